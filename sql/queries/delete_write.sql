-- Deletes one pending write of a root checkpoint. $1 thread, $2 checkpoint, $3 task, $4 index.
delete from pgcheckpoint.checkpoint_writes
where thread_id = $1 and checkpoint_ns = '' and checkpoint_id = $2 and task_id = $3 and idx = $4;
