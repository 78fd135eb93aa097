-- sweep_events.sql on Citus, which passes over what is locked on one worker only. The lock that says who sweeps is the
-- coordinator's. The parameters are the same.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
expired as materialized (
    select e.thread_id, e.first
    from pgcheckpoint.checkpoint_events e
    where e.expires_at <= now()
    order by e.expires_at
    limit $1
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
