-- Gives items of the stock store the vectors that they have elsewhere, and no others; only to those that have the time
-- given, as the same transaction has stored them.
-- $1 prefix, $2 key, $3 when updated: one entry an item. $4 which of them, counted from 1, $5 field: one entry a vector; $6
-- the numbers of all vectors one after another, $7 how many a vector has.
with item as materialized (
    select s.prefix, s.key, i.n
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality as i (prefix, key, updated_at, n)
    join pgcheckpoint.store s
        on s.prefix = i.prefix and s.key = i.key and s.updated_at = i.updated_at::timestamptz
),
given as materialized (
    select i.prefix, i.key, v.field_name, v.m
    from unnest($4::integer[], $5::text[]) with ordinality as v (n, field_name, m)
    join item i on i.n = v.n
),
gone as (
    delete from pgcheckpoint.store_vectors s
    using item i
    where s.prefix = i.prefix and s.key = i.key
        and not exists (
            select from given g where g.prefix = s.prefix and g.key = s.key and g.field_name = s.field_name
        )
)
insert into pgcheckpoint.store_vectors (prefix, key, field_name, embedding)
select g.prefix, g.key, g.field_name, ($6::real[])[(g.m - 1) * $7::integer + 1 : g.m * $7::integer]
from given g
on conflict (prefix, key, field_name) do update
set embedding = excluded.embedding, updated_at = current_timestamp;
