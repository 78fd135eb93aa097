-- Threads that wait or stand still, as Citus lists them.

-- name: list_waiting_on_citus(filter jsonb, after_time timestamptz, after_thread_id text, limit bigint, thread_id text)
-- list_waiting for Citus, which refuses a lateral outer join of its tables to what was found on several servers: what the
-- candidates' threads ask is looked up in their shards first. The candidates are the same.
with candidate as materialized (
    select t.thread_id, t.waiting_at
    from pgcheckpoint.checkpoint_threads t
    where t.waiting_at is not null and (t.waiting_at, t.thread_id) > (:after_time, :after_thread_id)
        and (:thread_id is null or t.thread_id = :thread_id)
    order by t.waiting_at, t.thread_id
    limit :limit
),
newest as materialized (
    select t.thread_id, c.checkpoint_id, c.metadata
    from pgcheckpoint.checkpoint_threads t
    cross join lateral (
        select checkpoint_id, metadata
        from pgcheckpoint.checkpoints
        where thread_id = t.thread_id and checkpoint_ns = ''
        order by checkpoint_id desc
        limit 1
    ) c
    where t.thread_id = any(array(select a.thread_id from candidate a))
),
noted as materialized (
    select w.thread_id, w.task_id, bool_or(w.idx >= 0 and w.channel <> '__error_source_node__') as is_done,
        bool_or(w.channel = '__resume__') as is_answered
    from newest n
    join pgcheckpoint.checkpoint_writes w on w.thread_id = n.thread_id and w.checkpoint_id = n.checkpoint_id
    where w.checkpoint_ns = ''
    group by w.thread_id, w.task_id
),
asked as materialized (
    select w.thread_id, w.task_id, w.task_path, w.idx, w.type, w.blob, w.crc
    from newest n
    join pgcheckpoint.checkpoint_writes w on w.thread_id = n.thread_id and w.checkpoint_id = n.checkpoint_id
    where w.checkpoint_ns = '' and w.channel = '__interrupt__'
),
found as materialized (
    select n.thread_id, n.checkpoint_id, case when :filter <> '{}' then n.metadata::text end as metadata
    from newest n
    where :filter = '{}' or n.metadata @> :filter
),
opened as materialized (
    select w.thread_id, w.task_id, w.task_path, w.idx, w.type, w.blob, w.crc
    from asked w
    join noted o on o.thread_id = w.thread_id and o.task_id = w.task_id
    where not o.is_done and not exists (
        -- an answer that no task has used yet
        select 1 from noted given
        where given.thread_id = w.thread_id and given.task_id = '00000000-0000-0000-0000-000000000000' and given.is_answered
    )
)
select a.waiting_at, a.thread_id, f.checkpoint_id, f.metadata, o.task_id, o.task_path, o.idx, o.type, o.blob, o.crc
from candidate a
left join found f on f.thread_id = a.thread_id
left join opened o on o.thread_id = f.thread_id
order by a.waiting_at, a.thread_id, o.task_path, o.task_id;

