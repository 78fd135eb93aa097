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
    cross join jsonb_each_text(t.checkpoint -> 'channel_versions') v
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
    select substring(b.chunks from at * 16 + 1 for 16) as digest, bool_or(at < b.groups) as is_group
    from blob b
    cross join generate_series(0, length(b.chunks) / 16 - 1) at
    group by 1
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
        union
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
    null, null, null, null, null, null, null, null, null,
    string_agg(p.digest, ''), string_agg(int4send(length(p.data)), ''), string_agg(p.data, '')
from piece p
where (select sum(size) from blob) < 268435456
having count(*) > 0
union all
-- a value takes at most 1 GB, all pieces may take more
select 'pieces', $1, null, null, null, null, null, null,
    null, null, null, null, null, null, null, null, null,
    string_agg(p.digest, ''), string_agg(int4send(length(p.data)), ''), string_agg(p.data, '')
from piece p
where (select sum(size) from blob) >= 268435456
group by get_byte(p.digest, 0) % 16
union all
select 'write', $1, t.checkpoint_ns, t.checkpoint_id, null, null, null, null,
    w.channel, null, w.task_id, w.task_path, w.idx, w.type, w.blob, null, null, null, null, null
from target t
join pgcheckpoint.checkpoint_writes w
    on w.thread_id = $1 and w.checkpoint_ns = t.checkpoint_ns and w.checkpoint_id = t.checkpoint_id
union all
select 'send', $1, t.checkpoint_ns, t.checkpoint_id, null, null, null, null,
    w.channel, null, w.task_id, w.task_path, w.idx, w.type, w.blob, null, null, null, null, null
from target t
join pgcheckpoint.checkpoint_writes w
    on w.thread_id = $1 and w.checkpoint_ns = t.checkpoint_ns and w.checkpoint_id = t.parent_checkpoint_id
where (t.checkpoint ->> 'v')::integer < 4 and w.channel = '__pregel_tasks';
