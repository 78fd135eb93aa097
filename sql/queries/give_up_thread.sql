-- Ends a lease for good: the thread is not resumed until something is put to it. $1 thread, $2 token, $3 what went wrong.
update pgcheckpoint.checkpoint_leases
set token = null, expires_at = '9999-01-01 00:00:00+00', given_up_at = now(), error = $3, given_up_id = (
    select max(c.checkpoint_id) from pgcheckpoint.checkpoints c where c.thread_id = $1 and c.checkpoint_ns = ''
)
where thread_id = $1 and token = $2;
