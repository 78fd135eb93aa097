-- Deletes entries of the node cache that have expired, some at a time, but for those that somebody is writing; tells how many, or
-- null if another process sweeps just now.
-- $1 how many at most, $2 the number of the lock that says who sweeps, until commit only.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
expired as materialized (
    select c.prefix, c.namespace, c.key
    from pgcheckpoint.cache_entries c
    where (select mine from turn) and c.expires_at <= now()
    order by c.expires_at
    limit $1
    for update skip locked
),
swept as (
    delete from pgcheckpoint.cache_entries c
    using expired e
    where c.prefix = e.prefix and c.namespace = e.namespace and c.key = e.key
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;
