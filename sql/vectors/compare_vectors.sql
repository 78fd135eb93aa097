-- How far items are from each other: of each two that have vectors the distance of those nearest to a query.
-- $1 head, $2 rest, $3 key: one entry an item; $4 the query's vector.
with best as materialized (
    select w.n, v.embedding
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
    cross join lateral (
        select s.embedding from pgcheckpoint.store_vectors s
        where s.head = w.head and s.rest = w.rest and s.key = w.key
        order by s.embedding operator(public.<=>) (select $4::real[]::public.vector(1536))
        limit 1
    ) v
)
select a.n, b.n, a.embedding operator(public.<=>) b.embedding
from best a
join best b on a.n < b.n;
