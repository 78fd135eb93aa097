-- Inside a transaction of somebody else's: notes what set_bounds.sql and lock_threads.sql will set, and gives it back afterwards.
-- $1 whether to note it, else to give it back.
/* qualified */
select pg_catalog.set_config(
    case when $1::boolean then 'pg_checkpoint.' operator(pg_catalog.||) s.name else s.name end,
    pg_catalog.current_setting(case when $1::boolean then s.name else 'pg_checkpoint.' operator(pg_catalog.||) s.name end),
    true
)
from (
    values
        ('search_path'),
        ('statement_timeout'),
        ('lock_timeout'),
        ('plan_cache_mode'),
        ('jit'),
        ('synchronous_commit'),
        ('client_min_messages')
) as s (name);
