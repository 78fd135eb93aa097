-- One migrator at a time, until its transaction ends. $1 a number made from the schema's name.
select pg_advisory_xact_lock($1::bigint);
