-- Stores newly encrypted, or rewritten, pending writes in place of those read.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- $1 thread; one entry a write: $2 namespace, $3 checkpoint, $4 task, $5 idx, $6 task path, $7 channel, $8 type and $9 SHA-256
-- of the blob as read; $10 type, $11 blob, $12 checksum (null with a cipher).
with free as materialized (
    select w.checkpoint_ns, w.checkpoint_id, w.task_id, w.idx, n.type, n.blob, n.crc
    from unnest(
        $2::text[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::text[], $8::text[], $9::bytea[], $10::text[],
        $11::bytea[], $12::bytea[]
    ) as n (checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type_read, blob_read, type, blob, crc)
    join pgcheckpoint.checkpoint_writes w
        on w.thread_id = $1 and w.checkpoint_ns = n.checkpoint_ns and w.checkpoint_id = n.checkpoint_id
            and w.task_id = n.task_id and w.idx = n.idx
    where w.task_path = n.task_path and w.channel = n.channel and w.type = n.type_read and sha256(w.blob) = n.blob_read
    for update of w skip locked
)
update pgcheckpoint.checkpoint_writes w
set type = f.type, blob = f.blob, crc = f.crc
from free f
where w.thread_id = $1 and w.checkpoint_ns = f.checkpoint_ns and w.checkpoint_id = f.checkpoint_id
    and w.task_id = f.task_id and w.idx = f.idx
returning 1;
