-- Stored values that get another content.

-- name: get_row_state
-- Tells whether rows of a thread were put, replaced or deleted: then it answers otherwise than before. A row that is replaced gets
-- another place and the number of another transaction.
-- $1 thread.
select count(*) || ' ' || coalesce(sum(hashtextextended(r.at, 0)::numeric), 0)
from (
    select xmin::text || ctid::text as at from pgcheckpoint.checkpoints where thread_id = $1
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_blobs where thread_id = $1
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_writes where thread_id = $1
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_wakeups where thread_id = $1
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_steps where thread_id = $1
) r;

-- name: add_blobs
-- Stores values that stood in the JSON of checkpoints, and are too large for it since they were rewritten, with all their pieces.
-- Runs after lock_thread_for_delete, before the checkpoints are replaced (rewrite_checkpoints). One that is there stays: it
-- has the same value, or the rewrite has refused the thread (tools/rewrite.py).
-- $1 thread; one entry a blob: $2 namespace, $3 channel, $4 version, $5 type, $6 size, $7 groups, $8 chunks, $9 blob, $10 checksum;
-- $11 name and $12 data of each piece.
with stored as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select $1, p.digest, p.data
    from unnest($11::bytea[], $12::bytea[]) as p (digest, data)
    on conflict do nothing
),
outdated as (
    update pgcheckpoint.checkpoint_threads set generation = null
    where thread_id = $1 and generation is not null
)
insert into pgcheckpoint.checkpoint_blobs (
    thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
)
select $1, n.checkpoint_ns, n.channel, n.version, n.type, n.size, n.groups, n.chunks, n.blob, n.crc
from unnest(
    $2::text[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::integer[], $8::bytea[], $9::bytea[], $10::bytea[]
) as n (checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc)
on conflict do nothing;

-- name: rewrite_blobs
-- Stores rewritten blobs in place of those read, and the pieces that are sent. A blob changes only if it is still what was read.
-- Runs after lock_thread_for_delete, which keeps others from deleting the other pieces. Returns how many it replaced; null,
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

-- name: rewrite_checkpoints
-- Stores rewritten small values and metadata in place of those read. A row changes only if it is still what was read.
-- Runs after lock_thread_for_delete.
-- $1 thread; one entry a checkpoint: $2 namespace, $3 id, $4 SHA-256 of checkpoint, metadata and sealed as read; $5 channel_values
-- and $6 metadata (null: stay), $7 sealed, $8 what is added to the channels that it refers to (codec/chunks.py).
with rewritten as materialized (
    select c.checkpoint_ns, c.checkpoint_id, n.sealed, n.referred, coalesce(n.metadata::jsonb, c.metadata) as metadata,
        case
            when n.channel_values is null then c.checkpoint
            else jsonb_set(c.checkpoint, '{channel_values}', n.channel_values::jsonb)
        end as checkpoint
    from unnest($2::text[], $3::text[], $4::bytea[], $5::text[], $6::text[], $7::bytea[], $8::bytea[])
        as n (checkpoint_ns, checkpoint_id, read, channel_values, metadata, sealed, referred)
    join pgcheckpoint.checkpoints c
        on c.thread_id = $1 and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.checkpoint_id
    where n.read = sha256(convert_to(c.checkpoint::text || c.metadata::text, 'UTF8') || coalesce(c.sealed, ''))
)
update pgcheckpoint.checkpoints c
set checkpoint = r.checkpoint,
    metadata = r.metadata,
    sealed = r.sealed,
    checks = case
        when r.sealed is null then int8send(jsonb_hash_extended(r.checkpoint, jsonb_hash_extended(r.metadata, 0)))
            || substring(c.checks from 9) || r.referred
    end
from rewritten r
where c.thread_id = $1 and c.checkpoint_ns = r.checkpoint_ns and c.checkpoint_id = r.checkpoint_id
returning 1;
