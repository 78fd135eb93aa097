-- Tells whether rows of a thread were put, replaced or deleted: then it answers otherwise than before. A row that is replaced gets
-- another place and the number of another transaction.
-- $1 thread.
select count(*) || ' ' || coalesce(sum(hashtextextended(r.at, 0)::numeric), 0)
from (
    select xmin::text || ctid::text as at from pgcheckpoint.checkpoints where thread_id = $1
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_blobs where thread_id = $1
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_writes where thread_id = $1
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_wakeups where thread_id = $1
    union all
    select xmin::text || ctid::text from pgcheckpoint.checkpoint_steps where thread_id = $1
) r;
