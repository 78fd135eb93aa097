-- Checkpoints in tables of langgraph-checkpoint-postgres, without their larger values.
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint.
select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint::text, c.metadata::text
from unnest($2::text[], $3::text[]) as k (checkpoint_ns, checkpoint_id)
cross join lateral (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata
    from pgcheckpoint.checkpoints
    where thread_id = $1 and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
    limit 1
) c;
