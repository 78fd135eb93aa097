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
        where n.nspname = $1 and c.relname = 'store_vectors'
    ),
    exists (
        select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = $1 and c.relname = 'store_index'
    ),
    v.type,
    coalesce(v.vectors, 0),
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
            where x.indrelid = v.oid and m.amname in ('hnsw', 'ivfflat')
        ),
        '[]'
    )::text
from (select 1) one
left join (
    select c.oid, format_type(a.atttypid, a.atttypmod) as type, greatest(c.reltuples, 0)::bigint as vectors
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'embedding' and not a.attisdropped
    where n.nspname = $1 and c.relname = 'store_vectors'
) v on true;
