-- On Citus: the shards of the threads, each with the last hash in it and the node that has it; and whether all nodes have
-- the functions that store row by row. $1 schema.
select s.shardmaxvalue::integer, min(n.nodename || ':' || n.nodeport), (
    select count(*) = 4
    from pg_proc f
    join pg_namespace of_function on of_function.oid = f.pronamespace
    join pg_dist_object d on d.classid = 'pg_proc'::regclass and d.objid = f.oid
    where of_function.nspname = $1 and f.proname = any(array[
        'lock_threads_by_rows_v1', 'mark_threads_by_rows_v1', 'put_checkpoints_by_rows_v2', 'put_writes_by_rows_v1'
    ])
)
from pg_class c
join pg_namespace on pg_namespace.oid = c.relnamespace
join pg_dist_shard s on s.logicalrelid = c.oid
join pg_dist_placement p on p.shardid = s.shardid
join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
where nspname = $1 and c.relname = 'checkpoint_threads'
group by s.shardmaxvalue
order by 1;
