-- The vectors of items. $1 head, $2 rest, $3 key: one entry an item.
select w.n, v.path, v.position, v.embedding_1::real[]
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
cross join lateral (
    select s.path, s.position, s.embedding_1 from pgcheckpoint.store_vectors s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and s.embedding_1 is not null
) v
order by w.n, v.path, v.position;
