-- Records a step as done, unless it is recorded or its checkpoint is not there: then it answers with no row. The thread is locked
-- (lock_threads.sql). $1 thread, $2 namespace and $3 id of the checkpoint, $4 task, $5 name, $6 which use of it; $7 type and $8 bytes
-- of its result.
insert into pgcheckpoint.checkpoint_steps as s (
    thread_id, checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
)
select c.thread_id, c.checkpoint_ns, c.checkpoint_id, $4, $5, $6::integer, $7, $8::bytea
from pgcheckpoint.checkpoints c
where c.thread_id = $1 and c.checkpoint_ns = $2 and c.checkpoint_id = $3
on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, name, position) do nothing
returning 1;
