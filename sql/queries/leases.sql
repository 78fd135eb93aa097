-- Leases: who drives a thread, and when it is resumed.

-- name: take_lease(thread_id text, token text, seconds double precision, attempts integer)
-- Takes the lease of a thread, after lock_thread_for_delete: unless another holder's has not expired. To resume a thread it has
-- to be due, and tried as often as was seen (attempts); to run it attempts is null. Notes what it was before, for leave_lease,
-- once: it may be sent again. Answers with how often it was tried now, and whether it was due before; with no row if it is
-- taken. now() is when the transaction began: what it waited for locks makes a lease expire sooner, and be taken later.
-- ON CONFLICT has it as excluded.expires_at less the seconds, because Citus takes nothing there that is merely stable.
insert into pgcheckpoint.checkpoint_leases as l (thread_id, token, expires_at, attempts)
values (:thread_id, :token, now() + :seconds * interval '1 second', coalesce(:attempts + 1, 0))
on conflict (thread_id) do update
set token = excluded.token,
    expires_at = excluded.expires_at,
    attempts = case
        when l.token = excluded.token then l.attempts
        when l.token is null and l.given_up_at is not null then least(excluded.attempts, 1)  -- something was put since
        else excluded.attempts
    end,
    due_at = case when l.token = excluded.token then l.due_at else l.expires_at end,
    tried = case when l.token = excluded.token then l.tried else l.attempts end
where l.token = excluded.token
    or (excluded.attempts = 0 and (l.token is null or excluded.expires_at - l.expires_at > :seconds * interval '1 second'))
    or (
        excluded.attempts = l.attempts + 1
        and (excluded.expires_at - l.expires_at > :seconds * interval '1 second' or (l.token is null and l.given_up_at is not null))
    )
returning attempts, due_at is not null;

-- name: check_leases(thread_ids text[], tokens text[])
-- Fails unless the threads' leases are those that writes were made under, with a regular expression that lacks a parenthesis
-- (2201B), which nothing else in these transactions can raise. Taking a lease needs the locks that these writes, and appends
-- under a lease, hold (lock_threads): what this finds holds until they are committed.
select '' ~ repeat('(', (count(*) <> cardinality(:thread_ids))::integer)
from pgcheckpoint.checkpoint_leases l
join unnest(:thread_ids, :tokens) as w (thread_id, token) on w.thread_id = l.thread_id and w.token = l.token
where l.thread_id = any(:thread_ids);

-- name: check_unleased(thread_id text)
-- Fails if a thread is under a lease that has not expired, with a division by zero (22012), which nothing else in these
-- transactions can raise. Taking a lease needs the thread's lock (take_lease): after it what this finds holds until commit.
select 1 / (1 - count(*))
from pgcheckpoint.checkpoint_leases
where thread_id = :thread_id and token is not null and expires_at > now();

-- name: mark_unfinished(thread_id text, token text, ends_lease boolean)
-- Notes that a thread may have tasks to run: a run that goes on from a breakpoint, or from where one failed, puts nothing before
-- its first step has ended. Whether it has any is judged by whoever lists it. It is noted as a lease ends that the token has
-- (ends_lease), or as one is taken that another token has lost.
update pgcheckpoint.checkpoint_threads t
set unfinished_at = now()
where t.thread_id = :thread_id and (t.unfinished_at is null or t.unfinished_at = 'epoch') and exists (
    select from pgcheckpoint.checkpoint_leases l
    where l.thread_id = :thread_id
        and case when :ends_lease then l.token = :token else l.token <> :token and l.expires_at < now() end
);

-- name: beat_leases(thread_ids text[], tokens text[], seconds double precision[])
-- Renews leases; answers with those that still count.
-- The times are computed first: Citus takes no arithmetic with times and columns in an update.
with w as materialized (
    select thread_id, token, now() + seconds * interval '1 second' as expires_at
    from unnest(:thread_ids, :tokens, :seconds) as beat (thread_id, token, seconds)
)
update pgcheckpoint.checkpoint_leases l
set expires_at = w.expires_at
from w
where l.thread_id = w.thread_id and l.token = w.token and l.thread_id = any(:thread_ids)
returning l.thread_id, l.token;

-- name: end_lease(thread_id text, token text, finished boolean)
-- Ends a lease whose run came to its end: the thread is not resumed. If the run finished as it should, the thread does not count
-- as unfinished, whatever its newest checkpoint has to run (it may stand at a breakpoint). That comes with the lease that was
-- ended: where a parameter alone makes the update find nothing, Citus runs no part of this.
with ended as (
    delete from pgcheckpoint.checkpoint_leases where thread_id = :thread_id and token = :token
    returning thread_id, :finished as is_over
)
update pgcheckpoint.checkpoint_threads t
set unfinished_at = 'epoch'
from ended e
where t.thread_id = :thread_id and t.thread_id = e.thread_id and e.is_over and t.unfinished_at > 'epoch';

-- name: leave_lease(thread_id text, token text)
-- Ends a lease under which nothing was written: all is as it was before it was taken, unless the thread has nothing to run by
-- now.
with ended as (
    delete from pgcheckpoint.checkpoint_leases l
    where l.thread_id = :thread_id and l.token = :token and (
        l.due_at is null
        or not exists (
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = :thread_id and t.unfinished_at > 'epoch'
        )
    )
    returning l.thread_id
)
update pgcheckpoint.checkpoint_leases l
set token = null, expires_at = l.due_at, attempts = l.tried
where l.thread_id = :thread_id and l.token = :token and l.due_at is not null and not exists (select from ended);

-- name: put_off_thread(thread_id text, token text, seconds double precision, error text, attempts integer)
-- Ends a lease whose run did not come to its end: the thread is resumed some seconds later, unless it has nothing to run by now.
-- An error is noted if something went wrong now; without attempts it was tried as often as before it was taken.
with ended as (
    delete from pgcheckpoint.checkpoint_leases l
    where l.thread_id = :thread_id and l.token = :token and not exists (
        select from pgcheckpoint.checkpoint_threads t where t.thread_id = :thread_id and t.unfinished_at > 'epoch'
    )
    returning l.thread_id
)
update pgcheckpoint.checkpoint_leases l
set token = null, expires_at = now() + :seconds * interval '1 second', error = coalesce(:error, l.error),
    attempts = coalesce(:attempts, l.tried, 0), given_up_at = null, given_up_id = null
where l.thread_id = :thread_id and l.token = :token and not exists (select from ended);

-- name: give_up_thread(thread_id text, token text, error text)
-- Ends a lease for good: the thread is not resumed until something is put to it.
update pgcheckpoint.checkpoint_leases
set token = null, expires_at = '9999-01-01 00:00:00+00', given_up_at = now(), error = :error, given_up_id = (
    select max(c.checkpoint_id) from pgcheckpoint.checkpoints c where c.thread_id = :thread_id and c.checkpoint_ns = ''
)
where thread_id = :thread_id and token = :token;

-- name: sweep_leases(thread_ids text[])
-- Deletes leases that were lost long ago, or wait to be resumed, of threads that were found to have nothing to run: their
-- processes died between the end of a run and that of its lease. And those of threads that were given up and have come to their
-- end since, without a lease.
delete from pgcheckpoint.checkpoint_leases l
where (l.thread_id = any(:thread_ids) and l.expires_at < now() - interval '10 minutes')
    or (
        l.expires_at = '9999-01-01 00:00:00+00' and not exists (
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = l.thread_id and t.unfinished_at > 'epoch'
        )
    );
