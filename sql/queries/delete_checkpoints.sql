-- Deletes checkpoints of one thread, after lock_thread_for_delete.sql, with the writes, blobs and chunks that only they
-- had; also those that nothing has. Answers with what it deleted.
-- Stays whatever else is asked: a checkpoint that owns an open interrupt, and every ancestor that a kept checkpoint
-- rebuilds a delta channel from (back to one that stores the channel's value), or its pending sends (before v4).
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint.
with recursive doomed as materialized (
    select d.checkpoint_ns, d.checkpoint_id
    from unnest($2::text[], $3::text[]) as d (checkpoint_ns, checkpoint_id)
    -- an interrupt is open while its checkpoint has no child
    where not exists (
        select from pgcheckpoint.checkpoint_writes w
        where w.thread_id = $1 and w.checkpoint_ns = d.checkpoint_ns and w.checkpoint_id = d.checkpoint_id
            and w.channel = '__interrupt__'
            and not exists (
                select from pgcheckpoint.checkpoints child
                where child.thread_id = $1 and child.checkpoint_ns = w.checkpoint_ns
                    and child.parent_checkpoint_id = w.checkpoint_id
            )
    )
),
needed as (
    select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint,
        array(select jsonb_object_keys(c.metadata -> 'counters_since_delta_snapshot')) as rebuilt,
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
going as materialized (
    select checkpoint_ns, checkpoint_id from doomed
    except
    select checkpoint_ns, checkpoint_id from staying
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
deleted_checkpoints as (
    delete from pgcheckpoint.checkpoints c
    using going g
    where c.thread_id = $1 and c.checkpoint_ns = g.checkpoint_ns and c.checkpoint_id = g.checkpoint_id
    returning pg_column_size(c.checkpoint) + pg_column_size(c.metadata) as bytes
),
deleted_writes as (
    delete from pgcheckpoint.checkpoint_writes w
    using going g
    where w.thread_id = $1 and w.checkpoint_ns = g.checkpoint_ns and w.checkpoint_id = g.checkpoint_id
    returning pg_column_size(w.blob) as bytes
),
deleted_blobs as (
    delete from pgcheckpoint.checkpoint_blobs b
    where b.thread_id = $1
        and not exists (
            select from used u
            where u.checkpoint_ns = b.checkpoint_ns and u.channel = b.channel and u.version = b.version
        )
    returning pg_column_size(b.blob) + coalesce(pg_column_size(b.chunks), 0) as bytes
),
deleted_chunks as (
    delete from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = $1 and not exists (select from used_pieces u where u.digest = c.digest)
    returning pg_column_size(c.data) as bytes
),
cut_parents as (
    update pgcheckpoint.checkpoints c
    set parent_checkpoint_id = null
    from going g
    where c.thread_id = $1 and c.checkpoint_ns = g.checkpoint_ns and c.parent_checkpoint_id = g.checkpoint_id
        and exists (
            select from staying s where s.checkpoint_ns = c.checkpoint_ns and s.checkpoint_id = c.checkpoint_id
        )
)
select
    (select count(*) from deleted_checkpoints),
    (select count(*) from deleted_writes),
    (select count(*) from deleted_blobs),
    (select count(*) from deleted_chunks),
    (
        select coalesce(sum(bytes), 0)::bigint
        from (
            select bytes from deleted_checkpoints
            union all
            select bytes from deleted_writes
            union all
            select bytes from deleted_blobs
            union all
            select bytes from deleted_chunks
        ) freed
    );
