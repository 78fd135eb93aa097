-- Threads that wait for an answer, and those whose run stands still.

-- name: list_waiting(filter jsonb, after_time timestamptz, after_thread_id text, limit bigint, thread_id text)
-- Threads that wait for an answer, the longest waiting first, in pages (after a time, and of that time after a thread), or one
-- thread; with the interrupts that are open: of tasks of the newest root checkpoint that have returned nothing since. An
-- interrupt of a subgraph is among those of the task that runs it. A row an interrupted task; a thread of the page that is to be
-- left out, for it was answered, or has other metadata, has one row without a task. No values of channels are read. The metadata
-- of the newest root checkpoint contains the filter; it is in the answer where there is one.
with candidate as materialized (
    select t.thread_id, t.waiting_at
    from pgcheckpoint.checkpoint_threads t
    where t.waiting_at is not null and (t.waiting_at, t.thread_id) > (:after_time, :after_thread_id)
        and (:thread_id is null or t.thread_id = :thread_id)
    order by t.waiting_at, t.thread_id
    limit :limit
)
select a.waiting_at, a.thread_id, newest.checkpoint_id, newest.metadata, asked.task_id, asked.task_path, asked.idx, asked.type,
    asked.blob, asked.crc
from candidate a
left join lateral (
    select c.checkpoint_id, case when :filter <> '{}' then c.metadata::text end as metadata
    from (
        select checkpoint_id, metadata
        from pgcheckpoint.checkpoints
        where thread_id = a.thread_id and checkpoint_ns = ''
        order by checkpoint_id desc
        limit 1
    ) c
    where :filter = '{}' or c.metadata @> :filter
) newest on true
left join lateral (
    select w.task_id, w.task_path, w.idx, w.type, w.blob, w.crc
    from pgcheckpoint.checkpoint_writes w
    where w.thread_id = a.thread_id and w.checkpoint_ns = '' and w.checkpoint_id = newest.checkpoint_id
        and w.channel = '__interrupt__'
        and not exists (
            select from pgcheckpoint.checkpoint_writes done
            where done.thread_id = a.thread_id and done.checkpoint_ns = '' and done.checkpoint_id = newest.checkpoint_id
                and done.task_id = w.task_id and done.idx >= 0
                -- who handles its error is noted beside it
                and done.channel <> '__error_source_node__'
        )
        and not exists (
            -- an answer that no task has used yet
            select from pgcheckpoint.checkpoint_writes given
            where given.thread_id = a.thread_id and given.checkpoint_ns = '' and given.checkpoint_id = newest.checkpoint_id
                and given.task_id = '00000000-0000-0000-0000-000000000000' and given.channel = '__resume__'
        )
) asked on true
order by a.waiting_at, a.thread_id, asked.task_path, asked.task_id;

-- name: count_waiting(limit bigint)
-- Counts threads that wait for an answer, up to a limit, and says for how many seconds the first of them has; 0 if none does.
-- For gauges: no checkpoint is read. Without a thread: it is about all of them.
select count(*), coalesce(extract(epoch from now() - min(w.waiting_at)), 0)::bigint
from (
    select t.waiting_at
    from pgcheckpoint.checkpoint_threads t
    where t.waiting_at is not null
    order by t.waiting_at, t.thread_id
    limit :limit
) w;

