-- Forgets of every thread that it has tasks to run: nothing is known of it, until something is put to it. Without a thread: it is
-- about all of them.
update pgcheckpoint.checkpoint_threads set unfinished_at = null where unfinished_at > 'epoch';
