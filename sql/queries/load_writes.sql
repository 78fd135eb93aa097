-- All writes of some checkpoints, in order; also of a schema of langgraph-checkpoint-postgres.
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint.
select w.checkpoint_ns, w.checkpoint_id, w.task_id, w.idx, w.task_path, w.channel, w.type, w.blob
from unnest($2::text[], $3::text[]) as k (checkpoint_ns, checkpoint_id)
join pgcheckpoint.checkpoint_writes w
    on w.thread_id = $1 and w.checkpoint_ns = k.checkpoint_ns and w.checkpoint_id = k.checkpoint_id
order by w.checkpoint_id, w.checkpoint_ns, w.task_id, w.idx;
