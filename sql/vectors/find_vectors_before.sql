-- Of which texts items have vectors of the generation before. $1 head, $2 rest, $3 key: one entry an item.
select w.n, v.path, v.position
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
cross join lateral (
    select s.path, s.position from pgcheckpoint.store_vectors_before s
    where s.head = w.head and s.rest = w.rest and s.key = w.key
) v
order by w.n, v.path, v.position;
