-- Deletes leases that were lost long ago, or wait to be resumed, of threads that were found to have nothing to run: their
-- processes died between the end of a run and that of its lease. And those of threads that were given up and have come to their
-- end since, without a lease. $1 threads that have nothing to run.
delete from pgcheckpoint.checkpoint_leases l
where (l.thread_id = any($1::text[]) and l.expires_at < now() - interval '10 minutes')
    or (
        l.expires_at = '9999-01-01 00:00:00+00' and not exists (
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = l.thread_id and t.unfinished_at > 'epoch'
        )
    );
