-- Deletes everything of a thread, after lock_thread_for_delete.sql. Answers with how many rows of each kind that are, and
-- their bytes.
-- $1 thread, $2 unless null only if it was not active since and has no time to live, $3 true also if it has an open
-- interrupt, $4 false only to count, $5 true only if its time to live has passed (find_expired_threads.sql), $6 the token of the lease that it is deleted under, if any.
-- $4 comes with the thread: Citus takes no change that a parameter alone makes find nothing.
with thread as materialized (
    select $1 as thread_id, $4::boolean as goes
    where (
        ($2::timestamptz is null and not $5)
        or exists (
            select from pgcheckpoint.checkpoint_threads
            where thread_id = $1 and case
                when not $5 then ttl is null and active_at < $2
                else ttl_strategy = 'delete'
                    and active_at - to_timestamp(0) + ttl < now() - to_timestamp(0) - interval '1 minute'
            end
        )
    ) and ($3 or not exists (
        select from pgcheckpoint.checkpoint_writes w
        join pgcheckpoint.checkpoints c
            on c.thread_id = $1 and c.checkpoint_ns = w.checkpoint_ns and c.checkpoint_id = w.checkpoint_id
        where w.thread_id = $1 and w.channel = '__interrupt__'
            and not exists (
                select from pgcheckpoint.checkpoints child
                where child.thread_id = $1 and child.checkpoint_ns = w.checkpoint_ns
                    and child.parent_checkpoint_id = w.checkpoint_id
            )
    ))
),
counted as materialized (
    select
        (select count(*) from pgcheckpoint.checkpoints where thread_id = $1) as checkpoints,
        (select count(*) from pgcheckpoint.checkpoint_writes where thread_id = $1) as writes,
        (select count(*) from pgcheckpoint.checkpoint_blobs where thread_id = $1) as blobs,
        (select count(*) from pgcheckpoint.checkpoint_chunks where thread_id = $1) as chunks,
        (
            (
                select coalesce(sum(pg_column_size(checkpoint) + pg_column_size(metadata) + coalesce(pg_column_size(sealed), 0)), 0)
                from pgcheckpoint.checkpoints where thread_id = $1
            )
            + (select coalesce(sum(pg_column_size(blob)), 0) from pgcheckpoint.checkpoint_writes where thread_id = $1)
            + (
                select coalesce(sum(pg_column_size(blob) + coalesce(pg_column_size(chunks), 0)), 0)
                from pgcheckpoint.checkpoint_blobs where thread_id = $1
            )
            + (select coalesce(sum(pg_column_size(data)), 0) from pgcheckpoint.checkpoint_chunks where thread_id = $1)
        )::bigint as bytes
    from thread
),
writes as (delete from pgcheckpoint.checkpoint_writes using thread t where t.goes and checkpoint_writes.thread_id = $1),
checkpoints as (delete from pgcheckpoint.checkpoints using thread t where t.goes and checkpoints.thread_id = $1),
blobs as (delete from pgcheckpoint.checkpoint_blobs using thread t where t.goes and checkpoint_blobs.thread_id = $1),
chunks as (delete from pgcheckpoint.checkpoint_chunks using thread t where t.goes and checkpoint_chunks.thread_id = $1),
keys as (delete from pgcheckpoint.checkpoint_data_keys using thread t where t.goes and checkpoint_data_keys.thread_id = $1),
steps as (delete from pgcheckpoint.checkpoint_steps using thread t where t.goes and checkpoint_steps.thread_id = $1),
events as (delete from pgcheckpoint.checkpoint_events using thread t where t.goes and checkpoint_events.thread_id = $1),
heads as (delete from pgcheckpoint.checkpoint_event_heads using thread t where t.goes and checkpoint_event_heads.thread_id = $1),
wakeups as (delete from pgcheckpoint.checkpoint_wakeups using thread t where t.goes and checkpoint_wakeups.thread_id = $1),
threads as (delete from pgcheckpoint.checkpoint_threads using thread t where t.goes and checkpoint_threads.thread_id = $1),
-- one that is held ends with its holder, who may begin anew
leases as (
    delete from pgcheckpoint.checkpoint_leases using thread t
    where t.goes and checkpoint_leases.thread_id = $1
        and (
            checkpoint_leases.token is null
            or (checkpoint_leases.expires_at < now() and checkpoint_leases.token is distinct from $6)
        )
)
select checkpoints, writes, blobs, chunks, bytes from counted;
