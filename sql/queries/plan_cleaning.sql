-- Plans the deletion of some checkpoints of a thread, in one snapshot and without a lock: these checkpoints, except those that
-- always stay; the blobs that no other checkpoint refers to; the chunks that no other blob names; and what nothing refers to
-- already. delete_checkpoints.sql, delete_blobs.sql and delete_chunks.sql carry it out.
-- Always stays: a checkpoint that owns an open interrupt, with its subgraphs, and every ancestor from which a kept checkpoint
-- rebuilds a delta channel (back to one that stores the channel's value), or its pending sends (before v4).
-- Sets are grouped, not joined: the planner does not know a thread's size, and a nested loop over two of them takes minutes.
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint; $4 whether to measure checkpoints and their writes.
-- Returns a row for each checkpoint (name: id), the children of these and of their root checkpoints that stay (kind child), each
-- blob (name: channel), and one for all chunks (their digests, concatenated). In the order of keys, so that rows deleted together
-- are close together: subgraphs before the root, which they go with, and of a namespace the newest first.
with recursive stored as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id, metadata -> 'parents' ->> '' as root_id,
        coalesce((checkpoint ->> 'v')::integer < 4, false)
        -- metadata is the user's: it may hold anything
        or coalesce(jsonb_typeof(metadata -> 'counters_since_delta_snapshot') = 'object', false) as builds_on_others
    from pgcheckpoint.checkpoints
    where thread_id = $1
),
noted as materialized (
    select checkpoint_ns, checkpoint_id, max(parent_id) as parent_id, max(root_id) as root_id,
        bool_or(builds_on_others) as builds_on_others, bool_or(asked) as asked, bool_or(has_child) as has_child,
        bool_or(has_interrupt) as has_interrupt
    from (
        select checkpoint_ns, checkpoint_id, parent_checkpoint_id as parent_id, root_id, builds_on_others,
            true as stored, false as asked, false as has_child, false as has_interrupt
        from stored
        union all
        select d.checkpoint_ns, d.checkpoint_id, null, null, false, false, true, false, false
        from unnest($2::text[], $3::text[]) as d (checkpoint_ns, checkpoint_id)
        union all
        select checkpoint_ns, parent_checkpoint_id, null, null, false, false, false, true, false
        from stored
        where parent_checkpoint_id is not null
        union all
        select checkpoint_ns, checkpoint_id, null, null, false, false, false, false, true
        from pgcheckpoint.checkpoint_writes
        where thread_id = $1 and channel = '__interrupt__'
    ) note
    group by checkpoint_ns, checkpoint_id
    having bool_or(stored)
),
interrupted as materialized (
    -- an interrupt is open while its checkpoint has no child
    select checkpoint_ns, checkpoint_id from noted where has_interrupt and not has_child
),
judged as materialized (
    select n.*,
        n.asked
        and not (n.has_interrupt and not n.has_child)
        -- what the other tasks of an interrupted checkpoint did in their subgraphs is gone on with
        and not (
            position(':' in n.checkpoint_ns) > 0
            and (n.root_id in (select i.checkpoint_id from interrupted i where i.checkpoint_ns = '')) is true
        ) as doomed
    from noted n
),
needed as (
    select j.checkpoint_ns, j.checkpoint_id, j.parent_id, own.rebuilt, own.is_old
    from judged j
    cross join lateral (
        select
            array(
                select key
                from jsonb_object_keys(
                    case jsonb_typeof(c.metadata -> 'counters_since_delta_snapshot')
                        when 'object' then c.metadata -> 'counters_since_delta_snapshot'
                        else '{}'
                    end
                ) key
            ) as rebuilt,
            coalesce((c.checkpoint ->> 'v')::integer < 4, false) as is_old
        from pgcheckpoint.checkpoints c
        where c.thread_id = $1 and c.checkpoint_ns = j.checkpoint_ns and c.checkpoint_id = j.checkpoint_id
        limit 1
    ) own
    where j.builds_on_others and not j.doomed
    union
    select p.checkpoint_ns, p.checkpoint_id, p.parent_checkpoint_id, missing.channels, false
    from needed n
    cross join lateral (
        select array(
            select r.channel
            from unnest(n.rebuilt) as r (channel)
            where not (c.checkpoint -> 'channel_values') ? r.channel
                and (
                    select true
                    from pgcheckpoint.checkpoint_blobs b
                    where b.thread_id = $1 and b.checkpoint_ns = n.checkpoint_ns and b.channel = r.channel
                        and b.version = c.checkpoint -> 'channel_versions' ->> r.channel
                ) is null
        ) as channels
        from pgcheckpoint.checkpoints c
        where c.thread_id = $1 and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.checkpoint_id
        limit 1
    ) missing
    cross join lateral (
        select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id
        from pgcheckpoint.checkpoints c
        where c.thread_id = $1 and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.parent_id
        limit 1
    ) p
    where cardinality(missing.channels) > 0
        or (n.is_old and (
            select true
            from pgcheckpoint.checkpoint_writes w
            where w.thread_id = $1 and w.checkpoint_ns = p.checkpoint_ns and w.checkpoint_id = p.checkpoint_id
                and w.channel = '__pregel_tasks'
            limit 1
        ))
),
fate as materialized (
    select checkpoint_ns, checkpoint_id, max(parent_id) as parent_id, max(root_id) as root_id,
        bool_or(has_interrupt) as has_interrupt, bool_or(doomed) and not bool_or(needed) as goes
    from (
        select checkpoint_ns, checkpoint_id, parent_id, root_id, has_interrupt, doomed, false as needed from judged
        union all
        select checkpoint_ns, checkpoint_id, null, null, false, false, true from needed
    ) f
    group by checkpoint_ns, checkpoint_id
),
blob_fate as materialized (
    select checkpoint_ns, channel, version, bool_or(referred) as stays, sum(bytes) as bytes
    from (
        select checkpoint_ns, channel, version, true as stored, false as referred,
            pg_column_size(blob) + coalesce(pg_column_size(chunks), 0) as bytes
        from pgcheckpoint.checkpoint_blobs
        where thread_id = $1
        union all
        select f.checkpoint_ns, v.key, v.value, false, true, 0
        from fate f
        cross join lateral (
            select c.checkpoint -> 'channel_versions' as versions
            from pgcheckpoint.checkpoints c
            where c.thread_id = $1 and c.checkpoint_ns = f.checkpoint_ns and c.checkpoint_id = f.checkpoint_id
            limit 1
        ) c
        cross join jsonb_each_text(c.versions) v
        where not f.goes
    ) b
    group by checkpoint_ns, channel, version
    having bool_or(stored)
),
named as materialized (
    select distinct substring(b.chunks from at * 16 + 1 for 16) as digest, at < b.groups as is_group
    from blob_fate f
    cross join lateral (
        -- joined with nothing: read once, and not again for each digest
        select chunks || '' as chunks, groups
        from pgcheckpoint.checkpoint_blobs
        where thread_id = $1 and checkpoint_ns = f.checkpoint_ns and channel = f.channel and version = f.version
        limit 1
    ) b
    cross join generate_series(0, length(b.chunks) / 16 - 1) at
    where f.stays
),
chunk_fate as materialized (
    select digest, sum(bytes) as bytes
    from (
        select digest, true as stored, false as named, pg_column_size(data) as bytes
        from pgcheckpoint.checkpoint_chunks
        where thread_id = $1
        union all
        select digest, false, true, 0 from named
        union all
        select substring(g.data from at * 16 + 1 for 16), false, true, 0
        from named n
        cross join lateral (
            select data || '' as data from pgcheckpoint.checkpoint_chunks where thread_id = $1 and digest = n.digest limit 1
        ) g
        cross join generate_series(0, length(g.data) / 16 - 1) at
        where n.is_group
    ) c
    group by digest
    having bool_or(stored) and not bool_or(named)
),
measured as (
    select f.checkpoint_ns, f.checkpoint_id, f.parent_id, f.root_id, f.has_interrupt, coalesce(w.count, 0) as writes,
        coalesce(c.bytes, 0) + coalesce(w.bytes, 0) as bytes
    from fate f
    left join lateral (
        select pg_column_size(checkpoint) + pg_column_size(metadata) + coalesce(pg_column_size(sealed), 0) as bytes
        from pgcheckpoint.checkpoints
        where $4 and thread_id = $1 and checkpoint_ns = f.checkpoint_ns and checkpoint_id = f.checkpoint_id
        limit 1
    ) c on true
    left join lateral (
        select count(*) as count, sum(pg_column_size(blob)) as bytes
        from pgcheckpoint.checkpoint_writes
        where $4 and thread_id = $1 and checkpoint_ns = f.checkpoint_ns and checkpoint_id = f.checkpoint_id
    ) w on true
    where f.goes
),
going as materialized (
    select checkpoint_ns, checkpoint_id, root_id from fate where goes
)
select 'checkpoint' as kind, checkpoint_ns, checkpoint_id as name, null as version, parent_id, root_id, has_interrupt,
    null::bytea as digests, writes, bytes::bigint
from measured
union all
select 'child', checkpoint_ns, checkpoint_id, null, parent_id, null, null, null, null, null
from fate
where not goes and (
    (checkpoint_ns, parent_id) in (select checkpoint_ns, checkpoint_id from going)
    or (checkpoint_ns = '' and parent_id in (select root_id from going where position(':' in checkpoint_ns) > 0))
)
union all
select 'blob', checkpoint_ns, channel, version, null, null, null, null, null, bytes::bigint
from blob_fate
where not stays
union all
select 'chunks', null, null, null, null, null, null, string_agg(digest, '' order by digest), null, sum(bytes)::bigint
from chunk_fate
order by kind, checkpoint_ns desc, name desc, version desc;
