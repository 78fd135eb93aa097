-- Removes the row of a thread that has no other rows and about which nothing is noted; its lock is held
-- (lock_threads.sql).
-- $1 thread.
delete from pgcheckpoint.checkpoint_threads
where thread_id = $1 and ttl is null and not encrypted
    -- scalar subqueries are looked up by key; NOT EXISTS might be hashed over the whole thread
    and (select true from pgcheckpoint.checkpoints where thread_id = $1 limit 1) is null
    and (select true from pgcheckpoint.checkpoint_writes where thread_id = $1 limit 1) is null
    and (select true from pgcheckpoint.checkpoint_wakeups where thread_id = $1 limit 1) is null;
