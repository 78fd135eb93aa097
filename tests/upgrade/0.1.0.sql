-- Made by: python -m tests.upgrade 0.1.0 18701eac60252edb655f2e98c21091dd6563d791

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
    schema_id uuid
);
comment on column pgcheckpoint.schema_migrations.breaking is
    'true when versions of the package that do not know this migration must not run';
comment on column pgcheckpoint.schema_migrations.schema_id is
    'of the schema, in one of the rows; never to be changed: nothing that is encrypted here could be read then';

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

delete from pgcheckpoint.schema_migrations;

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.U5a9tbb_', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xf49c9cc5'),
    ('chat', '', '__start__', '00000004.91w4pcWT', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x0e839c92'),
    ('chat', '', '__start__', '00000007.Tkrxrhjz', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x2e81ca3e'),
    ('chat', '', '__start__', '00000010.uPmt-Dix', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x6d5f4ab3'),
    ('chat', '', '__start__', '00000013.foHnDYgZ', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xbf87f773'),
    ('chat', '', '__start__', '00000016.o6hlqNgX', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\xe2cd3ed9'),
    ('chat', '', 'items', '00000006.qZVjfscS', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xb3512676'),
    ('chat', '', 'items', '00000012.X_3iBwdV', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x238806de'),
    ('chat', '', 'items', '00000018.d_a7mXHf', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x426330ce'),
    ('chat', '', 'messages', '00000002.1Rv9vupG', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3ad62962'),
    ('chat', '', 'messages', '00000003.JFid2TE5', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5eca5b99'),
    ('chat', '', 'messages', '00000005.enlAC00a', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3943b470'),
    ('chat', '', 'messages', '00000006.qZVjfscS', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5eb44518'),
    ('chat', '', 'messages', '00000008.bEVHhi_b', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa8a5e60b'),
    ('chat', '', 'messages', '00000009.v_XOdjXG', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xaf2b1a47'),
    ('chat', '', 'messages', '00000011.jpC9Mwgb', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x04581dc1'),
    ('chat', '', 'messages', '00000012.X_3iBwdV', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x008b305a'),
    ('chat', '', 'messages', '00000014.0BI0SSLu', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5c4c7aaa'),
    ('chat', '', 'messages', '00000015._FYqwTO0', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbbac11e6'),
    ('chat', '', 'messages', '00000017.7JNM4hsk', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x1189517f'),
    ('chat', '', 'messages', '00000018.d_a7mXHf', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb516c45d'),
    ('delta', '', '__start__', '00000001.V0VLJ6Ee', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xdb064c98'),
    ('delta', '', '__start__', '00000004.f6dId4MH', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xbdb41783'),
    ('delta', '', '__start__', '00000007.yZpDLsS-', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x7a96fe79'),
    ('delta', '', 'items', '00000006.lf5bJBer', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xb21ae4e0'),
    ('delta', '', 'messages', '00000002.Cld5UUke', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc22b706a'),
    ('delta', '', 'messages', '00000003.31NU8HFN', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0e70f211'),
    ('delta', '', 'messages', '00000005.f8H1GgZU', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2e5488d0'),
    ('delta', '', 'messages', '00000006.lf5bJBer', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x943ee905'),
    ('delta', '', 'messages', '00000008.PrhF0ayT', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5ed0f00a'),
    ('delta', '', 'messages', '00000009.dsy3goFm', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdf4210d4'),
    ('failed', '', '__start__', '00000001.mQf9RJQp', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x23501baa'),
    ('failed', '', 'messages', '00000002.bxm84JVD', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6fc00b14'),
    ('failed', '', 'messages', '00000003.cDlWIFHi', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc1581fdc'),
    ('failed', 'inner:20d4bac6-13fa-392d-832a-4d43f4bfcc20', '__start__', '00000001.5VjUcZjS', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x511ad9f5'),
    ('failed', 'inner:20d4bac6-13fa-392d-832a-4d43f4bfcc20', 'messages', '00000002.uqpgebqz', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1db69009'),
    ('fork', '', '__start__', '00000001.JGarcniS', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xb666402a'),
    ('fork', '', 'items', '00000003.a3ONfZEQ', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x1035a466'),
    ('fork', '', 'messages', '00000002.cPXasNP_', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7861bd7e'),
    ('fork', '', 'messages', '00000003.MGYFB1re', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2392aac4'),
    ('fork', '', 'messages', '00000003.X1etGiPa', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x21876fb1'),
    ('keyed', '', '__start__', '00000001.9Dk8r6jT', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45d769f872f9fb600c8e4520a1bad532608da7ec7fe52e6b747dd6cdd5610a02cac39a5fd04f35ed3ed5460ae5e5b7a3fa7f2b25cbedbb6d25df345338b85ada7567e45da3fb89a64db890945bd624f9a4825fde48e9099222f7e3174473cbee4858e503354eca0e9a88060f2da0cf79fcec2c7ba51281894c2633d3ab0632fa3469e0a20827569073f60f6c0b63a6b3cc0c1742af6faa84130306815ba3f09a20769b85fb3faf72f396edbb30e2acfeaab12c605fcc5dd4c2ba0c02d20d83d4072bdcd36273c1cc1be652eb1287f1e16f1e3343ab34fab4c2382ad7ea1a45f21c669215936df6d6b75c6ba61d01fef33026eefcf167655c1a042466673213cb94364170c2c7c8114361818a3aa65c2e6884c1f3d669a500c91544668a090de173a90d3bc8d30f55bd48bcc85ce30d1c990fb77e2d2735be1d95ac8279d37ab625703f0ce1e570dad3f58b9bf7555503bc2416952', NULL),
    ('keyed', '', 'messages', '00000002.Tc5kBqUD', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45d5691a6f045969dc965862be226c9d2a56a0c9cd80b790eaf2418fc26a71d075b2dc604893bb26d725bc7b3480b1abcb3db3097116d181c59951781ab32ba99b36d0a24925525cf15bd1222851c00c3d8cf69fd30cd108a81c86dda4e57e2598708cbdfa8b6a70d99ec151e469917d50d5a6a22594858063ad346f251961585b243c98e980b181930c09c68766677139356c58787eb3c448c180f940af7a75d3e0a7c660e040a82b76dddec68b6d25f963772bb131c0a30f3c185e255a76a6f8db4e678b2694542b78730a2dbbe79a7e42d5a0d3a20dc295fae5e023313d72fd9d5748cd09aa7f78761a1a1ce893f40f5808cbc71903f4c92cf4f7975aa6eebcef2d6b8c68d1b743b5d7decd533e03b138cd177ff15dca3af840db54d47d2eaa202764c170c741864c4ade5fa6389d55eba0bb1363dd83a8b6cba', NULL),
    ('keyed', '', 'messages', '00000003.xaYyQJdW', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45da497a8a36f1b3ce16daecc4bc81f5c4421afe8f6dcbc21a1de64cbd5f1536311a4c2ccd6b84a9c43c8361ad151b0445f4c07d91e2806f5f712708d95fb5b296e6cae79542f92d2e6d493e3d4cfa70158dc54116031267e3e2cd433b5c1a4cb2abb376af843fa0aa4d838a65f1d14ce01b0199f1d942c6f0eebf6b1db9b668bc3024a6fabc3a25e4854f19ff8b64533445c4623f886ab25b14ec141e49495d9236e1598175813d880ecec03440c465008cbaede64b5bc6eb3bff12142a5ba29c5d89ee37c4cea946ef6c428929a2791ee4dbc954f5f5792662091eb99266203c062439e194db18b6407a9a69d1b4046ec958bcfce607ef9d6d9f4d72925c4821d53dbe3c6f17f2bf1293451668ac93d55411d26e073f3965a1a8369977a5b7ca2d5bd9b8148be140b16566a52bd5c2bcdde350764ddb23091d8f601fcf9467aa9762ba2d3aa27a5f5aaca723fd1de2d22fffbd3be5cc6276ecf1c24325fc3b04fc7acefddc20493e3a157d270e112d3cd83ac50122ffe4e177f301c3c856e30f82d40dfc931257327d05e7cb5fd3b8c2acdeea9d9e0445e51f109adb524dfadda69ad9b88f2bd8ea51534a4cbec8f21186f2fed20805523dd442127f0c32c5a0fe97e60666ea8f181285a0b62558269c55e3e28a847159e658fb9bb5599e44508b2c6d08b3756b05ec1355667c8866061741fdfe1abbe9a4d230c548fe73d1e737b4b003a43fa514134d12ff0f9b3a1ba34be9e91373a59e78fdf4061c1cefbd597fa8d6509136c47f9d7d4a6ecb7f796336ff51c031157bb0f576ce8b33f435fa8c7fbe6d7001f55634839456cf2e7142bf35da21f164fa36198d5dbeeca46850f100ba95a1bbbbb9354e4425952a1f47a9504273cd8b00a7b7c1dc2bd28', NULL),
    ('left', '', '__start__', '00000001.xxsb5hjM', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x53d183e8'),
    ('left', '', 'messages', '00000002.1ohmICSt', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8751db6f'),
    ('left', '', 'messages', '00000003.CduVkPt0', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3b333ca8'),
    ('question', '', '__start__', '00000001.kzJMV7p4', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x31a3b1ba'),
    ('question', '', 'messages', '00000002.jShuT4TI', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2c8da37d'),
    ('question', '', 'messages', '00000003.n83BT9G1', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe9452e8c'),
    ('question', 'inner:5125328b-2623-8a45-4dd8-4898692e66b7', '__start__', '00000001.8ap1RlvM', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\xb419f302'),
    ('question', 'inner:5125328b-2623-8a45-4dd8-4898692e66b7', 'messages', '00000002.6di1L93K', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc3a9d7a3'),
    ('sealed too', '', '__start__', '00000001.2fNDID_K', 'pg:aes:msgpack', '170', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af3eb75c8bf324b2c080cf0a665e71cff0898a4fbdbc30dfb63531fc6ea3600a9155174ea7cbc1feddfd8cf54c7bdd8d05a3d4377f9d07a86aa8e63800abe238fd0a469b03b97f4afd14c5ca62118f7d2a11f4a34fcf54f5fa24049a95885228c3201c97a803ce3df17c6abfa74f913a922461821da85c45ee8d4fc2b6a95c9b9dd0029f7a4438e377cf4c844627a15d8d8c373d60764a93c228ebe588e606ebbb07654401927b5ff1aabbe52442ab60c7ac39620c07c82ffa36706b193a90d42aec50aa1385bf', NULL),
    ('sealed too', '', 'messages', '00000002.7n1x4CJ6', 'pg:aes:msgpack', '144', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994afd02a70b1407c31c8225db4a62db4cb7e844e0535b48a3b922cc9140f3edd84c1addb8253fc34f9171502443f5a38c7b5066154f6e3b187a774cafc41d28af630fa148767554d3be6518ccffffd93d8d05d7425646d2b7578bfd1a726f35d69a3f3ef26b711c2f9ae37a63ddd9765e5822fc487808a99dec235c8e600cbdc4cd8111250c6055e0a6f4b6feb00f0bf040102e22ddf43b19a38c73216ccf76cd31881ad02fe4882de0f9b4b140f', NULL),
    ('sealed too', '', 'messages', '00000003.3c9DBuYT', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994afc186313208d90467abe872e5b23833bfc90b52f54c83fd9f43ff956a16f4812f16773b7e43de8220c44935d579a261adeaa8db45557209363b3940814f4d44936dc7aa08f4941a9e1f37d09c668e39980a1ee15ec9eb02a4c8ca4bc79bcfd188923f6d15d8cdfc404cb8180b820175918b93855ce4e354557b896758e0db95d8084ee2e182ff9981a02f305a72af01904b57eb5886060ef1d7a2352830cceec92786606872b5c47249fdb53c34f024a8f034f49b90478c76f766219bb74a8a1b38c128821b6e420d60a1bc9900099eee683af39c29b90307612ef5702e835333d994c4785a2bd12e22fde7936b9d09505fccef5606ae77bbe1924d45e94acfe42519ce72487945ce6bb0ba870b2e7c2220f28a2584e8e4532ab886d5bcde9d85e44376f1aab8addc155dabdbfbc9e2f57255d3af8beedaa9fc00eaeddd3f25703a3ad94f4ba871885034994432ea24b0e998b4d8b84451660dc5807e19aca3fead9308b6bfcb883f8003ca32679c60d886508d14751f08b9d2a609d5ab257fda21612ec3818e4a41342b4b8986cb42066e52144f3b2e26662f321e23d51668fce38924ee16f6ecea436310ebac9c1a66b7366b6f61a2777093dbe500734aeef877d3e0fe599261f7f677aad88f762639a568a44a7e06adadedd98457645f6adfe566ac30fed82d65da888eec2ff2e967', NULL),
    ('sealed too', 'inner:c078d76d-a606-f83e-36b1-9773e5ea63a2', '__start__', '00000001.3ZvWQnhR', 'pg:aes:msgpack', '503', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af14dba81064c266253c2294cabd0597aa6e98dd3b97e6b615f675476e9425e216fecdf8d4cd6dca0d8880ad7512c44ce652735f00684c7e674cde5d0d28e77a43260d3f6b47d9e9bfe3b0eeb868e41d519c129931747efd6fe84f593c83b2ffb0bb03b31a2e30885e5b6314d78bab42c53ae6764a43109f7f71e218bd1898d5b58b254a85b791c264b34365a25b845d5b4d4c0f8114c03efcc081eeff848afd4cd9c87899da8963f8b26bbe1e7b7e7ce17831819933d3bd069a33b5685e3d1565dc13355d611de47a024e31fd26baa7907bebaf029577aa53d5230c8d85555eb80a065eeba8c7cc9bd0cdfa7a8eed82fd9a23dbcd51d8e2465b3af962b2c02f7e58d1c04a2fcb1c3394e4cfd64b752de97a1ba695588123d1b0bc1f8a07922ff5bb3fed91cbfc8b74adf7dd33f64487e8fafd2b70ba837dfe2531ced0d820b517f5c60f074b01f579a24f85b87c311af6a54198081ee994c77a8cfed15cbeaec1973dd45fc1923b9c9f14eac2430be876c4339c43ba0d639aa72989d755b740c17218a4b40066371aeef4e4734ce535309fb3d42213a7992b52f7fb3b90b4dee9231e029f2573b2c36bdbce9ef1bc1c692253f18d668776a16a8d832fd02221a5e41f3a269c420ae93462e75c6aafdbf9e07e879c858a6e7fd4c750b6b15c57856de8e2bc5e36a75dffb274625053ecfef9f1eb6b0760d109ad3aa25222d5c731af16c4162b1989b7e928f50978c1d9ad3864b1', NULL),
    ('sealed too', 'inner:c078d76d-a606-f83e-36b1-9773e5ea63a2', 'messages', '00000002.JLuysvT6', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994afd80e9bc4f2ef8b3e43c940c8c595da184759084a759fa0ed54b8f796673cb48935aeff76cbfce08046da1a733cb01478086fae920df8729baf450456dc16178bcce0ae49bab6e00cb583be8fb2fdd0ceb0a3aaa01111ac3cbc69a6fc0a7bb65bfb463f4f372ceebe0a9a478be59704c229219542ac722024fcc9d112bf3a80dba6a940d046125dce417947047d760edeaf2b62b3fc446a43ec0bfe4a5f8fcd825f21b0ddfc5159cf4ec1474dea450276f020d527fabc25276dba0e70fe0bf91858f1b192e0b4c3683cf88475a5a5b483a8f53be93eb5249b5c58415e7c7d3bdece5ce37d5218a00d371c05891992e5a10878261308b4333ad59b7a64c1164a312175b463dabc08a53cc4aca6d624f48ca64b3aed02582ef8313a0877e05b5358a1bcebb0986b376659d6a1667586b7744d4f35fccb1cd805597cc221836c15587bf05ac8a014b1e98d3b74fde30d2352422fb4182f63389da95c2f9624930c7e164b7f91a79d52cf6d6045b54608b6fc2731cc00ec40cfb5ff5ce72940809d994841d18564db9d3a925510d10bc66f18e48ef0a0bb54d84e816c58b7ea467dfb4333c8d1b5972c0f877225801d08bd49e648c149b279a4723087b0888677166bd56679392ee8c1abd00626c30a1ca0a949cbdcbb7ed615c66dff88bd41817bad94c5ec96d266c0c090dcbf90f20776e4', NULL),
    ('sealed', '', '__start__', '00000001.ctKxi7Nf', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af6f54c4cd025d6fa052e470ec2923b205f0b414cadeeb01a2b0d97a629e7dad0d68139596fbc31184e6529e250524448cfec37bb9977c0b43bc915f53e7cdd8c7a76a38fe101a148f26139e6d36689386aaab551831e9aa92dce0e436aec708719bfc765bd2dff20737b7b4b22256893b3a09000a8bd117b06afc3919bf00920222f541dddb04d898f0b5349df65f6c363ff0771d50d9ddc1b5e4d4e7c1de80bf769e0089ced855c57a54654d21607edfb91503ad26dd5edcd2a19d1c60900a094c92e71dd26573f331fdf9f3f2b95173e79b43b081eb8a894e513c48272fb85349618bc88de8dcbadd1ae39a24ee08b2e08e5bbd27ac4e66fe059afe7dda8f910279c8d6a5d4dd04396a1e87d7ae33f3dfc97986b8c3096c4eb12d922058fbc7cf02594e3c955dc716ec6430b85491b2cec162d20fe4ac214e74d186b391bc19f3d01c7de6ed35d3f80b30b6f06cff3b32b7ec', NULL),
    ('sealed', '', '__start__', '00000004.-OZxNWZX', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af9e74f4b6e47c19d94fdf6ff8d594c756d7f407913e035bfe80e3dfc41ba0433e5f3e78722552b92879fd7d0a523bb6e102beb1135e5608f42ef90a1998372885a80d6ade197135b84a3359487f28019800eb8aa301ab520b59ef72551b00e63a89535d94ffd66888c94d0a5302c4936c969fc71e67b66575f7d9a958b73e582a8e909b3f8a5ec000860065ae95fef2b05d4c0474b00965026c92403512cdcbc35f1a9dec1cc805893e8b10b349549035671bc477d2686a6fb78f858c56caf5731f8a5aa26317376cd68b7668db7bf7f5034e9507bb06614969e21022bc252522bbe90578745929b9df978c6d751cecaba2e0731d3be7a0840d74e4be1a9070d080ffff5fac847a7bf9191a32d0daaa9eb44404e4631bb91cb77a244601b3148c0cb41210db827e9840bf03d019b8132a7ef553537ce7a9921c04d6d816b13e733a8fd4740c6876b5de20f1ae954a7986f4f06b', NULL),
    ('sealed', '', 'items', '00000006.9AAWw9kE', 'pg:aes:msgpack', '24', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af2cc25085b511dda59880a49366d602a722b966069884a15391ae36985aef0e068839297ed2f1109cc812f5497a0f4e8590f8774a', NULL),
    ('sealed', '', 'messages', '00000002.of4OJ3Wt', 'pg:aes:msgpack', '286', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af0e58604a081884e8c95b060f69f1cec4b84a1dae8c0b5281751540fe93348e3a7cf67fac8080c72603515f8c9175921f63fdb26fb694fe4cc027cbfabd4a9e9225a7affc4fe8304f42605a34fdbbd9f1145772cf1e05ed13e298f64504b3e1844c1e27a48c02500066cda293363a50f4a118c29eca40ab40b1a003ea48294373cadb7216e5fbb188286f9a284cba889c34067d6c74a3236b9664536dcf8c1a01e2174c4191435d6f8ff15a84af1977d31c45a22544e635e63395ca2e4598a0ac077b3fbde7d70b839c6d0b4b51850eeb0c12743dba37aa6cfd28a3ab7da27d95b9a6809b1b72c5a47ff775851ee647e64f8e8148f11c4bdbd5ffbbf284fb75c2934c930b827f6030a843c950ef9a42412d7a8734a1fadaaa8dd93fa0bfee8ccb9c8a831053ea4fec0b5dab1e261cda168d905a756326c2280d2f', NULL),
    ('sealed', '', 'messages', '00000003.ujntRanj', 'pg:aes:msgpack', '610', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af26396a3e149d99a26f69b702fc1f07a6e1fc6e6195da1dc763ee619a96ab0ae428728254b6c05d012ac34c5b7d48925a907a684d91a16132cf2ad580e777dac3d030d6ed9bdeec6a2e889dc96bf4f459f36475809468d37ce6951b7e4a9ddaeb77a0d5d866ab47feb34031ad1e7418ab1ab3038ceb16320aaec306af8de0c62007bc1e05f717a0ce9ae082376655787d36ca81c997179ddf6cfa32c0ab59711bd35437b6e4af2c32213a004e7fd3b8a62449f62ef9c7c9b92d7d410b4a09d8d94eaead4cd828ebd853878a27a1ae6e010c19fc7ab1e8babfb548ba8d7cf49e260efbe8bf9e7c225848fdef39c81fa33e89e8f117abfdd86ea34df43b28cd66fc339f5f49e0f95fd72e46c0292a9e41024013c6dc056cb6ba73dcadfb0e3800027210641e6bcdb72d44e14a8b96e651a43a51632cde973fb26defeec44f4ddcfdd99881ec584d9605ce8af044f7144dfa2816e13346af4cabb1a1f2bc29fdcee2193218ecf5d4b3414f81a2a2ca0cb0ed0ce61088ba0be331e94f8cd651d61d528bf38c6f81dcf98af9bb0de21dd3a9789f1b7cc45189db5ea4db64cc2a48bde796a98b9c977901f5f5044fe6a2afe5482f232cd673ce41cb7ab33e62f235d8ff9d5ff810503e4c7d9739d746e025ec6c673140d28acb0134394f2896c769a76db5a99b7f33b494a7e2c4bda41046fc898d157541be4dc7d364ee8c9c4ff01864219398873b8bff5ade8954f2a274853e90fc82474a1198bc83fb18e3d2a2dd432e7fe40cefdfc3d1c2601c3ff03137f725f3f3cbde6015503fe44bb6ea4fc7e794dee0c819cb457c46bee9865e8767ee195e2b6ad1bcf099db2860063520c2e94e8080494a6b22b71183c0429fbf6472c9c32a1970d3421198eba8b940a7', NULL),
    ('sealed', '', 'messages', '00000005.3fIWdAJi', 'pg:aes:msgpack', '895', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994afa7d280fa91c73e7a73a223505ffaf4328cf1dc9e22a374c045ccb7037b96664f0f0ca159e9391b1ddfef85c724abf049c34173444a171ceaefc8d743f68d2ae52c826ce2d155a6053b76bccce5df2b49abbdd5781978d13265f54d4f02d9fd861839558fc2397419bd286661f9d4e5d6916009dde2b8dc9a468b849623d744cd718ed5a9b4aef97f29e6414ec1339c7d211e98331d60a5eb00020b328ad551fe3ce7b727e568ce8a4f447d8d033cfc3593830dbb20c812492a580e0258125dbb4c4baa225e6f70edaf9eff842b37f742ecc8cb3e842a5613b8154111feeb48d579524118c81568e0caa2cbfdc246d3ba86b1432b8f29c0b704a574820a8b030c305a0ae3985ab32bb2a4a391f0bc0856f115935bb2334bb42326b54d8ccc52489992aaf2065f9087a305870fd22a631511b492a9539b27f2709ebd4ef028870e463dfd95d38ebb1e03948731dea10025fa21c65676f155b3ce2294b417b4a85eed99190aa3a5713fa0e095fe46896aca5835c4e4bf089a3badeb427635a971baf1acce33f8f514bdf5bbec5bca006675d80fe7414ba8aaa4da60949d3e7498c6dc4a87ae4966eaf761435e33dc656f21de71483cb730a5b58ec6ac70498326f80bb8fb3ad63cfcd2e0b721f9e6a8162bdd1bb909e4b088e7124f17e8e5e78cd10a75a0c4f61c1b83a022a697c17a3e984c977e68dab8affcfdd2b7c92780ec49b559ed1e742e62b877d0d0212db088ab7e5aa1d322d1ba45a6899d4525e6efa214b236b0546a0c4e8648d2d0d96d81c11e3f0ad94c4de9f505e9c1d16b2327087d76b9770e399b950ccae9e6255da9a023bb1782042a1e94b1476ac388001d2e1771e5003df8066e1aede159982b4d629d203e37013215e0a5b30d5b2177fe707057336dc0b6d3c6129d2c34bbe3c6f02038aa329db9673c044cce840cf3fd4ce75de9601f846beeabb5477bb2aa0e18dd8bf1bdf01ab257e9f8938e645bcf6a94eabdacc72a993b0f84210ff2cf973759b5db78565f0df8aa9617a93de3480efd852d534ef9fa5adce75ae5e599c730bebeccce6525f092577f6cadf5fac6b9e2480d3e69c557b70014e71619111319c6212cc088d9ccd9149c6bb74025effc9bb8076921b14b5aca1aba9c841d169d8204d318f7ed2a4fb9b0693233bfe509f71d8509edc56de3f1583dbb0909038ff94608610326114aa8400abafb88efe5f093cd23035117484c8e47a33a4a32b77aa9cdeaafc8141f0e0fc70fee350f068cc90f33959f6bc4aef7e967f21cc0b59dd1488e21f61f8615da7d', NULL),
    ('sealed', '', 'messages', '00000006.9AAWw9kE', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af587cfe986f4b2c84ed05a2b7c959c99c039201a14315b7adf2ef9698e98d0fa2586d1ab4cd1938b6495c19dfc8d890da08d2bbaa32d23ad4d7e86fc8c53ff9ae7640c1ec8be685287c542f712429d3279bc9777dd90eb2cf1242b4239a5ebcbc1e9965929dd5acbaf8f6eab841c14d67bb4e38d44df3554478a219a78a412360be48c7c9b05c172bd3e2877d40929c025c9d5c8ce28e9686c96e9bdaa2067fef07a44aebff85b357a002c06dc3fa37cce74787673b432653941382c8574f862175bb64f55d14805b70e53cec3cce23750c19948fe9bd763460692515ae9675a40101ebb476a180e1ebf4788dcad38a845b8176163929cc46d8526e6053b4fd4b8697822b109970f548efdb57e984483076c20a4b47967462bb7b2d3d2b640dd02449648b1ab0a4a05d2fdb22b539599481fc2156709bb6821277f30b9e6a4ebf641c7ed27abafcfe2cf17d692052e8404619d81c6b867c58deee54800cc2384459e1b3f81c1e309cda24fea34cdc2663a5f4af425f1c7ad3c9312fe11e2d1d0a04278031a6f49cca509a2e1e32186c5778be3d559435ab8a4cd9986dae4b97b37f5f614605e09323e77d9a47bdf281b6c897c5a42e52f4b278546d9e6eb26afbc5a5c486674342e204dfbcec6eb2f5e80795e69722634a9c8db9e46902a837c3b67e2a1a27b06d5107cdf055914d05d43b7dedd4a912058eb84b524e6b7e001b2a57b4a970941235ebbe50a3f48acba5f3ef95d00f873dfcbcbbdb9ff796956b156842e09e4e557548ff3f88a66b83ae4accb569e29d4f7e4dd7ddf74d75f1c8c19820a2c721db84617af9437ca074e7b8483fe88711d125332ba9e8cb3524bc15c3b4b5a9a30897738b30d48b2f6c6a1633d471b9edbf4b067255a701aaf4e977f88ab130399f383f15ef943bc98e2bda5f0acfc62cf573d5f4ecf739663528c2b90e8545cfd56e5f4edb817646005aebe30330459889d46748565c9bfa0a41c89a5fc33c45af15ee2a6c7e692cbf142bb8ba4a5d6d3ca2db71ecaeef432e3d7d09c01ede07a78e9913e99579382e101a0182d42d74789be8b9c94a70c898222e5b422e74983ee5aede6c48f539b3bed5efed2eebbcf03af538fc3d5a373c8fe0164a3677a03e7cf56f862e9499b39fdda9098ab52684e0ea7843c69bb7aa9ab451d910d89672750a6dc84f17705d54147c03edf971d666c98e172eca411acc2a5d6858c1db666a4704905a147fb42c67e666f2fc9902027d9fe19673965f3f93fbb7cf25f004380e8e28d3b75653cfc8d0ea14ab4daf918f6acac08db9ef401fa42a9161dd932282990f7c0438245f5e2016ea42c23e87af404aceea75b8930f46c6c3c4c291669a25392efa065236ed01c2dcdc77aa1aabc64204fac926752539f511903f6e0df8075b3dc20b7e9f3881ec6a5db02ea584d20a2e292732c254d95e125b9701f8701f7e246ed24d1d5584f5aed0bf0d11b2874c74766b6a343071443757eab473b4f8b1279e5b7b034f699d8ed7bdd6119aaf82b2ea502ed764c01b77c79a7609ff805c7a888cabd59982968c481d32bf3981f8ae9abaedceeb2db64c251602d1962b2aa72aa1d22560cebbf378da8690201424d31107546d32c8a1e540fabbb0d6614f8506795a7f44287bf0c2c8e121dabfcca6604f9800b82cb72d562bed09d7cca02da37dfdd6de7f41d26beb82b16cb8c04433938b56335434f3abb433351f0dee300b3ad9adebbed5a8d92d8a5e21bd9e9a3648d3', NULL),
    ('timed', '', '__start__', '00000001.rsEQLMyb', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x8280898d'),
    ('timed', '', 'messages', '00000002.st4RlDiM', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xeb9adf56'),
    ('timed', '', 'messages', '00000003.iahJfCzX', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8ef7347f'),
    ('values', '', 'bytes', '00000001.ka5Ys4VU', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\xb83c6be3'),
    ('values', '', 'large', '00000001.27sPfi06', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\xc64d4eea'),
    ('values', '', 'many', '00000001.eL3MKZnw', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x1bfdd5d7'),
    ('values', '', 'nested', '00000001.f05IviQA', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\xc75bd621'),
    ('values', '', 'real', '00000001.00IZH4W2', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x6cfd3ec3'),
    ('values', '', 'text', '00000001.OR-B6Vz5', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x571a16d9'),
    ('values', '', 'when', '00000001.v1KS9l7g', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xdbbdb4c5'),
    ('ünï ''code''', '', '__start__', '00000001.WfjD50qY', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x4212a72f'),
    ('ünï ''code''', '', 'messages', '00000002.SiGj52MA', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x13fd6b50'),
    ('ünï ''code''', '', 'messages', '00000003.6NyRx8Al', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd47e99bf');

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
    ('keyed', 'tVMeDYt4VGvs3', E'\\x01020432303236322174849b37d39c3e19bafde95e620e5ec6848905e44b0e0f86b73d5e3957a4fc55dacb30e917b35d96ff0095e15d3bbaa8dbe00530c0c0e1e198c90efc43ce38eff531b174ea71c053a7b473a0775e010262a49c384775d87fbc49', 'ring:2026', '2026-11-24 05:37:00.169448+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 05:37:00.188201+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 05:36:59.989346+00', '2026-11-24 05:37:00.049658+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 05:37:00.066272+00', '2026-11-24 05:37:00.081448+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 05:37:00.112598+00', '2026-11-24 05:37:00.112598+00', NULL, 'false', 'false', '2026-11-24 05:37:00.112598+00', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 05:37:00.058774+00', '2026-11-24 05:37:00.060654+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 05:37:00.169448+00', '2026-11-24 05:37:00.174838+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 05:37:00.185458+00', '2026-11-24 05:37:00.185458+00', NULL, 'false', 'false', '2026-11-24 05:37:00.185458+00', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 05:37:00.089328+00', '2026-11-24 05:37:00.0976+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 05:37:00.148238+00', '2026-11-24 05:37:00.156736+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 05:37:00.126874+00', '2026-11-24 05:37:00.145329+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 05:37:00.179811+00', '2026-11-24 05:37:00.181222+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 05:37:00.11813+00', '2026-11-24 05:37:00.11813+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 05:37:00.085093+00', '2026-11-24 05:37:00.086902+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e7c91-1e52-60ea-bfff-9292ff83a353', 'f2409192-201b-7e5d-7d4e-e3b2caa3bb54', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4869ae1a'),
    ('chat', '', '1f1e7c91-1e52-60ea-bfff-9292ff83a353', 'f2409192-201b-7e5d-7d4e-e3b2caa3bb54', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xb1ae2886'),
    ('chat', '', '1f1e7c91-1e52-60ea-bfff-9292ff83a353', 'f2409192-201b-7e5d-7d4e-e3b2caa3bb54', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x053be86b'),
    ('chat', '', '1f1e7c91-1e53-6d58-8000-3eb9a4cad2b9', '45a458be-16c6-ff54-9356-8c12c686e1c3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x03e51ae4'),
    ('chat', '', '1f1e7c91-1e53-6d58-8000-3eb9a4cad2b9', '45a458be-16c6-ff54-9356-8c12c686e1c3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xa3ca42e4'),
    ('chat', '', '1f1e7c91-1e7d-66da-8002-b2934e4359a5', 'e23133d2-93f4-e3bd-f24f-d8f720a667bd', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5e882223'),
    ('chat', '', '1f1e7c91-1e7d-66da-8002-b2934e4359a5', 'e23133d2-93f4-e3bd-f24f-d8f720a667bd', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xb3874236'),
    ('chat', '', '1f1e7c91-1e7d-66da-8002-b2934e4359a5', 'e23133d2-93f4-e3bd-f24f-d8f720a667bd', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf8ac5a07'),
    ('chat', '', '1f1e7c91-1e7f-62d7-8003-344a5264f770', '50052bcb-b10b-80cd-f2f5-6ff171fc3a39', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8643a815'),
    ('chat', '', '1f1e7c91-1e7f-62d7-8003-344a5264f770', '50052bcb-b10b-80cd-f2f5-6ff171fc3a39', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xe0b6f1b3'),
    ('chat', '', '1f1e7c91-1e97-6251-8005-4c5905a0f6ac', 'f675de0d-4197-5bd5-f540-a0e34f5fba7c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb2c27669'),
    ('chat', '', '1f1e7c91-1e97-6251-8005-4c5905a0f6ac', 'f675de0d-4197-5bd5-f540-a0e34f5fba7c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x8c3aee97'),
    ('chat', '', '1f1e7c91-1e97-6251-8005-4c5905a0f6ac', 'f675de0d-4197-5bd5-f540-a0e34f5fba7c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3fedd74a'),
    ('chat', '', '1f1e7c91-1e98-65ab-8006-bad0e5321d00', '183e8352-c156-06f3-fbd7-2f9400c7858e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x12ef44a0'),
    ('chat', '', '1f1e7c91-1e98-65ab-8006-bad0e5321d00', '183e8352-c156-06f3-fbd7-2f9400c7858e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xb7e54483'),
    ('chat', '', '1f1e7c91-1eb4-6184-8008-7216db8bde81', 'fbccfcc2-3b3f-b8f3-8b66-af8cd5e90998', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb3274434'),
    ('chat', '', '1f1e7c91-1eb4-6184-8008-7216db8bde81', 'fbccfcc2-3b3f-b8f3-8b66-af8cd5e90998', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x07878536'),
    ('chat', '', '1f1e7c91-1eb4-6184-8008-7216db8bde81', 'fbccfcc2-3b3f-b8f3-8b66-af8cd5e90998', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5a4483c8'),
    ('chat', '', '1f1e7c91-1eb5-629f-8009-e141135cd74a', 'cd5a6c29-9fc9-c1e8-526a-eb78486254e8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdbc18df0'),
    ('chat', '', '1f1e7c91-1eb5-629f-8009-e141135cd74a', 'cd5a6c29-9fc9-c1e8-526a-eb78486254e8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xb30f5383'),
    ('chat', '', '1f1e7c91-1ecf-6142-800b-bcc52aae373e', '9cee7aea-6dea-355e-c048-c583319bb16c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x099a568d'),
    ('chat', '', '1f1e7c91-1ecf-6142-800b-bcc52aae373e', '9cee7aea-6dea-355e-c048-c583319bb16c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\xcd3cb756'),
    ('chat', '', '1f1e7c91-1ecf-6142-800b-bcc52aae373e', '9cee7aea-6dea-355e-c048-c583319bb16c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x71df7a89'),
    ('chat', '', '1f1e7c91-1ed0-638f-800c-8283cbfac517', 'bec986a3-48e0-d225-26e7-3c7121138064', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc5c8dbf4'),
    ('chat', '', '1f1e7c91-1ed0-638f-800c-8283cbfac517', 'bec986a3-48e0-d225-26e7-3c7121138064', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xbed0cb0e'),
    ('chat', '', '1f1e7c91-1ee8-6652-800e-97ecaa5d099a', 'ec4e70da-2b1a-65cf-851b-49b215fea1b8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x777a21a6'),
    ('chat', '', '1f1e7c91-1ee8-6652-800e-97ecaa5d099a', 'ec4e70da-2b1a-65cf-851b-49b215fea1b8', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\xaa8f7796'),
    ('chat', '', '1f1e7c91-1ee8-6652-800e-97ecaa5d099a', 'ec4e70da-2b1a-65cf-851b-49b215fea1b8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x2137ecf0'),
    ('chat', '', '1f1e7c91-1ee9-6699-800f-8f5294350f2d', '31fc9629-a5f7-ad24-1c20-8c6c85855983', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbda197f2'),
    ('chat', '', '1f1e7c91-1ee9-6699-800f-8f5294350f2d', '31fc9629-a5f7-ad24-1c20-8c6c85855983', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\xd9c705c0'),
    ('delta', '', '1f1e7c91-1f12-612b-bfff-4bbcf66bc0eb', '4ea06e82-cae4-bd6c-d47e-4fb1fad08686', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4a841db9'),
    ('delta', '', '1f1e7c91-1f12-612b-bfff-4bbcf66bc0eb', '4ea06e82-cae4-bd6c-d47e-4fb1fad08686', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x8cf4872f'),
    ('delta', '', '1f1e7c91-1f12-612b-bfff-4bbcf66bc0eb', '4ea06e82-cae4-bd6c-d47e-4fb1fad08686', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x37b14c3d'),
    ('delta', '', '1f1e7c91-1f12-6af7-8000-99ace1e67f3b', '76f731c7-39f5-082a-01a3-d0db6cec1456', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb302bfe2'),
    ('delta', '', '1f1e7c91-1f12-6af7-8000-99ace1e67f3b', '76f731c7-39f5-082a-01a3-d0db6cec1456', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x94fea271'),
    ('delta', '', '1f1e7c91-1f23-6570-8002-151a6c5937e9', '11004348-7672-aa16-76c0-8527f06ea87c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x08427899'),
    ('delta', '', '1f1e7c91-1f23-6570-8002-151a6c5937e9', '11004348-7672-aa16-76c0-8527f06ea87c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xb0c761a7'),
    ('delta', '', '1f1e7c91-1f23-6570-8002-151a6c5937e9', '11004348-7672-aa16-76c0-8527f06ea87c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x801783d2'),
    ('delta', '', '1f1e7c91-1f24-6168-8003-342eb4671a80', '088f4151-b220-681c-a804-f0cb78cbe7e8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x775cce3d'),
    ('delta', '', '1f1e7c91-1f24-6168-8003-342eb4671a80', '088f4151-b220-681c-a804-f0cb78cbe7e8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x9de915ed'),
    ('delta', '', '1f1e7c91-1f32-682b-8005-e356768ac55d', 'c839739c-1e1a-dbf6-3d8a-62b15383d80b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x87ebf041'),
    ('delta', '', '1f1e7c91-1f32-682b-8005-e356768ac55d', 'c839739c-1e1a-dbf6-3d8a-62b15383d80b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x4b1378cf'),
    ('delta', '', '1f1e7c91-1f32-682b-8005-e356768ac55d', 'c839739c-1e1a-dbf6-3d8a-62b15383d80b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd51adad2'),
    ('delta', '', '1f1e7c91-1f33-6125-8006-a5d0845162d4', 'd8cf6194-88c2-84bf-2e1f-53f0beec60a9', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x05ec0d9f'),
    ('delta', '', '1f1e7c91-1f33-6125-8006-a5d0845162d4', 'd8cf6194-88c2-84bf-2e1f-53f0beec60a9', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xcd4f8e8c'),
    ('failed', '', '1f1e7c91-1f83-64c9-bfff-59e7839cf3a2', 'd48941d2-1fb5-dc95-7706-7dfbe0f01816', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5c62b109'),
    ('failed', '', '1f1e7c91-1f83-64c9-bfff-59e7839cf3a2', 'd48941d2-1fb5-dc95-7706-7dfbe0f01816', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x037509f0'),
    ('failed', '', '1f1e7c91-1f83-64c9-bfff-59e7839cf3a2', 'd48941d2-1fb5-dc95-7706-7dfbe0f01816', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xf62a49ec'),
    ('failed', '', '1f1e7c91-1f83-64c9-bfff-59e7839cf3a2', 'd48941d2-1fb5-dc95-7706-7dfbe0f01816', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9a99d11c'),
    ('failed', '', '1f1e7c91-1f83-6ede-8000-7d8cffaea4e4', 'c37e5758-3428-23a5-4c07-952891333f2a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcfe48b27'),
    ('failed', '', '1f1e7c91-1f83-6ede-8000-7d8cffaea4e4', 'c37e5758-3428-23a5-4c07-952891333f2a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x046def5d'),
    ('failed', '', '1f1e7c91-1f83-6ede-8000-7d8cffaea4e4', 'c37e5758-3428-23a5-4c07-952891333f2a', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xb4a496c1'),
    ('failed', '', '1f1e7c91-1f83-6ede-8000-7d8cffaea4e4', 'c37e5758-3428-23a5-4c07-952891333f2a', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xe67cc688'),
    ('failed', '', '1f1e7c91-1f88-6ba2-8001-2f00ca7628a8', '20d4bac6-13fa-392d-832a-4d43f4bfcc20', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1e7c91-1f88-6ba2-8001-2f00ca7628a8', '9ffb7b1e-ac34-ca76-2093-1f61755fb6c6', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', 'inner:20d4bac6-13fa-392d-832a-4d43f4bfcc20', '1f1e7c91-1f8c-6466-bfff-2af664a6cdfa', '00b12d4b-ef8f-6382-8706-4f7836ce0d4b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x79315b92'),
    ('failed', 'inner:20d4bac6-13fa-392d-832a-4d43f4bfcc20', '1f1e7c91-1f8c-6466-bfff-2af664a6cdfa', '00b12d4b-ef8f-6382-8706-4f7836ce0d4b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x120e946f'),
    ('failed', 'inner:20d4bac6-13fa-392d-832a-4d43f4bfcc20', '1f1e7c91-1f8c-6466-bfff-2af664a6cdfa', '00b12d4b-ef8f-6382-8706-4f7836ce0d4b', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x45a47f58'),
    ('failed', 'inner:20d4bac6-13fa-392d-832a-4d43f4bfcc20', '1f1e7c91-1f8c-6466-bfff-2af664a6cdfa', '00b12d4b-ef8f-6382-8706-4f7836ce0d4b', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x59570f83'),
    ('failed', 'inner:20d4bac6-13fa-392d-832a-4d43f4bfcc20', '1f1e7c91-1f8c-6466-bfff-2af664a6cdfa', '00b12d4b-ef8f-6382-8706-4f7836ce0d4b', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xc4572b0a'),
    ('fork', '', '1f1e7c91-1efe-6830-bfff-a2f78bbb3b28', 'eb246ad0-6e43-3a40-1f18-edb274fd0215', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8a327694'),
    ('fork', '', '1f1e7c91-1efe-6830-bfff-a2f78bbb3b28', 'eb246ad0-6e43-3a40-1f18-edb274fd0215', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xc7ec211e'),
    ('fork', '', '1f1e7c91-1efe-6830-bfff-a2f78bbb3b28', 'eb246ad0-6e43-3a40-1f18-edb274fd0215', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x29a60b6c'),
    ('fork', '', '1f1e7c91-1eff-6672-8000-3e5eea2be0da', '26c26a2a-e9cf-4b47-7f15-745caaa07e66', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb56b2776'),
    ('fork', '', '1f1e7c91-1eff-6672-8000-3e5eea2be0da', '26c26a2a-e9cf-4b47-7f15-745caaa07e66', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xbc75f00e'),
    ('keyed', '', '1f1e7c91-200b-6b31-bfff-91518391a28e', '76fd93a5-f42e-9560-aeb1-c40473d9145c', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45df99ee8eefc013eb518091a068bb4343dadd528076f1e1eb8f6cba1b45dd85046b088c73ad27338dab0b46a8751bb83f56587e5e4e229f722791ec89d892548a668a04221022b702a3ec2858a109ffd048d40da9e1ec6d959ddbb2347caacb4da4d8877d8fa042844404a806e84f396d3e6ce80d07dd14a77af9cf41e12a193a55b6e91c67cab1124e2e09f931eca27e5fa28396810f6ee0b18cb117e87a13c4b7ccb80bb0536065174d26256f2d2d38546cf8f0f2f1670143f06aa0c61d81e8a896bcca0b02dfda530fde977b25269f1cd9435f7f8d375bd12ca16c33d70ba9a822c49b0dd8e0f59d2660fb63def0ddb413e995ff3f8ed5ff892e190662b85259de3ac87a33bfb5d286f026a27a4c5ff9d929a303c684c93db4d244dddfe314df970d539da8d292e901e704fc4e0c38839a81f1bac92fc1885dd', NULL),
    ('keyed', '', '1f1e7c91-200b-6b31-bfff-91518391a28e', '76fd93a5-f42e-9560-aeb1-c40473d9145c', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45df90cb1ea79a14062284eee7490bb5e1da856433aeebeab59c76ab7121d88e745119fb5ad65', NULL),
    ('keyed', '', '1f1e7c91-200b-6b31-bfff-91518391a28e', '76fd93a5-f42e-9560-aeb1-c40473d9145c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45d8c7145054586c2d0f61e44b840aa4708aa9f1ee6aa2be2c536b7021b', NULL),
    ('keyed', '', '1f1e7c91-200c-6673-8000-a589d492776a', '21072f80-5a08-4d30-beb9-583c19313c46', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45dd7f915bb7339a3f0ab78de8723b38ebbffbe58f96abd67363ec55fd09a9d18242ddf41ebf057c7977f1c5f71908fcba681d040f78b9ae95fa318b16a0d77f9a12475e6435261cd174a7c0e3b6545da2d3b2de90b5df2f3bd432dfc9d555dc8e25705e15f0066c7cadab9c4fe1a7d2775cc4e5af4dff2f700bf7bf98e78895217dcbbff30f51040450cfb5b3ed21ee1b3ad09a8cc2086adf3222c1deb02483f038fa6dc3fab621626ccaa31f5f89b18899f86a5ac6dcc442ce941a7d58b7da7ab0e0f4fd1232f1aee93c764dc9830a2f024c24d9f3b7ddb4685ac9e80818b34a9a51c8e36d780479d2607b4e63c25d28aedb56dda53c153c9fbfc6f5c64d14ff934da9b92835ebb3bcabedae85cf77ff9613a8a7a5fafd6b9b8cc9bc625a23c78faba3c6f41c18072b45bee496528685c723dfb62188935fb8dbb6ee2891811fcc2e2148adcf7ba07b498e23b9a97913ac4885a971178382b1883463442aae70fc3', NULL),
    ('keyed', '', '1f1e7c91-200c-6673-8000-a589d492776a', '21072f80-5a08-4d30-beb9-583c19313c46', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45d40104538fc81d90408ab4604c54708838258320ac0980868ad2959fccc9338', NULL),
    ('left', '', '1f1e7c91-2035-63ef-bfff-640ae68ebee4', '8e22205b-2844-2965-219b-39c517b8d128', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x18828587'),
    ('left', '', '1f1e7c91-2035-63ef-bfff-640ae68ebee4', '8e22205b-2844-2965-219b-39c517b8d128', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x3e5e1aea'),
    ('left', '', '1f1e7c91-2035-63ef-bfff-640ae68ebee4', '8e22205b-2844-2965-219b-39c517b8d128', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x0ea78ec3'),
    ('left', '', '1f1e7c91-2035-63ef-bfff-640ae68ebee4', '8e22205b-2844-2965-219b-39c517b8d128', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x93b21eba'),
    ('left', '', '1f1e7c91-2035-6cc0-8000-87e33863838c', '0ba86026-9f15-7f32-ed09-85ea3240630f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf85fa0b2'),
    ('left', '', '1f1e7c91-2035-6cc0-8000-87e33863838c', '0ba86026-9f15-7f32-ed09-85ea3240630f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xe9707e75'),
    ('left', '', '1f1e7c91-2035-6cc0-8000-87e33863838c', '0ba86026-9f15-7f32-ed09-85ea3240630f', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x0c24310e'),
    ('left', '', '1f1e7c91-2035-6cc0-8000-87e33863838c', '0ba86026-9f15-7f32-ed09-85ea3240630f', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xed1f990e'),
    ('left', '', '1f1e7c91-2037-6e90-8001-2b2bb2135767', '6ca2996e-627c-80a2-30bf-1313ffbf2d38', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e7c91-2037-6e90-8001-2b2bb2135767', '7b8d2718-619a-6d18-f73b-31b097e0d0e2', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1e7c91-1f4a-6ca0-bfff-404f995fff48', '89092264-e3db-d3d3-adf2-be2557169050', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe07fe051'),
    ('question', '', '1f1e7c91-1f4a-6ca0-bfff-404f995fff48', '89092264-e3db-d3d3-adf2-be2557169050', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x321c9979'),
    ('question', '', '1f1e7c91-1f4a-6ca0-bfff-404f995fff48', '89092264-e3db-d3d3-adf2-be2557169050', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd989ba47'),
    ('question', '', '1f1e7c91-1f4b-64c8-8000-f67a673e3402', 'ed856bdc-f4f4-6414-c5fb-6346e2e3380f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x382936bd'),
    ('question', '', '1f1e7c91-1f4b-64c8-8000-f67a673e3402', 'ed856bdc-f4f4-6414-c5fb-6346e2e3380f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x95bf8e90'),
    ('question', '', '1f1e7c91-1f4b-64c8-8000-f67a673e3402', 'ed856bdc-f4f4-6414-c5fb-6346e2e3380f', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x4d900542'),
    ('question', '', '1f1e7c91-1f4b-64c8-8000-f67a673e3402', 'ed856bdc-f4f4-6414-c5fb-6346e2e3380f', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x92342081'),
    ('question', '', '1f1e7c91-1f4f-642c-8001-e3c0d67ab279', '5125328b-2623-8a45-4dd8-4898692e66b7', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203734663862373938366662313034633433393063373064333665643030643835af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1e7c91-1f4f-642c-8001-e3c0d67ab279', '871edd22-6cd1-cbd1-dfca-7df5250be717', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x910c5bc8'),
    ('question', 'inner:5125328b-2623-8a45-4dd8-4898692e66b7', '1f1e7c91-1f52-6ea7-bfff-a349929fc38c', '296ef0cc-b232-6229-e15e-e35a17002571', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb2055670'),
    ('question', 'inner:5125328b-2623-8a45-4dd8-4898692e66b7', '1f1e7c91-1f52-6ea7-bfff-a349929fc38c', '296ef0cc-b232-6229-e15e-e35a17002571', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x8479b500'),
    ('question', 'inner:5125328b-2623-8a45-4dd8-4898692e66b7', '1f1e7c91-1f52-6ea7-bfff-a349929fc38c', '296ef0cc-b232-6229-e15e-e35a17002571', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x27731760'),
    ('question', 'inner:5125328b-2623-8a45-4dd8-4898692e66b7', '1f1e7c91-1f52-6ea7-bfff-a349929fc38c', '296ef0cc-b232-6229-e15e-e35a17002571', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xce561ef3'),
    ('question', 'inner:5125328b-2623-8a45-4dd8-4898692e66b7', '1f1e7c91-1f53-6755-8000-ee0e6495829f', 'c9af238a-6e25-3d6e-3601-0eeb34a456af', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203734663862373938366662313034633433393063373064333665643030643835af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e7c91-1fda-64ad-bfff-3fffabdfda1e', 'd35a6a9c-dd99-cd5e-4152-066ac2e9afd6', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994afac9223db818cba74d97f972f3ea884eceba795357a3d6475847510ac4cc4d66861d2e19f410c0533e582ccafdb42f5ed1842ca95fd214cb89149022530b9d7e1018e2e6304c87d2c5e212bf60f10190b49471894783774cfb7ee94c81141c9c56903fb7bc0b3b98e5ce5fc0fb175f71f6bc53951d35c5e8c18f980ef1a50ce411efa8e58ad9cd65b53d9b24afd1dcb7e74b531b88ca82618c59bacb44422b9869ec26c0b28c87468e61a4818', NULL),
    ('sealed too', '', '1f1e7c91-1fda-64ad-bfff-3fffabdfda1e', 'd35a6a9c-dd99-cd5e-4152-066ac2e9afd6', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af8cfefaa811bd5e2812cb6347158d2aa901ac0ed6f34d606e36a8e8bb1bdd346153d6002a2a', NULL),
    ('sealed too', '', '1f1e7c91-1fda-64ad-bfff-3fffabdfda1e', 'd35a6a9c-dd99-cd5e-4152-066ac2e9afd6', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994afd6e86b432a0ceab927acf99c5232b95124d8d90d5c15709f30d8d704', NULL),
    ('sealed too', '', '1f1e7c91-1fda-6dc3-8000-ca1adcea24be', 'd3b59ff2-1b4d-6bd8-d0de-62de0a37d21e', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af404986ee6f64230460baccc13285d6cd7b224a3e415965ffd2146cbd7c55ac261fbd30a28334048c2016cef11f39857ad161752f662af7960d5590f539a58619876f886e1072ec5c1870a2b58037ca50690f7fbeb6b80134aeb2e219e5199defd5652a6be2c5d57258c2d419cc8cfc4f20455974ece9159afd48ebba5faf222512b2b30df9344cf27b0f79cb89d838570a747ba0562ac257260379f7b7b375203f0a07fd3e830bd11ecb878d312739d3712452a157c3286fbcf47ef4c07e3e07fb5dc471f8ff51b419a6eada5a629f053bbe50fbf7ff207d3aeb7033c6b04f5c7c881f943dcf2309a6e97631d583241d96a90a5968b8bd14de39f8aa9d35f72b9d33cefc8661e91579c49ac61bb65f3e72e1b4bd806ecac609659aee448863ef4940c5cb07343edd50de53cd4f1005d82589f4ef1fac834cf6b6555bba547e54472938e8c80591e155d038667ee1e04d724c7bd092753ae58298382195a61f8507', NULL),
    ('sealed too', '', '1f1e7c91-1fda-6dc3-8000-ca1adcea24be', 'd3b59ff2-1b4d-6bd8-d0de-62de0a37d21e', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994afb68009189d8f009b459af4f692fe787fc9e6fab4687b01ae0b330bd5ebdb0c', NULL),
    ('sealed too', '', '1f1e7c91-1fda-6dc3-8000-ca1adcea24be', 'd3b59ff2-1b4d-6bd8-d0de-62de0a37d21e', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af470c76e24d637c5c11ec36ffe6397fc93ff4fae9a01ca8c8a121376b', NULL),
    ('sealed too', '', '1f1e7c91-1fda-6dc3-8000-ca1adcea24be', 'd3b59ff2-1b4d-6bd8-d0de-62de0a37d21e', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af86d24c922a39e88a0238b9b1c15fd69ad795066608a08b97095936ee', NULL),
    ('sealed too', '', '1f1e7c91-1fde-6d9d-8001-a50d9c0c7a3a', '8675ad3c-ac42-9375-7c01-6ac400178cc9', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af5b1d44119008144a5f9fcf8d8d895ca67c477b184109c521ed00dcb39fed811c9e29e275', NULL),
    ('sealed too', '', '1f1e7c91-1fde-6d9d-8001-a50d9c0c7a3a', 'c078d76d-a606-f83e-36b1-9773e5ea63a2', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af6cfe5b0daf131411044db179be315643447902d781884599ad92d24f519b6d8d862a64ad1a476ea3cefee09a2434017ae7f457763fb74b4b01c560d8ce29962d1ed5b4e2ae6e6a4728ac675759de102e52a53303648746fb47a82bda7f4b9dae8932c34aa26d8f57f30049139d7b1fa70a02b51596a03693727a5c597da6bcd909cc538b1efb17b3dd74c0', NULL),
    ('sealed too', 'inner:c078d76d-a606-f83e-36b1-9773e5ea63a2', '1f1e7c91-1fe5-675f-bfff-4bc42280b1a1', '11edb910-427b-62fb-ff41-b593f7e43d87', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af9a6f1631394218a4de66bb69b100ed86e9b7eb05a0b605825f3f9bc98ba2367f5492119a3c61b13cf2aea4967a354dfdfca5cc620b66579d979716d4132c8c713d63bf0b9934ae4962d95b907b53199125f98fd400c76098828c9d41de1e6cd063e3d0e76ce8d9532b906c20c9d735dacd06fa30391faa72c1c4cd54a7b4f7b3e0082e1d25054d6ac9b5e44cda7b770461df1e9428e30fd7199d1c43f6c1846f0f0d9aecf8f05956ea7e88ab05a330a5d4da7f4dc1bff4604de0c3a16e23170e63ed476d923dd704abc3f4984ac83677795e469e5a7e70f818a5b7aef251835a8937c679b15ec1ec036d20fa9a8361b0b12989002b8ad55258b4e2cca59cc9ddf606c3e1644b26328fa99b44cc63ae1e8d873bcef3ba021a384d44b8bd022618310b4baef1fd1d7949ad5c8a1479c05b0041a31031f8bf365dd49c2e0b5d50e0b484c89cb23b94cc45bf5641ad4424dddec4e9e519dad35b8ecfa7d749ce7c2da7d2d8db85af2c4a38ef1eabfacc070c1f2841e5a9428bb8cb9ae6de78dbb90fe689ba9f817213499e6be9075dc607a7f7df82228c9afc8e89ff12598fe3a040f8254a82ec182d2e0da4381603dc6e3815b549f9be1cbe972c22e9a7cc71cc5930f2fda016466021fad4ae2ded9acb259cfabdfb43f0f2aaf01152359a3ca31efcbdbc84a4f86080ec339ef8ac39689b', NULL),
    ('sealed too', 'inner:c078d76d-a606-f83e-36b1-9773e5ea63a2', '1f1e7c91-1fe5-675f-bfff-4bc42280b1a1', '11edb910-427b-62fb-ff41-b593f7e43d87', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994aff604b0f925538b82f68dd88eeff00364a76d2e22b9b8203bd2e87dfe69be53', NULL),
    ('sealed too', 'inner:c078d76d-a606-f83e-36b1-9773e5ea63a2', '1f1e7c91-1fe5-675f-bfff-4bc42280b1a1', '11edb910-427b-62fb-ff41-b593f7e43d87', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af8ed631c2d35d20c6fc7a0a85d76ed168160151efb1955a0ecd78a3f93c9dbf6e4b9fc4f2b6', NULL),
    ('sealed too', 'inner:c078d76d-a606-f83e-36b1-9773e5ea63a2', '1f1e7c91-1fe5-675f-bfff-4bc42280b1a1', '11edb910-427b-62fb-ff41-b593f7e43d87', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994affdd165942379bc2e2419830ee234f2b7d1efc6c151a4d5785a1aa3a8', NULL),
    ('sealed too', 'inner:c078d76d-a606-f83e-36b1-9773e5ea63a2', '1f1e7c91-1fe5-6fe9-8000-d3cb893122d7', 'c2849935-0b07-a1c9-87ab-56424436ac4b', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af68a1d6e40db5e6df84abc9579ab66262fa5ec1e26067478b9ba47fae685d2d19b8b1b79a653f066c589f18d40681ccf441adc5546b7f8e88ef234b13290618628b4bd98f51bb009f5e0a4bc7a72b4934c708262fd29ca1c09859f43677c20a872b36100d1535e788726de12a42b9621f9bef7cb3039b0c8ecbcfda2121648075fb88374dfd97d4a4b414f4', NULL),
    ('sealed', '', '1f1e7c91-1fa4-6af4-bfff-629688d815b1', 'ad91cc17-e0e0-8aaa-8322-d18e9138ca60', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994afbaa33d43a86cd460d2893d336ba8d2fb9f57f70ae35caa1a2fff0beb531bed7e01ebae1090eda0bc1264fd47f05af22533393b994e616a373dae7591b6627d56135f195864d391f3b4117e19a46a85486ee04605213586e693e8dca96e1098509eb518431963a4aca0126527e693f61b0f9700cd9238c50cff9d9ae2ab36322835265a8e4418f3b3a9652bbd8eae3af6fd68a6a2ad301eedf5d4bb8e30b3a759624d3d81b556762dd4cf4531371a23b0d2a7f0be79a0602ba5e70c1004c238afa00ade53d14eaf485083141a72548b308759a684ab8e597612d5b0c018e2e0442a7f4062ebb7ca2c6ae6ca7eba4a87263c129fde806ae2f7ba9558cef0c3376299342c77eba53f12fb3bcb28d25ce6cd969f7874f36d119c91a63ef742de34977fc773f6d78a70a982553e0af5a6faa9e191efce1ca2fbdc4db0', NULL),
    ('sealed', '', '1f1e7c91-1fa4-6af4-bfff-629688d815b1', 'ad91cc17-e0e0-8aaa-8322-d18e9138ca60', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af0f5c4148a74d394b9617008394806d3ff617036e5d52f0d0a2cc9da043051952a695d47ae7', NULL),
    ('sealed', '', '1f1e7c91-1fa4-6af4-bfff-629688d815b1', 'ad91cc17-e0e0-8aaa-8322-d18e9138ca60', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af8f78c3fcbbd86e4b50e7f2247200f8f8e30ca538b08976db0dab31b2', NULL),
    ('sealed', '', '1f1e7c91-1fa5-65e6-8000-4533885aaa92', '3b8ad658-abc5-bd61-1da3-3ef939d86cee', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af8430ad9d410227b8c7cad9979f83b7d4ab9948cd740a8cb31679f38b515f11fdabecc62ac25bc5366854c888fb1659ca32fb3ac0caf623870cd98b6b223af7cd271ff4c7c0fc4ebb982fe8bfb411723751b4a57e6db0cdcd0254b75c4bf231b46e1b96c847273f513491b1e465c523cac2ec85aefcd71b310908b3e626a71a433ee59df2d66ee3acfd03cfd2ae5beaae3e8468ec173ab7836cae1d7d1ad9e1c5350286f460277caae107516e3893ac9f36ac2996961698ce7fd659e8f1aa292e9054a40973a880dd4ccda86622128ed3d4953b4040d69b7a72981ad587e09be7a58867b6736043e597902b9fabff8a84fda3937817a639239bad1702e7544dd11fe2f1e7ffc291d2a613e5990179467ebbcd954787ffe7c2581876d95666da29648fdb5436e74abf629a1a230d4633e25e8c82e8b98aeb9495b74b69bd9fc7989a46412ef0335264bcc77143d9c9546e696f738d70b8243bc19cae591af8bb4277', NULL),
    ('sealed', '', '1f1e7c91-1fa5-65e6-8000-4533885aaa92', '3b8ad658-abc5-bd61-1da3-3ef939d86cee', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af053477de62c34470fac9c1a9148f28e64fb4a5117cb324ad4799b72f1e9a85', NULL),
    ('sealed', '', '1f1e7c91-1fc8-697b-8002-2b84d36b3027', '16d60e80-fff4-a1aa-1a66-66e7b3b1c625', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af6d2fec61f1d642bba1f61c5df60f3efb14cdca7511bcd752b01f782be873398b8137661660fcc8209621a0d6ce2664209fa3dd32c0978b2e2b9c62a22b76d445e3cbc2c5adff1d6e1fa04d51b0ef5fe77df5825e1232bddfcf157494eac124ab900f0600c4335bfcf5f52e455caa5296d63d8ddeff03e3fc980c428dea776ee265dc4eec47f934936fc7d6d96d1746a8181534519d2dcc281502b7111d12c604a5ef1cafbbd7352dc71260fed2622229315292ace92320d02698a3f14323aeb9c925df5c4fe39be150db89665067fe781d3aafdadae8c47a9f0b11cde7a2b8fd368b4269828aeb8cb202dc06d545a59125b17a7d68bf62856f541ff6be5ad42cbe04c26e92288d5d5a6a489e99dbb2a09178e4db750a60c011fa68e2b801ba13ae76b7e7225622a6d1f6eb131a13637d08de969ddbdb73b431e8', NULL),
    ('sealed', '', '1f1e7c91-1fc8-697b-8002-2b84d36b3027', '16d60e80-fff4-a1aa-1a66-66e7b3b1c625', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af5de57e5cce93cca75ffa5065110155e9cbb6fa3bd150253f934c515d205e91695d95bff8ce', NULL),
    ('sealed', '', '1f1e7c91-1fc8-697b-8002-2b84d36b3027', '16d60e80-fff4-a1aa-1a66-66e7b3b1c625', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af91ca081fa5d81a2df43a94139cdb6b720a8ada561b58b238c086fa1a', NULL),
    ('sealed', '', '1f1e7c91-1fc9-65e3-8003-e19027e7faef', '041d205e-ec43-5995-03dc-8af56be19814', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af1234c039c53dae5b80dac670393abfb915da740ba287367653754dfbf275bf28fbbdaf1f8b2b66c22dbd766bf68ed03af72ee2eff9eb36570b78f63a00af41de2755d49b00359f34e1a30a394b6f71538854428b9297cf41bf13a9ac9593b0bc9d28e3d5001195746a71419ce1b063b7afa1273baccbd9e811fd44b851ae3416e9f8792a4f40195aed879902986fa5f7ace1e50d04cb31ff535c076987055625e7cae2f33a217eb3a7c6152da66cc6819b0c5f3822a8e894d4fbcf34b98ce2dabb2955b1140d6313f223024d06c694dfae3c1b3f7308bf1625fbfae197385812c0f140497502ab1c4b1f9dfbcc4496e0cd65660ca6ae6fdd67c218975fea4d8815d3625cdaa2a45cfbb62140feade98fc445e5bf5c9168375eb8f0ff432ee701d505e4a9b621c3374d66c642e5f1fe4e279e7859a10577a18938f3c290538ff3e9ddf974adb204d7a650e8e145cef33fa4acb41465214a08119011683a3186a4c2', NULL),
    ('sealed', '', '1f1e7c91-1fc9-65e3-8003-e19027e7faef', '041d205e-ec43-5995-03dc-8af56be19814', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af780933a5ab4ba66f44970d8dd55d7777f477d5f1f057f5216f8ec9f070daac', NULL),
    ('timed', '', '1f1e7c91-2027-6448-bfff-0c0880497597', '75fa83f0-f6d7-0d7a-6873-f66a87891be8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x759e8206'),
    ('timed', '', '1f1e7c91-2027-6448-bfff-0c0880497597', '75fa83f0-f6d7-0d7a-6873-f66a87891be8', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x85d87a7a'),
    ('timed', '', '1f1e7c91-2027-6448-bfff-0c0880497597', '75fa83f0-f6d7-0d7a-6873-f66a87891be8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x397cf6bc'),
    ('timed', '', '1f1e7c91-2027-6e49-8000-5ee2dc2a0ba8', '73d4c401-bd67-6c83-f336-dd94e092908a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x95a0285d'),
    ('timed', '', '1f1e7c91-2027-6e49-8000-5ee2dc2a0ba8', '73d4c401-bd67-6c83-f336-dd94e092908a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xdc852b13'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e7c91-1f40-6319-bfff-13ea40eb95b7', '79cfaa09-0aeb-8381-ae2a-9454fdb8ab07', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa10c7eda'),
    ('ünï ''code''', '', '1f1e7c91-1f40-6319-bfff-13ea40eb95b7', '79cfaa09-0aeb-8381-ae2a-9454fdb8ab07', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xb67ab515'),
    ('ünï ''code''', '', '1f1e7c91-1f40-6319-bfff-13ea40eb95b7', '79cfaa09-0aeb-8381-ae2a-9454fdb8ab07', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3a65e51d'),
    ('ünï ''code''', '', '1f1e7c91-1f40-6b55-8000-18a83556a273', '99741c1b-6e26-c53d-2642-bc020853df6d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2bf6d3fd'),
    ('ünï ''code''', '', '1f1e7c91-1f40-6b55-8000-18a83556a273', '99741c1b-6e26-c53d-2642-bc020853df6d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xcc56e25f');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e7c91-1e52-60ea-bfff-9292ff83a353', NULL, '{"v": 4, "id": "1f1e7c91-1e52-60ea-bfff-9292ff83a353", "ts": "2026-11-24T05:36:59.986753+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.U5a9tbb_"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xaf9fd443c9f026667abc059a', NULL, NULL),
    ('chat', '', '1f1e7c91-1e53-6d58-8000-3eb9a4cad2b9', '1f1e7c91-1e52-60ea-bfff-9292ff83a353', '{"v": 4, "id": "1f1e7c91-1e53-6d58-8000-3eb9a4cad2b9", "ts": "2026-11-24T05:36:59.987480+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.U5a9tbb_"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.1Rv9vupG", "messages": "00000002.1Rv9vupG", "__start__": "00000002.1Rv9vupG", "branch:to:reply": "00000002.1Rv9vupG"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x1f1caa27ec7a573cdb021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1e5c-673e-8001-08dc213769dc', '1f1e7c91-1e53-6d58-8000-3eb9a4cad2b9', '{"v": 4, "id": "1f1e7c91-1e5c-673e-8001-08dc213769dc", "ts": "2026-11-24T05:36:59.991008+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.1Rv9vupG"}, "__input__": {}, "__start__": {"__start__": "00000001.U5a9tbb_"}}, "channel_values": {}, "channel_versions": {"items": "00000003.JFid2TE5", "messages": "00000003.JFid2TE5", "__start__": "00000002.1Rv9vupG", "branch:to:reply": "00000003.JFid2TE5"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xcdb3a49a730a64c8db021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1e7d-66da-8002-b2934e4359a5', '1f1e7c91-1e5c-673e-8001-08dc213769dc', '{"v": 4, "id": "1f1e7c91-1e7d-66da-8002-b2934e4359a5", "ts": "2026-11-24T05:37:00.004506+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.1Rv9vupG"}, "__input__": {}, "__start__": {"__start__": "00000001.U5a9tbb_"}}, "channel_values": {}, "channel_versions": {"items": "00000003.JFid2TE5", "messages": "00000003.JFid2TE5", "__start__": "00000004.91w4pcWT", "branch:to:reply": "00000003.JFid2TE5"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xdf5b944540d45d617abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1e7f-62d7-8003-344a5264f770', '1f1e7c91-1e7d-66da-8002-b2934e4359a5', '{"v": 4, "id": "1f1e7c91-1e7f-62d7-8003-344a5264f770", "ts": "2026-11-24T05:37:00.005231+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.1Rv9vupG"}, "__input__": {}, "__start__": {"__start__": "00000004.91w4pcWT"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.enlAC00a", "messages": "00000005.enlAC00a", "__start__": "00000005.enlAC00a", "branch:to:reply": "00000005.enlAC00a"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xe596e743a2ee6719db021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1e83-6d76-8004-4a28c77ae087', '1f1e7c91-1e7f-62d7-8003-344a5264f770', '{"v": 4, "id": "1f1e7c91-1e83-6d76-8004-4a28c77ae087", "ts": "2026-11-24T05:37:00.007140+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.enlAC00a"}, "__input__": {}, "__start__": {"__start__": "00000004.91w4pcWT"}}, "channel_values": {}, "channel_versions": {"items": "00000006.qZVjfscS", "messages": "00000006.qZVjfscS", "__start__": "00000005.enlAC00a", "branch:to:reply": "00000006.qZVjfscS"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x7dceb92f2d77e490db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e7c91-1e97-6251-8005-4c5905a0f6ac', '1f1e7c91-1e83-6d76-8004-4a28c77ae087', '{"v": 4, "id": "1f1e7c91-1e97-6251-8005-4c5905a0f6ac", "ts": "2026-11-24T05:37:00.015043+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.enlAC00a"}, "__input__": {}, "__start__": {"__start__": "00000004.91w4pcWT"}}, "channel_values": {}, "channel_versions": {"items": "00000006.qZVjfscS", "messages": "00000006.qZVjfscS", "__start__": "00000007.Tkrxrhjz", "branch:to:reply": "00000006.qZVjfscS"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xab30fab979ed9cf97abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1e98-65ab-8006-bad0e5321d00', '1f1e7c91-1e97-6251-8005-4c5905a0f6ac', '{"v": 4, "id": "1f1e7c91-1e98-65ab-8006-bad0e5321d00", "ts": "2026-11-24T05:37:00.015548+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.enlAC00a"}, "__input__": {}, "__start__": {"__start__": "00000007.Tkrxrhjz"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.bEVHhi_b", "messages": "00000008.bEVHhi_b", "__start__": "00000008.bEVHhi_b", "branch:to:reply": "00000008.bEVHhi_b"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x36a9acc41682bab4db021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1e9d-660d-8007-0bf744ab094c', '1f1e7c91-1e98-65ab-8006-bad0e5321d00', '{"v": 4, "id": "1f1e7c91-1e9d-660d-8007-0bf744ab094c", "ts": "2026-11-24T05:37:00.017603+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.bEVHhi_b"}, "__input__": {}, "__start__": {"__start__": "00000007.Tkrxrhjz"}}, "channel_values": {}, "channel_versions": {"items": "00000009.v_XOdjXG", "messages": "00000009.v_XOdjXG", "__start__": "00000008.bEVHhi_b", "branch:to:reply": "00000009.v_XOdjXG"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf8f0500c2bf919d2db021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1eb4-6184-8008-7216db8bde81', '1f1e7c91-1e9d-660d-8007-0bf744ab094c', '{"v": 4, "id": "1f1e7c91-1eb4-6184-8008-7216db8bde81", "ts": "2026-11-24T05:37:00.026900+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.bEVHhi_b"}, "__input__": {}, "__start__": {"__start__": "00000007.Tkrxrhjz"}}, "channel_values": {}, "channel_versions": {"items": "00000009.v_XOdjXG", "messages": "00000009.v_XOdjXG", "__start__": "00000010.uPmt-Dix", "branch:to:reply": "00000009.v_XOdjXG"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x6324a9bd2922957c7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1eb5-629f-8009-e141135cd74a', '1f1e7c91-1eb4-6184-8008-7216db8bde81', '{"v": 4, "id": "1f1e7c91-1eb5-629f-8009-e141135cd74a", "ts": "2026-11-24T05:37:00.027349+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.bEVHhi_b"}, "__input__": {}, "__start__": {"__start__": "00000010.uPmt-Dix"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.jpC9Mwgb", "messages": "00000011.jpC9Mwgb", "__start__": "00000011.jpC9Mwgb", "branch:to:reply": "00000011.jpC9Mwgb"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x1a3d44fbcb7d9320db021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1eb9-64f6-800a-50e867e78856', '1f1e7c91-1eb5-629f-8009-e141135cd74a', '{"v": 4, "id": "1f1e7c91-1eb9-64f6-800a-50e867e78856", "ts": "2026-11-24T05:37:00.029043+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.jpC9Mwgb"}, "__input__": {}, "__start__": {"__start__": "00000010.uPmt-Dix"}}, "channel_values": {}, "channel_versions": {"items": "00000012.X_3iBwdV", "messages": "00000012.X_3iBwdV", "__start__": "00000011.jpC9Mwgb", "branch:to:reply": "00000012.X_3iBwdV"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x46a30a8503556ddcdb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e7c91-1ecf-6142-800b-bcc52aae373e', '1f1e7c91-1eb9-64f6-800a-50e867e78856', '{"v": 4, "id": "1f1e7c91-1ecf-6142-800b-bcc52aae373e", "ts": "2026-11-24T05:37:00.037953+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.jpC9Mwgb"}, "__input__": {}, "__start__": {"__start__": "00000010.uPmt-Dix"}}, "channel_values": {}, "channel_versions": {"items": "00000012.X_3iBwdV", "messages": "00000012.X_3iBwdV", "__start__": "00000013.foHnDYgZ", "branch:to:reply": "00000012.X_3iBwdV"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x727e743f37f13d2b7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1ed0-638f-800c-8283cbfac517', '1f1e7c91-1ecf-6142-800b-bcc52aae373e', '{"v": 4, "id": "1f1e7c91-1ed0-638f-800c-8283cbfac517", "ts": "2026-11-24T05:37:00.038430+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.jpC9Mwgb"}, "__input__": {}, "__start__": {"__start__": "00000013.foHnDYgZ"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.0BI0SSLu", "messages": "00000014.0BI0SSLu", "__start__": "00000014.0BI0SSLu", "branch:to:reply": "00000014.0BI0SSLu"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x258bfbab0657efacdb021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1ed5-630b-800d-8205136c4d52', '1f1e7c91-1ed0-638f-800c-8283cbfac517', '{"v": 4, "id": "1f1e7c91-1ed5-630b-800d-8205136c4d52", "ts": "2026-11-24T05:37:00.040464+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.0BI0SSLu"}, "__input__": {}, "__start__": {"__start__": "00000013.foHnDYgZ"}}, "channel_values": {}, "channel_versions": {"items": "00000015._FYqwTO0", "messages": "00000015._FYqwTO0", "__start__": "00000014.0BI0SSLu", "branch:to:reply": "00000015._FYqwTO0"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x4aa2c87d534c8d01db021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1ee8-6652-800e-97ecaa5d099a', '1f1e7c91-1ed5-630b-800d-8205136c4d52', '{"v": 4, "id": "1f1e7c91-1ee8-6652-800e-97ecaa5d099a", "ts": "2026-11-24T05:37:00.048326+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.0BI0SSLu"}, "__input__": {}, "__start__": {"__start__": "00000013.foHnDYgZ"}}, "channel_values": {}, "channel_versions": {"items": "00000015._FYqwTO0", "messages": "00000015._FYqwTO0", "__start__": "00000016.o6hlqNgX", "branch:to:reply": "00000015._FYqwTO0"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x6ac0724259be19387abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1ee9-6699-800f-8f5294350f2d', '1f1e7c91-1ee8-6652-800e-97ecaa5d099a', '{"v": 4, "id": "1f1e7c91-1ee9-6699-800f-8f5294350f2d", "ts": "2026-11-24T05:37:00.048750+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.0BI0SSLu"}, "__input__": {}, "__start__": {"__start__": "00000016.o6hlqNgX"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.7JNM4hsk", "messages": "00000017.7JNM4hsk", "__start__": "00000017.7JNM4hsk", "branch:to:reply": "00000017.7JNM4hsk"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xe9b9dc030dd002cadb021e96', NULL, NULL),
    ('chat', '', '1f1e7c91-1eee-6e36-8010-0362f661f00f', '1f1e7c91-1ee9-6699-800f-8f5294350f2d', '{"v": 4, "id": "1f1e7c91-1eee-6e36-8010-0362f661f00f", "ts": "2026-11-24T05:37:00.050987+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.7JNM4hsk"}, "__input__": {}, "__start__": {"__start__": "00000016.o6hlqNgX"}}, "channel_values": {}, "channel_versions": {"items": "00000018.d_a7mXHf", "messages": "00000018.d_a7mXHf", "__start__": "00000017.7JNM4hsk", "branch:to:reply": "00000018.d_a7mXHf"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\x1534af9dc1fb576bdb021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e7c91-1f12-612b-bfff-4bbcf66bc0eb', NULL, '{"v": 4, "id": "1f1e7c91-1f12-612b-bfff-4bbcf66bc0eb", "ts": "2026-11-24T05:37:00.065408+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.V0VLJ6Ee"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xade41c11647eb2f67abc059a', NULL, NULL),
    ('delta', '', '1f1e7c91-1f12-6af7-8000-99ace1e67f3b', '1f1e7c91-1f12-612b-bfff-4bbcf66bc0eb', '{"v": 4, "id": "1f1e7c91-1f12-6af7-8000-99ace1e67f3b", "ts": "2026-11-24T05:37:00.065658+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.V0VLJ6Ee"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Cld5UUke", "messages": "00000002.Cld5UUke", "__start__": "00000002.Cld5UUke", "branch:to:reply": "00000002.Cld5UUke"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6a507a240d80f294db021e96', NULL, NULL),
    ('delta', '', '1f1e7c91-1f17-647c-8001-531ef32e933f', '1f1e7c91-1f12-6af7-8000-99ace1e67f3b', '{"v": 4, "id": "1f1e7c91-1f17-647c-8001-531ef32e933f", "ts": "2026-11-24T05:37:00.067538+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Cld5UUke"}, "__input__": {}, "__start__": {"__start__": "00000001.V0VLJ6Ee"}}, "channel_values": {}, "channel_versions": {"items": "00000003.31NU8HFN", "messages": "00000003.31NU8HFN", "__start__": "00000002.Cld5UUke", "branch:to:reply": "00000003.31NU8HFN"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x953d0ac01f90a653db021e96', NULL, NULL),
    ('delta', '', '1f1e7c91-1f23-6570-8002-151a6c5937e9', '1f1e7c91-1f17-647c-8001-531ef32e933f', '{"v": 4, "id": "1f1e7c91-1f23-6570-8002-151a6c5937e9", "ts": "2026-11-24T05:37:00.072476+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Cld5UUke"}, "__input__": {}, "__start__": {"__start__": "00000001.V0VLJ6Ee"}}, "channel_values": {}, "channel_versions": {"items": "00000003.31NU8HFN", "messages": "00000003.31NU8HFN", "__start__": "00000004.f6dId4MH", "branch:to:reply": "00000003.31NU8HFN"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xedfdde2170047e617abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e7c91-1f24-6168-8003-342eb4671a80', '1f1e7c91-1f23-6570-8002-151a6c5937e9', '{"v": 4, "id": "1f1e7c91-1f24-6168-8003-342eb4671a80", "ts": "2026-11-24T05:37:00.072786+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Cld5UUke"}, "__input__": {}, "__start__": {"__start__": "00000004.f6dId4MH"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.f8H1GgZU", "messages": "00000005.f8H1GgZU", "__start__": "00000005.f8H1GgZU", "branch:to:reply": "00000005.f8H1GgZU"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xddb87db8acf359addb021e96', NULL, NULL),
    ('delta', '', '1f1e7c91-1f28-69f4-8004-e19526ce98d5', '1f1e7c91-1f24-6168-8003-342eb4671a80', '{"v": 4, "id": "1f1e7c91-1f28-69f4-8004-e19526ce98d5", "ts": "2026-11-24T05:37:00.074640+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.f8H1GgZU"}, "__input__": {}, "__start__": {"__start__": "00000004.f6dId4MH"}}, "channel_values": {}, "channel_versions": {"items": "00000006.lf5bJBer", "messages": "00000006.lf5bJBer", "__start__": "00000005.f8H1GgZU", "branch:to:reply": "00000006.lf5bJBer"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xe345a7c7c879f011db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e7c91-1f32-682b-8005-e356768ac55d', '1f1e7c91-1f28-69f4-8004-e19526ce98d5', '{"v": 4, "id": "1f1e7c91-1f32-682b-8005-e356768ac55d", "ts": "2026-11-24T05:37:00.078690+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.f8H1GgZU"}, "__input__": {}, "__start__": {"__start__": "00000004.f6dId4MH"}}, "channel_values": {}, "channel_versions": {"items": "00000006.lf5bJBer", "messages": "00000006.lf5bJBer", "__start__": "00000007.yZpDLsS-", "branch:to:reply": "00000006.lf5bJBer"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa6f37a53de89979f7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e7c91-1f33-6125-8006-a5d0845162d4', '1f1e7c91-1f32-682b-8005-e356768ac55d', '{"v": 4, "id": "1f1e7c91-1f33-6125-8006-a5d0845162d4", "ts": "2026-11-24T05:37:00.078924+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.f8H1GgZU"}, "__input__": {}, "__start__": {"__start__": "00000007.yZpDLsS-"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.PrhF0ayT", "messages": "00000008.PrhF0ayT", "__start__": "00000008.PrhF0ayT", "branch:to:reply": "00000008.PrhF0ayT"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x73d9abb667848127db021e96', NULL, NULL),
    ('delta', '', '1f1e7c91-1f37-6a26-8007-580cdc5532ab', '1f1e7c91-1f33-6125-8006-a5d0845162d4', '{"v": 4, "id": "1f1e7c91-1f37-6a26-8007-580cdc5532ab", "ts": "2026-11-24T05:37:00.080790+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.PrhF0ayT"}, "__input__": {}, "__start__": {"__start__": "00000007.yZpDLsS-"}}, "channel_values": {}, "channel_versions": {"items": "00000009.dsy3goFm", "messages": "00000009.dsy3goFm", "__start__": "00000008.PrhF0ayT", "branch:to:reply": "00000009.dsy3goFm"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf65a9807c95a1209db021e96', NULL, NULL),
    ('failed', '', '1f1e7c91-1f83-64c9-bfff-59e7839cf3a2', NULL, '{"v": 4, "id": "1f1e7c91-1f83-64c9-bfff-59e7839cf3a2", "ts": "2026-11-24T05:37:00.111785+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.mQf9RJQp"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x76953e81dbf2dce27abc059a', NULL, NULL),
    ('failed', '', '1f1e7c91-1f83-6ede-8000-7d8cffaea4e4', '1f1e7c91-1f83-64c9-bfff-59e7839cf3a2', '{"v": 4, "id": "1f1e7c91-1f83-6ede-8000-7d8cffaea4e4", "ts": "2026-11-24T05:37:00.112042+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.mQf9RJQp"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.bxm84JVD", "answer": "00000002.bxm84JVD", "messages": "00000002.bxm84JVD", "__start__": "00000002.bxm84JVD", "branch:to:reply": "00000002.bxm84JVD"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x4a64c89a8928775ddb021e96', NULL, NULL),
    ('failed', '', '1f1e7c91-1f88-6ba2-8001-2f00ca7628a8', '1f1e7c91-1f83-6ede-8000-7d8cffaea4e4', '{"v": 4, "id": "1f1e7c91-1f88-6ba2-8001-2f00ca7628a8", "ts": "2026-11-24T05:37:00.114006+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.bxm84JVD"}, "__input__": {}, "__start__": {"__start__": "00000001.mQf9RJQp"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.bxm84JVD", "items": "00000003.cDlWIFHi", "answer": "00000002.bxm84JVD", "messages": "00000003.cDlWIFHi", "__start__": "00000002.bxm84JVD", "branch:to:inner": "00000003.cDlWIFHi", "branch:to:reply": "00000003.cDlWIFHi", "branch:to:beside": "00000003.cDlWIFHi"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x4c86529d06c8d50cdb021e96', NULL, NULL),
    ('failed', 'inner:20d4bac6-13fa-392d-832a-4d43f4bfcc20', '1f1e7c91-1f8c-6466-bfff-2af664a6cdfa', NULL, '{"v": 4, "id": "1f1e7c91-1f8c-6466-bfff-2af664a6cdfa", "ts": "2026-11-24T05:37:00.115462+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.5VjUcZjS"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e7c91-1f88-6ba2-8001-2f00ca7628a8"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xfb0bf31bf50bde367abc059a', NULL, NULL),
    ('failed', 'inner:20d4bac6-13fa-392d-832a-4d43f4bfcc20', '1f1e7c91-1f8c-6cf7-8000-e178124923a7', '1f1e7c91-1f8c-6466-bfff-2af664a6cdfa', '{"v": 4, "id": "1f1e7c91-1f8c-6cf7-8000-e178124923a7", "ts": "2026-11-24T05:37:00.115680+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.5VjUcZjS"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.uqpgebqz", "items": "00000002.uqpgebqz", "answer": "00000002.uqpgebqz", "messages": "00000002.uqpgebqz", "__start__": "00000002.uqpgebqz", "branch:to:ask": "00000002.uqpgebqz"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e7c91-1f88-6ba2-8001-2f00ca7628a8"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x9673d711c1f9a3cedb021e96', NULL, NULL),
    ('fork', '', '1f1e7c91-1efe-6830-bfff-a2f78bbb3b28', NULL, '{"v": 4, "id": "1f1e7c91-1efe-6830-bfff-a2f78bbb3b28", "ts": "2026-11-24T05:37:00.057394+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.JGarcniS"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa79d0fa024065f7f7abc059a', NULL, NULL),
    ('fork', '', '1f1e7c91-1eff-6672-8000-3e5eea2be0da', '1f1e7c91-1efe-6830-bfff-a2f78bbb3b28', '{"v": 4, "id": "1f1e7c91-1eff-6672-8000-3e5eea2be0da", "ts": "2026-11-24T05:37:00.057756+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.JGarcniS"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.cPXasNP_", "messages": "00000002.cPXasNP_", "__start__": "00000002.cPXasNP_", "branch:to:reply": "00000002.cPXasNP_"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x56d2e63d97b7a898db021e96', NULL, NULL),
    ('fork', '', '1f1e7c91-1f04-634c-8001-2e92073dc487', '1f1e7c91-1eff-6672-8000-3e5eea2be0da', '{"v": 4, "id": "1f1e7c91-1f04-634c-8001-2e92073dc487", "ts": "2026-11-24T05:37:00.059723+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.cPXasNP_"}, "__input__": {}, "__start__": {"__start__": "00000001.JGarcniS"}}, "channel_values": {}, "channel_versions": {"items": "00000003.X1etGiPa", "messages": "00000003.X1etGiPa", "__start__": "00000002.cPXasNP_", "branch:to:reply": "00000003.X1etGiPa"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xccf5b380e610b2acdb021e96', NULL, NULL),
    ('fork', '', '1f1e7c91-1f7c-6b3e-8001-8ff9c1d61c78', '1f1e7c91-1eff-6672-8000-3e5eea2be0da', '{"v": 4, "id": "1f1e7c91-1f7c-6b3e-8001-8ff9c1d61c78", "ts": "2026-11-24T05:37:00.109065+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.JGarcniS"}}, "channel_values": {}, "channel_versions": {"items": "00000003.a3ONfZEQ", "messages": "00000003.MGYFB1re", "__start__": "00000002.cPXasNP_", "branch:to:reply": "00000003.MGYFB1re"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\xc2d776e7d308c974db021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e7c91-200b-6b31-bfff-91518391a28e', NULL, '{"v": 4, "id": "1f1e7c91-200b-6b31-bfff-91518391a28e", "ts": "2026-11-24T05:37:00.167655+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.9Dk8r6jT"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45d48fce5303c8efcb629c62ba0bf634cbc8935a3cc8ec5fad62c1b149e302473c022540efa8ad014e9e6c93044ca0da143cef35c', NULL, NULL, NULL),
    ('keyed', '', '1f1e7c91-200c-6673-8000-a589d492776a', '1f1e7c91-200b-6b31-bfff-91518391a28e', '{"v": 4, "id": "1f1e7c91-200c-6673-8000-a589d492776a", "ts": "2026-11-24T05:37:00.167942+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.9Dk8r6jT"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Tc5kBqUD", "messages": "00000002.Tc5kBqUD", "__start__": "00000002.Tc5kBqUD", "branch:to:reply": "00000002.Tc5kBqUD"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45dd24af1bec9fe2ff208bb3d7c7d9976102c493be28193182631db9763a67485876e3dfc86f02435796cd6c01a31dae15188c7a8805210e5e848315ff49409570c4a3d487d23364ac12f63c4300214cba50c0481160a649912ae3db09373aa196a5aa68faf40b8793c6fb2', NULL, NULL, NULL),
    ('keyed', '', '1f1e7c91-2012-6443-8001-56b6a2a58e0d', '1f1e7c91-200c-6673-8000-a589d492776a', '{"v": 4, "id": "1f1e7c91-2012-6443-8001-56b6a2a58e0d", "ts": "2026-11-24T05:37:00.170341+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Tc5kBqUD"}, "__input__": {}, "__start__": {"__start__": "00000001.9Dk8r6jT"}}, "channel_values": {}, "channel_versions": {"items": "00000003.xaYyQJdW", "messages": "00000003.xaYyQJdW", "__start__": "00000002.Tc5kBqUD", "branch:to:reply": "00000003.xaYyQJdW"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d74564d654459743456477673335df60752edfe442521caadd9dc69bf6b2b60feb5ec4cdcb2f621cf791d30c45d1244009d588184b1d5f9eb551def3766df9b75d7439fe8cfc276fd78a3598593ff0fce046f75dfc04a5f27aec433d99c7a19f96bb4bf3e254bd15ec7f91b836488fac9c52e3a6bacbb503056c55a802271eafc54', NULL, NULL, NULL),
    ('left', '', '1f1e7c91-2035-63ef-bfff-640ae68ebee4', NULL, '{"v": 4, "id": "1f1e7c91-2035-63ef-bfff-640ae68ebee4", "ts": "2026-11-24T05:37:00.184672+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.xxsb5hjM"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3563280d9333007e7abc059a', NULL, NULL),
    ('left', '', '1f1e7c91-2035-6cc0-8000-87e33863838c', '1f1e7c91-2035-63ef-bfff-640ae68ebee4', '{"v": 4, "id": "1f1e7c91-2035-6cc0-8000-87e33863838c", "ts": "2026-11-24T05:37:00.184898+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.xxsb5hjM"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.1ohmICSt", "answer": "00000002.1ohmICSt", "messages": "00000002.1ohmICSt", "__start__": "00000002.1ohmICSt", "branch:to:reply": "00000002.1ohmICSt"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x73a52c7632784186db021e96', NULL, NULL),
    ('left', '', '1f1e7c91-2037-6e90-8001-2b2bb2135767', '1f1e7c91-2035-6cc0-8000-87e33863838c', '{"v": 4, "id": "1f1e7c91-2037-6e90-8001-2b2bb2135767", "ts": "2026-11-24T05:37:00.185761+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.1ohmICSt"}, "__input__": {}, "__start__": {"__start__": "00000001.xxsb5hjM"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.1ohmICSt", "items": "00000003.CduVkPt0", "answer": "00000002.1ohmICSt", "messages": "00000003.CduVkPt0", "__start__": "00000002.1ohmICSt", "branch:to:inner": "00000003.CduVkPt0", "branch:to:reply": "00000003.CduVkPt0", "branch:to:beside": "00000003.CduVkPt0"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x687bcf808d85e9fedb021e96', NULL, NULL),
    ('question', '', '1f1e7c91-1f4a-6ca0-bfff-404f995fff48', NULL, '{"v": 4, "id": "1f1e7c91-1f4a-6ca0-bfff-404f995fff48", "ts": "2026-11-24T05:37:00.088639+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.kzJMV7p4"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc110bd6fbd60333a7abc059a', NULL, NULL),
    ('question', '', '1f1e7c91-1f4b-64c8-8000-f67a673e3402', '1f1e7c91-1f4a-6ca0-bfff-404f995fff48', '{"v": 4, "id": "1f1e7c91-1f4b-64c8-8000-f67a673e3402", "ts": "2026-11-24T05:37:00.088846+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.kzJMV7p4"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.jShuT4TI", "messages": "00000002.jShuT4TI", "__start__": "00000002.jShuT4TI", "branch:to:reply": "00000002.jShuT4TI"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x24b051ad46c7f954db021e96', NULL, NULL),
    ('question', '', '1f1e7c91-1f4f-642c-8001-e3c0d67ab279', '1f1e7c91-1f4b-64c8-8000-f67a673e3402', '{"v": 4, "id": "1f1e7c91-1f4f-642c-8001-e3c0d67ab279", "ts": "2026-11-24T05:37:00.090468+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.jShuT4TI"}, "__input__": {}, "__start__": {"__start__": "00000001.kzJMV7p4"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.n83BT9G1", "answer": "00000002.jShuT4TI", "messages": "00000003.n83BT9G1", "__start__": "00000002.jShuT4TI", "branch:to:inner": "00000003.n83BT9G1", "branch:to:reply": "00000003.n83BT9G1", "branch:to:beside": "00000003.n83BT9G1"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x7cf08504a5f2c731db021e96', NULL, NULL),
    ('question', 'inner:5125328b-2623-8a45-4dd8-4898692e66b7', '1f1e7c91-1f52-6ea7-bfff-a349929fc38c', NULL, '{"v": 4, "id": "1f1e7c91-1f52-6ea7-bfff-a349929fc38c", "ts": "2026-11-24T05:37:00.091968+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.8ap1RlvM"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e7c91-1f4f-642c-8001-e3c0d67ab279"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5c0c42b1577e32897abc059a', NULL, NULL),
    ('question', 'inner:5125328b-2623-8a45-4dd8-4898692e66b7', '1f1e7c91-1f53-6755-8000-ee0e6495829f', '1f1e7c91-1f52-6ea7-bfff-a349929fc38c', '{"v": 4, "id": "1f1e7c91-1f53-6755-8000-ee0e6495829f", "ts": "2026-11-24T05:37:00.092190+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.8ap1RlvM"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.6di1L93K", "answer": "00000002.6di1L93K", "messages": "00000002.6di1L93K", "__start__": "00000002.6di1L93K", "branch:to:ask": "00000002.6di1L93K"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e7c91-1f4f-642c-8001-e3c0d67ab279"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x226d352d335771b5db021e96', NULL, NULL),
    ('sealed too', '', '1f1e7c91-1fda-64ad-bfff-3fffabdfda1e', NULL, '{"v": 4, "id": "1f1e7c91-1fda-64ad-bfff-3fffabdfda1e", "ts": "2026-11-24T05:37:00.147418+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.2fNDID_K"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSvvGjn2XhCHoY0xCGnLenIVLbS6CfdxzYgs8SqXf7SKEFtjOdeKs+l+YM8e1vh1Vb01IX4oaXtO8O2XtIG6tY1rPFi+d9AbO16/do3BkH+t+5vM3ubglfByWGkaX44muvsRVUhcSA1qGRSQN7XkBpYL2cxXULknbE9M8wZ2SdjwT1/2NfdrIS4n2WnXxhVZuEB03oMYZdici0jnaodCyRV", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af025299d771e1a09bded4d30c7d11b3372065e22bc1c8eea4c0edb8bf1c56fb53a7a4ff38ef90ebb0b876262aeee3779df2cb0d', NULL, NULL, NULL),
    ('sealed too', '', '1f1e7c91-1fda-6dc3-8000-ca1adcea24be', '1f1e7c91-1fda-64ad-bfff-3fffabdfda1e', '{"v": 4, "id": "1f1e7c91-1fda-6dc3-8000-ca1adcea24be", "ts": "2026-11-24T05:37:00.147650+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.2fNDID_K"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.7n1x4CJ6", "messages": "00000002.7n1x4CJ6", "__start__": "00000002.7n1x4CJ6", "branch:to:reply": "00000002.7n1x4CJ6"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSvk4HbgUr0Vj7ByW8yNoygshB36E9PajA7ruo/v30dZLJuGjWLKacPomDc7QR2Xzp+NYszZpI6J203rDYRCiIN5n0sn1+CrCkvfd+/X9ghX8lnOHQ+h7vnBdUVsZR2o2zROufIZBygl9aKRHC53a5M1QQZYn0nX5CzwRH4uuo0Qbijf+nyUANDZO5Ulzh2Q1eItUcqUVODdwSUJqYkzcOFqc5+rVfZNGqaNwnlOvUkaM06KbciRPYQJ4DII/BrTCA=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994afcd2cf258628823577803c5c4e299544624e17fe518c12d1bf68e15811ae15738cc21511284a3e69c5cc675ae764a951b99818bd1b5b52e0a679ce409f7e368f8bfb82ab63fe5ae5cf39497a688b0fd43d0bf284eae3f594053b32afdb541e9260ca025275da986ac9547967e418c914653df641d7f380e92a88638024b81', NULL, NULL, NULL),
    ('sealed too', '', '1f1e7c91-1fde-6d9d-8001-a50d9c0c7a3a', '1f1e7c91-1fda-6dc3-8000-ca1adcea24be', '{"v": 4, "id": "1f1e7c91-1fde-6d9d-8001-a50d9c0c7a3a", "ts": "2026-11-24T05:37:00.149281+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.7n1x4CJ6"}, "__input__": {}, "__start__": {"__start__": "00000001.2fNDID_K"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.3c9DBuYT", "answer": "00000002.7n1x4CJ6", "messages": "00000003.3c9DBuYT", "__start__": "00000002.7n1x4CJ6", "branch:to:inner": "00000003.3c9DBuYT", "branch:to:reply": "00000003.3c9DBuYT", "branch:to:beside": "00000003.3c9DBuYT"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSvGfGumcaj4gJ17oUWPfTca+Y7ugcizNQjD5JGZRVQiZvqBf0zjo97de0VsG370lDr04R6krPXbBYuRzVN6Ol5VxO6PyXJYR0K98qEMzVvmyixMaNuDadyEQMSlsRZNgEkLs8KSLXyzCRa/p+Ewtomu7ThDuv+STGCS75z8gQ6ngpSTKAaFt7tK3/cZT7O/Cqa7J3/9+vZXpbcS+tkfwsElkE1JD79CfREsBZaT/i0BXdmfJBol2AGNDpIqb6kX5Q=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af1a9961bc18b3a45f9b6744b2b7e266f36ad9349f014d8e2bec0f2d11b3e1c68e6b72b4bec23518d6b097865937a0e68b24fa93a88c53bdacba94a106ff33b0f996270f116686350f96418e9fc0ccd7bf1bd9393a8f65a9c2c31302421d1c4e19b832c035a7c640e1b825e9c905fc5007d801eaf22447b65654305b0486bf4ff60081a6a435c61b034b7093cbf55fa00dfa661c56ac3a', NULL, NULL, NULL),
    ('sealed too', 'inner:c078d76d-a606-f83e-36b1-9773e5ea63a2', '1f1e7c91-1fe5-675f-bfff-4bc42280b1a1', NULL, '{"v": 4, "id": "1f1e7c91-1fe5-675f-bfff-4bc42280b1a1", "ts": "2026-11-24T05:37:00.151993+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.3ZvWQnhR"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e7c91-1fde-6d9d-8001-a50d9c0c7a3a"}, "pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSv9Pj459hizA5A5tgLoONhLBDWpE1WeAGQLw/aaMX4k2sUnwGYlxaQbXad706NDa5+sSzjBtHgD2QuukvvWrOFor1x2r9vB1OjScJL3JWR53G8zDzpCHr9946dYgmTTCjKR8lWVNOf/18hn8fSYJL5DKe4FDx5ActsNjzulfpMFbXC7YhcWv5BP6xr5HhiD3a1ybAVfZBtLNKBeKV53Z2LVc2EaIdBuUWGecE+io5wnz3G43+SxnKhtnxMOvXY/rYw0iYNQNfnFk0=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af07cc61c97f418893bd4ae3281b12fd2fde25ed843a7275566e3b7dadb4181701dd8716097183bbcdb35a279e6fb15f73d0490a', NULL, NULL, NULL),
    ('sealed too', 'inner:c078d76d-a606-f83e-36b1-9773e5ea63a2', '1f1e7c91-1fe5-6fe9-8000-d3cb893122d7', '1f1e7c91-1fe5-675f-bfff-4bc42280b1a1', '{"v": 4, "id": "1f1e7c91-1fe5-6fe9-8000-d3cb893122d7", "ts": "2026-11-24T05:37:00.152210+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.3ZvWQnhR"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.JLuysvT6", "answer": "00000002.JLuysvT6", "messages": "00000002.JLuysvT6", "__start__": "00000002.JLuysvT6", "branch:to:ask": "00000002.JLuysvT6"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e7c91-1fde-6d9d-8001-a50d9c0c7a3a"}, "pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSvyJZGqbYPRRx3hC2vXAJw+XQKVFUhplHBsO+XE581O1vTe5S4/LbDIeArNVpkXuIXCW0217cKOZCmtet4koAu55lw9PZ4yR+NHJJtUGtgFeAOL5ieTknLodjMKg+fP03syA8F9Zwffnrtpt1hcNcFd0kWBzMSzPfOF4+tpzUD70gz9IF3vxjZnY2QXvudwYCGJnN9sAEifpDWg6OfmN7n8hZn/G4vPQwuc1YEpMO7mdXGmZFL3PX+f37uW+rx87nIYnuOuu05TJD7T/iSTwf2hIRzGNb5junsyDG3BjXF7XabRj6eJKl38w==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af15231a01e0ff3921a87747b3e051c706cefd7ae6904cb0e58cd35991a96538737444e259da23bbdee453e96b82ee8de93188f0826fae171706f3d49642a48531588578a54571bf554429bd1094d29a9efab8328c5455dce998ab52c02dea9a7221e5f243e4b2255727e7e01f8f20b5352449daeff92e4b3378750d3a', NULL, NULL, NULL),
    ('sealed', '', '1f1e7c91-1fa4-6af4-bfff-629688d815b1', NULL, '{"v": 4, "id": "1f1e7c91-1fa4-6af4-bfff-629688d815b1", "ts": "2026-11-24T05:37:00.125460+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ctKxi7Nf"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSv1aD31oeriH6GOgLbi9DUqSwTM3y1A5YHCf2+NYGqvhuKifpBQqjilW1cLog3BsrlmPbblc3BqgaOsKbxboXrEUmwL8z8sG7n1JWnNWEPDiwL0SOkUbK5Sz/Y3uFKovWlrkeLmpfbHVvsaDGS68JOi/kGk2tg/pElxlYPPeNLfFE4W9qeAC1uaFc96ooW4tKJS8tgqIMLU2lqnlHi0upa", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af75b84f2e5c658066061e0f6a3ff6d36715324f399e970353c9593fc52ae14a130dfe6c026e7f5e1fa8c88242914f66e80a712f', NULL, NULL, NULL),
    ('sealed', '', '1f1e7c91-1fa5-65e6-8000-4533885aaa92', '1f1e7c91-1fa4-6af4-bfff-629688d815b1', '{"v": 4, "id": "1f1e7c91-1fa5-65e6-8000-4533885aaa92", "ts": "2026-11-24T05:37:00.125740+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ctKxi7Nf"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.of4OJ3Wt", "messages": "00000002.of4OJ3Wt", "__start__": "00000002.of4OJ3Wt", "branch:to:reply": "00000002.of4OJ3Wt"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSvhJBk03dEHQckxyJxg8MAKJiU4OVFt0LPuYaA0JMG+GEGmHIHYxbB8yL4n4fDBQzQBGdwUoUH6MssCwBgDiB+DJEZWSWvX57giMecMbuiC/8qOGQkgNhpSLLfAzQrW4LzaoM0wZXlHcqMjKNWX94z5yzfqrX9IyS44MOQDsBj3lZzaxN1Ef2et7RZN7iTc21+GBJUAaoqqYPhrwUqt5nCj5OKvjh7zqrC+20+iuyV1HAfg9Rm4+wCDhSRNMyc5K0=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af0662c2af8e43d84439c2f61b6188ef06b2a57e49a224955b9282d9478e961aeaabe8270fb043c41870aeaaf221c1b8a9ea58a0635b86a65ce069f0b180185eb2c2ecc13b62933617f8c6e47c4c22b63c2026b7cbfd7bdcab1ac80ab6a37235ff66cc8b2d7289d573104f', NULL, NULL, NULL),
    ('sealed', '', '1f1e7c91-1faf-6abd-8001-97a4c5ce9cc5', '1f1e7c91-1fa5-65e6-8000-4533885aaa92', '{"v": 4, "id": "1f1e7c91-1faf-6abd-8001-97a4c5ce9cc5", "ts": "2026-11-24T05:37:00.129956+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.of4OJ3Wt"}, "__input__": {}, "__start__": {"__start__": "00000001.ctKxi7Nf"}}, "channel_values": {}, "channel_versions": {"items": "00000003.ujntRanj", "messages": "00000003.ujntRanj", "__start__": "00000002.of4OJ3Wt", "branch:to:reply": "00000003.ujntRanj"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSvNkDYVEToLeeCEOhXP7oN7y9saVLLSiPcbFU6OM1SIAUFGZEX1P/Lh0E0UDqHlhKnP1I7Nux2EY/f85R2TXzN2qur8zkuO2zwPcVZgGNnnArCzok4+ZOZvfep7tesTRkcqu0JHJy7o+mgOgnyMAEQnS0/NzRQ/aCpEDEp8wYpTDkbjT+PcUzU3YcRRVmQSO947w2FxximE4m5kzNuiBM3UBogxzw/iNQiXK8FwNcQxfyPGlvWOlez7KQp9S0iyBg=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af9828a3233a34561ac87ceb9af8a50f55a6e194026d8ad96a021530693c567c974f1dae374a1836bd71c1bac0a6359d2e64eff99e7a76345da10493152e3e5e061c3a374e3bd464dd71d942f361d8fc141d5acc4a', NULL, NULL, NULL),
    ('sealed', '', '1f1e7c91-1fc8-697b-8002-2b84d36b3027', '1f1e7c91-1faf-6abd-8001-97a4c5ce9cc5', '{"v": 4, "id": "1f1e7c91-1fc8-697b-8002-2b84d36b3027", "ts": "2026-11-24T05:37:00.140156+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.of4OJ3Wt"}, "__input__": {}, "__start__": {"__start__": "00000001.ctKxi7Nf"}}, "channel_values": {}, "channel_versions": {"items": "00000003.ujntRanj", "messages": "00000003.ujntRanj", "__start__": "00000004.-OZxNWZX", "branch:to:reply": "00000003.ujntRanj"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSvPI7Ln3R482+ldoM4mBouVqSB+7yM4/R+qWjM43Dcvdyosc/8CuqVm2Y0m+URB5NZxqNa/giNdaGFfP0BYdlP2rntmXyFsD/bd9Q3wiUv+43u+PvGDF7BC37i4Euqu6eAKsU10Qt5CULtJwjxpTr4uFvJL0E4AmcFQejb53FTBHyDaX1b/f2d2ZHMDGOehz/qqYT0nhTsNJReJybCVvovy/zo9zaXLoQpiM6iINhAxQTPE0Avd/Sq8ef7mveTfM7e", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af2262234a7df1617997d9b84543bb8dbdb9ded7eef316a8f208b25a2eabbec2e6d116ca2242899d1fc3e137951c72a01037d50976c898ba45db436b12394006d831aa339da6cb570ff91390fb56f184ea620d654985ac6ae1752d2da1f7892040', NULL, NULL, NULL),
    ('sealed', '', '1f1e7c91-1fc9-65e3-8003-e19027e7faef', '1f1e7c91-1fc8-697b-8002-2b84d36b3027', '{"v": 4, "id": "1f1e7c91-1fc9-65e3-8003-e19027e7faef", "ts": "2026-11-24T05:37:00.140485+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.of4OJ3Wt"}, "__input__": {}, "__start__": {"__start__": "00000004.-OZxNWZX"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.3fIWdAJi", "messages": "00000005.3fIWdAJi", "__start__": "00000005.3fIWdAJi", "branch:to:reply": "00000005.3fIWdAJi"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSvsCCGCELW6PORvaSn+u2lTuqbMzo0sBfD2AfXoqch+LkDB7Ve1vLd5/XWEFLhXQFb1zIvi4XN/y3gxj7asrF7rj9/Z8U9ZhZNStFfscVRIpHy48ptzfGQvVz8/dwBJSA7UobDM45rSUTE6rQ2e8f3JbK9PO0uoPB4Z/NaRUh2T4Fi7+IVT7pZYmxZO65dhnJOllhnC57vYz0UfAePSAvFcBc5BZ4XsefCTOlk3YdFMxvcWzb5nYhFuB0c3f+xtUM=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994af0454dcbc65dae730d42380046995862d9c1684f883b37d564631bf429f0a072364eaa25ea2d5ee9b02322e3a90d9961d3a0f180425e5e8ca7ff2787a17a738d78510d2eb02f0b9c2ac84d40f69c79232aa7c92cc38eacc0c49601ecf185e4479dc5576f8927398ccf515', NULL, NULL, NULL),
    ('sealed', '', '1f1e7c91-1fd2-6bf7-8004-2c16f3621300', '1f1e7c91-1fc9-65e3-8003-e19027e7faef', '{"v": 4, "id": "1f1e7c91-1fd2-6bf7-8004-2c16f3621300", "ts": "2026-11-24T05:37:00.144321+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.3fIWdAJi"}, "__input__": {}, "__start__": {"__start__": "00000004.-OZxNWZX"}}, "channel_values": {}, "channel_versions": {"items": "00000006.9AAWw9kE", "messages": "00000006.9AAWw9kE", "__start__": "00000005.3fIWdAJi", "branch:to:reply": "00000006.9AAWw9kE"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv0R3RP2x4Nx/CHrTuC9q4Ogxvf4PZpAD8uFmxDoCZSvHvqy84f3bxKxvu7HqQG7BozzBGxUTWm6T8+bLzpFCuEncgbfLaK67R1FNFyeXzU5G6U8kwTAZvhFYVKZTizW3TMURcPA7f2jp4Zxu5LvjcXowU5OP7qWDQrKy19PRBCFPJkFMR6LuFbG2X/YEaCdkubOqpsc7s3vl6yD6J8UcZhWtaJsqi9JXGAa18YGRg0=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x01020432303236fd11dd13f6c78371fc21eb4ee0bdab83a0c6f7f83d9a400fcb859b10e80994affdfca93da0ca8e070d355a7309669bf548eb8a96419f1d86a7c29e88d53137c29516ebc3ab1c2685ee1ffdc22e1aaec3f90c69d35b2bca6293d9542388fd1e64b21d3264c16630528c44329e0eeb20c2734c608d1079dbf3c3946d6c', NULL, NULL, NULL),
    ('timed', '', '1f1e7c91-2027-6448-bfff-0c0880497597', NULL, '{"v": 4, "id": "1f1e7c91-2027-6448-bfff-0c0880497597", "ts": "2026-11-24T05:37:00.178947+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.rsEQLMyb"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x313b0c852dd4c4b07abc059a', NULL, NULL),
    ('timed', '', '1f1e7c91-2027-6e49-8000-5ee2dc2a0ba8', '1f1e7c91-2027-6448-bfff-0c0880497597', '{"v": 4, "id": "1f1e7c91-2027-6e49-8000-5ee2dc2a0ba8", "ts": "2026-11-24T05:37:00.179203+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.rsEQLMyb"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.st4RlDiM", "messages": "00000002.st4RlDiM", "__start__": "00000002.st4RlDiM", "branch:to:reply": "00000002.st4RlDiM"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x4bb6bce7e10859a6db021e96', NULL, NULL),
    ('timed', '', '1f1e7c91-202a-658a-8001-616a3fe4a463', '1f1e7c91-2027-6e49-8000-5ee2dc2a0ba8', '{"v": 4, "id": "1f1e7c91-202a-658a-8001-616a3fe4a463", "ts": "2026-11-24T05:37:00.180206+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.st4RlDiM"}, "__input__": {}, "__start__": {"__start__": "00000001.rsEQLMyb"}}, "channel_values": {}, "channel_versions": {"items": "00000003.iahJfCzX", "messages": "00000003.iahJfCzX", "__start__": "00000002.st4RlDiM", "branch:to:reply": "00000003.iahJfCzX"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x62fe31b348953602db021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.eL3MKZnw", "none": "00000001.aNZ7fpOU", "real": "00000001.00IZH4W2", "text": "00000001.OR-B6Vz5", "when": "00000001.v1KS9l7g", "bytes": "00000001.ka5Ys4VU", "large": "00000001.27sPfi06", "nested": "00000001.f05IviQA"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x4f8cbe5bbadcb39b596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e7c91-1f40-6319-bfff-13ea40eb95b7', NULL, '{"v": 4, "id": "1f1e7c91-1f40-6319-bfff-13ea40eb95b7", "ts": "2026-11-24T05:37:00.084299+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.WfjD50qY"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x104a997a75da35887abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e7c91-1f40-6b55-8000-18a83556a273', '1f1e7c91-1f40-6319-bfff-13ea40eb95b7', '{"v": 4, "id": "1f1e7c91-1f40-6b55-8000-18a83556a273", "ts": "2026-11-24T05:37:00.084510+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.WfjD50qY"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.SiGj52MA", "messages": "00000002.SiGj52MA", "__start__": "00000002.SiGj52MA", "branch:to:reply": "00000002.SiGj52MA"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x952e881fe7cb66b3db021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e7c91-1f44-6f0a-8001-da2be9388c54', '1f1e7c91-1f40-6b55-8000-18a83556a273', '{"v": 4, "id": "1f1e7c91-1f44-6f0a-8001-da2be9388c54", "ts": "2026-11-24T05:37:00.086240+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.SiGj52MA"}, "__input__": {}, "__start__": {"__start__": "00000001.WfjD50qY"}}, "channel_values": {}, "channel_versions": {"items": "00000003.6NyRx8Al", "messages": "00000003.6NyRx8Al", "__start__": "00000002.SiGj52MA", "branch:to:reply": "00000003.6NyRx8Al"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x104f0dce7e6d98d8db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id") values
    ('1', 'initial', 'false', '2026-11-24 05:36:59.946707+00', '956bd5ee-9d87-40b5-91e0-81e35282c1aa');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '2442785406122968396', '2026-11-24 05:37:00.217438+00', '2026-11-24 05:37:00.218224+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNlecswv21kme6105DpQhDlk2WgpnkOvknPwfHEWGAAD8n3V21sYeV4Nxyf3+mq8CB0EveGGH+aVRzBOWp3n2tXn9sfQl1NmZcceGTG3eSmTVMFhCk898KTebFhv3cg==', '8111074159789237680', '2026-11-24 05:37:00.206274+00', '2026-11-24 05:37:00.206274+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '3169984654181306478', '2026-11-24 05:37:00.201652+00', '2026-11-24 05:37:00.201652+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '3948335924017430395', '2026-11-24 05:37:00.203179+00', '2026-11-24 05:37:00.203179+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '3919945458930346341', '2026-11-24 05:37:00.200613+00', '2026-11-24 05:37:00.200613+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '3613343258087901165', '2026-11-24 05:37:00.202742+00', '2026-11-24 05:37:00.202742+00', '2126-10-31 05:37:00.202741+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '1201463662913815696', '2026-11-24 05:37:00.202378+00', '2026-11-24 05:37:00.202378+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 05:37:00.217438+00', NULL, NULL, '{"text":"old"}', NULL, '3986154510259451060', '2026-11-24 05:37:00.217438+00', '2026-11-24 05:37:00.218004+00', '2442785406122968396');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 05:37:00.214326+00');
