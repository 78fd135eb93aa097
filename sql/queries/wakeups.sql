-- Wake-ups: what is to be run in threads at a time.

-- name: put_wakeup(
--     thread_id text, name text, due_at timestamptz, seconds double precision, interrupt_id text, checkpoint_id text,
--     answers integer, type text, blob bytea
-- )
-- Sets what to run in a thread at a time, or seconds from now on, in place of what has the same name. The thread is locked
-- (lock_threads). An interrupt_id is the question that must be open then, at that checkpoint; answers are how many its task has.
insert into pgcheckpoint.checkpoint_wakeups as w (thread_id, name, due_at, interrupt_id, checkpoint_id, answers, type, blob)
values (
    :thread_id, :name, coalesce(:due_at, now() + :seconds * interval '1 second'), :interrupt_id, :checkpoint_id, :answers,
    :type, :blob
)
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

-- name: list_wakeups(thread_id text)
-- What is to be run in a thread, the next first.
select thread_id, name, due_at, interrupt_id, attempts, error
from pgcheckpoint.checkpoint_wakeups
where thread_id = :thread_id
order by due_at, name;

-- name: delete_wakeups(thread_id text, name text)
-- Takes back what is to be run in a thread, by its name or all of it, and answers with its names; not what is run just now.
delete from pgcheckpoint.checkpoint_wakeups w
where w.thread_id = :thread_id and (:name is null or w.name = :name) and not exists (
    select from pgcheckpoint.checkpoint_leases l where l.thread_id = :thread_id and l.token = w.token and l.expires_at > now()
)
returning w.name;

-- name: list_due_wakeups(filter jsonb, limit bigint)
-- What is due to be run, the first of each thread, in threads that nobody drives and that don't wait to be resumed later;
-- whether its thread was given up; and where there is a filter the newest root checkpoint with its metadata, which contains it.
-- The time is the server's.
select w.thread_id, w.name, w.due_at, coalesce(l.token is null and l.given_up_at is not null, false), newest.checkpoint_id,
    newest.metadata::text
from pgcheckpoint.checkpoint_wakeups w
left join pgcheckpoint.checkpoint_leases l on l.thread_id = w.thread_id
left join lateral (
    select c.checkpoint_id, c.metadata
    from pgcheckpoint.checkpoints c
    where c.thread_id = w.thread_id and c.checkpoint_ns = ''
    order by c.checkpoint_id desc
    -- Citus refuses a parameter alone in the condition of an outer join
    limit case when :filter <> '{}' then 1 else 0 end
) newest on true
where w.due_at <= now()
    and not exists (
        select from pgcheckpoint.checkpoint_wakeups sooner
        where sooner.thread_id = w.thread_id and (sooner.due_at, sooner.name) < (w.due_at, w.name)
    )
    and (l.thread_id is null or l.expires_at < now() or l.expires_at = '9999-01-01 00:00:00+00')
    and (:filter = '{}' or newest.metadata @> :filter)
order by w.due_at, w.thread_id, w.name
limit :limit;

-- name: begin_wakeup(thread_id text, name text, token text)
-- Notes that what is due is begun under a lease, once: it may be sent again. Answers with what it is; with no row if it was
-- taken back, set anew for later, or ended, or if the lease is over.
update pgcheckpoint.checkpoint_wakeups w
set token = :token, attempts = w.attempts + case when w.token = :token then 0 else 1 end
where w.thread_id = :thread_id and w.name = :name and w.due_at <= now() and exists (
    select from pgcheckpoint.checkpoint_leases l where l.thread_id = :thread_id and l.token = :token
)
returning interrupt_id, checkpoint_id, answers, type, blob, attempts;

-- name: put_off_wakeup(thread_id text, token text, seconds double precision, error text, least_attempts integer)
-- Notes that what was begun under a lease is to be begun again, never if seconds is null; with no row if it has written
-- something, and so has ended. With least_attempts the attempt does not count, but so many stay. The time is computed first:
-- Citus takes no function of time in an update.
with later as materialized (
    select coalesce(now() + :seconds * interval '1 second', '9999-01-01 00:00:00+00') as due_at
)
update pgcheckpoint.checkpoint_wakeups w
set token = null, error = coalesce(:error, w.error), due_at = later.due_at,
    attempts = case when :least_attempts is null then w.attempts else greatest(w.attempts - 1, :least_attempts) end
from later
where w.thread_id = :thread_id and w.token = :token
returning w.attempts;

-- name: end_wakeups(thread_ids text[], tokens text[])
-- Removes what was begun under leases: the first writes of its runs are in this transaction, or nothing was left to be run.
delete from pgcheckpoint.checkpoint_wakeups where thread_id = any(:thread_ids) and token = any(:tokens);
