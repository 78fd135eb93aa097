-- Makes the heads of threads' event logs if need be and locks them until commit: whoever appends to a thread, or deletes it,
-- does so after the others. A statement of its own, so that the next one's snapshot sees what those did; it fails, with a
-- histogram without buckets (2201G), at another isolation level than read committed, as lock_threads.sql does.
-- $1 threads, sorted.
with locked as (
    insert into pgcheckpoint.checkpoint_event_heads as h (thread_id, expires_at)
    select t.thread_id, '-infinity'::timestamptz
    from unnest($1::text[]) as t (thread_id)
    -- locks the row that is there, and leaves it as it is
    on conflict (thread_id) do update set last = h.last where false
)
select width_bucket(0.5, 0, 1, case when current_setting('transaction_isolation') = 'read committed' then 1 else 0 end);
