-- The schema: which one is used, its migrations, and who else could change it.

-- name: find_schema(schema pg_catalog.text)
-- Finds the schema to use: the first one on the connection's search_path (null if there is none but the server's own); whether
-- the named schema, or else that one, exists; and whether it was ever migrated. Runs first, because a role that may not create
-- schemas can still migrate a prepared one. Also tells the database's encoding, whether Citus is loaded, and the default
-- isolation level. Everything is qualified, because this runs under the session's own search_path.
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
    select (select name from first) as first, coalesce(:schema, (select name from first)) as name
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

-- name: look_at_schema
-- Lists the migrations as list_migrations does, in no order, and with each what find_schema tells of a schema that is
-- there: the connection's search_path and whether its $user names a schema, the database's encoding, whether Citus is loaded,
-- and the default isolation level. No look into the catalogs: this is the first statement of many connections, which then
-- know nothing of them, and the other two take four times as long there. Fails where the table or the schema's id is missing, and
-- where a view has its name, which would run what its owner put into it: only a table can be sampled, here in all of its rows.
-- Everything is qualified, because this runs under the session's own search_path.
/* qualified */
select m.version, m.name, m.breaking, m.applied_at, m.schema_id::pg_catalog.text,
    pg_catalog.current_setting('search_path'),
    pg_catalog.to_regnamespace(pg_catalog.quote_ident(current_user)) is not null,
    pg_catalog.current_setting('server_encoding'),
    pg_catalog.current_setting('citus.version', true) is not null,
    pg_catalog.current_setting('default_transaction_isolation')
from pgcheckpoint.schema_migrations m tablesample pg_catalog.system (100);

-- name: list_migrations
-- Lists the migrations that were applied to the schema, and the schema's random id where it stands. Its column is not named,
-- for that is missing before the migration that makes it.
-- A table's only, as in look_at_schema. Everything is qualified, because this runs under the session's own search_path.
/* qualified */
select m.version, m.name, m.breaking, m.applied_at, pg_catalog.to_jsonb(m) operator(pg_catalog.->>) 'schema_id' as schema_id
from pgcheckpoint.schema_migrations m tablesample pg_catalog.system (100)
order by m.version;

-- name: check_schema(schema_id text)
-- Fails on purpose, with an escape of two characters (22025), if the schema has not the id that rows of this transaction are
-- encrypted for: it was dropped and made anew since somebody looked at it. The tables that the transaction has changed keep it
-- from being dropped now. Returns nothing, not a column, which costs the least.
select
where like_escape(
    '', case when exists (select from pgcheckpoint.schema_migrations where schema_id = :schema_id::uuid) then '' else 'xx' end
) is null;

-- name: lock_migrations(lock_number bigint)
-- Lets one migrator at a time work, until its transaction ends. The number is made from the schema's name.
select pg_catalog.pg_advisory_xact_lock(:lock_number);

-- name: begin_ddl
-- The first statement of a transaction that makes or changes parts of the schema. Functions and operators are Postgres' own until
-- its end, whatever others have put into a schema. Citus changes the shards of a table one after another: after what it does to
-- several at once it refuses to make a function.
/* sets search_path */
select pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true),
    pg_catalog.set_config('citus.multi_shard_modify_mode', 'sequential', true);

-- name: create_schema
-- Creates the schema if it is missing, before the first migration.
create schema if not exists pgcheckpoint;

