-- Deletes all turns of background retention: the next pass of each policy begins with the first thread.
delete from pgcheckpoint.retention_turns;
