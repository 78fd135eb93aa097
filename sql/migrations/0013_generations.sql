-- What was put since a cleaning looked last is found by an index, not by a look at the whole thread: a cleaning counts up the
-- generation of its thread at each look (advance_generation.sql), and a checkpoint has that in which it was put. Once more
-- (docs/operations.md: renaming the schema) it makes the functions only.
insert into pgcheckpoint.schema_migrations (version, name) values (13, 'generations');

alter table pgcheckpoint.checkpoint_threads add column if not exists generation bigint;
comment on column pgcheckpoint.checkpoint_threads.generation is
    'while it is cleaned, which look was the last: when the first began, in 0.1 ms since 1970, << 16, and how many there were';

alter table pgcheckpoint.checkpoints add column if not exists generation bigint;
-- What older versions put, or a statement that forgets it, is later than any look, until it has been looked at.
alter table pgcheckpoint.checkpoints alter column generation set default 9223372036854775807;
comment on column pgcheckpoint.checkpoints.generation is
    'that of the thread when it was put, or put again; by default later than any: put by a version that does not say it';
create index if not exists checkpoints_generation_idx on pgcheckpoint.checkpoints (thread_id, generation) where generation is not null;

-- put_checkpoints.sql, as put_checkpoints_on_citus.sql has it; as in 0011_rows.sql, with the generation.
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
    found_generation bigint;
    generations bigint[] := '{}';
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
        select t.generation into found_generation
        from pgcheckpoint.checkpoint_threads t
        where t.thread_id = one.thread_id;
        generations[one.n] := found_generation;
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
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
        )
        select d.thread_id, d.checkpoint_ns, d.checkpoint_id, d.parent_id, d.document, d.metadata, d.sealed,
            int8send(jsonb_hash_extended(d.document, jsonb_hash_extended(d.metadata, 0))) || d.referred,
            generations[d.n]
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
                thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
            )
            values (
                one.thread_id, one.checkpoint_ns, one.checkpoint_id, one.parent_id, one.document, one.metadata, one.sealed,
                one.checks, generations[one.n]
            )
            on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
            set parent_checkpoint_id = excluded.parent_checkpoint_id,
                checkpoint = excluded.checkpoint,
                metadata = excluded.metadata,
                sealed = excluded.sealed,
                checks = excluded.checks,
                generation = excluded.generation;
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

-- mark_threads.sql, for a worker as in 0011_rows.sql: of each thread the last entry counts that is true.
create or replace function pgcheckpoint.mark_threads_by_rows_v1(of_threads text[], of_marks text[], of_ids text[])
returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
    one record;
    marked text[] := '{}';
begin
    for one in
        select m.thread_id, m.mark::timestamptz as mark, m.checkpoint_id
        from unnest(of_threads, of_marks, of_ids) with ordinality as m (thread_id, mark, checkpoint_id, n)
        order by m.n desc
    loop
        continue when one.thread_id = any (marked);
        if one.checkpoint_id is not null then
            perform 1
            from pgcheckpoint.checkpoints c
            where c.thread_id = one.thread_id and c.checkpoint_ns = '' and c.checkpoint_id = one.checkpoint_id;
            continue when not found;
        end if;
        marked := marked || one.thread_id;
        update pgcheckpoint.checkpoint_threads t
        set unfinished_at = one.mark
        where t.thread_id = one.thread_id
            and (one.mark > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch');
    end loop;
end
$$;
comment on function pgcheckpoint.mark_threads_by_rows_v1 is 'notes which threads have tasks to run; of Citus'' workers';
grant execute on function pgcheckpoint.mark_threads_by_rows_v1 to public;
