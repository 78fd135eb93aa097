-- Notes that what was begun under a lease is to be begun again; with no row if it has written something, and so has ended.
-- $1 thread, $2 the token of the lease, $3 seconds until then; null: never, $4 what went wrong, if anything did, $5 whether the
-- attempt counts.
update pgcheckpoint.checkpoint_wakeups w
set token = null, error = coalesce($4, w.error), attempts = w.attempts - case when $5::boolean then 0 else 1 end,
    due_at = case when $3::double precision is null then '9999-01-01 00:00:00+00' else now() + $3 * interval '1 second' end
where w.thread_id = $1 and w.token = $2
returning attempts;
