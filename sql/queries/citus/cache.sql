-- Entries of the node cache, as Citus takes them.

-- name: get_entries_on_citus(prefix text, namespaces text[], keys bytea[])
-- get_entries on Citus, which takes no LIMIT in a LATERAL beside a function, and asks the shards of the keys that a parameter
-- names. The columns are the same.
select w.n, c.type, c.value
from unnest(:namespaces, :keys) with ordinality as w (namespace, key, n)
join pgcheckpoint.cache_entries c on c.namespace = w.namespace and c.key = w.key
where c.prefix = :prefix and c.key = any (:keys) and (c.expires_at is null or c.expires_at > now());

-- name: clear_entries_on_citus(limit bigint, prefix text, namespaces text[], stored_until timestamptz)
-- clear_entries on Citus, which locks rows beforehand on one worker only: what was stored anew meanwhile stays, and is counted.
with found as materialized (
    select c.namespace, c.key
    from pgcheckpoint.cache_entries c
    where c.prefix = :prefix and (:namespaces is null or c.namespace = any (:namespaces)) and c.stored_at <= :stored_until
    order by c.namespace, c.key
    limit :limit
),
cleared as (
    delete from pgcheckpoint.cache_entries c
    using found f
    where c.prefix = :prefix and c.namespace = f.namespace and c.key = f.key and c.stored_at <= :stored_until
    returning 1
)
select count(*) from found;

-- name: sweep_entries_on_citus(limit bigint, lock_number bigint)
-- sweep_entries on Citus, which passes over what is locked on one worker only: what somebody is writing is waited for, and then
-- looked at again, and is counted. The lock that says who sweeps is the coordinator's.
with turn as materialized (
    select pg_try_advisory_xact_lock(:lock_number) as mine
),
expired as materialized (
    select c.prefix, c.namespace, c.key
    from pgcheckpoint.cache_entries c
    where c.expires_at <= now()
    order by c.expires_at
    limit :limit
),
due as materialized (
    select e.prefix, e.namespace, e.key from expired e where (select mine from turn)
),
swept as (
    delete from pgcheckpoint.cache_entries c
    using due e
    where c.prefix = e.prefix and c.namespace = e.namespace and c.key = e.key and c.expires_at <= now()
    returning 1
)
select case when (select mine from turn) then (select count(*) from due) end;

-- name: trim_entries_on_citus(
--     limit bigint, lock_number bigint, prefix text, max_bytes bigint, least_count integer, enough_bytes bigint
-- )
-- trim_entries on Citus, which passes over what is locked on one worker only: what somebody is writing is waited for, and stays
-- if it was stored anew, and is counted. The lock that says who does is the coordinator's.
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
    where c.prefix = :prefix
    order by c.stored_at
    limit :limit
),
due as materialized (
    select s.namespace, s.key, s.stored_at, s.size
    from (select o.*, sum(o.size) over (order by o.stored_at, o.namespace, o.key) - o.size as before from oldest o) s
    where s.before < least((select excess from total), :enough_bytes) and (select mine from turn)
),
trimmed as (
    delete from pgcheckpoint.cache_entries c
    using due d
    where c.prefix = :prefix and c.namespace = d.namespace and c.key = d.key and c.stored_at = d.stored_at
    returning 1
)
select case when (select mine from turn) then (
    select case when sum(d.size) < (select excess from total) then greatest(count(*), :least_count) else count(*) end
    from due d
) end;
