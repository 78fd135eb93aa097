-- On Citus: the shards of the threads, each with the last hash in it and the node that has it. $1 schema.
select s.shardmaxvalue::integer, min(n.nodename || ':' || n.nodeport)
from pg_class c
join pg_namespace on pg_namespace.oid = c.relnamespace
join pg_dist_shard s on s.logicalrelid = c.oid
join pg_dist_placement p on p.shardid = s.shardid
join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
where nspname = $1 and c.relname = 'checkpoint_threads'
group by s.shardmaxvalue
order by 1;
