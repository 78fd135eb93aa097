-- Forgets whether threads have tasks to run, after checkpoints were moved to them: their rows say it of others, or by an old
-- answer. One with a run that is driven, or waits to be resumed, keeps that. $1 threads.
update pgcheckpoint.checkpoint_threads t
set unfinished_at = null
where t.thread_id = any($1::text[]) and t.unfinished_at is not null and not exists (
    select from pgcheckpoint.checkpoint_leases l where l.thread_id = t.thread_id and t.unfinished_at > 'epoch'
);
