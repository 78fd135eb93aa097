-- Counts for a live view, none of which reads more than so many rows by an index: threads that were active within two minutes
-- (active_at is true to one), those of the most recently active ones that wait for an answer, leases that are held; and the thread
-- whose run has had tasks for longest, if it was not given up. Without a thread: it is about all of them.
-- $1 the most to count, $2 of how many threads to look for an interrupt.
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
            select exists (
                select from pgcheckpoint.checkpoint_writes w
                where w.thread_id = t.thread_id and w.checkpoint_ns = '' and w.checkpoint_id = newest.checkpoint_id
                    and w.channel = '__interrupt__'
                    -- a task that was answered has written what it returned beside its mark
                    and not exists (
                        select from pgcheckpoint.checkpoint_writes done
                        where done.thread_id = t.thread_id and done.checkpoint_ns = ''
                            and done.checkpoint_id = newest.checkpoint_id and done.task_id = w.task_id and done.idx >= 0
                    )
            ) as asks
            from pgcheckpoint.checkpoint_threads t
            left join lateral (
                select c.checkpoint_id
                from pgcheckpoint.checkpoints c
                where c.thread_id = t.thread_id and c.checkpoint_ns = ''
                order by c.checkpoint_id desc
                limit 1
            ) newest on true
            order by t.active_at desc, t.thread_id desc
            limit $2::bigint
        ) recent
        where asks
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
    select first.thread_id, first.unfinished_at
    from (
        select t.thread_id, t.unfinished_at, exists (
            -- a mark may be of before the interrupt: whoever lists judges it
            select from pgcheckpoint.checkpoint_writes w
            where w.thread_id = t.thread_id and w.checkpoint_ns = '' and w.checkpoint_id = newest.checkpoint_id
                and w.channel = '__interrupt__'
                and not exists (
                    select from pgcheckpoint.checkpoint_writes done
                    where done.thread_id = t.thread_id and done.checkpoint_ns = ''
                        and done.checkpoint_id = newest.checkpoint_id and done.task_id = w.task_id and done.idx >= 0
                )
        ) as asks
        from pgcheckpoint.checkpoint_threads t
        left join pgcheckpoint.checkpoint_leases l on l.thread_id = t.thread_id
        left join lateral (
            select c.checkpoint_id
            from pgcheckpoint.checkpoints c
            where c.thread_id = t.thread_id and c.checkpoint_ns = ''
            order by c.checkpoint_id desc
            limit 1
        ) newest on true
        where t.unfinished_at > 'epoch' and (l.given_up_at is null or l.token is not null)
        order by t.unfinished_at, t.thread_id
        limit $2::bigint
    ) first
    where not first.asks
    order by first.unfinished_at, first.thread_id
    limit 1
) oldest on true;
