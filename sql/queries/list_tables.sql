-- The tables of a schema: their sizes, how many rows are dead, autovacuum's settings, the rights of this role,
-- and whether there is row-level security. $1 schema.
select c.relname::text,
    pg_relation_size(c.oid),
    pg_indexes_size(c.oid),
    coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0),
    pg_total_relation_size(c.oid),
    -- what vacuum or analyze found; the running count may still add what they saw
    case when c.reltuples > 0 then c.reltuples::bigint else coalesce(s.n_live_tup, 0) end,
    coalesce(s.n_dead_tup, 0),
    greatest(s.last_autovacuum, s.last_vacuum),
    coalesce(array_to_string(c.reloptions, ' '), ''),
    array_remove(array[
        case when has_table_privilege(c.oid, 'select') then 'select' end,
        case when has_table_privilege(c.oid, 'insert') then 'insert' end,
        case when has_table_privilege(c.oid, 'update') then 'update' end,
        case when has_table_privilege(c.oid, 'delete') then 'delete' end
    ], null),
    c.relrowsecurity
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
left join pg_stat_all_tables s on s.relid = c.oid
where n.nspname = $1 and c.relkind in ('r', 'p')
order by c.relname;
