-- What is recorded of a step, and whether its checkpoint was continued, if asked; no row if that checkpoint, or one above it, is not
-- stored.
-- $1 thread, $2 namespace and $3 id of the checkpoint that its task belongs to, $4 task, $5 name, $6 which use of it, $7 whether to
-- look for a child of the checkpoint; $8 namespaces and $9 ids of the checkpoints above it.
select s.type, s.blob, case
    when $7::boolean then coalesce((
        select true
        from pgcheckpoint.checkpoints child
        -- a child has a later id
        where child.thread_id = $1 and child.checkpoint_ns = $2 and child.checkpoint_id > $3
            and child.parent_checkpoint_id = $3
        limit 1
    ), false)
    else false
end as is_replayed
from pgcheckpoint.checkpoints c
left join pgcheckpoint.checkpoint_steps s
    on s.thread_id = c.thread_id and s.checkpoint_ns = c.checkpoint_ns and s.checkpoint_id = c.checkpoint_id
        and s.task_id = $4 and s.name = $5 and s.position = $6::integer
where c.thread_id = $1 and c.checkpoint_ns = $2 and c.checkpoint_id = $3
    and not exists (
        select
        from unnest($8::text[], $9::text[]) as above (checkpoint_ns, checkpoint_id)
        left join lateral (
            -- looked up by key, whatever the planner believes about the size of the thread
            select true as is_stored
            from pgcheckpoint.checkpoints a
            where a.thread_id = $1 and a.checkpoint_ns = above.checkpoint_ns and a.checkpoint_id = above.checkpoint_id
            limit 1
        ) found on true
        where found.is_stored is null
    );
