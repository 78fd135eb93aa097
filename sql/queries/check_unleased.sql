-- Fails if a thread is under a lease that has not expired, with a division by zero (22012), which nothing else in these
-- transactions can raise. Taking a lease needs the thread's lock (take_lease.sql): after it what this finds holds until commit.
-- $1 thread.
select 1 / (1 - count(*))
from pgcheckpoint.checkpoint_leases
where thread_id = $1 and token is not null and expires_at > now();
