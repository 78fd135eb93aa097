-- Facts about the server and this connection, for doctor and status.
select
    pg_catalog.current_setting('server_version'),
    pg_catalog.current_setting('server_version_num')::integer,
    pg_catalog.current_database()::pg_catalog.text,
    pg_catalog.pg_database_size(pg_catalog.current_database()),
    current_user::pg_catalog.text,
    pg_catalog.pg_is_in_recovery(),
    pg_catalog.current_setting('default_transaction_read_only') operator(pg_catalog.=) 'on',
    pg_catalog.current_setting('default_transaction_isolation'),
    pg_catalog.current_setting('synchronous_commit'),
    pg_catalog.current_setting('fsync') operator(pg_catalog.=) 'on',
    pg_catalog.current_setting('autovacuum') operator(pg_catalog.=) 'on',
    pg_catalog.current_setting('server_encoding'),
    pg_catalog.current_setting('max_connections')::integer,
    (
        select pg_catalog.count(*)
        from pg_catalog.pg_stat_activity
        where backend_type operator(pg_catalog.=) 'client backend'
    ),
    pg_catalog.clock_timestamp(),
    pg_catalog.pg_backend_pid(),
    pg_catalog.current_setting('statement_timeout');
