-- get_entries.sql on Citus, which takes no LIMIT in a LATERAL beside a function, and asks the shards of the keys that a parameter
-- names. The parameters and columns are the same.
select w.n, c.type, c.value
from unnest($2::text[], $3::bytea[]) with ordinality as w (namespace, key, n)
join pgcheckpoint.cache_entries c on c.namespace = w.namespace and c.key = w.key
where c.prefix = $1 and c.key = any ($3::bytea[]) and (c.expires_at is null or c.expires_at > now());
