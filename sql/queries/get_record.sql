-- The record of a checkpoint, and its pending writes with hashes of their values: what links its children to it.
-- $1 thread, $2 namespace, $3 checkpoint.
select c.chain, w.task_id, w.idx, w.task_path, w.channel, w.type, sha256(w.blob)
from pgcheckpoint.checkpoints c
left join pgcheckpoint.checkpoint_writes w
    on w.thread_id = $1 and w.checkpoint_ns = $2 and w.checkpoint_id = $3
where c.thread_id = $1 and c.checkpoint_ns = $2 and c.checkpoint_id = $3;
