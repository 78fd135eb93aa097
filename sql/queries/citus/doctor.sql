-- Facts about the tables, whose shards the workers have.

-- name: list_tables_on_citus(schema name)
-- list_tables on Citus: each node is asked once what its shards take and hold. A reference table counts once.
with shard as (
    select f.name, sum(f.data)::bigint as data, sum(f.indexes)::bigint as indexes, sum(f.toast)::bigint as toast,
        sum(f.total)::bigint as total, sum(f.live)::bigint as live, sum(f.dead)::bigint as dead, max(f.vacuumed) as vacuumed
    from (
        select distinct on (s.shardid) s.name, s.data, s.indexes, s.toast, s.total, s.live, s.dead, s.vacuumed
        from run_command_on_all_nodes(format($node$
            select coalesce(json_agg(s), '[]')
            from (
                select t.relname as name, d.shardid, pg_relation_size(c.oid) as data, pg_indexes_size(c.oid) as indexes,
                    coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0) as toast,
                    pg_total_relation_size(c.oid) as total,
                    case when c.reltuples > 0 then c.reltuples::bigint else pg_stat_get_live_tuples(c.oid) end as live,
                    pg_stat_get_dead_tuples(c.oid) as dead,
                    greatest(pg_stat_get_last_autovacuum_time(c.oid), pg_stat_get_last_vacuum_time(c.oid)) as vacuumed
                from pg_class t
                join pg_dist_shard d on d.logicalrelid = t.oid
                join pg_class c on c.relname = t.relname || '_' || d.shardid and c.relnamespace = t.relnamespace
                where t.relnamespace = %L::regnamespace
            ) s
        $node$, quote_ident(:schema)))
        cross join json_to_recordset(case when success then result::json else '[]' end) as s (
            name text, shardid bigint, data bigint, indexes bigint, toast bigint, total bigint, live bigint, dead bigint,
            vacuumed timestamptz
        )
        order by s.shardid, s.total desc
    ) f
    group by f.name
)
select c.relname::text,
    coalesce(s.data, pg_relation_size(c.oid)),
    coalesce(s.indexes, pg_indexes_size(c.oid)),
    coalesce(s.toast, pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0),
    coalesce(s.total, pg_total_relation_size(c.oid)),
    coalesce(s.live, greatest(c.reltuples, 0)::bigint),
    coalesce(s.dead, 0),
    s.vacuumed,
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
left join shard s on s.name = c.relname
where n.nspname = :schema and c.relkind in ('r', 'p')
order by c.relname;
