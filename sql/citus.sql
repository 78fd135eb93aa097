-- Distributes the tables over the workers of a Citus cluster, by thread or head: run it at the coordinator, after the
-- migrations, where `create extension citus` was done and the workers were added, and again after later migrations, which
-- make tables at the coordinator. What is distributed already stays as it is. See docs/scaling.md.
--
-- All rows of a thread are on one worker, in shards that stay together; each statement of the package names its threads,
-- so that it goes to their workers and nowhere else. Tables that have rows are moved, and locked meanwhile. Another
-- count of shards goes to the first call; a few for each core of the workers that there will ever be.
-- Functions and operators are Postgres' own, whatever others have put into a schema; Citus' are in pg_catalog too.
set search_path = pg_catalog, pg_temp;

select create_distributed_table('pgcheckpoint.checkpoint_threads', 'thread_id', colocate_with => 'none', shard_count => 32)
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_threads'::regclass);
select create_distributed_table('pgcheckpoint.checkpoints', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoints'::regclass);
select create_distributed_table('pgcheckpoint.checkpoint_blobs', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_blobs'::regclass);
select create_distributed_table('pgcheckpoint.checkpoint_chunks', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_chunks'::regclass);
select create_distributed_table('pgcheckpoint.checkpoint_writes', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_writes'::regclass);
select create_distributed_table('pgcheckpoint.checkpoint_data_keys', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_data_keys'::regclass);
select create_distributed_table('pgcheckpoint.checkpoint_leases', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_leases'::regclass);
select create_distributed_table('pgcheckpoint.checkpoint_wakeups', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_wakeups'::regclass);
select create_distributed_table('pgcheckpoint.checkpoint_steps', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_steps'::regclass);
select create_distributed_table('pgcheckpoint.checkpoint_event_heads', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_event_heads'::regclass);
select create_distributed_table('pgcheckpoint.checkpoint_events', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.checkpoint_events'::regclass);

-- The store's items, by the heads of their namespaces; not where there are vectors or words of them: those are searched
-- beside their items, at the coordinator.
select create_distributed_table('pgcheckpoint.store_items', 'head', colocate_with => 'none', shard_count => 32)
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.store_items'::regclass)
    and not exists (
        select from pg_class
        where relnamespace = 'pgcheckpoint'::regnamespace and relname in ('store_vectors', 'store_texts') and relkind = 'r'
    );
-- The node cache, by its keys. Its rows go through the WAL here, because logical replication moves no shard of an unlogged table.
do $$
begin
    if not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.cache_entries'::regclass) then
        alter table pgcheckpoint.cache_entries set logged;
    end if;
end
$$;
select create_distributed_table('pgcheckpoint.cache_entries', 'key', colocate_with => 'none', shard_count => 32)
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.cache_entries'::regclass);

-- The schema's versions, whose turn retention is, and which attempts were lost are on every node, so that savers may connect
-- to any.
select create_reference_table('pgcheckpoint.lost_attempts')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.lost_attempts'::regclass);
select create_reference_table('pgcheckpoint.retention_turns')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.retention_turns'::regclass);
select create_reference_table('pgcheckpoint.schema_migrations')
where not exists (select from pg_dist_partition where logicalrelid = 'pgcheckpoint.schema_migrations'::regclass);

-- The functions that a worker stores batches by are on every node; of migrations that were applied before Citus, too.
select create_distributed_function(f.oid::regprocedure)
from pg_proc f
where f.pronamespace = 'pgcheckpoint'::regnamespace and f.proname like '%by\_rows\_v1'
    -- not what somebody else has put beside them
    and f.proowner = (select relowner from pg_class where oid = 'pgcheckpoint.checkpoints'::regclass)
    and not exists (select from pg_dist_object d where d.classid = 'pg_proc'::regclass and d.objid = f.oid);

-- The view as it was made, but for how it adds up bytes: Citus joins no function's rows to a thread's.
create or replace view pgcheckpoint.checkpoint_overview as
select
    c.thread_id,
    c.checkpoint_ns,
    c.checkpoint_id,
    c.parent_checkpoint_id,
    c.checkpoint ->> 'ts' as created_at,
    -- metadata is the user's: it may hold anything
    case when c.metadata ->> 'step' ~ '^-?[0-9]{1,9}$' then (c.metadata ->> 'step')::integer end as step,
    c.metadata ->> 'source' as source,
    -- in encrypted metadata a token stands in its place
    c.metadata ->> 'run_id' as run_id,
    case when not c.metadata ? 'pg:sealed' then c.metadata end as metadata,
    (
        select count(*)
        from pgcheckpoint.checkpoint_writes w
        where w.thread_id = c.thread_id and w.checkpoint_ns = c.checkpoint_ns and w.checkpoint_id = c.checkpoint_id
    ) as writes,
    -- scalar subqueries are looked up by key; EXISTS might be hashed over the whole table
    coalesce((
        select true
        from pgcheckpoint.checkpoint_writes w
        where w.thread_id = c.thread_id and w.checkpoint_ns = c.checkpoint_ns and w.checkpoint_id = c.checkpoint_id
            and w.channel = '__interrupt__'
        limit 1
    ), false) and coalesce((
        select false
        from pgcheckpoint.checkpoints child
        where child.thread_id = c.thread_id and child.checkpoint_ns = c.checkpoint_ns
            and child.parent_checkpoint_id = c.checkpoint_id
        limit 1
    ), true) as interrupted,
    length((c.checkpoint -> 'channel_values')::text) + coalesce((
        select sum(b.size)
        from pgcheckpoint.checkpoint_blobs b
        where b.thread_id = c.thread_id and b.checkpoint_ns = c.checkpoint_ns
            and b.version = c.checkpoint -> 'channel_versions' ->> b.channel
    ), 0)::bigint as bytes
from pgcheckpoint.checkpoints c;

reset search_path;
