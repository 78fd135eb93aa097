-- sweep_entries.sql on Citus, which passes over what is locked on one worker only: what somebody is writing is waited for, and
-- then looked at again, and is counted. The lock that says who sweeps is the coordinator's. The parameters are the same.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
expired as materialized (
    select c.prefix, c.namespace, c.key
    from pgcheckpoint.cache_entries c
    where c.expires_at <= now()
    order by c.expires_at
    limit $1
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
