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
