-- Ends a lease under which nothing was written: all is as it was before it was taken, unless the thread has nothing to run by
-- now. $1 thread, $2 token.
with ended as (
    delete from pgcheckpoint.checkpoint_leases l
    where l.thread_id = $1 and l.token = $2 and (
        l.due_at is null
        or not exists (
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = $1 and t.unfinished_at > 'epoch'
        )
    )
    returning l.thread_id
)
update pgcheckpoint.checkpoint_leases l
set token = null, expires_at = l.due_at, attempts = l.tried
where l.thread_id = $1 and l.token = $2 and l.due_at is not null and not exists (select from ended);
