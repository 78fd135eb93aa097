-- Puts of checkpoints and of pending writes, under the locks of their threads.

-- name: lock_threads(
--     thread_ids pg_catalog.text[], statement_timeout pg_catalog.text, lock_timeout pg_catalog.text,
--     plan_cache_mode pg_catalog.text, synchronous_commit pg_catalog.text, encrypted boolean, data_keyed boolean,
--     marks pg_catalog.text[], checkpoint_ids pg_catalog.text[]
-- )
-- Makes the threads' rows if need be and locks them until commit (thread_ids are sorted), so that nothing deletes from these
-- threads meanwhile; and bounds this transaction, as set_bounds does, for one statement less in each batch of puts (its
-- lock_timeout holds here already). A saver with a cipher marks the threads as encrypted, one with data keys as data_keyed. A
-- mark says what a thread has to run then: 'now' (since now) if it has tasks, 'epoch' if not, '-infinity' if it waits for an
-- answer (since now), null if this says nothing about it. With it comes the root checkpoint that was put, or that the interrupt
-- is of; null for an answer. A put changes nothing of a thread that waits at that checkpoint or a newer one: LangGraph runs
-- ahead of its puts, so that an interrupt may be stored before any number of them.
-- An insert on conflict takes the lock on the newest row version, also after waiting for a delete.
-- It fails on purpose, with a SQLSTATE that nothing else in these transactions can raise and no words, which are translated: the
-- logarithm of zero (2201E) if a thread is marked so and the saver has no cipher, or no data keys; a histogram without buckets
-- (2201G) if the isolation level is not read committed, for then the next statement would not see what was committed while this
-- one waited. Neither may be a constant, which would fail when it is planned.
/* sets search_path */
with bounds as materialized (
    select
        pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true),
        pg_catalog.set_config('statement_timeout', :statement_timeout, true),
        pg_catalog.set_config('lock_timeout', :lock_timeout, true),
        pg_catalog.set_config(
            'plan_cache_mode',
            case when pg_catalog.current_setting('citus.version', true) is null then :plan_cache_mode else 'force_custom_plan' end,
            true
        ),
        pg_catalog.set_config('jit', 'off', true),
        pg_catalog.set_config(
            'synchronous_commit',
            case
                when :synchronous_commit operator(pg_catalog.=) '' then pg_catalog.current_setting('synchronous_commit')
                else :synchronous_commit
            end,
            true
        ),
        pg_catalog.set_config('client_min_messages', 'warning', true),
        pg_catalog.width_bucket(
            0.5,
            0,
            1,
            case
                when pg_catalog.current_setting('transaction_isolation') operator(pg_catalog.=) 'read committed' then 1
                else 0
            end
        )
)
insert into pgcheckpoint.checkpoint_threads as t (
    thread_id, active_at, encrypted, data_keyed, unfinished_at, waiting_at, waiting_id
)
select m.thread_id, pg_catalog.now(), :encrypted, :data_keyed,
    case when m.mark operator(pg_catalog.=) '-infinity' then 'epoch' else m.mark end,
    case when m.mark operator(pg_catalog.=) '-infinity' then pg_catalog.now() end, m.checkpoint_id
from bounds
cross join rows from (
    pg_catalog.unnest(:thread_ids), pg_catalog.unnest(:marks::pg_catalog.timestamptz[]),
    pg_catalog.unnest(:checkpoint_ids)
) as m (thread_id, mark, checkpoint_id)
on conflict (thread_id) do update
set active_at = case
    when t.encrypted and not excluded.encrypted or t.data_keyed and not excluded.data_keyed
        then pg_catalog.to_timestamp(
            pg_catalog.ln((0 operator(pg_catalog.*) pg_catalog.length(t.thread_id))::double precision)
        )
    else excluded.active_at
