-- Drops what tasks of some checkpoints of a thread returned (find_results.sql), after lock_thread_for_delete.sql: of each checkpoint all
-- in one go, unless its child is gone. Answers with how many writes, their bytes, and the newest checkpoint of the root.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
-- $1 thread; one entry a checkpoint: $2 namespace, $3 id, $4 its child.
with superseded as materialized (
    select k.checkpoint_ns, k.checkpoint_id
    from unnest($2::text[], $3::text[], $4::text[]) as k (checkpoint_ns, checkpoint_id, child_id)
    where (
        select true
        from pgcheckpoint.checkpoints c
        where c.thread_id = $1 and c.checkpoint_ns = k.checkpoint_ns and c.checkpoint_id = k.child_id
            and c.parent_checkpoint_id = k.checkpoint_id
    )
),
returned as materialized (
    select s.checkpoint_ns, s.checkpoint_id, t.task_id
    from superseded s
    cross join lateral (
        select task_id
        from pgcheckpoint.checkpoint_writes
        where thread_id = $1 and checkpoint_ns = s.checkpoint_ns and checkpoint_id = s.checkpoint_id
            and task_id <> '00000000-0000-0000-0000-000000000000'
        group by task_id
        having min(idx) >= 0
    ) t
),
span as materialized (
    select
        min(checkpoint_ns collate "C") as first_ns, max(checkpoint_ns collate "C") as last_ns,
        min(checkpoint_id collate "C") as first_id, max(checkpoint_id collate "C") as last_id
    from returned
),
dropped as (
    -- in the range of their keys, as wide as the batch: the planner may think that a long thread is short
    delete from pgcheckpoint.checkpoint_writes w
    where w.thread_id = $1
        and w.checkpoint_ns between (select first_ns from span) and (select last_ns from span)
        and w.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((w.checkpoint_ns, w.checkpoint_id, w.task_id) in (
            select r.checkpoint_ns, r.checkpoint_id, r.task_id from returned r
        )) is true
    returning w.blob
),
measured as (
    select pg_column_size(blob) as bytes from dropped
)
select
    (select count(*) from measured) as writes,
    (select coalesce(sum(bytes), 0) from measured)::bigint as bytes,
    (
        select checkpoint_id
        from pgcheckpoint.checkpoints
        where thread_id = $1 and checkpoint_ns = ''
        order by checkpoint_id desc
        limit 1
    ) as newest_id;
