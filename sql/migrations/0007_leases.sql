-- Leases: who drives a thread, so that runs of a process that died go on in another. And which threads have tasks to run.
insert into pgcheckpoint.schema_migrations (version, name) values (7, 'leases');

-- Changed when a run begins and when it ends; puts in between leave it as it is.
alter table pgcheckpoint.checkpoint_threads add column unfinished_at timestamptz;
comment on column pgcheckpoint.checkpoint_threads.unfinished_at is
    'since when its newest root checkpoint has tasks to run and no open interrupt; epoch: it has none; null: nothing is known';
create index checkpoint_threads_unfinished_at_idx on pgcheckpoint.checkpoint_threads (unfinished_at, thread_id)
    where unfinished_at > 'epoch';

-- Apart from checkpoint_threads: heartbeats must not wait for puts, nor puts for them.
create table pgcheckpoint.checkpoint_leases (
    thread_id text collate "C" primary key,
    token text,
    expires_at timestamptz not null,
    attempts integer not null default 0,
    given_up_at timestamptz,
    given_up_id text collate "C",
    error text
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.checkpoint_leases is
    'who drives a thread; taken under the lock of the thread''s row, and asked for by the puts that are made under it';
comment on column pgcheckpoint.checkpoint_leases.token is 'names the holder; null: nobody, the thread waits to be resumed';
comment on column pgcheckpoint.checkpoint_leases.expires_at is
    'when the holder has lost it, unless a heartbeat comes; without a holder, when to resume the thread';
comment on column pgcheckpoint.checkpoint_leases.attempts is 'how often the thread was resumed since a run of it ended';
comment on column pgcheckpoint.checkpoint_leases.given_up_id is 'the newest root checkpoint when the thread was given up';
comment on column pgcheckpoint.checkpoint_leases.error is 'the type of what its last attempt raised';

-- Leases that were lost.
create index checkpoint_leases_expires_at_idx on pgcheckpoint.checkpoint_leases (expires_at, thread_id);

-- Who may change threads may take leases of them; and of the same tenants only, where rows are kept apart by tenant.
do $$
declare
    -- found without a literal, for the schema's name may have a quote in it
    home constant oid := (
        select c.relnamespace from pg_class c where c.reltype = pg_typeof(null::pgcheckpoint.checkpoint_threads)
    );
    threads constant oid := (select oid from pg_class where relnamespace = home and relname = 'checkpoint_threads');
    leases constant text := format('%I.checkpoint_leases', (select nspname from pg_namespace where oid = home));
    item record;
begin
    for item in
        select a.privilege_type as what, case a.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end as who
        from pg_class c
        cross join aclexplode(c.relacl) a
        where c.oid = threads and a.grantee <> c.relowner and a.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
    loop
        execute format('grant %s on %s to %s', item.what, leases, item.who);
    end loop;
    if (select relrowsecurity from pg_class where oid = threads) then
        execute format('alter table %s enable row level security', leases);
    end if;
    for item in
        select p.polname as name, case when p.polpermissive then 'permissive' else 'restrictive' end as kind,
            case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
                as command,
            (
                select string_agg(case r when 0 then 'public' else quote_ident(pg_get_userbyid(r)) end, ', ')
                from unnest(p.polroles) r
            ) as roles,
            coalesce(' using (' || pg_get_expr(p.polqual, threads) || ')', '') as seen,
            coalesce(' with check (' || pg_get_expr(p.polwithcheck, threads) || ')', '') as stored
        from pg_policy p
        where p.polrelid = threads
    loop
        execute format('create policy %I on %s as %s for %s to %s', item.name, leases, item.kind, item.command, item.roles)
            || item.seen || item.stored;
    end loop;
end
$$;