end, encrypted = excluded.encrypted, data_keyed = excluded.data_keyed, unfinished_at = case
    when excluded.unfinished_at is null
        or (
            excluded.unfinished_at operator(pg_catalog.>) 'epoch'
            and t.unfinished_at operator(pg_catalog.>) 'epoch'
        )
        or (
            excluded.waiting_at is null and t.waiting_at is not null
            and t.waiting_id operator(pg_catalog.>=) excluded.waiting_id
        )
        then t.unfinished_at
    else excluded.unfinished_at
end, waiting_at = case
    when excluded.unfinished_at is null
        or (excluded.waiting_at is null and t.waiting_id operator(pg_catalog.>=) excluded.waiting_id)
        then t.waiting_at
    else excluded.waiting_at
end, waiting_id = case
    when t.waiting_at is not null and t.waiting_id operator(pg_catalog.>) excluded.waiting_id then t.waiting_id
    else coalesce(excluded.waiting_id, t.waiting_id)
end
where excluded.active_at operator(pg_catalog.-) t.active_at operator(pg_catalog.>) interval '1 minute'
    or t.encrypted operator(pg_catalog.<>) excluded.encrypted
    or t.data_keyed operator(pg_catalog.<>) excluded.data_keyed
    or case
        when excluded.unfinished_at is null then false
        when excluded.waiting_at is not null then true
        when t.waiting_at is not null
            then excluded.waiting_id is null or t.waiting_id operator(pg_catalog.<) excluded.waiting_id
        else (excluded.unfinished_at operator(pg_catalog.>) 'epoch') operator(pg_catalog.<>)
            (t.unfinished_at is not null and t.unfinished_at operator(pg_catalog.>) 'epoch')
    end;

-- name: put_whole_checkpoint(
--     thread_id text, checkpoint_ns text, checkpoint_id text, parent_id text, checkpoint jsonb, metadata jsonb, sealed bytea,
--     referred bytea, channels text[], versions text[], types text[], sizes integer[], groups integer[], chunks bytea[],
--     blobs bytea[], crcs bytea[], digests bytea[], data bytea[], attempt bigint
-- )
-- Stores one checkpoint that leans on nothing and asks nothing of its parent, with its blobs and chunks, under the lock of its
-- thread: what put_checkpoints does of such a batch of one. A server process plans it in a quarter of the time, and most begin
-- with such a put; it runs in half of the time. Answers as put_checkpoints does. The attempt is checked as by check_attempt; it
-- is null if other threads change in this transaction: the lock of this one is held already.
with stored_chunks as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select :thread_id, c.digest, c.data
    from unnest(:digests, :data) as c (digest, data)
    on conflict do nothing
),
stored_blobs as (
    insert into pgcheckpoint.checkpoint_blobs (
        thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
    )
    select :thread_id, :checkpoint_ns, b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.blob, b.crc
    from unnest(:channels, :versions, :types, :sizes, :groups, :chunks, :blobs, :crcs)
        as b (channel, version, type, size, groups, chunks, blob, crc)
    on conflict do nothing
)
insert into pgcheckpoint.checkpoints as stored (
    thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
)
select :thread_id, :checkpoint_ns, :checkpoint_id, :parent_id, put.checkpoint, put.metadata, :sealed,
    int8send(jsonb_hash_extended(put.checkpoint, jsonb_hash_extended(put.metadata, 0))) || :referred,
    (select t.generation from pgcheckpoint.checkpoint_threads t where t.thread_id = :thread_id)
-- parsed once: a subquery with an offset is not written into the columns
from (select :checkpoint as checkpoint, :metadata as metadata offset 0) put
where (select 1 / (a.attempt - :attempt) from pgcheckpoint.lost_attempts a where a.attempt = :attempt) is null
on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
set parent_checkpoint_id = case
        -- as in put_checkpoints; a scalar subquery is looked up by the primary key, EXISTS would be hashed over the table
        when stored.parent_checkpoint_id is null and stored.checkpoint = excluded.checkpoint
            and (
                select p.checkpoint_id
                from pgcheckpoint.checkpoints p
                where p.thread_id = stored.thread_id and p.checkpoint_ns = stored.checkpoint_ns
                    and p.checkpoint_id = excluded.parent_checkpoint_id
            ) is null
        then null
        else excluded.parent_checkpoint_id
    end,
    checkpoint = excluded.checkpoint,
    metadata = excluded.metadata,
    sealed = excluded.sealed,
    checks = excluded.checks,
    generation = excluded.generation
