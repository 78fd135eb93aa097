-- Threads, most recently active first, with their counts and times, and what marks tasks of the newest checkpoint that are not done.
-- $1 active before this time or, at this time, $2 with a lower id; $3 the metadata of the newest root checkpoint
-- contains; $4 limit, $5 whether to add up bytes; $6 how ids begin.
select t.thread_id, t.created_at, t.active_at, newest.checkpoint_id, newest.metadata::text, counted.checkpoints, counted.namespaces, (
    select coalesce(array_agg(distinct w.channel), '{}')
    from pgcheckpoint.checkpoint_writes w
    where w.thread_id = t.thread_id and w.checkpoint_ns = '' and w.checkpoint_id = newest.checkpoint_id
        and w.channel in ('__error__', '__interrupt__')
        -- a task that was begun again has written what it returned beside its mark
        and not exists (
            select from pgcheckpoint.checkpoint_writes done
            where done.thread_id = t.thread_id and done.checkpoint_ns = '' and done.checkpoint_id = newest.checkpoint_id
                and done.task_id = w.task_id and done.idx >= 0
        )
) as marks, case
    when $5 then (
        (
            select coalesce(sum(pg_column_size(checkpoint) + pg_column_size(metadata) + coalesce(pg_column_size(sealed), 0)), 0)
            from pgcheckpoint.checkpoints where thread_id = t.thread_id
        )
        + (
            select coalesce(sum(pg_column_size(blob) + coalesce(pg_column_size(chunks), 0)), 0)
            from pgcheckpoint.checkpoint_blobs where thread_id = t.thread_id
        )
        + (select coalesce(sum(pg_column_size(data)), 0) from pgcheckpoint.checkpoint_chunks where thread_id = t.thread_id)
        + (select coalesce(sum(pg_column_size(blob)), 0) from pgcheckpoint.checkpoint_writes where thread_id = t.thread_id)
    )
end::bigint as bytes
from pgcheckpoint.checkpoint_threads t
left join lateral (
    select c.checkpoint_id, c.metadata
    from pgcheckpoint.checkpoints c
    where c.thread_id = t.thread_id and c.checkpoint_ns = ''
    order by c.checkpoint_id desc
    limit 1
) newest on true
cross join lateral (
    select count(*) as checkpoints, coalesce(array_agg(distinct c.checkpoint_ns), '{}') as namespaces
    from pgcheckpoint.checkpoints c
    where c.thread_id = t.thread_id
) counted
where (t.active_at, t.thread_id) < ($1::timestamptz, $2)
    -- a function: a range of ids would lead the planner away from the index on active_at
    and ($6 = '' or starts_with(t.thread_id, $6))
    and ($3::jsonb = '{}' or newest.metadata @> $3::jsonb)
order by t.active_at desc, t.thread_id desc
limit $4::bigint;
