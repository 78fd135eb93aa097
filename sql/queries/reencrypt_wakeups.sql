-- Stores newly encrypted what is to be run, in place of what was read.
-- A row changes only if it is still that and nobody holds its lock; as reencrypt_writes.sql, it never waits.
-- $1 thread; one entry each: $2 name, $3 type and $4 SHA-256 of the blob as read; $5 type, $6 blob.
with free as materialized (
    select w.name, n.type, n.blob
    from unnest($2::text[], $3::text[], $4::bytea[], $5::text[], $6::bytea[]) as n (name, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_wakeups w on w.thread_id = $1 and w.name = n.name
    where w.type = n.type_read and sha256(w.blob) = n.blob_read
    for update of w skip locked
)
update pgcheckpoint.checkpoint_wakeups w
set type = f.type, blob = f.blob
from free f
where w.thread_id = $1 and w.name = f.name
returning 1;
