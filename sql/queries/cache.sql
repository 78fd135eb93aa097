-- Entries of the node cache.

-- name: get_entries(prefix text, namespaces text[], keys bytea[])
-- Entries of the node cache by their keys, one entry of namespaces and keys each; an expired one is not there.
select w.n, e.type, e.value
from unnest(:namespaces, :keys) with ordinality as w (namespace, key, n)
cross join lateral (
    select * from pgcheckpoint.cache_entries c
    where c.prefix = :prefix and c.namespace = w.namespace and c.key = w.key and (c.expires_at is null or c.expires_at > now())
    limit 1
) e;

-- name: put_entries(
--     prefix text, namespaces text[], keys bytea[], types text[], values bytea[], ttl_seconds double precision[],
--     row_overhead integer
-- )
-- Stores entries of the node cache, each key once, in the order of their keys. An entry without ttl_seconds stays for ever;
-- row_overhead is the bytes that a row takes beside its value.
with base as materialized (select now() as at)
insert into pgcheckpoint.cache_entries as c (prefix, namespace, key, type, value, size, stored_at, expires_at)
select :prefix, p.namespace, p.key, p.type, p.value, octet_length(p.value) + :row_overhead, base.at,
    base.at + p.seconds * interval '1 second'
from base
cross join unnest(:namespaces, :keys, :types, :values, :ttl_seconds)
    as p (namespace, key, type, value, seconds)
order by p.namespace collate "C", p.key
on conflict (prefix, namespace, key) do update
set type = excluded.type,
    value = excluded.value,
    size = excluded.size,
    stored_at = excluded.stored_at,
    expires_at = excluded.expires_at;

-- name: clear_entries(limit bigint, prefix text, namespaces text[], stored_until timestamptz)
-- Deletes entries of the node cache that were stored up to a time, some at a time; tells how many it found. Without namespaces
-- it is about all of them.
with found as materialized (
    select c.namespace, c.key
    from pgcheckpoint.cache_entries c
    where c.prefix = :prefix and (:namespaces is null or c.namespace = any (:namespaces)) and c.stored_at <= :stored_until
    order by c.namespace, c.key
    limit :limit
    for update
),
cleared as (
    delete from pgcheckpoint.cache_entries c
    using found f
    where c.prefix = :prefix and c.namespace = f.namespace and c.key = f.key
    returning 1
)
select count(*) from cleared;

-- name: sweep_entries(limit bigint, lock_number bigint)
-- Deletes entries of the node cache that have expired, some at a time, but for those that somebody is writing; tells how many,
-- or null if another process sweeps just now. The lock says who sweeps, until commit only.
with turn as materialized (
    select pg_try_advisory_xact_lock(:lock_number) as mine
),
expired as materialized (
    select c.prefix, c.namespace, c.key
    from pgcheckpoint.cache_entries c
    where (select mine from turn) and c.expires_at <= now()
    order by c.expires_at
    limit :limit
    for update skip locked
),
swept as (
    delete from pgcheckpoint.cache_entries c
    using expired e
    where c.prefix = e.prefix and c.namespace = e.namespace and c.key = e.key
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;

-- name: trim_entries(limit bigint, lock_number bigint, prefix text, max_bytes bigint, least_count integer, enough_bytes bigint)
-- Deletes the entries of the node cache that were stored first, some at a time, while all of them take more than max_bytes, but
-- for those that somebody is writing; ends after enough_bytes. Tells how many (at least least_count if there is more to delete),
-- or null if another process does it: the lock says who does, until commit only.
with turn as materialized (
    select pg_try_advisory_xact_lock(:lock_number) as mine
),
total as materialized (
    select coalesce(sum(c.size), 0) - :max_bytes as excess
    from pgcheckpoint.cache_entries c
    where c.prefix = :prefix
),
oldest as materialized (
    select c.namespace, c.key, c.size, c.stored_at
    from pgcheckpoint.cache_entries c
    where c.prefix = :prefix and (select mine from turn) and (select excess from total) > 0
    order by c.stored_at
    limit :limit
    for update skip locked
),
due as materialized (
    select s.namespace, s.key
    from (select o.*, sum(o.size) over (order by o.stored_at, o.namespace, o.key) - o.size as before from oldest o) s
    where s.before < least((select excess from total), :enough_bytes)
),
trimmed as (
    delete from pgcheckpoint.cache_entries c
    using due d
    where c.prefix = :prefix and c.namespace = d.namespace and c.key = d.key
    returning c.size
)
select case when (select mine from turn) then (
    select case when sum(t.size) < (select excess from total) then greatest(count(*), :least_count) else count(*) end
    from trimmed t
) end;
