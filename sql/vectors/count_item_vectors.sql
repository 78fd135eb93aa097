-- How many vectors items have. $1 head, $2 rest, $3 key: one entry an item.
select w.n, count(*)
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_vectors s on s.head = w.head and s.rest = w.rest and s.key = w.key
    and s.embedding_1 is not null
group by w.n;
