-- When a thread began and when it was active last. $1 thread.
select created_at, active_at from pgcheckpoint.checkpoint_threads where thread_id = $1;
