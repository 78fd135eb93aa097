-- Deletes of threads, of checkpoints with what only they need, and of the results of past tasks.

-- name: lock_thread_for_delete(thread_id text)
-- Locks a thread for a delete: waits for its running puts and keeps new ones out until commit. A thread without a row
-- gets one, which drop_new_thread removes again. This is a statement of its own so that the next statement's
-- snapshot sees what those puts stored. That needs the isolation level read committed; at another it fails with a
-- histogram without buckets (2201G), as lock_threads does. It also writes to the log, if only a word: a commit that
-- wrote nothing would not wait for a synchronous standby, and a delete that is sent again finds nothing to delete when
-- the first one committed without its standby.
with locked as (
    insert into pgcheckpoint.checkpoint_threads as t (thread_id, active_at)
    select :thread_id, '-infinity'::timestamptz
    -- locks the row that is there, and leaves it as it is
    on conflict (thread_id) do update set active_at = t.active_at where false
)
select
    pg_logical_emit_message(true, 'delete', '')::text,
    width_bucket(0.5, 0, 1, case when current_setting('transaction_isolation') = 'read committed' then 1 else 0 end);

-- name: drop_new_thread(thread_id text)
-- Removes the row that lock_thread_for_delete made for a thread without one. The lock stays: whoever wants to insert the row
-- waits for the end of this transaction, because it might be rolled back.
delete from pgcheckpoint.checkpoint_threads where thread_id = :thread_id and active_at = '-infinity';

-- name: drop_empty_thread(thread_id text)
-- Removes the row of a thread that has no other rows and about which nothing is noted; its lock is held
-- (lock_threads).
delete from pgcheckpoint.checkpoint_threads
where thread_id = :thread_id and ttl is null and not encrypted
    -- scalar subqueries are looked up by key; NOT EXISTS might be hashed over the whole thread
    and (select true from pgcheckpoint.checkpoints where thread_id = :thread_id limit 1) is null
    and (select true from pgcheckpoint.checkpoint_writes where thread_id = :thread_id limit 1) is null
    and (select true from pgcheckpoint.checkpoint_wakeups where thread_id = :thread_id limit 1) is null;

