-- get_items.sql on Citus, which takes no LIMIT in a LATERAL beside a function, and asks the shards of the heads that a
-- parameter names. The parameters and columns are the same.
select w.n, coalesce(s.exact, s.value::text), s.exact is not null, s.created_at, s.updated_at,
    s.expires_at < now() + (s.ttl_minutes - (s.ttl_minutes >= 2)::integer) * interval '1 minute'
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_items s on s.head = w.head and s.rest = w.rest and s.key = w.key
where s.head = any ($1::text[]) and (s.expires_at is null or s.expires_at > now());
