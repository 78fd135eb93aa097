-- What is recorded of a step, and whether its checkpoint was continued, if asked; no row if that checkpoint is not stored.
-- $1 thread, $2 namespace and $3 id of the checkpoint that its task belongs to, $4 task, $5 name, $6 which use of it, $7 whether to
-- look for a child of the checkpoint.
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
where c.thread_id = $1 and c.checkpoint_ns = $2 and c.checkpoint_id = $3;
