-- Takes the lease of a thread, after lock_thread_for_delete.sql: unless another holder's has not expired. To resume a thread
-- it has to be due, and tried as often as was seen. Notes what it was before, for leave_lease.sql, once: it may be sent again.
-- Answers with how often it was tried now, and whether it was due before; with no row if it is taken.
-- $1 thread, $2 token, $3 seconds, $4 null to run, or how often it was tried before.
-- now() is when the transaction began: what it waited for locks makes a lease expire sooner, and be taken later. ON CONFLICT has
-- it as excluded.expires_at less $3 seconds, because Citus takes nothing there that is merely stable.
insert into pgcheckpoint.checkpoint_leases as l (thread_id, token, expires_at, attempts)
values ($1, $2, now() + $3 * interval '1 second', coalesce($4::integer + 1, 0))
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
    or (excluded.attempts = 0 and (l.token is null or excluded.expires_at - l.expires_at > $3 * interval '1 second'))
    or (
        excluded.attempts = l.attempts + 1
        and (excluded.expires_at - l.expires_at > $3 * interval '1 second' or (l.token is null and l.given_up_at is not null))
    )
returning attempts, due_at is not null;
