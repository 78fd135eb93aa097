-- Deletes planned chunks and groups of one thread (plan_cleaning.sql), after lock_thread_for_delete.sql. Pieces stay if
-- a blob names them that is later than the plan, or was left. Returns how many were deleted, their bytes, how many
-- later blobs in chunks there are, and the digests of those left.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
-- $1 thread, $2 digests; $3 the transactions that the plan knew of blobs; one entry a planned blob that may still be
-- there: $4 namespace, $5 channel, $6 version.
with blob as materialized (
    select chunks || '' as chunks, groups, is_later
    from (
        select checkpoint_ns, channel, version, chunks, groups, (xmin = any($3::xid[])) is not true as is_later
        from pgcheckpoint.checkpoint_blobs
        where thread_id = $1 and chunks is not null
    ) b
    where is_later
        or (checkpoint_ns, channel, version) in (select * from unnest($4::text[], $5::text[], $6::text[]))
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
judged as materialized (
    -- grouped, not looked up: of many the planner would compare each with each
    select digest, not bool_or(named) as goes
    from (
        select digest, true as planned, false as named from unnest($2::bytea[]) as p (digest)
        union all
        select digest, false, true from piece
    ) c
    group by digest
    having bool_or(planned)
),
going as materialized (
    select digest from judged where goes
),
deleted as (
    -- in the range of their names, as wide as the batch: the planner may think that a long thread is short
    delete from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = $1
        and c.digest >= (select digest from going order by digest limit 1)
        and c.digest <= (select digest from going order by digest desc limit 1)
        and (c.digest in (select digest from going)) is true
    returning c.data
),
measured as (
    select pg_column_size(data) as bytes from deleted
)
select
    (select count(*) from measured) as chunks,
    (select coalesce(sum(bytes), 0) from measured)::bigint as bytes,
    (select count(*) from blob where is_later) as later,
    (select string_agg(digest, '') from judged where not goes) as left_over;
