-- Threads and their checkpoints as people look at them, without values; and copies of threads.

-- name: list_threads(
--     active_before timestamptz, before_thread_id text, filter jsonb, limit bigint, with_bytes boolean, id_prefix text
-- )
-- Threads, most recently active first, with their counts and times, and what marks tasks of the newest checkpoint that are not
-- done: those active before a time or, at that time, with a lower id, whose newest root checkpoint's metadata contains the
-- filter. Bytes are added up if asked for.
select t.thread_id, t.created_at, t.active_at, newest.checkpoint_id, newest.metadata::text, counted.checkpoints, counted.namespaces, (
    select coalesce(array_agg(distinct w.channel), '{}')
    from pgcheckpoint.checkpoint_writes w
    where w.thread_id = t.thread_id and w.checkpoint_ns = '' and w.checkpoint_id = newest.checkpoint_id
        and w.channel in ('__error__', '__interrupt__')
        -- a task that was begun again has written what it returned beside its mark
        and not exists (
            select from pgcheckpoint.checkpoint_writes done
            where done.thread_id = t.thread_id and done.checkpoint_ns = '' and done.checkpoint_id = newest.checkpoint_id
                and done.task_id = w.task_id and done.idx >= 0
        )
) as marks, case
    when :with_bytes then (
        (
            select coalesce(sum(pg_column_size(checkpoint) + pg_column_size(metadata) + coalesce(pg_column_size(sealed), 0)), 0)
            from pgcheckpoint.checkpoints where thread_id = t.thread_id
        )
        + (
            select coalesce(sum(pg_column_size(blob) + coalesce(pg_column_size(chunks), 0)), 0)
            from pgcheckpoint.checkpoint_blobs where thread_id = t.thread_id
        )
        + (select coalesce(sum(pg_column_size(data)), 0) from pgcheckpoint.checkpoint_chunks where thread_id = t.thread_id)
        + (select coalesce(sum(pg_column_size(blob)), 0) from pgcheckpoint.checkpoint_writes where thread_id = t.thread_id)
    )
end::bigint as bytes
from pgcheckpoint.checkpoint_threads t
left join lateral (
    select c.checkpoint_id, c.metadata
    from pgcheckpoint.checkpoints c
    where c.thread_id = t.thread_id and c.checkpoint_ns = ''
    order by c.checkpoint_id desc
    limit 1
) newest on true
cross join lateral (
    select count(*) as checkpoints, coalesce(array_agg(distinct c.checkpoint_ns), '{}') as namespaces
    from pgcheckpoint.checkpoints c
    where c.thread_id = t.thread_id
) counted
where (t.active_at, t.thread_id) < (:active_before, :before_thread_id)
    -- a function: a range of ids would lead the planner away from the index on active_at
    and (:id_prefix = '' or starts_with(t.thread_id, :id_prefix))
    and (:filter = '{}' or newest.metadata @> :filter)
order by t.active_at desc, t.thread_id desc
limit :limit;

-- name: count_threads(counted boolean)
-- Counts the threads, if asked to, and tells when the first and the last of them were active.
select case when :counted then (select count(*) from pgcheckpoint.checkpoint_threads) end,
    (select active_at from pgcheckpoint.checkpoint_threads order by active_at, thread_id limit 1),
    (select active_at from pgcheckpoint.checkpoint_threads order by active_at desc, thread_id desc limit 1);

-- name: list_checkpoints(
--     thread_id text, from_ns text, to_ns text, before_id text, filter jsonb, limit bigint, last_id text, last_ns text,
--     from_id text, to_id text
-- )
-- A thread's checkpoints without their values, newest first, after the last one of the previous page: ids, metadata, which
-- contains the filter, and the bytes of the state.
select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint ->> 'ts', c.metadata::text, (
    select length((c.checkpoint -> 'channel_values')::text) + coalesce(length(c.sealed), 0) + coalesce(sum(b.size), 0)
    from jsonb_each_text(
        -- a damaged checkpoint must not keep the others from being read
        case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
    ) v
    cross join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select size
        from pgcheckpoint.checkpoint_blobs
        where thread_id = :thread_id and checkpoint_ns = c.checkpoint_ns and channel = v.key and version = v.value
        limit 1
    ) b
)::bigint as bytes
from pgcheckpoint.checkpoints c
where c.thread_id = :thread_id
    and c.checkpoint_ns >= :from_ns
    and c.checkpoint_ns <= :to_ns
    and c.checkpoint_id < :before_id
    and c.checkpoint_id >= :from_id
    and c.checkpoint_id <= :to_id
    and (:filter = '{}' or c.metadata @> :filter)
    and (c.checkpoint_id, c.checkpoint_ns) < (:last_id, :last_ns)
order by c.checkpoint_id desc, c.checkpoint_ns desc
limit :limit;

