-- Ends a lease whose run did not come to its end: the thread is resumed some seconds later. $1 thread, $2 token, $3 seconds,
-- $4 what went wrong, if anything did now, $5 how often it was tried; null: as often as before it was taken.
update pgcheckpoint.checkpoint_leases
set token = null, expires_at = now() + $3 * interval '1 second', error = coalesce($4, error),
    attempts = coalesce($5::integer, tried, 0), given_up_at = null, given_up_id = null
where thread_id = $1 and token = $2;