returning 1::bigint, true;

-- name: put_checkpoints(
--     thread_ids text[], namespaces text[], checkpoint_ids text[], parent_ids text[], required_parent_ids text[],
--     checkpoints text[], metadata text[], sealed bytea[], blob_ordinals bigint[], channels text[], versions text[],
--     types text[], sizes integer[], groups integer[], chunks bytea[], blobs bytea[], chunk_ordinals bigint[], digests bytea[],
--     data bytea[], leaned_ordinals bigint[], leaned_channels text[], leaned_versions text[], leaned_cuts bytea[],
--     referred bytea[], crcs bytea[]
-- )
-- Stores a batch of checkpoints, with no key twice, with their blobs and chunks, under the locks of their threads
-- (lock_threads). What a put leaves out has to be stored already, or it is left out itself. It is, if the parent's row is there
-- and names the version that the put leans on, and that version has a row; cut as the put says, if pieces of it are left out:
-- pieces that a row names are there. A put whose parent has to be there (required_parent_ids) is left out if it is not. With a
-- put goes all that comes after it in its thread, so that no child is stored before its parent.
-- Answers with the ordinals that it stored (true), and with those whose required parent is not there (false).
-- Blobs, chunks and versions that are leaned on have the ordinal (from 1) of their checkpoint; leaned_cuts are the columns
-- groups and chunks of a version's row, null if they do not matter. With a cipher there is no referred and no crcs.
with asked as materialized (
    select p.thread_id, p.checkpoint_ns, p.ordinal, (
        -- a scalar subquery is looked up by the primary key; a join or EXISTS might be hashed over the whole table
        select coalesce(c.checkpoint -> 'channel_versions', '{}')
        from pgcheckpoint.checkpoints c
        where c.thread_id = p.thread_id and c.checkpoint_ns = p.checkpoint_ns and c.checkpoint_id = p.parent_id
    ) as versions
    from unnest(:thread_ids, :namespaces, :required_parent_ids) with ordinality as p (thread_id, checkpoint_ns, parent_id, ordinal)
    where p.parent_id is not null
),
unproved as materialized (
    select l.ordinal
    from unnest(:leaned_ordinals, :leaned_channels, :leaned_versions, :leaned_cuts) as l (ordinal, channel, version, cut)
    join asked a using (ordinal)
    where (a.versions ->> l.channel = l.version and (
        select l.cut is null or int4send(b.groups) || b.chunks = l.cut
        from pgcheckpoint.checkpoint_blobs b
        where b.thread_id = a.thread_id and b.checkpoint_ns = a.checkpoint_ns
            and b.channel = l.channel and b.version = l.version
    )) is not true
),
missing as materialized (
    select a.thread_id, min(a.ordinal) as ordinal
    from asked a
    where a.versions is null or a.ordinal in (select ordinal from unproved)
    group by a.thread_id
),
put as materialized (
    select p.thread_id, p.checkpoint_ns, p.checkpoint_id, p.parent_checkpoint_id, p.checkpoint::jsonb as checkpoint,
        p.metadata::jsonb as metadata, p.sealed, p.referred, p.ordinal
    from unnest(:thread_ids, :namespaces, :checkpoint_ids, :parent_ids, :checkpoints, :metadata, :sealed, :referred)
        with ordinality as p (
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, referred, ordinal
        )
    where not exists (select from missing m where m.thread_id = p.thread_id and m.ordinal <= p.ordinal)
),
stored_chunks as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select put.thread_id, c.digest, c.data
    from unnest(:chunk_ordinals, :digests, :data) as c (ordinal, digest, data)
    join put using (ordinal)
    on conflict do nothing
),
stored_blobs as (
    insert into pgcheckpoint.checkpoint_blobs (
        thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
    )
    select put.thread_id, put.checkpoint_ns, b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.blob, b.crc
    from unnest(:blob_ordinals, :channels, :versions, :types, :sizes, :groups, :chunks, :blobs, :crcs)
        as b (ordinal, channel, version, type, size, groups, chunks, blob, crc)
    join put using (ordinal)
    on conflict do nothing
),
stored_checkpoints as (
    insert into pgcheckpoint.checkpoints as stored (
        thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
    )
    select thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed,
        int8send(jsonb_hash_extended(checkpoint, jsonb_hash_extended(metadata, 0))) || referred,
        (select t.generation from pgcheckpoint.checkpoint_threads t where t.thread_id = put.thread_id)
    from put
    on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
    set parent_checkpoint_id = case
            -- put again as it is: what was cut from a parent that was deleted, and did not need it, stays cut
            when stored.parent_checkpoint_id is null and stored.checkpoint = excluded.checkpoint
                and not exists (
                    select from pgcheckpoint.checkpoints p
                    where p.thread_id = stored.thread_id and p.checkpoint_ns = stored.checkpoint_ns
                        and p.checkpoint_id = excluded.parent_checkpoint_id
                )
                and not exists (
                    select from put p
                    where p.thread_id = stored.thread_id and p.checkpoint_ns = stored.checkpoint_ns
                        and p.checkpoint_id = excluded.parent_checkpoint_id
                )
            then null
            else excluded.parent_checkpoint_id
        end,
        checkpoint = excluded.checkpoint,
        metadata = excluded.metadata,
        sealed = excluded.sealed,
        checks = excluded.checks,
        generation = excluded.generation
)
select ordinal, true from put
union all
select ordinal, false from asked where versions is null;

