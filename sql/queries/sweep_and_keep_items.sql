-- sweep_items.sql where versions of items are kept. The parameters and the answer are the same.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
expired as materialized (
    select s.head, s.rest, s.key
    from pgcheckpoint.store_items s
    where (select mine from turn) and s.expires_at <= now()
    order by s.expires_at
    limit $1
    for update skip locked
),
swept as (
    delete from pgcheckpoint.store_items s
    using expired e
    where s.head = e.head and s.rest = e.rest and s.key = e.key
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
