-- Search by meaning: the vectors of items.

-- name: put_vectors
-- Gives items, which are stored before in the same transaction, the vectors that they should have, and no others.
-- $1 head, $2 rest, $3 key: one entry an item. $4 which of them, counted from 1, $5 path, $6 position, $7 the text's hash:
-- one entry a vector; $8 the numbers of all vectors one after another, $9 how many a vector has. A vector of the same text
-- is left as it is, for the index on vectors costs more than all the rest. An item that is to have none has an entry behind
-- those of vectors, with the position -1.
with item as materialized (
    select * from unnest($1::text[], $2::text[], $3::text[]) with ordinality as i (head, rest, key, n)
),
given as materialized (
    select i.head, i.rest, i.key, v.path, v.position, v.text_hash, v.m
    from unnest($4::integer[], $5::text[], $6::integer[], $7::bytea[]) with ordinality
        as v (n, path, position, text_hash, m)
    join item i on i.n = v.n
),
gone as (
    delete from pgcheckpoint.store_vectors s
    using item i
    where s.head = i.head and s.rest = i.rest and s.key = i.key
        and not exists (
            select from given g
            where g.head = s.head and g.rest = s.rest and g.key = s.key and g.path = s.path and g.position = s.position
        )
)
insert into pgcheckpoint.store_vectors as s (head, rest, key, path, position, text_hash, embedding_1)
select g.head, g.rest, g.key, g.path, g.position, g.text_hash,
    case
        when g.position >= 0 then (($8::real[])[(g.m - 1) * $9::integer + 1 : g.m * $9::integer])::public.vector(1536)
    end
from given g
order by g.head, g.rest, g.key, g.path, g.position
on conflict (head, rest, key, path, position) do update
set text_hash = excluded.text_hash, embedding_1 = excluded.embedding_1
where s.text_hash <> excluded.text_hash or (s.embedding_1 is null and s.position >= 0);

-- name: find_vectors
-- Vectors that items have for texts already. $1 head, $2 rest, $3 key, $4 the text's hash: one entry a text.
select w.n, v.embedding_1::real[]
from unnest($1::text[], $2::text[], $3::text[], $4::bytea[]) with ordinality as w (head, rest, key, text_hash, n)
cross join lateral (
    select s.embedding_1 from pgcheckpoint.store_vectors s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and s.text_hash = w.text_hash
        and s.embedding_1 is not null
    limit 1
) v;

-- name: set_for_search
-- Settings of pgvector for this transaction only. $1 names, $2 values.
select set_config(s.name, s.value, true) from unnest($1::text[], $2::text[]) as s (name, value);

-- name: search_exactly
-- Items below a prefix of namespaces whose vectors are nearest to a query, by looking at each of them.
-- $1 head and $2 rest from where, $3 head and $4 rest to where (exclusive) namespaces go; $5 what whole namespaces begin
-- with, where the prefix had to be cut, else null; $6 a filter as a path of jsonpath, or null; $7 limit, $8 offset; $9 the
-- query's vector; $10 with more vectors than that below the prefix nothing is looked at; $11 whether
-- the value is wanted; $12 since when and $13 before when updated, $14 since when and $15 before when created,
-- each null for no bound.
-- The first column is the number of vectors below the prefix, up to one more than $10; it comes without an item, if there
-- is none. Then the columns of search_items, and the distance of the best of the item's vectors. Items are fetched in
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

-- name: search_by_index
-- The same by the index on vectors: it is walked, nearest first, until so many vectors belong to items that match.
-- $1 to $9 and $11 to $15 as in search_exactly; $10 how many vectors.
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

