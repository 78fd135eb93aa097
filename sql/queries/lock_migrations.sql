-- Lets one migrator at a time work, until its transaction ends. $1 a number made from the schema's name.
select pg_catalog.pg_advisory_xact_lock($1::bigint);
