-- When items of the store were updated and when they expire, by their keys; an expired one is not there.
-- $1 head, $2 rest, $3 key: one entry an item.
select w.n, i.updated_at, least(i.expires_at, '9999-12-31 00:00:00+00')
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
cross join lateral (
    select s.updated_at, s.expires_at from pgcheckpoint.store_items s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and (s.expires_at is null or s.expires_at > now())
    limit 1
) i;
