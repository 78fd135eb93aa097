-- Threads that wait for an answer, the longest waiting first, in pages; with the interrupts that are open: of tasks of the newest
-- root checkpoint that have returned nothing since. An interrupt of a subgraph is among those of the task that runs it. A row an
-- interrupted task; a thread of the page that is to be left out, for it was answered, or has other metadata, has one row without
-- a task. No values of channels are read.
-- $1 the metadata of the newest root checkpoint contains; it is in the answer where there is a
-- filter. $2 waiting since after this time or, since this time, $3 after this thread; $4 limit; $5 only this thread, or null.
with candidate as materialized (
    select t.thread_id, t.waiting_at
    from pgcheckpoint.checkpoint_threads t
    where t.waiting_at is not null and (t.waiting_at, t.thread_id) > ($2::timestamptz, $3)
        and ($5::text is null or t.thread_id = $5)
    order by t.waiting_at, t.thread_id
    limit $4::bigint
)
select a.waiting_at, a.thread_id, newest.checkpoint_id, newest.metadata, asked.task_id, asked.task_path, asked.idx, asked.type,
    asked.blob, asked.crc
from candidate a
left join lateral (
    select c.checkpoint_id, case when $1::jsonb <> '{}' then c.metadata::text end as metadata
    from (
        select checkpoint_id, metadata
        from pgcheckpoint.checkpoints
        where thread_id = a.thread_id and checkpoint_ns = ''
        order by checkpoint_id desc
        limit 1
    ) c
    where $1::jsonb = '{}' or c.metadata @> $1::jsonb
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