-- name: put_writes(
--     thread_ids text[], namespaces text[], checkpoint_ids text[], task_ids text[], idxs integer[], task_paths text[],
--     channels text[], types text[], blobs bytea[], encrypted boolean, crcs bytea[], data_keyed boolean
-- )
-- Stores a batch of pending writes, sorted by key and without duplicates. A regular write (idx >= 0) keeps the first value
-- stored, a special one (error, interrupt, resume ...; idx < 0) the last. Fails with the logarithm of zero (2201E) if a thread
-- is marked as encrypted or data_keyed (lock_threads) and the saver does not encrypt so. Takes no lock: the put that marks it
-- may be under way.
with refused as materialized (
    select ln((0 * length(t.thread_id))::double precision) as why
    from pgcheckpoint.checkpoint_threads t
    where t.thread_id = any(:thread_ids) and (t.encrypted and not :encrypted or t.data_keyed and not :data_keyed)
)
insert into pgcheckpoint.checkpoint_writes (
    thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
)
select w.*
from unnest(:thread_ids, :namespaces, :checkpoint_ids, :task_ids, :idxs, :task_paths, :channels, :types, :blobs, :crcs)
    as w (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc)
where (select count(why) from refused) = 0
on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) do update
set task_path = excluded.task_path,
    channel = excluded.channel,
    type = excluded.type,
    blob = excluded.blob,
    crc = excluded.crc
where excluded.idx < 0;

