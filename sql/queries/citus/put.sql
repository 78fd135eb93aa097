-- Puts, as Citus takes them; and for the worker that has all threads of a batch.

-- name: lock_threads_by_rows(thread_ids text[], encrypted boolean, data_keyed boolean, marks text[], checkpoint_ids text[])
-- lock_threads for the worker of a Citus cluster that has the threads; the bounds of the transaction are set before.
select pgcheckpoint.lock_threads_by_rows_v1(:thread_ids, :encrypted, :data_keyed, :marks, :checkpoint_ids);

-- name: put_checkpoints_on_citus(
--     thread_ids text[], namespaces text[], checkpoint_ids text[], parent_ids text[], required_parent_ids text[],
--     checkpoints text[], metadata text[], sealed bytea[], blob_ordinals bigint[], channels text[], versions text[],
--     types text[], sizes integer[], groups integer[], chunks bytea[], blobs bytea[], chunk_ordinals bigint[], digests bytea[],
--     data bytea[], leaned_ordinals bigint[], leaned_channels text[], leaned_versions text[], leaned_cuts bytea[],
--     referred bytea[], crcs bytea[]
-- )
-- put_checkpoints for Citus, which refuses a subquery that looks into another shard for each member of a batch: the parents and
-- the versions leaned on that are there come first, by joins that the shards run. And it refuses one in ON CONFLICT: what was
-- cut from its parent gets the parent back that is put. The rest is the same: each has to be valid as it stands, and a test
-- compares them.
with parent as materialized (
    select p.ordinal, coalesce(c.checkpoint -> 'channel_versions', '{}') as versions
    from unnest(:thread_ids, :namespaces, :required_parent_ids) with ordinality as p (thread_id, checkpoint_ns, parent_id, ordinal)
    join pgcheckpoint.checkpoints c
        on c.thread_id = p.thread_id and c.checkpoint_ns = p.checkpoint_ns and c.checkpoint_id = p.parent_id
    where c.thread_id = any(:thread_ids)
),
leaned_on as materialized (
    select l.ordinal, l.channel, b.groups, b.chunks
    from unnest(:leaned_ordinals, :leaned_channels, :leaned_versions) as l (ordinal, channel, version)
    join unnest(:thread_ids, :namespaces) with ordinality as p (thread_id, checkpoint_ns, ordinal) using (ordinal)
    join pgcheckpoint.checkpoint_blobs b
        on b.thread_id = p.thread_id and b.checkpoint_ns = p.checkpoint_ns
        and b.channel = l.channel and b.version = l.version
    where b.thread_id = any(:thread_ids)
),
dated as materialized (
    select thread_id, generation from pgcheckpoint.checkpoint_threads where thread_id = any(:thread_ids)
),
asked as materialized (
    select p.thread_id, p.ordinal, (select parent.versions from parent where parent.ordinal = p.ordinal) as versions
    from unnest(:thread_ids, :required_parent_ids) with ordinality as p (thread_id, parent_id, ordinal)
    where p.parent_id is not null
),
unproved as materialized (
    select l.ordinal
    from unnest(:leaned_ordinals, :leaned_channels, :leaned_versions, :leaned_cuts) as l (ordinal, channel, version, cut)
    join asked a using (ordinal)
    where (a.versions ->> l.channel = l.version and (
        select l.cut is null or int4send(b.groups) || b.chunks = l.cut
        from leaned_on b
        where b.ordinal = l.ordinal and b.channel = l.channel
    )) is not true
),
missing as materialized (
    select a.thread_id, min(a.ordinal) as ordinal
    from asked a
    where a.versions is null or a.ordinal in (select ordinal from unproved)
    group by a.thread_id
),
put as materialized (
    select p.thread_id, p.checkpoint_ns, p.checkpoint_id, p.parent_checkpoint_id, p.checkpoint::jsonb as checkpoint,
        p.metadata::jsonb as metadata, p.sealed, p.referred, p.ordinal
    from unnest(:thread_ids, :namespaces, :checkpoint_ids, :parent_ids, :checkpoints, :metadata, :sealed, :referred)
        with ordinality as p (
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, referred, ordinal
        )
    where not exists (select from missing m where m.thread_id = p.thread_id and m.ordinal <= p.ordinal)
),
stored_chunks as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select put.thread_id, c.digest, c.data
    from unnest(:chunk_ordinals, :digests, :data) as c (ordinal, digest, data)
    join put using (ordinal)
    on conflict do nothing
),
stored_blobs as (
    insert into pgcheckpoint.checkpoint_blobs (
        thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
    )
    select put.thread_id, put.checkpoint_ns, b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.blob, b.crc
    from unnest(:blob_ordinals, :channels, :versions, :types, :sizes, :groups, :chunks, :blobs, :crcs)
        as b (ordinal, channel, version, type, size, groups, chunks, blob, crc)
    join put using (ordinal)
    on conflict do nothing
),
stored_checkpoints as (
    insert into pgcheckpoint.checkpoints as stored (
        thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
    )
    select thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed,
        int8send(jsonb_hash_extended(checkpoint, jsonb_hash_extended(metadata, 0))) || referred,
        (select d.generation from dated d where d.thread_id = put.thread_id)
    from put
    on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
    set parent_checkpoint_id = excluded.parent_checkpoint_id,
        checkpoint = excluded.checkpoint,
        metadata = excluded.metadata,
        sealed = excluded.sealed,
        checks = excluded.checks,
        generation = excluded.generation
)
select ordinal, true from put
union all
select ordinal, false from asked where versions is null;

