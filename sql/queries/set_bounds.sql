-- Sets time limits and other settings for this transaction only: a pooler gives the session to others afterwards.
-- $1 statement timeout and $2 lock timeout, in milliseconds.
-- $3 force_generic_plan for statements that are prepared once and fit any batch, force_custom_plan for those whose best
-- plan depends on the size of their arrays, and on Citus, which finds the shard by the parameter. JIT is off: compiling would
-- take longer than any of them runs.
-- $4 synchronous_commit; empty for what the server, the role or the database says.
-- Warnings are on, because with one the server says that a commit did not wait for its synchronous standby.
-- The search_path makes the next statements use Postgres' own functions and operators, whatever others have put into a schema
-- of the session's path. In this statement each is qualified (nullif, in and case x when would look one up).
/* sets search_path */
select
    pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true),
    pg_catalog.set_config('statement_timeout', $1, true),
    pg_catalog.set_config('lock_timeout', $2, true),
    pg_catalog.set_config(
        'plan_cache_mode',
        case when pg_catalog.current_setting('citus.version', true) is null then $3 else 'force_custom_plan' end,
        true
    ),
    pg_catalog.set_config('jit', 'off', true),
    pg_catalog.set_config(
        'synchronous_commit',
        case when $4 operator(pg_catalog.=) '' then pg_catalog.current_setting('synchronous_commit') else $4 end,
        true
    ),
    pg_catalog.set_config('client_min_messages', 'warning', true);
