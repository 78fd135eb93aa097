-- Notes that a thread goes on which waited at a root checkpoint, if no question is open there any more, as list_waiting.sql has it:
-- after the pending writes of a task that was answered, in their transaction. $1 thread, $2 root checkpoint.
update pgcheckpoint.checkpoint_threads t
set waiting_at = null, unfinished_at = now()
where t.thread_id = $1 and t.waiting_at is not null and t.waiting_id = $2 and not exists (
    select from pgcheckpoint.checkpoint_writes w
    where w.thread_id = $1 and w.checkpoint_ns = '' and w.checkpoint_id = $2 and w.channel = '__interrupt__' and not exists (
        select from pgcheckpoint.checkpoint_writes done
        where done.thread_id = $1 and done.checkpoint_ns = '' and done.checkpoint_id = $2 and done.task_id = w.task_id
            and done.idx >= 0 and done.channel <> '__error_source_node__'
    )
);
