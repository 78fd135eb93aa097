-- The checkpoints of a thread whose tasks' results a retention policy drops, in the order of keys: those that were continued
-- before a time, by the child's own time, with what is to be dropped: how many writes, and their bytes. And the child that shows
-- it, for drop_results.sql. The writes are those of tasks that returned something, and neither asked nor failed.
-- A child has a later id, so the newest of a namespace never counts as continued. Nothing goes from a namespace in which anything
-- is rebuilt from writes: delta channels, or pending sends before v4.
-- Goes from one checkpoint with writes to the next by the index, and reads the thread's checkpoints only if one that is not the
-- newest has results. So where this was done before, and nothing happened since, it looks at a few entries of the index.
-- $1 thread, $2 time (ISO 8601, UTC).
with recursive written as (
    (
        select checkpoint_ns, checkpoint_id
        from pgcheckpoint.checkpoint_writes
        where thread_id = $1
        order by checkpoint_ns, checkpoint_id
        limit 1
    )
    union all
    select later.checkpoint_ns, later.checkpoint_id
    from written w
    cross join lateral (
        select checkpoint_ns, checkpoint_id
        from pgcheckpoint.checkpoint_writes
        where thread_id = $1 and (checkpoint_ns, checkpoint_id) > (w.checkpoint_ns, w.checkpoint_id)
        order by checkpoint_ns, checkpoint_id
        limit 1
    ) later
),
returned as materialized (
    select w.checkpoint_ns, w.checkpoint_id
    from written w
    where (
        select true
        from pgcheckpoint.checkpoint_writes
        where thread_id = $1 and checkpoint_ns = w.checkpoint_ns and checkpoint_id = w.checkpoint_id
            -- what Command(update=...) gives the whole step, and replays apply again
            and task_id <> '00000000-0000-0000-0000-000000000000'
        group by task_id
        having min(idx) >= 0
        limit 1
    )
    -- those of the newest are most often all that there are
    and (
        select true
        from pgcheckpoint.checkpoints
        where thread_id = $1 and checkpoint_ns = w.checkpoint_ns and checkpoint_id > w.checkpoint_id
        limit 1
    )
),
stored as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id,
        (checkpoint ->> 'ts') collate "C" >= $2 as is_young,
        coalesce((checkpoint ->> 'v')::integer < 4, false)
        -- metadata is the user's: it may hold anything
        or coalesce(jsonb_typeof(metadata -> 'counters_since_delta_snapshot') = 'object', false) as builds_on_others
    from pgcheckpoint.checkpoints
    where thread_id = $1 and (select true from returned limit 1)
),
superseded as materialized (
    select checkpoint_ns, parent_checkpoint_id as checkpoint_id, min(checkpoint_id) as child_id
    from stored
    where parent_checkpoint_id < checkpoint_id and is_young is not true
        and checkpoint_ns not in (select b.checkpoint_ns from stored b where b.builds_on_others)
    group by checkpoint_ns, parent_checkpoint_id
)
select r.checkpoint_ns, r.checkpoint_id, s.child_id, m.writes, m.bytes
from returned r
join superseded s on s.checkpoint_ns = r.checkpoint_ns and s.checkpoint_id = r.checkpoint_id
cross join lateral (
    select sum(t.writes)::bigint as writes, sum(t.bytes)::bigint as bytes
    from (
        select count(*) as writes, sum(pg_column_size(blob)) as bytes
        from pgcheckpoint.checkpoint_writes
        where thread_id = $1 and checkpoint_ns = r.checkpoint_ns and checkpoint_id = r.checkpoint_id
            and task_id <> '00000000-0000-0000-0000-000000000000'
        group by task_id
        having min(idx) >= 0
    ) t
) m
order by r.checkpoint_ns, r.checkpoint_id;
