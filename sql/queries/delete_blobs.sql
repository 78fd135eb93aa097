-- Deletes planned blobs of one thread (plan_cleaning.sql), after lock_thread_for_delete.sql. Blobs stay if a checkpoint
-- refers to them that is later than the plan, or was left. Returns how many were deleted, their bytes, how many later
-- checkpoints there are, and a row's keys of the blobs left.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
-- $1 thread; one entry a blob: $2 namespace, $3 channel, $4 version; $5 the transactions that the plan knew of
-- checkpoints; $6 namespaces and $7 ids of the planned checkpoints that may still be there.
with present as materialized (
    select checkpoint_ns, checkpoint -> 'channel_versions' as versions, is_later
    from (
        select checkpoint_ns, checkpoint_id, checkpoint, (xmin = any($5::xid[])) is not true as is_later
        from pgcheckpoint.checkpoints
        where thread_id = $1
    ) c
    where is_later or (checkpoint_ns, checkpoint_id) in (select * from unnest($6::text[], $7::text[]))
),
referred as materialized (
    select p.checkpoint_ns, v.key as channel, v.value as version
    from present p
    cross join jsonb_each_text(p.versions) v
),
judged as materialized (
    -- grouped, not looked up: of many the planner would compare each with each
    select checkpoint_ns, channel, version, not bool_or(referred) as goes
    from (
        select checkpoint_ns, channel, version, true as planned, false as referred
        from unnest($2::text[], $3::text[], $4::text[]) as p (checkpoint_ns, channel, version)
        union all
        select checkpoint_ns, channel, version, false, true from referred
    ) b
    group by checkpoint_ns, channel, version
    having bool_or(planned)
),
span as materialized (
    select
        min(checkpoint_ns collate "C") as first_ns, max(checkpoint_ns collate "C") as last_ns,
        min(channel collate "C") as first_channel, max(channel collate "C") as last_channel,
        min(version collate "C") as first_version, max(version collate "C") as last_version
    from judged
    where goes
),
deleted as (
    -- in the range of their keys, as wide as the batch: the planner may think that a long thread is short
    delete from pgcheckpoint.checkpoint_blobs b
    where b.thread_id = $1
        and b.checkpoint_ns between (select first_ns from span) and (select last_ns from span)
        and b.channel between (select first_channel from span) and (select last_channel from span)
        and b.version between (select first_version from span) and (select last_version from span)
        and ((b.checkpoint_ns, b.channel, b.version) in (
            select j.checkpoint_ns, j.channel, j.version from judged j where j.goes
        )) is true
    returning b.blob, b.chunks
),
measured as (
    select pg_column_size(blob) + coalesce(pg_column_size(chunks), 0) as bytes from deleted
)
select
    (select count(*) from measured) as blobs,
    (select coalesce(sum(bytes), 0) from measured)::bigint as bytes,
    (select count(*) from present where is_later) as later,
    array(select checkpoint_ns from judged where not goes order by checkpoint_ns, channel, version) as left_ns,
    array(select channel from judged where not goes order by checkpoint_ns, channel, version) as left_channels,
    array(select version from judged where not goes order by checkpoint_ns, channel, version) as left_versions;
