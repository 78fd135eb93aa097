-- Removes the row that lock_thread_for_delete.sql made for a thread without one. The lock stays: whoever wants to
-- insert the row waits for the end of this transaction, because it might be rolled back. $1 thread.
delete from pgcheckpoint.checkpoint_threads where thread_id = $1 and active_at = '-infinity';
