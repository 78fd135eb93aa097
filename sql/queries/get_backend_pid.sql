-- The server's process id, which tells a pooler from a server: a pooler gives its clients process ids of its own.
/* qualified */
select pg_catalog.pg_backend_pid();
