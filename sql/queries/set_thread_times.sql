-- Gives threads the times of their checkpoints, after they were moved here. $1 threads, sorted; $2 first and $3 last time
-- of each.
update pgcheckpoint.checkpoint_threads t
set created_at = least(t.created_at, m.first::timestamptz), active_at = m.last::timestamptz
from unnest($1::text[], $2::text[], $3::text[]) as m (thread_id, first, last)
where t.thread_id = m.thread_id;
