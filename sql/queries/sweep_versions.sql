-- Deletes versions of items that ended long enough ago, some at a time, and notes that they may be missing; tells how many,
-- or null if another process sweeps just now.
-- $1 how many at most, $2 the number of the lock that says who sweeps, until commit only, $3 how long versions are kept.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
noted as (
    update pgcheckpoint.store_versions_since h
    set since = t.until
    from (select now() - $3::interval as until from turn where mine) t
    where h.id = 1 and h.since < t.until
),
old as materialized (
    select v.head, v.rest, v.key, v.updated_at
    from pgcheckpoint.store_versions v
    where v.ended_at < now() - $3::interval
    order by v.ended_at
    limit $1
),
due as materialized (
    select o.head, o.rest, o.key, o.updated_at from old o where (select mine from turn)
),
swept as (
    delete from pgcheckpoint.store_versions v
    using due d
    where v.head = d.head and v.rest = d.rest and v.key = d.key and v.updated_at = d.updated_at
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;
