-- Stores newly encrypted blobs in place of those read. The names of their chunks stay.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- $1 thread; one entry a blob: $2 namespace, $3 channel, $4 version, $5 type and $6 SHA-256 of the blob as read; $7 type, $8
-- blob.
with free as materialized (
    select b.checkpoint_ns, b.channel, b.version, n.type, n.blob
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::text[], $8::bytea[])
        as n (checkpoint_ns, channel, version, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_blobs b
        on b.thread_id = $1 and b.checkpoint_ns = n.checkpoint_ns and b.channel = n.channel and b.version = n.version
    where b.type = n.type_read and sha256(b.blob) = n.blob_read
        -- what is in clear and in pieces is for rename_blobs.sql
        and (b.chunks is null or starts_with(b.type, 'pg:aes:'))
    for update of b skip locked
)
update pgcheckpoint.checkpoint_blobs b
set type = f.type, blob = f.blob, crc = null
from free f
where b.thread_id = $1 and b.checkpoint_ns = f.checkpoint_ns and b.channel = f.channel and b.version = f.version
returning 1;
