-- list_stored_threads.sql on Citus, which has no recursion over all threads.
-- $1 from this thread on, $2 whether it is one of them, $3 limit.
select distinct thread_id
from pgcheckpoint.checkpoints
where thread_id >= $1 and ($2 or thread_id > $1)
order by thread_id
limit $3::bigint;
