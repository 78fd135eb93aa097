-- Data keys of threads.

-- name: get_data_keys
-- The data keys of threads, as they are stored. $1 threads.
select thread_id, key_id, wrapped, wrapped_by
from pgcheckpoint.checkpoint_data_keys
where thread_id = any($1::text[]);

-- name: put_data_key
-- Gives a thread its data key, unless it has one or had one that was forgotten; the thread's lock is held (lock_threads).
-- Nor does it if checkpoints of the thread need a data key, which then is lost: what is put may lean on what they refer to.
-- $1 thread, $2 the key's id, $3 the key, wrapped, $4 by what.
insert into pgcheckpoint.checkpoint_data_keys (thread_id, key_id, wrapped, wrapped_by)
select $1, $2, $3::bytea, $4
where (
    -- a scalar subquery is looked up by key; NOT EXISTS might be hashed over the whole thread
    select true from pgcheckpoint.checkpoints where thread_id = $1 and get_byte(substring(sealed for 2), 1) & 8 > 0 limit 1
) is null
on conflict do nothing;

-- name: check_data_keys
-- Fails on purpose, with a substring of a negative length (22011), if a thread has not the data key by which rows of this
-- transaction are encrypted: it was deleted or shredded since. The threads' locks are held (lock_threads).
-- $1 threads, $2 the ids of the keys.
with stored as materialized (
    select thread_id, key_id
    from pgcheckpoint.checkpoint_data_keys
    where thread_id = any($1::text[])
)
select substr('key', 1, -count(*)::integer)
from unnest($1::text[], $2::text[]) as used (thread_id, key_id)
where not exists (select from stored s where s.thread_id = used.thread_id and s.key_id = used.key_id);

-- name: list_data_keys
-- A page of the data keys that are not forgotten, in the order of their threads.
-- $1 after this thread, $2 limit.
select thread_id, key_id, wrapped, wrapped_by
from pgcheckpoint.checkpoint_data_keys
where thread_id > $1 and wrapped is not null
order by thread_id
limit $2::bigint;

-- name: rewrap_data_keys
-- Puts data keys, wrapped again, in the place of what was read; one that was changed or forgotten since stays as it is.
-- $1 threads, $2 what was read, $3 wrapped again, $4 by what.
update pgcheckpoint.checkpoint_data_keys k
set wrapped = w.new, wrapped_by = $4
from unnest($1::text[], $2::bytea[], $3::bytea[]) as w (thread_id, old, new)
where k.thread_id = w.thread_id and k.wrapped = w.old
returning k.thread_id;

-- name: shred_data_key
-- Forgets the data key of a thread, after lock_thread_for_delete and lock_events_for_delete, and notes that it had one:
-- nothing is put to the thread until it is deleted. What was to be run in it goes, its events, and what it asks: nobody could
-- read that. $1 thread.
with wakeups as (
    delete from pgcheckpoint.checkpoint_wakeups where thread_id = $1
),
events as (
    delete from pgcheckpoint.checkpoint_events where thread_id = $1
),
heads as (
    delete from pgcheckpoint.checkpoint_event_heads where thread_id = $1
),
asks as (
    update pgcheckpoint.checkpoint_threads set waiting_at = null where thread_id = $1 and waiting_at is not null
)
update pgcheckpoint.checkpoint_data_keys
set key_id = null, wrapped = null, wrapped_by = null, shredded_at = now()
where thread_id = $1 and shredded_at is null;
