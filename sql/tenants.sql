-- Row-level security by tenant: run it once as the owner, after the migrations. See docs/security.md.
--
-- A thread's id begins with its tenant and a colon (acme:42). A connection says whose it is (options=-c
-- pgcheckpoint.tenant=acme); without that it sees and stores nothing. The owner and superusers see all: let the
-- application connect as another role.
-- Functions and operators are Postgres' own, whatever others have put into a schema.
set search_path = pg_catalog, pg_temp;

alter table pgcheckpoint.checkpoints enable row level security;
alter table pgcheckpoint.checkpoint_blobs enable row level security;
alter table pgcheckpoint.checkpoint_chunks enable row level security;
alter table pgcheckpoint.checkpoint_writes enable row level security;
alter table pgcheckpoint.checkpoint_threads enable row level security;
alter table pgcheckpoint.checkpoint_data_keys enable row level security;
alter table pgcheckpoint.checkpoint_leases enable row level security;

create policy tenant on pgcheckpoint.checkpoints
    using (pg_catalog.split_part(thread_id, ':', 1) = pg_catalog.current_setting('pgcheckpoint.tenant', true));
create policy tenant on pgcheckpoint.checkpoint_blobs
    using (pg_catalog.split_part(thread_id, ':', 1) = pg_catalog.current_setting('pgcheckpoint.tenant', true));
create policy tenant on pgcheckpoint.checkpoint_chunks
    using (pg_catalog.split_part(thread_id, ':', 1) = pg_catalog.current_setting('pgcheckpoint.tenant', true));
create policy tenant on pgcheckpoint.checkpoint_writes
    using (pg_catalog.split_part(thread_id, ':', 1) = pg_catalog.current_setting('pgcheckpoint.tenant', true));
create policy tenant on pgcheckpoint.checkpoint_threads
    using (pg_catalog.split_part(thread_id, ':', 1) = pg_catalog.current_setting('pgcheckpoint.tenant', true));
create policy tenant on pgcheckpoint.checkpoint_data_keys
    using (pg_catalog.split_part(thread_id, ':', 1) = pg_catalog.current_setting('pgcheckpoint.tenant', true));
create policy tenant on pgcheckpoint.checkpoint_leases
    using (pg_catalog.split_part(thread_id, ':', 1) = pg_catalog.current_setting('pgcheckpoint.tenant', true));

-- Views look with their owner's eyes unless told otherwise, which Postgres 15 and later can be.
alter view pgcheckpoint.checkpoint_overview set (security_invoker = true);
alter view pgcheckpoint.thread_overview set (security_invoker = true);

reset search_path;
