-- The tables. Every key leads with thread_id, so that no query crosses threads by accident
-- and the tables can be distributed by it. There are no foreign keys: writes may commit before
-- the checkpoint they belong to. Text keys compare as bytes, so that "latest" means the same
-- on every server.
create table pgcheckpoint.schema_migrations (
    version integer primary key,
    name text not null,
    breaking boolean not null default false,
    applied_at timestamptz not null default now()
);
comment on column pgcheckpoint.schema_migrations.breaking is
    'true when versions of the package that do not know this migration must not run';

-- The version row goes in first: a concurrent migrator collides here, before it changes anything.
insert into pgcheckpoint.schema_migrations (version, name) values (1, 'initial');

create table pgcheckpoint.checkpoints (
    thread_id text collate "C" not null,
    checkpoint_ns text collate "C" not null default '',
    checkpoint_id text collate "C" not null,
    parent_checkpoint_id text collate "C",
    checkpoint jsonb not null,
    metadata jsonb not null default '{}',
    sealed bytea,
    primary key (thread_id, checkpoint_ns, checkpoint_id)
);
comment on column pgcheckpoint.checkpoints.checkpoint is
    'the LangGraph checkpoint; channel_values holds the small JSON-exact values only';
comment on column pgcheckpoint.checkpoints.sealed is
    'the small values encrypted, when the saver has a cipher';

-- delete_for_runs finds a run's checkpoints here; rows without a run_id cost nothing. A hash, for a run_id may be
-- longer than an index entry can be.
create index checkpoints_run_id_idx
    on pgcheckpoint.checkpoints (hashtextextended((metadata ->> 'run_id') collate "C", 0))
    where metadata ? 'run_id';

create table pgcheckpoint.checkpoint_blobs (
    thread_id text collate "C" not null,
    checkpoint_ns text collate "C" not null default '',
    channel text collate "C" not null,
    version text collate "C" not null,
    type text not null,
    size integer not null,
    groups integer not null default 0,
    chunks bytea,
    blob bytea not null,
    primary key (thread_id, checkpoint_ns, channel, version)
);
comment on table pgcheckpoint.checkpoint_blobs is
    'one channel value per version, stored once however many checkpoints refer to it';
comment on column pgcheckpoint.checkpoint_blobs.size is
    'bytes of the whole value';
comment on column pgcheckpoint.checkpoint_blobs.blob is
    'the whole value, or its header and tail when chunks is set';
comment on column pgcheckpoint.checkpoint_blobs.chunks is
    '16-byte digests in checkpoint_chunks, one after another: of groups, then of the chunks that come after those';
comment on column pgcheckpoint.checkpoint_blobs.groups is
    'how many of the digests are of groups';

create table pgcheckpoint.checkpoint_chunks (
    thread_id text collate "C" not null,
    digest bytea not null,
    data bytea not null,
    primary key (thread_id, digest)
);
comment on table pgcheckpoint.checkpoint_chunks is
    'pieces of long lists and dicts, and groups of them (their digests), content-addressed within a thread';

-- The server's default, pglz, would take most of the time of storing a large value.
do $$
begin
    alter table pgcheckpoint.checkpoint_blobs alter column blob set compression lz4;
    alter table pgcheckpoint.checkpoint_chunks alter column data set compression lz4;
exception when feature_not_supported then
    alter table pgcheckpoint.checkpoint_blobs alter column blob set storage external;
    alter table pgcheckpoint.checkpoint_chunks alter column data set storage external;
end
$$;

create table pgcheckpoint.checkpoint_writes (
    thread_id text collate "C" not null,
    checkpoint_ns text collate "C" not null default '',
    checkpoint_id text collate "C" not null,
    task_id text collate "C" not null,
    idx integer not null,
    task_path text collate "C" not null default '',
    channel text collate "C" not null,
    type text not null,
    blob bytea not null,
    primary key (thread_id, checkpoint_ns, checkpoint_id, task_id, idx)
);

create table pgcheckpoint.checkpoint_threads (
    thread_id text collate "C" primary key,
    created_at timestamptz not null default now(),
    active_at timestamptz not null default now(),
    last_write text,
    encrypted boolean not null default false
);
-- The last active threads first.
create index checkpoint_threads_active_at_idx on pgcheckpoint.checkpoint_threads (active_at, thread_id);
comment on table pgcheckpoint.checkpoint_threads is
    'one row a thread: the lock that keeps puts and deletes apart, and when it was last active (to about a minute)';
comment on column pgcheckpoint.checkpoint_threads.last_write is
    'names the last write, and who wrote, of savers with single_writer';
comment on column pgcheckpoint.checkpoint_threads.encrypted is
    'set when rotate_keys begins to encrypt what was in clear: savers without a cipher are refused from then on';

-- Retention deletes a lot at once, and the space can only be used again after a vacuum: sooner than when a fifth of a
-- large table is dead. An update of active_at should find room on its page.
alter table pgcheckpoint.checkpoints
    set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table pgcheckpoint.checkpoint_blobs set (
    autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05,
    toast.autovacuum_vacuum_scale_factor = 0.02
);
alter table pgcheckpoint.checkpoint_chunks set (
    autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05,
    toast.autovacuum_vacuum_scale_factor = 0.02
);
alter table pgcheckpoint.checkpoint_writes set (
    autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05,
    toast.autovacuum_vacuum_scale_factor = 0.02
);
alter table pgcheckpoint.checkpoint_threads set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.02);

