-- On Citus: whether the store's items are distributed over the workers; a row if they are. $1 schema.
select 1
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_dist_partition p on p.logicalrelid = c.oid
where n.nspname = $1 and c.relname = 'store_items' and p.partmethod = 'h';
