-- Marks a thread as encrypted. From then on savers without a cipher can't lock it (lock_threads.sql), so no put leans
-- on pieces in clear any more. Waits for the puts that hold the lock. $1 thread.
update pgcheckpoint.checkpoint_threads
set encrypted = true
where thread_id = $1 and not encrypted;
