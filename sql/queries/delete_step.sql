-- Deletes what is recorded of a step that was done anew in a replay, before put_step.sql. The thread is locked (lock_threads.sql).
-- $1 thread, $2 namespace and $3 id of the checkpoint, $4 task, $5 name, $6 which use of it.
delete from pgcheckpoint.checkpoint_steps
where thread_id = $1 and checkpoint_ns = $2 and checkpoint_id = $3 and task_id = $4 and name = $5 and position = $6::integer;
