-- Notes of every thread that it has no tasks to run, until something is put to it. Without a thread: it is about all of them.
update pgcheckpoint.checkpoint_threads set unfinished_at = 'epoch' where unfinished_at > 'epoch';
