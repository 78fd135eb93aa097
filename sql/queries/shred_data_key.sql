-- Forgets the data key of a thread, after lock_thread_for_delete.sql, and notes that it had one: nothing is put to the thread
-- until it is deleted. $1 thread.
update pgcheckpoint.checkpoint_data_keys
set key_id = null, wrapped = null, wrapped_by = null, shredded_at = now()
where thread_id = $1 and shredded_at is null;
