-- Deletes checkpoints of one thread, after lock_thread_for_delete, with the writes, blobs and chunks that only they
-- had; also blobs and chunks that nothing has. Answers with how many of each that are, and their bytes.
-- Stays whatever else is asked: a checkpoint that owns an open interrupt, with its subgraphs, and every ancestor that a kept checkpoint
-- rebuilds a delta channel from (back to one that stores the channel's value), or its pending sends (before v4).
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint, $4 false only to count.
with recursive asked as materialized (
    select c.checkpoint_ns, c.checkpoint_id, c.metadata -> 'parents' ->> '' as root_id
    from unnest($2::text[], $3::text[]) as d (checkpoint_ns, checkpoint_id)
    join pgcheckpoint.checkpoints c
        on c.thread_id = $1 and c.checkpoint_ns = d.checkpoint_ns and c.checkpoint_id = d.checkpoint_id
),
interrupted as materialized (
    -- an interrupt is open while its checkpoint has no child
    select a.checkpoint_ns, a.checkpoint_id
    from pgcheckpoint.checkpoints a
    where a.thread_id = $1 and exists (
        select from pgcheckpoint.checkpoint_writes w
        where w.thread_id = $1 and w.checkpoint_ns = a.checkpoint_ns and w.checkpoint_id = a.checkpoint_id
            and w.channel = '__interrupt__'
    )
    and not exists (
        select from pgcheckpoint.checkpoints child
        where child.thread_id = $1 and child.checkpoint_ns = a.checkpoint_ns
            and child.parent_checkpoint_id = a.checkpoint_id
    )
),
doomed as materialized (
    select a.checkpoint_ns, a.checkpoint_id
    from asked a
    where not exists (
        select from interrupted i where i.checkpoint_ns = a.checkpoint_ns and i.checkpoint_id = a.checkpoint_id
    )
    -- what the other tasks of an interrupted checkpoint did in their subgraphs is gone on with
    and not (
        position(':' in a.checkpoint_ns) > 0
        and exists (select from interrupted i where i.checkpoint_ns = '' and i.checkpoint_id = a.root_id)
    )
),
needed as (
    select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint,
        array(
            select key
            from jsonb_object_keys(
                -- metadata is the user's: it may hold anything
                case jsonb_typeof(c.metadata -> 'counters_since_delta_snapshot')
                    when 'object' then c.metadata -> 'counters_since_delta_snapshot'
                    else '{}'
                end
            ) key
        ) as rebuilt,
        true as kept
    from pgcheckpoint.checkpoints c
    where c.thread_id = $1
        and not exists (
            select from doomed d where d.checkpoint_ns = c.checkpoint_ns and d.checkpoint_id = c.checkpoint_id
        )
    union
    select p.checkpoint_ns, p.checkpoint_id, p.parent_checkpoint_id, p.checkpoint, missing.channels, false
    from needed n
    cross join lateral (
        select array(
            select r.channel
            from unnest(n.rebuilt) as r (channel)
            where not (n.checkpoint -> 'channel_values') ? r.channel
                and not exists (
                    select from pgcheckpoint.checkpoint_blobs b
                    where b.thread_id = $1 and b.checkpoint_ns = n.checkpoint_ns and b.channel = r.channel
                        and b.version = n.checkpoint -> 'channel_versions' ->> r.channel
                )
        ) as channels
    ) missing
    join pgcheckpoint.checkpoints p
        on p.thread_id = $1 and p.checkpoint_ns = n.checkpoint_ns and p.checkpoint_id = n.parent_checkpoint_id
    where cardinality(missing.channels) > 0
        or (n.kept and (n.checkpoint ->> 'v')::integer < 4 and exists (
            select from pgcheckpoint.checkpoint_writes w
            where w.thread_id = $1 and w.checkpoint_ns = p.checkpoint_ns and w.checkpoint_id = p.checkpoint_id
                and w.channel = '__pregel_tasks'
        ))
),
staying as materialized (
    select distinct checkpoint_ns, checkpoint_id from needed
),
used as materialized (
    select distinct n.checkpoint_ns, v.key as channel, v.value as version
    from needed n
    cross join jsonb_each_text(n.checkpoint -> 'channel_versions') v
),
named as materialized (
    select substring(b.chunks from at * 16 + 1 for 16) as digest, bool_or(at < b.groups) as is_group
    from used u
    join pgcheckpoint.checkpoint_blobs b
        on b.thread_id = $1 and b.checkpoint_ns = u.checkpoint_ns and b.channel = u.channel and b.version = u.version
    cross join generate_series(0, length(b.chunks) / 16 - 1) at
    group by 1
),
used_pieces as materialized (
    select digest from named
    union
    select substring(c.data from at * 16 + 1 for 16)
    from named n
    join pgcheckpoint.checkpoint_chunks c on c.thread_id = $1 and c.digest = n.digest
    cross join generate_series(0, length(c.data) / 16 - 1) at
    where n.is_group
),
going as materialized (
    select c.checkpoint_ns, c.checkpoint_id,
        pg_column_size(c.checkpoint) + pg_column_size(c.metadata) + coalesce(pg_column_size(c.sealed), 0) as bytes
    from doomed d
    join pgcheckpoint.checkpoints c
        on c.thread_id = $1 and c.checkpoint_ns = d.checkpoint_ns and c.checkpoint_id = d.checkpoint_id
    where not exists (
        select from staying s where s.checkpoint_ns = d.checkpoint_ns and s.checkpoint_id = d.checkpoint_id
    )
),
going_writes as materialized (
    select w.checkpoint_ns, w.checkpoint_id, w.task_id, w.idx, pg_column_size(w.blob) as bytes
    from going g
    join pgcheckpoint.checkpoint_writes w
        on w.thread_id = $1 and w.checkpoint_ns = g.checkpoint_ns and w.checkpoint_id = g.checkpoint_id
),
going_blobs as materialized (
    select b.checkpoint_ns, b.channel, b.version,
        pg_column_size(b.blob) + coalesce(pg_column_size(b.chunks), 0) as bytes
    from pgcheckpoint.checkpoint_blobs b
    where b.thread_id = $1
        and not exists (
            select from used u
            where u.checkpoint_ns = b.checkpoint_ns and u.channel = b.channel and u.version = b.version
        )
),
going_chunks as materialized (
    select c.digest, pg_column_size(c.data) as bytes
    from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = $1 and not exists (select from used_pieces u where u.digest = c.digest)
),
deleted_checkpoints as (
    delete from pgcheckpoint.checkpoints c
    using going g
    where $4 and c.thread_id = $1 and c.checkpoint_ns = g.checkpoint_ns and c.checkpoint_id = g.checkpoint_id
),
deleted_writes as (
    delete from pgcheckpoint.checkpoint_writes w
    using going_writes g
    where $4 and w.thread_id = $1 and w.checkpoint_ns = g.checkpoint_ns and w.checkpoint_id = g.checkpoint_id
        and w.task_id = g.task_id and w.idx = g.idx
),
deleted_blobs as (
    delete from pgcheckpoint.checkpoint_blobs b
    using going_blobs g
    where $4 and b.thread_id = $1 and b.checkpoint_ns = g.checkpoint_ns and b.channel = g.channel
        and b.version = g.version
),
deleted_chunks as (
    delete from pgcheckpoint.checkpoint_chunks c
    using going_chunks g
    where $4 and c.thread_id = $1 and c.digest = g.digest
),
cut_parents as (
    update pgcheckpoint.checkpoints c
    set parent_checkpoint_id = null
    from going g
    where $4 and c.thread_id = $1 and c.checkpoint_ns = g.checkpoint_ns and c.parent_checkpoint_id = g.checkpoint_id
        and exists (
            select from staying s where s.checkpoint_ns = c.checkpoint_ns and s.checkpoint_id = c.checkpoint_id
        )
),
counted as (
    select
        (select count(*) from going) as checkpoints,
        (select count(*) from going_writes) as writes,
        (select count(*) from going_blobs) as blobs,
        (select count(*) from going_chunks) as chunks
)
select checkpoints, writes, blobs, chunks, (
    (select coalesce(sum(bytes), 0) from going)
    + (select coalesce(sum(bytes), 0) from going_writes)
    + (select coalesce(sum(bytes), 0) from going_blobs)
    + (select coalesce(sum(bytes), 0) from going_chunks)
)::bigint as bytes
from counted;
