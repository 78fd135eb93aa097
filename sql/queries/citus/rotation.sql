-- Rotation, as Citus takes it.

-- name: reencrypt_items_on_citus(
--     heads text[], rests text[], keys text[], versions bigint[], read_hashes bytea[], values text[], exacts text[]
-- )
-- reencrypt_items on Citus, which passes over what is locked on one worker only: what somebody else is writing is waited for,
-- and then looked at again.
update pgcheckpoint.store_items s
set value = coalesce(n.value::json, s.value), exact = n.exact
from unnest(:heads, :rests, :keys, :versions, :read_hashes, :values, :exacts)
    as n (head, rest, key, version, read, value, exact)
where s.head = n.head and s.rest = n.rest and s.key = n.key and s.head = any (:heads)
    and s.version = n.version and sha256(convert_to(coalesce(s.exact, s.value::text), 'UTF8')) = n.read
returning 1;