-- name: list_unfinished(
--     state text, idle_seconds double precision, filter jsonb, after_time timestamptz, after_thread_id text, limit bigint
-- )
-- Threads whose run stands still, in pages (after a time, and of that time after a thread): whose newest root checkpoint has
-- tasks to run, as far as SQL can tell, and no open interrupt; and whom nobody drives. Where a lease was lost while it was held,
-- a run may have gone on without a put, so that the mark in checkpoint_threads is of before: those are for the caller to judge.
-- No values are read. Answers with the channels, too, that were written beside all tasks, as by a goto; and where there is a
-- filter with the metadata, which contains it.
-- The state 'idle' is that of those that are not leased and were not written to for idle_seconds (and up to a minute more, for
-- active_at is that coarse), and those that are due; 'due' those whose lease was lost, or that wait to be resumed and have
-- waited long enough; 'crashed' as 'idle', without those that failed before anybody resumed them; 'held' the thread
-- after_thread_id, whoever has it; 'given up' those.
-- Rows of what is to be left out have no checkpoint: a page is full although they are.
with candidate as materialized (
    (
        select t.thread_id, t.unfinished_at as place
        from pgcheckpoint.checkpoint_threads t
        left join pgcheckpoint.checkpoint_leases l on l.thread_id = t.thread_id
        where :state in ('idle', 'crashed') and t.unfinished_at > 'epoch'
            and (t.unfinished_at, t.thread_id) > (:after_time, :after_thread_id)
            and (
                l.expires_at < now()
                or (
                    (l.thread_id is null or (l.token is null and l.given_up_at is not null))
                    and t.unfinished_at < now() - :idle_seconds * interval '1 second'
                    and t.active_at < now() - :idle_seconds * interval '1 second' - interval '1 minute'
                )
            )
        order by t.unfinished_at, t.thread_id
        limit :limit
    )
    union all
    (
        -- what the mark of before does not say: a run that went on from a breakpoint, and was killed
        select l.thread_id, l.expires_at
        from pgcheckpoint.checkpoint_leases l
        where :state in ('idle', 'crashed') and l.token is not null and l.expires_at < now()
            and (l.expires_at, l.thread_id) > (:after_time, :after_thread_id)
            and not exists (
                select from pgcheckpoint.checkpoint_threads t where t.thread_id = l.thread_id and t.unfinished_at > 'epoch'
            )
        order by l.expires_at, l.thread_id
        limit :limit
    )
    union all
    (
        select l.thread_id, l.expires_at
        from pgcheckpoint.checkpoint_leases l
        where :state = 'due' and l.expires_at < now() and (l.expires_at, l.thread_id) > (:after_time, :after_thread_id)
        order by l.expires_at, l.thread_id
        limit :limit
    )
    union all
    (
        select l.thread_id, l.expires_at
        from pgcheckpoint.checkpoint_leases l
        where :state = 'held' and l.thread_id = :after_thread_id
    )
    union all
    (
        select l.thread_id, l.expires_at
        from pgcheckpoint.checkpoint_leases l
        where :state = 'given up' and l.expires_at = '9999-01-01 00:00:00+00' and l.thread_id > :after_thread_id
        order by l.expires_at, l.thread_id
        limit :limit
    )
    order by place, thread_id
    limit :limit
)
select a.place, a.thread_id, found.checkpoint_id, found.checkpoint, found.entered, found.since, found.failed,
    coalesce(l.attempts, 0), l.token is not null, case when l.token is null then l.given_up_at end,
    l.error, found.metadata
from candidate a
left join pgcheckpoint.checkpoint_leases l on l.thread_id = a.thread_id
left join lateral (
    select case when :filter <> '{}' then newest.metadata::text end as metadata,
        newest.checkpoint_id, (newest.checkpoint - 'channel_values')::text as checkpoint, noted.entered, noted.failed,
        case when t.unfinished_at > 'epoch' then t.unfinished_at else l.expires_at end as since
    from (
        -- looked up by key, whatever the planner believes
        select thread_id, unfinished_at from pgcheckpoint.checkpoint_threads where thread_id = a.thread_id limit 1
    ) t
    cross join lateral (
        select c.checkpoint_id, c.checkpoint, c.metadata
        from pgcheckpoint.checkpoints c
        where c.thread_id = t.thread_id and c.checkpoint_ns = ''
        order by c.checkpoint_id desc
        limit 1
    ) newest
    cross join lateral (
        select coalesce(bool_or(w.channel = '__error__'), false) as failed,
            coalesce(
                bool_or(
                    w.channel = '__interrupt__' and not exists (
                        -- as list_waiting has it: one that was answered by its id
                        select from pgcheckpoint.checkpoint_writes done
                        where done.thread_id = w.thread_id and done.checkpoint_ns = '' and done.checkpoint_id = w.checkpoint_id
                            and done.task_id = w.task_id and done.idx >= 0 and done.channel <> '__error_source_node__'
                    )
                ) and not bool_or(
                    -- an answer that no task has used yet
                    w.channel = '__resume__' and w.task_id = '00000000-0000-0000-0000-000000000000'
                ), false
            ) as interrupted,
            array_agg(w.channel) filter (where w.idx >= 0) as entered
        from pgcheckpoint.checkpoint_writes w
        where w.thread_id = t.thread_id and w.checkpoint_ns = '' and w.checkpoint_id = newest.checkpoint_id
            and (w.idx < 0 or w.task_id = '00000000-0000-0000-0000-000000000000')
    ) noted
    where (t.unfinished_at > 'epoch' or (l.token is not null and l.expires_at < now())) and not noted.interrupted
        and (:filter = '{}' or newest.metadata @> :filter)
        and (:state <> 'crashed' or not noted.failed or l.attempts > 0)
        -- what was put since it was given up makes it another run
        and (l.token is null and l.given_up_id is not null and l.given_up_id = newest.checkpoint_id) = (:state = 'given up')
) found on true
order by a.place, a.thread_id;

