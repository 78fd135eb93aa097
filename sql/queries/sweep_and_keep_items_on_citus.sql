-- sweep_and_keep_items.sql on Citus, as sweep_items_on_citus.sql. The parameters and the answer are the same.
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
    returning s.*
),
kept as (
    insert into pgcheckpoint.store_versions (
        head, rest, key, updated_at, whole_namespace, whole_key, value, exact, version, created_at, ended_at
    )
    select w.head, w.rest, w.key, w.updated_at, w.whole_namespace, w.whole_key, w.value, w.exact, w.version, w.created_at,
        greatest(w.updated_at, w.expires_at)
    from swept w
    on conflict (head, rest, key, updated_at) do nothing
)
select case when (select mine from turn) then (select count(*) from swept) end;