-- name: list_steps(
--     thread_id text, from_ns text, to_ns text, before_id text, filter jsonb, limit bigint, last_id text, last_ns text,
--     from_id text, to_id text
-- )
-- A thread's checkpoints as steps of a timeline, newest first, without values: what each step did, how large it is, when its
-- parent was made and whether a task of that asked for an answer. Parameters as in list_checkpoints.
with page as materialized (
    -- chosen first, so that nothing more is looked up
    select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint, c.metadata
    from pgcheckpoint.checkpoints c
    where c.thread_id = :thread_id
        and c.checkpoint_ns >= :from_ns
        and c.checkpoint_ns <= :to_ns
        and c.checkpoint_id < :before_id
        and c.checkpoint_id >= :from_id
        and c.checkpoint_id <= :to_id
        and (:filter = '{}' or c.metadata @> :filter)
        and (c.checkpoint_id, c.checkpoint_ns) < (:last_id, :last_ns)
    order by c.checkpoint_id desc, c.checkpoint_ns desc
    limit :limit
)
select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint ->> 'ts', c.metadata::text,
    length((c.checkpoint -> 'channel_values')::text) + blobs.bytes as bytes, blobs.changed_bytes,
    array(
        select seen.key
        from jsonb_each(
            -- a damaged checkpoint must not keep the others from being read
            case jsonb_typeof(c.checkpoint -> 'versions_seen') when 'object' then c.checkpoint -> 'versions_seen' end
        ) seen
        where seen.value is distinct from p.checkpoint -> 'versions_seen' -> seen.key
            -- whose parent is gone, nobody can tell
            and p.checkpoint is not null
        order by seen.key
    ) as nodes,
    case jsonb_typeof(c.checkpoint -> 'updated_channels')
        when 'array' then array(select jsonb_array_elements_text(c.checkpoint -> 'updated_channels'))
        else blobs.changed
    end as channels,
    p.checkpoint ->> 'ts' as began,
    exists (
        select from pgcheckpoint.checkpoint_writes w
        where w.thread_id = :thread_id and w.checkpoint_ns = c.checkpoint_ns and w.checkpoint_id = c.parent_checkpoint_id
            and w.channel = '__interrupt__'
    ) as was_asked,
    coalesce(written.writes, '[]') as writes
from page c
left join lateral (
    select checkpoint
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id and checkpoint_ns = c.checkpoint_ns and checkpoint_id = c.parent_checkpoint_id
    limit 1
) p on true
cross join lateral (
    select coalesce(sum(b.size), 0)::bigint as bytes,
        coalesce(sum(b.size) filter (where v.is_new), 0)::bigint as changed_bytes,
        coalesce(array_agg(v.key order by v.key) filter (where v.is_new), '{}') as changed
    from (
        select key, value, p.checkpoint -> 'channel_versions' ->> key is distinct from value as is_new
        from jsonb_each_text(
            case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
        )
    ) v
    left join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select size
        from pgcheckpoint.checkpoint_blobs
        where thread_id = :thread_id and checkpoint_ns = c.checkpoint_ns and channel = v.key and version = v.value
        limit 1
    ) b on true
) blobs
cross join lateral (
    select json_agg(
        json_build_array(task_id, task_path, idx, channel, length(blob)) order by task_path, task_id, idx
    )::text as writes
    from pgcheckpoint.checkpoint_writes
    where thread_id = :thread_id and checkpoint_ns = c.checkpoint_ns and checkpoint_id = c.checkpoint_id
) written
order by c.checkpoint_id desc, c.checkpoint_ns desc;

-- name: sample_checkpoints(percent real, limit bigint)
-- The mean size in bytes of the states of a random sample of checkpoints, from so many percent of the table's blocks; most of
-- those bytes are shared with others.
select count(*), coalesce(avg(state.bytes), 0)::bigint
from (
    select thread_id, checkpoint_ns, checkpoint
    from pgcheckpoint.checkpoints tablesample system (:percent)
    limit :limit
) c
cross join lateral (
    select length((c.checkpoint -> 'channel_values')::text) + coalesce(sum(b.size), 0) as bytes
    from jsonb_each_text(
        case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
    ) v
    cross join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select size
        from pgcheckpoint.checkpoint_blobs
        where thread_id = c.thread_id and checkpoint_ns = c.checkpoint_ns and channel = v.key and version = v.value
        limit 1
    ) b
) state;

-- name: copy_thread(source_id text, target_id text)
-- Copies a thread inside the server, in one snapshot; rows that the target already has stay as they are. Ciphertexts are bound
-- to their thread: for an encrypted thread it fails with the logarithm of zero (2201E).
with refused as materialized (
    select ln((0 * length(t.thread_id))::double precision) as why
    from pgcheckpoint.checkpoint_threads t
    where t.thread_id = :source_id and t.encrypted
    union all
    -- from before threads were marked
    select ln((0 * length(c.thread_id))::double precision)
    from pgcheckpoint.checkpoints c
    where c.thread_id = :source_id and c.sealed is not null
),
dated as materialized (
    select generation from pgcheckpoint.checkpoint_threads where thread_id = :target_id
),
waiting as materialized (
    select waiting_at, waiting_id
    from pgcheckpoint.checkpoint_threads
    where thread_id = :source_id and waiting_at is not null and (select count(why) from refused) = 0
),
waits as (
    update pgcheckpoint.checkpoint_threads t
    set waiting_at = w.waiting_at, waiting_id = w.waiting_id
    from waiting w
    where t.thread_id = :target_id and t.waiting_at is null
),
writes as (
    insert into pgcheckpoint.checkpoint_writes (
        thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
    )
    select :target_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
    from pgcheckpoint.checkpoint_writes where thread_id = :source_id and (select count(why) from refused) = 0
    on conflict do nothing
),
steps as (
    insert into pgcheckpoint.checkpoint_steps (
        thread_id, checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    )
    select :target_id, checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    from pgcheckpoint.checkpoint_steps where thread_id = :source_id and (select count(why) from refused) = 0
    on conflict do nothing
),
chunks as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select :target_id, digest, data
    from pgcheckpoint.checkpoint_chunks where thread_id = :source_id and (select count(why) from refused) = 0
    on conflict do nothing
),
blobs as (
    insert into pgcheckpoint.checkpoint_blobs (
        thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
    )
    select :target_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
    from pgcheckpoint.checkpoint_blobs where thread_id = :source_id and (select count(why) from refused) = 0
    on conflict do nothing
)
insert into pgcheckpoint.checkpoints (
    thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
)
select :target_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks,
    (select max(generation) from dated)
from pgcheckpoint.checkpoints where thread_id = :source_id and (select count(why) from refused) = 0
on conflict do nothing;
