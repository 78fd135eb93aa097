-- Uses Postgres' own functions and operators until the end of the transaction, whatever others have put into a schema.
select pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true);
