-- Threads in tables of langgraph-checkpoint-postgres, whose schema stands in the place of ours here.

-- name: find_stock_columns(schema name)
-- The columns of the tables in a schema that langgraph-checkpoint-postgres may have created.
-- A view runs what its owner put into it: only that of a role that may act as this one anyway.
select c.relname::pg_catalog.text, a.attname::pg_catalog.text
from pg_catalog.pg_namespace n
join pg_catalog.pg_class c
    on c.relnamespace operator(pg_catalog.=) n.oid
    and (
        c.relkind operator(pg_catalog.=) any (array['r', 'p']::"char"[])
        or (c.relkind operator(pg_catalog.=) 'v'::"char" and pg_catalog.pg_has_role(c.relowner, current_user, 'member'))
    )
join pg_catalog.pg_attribute a
    on a.attrelid operator(pg_catalog.=) c.oid
    and a.attnum operator(pg_catalog.>) 0::smallint
    and not a.attisdropped
where n.nspname operator(pg_catalog.=) :schema
    and c.relname operator(pg_catalog.=) any (
        array[
            'checkpoints', 'checkpoint_blobs', 'checkpoint_writes', 'checkpoint_chunks', 'store', 'store_vectors'
        ]::pg_catalog.name[]
    );

-- name: load_stock_checkpoints(thread_id text, namespaces text[], checkpoint_ids text[])
-- Checkpoints in tables of langgraph-checkpoint-postgres, without their larger values.
select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint::text, c.metadata::text
from unnest(:namespaces, :checkpoint_ids) as k (checkpoint_ns, checkpoint_id)
cross join lateral (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
    limit 1
) c;

-- name: list_stock_values(thread_id text, namespaces text[], checkpoint_ids text[])
-- The values that some checkpoints in tables of langgraph-checkpoint-postgres refer to, and the bytes of each; and,
-- without a channel, the bytes of their writes.
select c.checkpoint_ns, c.checkpoint_id, v.key as channel, v.value as version, b.bytes
from unnest(:namespaces, :checkpoint_ids) as k (checkpoint_ns, checkpoint_id)
cross join lateral (
    select checkpoint_ns, checkpoint_id, checkpoint
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
    limit 1
) c
cross join jsonb_each_text(
    -- a damaged checkpoint must not keep the others from being read
    case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
) v
cross join lateral (
    select coalesce(octet_length(blob), 0)::bigint as bytes
    from pgcheckpoint.checkpoint_blobs
    where thread_id = :thread_id and checkpoint_ns = c.checkpoint_ns and channel = v.key and version = v.value
        and type <> 'empty'
    limit 1
) b
union all
select k.checkpoint_ns, k.checkpoint_id, null, null, sum(w.bytes)::bigint
from unnest(:namespaces, :checkpoint_ids) as k (checkpoint_ns, checkpoint_id)
cross join lateral (
    -- looked up by key, whatever the planner believes about the size of the thread
    select octet_length(blob) as bytes
    from pgcheckpoint.checkpoint_writes
    where thread_id = :thread_id and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
    offset 0
) w
group by k.checkpoint_ns, k.checkpoint_id;

-- name: load_stock_values(thread_id text, namespaces text[], channels text[], versions text[])
-- Larger values in tables of langgraph-checkpoint-postgres.
select b.checkpoint_ns, b.channel, b.version, b.type, b.blob
from unnest(:namespaces, :channels, :versions) as k (checkpoint_ns, channel, version)
cross join lateral (
    select checkpoint_ns, channel, version, type, coalesce(blob, '') as blob
    from pgcheckpoint.checkpoint_blobs
    where thread_id = :thread_id and checkpoint_ns = k.checkpoint_ns and channel = k.channel and version = k.version
    limit 1
) b;

-- name: put_stock_checkpoints(
--     thread_id text, namespaces text[], checkpoint_ids text[], parent_ids text[], checkpoints text[], metadata text[],
--     blob_namespaces text[], channels text[], versions text[], types text[], blobs bytea[]
-- )
-- Stores checkpoints and their larger values in tables of langgraph-checkpoint-postgres; what is there stays.
with stored_values as (
    insert into pgcheckpoint.checkpoint_blobs (thread_id, checkpoint_ns, channel, version, type, blob)
    select :thread_id, b.*
    from unnest(:blob_namespaces, :channels, :versions, :types, :blobs) as b
    on conflict do nothing
)
insert into pgcheckpoint.checkpoints (
    thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata
)
select :thread_id, c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint::jsonb, c.metadata::jsonb
from unnest(:namespaces, :checkpoint_ids, :parent_ids, :checkpoints, :metadata)
    as c (checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)
on conflict do nothing;

-- name: put_stock_writes(
--     thread_ids text[], namespaces text[], checkpoint_ids text[], task_ids text[], idxs integer[], task_paths text[],
--     channels text[], types text[], blobs bytea[]
-- )
-- Stores pending writes in tables of langgraph-checkpoint-postgres, by the rules of put_writes: sorted by key, none twice.
insert into pgcheckpoint.checkpoint_writes (
    thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
)
select *
from unnest(:thread_ids, :namespaces, :checkpoint_ids, :task_ids, :idxs, :task_paths, :channels, :types, :blobs)
on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) do update
set task_path = excluded.task_path,
    channel = excluded.channel,
    type = excluded.type,
    blob = excluded.blob
where excluded.idx < 0;
