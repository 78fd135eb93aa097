-- Records a step as done, unless it is recorded, its checkpoint or one above it is not there, or its transaction is not that of
-- lock_step.sql any more: then it answers with no row. The thread is locked (lock_threads.sql).
-- $1 thread, $2 namespace and $3 id of the checkpoint, $4 task, $5 name, $6 which use of it; $7 type and $8 bytes of its result;
-- $9 namespaces and $10 ids of the checkpoints above; $11 the key of the step, null without a transaction of its own.
insert into pgcheckpoint.checkpoint_steps as s (
    thread_id, checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
)
select c.thread_id, c.checkpoint_ns, c.checkpoint_id, $4, $5, $6::integer, $7, $8::bytea
from pgcheckpoint.checkpoints c
where c.thread_id = $1 and c.checkpoint_ns = $2 and c.checkpoint_id = $3
    and not exists (
        select
        from unnest($9::text[], $10::text[]) as above (checkpoint_ns, checkpoint_id)
        left join lateral (
            -- looked up by key, whatever the planner believes about the size of the thread
            select true as is_stored
            from pgcheckpoint.checkpoints a
            where a.thread_id = $1 and a.checkpoint_ns = above.checkpoint_ns and a.checkpoint_id = above.checkpoint_id
            limit 1
        ) found on true
        where found.is_stored is null
    )
    and ($11::text is null or current_setting('pg_checkpoint.step', true) = $11::text)
on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, name, position) do nothing
returning 1;
