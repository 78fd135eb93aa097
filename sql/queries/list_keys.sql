-- The keys of all checkpoints and writes of a thread, with a digest of each write that is replaced in place (idx < 0).
-- Also of a schema of langgraph-checkpoint-postgres. $1 thread.
select checkpoint_ns, checkpoint_id, null as task_id, null::integer as idx, null as digest
from pgcheckpoint.checkpoints
where thread_id = $1
union all
select checkpoint_ns, checkpoint_id, task_id, idx,
    case when idx < 0 then md5(concat_ws(chr(1), channel, type, md5(blob))) end
from pgcheckpoint.checkpoint_writes
where thread_id = $1;
