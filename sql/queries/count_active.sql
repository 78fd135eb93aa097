-- Counts for a live view, none of which reads more than so many rows by an index: threads that were active within two minutes
-- (active_at is true to one), threads that wait for an answer, leases that are held; and the thread whose run has had tasks for
-- longest, if it was not given up. No checkpoint is read. Without a thread: it is about all of them. $1 the most to count.
select
    (
        select count(*)
        from (
            select 1
            from pgcheckpoint.checkpoint_threads
            where active_at > now() - interval '2 minutes'
            -- so that the planner takes the index, however many there are
            order by active_at desc, thread_id desc
            limit $1::bigint
        ) active
    ),
    (
        select count(*)
        from (
            select 1
            from pgcheckpoint.checkpoint_threads
            where waiting_at is not null
            order by waiting_at, thread_id
            limit $1::bigint
        ) waiting
    ),
    (
        select count(*)
        from (
            select 1
            from pgcheckpoint.checkpoint_leases
            where token is not null and expires_at > now() and expires_at < '9999-01-01 00:00:00+00'
            order by expires_at, thread_id
            limit $1::bigint
        ) held
    ),
    oldest.thread_id, oldest.unfinished_at
from (select 1) one
left join (
    select t.thread_id, t.unfinished_at
    from pgcheckpoint.checkpoint_threads t
    left join pgcheckpoint.checkpoint_leases l on l.thread_id = t.thread_id
    where t.unfinished_at > 'epoch' and t.waiting_at is null and (l.given_up_at is null or l.token is not null)
    order by t.unfinished_at, t.thread_id
    limit 1
) oldest on true;
