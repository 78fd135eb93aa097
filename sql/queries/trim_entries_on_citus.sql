-- trim_entries.sql on Citus, which passes over what is locked on one worker only: what somebody is writing is waited for, and stays
-- if it was stored anew, and is counted. The lock that says who does is the coordinator's. The parameters are the same.
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
    where c.prefix = $3
    order by c.stored_at
    limit $1
),
due as materialized (
    select s.namespace, s.key, s.stored_at, s.size
    from (select o.*, sum(o.size) over (order by o.stored_at, o.namespace, o.key) - o.size as before from oldest o) s
    where s.before < least((select excess from total), $6::bigint) and (select mine from turn)
),
trimmed as (
    delete from pgcheckpoint.cache_entries c
    using due d
    where c.prefix = $3 and c.namespace = d.namespace and c.key = d.key and c.stored_at = d.stored_at
    returning 1
)
select case when (select mine from turn) then (
    select case when sum(d.size) < (select excess from total) then greatest(count(*), $5::integer) else count(*) end
    from due d
) end;
