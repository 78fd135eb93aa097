-- A random id of the schema, by which savers with a cipher bind what they encrypt to it: rows that were copied from another
-- schema or database do not open. It goes where the schema goes: dumps, replicas and copies of the database have the same.
-- It stands in the table that every role of savers may read, in one row.

-- The version row goes in first: a concurrent migrator collides here, before it changes anything.
insert into pgcheckpoint.schema_migrations (version, name) values (2, 'schema_id');

alter table pgcheckpoint.schema_migrations add column schema_id uuid;
comment on column pgcheckpoint.schema_migrations.schema_id is
    'of the schema, in one of the rows; never to be changed: nothing that is encrypted here could be read then';

do $$
declare
    -- made once, where the table is on many nodes
    made constant uuid := gen_random_uuid();
begin
    update pgcheckpoint.schema_migrations set schema_id = made where version = 2;
end
$$;
