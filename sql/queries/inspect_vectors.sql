-- What doctor looks at of the vectors: their type, about how many there are, and the indexes on them.
-- $1 schema, $2 their column. No row without the table, or its column, as after DROP EXTENSION vector CASCADE.
select
    format_type(a.atttypid, a.atttypmod),
    greatest(c.reltuples, 0)::bigint,
    -- each index: its name, whether it can be used, whether somebody builds it at this moment
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
    )::text
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attname = $2::text and not a.attisdropped
where n.nspname = $1::text and c.relname = 'store_vectors';
