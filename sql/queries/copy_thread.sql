-- Copies a thread inside the server, in one snapshot; rows the target already has stay as they are. $1 from, $2 to.
with
writes as (
    insert into pgcheckpoint.checkpoint_writes (
        thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
    )
    select $2, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
    from pgcheckpoint.checkpoint_writes where thread_id = $1
    on conflict do nothing
),
chunks as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select $2, digest, data
    from pgcheckpoint.checkpoint_chunks where thread_id = $1
    on conflict do nothing
),
blobs as (
    insert into pgcheckpoint.checkpoint_blobs (
        thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob
    )
    select $2, checkpoint_ns, channel, version, type, size, groups, chunks, blob
    from pgcheckpoint.checkpoint_blobs where thread_id = $1
    on conflict do nothing
)
insert into pgcheckpoint.checkpoints (
    thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed
)
select $2, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed
from pgcheckpoint.checkpoints where thread_id = $1
on conflict do nothing;
