-- Facts about the server and the tables, for status, doctor and verify.

-- name: get_server
-- Facts about the server and this connection, for doctor and status.
select
    pg_catalog.current_setting('server_version'),
    pg_catalog.current_setting('server_version_num')::integer,
    pg_catalog.current_database()::pg_catalog.text,
    pg_catalog.pg_database_size(pg_catalog.current_database()),
    current_user::pg_catalog.text,
    pg_catalog.pg_is_in_recovery(),
    pg_catalog.current_setting('default_transaction_read_only') operator(pg_catalog.=) 'on',
    pg_catalog.current_setting('default_transaction_isolation'),
    pg_catalog.current_setting('synchronous_commit'),
    pg_catalog.current_setting('fsync') operator(pg_catalog.=) 'on',
    pg_catalog.current_setting('autovacuum') operator(pg_catalog.=) 'on',
    pg_catalog.current_setting('server_encoding'),
    pg_catalog.current_setting('max_connections')::integer,
    (
        select pg_catalog.count(*)
        from pg_catalog.pg_stat_activity
        where backend_type operator(pg_catalog.=) 'client backend'
    ),
    pg_catalog.clock_timestamp(),
    pg_catalog.pg_backend_pid(),
    pg_catalog.current_setting('statement_timeout');

-- name: list_tables(schema name)
-- The tables of a schema: their sizes, how many rows are dead, autovacuum's settings, the rights of this role, and whether there
-- is row-level security.
select c.relname::text,
    pg_relation_size(c.oid),
    pg_indexes_size(c.oid),
    coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0),
    pg_total_relation_size(c.oid),
    -- what vacuum or analyze found; the running count may still add what they saw
    case when c.reltuples > 0 then c.reltuples::bigint else coalesce(s.n_live_tup, 0) end,
    coalesce(s.n_dead_tup, 0),
    greatest(s.last_autovacuum, s.last_vacuum),
    coalesce(array_to_string(c.reloptions, ' '), ''),
    array_remove(array[
        case when has_table_privilege(c.oid, 'select') then 'select' end,
        case when has_table_privilege(c.oid, 'insert') then 'insert' end,
        case when has_table_privilege(c.oid, 'update') then 'update' end,
        case when has_table_privilege(c.oid, 'delete') then 'delete' end
    ], null),
    c.relrowsecurity
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
left join pg_stat_all_tables s on s.relid = c.oid
where n.nspname = :schema and c.relkind in ('r', 'p')
order by c.relname;

-- name: list_schema_parts(schema name)
-- What a schema is made of, for doctor: kind, table, name and definition of each column, primary key, index, view and function.
select 'column', c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod)
from pg_attribute a
join pg_class c on c.oid = a.attrelid
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = :schema and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
union all
select 'key', c.relname::text, '', pg_get_constraintdef(k.oid)
from pg_constraint k
join pg_class c on c.oid = k.conrelid
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = :schema and k.contype = 'p'
union all
select 'index', c.relname::text, i.relname::text, case when x.indisvalid then pg_get_indexdef(x.indexrelid) else '' end
from pg_index x
join pg_class c on c.oid = x.indrelid
join pg_class i on i.oid = x.indexrelid
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = :schema and not x.indisprimary
union all
select 'view', '', c.relname::text, ''
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = :schema and c.relkind = 'v'
union all
select 'function', '', p.proname::text, ''
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
where n.nspname = :schema;

-- name: inspect_store(schema name, max_expired bigint, expired_for interval)
-- What doctor looks at of the store: what has expired for so long and was not swept (counted up to max_expired), pgvector, and
-- whether there are tables for vectors. Always a row.
select
    (
        select count(*)
        from (select 1 from pgcheckpoint.store_items s where s.expires_at < now() - :expired_for limit :max_expired) e
    ),
    (select e.extversion from pg_extension e where e.extname = 'vector'),
    exists (
        select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = :schema and c.relname = 'store_vectors'
    ),
    exists (
        select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = :schema and c.relname = 'store_index'
    );

-- name: inspect_vectors(schema text, column text)
-- What doctor looks at of the vectors in a column: their type, about how many there are, and the indexes on them. No row without
-- the table, or its column, as after DROP EXTENSION vector CASCADE.
select
    format_type(a.atttypid, a.atttypmod),
    greatest(c.reltuples, 0)::bigint,
    -- each index: its name, whether it can be used, whether somebody builds it at this moment
    coalesce(
        (
            select json_agg(json_build_array(
                i.relname, x.indisvalid,
                exists (select from pg_stat_progress_create_index p where p.relid = x.indrelid)
            ) order by i.relname)
            from pg_index x
            join pg_class i on i.oid = x.indexrelid
            join pg_am m on m.oid = i.relam
            where x.indrelid = c.oid and m.amname in ('hnsw', 'ivfflat')
        ),
        '[]'
    )::text
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attname = :column and not a.attisdropped
where n.nspname = :schema and c.relname = 'store_vectors';

-- name: count_unowned(thread_id text)
-- Counts what is left over in a thread: checkpoints whose parent is not stored, writes without a checkpoint, and values and
-- pieces that no checkpoint refers to. None of it is an error: writes come before their checkpoint, and pruning by hand leaves
-- the rest.
with checkpoint as (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id
),
reference as materialized (
    select distinct c.checkpoint_ns, v.key as channel, v.value as version
    from checkpoint c
    cross join jsonb_each_text(
        case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
    ) v
),
used as materialized (
    select b.chunks, b.groups
    from reference r
    cross join lateral (
        select chunks, groups
        from pgcheckpoint.checkpoint_blobs
        where thread_id = :thread_id and checkpoint_ns = r.checkpoint_ns and channel = r.channel and version = r.version
        limit 1
    ) b
),
named as materialized (
    select distinct substring(u.chunks from at * 16 + 1 for 16) as digest, at < u.groups as is_group
    from used u
    cross join generate_series(0, length(u.chunks) / 16 - 1) at
),
piece as (
    select digest from named
    union
    select substring(g.data from at * 16 + 1 for 16)
    from pgcheckpoint.checkpoint_chunks g
    cross join generate_series(0, length(g.data) / 16 - 1) at
    where g.thread_id = :thread_id and g.digest = any(array(select digest from named where is_group))
)
select
    (
        select count(*) from checkpoint c
        where c.parent_checkpoint_id is not null and not exists (
            select from pgcheckpoint.checkpoints p
            where p.thread_id = :thread_id and p.checkpoint_ns = c.checkpoint_ns and p.checkpoint_id = c.parent_checkpoint_id
        )
    ) as parents,
    (
        select count(*) from pgcheckpoint.checkpoint_writes w
        where w.thread_id = :thread_id and not exists (
            select from pgcheckpoint.checkpoints c
            where c.thread_id = :thread_id and c.checkpoint_ns = w.checkpoint_ns and c.checkpoint_id = w.checkpoint_id
        )
    ) as writes,
    (select count(*) from pgcheckpoint.checkpoint_blobs where thread_id = :thread_id) - (select count(*) from used) as blobs,
    (
        select count(*) from pgcheckpoint.checkpoint_chunks c
        where c.thread_id = :thread_id and not exists (select from piece p where p.digest = c.digest)
    ) as chunks;
