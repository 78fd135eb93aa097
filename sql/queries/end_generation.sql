-- Ends the generations of a thread, whose cleaning is over, after lock_thread_for_delete.sql: what is put from now on has none, and no
-- entry in their index. Another cleaning that is under way plans anew. $1 thread.
update pgcheckpoint.checkpoint_threads set generation = null where thread_id = $1 and generation is not null;
