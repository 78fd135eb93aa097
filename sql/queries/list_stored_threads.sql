-- A page of the threads that have checkpoints, in the order of their ids, each looked up from the one before. Also for
-- a schema of langgraph-checkpoint-postgres, which has no table of threads.
-- $1 from this thread on, $2 whether it is one of them, $3 limit.
with recursive thread as (
    (
        select thread_id
        from pgcheckpoint.checkpoints
        where thread_id >= $1 and ($2 or thread_id > $1)
        order by thread_id
        limit 1
    )
    union all
    select (
        select c.thread_id
        from pgcheckpoint.checkpoints c
        where c.thread_id > t.thread_id
        order by c.thread_id
        limit 1
    )
    from thread t
    where t.thread_id is not null
)
select thread_id from thread where thread_id is not null limit $3::bigint;
