-- Walks the parent chain from a checkpoint's parent until each channel was met with a stored value, and answers with the
-- writes on the way, the values met (kind seed, with their pieces as in get_checkpoints.sql), and a row of kind broken for each channel whose walk ended at a parent
-- that is not stored.
-- $1 thread, $2 namespace, $3 lowest and $4 highest id of the checkpoint (the newest in that range), $5 channels.
with recursive target as materialized (
    select checkpoint_id, parent_checkpoint_id
    from pgcheckpoint.checkpoints
    where thread_id = $1 and checkpoint_ns = $2 and checkpoint_id >= $3 and checkpoint_id <= $4
    order by checkpoint_id desc
    limit 1
),
chain as (
    select 0 as depth, t.checkpoint_id, t.parent_checkpoint_id, '{}'::text[] as wanted, $5::text[] as missing,
        array[t.checkpoint_id] as walked
    from target t
    union all
    select n.depth + 1, p.checkpoint_id, p.parent_checkpoint_id, n.missing, array(
        select m.channel
        from unnest(n.missing) as m (channel)
        where not (p.checkpoint -> 'channel_values') ? m.channel
            and not exists (
                select from pgcheckpoint.checkpoint_blobs b
                where b.thread_id = $1 and b.checkpoint_ns = $2 and b.channel = m.channel
                    and b.version = p.checkpoint -> 'channel_versions' ->> m.channel
            )
    ), n.walked || p.checkpoint_id
    from chain n
    join pgcheckpoint.checkpoints p
        on p.thread_id = $1 and p.checkpoint_ns = $2 and p.checkpoint_id = n.parent_checkpoint_id
    where cardinality(n.missing) > 0
        and p.checkpoint_id <> all (n.walked)
),
met as materialized (
    select depth, checkpoint_id, parent_checkpoint_id, wanted, missing from chain
),
seed as materialized (
    select m.depth, m.checkpoint_id, s.channel, c.checkpoint -> 'channel_versions' ->> s.channel as version,
        b.type, b.size, b.groups, b.chunks, b.blob, (c.checkpoint -> 'channel_values' -> s.channel)::text as inline,
        c.parent_checkpoint_id, case when c.sealed is not null then c.checkpoint::text end as checkpoint, c.sealed
    from met m
    cross join lateral (select unnest(m.wanted) except select unnest(m.missing)) as s (channel)
    join pgcheckpoint.checkpoints c
        on c.thread_id = $1 and c.checkpoint_ns = $2 and c.checkpoint_id = m.checkpoint_id
    left join pgcheckpoint.checkpoint_blobs b
        on b.thread_id = $1 and b.checkpoint_ns = $2 and b.channel = s.channel
            and b.version = c.checkpoint -> 'channel_versions' ->> s.channel
),
named as materialized (
    select substring(s.chunks from at * 16 + 1 for 16) as digest, at < s.groups as is_group
    from seed s
    cross join generate_series(0, length(s.chunks) / 16 - 1) at
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
select 'target' as kind, 0 as depth, t.checkpoint_id, null as channel, null as version,
    null as task_id, null as task_path, null::integer as idx, null as type, null::bytea as blob, null as inline,
    null::integer as groups, null::bytea as chunks, null::bytea as digests, null::bytea as lengths, null::bytea as data,
    null as parent_checkpoint_id, null as checkpoint, null::bytea as sealed
from target t
union all
select 'write', m.depth, m.checkpoint_id, w.channel, null, w.task_id, w.task_path, w.idx, w.type, w.blob, null,
    null, null, null, null, null, null, null, null
from met m
join pgcheckpoint.checkpoint_writes w
    on w.thread_id = $1 and w.checkpoint_ns = $2 and w.checkpoint_id = m.checkpoint_id and w.channel = any(m.wanted)
union all
select 'seed', s.depth, s.checkpoint_id, s.channel, s.version, null, null, null, s.type, s.blob, s.inline,
    s.groups, s.chunks, null, null, null, s.parent_checkpoint_id, s.checkpoint, s.sealed
from seed s
union all
select 'pieces', 0, null, null, null, null, null, null, null, null, null,
    null, null, part.digests, part.lengths, part.data, null, null, null
-- a value takes at most 1 GB, all pieces may take more
from (select case when sum(size) >= 268435456 then 15 else 0 end as last from seed) total
cross join generate_series(0, total.last) at
cross join lateral (
    select string_agg(p.digest, '') as digests, string_agg(int4send(length(p.data)), '') as lengths,
        string_agg(p.data, '') as data
    from piece p
    where total.last = 0 or get_byte(p.digest, 0) % 16 = at
    having count(*) > 0
) part
union all
select 'broken', m.depth, m.parent_checkpoint_id, unnest(m.missing), null, null, null, null, null, null, null,
    null, null, null, null, null, null, null, null
from met m
where m.parent_checkpoint_id is not null
    and not exists (
        select from pgcheckpoint.checkpoints p
        where p.thread_id = $1 and p.checkpoint_ns = $2 and p.checkpoint_id = m.parent_checkpoint_id
    );
