-- Sets time limits for this transaction only, before statements that call a function which sets all else itself, and
-- that name all by schema. $1 statement timeout and $2 lock timeout, in milliseconds.
/* qualified */
select
    pg_catalog.set_config('statement_timeout', $1, true),
    pg_catalog.set_config('lock_timeout', $2, true);
