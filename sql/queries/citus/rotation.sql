-- Rotation, as Citus takes it.

-- name: reencrypt_items_on_citus
-- reencrypt_items on Citus, which passes over what is locked on one worker only: what somebody else is writing is
-- waited for, and then looked at again. The parameters are the same.
update pgcheckpoint.store_items s
set value = coalesce(n.value::json, s.value), exact = n.exact
from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bytea[], $6::text[], $7::text[])
    as n (head, rest, key, version, read, value, exact)
where s.head = n.head and s.rest = n.rest and s.key = n.key and s.head = any ($1::text[])
    and s.version = n.version and sha256(convert_to(coalesce(s.exact, s.value::text), 'UTF8')) = n.read
returning 1;
