-- Deletes checkpoints of one thread, with their writes, after lock_thread_for_delete.sql and as plan_cleaning.sql has it: but for
-- those that something has needed since. That is what is put again, asks something now, or is an ancestor that a later
-- checkpoint rebuilds a delta channel (or, before v4, its pending sends) from. Children that stay lose their parent.
-- Answers with how many checkpoints and writes, their bytes, how many later checkpoints there are, how many become later
-- by losing their parent, and namespaces and ids of those left.
-- One look through the thread's checkpoints finds what is later, and children; what goes is looked up in the range of its keys,
-- as wide as the batch: the planner may think that a long thread is short.
-- The walk to ancestors is that of plan_cleaning.sql, and a test compares them: each starts from rows that its own statement
-- makes, which a function would have to be given as arrays.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
-- $1 thread; one entry a checkpoint: $2 namespace, $3 id, $4 its root checkpoint, $5 its parent if that goes too, with an
-- interrupt; $6 the transactions that the plan knew; $7 namespaces and $8 ids of those that were left before.
with recursive present as materialized (
    -- of those that are there, the later ones, and children of what is asked about
    select *
    from (
        select checkpoint_ns, checkpoint_id, parent_checkpoint_id,
            (xmin = any($6::xid[])) is not true as is_later
        from pgcheckpoint.checkpoints
        where thread_id = $1
    ) c
    where is_later
        or ((checkpoint_ns, parent_checkpoint_id) in (select * from unnest($2::text[], $3::text[]))) is true
        or (checkpoint_ns = '' and parent_checkpoint_id = any($4::text[]))
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
                select child.checkpoint_ns, child.parent_checkpoint_id from present child
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
                select child.parent_checkpoint_id from present child where child.checkpoint_ns = ''
            )) is not true
            else false
        end as stays
    from unnest($2::text[], $3::text[], $4::text[], $5::text[])
        as p (checkpoint_ns, checkpoint_id, root_id, answered_parent_id)
),
needed as (
    select k.checkpoint_ns, k.checkpoint_id, own.parent_id, own.rebuilt, own.is_old
    from (
        select checkpoint_ns, checkpoint_id from present where is_later
        union
        select l.checkpoint_ns, l.checkpoint_id from unnest($7::text[], $8::text[]) as l (checkpoint_ns, checkpoint_id)
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
judged as materialized (
    select p.*,
        not p.stays and ((p.checkpoint_ns, p.checkpoint_id) in (
            select n.checkpoint_ns, n.checkpoint_id from needed n
        )) is not true as goes
    from planned p
),
going as materialized (
    select checkpoint_ns, checkpoint_id, answered_parent_id from judged where goes
),
span as materialized (
    select
        min(checkpoint_ns collate "C") as first_ns, max(checkpoint_ns collate "C") as last_ns,
        min(checkpoint_id collate "C") as first_id, max(checkpoint_id collate "C") as last_id,
        min(answered_parent_id collate "C") as first_parent, max(answered_parent_id collate "C") as last_parent
    from going
),
deleted as (
    delete from pgcheckpoint.checkpoints c
    where c.thread_id = $1
        and c.checkpoint_ns between (select first_ns from span) and (select last_ns from span)
        and c.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((c.checkpoint_ns, c.checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is true
    returning c.checkpoint, c.metadata, c.sealed
),
deleted_writes as (
    delete from pgcheckpoint.checkpoint_writes w
    where w.thread_id = $1
        and w.checkpoint_ns between (select first_ns from span) and (select last_ns from span)
        and w.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((w.checkpoint_ns, w.checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is true
    returning w.blob
),
closed as (
    -- an interrupt is known to be answered by its checkpoint's child; that goes now, and the checkpoint soon
    delete from pgcheckpoint.checkpoint_writes w
    where w.thread_id = $1
        and w.checkpoint_ns between (select first_ns from span) and (select last_ns from span)
        and w.checkpoint_id between (select first_parent from span) and (select last_parent from span)
        and ((w.checkpoint_ns, w.checkpoint_id) in (select g.checkpoint_ns, g.answered_parent_id from going g)) is true
        and w.channel = '__interrupt__'
    returning w.blob
),
cut as materialized (
    select p.checkpoint_ns, p.checkpoint_id, p.is_later
    from present p
    where ((p.checkpoint_ns, p.parent_checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is true
        and ((p.checkpoint_ns, p.checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is not true
),
cut_parents as (
    update pgcheckpoint.checkpoints c
    set parent_checkpoint_id = null
    from cut
    where c.thread_id = $1 and c.checkpoint_ns = cut.checkpoint_ns and c.checkpoint_id = cut.checkpoint_id
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
    (select count(*) from present where is_later) as later,
    (select count(*) from cut where not is_later) as become_later,
    (select array_agg(checkpoint_ns order by checkpoint_id desc, checkpoint_ns) from judged where not goes) as left_ns,
    (select array_agg(checkpoint_id order by checkpoint_id desc, checkpoint_ns) from judged where not goes) as left_ids;
