-- Made by: python -m tests.upgrade 0.1.0 51f60f1000954684df599742e40ac8f8e0ddb1e6

create schema pgcheckpoint;

-- The tables of the savers and the store, their views, and the functions that statements share. Every key leads with thread_id
-- (with the namespace's head in the store), so that no query crosses threads by accident and the tables can be distributed by it.
-- There are no foreign keys: writes may commit before the checkpoint they belong to. Text keys compare as bytes, so that
-- "latest" means the same on every server.
create table pgcheckpoint.schema_migrations (
    version integer primary key,
    name text not null,
    breaking boolean not null default false,
    applied_at timestamptz not null default now(),
    schema_id uuid,
    home_server text,
    home_database oid,
    environment text
);
comment on column pgcheckpoint.schema_migrations.breaking is
    'true when versions of the package that do not know this migration must not run';
comment on column pgcheckpoint.schema_migrations.schema_id is
    'of the schema, in one of the rows; never to be changed: nothing that is encrypted here could be read then';
comment on column pgcheckpoint.schema_migrations.home_server is
    'beside schema_id: the system identifier of the server that the schema is at home on; null: any, or nobody could tell';
comment on column pgcheckpoint.schema_migrations.home_database is
    'beside schema_id: the oid of the database that the schema is at home in; null: any';
comment on column pgcheckpoint.schema_migrations.environment is
    'beside schema_id: what savers call the environment that it belongs to, such as production; null: it has no name';

-- The version row goes in first: a concurrent migrator collides here, before it changes anything. With it a random id of the
-- schema, by which savers with a cipher bind what they encrypt to it: rows that were copied from another schema or database do
-- not open. It goes where the schema goes: dumps, replicas and copies of the database have the same. It stands in the table that
-- every role of savers may read, in one row.
insert into pgcheckpoint.schema_migrations (version, name, schema_id) values (1, 'initial', gen_random_uuid());

create table pgcheckpoint.checkpoints (
    thread_id text collate "C" not null,
    checkpoint_ns text collate "C" not null default '',
    checkpoint_id text collate "C" not null,
    parent_checkpoint_id text collate "C",
    checkpoint jsonb not null,
    metadata jsonb not null default '{}',
    sealed bytea,
    checks bytea,
    -- a statement that forgets it stores what is later than any look of a cleaning, until it has been looked at
    generation bigint default 9223372036854775807,
    chain bytea,
    primary key (thread_id, checkpoint_ns, checkpoint_id)
);
comment on column pgcheckpoint.checkpoints.checkpoint is
    'the LangGraph checkpoint; channel_values holds the small JSON-exact values only';
comment on column pgcheckpoint.checkpoints.sealed is
    'the small values encrypted, when the saver has a cipher';
comment on column pgcheckpoint.checkpoints.checks is
    'a hash of checkpoint and metadata, and four bytes for each channel with a value in checkpoint_blobs; null with a cipher';
comment on column pgcheckpoint.checkpoints.generation is
    'that of the thread when it was put, or put again (see advance_generation.sql)';
comment on column pgcheckpoint.checkpoints.chain is
    'with tamper_evident: digests of what was put, of the parent''s own record and of the parent''s writes; encrypted with a cipher';

-- delete_for_runs finds a run's checkpoints here; rows without a run_id cost nothing. A hash, for a run_id may be
-- longer than an index entry can be.
create index checkpoints_run_id_idx
    on pgcheckpoint.checkpoints (hashtextextended((metadata ->> 'run_id') collate "C", 0))
    where metadata ? 'run_id';

-- What was put since a cleaning looked last is found here, not by a look at the whole thread.
create index checkpoints_generation_idx on pgcheckpoint.checkpoints (thread_id, generation) where generation is not null;

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
    crc bytea,
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
comment on column pgcheckpoint.checkpoint_blobs.crc is 'CRC-32 of the row, with the names of its chunks; null with a cipher';

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
    crc bytea,
    primary key (thread_id, checkpoint_ns, checkpoint_id, task_id, idx)
);
comment on column pgcheckpoint.checkpoint_writes.crc is
    'CRC-32 of the row; null with a cipher, and for errors, interrupts and resume values, which are replaced';

create table pgcheckpoint.checkpoint_threads (
    thread_id text collate "C" not null,
    created_at timestamptz not null default now(),
    active_at timestamptz not null default now(),
    last_write text,
    encrypted boolean not null default false,
    data_keyed boolean not null default false,
    unfinished_at timestamptz,
    ttl interval,
    ttl_strategy text,
    ttl_applied_at timestamptz,
    generation bigint,
    primary key (thread_id)
);
-- The last active threads first.
create index checkpoint_threads_active_at_idx on pgcheckpoint.checkpoint_threads (active_at, thread_id);
create index checkpoint_threads_unfinished_at_idx on pgcheckpoint.checkpoint_threads (unfinished_at, thread_id)
    where unfinished_at > 'epoch';
-- The sum is one of intervals, which does not depend on a time zone, as one of time and interval would.
create index checkpoint_threads_ttl_idx
    on pgcheckpoint.checkpoint_threads ((active_at - to_timestamp(0) + ttl), thread_id)
    where ttl is not null and ttl_applied_at is distinct from active_at;
comment on table pgcheckpoint.checkpoint_threads is
    'one row a thread: the lock that keeps puts and deletes apart, and when it was last active (to about a minute)';
comment on column pgcheckpoint.checkpoint_threads.last_write is
    'names the last write, and who wrote, of savers with single_writer';
comment on column pgcheckpoint.checkpoint_threads.encrypted is
    'set when rotate_keys begins to encrypt what was in clear: savers without a cipher are refused from then on';
comment on column pgcheckpoint.checkpoint_threads.data_keyed is
    'whether it has a data key; then savers without data_keys can''t write to it';
comment on column pgcheckpoint.checkpoint_threads.unfinished_at is
    'since when its newest root checkpoint has tasks to run and no open interrupt; epoch: it has none; null: nothing is known';
comment on column pgcheckpoint.checkpoint_threads.ttl is
    'how long after its last activity the thread expires; null: never';
comment on column pgcheckpoint.checkpoint_threads.ttl_strategy is
    'what retention does then: delete all of it, or keep_latest';
comment on column pgcheckpoint.checkpoint_threads.ttl_applied_at is
    'active_at when keep_latest was done; it is done again after the next activity';
comment on column pgcheckpoint.checkpoint_threads.generation is
    'while it is cleaned, which look was the last: when the first began, in 0.1 ms since 1970, << 16, and how many there were';

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

-- Data keys: with AesGcmCipher(..., data_keys=...) each thread is encrypted by a key of its own, kept here wrapped (encrypted)
-- by the ring's key or a KMS. What shreds a thread forgets that key, and all copies of the thread without this table are
-- unreadable.
create table pgcheckpoint.checkpoint_data_keys (
    thread_id text collate "C" primary key,
    key_id text collate "C",
    wrapped bytea,
    wrapped_by text collate "C",
    created_at timestamptz not null default now(),
    shredded_at timestamptz,
    check ((shredded_at is null) = (key_id is not null and wrapped is not null and wrapped_by is not null))
) with (
    fillfactor = 90,  -- a key that is wrapped again finds room on its page
    -- what was forgotten is gone for good when it was vacuumed
    autovacuum_vacuum_threshold = 10, autovacuum_vacuum_scale_factor = 0.005, autovacuum_analyze_scale_factor = 0.02
);
comment on table pgcheckpoint.checkpoint_data_keys is
    'the key that each thread is encrypted by, itself encrypted; without one here, a thread is encrypted by the ring''s keys';
comment on column pgcheckpoint.checkpoint_data_keys.key_id is
    'as the thread''s ciphertexts name it; null when it was forgotten';
comment on column pgcheckpoint.checkpoint_data_keys.wrapped is
    'the key, encrypted by the ring''s key that it names; beside a KMS what that has encrypted, encrypted once more';
comment on column pgcheckpoint.checkpoint_data_keys.wrapped_by is
    'for people to read: "ring:" and an id; or the id of the key of a KMS, to which `wrapped` is bound';
comment on column pgcheckpoint.checkpoint_data_keys.shredded_at is
    'when the key was forgotten; until the thread is deleted nothing can be put to it';

