-- Gives threads the times of their checkpoints, after they were moved in. $1 threads, sorted; $2 first and $3 last time
-- of each.
update pgcheckpoint.checkpoint_threads t
set created_at = least(t.created_at, m.first), active_at = m.last
from unnest($1::text[], $2::text[]::timestamptz[], $3::text[]::timestamptz[]) as m (thread_id, first, last)
where t.thread_id = m.thread_id and t.thread_id = any($1::text[]);
