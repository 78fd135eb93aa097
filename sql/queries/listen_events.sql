-- Hears that threads have new events (notify_events.sql), of all schemas of this database.
listen pg_checkpoint_events;
