-- Roles that could put something of their own in the place of what is ours: they own the schema, or something in it by a name
-- of ours, or may create more there, and the role that relies on it does not trust them. It trusts those who may act as it
-- does anyway (superusers, members of it), roles that it inherits from, and, if it is no superuser, the database's owner.
-- $1 who relies on it: true for the current role, which changes the schema; false for the owner of its tables, if it has any.
-- $2 whether to fail if something is theirs: by a cast, whose error quotes the text.
-- Tables count once there are migrations: the first ones fail where one is there already.
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
    join pg_roles r on case when $1::boolean or h.table_owner is null then r.rolname = current_user else r.oid = h.table_owner end
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
            when $2::boolean
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
