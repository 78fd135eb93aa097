-- The record of each checkpoint of a thread, whether its small values are encrypted, and the parent that it names.
-- $1 thread.
select checkpoint_ns, checkpoint_id, parent_checkpoint_id, chain, sealed is not null
from pgcheckpoint.checkpoints
where thread_id = $1
order by checkpoint_ns, checkpoint_id;
