-- When a thread was active last, if its time to live has passed since and it is to keep its latest checkpoints, which was
-- not done yet (find_expired_threads.sql). $1 thread.
select t.active_at
from pgcheckpoint.checkpoint_threads t
where t.thread_id = $1 and t.ttl_strategy = 'keep_latest' and t.ttl_applied_at is distinct from t.active_at
    and t.active_at - to_timestamp(0) + t.ttl < now() - to_timestamp(0) - interval '1 minute';
