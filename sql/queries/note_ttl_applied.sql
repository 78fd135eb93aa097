-- Notes that a thread keeps only its latest checkpoints, unless it was active since.
-- $1 thread, $2 its last activity before that.
update pgcheckpoint.checkpoint_threads
set ttl_applied_at = active_at
where thread_id = $1 and active_at = $2;
