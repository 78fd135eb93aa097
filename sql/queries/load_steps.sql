-- What is recorded of the steps of some checkpoints of one thread. $1 thread; one entry a checkpoint: $2 namespace, $3 id.
select s.*
from unnest($2::text[], $3::text[]) as c (checkpoint_ns, checkpoint_id)
cross join lateral (
    select checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    from pgcheckpoint.checkpoint_steps
    where thread_id = $1 and checkpoint_ns = c.checkpoint_ns and checkpoint_id = c.checkpoint_id
    -- looked up by key, whatever the planner believes about the size of the thread
    offset 0
) s
order by s.checkpoint_ns, s.checkpoint_id, s.task_id, s.name, s.position;