-- name: count_unfinished(idle_seconds double precision, limit bigint)
-- Counts threads whose run stands still, each kind up to a limit: those that are due to be resumed, those that are not leased
-- and were not written to for so long, those that were given up and had nothing put to them since. For gauges: no checkpoint is
-- read. Without a thread: it is about all of them.
select 'due' as kind, count(*)
from (
    select 1
    from pgcheckpoint.checkpoint_leases l
    join pgcheckpoint.checkpoint_threads t on t.thread_id = l.thread_id
    where l.expires_at < now() and t.unfinished_at > 'epoch'
    limit :limit
) due
union all
select 'idle', count(*)
from (
    select 1
    from pgcheckpoint.checkpoint_threads t
    left join pgcheckpoint.checkpoint_leases l on l.thread_id = t.thread_id
    where l.thread_id is null and t.unfinished_at > 'epoch' and t.waiting_at is null
        and t.unfinished_at < now() - :idle_seconds * interval '1 second'
        and t.active_at < now() - :idle_seconds * interval '1 second' - interval '1 minute'
    limit :limit
) idle
union all
select 'given up', count(*)
from (
    select 1
    from pgcheckpoint.checkpoint_leases l
    join pgcheckpoint.checkpoint_threads t on t.thread_id = l.thread_id
    where l.expires_at = '9999-01-01 00:00:00+00' and t.unfinished_at > 'epoch' and l.given_up_id = (
        select max(c.checkpoint_id) from pgcheckpoint.checkpoints c where c.thread_id = l.thread_id and c.checkpoint_ns = ''
    )
    limit :limit
) given_up;

-- name: get_mark(thread_id text)
-- Whether a thread has tasks to run, as its row says; null where nothing is known, as after a move.
select unfinished_at > 'epoch' from pgcheckpoint.checkpoint_threads where thread_id = :thread_id;

-- name: forget_marks(thread_ids text[])
-- Forgets whether threads have tasks to run, after checkpoints were moved to them: their rows say it of others, or by an old
-- answer. One with a run that is driven, or waits to be resumed, keeps that.
update pgcheckpoint.checkpoint_threads t
set unfinished_at = null
where t.thread_id = any(:thread_ids) and t.unfinished_at is not null and not exists (
    select from pgcheckpoint.checkpoint_leases l where l.thread_id = t.thread_id and t.unfinished_at > 'epoch'
);

-- name: list_threads_with_tasks(after_time timestamptz, after_thread_id text, limit bigint)
-- Threads whose newest root checkpoint has tasks to run, as far as their rows tell, in pages: after a time, and of that time
-- after a thread.
select t.unfinished_at, t.thread_id
from pgcheckpoint.checkpoint_threads t
where t.unfinished_at > 'epoch' and (t.unfinished_at, t.thread_id) > (:after_time, :after_thread_id)
order by t.unfinished_at, t.thread_id
limit :limit;
