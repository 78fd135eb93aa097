-- Notes that what is due is begun under a lease, once: it may be sent again. Answers with what it is; with no row if it was taken
-- back, set anew for later, or ended, or if the lease is over. $1 thread, $2 name, $3 the token of the lease.
update pgcheckpoint.checkpoint_wakeups w
set token = $3, attempts = w.attempts + case when w.token = $3 then 0 else 1 end
where w.thread_id = $1 and w.name = $2 and w.due_at <= now() and exists (
    select from pgcheckpoint.checkpoint_leases l where l.thread_id = $1 and l.token = $3
)
returning interrupt_id, checkpoint_id, answers, type, blob, attempts;
