-- Removes a schema and all in it: what bench made.
drop schema if exists pgcheckpoint cascade;
