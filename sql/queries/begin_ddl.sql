-- The first statement of a transaction that makes or changes parts of the schema. Functions and operators are Postgres' own until
-- its end, whatever others have put into a schema. Citus changes the shards of a table one after another: after what it does to
-- several at once it refuses to make a function.
/* sets search_path */
select pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true),
    pg_catalog.set_config('citus.multi_shard_modify_mode', 'sequential', true);
