-- Deletes the entries of the node cache that were stored first, some at a time, while all of them take more than a number of bytes,
-- but for those that somebody is writing; tells how many (at least $5 if there is more to delete), or null if another process does it.
-- $1 how many at most, $2 the number of the lock that says who does it, until commit only, $3 prefix, $4 bytes, $5 a number,
-- $6 bytes after which it ends.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
total as materialized (
    select coalesce(sum(c.size), 0) - $4::bigint as excess
    from pgcheckpoint.cache_entries c
    where c.prefix = $3
),
oldest as materialized (
    select c.namespace, c.key, c.size, c.stored_at
    from pgcheckpoint.cache_entries c
    where c.prefix = $3 and (select mine from turn) and (select excess from total) > 0
    order by c.stored_at
    limit $1
    for update skip locked
),
due as materialized (
    select s.namespace, s.key
    from (select o.*, sum(o.size) over (order by o.stored_at, o.namespace, o.key) - o.size as before from oldest o) s
    where s.before < least((select excess from total), $6::bigint)
),
trimmed as (
    delete from pgcheckpoint.cache_entries c
    using due d
    where c.prefix = $3 and c.namespace = d.namespace and c.key = d.key
    returning c.size
)
select case when (select mine from turn) then (
    select case when sum(t.size) < (select excess from total) then greatest(count(*), $5::integer) else count(*) end
    from trimmed t
) end;