-- name: put_checkpoints_by_rows(
--     thread_ids text[], namespaces text[], checkpoint_ids text[], parent_ids text[], required_parent_ids text[],
--     checkpoints text[], metadata text[], sealed bytea[], blob_ordinals bigint[], channels text[], versions text[],
--     types text[], sizes integer[], groups integer[], chunks bytea[], blobs bytea[], chunk_ordinals bigint[], digests bytea[],
--     data bytea[], leaned_ordinals bigint[], leaned_channels text[], leaned_versions text[], leaned_cuts bytea[],
--     referred bytea[], crcs bytea[]
-- )
-- put_checkpoints for the worker of a Citus cluster that has the threads.
select ordinal, is_stored
from pgcheckpoint.put_checkpoints_by_rows_v1(
    :thread_ids, :namespaces, :checkpoint_ids, :parent_ids, :required_parent_ids, :checkpoints, :metadata, :sealed,
    :blob_ordinals, :channels, :versions, :types, :sizes, :groups, :chunks, :blobs,
    :chunk_ordinals, :digests, :data,
    :leaned_ordinals, :leaned_channels, :leaned_versions, :leaned_cuts, :referred, :crcs
);

-- name: put_writes_by_rows(
--     thread_ids text[], namespaces text[], checkpoint_ids text[], task_ids text[], idxs integer[], task_paths text[],
--     channels text[], types text[], blobs bytea[], encrypted boolean, crcs bytea[], data_keyed boolean
-- )
-- put_writes for the worker of a Citus cluster that has the threads.
select pgcheckpoint.put_writes_by_rows_v1(
    :thread_ids, :namespaces, :checkpoint_ids, :task_ids, :idxs, :task_paths, :channels, :types,
    :blobs, :encrypted, :crcs, :data_keyed
);

-- name: mark_threads_on_citus(thread_ids text[], marks text[], checkpoint_ids text[])
-- mark_threads for Citus, which looks up what is stored in the shards first.
with stored as materialized (
    select c.thread_id, c.checkpoint_id
    from pgcheckpoint.checkpoints c
    where c.thread_id = any(:thread_ids) and c.checkpoint_ns = '' and c.checkpoint_id = any(:checkpoint_ids)
),
last as materialized (
    select distinct on (m.thread_id) m.thread_id, m.mark::timestamptz as mark, m.checkpoint_id,
        case when m.mark = '-infinity' then now() end as waiting_at
    from unnest(:thread_ids, :marks, :checkpoint_ids) with ordinality as m (thread_id, mark, checkpoint_id, n)
    left join stored s on s.thread_id = m.thread_id and s.checkpoint_id = m.checkpoint_id
    where m.checkpoint_id is null or m.mark = '-infinity' or s.checkpoint_id is not null
    order by m.thread_id, m.n desc
)
update pgcheckpoint.checkpoint_threads t
set unfinished_at = case
    when last.mark > 'epoch' and t.unfinished_at > 'epoch' then t.unfinished_at
    else greatest(last.mark, 'epoch')
end, waiting_at = last.waiting_at, waiting_id = case
    when t.waiting_at is not null and t.waiting_id > last.checkpoint_id then t.waiting_id
    else last.checkpoint_id
end
from last
where t.thread_id = last.thread_id and t.thread_id = any(:thread_ids) and case
    when last.waiting_at is not null then true
    when t.waiting_at is not null then last.checkpoint_id is null or t.waiting_id < last.checkpoint_id
    else (last.mark > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch')
end;

-- name: mark_threads_by_rows(thread_ids text[], marks text[], checkpoint_ids text[])
-- mark_threads for the worker of a Citus cluster that has the threads.
select pgcheckpoint.mark_threads_by_rows_v1(:thread_ids, :marks, :checkpoint_ids);
