-- Items of the store, as Citus takes them.

-- name: lock_items_on_citus(heads text[], rests text[], keys text[])
-- lock_items on Citus, which locks rows beforehand on one worker only: nothing is done.
select count(*) from unnest(:heads, :rests, :keys) where false;

-- name: delete_items_on_citus(heads text[], rests text[], keys text[])
-- delete_items on Citus, which locks rows beforehand on one worker only.
delete from pgcheckpoint.store_items s
using unnest(:heads, :rests, :keys) as w (head, rest, key)
where s.head = w.head and s.rest = w.rest and s.key = w.key and s.head = any (:heads);

-- name: get_items_on_citus(heads text[], rests text[], keys text[])
-- get_items on Citus, which takes no LIMIT in a LATERAL beside a function, and asks the shards of the heads that a parameter
-- names. The columns are the same.
select w.n, coalesce(s.exact, s.value::text), s.exact is not null, s.created_at, s.updated_at,
    s.expires_at < now() + (s.ttl_minutes - (s.ttl_minutes >= 2)::integer) * interval '1 minute'
from unnest(:heads, :rests, :keys) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_items s on s.head = w.head and s.rest = w.rest and s.key = w.key
where s.head = any (:heads) and (s.expires_at is null or s.expires_at > now());

-- name: refresh_items_on_citus(heads text[], rests text[], keys text[])
-- refresh_items on Citus, which passes over what is locked on one worker only: what somebody else is writing is waited for, and
-- then looked at again. Times are of the statement, and in UTC, because Citus adds no columns to others.
with clock as materialized (select statement_timestamp() at time zone 'UTC' as at)
update pgcheckpoint.store_items s
set expires_at = (c.at + s.ttl_minutes * interval '1 minute') at time zone 'UTC'
from clock c
cross join unnest(:heads, :rests, :keys) as w (head, rest, key)
where s.head = w.head and s.rest = w.rest and s.key = w.key and s.head = any (:heads)
    and s.expires_at at time zone 'UTC' > c.at
    and s.expires_at at time zone 'UTC' < c.at + (s.ttl_minutes - (s.ttl_minutes >= 2)::integer) * interval '1 minute';

-- name: search_items_on_citus(
--     heads text[], from_rests text[], to_rests text[], namespace_prefixes text[], filters jsonpath[], limits bigint[],
--     offsets bigint[]
-- )
-- search_items on Citus, which takes no LIMIT in a LATERAL beside a function: each worker numbers the items of its heads. The
-- columns are the same.
select i.n, coalesce(i.exact, i.value::text), i.exact is not null, i.created_at, i.updated_at,
    i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute',
    coalesce(i.whole_namespace, i.head || i.rest), coalesce(i.whole_key, i.key)
from (
    select s.*, q.n, q.count, q.skipped,
        row_number() over (partition by s.head, q.n order by s.updated_at desc, s.rest, s.key) as place
    from unnest(:heads, :from_rests, :to_rests, :namespace_prefixes, :filters, :limits, :offsets)
        with ordinality as q (head, rest, rest_end, whole, filter, count, skipped, n)
    join pgcheckpoint.store_items s on s.head = q.head and s.rest >= q.rest and s.rest < q.rest_end
    where s.head = any (:heads)
        and (s.expires_at is null or s.expires_at > now())
        and (q.whole is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), q.whole))
        and (q.filter is null or s.value::jsonb @@ q.filter)
) i
where i.place > i.skipped and (i.count is null or i.place <= i.skipped + i.count)
order by i.n, i.updated_at desc, i.head, i.rest, i.key;

-- name: list_namespaces_on_citus(
--     from_head text, from_rest text, to_head text, to_rest text, max_depth integer, patterns text[], limit bigint,
--     offset bigint, namespace_prefix text, namespace_suffix text
-- )
-- list_namespaces on Citus, which has no recursion over many heads: each worker goes through its items in the range. The columns
-- are the same.
select distinct l.shown
from (
    select
        case
            when p.depth = 0 then ''
            when p.depth >= cardinality(p.labels) - 1 then p.whole
            else array_to_string(p.labels[1:p.depth], chr(1)) || chr(1)
        end collate "C" as shown
    from (
        select n.whole, string_to_array(n.whole, chr(1)) as labels, coalesce(:max_depth, 2147483647) as depth
        from (
            select distinct s.head, s.rest, coalesce(s.whole_namespace, s.head || s.rest) as whole
            from pgcheckpoint.store_items s
            where (:from_head <> :to_head or s.head = :from_head)
                and (s.head, s.rest) >= (:from_head, :from_rest) and (s.head, s.rest) < (:to_head, :to_rest)
                and (s.expires_at is null or s.expires_at > now())
        ) n
    ) p
    where p.whole ~ all (:patterns) and (:namespace_prefix is null or starts_with(p.whole, :namespace_prefix))
        and (:namespace_suffix is null or right(chr(1) || p.whole, length(:namespace_suffix)) = :namespace_suffix)
) l
order by l.shown
limit :limit offset :offset;

-- name: sweep_items_on_citus(limit bigint, lock_number bigint)
-- sweep_items on Citus, which passes over what is locked on one worker only: what somebody is writing is waited for, and then
-- looked at again. The lock that says who sweeps is the coordinator's.
with turn as materialized (
    select pg_try_advisory_xact_lock(:lock_number) as mine
),
expired as materialized (
    select s.head, s.rest, s.key
    from pgcheckpoint.store_items s
    where s.expires_at <= now()
    order by s.expires_at
    limit :limit
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
