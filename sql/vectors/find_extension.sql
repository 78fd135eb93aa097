-- The schema and the version of pgvector in this database, and whether the tables for vectors are there; always a row.
-- $1 the schema of the tables.
select
    (select n.nspname::text from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'vector'),
    (select e.extversion from pg_extension e where e.extname = 'vector'),
    exists (
        select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = $1::text and c.relname = 'store_index'
    );
