-- Whether a thread has tasks to run, as its row says; null where nothing is known, as after a move. $1 thread.
select unfinished_at > 'epoch' from pgcheckpoint.checkpoint_threads where thread_id = $1;
