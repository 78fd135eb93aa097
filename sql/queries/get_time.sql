-- The server's time, for what is compared with times that it stored.
/* qualified */
select pg_catalog.now();
