-- Deletes leases that were lost long ago, of threads that have nothing to run: their processes died between the end of a run
-- and that of its lease. Without parameters: it is about all threads.
delete from pgcheckpoint.checkpoint_leases l
where l.expires_at < now() - interval '10 minutes' and not exists (
    select from pgcheckpoint.checkpoint_threads t where t.thread_id = l.thread_id and t.unfinished_at > 'epoch'
);
