-- Drops a schema and everything in it: the one that bench created.
drop schema if exists pgcheckpoint cascade;
