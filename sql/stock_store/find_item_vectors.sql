-- The vectors of items of the stock store. $1 prefix, $2 key: one entry an item.
select w.n, v.field_name, v.embedding::real[]
from unnest($1::text[], $2::text[]) with ordinality as w (prefix, key, n)
join pgcheckpoint.store_vectors v on v.prefix = w.prefix and v.key = w.key
order by w.n, v.field_name;
