-- Wake-ups: what is to be run in threads at a time.

-- name: put_wakeup
-- Sets what to run in a thread at a time, in place of what has the same name. The thread is locked (lock_threads).
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

-- name: list_wakeups
-- What is to be run in a thread, the next first. $1 thread.
select thread_id, name, due_at, interrupt_id, attempts, error
from pgcheckpoint.checkpoint_wakeups
where thread_id = $1
order by due_at, name;

-- name: delete_wakeups
-- Takes back what is to be run in a thread, and answers with its names; not what is run just now. $1 thread, $2 the name of one;
-- null: all.
delete from pgcheckpoint.checkpoint_wakeups w
where w.thread_id = $1 and ($2::text is null or w.name = $2) and not exists (
    select from pgcheckpoint.checkpoint_leases l where l.thread_id = $1 and l.token = w.token and l.expires_at > now()
)
returning w.name;

-- name: list_due_wakeups
-- What is due to be run, the first of each thread, in threads that nobody drives and that don't wait to be resumed later; whether
-- its thread was given up; and where there is a filter the newest root checkpoint with its metadata, which contains it. The time is the server's.
-- $1 the filter; $2 limit.
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
    limit case when $1::jsonb <> '{}' then 1 else 0 end
) newest on true
where w.due_at <= now()
    and not exists (
        select from pgcheckpoint.checkpoint_wakeups sooner
        where sooner.thread_id = w.thread_id and (sooner.due_at, sooner.name) < (w.due_at, w.name)
    )
    and (l.thread_id is null or l.expires_at < now() or l.expires_at = '9999-01-01 00:00:00+00')
    and ($1::jsonb = '{}' or newest.metadata @> $1::jsonb)
order by w.due_at, w.thread_id, w.name
limit $2::bigint;

-- name: begin_wakeup
-- Notes that what is due is begun under a lease, once: it may be sent again. Answers with what it is; with no row if it was taken
-- back, set anew for later, or ended, or if the lease is over. $1 thread, $2 name, $3 the token of the lease.
update pgcheckpoint.checkpoint_wakeups w
set token = $3, attempts = w.attempts + case when w.token = $3 then 0 else 1 end
where w.thread_id = $1 and w.name = $2 and w.due_at <= now() and exists (
    select from pgcheckpoint.checkpoint_leases l where l.thread_id = $1 and l.token = $3
)
returning interrupt_id, checkpoint_id, answers, type, blob, attempts;

-- name: put_off_wakeup
-- Notes that what was begun under a lease is to be begun again; with no row if it has written something, and so has ended.
-- $1 thread, $2 the token of the lease, $3 seconds until then; null: never, $4 what went wrong, if anything did, $5 null, or if
-- the attempt does not count the least number of them.
-- The time is computed first: Citus takes no function of time in an update.
with later as materialized (
    select coalesce(now() + $3 * interval '1 second', '9999-01-01 00:00:00+00') as due_at
)
update pgcheckpoint.checkpoint_wakeups w
set token = null, error = coalesce($4, w.error), due_at = later.due_at,
    attempts = case when $5::integer is null then w.attempts else greatest(w.attempts - 1, $5::integer) end
from later
where w.thread_id = $1 and w.token = $2
returning w.attempts;

-- name: end_wakeups
-- Removes what was begun under leases: the first writes of its runs are in this transaction, or nothing was left to be run.
-- $1 threads, $2 the tokens of their leases.
delete from pgcheckpoint.checkpoint_wakeups where thread_id = any($1::text[]) and token = any($2::text[]);
