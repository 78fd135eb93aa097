-- What a server says of itself and of this connection, for people who look for what is wrong.
select
    current_setting('server_version'),
    current_setting('server_version_num')::integer,
    current_database()::text,
    pg_database_size(current_database()),
    current_user::text,
    pg_is_in_recovery(),
    current_setting('default_transaction_read_only') = 'on',
    current_setting('default_transaction_isolation'),
    current_setting('synchronous_commit'),
    current_setting('fsync') = 'on',
    current_setting('autovacuum') = 'on',
    current_setting('server_encoding'),
    current_setting('max_connections')::integer,
    (select count(*) from pg_stat_activity where backend_type = 'client backend'),
    clock_timestamp(),
    pg_backend_pid();