-- name: list_unfinished_on_citus(
--     state text, idle_seconds double precision, filter jsonb, after_time timestamptz, after_thread_id text, limit bigint
-- )
-- list_unfinished for Citus, which refuses a lateral outer join of its tables to what was found on several servers: what the
-- candidates' threads have to run is looked up in their shards first. The candidates are the same.
with candidate as materialized (
    (
        select t.thread_id, t.unfinished_at as place
        from pgcheckpoint.checkpoint_threads t
        left join pgcheckpoint.checkpoint_leases l on l.thread_id = t.thread_id
        where t.unfinished_at > 'epoch' and (t.unfinished_at, t.thread_id) > (:after_time, :after_thread_id)
            and (
                l.expires_at < now()
                or (
                    (l.thread_id is null or (l.token is null and l.given_up_at is not null))
                    and t.unfinished_at < now() - :idle_seconds * interval '1 second'
                    and t.active_at < now() - :idle_seconds * interval '1 second' - interval '1 minute'
                )
            )
        order by t.unfinished_at, t.thread_id
        -- a parameter alone in the condition of an outer join is refused
        limit case when :state in ('idle', 'crashed') then :limit else 0 end
    )
    union all
    (
        -- what the mark of before does not say: a run that went on from a breakpoint, and was killed
        select l.thread_id, l.expires_at
        from pgcheckpoint.checkpoint_leases l
        where l.token is not null and l.expires_at < now()
            and (l.expires_at, l.thread_id) > (:after_time, :after_thread_id)
            and not exists (
                select from pgcheckpoint.checkpoint_threads t where t.thread_id = l.thread_id and t.unfinished_at > 'epoch'
            )
        order by l.expires_at, l.thread_id
        limit case when :state in ('idle', 'crashed') then :limit else 0 end
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
),
lease as materialized (
    select l.thread_id, l.attempts, l.token, l.expires_at, l.given_up_at, l.given_up_id, l.error
    from pgcheckpoint.checkpoint_leases l
    where l.thread_id = any(array(select a.thread_id from candidate a))
),
newest as materialized (
    select t.thread_id, t.unfinished_at, c.checkpoint_id, c.checkpoint, c.metadata
    from pgcheckpoint.checkpoint_threads t
    cross join lateral (
        select checkpoint_id, (checkpoint - 'channel_values')::text as checkpoint, metadata
        from pgcheckpoint.checkpoints
        where thread_id = t.thread_id and checkpoint_ns = ''
        order by checkpoint_id desc
        limit 1
    ) c
    where t.thread_id = any(array(select a.thread_id from candidate a))
),
task as materialized (
    select w.thread_id, w.task_id, bool_or(w.channel = '__error__') as failed,
        bool_or(w.channel = '__interrupt__') and not bool_or(w.idx >= 0 and w.channel <> '__error_source_node__') as asks,
        bool_or(w.channel = '__resume__') as answered, array_agg(w.channel) filter (where w.idx >= 0) as written
    from newest n
    join pgcheckpoint.checkpoint_writes w on w.thread_id = n.thread_id and w.checkpoint_id = n.checkpoint_id
    where w.checkpoint_ns = ''
    group by w.thread_id, w.task_id
),
noted as materialized (
    select k.thread_id, bool_or(k.failed) as failed,
        bool_or(k.asks) and not bool_or(k.answered and k.task_id = '00000000-0000-0000-0000-000000000000') as interrupted,
        max(k.written) filter (where k.task_id = '00000000-0000-0000-0000-000000000000') as entered
    from task k
    group by k.thread_id
),
found as materialized (
    select case when :filter <> '{}' then n.metadata::text end as metadata,
        n.thread_id, n.checkpoint_id, n.checkpoint, w.entered, coalesce(w.failed, false) as failed,
        case when n.unfinished_at > 'epoch' then n.unfinished_at else l.expires_at end as since
    from newest n
    left join noted w on w.thread_id = n.thread_id
    left join lease l on l.thread_id = n.thread_id
    where (n.unfinished_at > 'epoch' or (l.token is not null and l.expires_at < now())) and not coalesce(w.interrupted, false)
        and (:filter = '{}' or n.metadata @> :filter)
        and (:state <> 'crashed' or not coalesce(w.failed, false) or l.attempts > 0)
        -- what was put since it was given up makes it another run
        and (l.token is null and l.given_up_id is not null and l.given_up_id = n.checkpoint_id) = (:state = 'given up')
)
select a.place, a.thread_id, f.checkpoint_id, f.checkpoint, f.entered, f.since, f.failed,
    coalesce(l.attempts, 0), l.token is not null, case when l.token is null then l.given_up_at end,
    l.error, f.metadata
from candidate a
left join lease l on l.thread_id = a.thread_id
left join found f on f.thread_id = a.thread_id
order by a.place, a.thread_id;