-- What may be relied upon to read by hand or for reports; the tables may change in any version. Columns of a view are
-- looked up when they are asked for, row by row: name a thread, or few.
create view pgcheckpoint.checkpoint_overview as
select
    c.thread_id,
    c.checkpoint_ns,
    c.checkpoint_id,
    c.parent_checkpoint_id,
    c.checkpoint ->> 'ts' as created_at,
    -- metadata is the user's: it may hold anything
    case when c.metadata ->> 'step' ~ '^-?[0-9]{1,9}$' then (c.metadata ->> 'step')::integer end as step,
    c.metadata ->> 'source' as source,
    -- in encrypted metadata a token stands in its place
    case when not c.metadata ? 'pg:sealed' then c.metadata ->> 'run_id' end as run_id,
    case when not c.metadata ? 'pg:sealed' then c.metadata end as metadata,
    (
        select count(*)
        from pgcheckpoint.checkpoint_writes w
        where w.thread_id = c.thread_id and w.checkpoint_ns = c.checkpoint_ns and w.checkpoint_id = c.checkpoint_id
    ) as writes,
    -- scalar subqueries are looked up by key; EXISTS might be hashed over the whole table
    coalesce((
        select true
        from pgcheckpoint.checkpoint_writes w
        where w.thread_id = c.thread_id and w.checkpoint_ns = c.checkpoint_ns and w.checkpoint_id = c.checkpoint_id
            and w.channel = '__interrupt__'
        limit 1
    ), false) and coalesce((
        select false
        from pgcheckpoint.checkpoints child
        where child.thread_id = c.thread_id and child.checkpoint_ns = c.checkpoint_ns
            and child.parent_checkpoint_id = c.checkpoint_id
        limit 1
    ), true) as interrupted,
    (
        select length((c.checkpoint -> 'channel_values')::text) + coalesce(sum(b.size), 0)
        from jsonb_each_text(
            case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
        ) v
        cross join lateral (
            -- looked up by key, whatever the planner believes about the size of the thread
            select size
            from pgcheckpoint.checkpoint_blobs
            where thread_id = c.thread_id and checkpoint_ns = c.checkpoint_ns and channel = v.key and version = v.value
            limit 1
        ) b
    )::bigint as bytes
from pgcheckpoint.checkpoints c;
comment on view pgcheckpoint.checkpoint_overview is
    'a row a checkpoint, without its values; ask for one thread';
comment on column pgcheckpoint.checkpoint_overview.created_at is 'ISO 8601, as LangGraph wrote it';
comment on column pgcheckpoint.checkpoint_overview.step is '-1 for the first input, then 0 and on; null if metadata is encrypted';
comment on column pgcheckpoint.checkpoint_overview.source is 'input, loop, update or fork; null if metadata is encrypted';
comment on column pgcheckpoint.checkpoint_overview.run_id is 'of the run that made it, if the config named one; null if metadata is encrypted';
comment on column pgcheckpoint.checkpoint_overview.metadata is 'null if it is encrypted';
comment on column pgcheckpoint.checkpoint_overview.writes is 'pending writes stored for it';
comment on column pgcheckpoint.checkpoint_overview.interrupted is 'it waits for the answer to an interrupt';
comment on column pgcheckpoint.checkpoint_overview.bytes is
    'of the serialized state that it stands for, most of it shared with other checkpoints';

create view pgcheckpoint.thread_overview as
select
    t.thread_id,
    t.created_at,
    t.active_at,
    (select count(*) from pgcheckpoint.checkpoints c where c.thread_id = t.thread_id) as checkpoints,
    (select count(*) from pgcheckpoint.checkpoint_writes w where w.thread_id = t.thread_id) as writes,
    (
        select max(c.checkpoint_id)
        from pgcheckpoint.checkpoints c
        where c.thread_id = t.thread_id and c.checkpoint_ns = ''
    ) as checkpoint_id,
    (
        (
            select coalesce(sum(pg_column_size(c.checkpoint) + pg_column_size(c.metadata) + coalesce(pg_column_size(c.sealed), 0)), 0)
            from pgcheckpoint.checkpoints c where c.thread_id = t.thread_id
        )
        + (
            select coalesce(sum(pg_column_size(b.blob) + coalesce(pg_column_size(b.chunks), 0)), 0)
            from pgcheckpoint.checkpoint_blobs b where b.thread_id = t.thread_id
        )
        + (select coalesce(sum(pg_column_size(k.data)), 0) from pgcheckpoint.checkpoint_chunks k where k.thread_id = t.thread_id)
        + (select coalesce(sum(pg_column_size(w.blob)), 0) from pgcheckpoint.checkpoint_writes w where w.thread_id = t.thread_id)
    )::bigint as bytes
from pgcheckpoint.checkpoint_threads t;
comment on view pgcheckpoint.thread_overview is 'a row a thread';
comment on column pgcheckpoint.thread_overview.active_at is 'when a checkpoint was stored last, to about a minute';
comment on column pgcheckpoint.thread_overview.checkpoint_id is 'the newest checkpoint of the root';
comment on column pgcheckpoint.thread_overview.bytes is 'what its values take on disk, without indexes and row headers';

-- With the rights of who asks, where the server can: from Postgres 15 on.
do $$
begin
    alter view pgcheckpoint.checkpoint_overview set (security_invoker = true);
    alter view pgcheckpoint.thread_overview set (security_invoker = true);
exception when invalid_parameter_value then
    null;
end
$$;
