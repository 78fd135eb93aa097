-- Steps that are done once, each in a transaction with its record.

-- name: lock_step
-- Waits for another execution of a step, and keeps others out until commit. What is recorded is read by a statement of its own, after
-- this one, so that its snapshot sees what the other has committed. Nothing that deletes takes this lock, so that it can't deadlock.
-- It notes the key for the transaction, for put_step to see that it is still the same one.
-- $1 the key of the step. $2 milliseconds after which the server ends the transaction if nothing is sent in it.
select
    pg_advisory_xact_lock(hashtextextended($1, 0))::text,
    set_config('pg_checkpoint.step', $1, true),
    -- for end_step
    set_config('pg_checkpoint.idle_timeout', current_setting('idle_in_transaction_session_timeout'), true),
    set_config('idle_in_transaction_session_timeout', $2, true),
    width_bucket(0.5, 0, 1, case when current_setting('transaction_isolation') = 'read committed' then 1 else 0 end);

-- name: get_step
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

-- name: get_step_key
-- The key of the step whose transaction this is, as lock_step noted it; nothing if the application ended that one.
select current_setting('pg_checkpoint.step', true);

-- name: delete_step
-- Deletes what is recorded of a step that was done anew in a replay, before put_step. The thread is locked (lock_threads).
-- $1 thread, $2 namespace and $3 id of the checkpoint, $4 task, $5 name, $6 which use of it.
delete from pgcheckpoint.checkpoint_steps
where thread_id = $1 and checkpoint_ns = $2 and checkpoint_id = $3 and task_id = $4 and name = $5 and position = $6::integer;

-- name: put_step
-- Records a step as done, unless it is recorded, its checkpoint or one above it is not there, or its transaction is not that of
-- lock_step any more: then it answers with no row. The thread is locked (lock_threads).
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

-- name: end_step
-- Comes last in a step's transaction: how its COMMIT is acknowledged, or, in the transaction of the connection's owner, what that had
-- before lock_step. A warning is how the server says that a commit did not wait for its synchronous standby.
-- It runs under the application's search_path. $1 whether the transaction is the step's; $2 synchronous_commit; empty for what holds.
/* qualified */
select
    pg_catalog.set_config(
        'idle_in_transaction_session_timeout',
        case
            when pg_catalog.current_setting('pg_checkpoint.idle_timeout', true) operator(pg_catalog.<>) ''
                then pg_catalog.current_setting('pg_checkpoint.idle_timeout')
            else pg_catalog.current_setting('idle_in_transaction_session_timeout')
        end,
        true
    ),
    pg_catalog.set_config(
        'synchronous_commit',
        case
            when $1::pg_catalog.bool and $2::pg_catalog.text operator(pg_catalog.<>) '' then $2::pg_catalog.text
            else pg_catalog.current_setting('synchronous_commit')
        end,
        true
    ),
    pg_catalog.set_config(
        'client_min_messages',
        case when $1::pg_catalog.bool then 'warning' else pg_catalog.current_setting('client_min_messages') end,
        true
    );

-- name: load_steps
-- What is recorded of the steps of some checkpoints of one thread. $1 thread; one entry a checkpoint: $2 namespace, $3 id.
select s.*
from unnest($2::text[], $3::text[]) as c (checkpoint_ns, checkpoint_id)
cross join lateral (
    select checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    from pgcheckpoint.checkpoint_steps
    where thread_id = $1 and checkpoint_ns = c.checkpoint_ns and checkpoint_id = c.checkpoint_id
    -- looked up by key, whatever the planner believes about the size of the thread
    offset 0
) s
order by s.checkpoint_ns, s.checkpoint_id, s.task_id, s.name, s.position;
