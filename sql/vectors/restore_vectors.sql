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
