-- Stores appended events newly encrypted, in place of what was read.
-- A row changes only if it is still that and nobody holds its lock; as reencrypt_writes.sql, it never waits.
-- $1 thread; one entry each: $2 number, $3 type and $4 SHA-256 of the blob as read; $5 type, $6 blob.
with free as materialized (
    select e.first, n.type, n.blob
    from unnest($2::bigint[], $3::text[], $4::bytea[], $5::text[], $6::bytea[]) as n (first, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_events e on e.thread_id = $1 and e.first = n.first
    where e.type = n.type_read and sha256(e.blob) = n.blob_read
    for update of e skip locked
)
update pgcheckpoint.checkpoint_events e
set type = f.type, blob = f.blob
from free f
where e.thread_id = $1 and e.first = f.first
returning 1;
