-- The same by the index on vectors: it is walked, nearest first, until so many vectors belong to items that match.
-- $1 to $9 and $11 to $15 as in search_exactly.sql; $10 how many vectors.
-- The first column is how many were found: with fewer than $10 the index had no more. An item may have several of them.
with nearest as materialized (
    select i.*, v.embedding_1 operator(public.<=>) (select $9::real[]::public.vector(1536)) as distance
    from pgcheckpoint.store_vectors v
    cross join lateral (
        select * from pgcheckpoint.store_items s
        where s.head = v.head and s.rest = v.rest and s.key = v.key
            and ($12::timestamptz is null or s.updated_at >= $12::timestamptz)
            and ($13::timestamptz is null or s.updated_at < $13::timestamptz)
            and ($14::timestamptz is null or s.created_at >= $14::timestamptz)
            and ($15::timestamptz is null or s.created_at < $15::timestamptz)
            and (s.expires_at is null or s.expires_at > now())
            and ($5::text is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), $5::text))
            and ($6::jsonpath is null or s.value::jsonb @@ $6::jsonpath)
        limit 1
    ) i
    where (v.head, v.rest) >= ($1::text, $2::text) and (v.head, v.rest) < ($3::text, $4::text)
        and v.embedding_1 is not null
    order by v.embedding_1 operator(public.<=>) (select $9::real[]::public.vector(1536))
    limit $10::bigint
),
size as (select count(*) as vectors, count(distinct (head, rest, key)) as items from nearest)
select size.vectors, 1, f.value, f.is_exact, f.created_at, f.updated_at, f.stale, f.namespace, f.key, f.distance, size.items
from size
left join lateral (
    select case when $11::boolean then coalesce(i.exact, i.value::text) end as value, i.exact is not null as is_exact,
        i.created_at, i.updated_at,
        i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute' as stale,
        coalesce(i.whole_namespace, i.head || i.rest) as namespace, coalesce(i.whole_key, i.key) as key, i.distance,
        i.head, i.rest, i.key as stored_key
    from (
        select distinct on (n.head, n.rest, n.key) n.* from nearest n order by n.head, n.rest, n.key, n.distance
    ) i
    order by i.distance, i.head, i.rest, i.key
    limit $7::bigint offset $8::bigint
) f on true
order by f.distance, f.head, f.rest, f.stored_key;
