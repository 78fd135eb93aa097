-- The schema and the version of pgvector in this database, and whether the tables for vectors are there, made by who may act as
-- the owner of the items; always a row. $1 the schema of the tables.
select
    (select n.nspname::text from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'vector'),
    (select e.extversion from pg_extension e where e.extname = 'vector'),
    exists (
        select from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_class i on i.relnamespace = n.oid and i.relname = 'store_items'
        where n.nspname = $1::text and c.relname = 'store_index' and pg_has_role(c.relowner, i.relowner, 'member')
    );
