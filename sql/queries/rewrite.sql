-- Stored values that get another content.

-- name: get_row_state(thread_id text)
-- Tells whether rows of a thread were put, replaced or deleted: then it answers otherwise than before. A row that is replaced gets
-- another place and the number of another transaction.
select count(*) || ' ' || coalesce(sum(hashtextextended(r.at, 0)::numeric), 0)
from (
    select xmin::text || ctid::text as at from pgcheckpoint.checkpoints where thread_id = :thread_id
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_blobs where thread_id = :thread_id
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_writes where thread_id = :thread_id
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_wakeups where thread_id = :thread_id
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_steps where thread_id = :thread_id
) r;

-- name: add_blobs(
--     thread_id text, namespaces text[], channels text[], versions text[], types text[], sizes integer[], groups integer[],
--     chunks bytea[], blobs bytea[], crcs bytea[], digests bytea[], data bytea[]
-- )
-- Stores values that stood in the JSON of checkpoints, and are too large for it since they were rewritten, with all their
-- pieces. Runs after lock_thread_for_delete, before the checkpoints are replaced (rewrite_checkpoints). One that is there stays:
-- it has the same value, or the rewrite has refused the thread (tools/rewrite.py).
with stored as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select :thread_id, p.digest, p.data
    from unnest(:digests, :data) as p (digest, data)
    on conflict do nothing
),
outdated as (
    update pgcheckpoint.checkpoint_threads set generation = null
    where thread_id = :thread_id and generation is not null
)
insert into pgcheckpoint.checkpoint_blobs (
    thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
)
select :thread_id, n.checkpoint_ns, n.channel, n.version, n.type, n.size, n.groups, n.chunks, n.blob, n.crc
from unnest(:namespaces, :channels, :versions, :types, :sizes, :groups, :chunks, :blobs, :crcs)
    as n (checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc)
on conflict do nothing;

-- name: rewrite_blobs(
--     thread_id text, namespaces text[], channels text[], versions text[], read_types text[], read_chunks bytea[],
--     read_hashes bytea[], types text[], sizes integer[], groups integer[], chunks bytea[], blobs bytea[], crcs bytea[],
--     digests bytea[], data bytea[], needed_digests bytea[]
-- )
-- Stores rewritten blobs in place of those read, and the pieces that are sent. A blob changes only if it is still what was read
-- (read_hashes: SHA-256 of the blob). Runs after lock_thread_for_delete, which keeps others from deleting the other pieces.
-- Returns how many it replaced; null, with nothing stored, if a needed piece is neither sent nor stored. A cleaning that is
-- under way plans anew: what it planned to delete may be named now.
with allowed as materialized (
    select cardinality(:needed_digests) = (
        select count(*) from pgcheckpoint.checkpoint_chunks where thread_id = :thread_id and digest = any(:needed_digests)
    ) as complete
),
replaced as (
    update pgcheckpoint.checkpoint_blobs b
    set type = n.type, size = n.size, groups = n.groups, chunks = n.chunks, blob = n.blob, crc = n.crc
    from unnest(
        :namespaces, :channels, :versions, :read_types, :read_chunks, :read_hashes, :types, :sizes, :groups, :chunks, :blobs,
        :crcs
    ) as n (
        checkpoint_ns, channel, version, type_read, chunks_read, blob_read, type, size, groups, chunks, blob, crc
    ), allowed
    where allowed.complete
        and b.thread_id = :thread_id and b.checkpoint_ns = n.checkpoint_ns and b.channel = n.channel and b.version = n.version
        and b.type = n.type_read and b.chunks is not distinct from n.chunks_read and sha256(b.blob) = n.blob_read
    returning 1
),
stored as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select :thread_id, p.digest, p.data
    from unnest(:digests, :data) as p (digest, data)
    where exists (select from replaced)
    on conflict do nothing
),
outdated as (
    update pgcheckpoint.checkpoint_threads set generation = null
    where thread_id = :thread_id and generation is not null and exists (select from replaced)
)
select case when complete then (select count(*) from replaced) end from allowed;

-- name: rewrite_checkpoints(
--     thread_id text, namespaces text[], checkpoint_ids text[], read_hashes bytea[], channel_values text[], metadata text[],
--     sealed bytea[], referred bytea[]
-- )
-- Stores rewritten small values and metadata (null: stay) in place of those read. A row changes only if it is still what was
-- read (read_hashes: SHA-256 of checkpoint, metadata and sealed). What is referred to is added to the channels that it refers to
-- (codec/chunks.py). Runs after lock_thread_for_delete.
with rewritten as materialized (
    select c.checkpoint_ns, c.checkpoint_id, n.sealed, n.referred, coalesce(n.metadata::jsonb, c.metadata) as metadata,
        case
            when n.channel_values is null then c.checkpoint
            else jsonb_set(c.checkpoint, '{channel_values}', n.channel_values::jsonb)
        end as checkpoint
    from unnest(:namespaces, :checkpoint_ids, :read_hashes, :channel_values, :metadata, :sealed, :referred)
        as n (checkpoint_ns, checkpoint_id, read, channel_values, metadata, sealed, referred)
    join pgcheckpoint.checkpoints c
        on c.thread_id = :thread_id and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.checkpoint_id
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
where c.thread_id = :thread_id and c.checkpoint_ns = r.checkpoint_ns and c.checkpoint_id = r.checkpoint_id
returning 1;