-- name: find_strangers(for_current_role boolean, fails boolean)
-- Roles that could put something of their own in the place of what is ours: they own the schema, or something in it by a name of
-- ours, or may create more there, and the role that relies on it does not trust them. It trusts those who may act as it does
-- anyway (superusers, members of it), roles that it inherits from, and, if it is no superuser, the database's owner. The current
-- role relies on it when it changes the schema; else the owner of its tables does, if it has any. It fails, if asked to, where
-- something is theirs: by a cast, whose error quotes the text. Tables count once there are migrations: the first ones fail where
-- one is there already.
with recursive home as (
    select n.oid, n.nspname, n.nspowner, n.nspacl, t.relowner as table_owner,
        -- pg_database_owner has public since Postgres 15
        case when pg_get_userbyid(n.nspowner) = 'pg_database_owner' then d.datdba else n.nspowner end as owner
    from pg_namespace n
    join pg_database d on d.datname = current_database()
    left join pg_class t on t.relnamespace = n.oid and t.relname = 'schema_migrations'
    where n.oid = to_regnamespace($name$pgcheckpoint$name$)
),
relying as (
    select r.oid, r.rolname, r.rolsuper
    from home h
    join pg_roles r on case when :for_current_role or h.table_owner is null then r.rolname = current_user else r.oid = h.table_owner end
),
inherited as (
    select oid from relying
    union
    select m.roleid
    from inherited i
    join pg_auth_members m on m.member = i.oid
    -- a column since Postgres 16: who may only administer a role, or become it, does not rely on it
    where coalesce((to_jsonb(m) ->> 'inherit_option')::boolean, true)
),
stranger as (
    select r.oid, r.rolname, relying.rolname as relying
    from pg_roles r
    cross join relying
    where not pg_has_role(r.oid, relying.oid, 'member')
        and r.oid not in (select oid from inherited)
        and (relying.rolsuper or r.oid <> (select datdba from pg_database where datname = current_database()))
),
owned as (
    select format('schema %I', nspname) as what, owner from home
    union all
    select format('%s %I.%I', case c.relkind when 'v' then 'view' else 'table' end, h.nspname, c.relname), c.relowner
    from home h
    join pg_class c on c.relnamespace = h.oid
    where h.table_owner is not null
        and c.relkind not in ('i', 'I')
        -- partitions have numbers
        and regexp_replace(c.relname, '(_[0-9]+)+$', '') = any (array[
            'schema_migrations', 'checkpoints', 'checkpoint_blobs', 'checkpoint_chunks', 'checkpoint_writes',
            'checkpoint_threads', 'checkpoint_data_keys', 'checkpoint_leases', 'checkpoint_wakeups', 'checkpoint_steps',
            'checkpoint_event_heads', 'checkpoint_events', 'checkpoint_overview', 'thread_overview', 'retention_turns', 'lost_attempts',
            'store_items', 'store_index', 'store_vectors', 'store_texts', 'cache_entries'
        ])
    union all
    select format('function %I.%I(%s)', h.nspname, p.proname, pg_get_function_identity_arguments(p.oid)), p.proowner
    from home h
    join pg_proc p on p.pronamespace = h.oid
    where regexp_replace(p.proname, '_v[0-9]+$', '') = any (array[
        'get_pieces', 'read_checkpoint', 'read_checkpoints', 'get_delta_history', 'lock_threads_by_rows',
        'mark_threads_by_rows', 'put_checkpoints_by_rows', 'put_writes_by_rows', 'get_home'
    ])
),
found as (
    select o.what, s.rolname::text as role, s.relying::text as relying, true as is_theirs,
        case
            when :fails
                then format('the %s belongs to %I, which is no role that %I trusts', o.what, s.rolname, s.relying)::integer
        end as failure
    from owned o
    join stranger s on s.oid = o.owner
    union all
    select format('schema %I', h.nspname), coalesce(s.rolname::text, 'public'), relying.rolname::text, false, null
    from home h
    cross join relying
    cross join aclexplode(h.nspacl) a
    left join stranger s on s.oid = a.grantee
    where a.privilege_type = 'CREATE' and a.grantee <> h.nspowner and (a.grantee = 0 or s.oid is not null)
)
select what, role, relying, is_theirs, failure from found order by is_theirs desc, starts_with(what, 'schema') desc, what, role;

-- name: find_misnamed_functions
-- The schema's functions that do not name it: it was renamed since they were made, and they would read and write in one that
-- has its old name. Everything is qualified, because this runs under the session's own search_path, and the functions are looked
-- up as calls look them up, because the first ones on a connection then find them in its caches. A name is quoted by dollars, for
-- it may have a quote in it; without any it stands where the files of sql/migrations were run as they are.
/* qualified */
select p.proname::pg_catalog.text
from pg_catalog.pg_proc p
cross join lateral pg_catalog.btrim(p.pronamespace::pg_catalog.regnamespace::pg_catalog.text, '"') as s (name)
where p.oid operator(pg_catalog.=) any (array[
        pg_catalog.to_regproc($name$pgcheckpoint.get_pieces_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.read_checkpoints_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.read_checkpoint_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.get_delta_history_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.get_home_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.lock_threads_by_rows_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.mark_threads_by_rows_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.put_checkpoints_by_rows_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.put_writes_by_rows_v1$name$)::pg_catalog.oid
    ])
    and pg_catalog.strpos(p.prosrc, $name$pgcheckpoint.$name$) operator(pg_catalog.=) 0
    and not case
        when s.name operator(pg_catalog.~) '^[a-z0-9_]+$'
            then p.prosrc operator(pg_catalog.~) pg_catalog.concat('\m', s.name, '\.')
        else false
    end
order by p.proname;

-- name: find_other_writers
-- The roles, but for this one and the owners, that were granted the right to write to the tables that hold values. Sent along
-- with the first look at a schema, so everything is qualified, and the tables are looked up as the functions are there.
select distinct w.name
from pg_catalog.pg_class c
cross join lateral pg_catalog.aclexplode(c.relacl) as a
cross join lateral (
    select case when a.grantee operator(pg_catalog.=) 0::pg_catalog.oid then 'public' else pg_catalog.pg_get_userbyid(a.grantee)::pg_catalog.text end
) as w (name)
where c.oid operator(pg_catalog.=) any (array[
        pg_catalog.to_regclass($name$pgcheckpoint.checkpoints$name$)::pg_catalog.oid,
        pg_catalog.to_regclass($name$pgcheckpoint.checkpoint_blobs$name$)::pg_catalog.oid,
        pg_catalog.to_regclass($name$pgcheckpoint.checkpoint_chunks$name$)::pg_catalog.oid,
        pg_catalog.to_regclass($name$pgcheckpoint.checkpoint_writes$name$)::pg_catalog.oid
    ])
    and a.privilege_type operator(pg_catalog.=) any (array['INSERT', 'UPDATE'])
    and a.grantee operator(pg_catalog.<>) c.relowner
    and w.name operator(pg_catalog.<>) current_user::pg_catalog.text
order by w.name;
