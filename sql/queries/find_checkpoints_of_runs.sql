-- The checkpoints that the given runs made, in whatever threads. $1 run ids.
select thread_id, checkpoint_ns, checkpoint_id
from pgcheckpoint.checkpoints
where metadata ? 'run_id' and metadata ->> 'run_id' = any($1::text[])
order by thread_id;
