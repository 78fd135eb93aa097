-- What is to be run in a thread, the next first. $1 thread.
select thread_id, name, due_at, interrupt_id, attempts, error
from pgcheckpoint.checkpoint_wakeups
where thread_id = $1
order by due_at, name;