-- name: delete_thread(
--     thread_id text, inactive_since timestamptz, with_interrupt boolean, deletes boolean, expired boolean, token text
-- )
-- Deletes everything of a thread, after lock_thread_for_delete. Answers with how many rows of each kind that are, and their
-- bytes. It goes only if it was not active since inactive_since (unless null) and has no time to live; if it has no open
-- interrupt, or with_interrupt; with expired, only if its time to live has passed (find_expired_threads). Unless it deletes, the
-- rows are only counted. The token is that of the lease that it is deleted under, if any. That parameter comes with the thread:
-- Citus takes no change that a parameter alone makes find nothing.
with thread as materialized (
    select :thread_id as thread_id, :deletes as goes
    where (
        (:inactive_since is null and not :expired)
        or exists (
            select from pgcheckpoint.checkpoint_threads
            where thread_id = :thread_id and case
                when not :expired then ttl is null and active_at < :inactive_since
                else ttl_strategy = 'delete'
                    and active_at - to_timestamp(0) + ttl < now() - to_timestamp(0) - interval '1 minute'
            end
        )
    ) and (:with_interrupt or not exists (
        select from pgcheckpoint.checkpoint_writes w
        join pgcheckpoint.checkpoints c
            on c.thread_id = :thread_id and c.checkpoint_ns = w.checkpoint_ns and c.checkpoint_id = w.checkpoint_id
        where w.thread_id = :thread_id and w.channel = '__interrupt__'
            and not exists (
                select from pgcheckpoint.checkpoints child
                where child.thread_id = :thread_id and child.checkpoint_ns = w.checkpoint_ns
                    and child.parent_checkpoint_id = w.checkpoint_id
            )
    ))
),
counted as materialized (
    select
        (select count(*) from pgcheckpoint.checkpoints where thread_id = :thread_id) as checkpoints,
        (select count(*) from pgcheckpoint.checkpoint_writes where thread_id = :thread_id) as writes,
        (select count(*) from pgcheckpoint.checkpoint_blobs where thread_id = :thread_id) as blobs,
        (select count(*) from pgcheckpoint.checkpoint_chunks where thread_id = :thread_id) as chunks,
        (
            (
                select coalesce(sum(pg_column_size(checkpoint) + pg_column_size(metadata) + coalesce(pg_column_size(sealed), 0)), 0)
                from pgcheckpoint.checkpoints where thread_id = :thread_id
            )
            + (select coalesce(sum(pg_column_size(blob)), 0) from pgcheckpoint.checkpoint_writes where thread_id = :thread_id)
            + (
                select coalesce(sum(pg_column_size(blob) + coalesce(pg_column_size(chunks), 0)), 0)
                from pgcheckpoint.checkpoint_blobs where thread_id = :thread_id
            )
            + (select coalesce(sum(pg_column_size(data)), 0) from pgcheckpoint.checkpoint_chunks where thread_id = :thread_id)
        )::bigint as bytes
    from thread
),
writes as (delete from pgcheckpoint.checkpoint_writes using thread t where t.goes and checkpoint_writes.thread_id = :thread_id),
checkpoints as (delete from pgcheckpoint.checkpoints using thread t where t.goes and checkpoints.thread_id = :thread_id),
blobs as (delete from pgcheckpoint.checkpoint_blobs using thread t where t.goes and checkpoint_blobs.thread_id = :thread_id),
chunks as (delete from pgcheckpoint.checkpoint_chunks using thread t where t.goes and checkpoint_chunks.thread_id = :thread_id),
keys as (delete from pgcheckpoint.checkpoint_data_keys using thread t where t.goes and checkpoint_data_keys.thread_id = :thread_id),
steps as (delete from pgcheckpoint.checkpoint_steps using thread t where t.goes and checkpoint_steps.thread_id = :thread_id),
events as (delete from pgcheckpoint.checkpoint_events using thread t where t.goes and checkpoint_events.thread_id = :thread_id),
heads as (
    delete from pgcheckpoint.checkpoint_event_heads using thread t
    where t.goes and checkpoint_event_heads.thread_id = :thread_id
),
wakeups as (delete from pgcheckpoint.checkpoint_wakeups using thread t where t.goes and checkpoint_wakeups.thread_id = :thread_id),
threads as (delete from pgcheckpoint.checkpoint_threads using thread t where t.goes and checkpoint_threads.thread_id = :thread_id),
-- one that is held ends with its holder, who may begin anew
leases as (
    delete from pgcheckpoint.checkpoint_leases using thread t
    where t.goes and checkpoint_leases.thread_id = :thread_id
        and (
            checkpoint_leases.token is null
            or (checkpoint_leases.expires_at < now() and checkpoint_leases.token is distinct from :token)
        )
)
select checkpoints, writes, blobs, chunks, bytes from counted;

-- name: find_checkpoints_of_runs(run_ids text[])
-- The checkpoints that the given runs made, in any thread, with their metadata.
select c.thread_id, c.checkpoint_ns, c.checkpoint_id, c.metadata::text
from (select distinct unnest(:run_ids) as run_id) r
join pgcheckpoint.checkpoints c
    on c.metadata ? 'run_id'
        and hashtextextended((c.metadata ->> 'run_id') collate "C", 0) = hashtextextended(r.run_id collate "C", 0)
        and (c.metadata ->> 'run_id') collate "C" = r.run_id
order by c.thread_id;

-- name: advance_generation(thread_id text)
-- Counts up the generation of a thread, after lock_thread_for_delete and a look at what has that generation, or a later one:
-- what is put from now on has a later one than what was there. Returns it; nothing if the thread has no checkpoint. What an
-- older version of the package put counts as put just now. A series begins with the time, so that no other series of the thread,
-- or of one of the same name before it, has its number, or a greater one.
with settled as (
    update pgcheckpoint.checkpoints c
    set generation = t.generation
    from pgcheckpoint.checkpoint_threads t
    where c.thread_id = :thread_id and c.generation = 9223372036854775807 and t.thread_id = :thread_id
)
insert into pgcheckpoint.checkpoint_threads as t (thread_id, generation)
select :thread_id, floor(extract(epoch from now()) * 10000)::bigint << 16
where exists (select from pgcheckpoint.checkpoints where thread_id = :thread_id)
on conflict (thread_id) do update set generation = coalesce(t.generation, excluded.generation) + 1
returning generation;

