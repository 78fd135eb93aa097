-- Reads of checkpoints, as Citus takes them.

-- name: get_checkpoint_on_citus(thread_id text, checkpoint_ns text, from_id text, to_id text)
-- get_checkpoint by the function of one statement, which is written out there.
select * from pgcheckpoint.read_checkpoints_v1(
    :thread_id, array[:checkpoint_ns]::text[], null::text[], :from_id, :to_id, :to_id || '.'::text, '{}'::jsonb, 1::bigint
);

-- name: get_delta_history_on_citus(
--     thread_id text, checkpoint_ns text, from_id text, to_id text, channels text[], with_steps boolean
-- )
-- get_delta_history in one statement: a function of several would find no rows at the coordinator, and have no snapshot in
-- common. Each step of the walk is a look-up by key, whatever the planner believes about the size of the thread, and UNION ends
-- a circle.
with recursive chain as (
    (
        select checkpoint_id, parent_checkpoint_id, '{}'::text[] as wanted, :channels as missing
        from pgcheckpoint.checkpoints
        where thread_id = :thread_id and checkpoint_ns = :checkpoint_ns
            and checkpoint_id >= :from_id and checkpoint_id <= :to_id
        order by checkpoint_id desc
        limit 1
    )
    union
    select p.checkpoint_id, p.parent_checkpoint_id, n.missing, p.missing
    from chain n
    cross join lateral (
        select checkpoint_id, parent_checkpoint_id, array(
            select m.channel
            from unnest(n.missing) as m (channel)
            where not (c.checkpoint -> 'channel_values') ? m.channel
                and coalesce((
                    select false
                    from pgcheckpoint.checkpoint_blobs
                    where thread_id = :thread_id and checkpoint_ns = :checkpoint_ns and channel = m.channel
                        and version = c.checkpoint -> 'channel_versions' ->> m.channel
                    limit 1
                ), true)
        ) as missing
        from pgcheckpoint.checkpoints c
        where thread_id = :thread_id and checkpoint_ns = :checkpoint_ns and checkpoint_id = n.parent_checkpoint_id
        limit 1
    ) p
    where n.missing <> '{}'
),
met as materialized (
    select checkpoint_id, parent_checkpoint_id, wanted, missing from chain
),
seed as materialized (
    select m.checkpoint_id, s.channel, c.checkpoint -> 'channel_versions' ->> s.channel as version,
        b.type, b.size, b.groups, b.chunks, b.blob, b.crc, (c.checkpoint -> 'channel_values' -> s.channel)::text as inline,
        c.parent_checkpoint_id, case when c.sealed is not null then c.checkpoint::text end as checkpoint, c.sealed
    from met m
    cross join lateral (select unnest(m.wanted) except select unnest(m.missing)) as s (channel)
    cross join lateral (
        select parent_checkpoint_id, checkpoint, sealed
        from pgcheckpoint.checkpoints
        where thread_id = :thread_id and checkpoint_ns = :checkpoint_ns and checkpoint_id = m.checkpoint_id
        limit 1
    ) c
    left join lateral (
        select type, size, groups, chunks, blob, crc
        from pgcheckpoint.checkpoint_blobs
        where thread_id = :thread_id and checkpoint_ns = :checkpoint_ns and channel = s.channel
            and version = c.checkpoint -> 'channel_versions' ->> s.channel
        limit 1
    ) b on true
    where m.wanted <> m.missing
)
select 'chain' as kind, null as checkpoint_id, null as channel, null as version,
    null as task_id, null as task_path, null::integer as idx, null as type, null::bytea as blob, null as inline,
    null::integer as groups, null::bytea as chunks, null::bytea as digests, null::bytea as lengths, null::bytea as data,
    null as parent_checkpoint_id, null as checkpoint, null::bytea as sealed,
    array_agg(checkpoint_id) as ids, array_agg(parent_checkpoint_id) as parent_ids, null::bytea as checks
from met
having count(*) > 0
union all
select 'write', checkpoint_id, channel, null, task_id, task_path, idx, type, blob, null,
    null, null, null, null, null, null, null, null, null, null, crc
from pgcheckpoint.checkpoint_writes
where thread_id = :thread_id and checkpoint_ns = :checkpoint_ns
    and checkpoint_id = any(array(select checkpoint_id from met where wanted <> '{}'))
    -- with all others a reader sees that none of these was given another channel
    and (:with_steps or channel = any(:channels))
union all
select 'seed', s.checkpoint_id, s.channel, s.version, null, null, null, s.type, s.blob, s.inline,
    s.groups, s.chunks, null, null, null, s.parent_checkpoint_id, s.checkpoint, s.sealed, null, null, s.crc
from seed s
union all
select 'step', m.checkpoint_id, null, null, null, null, null, null, null, null,
    null, null, null, null, null, c.parent_checkpoint_id, c.checkpoint, c.sealed, null, null, null
from met m
cross join lateral (
    select parent_checkpoint_id, checkpoint::text, sealed
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id and checkpoint_ns = :checkpoint_ns and checkpoint_id = m.checkpoint_id
    limit 1
) c
where :with_steps
union all
select 'pieces', null, null, null, null, null, null, null, null, null,
    null, null, p.digests, p.lengths, p.data, null, null, null, null, null, null
from (select array_agg(groups) as groups, array_agg(chunks) as chunks, sum(size) as bytes from seed) s
cross join lateral pgcheckpoint.get_pieces_v1(:thread_id, s.groups::integer[], s.chunks::bytea[], s.bytes::bigint) p;
