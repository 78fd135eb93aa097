-- Row-level security by tenant: run it as the owner, after the migrations and setup() of stores, and again after later
-- ones, which make tables. See docs/security.md.
--
-- A thread's id begins with its tenant and a colon (acme:42); the first label of an item's namespace is its tenant. A
-- connection says whose it is (options=-c pgcheckpoint.tenant=acme); without that it sees and stores nothing. The owner and
-- superusers see all: let the application connect as another role.
-- Functions and operators are Postgres' own, whatever others have put into a schema.
set search_path = pg_catalog, pg_temp;

do $$
declare
    -- A setting that a transaction has had is empty afterwards, not null. With a role for each tenant, named as the tenant
    -- is, let it be current_user::text.
    tenant constant text := $tenant$nullif(current_setting('pgcheckpoint.tenant', true), '')$tenant$;
    by_thread constant text := format('split_part(thread_id, '':'', 1) = %s', tenant);
    by_head constant text := format('split_part(head, chr(1), 1) = %s', tenant);
    by_policy constant text := format('split_part(policy, '':'', 1) = %s', tenant);
    by_prefix constant text := format('split_part(prefix, '':'', 1) = %s', tenant);
    item record;
begin
    for item in
        select c.relname as name, r.policy, r.command, r.seen, r.stored
        from pg_class c
        join (values
            ('checkpoints', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_blobs', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_chunks', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_writes', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_threads', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_data_keys', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_leases', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_wakeups', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_steps', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_event_heads', 'tenant', 'all', by_thread, by_thread),
            ('checkpoint_events', 'tenant', 'all', by_thread, by_thread),
            -- what background retention calls a policy's turn begins with the tenant, too
            ('retention_turns', 'tenant', 'all', by_policy, by_policy),
            -- caches of nodes have the tenant as their prefix, or at its beginning
            ('cache_entries', 'tenant', 'all', by_prefix, by_prefix),
            ('store_items', 'tenant', 'all', by_head, by_head),
            ('store_vectors', 'tenant', 'all', by_head, by_head),
            ('store_texts', 'tenant', 'all', by_head, by_head),
            -- Random numbers, which say nothing of anybody. Who can't guess one can't stop a transaction; but forgetting
            -- one too soon could let a transaction of somebody else be committed late.
            ('lost_attempts', 'tenant', 'select', 'true', null),
            ('lost_attempts', 'tenant_adds', 'insert', null, 'lost_at = now()'),
            ('lost_attempts', 'tenant_forgets', 'delete', 'lost_at < now() - interval ''7 days''', null),
            -- the owner's to write
            ('schema_migrations', 'tenant', 'select', 'true', null),
            ('store_index', 'tenant', 'select', 'true', null)
        ) as r (name, policy, command, seen, stored)
            -- partitions have numbers
            on r.name = regexp_replace(c.relname, '(_[0-9]+)+$', '')
        where c.relnamespace = 'pgcheckpoint'::regnamespace and c.relkind in ('r', 'p')
    loop
        execute format('alter table pgcheckpoint.%I enable row level security', item.name);
        execute format('drop policy if exists %I on pgcheckpoint.%I', item.policy, item.name);
        execute format('create policy %I on pgcheckpoint.%I for %s', item.policy, item.name, item.command)
            || coalesce(' using (' || item.seen || ')', '') || coalesce(' with check (' || item.stored || ')', '');
    end loop;

    -- Views look with their owner's eyes unless told otherwise, which Postgres 15 and later can be.
    if current_setting('server_version_num')::integer >= 150000 then
        alter view pgcheckpoint.checkpoint_overview set (security_invoker = true);
        alter view pgcheckpoint.thread_overview set (security_invoker = true);
    end if;
end
$$;

reset search_path;
