-- Lists the migrations that were applied to the schema.
select version, name, breaking, applied_at from pgcheckpoint.schema_migrations order by version;
