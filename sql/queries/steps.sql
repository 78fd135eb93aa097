-- Steps that are done once, each in a transaction with its record.

-- name: lock_step(key text, idle_timeout text)
-- Waits for another execution of a step, and keeps others out until commit. What is recorded is read by a statement of its own,
-- after this one, so that its snapshot sees what the other has committed. Nothing that deletes takes this lock, so that it can't
-- deadlock. It notes the key for the transaction, for put_step to see that it is still the same one. The server ends the
-- transaction if nothing is sent in it for idle_timeout (milliseconds).
select
    pg_advisory_xact_lock(hashtextextended(:key, 0))::text,
    set_config('pg_checkpoint.step', :key, true),
    -- for end_step
    set_config('pg_checkpoint.idle_timeout', current_setting('idle_in_transaction_session_timeout'), true),
    set_config('idle_in_transaction_session_timeout', :idle_timeout, true),
    width_bucket(0.5, 0, 1, case when current_setting('transaction_isolation') = 'read committed' then 1 else 0 end);

-- name: get_step(
--     thread_id text, checkpoint_ns text, checkpoint_id text, task_id text, name text, position integer, with_child boolean,
--     above_namespaces text[], above_ids text[]
-- )
-- What is recorded of a step, by its position among the uses of its name, and whether its checkpoint was continued, if asked for
-- its child; no row if that checkpoint, or one above it, is not stored.
select s.type, s.blob, case
    when :with_child then coalesce((
        select true
        from pgcheckpoint.checkpoints child
        -- a child has a later id
        where child.thread_id = :thread_id and child.checkpoint_ns = :checkpoint_ns and child.checkpoint_id > :checkpoint_id
            and child.parent_checkpoint_id = :checkpoint_id
        limit 1
    ), false)
    else false
end as is_replayed
from pgcheckpoint.checkpoints c
left join pgcheckpoint.checkpoint_steps s
    on s.thread_id = c.thread_id and s.checkpoint_ns = c.checkpoint_ns and s.checkpoint_id = c.checkpoint_id
        and s.task_id = :task_id and s.name = :name and s.position = :position
where c.thread_id = :thread_id and c.checkpoint_ns = :checkpoint_ns and c.checkpoint_id = :checkpoint_id
    and not exists (
        select
        from unnest(:above_namespaces, :above_ids) as above (checkpoint_ns, checkpoint_id)
        left join lateral (
            -- looked up by key, whatever the planner believes about the size of the thread
            select true as is_stored
            from pgcheckpoint.checkpoints a
            where a.thread_id = :thread_id and a.checkpoint_ns = above.checkpoint_ns and a.checkpoint_id = above.checkpoint_id
            limit 1
        ) found on true
        where found.is_stored is null
    );

-- name: get_step_key
-- The key of the step whose transaction this is, as lock_step noted it; nothing if the application ended that one.
select current_setting('pg_checkpoint.step', true);

-- name: delete_step(thread_id text, checkpoint_ns text, checkpoint_id text, task_id text, name text, position integer)
-- Deletes what is recorded of a step that was done anew in a replay, before put_step. The thread is locked (lock_threads).
delete from pgcheckpoint.checkpoint_steps
where thread_id = :thread_id and checkpoint_ns = :checkpoint_ns and checkpoint_id = :checkpoint_id and task_id = :task_id
    and name = :name and position = :position;

-- name: put_step(
--     thread_id text, checkpoint_ns text, checkpoint_id text, task_id text, name text, position integer, type text, blob bytea,
--     above_namespaces text[], above_ids text[], key text
-- )
-- Records a step as done, unless it is recorded, its checkpoint or one above it is not there, or its transaction is not that of
-- lock_step any more: then it answers with no row. The thread is locked (lock_threads). The key of the step is null without a
-- transaction of its own.
insert into pgcheckpoint.checkpoint_steps as s (
    thread_id, checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
)
select c.thread_id, c.checkpoint_ns, c.checkpoint_id, :task_id, :name, :position, :type, :blob
from pgcheckpoint.checkpoints c
where c.thread_id = :thread_id and c.checkpoint_ns = :checkpoint_ns and c.checkpoint_id = :checkpoint_id
    and not exists (
        select
        from unnest(:above_namespaces, :above_ids) as above (checkpoint_ns, checkpoint_id)
        left join lateral (
            -- looked up by key, whatever the planner believes about the size of the thread
            select true as is_stored
            from pgcheckpoint.checkpoints a
            where a.thread_id = :thread_id and a.checkpoint_ns = above.checkpoint_ns and a.checkpoint_id = above.checkpoint_id
            limit 1
        ) found on true
        where found.is_stored is null
    )
    and (:key is null or current_setting('pg_checkpoint.step', true) = :key)
on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, name, position) do nothing
returning 1;

-- name: end_step(own boolean, synchronous_commit pg_catalog.text)
-- Comes last in a step's transaction: how its COMMIT is acknowledged (empty for what holds), or, in the transaction of the
-- connection's owner, what that had before lock_step. A warning is how the server says that a commit did not wait for its
-- synchronous standby. It runs under the application's search_path.
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
            when :own and :synchronous_commit operator(pg_catalog.<>) '' then :synchronous_commit
            else pg_catalog.current_setting('synchronous_commit')
        end,
        true
    ),
    pg_catalog.set_config(
        'client_min_messages',
        case when :own then 'warning' else pg_catalog.current_setting('client_min_messages') end,
        true
    );

-- name: load_steps(thread_id text, namespaces text[], checkpoint_ids text[])
-- What is recorded of the steps of some checkpoints of one thread.
select s.*
from unnest(:namespaces, :checkpoint_ids) as c (checkpoint_ns, checkpoint_id)
cross join lateral (
    select checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    from pgcheckpoint.checkpoint_steps
    where thread_id = :thread_id and checkpoint_ns = c.checkpoint_ns and checkpoint_id = c.checkpoint_id
    -- looked up by key, whatever the planner believes about the size of the thread
    offset 0
) s
order by s.checkpoint_ns, s.checkpoint_id, s.task_id, s.name, s.position;
