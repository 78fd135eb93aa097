-- Notes that what was begun under a lease is to be begun again; with no row if it has written something, and so has ended.
-- $1 thread, $2 the token of the lease, $3 seconds until then; null: never, $4 what went wrong, if anything did, $5 null, or if
-- the attempt does not count the least number of them.
-- The time is computed first: Citus takes no function of time in an update.
with later as materialized (
    select coalesce(now() + $3 * interval '1 second', '9999-01-01 00:00:00+00') as due_at
)
update pgcheckpoint.checkpoint_wakeups w
set token = null, error = coalesce($4, w.error), due_at = later.due_at,
    attempts = case when $5::integer is null then w.attempts else greatest(w.attempts - 1, $5::integer) end
from later
where w.thread_id = $1 and w.token = $2
returning w.attempts;
