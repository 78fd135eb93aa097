-- Lists the migrations as list_migrations.sql does, in no order, and with each what find_schema.sql tells of a schema that is
-- there: the connection's search_path and whether its $user names a schema, the database's encoding, whether Citus is loaded,
-- and the default isolation level. No look into the catalogs: this is the first statement of many connections, which then
-- know nothing of them, and the other two take four times as long there. Fails where the table or the schema's id is missing, and
-- where a view has its name, which would run what its owner put into it: only a table can be sampled, here in all of its rows.
-- Everything is qualified, because this runs under the session's own search_path.
/* qualified */
select m.version, m.name, m.breaking, m.applied_at, m.schema_id::pg_catalog.text,
    pg_catalog.current_setting('search_path'),
    pg_catalog.to_regnamespace(pg_catalog.quote_ident(current_user)) is not null,
    pg_catalog.current_setting('server_encoding'),
    pg_catalog.current_setting('citus.version', true) is not null,
    pg_catalog.current_setting('default_transaction_isolation')
from pgcheckpoint.schema_migrations m tablesample pg_catalog.system (100);
