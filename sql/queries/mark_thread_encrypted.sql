-- From here on savers without a cipher can't lock the thread (lock_threads.sql), so nobody leans on pieces in clear any
-- more. Waits for the puts that hold it. $1 thread.
update pgcheckpoint.checkpoint_threads
set encrypted = true
where thread_id = $1 and not encrypted;
