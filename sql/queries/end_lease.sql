-- Ends a lease whose run came to its end: the thread is not resumed. $1 thread, $2 token, $3 whether it ended as it should:
-- then the thread does not count as unfinished, whatever its newest checkpoint has to run (it may stand at a breakpoint).
-- $3 comes with the lease that was ended: where a parameter alone makes the update find nothing, Citus runs no part of this.
with ended as (
    delete from pgcheckpoint.checkpoint_leases where thread_id = $1 and token = $2 returning thread_id, $3::boolean as is_over
)
update pgcheckpoint.checkpoint_threads t
set unfinished_at = 'epoch'
from ended e
where t.thread_id = $1 and t.thread_id = e.thread_id and e.is_over and t.unfinished_at > 'epoch';
