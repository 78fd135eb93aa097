-- The last write to a thread by savers with single_writer. $1 thread.
select last_write from pgcheckpoint.checkpoint_threads where thread_id = $1;
