-- Stores newly encrypted results of steps in place of those read.
-- A row changes only if it is still what was read and nobody holds its lock; as reencrypt_writes.sql, it never waits.
-- $1 thread; one entry a step: $2 namespace, $3 checkpoint, $4 task, $5 name, $6 position, $7 type and $8 SHA-256 of the blob as
-- read; $9 type, $10 blob.
with free as materialized (
    select s.checkpoint_ns, s.checkpoint_id, s.task_id, s.name, s.position, n.type, n.blob
    from unnest(
        $2::text[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::text[], $8::bytea[], $9::text[], $10::bytea[]
    ) as n (checkpoint_ns, checkpoint_id, task_id, name, position, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_steps s
        on s.thread_id = $1 and s.checkpoint_ns = n.checkpoint_ns and s.checkpoint_id = n.checkpoint_id
            and s.task_id = n.task_id and s.name = n.name and s.position = n.position
    where s.type = n.type_read and sha256(s.blob) = n.blob_read
    for update of s skip locked
)
update pgcheckpoint.checkpoint_steps s
set type = f.type, blob = f.blob
from free f
where s.thread_id = $1 and s.checkpoint_ns = f.checkpoint_ns and s.checkpoint_id = f.checkpoint_id
    and s.task_id = f.task_id and s.name = f.name and s.position = f.position
returning 1;
