-- Says where the schema is at home. Fails on purpose, with a substring of a negative length (22011), if the role may not: then all
-- that goes with it in this transaction is undone. $1 server and $2 database as get_home.sql has them, null for any.
with changed as (
    update pgcheckpoint.schema_migrations
    set home_server = $1::text, home_database = $2::oid
    where schema_id is not null
    returning version
)
select substr('home', 1, count(*)::integer - 1) from changed;
