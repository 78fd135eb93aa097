-- Says how long a thread lives after its last activity, and makes its row if need be; null takes that back.
-- $1 thread, $2 whether the saver has a cipher, $3 time to live, $4 what retention does then.
insert into pgcheckpoint.checkpoint_threads (thread_id, encrypted, ttl, ttl_strategy)
select $1, $2, $3::interval, $4
on conflict (thread_id) do update
set ttl = excluded.ttl, ttl_strategy = excluded.ttl_strategy, ttl_applied_at = null;
