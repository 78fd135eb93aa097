-- Notes that a rewrite has changed a thread, as a write by somebody else: a saver with single_writer that read it before can't put
-- to it (claim_threads.sql). Runs after lock_thread_for_delete.sql.
-- $1 thread, $2 the name of this write.
update pgcheckpoint.checkpoint_threads set last_write = $2 where thread_id = $1;
