-- Stores values that stood in the JSON of checkpoints, and are too large for it since they were rewritten, with all their pieces.
-- Runs after lock_thread_for_delete.sql, before the checkpoints are replaced (rewrite_checkpoints.sql). One that is there stays: it
-- has the same value, or the rewrite has refused the thread (rewritten_rows.py).
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
