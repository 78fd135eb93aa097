-- Sets what to run in a thread at a time, in place of what has the same name. The thread is locked (lock_threads.sql).
-- $1 thread, $2 name, $3 when; null: $4 seconds from now on; $5 the question that must be open then, if any, $6 the checkpoint at
-- which it is open, $7 how many answers its task has; $8 type and $9 bytes of what to run.
insert into pgcheckpoint.checkpoint_wakeups as w (thread_id, name, due_at, interrupt_id, checkpoint_id, answers, type, blob)
values ($1, $2, coalesce($3::timestamptz, now() + $4 * interval '1 second'), $5, $6, $7, $8, $9)
on conflict (thread_id, name) do update
set due_at = excluded.due_at,
    interrupt_id = excluded.interrupt_id,
    checkpoint_id = excluded.checkpoint_id,
    answers = excluded.answers,
    type = excluded.type,
    blob = excluded.blob,
    token = null,
    attempts = 0,
    error = null;
