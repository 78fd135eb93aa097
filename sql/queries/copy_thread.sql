-- Copies a thread inside the server, in one snapshot; rows that the target already has stay as they are. Ciphertexts
-- are bound to their thread: for an encrypted thread it fails with the logarithm of zero (2201E). $1 from, $2 to.
with refused as materialized (
    select ln((0 * length(t.thread_id))::double precision) as why
    from pgcheckpoint.checkpoint_threads t
    where t.thread_id = $1 and t.encrypted
    union all
    -- from before threads were marked
    select ln((0 * length(c.thread_id))::double precision)
    from pgcheckpoint.checkpoints c
    where c.thread_id = $1 and c.sealed is not null
),
dated as materialized (
    select generation from pgcheckpoint.checkpoint_threads where thread_id = $2
),
waiting as materialized (
    select waiting_at, waiting_id
    from pgcheckpoint.checkpoint_threads
    where thread_id = $1 and waiting_at is not null and (select count(why) from refused) = 0
),
waits as (
    update pgcheckpoint.checkpoint_threads t
    set waiting_at = w.waiting_at, waiting_id = w.waiting_id
    from waiting w
    where t.thread_id = $2 and t.waiting_at is null
),
writes as (
    insert into pgcheckpoint.checkpoint_writes (
        thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
    )
    select $2, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
    from pgcheckpoint.checkpoint_writes where thread_id = $1 and (select count(why) from refused) = 0
    on conflict do nothing
),
steps as (
    insert into pgcheckpoint.checkpoint_steps (
        thread_id, checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    )
    select $2, checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    from pgcheckpoint.checkpoint_steps where thread_id = $1 and (select count(why) from refused) = 0
    on conflict do nothing
),
chunks as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select $2, digest, data
    from pgcheckpoint.checkpoint_chunks where thread_id = $1 and (select count(why) from refused) = 0
    on conflict do nothing
),
blobs as (
    insert into pgcheckpoint.checkpoint_blobs (
        thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
    )
    select $2, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
    from pgcheckpoint.checkpoint_blobs where thread_id = $1 and (select count(why) from refused) = 0
    on conflict do nothing
)
insert into pgcheckpoint.checkpoints (
    thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
)
select $2, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks,
    (select max(generation) from dated)
from pgcheckpoint.checkpoints where thread_id = $1 and (select count(why) from refused) = 0
on conflict do nothing;
