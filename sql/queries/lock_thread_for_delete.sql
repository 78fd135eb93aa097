-- Locks a thread for a delete: waits for its running puts and keeps new ones out until commit. A thread without a row
-- gets one, which drop_new_thread.sql removes again. This is a statement of its own so that the next statement's
-- snapshot sees what those puts stored. That needs the isolation level read committed; at another it fails with a
-- histogram without buckets (2201G), as lock_threads.sql does. It also writes to the log, if only a word: a commit that
-- wrote nothing would not wait for a synchronous standby, and a delete that is sent again finds nothing to delete when
-- the first one committed without its standby.
-- $1 thread.
with locked as (
    insert into pgcheckpoint.checkpoint_threads as t (thread_id, active_at)
    select $1, '-infinity'::timestamptz
    -- locks the row that is there, and leaves it as it is
    on conflict (thread_id) do update set active_at = t.active_at where false
)
select
    pg_logical_emit_message(true, 'delete', '')::text,
    width_bucket(0.5, 0, 1, case when current_setting('transaction_isolation') = 'read committed' then 1 else 0 end);
