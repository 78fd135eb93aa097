-- What doctor looks at of the store: what has expired and was not swept, pgvector, and whether there are tables for vectors.
-- $1 schema, $2 how many expired items are counted at most, $3 how long ago they have to have expired. Always a row.
select
    (
        select count(*)
        from (select 1 from pgcheckpoint.store_items s where s.expires_at < now() - $3::interval limit $2::bigint) e
    ),
    (select e.extversion from pg_extension e where e.extname = 'vector'),
    exists (
        select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = $1 and c.relname = 'store_vectors'
    ),
    exists (
        select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = $1 and c.relname = 'store_index'
    );