-- name: plan_cleaning(thread_id text, namespaces text[], checkpoint_ids text[], measured boolean)
-- Plans the deletion of some checkpoints of a thread, in one snapshot and without a lock: these checkpoints, except those that
-- always stay; the blobs that no other checkpoint refers to; the chunks that no other blob names; and what nothing refers to
-- already. delete_checkpoints, delete_blobs and delete_chunks carry it out.
-- Always stays: a checkpoint that owns an open interrupt, with its subgraphs, and every ancestor from which a kept checkpoint
-- rebuilds a delta channel (back to one that stores the channel's value), or its pending sends (before v4). Sets are grouped,
-- not joined: the planner does not know a thread's size, and a nested loop over two of them takes minutes.
-- Checkpoints and their writes are measured if asked for. Returns a row for each checkpoint (name: id), the children of these
-- and of their root checkpoints that stay (kind child), each blob (name: channel), and one for all chunks (their digests,
-- concatenated). In the order of keys, so that rows deleted together are close together: subgraphs before the root, which they
-- go with, and of a namespace the newest first.
with recursive stored as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id, metadata -> 'parents' ->> '' as root_id,
        coalesce((checkpoint ->> 'v')::integer < 4, false)
        -- metadata is the user's: it may hold anything
        or coalesce(jsonb_typeof(metadata -> 'counters_since_delta_snapshot') = 'object', false) as builds_on_others
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id
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
        from unnest(:namespaces, :checkpoint_ids) as d (checkpoint_ns, checkpoint_id)
        union all
        select checkpoint_ns, parent_checkpoint_id, null, null, false, false, false, true, false
        from stored
        where parent_checkpoint_id is not null
        union all
        select checkpoint_ns, checkpoint_id, null, null, false, false, false, false, true
        from pgcheckpoint.checkpoint_writes
        where thread_id = :thread_id and channel = '__interrupt__'
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
        where c.thread_id = :thread_id and c.checkpoint_ns = j.checkpoint_ns and c.checkpoint_id = j.checkpoint_id
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
                    where b.thread_id = :thread_id and b.checkpoint_ns = n.checkpoint_ns and b.channel = r.channel
                        and b.version = c.checkpoint -> 'channel_versions' ->> r.channel
                ) is null
        ) as channels
        from pgcheckpoint.checkpoints c
        where c.thread_id = :thread_id and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.checkpoint_id
        limit 1
    ) missing
    cross join lateral (
        select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id
        from pgcheckpoint.checkpoints c
        where c.thread_id = :thread_id and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.parent_id
        limit 1
    ) p
    where cardinality(missing.channels) > 0
        or (n.is_old and (
            select true
            from pgcheckpoint.checkpoint_writes w
            where w.thread_id = :thread_id and w.checkpoint_ns = p.checkpoint_ns and w.checkpoint_id = p.checkpoint_id
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
        where thread_id = :thread_id
        union all
        select f.checkpoint_ns, v.key, v.value, false, true, 0
        from fate f
        cross join lateral (
            select c.checkpoint -> 'channel_versions' as versions
            from pgcheckpoint.checkpoints c
            where c.thread_id = :thread_id and c.checkpoint_ns = f.checkpoint_ns and c.checkpoint_id = f.checkpoint_id
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
        where thread_id = :thread_id and checkpoint_ns = f.checkpoint_ns and channel = f.channel and version = f.version
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
        where thread_id = :thread_id
        union all
        select digest, false, true, 0 from named
        union all
        select substring(g.data from at * 16 + 1 for 16), false, true, 0
        from named n
        cross join lateral (
            select data || '' as data from pgcheckpoint.checkpoint_chunks where thread_id = :thread_id and digest = n.digest limit 1
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
        where :measured and thread_id = :thread_id and checkpoint_ns = f.checkpoint_ns and checkpoint_id = f.checkpoint_id
        limit 1
    ) c on true
    left join lateral (
        select count(*) as count, sum(pg_column_size(blob)) as bytes
        from pgcheckpoint.checkpoint_writes
        where :measured and thread_id = :thread_id and checkpoint_ns = f.checkpoint_ns and checkpoint_id = f.checkpoint_id
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

-- name: delete_checkpoints(
--     thread_id text, generation bigint, namespaces text[], checkpoint_ids text[], root_ids text[], answered_parent_ids text[],
--     child_namespaces text[], child_ids text[], child_parent_ids text[]
-- )
-- Deletes checkpoints of one thread, with their writes, after lock_thread_for_delete and as plan_cleaning has it: but for those
-- that something has needed since. That is what is put again, asks something now, or is an ancestor that a later checkpoint
-- rebuilds a delta channel (or, before v4, its pending sends) from. Children that stay lose their parent. Later is what has the
-- generation of the look before this one, or a later one (advance_generation): an index has it, and so nothing here goes through
-- the thread. Of another series (the thread was made anew) nothing is deleted. What goes is looked up in the range of its keys,
-- as wide as the batch. A checkpoint comes with its root checkpoint, and with its parent if that goes too, with an interrupt; a
-- known child of these, or of their roots, with its parent.
-- Answers with how many checkpoints and writes, their bytes, how many later checkpoints there are; namespaces and ids of what is
-- needed, now and by what goes later; and namespaces, ids and parents of the later ones.
-- The walk to ancestors is that of plan_cleaning, and a test compares them: each starts from rows that its own statement makes,
-- which a function would have to be given as arrays.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
with recursive later as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id and generation >= :generation
    order by generation  -- so that its index is chosen, whatever the statistics say
),
child as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id from later
    union
    select * from unnest(:child_namespaces, :child_ids, :child_parent_ids)
),
planned as materialized (
    select p.*,
        -- an interrupt is open while its checkpoint has no child
        case
            when (
                select true
                from pgcheckpoint.checkpoint_writes w
                where w.thread_id = :thread_id and w.checkpoint_ns = p.checkpoint_ns and w.checkpoint_id = p.checkpoint_id
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
                where w.thread_id = :thread_id and w.checkpoint_ns = '' and w.checkpoint_id = p.root_id
                    and w.channel = '__interrupt__'
                limit 1
            ) and (
                select true
                from pgcheckpoint.checkpoints root
                where root.thread_id = :thread_id and root.checkpoint_ns = '' and root.checkpoint_id = p.root_id
            ) then (p.root_id in (
                select child.parent_checkpoint_id from child where child.checkpoint_ns = ''
            )) is not true
            else false
        end as stays
    from unnest(:namespaces, :checkpoint_ids, :root_ids, :answered_parent_ids)
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
        where c.thread_id = :thread_id and c.checkpoint_ns = k.checkpoint_ns and c.checkpoint_id = k.checkpoint_id
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
                    where b.thread_id = :thread_id and b.checkpoint_ns = n.checkpoint_ns and b.channel = r.channel
                        and b.version = c.checkpoint -> 'channel_versions' ->> r.channel
                ) is null
        ) as channels
        from pgcheckpoint.checkpoints c
        where c.thread_id = :thread_id and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.checkpoint_id
        limit 1
    ) missing
    cross join lateral (
        select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id
        from pgcheckpoint.checkpoints c
        where c.thread_id = :thread_id and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.parent_id
        limit 1
    ) p
    where cardinality(missing.channels) > 0
        or (n.is_old and (
            select true
            from pgcheckpoint.checkpoint_writes w
            where w.thread_id = :thread_id and w.checkpoint_ns = p.checkpoint_ns and w.checkpoint_id = p.checkpoint_id
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
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = :thread_id and t.generation >> 16 = :generation >> 16
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
    where c.thread_id = :thread_id
        and (c.checkpoint_ns, c.checkpoint_id) >= ((select checkpoint_ns from first), (select checkpoint_id from first))
        and (c.checkpoint_ns, c.checkpoint_id) <= ((select checkpoint_ns from last), (select checkpoint_id from last))
        and c.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((c.checkpoint_ns, c.checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is true
    returning c.checkpoint, c.metadata, c.sealed
),
deleted_writes as (
    delete from pgcheckpoint.checkpoint_writes w
    where w.thread_id = :thread_id
        and (w.checkpoint_ns, w.checkpoint_id) >= ((select checkpoint_ns from first), (select checkpoint_id from first))
        and (w.checkpoint_ns, w.checkpoint_id) <= ((select checkpoint_ns from last), (select checkpoint_id from last))
        and w.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((w.checkpoint_ns, w.checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is true
    returning w.blob
),
deleted_steps as (
    -- what tasks of theirs did once: they can't run again
    delete from pgcheckpoint.checkpoint_steps s
    where s.thread_id = :thread_id
        and (s.checkpoint_ns, s.checkpoint_id) >= ((select checkpoint_ns from first), (select checkpoint_id from first))
        and (s.checkpoint_ns, s.checkpoint_id) <= ((select checkpoint_ns from last), (select checkpoint_id from last))
        and s.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((s.checkpoint_ns, s.checkpoint_id) in (select g.checkpoint_ns, g.checkpoint_id from going g)) is true
),
closed as (
    -- an interrupt is known to be answered by its checkpoint's child; that goes now, and the checkpoint soon
    delete from pgcheckpoint.checkpoint_writes w
    where w.thread_id = :thread_id
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
    where c.thread_id = :thread_id
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

-- name: delete_blobs(
--     thread_id text, generation bigint, namespaces text[], channels text[], versions text[], checkpoint_namespaces text[],
--     checkpoint_ids text[]
-- )
-- Deletes planned blobs of one thread (plan_cleaning), after lock_thread_for_delete. Blobs stay if a checkpoint refers to them
-- that is later (delete_checkpoints), or was left of those that this transaction was to delete. Returns how many were deleted,
-- their bytes, how many later checkpoints there are, and a row's keys of all blobs that those refer to, or those left.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
with later as materialized (
    select checkpoint_ns, checkpoint -> 'channel_versions' as versions
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id and generation >= :generation
    order by generation  -- so that its index is chosen, whatever the statistics say
),
present as materialized (
    select checkpoint_ns, versions from later
    union all
    select k.checkpoint_ns, c.versions
    from unnest(:checkpoint_namespaces, :checkpoint_ids) as k (checkpoint_ns, checkpoint_id)
    cross join lateral (
        select checkpoint -> 'channel_versions' as versions
        from pgcheckpoint.checkpoints
        where thread_id = :thread_id and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
        limit 1
    ) c
),
referred as materialized (
    select distinct p.checkpoint_ns, v.key as channel, v.value as version
    from present p
    cross join jsonb_each_text(p.versions) v
),
going as materialized (
    select p.checkpoint_ns, p.channel, p.version
    from unnest(:namespaces, :channels, :versions) as p (checkpoint_ns, channel, version)
    where ((p.checkpoint_ns, p.channel, p.version) in (
            select r.checkpoint_ns, r.channel, r.version from referred r
        )) is not true
        and exists (
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = :thread_id and t.generation >> 16 = :generation >> 16
        )
),
-- the range is that of keys, and within it, for batches with several channels, that of versions
span as materialized (
    select min(version collate "C") as first_version, max(version collate "C") as last_version from going
),
first as materialized (
    select checkpoint_ns, channel, version from going
    order by checkpoint_ns collate "C", channel collate "C", version collate "C" limit 1
),
last as materialized (
    select checkpoint_ns, channel, version from going
    order by checkpoint_ns collate "C" desc, channel collate "C" desc, version collate "C" desc limit 1
),
deleted as (
    -- in the range of their keys, as wide as the batch: the planner may think that a long thread is short
    delete from pgcheckpoint.checkpoint_blobs b
    where b.thread_id = :thread_id
        and (b.checkpoint_ns, b.channel, b.version)
            >= ((select checkpoint_ns from first), (select channel from first), (select version from first))
        and (b.checkpoint_ns, b.channel, b.version)
            <= ((select checkpoint_ns from last), (select channel from last), (select version from last))
        and b.version between (select first_version from span) and (select last_version from span)
        and ((b.checkpoint_ns, b.channel, b.version) in (
            select g.checkpoint_ns, g.channel, g.version from going g
        )) is true
    returning b.blob, b.chunks
),
measured as (
    select pg_column_size(blob) + coalesce(pg_column_size(chunks), 0) as bytes from deleted
)
select
    (select count(*) from measured) as blobs,
    (select coalesce(sum(bytes), 0) from measured)::bigint as bytes,
    (select count(*) from later) as later,
    array(select checkpoint_ns from referred order by checkpoint_ns, channel, version) as needed_ns,
    array(select channel from referred order by checkpoint_ns, channel, version) as needed_channels,
    array(select version from referred order by checkpoint_ns, channel, version) as needed_versions;

-- name: delete_chunks(thread_id text, generation bigint, digests bytea[], namespaces text[], channels text[], versions text[])
-- Deletes planned chunks and groups of one thread (plan_cleaning), after lock_thread_for_delete. Pieces stay if a blob names
-- them that a later checkpoint refers to (delete_checkpoints), or that was left of those that this transaction was to delete.
-- Returns how many were deleted, their bytes, how many later checkpoints there are, and the digests of all pieces that are named
-- so.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
with later as materialized (
    select checkpoint_ns, checkpoint -> 'channel_versions' as versions
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id and generation >= :generation
    order by generation  -- so that its index is chosen, whatever the statistics say
),
blob as materialized (
    select b.chunks, b.groups
    from (
        select p.checkpoint_ns, v.key as channel, v.value as version
        from later p
        cross join jsonb_each_text(p.versions) v
        union
        select * from unnest(:namespaces, :channels, :versions)
    ) r
    cross join lateral (
        -- joined with nothing: read once, and not again for each digest
        select chunks || '' as chunks, groups
        from pgcheckpoint.checkpoint_blobs
        where thread_id = :thread_id and checkpoint_ns = r.checkpoint_ns and channel = r.channel and version = r.version
        limit 1
    ) b
    where b.chunks is not null
),
named as materialized (
    select distinct substring(b.chunks from at * 16 + 1 for 16) as digest, at < b.groups as is_group
    from blob b
    cross join generate_series(0, length(b.chunks) / 16 - 1) at
),
piece as materialized (
    select digest from named
    union
    select substring(g.data from at * 16 + 1 for 16)
    from named n
    cross join lateral (
        select data || '' as data from pgcheckpoint.checkpoint_chunks where thread_id = :thread_id and digest = n.digest limit 1
    ) g
    cross join generate_series(0, length(g.data) / 16 - 1) at
    where n.is_group
),
going as materialized (
    select p.digest
    from unnest(:digests) as p (digest)
    where (p.digest in (select digest from piece)) is not true
        and exists (
            select from pgcheckpoint.checkpoint_threads t where t.thread_id = :thread_id and t.generation >> 16 = :generation >> 16
        )
),
deleted as (
    -- in the range of their names, as wide as the batch: the planner may think that a long thread is short
    delete from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = :thread_id
        and c.digest >= (select digest from going order by digest limit 1)
        and c.digest <= (select digest from going order by digest desc limit 1)
        and c.digest = any(:digests)  -- few of a long thread are far from each other
        and (c.digest in (select digest from going)) is true
    returning c.data
),
measured as (
    select pg_column_size(data) as bytes from deleted
)
select
    (select count(*) from measured) as chunks,
    (select coalesce(sum(bytes), 0) from measured)::bigint as bytes,
    (select count(*) from later) as later,
    (select string_agg(digest, '') from piece) as needed;

-- name: end_generation(thread_id text)
-- Ends the generations of a thread, whose cleaning is over, after lock_thread_for_delete: what is put from now on has none, and
-- no entry in their index. Another cleaning that is under way plans anew.
update pgcheckpoint.checkpoint_threads set generation = null where thread_id = :thread_id and generation is not null;

-- name: find_results(thread_id text, continued_before text)
-- The checkpoints of a thread whose tasks' results a retention policy drops, in the order of keys: those that were continued
-- before a time (ISO 8601, UTC), by the child's own time, with what is to be dropped: how many writes, and their bytes. And the
-- child that shows it, for drop_results. The writes are those of tasks that returned something, and neither asked nor failed. A
-- child has a later id, so the newest of a namespace never counts as continued. Nothing goes from a namespace in which anything
-- is rebuilt from writes: delta channels, or pending sends before v4. Goes from one checkpoint with writes to the next by the
-- index, and reads the thread's checkpoints only if one that is not the newest has results. So where this was done before, and
-- nothing happened since, it looks at a few entries of the index.
with recursive written as (
    (
        select checkpoint_ns, checkpoint_id
        from pgcheckpoint.checkpoint_writes
        where thread_id = :thread_id
        order by checkpoint_ns, checkpoint_id
        limit 1
    )
    union all
    select later.checkpoint_ns, later.checkpoint_id
    from written w
    cross join lateral (
        select checkpoint_ns, checkpoint_id
        from pgcheckpoint.checkpoint_writes
        where thread_id = :thread_id and (checkpoint_ns, checkpoint_id) > (w.checkpoint_ns, w.checkpoint_id)
        order by checkpoint_ns, checkpoint_id
        limit 1
    ) later
),
returned as materialized (
    select w.checkpoint_ns, w.checkpoint_id
    from written w
    where (
        select true
        from pgcheckpoint.checkpoint_writes
        where thread_id = :thread_id and checkpoint_ns = w.checkpoint_ns and checkpoint_id = w.checkpoint_id
            -- what Command(update=...) gives the whole step, and replays apply again
            and task_id <> '00000000-0000-0000-0000-000000000000'
        group by task_id
        having min(idx) >= 0
        limit 1
    )
    -- those of the newest are most often all that there are
    and (
        select true
        from pgcheckpoint.checkpoints
        where thread_id = :thread_id and checkpoint_ns = w.checkpoint_ns and checkpoint_id > w.checkpoint_id
        limit 1
    )
),
stored as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id,
        (checkpoint ->> 'ts') collate "C" >= :continued_before as is_young,
        coalesce((checkpoint ->> 'v')::integer < 4, false)
        -- metadata is the user's: it may hold anything
        or coalesce(jsonb_typeof(metadata -> 'counters_since_delta_snapshot') = 'object', false) as builds_on_others
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id and (select true from returned limit 1)
),
superseded as materialized (
    select checkpoint_ns, parent_checkpoint_id as checkpoint_id, min(checkpoint_id) as child_id
    from stored
    where parent_checkpoint_id < checkpoint_id and is_young is not true
        and checkpoint_ns not in (select b.checkpoint_ns from stored b where b.builds_on_others)
    group by checkpoint_ns, parent_checkpoint_id
)
select r.checkpoint_ns, r.checkpoint_id, s.child_id, m.writes, m.bytes
from returned r
join superseded s on s.checkpoint_ns = r.checkpoint_ns and s.checkpoint_id = r.checkpoint_id
cross join lateral (
    select sum(t.writes)::bigint as writes, sum(t.bytes)::bigint as bytes
    from (
        select count(*) as writes, sum(pg_column_size(blob)) as bytes
        from pgcheckpoint.checkpoint_writes
        where thread_id = :thread_id and checkpoint_ns = r.checkpoint_ns and checkpoint_id = r.checkpoint_id
            and task_id <> '00000000-0000-0000-0000-000000000000'
        group by task_id
        having min(idx) >= 0
    ) t
) m
order by r.checkpoint_ns, r.checkpoint_id;

-- name: drop_results(thread_id text, namespaces text[], checkpoint_ids text[], child_ids text[])
-- Drops what tasks of some checkpoints of a thread returned (find_results), after lock_thread_for_delete: of each checkpoint all
-- in one go, unless its child is gone. Answers with how many writes, their bytes, and the newest checkpoint of the root.
-- What is deleted is measured after RETURNING, in which Citus takes no function that is merely stable. Values stored out of line
-- are not fetched for it.
with superseded as materialized (
    select k.checkpoint_ns, k.checkpoint_id
    from unnest(:namespaces, :checkpoint_ids, :child_ids) as k (checkpoint_ns, checkpoint_id, child_id)
    where (
        select true
        from pgcheckpoint.checkpoints c
        where c.thread_id = :thread_id and c.checkpoint_ns = k.checkpoint_ns and c.checkpoint_id = k.child_id
            and c.parent_checkpoint_id = k.checkpoint_id
    )
),
returned as materialized (
    select s.checkpoint_ns, s.checkpoint_id, t.task_id
    from superseded s
    cross join lateral (
        select task_id
        from pgcheckpoint.checkpoint_writes
        where thread_id = :thread_id and checkpoint_ns = s.checkpoint_ns and checkpoint_id = s.checkpoint_id
            and task_id <> '00000000-0000-0000-0000-000000000000'
        group by task_id
        having min(idx) >= 0
    ) t
),
span as materialized (
    select
        min(checkpoint_ns collate "C") as first_ns, max(checkpoint_ns collate "C") as last_ns,
        min(checkpoint_id collate "C") as first_id, max(checkpoint_id collate "C") as last_id
    from returned
),
dropped as (
    -- in the range of their keys, as wide as the batch: the planner may think that a long thread is short
    delete from pgcheckpoint.checkpoint_writes w
    where w.thread_id = :thread_id
        and w.checkpoint_ns between (select first_ns from span) and (select last_ns from span)
        and w.checkpoint_id between (select first_id from span) and (select last_id from span)
        and ((w.checkpoint_ns, w.checkpoint_id, w.task_id) in (
            select r.checkpoint_ns, r.checkpoint_id, r.task_id from returned r
        )) is true
    returning w.blob
),
measured as (
    select pg_column_size(blob) as bytes from dropped
)
select
    (select count(*) from measured) as writes,
    (select coalesce(sum(bytes), 0) from measured)::bigint as bytes,
    (
        select checkpoint_id
        from pgcheckpoint.checkpoints
        where thread_id = :thread_id and checkpoint_ns = ''
        order by checkpoint_id desc
        limit 1
    ) as newest_id;
