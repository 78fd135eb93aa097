-- Forgets the data key of a thread, after lock_thread_for_delete.sql and lock_events_for_delete.sql, and notes that it had one:
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
