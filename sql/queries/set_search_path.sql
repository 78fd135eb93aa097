-- Comes before the first statement of a transaction that depends on the search_path, where none has set it.
/* sets search_path */
select pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true);
