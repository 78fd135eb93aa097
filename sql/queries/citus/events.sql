-- Event logs, as Citus sweeps them.

-- name: sweep_events_on_citus(limit bigint, lock_number bigint)
-- sweep_events on Citus, which passes over what is locked on one worker only. The lock that says who sweeps is the
-- coordinator's.
with turn as materialized (
    select pg_try_advisory_xact_lock(:lock_number) as mine
),
expired as materialized (
    select e.thread_id, e.first
    from pgcheckpoint.checkpoint_events e
    where e.expires_at <= now()
    order by e.expires_at
    limit :limit
),
due as materialized (
    select x.thread_id, x.first from expired x where (select mine from turn)
),
swept as (
    delete from pgcheckpoint.checkpoint_events e
    using due d
    where e.thread_id = d.thread_id and e.first = d.first
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;

-- name: sweep_event_heads_on_citus(limit bigint, lock_number bigint)
-- sweep_event_heads on Citus, which passes over what is locked on one worker only: who appends is waited for, and then it is
-- looked at again when the head expires.
with turn as materialized (
    select pg_try_advisory_xact_lock(:lock_number) as mine
),
expired as materialized (
    select h.thread_id
    from pgcheckpoint.checkpoint_event_heads h
    where h.expires_at <= now()
        and not exists (select 1 from pgcheckpoint.checkpoint_events e where e.thread_id = h.thread_id)
    order by h.expires_at
    limit :limit
),
due as materialized (
    select x.thread_id from expired x where (select mine from turn)
),
swept as (
    delete from pgcheckpoint.checkpoint_event_heads h
    using due d
    where h.thread_id = d.thread_id and h.expires_at <= now()
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;
