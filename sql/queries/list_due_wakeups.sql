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
