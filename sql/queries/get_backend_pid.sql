-- Tells a pooler from a server: a pooler gives its clients process ids of its own making.
select pg_backend_pid();