-- name: mark_threads(thread_ids text[], marks text[], checkpoint_ids text[])
-- Notes which threads have tasks to run where that depends on puts that may have been left out: after these, in their
-- transaction. Where nothing can be left out lock_threads does so, which has the same marks. One entry for all that says
-- something, in the order of the calls; of each thread the last one counts that is true: the root checkpoint of a put has to be
-- stored.
with said as materialized (
    select m.thread_id, m.mark::timestamptz as mark, m.n, m.checkpoint_id, m.checkpoint_id is null or m.mark = '-infinity' or (
        -- a scalar subquery is looked up by the primary key
        select true
        from pgcheckpoint.checkpoints c
        where c.thread_id = m.thread_id and c.checkpoint_ns = '' and c.checkpoint_id = m.checkpoint_id
    ) as is_true
    from unnest(:thread_ids, :marks, :checkpoint_ids) with ordinality as m (thread_id, mark, checkpoint_id, n)
),
last as materialized (
    select distinct on (thread_id) thread_id, mark, case when mark = '-infinity' then now() end as waiting_at, checkpoint_id
    from said
    where is_true
    order by thread_id, n desc
)
update pgcheckpoint.checkpoint_threads t
set unfinished_at = case
    when last.mark > 'epoch' and t.unfinished_at > 'epoch' then t.unfinished_at
    else greatest(last.mark, 'epoch')
end, waiting_at = last.waiting_at, waiting_id = case
    when t.waiting_at is not null and t.waiting_id > last.checkpoint_id then t.waiting_id
    else last.checkpoint_id
end
from last
where t.thread_id = last.thread_id and t.thread_id = any(:thread_ids) and case
    when last.waiting_at is not null then true
    when t.waiting_at is not null then last.checkpoint_id is null or t.waiting_id < last.checkpoint_id
    else (last.mark > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch')
end;

-- name: use_answer(thread_id text, checkpoint_id text, task_id text, task_path text)
-- Ends what was stored of a question at its root checkpoint, when the task that asked it stores what it was answered: the answer
-- that names no question, which LangGraph would hand to the next question as well, and the question as the tasks repeat it that
-- run the task's subgraph, or called it. Before the pending writes that say so, in their transaction. The task_id is that of a
-- task whose question it was, or empty; task_path that of a task at the root, or empty: the paths of those that called it are
-- parts of it.
delete from pgcheckpoint.checkpoint_writes w
where w.thread_id = :thread_id and w.checkpoint_ns = '' and w.checkpoint_id = :checkpoint_id
    and case
        when w.channel = '__resume__' then w.task_id = '00000000-0000-0000-0000-000000000000'
        when w.channel = '__interrupt__' then w.task_id = :task_id or (w.task_path <> '' and position(w.task_path || ', ' in :task_path) > 0)
        else false
    end;

-- name: end_waiting(thread_id text, checkpoint_id text)
-- Notes that a thread goes on which waited at a root checkpoint, if no question is open there any more, as list_waiting has it:
-- after the pending writes of a task that was answered, in their transaction.
update pgcheckpoint.checkpoint_threads t
set waiting_at = null, unfinished_at = now()
where t.thread_id = :thread_id and t.waiting_at is not null and t.waiting_id = :checkpoint_id and not exists (
    select from pgcheckpoint.checkpoint_writes w
    where w.thread_id = :thread_id and w.checkpoint_ns = '' and w.checkpoint_id = :checkpoint_id
        and w.channel = '__interrupt__' and not exists (
        select from pgcheckpoint.checkpoint_writes done
        where done.thread_id = :thread_id and done.checkpoint_ns = '' and done.checkpoint_id = :checkpoint_id and done.task_id = w.task_id
            and done.idx >= 0 and done.channel <> '__error_source_node__'
    )
);

-- name: set_ttls(thread_ids text[], seconds double precision[])
-- Says how long threads live after their last activity, as puts do: what is done then stays as it was said. The threads are
-- locked (lock_threads), and named twice, so that Citus asks their shards only.
update pgcheckpoint.checkpoint_threads t
set ttl = make_interval(secs => w.seconds), ttl_strategy = coalesce(t.ttl_strategy, 'delete'), ttl_applied_at = null
from unnest(:thread_ids, :seconds) as w (thread_id, seconds)
where t.thread_id = w.thread_id and t.thread_id = any(:thread_ids)
    and t.ttl is distinct from make_interval(secs => w.seconds);
