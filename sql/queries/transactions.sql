-- How transactions begin: their settings, which a pooler is not to see; and those whose answers were lost.

-- name: ping
-- A round trip and nothing else.
/* qualified */
select 1;

-- name: get_backend_pid
-- The server's process id, which tells a pooler from a server: a pooler gives its clients process ids of its own.
/* qualified */
select pg_catalog.pg_backend_pid();

-- name: get_time
-- The server's time, for what is compared with times that it stored.
/* qualified */
select pg_catalog.now();

-- name: set_search_path
-- Comes before the first statement of a transaction that depends on the search_path, where none has set it.
/* sets search_path */
select pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true);

-- name: set_isolation
-- Sets read committed for this transaction, where the role, the database or the server has another default. Comes
-- first. Each transaction begins with the default again, so nothing changes for the session; SET LOCAL would do the
-- same with a warning, because a pipeline has no BEGIN.
/* qualified */
set transaction_isolation = 'read committed';

-- name: set_encoding
-- Exchanges text in UTF-8 until the end of the transaction, whatever the session's encoding is.
/* qualified */
select pg_catalog.set_config('client_encoding', 'UTF8', true);

-- name: set_bounds(
--     statement_timeout pg_catalog.text, lock_timeout pg_catalog.text, plan_cache_mode pg_catalog.text,
--     synchronous_commit pg_catalog.text
-- )
-- Sets time limits (milliseconds) and other settings for this transaction only: a pooler gives the session to others afterwards.
-- The plan_cache_mode is force_generic_plan for statements that are prepared once and fit any batch, force_custom_plan for those
-- whose best plan depends on the size of their arrays, and on Citus, which finds the shard by the parameter. JIT is off:
-- compiling would take longer than any of them runs.
-- An empty synchronous_commit is what the server, the role or the database says.
-- Warnings are on, because with one the server says that a commit did not wait for its synchronous standby.
-- The search_path makes the next statements use Postgres' own functions and operators, whatever others have put into a schema of
-- the session's path. In this statement each is qualified (nullif, in and case x when would look one up).
/* sets search_path */
select
    pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true),
    pg_catalog.set_config('statement_timeout', :statement_timeout, true),
    pg_catalog.set_config('lock_timeout', :lock_timeout, true),
    pg_catalog.set_config(
        'plan_cache_mode',
        case when pg_catalog.current_setting('citus.version', true) is null then :plan_cache_mode else 'force_custom_plan' end,
        true
    ),
    pg_catalog.set_config('jit', 'off', true),
    pg_catalog.set_config(
        'synchronous_commit',
        case
            when :synchronous_commit operator(pg_catalog.=) '' then pg_catalog.current_setting('synchronous_commit')
            else :synchronous_commit
        end,
        true
    ),
    pg_catalog.set_config('client_min_messages', 'warning', true);

-- name: set_read_bounds(statement_timeout pg_catalog.text, lock_timeout pg_catalog.text)
-- Sets time limits (milliseconds) for this transaction only, before statements that call a function which sets all else itself,
-- and that name all by schema.
/* qualified */
select
    pg_catalog.set_config('statement_timeout', :statement_timeout, true),
    pg_catalog.set_config('lock_timeout', :lock_timeout, true);

-- name: carry_settings(noting boolean)
-- Inside a transaction of somebody else's: notes what set_bounds and lock_threads will set, and gives it back afterwards.
/* qualified */
select pg_catalog.set_config(
    case when :noting then 'pg_checkpoint.' operator(pg_catalog.||) s.name else s.name end,
    pg_catalog.current_setting(case when :noting then s.name else 'pg_checkpoint.' operator(pg_catalog.||) s.name end),
    true
)
from (
    values
        ('search_path'),
        ('statement_timeout'),
        ('lock_timeout'),
        ('plan_cache_mode'),
        ('jit'),
        ('synchronous_commit'),
        ('client_min_messages')
) as s (name);

-- name: check_attempt(attempt bigint)
-- Fails, with a division by zero, if the answer to this transaction was taken for lost: something else may have been sent in its
-- place since. The last statement of each that changes something: by its snapshot, later than the locks of the others, either it
-- sees what revoke_attempts committed, or what is sent afterwards waits for these locks. A put that is all that its transaction
-- does checks this by itself (put_whole_checkpoint).
select 1 / (attempt - :attempt) from pgcheckpoint.lost_attempts where attempt = :attempt;

-- name: revoke_attempts(attempts bigint[])
-- Keeps attempts whose answers were lost from being committed, but for those that have come to check_attempt already: these hold
-- their locks.
insert into pgcheckpoint.lost_attempts (attempt) select unnest(:attempts)
on conflict do nothing;

-- name: forget_attempts
-- Forgets attempts that were lost so long ago that no network, pooler or server process can have kept them. Without parameters: it
-- is about all savers.
delete from pgcheckpoint.lost_attempts where lost_at < now() - interval '7 days';

-- name: make_durable
-- Commits something, if only a word, and waits until it is safe, whatever the settings say. Then everything committed
-- before is safe too.
select
    pg_catalog.pg_logical_emit_message(true, 'rotate', '')::pg_catalog.text,
    pg_catalog.set_config(
        'synchronous_commit',
        case
            when pg_catalog.current_setting('synchronous_commit') operator(pg_catalog.=) 'off' then 'on'
            else pg_catalog.current_setting('synchronous_commit')
        end,
        true
    );
