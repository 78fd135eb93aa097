-- Finds the schema to use: the first one on the connection's search_path (null if there is none but the server's own);
-- whether the named schema, or else that one, exists; and whether it was ever migrated. Runs first, because a role that
-- may not create schemas can still migrate a prepared one. Also tells the database's encoding, whether Citus is loaded,
-- and the default isolation level. Everything is qualified, because this runs under the session's own search_path.
-- $1 name; null for the one on the search_path.
/* qualified */
with written as (
    -- a schema that does not exist yet counts, so current_schemas() is not enough; one without a name may stand there too
    select coalesce(pg_catalog.replace(word[1], '""', '"'), pg_catalog.lower(word[2])) as name, place
    from pg_catalog.regexp_matches(
        pg_catalog.current_setting('search_path'), '"((?:[^"]|"")*)"|([^",[:space:]]+)', 'g'
    ) with ordinality as words (word, place)
),
listed as (
    select current_user::pg_catalog.text as name, place
    from written
    where name operator(pg_catalog.=) '$user'
        and exists (select from pg_catalog.pg_namespace where nspname operator(pg_catalog.=) current_user)
    union all
    select name, place from written where name operator(pg_catalog.<>) all (array['$user', ''])
),
first as (
    select name
    from listed
    where not pg_catalog.starts_with(name, 'pg_') and name operator(pg_catalog.<>) 'information_schema'
    order by place
    limit 1
),
looked_at as (
    select (select name from first) as first, coalesce($1::pg_catalog.text, (select name from first)) as name
)
select
    first,
    exists (select from pg_catalog.pg_namespace where nspname operator(pg_catalog.=) name),
    exists (
        select from pg_catalog.pg_class c
        join pg_catalog.pg_namespace n on n.oid operator(pg_catalog.=) c.relnamespace
        where n.nspname operator(pg_catalog.=) name
            and c.relname operator(pg_catalog.=) 'schema_migrations'
            and c.relkind operator(pg_catalog.=) any (array['r', 'p']::pg_catalog."char"[])
    ),
    pg_catalog.current_setting('server_encoding'),
    pg_catalog.current_setting('citus.version', true) is not null,
    pg_catalog.current_setting('default_transaction_isolation')
from looked_at;
