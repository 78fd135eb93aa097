-- Gives items vectors of this generation, if they still are as they were read, have none, and nobody is writing them.
-- $1 head, $2 rest, $3 key, $4 the version that was read: one entry an item. $5 which of them, counted from 1, $6 path,
-- $7 position, $8 the text's hash: one entry a vector; $9 the numbers of all vectors one after another, $10 how many a
-- vector has. Of an item without an entry the vectors before go: none of their texts is there any more.
-- It tells how many items that was true of.
with item as materialized (
    select s.head, s.rest, s.key, i.n
    from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) with ordinality as i (head, rest, key, version, n)
    join pgcheckpoint.store_items s on s.head = i.head and s.rest = i.rest and s.key = i.key
    where s.version = i.version
    for share of s skip locked
),
made as (
    insert into pgcheckpoint.store_vectors (head, rest, key, path, position, text_hash, embedding)
    select i.head, i.rest, i.key, v.path, v.position, v.text_hash,
        ($9::real[])[(v.m - 1) * $10::integer + 1 : v.m * $10::integer]
    from unnest($5::integer[], $6::text[], $7::integer[], $8::bytea[]) with ordinality
        as v (n, path, position, text_hash, m)
    join item i on i.n = v.n
    order by i.head, i.rest, i.key, v.path, v.position
    on conflict (head, rest, key, path, position) do nothing
),
gone as (
    delete from pgcheckpoint.store_vectors_before b
    using item i
    where b.head = i.head and b.rest = i.rest and b.key = i.key and i.n <> all ($5::integer[])
)
select count(*) from item;
