-- Stores rewritten blobs in place of those read, and the pieces that are sent. A blob changes only if it is still what was read.
-- Runs after lock_thread_for_delete.sql, which keeps others from deleting the other pieces. Returns how many it replaced; null,
-- with nothing stored, if a piece is neither sent nor stored. A cleaning that is under way plans anew: what it planned to delete
-- may be named now.
-- $1 thread; one entry a blob: $2 namespace, $3 channel, $4 version, $5 type, $6 chunks and $7 SHA-256 of the blob as read;
-- $8 type, $9 size, $10 groups, $11 chunks, $12 blob, $13 checksum; $14 name and $15 data of each piece sent, $16 names of those that
-- must be there.
with allowed as materialized (
    select cardinality($16::bytea[]) = (
        select count(*) from pgcheckpoint.checkpoint_chunks where thread_id = $1 and digest = any($16::bytea[])
    ) as complete
),
replaced as (
    update pgcheckpoint.checkpoint_blobs b
    set type = n.type, size = n.size, groups = n.groups, chunks = n.chunks, blob = n.blob, crc = n.crc
    from unnest(
        $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::bytea[], $8::text[], $9::integer[], $10::integer[],
        $11::bytea[], $12::bytea[], $13::bytea[]
    ) as n (
        checkpoint_ns, channel, version, type_read, chunks_read, blob_read, type, size, groups, chunks, blob, crc
    ), allowed
    where allowed.complete
        and b.thread_id = $1 and b.checkpoint_ns = n.checkpoint_ns and b.channel = n.channel and b.version = n.version
        and b.type = n.type_read and b.chunks is not distinct from n.chunks_read and sha256(b.blob) = n.blob_read
    returning 1
),
stored as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select $1, p.digest, p.data
    from unnest($14::bytea[], $15::bytea[]) as p (digest, data)
    where exists (select from replaced)
    on conflict do nothing
),
outdated as (
    update pgcheckpoint.checkpoint_threads set generation = null
    where thread_id = $1 and generation is not null and exists (select from replaced)
)
select case when complete then (select count(*) from replaced) end from allowed;
