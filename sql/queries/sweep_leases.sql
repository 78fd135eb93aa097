-- Deletes leases that were lost long ago, of threads that have nothing to run: their processes died between the end of a run
-- and that of its lease. And those of threads that were given up and have come to their end since, without a lease. Without
-- parameters: it is about all threads.
delete from pgcheckpoint.checkpoint_leases l
where (l.expires_at < now() - interval '10 minutes' or l.expires_at = '9999-01-01 00:00:00+00') and not exists (
    select from pgcheckpoint.checkpoint_threads t where t.thread_id = l.thread_id and t.unfinished_at > 'epoch'
);
