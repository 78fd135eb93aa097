-- Tells whether the schema exists; whoever may not create schemas can then still migrate a prepared one. $1 name.
select exists (select from pg_namespace where nspname = $1);
