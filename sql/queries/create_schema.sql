-- Makes the schema, run before the first migration when it is absent.
create schema if not exists pgcheckpoint;
