-- Takes the lease of a thread, after lock_thread_for_delete.sql: unless another holder's has not expired. To resume a thread
-- it has to be due, and tried as often as was seen. Answers with how often it was tried now, and how often before if somebody's
-- lease was lost or it waited to be resumed, else null, and for how many seconds it was to wait yet; with no row if it is
-- taken.
-- $1 thread, $2 token, $3 seconds, $4 null to run, or how often it was tried before.
-- now() is when the transaction began: what it waited for locks makes a lease expire sooner, and be taken later.
with before as materialized (
    select token, attempts, case when given_up_at is null then greatest(extract(epoch from expires_at - now()), 0) end as seconds
    from pgcheckpoint.checkpoint_leases where thread_id = $1
)
insert into pgcheckpoint.checkpoint_leases as l (thread_id, token, expires_at, attempts)
select $1, $2, now() + $3 * interval '1 second', coalesce($4::integer + 1, 0)
on conflict (thread_id) do update
set token = excluded.token,
    expires_at = excluded.expires_at,
    attempts = case
        when l.token = excluded.token then l.attempts
        when l.given_up_at is not null then least(excluded.attempts, 1)  -- something was put since
        else excluded.attempts
    end,
    given_up_at = null,
    given_up_id = null
where l.token = excluded.token
    or (excluded.attempts = 0 and (l.token is null or l.expires_at < now()))
    or (excluded.attempts = l.attempts + 1 and (l.given_up_at is not null or l.expires_at < now()))
returning attempts, (select b.attempts from before b where b.token is distinct from $2),
    coalesce((select b.seconds from before b where b.token is null), 0)::double precision;
