-- Deletes all wake-ups: deadlines, reminders, retries. Without a thread: it is about all of them.
delete from pgcheckpoint.checkpoint_wakeups;
