-- Says where the schema is at home; answers with a row unless the role may not. $1 server and $2 database as get_home.sql has
-- them, null for any; $3 the environment's name: null leaves it, '' takes it away.
update pgcheckpoint.schema_migrations
set home_server = $1::text, home_database = $2::oid, environment = nullif(coalesce($3::text, environment), '')
where schema_id is not null
returning version;
