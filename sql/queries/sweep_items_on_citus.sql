-- sweep_items.sql on Citus, which passes over what is locked on one worker only: what somebody is writing is waited for,
-- and then looked at again. The lock that says who sweeps is the coordinator's. The parameters are the same.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
expired as materialized (
    select s.head, s.rest, s.key
    from pgcheckpoint.store_items s
    where s.expires_at <= now()
    order by s.expires_at
    limit $1
),
due as materialized (
    select e.head, e.rest, e.key from expired e where (select mine from turn)
),
swept as (
    delete from pgcheckpoint.store_items s
    using due e
    where s.head = e.head and s.rest = e.rest and s.key = e.key and s.expires_at <= now()
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;
