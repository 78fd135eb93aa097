-- Search by meaning: the vectors of items.

-- name: put_vectors(
--     heads text[], rests text[], keys text[], item_numbers integer[], paths text[], positions integer[], text_hashes bytea[],
--     numbers real[], dims integer
-- )
-- Gives items, which are stored before in the same transaction, the vectors that they should have, and no others. Each vector
-- has the number of its item, from 1; the numbers of all vectors come one after another. A vector of the same text is left as it
-- is, for the index on vectors costs more than all the rest. An item that is to have none has an entry behind those of vectors,
-- with the position -1.
with item as materialized (
    select * from unnest(:heads, :rests, :keys) with ordinality as i (head, rest, key, n)
),
given as materialized (
    select i.head, i.rest, i.key, v.path, v.position, v.text_hash, v.m
    from unnest(:item_numbers, :paths, :positions, :text_hashes) with ordinality
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
        when g.position >= 0 then ((:numbers)[(g.m - 1) * :dims + 1 : g.m * :dims])::public.vector(1536)
    end
from given g
order by g.head, g.rest, g.key, g.path, g.position
on conflict (head, rest, key, path, position) do update
set text_hash = excluded.text_hash, embedding_1 = excluded.embedding_1
where s.text_hash <> excluded.text_hash or (s.embedding_1 is null and s.position >= 0);

-- name: find_vectors(heads text[], rests text[], keys text[], text_hashes bytea[])
-- Vectors that items have for texts already.
select w.n, v.embedding_1::real[]
from unnest(:heads, :rests, :keys, :text_hashes) with ordinality as w (head, rest, key, text_hash, n)
cross join lateral (
    select s.embedding_1 from pgcheckpoint.store_vectors s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and s.text_hash = w.text_hash
        and s.embedding_1 is not null
    limit 1
) v;

-- name: set_for_search(names text[], values text[])
-- Settings of pgvector for this transaction only.
select set_config(s.name, s.value, true) from unnest(:names, :values) as s (name, value);

-- name: search_exactly(
--     from_head text, from_rest text, to_head text, to_rest text, namespace_prefix text, filter jsonpath, limit bigint,
--     offset bigint, vector real[], max_vectors bigint, with_value boolean, updated_since timestamptz,
--     updated_before timestamptz, created_since timestamptz, created_before timestamptz
-- )
-- Items below a prefix of namespaces whose vectors are nearest to a query's, by looking at each of them; with more than
-- max_vectors below the prefix nothing is looked at. The other parameters are those of search_range. The first column is the
-- number of vectors below the prefix, up to one more than max_vectors; it comes without an item, if there is none. Then the
-- columns of search_items, and the distance of the best of the item's vectors. Items are fetched in the order of their
-- distances, until there are enough.
with size as materialized (
    select count(*) as vectors
    from (
        select from pgcheckpoint.store_vectors v
        where (v.head, v.rest) >= (:from_head, :from_rest) and (v.head, v.rest) < (:to_head, :to_rest)
            and v.embedding_1 is not null
        limit :max_vectors + 1
    ) v
)
select size.vectors, 1, f.value, f.is_exact, f.created_at, f.updated_at, f.stale, f.namespace, f.key, f.distance
from size
left join lateral (
    select case when :with_value then coalesce(i.exact, i.value::text) end as value, i.exact is not null as is_exact,
        i.created_at, i.updated_at,
        i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute' as stale,
        coalesce(i.whole_namespace, i.head || i.rest) as namespace, coalesce(i.whole_key, i.key) as key, best.distance,
        best.head, best.rest, best.key as stored_key
    from (
        select v.head, v.rest, v.key,
            min(v.embedding_1 operator(public.<=>) (select :vector::public.vector(1536))) as distance
        from pgcheckpoint.store_vectors v
        where (v.head, v.rest) >= (:from_head, :from_rest) and (v.head, v.rest) < (:to_head, :to_rest)
            and v.embedding_1 is not null
            and (select vectors from size) <= :max_vectors
        group by v.head, v.rest, v.key
        order by distance, v.head, v.rest, v.key
    ) best
    cross join lateral (
        select * from pgcheckpoint.store_items s
        where s.head = best.head and s.rest = best.rest and s.key = best.key
            and (:updated_since is null or s.updated_at >= :updated_since)
            and (:updated_before is null or s.updated_at < :updated_before)
            and (:created_since is null or s.created_at >= :created_since)
            and (:created_before is null or s.created_at < :created_before)
            and (s.expires_at is null or s.expires_at > now())
            and (:namespace_prefix is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), :namespace_prefix))
            and (:filter is null or s.value::jsonb @@ :filter)
        limit 1
    ) i
    order by best.distance, best.head, best.rest, best.key
    limit :limit offset :offset
) f on true
order by f.distance, f.head, f.rest, f.stored_key;

