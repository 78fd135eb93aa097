-- Distributes the tables over the workers of a Citus cluster, by thread: run it once at the coordinator, after the
-- migrations, where `create extension citus` was done and the workers were added. See docs/scaling.md.
--
-- All rows of a thread are on one worker, in shards that stay together; each statement of the package names its threads,
-- so that it goes to their workers and nowhere else. Tables that have rows are moved, and locked meanwhile. Another
-- count of shards goes to the first call; a few for each core of the workers that there will ever be.
select create_distributed_table('pgcheckpoint.checkpoint_threads', 'thread_id', colocate_with => 'none', shard_count => 32);
select create_distributed_table('pgcheckpoint.checkpoints', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads');
select create_distributed_table('pgcheckpoint.checkpoint_blobs', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads');
select create_distributed_table('pgcheckpoint.checkpoint_chunks', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads');
select create_distributed_table('pgcheckpoint.checkpoint_writes', 'thread_id', colocate_with => 'pgcheckpoint.checkpoint_threads');

-- The schema's versions are on every node, so that savers may connect to any.
select create_reference_table('pgcheckpoint.schema_migrations');
