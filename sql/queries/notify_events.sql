-- Tells who listens that threads have new events: a hint, which may be lost. A transaction of its own, which waits for no
-- disk: all that notify are committed one after the other. $1 the channel, $2 the hashes of the threads.
/* qualified */
select pg_catalog.set_config('synchronous_commit', 'off', true), pg_catalog.pg_notify($1, $2);
