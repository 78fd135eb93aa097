-- Hears that threads have new events (notify_events.sql), of all schemas of this database.
/* qualified */
listen pg_checkpoint_events;
