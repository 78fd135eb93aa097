-- Vectors that items have for texts already. $1 head, $2 rest, $3 key, $4 the text's hash: one entry a text.
select w.n, v.embedding_1::real[]
from unnest($1::text[], $2::text[], $3::text[], $4::bytea[]) with ordinality as w (head, rest, key, text_hash, n)
cross join lateral (
    select s.embedding_1 from pgcheckpoint.store_vectors s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and s.text_hash = w.text_hash
        and s.embedding_1 is not null
    limit 1
) v;
