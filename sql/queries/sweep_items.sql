-- Deletes items that have expired, some at a time, but for those that somebody is writing; tells how many, or null if
-- another process sweeps just now.
-- $1 how many at most, $2 the number of the lock that says who sweeps, until commit only.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
expired as materialized (
    select s.head, s.rest, s.key
    from pgcheckpoint.store_items s
    where (select mine from turn) and s.expires_at <= now()
    order by s.expires_at
    limit $1
    for update skip locked
),
swept as (
    delete from pgcheckpoint.store_items s
    using expired e
    where s.head = e.head and s.rest = e.rest and s.key = e.key
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;
