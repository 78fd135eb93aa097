-- Bounds this transaction only: poolers hand the session to others afterwards. $1 statement, $2 lock, in milliseconds.
-- $3 force_generic_plan for statements that are prepared once and fit any batch, force_custom_plan for those whose best
-- plan depends on the size of their arrays, and on Citus, which finds the shard by the parameter. Compiling a plan would
-- take longer than any of them runs.
-- $4 synchronous_commit; empty for what the server, the role or the database says.
-- A warning is how the server says that a commit did not wait for its synchronous standby.
select
    set_config('statement_timeout', $1, true),
    set_config('lock_timeout', $2, true),
    set_config('plan_cache_mode', case when current_setting('citus.version', true) is null then $3 else 'force_custom_plan' end, true),
    set_config('jit', 'off', true),
    set_config('synchronous_commit', coalesce(nullif($4, ''), current_setting('synchronous_commit')), true),
    set_config('client_min_messages', 'warning', true);
