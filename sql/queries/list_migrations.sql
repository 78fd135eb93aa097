-- Lists the migrations that were applied to the schema, and the schema's random id where it stands. Its column is not named,
-- for that is missing before the migration that makes it.
-- A table's only, as in look_at_schema.sql. Everything is qualified, because this runs under the session's own search_path.
/* qualified */
select m.version, m.name, m.breaking, m.applied_at, pg_catalog.to_jsonb(m) operator(pg_catalog.->>) 'schema_id' as schema_id
from pgcheckpoint.schema_migrations m tablesample pg_catalog.system (100)
order by m.version;
