-- Deletes all leases, with what waits to be resumed, its attempts, and what was given up. Without a thread: it is about all of
-- them.
delete from pgcheckpoint.checkpoint_leases;
