-- list_waiting.sql for Citus, which refuses a lateral outer join of its tables to what was found on several servers: what the
-- candidates' threads ask is looked up in their shards first. The candidates are the same, and the parameters.
with candidate as materialized (
    select t.thread_id, t.waiting_at
    from pgcheckpoint.checkpoint_threads t
    where t.waiting_at is not null and (t.waiting_at, t.thread_id) > ($2::timestamptz, $3)
        and ($5::text is null or t.thread_id = $5)
    order by t.waiting_at, t.thread_id
    limit $4::bigint
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
    select n.thread_id, n.checkpoint_id, case when $1::jsonb <> '{}' then n.metadata::text end as metadata
    from newest n
    where $1::jsonb = '{}' or n.metadata @> $1::jsonb
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
