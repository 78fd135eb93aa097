-- How a worker of a Citus cluster stores a batch of its own threads: row by row, in statements that name one thread, which
-- Citus plans in a fraction of the time that those of many threads take, and runs where they are sent, without handing
-- anything on to other nodes. Nothing else calls these functions; on one server one statement for all rows is faster.
-- They do what the statements do in whose place they are sent (sql/queries/*_by_rows.sql), with the same parameters.
insert into pgcheckpoint.schema_migrations (version, name) values (11, 'rows');

-- lock_threads.sql. The time and the bounds of the transaction are set before.
create or replace function pgcheckpoint.lock_threads_by_rows_v1(
    of_threads text[], with_cipher boolean, with_data_keys boolean, of_marks text[]
)
returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
    one record;
begin
    if current_setting('transaction_isolation') <> 'read committed' then
        raise exception using errcode = '2201G';
    end if;
    for one in
        select t.thread_id, t.mark::timestamptz as mark from unnest(of_threads, of_marks) as t (thread_id, mark)
    loop
        insert into pgcheckpoint.checkpoint_threads as t (thread_id, active_at, encrypted, data_keyed, unfinished_at)
        values (one.thread_id, now(), with_cipher, with_data_keys, one.mark)
        on conflict (thread_id) do update
        set active_at = case
            when t.encrypted and not excluded.encrypted or t.data_keyed and not excluded.data_keyed
                then to_timestamp(ln((0 * length(t.thread_id))::double precision))
            else excluded.active_at
        end, encrypted = excluded.encrypted, data_keyed = excluded.data_keyed, unfinished_at = case
            when excluded.unfinished_at is null or (excluded.unfinished_at > 'epoch' and t.unfinished_at > 'epoch')
                then t.unfinished_at
            else excluded.unfinished_at
        end
        where excluded.active_at - t.active_at > interval '1 minute'
            or t.encrypted <> excluded.encrypted
            or t.data_keyed <> excluded.data_keyed
            or (excluded.unfinished_at > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch');
    end loop;
end
$$;

-- put_checkpoints.sql, as put_checkpoints_on_citus.sql has it.
create or replace function pgcheckpoint.put_checkpoints_by_rows_v1(
    of_threads text[], of_namespaces text[], of_ids text[], of_parents text[], of_needed text[],
    of_documents text[], of_metadata text[], of_sealed bytea[],
    blob_ordinals bigint[], blob_channels text[], blob_versions text[], blob_types text[], blob_sizes integer[],
    blob_groups integer[], blob_chunks bytea[], blob_data bytea[],
    chunk_ordinals bigint[], chunk_digests bytea[], chunk_data bytea[],
    lean_ordinals bigint[], lean_channels text[], lean_versions text[], lean_cuts bytea[],
    of_referred bytea[], blob_crcs bytea[]
)
returns table (ordinal bigint, is_stored boolean)
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
    one record;
    found_versions jsonb;
    found_cut bytea;
    versions jsonb[] := array_fill(null::jsonb, array[cardinality(of_threads)]);
    is_missing boolean[] := array_fill(false, array[cardinality(of_threads)]);
    left_out text[] := '{}';
    is_put boolean[] := '{}';
begin
    -- what the parents have, and what of it is leaned on
    for one in
        select p.thread_id, p.checkpoint_ns, p.parent_id, p.n
        from unnest(of_threads, of_namespaces, of_needed) with ordinality as p (thread_id, checkpoint_ns, parent_id, n)
        where p.parent_id is not null
    loop
        select coalesce(c.checkpoint -> 'channel_versions', '{}') into found_versions
        from pgcheckpoint.checkpoints c
        where c.thread_id = one.thread_id and c.checkpoint_ns = one.checkpoint_ns and c.checkpoint_id = one.parent_id;
        versions[one.n] := found_versions;
        is_missing[one.n] := found_versions is null;
    end loop;
    for one in
        select of_threads[l.n] as thread_id, of_namespaces[l.n] as checkpoint_ns, l.n, l.channel, l.version, l.cut
        from unnest(lean_ordinals, lean_channels, lean_versions, lean_cuts) as l (n, channel, version, cut)
    loop
        if (versions[one.n] ->> one.channel = one.version) is not true then
            is_missing[one.n] := true;
            continue;
        end if;
        select coalesce(int4send(b.groups) || b.chunks, '') into found_cut
        from pgcheckpoint.checkpoint_blobs b
        where b.thread_id = one.thread_id and b.checkpoint_ns = one.checkpoint_ns
            and b.channel = one.channel and b.version = one.version;
        is_missing[one.n] := is_missing[one.n] or found_cut is null or coalesce(found_cut <> one.cut, false);
    end loop;
    -- with what is missing goes all that comes after it in its thread
    for one in select p.thread_id, p.n from unnest(of_threads) with ordinality as p (thread_id, n) loop
        if is_missing[one.n] then
            left_out := left_out || one.thread_id;
        end if;
        is_put[one.n] := one.thread_id <> all (left_out);
    end loop;

    begin
        -- copied to the shards, without a plan for each
        insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
        select distinct on (of_threads[c.n], c.digest) of_threads[c.n], c.digest, c.data
        from unnest(chunk_ordinals, chunk_digests, chunk_data) as c (n, digest, data)
        where is_put[c.n];
        insert into pgcheckpoint.checkpoint_blobs (
            thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
        )
        select of_threads[b.n], of_namespaces[b.n], b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.data, b.crc
        from unnest(
            blob_ordinals, blob_channels, blob_versions, blob_types, blob_sizes, blob_groups, blob_chunks, blob_data, blob_crcs
        ) as b (n, channel, version, type, size, groups, chunks, data, crc)
        where is_put[b.n];
        insert into pgcheckpoint.checkpoints (
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks
        )
        select d.thread_id, d.checkpoint_ns, d.checkpoint_id, d.parent_id, d.document, d.metadata, d.sealed,
            int8send(jsonb_hash_extended(d.document, jsonb_hash_extended(d.metadata, 0))) || d.referred
        from (
            select p.thread_id, p.checkpoint_ns, p.checkpoint_id, p.parent_id, p.document::jsonb as document,
                p.metadata::jsonb as metadata, p.sealed, p.referred, p.n
            from unnest(of_threads, of_namespaces, of_ids, of_parents, of_documents, of_metadata, of_sealed, of_referred)
                with ordinality as p (
                    thread_id, checkpoint_ns, checkpoint_id, parent_id, document, metadata, sealed, referred, n
                )
            where is_put[p.n]
        ) d;
    exception when unique_violation then
        -- something is there already
        for one in
            select of_threads[c.n] as thread_id, c.digest, c.data
            from unnest(chunk_ordinals, chunk_digests, chunk_data) as c (n, digest, data)
            where is_put[c.n]
        loop
            insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
            values (one.thread_id, one.digest, one.data)
            on conflict do nothing;
        end loop;
        for one in
            select of_threads[b.n] as thread_id, of_namespaces[b.n] as checkpoint_ns,
                b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.data, b.crc
            from unnest(
                blob_ordinals, blob_channels, blob_versions, blob_types, blob_sizes, blob_groups, blob_chunks, blob_data, blob_crcs
            ) as b (n, channel, version, type, size, groups, chunks, data, crc)
            where is_put[b.n]
        loop
            insert into pgcheckpoint.checkpoint_blobs (
                thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
            )
            values (
                one.thread_id, one.checkpoint_ns, one.channel, one.version, one.type, one.size, one.groups, one.chunks,
                one.data, one.crc
            )
            on conflict do nothing;
        end loop;
        for one in
            select d.*, int8send(jsonb_hash_extended(d.document, jsonb_hash_extended(d.metadata, 0))) || d.referred as checks
            from (
                select p.thread_id, p.checkpoint_ns, p.checkpoint_id, p.parent_id, p.document::jsonb as document,
                    p.metadata::jsonb as metadata, p.sealed, p.referred, p.n
                from unnest(of_threads, of_namespaces, of_ids, of_parents, of_documents, of_metadata, of_sealed, of_referred)
                    with ordinality as p (
                        thread_id, checkpoint_ns, checkpoint_id, parent_id, document, metadata, sealed, referred, n
                    )
                where is_put[p.n]
            ) d
        loop
            insert into pgcheckpoint.checkpoints (
                thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks
            )
            values (
                one.thread_id, one.checkpoint_ns, one.checkpoint_id, one.parent_id, one.document, one.metadata, one.sealed,
                one.checks
            )
            on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
            set parent_checkpoint_id = excluded.parent_checkpoint_id,
                checkpoint = excluded.checkpoint,
                metadata = excluded.metadata,
                sealed = excluded.sealed,
                checks = excluded.checks;
        end loop;
    end;

    return query
    select p.n, true from unnest(is_put) with ordinality as p (stored, n) where p.stored
    union all
    select p.n, false
    from unnest(of_needed) with ordinality as p (parent_id, n)
    where p.parent_id is not null and versions[p.n] is null;
end
$$;

-- put_writes.sql.
create or replace function pgcheckpoint.put_writes_by_rows_v1(
    of_threads text[], of_namespaces text[], of_ids text[], of_tasks text[], of_indexes integer[], of_paths text[],
    of_channels text[], of_types text[], of_data bytea[], with_cipher boolean, of_crcs bytea[], with_data_keys boolean
)
returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
    one record;
begin
    for one in select distinct t.thread_id from unnest(of_threads) as t (thread_id) loop
        perform ln((0 * length(t.thread_id))::double precision)
        from pgcheckpoint.checkpoint_threads t
        where t.thread_id = one.thread_id
            and (t.encrypted and not with_cipher or t.data_keyed and not with_data_keys);
    end loop;
    begin
        -- copied to the shards, without a plan for each
        insert into pgcheckpoint.checkpoint_writes (
            thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
        )
        select w.*
        from unnest(
            of_threads, of_namespaces, of_ids, of_tasks, of_indexes, of_paths, of_channels, of_types, of_data, of_crcs
        ) as w (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, data, crc);
    exception when unique_violation then
        for one in
            select w.*
            from unnest(
                of_threads, of_namespaces, of_ids, of_tasks, of_indexes, of_paths, of_channels, of_types, of_data, of_crcs
            ) as w (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, data, crc)
        loop
            insert into pgcheckpoint.checkpoint_writes (
                thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
            )
            values (
                one.thread_id, one.checkpoint_ns, one.checkpoint_id, one.task_id, one.idx, one.task_path, one.channel,
                one.type, one.data, one.crc
            )
            on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) do update
            set task_path = excluded.task_path,
                channel = excluded.channel,
                type = excluded.type,
                blob = excluded.blob,
                crc = excluded.crc
            where excluded.idx < 0;
        end loop;
    end;
end
$$;

comment on function pgcheckpoint.lock_threads_by_rows_v1 is 'makes and locks the rows of threads; of Citus'' workers';
comment on function pgcheckpoint.put_checkpoints_by_rows_v1 is 'stores checkpoints with what belongs to them; of Citus'' workers';
comment on function pgcheckpoint.put_writes_by_rows_v1 is 'stores pending writes; of Citus'' workers';

-- As it is by default, unless somebody has changed the default. They change only what their caller may change.
grant execute on function
    pgcheckpoint.lock_threads_by_rows_v1, pgcheckpoint.put_checkpoints_by_rows_v1, pgcheckpoint.put_writes_by_rows_v1
to public;
