-- How many vectors items of the stock store have. $1 prefix, $2 key: one entry an item.
select w.n, count(*)
from unnest($1::text[], $2::text[]) with ordinality as w (prefix, key, n)
join pgcheckpoint.store_vectors v on v.prefix = w.prefix and v.key = w.key
group by w.n;
