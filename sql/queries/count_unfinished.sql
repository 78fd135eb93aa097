-- Counts threads whose run stands still, each kind up to a number: those that are due to be resumed, those that are not leased
-- and were not written to for so long, those that were given up and had nothing put to them since. For gauges: no checkpoint is
-- read. Without a thread: it is about all of them. $1 seconds, $2 the number.
select 'due' as kind, count(*)
from (
    select 1
    from pgcheckpoint.checkpoint_leases l
    join pgcheckpoint.checkpoint_threads t on t.thread_id = l.thread_id
    where l.expires_at < now() and t.unfinished_at > 'epoch'
    limit $2::bigint
) due
union all
select 'idle', count(*)
from (
    select 1
    from pgcheckpoint.checkpoint_threads t
    left join pgcheckpoint.checkpoint_leases l on l.thread_id = t.thread_id
    where l.thread_id is null and t.unfinished_at > 'epoch' and t.waiting_at is null and t.unfinished_at < now() - $1 * interval '1 second'
        and t.active_at < now() - $1 * interval '1 second' - interval '1 minute'
    limit $2::bigint
) idle
union all
select 'given up', count(*)
from (
    select 1
    from pgcheckpoint.checkpoint_leases l
    join pgcheckpoint.checkpoint_threads t on t.thread_id = l.thread_id
    where l.expires_at = '9999-01-01 00:00:00+00' and t.unfinished_at > 'epoch' and l.given_up_id = (
        select max(c.checkpoint_id) from pgcheckpoint.checkpoints c where c.thread_id = l.thread_id and c.checkpoint_ns = ''
    )
    limit $2::bigint
) given_up;
