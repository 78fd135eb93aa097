-- Gives threads the times of their checkpoints, after they were moved in; none was active in the future, whatever clock a
-- checkpoint's time is of. $1 threads, sorted; $2 first and $3 last time of each.
update pgcheckpoint.checkpoint_threads t
set created_at = least(t.created_at, m.first), active_at = m.last
from (
    -- not in the update: Citus takes now() in few places of one
    select thread_id, first, least(last, now()) as last
    from unnest($1::text[], $2::text[]::timestamptz[], $3::text[]::timestamptz[]) as given (thread_id, first, last)
) m
where t.thread_id = m.thread_id and t.thread_id = any($1::text[]);
