-- Deletes checkpoints of one thread, with their writes, after lock_thread_for_delete.sql and as plan_cleaning.sql has it: but for
-- those that something has needed since. That is what is put again, asks something now, or is an ancestor that a later
-- checkpoint rebuilds a delta channel (or, before v4, its pending sends) from. Children that stay lose their parent.
-- Later is what has the generation of the look before this one, or a later one (advance_generation.sql): an index has it, and
-- so nothing here goes through the thread. What goes is looked up in the range of its keys, as wide as the batch.
-- Answers with how many checkpoints and writes, their bytes, how many later checkpoints there are; namespaces and ids of
-- what is needed, now and by what goes later; and namespaces, ids and parents of the later ones.
-- The walk to ancestors is that of plan_cleaning.sql, and a test compares them: each starts from rows that its own statement
-- makes, which a function would have to be given as arrays.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
-- $1 thread, $2 the generation since the last look: of another series (the thread was made anew) nothing is deleted; one entry
-- a checkpoint: $3 namespace, $4 id, $5 its root checkpoint, $6 its parent if that goes too, with an interrupt; one entry a known
-- child of these, or of their roots: $7 namespace, $8 id, $9 parent.
with recursive later as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id
    from pgcheckpoint.checkpoints
    where thread_id = $1 and generation >= $2::bigint
    order by generation  -- so that its index is chosen, whatever the statistics say
),
child as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id from later
    union
    select * from unnest($7::text[], $8::text[], $9::text[])
),
planned as materialized (
    select p.*,
        -- an interrupt is open while its checkpoint has no child
        case
            when (
                select true
                from pgcheckpoint.checkpoint_writes w
                where w.thread_id = $1 and w.checkpoint_ns = p.checkpoint_ns and w.checkpoint_id = p.checkpoint_id
                    and w.channel = '__interrupt__'
                limit 1
            ) then ((p.checkpoint_ns, p.checkpoint_id) in (
                select child.checkpoint_ns, child.parent_checkpoint_id from child
            )) is not true
            else false
        end
        or case
            when (
                select true
                from pgcheckpoint.checkpoint_writes w
                where w.thread_id = $1 and w.checkpoint_ns = '' and w.checkpoint_id = p.root_id and w.channel = '__interrupt__'
                limit 1
            ) and (
                select true
                from pgcheckpoint.checkpoints root
                where root.thread_id = $1 and root.checkpoint_ns = '' and root.checkpoint_id = p.root_id
            ) then (p.root_id in (
                select child.parent_checkpoint_id from child where child.checkpoint_ns = ''
            )) is not true
            else false
        end as stays
    from unnest($3::text[], $4::text[], $5::text[], $6::text[])
        as p (checkpoint_ns, checkpoint_id, root_id, answered_parent_id)
),
needed as (
    select k.checkpoint_ns, k.checkpoint_id, own.parent_id, own.rebuilt, own.is_old
    from (
        select checkpoint_ns, checkpoint_id from later
        union
        select checkpoint_ns, checkpoint_id from planned where stays
    ) k
    cross join lateral (
        select c.parent_checkpoint_id as parent_id,
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
        where c.thread_id = $1 and c.checkpoint_ns = k.checkpoint_ns and c.checkpoint_id = k.checkpoint_id
        limit 1
    ) own
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
going as materialized (
    select p.checkpoint_ns, p.checkpoint_id, p.answered_parent_id
    from planned p
    where not p.stays
        and ((p.checkpoint_ns, p.checkpoint_id) in (select n.checkpoint_ns, n.checkpoint_id from needed n)) is not true
        and exists (
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = $1 and t.generation >> 16 = $2::bigint >> 16
        )
),
-- the range is that of keys, and within it, for batches with several namespaces, that of ids
span as materialized (
    select
        min(checkpoint_id collate "C") as first_id, max(checkpoint_id collate "C") as last_id,
        min(answered_parent_id collate "C") as first_parent, max(answered_parent_id collate "C") as last_parent
    from going
),
first as materialized (
    select checkpoint_ns, checkpoint_id from going
    order by checkpoint_ns collate "C", checkpoint_id collate "C" limit 1
),
last as materialized (
    select checkpoint_ns, checkpoint_id from going
    order by checkpoint_ns collate "C" desc, checkpoint_id collate "C" desc limit 1
),
first_parent as materialized (
    select checkpoint_ns, answered_parent_id as checkpoint_id from going where answered_parent_id is not null
    order by checkpoint_ns collate "C", answered_parent_id collate "C" limit 1
),
last_parent as materialized (
    select checkpoint_ns, answered_parent_id as checkpoint_id from going where answered_parent_id is not null
    order by checkpoint_ns collate "C" desc, answered_parent_id collate "C" desc limit 1
),
deleted as (
    delete from pgcheckpoint.checkpoints c
    where c.thread_id = $1
        and (c.checkpoint_ns, c.checkpoint_id) >= ((select checkpoint_ns from first), (select checkpoint_id from first))
        and (c.checkpoint_ns, c.checkpoint_id) <= ((select checkpoint_ns from last), (select checkpoint_id from last))
        and c.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((c.checkpoint_ns, c.checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is true
    returning c.checkpoint, c.metadata, c.sealed
),
deleted_writes as (
    delete from pgcheckpoint.checkpoint_writes w
    where w.thread_id = $1
        and (w.checkpoint_ns, w.checkpoint_id) >= ((select checkpoint_ns from first), (select checkpoint_id from first))
        and (w.checkpoint_ns, w.checkpoint_id) <= ((select checkpoint_ns from last), (select checkpoint_id from last))
        and w.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((w.checkpoint_ns, w.checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is true
    returning w.blob
),
deleted_steps as (
    -- what tasks of theirs did once: they can't run again
    delete from pgcheckpoint.checkpoint_steps s
    where s.thread_id = $1
        and (s.checkpoint_ns, s.checkpoint_id) >= ((select checkpoint_ns from first), (select checkpoint_id from first))
        and (s.checkpoint_ns, s.checkpoint_id) <= ((select checkpoint_ns from last), (select checkpoint_id from last))
        and s.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((s.checkpoint_ns, s.checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is true
),
closed as (
    -- an interrupt is known to be answered by its checkpoint's child; that goes now, and the checkpoint soon
    delete from pgcheckpoint.checkpoint_writes w
    where w.thread_id = $1
        and (w.checkpoint_ns, w.checkpoint_id) >= ((select checkpoint_ns from first_parent), (select checkpoint_id from first_parent))
        and (w.checkpoint_ns, w.checkpoint_id) <= ((select checkpoint_ns from last_parent), (select checkpoint_id from last_parent))
        and w.checkpoint_id between (select first_parent from span) and (select last_parent from span)
        and ((w.checkpoint_ns, w.checkpoint_id) in (select g.checkpoint_ns, g.answered_parent_id from going g)) is true
        and w.channel = '__interrupt__'
    returning w.blob
),
cut as materialized (
    select child.checkpoint_ns, child.checkpoint_id, child.parent_checkpoint_id
    from child
    where ((child.checkpoint_ns, child.parent_checkpoint_id) in (
            select g.checkpoint_ns, g.checkpoint_id from going g
        )) is true
        and ((child.checkpoint_ns, child.checkpoint_id) in (
            select g.checkpoint_ns, g.checkpoint_id from going g
        )) is not true
),
first_cut as materialized (
    select checkpoint_ns, checkpoint_id from cut
    order by checkpoint_ns collate "C", checkpoint_id collate "C" limit 1
),
last_cut as materialized (
    select checkpoint_ns, checkpoint_id from cut
    order by checkpoint_ns collate "C" desc, checkpoint_id collate "C" desc limit 1
),
cut_parents as (
    update pgcheckpoint.checkpoints c
    set parent_checkpoint_id = null
    where c.thread_id = $1
        and (c.checkpoint_ns, c.checkpoint_id)
            >= ((select checkpoint_ns from first_cut), (select checkpoint_id from first_cut))
        and (c.checkpoint_ns, c.checkpoint_id)
            <= ((select checkpoint_ns from last_cut), (select checkpoint_id from last_cut))
        and ((c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id) in (
            select cut.checkpoint_ns, cut.checkpoint_id, cut.parent_checkpoint_id from cut
        )) is true
),
of_checkpoints as (
    select pg_column_size(checkpoint) + pg_column_size(metadata) + coalesce(pg_column_size(sealed), 0) as bytes
    from deleted
),
of_writes as (
    select pg_column_size(blob) as bytes from deleted_writes
    union all
    select pg_column_size(blob) from closed
)
select
    (select count(*) from of_checkpoints) as checkpoints,
    (select count(*) from of_writes) as writes,
    (
        (select coalesce(sum(bytes), 0) from of_checkpoints) + (select coalesce(sum(bytes), 0) from of_writes)
    )::bigint as bytes,
    (select count(*) from later) as later,
    (select array_agg(checkpoint_ns order by checkpoint_ns, checkpoint_id) from needed) as needed_ns,
    (select array_agg(checkpoint_id order by checkpoint_ns, checkpoint_id) from needed) as needed_ids,
    (select array_agg(checkpoint_ns order by checkpoint_ns, checkpoint_id) from later) as later_ns,
    (select array_agg(checkpoint_id order by checkpoint_ns, checkpoint_id) from later) as later_ids,
    (select array_agg(parent_checkpoint_id order by checkpoint_ns, checkpoint_id) from later) as later_parents;
