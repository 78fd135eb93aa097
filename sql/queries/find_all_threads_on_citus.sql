-- find_all_threads.sql on Citus, which has no recursion over all threads: each table's next threads, of which the first go.
-- $1 from this thread on, $2 limit.
select thread_id
from (
    (select distinct thread_id from pgcheckpoint.checkpoints where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_blobs where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_chunks where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_writes where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_wakeups where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_events where thread_id >= $1 order by thread_id limit $2::bigint)
) found
order by thread_id
limit $2::bigint;
