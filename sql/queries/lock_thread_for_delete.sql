-- Waits for the thread's running puts and keeps new ones out until commit. A statement of its own, so that the next
-- statement's snapshot sees what those puts stored.
select thread_id from pgcheckpoint.checkpoint_threads where thread_id = $1 for update;
