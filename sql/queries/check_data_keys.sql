-- Fails on purpose, with a substring of a negative length (22011), if a thread has not the data key by which rows of this
-- transaction are encrypted: it was deleted or shredded since. The threads' locks are held (lock_threads.sql).
-- $1 threads, $2 the ids of the keys.
with stored as materialized (
    select thread_id, key_id
    from pgcheckpoint.checkpoint_data_keys
    where thread_id = any($1::text[])
)
select substr('key', 1, -count(*)::integer)
from unnest($1::text[], $2::text[]) as used (thread_id, key_id)
where not exists (select from stored s where s.thread_id = used.thread_id and s.key_id = used.key_id);
