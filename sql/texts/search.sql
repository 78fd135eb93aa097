-- Search by words.

-- name: find_tables(schema text)
-- Whether the table for search by words is there, made by who may act as the owner of the items; always a row.
select exists (
    select from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_class i on i.relnamespace = n.oid and i.relname = 'store_items'
    where n.nspname = :schema and c.relname = 'store_texts' and pg_has_role(c.relowner, i.relowner, 'member')
);

-- name: create_tables
-- The table for search by words, made by setup() of a store whose index has "text", and by nothing else.
create table if not exists pgcheckpoint.store_texts (
    head text collate "C" not null,
    rest text collate "C" not null,
    key text collate "C" not null,
    version bigint not null,
    language text not null,
    words tsvector not null,
    primary key (head, rest, key),
    -- However an item goes, its words go with it.
    foreign key (head, rest, key) references pgcheckpoint.store_items on delete cascade
) with (
    fillfactor = 85,  -- a put that leaves the words as they are finds room on its page
    autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05
);
comment on column pgcheckpoint.store_texts.version is
    'of the item that the words are of: if it has another one by now, they are not its words any more';
comment on column pgcheckpoint.store_texts.language is
    'the text search configuration that made the words; a search asks for those of its own';

create index if not exists store_texts_words_idx on pgcheckpoint.store_texts using gin (words);

-- name: list_languages
-- The text search configurations of this database: schema, name, and both as they are written in SQL.
select n.nspname::text, c.cfgname::text, format('%I.%I', n.nspname, c.cfgname)
from pg_ts_config c
join pg_namespace n on n.oid = c.cfgnamespace
order by n.nspname <> 'pg_catalog', n.nspname, c.cfgname;

-- name: put_texts(
--     heads text[], rests text[], keys text[], versions bigint[], contents text[], configuration regconfig, language text
-- )
-- Gives items the words of their contents (null: no words). Only items that still have the version that is told, which nobody
-- changes until commit: of a put they are stored before, in the same transaction. The language is the text search configuration
-- as it is written in the table. Words that stay the same are left as they are, so that the index on them is not written. That
-- an item is to have no words is written too: otherwise it would look like one that nobody has looked at. It tells how many
-- items that was true of.
with item as materialized (
    select s.head, s.rest, s.key, s.version, i.content
    from (
        select * from unnest(:heads, :rests, :keys, :versions, :contents)
            as i (head, rest, key, version, content)
        order by i.head, i.rest, i.key
    ) i
    cross join lateral (
        select s.head, s.rest, s.key, s.version from pgcheckpoint.store_items s
        where s.head = i.head and s.rest = i.rest and s.key = i.key and s.version = i.version
        for share
    ) s
),
made as (
    insert into pgcheckpoint.store_texts as t (head, rest, key, version, language, words)
    select i.head, i.rest, i.key, i.version, :language, to_tsvector(:configuration, coalesce(i.content, ''))
    from item i
    order by i.head, i.rest, i.key
    on conflict (head, rest, key) do update
    set version = excluded.version,
        language = excluded.language,
        words = case when t.words = excluded.words then t.words else excluded.words end
)
select count(*) from item;

-- name: find_due_items(from_head text, from_rest text, from_key text, limit bigint, enough_bytes bigint, language text)
-- Items without words of a text search configuration, in the order of their keys, with their values; but for those that were put
-- so that they have none. The last column stands where find_items of sql/vectors has one. The join is such that the other table
-- is not gone through from its beginning for each page.
with due as materialized (
    select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version, coalesce(s.exact, s.value::text) as value,
        s.exact is not null as is_exact
    from pgcheckpoint.store_items s
    left join lateral (
        select true as is_done from pgcheckpoint.store_texts t
        where t.head = s.head and t.rest = s.rest and t.key = s.key and t.version = s.version
            and (t.language = :language or t.words = ''::tsvector)
        limit 1
    ) d on true
    where (s.head, s.rest, s.key) >= (:from_head, :from_rest, :from_key)
        and (s.expires_at is null or s.expires_at > now())
        and d.is_done is null
    order by s.head, s.rest, s.key
    limit :limit
),
measured as (
    select *, sum(octet_length(value)) over (
        order by head, rest, key rows between unbounded preceding and 1 preceding
    ) as before
    from due
)
select head, rest, key, namespace, whole_key, version, value, is_exact, '{}'::text[]
from measured
where coalesce(before, 0) < :enough_bytes
order by head, rest, key;

-- name: search_texts(
--     from_head text, from_rest text, to_head text, to_rest text, namespace_prefix text, filter jsonpath, limit bigint,
--     offset bigint, configuration regconfig, words text, web_query text, with_value boolean, language text,
--     updated_since timestamptz, updated_before timestamptz, created_since timestamptz, created_before timestamptz
-- )
-- Items below a prefix of namespaces that have a word of a query, those with more and rarer words first. One of the words has to
-- be there; a query in the way of web searches must be true besides, or is ''. The language is the text search configuration as
-- it is written in the table. The other parameters are those of search_range.
-- Columns are as those of search_items, and the score: of each word of the query that an item has, the logarithm of one more
-- than the number of items with any word by that of items with this word. Items are fetched in the order of their scores, until
-- there are enough. The query is an expression of parameters, so that it is known when this is planned, and is made once.
with asked as materialized (
    select row_number() over (order by w.lexeme) as n, array_to_tsvector(array[w.lexeme])::text::tsquery as word
    from unnest(to_tsvector(:configuration, :words)) as w (lexeme, positions, weights)
),
hit as materialized (
    select t.head, t.rest, t.key, t.version,
        array(select a.n from asked a where t.words @@ a.word order by a.n) as found,
        ts_rank(
            t.words, replace(plainto_tsquery(:configuration, :words)::text, ' & ', ' | ')::tsquery, 1
        ) as density
    from pgcheckpoint.store_texts t
    where (t.head, t.rest) >= (:from_head, :from_rest) and (t.head, t.rest) < (:to_head, :to_rest)
        and t.words @@ replace(plainto_tsquery(:configuration, :words)::text, ' & ', ' | ')::tsquery
        and t.language = :language
        and (
            numnode(websearch_to_tsquery(:configuration, :web_query)) = 0
            or t.words @@ websearch_to_tsquery(:configuration, :web_query)
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
select 1, case when :with_value then coalesce(i.exact, i.value::text) end, i.exact is not null, i.created_at, i.updated_at,
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
        and (:updated_since is null or s.updated_at >= :updated_since)
        and (:updated_before is null or s.updated_at < :updated_before)
        and (:created_since is null or s.created_at >= :created_since)
        and (:created_before is null or s.created_at < :created_before)
        and (s.expires_at is null or s.expires_at > now())
        and (:namespace_prefix is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), :namespace_prefix))
        and (:filter is null or s.value::jsonb @@ :filter)
    limit 1
) i
order by best.score desc, best.density desc, best.head, best.rest, best.key
limit :limit offset :offset;
