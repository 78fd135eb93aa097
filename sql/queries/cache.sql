-- Entries of the node cache.

-- name: get_entries
-- Entries of the node cache by their keys; an expired one is not there.
-- $1 prefix, $2 namespace, $3 key: one entry of the two arrays an entry.
select w.n, e.type, e.value
from unnest($2::text[], $3::bytea[]) with ordinality as w (namespace, key, n)
cross join lateral (
    select * from pgcheckpoint.cache_entries c
    where c.prefix = $1 and c.namespace = w.namespace and c.key = w.key and (c.expires_at is null or c.expires_at > now())
    limit 1
) e;

-- name: put_entries
-- Stores entries of the node cache, each key once, in the order of their keys.
-- $1 prefix, $2 namespace, $3 key, $4 type, $5 value, $6 seconds to live (null: for ever), $7 bytes that a row takes beside its value.
with base as materialized (select now() as at)
insert into pgcheckpoint.cache_entries as c (prefix, namespace, key, type, value, size, stored_at, expires_at)
select $1, p.namespace, p.key, p.type, p.value, octet_length(p.value) + $7::integer, base.at,
    base.at + p.seconds * interval '1 second'
from base
cross join unnest($2::text[], $3::bytea[], $4::text[], $5::bytea[], $6::double precision[])
    as p (namespace, key, type, value, seconds)
order by p.namespace collate "C", p.key
on conflict (prefix, namespace, key) do update
set type = excluded.type,
    value = excluded.value,
    size = excluded.size,
    stored_at = excluded.stored_at,
    expires_at = excluded.expires_at;

-- name: clear_entries
-- Deletes entries of the node cache that were stored up to a time, some at a time; tells how many it found.
-- $1 how many at most, $2 prefix, $3 namespaces (null: all), $4 the time.
with found as materialized (
    select c.namespace, c.key
    from pgcheckpoint.cache_entries c
    where c.prefix = $2 and ($3::text[] is null or c.namespace = any ($3::text[])) and c.stored_at <= $4::timestamptz
    order by c.namespace, c.key
    limit $1
    for update
),
cleared as (
    delete from pgcheckpoint.cache_entries c
    using found f
    where c.prefix = $2 and c.namespace = f.namespace and c.key = f.key
    returning 1
)
select count(*) from cleared;

-- name: sweep_entries
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

-- name: trim_entries
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
