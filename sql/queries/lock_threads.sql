-- Makes the threads' rows if need be and locks them until commit, so that nothing deletes from these threads meanwhile;
-- and bounds this transaction, as set_bounds.sql does, for one statement less in each batch of puts.
-- $1 thread ids, sorted; $2 statement timeout, $3 lock timeout (which holds here already), $4 plan cache mode,
-- $5 synchronous_commit or empty; $6 whether the saver has a cipher: with one it marks the threads as encrypted. $7 whether it
-- encrypts by data keys: so it is with those. $8 what each thread has to run then: 'now' (since now) if it has tasks,
-- 'epoch' if not, '-infinity' if it waits for an answer (since now), null if this says nothing about it. $9 the root checkpoint
-- that was put, or that the interrupt is of; null for an answer. A put changes nothing of a thread that waits at that checkpoint
-- or a newer one: LangGraph runs ahead of its puts, so that an interrupt may be stored before any number of them.
-- An insert on conflict takes the lock on the newest row version, also after waiting for a delete.
-- It fails on purpose, with a SQLSTATE that nothing else in these transactions can raise and no words, which are
-- translated: the logarithm of zero (2201E) if a thread is marked so and the saver has no
-- cipher, or no data keys; a histogram without buckets (2201G) if the isolation level is not read committed, for then the next statement
-- would not see what was committed while this one waited. Neither may be a constant, which would fail when it is planned.
/* sets search_path */
with bounds as materialized (
    select
        pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true),
        pg_catalog.set_config('statement_timeout', $2, true),
        pg_catalog.set_config('lock_timeout', $3, true),
        pg_catalog.set_config(
            'plan_cache_mode',
            case when pg_catalog.current_setting('citus.version', true) is null then $4 else 'force_custom_plan' end,
            true
        ),
        pg_catalog.set_config('jit', 'off', true),
        pg_catalog.set_config(
            'synchronous_commit',
            case when $5 operator(pg_catalog.=) '' then pg_catalog.current_setting('synchronous_commit') else $5 end,
            true
        ),
        pg_catalog.set_config('client_min_messages', 'warning', true),
        pg_catalog.width_bucket(
            0.5,
            0,
            1,
            case
                when pg_catalog.current_setting('transaction_isolation') operator(pg_catalog.=) 'read committed' then 1
                else 0
            end
        )
)
insert into pgcheckpoint.checkpoint_threads as t (
    thread_id, active_at, encrypted, data_keyed, unfinished_at, waiting_at, waiting_id
)
select m.thread_id, pg_catalog.now(), $6, $7,
    case when m.mark operator(pg_catalog.=) '-infinity' then 'epoch' else m.mark end,
    case when m.mark operator(pg_catalog.=) '-infinity' then pg_catalog.now() end, m.checkpoint_id
from bounds
cross join rows from (
    pg_catalog.unnest($1::pg_catalog.text[]), pg_catalog.unnest($8::pg_catalog.text[]::pg_catalog.timestamptz[]),
    pg_catalog.unnest($9::pg_catalog.text[])
) as m (thread_id, mark, checkpoint_id)
on conflict (thread_id) do update
set active_at = case
    when t.encrypted and not excluded.encrypted or t.data_keyed and not excluded.data_keyed
        then pg_catalog.to_timestamp(
            pg_catalog.ln((0 operator(pg_catalog.*) pg_catalog.length(t.thread_id))::double precision)
        )
    else excluded.active_at
end, encrypted = excluded.encrypted, data_keyed = excluded.data_keyed, unfinished_at = case
    when excluded.unfinished_at is null
        or (
            excluded.unfinished_at operator(pg_catalog.>) 'epoch'
            and t.unfinished_at operator(pg_catalog.>) 'epoch'
        )
        or (
            excluded.waiting_at is null and t.waiting_at is not null
            and t.waiting_id operator(pg_catalog.>=) excluded.waiting_id
        )
        then t.unfinished_at
    else excluded.unfinished_at
end, waiting_at = case
    when excluded.unfinished_at is null
        or (excluded.waiting_at is null and t.waiting_id operator(pg_catalog.>=) excluded.waiting_id)
        then t.waiting_at
    else excluded.waiting_at
end, waiting_id = case
    when t.waiting_at is not null and t.waiting_id operator(pg_catalog.>) excluded.waiting_id then t.waiting_id
    else coalesce(excluded.waiting_id, t.waiting_id)
end
where excluded.active_at operator(pg_catalog.-) t.active_at operator(pg_catalog.>) interval '1 minute'
    or t.encrypted operator(pg_catalog.<>) excluded.encrypted
    or t.data_keyed operator(pg_catalog.<>) excluded.data_keyed
    or case
        when excluded.unfinished_at is null then false
        when excluded.waiting_at is not null then true
        when t.waiting_at is not null
            then excluded.waiting_id is null or t.waiting_id operator(pg_catalog.<) excluded.waiting_id
        else (excluded.unfinished_at operator(pg_catalog.>) 'epoch') operator(pg_catalog.<>)
            (t.unfinished_at is not null and t.unfinished_at operator(pg_catalog.>) 'epoch')
    end;
