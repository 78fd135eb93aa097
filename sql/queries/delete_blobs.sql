-- Deletes planned blobs of one thread (plan_cleaning.sql), after lock_thread_for_delete.sql. Blobs stay if a checkpoint
-- refers to them that is later (delete_checkpoints.sql), or was left. Returns how many were deleted, their bytes, how many later
-- checkpoints there are, and a row's keys of all blobs that those refer to, or those left.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
-- $1 thread, $2 the generation since the last look; one entry a blob: $3 namespace, $4 channel, $5 version; $6 namespaces and
-- $7 ids of the checkpoints that this transaction was to delete.
with later as materialized (
    select checkpoint_ns, checkpoint -> 'channel_versions' as versions
    from pgcheckpoint.checkpoints
    where thread_id = $1 and generation >= $2::bigint
    order by generation  -- so that its index is chosen, whatever the statistics say
),
present as materialized (
    select checkpoint_ns, versions from later
    union all
    select k.checkpoint_ns, c.versions
    from unnest($6::text[], $7::text[]) as k (checkpoint_ns, checkpoint_id)
    cross join lateral (
        select checkpoint -> 'channel_versions' as versions
        from pgcheckpoint.checkpoints
        where thread_id = $1 and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
        limit 1
    ) c
),
referred as materialized (
    select distinct p.checkpoint_ns, v.key as channel, v.value as version
    from present p
    cross join jsonb_each_text(p.versions) v
),
going as materialized (
    select p.checkpoint_ns, p.channel, p.version
    from unnest($3::text[], $4::text[], $5::text[]) as p (checkpoint_ns, channel, version)
    where ((p.checkpoint_ns, p.channel, p.version) in (
            select r.checkpoint_ns, r.channel, r.version from referred r
        )) is not true
        and exists (
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = $1 and t.generation >> 16 = $2::bigint >> 16
        )
),
-- the range is that of keys, and within it, for batches with several channels, that of versions
span as materialized (
    select min(version collate "C") as first_version, max(version collate "C") as last_version from going
),
first as materialized (
    select checkpoint_ns, channel, version from going
    order by checkpoint_ns collate "C", channel collate "C", version collate "C" limit 1
),
last as materialized (
    select checkpoint_ns, channel, version from going
    order by checkpoint_ns collate "C" desc, channel collate "C" desc, version collate "C" desc limit 1
),
deleted as (
    -- in the range of their keys, as wide as the batch: the planner may think that a long thread is short
    delete from pgcheckpoint.checkpoint_blobs b
    where b.thread_id = $1
        and (b.checkpoint_ns, b.channel, b.version)
            >= ((select checkpoint_ns from first), (select channel from first), (select version from first))
        and (b.checkpoint_ns, b.channel, b.version)
            <= ((select checkpoint_ns from last), (select channel from last), (select version from last))
        and b.version between (select first_version from span) and (select last_version from span)
        and ((b.checkpoint_ns, b.channel, b.version) in (
            select g.checkpoint_ns, g.channel, g.version from going g
        )) is true
    returning b.blob, b.chunks
),
measured as (
    select pg_column_size(blob) + coalesce(pg_column_size(chunks), 0) as bytes from deleted
)
select
    (select count(*) from measured) as blobs,
    (select coalesce(sum(bytes), 0) from measured)::bigint as bytes,
    (select count(*) from later) as later,
    array(select checkpoint_ns from referred order by checkpoint_ns, channel, version) as needed_ns,
    array(select channel from referred order by checkpoint_ns, channel, version) as needed_channels,
    array(select version from referred order by checkpoint_ns, channel, version) as needed_versions;
