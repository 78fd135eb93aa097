-- Locks a thread's event log until commit, if there is one: the delete that comes next sees what was appended until then, and who
-- appends afterwards begins anew. The thread's lock is held (lock_thread_for_delete.sql). $1 thread.
select thread_id from pgcheckpoint.checkpoint_event_heads where thread_id = $1 for update;
