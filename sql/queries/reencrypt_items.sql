-- Stores newly encrypted items in place of those read.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- One entry a row: $1 head, $2 rest, $3 key; $4 version and $5 SHA-256 of exact or else value as read; $6 value (null: as it
-- is), $7 exact.
with free as materialized (
    select s.head, s.rest, s.key, n.value, n.exact
    from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bytea[], $6::text[], $7::text[])
        as n (head, rest, key, version, read, value, exact)
    join pgcheckpoint.store_items s on s.head = n.head and s.rest = n.rest and s.key = n.key
    where s.version = n.version and sha256(convert_to(coalesce(s.exact, s.value::text), 'UTF8')) = n.read
    for update of s skip locked
)
update pgcheckpoint.store_items s
set value = coalesce(f.value::json, s.value), exact = f.exact
from free f
where s.head = f.head and s.rest = f.rest and s.key = f.key
returning 1;
