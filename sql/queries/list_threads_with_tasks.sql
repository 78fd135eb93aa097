-- Threads whose newest root checkpoint has tasks to run, as far as their rows tell, in pages: $1 after this time or, at this time, $2
-- after this thread; $3 limit.
select t.unfinished_at, t.thread_id
from pgcheckpoint.checkpoint_threads t
where t.unfinished_at > 'epoch' and (t.unfinished_at, t.thread_id) > ($1::timestamptz, $2)
order by t.unfinished_at, t.thread_id
limit $3::bigint;
