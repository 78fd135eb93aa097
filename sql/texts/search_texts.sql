-- Items below a prefix of namespaces that have a word of a query, those with more and rarer words first.
-- $1 head and $2 rest from where, $3 head and $4 rest to where (exclusive) namespaces go; $5 what whole namespaces begin
-- with, where the prefix had to be cut, else null; $6 a filter as a path of jsonpath, or null; $7 limit, $8 offset; $9 the
-- text search configuration; $10 the words, of which one has to be there; $11 a query in the way of web searches that must
-- be true besides, or ''; $12 whether the value is wanted; $13 the configuration as it is written in the table;
-- $14 since when and $15 before when updated, $16 since when and $17 before when created, each null for no
-- bound.
-- Columns are as those of search_items.sql, and the score: of each word of the query that an item has, the logarithm of one
-- more than the number of items with any word by that of items with this word. Items are fetched in the order of their
-- scores, until there are enough. The query is an expression of parameters, so that it is known when this is planned,
-- and is made once.
with asked as materialized (
    select row_number() over (order by w.lexeme) as n, array_to_tsvector(array[w.lexeme])::text::tsquery as word
    from unnest(to_tsvector($9::regconfig, $10::text)) as w (lexeme, positions, weights)
),
hit as materialized (
    select t.head, t.rest, t.key, t.version,
        array(select a.n from asked a where t.words @@ a.word order by a.n) as found,
        ts_rank(
            t.words, replace(plainto_tsquery($9::regconfig, $10::text)::text, ' & ', ' | ')::tsquery, 1
        ) as density
    from pgcheckpoint.store_texts t
    where (t.head, t.rest) >= ($1::text, $2::text) and (t.head, t.rest) < ($3::text, $4::text)
        and t.words @@ replace(plainto_tsquery($9::regconfig, $10::text)::text, ' & ', ' | ')::tsquery
        and t.language = $13::text
        and (
            numnode(websearch_to_tsquery($9::regconfig, $11::text)) = 0
            or t.words @@ websearch_to_tsquery($9::regconfig, $11::text)
        )
),
rarity as materialized (
    select f.n, ln(1 + (select count(*) from hit)::double precision / count(*)) as score
    from hit h
    cross join unnest(h.found) as f (n)
    group by f.n
),
-- Many items have the same words of a query.
combination as materialized (
    select c.found, (select sum(r.score order by r.n) from rarity r where r.n = any (c.found)) as score
    from (select distinct h.found from hit h) c
)
select 1, case when $12::boolean then coalesce(i.exact, i.value::text) end, i.exact is not null, i.created_at, i.updated_at,
    i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute',
    coalesce(i.whole_namespace, i.head || i.rest), coalesce(i.whole_key, i.key), best.score
from (
    select h.*, c.score
    from hit h
    join combination c on c.found = h.found
    order by c.score desc, h.density desc, h.head, h.rest, h.key
) best
cross join lateral (
    select * from pgcheckpoint.store_items s
    where s.head = best.head and s.rest = best.rest and s.key = best.key and s.version = best.version
        and ($14::timestamptz is null or s.updated_at >= $14::timestamptz)
        and ($15::timestamptz is null or s.updated_at < $15::timestamptz)
        and ($16::timestamptz is null or s.created_at >= $16::timestamptz)
        and ($17::timestamptz is null or s.created_at < $17::timestamptz)
        and (s.expires_at is null or s.expires_at > now())
        and ($5::text is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), $5::text))
        and ($6::jsonpath is null or s.value::jsonb @@ $6::jsonpath)
    limit 1
) i
order by best.score desc, best.density desc, best.head, best.rest, best.key
limit $7::bigint offset $8::bigint;
