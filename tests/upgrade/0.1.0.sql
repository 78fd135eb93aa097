-- Made by: python -m tests.upgrade 0.1.0 10e8b99bd31b9b1ef9bb7aaf704bcbf9d2a859f2

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
    waiting_at timestamptz,
    waiting_id text collate "C",
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
create index checkpoint_threads_waiting_at_idx on pgcheckpoint.checkpoint_threads (waiting_at, thread_id)
    where waiting_at is not null;
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
comment on column pgcheckpoint.checkpoint_threads.waiting_at is
    'when its newest interrupt was stored, if nothing was since that goes on; null: it waits for no answer';
comment on column pgcheckpoint.checkpoint_threads.waiting_id is
    'the root checkpoint of that interrupt; of no meaning without waiting_at';
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
    of_threads text[], with_cipher boolean, with_data_keys boolean, of_marks text[], of_ids text[]
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
        select t.thread_id, t.mark::timestamptz as mark, t.id
        from unnest(of_threads, of_marks, of_ids) as t (thread_id, mark, id)
    loop
        insert into pgcheckpoint.checkpoint_threads as t (
            thread_id, active_at, encrypted, data_keyed, unfinished_at, waiting_at, waiting_id
        )
        values (
            one.thread_id, now(), with_cipher, with_data_keys,
            case when one.mark = '-infinity' then 'epoch' else one.mark end,
            case when one.mark = '-infinity' then now() end, one.id
        )
        on conflict (thread_id) do update
        set active_at = case
            when t.encrypted and not excluded.encrypted or t.data_keyed and not excluded.data_keyed
                then to_timestamp(ln((0 * length(t.thread_id))::double precision))
            else excluded.active_at
        end, encrypted = excluded.encrypted, data_keyed = excluded.data_keyed, unfinished_at = case
            when excluded.unfinished_at is null or (excluded.unfinished_at > 'epoch' and t.unfinished_at > 'epoch')
                or (excluded.waiting_at is null and t.waiting_at is not null and t.waiting_id = excluded.waiting_id)
                then t.unfinished_at
            else excluded.unfinished_at
        end, waiting_at = case
            when excluded.unfinished_at is null or (excluded.waiting_at is null and t.waiting_id = excluded.waiting_id)
                then t.waiting_at
            else excluded.waiting_at
        end, waiting_id = coalesce(excluded.waiting_id, t.waiting_id)
        where excluded.active_at - t.active_at > interval '1 minute'
            or t.encrypted <> excluded.encrypted
            or t.data_keyed <> excluded.data_keyed
            or case
                when excluded.unfinished_at is null then false
                when excluded.waiting_at is not null then true
                when t.waiting_at is not null then excluded.waiting_id is null or t.waiting_id <> excluded.waiting_id
                else (excluded.unfinished_at > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch')
            end;
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
        if one.checkpoint_id is not null and one.mark <> '-infinity' then
            perform 1
            from pgcheckpoint.checkpoints c
            where c.thread_id = one.thread_id and c.checkpoint_ns = '' and c.checkpoint_id = one.checkpoint_id;
            continue when not found;
        end if;
        marked := marked || one.thread_id;
        update pgcheckpoint.checkpoint_threads t
        set unfinished_at = case
            when one.mark > 'epoch' and t.unfinished_at > 'epoch' then t.unfinished_at
            else greatest(one.mark, 'epoch')
        end, waiting_at = case when one.mark = '-infinity' then now() end, waiting_id = one.checkpoint_id
        where t.thread_id = one.thread_id and case
            when one.mark = '-infinity' then true
            when t.waiting_at is not null then one.checkpoint_id is null or t.waiting_id <> one.checkpoint_id
            else (one.mark > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch')
        end;
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
    ('chat', '', '__start__', '00000001.mzXd006v', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x40c05038'),
    ('chat', '', '__start__', '00000004.UZHYR8cg', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x193ce115'),
    ('chat', '', '__start__', '00000007.cHb_meow', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x6cbb373f'),
    ('chat', '', '__start__', '00000010.6PSP4Bre', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\xa2581e79'),
    ('chat', '', '__start__', '00000013.b-qmElww', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x2e1a6ba1'),
    ('chat', '', '__start__', '00000016.-Jf7VnKU', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x9a7635fe'),
    ('chat', '', 'items', '00000006.uWSh1bSv', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xb11c55a1'),
    ('chat', '', 'items', '00000012.TgMtOHSb', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x386c9b42'),
    ('chat', '', 'items', '00000018.BroLvEY7', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x0f43ccac'),
    ('chat', '', 'messages', '00000002.aCO8SWFr', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9f3a1ed1'),
    ('chat', '', 'messages', '00000003.BnrdFMaK', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x718a99c7'),
    ('chat', '', 'messages', '00000005.XY3kEkkB', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x831189ba'),
    ('chat', '', 'messages', '00000006.uWSh1bSv', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x30c6cb7a'),
    ('chat', '', 'messages', '00000008.E_jwYiGw', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8dee2912'),
    ('chat', '', 'messages', '00000009.SfxuUwvG', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6b850998'),
    ('chat', '', 'messages', '00000011.tGRGmd5L', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0535f2a2'),
    ('chat', '', 'messages', '00000012.TgMtOHSb', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\xf230de15'),
    ('chat', '', 'messages', '00000014.wudL6joM', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x74239a7d'),
    ('chat', '', 'messages', '00000015.quoeDcse', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x58a24dcf'),
    ('chat', '', 'messages', '00000017.XKOxax93', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x32d05f46'),
    ('chat', '', 'messages', '00000018.BroLvEY7', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x08441edc'),
    ('delta', '', '__start__', '00000001.hLVyR7Fw', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x1933e5a0'),
    ('delta', '', '__start__', '00000004.Vd5vT-Qt', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x607c84b5'),
    ('delta', '', '__start__', '00000007.gwJwWQsq', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xc239cd0a'),
    ('delta', '', 'items', '00000006.nCPHBNp1', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x8d4f4e3d'),
    ('delta', '', 'messages', '00000002.8zCbXMGV', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbb289ac8'),
    ('delta', '', 'messages', '00000003.3iLwb1gP', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd3a5219c'),
    ('delta', '', 'messages', '00000005.1C6D4Dfv', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf67d26d9'),
    ('delta', '', 'messages', '00000006.nCPHBNp1', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0b4d96f6'),
    ('delta', '', 'messages', '00000008.33YN0ez4', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb22c2703'),
    ('delta', '', 'messages', '00000009.NCXGk0PV', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf73819f4'),
    ('failed', '', '__start__', '00000001.vGo00efa', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x19e88e21'),
    ('failed', '', 'messages', '00000002.6_lUudbD', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8a8f9e67'),
    ('failed', '', 'messages', '00000003.JU8zU-re', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x35215318'),
    ('fork', '', '__start__', '00000001.uiRhmIs2', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x42943f58'),
    ('fork', '', 'items', '00000003.wyeeSXix', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\xa6e783d4'),
    ('fork', '', 'messages', '00000002.T1lS5ng5', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1072f2f7'),
    ('fork', '', 'messages', '00000003.KoX9QeKn', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4b30b453'),
    ('fork', '', 'messages', '00000003.Zw-WbQh2', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x12c00735'),
    ('keyed', '', '__start__', '00000001.geHe4Htd', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4da981ce5fe805c885e02e837cb612dffc792a41c2524e351df8eec26774e8e7ca68de42cda2e63559a52f57f78d87f15452c253362d3db978fbd993dd0d8ed2edb620f0e7ed4ebad47d6843b02bc9750fc2a9e8517a3203b3396d0d4b8c5f079f7fab5a4b04f273329c192f8bcfbff792f59e3c7f92fa87b9fcff3e78d349663a7181032b31aca1c5a7cb3c72f6c41dd9d9c6af4709c05caf4f631d20329fd73aff812394425196bd732fd526188bdd77a0b545b64834e47acb90e10458bead2f9aa81354e71c4309979311c3bed6be34cb0ea689fb1ef8a7b7a42c2b1a070b1e8f1f4ba935c7131e9dcd741b4425818d3bc98f5bf7c62b9559b7d4ce1c117e430c543793c0f217f33df3df9950536195a99c64ab067728bb1aaf7a09e4770695180949f0a6e1816f3141f4ca12700c4c0a5b7c004d1def7ee02acb8acc009a5c90e2f4d7125974921c7ce1ec18f73f02f67664d', NULL),
    ('keyed', '', 'messages', '00000002.vb0hAa1W', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4da08dd8537ef639386b15d8691fc00cbc968cec7080a6663f993260db1155868b9c9da914510b81114c5321f6a33974b99f8c44f0cf1147499473e557e2bf857041c2983e90e019ee8e819fbc21870adc0925cbb5af4675ed6e2b1c288c0b6ce899ae51a144668652e3ae45503a2c452c8967c4ad7533dae9b635f0c7b822aa5c19441637a5511598c938aecf3300734d4a96e14df2bf8e15bb3dabeb041cd33c728b88d9f3e8d093fa21b815071b0f8ee9d44bbc9df1cb26659982ab89d330d4c8c5985ec23451dd81c29cff12591be7b8844b86120957d2a3c84ae161e0a2450d51531d921fa4cb6ecc1c21f8995d10dfa05108233abacf006e2b21a868be8691687347b78adfc7dcb108fc3cc1bcde24e2c241b2c2f773a1c019302a2c97ab289338f8697b2d4098ac992ce68cf21073d25e96d8cad24c40c2d', NULL),
    ('keyed', '', 'messages', '00000003.v0m1lkOz', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4da7ffa74202eaf2fcb276a160079ce73955a3fe1af7a243d04094ffc911bc96a40580b9a55c60c8a6ba38345911f1071c63ec14b3b75f9d04ffc9567f7260fdbd0ffed8162c2e468958e8df3cdc01c99ed1bac10f9a252921162b113ff8d1045977297dfe19cf5225887915ec99cf224323b314b82a9f385fa621fdce216e0fb46557c10b7071d0887057529f0461a26feb2245918035602a8ec6799fa058a0537c5dbe13a4ef7544287171396dbb4e24684126e49b4fe951e89b578d0fdf451d02d4b2b55483edae8ca651d7cdd6c3416a6f189ee8d3bfb7266879482ab662603beadfa58a0b0e02903cb4afa0b40503ff0c5114c1fd26c84a4665e30306d5e82a0f1efe82ad8c7889eb5a96118d06343f4fa8cccd5383e2b6df0c3fcb091f146ac741f42bfeed9c815b77923d5ffda502521951e0526505d11cf7fa294d3d79647bc3beddae1366ed8b616d92c65d7b31192e184ed9c5e17eeed3426ae67564deb67657b327361eb1b45910dfbf17298e9b2ef017d3d3f57c311d06d3611d8ac4154918f1c950432b4824e876776e661fda66fa419da654315c3c5994340695f96a08bb7a40d89216f346a96acfe97f9bdd9867d3c51a40c2061d0503aeb65a1fe26fd59a55331c2d69ee1b16a8829342ad9a1ab2aadadb383ffd3dd226be5e22551dbc8d19c2369bdc1b30fb1cb764831cde83c4c28d5fa6e9a58d07456ddbf6b6b0fa9025d806ecf165f9ca5ea50d7701ed77f0db9dea5b8b9d381829e9583b79338992f4455a63083347cbdf09819656c7d64472feb61ed45beaccf67c86dfc2d6d029e053d10adacc45dccbc9317ec3664e74d31930a4f5ba72e3e05d49e2e3e967980535d7f3340a1d7982a5f23878e74a1eb407831547a99c24855', NULL),
    ('left', '', '__start__', '00000001.VCRxpq7v', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x3a2c5c9b'),
    ('left', '', 'messages', '00000002.KQzYyimo', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x59b51523'),
    ('left', '', 'messages', '00000003.dklVVnp4', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2c665bd5'),
    ('question', '', '__start__', '00000001.Fz5xpXfQ', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x5f1fc9bd'),
    ('question', '', 'messages', '00000002.lHKqg8KJ', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5a6362dc'),
    ('question', '', 'messages', '00000003.h79J1Zja', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x40a2ccd7'),
    ('question', 'inner:745e239c-df51-89e5-07c1-f1055e65af60', '__start__', '00000001.Q2Fse4TK', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x7bddbd2a'),
    ('question', 'inner:745e239c-df51-89e5-07c1-f1055e65af60', 'messages', '00000002.eRAXvzBX', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x74ee2aef'),
    ('sealed too', '', '__start__', '00000001.bVuI5B5B', 'pg:aes:msgpack', '170', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befe4db4fe400d74b09c3653de696a41fab55e6e73c70878b95628b5b471dd270d7e4de91a5d1d3c63d4ddda79f5740c28855218f2acdaee9cc82a0474a5bb6b7dd76c0b21a1278a014bcb736bd528610cb7e9597731feaa17f7e70280b5a5c71742349a58d83b24ab400c1bf52d8d781fe70f7a540ae0e68c5e688f64c798ff1f38c48b52b3e46a2a990269e81ee5d59e8a8499d3c94533dc18da836bbefd8c9a850f6593c6b451d1371ac482bf8ebe177c9313ec665715230c0bf0e9faa837c29945e61b8ddd5', NULL),
    ('sealed too', '', 'messages', '00000002.elc7YfQM', 'pg:aes:msgpack', '144', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befd90edbfe3c7f25e7454194cd645adec8a72a80c62d4c2518d7c3cc9dd28d1775609cbf048a805fa4c9a8f5b176994103fd15f31790616a724d72fea662ed613a7e2bb08b230c2c7a4f888c513c947086b8b8e62f678887934e72b48637b6518c8fd5e4ca3148a1558449b483bd3ad8f266b8265dab1ef0934c1c60f29920e83188c9216b8d8315644fd10761a5302accc29e61824dcbe967e18ece804be906d1814b4ec7f6f205fe787e7af7', NULL),
    ('sealed too', '', 'messages', '00000003.d8rq5m_I', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29beff46bd9789ade6c83783ceef5bc9545eafc81a697a27f053ea632906a8d5e0d3ed2f0ddfdf4d3f303f79ac59916806774270ccc36003cbf945fcd972fdd8942847feecc0a6c8fcbdac4bb53e5a3629a0e422f07bf7f1b5cd2f4d3bd118a43eae46879d4f96afc70557931e0b0f054d7c9e36df93c7b99976a3c5399b4e34fd404fb391e89c6c74362e8f7dd5357fb58d42f7d282b75bcd029bda1583eeac450881d212e884730c5461dd2dacac1b6db2f525c51780b95536779a11ea04aacebf93894d1e7a8bdf1ae17dc53ecabef6fd0d8ea84456fc5a06e0f44f933fb58d12b0cacb573940aef845c19a4854954415d4a51736b223973dec59d86523b7a736910a49024e98cf05f73e26b2e62e53d76e4202083836dffaafc9ceda2be221d524b4350c5f97e0d0e0664133029741210b5056ddec81db873479355ae17ae1f6980aaf113511298d9aa23f1cb0faa3c46220e0169ab3ae05243382b4f15ee594a93d97927b818cee136fb216a062f8e081bece2165ad131c3f2ac8c11ccc124b46f3dffe0ac2de954c909ea146aa2a7eebf6a450ebf2a32015a8f18fc8fa640afac4289f22c6cee0935b204cfb0ebebdebe60bba40f35661e938b2cc5af8216f9d36041f0ad4172233f2f7e7d888bcfbfde8b3945ab6ff208bed06a63fff715d4198441e9b13f9d705b886bf2fb66a4de', NULL),
    ('sealed too', 'inner:e54f278a-2f24-0ee0-556d-6544888ffb6f', '__start__', '00000001.dVsYismn', 'pg:aes:msgpack', '503', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef7d244b42e4746b062d44a5b29a941914b772b94c006cc393e5675b111c4acb9e2ff8f6bf35218a256b3f4c97cdd2049b11e126f46a31653baaf2c53c21926ec9b42c4465567a8b12f9015298f740e32cbf217476309f82bc60dce17481657027aa7b1ffb8e6086c74ea2ed8cfe0f40c0fccce4f7ee3bcb1657269758f120503b6b91c002a5963f9a397911cf014ac0d3f570f20327898480652a626af4c910cb3e089b777af8015c9f977c1cb0378e1593d5bec5411f42d8a40ef4f5195bd8b46cfcc78877ac5bd2951e2827e5ed7252dfdf00acad3cd836b58845874f7063efb726b0db94aacb7f18c4c452bec426796778b267fa96eb93159516f465c5e2b52c30b6ee00e5fbfd2826524dd738890168eec1cd1c89f6ad9062f03627ed3126b412de01b21f7e081ea231e22cabb62e15c1f19818f120e2451e9be88d844e4c5efcf4405d5fb6035ca7379ebeda22209e6795d40431ade204d36b4f611ec5857063bff10f463d70298351af6ea2deba1c07656d2cd4504a97a0fca908471e7380947fe16bc996e8ac0804c71de44c72d96e7230f0ffc6c2b69847a2652bd451534abbf0be9990069c7c1d4d3ea092f709e12aec198dc546ff924b0c7d0c682a9c0808d7cb712bd9a8f5d349de34e04976e200e55a15bb4a747c62af1ffa9b879468e225727fe58ad279993bbfc66ddeeec62cd4cd22a5aef99143c767b014550806f5926ab5fc6b74b86a3958198fbfe3ff0f', NULL),
    ('sealed too', 'inner:e54f278a-2f24-0ee0-556d-6544888ffb6f', 'messages', '00000002.nOe1T_sE', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befe5e3d95f3afb88b98079ea68db89d3a360cdb449066e670ce58278f778b10bae9c5c7936a4cd399bf7f5463689db57eb135388f02f9a6e4482f927f7a87391b343054d0b6ed5ac763c87dc1c221909101cb16c9697d5aa0b98ff4db17762260e38dc312a804404402dd348d3d5124ba7efd9f7ef236a429058a609381a7f8545bf0024c27a99f650da4369d443a138f6ef2b45c504ee52e042955f6081ed246a140b94df7b8f073cb8c9051fa8732e7fcfe6b71fc2cac395cb1dae837b12af0cdc75f134dc931864d57fb9fdad59313d7019050da9d32e6b13813210a1faeb8b6a63744da3dfa824d303f4b75acd21dc1abd96b5b94ed06a521a78f25d8145b90cf3d227f24b5a9e4ac8eafb66f2880d5e426fae55c2b0a49988dbb7b9b285be76698fcf503f24becb9ca1246ed3af2b3563ad8f1b5c8681a3cc3efd350e280cffdabfec6108a4f95c2a028a0bd3c120cd380593034217af43c82ea23e016eadf4a44d7b706b4ca185de89a26afc95f4861ad5fcd4af00cf56b02543e893e774e5781cf94b2c1a7786e8be36aba8a7b46e1adc28645fdb3f0dd948debd35a6e3b09dbf5d508723414f4df806a68590ce548a3f7360c98ed2fa3e0ad6f3fe365fda16a3d8a9ce3e17b5635fab3bc23b952b470ce2c3f50258cdd3752e105b7b90830709c1a9a6fed6bda071da4065612f', NULL),
    ('sealed', '', '__start__', '00000001.U-D2XqH8', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befcc3d0dd16ce9bfc2832672c352f91d3eb81cc127c191b5feb2848309ada4dcf5e807dc640d67bab9e8a6cef877977939002c5c1aafbe2881f05908e0897348ad8732ac3e69d4d877e232a0bf0bf354b8329c7038eed81bb0cdb3551ee9776c1f8fa7d8af17be96940be6ca94bb106df8ac93aab351b56211ffe82bc7553ef04ec6628fc2299aef7d3961010814c903cafc177f15fea2c8dfe589191d86149989e97727868a17a4336714af264620f021ecebdb6f3fc1d79a02d8768ec26c94cb885dc254cdc0d1eb5865716a65ef7c981930771d860c1a4a2dccefb20c29af1f128f35b3c441b360b21b072b96d577c10eb60d8e911b52fc02d4c80cc433fc56b93fc996ebf6b8cba797e0f2ff78915a6d21c172602dcd398582a83cbbb3936c9d64eefb9a6350746bfb3c436c5833bea2183eb60078d3b7b426d45a1fe7fdfbb1f259043da21b11f0a2735484b7d414da33fb', NULL),
    ('sealed', '', '__start__', '00000004.xT6XsZHW', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef394e46152fc9f3103f55f8f3ef24d28c752a859b54d0ee56f0cee9c068c31b673a1e3cd8b9a7deb9e506eab16cd454d4c19987b6d984a92c761a38230994fd980338c346734bfc868c923fac89d44e1bc17963fe8d6f307d81739c0f7382bebbe2fbeedb236298ceb30e0eca287208cdff43c975a87794c71ecc9976ddd3fd6521abaa8ddafcd56acbccc7b78be84b9cd8c85f3279eb24b54f0449fc8a85defbbec3d86dc021c67a457805eb57e8455bd15eb2811d348656862ef37612a594540a647aafa06ad8096091d47005a0f028bf716294905f9243e91cfae7452ce77de327612b967c5e78ec93647801e59cc54b1b1206393ae63a1fdcdd80a500ccefd5fb40d52da5d9f3c9838a8bd4b1de470ebd9baf559cff27461a840b7bc01dd6799eb2052f308d163bc812330b2843882c3cb151c6710093da2215afc29f3c338d8655c780511b5f8b90b9fcbac5c1b0bead8c', NULL),
    ('sealed', '', 'items', '00000006.wyD6fKlZ', 'pg:aes:msgpack', '24', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef59f8bebdabc74093746b379f01281456a7a6a376615d90bef4769746af3e1f20dfca7cbebeffa0561e11f270ac5460796ace0d2b', NULL),
    ('sealed', '', 'messages', '00000002.UlBB_cb2', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befd448d664c259440a2cc9e1d223a30e5aad6aae3ee9863c88a9e466cc6bba2a703c9feaa18fe8545971824531fbb20f7e0b48f9e55066cd81be0224f4dddab2c9888b839a77a3dc1511bef33cef6888f3e961deaee562a4b7ca919f9dd7548f5b249fb71ca28140efdbb2529d34bef4a233cc75112e9fac8bcf0f875e073508de26df3dd28788a8367043a0c996aea2638fe241e18265add394db2c6121cc1c9bcb63f0d40d762217c94567ed43b65e39fc8352923a7414a38861e5bba556087381ed7c1673d0185916ccdb72cf49b5707544ddabc9386d1b3d08122e9858d0cc0d701ed18a1cc4c5196f345154f17fb12b08179479022918223926535ba5be05cb9d55b357e347d329f8aae4d84bb15537382fa400eccd5c14620196f41f2d917f0ed2a48db62c5e7bc28d3172208d6b19e30657c734c496c323', NULL),
    ('sealed', '', 'messages', '00000003.0-ejanHE', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef9ecdd5279c19dbd332d4142666c2be120c030402493b1fcde6621797091a79344105dd7891a3f0a422e02a6f6d402202ebfbfdc1ac297cba5c7a747ab214c507fe7d26510699fbc1a791859b9f7d1d840b40af45053f057450588345f1ea7915f94020cd88d6ac9644980233dc3630722a8c2942ed3ab4b5ec083199f1dcde70c07d9e5c39cf9dc37b8112aab9d90eb6c1900d9aade5f1ff1e9b4d5358b3ae33ff538b98cc73ffd818fe21d9dc5bd62080a3f133d03ce4f6c92904d340497768d71ebd83d00680f391fcf548cbde7709ed5f7ff7874724af5ec1f167c86067af8f84547edf11ba6cb3f1f5285910f3adf37a685aa2e85f3d2b0331b1c55c1c47546723fce343c4f1679ed770ea2c80c490bc5d1f6241bfec053433c1b4f47bfca096a2abc51a50a4d15d532834b1791040921e6f90726320c9283cd6b9b4365b7763434f7565eb68ede28bfa7b691b77f6bb279763f105448db6a033f95655a5b2d97eee9fea2ca1e02ce8e276772010b275b11d1a7dc621209cc782fab3945bd403ff89209b74df6f80d67335c7f2e05118bc94c41ce346086d97aa9a7a5de77a318145af962229ba68f7109003c5e21d02851d09d2abdc3b169a641f50dfd5bd0016124d842ab9e6ef7e3ffb5f1ad08d09a956bcb5d0c4d6da818635b428eabbbdf89afc123d8ac005fec03d06ae5a5552ea795e36b0a364aea83af42599c3cc69fb332470adc437e505372966942612428c8a1197664638e8c76231ad3b3a826fd916fd34da8fd8df58677a64e1aa230953552c080879f9ca039cf0aab0627c5ef3e6565a0c94e91a8490a16e994654cb9bd2794f571935690e4e7b9ab9c58e4ad0194dc9f5be741971ee234093d2d7f83732c9aec25cb1322f1fb190', NULL),
    ('sealed', '', 'messages', '00000005.fXN4x5UJ', 'pg:aes:msgpack', '895', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befbe5a098e3bf3b10066ab8818002a72885022a649bdfb08f6fb5a8dcc85c10c1987a08add471eedb4b8325b97ca8ad21cc4fe1ea99639fe7f31c2eef8036c8488524ebf0ae329bafe09b7ce0c65a1242e5443ffce236343bab83fc853a0898929d43c7b0e321cddfddc22133dbd2c5a7c066d77845e0bf53cf93e5390e6417477339c7d32a644c735ddccae3d9275a41094348b9c09a8c58d00ce3a28402f5ae651917646bb6ffd17c80db62e9336985598b1fa52c7f20eb0d8e6ce90cea3715344b384403a0b024b9243a32a045566660c4876d7f609bfdfea2ad69646e65a4aa9f6e19e5896767b57ab7222def434daf3a32fca3ff3f9f0e712e710a1d02a83110be471d728062f07e734b4ed129f8b7242dcc031a1223378c578bce23dc9d1ed47c91cd632f18e0641ae7bf43dde686dca3ffa22518342be8701ac7363f21c9760f5ed2871d674fcf324dff36cccae674ea8eddc99e2f0bcad259d1dbe774fb569ef7707840060d6ff15c8b9d03814b32dbd44ca773fa94b8d30801d3486b00055d97874cb934e2e140cce47b97e4432840893f3763a7a6a5664f2860d6e192a0e01274d63b7eda82e224f26c9c22d65ac5ece9633a4c75c8fc2331288eb3aa7cfa38105280c4797ee66d711623774f28cca600e07be312c2a6008f92909e26112d0150115e60d569f919e6e667cce3f840dd2a136895a5da14eb6a38bc07b16a7c08401a5af66c8d08a6cba311f4ca01e99aaa21e6b3f00d0a7cd8251741e5345feec940c083e87522167697d09380099481ce2b44816ad0b134566c34302b280b829e1aeffa8d7ec6b430a011111ed365200e8e91b0380192d8274b4c957e2bb41a40286fbc43a6b0b101c5b82ef38743bfb894f11e69b6b6aec2b33a5aaf8828a3423200f45a024c6d1e794383f6c4935b07661fc6a07fae918d8d1142cc8cd59e8611e37d89b549e16ef106d7f18536a9db6d4e08b34d5a5f870e53e60f241c5ea59a90b7fa0ff7f4880e3026a2b90d289f3cc0d325c9a7893206bf8ec2e0bfbde5f02f9542327bb5641ab8b5959999bb9984a18bb7cb577686c78ad7936f521c7399403c817a2bcd473c25b3a47521ae3f6b972aa80f833d7d7c027422301b7a6596474d383c0d1f7d3178f94abd71da9be1b8c21241bceed188ac48ac6a84cff11ba84275ad6b9fa1301adfe5a3a797e87c0c352da5de4ffaa225f68b6eff9d80856c8d9c881d7b8869912986b8a20e3daf3932cd2f7108a235d51498ba3c96c1eff300d0ee00c4187fce663515512f5da5be668ed00aa', NULL),
    ('sealed', '', 'messages', '00000006.wyD6fKlZ', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befbc30d637611fec5a8644a9997606270b116bb58508c435e5513f577875e4857fadb2565c37b4a49ec059f88ee33498478e6813b9cf4c976e62e014f6830b5bea973e80e6e713c7f9aba6968d54bcb1e6ecf779d590a2a2964713b60429a86cbd0437ca33fa0054dd20add65b573f31851957fd85b2ac8a313129ed8a29c7c96ae19ed62dbd396632e6efeebdbe08e03e0a5d1a32fce30f995d002f430d4178ccdd0871331c6f45d194edd76083563cd7a5090f732b09bf7febc7a624ca8f8a4c0bfd12c891c8c2a295b4c0f04f362fb9fac723b9a3560cb2af841810d46ca8007a59f5a4a2475a60b93e81fbfea2215b549ee1ff2081d4daf0be5cc4f975e352952c50a636dcbb461a5a9160f4a9367a10932e08e84111925bb71b36f67beebbb08003af4f53f277c4bebba565daf0f6fb4b57beaf0390d4a0c3e8074c800a92b282f58f687ee18724372d315c5bf3e2b49e33abcf1e83cce2921046fc0932650bdf4a639cfe30b72dbb3b0ddaf6efce4a7b82e1746806a2af3ba13303a4217bbade7404177c2765d1887051c45d8a8d88c6aefef2314d0d5c536b6ca62205687f867bd1f14e79156fb7a850eb57065a0623eb8f925318621aa2c492d99ef994cc3653dca634b85e1417f2fec0670254f0f4d9a4a2bda3418f060b6bb67f8b6dbf56ec978fcf5a5dba8e03688ebc03921aeeb60f98fd847ab014784ae14d42fa730a6f0e6a92651e46f8817c55b2e1d4e522c2636dd51a78a684553088be6e383b4c6d5526078bd875411a2792fad9dee19afcdbb3c80cbd03076975f4925f8c832a1077880d0280f1bbff44ff1865e97249c6520ceea7020da159ddfbb73314f59149c8e5ab7c4995bef51eb39518cee8b54f5cfcd5c3f7077b66c68f1e56145b4d7230a37c134181f19b860dc6ac09a9a56c299d8e65c1083ca1300f9f470ef5b228b25464453c5539360143d59926caef709abce89620f9927c3dc68c77122484f5c13644d93dd35f74d019528c273a16102a7d2f410a29292d2b6bd66cb7a8455bc0089c5ed596c7b3e8bbd9320dc06105b749523b9609fcb239094d7529433dfac0450090272027202c978e309bd149a505e89cb51a5106e5337fab5f808c139ff251c241bba3cb9bcbf5c307d261873cf37c2a60e235747c11bb3938c2b5f2da16cfa6f32d51d7f03b7e2cb754850b2efa50a9e2230958ccd3e5d9460a7d58b96927474b1d94ca16fc39e9ad60bfb3823612343d693a89bba469b178bc55b3ce06f6dd7a1e8ef6bdb98513214bc7f4197808cb2a7bd2779756b1503d4956f14e02f4858e5006eefc20cacd97bc08de59ae53ac7755b722e8283745b34a50fe9f92c492fdc74db2ffc3fd3d8e4cab9fc294c781963a96d9acefd87d41b568eae156406f262bdf4458a370ec48f9d2701133f7a4fbadbb28c95bb5dba3bdb6cc0bcbb4957b6352b998826bd4dfc363a3bbcdc9d75af6dffdb362738a7b758ec04148511287bb3c57b9edc09c5bbcf7f613d1e954709f52f0cbc6cc7ed458274ef5e4bdef2b67ca469fe79143cd094eb276878fbad1bdfcda4e47a59afccaf752bdd7b119b5b50a7bad88610dbb84d90319dae29c232f09b1bb7c22c2d99ae22388ec79033082edc1e4f7517944357adc6298b22d710cf3907a69c34139a11bdd993cfdba89ea9828dea43bbe14554ee4903117cf28b07a974af85cf4d52f07347e958f76a6fdc0779265b63b20641dc9b75ac14d9b27c1c8524d8724ba', NULL),
    ('timed', '', '__start__', '00000001.PWv9DVDC', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x38990bf8'),
    ('timed', '', 'messages', '00000002.gAAT55H1', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x94bfba09'),
    ('timed', '', 'messages', '00000003.EskdYgiE', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x81a51b75'),
    ('values', '', 'bytes', '00000001.CFN3SFj5', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x05c5c9b9'),
    ('values', '', 'large', '00000001.hubKYFvl', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x1d6ddb95'),
    ('values', '', 'many', '00000001.rLa1QcV8', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x95356250'),
    ('values', '', 'nested', '00000001.wOF3F9jj', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\xc9b5e739'),
    ('values', '', 'real', '00000001.0ZChw9St', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\xa705cec4'),
    ('values', '', 'text', '00000001.C9SjTroH', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xafeaeae3'),
    ('values', '', 'when', '00000001.IEj31GLJ', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xc0e95a7a'),
    ('ünï ''code''', '', '__start__', '00000001.fZ0sz3_1', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xb1a192bf'),
    ('ünï ''code''', '', 'messages', '00000002.MTJExwB5', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9d3af8c7'),
    ('ünï ''code''', '', 'messages', '00000003.N0729d_T', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x62afbed8');

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
    ('keyed', 'tw0T-tfwfztQ9', E'\\x010204323032363f4c19ea2bd8ee957823956658dad53e7ae8a6fb4eb97757d9a6787260f168134746b5249afe950283757d0f85881b36f8a4b373b4e6f116c99ac53466a93203d8282039b70df9918d9181a20f290bd211dba063c1915d174cd0078b', 'ring:2026', '2026-11-24 14:35:32.96861+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 14:35:33.038362+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 14:35:32.399946+00', '2026-11-24 14:35:32.509056+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e8144-da9b-6dbe-8010-96ee40cf494c', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 14:35:32.539333+00', '2026-11-24 14:35:32.571813+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e8144-db17-6071-8007-7d2c952cef84', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 14:35:32.703552+00', '2026-11-24 14:35:32.703552+00', NULL, 'false', 'false', '2026-11-24 14:35:32.703552+00', NULL, '1f1e8144-dc52-6eeb-bfff-6226effd6de5', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 14:35:32.525468+00', '2026-11-24 14:35:32.532843+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e8144-dac2-638b-8001-49f1e6fd5a55', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 14:35:32.96861+00', '2026-11-24 14:35:32.993462+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1e8144-dee4-62aa-8001-57c41fa4e500', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 14:35:33.029518+00', '2026-11-24 14:35:33.029518+00', NULL, 'false', 'false', '2026-11-24 14:35:33.029518+00', NULL, '1f1e8144-df7b-6207-bfff-d93789ff7cd5', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 14:35:32.602509+00', '2026-11-24 14:35:32.642238+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-24 14:35:32.642238+00', '1f1e8144-db74-6395-8001-7b27aaecd174', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 14:35:32.875079+00', '2026-11-24 14:35:32.917993+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-24 14:35:32.917993+00', '1f1e8144-de13-61ab-8001-a4a63dc1184d', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 14:35:32.766482+00', '2026-11-24 14:35:32.858314+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e8144-ddce-66b8-8004-56d560c12c46', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 14:35:33.012929+00', '2026-11-24 14:35:33.016992+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e8144-df59-6bbb-8001-078ab99ae130', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 14:35:32.740205+00', '2026-11-24 14:35:32.740205+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 14:35:32.586936+00', '2026-11-24 14:35:32.59617+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e8144-db5c-6760-8001-9d1d7d40e507', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e8144-d974-6e39-bfff-e88ca9b8242e', 'b0dfdb32-6c64-92f6-238b-25529d8a8582', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2615c78a'),
    ('chat', '', '1f1e8144-d974-6e39-bfff-e88ca9b8242e', 'b0dfdb32-6c64-92f6-238b-25529d8a8582', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xd8ff4009'),
    ('chat', '', '1f1e8144-d974-6e39-bfff-e88ca9b8242e', 'b0dfdb32-6c64-92f6-238b-25529d8a8582', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xc7ff5e1f'),
    ('chat', '', '1f1e8144-d976-6530-8000-0724fd0e5dd0', 'b4ab5f86-81f6-a258-f9cd-40a50b2f26c3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x20e78b36'),
    ('chat', '', '1f1e8144-d976-6530-8000-0724fd0e5dd0', 'b4ab5f86-81f6-a258-f9cd-40a50b2f26c3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xba95ec5c'),
    ('chat', '', '1f1e8144-d9c4-6b8a-8002-a68934b63471', '5d0a89e1-32c5-0c8c-b4db-12f1c41d35f7', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xafd65097'),
    ('chat', '', '1f1e8144-d9c4-6b8a-8002-a68934b63471', '5d0a89e1-32c5-0c8c-b4db-12f1c41d35f7', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x802a08cd'),
    ('chat', '', '1f1e8144-d9c4-6b8a-8002-a68934b63471', '5d0a89e1-32c5-0c8c-b4db-12f1c41d35f7', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7ed87def'),
    ('chat', '', '1f1e8144-d9c6-612a-8003-6efbf120e670', '3ddf2895-cf7f-17b3-d999-d626db60867b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb0fd8415'),
    ('chat', '', '1f1e8144-d9c6-612a-8003-6efbf120e670', '3ddf2895-cf7f-17b3-d999-d626db60867b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x4d50a43c'),
    ('chat', '', '1f1e8144-d9ef-66be-8005-3f6b7508f9d6', '7e4d3870-76d9-20b0-d361-f65a80e3ee36', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbd8119c3'),
    ('chat', '', '1f1e8144-d9ef-66be-8005-3f6b7508f9d6', '7e4d3870-76d9-20b0-d361-f65a80e3ee36', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xadbbe88a'),
    ('chat', '', '1f1e8144-d9ef-66be-8005-3f6b7508f9d6', '7e4d3870-76d9-20b0-d361-f65a80e3ee36', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x78ed1962'),
    ('chat', '', '1f1e8144-d9f0-681e-8006-1ab9a05711f4', 'cde76722-0b12-ec8e-e867-4893322c15bd', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x96ba6d8d'),
    ('chat', '', '1f1e8144-d9f0-681e-8006-1ab9a05711f4', 'cde76722-0b12-ec8e-e867-4893322c15bd', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xb5b4e90e'),
    ('chat', '', '1f1e8144-da1c-6ddb-8008-61dcb40f4bb2', '0c9a43d3-e84c-cd98-5131-9aa00d071e6a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x11fe8b7b'),
    ('chat', '', '1f1e8144-da1c-6ddb-8008-61dcb40f4bb2', '0c9a43d3-e84c-cd98-5131-9aa00d071e6a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x3fff6a76'),
    ('chat', '', '1f1e8144-da1c-6ddb-8008-61dcb40f4bb2', '0c9a43d3-e84c-cd98-5131-9aa00d071e6a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7d225928'),
    ('chat', '', '1f1e8144-da1d-6d17-8009-2533540e5d2f', '7b2493ab-edd4-5b86-68ec-cb755723f364', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4d27a634'),
    ('chat', '', '1f1e8144-da1d-6d17-8009-2533540e5d2f', '7b2493ab-edd4-5b86-68ec-cb755723f364', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x4f939c5a'),
    ('chat', '', '1f1e8144-da52-60c2-800b-9002ae2cbe44', 'a287703a-7b04-d5d1-ab83-20406ff7103f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4938737f'),
    ('chat', '', '1f1e8144-da52-60c2-800b-9002ae2cbe44', 'a287703a-7b04-d5d1-ab83-20406ff7103f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x9e35effd'),
    ('chat', '', '1f1e8144-da52-60c2-800b-9002ae2cbe44', 'a287703a-7b04-d5d1-ab83-20406ff7103f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6a728d7d'),
    ('chat', '', '1f1e8144-da53-6027-800c-b4eb6d9a5831', 'd1e8d84b-4675-cbfd-6474-314ec03288cb', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf418324a'),
    ('chat', '', '1f1e8144-da53-6027-800c-b4eb6d9a5831', 'd1e8d84b-4675-cbfd-6474-314ec03288cb', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x5a3c4aa6'),
    ('chat', '', '1f1e8144-da88-6d04-800e-b5b60c38e1d0', '9c98a2a4-d6dd-7fa2-fa6b-909d5f05c06c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd16d9bbd'),
    ('chat', '', '1f1e8144-da88-6d04-800e-b5b60c38e1d0', '9c98a2a4-d6dd-7fa2-fa6b-909d5f05c06c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x94feff17'),
    ('chat', '', '1f1e8144-da88-6d04-800e-b5b60c38e1d0', '9c98a2a4-d6dd-7fa2-fa6b-909d5f05c06c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x976c9f42'),
    ('chat', '', '1f1e8144-da89-6cb6-800f-e928961fa8b3', '6feccb53-c7ea-56e7-9253-3b1033bde16f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7583ccf8'),
    ('chat', '', '1f1e8144-da89-6cb6-800f-e928961fa8b3', '6feccb53-c7ea-56e7-9253-3b1033bde16f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x8a444a75'),
    ('delta', '', '1f1e8144-dad3-61fd-bfff-8600786871cd', 'ceb4bd2f-f9a8-24e6-19d6-bd2afffd2592', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7a11b815'),
    ('delta', '', '1f1e8144-dad3-61fd-bfff-8600786871cd', 'ceb4bd2f-f9a8-24e6-19d6-bd2afffd2592', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x6daf5d0b'),
    ('delta', '', '1f1e8144-dad3-61fd-bfff-8600786871cd', 'ceb4bd2f-f9a8-24e6-19d6-bd2afffd2592', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x70ab288a'),
    ('delta', '', '1f1e8144-dad3-6f84-8000-91cd2cadf7ae', '64d4b423-66bd-4280-0204-800b774d69bc', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x21d86d78'),
    ('delta', '', '1f1e8144-dad3-6f84-8000-91cd2cadf7ae', '64d4b423-66bd-4280-0204-800b774d69bc', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xc8bbefc6'),
    ('delta', '', '1f1e8144-daf8-64b2-8002-7bf7d100cf7d', 'b72c3612-1833-f45a-a4d9-8a1a6ff4f818', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x47c7d11e'),
    ('delta', '', '1f1e8144-daf8-64b2-8002-7bf7d100cf7d', 'b72c3612-1833-f45a-a4d9-8a1a6ff4f818', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x35411c00'),
    ('delta', '', '1f1e8144-daf8-64b2-8002-7bf7d100cf7d', 'b72c3612-1833-f45a-a4d9-8a1a6ff4f818', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xae63c35a'),
    ('delta', '', '1f1e8144-daf9-65bc-8003-671b973422ad', '73e6552a-cadb-cf4b-669b-2fea261261ac', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3481395f'),
    ('delta', '', '1f1e8144-daf9-65bc-8003-671b973422ad', '73e6552a-cadb-cf4b-669b-2fea261261ac', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x54fc7546'),
    ('delta', '', '1f1e8144-db13-61ae-8005-14bd11daf690', '5bf915d0-d2b6-9cc1-ebaf-461ecc38d465', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8a5a86a2'),
    ('delta', '', '1f1e8144-db13-61ae-8005-14bd11daf690', '5bf915d0-d2b6-9cc1-ebaf-461ecc38d465', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x01aaa42d'),
    ('delta', '', '1f1e8144-db13-61ae-8005-14bd11daf690', '5bf915d0-d2b6-9cc1-ebaf-461ecc38d465', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xaa827408'),
    ('delta', '', '1f1e8144-db13-6e1c-8006-7c379d2d95b4', '96a9d184-e081-07d1-438b-6fb329828aed', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x70f5bf06'),
    ('delta', '', '1f1e8144-db13-6e1c-8006-7c379d2d95b4', '96a9d184-e081-07d1-438b-6fb329828aed', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xdf8abf9a'),
    ('failed', '', '1f1e8144-dc52-6eeb-bfff-6226effd6de5', '5604fc93-9aab-9e0a-d71e-de65a0bc840a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x902946c2'),
    ('failed', '', '1f1e8144-dc52-6eeb-bfff-6226effd6de5', '5604fc93-9aab-9e0a-d71e-de65a0bc840a', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x8313210a'),
    ('failed', '', '1f1e8144-dc52-6eeb-bfff-6226effd6de5', '5604fc93-9aab-9e0a-d71e-de65a0bc840a', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x5aa0db1f'),
    ('failed', '', '1f1e8144-dc52-6eeb-bfff-6226effd6de5', '5604fc93-9aab-9e0a-d71e-de65a0bc840a', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf0df3c80'),
    ('failed', '', '1f1e8144-dc53-6d37-8000-3164d719c1d0', 'a14bdb5e-f424-68e3-d3ee-23c5666367cc', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x53ce69ca'),
    ('failed', '', '1f1e8144-dc53-6d37-8000-3164d719c1d0', 'a14bdb5e-f424-68e3-d3ee-23c5666367cc', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xa7fbfba0'),
    ('failed', '', '1f1e8144-dc53-6d37-8000-3164d719c1d0', 'a14bdb5e-f424-68e3-d3ee-23c5666367cc', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xb3438cd9'),
    ('failed', '', '1f1e8144-dc53-6d37-8000-3164d719c1d0', 'a14bdb5e-f424-68e3-d3ee-23c5666367cc', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xf517b9c4'),
    ('failed', '', '1f1e8144-dc84-6713-8001-acc53586a782', '3e0f9eec-0fb9-910b-b2f5-309b6dc38671', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', '', '1f1e8144-dc84-6713-8001-acc53586a782', '749f26ee-b29b-80ae-acf2-3fbb213cf2d8', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('fork', '', '1f1e8144-dab1-603e-bfff-58b24f576b3b', '2f2384c5-dc84-88e6-0598-48ca8422e24a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd2a3c939'),
    ('fork', '', '1f1e8144-dab1-603e-bfff-58b24f576b3b', '2f2384c5-dc84-88e6-0598-48ca8422e24a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xb0ec60af'),
    ('fork', '', '1f1e8144-dab1-603e-bfff-58b24f576b3b', '2f2384c5-dc84-88e6-0598-48ca8422e24a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x35451368'),
    ('fork', '', '1f1e8144-dab1-6e65-8000-318d8c2b77b0', 'dd75738e-2251-b5ec-70c9-1b644db7d6a3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1e3d09f2'),
    ('fork', '', '1f1e8144-dab1-6e65-8000-318d8c2b77b0', 'dd75738e-2251-b5ec-70c9-1b644db7d6a3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xb3e315df'),
    ('keyed', '', '1f1e8144-decc-6932-bfff-6549a840e2f6', '096b0b0c-b19a-8c7b-119a-45a04a9a619d', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4dab72668509e3e35b6f318106705f25eae9fbda1e0d878e28b907e85b4dda90a462c1e8d22c3cde076f4d20435f1fb9445e677e1e3d0c1f82fc7be13a908b3ac272e52b2b46ae8d1d2c2b5a5579c8072e7f36f9b21e86a4b0cd95363e6352c636b284f7e925c2390fed074b836f1911e01f0d78242af8a11d8a3bd3d03e0d6586c89aec27d4cf638c305f78d81ab2d9c36d6c80b8ddb9839ae1516ce0a031b41ac8135b46cd239d516bd94b77c845801f97f0e556b9df9f28ecafd78b67b2af39be6be5b80b67302e276352577d197f88935022fe08cb1254aaa020dd262d75666078745499a2bb45b87cdfdf9850395662bdd1d3205ad9948eb360e49384347a6d13085c7d0e2503e5ee02b9e42a3188116b65662cbc8756fe8fc544ca750613291ed1efc4d8ca63010a2345e94a3d71a03af93868dc299141f94', NULL),
    ('keyed', '', '1f1e8144-decc-6932-bfff-6549a840e2f6', '096b0b0c-b19a-8c7b-119a-45a04a9a619d', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4dafcaf0981ebaf023d89272d63c4556392b71f8f8a7e64f8660fb8529930500f294697f2c540', NULL),
    ('keyed', '', '1f1e8144-decc-6932-bfff-6549a840e2f6', '096b0b0c-b19a-8c7b-119a-45a04a9a619d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4dac1b8a360339bc7deaff12121c3be8f9b4faeaa399e91c76c87f6b8a7', NULL),
    ('keyed', '', '1f1e8144-decd-6b63-8000-ab5e988178e7', 'ba07edc2-8ff9-6bbd-00b9-66d147da22b3', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4da38e387d89498d2f5da90febc0ac0f74bf82cc7403ac8b0b3eb205e20b77504af3cdf34fb169b82b35a98f3b80235db6a77fbbb84ffb6743ac23f911203e64fe0bd9bb1d5468e7c38a796e6cb407be3efe038ed37ef4b3f2f0cb6b8b6196e1cd495b7049f64f382b61e92c9d3355595cdd30d4bc76a95ce6add47994251bca63181b54643f979d2f2bcb654b75b8ec95ac6ec36a9141a2a4a80af0f48ed4ec121bcfea57652910766256fe1434851ad198039d184679be45e0c1950b24bf3e09f238fda80db9ce5a5078a9e7c26e3f3010b8276554563016b54e86f61d6b241e20b1a4821fc7fbf6f1119103dd77b09e3b7f3c2933bee8ce5d667bba019076637fe8aad8bbcebacf56c59810ac9fb5d24ffad95c28860e4f36d469dd94f4a5a85049e74df18b94e9896b66beaf5570cd411f6c52f4c86a48ef2c1917af7f0df428d264df256a4169d73b0f651ecaf7eb544bccec7a6dabe0f54868f3fe5cf1302a7', NULL),
    ('keyed', '', '1f1e8144-decd-6b63-8000-ab5e988178e7', 'ba07edc2-8ff9-6bbd-00b9-66d147da22b3', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4daa2d29e183040738aa86a147df66bb9b5d8f2f54a6a18bb7002f37e3b0f1158', NULL),
    ('left', '', '1f1e8144-df7b-6207-bfff-d93789ff7cd5', 'cfaa9920-2b32-5143-bcaa-b9a27909a5bb', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd7624610'),
    ('left', '', '1f1e8144-df7b-6207-bfff-d93789ff7cd5', 'cfaa9920-2b32-5143-bcaa-b9a27909a5bb', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xf65dc6cc'),
    ('left', '', '1f1e8144-df7b-6207-bfff-d93789ff7cd5', 'cfaa9920-2b32-5143-bcaa-b9a27909a5bb', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xdfdfdd45'),
    ('left', '', '1f1e8144-df7b-6207-bfff-d93789ff7cd5', 'cfaa9920-2b32-5143-bcaa-b9a27909a5bb', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x06288b10'),
    ('left', '', '1f1e8144-df7c-6156-8000-30b6970c0acc', 'f9df85ad-654b-f50f-1787-99b8ce4e0ce8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x239a67aa'),
    ('left', '', '1f1e8144-df7c-6156-8000-30b6970c0acc', 'f9df85ad-654b-f50f-1787-99b8ce4e0ce8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xd814f3db'),
    ('left', '', '1f1e8144-df7c-6156-8000-30b6970c0acc', 'f9df85ad-654b-f50f-1787-99b8ce4e0ce8', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x18327972'),
    ('left', '', '1f1e8144-df7c-6156-8000-30b6970c0acc', 'f9df85ad-654b-f50f-1787-99b8ce4e0ce8', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xb4b8b251'),
    ('left', '', '1f1e8144-df7f-6b26-8001-bf193935ccbf', '228c3c74-532c-913f-58cf-6ed051a21a30', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e8144-df7f-6b26-8001-bf193935ccbf', '4031cb2a-bce3-b3ae-80eb-c597b6e49725', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1e8144-db68-6580-bfff-28a9b7071041', 'f1cc9735-4a81-6164-b055-be13bb10cfed', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbc635a79'),
    ('question', '', '1f1e8144-db68-6580-bfff-28a9b7071041', 'f1cc9735-4a81-6164-b055-be13bb10cfed', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x06c570d8'),
    ('question', '', '1f1e8144-db68-6580-bfff-28a9b7071041', 'f1cc9735-4a81-6164-b055-be13bb10cfed', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd0d63158'),
    ('question', '', '1f1e8144-db69-61df-8000-b5db98d30b66', '74d48558-9267-e1bd-216f-b683e0e2da1f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x046e2835'),
    ('question', '', '1f1e8144-db69-61df-8000-b5db98d30b66', '74d48558-9267-e1bd-216f-b683e0e2da1f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x190363b7'),
    ('question', '', '1f1e8144-db69-61df-8000-b5db98d30b66', '74d48558-9267-e1bd-216f-b683e0e2da1f', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x7d31ff89'),
    ('question', '', '1f1e8144-db69-61df-8000-b5db98d30b66', '74d48558-9267-e1bd-216f-b683e0e2da1f', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x9eb29a43'),
    ('question', '', '1f1e8144-db74-6395-8001-7b27aaecd174', '745e239c-df51-89e5-07c1-f1055e65af60', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206435613265366435333661323935663539636436636666353863663932633531af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1e8144-db74-6395-8001-7b27aaecd174', '84a09313-a6c3-ed6b-dcd3-f3d266c2dea5', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x197d2df1'),
    ('question', 'inner:745e239c-df51-89e5-07c1-f1055e65af60', '1f1e8144-dba4-699b-bfff-cf5d87733681', 'f41ce7f8-9c03-a394-dbd9-ad91e430a4c0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb5e69ee2'),
    ('question', 'inner:745e239c-df51-89e5-07c1-f1055e65af60', '1f1e8144-dba4-699b-bfff-cf5d87733681', 'f41ce7f8-9c03-a394-dbd9-ad91e430a4c0', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x6f807ee4'),
    ('question', 'inner:745e239c-df51-89e5-07c1-f1055e65af60', '1f1e8144-dba4-699b-bfff-cf5d87733681', 'f41ce7f8-9c03-a394-dbd9-ad91e430a4c0', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xefe98f06'),
    ('question', 'inner:745e239c-df51-89e5-07c1-f1055e65af60', '1f1e8144-dba4-699b-bfff-cf5d87733681', 'f41ce7f8-9c03-a394-dbd9-ad91e430a4c0', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xf8f2d8da'),
    ('question', 'inner:745e239c-df51-89e5-07c1-f1055e65af60', '1f1e8144-dba5-6c15-8000-4f3d0fea7eb1', '4318000a-38e9-87d7-29af-7f1e519f0e2b', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206435613265366435333661323935663539636436636666353863663932633531af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e8144-ddff-6047-bfff-9fee4e68ab35', '035f64e2-2bb9-c485-744e-b920c2c5d14c', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef564b57ec14d915d0b07b6ff4c74aa90035ce83dbdda670373cc79aba32bae5b49af849a346804eda4fc15639d64449f7800471aa96198c719f6f1bda0fc71005bc2f6e80e984b2a76d139f812de4ced591aaa7ead1f9798511e430162f18ca5e760811cb0322a28cbac1bdafe8099533a3e7277df0aa83f494f9b7b60660b450fe894220f8a318472e013d597c4a7d0ab27daf95efd6574edbd3522eb7aaf7aa3341624be1b574f7a1529498', NULL),
    ('sealed too', '', '1f1e8144-ddff-6047-bfff-9fee4e68ab35', '035f64e2-2bb9-c485-744e-b920c2c5d14c', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef7bb525a951692f39c199ba9cd80fbab7bb477de3aad8d8eade1c6a649a64c4bd18e249071f', NULL),
    ('sealed too', '', '1f1e8144-ddff-6047-bfff-9fee4e68ab35', '035f64e2-2bb9-c485-744e-b920c2c5d14c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befec1114925ca541bcf9700d8e7abeef5fe354842499a7514b56931e8e', NULL),
    ('sealed too', '', '1f1e8144-ddff-6fdc-8000-5036cdf9d281', 'e257234b-d78c-2a31-4261-fdb05da1e5d6', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befc98767aba8a61d2af03be6a2735345275c894da7dba24fa8d09844a3e7788af150e915cba1c93d25ef53d0f257e14112137176be4b418ab4409310a53d1b1c515c71fe99ee1869b46d79752c8ef155b16a096a58b0c64d299f6f3a75678bff9540e88b2432f2e351b33f239f43e33ba9a321fda10781ed383fb39fd2e61a99493e3bdfdae5677b7dd0e40713c06a8bba73cb3c3451b3c7ca020a189d88522b59b00a08291c4e917760fe514e91550a4fdf7c69c609cec8d548dba7e7f78d02c3a505e15e9636ff9b738bcf382dee76b6b259df7b916a44a71d392ffdb1916d76093e3233af9a88d61881884a7e9d24c7031fab290139efca79737d27530e3e6db2886ca7669195c1de5232adcbce6148d39ecc73c3294867ac51042dd0741c892db95b05c290af8c2ca5ed3d01c3c710854fff0f0b59ca925302d48b8737c01131a08352f4eb6d237ff6c26e9c70ae058b0186c7c30e2cc2d27c565cea14cc20d0', NULL),
    ('sealed too', '', '1f1e8144-ddff-6fdc-8000-5036cdf9d281', 'e257234b-d78c-2a31-4261-fdb05da1e5d6', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef7fdb16cf51f7d28e3187fd0e9e96c1f440ec5571e0b2328fa2e4edbe9bbdf5', NULL),
    ('sealed too', '', '1f1e8144-ddff-6fdc-8000-5036cdf9d281', 'e257234b-d78c-2a31-4261-fdb05da1e5d6', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef2e093b521b928818efacf70a25ae011d575ebf577bf4678916688027', NULL),
    ('sealed too', '', '1f1e8144-ddff-6fdc-8000-5036cdf9d281', 'e257234b-d78c-2a31-4261-fdb05da1e5d6', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befb96f490e0e558d427912899ca65d6bb57b27f6a391dabc2fd0ac2165', NULL),
    ('sealed too', '', '1f1e8144-de13-61ab-8001-a4a63dc1184d', 'c32ccd4b-9453-fba7-ff6e-01c530c3ea4e', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befc5394255d5ed4496af2dfad58086097c02823f977e944ccd8e77bb321dfe3e053cbf0ff9', NULL),
    ('sealed too', '', '1f1e8144-de13-61ab-8001-a4a63dc1184d', 'e54f278a-2f24-0ee0-556d-6544888ffb6f', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29beff0182fc77c4a4db08043dcb1b88bca2a0e0ba79e805158ecb822e7cc5280499d8551af35b761a5d854ad4f3f7fa1acfb892497445aed2190336e42521417d6358837d8e7f0303927cf0b891583932c8d814b1cf6dd9f3a4608626724cd464beaf5c4d3ecb86b52091871c8993011ef00557a9ab9921416476d43ae23638e979a2f4f0a382c70094903e298', NULL),
    ('sealed too', 'inner:e54f278a-2f24-0ee0-556d-6544888ffb6f', '1f1e8144-de36-6ecf-bfff-22f53e6e3b1e', 'b60de7e9-c40c-dbc5-a519-992865a2eeaa', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef5328e9ed557f086d1b4c070ea731b9f19e231624650b39bc9e437dcae28b71c42bfd9fac8be324174e23373f73e7383becdb579c26c8c33693cca310ff8badcc12f072ab01570e5927962ed824a693c7628a56cc76c04cce8f66e9368d902cdfd25567ef9ff66f541306f560a2edb92c7370d2267be7f170be997923e86e43f6e2385642c0f12f310d201801cff6e19593084991fe273ceb15c2a9d147b72e10b7fedef753a3e964e60d744b75f444590339862249bf0ea2fbcd350141b1e35645c4ee3f006938615855ae5796f6558874b8b70ae086b490fc5c8375e4e873c58986f10d89abef12741ec4f7327586c0a07504d93c108276be96b119f609156626487e4d396cb73344f65a69a0b5c8fc283782f5f2e74c7287825277108d5f83a46d65ebcd6bfcafdd9db5d8f74bc694fcd50a986a446131438feab5e4ec77cd1ade87648b7dbeda58820c3831f7e695947fd4f3800634f8c2627560563671b840d885e8fe0abc9174524ff6f38bbf025b00e22595f2253483dafd26b8a98bc50f8cbfa665b6c7d797a0ec17f0025b5643f8abffe5e7428676b892747a03358881d89af492a6f198847a588bc679ab557558c80906c09ffeb865036c178c4fbc27924534fb0310807d2372d3d69c40981272f38ca4191f40c72304e40e8f05e17b100f2b18551fb17becec1928fab6c3', NULL),
    ('sealed too', 'inner:e54f278a-2f24-0ee0-556d-6544888ffb6f', '1f1e8144-de36-6ecf-bfff-22f53e6e3b1e', 'b60de7e9-c40c-dbc5-a519-992865a2eeaa', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef9266b59da04065df8f2ed229b449d3a75023c5cfe894cd9a6f751e7e62ef65', NULL),
    ('sealed too', 'inner:e54f278a-2f24-0ee0-556d-6544888ffb6f', '1f1e8144-de36-6ecf-bfff-22f53e6e3b1e', 'b60de7e9-c40c-dbc5-a519-992865a2eeaa', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef362c5ce4a633019814c0570b9d5124a4d7876456396e6ccee2a6ce62e741ba999b8ab99bd0', NULL),
    ('sealed too', 'inner:e54f278a-2f24-0ee0-556d-6544888ffb6f', '1f1e8144-de36-6ecf-bfff-22f53e6e3b1e', 'b60de7e9-c40c-dbc5-a519-992865a2eeaa', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef101b822ed01a6c68aeebe179b1f0b34e7ea92ba6942db50a69eeb366', NULL),
    ('sealed too', 'inner:e54f278a-2f24-0ee0-556d-6544888ffb6f', '1f1e8144-de3b-6f46-8000-f124b2b0029c', '34f39f8f-ac89-b76f-2d88-ba953021027a', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befa5fd3675fb9cfc1a3f13f36e38a315c5caf2435e494c5065286c0b49d85cebca317bd1df290b11a4b05452b6877582e593864c2e6aad2a634a63e4f781bebcb86269267543f15f2887d2e36b0888dad910bba7fd872698c74c923fb44e3f93560606d8eeca284b9a9acc70c90152f5e7ae977b86565a7e32b28bdf98e26d9a5e2518da24572293a00688b9', NULL),
    ('sealed', '', '1f1e8144-dced-6589-bfff-8cfbdf8524ea', '8d5aa829-cb38-7afe-629c-d74fad88b4cb', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef471aededb532b8991e6717a700ffabbeb668e8ea20d44b0b9cf5f1faf2860412541a9d97ff32013822db54293963e4776512ba0193482a382dcf168fdf5872327b3c5c03eea42f6b62c1f88cbe54edb2f32a41dd3038923a2fd867b1dc0d3416fd320971f275a8e3f8d3078247072fa661da7ed92a6fa176a6a34036cf0b001ab3a9b325620a5bae87d90928c9e9a3c22a9152024a2fc85d8dd64ac8464547542cc826ec7bbd5f04dd08c0b5ed9965a48a2ccf1ad1a1b2c03eb85e7c2253334221619cd7450e1c6a0d73901d0400e702af6345fab3e45afd899c3d34e6874ae0e53734cb5ffb5d4d043b04038406b21b4d59b55ff31070bf131eb69b89d58e4c828c4df03bcbc3117cdca240f03b9ffddd674694d38dde218a6b28178a7996ee3e877c78c6dfa7370cb12e5df908f08e209dfe7635dbe598afc9', NULL),
    ('sealed', '', '1f1e8144-dced-6589-bfff-8cfbdf8524ea', '8d5aa829-cb38-7afe-629c-d74fad88b4cb', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef3a3205b677052f4a885cb604ff4a237b8cebb4a85aa62d79fbd856a09169de34cbd92707db', NULL),
    ('sealed', '', '1f1e8144-dced-6589-bfff-8cfbdf8524ea', '8d5aa829-cb38-7afe-629c-d74fad88b4cb', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29beff43c99058de91430a2725268d8c24172cccdad62bf7a2898c50bac78', NULL),
    ('sealed', '', '1f1e8144-dcee-6618-8000-90dda8108208', '1296f18c-ac45-5901-8261-f64ec02dad8c', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befa07ea3f6c92cec463c8ba91e51ffed0611418ae2a728c2078e2548bfbd1520ef0561cc93da0b74f83e5253248beaeea07d363fe2a32a3cb3a2ffeb961ef9f675b92e06c3508c181c5c90de6788cd98e7c1f66f308b75a51ccc851fc37916892970e83929dee299c7f9d65adfecb4c6d44d695aad36d0a35ccbd77deadd59667ddf787069205b4b8c3befef55513cd37600449aef3bcd9fc6ce813fe436d4748505124d434dea28e65a53f0a3fe514aca89ff435bbdf10a629b17d72de1d1c0e2b2f3246abd7ed81d48188ca9e7379e3ae7ef4cf5a3735a279ef840abb36925867f13a3c692436e6b03e9ade442c33892d80fc5e4b2db26b974b28088f47f5b74046137ea99a3c1fff2d9755edce4472867cece51af9a3d1927768b2757a200769dc808811bf96a91830cad69bfcc583ddcdd8e1fa1b0ac384957dd86313711179146bcf635070cb770dc0b1ab7a30d5383b9b66e4eac2d5f676184eab64127a020', NULL),
    ('sealed', '', '1f1e8144-dcee-6618-8000-90dda8108208', '1296f18c-ac45-5901-8261-f64ec02dad8c', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befec2d31b5174a93df602e69ca07f08385d7a81f2da8e764fefff25b7de32b62', NULL),
    ('sealed', '', '1f1e8144-ddbb-6459-8002-78fcf1e9f2ba', 'cde068d3-e6bd-b00f-0b3f-17e101b25b9c', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef9ea649a09b1a4baaf91a184c2572131b10e88b88b14f55a0053d31d1bb927b327e9584f69a274ff60fb2f15d9d34917c580c84925f4167d15df88d7620f8de28bf9f1addecc16e3e65abb4434f154c14beb7b79050ca98f67697f88b1ccc32d124d9c57216b718ff7c283663a9f40442fdf89db6871e9d090a4536cf2952ce9d22e816e5b618799542390a2879975966c2796226746c037eb7227d37652b56d9bc1d8d3de65ce51a65ac0248983ce2926f93ecba448b5654e0bebeda919ce1a7fbfe213d1f32e16d7090ba29c973aae5f791441553ec24a84e98e24f334364c0a4a75072b0bb0459c28a3345d62f865c910ddaf90265643b0f56810b0a9c0fed784b9d10c3ba629bfc2ec855dd826857669e31e7b2a91435ccdd80efd06b325bd114a837c1ff44cfa975fd37e699c62d0d509abd03149056990e', NULL),
    ('sealed', '', '1f1e8144-ddbb-6459-8002-78fcf1e9f2ba', 'cde068d3-e6bd-b00f-0b3f-17e101b25b9c', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befeae102dcc98699446415ff33f923abd86b9b6bd15ef7982fbdaeb3a8b1be77350664f7d2b3', NULL),
    ('sealed', '', '1f1e8144-ddbb-6459-8002-78fcf1e9f2ba', 'cde068d3-e6bd-b00f-0b3f-17e101b25b9c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef37bd93cb4bb621e2326b3300ae4a0b30d6157d7106bdae4eec33f9ff', NULL),
    ('sealed', '', '1f1e8144-ddc4-6152-8003-042b02f81073', '30f5ca9a-d19f-1a64-490f-ec7dd56771ce', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befeeffd857f5083736f9d1f3e49fec9c28d4c595a4dc51e04c9933aa574fb1a864bbe46ec97c3931525bb5c2a7e47df5cbc875868e949b03ff3aed5ce760d417b5b1694575843542fd7270d15530ea02d3d45ace031883a49beddea41b53716513701ddf2fef1c48b21aa12d461fc910be5c936bb5bee5a97e4695f548962fb717e5afb3e71fe07c1f4dde493161a6a65b5757fd84de9bcf59ef2cfbf98405f12324c5c017e4b161f8c2d2d2ca0d8e5dc514deafc172e95fdc6ce2cb7007b83097560a25f0f3ea7efcbfadb76c9dd6e47daabc3c460f5f7aeb185d09489ecae143a45a0a66a9d157aafb5d9d40558f7c0e5fd279d9cc358e99fb60ebb99448c9fa645007e3aec825d1b7afcbb6c74cafdbcd0735ab0054006c4674542a385fac6fc04d0ec39c2b0aaa94db394482307243a89359d172983698ab9aa4fe92f935a5cc922c448b197073f8122f1f04be6dae54fef1bae8e301a99b4d3770984fd07374', NULL),
    ('sealed', '', '1f1e8144-ddc4-6152-8003-042b02f81073', '30f5ca9a-d19f-1a64-490f-ec7dd56771ce', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef6003b91eefe5f3ff87173e4beb900616fdbb87a7702c2f2b539ea953552544', NULL),
    ('timed', '', '1f1e8144-df55-6053-bfff-7b3b8b77efc1', '290d1093-f72e-5a05-315f-bb7423c35a3a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x56e4ada1'),
    ('timed', '', '1f1e8144-df55-6053-bfff-7b3b8b77efc1', '290d1093-f72e-5a05-315f-bb7423c35a3a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x402b21c7'),
    ('timed', '', '1f1e8144-df55-6053-bfff-7b3b8b77efc1', '290d1093-f72e-5a05-315f-bb7423c35a3a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3038035a'),
    ('timed', '', '1f1e8144-df56-6131-8000-14cc5f014215', '8926c3e4-121a-2591-e2e6-371064e7467d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2669c4ae'),
    ('timed', '', '1f1e8144-df56-6131-8000-14cc5f014215', '8926c3e4-121a-2591-e2e6-371064e7467d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x12f9a62c'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e8144-db45-671d-bfff-f577d30e0ed1', 'c3e50188-5ba7-dcac-2b96-006cb4a81d6b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc48a597a'),
    ('ünï ''code''', '', '1f1e8144-db45-671d-bfff-f577d30e0ed1', 'c3e50188-5ba7-dcac-2b96-006cb4a81d6b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x90e8bcb4'),
    ('ünï ''code''', '', '1f1e8144-db45-671d-bfff-f577d30e0ed1', 'c3e50188-5ba7-dcac-2b96-006cb4a81d6b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x07bc9238'),
    ('ünï ''code''', '', '1f1e8144-db46-66ad-8000-f14626f3eb3d', '7d05ca55-43b9-32f1-711a-d11f94b868bb', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0de2dc93'),
    ('ünï ''code''', '', '1f1e8144-db46-66ad-8000-f14626f3eb3d', '7d05ca55-43b9-32f1-711a-d11f94b868bb', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x7b6d309d');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e8144-d974-6e39-bfff-e88ca9b8242e', NULL, '{"v": 4, "id": "1f1e8144-d974-6e39-bfff-e88ca9b8242e", "ts": "2026-11-24T14:35:32.394749+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.mzXd006v"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb90ff089bb4d854f7abc059a', NULL, NULL),
    ('chat', '', '1f1e8144-d976-6530-8000-0724fd0e5dd0', '1f1e8144-d974-6e39-bfff-e88ca9b8242e', '{"v": 4, "id": "1f1e8144-d976-6530-8000-0724fd0e5dd0", "ts": "2026-11-24T14:35:32.395338+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.mzXd006v"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.aCO8SWFr", "messages": "00000002.aCO8SWFr", "__start__": "00000002.aCO8SWFr", "branch:to:reply": "00000002.aCO8SWFr"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xca5852a0092d3ec8db021e96', NULL, NULL),
    ('chat', '', '1f1e8144-d993-610b-8001-6e53b4c8f6b7', '1f1e8144-d976-6530-8000-0724fd0e5dd0', '{"v": 4, "id": "1f1e8144-d993-610b-8001-6e53b4c8f6b7", "ts": "2026-11-24T14:35:32.407102+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.aCO8SWFr"}, "__input__": {}, "__start__": {"__start__": "00000001.mzXd006v"}}, "channel_values": {}, "channel_versions": {"items": "00000003.BnrdFMaK", "messages": "00000003.BnrdFMaK", "__start__": "00000002.aCO8SWFr", "branch:to:reply": "00000003.BnrdFMaK"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x351d928e2e71738adb021e96', NULL, NULL),
    ('chat', '', '1f1e8144-d9c4-6b8a-8002-a68934b63471', '1f1e8144-d993-610b-8001-6e53b4c8f6b7', '{"v": 4, "id": "1f1e8144-d9c4-6b8a-8002-a68934b63471", "ts": "2026-11-24T14:35:32.427439+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.aCO8SWFr"}, "__input__": {}, "__start__": {"__start__": "00000001.mzXd006v"}}, "channel_values": {}, "channel_versions": {"items": "00000003.BnrdFMaK", "messages": "00000003.BnrdFMaK", "__start__": "00000004.UZHYR8cg", "branch:to:reply": "00000003.BnrdFMaK"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x1b1703c794a0e3cd7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8144-d9c6-612a-8003-6efbf120e670', '1f1e8144-d9c4-6b8a-8002-a68934b63471', '{"v": 4, "id": "1f1e8144-d9c6-612a-8003-6efbf120e670", "ts": "2026-11-24T14:35:32.428003+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.aCO8SWFr"}, "__input__": {}, "__start__": {"__start__": "00000004.UZHYR8cg"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.XY3kEkkB", "messages": "00000005.XY3kEkkB", "__start__": "00000005.XY3kEkkB", "branch:to:reply": "00000005.XY3kEkkB"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x4b6b3ef40d7cbd82db021e96', NULL, NULL),
    ('chat', '', '1f1e8144-d9cd-692d-8004-db02f555193e', '1f1e8144-d9c6-612a-8003-6efbf120e670', '{"v": 4, "id": "1f1e8144-d9cd-692d-8004-db02f555193e", "ts": "2026-11-24T14:35:32.431071+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.XY3kEkkB"}, "__input__": {}, "__start__": {"__start__": "00000004.UZHYR8cg"}}, "channel_values": {}, "channel_versions": {"items": "00000006.uWSh1bSv", "messages": "00000006.uWSh1bSv", "__start__": "00000005.XY3kEkkB", "branch:to:reply": "00000006.uWSh1bSv"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xf25bdb2e4c8f075ddb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e8144-d9ef-66be-8005-3f6b7508f9d6', '1f1e8144-d9cd-692d-8004-db02f555193e', '{"v": 4, "id": "1f1e8144-d9ef-66be-8005-3f6b7508f9d6", "ts": "2026-11-24T14:35:32.444928+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.XY3kEkkB"}, "__input__": {}, "__start__": {"__start__": "00000004.UZHYR8cg"}}, "channel_values": {}, "channel_versions": {"items": "00000006.uWSh1bSv", "messages": "00000006.uWSh1bSv", "__start__": "00000007.cHb_meow", "branch:to:reply": "00000006.uWSh1bSv"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc4b8513e358a1f787abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8144-d9f0-681e-8006-1ab9a05711f4', '1f1e8144-d9ef-66be-8005-3f6b7508f9d6', '{"v": 4, "id": "1f1e8144-d9f0-681e-8006-1ab9a05711f4", "ts": "2026-11-24T14:35:32.445386+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.XY3kEkkB"}, "__input__": {}, "__start__": {"__start__": "00000007.cHb_meow"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.E_jwYiGw", "messages": "00000008.E_jwYiGw", "__start__": "00000008.E_jwYiGw", "branch:to:reply": "00000008.E_jwYiGw"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x5a8328aeed3a7624db021e96', NULL, NULL),
    ('chat', '', '1f1e8144-d9fe-63ce-8007-0fdc1d7f295e', '1f1e8144-d9f0-681e-8006-1ab9a05711f4', '{"v": 4, "id": "1f1e8144-d9fe-63ce-8007-0fdc1d7f295e", "ts": "2026-11-24T14:35:32.451007+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.E_jwYiGw"}, "__input__": {}, "__start__": {"__start__": "00000007.cHb_meow"}}, "channel_values": {}, "channel_versions": {"items": "00000009.SfxuUwvG", "messages": "00000009.SfxuUwvG", "__start__": "00000008.E_jwYiGw", "branch:to:reply": "00000009.SfxuUwvG"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x250d8e05c48ee215db021e96', NULL, NULL),
    ('chat', '', '1f1e8144-da1c-6ddb-8008-61dcb40f4bb2', '1f1e8144-d9fe-63ce-8007-0fdc1d7f295e', '{"v": 4, "id": "1f1e8144-da1c-6ddb-8008-61dcb40f4bb2", "ts": "2026-11-24T14:35:32.463544+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.E_jwYiGw"}, "__input__": {}, "__start__": {"__start__": "00000007.cHb_meow"}}, "channel_values": {}, "channel_versions": {"items": "00000009.SfxuUwvG", "messages": "00000009.SfxuUwvG", "__start__": "00000010.6PSP4Bre", "branch:to:reply": "00000009.SfxuUwvG"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x04f39c2c7df883727abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8144-da1d-6d17-8009-2533540e5d2f', '1f1e8144-da1c-6ddb-8008-61dcb40f4bb2', '{"v": 4, "id": "1f1e8144-da1d-6d17-8009-2533540e5d2f", "ts": "2026-11-24T14:35:32.463944+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.E_jwYiGw"}, "__input__": {}, "__start__": {"__start__": "00000010.6PSP4Bre"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.tGRGmd5L", "messages": "00000011.tGRGmd5L", "__start__": "00000011.tGRGmd5L", "branch:to:reply": "00000011.tGRGmd5L"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x3e63aa8299449a8bdb021e96', NULL, NULL),
    ('chat', '', '1f1e8144-da38-60fb-800a-47e06283bf28', '1f1e8144-da1d-6d17-8009-2533540e5d2f', '{"v": 4, "id": "1f1e8144-da38-60fb-800a-47e06283bf28", "ts": "2026-11-24T14:35:32.474682+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.tGRGmd5L"}, "__input__": {}, "__start__": {"__start__": "00000010.6PSP4Bre"}}, "channel_values": {}, "channel_versions": {"items": "00000012.TgMtOHSb", "messages": "00000012.TgMtOHSb", "__start__": "00000011.tGRGmd5L", "branch:to:reply": "00000012.TgMtOHSb"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\xfb9a10f23fad77ecdb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e8144-da52-60c2-800b-9002ae2cbe44', '1f1e8144-da38-60fb-800a-47e06283bf28', '{"v": 4, "id": "1f1e8144-da52-60c2-800b-9002ae2cbe44", "ts": "2026-11-24T14:35:32.485325+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.tGRGmd5L"}, "__input__": {}, "__start__": {"__start__": "00000010.6PSP4Bre"}}, "channel_values": {}, "channel_versions": {"items": "00000012.TgMtOHSb", "messages": "00000012.TgMtOHSb", "__start__": "00000013.b-qmElww", "branch:to:reply": "00000012.TgMtOHSb"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x56adade60bdedc177abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8144-da53-6027-800c-b4eb6d9a5831', '1f1e8144-da52-60c2-800b-9002ae2cbe44', '{"v": 4, "id": "1f1e8144-da53-6027-800c-b4eb6d9a5831", "ts": "2026-11-24T14:35:32.485732+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.tGRGmd5L"}, "__input__": {}, "__start__": {"__start__": "00000013.b-qmElww"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.wudL6joM", "messages": "00000014.wudL6joM", "__start__": "00000014.wudL6joM", "branch:to:reply": "00000014.wudL6joM"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xcc5175c796ca1e82db021e96', NULL, NULL),
    ('chat', '', '1f1e8144-da60-6935-800d-a4d1404f5f7a', '1f1e8144-da53-6027-800c-b4eb6d9a5831', '{"v": 4, "id": "1f1e8144-da60-6935-800d-a4d1404f5f7a", "ts": "2026-11-24T14:35:32.491284+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.wudL6joM"}, "__input__": {}, "__start__": {"__start__": "00000013.b-qmElww"}}, "channel_values": {}, "channel_versions": {"items": "00000015.quoeDcse", "messages": "00000015.quoeDcse", "__start__": "00000014.wudL6joM", "branch:to:reply": "00000015.quoeDcse"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x4a27eb34b2a95054db021e96', NULL, NULL),
    ('chat', '', '1f1e8144-da88-6d04-800e-b5b60c38e1d0', '1f1e8144-da60-6935-800d-a4d1404f5f7a', '{"v": 4, "id": "1f1e8144-da88-6d04-800e-b5b60c38e1d0", "ts": "2026-11-24T14:35:32.507758+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.wudL6joM"}, "__input__": {}, "__start__": {"__start__": "00000013.b-qmElww"}}, "channel_values": {}, "channel_versions": {"items": "00000015.quoeDcse", "messages": "00000015.quoeDcse", "__start__": "00000016.-Jf7VnKU", "branch:to:reply": "00000015.quoeDcse"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x9876fa099c107eab7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8144-da89-6cb6-800f-e928961fa8b3', '1f1e8144-da88-6d04-800e-b5b60c38e1d0', '{"v": 4, "id": "1f1e8144-da89-6cb6-800f-e928961fa8b3", "ts": "2026-11-24T14:35:32.508171+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.wudL6joM"}, "__input__": {}, "__start__": {"__start__": "00000016.-Jf7VnKU"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.XKOxax93", "messages": "00000017.XKOxax93", "__start__": "00000017.XKOxax93", "branch:to:reply": "00000017.XKOxax93"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x26f2319f19113fabdb021e96', NULL, NULL),
    ('chat', '', '1f1e8144-da9b-6dbe-8010-96ee40cf494c', '1f1e8144-da89-6cb6-800f-e928961fa8b3', '{"v": 4, "id": "1f1e8144-da9b-6dbe-8010-96ee40cf494c", "ts": "2026-11-24T14:35:32.515561+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.XKOxax93"}, "__input__": {}, "__start__": {"__start__": "00000016.-Jf7VnKU"}}, "channel_values": {}, "channel_versions": {"items": "00000018.BroLvEY7", "messages": "00000018.BroLvEY7", "__start__": "00000017.XKOxax93", "branch:to:reply": "00000018.BroLvEY7"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xf7a2f23194b269f0db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e8144-dad3-61fd-bfff-8600786871cd', NULL, '{"v": 4, "id": "1f1e8144-dad3-61fd-bfff-8600786871cd", "ts": "2026-11-24T14:35:32.538208+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.hLVyR7Fw"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3754cba9f951bdc27abc059a', NULL, NULL),
    ('delta', '', '1f1e8144-dad3-6f84-8000-91cd2cadf7ae', '1f1e8144-dad3-61fd-bfff-8600786871cd', '{"v": 4, "id": "1f1e8144-dad3-6f84-8000-91cd2cadf7ae", "ts": "2026-11-24T14:35:32.538555+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.hLVyR7Fw"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.8zCbXMGV", "messages": "00000002.8zCbXMGV", "__start__": "00000002.8zCbXMGV", "branch:to:reply": "00000002.8zCbXMGV"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6d1466d799cd1053db021e96', NULL, NULL),
    ('delta', '', '1f1e8144-dad9-69c2-8001-e1418932cb22', '1f1e8144-dad3-6f84-8000-91cd2cadf7ae', '{"v": 4, "id": "1f1e8144-dad9-69c2-8001-e1418932cb22", "ts": "2026-11-24T14:35:32.540861+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.8zCbXMGV"}, "__input__": {}, "__start__": {"__start__": "00000001.hLVyR7Fw"}}, "channel_values": {}, "channel_versions": {"items": "00000003.3iLwb1gP", "messages": "00000003.3iLwb1gP", "__start__": "00000002.8zCbXMGV", "branch:to:reply": "00000003.3iLwb1gP"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xed31fb1f973c075edb021e96', NULL, NULL),
    ('delta', '', '1f1e8144-daf8-64b2-8002-7bf7d100cf7d', '1f1e8144-dad9-69c2-8001-e1418932cb22', '{"v": 4, "id": "1f1e8144-daf8-64b2-8002-7bf7d100cf7d", "ts": "2026-11-24T14:35:32.553422+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.8zCbXMGV"}, "__input__": {}, "__start__": {"__start__": "00000001.hLVyR7Fw"}}, "channel_values": {}, "channel_versions": {"items": "00000003.3iLwb1gP", "messages": "00000003.3iLwb1gP", "__start__": "00000004.Vd5vT-Qt", "branch:to:reply": "00000003.3iLwb1gP"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x7ca050d485ab54a17abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e8144-daf9-65bc-8003-671b973422ad', '1f1e8144-daf8-64b2-8002-7bf7d100cf7d', '{"v": 4, "id": "1f1e8144-daf9-65bc-8003-671b973422ad", "ts": "2026-11-24T14:35:32.553868+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.8zCbXMGV"}, "__input__": {}, "__start__": {"__start__": "00000004.Vd5vT-Qt"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.1C6D4Dfv", "messages": "00000005.1C6D4Dfv", "__start__": "00000005.1C6D4Dfv", "branch:to:reply": "00000005.1C6D4Dfv"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x5afc04b0e4739ce0db021e96', NULL, NULL),
    ('delta', '', '1f1e8144-dafc-65cc-8004-9839e416eebf', '1f1e8144-daf9-65bc-8003-671b973422ad', '{"v": 4, "id": "1f1e8144-dafc-65cc-8004-9839e416eebf", "ts": "2026-11-24T14:35:32.555094+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.1C6D4Dfv"}, "__input__": {}, "__start__": {"__start__": "00000004.Vd5vT-Qt"}}, "channel_values": {}, "channel_versions": {"items": "00000006.nCPHBNp1", "messages": "00000006.nCPHBNp1", "__start__": "00000005.1C6D4Dfv", "branch:to:reply": "00000006.nCPHBNp1"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xacb9c30215dd1f9fdb021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e8144-db13-61ae-8005-14bd11daf690', '1f1e8144-dafc-65cc-8004-9839e416eebf', '{"v": 4, "id": "1f1e8144-db13-61ae-8005-14bd11daf690", "ts": "2026-11-24T14:35:32.564405+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.1C6D4Dfv"}, "__input__": {}, "__start__": {"__start__": "00000004.Vd5vT-Qt"}}, "channel_values": {}, "channel_versions": {"items": "00000006.nCPHBNp1", "messages": "00000006.nCPHBNp1", "__start__": "00000007.gwJwWQsq", "branch:to:reply": "00000006.nCPHBNp1"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0520e6bccdc60aa27abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e8144-db13-6e1c-8006-7c379d2d95b4', '1f1e8144-db13-61ae-8005-14bd11daf690', '{"v": 4, "id": "1f1e8144-db13-6e1c-8006-7c379d2d95b4", "ts": "2026-11-24T14:35:32.564733+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.1C6D4Dfv"}, "__input__": {}, "__start__": {"__start__": "00000007.gwJwWQsq"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.33YN0ez4", "messages": "00000008.33YN0ez4", "__start__": "00000008.33YN0ez4", "branch:to:reply": "00000008.33YN0ez4"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x1eb8a65164dea1c6db021e96', NULL, NULL),
    ('delta', '', '1f1e8144-db17-6071-8007-7d2c952cef84', '1f1e8144-db13-6e1c-8006-7c379d2d95b4', '{"v": 4, "id": "1f1e8144-db17-6071-8007-7d2c952cef84", "ts": "2026-11-24T14:35:32.566017+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.33YN0ez4"}, "__input__": {}, "__start__": {"__start__": "00000007.gwJwWQsq"}}, "channel_values": {}, "channel_versions": {"items": "00000009.NCXGk0PV", "messages": "00000009.NCXGk0PV", "__start__": "00000008.33YN0ez4", "branch:to:reply": "00000009.NCXGk0PV"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xe45ead4823be1372db021e96', NULL, NULL),
    ('failed', '', '1f1e8144-dc52-6eeb-bfff-6226effd6de5', NULL, '{"v": 4, "id": "1f1e8144-dc52-6eeb-bfff-6226effd6de5", "ts": "2026-11-24T14:35:32.695417+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.vGo00efa"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xd814f4e942f88b107abc059a', NULL, NULL),
    ('failed', '', '1f1e8144-dc53-6d37-8000-3164d719c1d0', '1f1e8144-dc52-6eeb-bfff-6226effd6de5', '{"v": 4, "id": "1f1e8144-dc53-6d37-8000-3164d719c1d0", "ts": "2026-11-24T14:35:32.695780+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.vGo00efa"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.6_lUudbD", "answer": "00000002.6_lUudbD", "messages": "00000002.6_lUudbD", "__start__": "00000002.6_lUudbD", "branch:to:reply": "00000002.6_lUudbD"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x1a0e7ee904c4fa79db021e96', NULL, NULL),
    ('failed', '', '1f1e8144-dc84-6713-8001-acc53586a782', '1f1e8144-dc53-6d37-8000-3164d719c1d0', '{"v": 4, "id": "1f1e8144-dc84-6713-8001-acc53586a782", "ts": "2026-11-24T14:35:32.715683+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6_lUudbD"}, "__input__": {}, "__start__": {"__start__": "00000001.vGo00efa"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.6_lUudbD", "items": "00000003.JU8zU-re", "answer": "00000002.6_lUudbD", "messages": "00000003.JU8zU-re", "__start__": "00000002.6_lUudbD", "branch:to:inner": "00000003.JU8zU-re", "branch:to:reply": "00000003.JU8zU-re", "branch:to:beside": "00000003.JU8zU-re"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x98484269da1f0621db021e96', NULL, NULL),
    ('fork', '', '1f1e8144-dab1-603e-bfff-58b24f576b3b', NULL, '{"v": 4, "id": "1f1e8144-dab1-603e-bfff-58b24f576b3b", "ts": "2026-11-24T14:35:32.524238+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.uiRhmIs2"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x54bab294bf58b0d17abc059a', NULL, NULL),
    ('fork', '', '1f1e8144-dab1-6e65-8000-318d8c2b77b0', '1f1e8144-dab1-603e-bfff-58b24f576b3b', '{"v": 4, "id": "1f1e8144-dab1-6e65-8000-318d8c2b77b0", "ts": "2026-11-24T14:35:32.524599+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.uiRhmIs2"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.T1lS5ng5", "messages": "00000002.T1lS5ng5", "__start__": "00000002.T1lS5ng5", "branch:to:reply": "00000002.T1lS5ng5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x4d3f1f35a4818eb6db021e96', NULL, NULL),
    ('fork', '', '1f1e8144-dac2-638b-8001-49f1e6fd5a55', '1f1e8144-dab1-6e65-8000-318d8c2b77b0', '{"v": 4, "id": "1f1e8144-dac2-638b-8001-49f1e6fd5a55", "ts": "2026-11-24T14:35:32.531276+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.T1lS5ng5"}, "__input__": {}, "__start__": {"__start__": "00000001.uiRhmIs2"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Zw-WbQh2", "messages": "00000003.Zw-WbQh2", "__start__": "00000002.T1lS5ng5", "branch:to:reply": "00000003.Zw-WbQh2"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xc6af69f143c8e1a1db021e96', NULL, NULL),
    ('fork', '', '1f1e8144-dc46-6fac-8001-6cb140ec351b', '1f1e8144-dab1-6e65-8000-318d8c2b77b0', '{"v": 4, "id": "1f1e8144-dc46-6fac-8001-6cb140ec351b", "ts": "2026-11-24T14:35:32.690503+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.uiRhmIs2"}}, "channel_values": {}, "channel_versions": {"items": "00000003.wyeeSXix", "messages": "00000003.KoX9QeKn", "__start__": "00000002.T1lS5ng5", "branch:to:reply": "00000003.KoX9QeKn"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\xf38681b8d631fd83db021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e8144-decc-6932-bfff-6549a840e2f6', NULL, '{"v": 4, "id": "1f1e8144-decc-6932-bfff-6549a840e2f6", "ts": "2026-11-24T14:35:32.954956+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.geHe4Htd"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4da5d25de1cf50a41b15d7276b7d898edd0daa9fd5aa93437d8f4c1739b23cea382cd5e653e26bbdde0c3dd5cf1fdc0b2ad057c84', NULL, NULL, NULL),
    ('keyed', '', '1f1e8144-decd-6b63-8000-ab5e988178e7', '1f1e8144-decc-6932-bfff-6549a840e2f6', '{"v": 4, "id": "1f1e8144-decd-6b63-8000-ab5e988178e7", "ts": "2026-11-24T14:35:32.955421+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.geHe4Htd"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.vb0hAa1W", "messages": "00000002.vb0hAa1W", "__start__": "00000002.vb0hAa1W", "branch:to:reply": "00000002.vb0hAa1W"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4dae6c33b2afeb0f46ef3fb6be1e6a6cfbd4b952f7f98353fd39ab7170d0d37d2462625b711f0f7b59f31367f4a660fb6982533a9600b8c4848dbd598f380201e5f1bc93299447e8f4b17e15b2100b297beff2eb16fd4e53ec23996d8ccd87e520233306319381b369917ff', NULL, NULL, NULL),
    ('keyed', '', '1f1e8144-dee4-62aa-8001-57c41fa4e500', '1f1e8144-decd-6b63-8000-ab5e988178e7', '{"v": 4, "id": "1f1e8144-dee4-62aa-8001-57c41fa4e500", "ts": "2026-11-24T14:35:32.964608+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.vb0hAa1W"}, "__input__": {}, "__start__": {"__start__": "00000001.geHe4Htd"}}, "channel_values": {}, "channel_versions": {"items": "00000003.v0m1lkOz", "messages": "00000003.v0m1lkOz", "__start__": "00000002.vb0hAa1W", "branch:to:reply": "00000003.v0m1lkOz"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d747730542d746677667a745139d2de4615b61f0cb3c18099e9c9a112179a70c5b0e361531406989f87b0f0a4daaf376d9014724109bc4c508e8b0711249acf8f8b6a4f0104fe527b3773e64e2926366012b06dc10a875c04bca08380283e67dc5e6ecb52da2eaa1004b4b9f4bc8a38987c12f1e828b3958fa5eafc01d9f3db3fbc', NULL, NULL, NULL),
    ('left', '', '1f1e8144-df7b-6207-bfff-d93789ff7cd5', NULL, '{"v": 4, "id": "1f1e8144-df7b-6207-bfff-d93789ff7cd5", "ts": "2026-11-24T14:35:33.026453+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.VCRxpq7v"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1f1fbdb7bfcefee87abc059a', NULL, NULL),
    ('left', '', '1f1e8144-df7c-6156-8000-30b6970c0acc', '1f1e8144-df7b-6207-bfff-d93789ff7cd5', '{"v": 4, "id": "1f1e8144-df7c-6156-8000-30b6970c0acc", "ts": "2026-11-24T14:35:33.026843+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.VCRxpq7v"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.KQzYyimo", "answer": "00000002.KQzYyimo", "messages": "00000002.KQzYyimo", "__start__": "00000002.KQzYyimo", "branch:to:reply": "00000002.KQzYyimo"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x87ba52feb12a4de4db021e96', NULL, NULL),
    ('left', '', '1f1e8144-df7f-6b26-8001-bf193935ccbf', '1f1e8144-df7c-6156-8000-30b6970c0acc', '{"v": 4, "id": "1f1e8144-df7f-6b26-8001-bf193935ccbf", "ts": "2026-11-24T14:35:33.028319+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.KQzYyimo"}, "__input__": {}, "__start__": {"__start__": "00000001.VCRxpq7v"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.KQzYyimo", "items": "00000003.dklVVnp4", "answer": "00000002.KQzYyimo", "messages": "00000003.dklVVnp4", "__start__": "00000002.KQzYyimo", "branch:to:inner": "00000003.dklVVnp4", "branch:to:reply": "00000003.dklVVnp4", "branch:to:beside": "00000003.dklVVnp4"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xfb2df5241a701239db021e96', NULL, NULL),
    ('question', '', '1f1e8144-db68-6580-bfff-28a9b7071041', NULL, '{"v": 4, "id": "1f1e8144-db68-6580-bfff-28a9b7071041", "ts": "2026-11-24T14:35:32.599330+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Fz5xpXfQ"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe601ef7ec5cdbdbd7abc059a', NULL, NULL),
    ('question', '', '1f1e8144-db69-61df-8000-b5db98d30b66', '1f1e8144-db68-6580-bfff-28a9b7071041', '{"v": 4, "id": "1f1e8144-db69-61df-8000-b5db98d30b66", "ts": "2026-11-24T14:35:32.599645+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Fz5xpXfQ"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.lHKqg8KJ", "messages": "00000002.lHKqg8KJ", "__start__": "00000002.lHKqg8KJ", "branch:to:reply": "00000002.lHKqg8KJ"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x203c9438fc483072db021e96', NULL, NULL),
    ('question', '', '1f1e8144-db74-6395-8001-7b27aaecd174', '1f1e8144-db69-61df-8000-b5db98d30b66', '{"v": 4, "id": "1f1e8144-db74-6395-8001-7b27aaecd174", "ts": "2026-11-24T14:35:32.604188+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.lHKqg8KJ"}, "__input__": {}, "__start__": {"__start__": "00000001.Fz5xpXfQ"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.h79J1Zja", "answer": "00000002.lHKqg8KJ", "messages": "00000003.h79J1Zja", "__start__": "00000002.lHKqg8KJ", "branch:to:inner": "00000003.h79J1Zja", "branch:to:reply": "00000003.h79J1Zja", "branch:to:beside": "00000003.h79J1Zja"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x8721c0602ce58386db021e96', NULL, NULL),
    ('question', 'inner:745e239c-df51-89e5-07c1-f1055e65af60', '1f1e8144-dba4-699b-bfff-cf5d87733681', NULL, '{"v": 4, "id": "1f1e8144-dba4-699b-bfff-cf5d87733681", "ts": "2026-11-24T14:35:32.624010+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Q2Fse4TK"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e8144-db74-6395-8001-7b27aaecd174"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xbe32beeeb1ace0797abc059a', NULL, NULL),
    ('question', 'inner:745e239c-df51-89e5-07c1-f1055e65af60', '1f1e8144-dba5-6c15-8000-4f3d0fea7eb1', '1f1e8144-dba4-699b-bfff-cf5d87733681', '{"v": 4, "id": "1f1e8144-dba5-6c15-8000-4f3d0fea7eb1", "ts": "2026-11-24T14:35:32.624481+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Q2Fse4TK"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.eRAXvzBX", "answer": "00000002.eRAXvzBX", "messages": "00000002.eRAXvzBX", "__start__": "00000002.eRAXvzBX", "branch:to:ask": "00000002.eRAXvzBX"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e8144-db74-6395-8001-7b27aaecd174"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x2c0d739c9207395cdb021e96', NULL, NULL),
    ('sealed too', '', '1f1e8144-ddff-6047-bfff-9fee4e68ab35', NULL, '{"v": 4, "id": "1f1e8144-ddff-6047-bfff-9fee4e68ab35", "ts": "2026-11-24T14:35:32.870760+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.bVuI5B5B"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvvnjx9jsZ78jBR0oBp9X1tSeUJYFhmD8U50xTRJFHkerQ+aZIforqNzJ2NYPgiHSI9ddK/lTjRSYTdn9/DuGAya/YLxHYW78J/lihHihkeauoaAfSks+1mwylTKX4TsLoZQT5EweH4OlLheHr+MNmnnXP+O1OUFlKwP0Df3hvzOIHePW/Izj+P6a7fZmCFeZnliEgpa7vzGxWqU/X5s4dc", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef4b51bb4641196c2297e0717715e8f243a60d9375331a4e9d87736c4482765713ca63958cf00450b6e33d428677411a65510e6c', NULL, NULL, NULL),
    ('sealed too', '', '1f1e8144-ddff-6fdc-8000-5036cdf9d281', '1f1e8144-ddff-6047-bfff-9fee4e68ab35', '{"v": 4, "id": "1f1e8144-ddff-6fdc-8000-5036cdf9d281", "ts": "2026-11-24T14:35:32.871157+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.bVuI5B5B"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.elc7YfQM", "messages": "00000002.elc7YfQM", "__start__": "00000002.elc7YfQM", "branch:to:reply": "00000002.elc7YfQM"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvvJRbFBWFCfVx/WpA1OQyJeBbNSoGtp65MTPf/wZehOD83yszo8sni5A1pwfU5xOBfjFzfqzyTvgXArtdktlYLTo+xmapqnTZUsqhFPj6OvDmxXbGecE3gnucIqsknhJ+7rAyMkq2agdNf+F9BZ86jXrK9hZ44i9prZiMPWxhvUKhxiP3X0nm2lYL2yMvRaRttQwFZqxYiqfVY8K1NRcqGT7UOmNvbUNXBgUHG7vf75aSvvK7r/WzrMkCTiJsinW4=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befae7def8916f3bb4f7872bbb6488c8c4811130d63a338b05c4fe2fbf811488ba59c717fbc4801dec055994348b8aad305ade34a90fb096edb4cba9f1b9653390da042e1630ec3b1367c22d39a50393e9cb35d84f5a537610fbba6ab6d8754a0b82c89dd15b6667f590c026d8db39f2cd28bedbf080a62c0dec113620fc855', NULL, NULL, NULL),
    ('sealed too', '', '1f1e8144-de13-61ab-8001-a4a63dc1184d', '1f1e8144-ddff-6fdc-8000-5036cdf9d281', '{"v": 4, "id": "1f1e8144-de13-61ab-8001-a4a63dc1184d", "ts": "2026-11-24T14:35:32.878981+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.elc7YfQM"}, "__input__": {}, "__start__": {"__start__": "00000001.bVuI5B5B"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.d8rq5m_I", "answer": "00000002.elc7YfQM", "messages": "00000003.d8rq5m_I", "__start__": "00000002.elc7YfQM", "branch:to:inner": "00000003.d8rq5m_I", "branch:to:reply": "00000003.d8rq5m_I", "branch:to:beside": "00000003.d8rq5m_I"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvvb09ZqJBkHUQLlFdNGRY2QKLxk38nmxMp24O8F7UDrN/n7Kr/rWozyWT15QjQJXr8J4SFAvPoHysFcFJ7idL8AduzndpKGqPB6K1lVPGHFoM1Cflro9qFozsF5D0xBqEGWUM6jGLUiUmwlZ7sdSQb/OyuPO71pAIN+UjuXKT2AxVPHoBMXRmU3lJnZWkyYyGU/AyFEqviMImLNM9o46WySbTuctmM4I/InpfBzR26CZJebUeI8PkTdDg4rgI4sG8=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befe98349395565e78699027f4ca71c65ecb8c5415d7ea1261b0da29133aa2902b4f5def9dc638e1fe1cb265c25c42d31adfd5ad187726d541fec434e45a9a8c0181c5cbd277961b43fecd467d6f5ceb0f4431963e425d0e445015a16abf788ec707848dfca38d08d398efc58dfa85f24d91ab6a49d73440f49e96400e57c1e53861234df9679acb6e6d5e11b677437e3ccafbe2d8ebbf1', NULL, NULL, NULL),
    ('sealed too', 'inner:e54f278a-2f24-0ee0-556d-6544888ffb6f', '1f1e8144-de36-6ecf-bfff-22f53e6e3b1e', NULL, '{"v": 4, "id": "1f1e8144-de36-6ecf-bfff-22f53e6e3b1e", "ts": "2026-11-24T14:35:32.893661+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.dVsYismn"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e8144-de13-61ab-8001-a4a63dc1184d"}, "pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvva7ykzUd7bQV4d375d6irroapbYd+iBfTzTzivXa3SLmmJXnPkZlxU4aiDER23MytngBgs3XImAjG7zscjQRDhNTyL5Uu71DPrK8zhiUxIUEdZZ+QhUNyKqt9OYWUTHfpHqCPVr1zb6OVPzruZK5jI/LAchIyWDDu/CtZ3dmgovxgjFfisjzJw1aIdM3XBrwdSZe8mbwIgTK4Kw+tODrvFaYbDGiV1QFK0VTkGNsNsV7LhMrkzAmKMgXozWOifAUnffn8hujISFc=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef5cff0991f078348277c21f65c4d2dc997c676a3c675b2d965e4737ee708ba0233485f2c34ea75a21e9d3208842e71b75215271', NULL, NULL, NULL),
    ('sealed too', 'inner:e54f278a-2f24-0ee0-556d-6544888ffb6f', '1f1e8144-de3b-6f46-8000-f124b2b0029c', '1f1e8144-de36-6ecf-bfff-22f53e6e3b1e', '{"v": 4, "id": "1f1e8144-de3b-6f46-8000-f124b2b0029c", "ts": "2026-11-24T14:35:32.895713+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.dVsYismn"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.nOe1T_sE", "answer": "00000002.nOe1T_sE", "messages": "00000002.nOe1T_sE", "__start__": "00000002.nOe1T_sE", "branch:to:ask": "00000002.nOe1T_sE"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e8144-de13-61ab-8001-a4a63dc1184d"}, "pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvvWBDUlrTNnCsK8CjXzJOFdnaMpRqWgpTrC2d+LdOFMGZHMepLz/ONq7zwyZF+dg0w7iJr+qTQZ71Azyvpp+1A1+/aoXqj1+/wpc7uKFq/+u2DU2SHCsfecKQ83lEs6jRIexuH9ek5roE8JpvhgxJdnKurgmTkMqpMZNRLuAYBMvQn/4zE7QYURdCRxysXSdgWVngu1m+apuhEWK1FT7YE6c34Hx5KAz7s5XEPEJXrDdghTJAQudpszfby+bN/TC5lg6lZlEkJSPDLqieTgIHltO1lYikUkTxwcI7AwdAIVZOUAW3MQ7sRzA==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef318fd7d8b4016977c961ec15742442a46778ae3ca6fd7575d8e20d4961172d7c427675b97b05e9be87549117242228ea2b68842fe20694edd75599d30b790020655754d8cdfdcf1e95290b61362e7b73bef6cec99ad42b6a6cf6d140c35efd6a76c00ac7d06263301206010bf8813fa31b1322429bda7c498feb0f8d', NULL, NULL, NULL),
    ('sealed', '', '1f1e8144-dced-6589-bfff-8cfbdf8524ea', NULL, '{"v": 4, "id": "1f1e8144-dced-6589-bfff-8cfbdf8524ea", "ts": "2026-11-24T14:35:32.758665+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.U-D2XqH8"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvvh6ye+3XRjPWpqi0DpiKrpA3XT2kPeE2XburScZ/k4NUI2R+prf8iLPMFzTPg0kg8TpuYCsXxn0Dqc0lwNxX1WJc+ewztXWbb/P6/pDRO36chOBm73/n6kF5f1qrNfYY4E/z2yh4k+s6P8WsOc+vnBKo+hbvi1XvN1mvrev57RBUxhC0EjdvPOSotsopWCXIbYA2WlFHvp/L41t6rPX+g", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef56b65bc6296998ff7fcd56ac499297d2618b67ae699604235bf302b4754640dc52503814ecdb75ba46782a5e161afd56eaef59', NULL, NULL, NULL),
    ('sealed', '', '1f1e8144-dcee-6618-8000-90dda8108208', '1f1e8144-dced-6589-bfff-8cfbdf8524ea', '{"v": 4, "id": "1f1e8144-dcee-6618-8000-90dda8108208", "ts": "2026-11-24T14:35:32.759086+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.U-D2XqH8"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.UlBB_cb2", "messages": "00000002.UlBB_cb2", "__start__": "00000002.UlBB_cb2", "branch:to:reply": "00000002.UlBB_cb2"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvvC8UzGx2ySdAQcdZ6X5WX1Y8N3GVQlbgYvQuZxiZi/axeHhXAcGfH9e1vusfBbftz/UXIo+VlT+o685X2IxOuSQtkEvSmbNMmLVfarQjT8zihB6hkotw4OgLkQeS0nnXaGeSO4U5dApGPx8wH3jlua/JM5bAm/1IcD4HRT5cCNVDXooTKlXYjRpKz9q3YYjB7DFiumaYd01Qpi6GGaDAHip4IuX5dHkwKMjvo0xhy454g2Cqw0uJQCME0iFwSk5Y=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef558fcfa12707d6695a78f7e1d270ed902db92e6d38cf35af78e652eff4a5517aa1b5789304adea276af5055435c69b47262da3f4149ee7fe77f139c61bd0dc6d2239fa8be0d29072e12fad3c419e21ececb62ddd294df6ef7038ef6d129501a19688580dd5d351ebee5e', NULL, NULL, NULL),
    ('sealed', '', '1f1e8144-dd00-68a9-8001-3c4d3d9dbd8f', '1f1e8144-dcee-6618-8000-90dda8108208', '{"v": 4, "id": "1f1e8144-dd00-68a9-8001-3c4d3d9dbd8f", "ts": "2026-11-24T14:35:32.766514+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.UlBB_cb2"}, "__input__": {}, "__start__": {"__start__": "00000001.U-D2XqH8"}}, "channel_values": {}, "channel_versions": {"items": "00000003.0-ejanHE", "messages": "00000003.0-ejanHE", "__start__": "00000002.UlBB_cb2", "branch:to:reply": "00000003.0-ejanHE"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvvpQndhKGKn/evsxpkW8/JqspZFJbzlI0VVTGQqslajiMniSIfnz2fcKezj/Yn2rAseGwoe3fxQw0JPqBLAigcPbvkb+RVBP03Hv+1xSuehnd8pfZ/OdqVD1WZ8mn94F26IYNfCPHhSG7RvjaP99Aya79UKs6suDLPOzz2xN97/GqOtYJGfec2SIJstmOv6Vros3coewIfMWmJr5BPERZfi2XOixxrWeH/16gNR8Zt1KRPLIUCFPlj7MNfNlP8apU=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef1df18fec75cfd6ae04e4fac50f8d5b3786aebd8f2c20cca05474f449d42f91f752968b7e89e612c70c619a97ed0539b4e550b2600d5b90e9953d39fc293cb5f9c70109e61e9751c202f574be82b1b8f544b40e8f', NULL, NULL, NULL),
    ('sealed', '', '1f1e8144-ddbb-6459-8002-78fcf1e9f2ba', '1f1e8144-dd00-68a9-8001-3c4d3d9dbd8f', '{"v": 4, "id": "1f1e8144-ddbb-6459-8002-78fcf1e9f2ba", "ts": "2026-11-24T14:35:32.842998+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.UlBB_cb2"}, "__input__": {}, "__start__": {"__start__": "00000001.U-D2XqH8"}}, "channel_values": {}, "channel_versions": {"items": "00000003.0-ejanHE", "messages": "00000003.0-ejanHE", "__start__": "00000004.xT6XsZHW", "branch:to:reply": "00000003.0-ejanHE"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvvXQpejYvgRIN1TilMM7RcIo9fRcgddGBVwd+UpQAMXEyGY7dpxA2omjW8vYp+KVTtzegEjShjgwhsK73GMQlfN3uF6lrVl9tuE9EXIO/EydfGvYZSrwfELZ8zrh4m9XpzLGcPUudYkl7bvhE+lRyqyoZ5rG8WU7uUHam0jfQeDrmk/euOZ0M2mfwEkhpayGgdRbWTWwM6bHCKRVEQfhhMUKI+YA6Rj7CH+OVjLg37vf86VqiyKuVWZ0h7a4gEWBKt", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befe426718fa9398815ca204d254ed4dfca537ad80b01b64658aa700e6e5143deaacf123983c21ae153cf0eacb1107c2eea6c5c8ea40fed7ae579ec085fc19c1161499572d95f723b04e945d219bbbaedca9ef63b8385afe7c1ee8585f9a38fc1fa', NULL, NULL, NULL),
    ('sealed', '', '1f1e8144-ddc4-6152-8003-042b02f81073', '1f1e8144-ddbb-6459-8002-78fcf1e9f2ba', '{"v": 4, "id": "1f1e8144-ddc4-6152-8003-042b02f81073", "ts": "2026-11-24T14:35:32.846615+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.UlBB_cb2"}, "__input__": {}, "__start__": {"__start__": "00000004.xT6XsZHW"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.fXN4x5UJ", "messages": "00000005.fXN4x5UJ", "__start__": "00000005.fXN4x5UJ", "branch:to:reply": "00000005.fXN4x5UJ"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvv7/cerM7LSyPRIki8acWtzuWa6pbM4yqHfC0UA78/5DfIrCWLlSlKCpdrCxypTjs261IWxbVq5dnrwTcR8KeB/BCfXt21+NXCoeWUWxc4wCCxSRWMmB0hR8lIunURi4PZaFR0rtBfuo+59Z8MSjT7zwcjq0JGp4dRjlVBo1zh9UVLQEzPpklcGMCucrUHAlwXRQWAZKc5R1bgvawr70JR21Ae6rTFyZs01HUPicrR1Yav715suLW7ydHD+esHlY4=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29bef43df1ca7c3d91ee62dcb466ddcd8ec0a5e3dc3aa38838e66a7eee6716e7aae87ab063d5889b04c9ddbf3d882b090f65ed4146d5a71635e8c6555f67969a23a8b6d265ccd7e63b5bdf0283e0f7057752c60d87dfd388079c7f5b64dd735c51f8ab33072844f6f5e91e425', NULL, NULL, NULL),
    ('sealed', '', '1f1e8144-ddce-66b8-8004-56d560c12c46', '1f1e8144-ddc4-6152-8003-042b02f81073', '{"v": 4, "id": "1f1e8144-ddce-66b8-8004-56d560c12c46", "ts": "2026-11-24T14:35:32.850844+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.fXN4x5UJ"}, "__input__": {}, "__start__": {"__start__": "00000004.xT6XsZHW"}}, "channel_values": {}, "channel_versions": {"items": "00000006.wyD6fKlZ", "messages": "00000006.wyD6fKlZ", "__start__": "00000005.fXN4x5UJ", "branch:to:reply": "00000006.wyD6fKlZ"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoQ01qVFhwh/V3HZBXJC5WsTgyzZ0lnX+uIydkdA0pvvjM5pBquyB1obH0fa3p4wjkKYFu7aR9359MU6OYJPuvltRfcEyZuo9DMMSUAaNensBuY7ESSTtZm6QfdfpHKMo2qqOpIGA+Y5LnMGGsvfCD3V2QnsbMgvbRkqZXNmISaYNGz7Ahbn2HUesgijXttyoZs6Uvn7csxPoU3XLyQ1RicN1plGL73cTSeSPJGKMik=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x010204323032368434d6a54587087f5771d9057242e56b13832cd9d259d7fae232764740d29befc21ab154ac610388bbfbce498b27c4628d7aa2dea8de54c3827780223b41c83f37bdfc83ab0680fba17e08adf5496f4869a78510b93aea7bdb141c4fb734868eba0edeed312404a6c9e78779e6156f2922ffe3f621a7014d7023ff7e', NULL, NULL, NULL),
    ('timed', '', '1f1e8144-df55-6053-bfff-7b3b8b77efc1', NULL, '{"v": 4, "id": "1f1e8144-df55-6053-bfff-7b3b8b77efc1", "ts": "2026-11-24T14:35:33.010845+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.PWv9DVDC"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x129dc0dafa0015997abc059a', NULL, NULL),
    ('timed', '', '1f1e8144-df56-6131-8000-14cc5f014215', '1f1e8144-df55-6053-bfff-7b3b8b77efc1', '{"v": 4, "id": "1f1e8144-df56-6131-8000-14cc5f014215", "ts": "2026-11-24T14:35:33.011274+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.PWv9DVDC"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.gAAT55H1", "messages": "00000002.gAAT55H1", "__start__": "00000002.gAAT55H1", "branch:to:reply": "00000002.gAAT55H1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x73847cb4629fae72db021e96', NULL, NULL),
    ('timed', '', '1f1e8144-df59-6bbb-8001-078ab99ae130', '1f1e8144-df56-6131-8000-14cc5f014215', '{"v": 4, "id": "1f1e8144-df59-6bbb-8001-078ab99ae130", "ts": "2026-11-24T14:35:33.012771+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.gAAT55H1"}, "__input__": {}, "__start__": {"__start__": "00000001.PWv9DVDC"}}, "channel_values": {}, "channel_versions": {"items": "00000003.EskdYgiE", "messages": "00000003.EskdYgiE", "__start__": "00000002.gAAT55H1", "branch:to:reply": "00000003.EskdYgiE"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x26595cc8068521b7db021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.rLa1QcV8", "none": "00000001.ksxwueHb", "real": "00000001.0ZChw9St", "text": "00000001.C9SjTroH", "when": "00000001.IEj31GLJ", "bytes": "00000001.CFN3SFj5", "large": "00000001.hubKYFvl", "nested": "00000001.wOF3F9jj"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x295fed92b12522e3596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e8144-db45-671d-bfff-f577d30e0ed1', NULL, '{"v": 4, "id": "1f1e8144-db45-671d-bfff-f577d30e0ed1", "ts": "2026-11-24T14:35:32.585035+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.fZ0sz3_1"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa0be283b7959b9b37abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e8144-db46-66ad-8000-f14626f3eb3d', '1f1e8144-db45-671d-bfff-f577d30e0ed1', '{"v": 4, "id": "1f1e8144-db46-66ad-8000-f14626f3eb3d", "ts": "2026-11-24T14:35:32.585430+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.fZ0sz3_1"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.MTJExwB5", "messages": "00000002.MTJExwB5", "__start__": "00000002.MTJExwB5", "branch:to:reply": "00000002.MTJExwB5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x63e727e9de853248db021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e8144-db5c-6760-8001-9d1d7d40e507', '1f1e8144-db46-66ad-8000-f14626f3eb3d', '{"v": 4, "id": "1f1e8144-db5c-6760-8001-9d1d7d40e507", "ts": "2026-11-24T14:35:32.594452+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.MTJExwB5"}, "__input__": {}, "__start__": {"__start__": "00000001.fZ0sz3_1"}}, "channel_values": {}, "channel_versions": {"items": "00000003.N0729d_T", "messages": "00000003.N0729d_T", "__start__": "00000002.MTJExwB5", "branch:to:reply": "00000003.N0729d_T"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x4aec9e676ca2c538db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id") values
    ('1', 'initial', 'false', '2026-11-24 14:35:32.30761+00', '5a91a687-b720-4a5a-8907-d55830e270d1');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '977231118532440510', '2026-11-24 14:35:33.151785+00', '2026-11-24 14:35:33.159584+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNi8pR+pIDXOglrfQcilJZfSuKGZ9uYDuuRH1YHVWPMYu026R4fd/pCTJZw3nrA7q9XLRrTKvob9CCrmNGLIrRp96jElmHwxHS2g5mcG1l2UHrlXGhKRM0b08Z3ihpA==', '6545418437976478629', '2026-11-24 14:35:33.112335+00', '2026-11-24 14:35:33.112335+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '503706025171333026', '2026-11-24 14:35:33.090284+00', '2026-11-24 14:35:33.090284+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '5941578331148003177', '2026-11-24 14:35:33.098913+00', '2026-11-24 14:35:33.098913+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '947038113552153522', '2026-11-24 14:35:33.077619+00', '2026-11-24 14:35:33.077619+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '3178925548847300641', '2026-11-24 14:35:33.095461+00', '2026-11-24 14:35:33.095461+00', '2126-10-31 14:35:33.09546+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '7815484750082435012', '2026-11-24 14:35:33.091396+00', '2026-11-24 14:35:33.091396+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 14:35:33.151785+00', NULL, NULL, '{"text":"old"}', NULL, '8038766415565017608', '2026-11-24 14:35:33.151785+00', '2026-11-24 14:35:33.159374+00', '977231118532440510');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 14:35:33.144406+00');
