-- What a schema is made of, for doctor: kind, table, name and definition of each column, primary key, index, view and
-- function. $1 schema.
select 'column', c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod)
from pg_attribute a
join pg_class c on c.oid = a.attrelid
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
union all
select 'key', c.relname::text, '', pg_get_constraintdef(k.oid)
from pg_constraint k
join pg_class c on c.oid = k.conrelid
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and k.contype = 'p'
union all
select 'index', c.relname::text, i.relname::text, case when x.indisvalid then pg_get_indexdef(x.indexrelid) else '' end
from pg_index x
join pg_class c on c.oid = x.indrelid
join pg_class i on i.oid = x.indexrelid
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and not x.indisprimary
union all
select 'view', '', c.relname::text, ''
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and c.relkind = 'v'
union all
select 'function', '', p.proname::text, ''
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
where n.nspname = $1;
