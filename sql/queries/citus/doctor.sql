-- Facts about the tables, whose shards the workers have.

-- name: list_tables_on_citus(schema name)
-- list_tables on Citus: what the shards of all workers take and hold, not the coordinator's empty tables.
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
left join pg_dist_partition p on p.logicalrelid = c.oid
left join lateral (
    select sum(f[1]::bigint)::bigint as data, sum(f[2]::bigint)::bigint as indexes, sum(f[3]::bigint)::bigint as toast,
        sum(f[4]::bigint)::bigint as total, sum(f[5]::bigint)::bigint as live, sum(f[6]::bigint)::bigint as dead,
        max(nullif(f[7], '')::timestamptz) as vacuumed
    from run_command_on_shards(p.logicalrelid, $shard$
        select array[
            pg_relation_size(c.oid)::text,
            pg_indexes_size(c.oid)::text,
            coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0)::text,
            pg_total_relation_size(c.oid)::text,
            (case when c.reltuples > 0 then c.reltuples::bigint else coalesce(s.n_live_tup, 0) end)::text,
            coalesce(s.n_dead_tup, 0)::text,
            coalesce(greatest(s.last_autovacuum, s.last_vacuum)::text, '')
        ]
        from pg_class c
        left join pg_stat_all_tables s on s.relid = c.oid
        where c.oid = '%s'::regclass
    $shard$)
    cross join lateral (select result::text[] as f) fields
    where success
) s on p.logicalrelid is not null
where n.nspname = :schema and c.relkind in ('r', 'p')
order by c.relname;
