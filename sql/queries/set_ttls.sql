-- Says how long threads live after their last activity, as puts do: what is done then stays as it was said. The threads
-- are locked (lock_threads.sql).
-- $1 threads (named twice, so that Citus asks their shards only), $2 seconds: one entry a thread.
update pgcheckpoint.checkpoint_threads t
set ttl = make_interval(secs => w.seconds), ttl_strategy = coalesce(t.ttl_strategy, 'delete'), ttl_applied_at = null
from unnest($1::text[], $2::double precision[]) as w (thread_id, seconds)
where t.thread_id = w.thread_id and t.thread_id = any($1::text[])
    and t.ttl is distinct from make_interval(secs => w.seconds);
