-- Entries of the node cache by their keys; an expired one is not there.
-- $1 prefix, $2 namespace, $3 key: one entry of the two arrays an entry.
select w.n, c.type, c.value
from unnest($2::text[], $3::bytea[]) with ordinality as w (namespace, key, n)
join pgcheckpoint.cache_entries c on c.namespace = w.namespace and c.key = w.key
where c.prefix = $1 and c.key = any ($3::bytea[]) and (c.expires_at is null or c.expires_at > now());
