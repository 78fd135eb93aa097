-- Deletes events that have expired, some rows at a time; tells how many, or null if another process sweeps just now.
-- $1 how many rows at most, $2 the number of the lock that says who sweeps, until commit only.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
expired as materialized (
    select e.thread_id, e.first
    from pgcheckpoint.checkpoint_events e
    where (select mine from turn) and e.expires_at <= now()
    order by e.expires_at
    limit $1
    for update skip locked
),
swept as (
    delete from pgcheckpoint.checkpoint_events e
    using expired x
    where e.thread_id = x.thread_id and e.first = x.first
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;
