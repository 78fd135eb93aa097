-- Items of the store by their keys, with all that is moved or exported; an expired one is not there.
-- $1 head, $2 rest, $3 key: one entry an item.
select w.n, coalesce(i.exact, i.value::text), i.exact is not null, i.created_at, i.updated_at, i.expires_at, i.ttl_minutes
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
cross join lateral (
    select * from pgcheckpoint.store_items s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and (s.expires_at is null or s.expires_at > now())
    limit 1
) i;
