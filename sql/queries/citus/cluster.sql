-- The cluster itself; sent on Citus only.

-- name: list_shards(schema text)
-- On Citus: the shards of the threads, each with the last hash in it and the node that has it; and whether all nodes have the
-- functions that store row by row.
select s.shardmaxvalue::integer, min(n.nodename || ':' || n.nodeport), (
    select count(*) = 4
    from pg_proc f
    join pg_namespace of_function on of_function.oid = f.pronamespace
    join pg_dist_object d on d.classid = 'pg_proc'::regclass and d.objid = f.oid
    where of_function.nspname = :schema and f.proname = any(array[
        'lock_threads_by_rows_v1', 'mark_threads_by_rows_v1', 'put_checkpoints_by_rows_v1', 'put_writes_by_rows_v1'
    ])
)
from pg_class c
join pg_namespace on pg_namespace.oid = c.relnamespace
join pg_dist_shard s on s.logicalrelid = c.oid
join pg_dist_placement p on p.shardid = s.shardid
join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
where nspname = :schema and c.relname = 'checkpoint_threads'
group by s.shardmaxvalue
order by 1;

-- name: find_distributed_items(schema text)
-- On Citus: whether the store's items are distributed over the workers; a row if they are.
select 1
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_dist_partition p on p.logicalrelid = c.oid
where n.nspname = :schema and c.relname = 'store_items' and p.partmethod = 'h';

-- name: hand_on_bounds
-- On Citus: gives the workers of this transaction the bounds that set_bounds has set at the coordinator, and the tenant of
-- sql/tenants.sql. Only a command goes there, and only if Citus is told so; what a function sets stays here.
do $$
declare
    setting pg_catalog.text;
begin
    perform pg_catalog.set_config('citus.propagate_set_commands', 'local', true);
    foreach setting in array array['statement_timeout', 'lock_timeout', 'jit', 'synchronous_commit', 'pgcheckpoint.tenant'] loop
        -- nobody may have set the tenant
        if pg_catalog.current_setting(setting, true) is not null then
            execute pg_catalog.format('set local %I = %L', setting, pg_catalog.current_setting(setting));
        end if;
    end loop;
end
$$;

-- name: recover_prepared
-- On Citus: finishes what a worker prepared and was lost before it committed, at once and not at the next round of the
-- maintenance daemon, which may be a minute away. Elsewhere the function is not there, hence a text.
do $$
begin
    execute 'select pg_catalog.recover_prepared_transactions()';
end
$$;
