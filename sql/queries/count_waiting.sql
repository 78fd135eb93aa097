-- Counts threads that wait for an answer, up to a number, and says for how many seconds the first of them has; 0 if none does. For
-- gauges: no checkpoint is read. Without a thread: it is about all of them. $1 the number.
select count(*), coalesce(extract(epoch from now() - min(w.waiting_at)), 0)::bigint
from (
    select t.waiting_at
    from pgcheckpoint.checkpoint_threads t
    where t.waiting_at is not null
    order by t.waiting_at, t.thread_id
    limit $1::bigint
) w;
