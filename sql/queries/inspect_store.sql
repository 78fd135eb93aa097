-- What doctor looks at of the store: what has expired and was not swept, pgvector, and the tables and indexes for vectors.
-- $1 schema, $2 how many expired items are counted at most, $3 how long ago they have to have expired. Always a row.
select
    (
        select count(*)
        from (select from pgcheckpoint.store_items s where s.expires_at < now() - $3::interval limit $2::bigint) e
    ),
    (select e.extversion from pg_extension e where e.extname = 'vector'),
    exists (
        select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = $1 and c.relname = 'store_index'
    ),
    -- each table of vectors: its name, the column's type if that is there, how many there are about, and its indexes
    coalesce(
        (
            select json_agg(json_build_array(
                c.relname,
                (
                    select format_type(a.atttypid, a.atttypmod) from pg_attribute a
                    where a.attrelid = c.oid and a.attname = 'embedding' and not a.attisdropped
                ),
                greatest(c.reltuples, 0)::bigint,
                -- each index on vectors: its name, whether it can be used, whether somebody builds it at this moment
                coalesce(
                    (
                        select json_agg(json_build_array(
                            i.relname, x.indisvalid,
                            exists (select from pg_stat_progress_create_index p where p.relid = x.indrelid)
                        ) order by i.relname)
                        from pg_index x
                        join pg_class i on i.oid = x.indexrelid
                        join pg_am m on m.oid = i.relam
                        where x.indrelid = c.oid and m.amname in ('hnsw', 'ivfflat')
                    ),
                    '[]'
                )
            ) order by c.relname)
            from pg_class c
            join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = $1 and c.relkind = 'r' and c.relname ~ '^store_vectors(_[0-9]+)?$'
        ),
        '[]'
    )::text;
