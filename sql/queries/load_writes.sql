-- All writes of some checkpoints, in order; also of a schema of langgraph-checkpoint-postgres.
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint.
select w.checkpoint_ns, w.checkpoint_id, w.task_id, w.idx, w.task_path, w.channel, w.type, w.blob
from unnest($2::text[], $3::text[]) as k (checkpoint_ns, checkpoint_id)
cross join lateral (
    -- looked up by key, whatever the planner believes about the size of the thread
    select checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
    from pgcheckpoint.checkpoint_writes
    where thread_id = $1 and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
    offset 0
) w
order by w.checkpoint_id, w.checkpoint_ns, w.task_id, w.idx;
