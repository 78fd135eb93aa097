-- Tells whether the schema exists, and whether it was ever migrated. Asked first, for whoever may not create schemas
-- can still migrate a prepared one. And the database's encoding, and whether Citus is loaded. $1 name.
select
    exists (select from pg_namespace where nspname = $1),
    exists (
        select from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = $1 and c.relname = 'schema_migrations'
    ),
    current_setting('server_encoding'),
    current_setting('citus.version', true) is not null;
