-- A record of each checkpoint that makes a thread's history tamper-evident (docs/security.md), where a saver keeps one.
insert into pgcheckpoint.schema_migrations (version, name) values (15, 'chain');

alter table pgcheckpoint.checkpoints add column if not exists chain bytea;
comment on column pgcheckpoint.checkpoints.chain is
    'with tamper_evident: digests of what was put, of the parent''s own record and of the parent''s writes; encrypted with a cipher';

-- put_checkpoints.sql, for a worker as in 0013_generations.sql, with the records.
create or replace function pgcheckpoint.put_checkpoints_by_rows_v2(
    of_threads text[], of_namespaces text[], of_ids text[], of_parents text[], of_needed text[],
    of_documents text[], of_metadata text[], of_sealed bytea[],
    blob_ordinals bigint[], blob_channels text[], blob_versions text[], blob_types text[], blob_sizes integer[],
    blob_groups integer[], blob_chunks bytea[], blob_data bytea[],
    chunk_ordinals bigint[], chunk_digests bytea[], chunk_data bytea[],
    lean_ordinals bigint[], lean_channels text[], lean_versions text[], lean_cuts bytea[],
    of_referred bytea[], blob_crcs bytea[], of_chains bytea[]
)
returns table (ordinal bigint, is_stored boolean)
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
    is_without boolean := array_remove(of_chains, null) = '{}';
begin
    for ordinal, is_stored in
        select p.ordinal, p.is_stored
        from pgcheckpoint.put_checkpoints_by_rows_v1(
            of_threads, of_namespaces, of_ids, of_parents, of_needed, of_documents, of_metadata, of_sealed,
            blob_ordinals, blob_channels, blob_versions, blob_types, blob_sizes, blob_groups, blob_chunks, blob_data,
            chunk_ordinals, chunk_digests, chunk_data, lean_ordinals, lean_channels, lean_versions, lean_cuts,
            of_referred, blob_crcs
        ) p
    loop
        return next;
        continue when is_without or not is_stored;
        update pgcheckpoint.checkpoints c
        set chain = of_chains[ordinal]
        where c.thread_id = of_threads[ordinal] and c.checkpoint_ns = of_namespaces[ordinal]
            and c.checkpoint_id = of_ids[ordinal];
    end loop;
end
$$;
comment on function pgcheckpoint.put_checkpoints_by_rows_v2 is
    'stores checkpoints with what belongs to them and their records; of Citus'' workers';
grant execute on function pgcheckpoint.put_checkpoints_by_rows_v2 to public;