-- Leases: who drives a thread. Apart from checkpoint_threads: heartbeats must not wait for puts, nor puts for them.
create table pgcheckpoint.checkpoint_leases (
    thread_id text collate "C" primary key,
    token text,
    expires_at timestamptz not null,
    attempts integer not null default 0,
    given_up_at timestamptz,
    given_up_id text collate "C",
    error text,
    due_at timestamptz,
    tried integer
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.checkpoint_leases is
    'who drives a thread; taken under the lock of the thread''s row, and asked for by the puts that are made under it';
comment on column pgcheckpoint.checkpoint_leases.token is 'names the holder; null: nobody, the thread waits to be resumed';
comment on column pgcheckpoint.checkpoint_leases.expires_at is
    'when the holder has lost it, unless a heartbeat comes; without a holder, when to resume the thread';
comment on column pgcheckpoint.checkpoint_leases.attempts is 'how often the thread was resumed since a run of it ended';
comment on column pgcheckpoint.checkpoint_leases.given_up_at is 'when the thread was given up; of no meaning while there is a token';
comment on column pgcheckpoint.checkpoint_leases.given_up_id is 'the newest root checkpoint when the thread was given up';
comment on column pgcheckpoint.checkpoint_leases.error is 'the type of what its last attempt raised';
comment on column pgcheckpoint.checkpoint_leases.due_at is
    'expires_at as it was before the holder took a lease that was lost, waited to be resumed or was given up; null: there was none';
comment on column pgcheckpoint.checkpoint_leases.tried is 'attempts as it was then';

-- Leases that were lost.
create index checkpoint_leases_expires_at_idx on pgcheckpoint.checkpoint_leases (expires_at, thread_id);

create table pgcheckpoint.retention_turns (
    policy text collate "C" primary key,
    holder text,
    held_until timestamptz,
    finished_at timestamptz,
    position text not null default ''
) with (autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.retention_turns is
    'a row a policy that savers apply in the background: one process at a time, by the clock of the server';
comment on column pgcheckpoint.retention_turns.position is
    'the thread that the pass under way has come to; empty between passes';

-- Attempts to change something whose answers were lost, so that none of them is committed after what was sent in its place.
create table pgcheckpoint.lost_attempts (
    attempt bigint primary key,
    lost_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.lost_attempts is
    'transactions whose answers were lost: each names itself at its end, and fails if its name is here';
comment on column pgcheckpoint.lost_attempts.attempt is 'a random number';

-- The store: items of LangGraph's long-term memory; see docs/store.md for how labels are written.
create table pgcheckpoint.store_items (
    head text collate "C" not null,
    rest text collate "C" not null,
    key text collate "C" not null,
    whole_namespace text collate "C",
    whole_key text collate "C",
    value json not null,
    exact text,
    version bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    expires_at timestamptz,
    ttl_minutes double precision,
    primary key (head, rest, key)
) with (
    fillfactor = 90,  -- a put that only changes the value finds room on its page
    autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05
);
comment on table pgcheckpoint.store_items is
    'the items of the store; a namespace is head || rest, each label ended by the character U+0001';
comment on column pgcheckpoint.store_items.head is
    'the first two labels of the namespace; too long ones are cut and end in a digest';
comment on column pgcheckpoint.store_items.whole_namespace is
    'the namespace, where head or rest had to be cut';
comment on column pgcheckpoint.store_items.whole_key is
    'the key, where it had to be cut';
comment on column pgcheckpoint.store_items.value is
    'the value; where JSON of Postgres can''t hold it, what filters see of it';
comment on column pgcheckpoint.store_items.exact is
    'the value as Python''s JSON, where value is not exactly it: NaN, NUL, lone surrogates, long integers';
comment on column pgcheckpoint.store_items.version is
    'a random number of the put that wrote the row: one that is sent again is not applied twice';

-- What has expired is found here; items that never expire cost nothing.
create index store_items_expires_at_idx on pgcheckpoint.store_items (expires_at) where expires_at is not null;

do $$
begin
    alter table pgcheckpoint.store_items alter column value set compression lz4;
exception when feature_not_supported then
    null;
end
$$;

-- An item's history: versions that were overwritten, deleted or expired, kept for a time by stores with `history`.
create table pgcheckpoint.store_versions (
    head text collate "C" not null,
    rest text collate "C" not null,
    key text collate "C" not null,
    updated_at timestamptz not null,
    whole_namespace text collate "C",
    whole_key text collate "C",
    value json not null,
    exact text,
    version bigint not null,
    created_at timestamptz not null,
    ended_at timestamptz not null,
    replaced_by bigint,
    primary key (head, rest, key, updated_at)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
comment on table pgcheckpoint.store_versions is
    'what items were before; the columns of store_items, as they were when the version ended';
comment on column pgcheckpoint.store_versions.ended_at is
    'when the version was deleted, expired, or was about to be overwritten';
comment on column pgcheckpoint.store_versions.replaced_by is
    'the version that overwrote this one, which was valid until the updated_at of that one; null if it was deleted or expired';

-- What is older than it has to be is found here.
create index store_versions_ended_at_idx on pgcheckpoint.store_versions (ended_at);

do $$
begin
    alter table pgcheckpoint.store_versions alter column value set compression lz4;
exception when feature_not_supported then
    null;
end
$$;

create table pgcheckpoint.store_versions_since (
    id integer primary key default 1 check (id = 1),
    since timestamptz not null
);
comment on table pgcheckpoint.store_versions_since is
    'a row once a store with `history` was set up: versions that ended before that time may be missing';

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

-- What several statements share, and what a server behind a pooler would plan anew for every call: each server process keeps
-- the plan of a statement in a PL/pgSQL function, whoever its client is. Names end in the function's version: what it
-- takes, answers or means is changed by another function beside it, so that two versions of the package work at once.
-- They name the schema: where it was renamed, `setup` makes them once more.
-- Each works with the rights of who calls it, and finds functions and operators of Postgres' own only. It is STABLE: all
-- of its statements see what the calling statement sees.
-- The pieces that values name: chunks and groups, each once, many in a row. One entry a value: the columns groups and chunks
-- of its row; and the bytes of all values. Written into the plan of the function that calls it, so it has no search_path.
create or replace function pgcheckpoint.get_pieces_v1(of_thread text, of_groups integer[], of_chunks bytea[], of_bytes bigint)
returns table (digests bytea, lengths bytea, data bytea)
language sql stable as $$
    with named as materialized (
        select substring(b.chunks from at * 16 + 1 for 16) as digest, at < b.groups as is_group
        from unnest(of_groups, of_chunks) as b (groups, chunks)
        cross join generate_series(0, length(b.chunks) / 16 - 1) at
    ),
    named_group as materialized (
        select k.digest, k.data
        from pgcheckpoint.checkpoint_chunks k
        where k.thread_id = of_thread and k.digest = any(array(select n.digest from named n where n.is_group))
    ),
    piece as not materialized (
        select g.digest, g.data from named_group g
        union all
        select k.digest, k.data
        from pgcheckpoint.checkpoint_chunks k
        where k.thread_id = of_thread and k.digest = any(array(
            select n.digest from named n where not n.is_group
            union all
            select substring(g.data from at * 16 + 1 for 16)
            from named_group g
            cross join generate_series(0, length(g.data) / 16 - 1) at
        ))
    )
    select part.digests, part.lengths, part.data
    -- a value takes at most 1 GB, all pieces may take more
    from generate_series(0, case when of_bytes >= 268435456 then 15 else 0 end) at
    cross join lateral (
        select string_agg(p.digest, '') as digests, string_agg(int4send(length(p.data)), '') as lengths,
            string_agg(p.data, '') as data
        from piece p
        where of_bytes < 268435456 or get_byte(p.digest || decode('00', 'hex'), 0) % 16 = at
        having count(*) > 0
    ) part
$$;

-- Checkpoints of one thread with all that belongs to them: rows of kind checkpoint, blob (each once), pieces, write, and send
-- (what a checkpoint before v4 kept on its parent). Those with the keys, one entry of namespaces and ids a checkpoint; or, if
-- ids is null, the newest of one namespace in an id range whose metadata contains something.
create or replace function pgcheckpoint.read_checkpoints_v1(
    of_thread text,
    of_namespaces text[],
    of_ids text[],
    from_id text default null,
    to_id text default null,
    below_id text default null,
    contained jsonb default null,
    at_most bigint default null
)
returns table (
    kind text, thread_id text, checkpoint_ns text, checkpoint_id text, parent_checkpoint_id text,
    checkpoint text, metadata text, sealed bytea,
    channel text, version text, task_id text, task_path text, idx integer,
    type text, blob bytea, groups integer, chunks bytea,
    digests bytea, lengths bytea, data bytea, checks bytea
)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
    return query
    with target as materialized (
        -- each way of asking is looked at only if it was taken
        (
            select thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks,
                checkpoint -> 'channel_values' as small_values
            from pgcheckpoint.checkpoints
            where of_ids is null
                and thread_id = of_thread
                and checkpoint_ns = of_namespaces[1]
                and checkpoint_id >= from_id
                and checkpoint_id <= to_id
                and checkpoint_id < below_id
                and (contained = '{}' or metadata @> contained)
            order by checkpoint_id desc
            limit at_most
        )
        union all
        select c.*
        from unnest(of_namespaces, of_ids) as k (checkpoint_ns, checkpoint_id)
        cross join lateral (
            -- looked up by key, whatever the planner believes about the size of the thread
            select thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks,
                checkpoint -> 'channel_values' as small_values
            from pgcheckpoint.checkpoints
            where thread_id = of_thread and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
            limit 1
        ) c
        where of_ids is not null
    ),
    reference as (
        select distinct t.checkpoint_ns, v.key as channel, v.value as version
        from target t
        cross join jsonb_each_text(
            -- a damaged checkpoint must not keep the others from being read
            case jsonb_typeof(t.checkpoint -> 'channel_versions') when 'object' then t.checkpoint -> 'channel_versions' end
        ) v
        -- taken out once: looking into the whole checkpoint for each channel takes the square of their number
        where not t.small_values ? v.key
    ),
    blob as materialized (
        select r.checkpoint_ns, r.channel, r.version, b.type, b.size, b.groups, b.chunks, b.blob, b.crc
        from reference r
        cross join lateral (
            select type, size, groups, chunks, blob, crc
            from pgcheckpoint.checkpoint_blobs
            where thread_id = of_thread and checkpoint_ns = r.checkpoint_ns and channel = r.channel and version = r.version
            limit 1
        ) b
    )
    select 'checkpoint', t.thread_id, t.checkpoint_ns, t.checkpoint_id, t.parent_checkpoint_id,
        t.checkpoint::text, t.metadata::text, t.sealed,
        null, null, null, null, null::integer,
        null, null::bytea, null::integer, null::bytea,
        null::bytea, null::bytea, null::bytea,
        -- what it refers to; a single byte if it is not what was put
        case
            when t.checks is null or t.sealed is not null then null
            when substring(t.checks for 8)
                = int8send(jsonb_hash_extended(t.checkpoint, jsonb_hash_extended(t.metadata, 0))) then substring(t.checks from 9)
            else decode('00', 'hex')
        end
    from target t
    union all
    select 'blob', of_thread, b.checkpoint_ns, null, null, null, null, null,
        b.channel, b.version, null, null, null, b.type, b.blob, b.groups, b.chunks, null, null, null, b.crc
    from blob b
    union all
    select 'pieces', of_thread, null, null, null, null, null, null,
        null, null, null, null, null, null, null, null, null, p.digests, p.lengths, p.data, null
    from (select array_agg(groups) as groups, array_agg(chunks) as chunks, sum(size) as bytes from blob) b
    cross join lateral pgcheckpoint.get_pieces_v1(of_thread, b.groups, b.chunks, b.bytes) p
    union all
    select case when w.checkpoint_id = t.checkpoint_id then 'write' else 'send' end,
        of_thread, t.checkpoint_ns, t.checkpoint_id, null, null, null, null,
        w.channel, null, w.task_id, w.task_path, w.idx, w.type, w.blob, null, null, null, null, null, w.crc
    from target t
    cross join lateral (
        -- looked up by key, too: a subquery with an offset is no join to choose a way for
        select checkpoint_id, channel, task_id, task_path, idx, type, blob, crc
        from pgcheckpoint.checkpoint_writes
        where thread_id = of_thread and checkpoint_ns = t.checkpoint_ns
            and checkpoint_id = any(array[
                t.checkpoint_id,
                case when t.checkpoint -> 'v' < '4' then t.parent_checkpoint_id end
            ])
        offset 0
    ) w
    where w.checkpoint_id = t.checkpoint_id or w.channel = '__pregel_tasks';
end
$$;

-- In what state the rows are that a walk of get_delta_history_v1 depends on. A row's key and its xmin name one version of it:
-- while the answer is the same, so are the rows. What was inserted, changed or deleted in the range makes another one.
-- The server's start is in it, for another server counts its transactions anew.
create or replace function pgcheckpoint.get_chain_state_v1(
    of_thread text, of_namespace text, from_id text, to_id text, of_channels text[]
)
returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
    return format(
        '%s %s %s %s',
        extract(epoch from pg_postmaster_start_time()),
        (
            select sum(hashtextextended(checkpoint_id, xmin::text::bigint))
            from pgcheckpoint.checkpoints
            where thread_id = of_thread and checkpoint_ns = of_namespace
                and checkpoint_id >= from_id and checkpoint_id <= to_id
        ),
        (
            select sum(hashint4extended(idx, hashtextextended(task_id, hashtextextended(checkpoint_id, xmin::text::bigint))))
            from pgcheckpoint.checkpoint_writes
            where thread_id = of_thread and checkpoint_ns = of_namespace
                and checkpoint_id >= from_id and checkpoint_id <= to_id and channel = any(of_channels)
        ),
        (
            select sum(hashtextextended(version, hashtextextended(channel, xmin::text::bigint)))
            from pgcheckpoint.checkpoint_blobs
            where thread_id = of_thread and checkpoint_ns = of_namespace and channel = any(of_channels)
        )
    );
end
$$;

-- Walks the parent chain from a checkpoint (the newest in a range of ids) until each channel was met with a stored value:
-- one row of kind chain (the ids that it met, the checkpoint's own among them, each with its parent's, in no order; and in
-- what state all of this was, if asked), the writes at them, the values met (kind seed, with their pieces), and the
-- checkpoints themselves, if asked (kind step). A step is a look-up by key, whatever the planner believes about the
-- size of the thread, and UNION ends a chain that goes in a circle.
create or replace function pgcheckpoint.get_delta_history_v1(
    of_thread text,
    of_namespace text,
    from_id text,
    to_id text,
    of_channels text[],
    with_state boolean,
    with_steps boolean
)
returns table (
    kind text, checkpoint_id text, channel text, version text,
    task_id text, task_path text, idx integer, type text, blob bytea, inline text,
    groups integer, chunks bytea, digests bytea, lengths bytea, data bytea,
    parent_checkpoint_id text, checkpoint text, sealed bytea, ids text[], parent_ids text[], state text, checks bytea
)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
    return query
    with recursive chain as (
        (
            select checkpoint_id, parent_checkpoint_id, '{}'::text[] as wanted, of_channels as missing
            from pgcheckpoint.checkpoints
            where thread_id = of_thread and checkpoint_ns = of_namespace
                and checkpoint_id >= from_id and checkpoint_id <= to_id
            order by checkpoint_id desc
            limit 1
        )
        union
        select p.checkpoint_id, p.parent_checkpoint_id, n.missing, p.missing
        from chain n
        cross join lateral (
            select checkpoint_id, parent_checkpoint_id, array(
                select m.channel
                from unnest(n.missing) as m (channel)
                where not (c.checkpoint -> 'channel_values') ? m.channel
                    and coalesce((
                        select false
                        from pgcheckpoint.checkpoint_blobs
                        where thread_id = of_thread and checkpoint_ns = of_namespace and channel = m.channel
                            and version = c.checkpoint -> 'channel_versions' ->> m.channel
                        limit 1
                    ), true)
            ) as missing
            from pgcheckpoint.checkpoints c
            where thread_id = of_thread and checkpoint_ns = of_namespace and checkpoint_id = n.parent_checkpoint_id
            limit 1
        ) p
        where n.missing <> '{}'
    ),
    met as materialized (
        select checkpoint_id, parent_checkpoint_id, wanted, missing from chain
    ),
    seed as materialized (
        select m.checkpoint_id, s.channel, c.checkpoint -> 'channel_versions' ->> s.channel as version,
            b.type, b.size, b.groups, b.chunks, b.blob, b.crc, (c.checkpoint -> 'channel_values' -> s.channel)::text as inline,
            c.parent_checkpoint_id, case when c.sealed is not null then c.checkpoint::text end as checkpoint, c.sealed
        from met m
        cross join lateral (select unnest(m.wanted) except select unnest(m.missing)) as s (channel)
        cross join lateral (
            select parent_checkpoint_id, checkpoint, sealed
            from pgcheckpoint.checkpoints
            where thread_id = of_thread and checkpoint_ns = of_namespace and checkpoint_id = m.checkpoint_id
            limit 1
        ) c
        left join lateral (
            select type, size, groups, chunks, blob, crc
            from pgcheckpoint.checkpoint_blobs
            where thread_id = of_thread and checkpoint_ns = of_namespace and channel = s.channel
                and version = c.checkpoint -> 'channel_versions' ->> s.channel
            limit 1
        ) b on true
        where m.wanted <> m.missing
    )
    select 'chain' as kind, null as checkpoint_id, null as channel, null as version,
        null as task_id, null as task_path, null::integer as idx, null as type, null::bytea as blob, null as inline,
        null::integer as groups, null::bytea as chunks, null::bytea as digests, null::bytea as lengths, null::bytea as data,
        null as parent_checkpoint_id, null as checkpoint, null::bytea as sealed, walked.ids, walked.parent_ids,
        case
            when with_state
                then pgcheckpoint.get_chain_state_v1(of_thread, of_namespace, walked.lowest, walked.highest, of_channels)
        end as state, null::bytea as checks
    from (
        select array_agg(checkpoint_id) as ids, array_agg(parent_checkpoint_id) as parent_ids,
            min(checkpoint_id) as lowest, max(checkpoint_id) as highest
        from met
    ) walked
    union all
    select 'write', checkpoint_id, channel, null, task_id, task_path, idx, type, blob, null,
        null, null, null, null, null, null, null, null, null, null, null, crc
    from pgcheckpoint.checkpoint_writes
    where thread_id = of_thread and checkpoint_ns = of_namespace
        and checkpoint_id = any(array(select checkpoint_id from met where wanted <> '{}')) and channel = any(of_channels)
    union all
    select 'seed', s.checkpoint_id, s.channel, s.version, null, null, null, s.type, s.blob, s.inline,
        s.groups, s.chunks, null, null, null, s.parent_checkpoint_id, s.checkpoint, s.sealed, null, null, null, s.crc
    from seed s
    union all
    select 'step', m.checkpoint_id, null, null, null, null, null, null, null, null,
        null, null, null, null, null, c.parent_checkpoint_id, c.checkpoint, c.sealed, null, null, null, null
    from met m
    cross join lateral (
        select parent_checkpoint_id, checkpoint::text, sealed
        from pgcheckpoint.checkpoints
        where thread_id = of_thread and checkpoint_ns = of_namespace and checkpoint_id = m.checkpoint_id
        limit 1
    ) c
    where with_steps
    union all
    select 'pieces', null, null, null, null, null, null, null, null, null,
        null, null, p.digests, p.lengths, p.data, null, null, null, null, null, null, null
    from (select array_agg(groups) as groups, array_agg(chunks) as chunks, sum(size) as bytes from seed) s
    cross join lateral pgcheckpoint.get_pieces_v1(of_thread, s.groups, s.chunks, s.bytes) p;
end
$$;

comment on function pgcheckpoint.get_pieces_v1 is 'chunks and groups that values name';
comment on function pgcheckpoint.read_checkpoints_v1 is 'checkpoints with all that belongs to them';
comment on function pgcheckpoint.get_chain_state_v1 is 'in what state the rows are that a delta channel is rebuilt from';
comment on function pgcheckpoint.get_delta_history_v1 is 'what delta channels are rebuilt from';

-- As it is by default, unless somebody has changed the default. They read only what their caller may read.
grant execute on function
    pgcheckpoint.get_pieces_v1, pgcheckpoint.read_checkpoints_v1,
    pgcheckpoint.get_chain_state_v1, pgcheckpoint.get_delta_history_v1
to public;

-- What reads one checkpoint. read_checkpoints_v1 reads many as well: its statement takes a server process
-- half as long again to plan, which it does once, and a quarter longer to run.
-- The newest checkpoint of a namespace in an id range with all that belongs to it: the rows that read_checkpoints_v1 has for it.
-- Several simple statements are planned sooner than one that does all; those that are not needed are not planned. It sets what
-- its plans depend on itself: a caller sets time limits only. Not for Citus, as it is more than one statement.
create or replace function pgcheckpoint.read_checkpoint_v1(of_thread text, of_namespace text, from_id text, to_id text)
returns table (
    kind text, thread_id text, checkpoint_ns text, checkpoint_id text, parent_checkpoint_id text,
    checkpoint text, metadata text, sealed bytea,
    channel text, version text, task_id text, task_path text, idx integer,
    type text, blob bytea, groups integer, chunks bytea,
    digests bytea, lengths bytea, data bytea, checks bytea
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
declare
    document jsonb;
    small_values jsonb;
    found_id text;
    parent_id text;
    group_names bytea := '';
    chunk_names bytea := '';
    bytes bigint := 0;
    value_bytes integer;
    group_bytes integer;
    parts integer;
begin
    select 'checkpoint', c.thread_id, c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id,
        c.checkpoint::text, c.metadata::text, c.sealed,
        -- what it refers to; a single byte if it is not what was put
        case
            when c.checks is null or c.sealed is not null then null
            when substring(c.checks for 8)
                = int8send(jsonb_hash_extended(c.checkpoint, jsonb_hash_extended(c.metadata, 0))) then substring(c.checks from 9)
            else decode('00', 'hex')
        end,
        c.checkpoint, c.checkpoint_id, c.parent_checkpoint_id
    into kind, thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id,
        checkpoint, metadata, sealed, checks, document, found_id, parent_id
    from pgcheckpoint.checkpoints c
    where c.thread_id = of_thread and c.checkpoint_ns = of_namespace and c.checkpoint_id >= from_id and c.checkpoint_id <= to_id
    order by c.checkpoint_id desc
    limit 1;
    if not found then
        return;
    end if;
    return next;

    -- taken out once: looking into the whole checkpoint for each channel takes the square of their number
    small_values := document -> 'channel_values';
    checkpoint_id := null; parent_checkpoint_id := null; checkpoint := null; metadata := null; sealed := null;
    for kind, channel, version, type, value_bytes, blob, groups, chunks, checks in
        select 'blob', v.key, v.value, b.type, b.size, b.blob, b.groups, b.chunks, b.crc
        from jsonb_each_text(
            -- a damaged checkpoint shall be read as far as it goes
            case jsonb_typeof(document -> 'channel_versions') when 'object' then document -> 'channel_versions' end
        ) v
        cross join lateral (
            select type, size, blob, groups, chunks, crc
            from pgcheckpoint.checkpoint_blobs
            where thread_id = of_thread and checkpoint_ns = of_namespace and channel = v.key and version = v.value
            limit 1
        ) b
        where not small_values ? v.key
    loop
        return next;
        if chunks is not null then
            bytes := bytes + value_bytes;
            -- within what there is, whatever a damaged row says
            group_bytes := greatest(least(groups, length(chunks) / 16), 0) * 16;
            group_names := group_names || substring(chunks for group_bytes);
            chunk_names := chunk_names || substring(chunks from group_bytes + 1);
        end if;
    end loop;

    checkpoint_ns := null; channel := null; version := null; type := null; blob := null; groups := null; chunks := null; checks := null;
    if group_names <> '' then
        select 'pieces', string_agg(digest, ''), string_agg(int4send(length(data)), ''), string_agg(data, '')
        into kind, digests, lengths, data
        from pgcheckpoint.checkpoint_chunks
        where thread_id = of_thread and digest = any(array(
            select substring(group_names from at * 16 + 1 for 16) from generate_series(0, length(group_names) / 16 - 1) at
        ));
        return next;
        chunk_names := chunk_names || coalesce(data, '');
    end if;
    if chunk_names <> '' then
        -- a value takes at most 1 GB, all pieces may take more
        parts := case when bytes >= 268435456 then 16 else 1 end;
        for part in 0..parts - 1 loop
            return query
            select 'pieces', of_thread, null, null, null, null, null, null::bytea, null, null, null, null, null::integer,
                null, null::bytea, null::integer, null::bytea,
                string_agg(digest, ''), string_agg(int4send(length(data)), ''), string_agg(data, ''), null::bytea
            from pgcheckpoint.checkpoint_chunks
            where thread_id = of_thread and digest = any(array(
                select n.digest
                from (
                    select substring(chunk_names from at * 16 + 1 for 16) as digest
                    from generate_series(0, length(chunk_names) / 16 - 1) at
                ) n
                where get_byte(n.digest, 0) % parts = part
            ));
        end loop;
    end if;

    return query
    select 'write', of_thread, of_namespace, found_id, null, null, null, null::bytea,
        channel, null, task_id, task_path, idx, type, blob, null::integer, null::bytea, null::bytea, null::bytea, null::bytea, crc
    from pgcheckpoint.checkpoint_writes
    where thread_id = of_thread and checkpoint_ns = of_namespace and checkpoint_id = found_id;
    -- what a checkpoint before v4 kept on its parent
    if document -> 'v' < '4' then
        return query
        select 'send', of_thread, of_namespace, found_id, null, null, null, null::bytea,
            channel, null, task_id, task_path, idx, type, blob, null::integer, null::bytea, null::bytea, null::bytea, null::bytea, crc
        from pgcheckpoint.checkpoint_writes
        where thread_id = of_thread and checkpoint_ns = of_namespace and checkpoint_id = parent_id and channel = '__pregel_tasks';
    end if;
end
$$;

comment on function pgcheckpoint.read_checkpoint_v1 is 'one checkpoint with all that belongs to it';
grant execute on function pgcheckpoint.read_checkpoint_v1 to public;

-- How a worker of a Citus cluster stores a batch of its own threads: row by row, in statements that name one thread, which
-- Citus plans in a fraction of the time that those of many threads take, and runs where they are sent, without handing
-- anything on to other nodes. Nothing else calls these functions; on one server one statement for all rows is faster.
-- They do what the statements do in whose place they are sent (sql/queries/*_by_rows.sql), with the same parameters.
-- lock_threads.sql. The time and the bounds of the transaction are set before.
create or replace function pgcheckpoint.lock_threads_by_rows_v1(
    of_threads text[], with_cipher boolean, with_data_keys boolean, of_marks text[]
)
returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
    one record;
begin
    if current_setting('transaction_isolation') <> 'read committed' then
        raise exception using errcode = '2201G';
    end if;
    for one in
        select t.thread_id, t.mark::timestamptz as mark from unnest(of_threads, of_marks) as t (thread_id, mark)
    loop
        insert into pgcheckpoint.checkpoint_threads as t (thread_id, active_at, encrypted, data_keyed, unfinished_at)
        values (one.thread_id, now(), with_cipher, with_data_keys, one.mark)
        on conflict (thread_id) do update
        set active_at = case
            when t.encrypted and not excluded.encrypted or t.data_keyed and not excluded.data_keyed
                then to_timestamp(ln((0 * length(t.thread_id))::double precision))
            else excluded.active_at
        end, encrypted = excluded.encrypted, data_keyed = excluded.data_keyed, unfinished_at = case
            when excluded.unfinished_at is null or (excluded.unfinished_at > 'epoch' and t.unfinished_at > 'epoch')
                then t.unfinished_at
            else excluded.unfinished_at
        end
        where excluded.active_at - t.active_at > interval '1 minute'
            or t.encrypted <> excluded.encrypted
            or t.data_keyed <> excluded.data_keyed
            or (excluded.unfinished_at > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch');
    end loop;
end
$$;

-- put_checkpoints.sql, as put_checkpoints_on_citus.sql has it.
create or replace function pgcheckpoint.put_checkpoints_by_rows_v1(
    of_threads text[], of_namespaces text[], of_ids text[], of_parents text[], of_needed text[],
    of_documents text[], of_metadata text[], of_sealed bytea[],
    blob_ordinals bigint[], blob_channels text[], blob_versions text[], blob_types text[], blob_sizes integer[],
    blob_groups integer[], blob_chunks bytea[], blob_data bytea[],
    chunk_ordinals bigint[], chunk_digests bytea[], chunk_data bytea[],
    lean_ordinals bigint[], lean_channels text[], lean_versions text[], lean_cuts bytea[],
    of_referred bytea[], blob_crcs bytea[], of_chains bytea[]
)
returns table (ordinal bigint, is_stored boolean)
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
    one record;
    found_versions jsonb;
    found_cut bytea;
    versions jsonb[] := array_fill(null::jsonb, array[cardinality(of_threads)]);
    is_missing boolean[] := array_fill(false, array[cardinality(of_threads)]);
    left_out text[] := '{}';
    is_put boolean[] := '{}';
    found_generation bigint;
    generations bigint[] := '{}';
begin
    -- what the parents have, and what of it is leaned on
    for one in
        select p.thread_id, p.checkpoint_ns, p.parent_id, p.n
        from unnest(of_threads, of_namespaces, of_needed) with ordinality as p (thread_id, checkpoint_ns, parent_id, n)
        where p.parent_id is not null
    loop
        select coalesce(c.checkpoint -> 'channel_versions', '{}') into found_versions
        from pgcheckpoint.checkpoints c
        where c.thread_id = one.thread_id and c.checkpoint_ns = one.checkpoint_ns and c.checkpoint_id = one.parent_id;
        versions[one.n] := found_versions;
        is_missing[one.n] := found_versions is null;
    end loop;
    for one in
        select of_threads[l.n] as thread_id, of_namespaces[l.n] as checkpoint_ns, l.n, l.channel, l.version, l.cut
        from unnest(lean_ordinals, lean_channels, lean_versions, lean_cuts) as l (n, channel, version, cut)
    loop
        if (versions[one.n] ->> one.channel = one.version) is not true then
            is_missing[one.n] := true;
            continue;
        end if;
        select coalesce(int4send(b.groups) || b.chunks, '') into found_cut
        from pgcheckpoint.checkpoint_blobs b
        where b.thread_id = one.thread_id and b.checkpoint_ns = one.checkpoint_ns
            and b.channel = one.channel and b.version = one.version;
        is_missing[one.n] := is_missing[one.n] or found_cut is null or coalesce(found_cut <> one.cut, false);
    end loop;
    -- with what is missing goes all that comes after it in its thread
    for one in select p.thread_id, p.n from unnest(of_threads) with ordinality as p (thread_id, n) loop
        if is_missing[one.n] then
            left_out := left_out || one.thread_id;
        end if;
        is_put[one.n] := one.thread_id <> all (left_out);
        select t.generation into found_generation
        from pgcheckpoint.checkpoint_threads t
        where t.thread_id = one.thread_id;
        generations[one.n] := found_generation;
    end loop;

    begin
        -- copied to the shards, without a plan for each
        insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
        select distinct on (of_threads[c.n], c.digest) of_threads[c.n], c.digest, c.data
        from unnest(chunk_ordinals, chunk_digests, chunk_data) as c (n, digest, data)
        where is_put[c.n];
        insert into pgcheckpoint.checkpoint_blobs (
            thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
        )
        select of_threads[b.n], of_namespaces[b.n], b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.data, b.crc
        from unnest(
            blob_ordinals, blob_channels, blob_versions, blob_types, blob_sizes, blob_groups, blob_chunks, blob_data, blob_crcs
        ) as b (n, channel, version, type, size, groups, chunks, data, crc)
        where is_put[b.n];
        insert into pgcheckpoint.checkpoints (
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation, chain
        )
        select d.thread_id, d.checkpoint_ns, d.checkpoint_id, d.parent_id, d.document, d.metadata, d.sealed,
            int8send(jsonb_hash_extended(d.document, jsonb_hash_extended(d.metadata, 0))) || d.referred,
            generations[d.n], of_chains[d.n]
        from (
            select p.thread_id, p.checkpoint_ns, p.checkpoint_id, p.parent_id, p.document::jsonb as document,
                p.metadata::jsonb as metadata, p.sealed, p.referred, p.n
            from unnest(of_threads, of_namespaces, of_ids, of_parents, of_documents, of_metadata, of_sealed, of_referred)
                with ordinality as p (
                    thread_id, checkpoint_ns, checkpoint_id, parent_id, document, metadata, sealed, referred, n
                )
            where is_put[p.n]
        ) d;
    exception when unique_violation then
        -- something is there already
        for one in
            select of_threads[c.n] as thread_id, c.digest, c.data
            from unnest(chunk_ordinals, chunk_digests, chunk_data) as c (n, digest, data)
            where is_put[c.n]
        loop
            insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
            values (one.thread_id, one.digest, one.data)
            on conflict do nothing;
        end loop;
        for one in
            select of_threads[b.n] as thread_id, of_namespaces[b.n] as checkpoint_ns,
                b.channel, b.version, b.type, b.size, b.groups, b.chunks, b.data, b.crc
            from unnest(
                blob_ordinals, blob_channels, blob_versions, blob_types, blob_sizes, blob_groups, blob_chunks, blob_data, blob_crcs
            ) as b (n, channel, version, type, size, groups, chunks, data, crc)
            where is_put[b.n]
        loop
            insert into pgcheckpoint.checkpoint_blobs (
                thread_id, checkpoint_ns, channel, version, type, size, groups, chunks, blob, crc
            )
            values (
                one.thread_id, one.checkpoint_ns, one.channel, one.version, one.type, one.size, one.groups, one.chunks,
                one.data, one.crc
            )
            on conflict do nothing;
        end loop;
        for one in
            select d.*, int8send(jsonb_hash_extended(d.document, jsonb_hash_extended(d.metadata, 0))) || d.referred as checks
            from (
                select p.thread_id, p.checkpoint_ns, p.checkpoint_id, p.parent_id, p.document::jsonb as document,
                    p.metadata::jsonb as metadata, p.sealed, p.referred, p.n
                from unnest(of_threads, of_namespaces, of_ids, of_parents, of_documents, of_metadata, of_sealed, of_referred)
                    with ordinality as p (
                        thread_id, checkpoint_ns, checkpoint_id, parent_id, document, metadata, sealed, referred, n
                    )
                where is_put[p.n]
            ) d
        loop
            insert into pgcheckpoint.checkpoints (
                thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation, chain
            )
            values (
                one.thread_id, one.checkpoint_ns, one.checkpoint_id, one.parent_id, one.document, one.metadata, one.sealed,
                one.checks, generations[one.n], of_chains[one.n]
            )
            on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
            set parent_checkpoint_id = excluded.parent_checkpoint_id,
                checkpoint = excluded.checkpoint,
                metadata = excluded.metadata,
                sealed = excluded.sealed,
                checks = excluded.checks,
                generation = excluded.generation,
                chain = excluded.chain;
        end loop;
    end;

    return query
    select p.n, true from unnest(is_put) with ordinality as p (stored, n) where p.stored
    union all
    select p.n, false
    from unnest(of_needed) with ordinality as p (parent_id, n)
    where p.parent_id is not null and versions[p.n] is null;
end
$$;

-- put_writes.sql.
create or replace function pgcheckpoint.put_writes_by_rows_v1(
    of_threads text[], of_namespaces text[], of_ids text[], of_tasks text[], of_indexes integer[], of_paths text[],
    of_channels text[], of_types text[], of_data bytea[], with_cipher boolean, of_crcs bytea[], with_data_keys boolean
)
returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
    one record;
begin
    for one in select distinct t.thread_id from unnest(of_threads) as t (thread_id) loop
        perform ln((0 * length(t.thread_id))::double precision)
        from pgcheckpoint.checkpoint_threads t
        where t.thread_id = one.thread_id
            and (t.encrypted and not with_cipher or t.data_keyed and not with_data_keys);
    end loop;
    begin
        -- copied to the shards, without a plan for each
        insert into pgcheckpoint.checkpoint_writes (
            thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
        )
        select w.*
        from unnest(
            of_threads, of_namespaces, of_ids, of_tasks, of_indexes, of_paths, of_channels, of_types, of_data, of_crcs
        ) as w (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, data, crc);
    exception when unique_violation then
        for one in
            select w.*
            from unnest(
                of_threads, of_namespaces, of_ids, of_tasks, of_indexes, of_paths, of_channels, of_types, of_data, of_crcs
            ) as w (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, data, crc)
        loop
            insert into pgcheckpoint.checkpoint_writes (
                thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
            )
            values (
                one.thread_id, one.checkpoint_ns, one.checkpoint_id, one.task_id, one.idx, one.task_path, one.channel,
                one.type, one.data, one.crc
            )
            on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) do update
            set task_path = excluded.task_path,
                channel = excluded.channel,
                type = excluded.type,
                blob = excluded.blob,
                crc = excluded.crc
            where excluded.idx < 0;
        end loop;
    end;
end
$$;

-- mark_threads.sql: of each thread the last entry counts that is true.
create or replace function pgcheckpoint.mark_threads_by_rows_v1(of_threads text[], of_marks text[], of_ids text[])
returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
    one record;
    marked text[] := '{}';
begin
    for one in
        select m.thread_id, m.mark::timestamptz as mark, m.checkpoint_id
        from unnest(of_threads, of_marks, of_ids) with ordinality as m (thread_id, mark, checkpoint_id, n)
        order by m.n desc
    loop
        continue when one.thread_id = any (marked);
        if one.checkpoint_id is not null then
            perform 1
            from pgcheckpoint.checkpoints c
            where c.thread_id = one.thread_id and c.checkpoint_ns = '' and c.checkpoint_id = one.checkpoint_id;
            continue when not found;
        end if;
        marked := marked || one.thread_id;
        update pgcheckpoint.checkpoint_threads t
        set unfinished_at = one.mark
        where t.thread_id = one.thread_id
            and (one.mark > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch');
    end loop;
end
$$;
comment on function pgcheckpoint.lock_threads_by_rows_v1 is 'makes and locks the rows of threads; of Citus'' workers';
comment on function pgcheckpoint.mark_threads_by_rows_v1 is 'notes which threads have tasks to run; of Citus'' workers';
comment on function pgcheckpoint.put_checkpoints_by_rows_v1 is 'stores checkpoints with what belongs to them; of Citus'' workers';
comment on function pgcheckpoint.put_writes_by_rows_v1 is 'stores pending writes; of Citus'' workers';

-- As it is by default, unless somebody has changed the default. They change only what their caller may change.
grant execute on function
    pgcheckpoint.lock_threads_by_rows_v1, pgcheckpoint.mark_threads_by_rows_v1,
    pgcheckpoint.put_checkpoints_by_rows_v1, pgcheckpoint.put_writes_by_rows_v1
to public;

-- Which database this is, and in which one the schema is at home: they differ in a copy. Several statements, because a role
-- without the right to a function can't even plan to call it. On Neon a branch has its origin's identifier, and a timeline of
-- its own. The workers of a Citus cluster say nothing: the schema was set up at its coordinator.
create or replace function pgcheckpoint.get_home_v1()
returns table (server text, database oid, home_server text, home_database oid, environment text)
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
    is_worker boolean := false;
begin
    if to_regclass('pg_catalog.pg_dist_local_group') is not null then
        select groupid <> 0 into is_worker from pg_dist_local_group;
    end if;
    if not is_worker then
        select d.oid into database from pg_database d where d.datname = current_database();
        if has_function_privilege('pg_control_system()', 'execute') then
            select concat_ws('/', c.system_identifier, nullif(current_setting('neon.timeline_id', true), '')) into server
            from pg_control_system() c;
        end if;
    end if;
    select m.home_server, m.home_database, m.environment into home_server, home_database, environment
    from pgcheckpoint.schema_migrations m
    where m.schema_id is not null;
    return next;
end
$$;
comment on function pgcheckpoint.get_home_v1 is 'which database this is, and in which one the schema is at home';
grant execute on function pgcheckpoint.get_home_v1 to public;
update pgcheckpoint.schema_migrations m
set home_server = h.server, home_database = h.database
from pgcheckpoint.get_home_v1() h
where m.version = 1;

delete from pgcheckpoint.schema_migrations;

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.Z614b_Ua', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x6e5a4be2'),
    ('chat', '', '__start__', '00000004.PzhsX3Rg', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x06722460'),
    ('chat', '', '__start__', '00000007.spgdOUVR', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x060001b3'),
    ('chat', '', '__start__', '00000010.I3c5k2X7', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\xc5eb3d61'),
    ('chat', '', '__start__', '00000013.2_oIvNAe', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xdcc97e59'),
    ('chat', '', '__start__', '00000016.__HVhCEU', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x5e551a38'),
    ('chat', '', 'items', '00000006.0jdz7s_7', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x01628c2f'),
    ('chat', '', 'items', '00000012.aHxCsNSO', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x477199d8'),
    ('chat', '', 'items', '00000018.LMb9tZs9', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x8d1892cb'),
    ('chat', '', 'messages', '00000002.Rn-ppb9s', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfbe914b3'),
    ('chat', '', 'messages', '00000003.JFijHiOk', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9a1cd817'),
    ('chat', '', 'messages', '00000005.-1EVSSbu', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2cd8cdd1'),
    ('chat', '', 'messages', '00000006.0jdz7s_7', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x10e2a941'),
    ('chat', '', 'messages', '00000008.zI-DJSJD', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe1b1bfa3'),
    ('chat', '', 'messages', '00000009.Wx9miYPI', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4d8d99cc'),
    ('chat', '', 'messages', '00000011.sJY8tgVy', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x43e9a173'),
    ('chat', '', 'messages', '00000012.aHxCsNSO', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\xc97ef77b'),
    ('chat', '', 'messages', '00000014.CfpJ_5SJ', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc0be94ca'),
    ('chat', '', 'messages', '00000015.sQtIHOic', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfad5d051'),
    ('chat', '', 'messages', '00000017.RzpB3iXR', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\xe1768a2a'),
    ('chat', '', 'messages', '00000018.LMb9tZs9', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x781910e2'),
    ('delta', '', '__start__', '00000001.ohGuDy7E', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x1cb01029'),
    ('delta', '', '__start__', '00000004.k3-3Gysa', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x4034c32d'),
    ('delta', '', '__start__', '00000007.KHgI7A96', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x53646a1d'),
    ('delta', '', 'items', '00000006.VRokC6vD', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xef30f275'),
    ('delta', '', 'messages', '00000002.GHjkTjDB', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd8ceaea2'),
    ('delta', '', 'messages', '00000003.Ti3i8zqj', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0f53d9cd'),
    ('delta', '', 'messages', '00000005.UNcNnqht', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x569ff7f1'),
    ('delta', '', 'messages', '00000006.VRokC6vD', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa3eed23b'),
    ('delta', '', 'messages', '00000008.rqx63OIP', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7c87d84b'),
    ('delta', '', 'messages', '00000009.-t1PgY05', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc184b5e7'),
    ('failed', '', '__start__', '00000001.MeDDds4b', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x8105d896'),
    ('failed', '', 'messages', '00000002.pj347cvS', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0a8f7e00'),
    ('failed', '', 'messages', '00000003.SeAEpNJ4', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe85bc104'),
    ('fork', '', '__start__', '00000001.4gCevzN_', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xb98475e7'),
    ('fork', '', 'items', '00000003.Il5dLZbb', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\xfd7a8068'),
    ('fork', '', 'messages', '00000002.gQoiOu2P', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x86409d64'),
    ('fork', '', 'messages', '00000003.FuliHLP3', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x654dda59'),
    ('fork', '', 'messages', '00000003.f-c3eupz', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf67c964d'),
    ('keyed', '', '__start__', '00000001.FmvNkhNO', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f22002f231bac45d92f64cfb4c30c9e9652eb8eef6612fce29f2a1550ff1a8451037a3372c05bf84ca57f53bcc2096392f246c5a4e053951e166c18c2c57d51712f0972aad6fc01ae029cfc13fbd5c10dfb4d98eb37529810c9c8bde5ed9ef73084144bf586a288883fe49ffdf30f0ce3220eb0db9028e0f379c84f0f6d1e4b088e591ad90791c78f307b9b339ee3c6df29c0ceb87188acf2a56e1998b1ff36030bfd390874384655e184e441baa4fb8f92d4211bc0fc32f79d166c16b7e20dbb5c82bec616d495701294ccf7ff656e83cfbb5e50c611eb007bb3057f06ce8e36d728603e4a75f1c7ecbc11ea27760fcba92fa10fefe387bff1f6c1f2eb573b1611065b2f333e50f9fd81bedbb992326cbf6c9e39a7c2f0932c65f6dafa69554dee96c7d826399feec80bb4c54e45231fbd5a41030a24259ceeb67e088feca6ebb11275c739fda07939f60c5f34138124a281e94f', NULL),
    ('keyed', '', 'messages', '00000002.c_WBox2D', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f22b60e6e1d215d9f2e5f0435751fc3591af2f1311152f37dc4a00d229f6db40a6566c77d3a4369f61807c8962931192cbc63e063cf075bbaea40783c67be1b517dcac6e322b7afff9eff500e6941d2df94d585043bfc46b3b57c2b020b1e85c1c8fc1e67f76f602a260b5d98d230f9711c101b37843b288fc402b7a938fe513c2fda4842b78b3de107ce0eb39961afdcfe816aa4470dfe037f09e5405e3c9739e5cd58150f7519fc46a52b37ad2b7440d7f6b6953b0ca1718fadbb8ca9ac5398b0f9d2f5afa4c3c7aa327a28754143c7d1091d8880ca504ca4b84fe8d6f34747913331e6fee2c2c26c0f8646696f9adcfec8f6017277e12d2af2404cb6a31dd367301f47f45b32ca1cba6979846a0e2b1b9f02a4f45bec1b451323125a58fd14f86c05a257924e122dfeee36f0644c3febfdfc05cc127984460828', NULL),
    ('keyed', '', 'messages', '00000003.P4LkMlJd', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f22bf0e4b4985233438e7c088c3b2ae0bb279ec2dacd431e8a315a5f0e317a876a8a5e10065ed889eaeebac8d53e7339b7d323c2688e57b561be40938e1165b1356ee3c496ed5822d180f80a6d5561a768f3f8a5a6534aed2d3ff685cc8bba72b1f8a64226b86e708f9c623563f5309ce156704e92f4e3c8cd545d0efaee0b57a5cb5cf2bd658e72b4edb6470d74e88232407375098fa4bcae45d5d65bf71b73b8e50dfaaae30c7d30d3ce5d320a0809807b0ca2cd62205558520ba1e9bca6219cf0651d108c21a3d87e8fea7d54e1b2cea43418c5f3be25b7ac0087187ebcc3502e53f427e68a97ea0d6dfe41e70665a843294e8402a542d889662d190480e6ad999a41850dd1cf10155989b17be5d8b25db90e231c29c8b9f937e69932c2713fbb568ff8e5d14f210677693258429ee2e8bdf8eeb6ed630c3430377792518025f9128610fe1eb1d12eff3f603a64217f1259d92847ece9d8b04853e9c6ac974e9ecbcd8d1498ef059b721803a319d395c5c3606a03c7c0a5c904ec1a95bb9b8fd043ad9af4b63ae90703ec44da8dbcfd9c2aa05ab8faa4dbe377d0159e26a94a02c52955d701611a3bd643826b65458b99343406d3670e3d4b7ac3cef922a1de5d10ea23369cf6ca4e1ea6f97bdf92b4d176fbcf5a1d444233ffc783fdffabe5a693994a121cbf91f1567cc325f775434b01770287cd8751916031df2500ec130dce45de33c16fbe7b4f9e22649fc5ab101c4de4057715b99613784159e2059b921a3a30957a4e42efe5623aeb8cffc6d3b365e63e7a22392df2c989619ca4c9dabcbb0942f37d2c8b6fa1d62c9fefea35c8ae6a7666bc460fa6d811d2ff3bc9355a056fb3a3909d2e50817309f8bdec3a5777d556287925ce57dec01e46b', NULL),
    ('left', '', '__start__', '00000001.ZxSle6c3', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xb29ed61c'),
    ('left', '', 'messages', '00000002._1zq99Xd', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3b1eb53f'),
    ('left', '', 'messages', '00000003.54sZnRMO', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe5ece724'),
    ('question', '', '__start__', '00000001.fnijKDgS', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x7ceeb09e'),
    ('question', '', 'messages', '00000002.yM-44MVU', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x436aa09c'),
    ('question', '', 'messages', '00000003.2D9e0v2X', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0c4d1767'),
    ('question', 'inner:dc341098-38fc-f28c-f677-4738ad206595', '__start__', '00000001.KSHUxw3U', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x1d6ec47c'),
    ('question', 'inner:dc341098-38fc-f28c-f677-4738ad206595', 'messages', '00000002.Sd2tMtZP', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x367394a0'),
    ('sealed too', '', '__start__', '00000001.pjrpr_LO', 'pg:aes:msgpack', '170', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9459b30ca8788db1d40e2dd1a0550ed54768b04a34870690da483a4541a45d9e4dd52e3328515ccc62e331137578a01c69a2ee1ecd322906478fab17982353234630137abd169668bd7abd8cb94b4d5945c206feba1c5efc5bcd2672e9ced739b47c498a91397e57d58a4a70ee26504408af03cdfb5c3ff52d8b6d827ff98f89c0a8bf3520a208bb0a7c26c16ccfb342ffccc9417b7f47977377d6b6703b3ec8a3d560a6c57605c1af29fdde24335c066bcc9e753774d169ed4f913cf31acce5d7288648e856bc', NULL),
    ('sealed too', '', 'messages', '00000002.ew4QS9vT', 'pg:aes:msgpack', '144', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9401f09c9076140110deae851c87de7fb6035caed88dc545959b7a0d50a1abb1b5351833df27a362e69d56815de0a207557033df220eaae686236b639182b7264823aee21fa6b8830f3a0085e350ee050ecf4b6f759d396b6fa71ee8c88f6eb9adc390a50886d740387ee97ad48c6327ca9bf259e775687706231ee5abda6ef12ce2ec48c16fbd9a4c06ce874ac03fd1d2f96452577886790930dc40f5bde8b434e5c8a86a7bfb995918e3ff45', NULL),
    ('sealed too', '', 'messages', '00000003.DZAuHNgq', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94dd7eab48add63890de621cdb2b0ae71c16b095b0212acf908224939fad6aa36fb2f39e473a22bc8f21ff634c07ba7d190c5d159486e43d1a4500f8e32e812bb0e86debe98be6df6246d75be80a77a554dacd9c779dcb34bcaf5780eb8975d2f6f43be37cf0ec387766622d7ec88cdaa4a5fdd0f9a2e2defda15c9854b6645ee591f4236040327dbadacff36bd6929dc35be937a7ef1917befe56435212f513fab5a2b79c13c44b49a15cb48cf7ec98a2ea00a7c794c47661f1dce84ae2efcfdc6b2783b20795005ec6367c89f1e53c4391ea2a93faf0794cc88c1b8acbe110f7643be558785c1202c7e26afdfa00cdce9ce8b19fa465878150fcb25ce95f34a37dbadf59e8397d0a26fbb2fe1aa9347523bcbae006df15f2691c1cef4e93ed9f832961b53d7a54eac5998ac3dbcbcb366f14b81f8d047b6676849f1566c4b204e4e452eef9b96039a6189619068e9cc8e75fa19590b6d6955c8873c161d2ca3b199a1db80cf973f075b179c8975329b3fa9340412a82c3346e46cf6995828d2e83a2b20e07632cc39511e20e888cae0b4fee0c1cbe503a3783152bebecbb35d9ad084d21801aa3059b287add4ec232fb84bc31e6f4d5fadd7ce9b6284f17951a105d108f968af234885b7f968c627a041290dfb54e22b25fc29b0962a8404b9a451396f660b9270aa9c6310bd4321da8', NULL),
    ('sealed too', 'inner:bff49b7b-a91d-8296-072d-55ce40b0caca', '__start__', '00000001.RBOpyM9Q', 'pg:aes:msgpack', '503', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9408b95b7acaed2eb85259382a8d0b4fb7009303bd1742afb8f8030cf1e850deb7b32b4f8e69996ee8dc00740e5b6b8b9ba63bba6757b04403789442e2998fc6bae758bfcc596a5367797a7fb4fb95c1a64dbcff0a0be344fbb4105a7f6ac9e2cf2af1ccab229fccc509a31a1e17b66b8f50b8054b60cfdf5d2043576eca37864f48a48b65ce59bbcc34ac7a8247e4e34639c810e4d91df85311ca6d32bbf81918976d4c63766fc56aeb8d5bf185c559af9a3c789bc950506ce436f3ab216c954f4e470b3c77fc7e8df9e48431ccc9002382466a839b0df8042d873cb1d8196b426300fac14591dbed366f857d7bdca9e6f6458da5753a753698fdb7eab86b0ba5ddb4d541f06706ae6e56c79b736f9dc713c72089b54839e01e400ae0790c2fc3fabd4d0743c2c0b43f67d074d087a9f6021d8ffa5ebaa11de3eda55abf3a30a655a8150d9ad2c1b2a3efa825460bed3e55796206399d61f0dabf9f9c605bf0fbf7ed8d2d3330f0b69dc0a6c6c774b2449718fb5608ba301c66a891497b620ea0461ffda74acde3db99a703c928e7671c65dd78e1fa07c0daad5780700a862f108a8ba6beb59a39645558c83ed272158971579247f543dff87235b7afc2c5acfcc3a480eecb9d901b6314954c1396bd317cfc048f2596aaa4a872235637ec18f43280948630ba92cc442a0165f3d1b4621893515c887f40222551f88050e1eeddaef1de0b7f51e6de87cde6b6b8fce2ccb82ce0', NULL),
    ('sealed too', 'inner:bff49b7b-a91d-8296-072d-55ce40b0caca', 'messages', '00000002.EK_wzLOW', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9460d33d963514fc9a3f9263ca9dcd4072ddfbde9beb51df3e18330ee7bdb0ab26f66dbd470e3621d63392ae094c504490fcfe9f4e569b669946695880efe25a88888bda70e56eb65557172018a6eb2f16c703a55daab6a03ce629f4aa0bc8d86f383a6e39e7e619047557f5f253ec98673da6337705a92d81eb13f03eeeafe7a1fbb9838531968db35729d451c8f7dd4c39b189b054f74ee4595cd35b1400db4af8710dbbf87d158258a917788e354de879ac6bdfbcc63a230ef5c81a9a041f821b78bbba30927db6b61c419b15e6af77a579b4a2855181c9326a6ff2d1ddbda31eea9d09c74f876d3c0c78b928f7527513925e0c7f941f4c5ca951e751042b61fcfa221583692c736744b039951a8137e02b5efc0c4423c1ac6d6fee525938ae58c914e2905c3408b4469f6406be6ea49bda72cc05e2ce1ae54a57f23c30eef0e6e82dda248c86b35118b117fd86c8390dac4098abd929f70870dab1720806844ff88d28797f9bae548fae7fcd943801d2a7d14fccabdff6c9a9e5525ad759af81b48edac5e2337b57f480be0c8e4740971324c6b4647bb77a5100d5d762bc8f2bb674f6863c6bf65b91a65b55df414ff91d5620a6d4b227ac1388b8c54a9ce5cc387bf87061ce06112613dcdf4ea8af6807be9b980333bd23bbfb2263bd565b8bb35d0662d331fd861a0763d167a4ae', NULL),
    ('sealed', '', '__start__', '00000001.h5XBIkuW', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d949457d6af9c436adc01ca52507f3156d2515af091492538bb188c6f1553098b5760121676536698f5dedd0d03264ec002efaf8c195760fb5ddc1037903aaaba790bd3b6ecfb0fcb0a79cf1628d9eed67731772d1f51a85b9867437f667b920f16c7f356a03f9bfc991fb17495e5fce33a73182c7452f0ab1af3715a66c4371bd89128e3351e2bb8f5cddf08186290f693e8299f18c5c9627ef63c28c89ed26d57e0e4791833d933ca42d5303486afc2aa062315a28f071863bc47abb8bfe96c5f602f89d2a36c8dec16849902505be67f3c193b7c3d2fbeb828782d3b0ebb2eec08332b67561b5268a8acaee53ad0ef6fac5cb162084430f7227b07b4338dc8b6fc6057d7a94728eb697b04d387ddb83fa3368f19952296afcd518799cd1bc9e73de38e8f3c6ded47054c9819d80b968407a3ddf44747a10aae9443b5fa6638669a4caae09c227df795bccaa7a3abd9539d55ab', NULL),
    ('sealed', '', '__start__', '00000004.UFJKR5Y4', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9499acc66ac6ce9584868f4f255d25298a85d96b8aec2504dc30ed1ca44e3011b3c54c43d0575f8831d5cb2ff8d3bd8a98c1f3a182eac6a207b1c9b5605f578545255af81fb85a9008892fc2753887f954fdd7c75d9e34b64a2053ca192c3d28424d24168037645c9b5685d52aa986a95d066482f3f2bba1b5a8e43dc95e2c9982631373a85cf7c324d2fcf3dbd875ab1e1c923469c51b65f2667194f0c3cc2b73ddb95ca270d732aa8a10f9f31b49203602fc4dd6e23210f3baa7e424169ce2da4544a1f2e32e1df13d517e35c1172912e79bc59ac146199653e15dbd11e85586dc4decac97bcec438e8d7a94cf22ceb4e0f67170f0a3475f665c7d8e6826fafaddb05a7a95ec084be813c5567822c705523f8595c051e9902dfebfe74a3a9212725150a32060ca5ca715ef8b41d880d41a0f6ba89d61cb0516d224b84fbbe41f01a4df20cfa659d4ab5ee76881961dc52d22cb', NULL),
    ('sealed', '', 'items', '00000006.xN0mdmqE', 'pg:aes:msgpack', '24', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d940237759787f6490fa1057b8d0778586006c19c0df52a872cf607424a033d4ab33e410a8ab963b12e43de4489c11571ac6d4a2ff6', NULL),
    ('sealed', '', 'messages', '00000002.NdSIW7wF', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94b23ffb27e46a1fdbea9a0f82777a46e1552508ffff1552bac985f334cfc9ff9539a5c2c4d820efbef6f00a3bbeb6ba1413b818d246a339b9a35fb9eba6680b4ea9b4eb24702fe4742402a94f4bf5c584e9a1a77becd6b41bb4bbdaaebeb4aa3d50fe28072458daa80c5a05ab4e905e9d58523a43265a93fa0c3fdf8ece208092a06cabbddbeebcae651a6322e72e3d2f8ab5573be37da23405263fb4efc2df13b02e5247baa319182595500c2ef1166f04b77dbb2f9c1b3bdd15577c85d0922b4beb08d303709c452d3d8e6f7f3170dfa48e413fd47758acf3c5e8585e4415872c61879757bce7a94b32bc1c83836c93cdf360e4a730f5f401db5d7d6bf95798f23607a85213b73ca1944b3a5d2ddcba1345ba0150c9d9369bb9a8c4e448e92dde9ed358cf2cce2bd354744ac351dd745afd81042dd19b14e043', NULL),
    ('sealed', '', 'messages', '00000003.dvMCNMAH', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d947ae3fd53d73c0ad3e0fd354ec3a6cd53d56fb92c02e799f70c63becc81136e845759aeb597e6fa562375d088ccf8cdde7fd829f5fd301ecc3270559f86aaff41901880f1a98733254375a90ed59ac88ca55d5b901add2e33a0b104a31425e4b81473985cbf3d19b7026599da6d9c8dba94acabd3934873979bfe17fcde2249bc98de8ade08f5dec01d39f76ec5599bbe299a6864ca40f5d2d133a25cd177531f1fe07959afe5a044f35b88c227aa47fca0ad39a446e26bd24c7039d077e42eee466330e1aa7623e0ec00477fbb9d02ebe5b5decbf26f3440610f66339e04f78368b2f522327906002fa94b241f26dbbf7af1ba7900621b4401633ed420616ecd0e14004b90ef46ed07b478878aad5d32f9a2e48d54e76c7e4d5f7eded4064ea8df7fa73a168d1a7af494cfff7ef5243132b1667f9ec76f3339dae20dc7f7e912e8805e1c577076ab20cd35b753514ee9a2bd7d0ebc325f41fe09c1a15d8bfa5bf04a0be5415b2f5382546275c5089e8b9840903c1b80881bf4d1ab75e2ec07c4eea36bb0edd5ff4582df911bab2aef98c197c8935ec704a323b5ea18619c20924f55e4a60de45ed894b65fd978474ca0a70e2dc56d7da676f5f987297ee21bf63e2df9748eb15187e1d3b0ffe9d0410c688123520a012363793947e993a1949643bca0163bdf2c97ffd8e701b57518255b9e37a82e995523531dd9fac5fe5c129140fef9b888e87ea72b672591f68a9665e1e467e75051392774bf32be35c4fa62553ee243f6837bdfb6ad9761e97857aeb046f40b315dcb08c476c143752ad6dc79de7bf31f0cb9130b8ae035b650cc81c9ea4fc6f76e64412e76045456d3bf2857a849800f7fd8975ce2b4703297a3820c5c9a09b3c690a83f419838b7', NULL),
    ('sealed', '', 'messages', '00000005.C-z_d4J0', 'pg:aes:msgpack', '895', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94efc7c4dc3129a671f06b9299b99cfa8652b8e3025f20cd334f184e6fa474d53f52132aa76e0e9b13184caec6e9798517f848b3cf83c890c63b8fb386bf9cec4b74d0d259c689756b4cfcf715044dc0bd6c545ac733e2cdc77ce0c6533abea1b039201cdc94b5fadd64f1676a48cdf4c458e5a14d84e9e4c09aa1dd97b2731214f34c4e6fb0324da01c75dce32275fdaa522521c729ddf2b7cdf2d1188a1dadf6b4b8e7da2061bed8ae67a17dcdc12bb847e9e7ee5b08a368772681899ee1fba0d6cac8df9edc289c07ed263a7e2ef73a3fcdb92f88f4b77ec53a9eae8f10fbf245bd07650bb27183947ce84bf96c1849f9b8e5068098be465286cd49074635da5c11feb0ba5b9a6108e6e2c2d8d19b2403c2731721dd480667294ec865bf5f5a67403d7e2023c85e219b7fa67068be8e26c0a23904c40601ac8ee75cbaedf804c6b4dc73064983640481e39c3e8fa99e550a64e81b0eac1cd3193242793ada2d9b8daa0510889af5920e8bf749779f27055ce381eb290f2e48e00e198fb2842c3e38b7c7239f5670af87b2ab6a75efd7577d9bd5dd5780fe02226a5fb26970144dd8cfab5171fdab630ef93f4135add5aebf5dc7645ddd7f83c1265ab6ffe48914ba1e05f96ee0b3bd4d0c70fc8c4bf6b64105b97a57e2a1150d9aef5f1283d76b691319652b96c2f6e06d904f2f35d6860a87fe673f61812f9c1293b76adc9e685abb6cadd1ad52f93d9f8577702d2095b0038cbe2056e9ac6176ac557c2b2010daf95967e36c51bc17d09f74906907f271e6e1db61153d28e9858ef73788862a4698581ba2ef47e3b1ced74bce5af76b2a1615e92c9316c19c2db77d4088a64d23d49a050521cbbbbb241b650d1cd0e384c89e5ec64a091aee5fe5458990f8df56537eba76abc2a61975b500b0a1579cd06c7bfba2133ba9af1eeeee04d531cfb31c7d5eca10e45fbaa35442932e82dd7f22dbcee282fac4c5ad0f344a6d9d542444ad14297d4a47be8ad5ac3084e5841572a33a618a072a6948a1465274fe8b281085d8175831c5d7aba17d9875d10f84697d02c6a55b5f9fc0f81d181bdf4a78ff20a94b81065dcf34b92f8f1edbb03f7a3562cc708a9f4f7d6558bb14d966d06c7293567f65610fb17a0991eb6ebf3ad7c19adbe146d039e0affd53087f7121ba37e1f69e7bd39ae6012a308870144db25447e041da466d58e945af2080904b3040729dc97e5a9f53a21c8f68b7ecb664a1e380ba5fa8ace9074264b38371882d891bedeb7a2aca2b8478ab027550d944a7c0a76445c813aa', NULL),
    ('sealed', '', 'messages', '00000006.xN0mdmqE', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9487bf12ed8d6b92a01d374089ffb92c6c5a7cab50268c075f303ecaa97a3456e79f7d966f3cb5144eb5e0f3610f1f2032d180a1861d55f861471ecd78ece89b12c277c253e723df82591d0a6649118c44fb9c1a71d78ce161107b89040a4eb3e5e7a21c43d66e74d7f0ed6d306d994c743f56682b62c34e80fe61fa239f4e6c5709ca0f92af2c7f3c48215a1c1c760d1300303fce4945715a11ce7e3a64bbcbb089e32d4d947fd1992b85faa2e68214e9008d0b23b4f56c1bf9e6762bc8a98e3cf9a6c6b715845f667ec2e85051abdbe3f2d6bd82085d4cec8052c438c1dec7019d4f6f6405d59693f72a5793eba5333ef4ec48f9049876ccfd039f77085bf9808128e384ef0f4c5739ebb89a2fdc8036ccd66663c29f131ffb6f128c3dcdac1d8b57f0aefdf8fcf303afc0165f4dc4c138fae618235eacc280836f5d0b81a8a2184fd50061e7f97ad87abb7be01cc6cc207f604b3fe5783de5fb7c04acd7d51d11a8d4a1a972f3e70e48fb2e8b7e60957498544d9d1462c42e5754f6d6cfeca966c6285d278b3a840e2396c36d322a23da149892ffa2179be4a1f82c3bb8297719fc6dde4e01e18755a50a577aff031f27da6cf069760e7625cacd475167afe543e4c552dff29ad34cae1791f19af83c7bd6da2564ff58c2bcb23686cb1ad4183afc6b712ec8f15609e60910325b50cdc308a6094768411495e2e1cdf1c3093152b65ef4dc567468cf4be8be4043ea8b6e4ec6181492c15f11fb8e4247c370456128af162ba36a626f97a963a817e260ae2d304ab74e20a3db6e72d2fc5394a707cffd304174eaacdb97a690d8552a4aa20ca2369c40d7e92f926a7ca26e4120bd6211fb23f2dc6b26ef9831c0e1e854c2df4bd66536ac64fbaa4fac34763d6c752b049b381bd8b43d835a59473aff462f986d353fc0667045a63771993fbc62a44e6bfeadb43c8d61b0dbc1c316d11db4f9166efa7dfe197ac1b0288d3a9afb664b458e1017fd735670ad7b143b00c7d010ed641b36bd52f41b8852f99eb8e3bebff9c31398b2b2f58adf0b030ddd70eb11d7db1e96f1bf7ed49e4730d509d34409f45c9bba6edc0c815eb6d33cd088928fe4ef58759ab9973747072bb03791be9d6c5deac9b7b5f8768adeb452aab02ca4e86c2346eca5fac65f133542b5600cf1d1b310a1b301ef2ae21ae84805a06c6069c8b0ab8731bd98dcaaa3671202da2656d586aed4d6bd32ea8ab4224d03493482dac4499d6f6137a2d293f70471cef933e533ae9628c1b68333cd03e62ce7d35f725a875bb890444297dfcb432ed55a4e8e0193cadce260b6edd24a2403122e33e4c5167e8fa9f7dbd5c7e03385b8f0fe80b81e4b7094ff9b8fc5a1eca33d36d5ca1980c8a3ef75ef650dc04ab5effbb6bd6bda2c445fed9f998fbd2ea096aac9c3f9a8f046b2d892cfe8e42b376f48acf4ae625a18e39f4222308818db651c6ca58fc0963a6044d7c23eeeb959b3f77b18e647bef987e8a9a67821621ecc4f51340460a503e5b6e4b8d1ca22b367563fd875941b6b7a4027521bf1ad7e61fec0269c2df8376a2ae8d79e143b4b549191bba90d19803c92d0959500701372e1dfb4189772c78168f69c936abd5911a35ec71bd1b66ceef4331adfb59b236d7ced1b15f1d597e1a466305a2b8c93a297fa1b2b779dd62bd16c9af2f420291e354aebf1689283fbff841f5fd738fc57742ba432d79c70c224ef237481ce19372d74e559e340754f0bca7c73f929', NULL),
    ('timed', '', '__start__', '00000001.-Y_H9COk', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x6a7ef008'),
    ('timed', '', 'messages', '00000002.vRnH5KN_', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4f976304'),
    ('timed', '', 'messages', '00000003._SoFCQvR', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3574f5d3'),
    ('values', '', 'bytes', '00000001.v3oxmunI', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x00d08031'),
    ('values', '', 'large', '00000001.qFPbtTv3', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x894e9e65'),
    ('values', '', 'many', '00000001.3ZS4Z4nS', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xb98ec766'),
    ('values', '', 'nested', '00000001.EEoOIVBS', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x14945120'),
    ('values', '', 'real', '00000001.3OA-RzR-', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\xf57703a7'),
    ('values', '', 'text', '00000001.xxy4p__t', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x214acbc0'),
    ('values', '', 'when', '00000001.VGP6Ophj', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xf6094c71'),
    ('ünï ''code''', '', '__start__', '00000001.AGkI2c5C', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x2c798880'),
    ('ünï ''code''', '', 'messages', '00000002.ZSAP07xk', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x56bbc1b7'),
    ('ünï ''code''', '', 'messages', '00000003.Jblo8Yyw', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcb485f2d');

insert into "pgcheckpoint"."checkpoint_chunks" ("thread_id", "digest", "data") values
    ('chat', E'\\x4a86f2b4eb4c56c0bc957f2959e63036', E'\\xc801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e'),
    ('chat', E'\\xd7b9c808987a0a49450835498e09f0a8', E'\\xc801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e'),
    ('chat', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\xc801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e'),
    ('values', E'\\x34af9432a2673d7f79ace01c2b43efa5', E'\\xd9996c6973742035332c20656c656d656e742031363a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742031373a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742031383a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742031393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20'),
    ('values', E'\\x4da8be4ddd7a1a9af7c8b88fe758e438', E'\\xd9986c6973742035332c20656c656d656e7420383a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9986c6973742035332c20656c656d656e7420393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742031303a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742031313a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20'),
    ('values', E'\\x617f9674de27a4bad9116354c980aca6', E'\\xd9996c6973742035332c20656c656d656e742033353a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742033363a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742033373a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742033383a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20'),
    ('values', E'\\x887d33ee4e8a6e30d61cbf28386882b0', E'\\xd9996c6973742035332c20656c656d656e742031323a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742031333a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742031343a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742031353a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20'),
    ('values', E'\\x8a024d7a55922e87d8b6f0d141f82bc8', E'\\xf51d2192ac89f2572f76b95721ddc1428be7f5e714651bf3a9855ff5a90ef0954da8be4ddd7a1a9af7c8b88fe758e438887d33ee4e8a6e30d61cbf28386882b034af9432a2673d7f79ace01c2b43efa5b3e7cea9dcf1fea8cc1ccc049acee49bf8303c2d475eabc0fe3a6ba413ee73d5990d99c756bbc98b260cb94f2aa838b0'),
    ('values', E'\\x8be7f5e714651bf3a9855ff5a90ef095', E'\\xd9986c6973742035332c20656c656d656e7420343a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9986c6973742035332c20656c656d656e7420353a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9986c6973742035332c20656c656d656e7420363a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9986c6973742035332c20656c656d656e7420373a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20'),
    ('values', E'\\x990d99c756bbc98b260cb94f2aa838b0', E'\\xd9996c6973742035332c20656c656d656e742032393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742033303a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742033313a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742033323a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742033333a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742033343a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20'),
    ('values', E'\\xb3e7cea9dcf1fea8cc1ccc049acee49b', E'\\xd9996c6973742035332c20656c656d656e742032303a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742032313a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742032323a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742032333a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742032343a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20'),
    ('values', E'\\xf51d2192ac89f2572f76b95721ddc142', E'\\xd9986c6973742035332c20656c656d656e7420303a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9986c6973742035332c20656c656d656e7420313a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9986c6973742035332c20656c656d656e7420323a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9986c6973742035332c20656c656d656e7420333a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20'),
    ('values', E'\\xf8303c2d475eabc0fe3a6ba413ee73d5', E'\\xd9996c6973742035332c20656c656d656e742032353a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742032363a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742032373a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20d9996c6973742035332c20656c656d656e742032383a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20');

insert into "pgcheckpoint"."checkpoint_data_keys" ("thread_id", "key_id", "wrapped", "wrapped_by", "created_at", "shredded_at") values
    ('keyed', 'tOBtkEDAqzjTa', E'\\x01020432303236de45ccca14fd0149190ee89faf6a5ca89c7c110f27e8b541136aee7d9884d869af24caff3e8d95cd1eba7699cabbe58c47ef368cc3abd2768ce8a2c66b82776a6b2619238590377c2c2048b734502f099e23989f753e7b87c669d396', 'ring:2026', '2026-11-24 14:38:32.884952+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 14:38:32.965593+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 14:38:32.35588+00', '2026-11-24 14:38:32.503432+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 14:38:32.551527+00', '2026-11-24 14:38:32.594633+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 14:38:32.72418+00', '2026-11-24 14:38:32.72418+00', NULL, 'false', 'false', '2026-11-24 14:38:32.72418+00', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 14:38:32.522277+00', '2026-11-24 14:38:32.531384+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 14:38:32.884952+00', '2026-11-24 14:38:32.908694+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 14:38:32.957927+00', '2026-11-24 14:38:32.957927+00', NULL, 'false', 'false', '2026-11-24 14:38:32.957927+00', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 14:38:32.626673+00', '2026-11-24 14:38:32.668695+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 14:38:32.814128+00', '2026-11-24 14:38:32.834843+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 14:38:32.75509+00', '2026-11-24 14:38:32.79364+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 14:38:32.931533+00', '2026-11-24 14:38:32.936126+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 14:38:32.731569+00', '2026-11-24 14:38:32.731569+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 14:38:32.610126+00', '2026-11-24 14:38:32.615094+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e814b-8daa-61dc-bfff-992414d0e306', 'a27ad9f4-6732-ed10-5344-4ae18c70c17d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xba36a9fd'),
    ('chat', '', '1f1e814b-8daa-61dc-bfff-992414d0e306', 'a27ad9f4-6732-ed10-5344-4ae18c70c17d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x4c37fbfb'),
    ('chat', '', '1f1e814b-8daa-61dc-bfff-992414d0e306', 'a27ad9f4-6732-ed10-5344-4ae18c70c17d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xfb709734'),
    ('chat', '', '1f1e814b-8dab-6b5f-8000-bda58445c69b', '6a97bac1-748d-daee-c784-1e4fe3105b78', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf4f55170'),
    ('chat', '', '1f1e814b-8dab-6b5f-8000-bda58445c69b', '6a97bac1-748d-daee-c784-1e4fe3105b78', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x122cdad6'),
    ('chat', '', '1f1e814b-8ded-6453-8002-a8680781e785', 'b138a6ca-55e1-3cf4-c2ba-4bbb8d31461a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8e9eb40e'),
    ('chat', '', '1f1e814b-8ded-6453-8002-a8680781e785', 'b138a6ca-55e1-3cf4-c2ba-4bbb8d31461a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x8de0c03f'),
    ('chat', '', '1f1e814b-8ded-6453-8002-a8680781e785', 'b138a6ca-55e1-3cf4-c2ba-4bbb8d31461a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xbb32960b'),
    ('chat', '', '1f1e814b-8dee-6af9-8003-e398d8cd3c0e', '9de05737-e366-2d8b-d732-892b0d0a0a99', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xea4e1965'),
    ('chat', '', '1f1e814b-8dee-6af9-8003-e398d8cd3c0e', '9de05737-e366-2d8b-d732-892b0d0a0a99', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x3250c235'),
    ('chat', '', '1f1e814b-8e22-6243-8005-69cfbd59f09f', '99020710-e116-f9b7-caa3-1713cec290cf', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0471072d'),
    ('chat', '', '1f1e814b-8e22-6243-8005-69cfbd59f09f', '99020710-e116-f9b7-caa3-1713cec290cf', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x609792d2'),
    ('chat', '', '1f1e814b-8e22-6243-8005-69cfbd59f09f', '99020710-e116-f9b7-caa3-1713cec290cf', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd06a893d'),
    ('chat', '', '1f1e814b-8e23-653f-8006-5213cad31d69', 'cccfb894-b311-c0d8-0fee-2dc9cc1fce3c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd473bae0'),
    ('chat', '', '1f1e814b-8e23-653f-8006-5213cad31d69', 'cccfb894-b311-c0d8-0fee-2dc9cc1fce3c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x8c517568'),
    ('chat', '', '1f1e814b-8e81-604c-8008-258ecdd22761', '89b54425-6663-4793-8f4b-d62bb9400d74', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0a11bbf7'),
    ('chat', '', '1f1e814b-8e81-604c-8008-258ecdd22761', '89b54425-6663-4793-8f4b-d62bb9400d74', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x40367c60'),
    ('chat', '', '1f1e814b-8e81-604c-8008-258ecdd22761', '89b54425-6663-4793-8f4b-d62bb9400d74', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xda8f614a'),
    ('chat', '', '1f1e814b-8e82-64d0-8009-97d2d234547c', '696457c1-e8a7-c7d1-3609-e1563f7b1141', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfd48bc1b'),
    ('chat', '', '1f1e814b-8e82-64d0-8009-97d2d234547c', '696457c1-e8a7-c7d1-3609-e1563f7b1141', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xb7cf5d56'),
    ('chat', '', '1f1e814b-8ecc-6afa-800b-aadeb5538af7', 'c7b93240-806a-a06d-657c-5f81949aaef2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x357a6ce9'),
    ('chat', '', '1f1e814b-8ecc-6afa-800b-aadeb5538af7', 'c7b93240-806a-a06d-657c-5f81949aaef2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\xd761bd85'),
    ('chat', '', '1f1e814b-8ecc-6afa-800b-aadeb5538af7', 'c7b93240-806a-a06d-657c-5f81949aaef2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa7d2bc18'),
    ('chat', '', '1f1e814b-8ecd-6e28-800c-d78534e11f03', '5d3ee8af-3f09-73e7-e7d8-e8a9ad3d35b7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc3def493'),
    ('chat', '', '1f1e814b-8ecd-6e28-800c-d78534e11f03', '5d3ee8af-3f09-73e7-e7d8-e8a9ad3d35b7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x6c4d6771'),
    ('chat', '', '1f1e814b-8f08-6d3d-800e-e2b14328273b', '35e26fcd-9f0e-4a0b-8554-430aad044393', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc85e2b39'),
    ('chat', '', '1f1e814b-8f08-6d3d-800e-e2b14328273b', '35e26fcd-9f0e-4a0b-8554-430aad044393', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x2c399333'),
    ('chat', '', '1f1e814b-8f08-6d3d-800e-e2b14328273b', '35e26fcd-9f0e-4a0b-8554-430aad044393', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5af36020'),
    ('chat', '', '1f1e814b-8f0a-61e1-800f-78d90bf4ea61', '497dd834-fafb-11a8-2b90-35fa4537318f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xed457ba6'),
    ('chat', '', '1f1e814b-8f0a-61e1-800f-78d90bf4ea61', '497dd834-fafb-11a8-2b90-35fa4537318f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\xb2bd8e68'),
    ('delta', '', '1f1e814b-8f76-65a8-bfff-8eec87165fad', 'fba158de-ae39-c826-9aac-04583410fc6f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x71eec64d'),
    ('delta', '', '1f1e814b-8f76-65a8-bfff-8eec87165fad', 'fba158de-ae39-c826-9aac-04583410fc6f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x121bbef2'),
    ('delta', '', '1f1e814b-8f76-65a8-bfff-8eec87165fad', 'fba158de-ae39-c826-9aac-04583410fc6f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x2577a167'),
    ('delta', '', '1f1e814b-8f77-64c5-8000-ef019e67c755', 'f5316504-67d1-5fe3-de5a-690733bf54ef', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x05759d79'),
    ('delta', '', '1f1e814b-8f77-64c5-8000-ef019e67c755', 'f5316504-67d1-5fe3-de5a-690733bf54ef', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xe99dc17d'),
    ('delta', '', '1f1e814b-8fb3-611c-8002-15e694c42f11', 'f09190e5-4854-4849-5539-f7118b77fe2d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x723eb7a8'),
    ('delta', '', '1f1e814b-8fb3-611c-8002-15e694c42f11', 'f09190e5-4854-4849-5539-f7118b77fe2d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xf4118849'),
    ('delta', '', '1f1e814b-8fb3-611c-8002-15e694c42f11', 'f09190e5-4854-4849-5539-f7118b77fe2d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x490f12f4'),
    ('delta', '', '1f1e814b-8fb4-63be-8003-5d37df512652', '3ae020a2-e8da-0b22-7f0a-97fe2dedde57', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8416ea7b'),
    ('delta', '', '1f1e814b-8fb4-63be-8003-5d37df512652', '3ae020a2-e8da-0b22-7f0a-97fe2dedde57', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x11649028'),
    ('delta', '', '1f1e814b-8fdc-6ba2-8005-1493997fd2e3', '3439603e-210b-84c6-a9e1-9185163f09e4', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x21efb236'),
    ('delta', '', '1f1e814b-8fdc-6ba2-8005-1493997fd2e3', '3439603e-210b-84c6-a9e1-9185163f09e4', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x85c843f2'),
    ('delta', '', '1f1e814b-8fdc-6ba2-8005-1493997fd2e3', '3439603e-210b-84c6-a9e1-9185163f09e4', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xda8ea826'),
    ('delta', '', '1f1e814b-8fdd-6b74-8006-23c91cbe2880', '6baffca2-a623-4c69-90f6-af27bcf4421d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x76d180c0'),
    ('delta', '', '1f1e814b-8fdd-6b74-8006-23c91cbe2880', '6baffca2-a623-4c69-90f6-af27bcf4421d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xd3761cfc'),
    ('failed', '', '1f1e814b-9132-6ffb-bfff-cb76fc98d03b', 'f001176d-5605-d3f3-125e-df8cfd826e9d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9ee062a1'),
    ('failed', '', '1f1e814b-9132-6ffb-bfff-cb76fc98d03b', 'f001176d-5605-d3f3-125e-df8cfd826e9d', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x802d5858'),
    ('failed', '', '1f1e814b-9132-6ffb-bfff-cb76fc98d03b', 'f001176d-5605-d3f3-125e-df8cfd826e9d', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x95d02ef4'),
    ('failed', '', '1f1e814b-9132-6ffb-bfff-cb76fc98d03b', 'f001176d-5605-d3f3-125e-df8cfd826e9d', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xfd44790d'),
    ('failed', '', '1f1e814b-9134-614a-8000-1a06d9ac176a', '95fc2039-3441-5f43-64ad-dd81aba6b44f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9a0ba821'),
    ('failed', '', '1f1e814b-9134-614a-8000-1a06d9ac176a', '95fc2039-3441-5f43-64ad-dd81aba6b44f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x522a03f6'),
    ('failed', '', '1f1e814b-9134-614a-8000-1a06d9ac176a', '95fc2039-3441-5f43-64ad-dd81aba6b44f', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xb3060c02'),
    ('failed', '', '1f1e814b-9134-614a-8000-1a06d9ac176a', '95fc2039-3441-5f43-64ad-dd81aba6b44f', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xe416f718'),
    ('failed', '', '1f1e814b-9139-6e22-8001-c91833ce54ae', '33af0391-eab4-1934-08b3-eaa23ce2457f', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', '', '1f1e814b-9139-6e22-8001-c91833ce54ae', '6d90c2d8-2dd5-c12b-e4ea-eb897da72807', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('fork', '', '1f1e814b-8f45-6cbf-bfff-a629ee854ab3', '97c7f22c-ecb8-0d51-a5d4-00cbc9cb5d77', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe461bf0c'),
    ('fork', '', '1f1e814b-8f45-6cbf-bfff-a629ee854ab3', '97c7f22c-ecb8-0d51-a5d4-00cbc9cb5d77', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x559ee7c5'),
    ('fork', '', '1f1e814b-8f45-6cbf-bfff-a629ee854ab3', '97c7f22c-ecb8-0d51-a5d4-00cbc9cb5d77', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6b04bf8c'),
    ('fork', '', '1f1e814b-8f46-6c9f-8000-7daf3e6b7344', 'f0d03e04-1fab-7712-a918-ae5547ecc1d1', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x505faa05'),
    ('fork', '', '1f1e814b-8f46-6c9f-8000-7daf3e6b7344', 'f0d03e04-1fab-7712-a918-ae5547ecc1d1', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x887cc1c9'),
    ('keyed', '', '1f1e814b-928f-6f0d-bfff-31fcf1c61cc4', 'd0301242-7778-eb18-b07a-ba7c1251b9be', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f22a5ac52a61f78ad1e3e5d94192f09c26361127bb8ad85c13cb4364931d94d02a784fa4135ef03654fda68b0d2930fe4b2ee1317df801de0c41fee75589312071488073873c40df10943e8992c30b4dbe98362bcec15152172018ff05e1178f5a90f95c0c9455ef6ffb06ab7b1a4543b715781039a63b1e66448b7dc30c5215fc8d268a4bde444c9e1cd46ff974e2f1d9f3b7bb05fbbd9dddaf71534ab17324362a9bd7582e0993c41c13f00c0bd6038784b83986176e67e5a70628c9691572a6cea2070b08fe1411380c4b3a0c28894a580c340d551ad16737d166f9560e810b36ac37171a8d8fe68b18cf9bda6e5d886f35f07231e8cf0acb104607659f6ef818e5c629f262c60c7521040878dcba9164f3fc8cf3c25c9212dbdee4afacdd53359a52e218110774825b08c373492cef5f480e03a3e3ea9eaf356', NULL),
    ('keyed', '', '1f1e814b-928f-6f0d-bfff-31fcf1c61cc4', 'd0301242-7778-eb18-b07a-ba7c1251b9be', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f22b8df05f07ab387fade2cba6e98c1023b01049846fbf73a529bc63f8b463248cfc5b8a55dba', NULL),
    ('keyed', '', '1f1e814b-928f-6f0d-bfff-31fcf1c61cc4', 'd0301242-7778-eb18-b07a-ba7c1251b9be', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f221c15e0f63e9ae9d223ce267c229a872c8dabe8305d1c44effa75968e', NULL),
    ('keyed', '', '1f1e814b-9291-61a4-8000-4b41a2f66589', 'c5829aa2-d9a2-de2c-8a5e-47fbc603f003', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f2268ab2535a0d7cbc17be71ea274cc079c6f25782a97f4a5c9e8354a942122375e1c9b9138744534000c2d1b5f63bade412c84b0e6c0298430bf83b32b11de287b027a8da4f5c8d29d0635dacf5ae562dc47adc1c110d61584925b2133a29bda0fd38d2dc3b73d2a0cf5a04c704ff1248c2ea7b428cab115497600a4751333c71a10afc5c0f3ff68f4873ddac9feea2206b353bfef33233db08bcbbb0c75ece524dac20856c61b57edf571127e0d14633dd7acf049dc1f143a93fe03fc4ea715021096f98120582a05f9ef9dfa037a1796aef7610b37c26d6abf0d843d2f7b4a19ee56b96da8e78666d11866d1c00df5989cd5b34aade15694adc3b91f7dff17cfa8466bea586fe3fd7425b03dc4e351bafabcd327a16a4ea31674844a58e4fa9b2888555e233bb1d031518d931064108a37f061c1ed77cd9d8e786d6c18719bc8d990c3454c30b26be953f5a5a59530935ba92dffbcb7f054a8c1e4ce5b82b88d2b', NULL),
    ('keyed', '', '1f1e814b-9291-61a4-8000-4b41a2f66589', 'c5829aa2-d9a2-de2c-8a5e-47fbc603f003', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f22fe31c03523e4f14a7aabf4fbad58f62eff3bf5917500c883cfbc4363ab49d7', NULL),
    ('left', '', '1f1e814b-9369-61f6-bfff-b09507378f8a', '6608ab9c-5f3f-7454-530b-e941625ca2c5', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc8e0093c'),
    ('left', '', '1f1e814b-9369-61f6-bfff-b09507378f8a', '6608ab9c-5f3f-7454-530b-e941625ca2c5', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x5eae1a14'),
    ('left', '', '1f1e814b-9369-61f6-bfff-b09507378f8a', '6608ab9c-5f3f-7454-530b-e941625ca2c5', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xb9b02c3b'),
    ('left', '', '1f1e814b-9369-61f6-bfff-b09507378f8a', '6608ab9c-5f3f-7454-530b-e941625ca2c5', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6d4bce8b'),
    ('left', '', '1f1e814b-936a-63e6-8000-f1e841d1414c', 'b6eefc06-518a-df20-4907-137ad091c1cb', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd3945163'),
    ('left', '', '1f1e814b-936a-63e6-8000-f1e841d1414c', 'b6eefc06-518a-df20-4907-137ad091c1cb', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x307b07e9'),
    ('left', '', '1f1e814b-936a-63e6-8000-f1e841d1414c', 'b6eefc06-518a-df20-4907-137ad091c1cb', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xbc698f76'),
    ('left', '', '1f1e814b-936a-63e6-8000-f1e841d1414c', 'b6eefc06-518a-df20-4907-137ad091c1cb', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xb3712dbe'),
    ('left', '', '1f1e814b-936d-6fcb-8001-a6f3a1146dcd', '1e302a2d-d11c-a19c-7b86-32dea4561a84', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e814b-936d-6fcb-8001-a6f3a1146dcd', 'ceec319f-4384-b6e8-a513-7b4d42d80d32', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1e814b-903f-6dc5-bfff-4b62f3e8b1dc', '0b6438e5-e07d-3a84-fc7f-1c4dfcf76c7d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd977791d'),
    ('question', '', '1f1e814b-903f-6dc5-bfff-4b62f3e8b1dc', '0b6438e5-e07d-3a84-fc7f-1c4dfcf76c7d', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x46464fa4'),
    ('question', '', '1f1e814b-903f-6dc5-bfff-4b62f3e8b1dc', '0b6438e5-e07d-3a84-fc7f-1c4dfcf76c7d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa89b58c9'),
    ('question', '', '1f1e814b-9040-6b9a-8000-32be86834040', '2738d3aa-9e3c-721a-8484-67febfb23d23', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x87a458ab'),
    ('question', '', '1f1e814b-9040-6b9a-8000-32be86834040', '2738d3aa-9e3c-721a-8484-67febfb23d23', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x2e50f4b5'),
    ('question', '', '1f1e814b-9040-6b9a-8000-32be86834040', '2738d3aa-9e3c-721a-8484-67febfb23d23', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x064f32ef'),
    ('question', '', '1f1e814b-9040-6b9a-8000-32be86834040', '2738d3aa-9e3c-721a-8484-67febfb23d23', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x3a1820e3'),
    ('question', '', '1f1e814b-905d-6e75-8001-a0c58ec3a3e3', '217fa9be-9156-b08f-382d-804c3bf27220', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\xddd447dc'),
    ('question', '', '1f1e814b-905d-6e75-8001-a0c58ec3a3e3', 'dc341098-38fc-f28c-f677-4738ad206595', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206238353034306439373432383461386162623536313734633961313465306534af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:dc341098-38fc-f28c-f677-4738ad206595', '1f1e814b-9082-6c19-bfff-08c056f39268', '6887f233-25ef-d33a-0271-89c139c836de', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc0191ffb'),
    ('question', 'inner:dc341098-38fc-f28c-f677-4738ad206595', '1f1e814b-9082-6c19-bfff-08c056f39268', '6887f233-25ef-d33a-0271-89c139c836de', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x3334968b'),
    ('question', 'inner:dc341098-38fc-f28c-f677-4738ad206595', '1f1e814b-9082-6c19-bfff-08c056f39268', '6887f233-25ef-d33a-0271-89c139c836de', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x0c9c342b'),
    ('question', 'inner:dc341098-38fc-f28c-f677-4738ad206595', '1f1e814b-9082-6c19-bfff-08c056f39268', '6887f233-25ef-d33a-0271-89c139c836de', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xb446994c'),
    ('question', 'inner:dc341098-38fc-f28c-f677-4738ad206595', '1f1e814b-9083-6ec0-8000-114a74631bd3', '06dd338c-8780-21f5-00a9-e9ae3d665ea8', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206238353034306439373432383461386162623536313734633961313465306534af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e814b-91ff-6f50-bfff-245bdc267f7d', '8cf1a4bc-c054-d901-d089-13df45605f27', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9408dcfb6603f791d78bf50d7e3e2ba40ba213b2af564c2c90dc0fe73a171af5b95aac3a1acffe61d40fd557325224a50c7f4c98d834ad8db4148bdf6411909c3fdf18e9ea6dd074971216d923f1706354453c43d1563b83e34a3e9fd7fb22441fdec35df64961688b8bce3140c9135ca0a5a1e9164b3091e38246c1f19a80c80523f26c25bea0ab327f650bec8c8d6c2d2e66909298711576a4e2e0e9380fb039aef5d6a195b0a7f78fee9b86', NULL),
    ('sealed too', '', '1f1e814b-91ff-6f50-bfff-245bdc267f7d', '8cf1a4bc-c054-d901-d089-13df45605f27', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9461fc127da5465179b7f8e9398eaee244436979c25d17256dffc9c85e5b5c0386e4b6aef934', NULL),
    ('sealed too', '', '1f1e814b-91ff-6f50-bfff-245bdc267f7d', '8cf1a4bc-c054-d901-d089-13df45605f27', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94b3add2115cd0c5005ddfb203e797aa2b622345b9fb995d07afec7e8e', NULL),
    ('sealed too', '', '1f1e814b-9201-6053-8000-b7b068ade378', 'bc67accb-909d-7b2d-1bac-3034c3488018', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94a4bb604ce57723474b0a2eb9b2d87c5b1bc87f927013face30fcf274af95d0039dbeb2c36a057c2dfd41ca41ebbd98be07f16e8ed64618846a8fa69ba8d7136c3a86850211a8f4403ef8a39a272fb04896129da6d3bbc6b301b2b81323b3ff4d0d2a16bbfcf829571b9c12e9de87386e60c8dec47326baa7cb070a795408b0585b1e441f7e32edb94aa4506fa92fa37ca5207bb5113d0d508caef966f13f6bcabd9d43867825c490e081b388b98b526c8d09c58bedc187abb9f270362251e2102cbae5eefb9afd70457f240131f103fa1632bc4fff9e68e6519449116043504c50d94b852333cb6ba0a9ea49c82075f9f003dc0008192986cc239c6ea2f38c79351acd6523c0b2599cd71b33278cb2dc92925f761e5cef8520659861d9ad3ce5fd9221f68c1a49c9f0d48785449afbb41ae910625e5f8b15b5a81834fe767af807666d6c10eb16b7cd14a3004ec7d1845fb85b659e78d14497d739387e89d3e7be', NULL),
    ('sealed too', '', '1f1e814b-9201-6053-8000-b7b068ade378', 'bc67accb-909d-7b2d-1bac-3034c3488018', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9431444baa138cd6caea1417495964babccb82374112e412255e8943c84bf417', NULL),
    ('sealed too', '', '1f1e814b-9201-6053-8000-b7b068ade378', 'bc67accb-909d-7b2d-1bac-3034c3488018', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94753fb403af7cbc0b2e64bef1e72552d81f43863c3cca485e4c300b62', NULL),
    ('sealed too', '', '1f1e814b-9201-6053-8000-b7b068ade378', 'bc67accb-909d-7b2d-1bac-3034c3488018', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d942cd99a042f0b75140ecbafbce2de77f8b6b75d71ce0ec06135fae7bf', NULL),
    ('sealed too', '', '1f1e814b-9204-6b4b-8001-3ad1432b27eb', '8f9fedc7-5ff7-777b-decc-da3a7844a4fe', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d948bd96f5a2e02110c3d3236973edd10e75a478403e61d7ba4f8adb7b66035c42bb1d39297', NULL),
    ('sealed too', '', '1f1e814b-9204-6b4b-8001-3ad1432b27eb', 'bff49b7b-a91d-8296-072d-55ce40b0caca', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94f4b97c0d9b5156d9b9b37787e52073a9313542d24370cfd30946baa1dad8a393dfe0b1139e7607a63fa3606e11db390ba205082b4a85024616eff0530a1d5d6130982d9c39bb22155405a8e054e425d725c0730e47b4ca5830797b0c0a20246b7f3d9632b2c5f810512f9a5d58997a577c073ef88e99088d70f3a9b3bccaff57b5d8f382b776dc14c13e93', NULL),
    ('sealed too', 'inner:bff49b7b-a91d-8296-072d-55ce40b0caca', '1f1e814b-921d-651d-bfff-6e48581392d3', 'b0150d96-4672-0f29-20e7-2821c0e61b16', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94d3a9f6a40cef4935581d19f0b0e0e3ceec2f679197ee3fb90737512bb1c9f8ad346f4729b3e5ec9dc2975043c869ac70a3216d40c90f6db4d796d5c47d93f61d33579f21cfd06ea5e6487fcd7b845f88d3c554659fcb3017b4a86d4f6d62b44a7ff1f640e2a4096b086ddb77c901952cdeda17d9a968be08e86273bf73b9f285b2cd094bd4b262447686d61f4bb1d9c34ad10200a981e605c883982161830b60afb0d5c6541adfa3975722e913a189b241cc1eedc35fa35ac5383a9d5d7db4be8f616bbee7a8b61b1c5a6751f10d019d1f0816e8b602a5da1004b881a604c9d3bedde98637e657568ea938d65dd044c3a2740c8ee56fbbd51539c8e1afba108980e142ed68d7c2eed6c55e110b3f86795bd17b640e63f5cae196c8a5f67cd69a7b340f0138945a06def2e811c9199d3e56c4ec4952eef2b93bf98af19bf1864c59d96b355a4fd0f30d4195d84946d1b748482fc2a77454e86d17204013028002e2ca31fe046e17731f821723f041c1c47eb72215b3c49fe2df3d4b07118e0bd5463f94188cae0e67eb8829a526d07be75d929f34283aad6fbd27458298b779cad66fcb57b6f4da54ea2a9807966b95a9eca251e283e685c0d4569e91497c4756ac8c086c3b826c1a5ecf8f16fa16e0b0036ac318d0c0b63fe37f5b800652181ca3eff186cf49192e5447c70e3ef0dd1d', NULL),
    ('sealed too', 'inner:bff49b7b-a91d-8296-072d-55ce40b0caca', '1f1e814b-921d-651d-bfff-6e48581392d3', 'b0150d96-4672-0f29-20e7-2821c0e61b16', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94e8bab58671835ac5725e24d9a23ac8f831d0b98e4e06dad056b96e787e21d2', NULL),
    ('sealed too', 'inner:bff49b7b-a91d-8296-072d-55ce40b0caca', '1f1e814b-921d-651d-bfff-6e48581392d3', 'b0150d96-4672-0f29-20e7-2821c0e61b16', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94abac323b0cf8ad27a120531b4e19c5119395f2ba8be176b613a04f3a607e91e21d321e7e97', NULL),
    ('sealed too', 'inner:bff49b7b-a91d-8296-072d-55ce40b0caca', '1f1e814b-921d-651d-bfff-6e48581392d3', 'b0150d96-4672-0f29-20e7-2821c0e61b16', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9434433da0f09d59660251c968d67b4a83ce763970d45b22f351591650', NULL),
    ('sealed too', 'inner:bff49b7b-a91d-8296-072d-55ce40b0caca', '1f1e814b-921e-6237-8000-8f7a3f43e17b', '9e0e2f8d-930e-2c59-583b-62634b9c1efd', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94551f7648f374839b633607cae7cbba76661a6051c4b3a1e3af69dccdc5dbec28403a5a0a21d42f9ccc5ed0451630f04067b7837eb8af3a019ba1df8d0907be928b6fb5d9a22af09ccca474ca804eedd5227e6156f655633d6d82627f9928aab12fc0f8e391fcacf46f56fb385a1388c7a06d2820a85e96a1187d1b3fbd91fa7ab22e0d889430a6b664dfda', NULL),
    ('sealed', '', '1f1e814b-9177-627c-bfff-095893af1aa8', '2747ffd3-2615-bf91-1a1a-0f92a370465c', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94837d1c674907650a5708a257d37b9bcb3e51fdb87ad7da2e4c5b9c823c2b6aed69a2268c0877d49bd02a933f7f4039f1b6e1b8861ba1d87888b6f170c975160b87149ff38934e6d822ef628960587fd22df5de0475f817010a3120a264a9dba7c082192e26d22cd1c25d6cf5efe98d617a6352a5db6ed34a43f8a18c0b95691541ace5e2d8dce1e8fe22de255643dde7b4f12b2419c360bd8d1ff43351711882cb91a9cf83ff694add05ba0d7d9f2f245e8ef212455dd51c80831eee479263c74ebd3d2491e18203340a248a381b3dfda9c99c76ce1b58c24b69c75e4eb4ca281f440293dfdca9ad10ec2331eb92e5bd209135f940516eb838b3bbe7e45ea39a97ac78ad32ff2f2097ac1fc282986581b348209c65bc3ef23bb6d61d5497d9795e80d77b719b1b687ff3b3eac49ca8d9bc9549b25e01549b6b44', NULL),
    ('sealed', '', '1f1e814b-9177-627c-bfff-095893af1aa8', '2747ffd3-2615-bf91-1a1a-0f92a370465c', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94948f046367d092f7e7e7f1461ba5b410cca211257f1b5f847b1830799e8463b5e0c82bc3f0', NULL),
    ('sealed', '', '1f1e814b-9177-627c-bfff-095893af1aa8', '2747ffd3-2615-bf91-1a1a-0f92a370465c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94098d0e77a500332fcd912a95a867ee46b1fe048505d77e43543d1540', NULL),
    ('sealed', '', '1f1e814b-9178-62fe-8000-6e9eb69a5b66', '5fd48f1d-fd90-36d0-c783-b51149f37223', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d940d2b6ea91585a571701554e64b04a8ff64db141f3cc39f80edd012193793ec675bb0fee0558207872712942c99aa1531da1107b2b5aaf354e5bbabf075cbca620d463c3064503b748a59fe42e3d494b1f3f004b0ef2b62c6af7069b6eed81a2747bfc8d3aa1c4fccbe511c6310ff54bdbc824084d457f12693a03632515241de5593a0ee71b7d5c88e560770b38752f1f256709d77b034f46d3c5c81a9c0feee5737aa7abc8d6961e2bc2b5e39cf587a65fd54ec6c6228a3e5705742382a5f49ca76a84d36aede3e0b1d4202fa6cc93fca583f58c0aeb25070c0de447ceec4a3f6121e5c2e1658ebf461cf2c8f0c59d115a70bd8b3850bafd719b2c6132c7accb679f47385ae6e744b947ee7a11ba49478be537e99b954eda02264de5bedaa15a50a52b522c39b91966e7f77cf9757c366917774adf06c77c02a367c0d3d3497afc6397b6e42631227458cc7b1017e517d3aa0c8781fb29827d18f24e6372c651e', NULL),
    ('sealed', '', '1f1e814b-9178-62fe-8000-6e9eb69a5b66', '5fd48f1d-fd90-36d0-c783-b51149f37223', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9418fc1d4ac7d58cdcc3659bceba455c793a194cebfaaa7ab2e193427590a1bf', NULL),
    ('sealed', '', '1f1e814b-91c5-60b0-8002-9f4cbe6e552c', '23f6f5f3-42c9-6e18-fd79-ae3f97e789ad', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94699110e1635aced55836517499e7f54348b722aef5db238818863a3ba08f9cda381ae337bac2ad67f418a3dfc2188acd77ee99b32a0e8da03f3275b401d48013fe978b6ee9534386320ac9a91c290e0efb0181feab0d6a48b7e61f4c586e6aefe423ea0877e336b0429dc9f4b824fd3583554b09591494d959c6df178b8b1367e61ce485d88e10a6938aafb95af741cbcee1d744da9cca12205161aa5237d1039d61f5ac2d1f999c9252cee1efb631edf3c63364f797640e5cd9573cb0d05562b426df5c9a0390b58fccf4bfa540a72a96b1f1bd114ed99a2738337712ecbb2f6e6f0d1da97d05c368d3bd1a6ead97d9494ee8083ee5cf859bc1ecfe01dc4dcb983fedaa3bef11eda92a9eaaa952307c8bc4ae85782af35545114934abc31536befa1f082307b4977934b093253878b449e69bfffc4d63dc0deb', NULL),
    ('sealed', '', '1f1e814b-91c5-60b0-8002-9f4cbe6e552c', '23f6f5f3-42c9-6e18-fd79-ae3f97e789ad', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d945cd4006fac0e187f393f7001d99ba5ef8111461e5089a04d4e792e90b4303b48966b01801f', NULL),
    ('sealed', '', '1f1e814b-91c5-60b0-8002-9f4cbe6e552c', '23f6f5f3-42c9-6e18-fd79-ae3f97e789ad', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9471649fad01378658b7b68b82e47dfa1ac7fd24396c61088e0e5410e8', NULL),
    ('sealed', '', '1f1e814b-91c6-60fb-8003-73c5420d1de7', '375f1b26-80b2-b327-9fe2-62589a58e4c9', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9489147b46c82bd3ff4d732df6a8b2f9d1e8cebc8f8fb3f65b58510a12dee2e0a2c6b65a694c5164f7a3761fc0da26b2b31c898c6abafbe1dd8c1f183a64cf0beea9f08e30da35d33e039232f42e7f52d199fa003e841c3a0f21b7000f4e2262e5069226f82075cba1e8d71df5bac6f4ee9f4b2f25ce83278fb5701edc37b0ba396bffd5112f33b55846babc102f26cd166838ea76cbea2173418b27f9a0d44f479cc9cb93bb930e54c95a443acf938844c39905cf7f8fd9cdeb8e33155137ed097ea7a0777e2dbd9a5932de8eacc31a6e36744c10c5b8e3d1769ca12dd4a9780a7b802e64172ae380880c67d782cb2989eeaebcb1c5f763c2d6d8baf531ffa0ad8e0cfd47734d822e1d50327f1924216fb5001bccb1fd41e70bc7e74dcbda1aec3e9552199ea8ab9cf9dfdaa53eb4e5300b6ac0481087f74af4e3d3d2729e22ec1c861472bcd04c1ad438595837cdc30041ab41bd2b84243eebed9deadae9b14bfc', NULL),
    ('sealed', '', '1f1e814b-91c6-60fb-8003-73c5420d1de7', '375f1b26-80b2-b327-9fe2-62589a58e4c9', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94e6b9dbe6ebea851895820402c3f25d44245fb5d37dd2b5d44b039472824585', NULL),
    ('timed', '', '1f1e814b-931a-6e09-bfff-2b8ee0e6af09', '95e79080-00a1-3e5b-8e28-21bb77da0c5e', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xda1c153c'),
    ('timed', '', '1f1e814b-931a-6e09-bfff-2b8ee0e6af09', '95e79080-00a1-3e5b-8e28-21bb77da0c5e', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x1ef77252'),
    ('timed', '', '1f1e814b-931a-6e09-bfff-2b8ee0e6af09', '95e79080-00a1-3e5b-8e28-21bb77da0c5e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf7307199'),
    ('timed', '', '1f1e814b-931b-6d70-8000-ab03b078a0f8', '5ccbaa20-e63e-6fa9-6774-036e760d2d95', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xae27ddd6'),
    ('timed', '', '1f1e814b-931b-6d70-8000-ab03b078a0f8', '5ccbaa20-e63e-6fa9-6774-036e760d2d95', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xbac40ce0'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e814b-9012-69d5-bfff-66dbb345d788', '792fbd07-0c0a-4dd7-b63f-1d561eeec82d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x988df3a9'),
    ('ünï ''code''', '', '1f1e814b-9012-69d5-bfff-66dbb345d788', '792fbd07-0c0a-4dd7-b63f-1d561eeec82d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xa3441904'),
    ('ünï ''code''', '', '1f1e814b-9012-69d5-bfff-66dbb345d788', '792fbd07-0c0a-4dd7-b63f-1d561eeec82d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb5f2b391'),
    ('ünï ''code''', '', '1f1e814b-9013-682a-8000-65d087f3b4cd', '7c855df3-e466-9332-2738-a7f4e003aae3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x75b0fbf4'),
    ('ünï ''code''', '', '1f1e814b-9013-682a-8000-65d087f3b4cd', '7c855df3-e466-9332-2738-a7f4e003aae3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x35a71374');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e814b-8daa-61dc-bfff-992414d0e306', NULL, '{"v": 4, "id": "1f1e814b-8daa-61dc-bfff-992414d0e306", "ts": "2026-11-24T14:38:32.352192+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Z614b_Ua"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe56f80b14997687f7abc059a', NULL, NULL),
    ('chat', '', '1f1e814b-8dab-6b5f-8000-bda58445c69b', '1f1e814b-8daa-61dc-bfff-992414d0e306', '{"v": 4, "id": "1f1e814b-8dab-6b5f-8000-bda58445c69b", "ts": "2026-11-24T14:38:32.352845+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Z614b_Ua"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Rn-ppb9s", "messages": "00000002.Rn-ppb9s", "__start__": "00000002.Rn-ppb9s", "branch:to:reply": "00000002.Rn-ppb9s"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x60f61e9f8a81a271db021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8dc7-6141-8001-4d79a0d1fa51', '1f1e814b-8dab-6b5f-8000-bda58445c69b', '{"v": 4, "id": "1f1e814b-8dc7-6141-8001-4d79a0d1fa51", "ts": "2026-11-24T14:38:32.364048+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Rn-ppb9s"}, "__input__": {}, "__start__": {"__start__": "00000001.Z614b_Ua"}}, "channel_values": {}, "channel_versions": {"items": "00000003.JFijHiOk", "messages": "00000003.JFijHiOk", "__start__": "00000002.Rn-ppb9s", "branch:to:reply": "00000003.JFijHiOk"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xb1428558846a347ddb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8ded-6453-8002-a8680781e785', '1f1e814b-8dc7-6141-8001-4d79a0d1fa51', '{"v": 4, "id": "1f1e814b-8ded-6453-8002-a8680781e785", "ts": "2026-11-24T14:38:32.379689+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Rn-ppb9s"}, "__input__": {}, "__start__": {"__start__": "00000001.Z614b_Ua"}}, "channel_values": {}, "channel_versions": {"items": "00000003.JFijHiOk", "messages": "00000003.JFijHiOk", "__start__": "00000004.PzhsX3Rg", "branch:to:reply": "00000003.JFijHiOk"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x70e5018efb8e64067abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8dee-6af9-8003-e398d8cd3c0e', '1f1e814b-8ded-6453-8002-a8680781e785', '{"v": 4, "id": "1f1e814b-8dee-6af9-8003-e398d8cd3c0e", "ts": "2026-11-24T14:38:32.380280+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Rn-ppb9s"}, "__input__": {}, "__start__": {"__start__": "00000004.PzhsX3Rg"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.-1EVSSbu", "messages": "00000005.-1EVSSbu", "__start__": "00000005.-1EVSSbu", "branch:to:reply": "00000005.-1EVSSbu"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x20a5de19229924d6db021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8df2-6571-8004-e519f70ef6b6', '1f1e814b-8dee-6af9-8003-e398d8cd3c0e', '{"v": 4, "id": "1f1e814b-8df2-6571-8004-e519f70ef6b6", "ts": "2026-11-24T14:38:32.381772+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.-1EVSSbu"}, "__input__": {}, "__start__": {"__start__": "00000004.PzhsX3Rg"}}, "channel_values": {}, "channel_versions": {"items": "00000006.0jdz7s_7", "messages": "00000006.0jdz7s_7", "__start__": "00000005.-1EVSSbu", "branch:to:reply": "00000006.0jdz7s_7"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x345b65c54b5b35f8db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e814b-8e22-6243-8005-69cfbd59f09f', '1f1e814b-8df2-6571-8004-e519f70ef6b6', '{"v": 4, "id": "1f1e814b-8e22-6243-8005-69cfbd59f09f", "ts": "2026-11-24T14:38:32.401345+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.-1EVSSbu"}, "__input__": {}, "__start__": {"__start__": "00000004.PzhsX3Rg"}}, "channel_values": {}, "channel_versions": {"items": "00000006.0jdz7s_7", "messages": "00000006.0jdz7s_7", "__start__": "00000007.spgdOUVR", "branch:to:reply": "00000006.0jdz7s_7"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3624c439fedb92e97abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8e23-653f-8006-5213cad31d69', '1f1e814b-8e22-6243-8005-69cfbd59f09f', '{"v": 4, "id": "1f1e814b-8e23-653f-8006-5213cad31d69", "ts": "2026-11-24T14:38:32.401841+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.-1EVSSbu"}, "__input__": {}, "__start__": {"__start__": "00000007.spgdOUVR"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.zI-DJSJD", "messages": "00000008.zI-DJSJD", "__start__": "00000008.zI-DJSJD", "branch:to:reply": "00000008.zI-DJSJD"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x143d5876092d3f3adb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8e39-6ea5-8007-46063aaac81b', '1f1e814b-8e23-653f-8006-5213cad31d69', '{"v": 4, "id": "1f1e814b-8e39-6ea5-8007-46063aaac81b", "ts": "2026-11-24T14:38:32.411086+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.zI-DJSJD"}, "__input__": {}, "__start__": {"__start__": "00000007.spgdOUVR"}}, "channel_values": {}, "channel_versions": {"items": "00000009.Wx9miYPI", "messages": "00000009.Wx9miYPI", "__start__": "00000008.zI-DJSJD", "branch:to:reply": "00000009.Wx9miYPI"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x84029392e7e4a33ddb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8e81-604c-8008-258ecdd22761', '1f1e814b-8e39-6ea5-8007-46063aaac81b', '{"v": 4, "id": "1f1e814b-8e81-604c-8008-258ecdd22761", "ts": "2026-11-24T14:38:32.440206+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.zI-DJSJD"}, "__input__": {}, "__start__": {"__start__": "00000007.spgdOUVR"}}, "channel_values": {}, "channel_versions": {"items": "00000009.Wx9miYPI", "messages": "00000009.Wx9miYPI", "__start__": "00000010.I3c5k2X7", "branch:to:reply": "00000009.Wx9miYPI"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xc359d61c47f32b9c7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8e82-64d0-8009-97d2d234547c', '1f1e814b-8e81-604c-8008-258ecdd22761', '{"v": 4, "id": "1f1e814b-8e82-64d0-8009-97d2d234547c", "ts": "2026-11-24T14:38:32.440742+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.zI-DJSJD"}, "__input__": {}, "__start__": {"__start__": "00000010.I3c5k2X7"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.sJY8tgVy", "messages": "00000011.sJY8tgVy", "__start__": "00000011.sJY8tgVy", "branch:to:reply": "00000011.sJY8tgVy"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x8f916bc2b4f1eb81db021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8e86-6445-800a-fbbb4b841c5c', '1f1e814b-8e82-64d0-8009-97d2d234547c', '{"v": 4, "id": "1f1e814b-8e86-6445-800a-fbbb4b841c5c", "ts": "2026-11-24T14:38:32.442361+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.sJY8tgVy"}, "__input__": {}, "__start__": {"__start__": "00000010.I3c5k2X7"}}, "channel_values": {}, "channel_versions": {"items": "00000012.aHxCsNSO", "messages": "00000012.aHxCsNSO", "__start__": "00000011.sJY8tgVy", "branch:to:reply": "00000012.aHxCsNSO"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\xfa72040565d1fc92db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e814b-8ecc-6afa-800b-aadeb5538af7', '1f1e814b-8e86-6445-800a-fbbb4b841c5c', '{"v": 4, "id": "1f1e814b-8ecc-6afa-800b-aadeb5538af7", "ts": "2026-11-24T14:38:32.471199+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.sJY8tgVy"}, "__input__": {}, "__start__": {"__start__": "00000010.I3c5k2X7"}}, "channel_values": {}, "channel_versions": {"items": "00000012.aHxCsNSO", "messages": "00000012.aHxCsNSO", "__start__": "00000013.2_oIvNAe", "branch:to:reply": "00000012.aHxCsNSO"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x2d598820e061368b7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8ecd-6e28-800c-d78534e11f03', '1f1e814b-8ecc-6afa-800b-aadeb5538af7', '{"v": 4, "id": "1f1e814b-8ecd-6e28-800c-d78534e11f03", "ts": "2026-11-24T14:38:32.471702+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.sJY8tgVy"}, "__input__": {}, "__start__": {"__start__": "00000013.2_oIvNAe"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.CfpJ_5SJ", "messages": "00000014.CfpJ_5SJ", "__start__": "00000014.CfpJ_5SJ", "branch:to:reply": "00000014.CfpJ_5SJ"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x0fa0dd36575dd509db021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8ede-6a09-800d-29aaf827ca59', '1f1e814b-8ecd-6e28-800c-d78534e11f03', '{"v": 4, "id": "1f1e814b-8ede-6a09-800d-29aaf827ca59", "ts": "2026-11-24T14:38:32.478555+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.CfpJ_5SJ"}, "__input__": {}, "__start__": {"__start__": "00000013.2_oIvNAe"}}, "channel_values": {}, "channel_versions": {"items": "00000015.sQtIHOic", "messages": "00000015.sQtIHOic", "__start__": "00000014.CfpJ_5SJ", "branch:to:reply": "00000015.sQtIHOic"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x84c8760af761e28bdb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8f08-6d3d-800e-e2b14328273b', '1f1e814b-8ede-6a09-800d-29aaf827ca59', '{"v": 4, "id": "1f1e814b-8f08-6d3d-800e-e2b14328273b", "ts": "2026-11-24T14:38:32.495833+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.CfpJ_5SJ"}, "__input__": {}, "__start__": {"__start__": "00000013.2_oIvNAe"}}, "channel_values": {}, "channel_versions": {"items": "00000015.sQtIHOic", "messages": "00000015.sQtIHOic", "__start__": "00000016.__HVhCEU", "branch:to:reply": "00000015.sQtIHOic"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x078ee0e93574fac57abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8f0a-61e1-800f-78d90bf4ea61', '1f1e814b-8f08-6d3d-800e-e2b14328273b', '{"v": 4, "id": "1f1e814b-8f0a-61e1-800f-78d90bf4ea61", "ts": "2026-11-24T14:38:32.496371+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.CfpJ_5SJ"}, "__input__": {}, "__start__": {"__start__": "00000016.__HVhCEU"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.RzpB3iXR", "messages": "00000017.RzpB3iXR", "__start__": "00000017.RzpB3iXR", "branch:to:reply": "00000017.RzpB3iXR"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x470f7a1e10b31e5fdb021e96', NULL, NULL),
    ('chat', '', '1f1e814b-8f1a-6e04-8010-81fd797253ed', '1f1e814b-8f0a-61e1-800f-78d90bf4ea61', '{"v": 4, "id": "1f1e814b-8f1a-6e04-8010-81fd797253ed", "ts": "2026-11-24T14:38:32.503229+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.RzpB3iXR"}, "__input__": {}, "__start__": {"__start__": "00000016.__HVhCEU"}}, "channel_values": {}, "channel_versions": {"items": "00000018.LMb9tZs9", "messages": "00000018.LMb9tZs9", "__start__": "00000017.RzpB3iXR", "branch:to:reply": "00000018.LMb9tZs9"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xea91489581dae6b7db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e814b-8f76-65a8-bfff-8eec87165fad', NULL, '{"v": 4, "id": "1f1e814b-8f76-65a8-bfff-8eec87165fad", "ts": "2026-11-24T14:38:32.540709+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ohGuDy7E"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x8f50d7984f2961247abc059a', NULL, NULL),
    ('delta', '', '1f1e814b-8f77-64c5-8000-ef019e67c755', '1f1e814b-8f76-65a8-bfff-8eec87165fad', '{"v": 4, "id": "1f1e814b-8f77-64c5-8000-ef019e67c755", "ts": "2026-11-24T14:38:32.541095+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ohGuDy7E"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.GHjkTjDB", "messages": "00000002.GHjkTjDB", "__start__": "00000002.GHjkTjDB", "branch:to:reply": "00000002.GHjkTjDB"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6b0b7e7f764cec01db021e96', NULL, NULL),
    ('delta', '', '1f1e814b-8f90-63a2-8001-ecbb65043132', '1f1e814b-8f77-64c5-8000-ef019e67c755', '{"v": 4, "id": "1f1e814b-8f90-63a2-8001-ecbb65043132", "ts": "2026-11-24T14:38:32.551297+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.GHjkTjDB"}, "__input__": {}, "__start__": {"__start__": "00000001.ohGuDy7E"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Ti3i8zqj", "messages": "00000003.Ti3i8zqj", "__start__": "00000002.GHjkTjDB", "branch:to:reply": "00000003.Ti3i8zqj"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x6cbce69ecba94409db021e96', NULL, NULL),
    ('delta', '', '1f1e814b-8fb3-611c-8002-15e694c42f11', '1f1e814b-8f90-63a2-8001-ecbb65043132', '{"v": 4, "id": "1f1e814b-8fb3-611c-8002-15e694c42f11", "ts": "2026-11-24T14:38:32.565565+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.GHjkTjDB"}, "__input__": {}, "__start__": {"__start__": "00000001.ohGuDy7E"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Ti3i8zqj", "messages": "00000003.Ti3i8zqj", "__start__": "00000004.k3-3Gysa", "branch:to:reply": "00000003.Ti3i8zqj"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x9bff6b62edfc322c7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e814b-8fb4-63be-8003-5d37df512652', '1f1e814b-8fb3-611c-8002-15e694c42f11', '{"v": 4, "id": "1f1e814b-8fb4-63be-8003-5d37df512652", "ts": "2026-11-24T14:38:32.566052+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.GHjkTjDB"}, "__input__": {}, "__start__": {"__start__": "00000004.k3-3Gysa"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.UNcNnqht", "messages": "00000005.UNcNnqht", "__start__": "00000005.UNcNnqht", "branch:to:reply": "00000005.UNcNnqht"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x761491b4fc0e7b49db021e96', NULL, NULL),
    ('delta', '', '1f1e814b-8fba-6edb-8004-fbcdc6ed00f5', '1f1e814b-8fb4-63be-8003-5d37df512652', '{"v": 4, "id": "1f1e814b-8fba-6edb-8004-fbcdc6ed00f5", "ts": "2026-11-24T14:38:32.568789+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.UNcNnqht"}, "__input__": {}, "__start__": {"__start__": "00000004.k3-3Gysa"}}, "channel_values": {}, "channel_versions": {"items": "00000006.VRokC6vD", "messages": "00000006.VRokC6vD", "__start__": "00000005.UNcNnqht", "branch:to:reply": "00000006.VRokC6vD"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x8149d4748b9cb373db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e814b-8fdc-6ba2-8005-1493997fd2e3', '1f1e814b-8fba-6edb-8004-fbcdc6ed00f5', '{"v": 4, "id": "1f1e814b-8fdc-6ba2-8005-1493997fd2e3", "ts": "2026-11-24T14:38:32.582630+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.UNcNnqht"}, "__input__": {}, "__start__": {"__start__": "00000004.k3-3Gysa"}}, "channel_values": {}, "channel_versions": {"items": "00000006.VRokC6vD", "messages": "00000006.VRokC6vD", "__start__": "00000007.KHgI7A96", "branch:to:reply": "00000006.VRokC6vD"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xceb01661fd2690927abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e814b-8fdd-6b74-8006-23c91cbe2880', '1f1e814b-8fdc-6ba2-8005-1493997fd2e3', '{"v": 4, "id": "1f1e814b-8fdd-6b74-8006-23c91cbe2880", "ts": "2026-11-24T14:38:32.583045+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.UNcNnqht"}, "__input__": {}, "__start__": {"__start__": "00000007.KHgI7A96"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.rqx63OIP", "messages": "00000008.rqx63OIP", "__start__": "00000008.rqx63OIP", "branch:to:reply": "00000008.rqx63OIP"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xf68d2c526a5fda00db021e96', NULL, NULL),
    ('delta', '', '1f1e814b-8fe7-677b-8007-f0d460e001f7', '1f1e814b-8fdd-6b74-8006-23c91cbe2880', '{"v": 4, "id": "1f1e814b-8fe7-677b-8007-f0d460e001f7", "ts": "2026-11-24T14:38:32.587035+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.rqx63OIP"}, "__input__": {}, "__start__": {"__start__": "00000007.KHgI7A96"}}, "channel_values": {}, "channel_versions": {"items": "00000009.-t1PgY05", "messages": "00000009.-t1PgY05", "__start__": "00000008.rqx63OIP", "branch:to:reply": "00000009.-t1PgY05"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x80bcd1803c8fd39bdb021e96', NULL, NULL),
    ('failed', '', '1f1e814b-9132-6ffb-bfff-cb76fc98d03b', NULL, '{"v": 4, "id": "1f1e814b-9132-6ffb-bfff-cb76fc98d03b", "ts": "2026-11-24T14:38:32.722836+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.MeDDds4b"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x44f9b2c0bf39939f7abc059a', NULL, NULL),
    ('failed', '', '1f1e814b-9134-614a-8000-1a06d9ac176a', '1f1e814b-9132-6ffb-bfff-cb76fc98d03b', '{"v": 4, "id": "1f1e814b-9134-614a-8000-1a06d9ac176a", "ts": "2026-11-24T14:38:32.723277+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.MeDDds4b"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.pj347cvS", "answer": "00000002.pj347cvS", "messages": "00000002.pj347cvS", "__start__": "00000002.pj347cvS", "branch:to:reply": "00000002.pj347cvS"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xb0a8dc1219d0ca8bdb021e96', NULL, NULL),
    ('failed', '', '1f1e814b-9139-6e22-8001-c91833ce54ae', '1f1e814b-9134-614a-8000-1a06d9ac176a', '{"v": 4, "id": "1f1e814b-9139-6e22-8001-c91833ce54ae", "ts": "2026-11-24T14:38:32.725651+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.pj347cvS"}, "__input__": {}, "__start__": {"__start__": "00000001.MeDDds4b"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.pj347cvS", "items": "00000003.SeAEpNJ4", "answer": "00000002.pj347cvS", "messages": "00000003.SeAEpNJ4", "__start__": "00000002.pj347cvS", "branch:to:inner": "00000003.SeAEpNJ4", "branch:to:reply": "00000003.SeAEpNJ4", "branch:to:beside": "00000003.SeAEpNJ4"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xf4d73b4cb96736dddb021e96', NULL, NULL),
    ('fork', '', '1f1e814b-8f45-6cbf-bfff-a629ee854ab3', NULL, '{"v": 4, "id": "1f1e814b-8f45-6cbf-bfff-a629ee854ab3", "ts": "2026-11-24T14:38:32.520820+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.4gCevzN_"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x29227091932de0807abc059a', NULL, NULL),
    ('fork', '', '1f1e814b-8f46-6c9f-8000-7daf3e6b7344', '1f1e814b-8f45-6cbf-bfff-a629ee854ab3', '{"v": 4, "id": "1f1e814b-8f46-6c9f-8000-7daf3e6b7344", "ts": "2026-11-24T14:38:32.521226+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.4gCevzN_"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.gQoiOu2P", "messages": "00000002.gQoiOu2P", "__start__": "00000002.gQoiOu2P", "branch:to:reply": "00000002.gQoiOu2P"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x674611f4dd577229db021e96', NULL, NULL),
    ('fork', '', '1f1e814b-8f54-6d8c-8001-8aca678cb044', '1f1e814b-8f46-6c9f-8000-7daf3e6b7344', '{"v": 4, "id": "1f1e814b-8f54-6d8c-8001-8aca678cb044", "ts": "2026-11-24T14:38:32.526977+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.gQoiOu2P"}, "__input__": {}, "__start__": {"__start__": "00000001.4gCevzN_"}}, "channel_values": {}, "channel_versions": {"items": "00000003.FuliHLP3", "messages": "00000003.FuliHLP3", "__start__": "00000002.gQoiOu2P", "branch:to:reply": "00000003.FuliHLP3"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x23dcffa374e58d7cdb021e96', NULL, NULL),
    ('fork', '', '1f1e814b-9104-602f-8001-9c03f9604d2e', '1f1e814b-8f46-6c9f-8000-7daf3e6b7344', '{"v": 4, "id": "1f1e814b-9104-602f-8001-9c03f9604d2e", "ts": "2026-11-24T14:38:32.703571+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.4gCevzN_"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Il5dLZbb", "messages": "00000003.f-c3eupz", "__start__": "00000002.gQoiOu2P", "branch:to:reply": "00000003.f-c3eupz"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x301dc24da89fa723db021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e814b-928f-6f0d-bfff-31fcf1c61cc4', NULL, '{"v": 4, "id": "1f1e814b-928f-6f0d-bfff-31fcf1c61cc4", "ts": "2026-11-24T14:38:32.865762+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.FmvNkhNO"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f22b281474c49b6866070a1794ec725f6fb80af72e51fde226a805f2c4f0df9dc34ccea1dcece9eccdf051694b49da11187850aa9', NULL, NULL, NULL),
    ('keyed', '', '1f1e814b-9291-61a4-8000-4b41a2f66589', '1f1e814b-928f-6f0d-bfff-31fcf1c61cc4', '{"v": 4, "id": "1f1e814b-9291-61a4-8000-4b41a2f66589", "ts": "2026-11-24T14:38:32.866236+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.FmvNkhNO"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.c_WBox2D", "messages": "00000002.c_WBox2D", "__start__": "00000002.c_WBox2D", "branch:to:reply": "00000002.c_WBox2D"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f22889e790fdc8682652a3da1f4d34827a17208261521f57581fa8ed1d2d569ba8a117c6a9cc49cafd0fece02ee8799e4a73302797bd9836fa383f0aaf9c3ff836fdbbc11949b6f193fe1ace04db9d7ebc75bd50711678e6026ef3f8e14814fa3a9933090a233eb75058f03', NULL, NULL, NULL),
    ('keyed', '', '1f1e814b-929c-6c1c-8001-3c75f87379ce', '1f1e814b-9291-61a4-8000-4b41a2f66589', '{"v": 4, "id": "1f1e814b-929c-6c1c-8001-3c75f87379ce", "ts": "2026-11-24T14:38:32.871009+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.c_WBox2D"}, "__input__": {}, "__start__": {"__start__": "00000001.FmvNkhNO"}}, "channel_values": {}, "channel_versions": {"items": "00000003.P4LkMlJd", "messages": "00000003.P4LkMlJd", "__start__": "00000002.c_WBox2D", "branch:to:reply": "00000003.P4LkMlJd"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d744f42746b454441717a6a5461566a28c00bd1fd96b95a8b3287ea5cf748e16632c577782b238b810f28980f228fa366e36f065b2bae1bb510cc82401fabb1f19cacc990690bb3fd9d29a4f0b3e78982e43f92526bf1a3c098e80e13812e29fce1a8310f5c18e285958f8b760162e8ab0d015c2777d206a793c9edf4edfc07eeab', NULL, NULL, NULL),
    ('left', '', '1f1e814b-9369-61f6-bfff-b09507378f8a', NULL, '{"v": 4, "id": "1f1e814b-9369-61f6-bfff-b09507378f8a", "ts": "2026-11-24T14:38:32.954721+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ZxSle6c3"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x496b4adf582de75e7abc059a', NULL, NULL),
    ('left', '', '1f1e814b-936a-63e6-8000-f1e841d1414c', '1f1e814b-9369-61f6-bfff-b09507378f8a', '{"v": 4, "id": "1f1e814b-936a-63e6-8000-f1e841d1414c", "ts": "2026-11-24T14:38:32.955178+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ZxSle6c3"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002._1zq99Xd", "answer": "00000002._1zq99Xd", "messages": "00000002._1zq99Xd", "__start__": "00000002._1zq99Xd", "branch:to:reply": "00000002._1zq99Xd"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xd08f187339bfb704db021e96', NULL, NULL),
    ('left', '', '1f1e814b-936d-6fcb-8001-a6f3a1146dcd', '1f1e814b-936a-63e6-8000-f1e841d1414c', '{"v": 4, "id": "1f1e814b-936d-6fcb-8001-a6f3a1146dcd", "ts": "2026-11-24T14:38:32.956709+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._1zq99Xd"}, "__input__": {}, "__start__": {"__start__": "00000001.ZxSle6c3"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002._1zq99Xd", "items": "00000003.54sZnRMO", "answer": "00000002._1zq99Xd", "messages": "00000003.54sZnRMO", "__start__": "00000002._1zq99Xd", "branch:to:inner": "00000003.54sZnRMO", "branch:to:reply": "00000003.54sZnRMO", "branch:to:beside": "00000003.54sZnRMO"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xd1339c3a8792d200db021e96', NULL, NULL),
    ('question', '', '1f1e814b-903f-6dc5-bfff-4b62f3e8b1dc', NULL, '{"v": 4, "id": "1f1e814b-903f-6dc5-bfff-4b62f3e8b1dc", "ts": "2026-11-24T14:38:32.623247+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.fnijKDgS"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0dd81d8c4f203aa37abc059a', NULL, NULL),
    ('question', '', '1f1e814b-9040-6b9a-8000-32be86834040', '1f1e814b-903f-6dc5-bfff-4b62f3e8b1dc', '{"v": 4, "id": "1f1e814b-9040-6b9a-8000-32be86834040", "ts": "2026-11-24T14:38:32.623600+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.fnijKDgS"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.yM-44MVU", "messages": "00000002.yM-44MVU", "__start__": "00000002.yM-44MVU", "branch:to:reply": "00000002.yM-44MVU"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x7f0b4b6852aa3a57db021e96', NULL, NULL),
    ('question', '', '1f1e814b-905d-6e75-8001-a0c58ec3a3e3', '1f1e814b-9040-6b9a-8000-32be86834040', '{"v": 4, "id": "1f1e814b-905d-6e75-8001-a0c58ec3a3e3", "ts": "2026-11-24T14:38:32.635541+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.yM-44MVU"}, "__input__": {}, "__start__": {"__start__": "00000001.fnijKDgS"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.2D9e0v2X", "answer": "00000002.yM-44MVU", "messages": "00000003.2D9e0v2X", "__start__": "00000002.yM-44MVU", "branch:to:inner": "00000003.2D9e0v2X", "branch:to:reply": "00000003.2D9e0v2X", "branch:to:beside": "00000003.2D9e0v2X"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x3356545987458aebdb021e96', NULL, NULL),
    ('question', 'inner:dc341098-38fc-f28c-f677-4738ad206595', '1f1e814b-9082-6c19-bfff-08c056f39268', NULL, '{"v": 4, "id": "1f1e814b-9082-6c19-bfff-08c056f39268", "ts": "2026-11-24T14:38:32.650647+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.KSHUxw3U"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e814b-905d-6e75-8001-a0c58ec3a3e3"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x6915886de28ecdf77abc059a', NULL, NULL),
    ('question', 'inner:dc341098-38fc-f28c-f677-4738ad206595', '1f1e814b-9083-6ec0-8000-114a74631bd3', '1f1e814b-9082-6c19-bfff-08c056f39268', '{"v": 4, "id": "1f1e814b-9083-6ec0-8000-114a74631bd3", "ts": "2026-11-24T14:38:32.651123+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.KSHUxw3U"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.Sd2tMtZP", "answer": "00000002.Sd2tMtZP", "messages": "00000002.Sd2tMtZP", "__start__": "00000002.Sd2tMtZP", "branch:to:ask": "00000002.Sd2tMtZP"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e814b-905d-6e75-8001-a0c58ec3a3e3"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6afb2fc2d23066c1db021e96', NULL, NULL),
    ('sealed too', '', '1f1e814b-91ff-6f50-bfff-245bdc267f7d', NULL, '{"v": 4, "id": "1f1e814b-91ff-6f50-bfff-245bdc267f7d", "ts": "2026-11-24T14:38:32.806787+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.pjrpr_LO"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UNgpEqqLICqvlVq1qI2Gt5OWuUR+n2QsHNupLUpNk23kgIWO4bjG9oBBHRMnceTKsZVexnT3c1qVP/86NSqcOxtykGtcpOXmySUDfLNMjqu6wnat6p/i+xEdPDpCUZGeurq6wTLEdwCYz7sTWQAcWhRDQWic/qoWCZH4Njbg6glgSnVv8839y/BKgph9VEdukSWMurf4X8G7tH5V4pxXd", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94c2bce0ad038f3cca7a9fdccf6098663dd3f628c796338dda232cf2f627f0d175d7d5e9490661e3e257a3eb07829fc029b27a13', NULL, NULL, NULL),
    ('sealed too', '', '1f1e814b-9201-6053-8000-b7b068ade378', '1f1e814b-91ff-6f50-bfff-245bdc267f7d', '{"v": 4, "id": "1f1e814b-9201-6053-8000-b7b068ade378", "ts": "2026-11-24T14:38:32.807220+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.pjrpr_LO"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.ew4QS9vT", "messages": "00000002.ew4QS9vT", "__start__": "00000002.ew4QS9vT", "branch:to:reply": "00000002.ew4QS9vT"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2U2q+GsXQlz+HwSwXRO5eU6cvDvim4IXf8OnjcImpkkElrDAJ8Q3wzIpiTYlFz/W8PpdWTxvfD6eV/7LtaqZgURmeQDiFfayeBumytNE17GTpoHEsr4hxO4XdosRODUNNRPtH+88+1wIYBIp4YcIuVTnud5Vxm/CwgeU9npeosxvYlyfLx1FAU/o5BxrJljyeHTFpOYgtxxRFnqsXZqDan05KdoaocBdz/I+gdkvF6bQx/qBd4eulFmwQ1r6gU4yc=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9403cfbd964e711df446407f5aafc8573e6dec040fb3a24f93e37f658da0fb7e5059fe49166a251b40e3fb24acb95f611b21c975f0c7659fb2ddc5a71d10ae66103703902e7dd17a5fd0a2f3e2c3b2e0b1d556322e059cc1654c1e1812518519f520b2b7bf83b7fe92c384614d9428cb7d9f65e2fc29f1d791adf89538d499', NULL, NULL, NULL),
    ('sealed too', '', '1f1e814b-9204-6b4b-8001-3ad1432b27eb', '1f1e814b-9201-6053-8000-b7b068ade378', '{"v": 4, "id": "1f1e814b-9204-6b4b-8001-3ad1432b27eb", "ts": "2026-11-24T14:38:32.808728+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ew4QS9vT"}, "__input__": {}, "__start__": {"__start__": "00000001.pjrpr_LO"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.DZAuHNgq", "answer": "00000002.ew4QS9vT", "messages": "00000003.DZAuHNgq", "__start__": "00000002.ew4QS9vT", "branch:to:inner": "00000003.DZAuHNgq", "branch:to:reply": "00000003.DZAuHNgq", "branch:to:beside": "00000003.DZAuHNgq"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UWWqI3zBypwp0Vno06FK3fzKrZYbgi7+UbsxOuu968YcvvQP5/f9PiZ5LEMCTTeNJWwjMYup6dI8Jl6tuf7jnD2W60yRy2YvlhdbaBNjVwkS3/SzSoE5Lg/26IE0FZ/7WHf+Q/P+eMLQ9tIkV6lBVmG3HnaiYP8jzRdR+MvGBc6U3ucTuJUKtzCSy1r6ZL3yP6WjRW0VVBWoSrbhMvI1ABk3RHa9gPr52ZjJ2h8f7iYW6EhddQ5tPkEhPZd7UEsU=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d949798fad6e4817dda8cfba8cd43f0861a708a9dbd65d71d62d0c902de644a164cf3d16e8cae3ebe4ee63d48ddc4a433a5aeb8563f79706c497dce42ad1fdbfb80ef439c4be3d20f3a680c074330df3c7f7312bc1d663c477b21c2e02e554e50daccbc9deb78ef29544fe5bb4b519de92223d4c29774eb797bb815a2ca49ded9a4e31159c374c6f296cd144e9fd100d119df2b0340546a', NULL, NULL, NULL),
    ('sealed too', 'inner:bff49b7b-a91d-8296-072d-55ce40b0caca', '1f1e814b-921d-651d-bfff-6e48581392d3', NULL, '{"v": 4, "id": "1f1e814b-921d-651d-bfff-6e48581392d3", "ts": "2026-11-24T14:38:32.818814+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.RBOpyM9Q"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e814b-9204-6b4b-8001-3ad1432b27eb"}, "pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UpoORDNqG2d12xcztf3idDXMCpqtvV3eBq7lMJGeIe8ROulRB+NBIEMygu+f2gW0woYeKRjvLK2f40QeZVxIryxK8yULvc5ta1/JmVtNNykGw9Lpg2u+T3g+QeX43NNIipjKx97eJSTtsDpOhOOSG7Q5/buo+TQOrKVuJhBtBHkg9em/Ngi7LVe3vgt9m3KacipAx+kIbJ7Nd9oy5SwjLjAYSDGLDZF3LOinhOgC2heVVb6ULjS/DGYTpDgzuudi4dafOBtvnYw8=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9498507220529bbfb7fc07014b5e60a9cb7e1b4654acca4ac49a14e3165ae0ca03fadc8a9b0ca61c3f199a920b41a98e81da6767', NULL, NULL, NULL),
    ('sealed too', 'inner:bff49b7b-a91d-8296-072d-55ce40b0caca', '1f1e814b-921e-6237-8000-8f7a3f43e17b', '1f1e814b-921d-651d-bfff-6e48581392d3', '{"v": 4, "id": "1f1e814b-921e-6237-8000-8f7a3f43e17b", "ts": "2026-11-24T14:38:32.819149+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.RBOpyM9Q"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.EK_wzLOW", "answer": "00000002.EK_wzLOW", "messages": "00000002.EK_wzLOW", "__start__": "00000002.EK_wzLOW", "branch:to:ask": "00000002.EK_wzLOW"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e814b-9204-6b4b-8001-3ad1432b27eb"}, "pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UoypT4g25C4dwM7MLpXLueg0geF57sX8deJsWhyFSFNF5U57TGzF3jih+5dQSQWgPsv1MiCgT6xPAXPp+1wjLJFaA1KOqJeeuzybMc6TSnMOfkugDpWwkRXSSCowuKF+j9GwNUC6YXWwyM65yi5sPnqqGuoY4Na9UzaownpkOlVs4/mKysHBjk2lvZeoynx+D4iXmk+Qu8193b/EiGl5uftQk/BJ2buyC8btO2viNHYF7hGLwlwicA1wwgxUiQbgmTYSw7IcqgD9rPqtJnbEM8h7WGZbqYhpTXNWH+UZlURlQ6ir1E2N14Q==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d948e5018e77629025a21a75543cc265d001730079e37d4894b5247bf0607e0ad1e611315c3bf3a579a70abea8a802f5b56bd1ed98c4b23c9283881b9ede71c82a969637164e81b6429b05bd4fde320cb8fbdb6939174e6d3a849c27a13d874ba3f2576ea7889a2e9ba75e68a7513d58e28156b4442027f573d81f443d0', NULL, NULL, NULL),
    ('sealed', '', '1f1e814b-9177-627c-bfff-095893af1aa8', NULL, '{"v": 4, "id": "1f1e814b-9177-627c-bfff-095893af1aa8", "ts": "2026-11-24T14:38:32.750752+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.h5XBIkuW"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UpwZjV7AvZJFa7PLZl/hVKOLbhM0JAxQMDU3EsJaq04KuC6VgOyBEKW3pS2RTe9Awtj9vDSoDTWcmNDc8a4FMoWzJCt+LM2RyzqLzGpqUWqnrp49nIKrSLZ9sHsJVHoNecMb2pR1KgPI3bvVK5q/tb+hprfyF00OwdKQwZcXJ9r6gHLReYvaok18ZCkgYRKnLGlJEQCXyaRt5hlFsnIX7", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d945e42fa37521dd36e85a0726f1eb4f26d42b05ad14226c58151982c9d4cbce1de305c8a8a43e40ae224ab7eddcb310917249359', NULL, NULL, NULL),
    ('sealed', '', '1f1e814b-9178-62fe-8000-6e9eb69a5b66', '1f1e814b-9177-627c-bfff-095893af1aa8', '{"v": 4, "id": "1f1e814b-9178-62fe-8000-6e9eb69a5b66", "ts": "2026-11-24T14:38:32.751174+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.h5XBIkuW"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.NdSIW7wF", "messages": "00000002.NdSIW7wF", "__start__": "00000002.NdSIW7wF", "branch:to:reply": "00000002.NdSIW7wF"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UWvSKgLHgjRVd6o0vooaOyhgg/Ui7u4FeutVzl3yn1XxXtGaBtuvcV2NS5xk4GNibAZmejjxOa1ykXnvjRNvHumUtR6frRVUadM1rIFlXjfoNe65wWTHVPj6h0UQfuCr63oFBNqhM7EILLjTZKeX9YfiqBE6fozaEi+2UE8GuTCX7Q7/fszXAI6w0xZBTrvGimRXzqD97P0hF1rMNM6XrcqImm6wnjm75ynHT7XdAPhhe0MFXBW1IeI6uEJQ6Qvg=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d941dd5ae1e8d6c577ab67a0a43e64dd10da787cac52456c6d91d72de0a3c121563e7750b5a8edb9ea5f187e48ad3d7e100e6e288f6c6550a9c091a3c61195742b57ab18e54667fb1c75d282606876070e24a62bb5278c0ba38511e9a9b3c6d3dc17fae716efe88110a6327', NULL, NULL, NULL),
    ('sealed', '', '1f1e814b-9186-6f3d-8001-d706fce65158', '1f1e814b-9178-62fe-8000-6e9eb69a5b66', '{"v": 4, "id": "1f1e814b-9186-6f3d-8001-d706fce65158", "ts": "2026-11-24T14:38:32.757217+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.NdSIW7wF"}, "__input__": {}, "__start__": {"__start__": "00000001.h5XBIkuW"}}, "channel_values": {}, "channel_versions": {"items": "00000003.dvMCNMAH", "messages": "00000003.dvMCNMAH", "__start__": "00000002.NdSIW7wF", "branch:to:reply": "00000003.dvMCNMAH"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UntT+m3jcn9sbiWQHPZhlXTITMQxjXt4gFaWxLMBT1YVyHXtnGum3vV6kdZXAz3OzBDrYhuGqGWq6x9wFtDajzxXCO8EWmM/iMLKLHayYwSPa8RRR9IzNldBEDDRNWO1Our/BwuVje9Cys7kl0kZX9ld4tuGYyCjMIkzywgdFveaAK6iVA0aftrHhKH56/ZP+/s60mJKKnn/H2Drax6Vz+hfVWiKwbi6YNS1IdEH7nXe1Biil45eQ598hnLC6j4U=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94b31ff12ea706146a23e7eba331d3c36986c9db836c78b54473cf9ec7106387106996a90c566d7eb1b1ae367a646b6dc753ba3b85677f0a76de164e7a3857b2f6446ea111fdcf5d73eeda58ab64049f84fa9d5d40', NULL, NULL, NULL),
    ('sealed', '', '1f1e814b-91c5-60b0-8002-9f4cbe6e552c', '1f1e814b-9186-6f3d-8001-d706fce65158', '{"v": 4, "id": "1f1e814b-91c5-60b0-8002-9f4cbe6e552c", "ts": "2026-11-24T14:38:32.782644+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.NdSIW7wF"}, "__input__": {}, "__start__": {"__start__": "00000001.h5XBIkuW"}}, "channel_values": {}, "channel_versions": {"items": "00000003.dvMCNMAH", "messages": "00000003.dvMCNMAH", "__start__": "00000004.UFJKR5Y4", "branch:to:reply": "00000003.dvMCNMAH"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UKBR+3nY2+Kt/l3pMWalRwkTWsKZTcJKi5nLZ0qtPBYA0eR0Y0WjIA58HlyjW0bGI00UnvyXk4kKZ5uA6AcezuKRbFiQ5b9JeCWU+Dex0JdzmO0qvXEeh03FTCTwv2Sfkx9PJU8HNS7oMyZiHh1jnzuYOYI1zj2cRF9DcknUtMk5Yx3UE+ARDEgkDSpXTHSAGK9tDMdNdHEfHD/+Py6tkR7zL4tioiWm/ymP16WeY108QKpw9S/edEQ7p7RKH9OS1", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d9447c6ea1d73333be75ec5446f8c357e288dc760cc0001d2d32846d0c7f67b005bd76b87dd284c819d669d852d60ef4115ffc50c9520c15eba26f0fe59d9a91b8eb8d271e8dbc26cad46fd4c470fd4860841a79863ab5e158fbca60386b45b0345', NULL, NULL, NULL),
    ('sealed', '', '1f1e814b-91c6-60fb-8003-73c5420d1de7', '1f1e814b-91c5-60b0-8002-9f4cbe6e552c', '{"v": 4, "id": "1f1e814b-91c6-60fb-8003-73c5420d1de7", "ts": "2026-11-24T14:38:32.783071+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.NdSIW7wF"}, "__input__": {}, "__start__": {"__start__": "00000004.UFJKR5Y4"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.C-z_d4J0", "messages": "00000005.C-z_d4J0", "__start__": "00000005.C-z_d4J0", "branch:to:reply": "00000005.C-z_d4J0"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UGGvra6Nxu9s/kMj2hkrQeUw30S3x2k9Qrm9oNTl3nE3K/d4H90bzpfsxFmVUhwo90PBSxZnRdOmkZB0uhpw9m+alpsxyHB6iOg5HIQhhluXOBX/0fuowzXUr1pA19HVdzJ5yur4sSOXA4nCNjf0x+UlXhjesqsK9SQ7G3+nImmF73pHN5Zsg0kl7ndvYnVAA/Km2PgDunIhAKR1UXbnvJFSyJE0orxkgedjlI/NQsaw4qasB+D+J8EqXNTkvPgQ=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d948286b8958165a007d60710592dfa12a7b195bb454c0acdc66d6c455b930d746d4a8c796cdfa85c5e1eecbe98afdd6eb0568c6d4abc762489af4bfad8799f0d7d7edad4e9c084a8af44a91fae808a83a13efe299e7d777d30fb551d3d4ee28e333d588edc61e19a487add', NULL, NULL, NULL),
    ('sealed', '', '1f1e814b-91da-6cb5-8004-50c072661e65', '1f1e814b-91c6-60fb-8003-73c5420d1de7', '{"v": 4, "id": "1f1e814b-91da-6cb5-8004-50c072661e65", "ts": "2026-11-24T14:38:32.791555+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.C-z_d4J0"}, "__input__": {}, "__start__": {"__start__": "00000004.UFJKR5Y4"}}, "channel_values": {}, "channel_versions": {"items": "00000006.xN0mdmqE", "messages": "00000006.xN0mdmqE", "__start__": "00000005.C-z_d4J0", "branch:to:reply": "00000006.xN0mdmqE"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNp4r6UAcufmpPYE+sn5WQ5/WyREkHAgu/HT2v1p7KX2UR6XlpVQRVVROecCwNdJFObJ6jH9Vok1J9NcbzvTcyFMXs0pMw6WIyg+Bw/VexoYE4p09KMFmrC/RHrIBnKDWeMNjW+lL+npGBaXpWM1mgFyjO+66GUyDN9Gf806AymaMIYzVlSlygR6iW6NpXA/ljTkwyme7t8Wbg/OmpC/JlS4S4QfwO9pEWtCnTjcKHL8=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x010204323032369e2be9401cb9f9a93d813eb27e56439fd6c911241c082efc74f6bf5a7b297d94b43bd09a794b79a09c1e4d99467fd283d0f10cf9df68bb8d497262cfaf2e219f8d5f1aaca4debd4011d2b23546345160447185b1aee2264d3dfdf3f9ea3ca11f7c5ea069c02692541aea3b96580b23abe8c250834bb7b4af1e85080e', NULL, NULL, NULL),
    ('timed', '', '1f1e814b-931a-6e09-bfff-2b8ee0e6af09', NULL, '{"v": 4, "id": "1f1e814b-931a-6e09-bfff-2b8ee0e6af09", "ts": "2026-11-24T14:38:32.922671+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.-Y_H9COk"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa2b78c4e127508237abc059a', NULL, NULL),
    ('timed', '', '1f1e814b-931b-6d70-8000-ab03b078a0f8', '1f1e814b-931a-6e09-bfff-2b8ee0e6af09', '{"v": 4, "id": "1f1e814b-931b-6d70-8000-ab03b078a0f8", "ts": "2026-11-24T14:38:32.923065+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.-Y_H9COk"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.vRnH5KN_", "messages": "00000002.vRnH5KN_", "__start__": "00000002.vRnH5KN_", "branch:to:reply": "00000002.vRnH5KN_"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x5912905b50e51961db021e96', NULL, NULL),
    ('timed', '', '1f1e814b-9330-60f5-8001-be91bab5708f', '1f1e814b-931b-6d70-8000-ab03b078a0f8', '{"v": 4, "id": "1f1e814b-9330-60f5-8001-be91bab5708f", "ts": "2026-11-24T14:38:32.931339+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.vRnH5KN_"}, "__input__": {}, "__start__": {"__start__": "00000001.-Y_H9COk"}}, "channel_values": {}, "channel_versions": {"items": "00000003._SoFCQvR", "messages": "00000003._SoFCQvR", "__start__": "00000002.vRnH5KN_", "branch:to:reply": "00000003._SoFCQvR"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xa2cb3036e8748100db021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.3ZS4Z4nS", "none": "00000001.wMEgomTF", "real": "00000001.3OA-RzR-", "text": "00000001.xxy4p__t", "when": "00000001.VGP6Ophj", "bytes": "00000001.v3oxmunI", "large": "00000001.qFPbtTv3", "nested": "00000001.EEoOIVBS"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x5715034a2095b9a2596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e814b-9012-69d5-bfff-66dbb345d788', NULL, '{"v": 4, "id": "1f1e814b-9012-69d5-bfff-66dbb345d788", "ts": "2026-11-24T14:38:32.604714+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.AGkI2c5C"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3f2b9923e44317267abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e814b-9013-682a-8000-65d087f3b4cd', '1f1e814b-9012-69d5-bfff-66dbb345d788', '{"v": 4, "id": "1f1e814b-9013-682a-8000-65d087f3b4cd", "ts": "2026-11-24T14:38:32.605079+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.AGkI2c5C"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.ZSAP07xk", "messages": "00000002.ZSAP07xk", "__start__": "00000002.ZSAP07xk", "branch:to:reply": "00000002.ZSAP07xk"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x506662779be8427edb021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e814b-9023-680a-8001-b35a59fd42ab', '1f1e814b-9013-682a-8000-65d087f3b4cd', '{"v": 4, "id": "1f1e814b-9023-680a-8001-b35a59fd42ab", "ts": "2026-11-24T14:38:32.611624+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ZSAP07xk"}, "__input__": {}, "__start__": {"__start__": "00000001.AGkI2c5C"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Jblo8Yyw", "messages": "00000003.Jblo8Yyw", "__start__": "00000002.ZSAP07xk", "branch:to:reply": "00000003.Jblo8Yyw"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xb6c4a63d92e3ea07db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-24 14:38:32.296551+00', '648d9b95-1d25-49ac-b399-d6bc965698ea', '7711747387956577792', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '4357836454191904127', '2026-11-24 14:38:33.074339+00', '2026-11-24 14:38:33.076285+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNt92tUKVhLA3e07gmaLwB/2EihOMQFQs+iS12oS/5xUkHDwo25wUvp51Ga65ThQNtKkCpqL9rRSEgnwXGeJdYFArlyYKyfEPWv+yPoXkUfqV2lGhpIUvdigDPkz4+w==', '3394783660498014612', '2026-11-24 14:38:33.041764+00', '2026-11-24 14:38:33.041764+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '3783857368822759186', '2026-11-24 14:38:33.019134+00', '2026-11-24 14:38:33.019134+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '643282283552386659', '2026-11-24 14:38:33.028634+00', '2026-11-24 14:38:33.028634+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '6776076832024670990', '2026-11-24 14:38:33.015501+00', '2026-11-24 14:38:33.015501+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '829422855665548433', '2026-11-24 14:38:33.027049+00', '2026-11-24 14:38:33.027049+00', '2126-10-31 14:38:33.027048+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '1118253633363723491', '2026-11-24 14:38:33.021983+00', '2026-11-24 14:38:33.021983+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 14:38:33.074339+00', NULL, NULL, '{"text":"old"}', NULL, '6975151218027571024', '2026-11-24 14:38:33.074339+00', '2026-11-24 14:38:33.076081+00', '4357836454191904127');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 14:38:33.06889+00');
