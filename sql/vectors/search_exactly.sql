-- Items below a prefix of namespaces whose vectors are nearest to a query, by looking at each of them.
-- $1 head and $2 rest from where, $3 head and $4 rest to where (exclusive) namespaces go; $5 what whole namespaces begin
-- with, where the prefix had to be cut, else null; $6 a filter as a path of jsonpath, or null; $7 limit, $8 offset; $9 the
-- query's vector; $10 with more vectors than that below the prefix nothing is looked at; $11 whether
-- the value is wanted; $12 since when and $13 before when updated, $14 since when and $15 before when created,
-- each null for no bound.
-- The first column is the number of vectors below the prefix, up to one more than $10; it comes without an item, if there
-- is none. Then the columns of search_items.sql, and the distance of the best of the item's vectors. Items are fetched in
-- the order of their distances, until there are enough.
with size as materialized (
    select count(*) as vectors
    from (
        select from pgcheckpoint.store_vectors v
        where (v.head, v.rest) >= ($1::text, $2::text) and (v.head, v.rest) < ($3::text, $4::text)
            and v.embedding_1 is not null
        limit $10::bigint + 1
    ) v
)
select size.vectors, 1, f.value, f.is_exact, f.created_at, f.updated_at, f.stale, f.namespace, f.key, f.distance
from size
left join lateral (
    select case when $11::boolean then coalesce(i.exact, i.value::text) end as value, i.exact is not null as is_exact,
        i.created_at, i.updated_at,
        i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute' as stale,
        coalesce(i.whole_namespace, i.head || i.rest) as namespace, coalesce(i.whole_key, i.key) as key, best.distance,
        best.head, best.rest, best.key as stored_key
    from (
        select v.head, v.rest, v.key,
            min(v.embedding_1 operator(public.<=>) (select $9::real[]::public.vector(1536))) as distance
        from pgcheckpoint.store_vectors v
        where (v.head, v.rest) >= ($1::text, $2::text) and (v.head, v.rest) < ($3::text, $4::text)
            and v.embedding_1 is not null
            and (select vectors from size) <= $10::bigint
        group by v.head, v.rest, v.key
        order by distance, v.head, v.rest, v.key
    ) best
    cross join lateral (
        select * from pgcheckpoint.store_items s
        where s.head = best.head and s.rest = best.rest and s.key = best.key
            and ($12::timestamptz is null or s.updated_at >= $12::timestamptz)
            and ($13::timestamptz is null or s.updated_at < $13::timestamptz)
            and ($14::timestamptz is null or s.created_at >= $14::timestamptz)
            and ($15::timestamptz is null or s.created_at < $15::timestamptz)
            and (s.expires_at is null or s.expires_at > now())
            and ($5::text is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), $5::text))
            and ($6::jsonpath is null or s.value::jsonb @@ $6::jsonpath)
        limit 1
    ) i
    order by best.distance, best.head, best.rest, best.key
    limit $7::bigint offset $8::bigint
) f on true
order by f.distance, f.head, f.rest, f.stored_key;
