-- Creates the schema if it is missing, before the first migration.
create schema if not exists pgcheckpoint;
