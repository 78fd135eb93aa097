-- Makes the threads' rows if need be and locks them until commit, so that nothing deletes from these threads meanwhile;
-- and bounds this transaction, as set_bounds.sql does, for one statement less in each batch of puts.
-- $1 thread ids, sorted; $2 statement timeout, $3 lock timeout (which holds here already), $4 plan cache mode,
-- $5 synchronous_commit or empty; $6 whether the saver has a cipher: without one it fails, naming the thread, if that is
-- encrypted (mark_thread_encrypted.sql).
-- An insert on conflict takes the lock on the newest row version, also after waiting for a delete.
with bounds as materialized (
    select
        set_config('statement_timeout', $2, true),
        set_config('lock_timeout', $3, true),
        set_config('plan_cache_mode', case when current_setting('citus.version', true) is null then $4 else 'force_custom_plan' end, true),
        set_config('jit', 'off', true),
        set_config('synchronous_commit', coalesce(nullif($5, ''), current_setting('synchronous_commit')), true),
        set_config('client_min_messages', 'warning', true),
        -- else the next statement would not see what was committed while this one waited: fails, saying so
        case
            when current_setting('transaction_isolation') <> 'read committed'
                then (current_setting('transaction_isolation') || ': set default_transaction_isolation = read committed')::integer
        end
)
insert into pgcheckpoint.checkpoint_threads as t (thread_id, active_at)
select unnest($1::text[]), now()
from bounds
on conflict (thread_id) do update
set active_at = case
    when t.encrypted and not $6 then to_timestamp(('encrypted: ' || t.thread_id)::double precision)
    else excluded.active_at
end
where excluded.active_at - t.active_at > interval '1 minute' or (t.encrypted and not $6);
