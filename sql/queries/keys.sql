-- Data keys of threads.

-- name: get_data_keys(thread_ids text[])
-- The data keys of threads, as they are stored.
select thread_id, key_id, wrapped, wrapped_by
from pgcheckpoint.checkpoint_data_keys
where thread_id = any(:thread_ids);

-- name: put_data_key(thread_id text, key_id text, wrapped bytea, wrapped_by text)
-- Gives a thread its data key, unless it has one or had one that was forgotten; the thread's lock is held (lock_threads). Nor
-- does it if checkpoints of the thread need a data key, which then is lost: what is put may lean on what they refer to.
insert into pgcheckpoint.checkpoint_data_keys (thread_id, key_id, wrapped, wrapped_by)
select :thread_id, :key_id, :wrapped, :wrapped_by
where (
    -- a scalar subquery is looked up by key; NOT EXISTS might be hashed over the whole thread
    select true from pgcheckpoint.checkpoints where thread_id = :thread_id and get_byte(substring(sealed for 2), 1) & 8 > 0 limit 1
) is null
on conflict do nothing;

-- name: check_data_keys(thread_ids text[], key_ids text[])
-- Fails on purpose, with a substring of a negative length (22011), if a thread has not the data key by which rows of this
-- transaction are encrypted: it was deleted or shredded since. The threads' locks are held (lock_threads).
with stored as materialized (
    select thread_id, key_id
    from pgcheckpoint.checkpoint_data_keys
    where thread_id = any(:thread_ids)
)
select substr('key', 1, -count(*)::integer)
from unnest(:thread_ids, :key_ids) as used (thread_id, key_id)
where not exists (select from stored s where s.thread_id = used.thread_id and s.key_id = used.key_id);

-- name: list_data_keys(after_thread_id text, limit bigint)
-- A page of the data keys that are not forgotten, in the order of their threads.
select thread_id, key_id, wrapped, wrapped_by
from pgcheckpoint.checkpoint_data_keys
where thread_id > :after_thread_id and wrapped is not null
order by thread_id
limit :limit;

-- name: rewrap_data_keys(thread_ids text[], read_keys bytea[], wrapped bytea[], wrapped_by text)
-- Puts data keys, wrapped again, in the place of what was read; one that was changed or forgotten since stays as it is.
update pgcheckpoint.checkpoint_data_keys k
set wrapped = w.new, wrapped_by = :wrapped_by
from unnest(:thread_ids, :read_keys, :wrapped) as w (thread_id, old, new)
where k.thread_id = w.thread_id and k.wrapped = w.old
returning k.thread_id;

-- name: shred_data_key(thread_id text)
-- Forgets the data key of a thread, after lock_thread_for_delete and lock_events_for_delete, and notes that it had one: nothing
-- is put to the thread until it is deleted. What was to be run in it goes, its events, and what it asks: nobody could read that.
with wakeups as (
    delete from pgcheckpoint.checkpoint_wakeups where thread_id = :thread_id
),
events as (
    delete from pgcheckpoint.checkpoint_events where thread_id = :thread_id
),
heads as (
    delete from pgcheckpoint.checkpoint_event_heads where thread_id = :thread_id
),
asks as (
    update pgcheckpoint.checkpoint_threads set waiting_at = null where thread_id = :thread_id and waiting_at is not null
)
update pgcheckpoint.checkpoint_data_keys
set key_id = null, wrapped = null, wrapped_by = null, shredded_at = now()
where thread_id = :thread_id and shredded_at is null;