-- name: search_by_index(
--     from_head text, from_rest text, to_head text, to_rest text, namespace_prefix text, filter jsonpath, limit bigint,
--     offset bigint, vector real[], enough_vectors bigint, with_value boolean, updated_since timestamptz,
--     updated_before timestamptz, created_since timestamptz, created_before timestamptz
-- )
-- The same by the index on vectors: it is walked, nearest first, until enough vectors belong to items that match. The first
-- column is how many were found: with fewer than enough the index had no more. An item may have several of them.
with nearest as materialized (
    select i.*, v.embedding_1 operator(public.<=>) (select :vector::public.vector(1536)) as distance
    from pgcheckpoint.store_vectors v
    cross join lateral (
        select * from pgcheckpoint.store_items s
        where s.head = v.head and s.rest = v.rest and s.key = v.key
            and (:updated_since is null or s.updated_at >= :updated_since)
            and (:updated_before is null or s.updated_at < :updated_before)
            and (:created_since is null or s.created_at >= :created_since)
            and (:created_before is null or s.created_at < :created_before)
            and (s.expires_at is null or s.expires_at > now())
            and (:namespace_prefix is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), :namespace_prefix))
            and (:filter is null or s.value::jsonb @@ :filter)
        limit 1
    ) i
    where (v.head, v.rest) >= (:from_head, :from_rest) and (v.head, v.rest) < (:to_head, :to_rest)
        and v.embedding_1 is not null
    order by v.embedding_1 operator(public.<=>) (select :vector::public.vector(1536))
    limit :enough_vectors
),
size as (select count(*) as vectors, count(distinct (head, rest, key)) as items from nearest)
select size.vectors, 1, f.value, f.is_exact, f.created_at, f.updated_at, f.stale, f.namespace, f.key, f.distance, size.items
from size
left join lateral (
    select case when :with_value then coalesce(i.exact, i.value::text) end as value, i.exact is not null as is_exact,
        i.created_at, i.updated_at,
        i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute' as stale,
        coalesce(i.whole_namespace, i.head || i.rest) as namespace, coalesce(i.whole_key, i.key) as key, i.distance,
        i.head, i.rest, i.key as stored_key
    from (
        select distinct on (n.head, n.rest, n.key) n.* from nearest n order by n.head, n.rest, n.key, n.distance
    ) i
    order by i.distance, i.head, i.rest, i.key
    limit :limit offset :offset
) f on true
order by f.distance, f.head, f.rest, f.stored_key;

-- name: find_items(from_head text, from_rest text, from_key text, limit bigint, enough_bytes bigint)
-- Items in the order of their keys, with their values and what vectors they have; but for those that were put so that they have
-- none.
-- The join is such that the other table is not gone through from its beginning for each page.
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
    where (s.head, s.rest, s.key) >= (:from_head, :from_rest, :from_key)
        and (s.expires_at is null or s.expires_at > now())
        and h.is_hidden is null
    order by s.head, s.rest, s.key
    limit :limit
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
where coalesce(m.before, 0) < :enough_bytes
order by m.head, m.rest, m.key;

-- name: count_item_vectors(heads text[], rests text[], keys text[])
-- How many vectors items have.
select w.n, count(*)
from unnest(:heads, :rests, :keys) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_vectors s on s.head = w.head and s.rest = w.rest and s.key = w.key
    and s.embedding_1 is not null
group by w.n;

-- name: find_item_vectors(heads text[], rests text[], keys text[])
-- The vectors of items.
select w.n, v.path, v.position, v.embedding_1::real[]
from unnest(:heads, :rests, :keys) with ordinality as w (head, rest, key, n)
cross join lateral (
    select s.path, s.position, s.embedding_1 from pgcheckpoint.store_vectors s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and s.embedding_1 is not null
) v
order by w.n, v.path, v.position;

-- name: restore_vectors(
--     heads text[], rests text[], keys text[], versions bigint[], item_numbers integer[], paths text[], positions integer[],
--     text_hashes bytea[], numbers real[], dims integer
-- )
-- Gives items the vectors that they have elsewhere, or that were made of what was read of them, and no others; only those that
-- still have the version that is told, which nobody changes until commit. Items are locked in the order of their keys, as by a
-- put. It tells how many that was true of. Vectors come as in put_vectors; one of the same text is left as it is.
with item as materialized (
    select s.head, s.rest, s.key, i.n
    from (
        select * from unnest(:heads, :rests, :keys, :versions) with ordinality as i (head, rest, key, version, n)
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
    from unnest(:item_numbers, :paths, :positions, :text_hashes) with ordinality
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
        (:numbers)[(g.m - 1) * :dims + 1 : g.m * :dims]
    from given g
    order by g.head, g.rest, g.key, g.path, g.position
    on conflict (head, rest, key, path, position) do update
    set text_hash = excluded.text_hash, embedding_1 = excluded.embedding_1
    where s.text_hash <> excluded.text_hash or s.embedding_1 is null
)
select count(*) from item;
