-- Ends a lease whose run did not come to its end: the thread is resumed some seconds later, unless it has nothing to run by now.
-- $1 thread, $2 token, $3 seconds, $4 what went wrong, if anything did now, $5 how often it was tried; null: as often as before
-- it was taken.
with ended as (
    delete from pgcheckpoint.checkpoint_leases l
    where l.thread_id = $1 and l.token = $2 and not exists (
        select from pgcheckpoint.checkpoint_threads t where t.thread_id = $1 and t.unfinished_at > 'epoch'
    )
    returning l.thread_id
)
update pgcheckpoint.checkpoint_leases l
set token = null, expires_at = now() + $3 * interval '1 second', error = coalesce($4, l.error),
    attempts = coalesce($5::integer, l.tried, 0), given_up_at = null, given_up_id = null
where l.thread_id = $1 and l.token = $2 and not exists (select from ended);
