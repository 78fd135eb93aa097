-- A page of the threads that have rows in any table, in the order of their ids, with one index lookup for each.
-- $1 from this thread on, $2 limit.
with recursive thread as (
    select least(
        (select thread_id from pgcheckpoint.checkpoints where thread_id >= $1 order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_blobs where thread_id >= $1 order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_chunks where thread_id >= $1 order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_writes where thread_id >= $1 order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_wakeups where thread_id >= $1 order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_events where thread_id >= $1 order by thread_id limit 1)
    ) as thread_id, 1::bigint as number
    union all
    select least(
        (select thread_id from pgcheckpoint.checkpoints where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_blobs where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_chunks where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_writes where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_wakeups where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_events where thread_id > t.thread_id order by thread_id limit 1)
    ), number + 1
    from thread t
    where t.thread_id is not null and number < $2::bigint
)
select thread_id from thread where thread_id is not null;