-- name: find_items
-- Items in the order of their keys, with their values and what vectors they have; but for those that were put so that they have
-- none.
-- $1 head, $2 rest, $3 key from which on; $4 limit, $5 enough bytes. The join is such that the other table is not gone through
-- from its beginning for each page.
with page as materialized (
    select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version, coalesce(s.exact, s.value::text) as value,
        s.exact is not null as is_exact
    from pgcheckpoint.store_items s
    left join lateral (
        select true as is_hidden from pgcheckpoint.store_vectors v
        where v.head = s.head and v.rest = s.rest and v.key = s.key and v.path = '' and v.position = -1
        limit 1
    ) h on true
    where (s.head, s.rest, s.key) >= ($1::text, $2::text, $3::text)
        and (s.expires_at is null or s.expires_at > now())
        and h.is_hidden is null
    order by s.head, s.rest, s.key
    limit $4::bigint
),
measured as (
    select *, sum(octet_length(value)) over (
        order by head, rest, key rows between unbounded preceding and 1 preceding
    ) as before
    from page
)
select m.head, m.rest, m.key, m.namespace, m.whole_key, m.version, m.value, m.is_exact,
    array(
        -- as an array of texts, whose length nothing else has
        select v.path || ' ' || v.position || ' ' || encode(v.text_hash, 'hex')
        from pgcheckpoint.store_vectors v
        where v.head = m.head and v.rest = m.rest and v.key = m.key and v.embedding_1 is not null
    )
from measured m
where coalesce(m.before, 0) < $5::bigint
order by m.head, m.rest, m.key;

-- name: count_item_vectors
-- How many vectors items have. $1 head, $2 rest, $3 key: one entry an item.
select w.n, count(*)
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_vectors s on s.head = w.head and s.rest = w.rest and s.key = w.key
    and s.embedding_1 is not null
group by w.n;

-- name: find_item_vectors
-- The vectors of items. $1 head, $2 rest, $3 key: one entry an item.
select w.n, v.path, v.position, v.embedding_1::real[]
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
cross join lateral (
    select s.path, s.position, s.embedding_1 from pgcheckpoint.store_vectors s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and s.embedding_1 is not null
) v
order by w.n, v.path, v.position;

-- name: restore_vectors
-- Gives items the vectors that they have elsewhere, or that were made of what was read of them, and no others; only those that
-- still have the version that is told, which nobody changes until commit. Items are locked in the order of their keys, as by
-- a put. It tells how many that was true of.
-- $1 head, $2 rest, $3 key, $4 the version: one entry an item. $5 which of them, counted from 1, $6 path, $7 position, $8 the
-- text's hash: one entry a vector; $9 the numbers of all vectors one after another, $10 how many a vector has. A vector of the
-- same text is left as it is.
with item as materialized (
    select s.head, s.rest, s.key, i.n
    from (
        select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) with ordinality as i (head, rest, key, version, n)
        order by i.head, i.rest, i.key
    ) i
    cross join lateral (
        select s.head, s.rest, s.key from pgcheckpoint.store_items s
        where s.head = i.head and s.rest = i.rest and s.key = i.key and s.version = i.version
        for share
    ) s
),
given as materialized (
    select i.head, i.rest, i.key, v.path, v.position, v.text_hash, v.m
    from unnest($5::integer[], $6::text[], $7::integer[], $8::bytea[]) with ordinality
        as v (n, path, position, text_hash, m)
    join item i on i.n = v.n
),
gone as (
    delete from pgcheckpoint.store_vectors s
    using item i
    where s.head = i.head and s.rest = i.rest and s.key = i.key
        and not exists (
            select from given g
            where g.head = s.head and g.rest = s.rest and g.key = s.key and g.path = s.path and g.position = s.position
        )
),
stored as (
    insert into pgcheckpoint.store_vectors as s (head, rest, key, path, position, text_hash, embedding_1)
    select g.head, g.rest, g.key, g.path, g.position, g.text_hash,
        ($9::real[])[(g.m - 1) * $10::integer + 1 : g.m * $10::integer]
    from given g
    order by g.head, g.rest, g.key, g.path, g.position
    on conflict (head, rest, key, path, position) do update
    set text_hash = excluded.text_hash, embedding_1 = excluded.embedding_1
    where s.text_hash <> excluded.text_hash or s.embedding_1 is null
)
select count(*) from item;
