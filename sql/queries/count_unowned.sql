-- Counts what is left over in a thread: checkpoints whose parent is not stored, writes without a checkpoint, and values
-- and pieces that no checkpoint refers to. None of it is an error: writes come before their checkpoint, and pruning by
-- hand leaves the rest. $1 thread.
with checkpoint as (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint
    from pgcheckpoint.checkpoints
    where thread_id = $1
),
reference as materialized (
    select distinct c.checkpoint_ns, v.key as channel, v.value as version
    from checkpoint c
    cross join jsonb_each_text(
        case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
    ) v
),
used as materialized (
    select b.chunks, b.groups
    from reference r
    cross join lateral (
        select chunks, groups
        from pgcheckpoint.checkpoint_blobs
        where thread_id = $1 and checkpoint_ns = r.checkpoint_ns and channel = r.channel and version = r.version
        limit 1
    ) b
),
named as materialized (
    select distinct substring(u.chunks from at * 16 + 1 for 16) as digest, at < u.groups as is_group
    from used u
    cross join generate_series(0, length(u.chunks) / 16 - 1) at
),
piece as (
    select digest from named
    union
    select substring(g.data from at * 16 + 1 for 16)
    from pgcheckpoint.checkpoint_chunks g
    cross join generate_series(0, length(g.data) / 16 - 1) at
    where g.thread_id = $1 and g.digest = any(array(select digest from named where is_group))
)
select
    (
        select count(*) from checkpoint c
        where c.parent_checkpoint_id is not null and not exists (
            select from pgcheckpoint.checkpoints p
            where p.thread_id = $1 and p.checkpoint_ns = c.checkpoint_ns and p.checkpoint_id = c.parent_checkpoint_id
        )
    ) as parents,
    (
        select count(*) from pgcheckpoint.checkpoint_writes w
        where w.thread_id = $1 and not exists (
            select from pgcheckpoint.checkpoints c
            where c.thread_id = $1 and c.checkpoint_ns = w.checkpoint_ns and c.checkpoint_id = w.checkpoint_id
        )
    ) as writes,
    (select count(*) from pgcheckpoint.checkpoint_blobs where thread_id = $1) - (select count(*) from used) as blobs,
    (
        select count(*) from pgcheckpoint.checkpoint_chunks c
        where c.thread_id = $1 and not exists (select from piece p where p.digest = c.digest)
    ) as chunks;
