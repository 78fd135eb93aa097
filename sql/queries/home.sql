-- The database that the schema is at home in, and what a copy of it forgets.

-- name: get_home
-- Which database this is, its server's system identifier (null if it is not known) and its oid; and beside them those of the
-- database where the schema is at home.
select * from pgcheckpoint.get_home_v1();

-- name: set_home(home_server text, home_database oid)
-- Says where the schema is at home, as get_home has it; null for anywhere. Fails on purpose, with a substring of a negative
-- length (22011), if the role may not: then all that goes with it in this transaction is undone.
with changed as (
    update pgcheckpoint.schema_migrations
    set home_server = :home_server, home_database = :home_database
    where schema_id is not null
    returning version
)
select substr('home', 1, count(*)::integer - 1) from changed;

-- name: clear_leases
-- Deletes all leases, with what waits to be resumed, its attempts, and what was given up. Without a thread: it is about all of
-- them.
delete from pgcheckpoint.checkpoint_leases;

-- name: clear_wakeups
-- Deletes all wake-ups: deadlines, reminders, retries. Without a thread: it is about all of them.
delete from pgcheckpoint.checkpoint_wakeups;

-- name: clear_marks
-- Forgets of every thread that it has tasks to run: nothing is known of it, until something is put to it. Without a thread: it is
-- about all of them.
update pgcheckpoint.checkpoint_threads set unfinished_at = null where unfinished_at > 'epoch';

-- name: clear_retention_turns
-- Deletes all turns of background retention: the next pass of each policy begins with the first thread.
delete from pgcheckpoint.retention_turns;
