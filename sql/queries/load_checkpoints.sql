-- The checkpoints of one thread with the given keys, in the shape of get_checkpoints.sql.
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint.
with target as materialized (
    select c.*
    from unnest($2::text[], $3::text[]) as k (checkpoint_ns, checkpoint_id)
    cross join lateral (
        select thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed
        from pgcheckpoint.checkpoints
        where thread_id = $1 and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
        limit 1
    ) c
),
reference as (
    select distinct t.checkpoint_ns, v.key as channel, v.value as version
    from target t
    cross join jsonb_each_text(
        -- a damaged checkpoint must not keep the others from being read
        case jsonb_typeof(t.checkpoint -> 'channel_versions') when 'object' then t.checkpoint -> 'channel_versions' end
    ) v
    where not (t.checkpoint -> 'channel_values') ? v.key
),
blob as materialized (
    select r.checkpoint_ns, r.channel, r.version, b.type, b.size, b.groups, b.chunks, b.blob
    from reference r
    cross join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select type, size, groups, chunks, blob
        from pgcheckpoint.checkpoint_blobs
        where thread_id = $1 and checkpoint_ns = r.checkpoint_ns and channel = r.channel and version = r.version
        limit 1
    ) b
),
named as materialized (
    select substring(b.chunks from at * 16 + 1 for 16) as digest, at < b.groups as is_group
    from blob b
    cross join generate_series(0, length(b.chunks) / 16 - 1) at
),
named_group as materialized (
    select digest, data
    from pgcheckpoint.checkpoint_chunks
    where thread_id = $1 and digest = any(array(select digest from named where is_group))
),
piece as not materialized (
    select digest, data from named_group
    union all
    select digest, data
    from pgcheckpoint.checkpoint_chunks
    where thread_id = $1 and digest = any(array(
        select digest from named where not is_group
        union all
        select substring(g.data from at * 16 + 1 for 16)
        from named_group g
        cross join generate_series(0, length(g.data) / 16 - 1) at
    ))
)
select 'checkpoint' as kind, t.thread_id, t.checkpoint_ns, t.checkpoint_id, t.parent_checkpoint_id,
    t.checkpoint::text, t.metadata::text, t.sealed,
    null as channel, null as version, null as task_id, null as task_path, null::integer as idx,
    null as type, null::bytea as blob, null::integer as groups, null::bytea as chunks,
    null::bytea as digests, null::bytea as lengths, null::bytea as data
from target t
union all
select 'blob', $1, b.checkpoint_ns, null, null, null, null, null,
    b.channel, b.version, null, null, null, b.type, b.blob, b.groups, b.chunks, null, null, null
from blob b
union all
select 'pieces', $1, null, null, null, null, null, null,
    null, null, null, null, null, null, null, null, null, part.digests, part.lengths, part.data
-- a value takes at most 1 GB, all pieces may take more
from (select case when sum(size) >= 268435456 then 15 else 0 end as last from blob) total
cross join generate_series(0, total.last) at
cross join lateral (
    select string_agg(p.digest, '') as digests, string_agg(int4send(length(p.data)), '') as lengths,
        string_agg(p.data, '') as data
    from piece p
    where total.last = 0 or get_byte(p.digest, 0) % 16 = at
    having count(*) > 0
) part
union all
select case when w.checkpoint_id = t.checkpoint_id then 'write' else 'send' end,
    $1, t.checkpoint_ns, t.checkpoint_id, null, null, null, null,
    w.channel, null, w.task_id, w.task_path, w.idx, w.type, w.blob, null, null, null, null, null
from target t
join pgcheckpoint.checkpoint_writes w
    on w.thread_id = $1 and w.checkpoint_ns = t.checkpoint_ns
    and w.checkpoint_id = any(array[
        t.checkpoint_id,
        case when t.checkpoint -> 'v' < '4' then t.parent_checkpoint_id end
    ])
where w.checkpoint_id = t.checkpoint_id or w.channel = '__pregel_tasks';
