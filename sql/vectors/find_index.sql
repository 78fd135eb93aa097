-- Whether an index can be used, and whether somebody builds it at this moment; no row if it is not there.
-- $1 its schema, $2 its name.
select i.indisvalid, exists (select from pg_stat_progress_create_index p where p.relid = i.indrelid)
from pg_index i
join pg_class c on c.oid = i.indexrelid
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1::text and c.relname = $2::text;
