-- Entries of the node cache by their keys; an expired one is not there.
-- $1 prefix, $2 namespace, $3 key: one entry of the two arrays an entry.
select w.n, e.type, e.value
from unnest($2::text[], $3::bytea[]) with ordinality as w (namespace, key, n)
cross join lateral (
    select * from pgcheckpoint.cache_entries c
    where c.prefix = $1 and c.namespace = w.namespace and c.key = w.key and (c.expires_at is null or c.expires_at > now())
    limit 1
) e;
