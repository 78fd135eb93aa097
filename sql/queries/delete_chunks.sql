-- Deletes planned chunks and groups of one thread (plan_cleaning.sql), after lock_thread_for_delete.sql. Pieces stay if a blob names
-- them that a later checkpoint refers to (delete_checkpoints.sql), or that was left. Returns how many were deleted, their bytes,
-- how many later checkpoints there are, and the digests of all pieces that are named so.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
-- $1 thread, $2 the generation since the last look, $3 digests; one entry a blob that this transaction was to delete: $4 namespace,
-- $5 channel, $6 version.
with later as materialized (
    select checkpoint_ns, checkpoint -> 'channel_versions' as versions
    from pgcheckpoint.checkpoints
    where thread_id = $1 and generation >= $2::bigint
    order by generation  -- so that its index is chosen, whatever the statistics say
),
blob as materialized (
    select b.chunks, b.groups
    from (
        select p.checkpoint_ns, v.key as channel, v.value as version
        from later p
        cross join jsonb_each_text(p.versions) v
        union
        select * from unnest($4::text[], $5::text[], $6::text[])
    ) r
    cross join lateral (
        -- joined with nothing: read once, and not again for each digest
        select chunks || '' as chunks, groups
        from pgcheckpoint.checkpoint_blobs
        where thread_id = $1 and checkpoint_ns = r.checkpoint_ns and channel = r.channel and version = r.version
        limit 1
    ) b
    where b.chunks is not null
),
named as materialized (
    select distinct substring(b.chunks from at * 16 + 1 for 16) as digest, at < b.groups as is_group
    from blob b
    cross join generate_series(0, length(b.chunks) / 16 - 1) at
),
piece as materialized (
    select digest from named
    union
    select substring(g.data from at * 16 + 1 for 16)
    from named n
    cross join lateral (
        select data || '' as data from pgcheckpoint.checkpoint_chunks where thread_id = $1 and digest = n.digest limit 1
    ) g
    cross join generate_series(0, length(g.data) / 16 - 1) at
    where n.is_group
),
going as materialized (
    select p.digest
    from unnest($3::bytea[]) as p (digest)
    where (p.digest in (select digest from piece)) is not true
        and exists (
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = $1 and t.generation >> 16 = $2::bigint >> 16
        )
),
deleted as (
    -- in the range of their names, as wide as the batch: the planner may think that a long thread is short
    delete from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = $1
        and c.digest >= (select digest from going order by digest limit 1)
        and c.digest <= (select digest from going order by digest desc limit 1)
        and c.digest = any($3::bytea[])  -- few of a long thread are far from each other
        and (c.digest in (select digest from going)) is true
    returning c.data
),
measured as (
    select pg_column_size(data) as bytes from deleted
)
select
    (select count(*) from measured) as chunks,
    (select coalesce(sum(bytes), 0) from measured)::bigint as bytes,
    (select count(*) from later) as later,
    (select string_agg(digest, '') from piece) as needed;
