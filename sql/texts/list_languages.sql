-- The text search configurations of this database: schema, name, and both as they are written in SQL.
select n.nspname::text, c.cfgname::text, format('%I.%I', n.nspname, c.cfgname)
from pg_ts_config c
join pg_namespace n on n.oid = c.cfgnamespace
order by n.nspname <> 'pg_catalog', n.nspname, c.cfgname;
