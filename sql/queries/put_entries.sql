-- Stores entries of the node cache, each key once, in the order of their keys.
-- $1 prefix, $2 namespace, $3 key, $4 type, $5 value, $6 seconds to live (null: for ever), $7 bytes that a row takes beside its value.
with base as materialized (select now() as at)
insert into pgcheckpoint.cache_entries as c (prefix, namespace, key, type, value, size, stored_at, expires_at)
select $1, p.namespace, p.key, p.type, p.value, octet_length(p.value) + $7::integer, base.at,
    base.at + p.seconds * interval '1 second'
from base
cross join unnest($2::text[], $3::bytea[], $4::text[], $5::bytea[], $6::double precision[])
    as p (namespace, key, type, value, seconds)
order by p.namespace collate "C", p.key
on conflict (prefix, namespace, key) do update
set type = excluded.type,
    value = excluded.value,
    size = excluded.size,
    stored_at = excluded.stored_at,
    expires_at = excluded.expires_at;
