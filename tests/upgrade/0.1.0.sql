-- Made by: python -m tests.upgrade 0.1.0 5e2e657e8f5c76b0b74c6df6bfcc0ccded5c32d1

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
    ('chat', '', '__start__', '00000001.vxwFZg5v', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xce0df6d1'),
    ('chat', '', '__start__', '00000004.zfjn1dL0', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x9d5a40eb'),
    ('chat', '', '__start__', '00000007.BfGAkayI', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xdf13070a'),
    ('chat', '', '__start__', '00000010.V9MMyLQ8', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x240599c2'),
    ('chat', '', '__start__', '00000013.4uV3n8bf', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x2d894976'),
    ('chat', '', '__start__', '00000016.1v0AbG_o', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x693620df'),
    ('chat', '', 'items', '00000006.X_aLQt1f', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x778b4dac'),
    ('chat', '', 'items', '00000012.MZXL2GBf', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x54f70ddc'),
    ('chat', '', 'items', '00000018.7Qv24aiP', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\xf8642143'),
    ('chat', '', 'messages', '00000002.g__bg7TY', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa75e22ac'),
    ('chat', '', 'messages', '00000003._x7lnKwu', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x07008ffd'),
    ('chat', '', 'messages', '00000005.eLgci3Qm', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x387d0907'),
    ('chat', '', 'messages', '00000006.X_aLQt1f', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3fbce1e2'),
    ('chat', '', 'messages', '00000008.CXfy7Whn', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa3763e71'),
    ('chat', '', 'messages', '00000009.tNlieZen', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x91c323fe'),
    ('chat', '', 'messages', '00000011.M_0r2wbC', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4254a322'),
    ('chat', '', 'messages', '00000012.MZXL2GBf', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\xaf8de760'),
    ('chat', '', 'messages', '00000014.Wohg_-Ki', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4a4fcbaa'),
    ('chat', '', 'messages', '00000015.FRXmY6EL', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0f173206'),
    ('chat', '', 'messages', '00000017.Bhn1zjPH', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\xdbbe82dc'),
    ('chat', '', 'messages', '00000018.7Qv24aiP', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x07eaba76'),
    ('delta', '', '__start__', '00000001.FZDXeLIE', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xd1c48f1c'),
    ('delta', '', '__start__', '00000004.-4DIy25v', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xe3469c7f'),
    ('delta', '', '__start__', '00000007.eAMyFsR_', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x6ec37cc9'),
    ('delta', '', 'items', '00000006.YQ1Xbgwx', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x660e2643'),
    ('delta', '', 'messages', '00000002.FFCKRYOq', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb8208616'),
    ('delta', '', 'messages', '00000003.o0GpDRen', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x762cbedf'),
    ('delta', '', 'messages', '00000005.aHP3oiRr', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2b9f7156'),
    ('delta', '', 'messages', '00000006.YQ1Xbgwx', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xca06899a'),
    ('delta', '', 'messages', '00000008.mcQvyu6S', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6872c2a1'),
    ('delta', '', 'messages', '00000009.Qz7cW98_', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x950c5db9'),
    ('failed', '', '__start__', '00000001.Q26wY8GS', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x4f96c734'),
    ('failed', '', 'messages', '00000002.ENx0Z7Ss', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3a87a7d4'),
    ('failed', '', 'messages', '00000003.ERgnq7OV', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf8977aa7'),
    ('fork', '', '__start__', '00000001.JS4TVW1_', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x95d2f04b'),
    ('fork', '', 'items', '00000003.rgEcSgE5', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x8974c1c2'),
    ('fork', '', 'messages', '00000002.sOnxtdGm', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x36577e06'),
    ('fork', '', 'messages', '00000003._YkGbp8T', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2e0fa3cb'),
    ('fork', '', 'messages', '00000003.t1LWIcdZ', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe9b50093'),
    ('keyed', '', '__start__', '00000001.DbD4hlE3', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652f0257dc8c9352271e8ff5f81b9070b9ba8ce8d67f654d8c7bd2d84ca6b6a3827bc2d1c24b317c2f6bbd13a3ce4e2605ad1044033e32d40419ae7571627ac54b586c4761fd8d693c58ac0d4569a358d201963ba6aecc728d053a312cc095fb5940cade05cedda6dd985181d413d2d2a7e6a31b81c694b7cff1170e7a4bd8d3018c0467fcdadcb056d22012207927a9d47c12114cacb40bbf950fa9ccb8ebf349f063fbcd77e2a00d5bf8980f9041a8e36f41616cbfb84c14c5a061dbd7f0c62c0576d5c26b5c013193805da3e3b8b365ef82c1f68aeb35acbc9f1fafc295c40cb31c2e55bd441acd42d56f7bbafe2a38488b9dfa74f8a4582e44b85f468e36f28ede68018b3aa899696b74719cd2c53d624cd00747ef7bceebbe1a130a72afef55769331b0d78e6edd76f463266b77ee2689dd6baddf031b2c0c21dfce27029bcfdcbf6e85a603cde5f699eccab0ce068881190d', NULL),
    ('keyed', '', 'messages', '00000002.MBKpE16Z', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652fc6c6b8b7a0a9d91445a6c810de5f0312698e0658a17df8c710e25221d351d5705de17d112e66d604c46fe1f57d326abf395b3bec2c95e381a3a3cd35896b2c6a78e22cc7792cedee7a944f11fb8ee95cbc81e1d08be9193ac2f07ae89bd0b30d90d0a1bb89f0f98420ab46d37b8d4e1dc07a545e40848389fc5e62e5fd05703bac69cd3abda0b8bacb1bd1e58cb0cb8a41aa902be15c62a9a414ed667583021af43cc1b4cd54aa2054821a5c1a56d223b276ebd0ba818bc893cb645b7b49a6c3f8daf83c9dd9198358b8671d3d05f21b1d94e8c801bbdc0a6fb4d6e2c6d3c8053251de42cf13649a69605fa8f0b1a9e62ec611ac84c7c31d9d6c3a686432de31be1d03b5cf78a1d81112514825cb77569ca64f739ca5603370b87f7a619848dcd6e9c61d84dfbfced49beab3f16a9fd06b8235a4d449a2a07650', NULL),
    ('keyed', '', 'messages', '00000003.TW09U_An', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652f19562a23d20bcf66fe3af5d07ffd72f12a4c36c5f8064edf1e497bf2169d866eae70e0af6315f82013387dc958623e69d66500e7b46edfe8d0e078c399023ff66897e5d7ddd235ab3629067f41cad8d02b3cf6ead146cadefa7328b5fabafb28c33bd13ca6c20bfe32830a4356cd624935b3a3b3762ff25a33b2528016103956b96a4a954695494f0ce829a4886320fd256d9e0df26169ea77dc1aa88729e28b55d243f8b699097b24d5311b655dac6b44add1cf6595ef02dc55dcca5704262c7e8cb3c79a0260017a833b00544415aec90f887989688b67bc2e32225b597a00fe723d52c0ea2a282b15037319c6f52d9511aac7377d2527f5bd485355f94b4962166c3f91fb3a82d9bef9be92799020698e827c20fe9b198ed569ee237e831f8f1f8ad57dcc47ed08ff49c65f2b12be17de2b11eb0f2cfafae7a83aef0b9a84b06fb2575fc9f0e1af1087e64647c2206630eafeaf9a23ae56aeb1ca6cebb518377d37135bec5696cd66eb30f3ab41c43489af1b0b1e77c7f2466f14a750c2c5ec149aabbcfb30672a81211a25ecff41bbf77c96028a5f785659d7e0b04d3f5c3ab839efbfe31b1f29deb6a22031b1401fc7c88f68662d7419f48716f5e80fa8bcb9bcb781afbfc739847480c4bf253c98464afd3ce69d105e8591d8e5ca8bcb373f36c9c3882ef2ffb34173fbaaf61f6b0393660909abde2f2c9380a39e21507f185d0988f1ea3d07e6134e51da40ec5ce7fc8b11a1ceeefe38a8684ef577491cafc7db529d39b22d5f1401762e1a1e4e6a4841206503fa9db11d596354e8182f10f951503dc1b8b248e3de3ee3cc3f719046e1e4af77726fa860ab51f842e9692b829422c24c0ac07aeea8eb6512a83961c684c2a012c90a65d0fc2372', NULL),
    ('left', '', '__start__', '00000001.06uOzOWI', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x42fd8a64'),
    ('left', '', 'messages', '00000002._ppVrc2q', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8c1921d8'),
    ('left', '', 'messages', '00000003.i8z2Bsdp', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x442f6728'),
    ('question', '', '__start__', '00000001.0ocTkxZs', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x20777769'),
    ('question', '', 'messages', '00000002.yMhDubdL', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x19fa758a'),
    ('question', '', 'messages', '00000003.p4_OcFda', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x81b6be3b'),
    ('question', 'inner:d9e0bfd3-d769-9a80-bf02-98ec773ff980', '__start__', '00000001.Q6nsQ6Hr', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\xe5a18e15'),
    ('question', 'inner:d9e0bfd3-d769-9a80-bf02-98ec773ff980', 'messages', '00000002.cH84XvYV', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3cf176fd'),
    ('sealed too', '', '__start__', '00000001.i5m2IUNs', 'pg:aes:msgpack', '170', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2db518a8e596eecf99a386e0a26c255560ee532dd5f3a1326ff89008aa6ff4b8f58d1d32cc4f494e49bc55229b1108e9502a431ace7c18f7b6380572b9ae3848a24e079d572a2f0fba994a956d43d4ee5429994871aee2c6f9013a1979f52564d28a487eb2f9e66030944c129d7d714b28bdc697bef7a933d6e9bc74deb475ceee746b7ed4cab0b6959bf08178c3c2dfb80a4797e2fb9d7bdc799b064412acb39a6178f16228b2c8f6822281a34b954ee911fd65ae25ea82ff94662755d0b4f80e034dbf45d63', NULL),
    ('sealed too', '', 'messages', '00000002.wWSUjpWz', 'pg:aes:msgpack', '144', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c27bfd37b52ac6133ff1e72fe0091ebab90fba2d9b323af00766711887dfa38c71a8845542504f2d4470ab62014a4dad961e2c249825c5817a998cff11c3457374782d1f62ddaa6bf7dbe05d7d36fb359d058ea6763b1dcf0d5cf44e2c1e30a4d4b96436f561c48e009e476b32b311942c7bcfdfad1b7057e6fd6379175df630439c8fe99104aa82a774c141f1d20bcd63f8a77b7cc51dffc9f8267d6142957cbd22acb5a3c8b18bb113d998f8', NULL),
    ('sealed too', '', 'messages', '00000003.q5xgCvyp', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2d264dd2fb69e120109fff8d01eeaf601103d422319cb86f61b9d5a10fbc93ed703d20517263f28f0d77edc80606d4dd9332d77f03c7a02ddac10d399dc99927ba7892d57c63694c086c3cd5acef42d709bc8aa69b137b158d30cd8330739d5bc4a54c39c300d8679fbfc2aa1358aa83a8c66c94e3ebbe82eebc3a086ada9e5f8dede33648b4365338a80d60848424ff5dca21b0f30fa43c385153980042a35ca7f49af6d4160c9a490cfc68bdf04083eff76598c928e1354593e1859eb64929a0a4a7c621a9f7c9937f604d2fe66bda9bbcaad9111e46746239f7b16441830779bf2ffe89394462e5dcfde336a83ef3c14642014c6255ca3d81cda712fb8f8781ce02c3c6ab8ddaee78f0780250539ca30ef1bc5356cf40c855e284318105c82880771c7d849f0ab0bb85c6f263fd36a264ef104268cbbe72c98a0c40fa872e1e742af825806ace37ddcde5525757939e4ae4b38cdc8242667efda8616b6d319680c8fbe14aab27b1f8cdadecc3c7f6fc3f1a4d349b107798903d7af16ebf325ed5d5d0211a46e0549102cc795fb016f15d0af180829ee86d39cd4b2c0dd2d2114f6eb358313ca5ac2c2ac8497136dde37db2e8ccb2e30946ebc8af8ecaf67ae33eec066d6ec6b400c7ccd7e79b2f988d2bd359f0970c71def49e25690bc1852e8fe1058dbbd7f77a6ce7f45475a5aac', NULL),
    ('sealed too', 'inner:bf7e7b69-f3fe-133c-9723-d3626b129b25', '__start__', '00000001.LwltIPoX', 'pg:aes:msgpack', '503', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2fa4eb1228268a95a26384a991f40b4d40af5c12ebe3049e8bff7a6b423ef4e1801e04d907de70ab734ce765c3aaeb50cc4813de94058e621c74a8e438843c6898215fe5f5d9ead77a294132d5242b28bca9351ef7ec65e75122f4c65105b6b644a7cc6b45433cc29e5a866e9439b7f0fa8dfae10b8d4efb3818d396fd595b379b5ba3ac8385f270aec9b8d83bb429247d24e54854077e62bc35c9d6f84395ac2de0f012985cbdfc92b403661176b4cee818d179d0ff7b6b4a46880d2c5097d4754d4f730211c58165514dd3e500ac20fa4daa3251a32183f11a4327883bd3d2cd8d9850b2ee975f9e7075a94f0291c7c93b6413be4b435c7ef9af775fa8b70e79edc9ff7b0231080b40f2b1a0e045ce6ccad18a1cddddf9eb9453346633cb2a78325fef413ad85fe84e16758494cfe3c05bf8c424d22e38b86f3616a2a3d4c964f6bcf9f3543aafe4946101c0436713bb6462c20ccc9f698a4763be6315b005562fa1ad3d9ea1a7ac4a62004bd6aad537e5fd7837acf8839a728677f20aa462052e3623fc907d7c51a09c180f19ea1709e2cec01adcbdf7c41f6df9df9e41c706a145c9b9d535bf6ec8a83ad8be5163e62db4c303e8df6edf25c59d6093983a23ef2db4ad34c2edf26e0f04851fcd5f4dd74d80632cf3f8e7420906b1e3ff75e399e1b5ef1b9bade9375d3837f27057875bd4c53e81ade3229c3f36f786a0da0618d799a07fc85f03c0516c38d40d56ccf1d69', NULL),
    ('sealed too', 'inner:bf7e7b69-f3fe-133c-9723-d3626b129b25', 'messages', '00000002.HF-kAR5V', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2dc6bae701c7e9319db16200d4e1c2f36ba9a39c2a475807e355e377dc688224374c8e193341a354164e10b3b826bcda83adc4edbc1be9efdbb8ab3a3ad415d1d776e62177aec6c97d8851c7d84d7ec26f44e256ad06a5ed03bbf86e45ee0af7bcb5616abaa541a3c3dd79ae6e6db3362c696207c017dec43f8a9173d499712ef4e11d327e940aee3875d69c176df9c2930291476485afd44c99c63316e802e7e98efc9c702c95fa5095486ce38019b3bc358e33e326ab04a7466c188fcfcc58d29b2e295f7516aefd532a5f657b53290ee4a06f796708f88077817f51d83f695e133f8deab57690a379a99bf2004c084a290881a84ec24a18e2a532f29f0667a16fb8fbefaf616f1f1e56469750768f588ee829e8ffde6f43b4ad610ecc603000fdcb30d44e4cbcdda29da3839aef405197cf4264f2dd218e5e9c10d63481dbedfb9178416e08ffa3fc58d2a1ed38f80e1e9761ba71ad6c643cf2c72ac7a7200e3837ccf036252c06ab19962da3d614cad312250aebe9c223b72e8d0bb71b8547037e1ece032b4f9bdf4d1ed8d7da87c8c5c6e8ea7875c804945e74145e456b984264005ef47e5a543fc88c553a47e96785754f6ed894f1be964d013558742f5dcc8eaa8bb1c31c038a834485bbf56918d05ffd5e0a28e19491ad1fabbb4c2aba9e4561bcedf9b0e72506f1d77a5bfea', NULL),
    ('sealed', '', '__start__', '00000001.44Ua55k5', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2ea66d9759660913137b86e36feaee275ef42890af6fae142969e942f6ec3806c9cf57bf7628d1601745afe2d30e89b727a25d5765af88493a20f24015df6e71f0004110aa27159f0e2b48376c6998a599f3f40402bbbfc907c8ec458f1d91f0b0228f7f1a5a302b9faadd838900b95fe44abc4f88bb9860d4d399cc7c6a5ea895bb543517a4cb878867a200a803cf42c40fb06e048f50c9e840459c13527879c99d874db1e9e8457d1f32be29f7ea5bc39dd5445279d18db197384f297741bf8108410cb349adccc0d1f2668da0586aeb99084595ba5f5eb5d0f846a80f1649f1a33462eb1478b946e9f01cce5894a1c4f5198c923f5ebaf32839a62e27adf08f553cfc7132b110cf5809bd3e697af990b7f2c09acccbbe27c4f7e51005bc63d9dcf944377f6d11b58a43c79626f15dc0b7948288c084153ecbb40d7f5413783bd420d8b05f3ef1be567313c927546f1227246', NULL),
    ('sealed', '', '__start__', '00000004.uIBZZLW4', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c21b3b6b8ebd18c0fa54790ceab1e023c1e3de9d0fb99fa2b075b1cbbe5de164d3770c457b2a525e2e1fda5d32c16b0db95fffcd6689e1035ea5d3e8c1ad62add87f7d89cc85c22d8b4cdaa7aa8146c34e71ea6427a2d2aee46110ca70d8e35e4af0435e7a9569e04a015bbf765c06e1263604fbb31d02a7bf9bcd98f173649396893c9d1cae75942ab4ce50f9d1dcc6a80ad4e51c936f56bd3335044af9ff08ec8fc6f74f75b18045438c4ee2ca55a85b5941eb02e75b449baa951a34fe784afda7b195bfff59d93a63f5f590f7d08d38536dc7fe5446342ad5810d7b2f8958b93e9fefe3beb402d8eb5cde7a0cc7ec365578c0f536594fc300a6bd001b73ba77f3af150afa082a0818f825256e30fc136caa66c606d29067030a54056dfb27aac98a38fa60c92619e8c8ebf0750d4b28b2e52da3b6f33fa683f279361fb8b9514c4d9235567b2ae65c5bb3fc6976d28453b441', NULL),
    ('sealed', '', 'items', '00000006.Bw8XMl9l', 'pg:aes:msgpack', '24', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2cf9eac572e387e5dd532ef7b1f08316148e8ced7176f690870fc22222d90183b9400557f9d3e7545aa925973fbe026b60ac80b95', NULL),
    ('sealed', '', 'messages', '00000002.JCn5zaOu', 'pg:aes:msgpack', '286', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2e637968749d34c8c67afc35909b4142e42a135d5cafbdcfb884478904f91d4787d4522f0a304234617f8c69e6b766a92c5d7db0c9b3ccf4380fa00cf5ddb055740f3859f588267f321a4e13e8181f0ef8b00b8e7cad72132150dfb2f68704b5f1e26bfe9f8a30617d0639618db3bdb0604ccaa9f5cbbc17fa2a91d91758315a2fa77c5990373009070b736c4a8dd9ae8dbb5be48bf782347b2cf2a5a768bc3fc0aaa30d74b2545a8cd084464ef393d1732a412df4d7281774b20709a173f20e0c2b1287400752ca4e9146d8009b5569a42ff3db117fce5d8f288facb77a4e2435aadfd0940e3cb93658be925e5ab23010bfceaff6e6c56c05f4f39d4a6cfca62da67fe0a28f737ac0e270ad849bf358fa4393c76fc224556bf90378bacf50895d183a6d05e1c0e68b8b97d0735fb084637d078d3817b649ac3e1', NULL),
    ('sealed', '', 'messages', '00000003.14-xSWs_', 'pg:aes:msgpack', '610', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c28084dd532e8e6e1a26db37a4ce280de1e68d9e85b9d790470c9e3a463238d9f537e6fd63c3df7a156dee0a2127ae2914a252b3b56986ce2487058d1b002284d504f0bbf71c8beb1011cbe52924dbcd2a57773da6154c080791bb5a566c6459d892c659129e8dbf13434188ce784d6676af2e689630b0e2b4efa2f7f2b47241888a8b9fb01a1d18184dd05b8e741ef6b32a8489805febe71b33d7bc96f3d250b28e789330dc2ae860928a8950bf93e6398ffbed3564230201fa676624b170760873a65073d2e4426b2136c027fc7a3501d3ff3afad68c4ae1e2e20c2c90c057e9c06bb51c79ddb79bbc2e08555fab7ffb3a76148d575dbbf5b3b79717d33583dfc2eec4b9941eabec810a539fde61e14f6c7637474f0d8aeb2ae5719083c177aba46ab7f898c7c144b3515e4eef1e2d9e1c3dbf03c97860dbba63a85cb56a6ceaab62b00d4b61d060c1c338fd2f4708de68182c87783b869de5607ea3365b2c70146b4b8dfdb2dfe708444adfa7ca62f6f7de037acd94d53ef1d5e32b64a217e9abf3e4d01e69df95a575a4cafeff7fb38f638fff4166002020589a5b0fcf05a11aab8d8cee9197dc055e481e615c7b35b63b98bc2c7cfd1754f1f34b187a96816c174fc24fce2c10253d934b56ed30b3456077b2241e881a33cc22cd5c0673a7919c89091e9a3562efcf2d7ad73514715352e2c5aa557b9b4467d235998c7e8f895983fe3908a82cafbdf4216f1ceea4bb6f66f4f1dcb252cb4062be2499fc7cb69da0690e512cb69bcb14385258604f4d1cd84f6855b4d00325cd542d7d15fe185cadc7cbed1bd368aa2a0aecb5931a2be9da7b16082e07f3004d1f2c8e4de07d41ea97239dd20bfc08fcb3a96a3c68e16b9d3c24d8d928aa9145a58169', NULL),
    ('sealed', '', 'messages', '00000005.y4SihiwF', 'pg:aes:msgpack', '895', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2e2d18401d5be0c8832f6b30d81aa5bf86d92133cbca30da692b947f384691bc4016c1dbbb35e6413168f9deab889d08aa599ce654d05be7c81c8839cfecdf891a5582c323c87c5a12095bb34e57400b96252ad3178c730612810af70a04f145108649cee5b09c88ce2f500b84945116cdc107b9fb397501be74ff8b96a5922746f06f638a391795dfa1e7f50a701152556cfcc19c4bf691b92e464c67cd6f7a2419b041ab246a35d7d46da8506bb6e952630c7ec93a81d2710c9926196ac3b6e4060e9c0bc3cac7ac1c07ee2bd1a81c1e27060c4489d7ad4adb849ea6501ab81faa32fee6952eb11f19571c930ef678be528ef3a58bf08b305e92c5354964d51c071bd410b39936ded146987f4bbe6910031ec85208821cbfadadfbc70821ced804bce8d81e2ba4ed06ada5f35e4972f25e72f3789ad560d4dc298c187d7515945ecf69aa033153191ce6f31ae9ae68f5c63d64a427946800115accdf3da5af8ef0407dc24fccc55b4e636e73f68d584f3b78b30ee9fc4d0a92fb00b12064c27273f9129d0a5e8e9666450ed20a63f937a0333bc5cd9f0980d62844fd2ae34daa381c53d5d0b416a27df0382b03e11ebfe784861bbed3d5acac8b4759857c8d5bdaeaf7c8ec38d039832394c15df9c4a09e44e632e62cca1b0622a0770b7f17efd4daf381f30fdda3e0c2d7601bda0684bec2798e7d15841cc0ea757937dbfdc292ea941e57a8a5098b0e9c3c8e08f12536d49e5727b78ce027163adc144bbc37f9850a754dde6d662dc353b9da9f85bafbaabe08e51d6f44ab4895aa878be80e1ba6e1ed49826ea6093d2f41d0d58c18b411de27f83cdaa7b5110e50650f2bad9e416bcdd1dd37481dbc3b4a542e292f177f9df4aed98a7ec5bfdd0053f980d229e65b20151a1102a77450a001c101222036797325963b3126c28459c763b0a205df0cf15e5d9c4a45ffa7399094059a39c79cd80ecb79879e2bb47971f50f5e3deaefee665b4f6f8b87967c2974f8bcbd4b65d88b78bcab46d936c6d8154389349d7dc777f6136cc295979087ac9100bc3d5fa6300d94e3df3d3f504096c5f56fa6926c9a373ddec4adb63054a2198a73ac80cccf20b1e1b82d993394664ef5a01a4e77d3efbc0e718f65aa31cbff3fe53a1733e0437d378058f7daa2a4ba099f5580488418e1c897d07d2b742dfe7d733a6242089b1a9fa68286bd5e68be2dfb915ff1f78384fdc79558a23620ebec3f69a736a457154f7bd76a89c89da7d61df88d8b5c5281ad9499c56c2e105e383e20bbdcd1762ba5bf3eb', NULL),
    ('sealed', '', 'messages', '00000006.Bw8XMl9l', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2f0e98218e5a75b5d584dc2d0b92a2b975afe23ee366d205636a7f254c20f4329a4f486f5c0c621020363faff3a6671539e22568f4424feb977deaa2e0da9116c3d0a76f7a5f9528b7a6790db5aa320d67f60d3a7eddb5ae53558314a60e017592d69494033adad106eb262d0c2bc07369554da9369d8540023664437b76ef7b207565a8fb879344c65bacd68365c26f12bf7a92e8506fd76edb75a1780598a4ddf6a5a3bff79764d186d56a65675c66fa7c7a6c2e82d74d521ab6739a888fce643157c9e92c44abc6befe5f4f93e906098df3e9964656c46fd44087e5390752b6fcd5272beeeabaf71d389484c2715b899e8e7b846a4a58a7122d2bfcc6285d8c51a95079d82c5e8536ed172902c6f7600adc2c5a0731b13fe3a83d238f7108fa9dcfc9d332461c1982ba502730addd74c6d59bc243a1cf09b24b277accbda580e2264a193d3a370775bd225013721915de983313a811a3ed28d83688fe0ef8a2e8d746b4bab54e321af8fff9cbd2d8ccd555dd1cdff15c424e9305ad2fcdfe3b1c3c21c4b8990d00e89bd4e91d0793626dfdcae482433021cc18df62cf6ceb8c7620b4916b6d49e1c10c835b4ab351412860fa6557aa4ed3cc97ae6371e8593a78e26e97df5a8041f1d2d179740e010919d701d5f9c38726bb76351ce23c22c2ffb9fe2ea41b06caafa24d03a254ede4459f0abf74299adabf0be822b871a9841a9ca58826e831fc3639fa4f37e17f35e2f15379b394f8cf53bf634e3ad081a61300674bdf2006373278d4d4ededa943a36237c2d22778007efabe4f1cde6fdba20564df0cee1ef980faac1972621125226462ddc4ed56a48f0f0ea04cf55f2f77068d871468b364e52cd9dda6075c2f4ab770a1c910b135147fc2250bdf5807fef2d227b39a52aba921518c9b3b64fd96a2f90452b0feb8c3b788e8b0e8d2ad3599f7da3f8b3912df8b11553ac433070a189bc540aea045d280ea4c0b002e477e4ac4a8afb99ea67277fbca1c6d2d176fb69f76a4172200dbcfb606eee1f5a73aa20437a7ad0b5cb0c4a0c688d545ef1bde59eef335f3622240d87cf0ec294c6a40aecaeab801fcc7f73fef692e27bcf2008aefeba7881d830aac406f6e91dff8df6564d420533ab9f9cb7e6d8f5dfd1446848953237cf70d50039cf109fc9a6ccb36cb0f240bf87c806e6fa0b7861be193fa3c0bb7b0fee5108001dec426094e96f092c9771bd0c5b9833f43438304c2b210cdebac967ff7f46e4341505ac9e0d8601fdd616b9a4c138f29d552043f746db3dd1b4a4f819cb15af77b089e86fb93e27a3bcfa5b0f5f9b66c556863725552a95a714ffc3cac29f90415994d60cf51e739ca7cfb326feb2a18fca37ee8aff298202b5415b8f65ad6ecf5b361d3ca20c39a76aaf15c81c880e1466510ab9d4c75e757d60a5a014bfa8c76a0ec4c08ff7fd95c1a8cba16206c9ec4099507a8779cbae2a6569f9c11138a7c7b5aaee676f3dd0450059b592ead384d38cd86e30a9d552c4140b89aacb95586a27b3af8b7a943a0815da8774781c4d72fa3c9325d7ddf8d3d157b06290fd257e466db6275053e976a60f93e5d71b31bfdd28654043c59a8f77a252f95a84396557f2a3c746be9e4a1b1c277e57cdef8ce383acbc0d493f255e2357f19b739e2a3873b152a90eb63794337b4de8c2ba24ed62bef25bb3e01102f6a58b6272a6f2e4ff778c54df01f2b5a45d0a4ae77d65ddb663004bc55ded053c1f84a4b46690f9', NULL),
    ('timed', '', '__start__', '00000001.ypMLD3ZW', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x84acbf47'),
    ('timed', '', 'messages', '00000002.lp42xfa2', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa16d298c'),
    ('timed', '', 'messages', '00000003.xTz6EmME', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xda3b869f'),
    ('values', '', 'bytes', '00000001.UebXxuQk', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x2d3bbafe'),
    ('values', '', 'large', '00000001.dBmR25wW', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\xcd69eddc'),
    ('values', '', 'many', '00000001.-AkzqSZb', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xf21975e8'),
    ('values', '', 'nested', '00000001.3H2hvb8a', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\xef73a647'),
    ('values', '', 'real', '00000001.f9rzn-XF', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\xb4c7136f'),
    ('values', '', 'text', '00000001.1scfUT3I', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x899e0106'),
    ('values', '', 'when', '00000001.cWu-nIA9', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\x8f9afd53'),
    ('ünï ''code''', '', '__start__', '00000001.5jBO6u9O', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xa664d5dc'),
    ('ünï ''code''', '', 'messages', '00000002.ljaPV0Oq', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4f843db7'),
    ('ünï ''code''', '', 'messages', '00000003.ExMgHPcR', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0287b552');

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
    ('keyed', 'tMIsOqyV7Qi3L', E'\\x01020432303236182125859b2818f2635b65063d43e3899698c8d9560be7b636077480fed48b757c6bdd2e8b426b781150005be5eabe3d118627f60472698da2cdd2be39e49754ff14c0add586778a8d7b52aa467a3f0ef8b20b16621c88ae04804e13', 'ring:2026', '2026-11-24 04:17:58.540502+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 04:17:58.691158+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 04:17:57.718868+00', '2026-11-24 04:17:57.914012+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 04:17:57.987628+00', '2026-11-24 04:17:58.058707+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 04:17:58.218142+00', '2026-11-24 04:17:58.218142+00', NULL, 'false', 'false', '2026-11-24 04:17:58.218142+00', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 04:17:57.95098+00', '2026-11-24 04:17:57.962742+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 04:17:58.540502+00', '2026-11-24 04:17:58.562883+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 04:17:58.669626+00', '2026-11-24 04:17:58.669626+00', NULL, 'false', 'false', '2026-11-24 04:17:58.669626+00', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 04:17:58.100371+00', '2026-11-24 04:17:58.135414+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 04:17:58.436675+00', '2026-11-24 04:17:58.504063+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 04:17:58.306384+00', '2026-11-24 04:17:58.416362+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 04:17:58.593125+00', '2026-11-24 04:17:58.623012+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 04:17:58.248436+00', '2026-11-24 04:17:58.248436+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 04:17:58.083754+00', '2026-11-24 04:17:58.085963+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e7be0-7481-6410-bfff-c837b6fc101c', '627d2378-eb36-74d0-07c6-2e834ba31a4e', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0c710521'),
    ('chat', '', '1f1e7be0-7481-6410-bfff-c837b6fc101c', '627d2378-eb36-74d0-07c6-2e834ba31a4e', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x8302fbc6'),
    ('chat', '', '1f1e7be0-7481-6410-bfff-c837b6fc101c', '627d2378-eb36-74d0-07c6-2e834ba31a4e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x0b4a5ee8'),
    ('chat', '', '1f1e7be0-7483-61ba-8000-da54c8382c46', 'dcd0f607-e1ba-2f77-b30d-1e43d02a6b29', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x24a34bed'),
    ('chat', '', '1f1e7be0-7483-61ba-8000-da54c8382c46', 'dcd0f607-e1ba-2f77-b30d-1e43d02a6b29', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x07fd5e03'),
    ('chat', '', '1f1e7be0-74e2-608c-8002-a38456530d12', 'eca788f9-e41a-3d1e-3bac-2f102503fb47', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x47ad72ce'),
    ('chat', '', '1f1e7be0-74e2-608c-8002-a38456530d12', 'eca788f9-e41a-3d1e-3bac-2f102503fb47', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xb0af1aa4'),
    ('chat', '', '1f1e7be0-74e2-608c-8002-a38456530d12', 'eca788f9-e41a-3d1e-3bac-2f102503fb47', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x26a77b00'),
    ('chat', '', '1f1e7be0-74e3-66e7-8003-41f1fe505a70', '41255704-7fc9-8c8e-4511-7d96ef14a068', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3d85f9f6'),
    ('chat', '', '1f1e7be0-74e3-66e7-8003-41f1fe505a70', '41255704-7fc9-8c8e-4511-7d96ef14a068', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x1db9d678'),
    ('chat', '', '1f1e7be0-7526-6155-8005-5b81b5077a82', 'b16da4b8-0cb8-00bd-3678-44163ee2c6c0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x50c39a9e'),
    ('chat', '', '1f1e7be0-7526-6155-8005-5b81b5077a82', 'b16da4b8-0cb8-00bd-3678-44163ee2c6c0', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x3b7e7c50'),
    ('chat', '', '1f1e7be0-7526-6155-8005-5b81b5077a82', 'b16da4b8-0cb8-00bd-3678-44163ee2c6c0', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x48cec6d6'),
    ('chat', '', '1f1e7be0-7527-6ab9-8006-b434907be82a', 'f201345b-6b7c-eb69-6eb0-4eb9f117f1ba', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x33b9831d'),
    ('chat', '', '1f1e7be0-7527-6ab9-8006-b434907be82a', 'f201345b-6b7c-eb69-6eb0-4eb9f117f1ba', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x87cbc951'),
    ('chat', '', '1f1e7be0-7598-69a9-8008-e72d06d054ea', '891ab33c-68bf-6e5c-0526-ccfd5c75c14e', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x34206e38'),
    ('chat', '', '1f1e7be0-7598-69a9-8008-e72d06d054ea', '891ab33c-68bf-6e5c-0526-ccfd5c75c14e', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\xc2aa1b41'),
    ('chat', '', '1f1e7be0-7598-69a9-8008-e72d06d054ea', '891ab33c-68bf-6e5c-0526-ccfd5c75c14e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x2d54b3c3'),
    ('chat', '', '1f1e7be0-7599-6f2b-8009-0283b526061e', '7185aa10-f09f-5741-4815-9d43de77a823', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xab59841b'),
    ('chat', '', '1f1e7be0-7599-6f2b-8009-0283b526061e', '7185aa10-f09f-5741-4815-9d43de77a823', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x51fdd970'),
    ('chat', '', '1f1e7be0-75f4-6d05-800b-e48ea7cb090a', '7d525482-390a-5a91-f9aa-84ce5255dc15', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3a04d91c'),
    ('chat', '', '1f1e7be0-75f4-6d05-800b-e48ea7cb090a', '7d525482-390a-5a91-f9aa-84ce5255dc15', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x270f5011'),
    ('chat', '', '1f1e7be0-75f4-6d05-800b-e48ea7cb090a', '7d525482-390a-5a91-f9aa-84ce5255dc15', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb2fdffc6'),
    ('chat', '', '1f1e7be0-75f6-62ed-800c-202afa740b03', 'f0b1b43c-cb6d-5ac2-e22c-934d4e67c189', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x38197edf'),
    ('chat', '', '1f1e7be0-75f6-62ed-800c-202afa740b03', 'f0b1b43c-cb6d-5ac2-e22c-934d4e67c189', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xccc936f8'),
    ('chat', '', '1f1e7be0-7660-6360-800e-9a294ccc8aa3', 'a7ab08b3-6298-fbbd-ce14-ea25febbccd0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x115b9a23'),
    ('chat', '', '1f1e7be0-7660-6360-800e-9a294ccc8aa3', 'a7ab08b3-6298-fbbd-ce14-ea25febbccd0', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x556accee'),
    ('chat', '', '1f1e7be0-7660-6360-800e-9a294ccc8aa3', 'a7ab08b3-6298-fbbd-ce14-ea25febbccd0', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb5f17d76'),
    ('chat', '', '1f1e7be0-7661-6836-800f-d0946e314477', '15cc0597-e6ed-417d-a407-aa2dd9f0dd88', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5b2aebb0'),
    ('chat', '', '1f1e7be0-7661-6836-800f-d0946e314477', '15cc0597-e6ed-417d-a407-aa2dd9f0dd88', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x79d1229a'),
    ('delta', '', '1f1e7be0-7701-6fa2-bfff-e857653a471c', 'e56aec44-6bc9-9ae9-aedf-ac0137875181', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe6c70011'),
    ('delta', '', '1f1e7be0-7701-6fa2-bfff-e857653a471c', 'e56aec44-6bc9-9ae9-aedf-ac0137875181', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x1a517584'),
    ('delta', '', '1f1e7be0-7701-6fa2-bfff-e857653a471c', 'e56aec44-6bc9-9ae9-aedf-ac0137875181', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd16d4616'),
    ('delta', '', '1f1e7be0-7703-6304-8000-30b716c56e27', '9fbf7d13-ed22-76e4-e844-bc6c949d460f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x54f942c6'),
    ('delta', '', '1f1e7be0-7703-6304-8000-30b716c56e27', '9fbf7d13-ed22-76e4-e844-bc6c949d460f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x25f54bb8'),
    ('delta', '', '1f1e7be0-775c-6b5d-8002-28a338fb5518', '80c43fbb-7f11-7988-aeed-03356616834c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4dc67dde'),
    ('delta', '', '1f1e7be0-775c-6b5d-8002-28a338fb5518', '80c43fbb-7f11-7988-aeed-03356616834c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xbf8ade40'),
    ('delta', '', '1f1e7be0-775c-6b5d-8002-28a338fb5518', '80c43fbb-7f11-7988-aeed-03356616834c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x74a592b2'),
    ('delta', '', '1f1e7be0-775e-6415-8003-a508def13568', 'c386fc44-b04c-cc74-2d9b-d58472e4bc1b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe052aa8f'),
    ('delta', '', '1f1e7be0-775e-6415-8003-a508def13568', 'c386fc44-b04c-cc74-2d9b-d58472e4bc1b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x95bc27b2'),
    ('delta', '', '1f1e7be0-77a8-6af3-8005-bac92f3c8cc7', 'bbc0cb28-bbac-2a74-3fa7-9676f08b68b5', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3624697d'),
    ('delta', '', '1f1e7be0-77a8-6af3-8005-bac92f3c8cc7', 'bbc0cb28-bbac-2a74-3fa7-9676f08b68b5', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x8c6656df'),
    ('delta', '', '1f1e7be0-77a8-6af3-8005-bac92f3c8cc7', 'bbc0cb28-bbac-2a74-3fa7-9676f08b68b5', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x34cfd3f1'),
    ('delta', '', '1f1e7be0-77a9-6f33-8006-c80510d9e30e', 'fe1a1d74-608e-af94-3136-c37c0a325986', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdea367d8'),
    ('delta', '', '1f1e7be0-77a9-6f33-8006-c80510d9e30e', 'fe1a1d74-608e-af94-3136-c37c0a325986', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x0c1945e4'),
    ('failed', '', '1f1e7be0-792f-61e3-bfff-73498b2b8f01', 'c814ad59-9a56-c2be-ce27-2c7298e2f43b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x15d8dd3d'),
    ('failed', '', '1f1e7be0-792f-61e3-bfff-73498b2b8f01', 'c814ad59-9a56-c2be-ce27-2c7298e2f43b', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xe3218c61'),
    ('failed', '', '1f1e7be0-792f-61e3-bfff-73498b2b8f01', 'c814ad59-9a56-c2be-ce27-2c7298e2f43b', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x15ce07cf'),
    ('failed', '', '1f1e7be0-792f-61e3-bfff-73498b2b8f01', 'c814ad59-9a56-c2be-ce27-2c7298e2f43b', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x0edbf83a'),
    ('failed', '', '1f1e7be0-7930-6337-8000-9916f845c595', '802f7b0e-f552-906b-9377-835a1def96b8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd70ab65c'),
    ('failed', '', '1f1e7be0-7930-6337-8000-9916f845c595', '802f7b0e-f552-906b-9377-835a1def96b8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x5b5ef82c'),
    ('failed', '', '1f1e7be0-7930-6337-8000-9916f845c595', '802f7b0e-f552-906b-9377-835a1def96b8', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x71f1cd98'),
    ('failed', '', '1f1e7be0-7930-6337-8000-9916f845c595', '802f7b0e-f552-906b-9377-835a1def96b8', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xf40e7a83'),
    ('failed', '', '1f1e7be0-7944-609e-8001-28e89f90a874', '0300a07e-16b9-ade1-5a3d-83c8857413de', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1e7be0-7944-609e-8001-28e89f90a874', 'b9e2257d-263c-02b2-0d05-bfbecbce51b2', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('fork', '', '1f1e7be0-76b3-6a8e-bfff-7e64e2106f42', '628b6094-77cb-3c0c-ba82-45f7d20dfbb2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa41b20fc'),
    ('fork', '', '1f1e7be0-76b3-6a8e-bfff-7e64e2106f42', '628b6094-77cb-3c0c-ba82-45f7d20dfbb2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x109dff44'),
    ('fork', '', '1f1e7be0-76b3-6a8e-bfff-7e64e2106f42', '628b6094-77cb-3c0c-ba82-45f7d20dfbb2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf9fd5da2'),
    ('fork', '', '1f1e7be0-76b4-6e29-8000-19788a895934', '8f181668-715a-00ac-d7d0-33c4a9ccf6f5', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4d42f09e'),
    ('fork', '', '1f1e7be0-76b4-6e29-8000-19788a895934', '8f181668-715a-00ac-d7d0-33c4a9ccf6f5', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xf006fdff'),
    ('keyed', '', '1f1e7be0-7c4b-6ac6-bfff-9c86b78c9c57', 'd21d4d38-a27b-3258-59c4-da44d5f32ad5', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652fedb6a47f361b5a8f611e268f59774d252c48032cc925e60b7a149e397f01f5cffd9ca38b26c18952e0b9340243620c03d1f239df1f4f5579a902ae0e5bc4bd2da4ed4a3970a9c7f6299d741bfadeef23dc99eed45169db2334838e868aaa5f6855db64b3e434c1df8ab437881990125928df7d45c4fb7dbb527e28b1369cffb66364750c90491d3ec5358ec591d9cbd0ccec7693955d5d2269afee954e7c171f59e80e6ed66510e84847db9b62f473b4ba1750f2cbbee30c8518146e545760ca01a1ac1df5313479bbfc291a6065526632a9f154f4efa9dfe2faea49cc8451016fb111217a2049ac2704cc600e85c9944c45930e8a85576fbca774bb4c78036035737291ce3cf61c18e95b113715adbe78cec4798d4b48b896fa694772ce0b4039979af744092e61c65c21008da94e58238f684db7aaf1cfae8c', NULL),
    ('keyed', '', '1f1e7be0-7c4b-6ac6-bfff-9c86b78c9c57', 'd21d4d38-a27b-3258-59c4-da44d5f32ad5', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652f51e3ca2b7e880c0610c674effc6108e65e054a1619c6a4db6a35a39fb34e5eb2a1f64a0e02', NULL),
    ('keyed', '', '1f1e7be0-7c4b-6ac6-bfff-9c86b78c9c57', 'd21d4d38-a27b-3258-59c4-da44d5f32ad5', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652f2c2c0aca2c5aba636a6c7ac0167de8736a8193cc85ef170de521d8a1', NULL),
    ('keyed', '', '1f1e7be0-7c4c-6d10-8000-2d1f418feb98', '3267b7cb-8a33-f0bf-f6dc-c41d5dee8f08', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652fba2baca0fc409c8de2d6bb89014704c0bdb3548c39fa5572cbafe33d2928ddc3a2d4047a661b3a1fd20d8170a9fef411b7b7a2ff278f8ddba2e8ef0e7b91455f44bfa511e59a5c62e3eb69be8576e1b3f64992b5f59522d9f6eca7b49575d8a76b937752ff99bc7ac7ecb5e8856b1c87983a8ce0dce686049545a9860ce9ef47ddc988ae572fbfac96b81bc248c572fc6479404be603f4d191912519b9d469d69c23de1e7266e1e28f1a5d906aa482f5e870ebdd20541ea497fbd6551e422fece0113bd729e4dfea44d3e4dab90091daf52dd72a3074f7ffff79bd593041a3c95f8895cd901848e5ca99ac7986a9bf7d9e808fd98d409ab05e938b9d25eeaa709f6f824cb1d12cd8311390e3bd4fd98758122f15f3cee88bb7747d3c21b1b998a17cb03b21f36c3079ffde78cf074e63d3fd968fe655606342448ccd200d2ff473aeea70bdbac0c9c86b1220620ffb01c8c95e20c2e38b650e1581729d3515852b', NULL),
    ('keyed', '', '1f1e7be0-7c4c-6d10-8000-2d1f418feb98', '3267b7cb-8a33-f0bf-f6dc-c41d5dee8f08', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652f621a096af1317b087b96ec0e715a13b9f43af39b31d44b8a1a330b6a2df06f', NULL),
    ('left', '', '1f1e7be0-7d79-61ad-bfff-b4b7c84fc59c', '0d3a44ed-adab-082b-005e-7d8691dbdf46', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6e327970'),
    ('left', '', '1f1e7be0-7d79-61ad-bfff-b4b7c84fc59c', '0d3a44ed-adab-082b-005e-7d8691dbdf46', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xd40c4975'),
    ('left', '', '1f1e7be0-7d79-61ad-bfff-b4b7c84fc59c', '0d3a44ed-adab-082b-005e-7d8691dbdf46', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xfa8ab4a8'),
    ('left', '', '1f1e7be0-7d79-61ad-bfff-b4b7c84fc59c', '0d3a44ed-adab-082b-005e-7d8691dbdf46', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xfa85edeb'),
    ('left', '', '1f1e7be0-7d7a-650d-8000-c58141aa76b8', 'dcd1620e-9198-32ed-407d-6751f29a8596', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x102d1437'),
    ('left', '', '1f1e7be0-7d7a-650d-8000-c58141aa76b8', 'dcd1620e-9198-32ed-407d-6751f29a8596', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x7f9b14c0'),
    ('left', '', '1f1e7be0-7d7a-650d-8000-c58141aa76b8', 'dcd1620e-9198-32ed-407d-6751f29a8596', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xc72edd06'),
    ('left', '', '1f1e7be0-7d7a-650d-8000-c58141aa76b8', 'dcd1620e-9198-32ed-407d-6751f29a8596', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xe30f1bd0'),
    ('left', '', '1f1e7be0-7d91-6bcc-8001-66704e1e7e53', '074e58e9-07cd-998e-c69b-1e20414484f2', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', '', '1f1e7be0-7d91-6bcc-8001-66704e1e7e53', '955bd2bf-04b9-79d8-3db1-10dc199ea5f1', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('question', '', '1f1e7be0-7827-62f4-bfff-d4ee52c09e14', 'b56eca13-a144-c3f9-5727-e244240ec6fc', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x859a6636'),
    ('question', '', '1f1e7be0-7827-62f4-bfff-d4ee52c09e14', 'b56eca13-a144-c3f9-5727-e244240ec6fc', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xf501344d'),
    ('question', '', '1f1e7be0-7827-62f4-bfff-d4ee52c09e14', 'b56eca13-a144-c3f9-5727-e244240ec6fc', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4b195d74'),
    ('question', '', '1f1e7be0-7828-6764-8000-07f57bd1f5d9', 'efd856fe-ea4b-081a-d5b5-d5a3d3d3e22a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x58a90d64'),
    ('question', '', '1f1e7be0-7828-6764-8000-07f57bd1f5d9', 'efd856fe-ea4b-081a-d5b5-d5a3d3d3e22a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xb677bebd'),
    ('question', '', '1f1e7be0-7828-6764-8000-07f57bd1f5d9', 'efd856fe-ea4b-081a-d5b5-d5a3d3d3e22a', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x9ae7bb05'),
    ('question', '', '1f1e7be0-7828-6764-8000-07f57bd1f5d9', 'efd856fe-ea4b-081a-d5b5-d5a3d3d3e22a', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x7a5b830c'),
    ('question', '', '1f1e7be0-783a-6afa-8001-b7d747402881', '7b111a97-8331-c556-683b-08193c0bea58', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\xe2fab240'),
    ('question', '', '1f1e7be0-783a-6afa-8001-b7d747402881', 'd9e0bfd3-d769-9a80-bf02-98ec773ff980', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206636323434653663653864373232613062393136383761326533346535623965af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:d9e0bfd3-d769-9a80-bf02-98ec773ff980', '1f1e7be0-784e-633d-bfff-d942c88f09a6', '3fc7fbf8-ae7d-a21e-1db9-a1abb01f3866', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6e25f180'),
    ('question', 'inner:d9e0bfd3-d769-9a80-bf02-98ec773ff980', '1f1e7be0-784e-633d-bfff-d942c88f09a6', '3fc7fbf8-ae7d-a21e-1db9-a1abb01f3866', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x024fbd17'),
    ('question', 'inner:d9e0bfd3-d769-9a80-bf02-98ec773ff980', '1f1e7be0-784e-633d-bfff-d942c88f09a6', '3fc7fbf8-ae7d-a21e-1db9-a1abb01f3866', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x8f0a938c'),
    ('question', 'inner:d9e0bfd3-d769-9a80-bf02-98ec773ff980', '1f1e7be0-784e-633d-bfff-d942c88f09a6', '3fc7fbf8-ae7d-a21e-1db9-a1abb01f3866', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xc50e9461'),
    ('question', 'inner:d9e0bfd3-d769-9a80-bf02-98ec773ff980', '1f1e7be0-784f-62bd-8000-cfa8ddf3ba0f', '39c76969-615d-f1c6-4c7f-5052a947f9c7', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206636323434653663653864373232613062393136383761326533346535623965af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e7be0-7b5b-60ec-bfff-233d0bec25ab', '3d4118d4-4ed0-3290-b337-95ba64e77242', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2cf8df19a255b20ce851c4345ca1bdfafed6f298e503faf6a7339dd2057d21e48cfce3f6bf3948d14cd036a325908ef3c642b60b4278818fa54848dea13c410c866d79ed3d4fe12e48fa6593454344259b293cb1727d91007c1ec081763f27992754d4a26835bdf00012aba3c1370948813d6ab4156ec3fc5492b8308465243a306ebe8122bb4caea3806772a61343e433aa524d9825f0fa6a08e5266ca1e032b1fab764dcf4a06816ac33cb5', NULL),
    ('sealed too', '', '1f1e7be0-7b5b-60ec-bfff-233d0bec25ab', '3d4118d4-4ed0-3290-b337-95ba64e77242', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2be55f4e1b3fef025a8bfaab47176bebdec90b3700fb339e26b312dd14fe5915252c7cb910e', NULL),
    ('sealed too', '', '1f1e7be0-7b5b-60ec-bfff-233d0bec25ab', '3d4118d4-4ed0-3290-b337-95ba64e77242', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2dd2ad446f76e8817b20d2a3953a7bb67bad3a043f10dc45f9af1df3a', NULL),
    ('sealed too', '', '1f1e7be0-7b5c-64c9-8000-9c0fe4448b23', 'a801eb21-c86f-d25d-ffe9-84bd4c2df0b2', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2a5d2259e188bd990f4517314baa379d85aa82711015ad5f8935d9b360265991606ef430f34f62d2c88ac1a63c7e75d78a464a22cb5d71546a2edde8152706fca4b4ed9754363a1c2e85ac8c1c824c1a855717a4ab4630344f2d6838c293197e4df94a13fa05394a04f80e01bd4a1350ad43d2ba1bac36972cb4b70fcb2f4b76aa367bd416c4e1aafab933c23518007e9701f09503b281d8e78aad453b33370e3b89aa5fefecfad9a378ed4f6fc056819981630ac8925d36b2c532c6a6113a2c7375f5c11be5761a9fc271ff559c95ae94e72f0c8715fbe4ac9e536cc74a3a6edb9a3475759a54c99ce7bcc6385aae69115838b1f19a8e23efb1df8a4913e570da89e082c4a204ea6dec6740273bab0a60435109c22ae6656951f453f5f1f457ca4cd04f755b2a260676708f5eaefa4dde2c40723a03d2951c56444b841c772061c43812595829aaacaf41bb524dfcf3315e86d2803fa0459e4482aa816e7d08bad', NULL),
    ('sealed too', '', '1f1e7be0-7b5c-64c9-8000-9c0fe4448b23', 'a801eb21-c86f-d25d-ffe9-84bd4c2df0b2', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c28a10bc9197f3b9b9c61d29f380c191f2415d425899e36fe3823cc6a4bee37d', NULL),
    ('sealed too', '', '1f1e7be0-7b5c-64c9-8000-9c0fe4448b23', 'a801eb21-c86f-d25d-ffe9-84bd4c2df0b2', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2c1c93e06391a23e0b6dab8c5fa49eb50cc5fb9e71fab34e12c58eff4', NULL),
    ('sealed too', '', '1f1e7be0-7b5c-64c9-8000-9c0fe4448b23', 'a801eb21-c86f-d25d-ffe9-84bd4c2df0b2', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c26352307b5f4c277ad071ecc7c5260cb03c2ae83e18b142cfa81eb407', NULL),
    ('sealed too', '', '1f1e7be0-7b60-6cc0-8001-56eabad44e89', '4958c6c7-d2c1-8e39-2903-7ab5feec4b97', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2207861cb0298f199ee4e0442645bcdb779272b98bd4327a0cc03985f6eefc8c610cbae2c', NULL),
    ('sealed too', '', '1f1e7be0-7b60-6cc0-8001-56eabad44e89', 'bf7e7b69-f3fe-133c-9723-d3626b129b25', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2e06feecbb43ed525c92131b6c00efc92ef649c894e6aaca387bddac2c6f1f66485f4c80c33bd2e710877011c630b8709e2821b56fe1002091c91d5dccdf8e51e1e0d25dfcf94f82b77b5f15fab6417e0e904191db59db406c6944db0a8fc3452d819f51509459d4943c382d3250dbaa36cf1f5cd1001aa6530eb32a1351e9bbc79dbb0090cba7589ad9724', NULL),
    ('sealed too', 'inner:bf7e7b69-f3fe-133c-9723-d3626b129b25', '1f1e7be0-7bb3-6d60-bfff-398033c698be', '0504b7f0-35bc-5368-539e-673d2024f8b1', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c24325200da30ed33a9e1ad30460dabea27272c51c703c5f0b7f9c49ac41ab8f102293daa852a8d5f3e68fb8e88a69acffd0b9447e3456dc4c6e804fb58d51ea377fd74b79549085e1dd6f2c830f4874c22329bc20d3eefbdc9bca265e34fcf2c4f6e928310c3c099d893927e8becedb7a709bb6f0c1b0391cf05b02a7757cdac43e88ed749e2e61752411ad54b55b437d33e8bfc1461d033bc8aaf0ac17fe7e92e56bcb4b32ae89d0fa1c6231b3f907dcc73f72d9da431cf7ab0aac3dfa6e05493cb5d13c96e6ee91494763834dde9c000a35b604f67219dc99524697b4c18c4fdf1f123c8986d0d0888cdc2880bab62e438d7bfa8b9325faf15e668176fb31ff9455d5b92b92b2998cac01dd6d145a9ac08c3146f26c92eb811d26a9cb2b9fb82669d73de069108122617482eea4a1e957cfc012681582727ac973b13798b50d472028bfe3fe6d5c2c4d7315ebce8f44a21608f2250cd29309a38ab53c60cb313b8744ebdbd7afb75ebebbeb0f99ed3bba68c4bfb96049374f15b941670155bd4adaa03b9ac6235a4e20ac34eed6b637458e1219c62def228bc1e024cd9a03a056a2d1020ba9af2961f0c2886c0ea59e75131fb1d6aabf83f9207351dd93d04f45d25b1ebead58bac9765cc755bba55c5395042cfd49b62483d91516d2f52f65fe1ea25a3337ac81380f3e66ffae2f17', NULL),
    ('sealed too', 'inner:bf7e7b69-f3fe-133c-9723-d3626b129b25', '1f1e7be0-7bb3-6d60-bfff-398033c698be', '0504b7f0-35bc-5368-539e-673d2024f8b1', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2891b2d74964258f198ee140838798e1e09d1a470cb1bf80cd5f80f03c014e8', NULL),
    ('sealed too', 'inner:bf7e7b69-f3fe-133c-9723-d3626b129b25', '1f1e7be0-7bb3-6d60-bfff-398033c698be', '0504b7f0-35bc-5368-539e-673d2024f8b1', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c23f434da928cb56e01bd2156d0831e3bc8927d1d2a9d5d50e234c78aedabb4748cbeb610d77', NULL),
    ('sealed too', 'inner:bf7e7b69-f3fe-133c-9723-d3626b129b25', '1f1e7be0-7bb3-6d60-bfff-398033c698be', '0504b7f0-35bc-5368-539e-673d2024f8b1', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c28d949937dca51a67121ee451445528a8b27867b0bb8608a6ec6db50f', NULL),
    ('sealed too', 'inner:bf7e7b69-f3fe-133c-9723-d3626b129b25', '1f1e7be0-7bb5-623e-8000-8a11ff14b331', 'ad3fbd9c-4452-0891-2055-9092decf1788', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c29e28b3acb2821c811dcb975b24828ddb1a3818fc121e276fc05ee277bb6d1e49d65f6a079bc42cd63924c4d2962e61e5a42ab3633ba41f3ed9ba450ec8a493bacf5368982e92018d65f6dfe950d35a6cb7e31b669ccb36cde1a990106ed2512096a6e9fa781d7ee86d8d55d3081f9a62437ac7f6308d271cbd37feac32253785be872d23b128b914f9e32b', NULL),
    ('sealed', '', '1f1e7be0-7a06-6f0a-bfff-33ee41cffaf2', 'ca8dcfe0-1903-3783-9a38-5c70896ec0d8', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2f442650e9567a84a7db37579926a63a877286a1d59d2faeda95e3a0061491eaf397b538d9e9d8e1b5bd65bf812c7ad919e27694e283e250bacc46eba10e9f3b287e440e5c01961178fe216bd14951884a062aab60ed7e0c24b10154196e070fb9ba55951953898c8b183456361deda32afa6ca0eba0ac6c07883ec411e500b4cd8eaf48fcaf3914ee03f623e1edf61a5c930b48026a4bbc4acd3e124dff14b0a06b1b508cd882014e1afb6b6bf6c0e5dce04984bc164bb1a4401b2e7f9bdbdbf71b9a2b737e0a5de38a8e6e2f295d28b5177062fa7c7c054ffc48815d485baccb57ba997be7230cad6b931d0418bcff2857ef1fae18187b82269317c513eba7ae901a98816c222d8e580dbce21b240fe85e350c9ab762b56e87ac6673aa355c835174222e5b32cb2d4901a491a627bf3be2f706d0e1d0c8311fa', NULL),
    ('sealed', '', '1f1e7be0-7a06-6f0a-bfff-33ee41cffaf2', 'ca8dcfe0-1903-3783-9a38-5c70896ec0d8', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2b1851137c6fd0f236b2c6760f29ddc8019d29000b60c450d5f91e45c15b68741b8c9229695', NULL),
    ('sealed', '', '1f1e7be0-7a06-6f0a-bfff-33ee41cffaf2', 'ca8dcfe0-1903-3783-9a38-5c70896ec0d8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c24849fc8a9792fe4bb8feef39aba2023d3d6eea20474e3e80685aeb8c', NULL),
    ('sealed', '', '1f1e7be0-7a08-61b3-8000-0d35ddd0c27e', 'b4eaeec4-d84f-6980-b138-602af67fd227', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c243400e0362e480ba12a51af1cd0607a2ae973a8523e04e2cd71af263c98ace3b957ae50fc999ad9643866c372489c25505a4b6ffbc2538cf6f44eddb62fd4f2b84cbbe611092167d6362989fde36dfc2e778f5cb1c741e0474b9531d005735307e06180567a3f1443b72e1ec7b88578e507159ad394b9c756df7d71a3810ebccc1d1297675b5b29c177047cee455951bcafe5a57d899ee23862de8c65c60e4037a030527d3471e2f384698af01a5c66802c04ffa7130c22ea06b123103d0056ccc2bbf26a7589ef1385688fbccfc541f0bb90601716891e80a25d44a67e7eed1b46fdd9afc9e87e2e0e0a0eea152a67c35aa24de5fda4c44af576f9fdc858815ab54c44f07ec4e448536f3894394f280db792d01e566263fc7c0ff2ad09eb455978e25d9ff6a430c9ed34cc60cdddff5770bedcd878cddd18810961a4414897fd06764455cf865aa1475e54f664011da4a6853d90a3bbed37dd7d38145dc8a7540', NULL),
    ('sealed', '', '1f1e7be0-7a08-61b3-8000-0d35ddd0c27e', 'b4eaeec4-d84f-6980-b138-602af67fd227', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c281b6469e289d291a651b34810c3feb9f9f581cd561d3e091e9fd6b565665fe', NULL),
    ('sealed', '', '1f1e7be0-7ae0-6074-8002-5c068b90d2fd', 'cce851d1-ca48-fce3-733a-1914c1486bd2', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c257cfe853d6536f4be3e43c822d94be4fcd89de7182f64c4860c24223b8f8f55450ab36fd69d6e7ff517aea65297e37040d49b1e09febbab35c3c7bc35a0da38dec734a28846b7c49b4a6aec18e8cec624dc83ad781585fa65fb61975563a2e589526557d3a900cfed627ed56229e26c83da163bdb2e1dda05df61afb89ff0073b4ee72c801c04d16562cb150e0201b3ddd3cf65528b78605f5fe65cf6ea9c731a1d3509cd1bebbd2d774744267e9fdc0a3505df0883e7cbce59c751ea52ffdf025445079275f9cf781c0e962d8b6e3f78b97b762cf33a4bac7bc84a7416bc56d018731b0ccdc58fccf1f8034276cbce44263c6d55e9d7d3733ab5812f91be2a4cd8d806050a9f3a52af5772d5153dd8733415fa39c9174fb2851af8495618fb71ff9f5180b09b07c6ae07097b9bce68e5462b88905523dd93c7f', NULL),
    ('sealed', '', '1f1e7be0-7ae0-6074-8002-5c068b90d2fd', 'cce851d1-ca48-fce3-733a-1914c1486bd2', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2fa2de2d606f2e90c0df283c3a20aee1db5c2b23a498bcee3b617f81e3b6adffc5df9f641bb', NULL),
    ('sealed', '', '1f1e7be0-7ae0-6074-8002-5c068b90d2fd', 'cce851d1-ca48-fce3-733a-1914c1486bd2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c243393c457edc9fd612079e6f67b2d1401257dbc0a03788caf149b22b', NULL),
    ('sealed', '', '1f1e7be0-7ae1-650a-8003-94b25649c6f7', '47117be3-9216-b151-ac7b-110b11b3d23f', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2bdebf80120895439dee96aec5e27fcfb5c362173fe52e225a175397328f391b400f2b096903edaef9e222157b69a25db6d400f098e7a95e79f582aa7ca5501682584585ee838a869dbae5b5628000fea2d56602c2cda9dd25879ab20cb911c305fa91626b36ca69f01ab4ab4efb8fca70d13e55e1f1615ca0c1cac01f49a8ccac745e17838cd330aad49be5529c75a7c2e6c3548b72c9ec69148200e5a5d1787f42059b9bf75e2e2f6b7b3cbbc679ec2d99d418f4cdb3ede5eccfe4103c836ca064bf95b7d99d0e7bbf4e16dab05e59e568c124b81a7aa416bd94deec820a31e900bdc3a13824c608f1ea40f45a352065d7980a7afb710bed25ac5eeb5d6fdeb2973bb29790edd2704e20a9251904b767ebb4310a1a63d01995c7109795ec9eb61512492c1cee1a79463baff81aa72ff7b42cd9dbaf576a03b0af33db73d1e53472fece058ff556bcbfa3e93c5b9f8aecb9194dd40f266132f101e43510c396ccb', NULL),
    ('sealed', '', '1f1e7be0-7ae1-650a-8003-94b25649c6f7', '47117be3-9216-b151-ac7b-110b11b3d23f', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c26b556f9a3afb827a67acfc47f67712823d961cc7265ad24a7feeae9f52dd43', NULL),
    ('timed', '', '1f1e7be0-7cda-62c0-bfff-8fe5dbd96461', '850b5ae8-ef6e-205d-7ac4-c456fc53b9e7', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7ea32a16'),
    ('timed', '', '1f1e7be0-7cda-62c0-bfff-8fe5dbd96461', '850b5ae8-ef6e-205d-7ac4-c456fc53b9e7', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x03bb32e4'),
    ('timed', '', '1f1e7be0-7cda-62c0-bfff-8fe5dbd96461', '850b5ae8-ef6e-205d-7ac4-c456fc53b9e7', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x73ae04c6'),
    ('timed', '', '1f1e7be0-7cdb-6728-8000-e797c8dfef08', '1367aff5-c402-cb72-9f89-3091a0565e47', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x97216c94'),
    ('timed', '', '1f1e7be0-7cdb-6728-8000-e797c8dfef08', '1367aff5-c402-cb72-9f89-3091a0565e47', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x193ffdd4'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e7be0-77e8-6688-bfff-109a4e90143f', '3a5c5814-4ae2-10bb-f2db-8addaebc1990', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc98d65cb'),
    ('ünï ''code''', '', '1f1e7be0-77e8-6688-bfff-109a4e90143f', '3a5c5814-4ae2-10bb-f2db-8addaebc1990', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xe42cb46c'),
    ('ünï ''code''', '', '1f1e7be0-77e8-6688-bfff-109a4e90143f', '3a5c5814-4ae2-10bb-f2db-8addaebc1990', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb75d8dfa'),
    ('ünï ''code''', '', '1f1e7be0-77e9-6665-8000-a874b77b8827', '54adeafc-bad4-f493-3481-c6478c83d97e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd164b064'),
    ('ünï ''code''', '', '1f1e7be0-77e9-6665-8000-a874b77b8827', '54adeafc-bad4-f493-3481-c6478c83d97e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x901cca6f');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e7be0-7481-6410-bfff-c837b6fc101c', NULL, '{"v": 4, "id": "1f1e7be0-7481-6410-bfff-c837b6fc101c", "ts": "2026-11-24T04:17:57.716267+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.vxwFZg5v"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x627778ee5f3fcea27abc059a', NULL, NULL),
    ('chat', '', '1f1e7be0-7483-61ba-8000-da54c8382c46', '1f1e7be0-7481-6410-bfff-c837b6fc101c', '{"v": 4, "id": "1f1e7be0-7483-61ba-8000-da54c8382c46", "ts": "2026-11-24T04:17:57.717026+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.vxwFZg5v"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.g__bg7TY", "messages": "00000002.g__bg7TY", "__start__": "00000002.g__bg7TY", "branch:to:reply": "00000002.g__bg7TY"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x923025dcffa9d9bfdb021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-749e-6b01-8001-7ea7b5685812', '1f1e7be0-7483-61ba-8000-da54c8382c46', '{"v": 4, "id": "1f1e7be0-749e-6b01-8001-7ea7b5685812", "ts": "2026-11-24T04:17:57.728312+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.g__bg7TY"}, "__input__": {}, "__start__": {"__start__": "00000001.vxwFZg5v"}}, "channel_values": {}, "channel_versions": {"items": "00000003._x7lnKwu", "messages": "00000003._x7lnKwu", "__start__": "00000002.g__bg7TY", "branch:to:reply": "00000003._x7lnKwu"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xa1843c01822339a6db021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-74e2-608c-8002-a38456530d12', '1f1e7be0-749e-6b01-8001-7ea7b5685812', '{"v": 4, "id": "1f1e7be0-74e2-608c-8002-a38456530d12", "ts": "2026-11-24T04:17:57.755893+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.g__bg7TY"}, "__input__": {}, "__start__": {"__start__": "00000001.vxwFZg5v"}}, "channel_values": {}, "channel_versions": {"items": "00000003._x7lnKwu", "messages": "00000003._x7lnKwu", "__start__": "00000004.zfjn1dL0", "branch:to:reply": "00000003._x7lnKwu"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xa654b37f8edf84f57abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-74e3-66e7-8003-41f1fe505a70', '1f1e7be0-74e2-608c-8002-a38456530d12', '{"v": 4, "id": "1f1e7be0-74e3-66e7-8003-41f1fe505a70", "ts": "2026-11-24T04:17:57.756479+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.g__bg7TY"}, "__input__": {}, "__start__": {"__start__": "00000004.zfjn1dL0"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.eLgci3Qm", "messages": "00000005.eLgci3Qm", "__start__": "00000005.eLgci3Qm", "branch:to:reply": "00000005.eLgci3Qm"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x40aa0392ff2ddd0bdb021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-74ed-6a5c-8004-6b0a1d094c38', '1f1e7be0-74e3-66e7-8003-41f1fe505a70', '{"v": 4, "id": "1f1e7be0-74ed-6a5c-8004-6b0a1d094c38", "ts": "2026-11-24T04:17:57.760654+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.eLgci3Qm"}, "__input__": {}, "__start__": {"__start__": "00000004.zfjn1dL0"}}, "channel_values": {}, "channel_versions": {"items": "00000006.X_aLQt1f", "messages": "00000006.X_aLQt1f", "__start__": "00000005.eLgci3Qm", "branch:to:reply": "00000006.X_aLQt1f"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x8f7f8b1ec5dfb115db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e7be0-7526-6155-8005-5b81b5077a82', '1f1e7be0-74ed-6a5c-8004-6b0a1d094c38', '{"v": 4, "id": "1f1e7be0-7526-6155-8005-5b81b5077a82", "ts": "2026-11-24T04:17:57.783765+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.eLgci3Qm"}, "__input__": {}, "__start__": {"__start__": "00000004.zfjn1dL0"}}, "channel_values": {}, "channel_versions": {"items": "00000006.X_aLQt1f", "messages": "00000006.X_aLQt1f", "__start__": "00000007.BfGAkayI", "branch:to:reply": "00000006.X_aLQt1f"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xd489170fcfc4fcb47abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-7527-6ab9-8006-b434907be82a', '1f1e7be0-7526-6155-8005-5b81b5077a82', '{"v": 4, "id": "1f1e7be0-7527-6ab9-8006-b434907be82a", "ts": "2026-11-24T04:17:57.784429+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.eLgci3Qm"}, "__input__": {}, "__start__": {"__start__": "00000007.BfGAkayI"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.CXfy7Whn", "messages": "00000008.CXfy7Whn", "__start__": "00000008.CXfy7Whn", "branch:to:reply": "00000008.CXfy7Whn"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xce5a19d3ca754647db021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-7543-622a-8007-ac4fdb2fed2f', '1f1e7be0-7527-6ab9-8006-b434907be82a', '{"v": 4, "id": "1f1e7be0-7543-622a-8007-ac4fdb2fed2f", "ts": "2026-11-24T04:17:57.795670+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.CXfy7Whn"}, "__input__": {}, "__start__": {"__start__": "00000007.BfGAkayI"}}, "channel_values": {}, "channel_versions": {"items": "00000009.tNlieZen", "messages": "00000009.tNlieZen", "__start__": "00000008.CXfy7Whn", "branch:to:reply": "00000009.tNlieZen"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf3231e040c57e976db021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-7598-69a9-8008-e72d06d054ea', '1f1e7be0-7543-622a-8007-ac4fdb2fed2f', '{"v": 4, "id": "1f1e7be0-7598-69a9-8008-e72d06d054ea", "ts": "2026-11-24T04:17:57.830673+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.CXfy7Whn"}, "__input__": {}, "__start__": {"__start__": "00000007.BfGAkayI"}}, "channel_values": {}, "channel_versions": {"items": "00000009.tNlieZen", "messages": "00000009.tNlieZen", "__start__": "00000010.V9MMyLQ8", "branch:to:reply": "00000009.tNlieZen"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xbf9aa0db65a312c07abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-7599-6f2b-8009-0283b526061e', '1f1e7be0-7598-69a9-8008-e72d06d054ea', '{"v": 4, "id": "1f1e7be0-7599-6f2b-8009-0283b526061e", "ts": "2026-11-24T04:17:57.831240+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.CXfy7Whn"}, "__input__": {}, "__start__": {"__start__": "00000010.V9MMyLQ8"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.M_0r2wbC", "messages": "00000011.M_0r2wbC", "__start__": "00000011.M_0r2wbC", "branch:to:reply": "00000011.M_0r2wbC"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x4e91a592564171f2db021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-75ac-6059-800a-800161c0f6a0', '1f1e7be0-7599-6f2b-8009-0283b526061e', '{"v": 4, "id": "1f1e7be0-75ac-6059-800a-800161c0f6a0", "ts": "2026-11-24T04:17:57.838632+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.M_0r2wbC"}, "__input__": {}, "__start__": {"__start__": "00000010.V9MMyLQ8"}}, "channel_values": {}, "channel_versions": {"items": "00000012.MZXL2GBf", "messages": "00000012.MZXL2GBf", "__start__": "00000011.M_0r2wbC", "branch:to:reply": "00000012.MZXL2GBf"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\xda73e5097bb503afdb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e7be0-75f4-6d05-800b-e48ea7cb090a', '1f1e7be0-75ac-6059-800a-800161c0f6a0', '{"v": 4, "id": "1f1e7be0-75f4-6d05-800b-e48ea7cb090a", "ts": "2026-11-24T04:17:57.868444+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.M_0r2wbC"}, "__input__": {}, "__start__": {"__start__": "00000010.V9MMyLQ8"}}, "channel_values": {}, "channel_versions": {"items": "00000012.MZXL2GBf", "messages": "00000012.MZXL2GBf", "__start__": "00000013.4uV3n8bf", "branch:to:reply": "00000012.MZXL2GBf"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x630a406b435a13cd7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-75f6-62ed-800c-202afa740b03', '1f1e7be0-75f4-6d05-800b-e48ea7cb090a', '{"v": 4, "id": "1f1e7be0-75f6-62ed-800c-202afa740b03", "ts": "2026-11-24T04:17:57.869019+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.M_0r2wbC"}, "__input__": {}, "__start__": {"__start__": "00000013.4uV3n8bf"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.Wohg_-Ki", "messages": "00000014.Wohg_-Ki", "__start__": "00000014.Wohg_-Ki", "branch:to:reply": "00000014.Wohg_-Ki"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xaf8b0be0cc064ea9db021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-7610-6279-800d-ac1477a16615', '1f1e7be0-75f6-62ed-800c-202afa740b03', '{"v": 4, "id": "1f1e7be0-7610-6279-800d-ac1477a16615", "ts": "2026-11-24T04:17:57.879647+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.Wohg_-Ki"}, "__input__": {}, "__start__": {"__start__": "00000013.4uV3n8bf"}}, "channel_values": {}, "channel_versions": {"items": "00000015.FRXmY6EL", "messages": "00000015.FRXmY6EL", "__start__": "00000014.Wohg_-Ki", "branch:to:reply": "00000015.FRXmY6EL"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x1cf47e56f5930af4db021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-7660-6360-800e-9a294ccc8aa3', '1f1e7be0-7610-6279-800d-ac1477a16615', '{"v": 4, "id": "1f1e7be0-7660-6360-800e-9a294ccc8aa3", "ts": "2026-11-24T04:17:57.912433+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.Wohg_-Ki"}, "__input__": {}, "__start__": {"__start__": "00000013.4uV3n8bf"}}, "channel_values": {}, "channel_versions": {"items": "00000015.FRXmY6EL", "messages": "00000015.FRXmY6EL", "__start__": "00000016.1v0AbG_o", "branch:to:reply": "00000015.FRXmY6EL"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x90e689fef616f4da7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-7661-6836-800f-d0946e314477', '1f1e7be0-7660-6360-800e-9a294ccc8aa3', '{"v": 4, "id": "1f1e7be0-7661-6836-800f-d0946e314477", "ts": "2026-11-24T04:17:57.912984+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.Wohg_-Ki"}, "__input__": {}, "__start__": {"__start__": "00000016.1v0AbG_o"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.Bhn1zjPH", "messages": "00000017.Bhn1zjPH", "__start__": "00000017.Bhn1zjPH", "branch:to:reply": "00000017.Bhn1zjPH"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x38574448c821625fdb021e96', NULL, NULL),
    ('chat', '', '1f1e7be0-767a-68e7-8010-6b00b72d4a91', '1f1e7be0-7661-6836-800f-d0946e314477', '{"v": 4, "id": "1f1e7be0-767a-68e7-8010-6b00b72d4a91", "ts": "2026-11-24T04:17:57.923226+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.Bhn1zjPH"}, "__input__": {}, "__start__": {"__start__": "00000016.1v0AbG_o"}}, "channel_values": {}, "channel_versions": {"items": "00000018.7Qv24aiP", "messages": "00000018.7Qv24aiP", "__start__": "00000017.Bhn1zjPH", "branch:to:reply": "00000018.7Qv24aiP"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\x99262e0ab5ec5979db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e7be0-7701-6fa2-bfff-e857653a471c', NULL, '{"v": 4, "id": "1f1e7be0-7701-6fa2-bfff-e857653a471c", "ts": "2026-11-24T04:17:57.978712+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.FZDXeLIE"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x739bf96b65e917bb7abc059a', NULL, NULL),
    ('delta', '', '1f1e7be0-7703-6304-8000-30b716c56e27', '1f1e7be0-7701-6fa2-bfff-e857653a471c', '{"v": 4, "id": "1f1e7be0-7703-6304-8000-30b716c56e27", "ts": "2026-11-24T04:17:57.979205+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.FZDXeLIE"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.FFCKRYOq", "messages": "00000002.FFCKRYOq", "__start__": "00000002.FFCKRYOq", "branch:to:reply": "00000002.FFCKRYOq"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xf7ec2747ad174145db021e96', NULL, NULL),
    ('delta', '', '1f1e7be0-7717-62d2-8001-52fd7be59ecd', '1f1e7be0-7703-6304-8000-30b716c56e27', '{"v": 4, "id": "1f1e7be0-7717-62d2-8001-52fd7be59ecd", "ts": "2026-11-24T04:17:57.987383+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.FFCKRYOq"}, "__input__": {}, "__start__": {"__start__": "00000001.FZDXeLIE"}}, "channel_values": {}, "channel_versions": {"items": "00000003.o0GpDRen", "messages": "00000003.o0GpDRen", "__start__": "00000002.FFCKRYOq", "branch:to:reply": "00000003.o0GpDRen"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x1777f8ba86ad7b60db021e96', NULL, NULL),
    ('delta', '', '1f1e7be0-775c-6b5d-8002-28a338fb5518', '1f1e7be0-7717-62d2-8001-52fd7be59ecd', '{"v": 4, "id": "1f1e7be0-775c-6b5d-8002-28a338fb5518", "ts": "2026-11-24T04:17:58.015856+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.FFCKRYOq"}, "__input__": {}, "__start__": {"__start__": "00000001.FZDXeLIE"}}, "channel_values": {}, "channel_versions": {"items": "00000003.o0GpDRen", "messages": "00000003.o0GpDRen", "__start__": "00000004.-4DIy25v", "branch:to:reply": "00000003.o0GpDRen"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x71c626be081c5b627abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e7be0-775e-6415-8003-a508def13568', '1f1e7be0-775c-6b5d-8002-28a338fb5518', '{"v": 4, "id": "1f1e7be0-775e-6415-8003-a508def13568", "ts": "2026-11-24T04:17:58.016505+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.FFCKRYOq"}, "__input__": {}, "__start__": {"__start__": "00000004.-4DIy25v"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.aHP3oiRr", "messages": "00000005.aHP3oiRr", "__start__": "00000005.aHP3oiRr", "branch:to:reply": "00000005.aHP3oiRr"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xe77a0177bc449ddfdb021e96', NULL, NULL),
    ('delta', '', '1f1e7be0-776d-63d6-8004-812843dbea5c', '1f1e7be0-775e-6415-8003-a508def13568', '{"v": 4, "id": "1f1e7be0-776d-63d6-8004-812843dbea5c", "ts": "2026-11-24T04:17:58.022633+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.aHP3oiRr"}, "__input__": {}, "__start__": {"__start__": "00000004.-4DIy25v"}}, "channel_values": {}, "channel_versions": {"items": "00000006.YQ1Xbgwx", "messages": "00000006.YQ1Xbgwx", "__start__": "00000005.aHP3oiRr", "branch:to:reply": "00000006.YQ1Xbgwx"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x20ac969c8575f16cdb021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e7be0-77a8-6af3-8005-bac92f3c8cc7', '1f1e7be0-776d-63d6-8004-812843dbea5c', '{"v": 4, "id": "1f1e7be0-77a8-6af3-8005-bac92f3c8cc7", "ts": "2026-11-24T04:17:58.046975+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.aHP3oiRr"}, "__input__": {}, "__start__": {"__start__": "00000004.-4DIy25v"}}, "channel_values": {}, "channel_versions": {"items": "00000006.YQ1Xbgwx", "messages": "00000006.YQ1Xbgwx", "__start__": "00000007.eAMyFsR_", "branch:to:reply": "00000006.YQ1Xbgwx"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x7467c7897985d52f7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e7be0-77a9-6f33-8006-c80510d9e30e', '1f1e7be0-77a8-6af3-8005-bac92f3c8cc7', '{"v": 4, "id": "1f1e7be0-77a9-6f33-8006-c80510d9e30e", "ts": "2026-11-24T04:17:58.047509+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.aHP3oiRr"}, "__input__": {}, "__start__": {"__start__": "00000007.eAMyFsR_"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.mcQvyu6S", "messages": "00000008.mcQvyu6S", "__start__": "00000008.mcQvyu6S", "branch:to:reply": "00000008.mcQvyu6S"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xab883b486ac89017db021e96', NULL, NULL),
    ('delta', '', '1f1e7be0-77bc-6623-8007-189b655c8637', '1f1e7be0-77a9-6f33-8006-c80510d9e30e', '{"v": 4, "id": "1f1e7be0-77bc-6623-8007-189b655c8637", "ts": "2026-11-24T04:17:58.055049+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.mcQvyu6S"}, "__input__": {}, "__start__": {"__start__": "00000007.eAMyFsR_"}}, "channel_values": {}, "channel_versions": {"items": "00000009.Qz7cW98_", "messages": "00000009.Qz7cW98_", "__start__": "00000008.mcQvyu6S", "branch:to:reply": "00000009.Qz7cW98_"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf75290da636a388bdb021e96', NULL, NULL),
    ('failed', '', '1f1e7be0-792f-61e3-bfff-73498b2b8f01', NULL, '{"v": 4, "id": "1f1e7be0-792f-61e3-bfff-73498b2b8f01", "ts": "2026-11-24T04:17:58.206916+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Q26wY8GS"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x70f8721e091202ad7abc059a', NULL, NULL),
    ('failed', '', '1f1e7be0-7930-6337-8000-9916f845c595', '1f1e7be0-792f-61e3-bfff-73498b2b8f01', '{"v": 4, "id": "1f1e7be0-7930-6337-8000-9916f845c595", "ts": "2026-11-24T04:17:58.207358+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Q26wY8GS"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.ENx0Z7Ss", "answer": "00000002.ENx0Z7Ss", "messages": "00000002.ENx0Z7Ss", "__start__": "00000002.ENx0Z7Ss", "branch:to:reply": "00000002.ENx0Z7Ss"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x50d055c485e6191ddb021e96', NULL, NULL),
    ('failed', '', '1f1e7be0-7944-609e-8001-28e89f90a874', '1f1e7be0-7930-6337-8000-9916f845c595', '{"v": 4, "id": "1f1e7be0-7944-609e-8001-28e89f90a874", "ts": "2026-11-24T04:17:58.215471+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ENx0Z7Ss"}, "__input__": {}, "__start__": {"__start__": "00000001.Q26wY8GS"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.ENx0Z7Ss", "items": "00000003.ERgnq7OV", "answer": "00000002.ENx0Z7Ss", "messages": "00000003.ERgnq7OV", "__start__": "00000002.ENx0Z7Ss", "branch:to:inner": "00000003.ERgnq7OV", "branch:to:reply": "00000003.ERgnq7OV", "branch:to:beside": "00000003.ERgnq7OV"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x3e6de43011acf9fbdb021e96', NULL, NULL),
    ('fork', '', '1f1e7be0-76b3-6a8e-bfff-7e64e2106f42', NULL, '{"v": 4, "id": "1f1e7be0-76b3-6a8e-bfff-7e64e2106f42", "ts": "2026-11-24T04:17:57.946633+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.JS4TVW1_"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x194afec87df92f247abc059a', NULL, NULL),
    ('fork', '', '1f1e7be0-76b4-6e29-8000-19788a895934', '1f1e7be0-76b3-6a8e-bfff-7e64e2106f42', '{"v": 4, "id": "1f1e7be0-76b4-6e29-8000-19788a895934", "ts": "2026-11-24T04:17:57.947132+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.JS4TVW1_"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.sOnxtdGm", "messages": "00000002.sOnxtdGm", "__start__": "00000002.sOnxtdGm", "branch:to:reply": "00000002.sOnxtdGm"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xb4c1466ebe90374edb021e96', NULL, NULL),
    ('fork', '', '1f1e7be0-76d1-6759-8001-042153ec9af9', '1f1e7be0-76b4-6e29-8000-19788a895934', '{"v": 4, "id": "1f1e7be0-76d1-6759-8001-042153ec9af9", "ts": "2026-11-24T04:17:57.958823+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.sOnxtdGm"}, "__input__": {}, "__start__": {"__start__": "00000001.JS4TVW1_"}}, "channel_values": {}, "channel_versions": {"items": "00000003._YkGbp8T", "messages": "00000003._YkGbp8T", "__start__": "00000002.sOnxtdGm", "branch:to:reply": "00000003._YkGbp8T"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf1045f0cc6d50157db021e96', NULL, NULL),
    ('fork', '', '1f1e7be0-7914-699e-8001-a9b8816f55c7', '1f1e7be0-76b4-6e29-8000-19788a895934', '{"v": 4, "id": "1f1e7be0-7914-699e-8001-a9b8816f55c7", "ts": "2026-11-24T04:17:58.196030+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.JS4TVW1_"}}, "channel_values": {}, "channel_versions": {"items": "00000003.rgEcSgE5", "messages": "00000003.t1LWIcdZ", "__start__": "00000002.sOnxtdGm", "branch:to:reply": "00000003.t1LWIcdZ"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\xb51699d2136eea0ddb021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e7be0-7c4b-6ac6-bfff-9c86b78c9c57', NULL, '{"v": 4, "id": "1f1e7be0-7c4b-6ac6-bfff-9c86b78c9c57", "ts": "2026-11-24T04:17:58.533185+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.DbD4hlE3"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652f5fa513242f43bc823e87d7f4beed2e7c21f27df88c38eadfc75315a92ad12ed1d72367e38a922d13bb96e69169c769594af843', NULL, NULL, NULL),
    ('keyed', '', '1f1e7be0-7c4c-6d10-8000-2d1f418feb98', '1f1e7be0-7c4b-6ac6-bfff-9c86b78c9c57', '{"v": 4, "id": "1f1e7be0-7c4c-6d10-8000-2d1f418feb98", "ts": "2026-11-24T04:17:58.533652+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.DbD4hlE3"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.MBKpE16Z", "messages": "00000002.MBKpE16Z", "__start__": "00000002.MBKpE16Z", "branch:to:reply": "00000002.MBKpE16Z"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652fe516b9d0d9532f66be14064de557084071ba9c230c22b847fad918bf535d32acb190254a5812eefa3494cf7ff12affac4d6048ecd9ee089b89dfb5c12d4104b772632fd1eda27eface031ba79fae577db7a76e934b1603aea203bc60888632bc07cb4a58bab7245421d9', NULL, NULL, NULL),
    ('keyed', '', '1f1e7be0-7c68-685a-8001-394838a60165', '1f1e7be0-7c4c-6d10-8000-2d1f418feb98', '{"v": 4, "id": "1f1e7be0-7c68-685a-8001-394838a60165", "ts": "2026-11-24T04:17:58.544986+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.MBKpE16Z"}, "__input__": {}, "__start__": {"__start__": "00000001.DbD4hlE3"}}, "channel_values": {}, "channel_versions": {"items": "00000003.TW09U_An", "messages": "00000003.TW09U_An", "__start__": "00000002.MBKpE16Z", "branch:to:reply": "00000003.TW09U_An"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d744d49734f717956375169334c5e17d07cd71c09b2b4d28326cd05d291ad78feed17cd0c78709e45d58cef652f1cfce0cbc1b758289ac2e03883e63a7bdf25d8b0f641e135db1ff06d3d54680af0e322b8b6d2573ca503a5f078c46c5a0741b7061e918dbb2e502cb19a89994d6dc9725aeaec80679c2916acfb699344523efda0', NULL, NULL, NULL),
    ('left', '', '1f1e7be0-7d79-61ad-bfff-b4b7c84fc59c', NULL, '{"v": 4, "id": "1f1e7be0-7d79-61ad-bfff-b4b7c84fc59c", "ts": "2026-11-24T04:17:58.656652+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.06uOzOWI"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1572d1139df7b5717abc059a', NULL, NULL),
    ('left', '', '1f1e7be0-7d7a-650d-8000-c58141aa76b8', '1f1e7be0-7d79-61ad-bfff-b4b7c84fc59c', '{"v": 4, "id": "1f1e7be0-7d7a-650d-8000-c58141aa76b8", "ts": "2026-11-24T04:17:58.657145+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.06uOzOWI"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002._ppVrc2q", "answer": "00000002._ppVrc2q", "messages": "00000002._ppVrc2q", "__start__": "00000002._ppVrc2q", "branch:to:reply": "00000002._ppVrc2q"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x4239fb2cf230cca7db021e96', NULL, NULL),
    ('left', '', '1f1e7be0-7d91-6bcc-8001-66704e1e7e53', '1f1e7be0-7d7a-650d-8000-c58141aa76b8', '{"v": 4, "id": "1f1e7be0-7d91-6bcc-8001-66704e1e7e53", "ts": "2026-11-24T04:17:58.666725+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._ppVrc2q"}, "__input__": {}, "__start__": {"__start__": "00000001.06uOzOWI"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002._ppVrc2q", "items": "00000003.i8z2Bsdp", "answer": "00000002._ppVrc2q", "messages": "00000003.i8z2Bsdp", "__start__": "00000002._ppVrc2q", "branch:to:inner": "00000003.i8z2Bsdp", "branch:to:reply": "00000003.i8z2Bsdp", "branch:to:beside": "00000003.i8z2Bsdp"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x25ab3951b8b7654cdb021e96', NULL, NULL),
    ('question', '', '1f1e7be0-7827-62f4-bfff-d4ee52c09e14', NULL, '{"v": 4, "id": "1f1e7be0-7827-62f4-bfff-d4ee52c09e14", "ts": "2026-11-24T04:17:58.098808+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.0ocTkxZs"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x951a3979cb49fc977abc059a', NULL, NULL),
    ('question', '', '1f1e7be0-7828-6764-8000-07f57bd1f5d9', '1f1e7be0-7827-62f4-bfff-d4ee52c09e14', '{"v": 4, "id": "1f1e7be0-7828-6764-8000-07f57bd1f5d9", "ts": "2026-11-24T04:17:58.099328+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.0ocTkxZs"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.yMhDubdL", "messages": "00000002.yMhDubdL", "__start__": "00000002.yMhDubdL", "branch:to:reply": "00000002.yMhDubdL"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xde9796534352e70adb021e96', NULL, NULL),
    ('question', '', '1f1e7be0-783a-6afa-8001-b7d747402881', '1f1e7be0-7828-6764-8000-07f57bd1f5d9', '{"v": 4, "id": "1f1e7be0-783a-6afa-8001-b7d747402881", "ts": "2026-11-24T04:17:58.106782+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.yMhDubdL"}, "__input__": {}, "__start__": {"__start__": "00000001.0ocTkxZs"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.p4_OcFda", "answer": "00000002.yMhDubdL", "messages": "00000003.p4_OcFda", "__start__": "00000002.yMhDubdL", "branch:to:inner": "00000003.p4_OcFda", "branch:to:reply": "00000003.p4_OcFda", "branch:to:beside": "00000003.p4_OcFda"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x0f1ef855d285aeacdb021e96', NULL, NULL),
    ('question', 'inner:d9e0bfd3-d769-9a80-bf02-98ec773ff980', '1f1e7be0-784e-633d-bfff-d942c88f09a6', NULL, '{"v": 4, "id": "1f1e7be0-784e-633d-bfff-d942c88f09a6", "ts": "2026-11-24T04:17:58.114790+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Q6nsQ6Hr"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e7be0-783a-6afa-8001-b7d747402881"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x97f6a01478b7bc687abc059a', NULL, NULL),
    ('question', 'inner:d9e0bfd3-d769-9a80-bf02-98ec773ff980', '1f1e7be0-784f-62bd-8000-cfa8ddf3ba0f', '1f1e7be0-784e-633d-bfff-d942c88f09a6', '{"v": 4, "id": "1f1e7be0-784f-62bd-8000-cfa8ddf3ba0f", "ts": "2026-11-24T04:17:58.115186+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Q6nsQ6Hr"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.cH84XvYV", "answer": "00000002.cH84XvYV", "messages": "00000002.cH84XvYV", "__start__": "00000002.cH84XvYV", "branch:to:ask": "00000002.cH84XvYV"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e7be0-783a-6afa-8001-b7d747402881"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x0804b3ae527c03aadb021e96', NULL, NULL),
    ('sealed too', '', '1f1e7be0-7b5b-60ec-bfff-233d0bec25ab', NULL, '{"v": 4, "id": "1f1e7be0-7b5b-60ec-bfff-233d0bec25ab", "ts": "2026-11-24T04:17:58.434629+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.i5m2IUNs"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLChIz2cgJI2GsEwO4ltveirrlx3Pi2FmFwqhRyfI4xD5n2wGPTngn3vptq1hyMoE5g9Df/Ev2T3vnCdBiUYaTLcG8ZVQael1pTTR5qdJ2NhL5TDm0MhZG9ANsQtV03Tz9fXIfWPSOf+21rIS0YfK6wFTkjsdXvHs4eskgnwMm7EZf/9w37Ln+XqVWmuN3RRHZFpxzc/+6boJ/QR+8VBP41", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c27c712f643d2c1004c2347beadcd477ae3edbe74b4abb09de5b761b30671dbbb8489ec16328499ab38dec38165552e67242e83b', NULL, NULL, NULL),
    ('sealed too', '', '1f1e7be0-7b5c-64c9-8000-9c0fe4448b23', '1f1e7be0-7b5b-60ec-bfff-233d0bec25ab', '{"v": 4, "id": "1f1e7be0-7b5c-64c9-8000-9c0fe4448b23", "ts": "2026-11-24T04:17:58.435136+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.i5m2IUNs"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.wWSUjpWz", "messages": "00000002.wWSUjpWz", "__start__": "00000002.wWSUjpWz", "branch:to:reply": "00000002.wWSUjpWz"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLCuNsd3rs2z4cU/EUV3KkF7ytZp0ddnUJmUtHK9ov/BhIy0arc25TlbVaNrDqf+F6SNP1z1PxYtdn1gFPM2IdN2475WGC1UbrTpO5RcPDtI2pqQNnU6F1KdS1MhwPXJ6ecyzO5PNM7K+GlZSmLOw+VeuOlO4fR4eIWDuMbMtrTzf0ytP9XuPwCQM/cihOMGGA5UVexTYBH7pEZ0GTkdf59+aFVdi/TzU5gI61qjlFWOQAOK36zmr97LK2oVU3EdlU=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2df6a08e3f00f8821e750b9ae73d80fe913da2235eea896219d87eabeea8b1b1d3a592c62ecf2e41fc6acaec8ac8f20527a2edb24581fca3790ec9ff4cafb89b0735af2ae2dec3fabbfc2c25c5d0feae53407ee9f87975c455f3bb6e3a794af2046f04f61fc18621fd33632e7faf4d294cdca1ac3020ba3aa6a7873e63827', NULL, NULL, NULL),
    ('sealed too', '', '1f1e7be0-7b60-6cc0-8001-56eabad44e89', '1f1e7be0-7b5c-64c9-8000-9c0fe4448b23', '{"v": 4, "id": "1f1e7be0-7b60-6cc0-8001-56eabad44e89", "ts": "2026-11-24T04:17:58.436973+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.wWSUjpWz"}, "__input__": {}, "__start__": {"__start__": "00000001.i5m2IUNs"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.q5xgCvyp", "answer": "00000002.wWSUjpWz", "messages": "00000003.q5xgCvyp", "__start__": "00000002.wWSUjpWz", "branch:to:inner": "00000003.q5xgCvyp", "branch:to:reply": "00000003.q5xgCvyp", "branch:to:beside": "00000003.q5xgCvyp"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLCJU8a7tEfaueZYHLlAOOPNFc0qk4HJZwoDLri3q5DuWX70E/lqJiZrSf6ftuWL7hvlfCuxncx9IiDFMjU9zn8LqqnrkA87LK/5NniIOLybXEzP5pfAyvGhUhFO94E1YZH51GaXmBPSaa7FkYBYpJQQsB05sgMRisJ+20d+4+Bjiiq8cPVUbbmkWhrVPCNWYsxEx1NvFp/7vfFYF5R/G8jYzzwuJja2aTawfQ0GROoUBxR0vqt0RLn0+usH7Msf9U=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c29213e6089af51072baadb38259aa074d7aca468dea0c2be24282afa6c3257d8a8a61026be579aa17e041beb60c1d27e4b3dcc48c69cde0755c8f1ce7d825b1c621daa2c23b6fffadc040d31fc5076e55df999a6970004ea230326bf95d6147326907e59a247366655deab5b054a3a3e202befc825bfeee855cb8fc8bf7067f319e6d5ed4af9092dc7300ce617d730401a666493e75ea', NULL, NULL, NULL),
    ('sealed too', 'inner:bf7e7b69-f3fe-133c-9723-d3626b129b25', '1f1e7be0-7bb3-6d60-bfff-398033c698be', NULL, '{"v": 4, "id": "1f1e7be0-7bb3-6d60-bfff-398033c698be", "ts": "2026-11-24T04:17:58.470993+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.LwltIPoX"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e7be0-7b60-6cc0-8001-56eabad44e89"}, "pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLCNFs25u9uEilF5jBkyspelCbxdVN+Kkkctuq6fnZST2TaHdxG8hSGF2k6D+38EXa7B1yfiRMR7NLUygEZ9e7hG7QsUxB1wTItHHpNWSg7G6lhecZ+YRLhh9RntJk32ZQky3vkdqXGu3q1rwG87y6jdTW7TeiiWsZKrs9Ip7Gs+2g7OgV1NVyhQSg4ZXacQKcQs1ePToiNfTyXyau5MKQnd1BvnzgtwuD44j9Hhrav9gt5z5IV/rbYEO9IYnNMEsMUDqLRy0CIzgs=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2d8026a0afc36ccf59c5c2dc19a12afc5a72cd59f30a5255c0d3a219a496f31fd746bdda7a49901e2f0aab3ce7132f66d82bd1e', NULL, NULL, NULL),
    ('sealed too', 'inner:bf7e7b69-f3fe-133c-9723-d3626b129b25', '1f1e7be0-7bb5-623e-8000-8a11ff14b331', '1f1e7be0-7bb3-6d60-bfff-398033c698be', '{"v": 4, "id": "1f1e7be0-7bb5-623e-8000-8a11ff14b331", "ts": "2026-11-24T04:17:58.471524+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.LwltIPoX"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.HF-kAR5V", "answer": "00000002.HF-kAR5V", "messages": "00000002.HF-kAR5V", "__start__": "00000002.HF-kAR5V", "branch:to:ask": "00000002.HF-kAR5V"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e7be0-7b60-6cc0-8001-56eabad44e89"}, "pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLC5DvwOn21eiv3M0GQxx/ww5FRIkR68B1lEsg9zJaTrFip/kD1TPDsQYA3lDaZWgD5RxFYVwHWqoCmIOe1bGOSJkgfwYIbf4yDGK0Illm/gYQ/XaBlwNOXFRH5KJG6K48iYqmMPhVN2d3sAQFtZ2NoBX4UzS9m2ND4uBkQKLeA8l9afJqDFsYWBd2D6/wuMqMlVfdQWc956Eoy2XJYHBPdB3Y/Z6tov4XnBgiQVmDQMYtWbeaabMKHjd+pxJ9QdY4NmnEgdW1QldrdzLjxE8zmXTaRoGEuprxApIl/4bPxw7lO7Qz1bm5SBQ==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2c773cd9dd1ff698910f8a0253cdc4045a45bf2b4a1a911e4af52064c51ae342765f86476692c341116b825a1094d225c41e1ff9c6f78dd2a363d9dfa15902d8d61999e6224d4b1014d10155f2d87265ba412b6906c748596a77a209ed5e0e5b911c0b1af4cf411efcd92f9815fdcdb13f1e3cc13c8ac7888227770c1', NULL, NULL, NULL),
    ('sealed', '', '1f1e7be0-7a06-6f0a-bfff-33ee41cffaf2', NULL, '{"v": 4, "id": "1f1e7be0-7a06-6f0a-bfff-33ee41cffaf2", "ts": "2026-11-24T04:17:58.295315+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.44Ua55k5"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLCGAH0EkiiyB5KSDz8YNqq4w51ZAMiRw+tfNQRxY9WHZKWO8JYgpZG2ENkBH4TlGh1j2MSOL7i+nal5w57fJ/o5vARdLF/dmsZJvV+tWG4WvojBxsodYSF9GDCrfqaVLUshCfsRE4ABmEUTG7yXgbLnG/phjFqSYzTFViVoQ+vU1zHuAEUgSAU6INxpdPOH71wC3R4IFgrQn9j/FPvbtBo", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c21675cedef9e1d5ba256be5146a8c2ec5e78df9a03d656087524b3dfd1d60d44d35bf41d7ec23e3e4345d13ac6ca1cc615bd6e7', NULL, NULL, NULL),
    ('sealed', '', '1f1e7be0-7a08-61b3-8000-0d35ddd0c27e', '1f1e7be0-7a06-6f0a-bfff-33ee41cffaf2', '{"v": 4, "id": "1f1e7be0-7a08-61b3-8000-0d35ddd0c27e", "ts": "2026-11-24T04:17:58.295793+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.44Ua55k5"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.JCn5zaOu", "messages": "00000002.JCn5zaOu", "__start__": "00000002.JCn5zaOu", "branch:to:reply": "00000002.JCn5zaOu"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLCX/TqwMWYgtxsTdmwPXoDlujVRguJTggBUNahYxL4JzrVwQV9krOFGD697wzU3KKqmv2NHIkINsbEQtJUhK3A6qgWETaH334K934TQxeZ4lmCMijPTpmg4oUR59kRcS8wVYZvutrfTXUZrahVn+mRABkWi2UNfxkqfptQCJqdMIsjkQfAN041GJHtjgSl+MdjCnQ3+0DwhDedOgl673v8KntHlnAn+2YT/WmHpIt981WPD0G8Jca3tgugAnmN/8Q=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2df4168e19137264999a4ce45712862bdd2c5fd8bfc52419a8e4157465d3d9f09a0d936f112a8e7663664f5e353f6f68d3adf23458e2c855f3ece2b1b17855c16bd13fd21908b7b4fb9a678b472cbee82a406e49e9389601a65e3fe125356f037c541a451b5c427c012e1', NULL, NULL, NULL),
    ('sealed', '', '1f1e7be0-7a1a-66f2-8001-4c92ff411509', '1f1e7be0-7a08-61b3-8000-0d35ddd0c27e', '{"v": 4, "id": "1f1e7be0-7a1a-66f2-8001-4c92ff411509", "ts": "2026-11-24T04:17:58.303292+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.JCn5zaOu"}, "__input__": {}, "__start__": {"__start__": "00000001.44Ua55k5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.14-xSWs_", "messages": "00000003.14-xSWs_", "__start__": "00000002.JCn5zaOu", "branch:to:reply": "00000003.14-xSWs_"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLCMd0soHc3xZ+MfvDuDwKXSEPlZJk3YX0Df2BeyoMcoe3dXS50hsjB9SSfM4OjGO7RMsPkbRfQ/ecfLH9Ec7+yW+iTvJv0xdXC5vzN9xP5tTG/69NFmx6KChDgjbjN+9HZgjitgjH9DbOGRr0MiXygDrqcrENtDdOddLDLrezKwtUNqJ58Dn9u+DQva1EwfIl61QeOqNNab4A469Y5hrfELoT3zcRGXhUK4xoVcHB5H/6xUEamIXTgpVFM38uNapE=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c23dce3f6f8f8a532c68bac6edaf4a89f864456342f02cc820f0ef7c475d731d436e66914f6a3fd3ce28b35515fbf3fb119272e9858aa6d19c787518f8fc1d11a60b3aa0a900c7935b3f780d2f59a8a1287ba6e57a', NULL, NULL, NULL),
    ('sealed', '', '1f1e7be0-7ae0-6074-8002-5c068b90d2fd', '1f1e7be0-7a1a-66f2-8001-4c92ff411509', '{"v": 4, "id": "1f1e7be0-7ae0-6074-8002-5c068b90d2fd", "ts": "2026-11-24T04:17:58.384216+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.JCn5zaOu"}, "__input__": {}, "__start__": {"__start__": "00000001.44Ua55k5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.14-xSWs_", "messages": "00000003.14-xSWs_", "__start__": "00000004.uIBZZLW4", "branch:to:reply": "00000003.14-xSWs_"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLC0tDDFIlSYykjP4WelwiEm3byMXKM/38+1weKOZ0hHF8K9XyLGrbjMr4J59hX+0aCTbWVZ6rGksrCpw1bcTk7hPuLsiZN4mslfZnwZTX6056LFqPYwJeQ/N9sOBT4ch69xUESIvTL4cml6yNkZ6E+pY35h7ViMktXhk7itLgjLboJEb6cqahXgJBYWKsG0wkO+ZdAbffacKTRZgmGLDaS9gQaWCXEqN+lvhaIt1sLdK/VgmCkkMWbXp14xH95Ajqc", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c28c98362ed5c9f7763147de3f2adfed345f99bce1d7af546b27256d19e01db0829598fcdfe1c27c8acdf5462963572edc5c12c25f6df0f3e26845da2b49409089cd8997cec3d57e690e341404927d8da8d1025266f31ab5f64e722b74747852ff', NULL, NULL, NULL),
    ('sealed', '', '1f1e7be0-7ae1-650a-8003-94b25649c6f7', '1f1e7be0-7ae0-6074-8002-5c068b90d2fd', '{"v": 4, "id": "1f1e7be0-7ae1-650a-8003-94b25649c6f7", "ts": "2026-11-24T04:17:58.384760+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.JCn5zaOu"}, "__input__": {}, "__start__": {"__start__": "00000004.uIBZZLW4"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.y4SihiwF", "messages": "00000005.y4SihiwF", "__start__": "00000005.y4SihiwF", "branch:to:reply": "00000005.y4SihiwF"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLCo59fOr/oH67ZwKsZ5keeQFDb+wEEGbRCH11mwxprmNSu6QyZocQ53ANZ1cwSOlzKiN5jh9ohw1/vh1lnSkz6HcTsCEep/p+P7c/+eOdo2Qb4YPrDfq4+yrNfnF/TzeZ4CdR+zKTNCOxES3WA4Sqzz0d321QKjGLZCnKpUs+kQLn+q/Zw3YSR31e+URqYpxdfSBRI8fWFxDPaVYgBMuMxUyhBXKHkWko/2eAqAPnsNkAkFfqq/YMzcBvi6IoX5Xc=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c21e67c9fdb7c5ec4f133d71609e8db9dd9767f872fd8b56c4c1ed6e63fc6daeeb17f28eea7ee206d7f19615b231f641d19a6c978ad4d7c75a9a10fe31b4fc8f299a333a951a6e9d9875975939a461636c09d7299b4f752031800781a142d4fd72608b0476d144ef5a73f5', NULL, NULL, NULL),
    ('sealed', '', '1f1e7be0-7afc-6514-8004-26a3bc8c5eb5', '1f1e7be0-7ae1-650a-8003-94b25649c6f7', '{"v": 4, "id": "1f1e7be0-7afc-6514-8004-26a3bc8c5eb5", "ts": "2026-11-24T04:17:58.395806+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.y4SihiwF"}, "__input__": {}, "__start__": {"__start__": "00000004.uIBZZLW4"}}, "channel_values": {}, "channel_versions": {"items": "00000006.Bw8XMl9l", "messages": "00000006.Bw8XMl9l", "__start__": "00000005.y4SihiwF", "branch:to:reply": "00000006.Bw8XMl9l"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpWXFN20XgvsVPJ8pMNSZle6Z/ErQGkHF1ozntXVHvLC1G1URlrAcuR3QQIxb/BZPavKGWYzNPnpV53dxj8xhesqYuSMrml7UoVbObEYVQ66/HqC8dzrZzZ+Gq660Sofb3KfWfGUBQI9Hi8bH+zl6hSRA5EGZckf7cvnp1wdKEGHhObEoS6IxVljPzrl2/AcSzCmPnugs6RYLBUVBDxgDTwPIGeOgGYoUP4yYQqKaJk=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x01020432303236959714ddb45e0bec54f27ca4c3526657ba67f12b406907175a339ed5d51ef2c2a3226cfe84c108049026dc331198d763b040aeb2ea1f8effddc7f2a9638f894a0d0c6da757d970c0d77cf3dcd05b88bac89915d8ea094845d81d72244a6437c37112fd8970f83593f7f9f9bab77761b4e833bb7306f3949e3bc2cfdb', NULL, NULL, NULL),
    ('timed', '', '1f1e7be0-7cda-62c0-bfff-8fe5dbd96461', NULL, '{"v": 4, "id": "1f1e7be0-7cda-62c0-bfff-8fe5dbd96461", "ts": "2026-11-24T04:17:58.591552+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ypMLD3ZW"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5ea24a053f9c82b57abc059a', NULL, NULL),
    ('timed', '', '1f1e7be0-7cdb-6728-8000-e797c8dfef08', '1f1e7be0-7cda-62c0-bfff-8fe5dbd96461', '{"v": 4, "id": "1f1e7be0-7cdb-6728-8000-e797c8dfef08", "ts": "2026-11-24T04:17:58.592074+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ypMLD3ZW"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.lp42xfa2", "messages": "00000002.lp42xfa2", "__start__": "00000002.lp42xfa2", "branch:to:reply": "00000002.lp42xfa2"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc3ba1c47507f5b9bdb021e96', NULL, NULL),
    ('timed', '', '1f1e7be0-7cfb-69e2-8001-e2be591eeaef', '1f1e7be0-7cdb-6728-8000-e797c8dfef08', '{"v": 4, "id": "1f1e7be0-7cfb-69e2-8001-e2be591eeaef", "ts": "2026-11-24T04:17:58.605236+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.lp42xfa2"}, "__input__": {}, "__start__": {"__start__": "00000001.ypMLD3ZW"}}, "channel_values": {}, "channel_versions": {"items": "00000003.xTz6EmME", "messages": "00000003.xTz6EmME", "__start__": "00000002.lp42xfa2", "branch:to:reply": "00000003.xTz6EmME"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x66c3f4cf2921141adb021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.-AkzqSZb", "none": "00000001.ljwV45ry", "real": "00000001.f9rzn-XF", "text": "00000001.1scfUT3I", "when": "00000001.cWu-nIA9", "bytes": "00000001.UebXxuQk", "large": "00000001.dBmR25wW", "nested": "00000001.3H2hvb8a"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x8faf530268d8c8dd596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e7be0-77e8-6688-bfff-109a4e90143f', NULL, '{"v": 4, "id": "1f1e7be0-77e8-6688-bfff-109a4e90143f", "ts": "2026-11-24T04:17:58.073096+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.5jBO6u9O"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe131677c22d6a1f27abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e7be0-77e9-6665-8000-a874b77b8827', '1f1e7be0-77e8-6688-bfff-109a4e90143f', '{"v": 4, "id": "1f1e7be0-77e9-6665-8000-a874b77b8827", "ts": "2026-11-24T04:17:58.073501+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.5jBO6u9O"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.ljaPV0Oq", "messages": "00000002.ljaPV0Oq", "__start__": "00000002.ljaPV0Oq", "branch:to:reply": "00000002.ljaPV0Oq"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x84fdd8cf84348b43db021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e7be0-7801-6eea-8001-3b18f27f7961', '1f1e7be0-77e9-6665-8000-a874b77b8827', '{"v": 4, "id": "1f1e7be0-7801-6eea-8001-3b18f27f7961", "ts": "2026-11-24T04:17:58.083539+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ljaPV0Oq"}, "__input__": {}, "__start__": {"__start__": "00000001.5jBO6u9O"}}, "channel_values": {}, "channel_versions": {"items": "00000003.ExMgHPcR", "messages": "00000003.ExMgHPcR", "__start__": "00000002.ljaPV0Oq", "branch:to:reply": "00000003.ExMgHPcR"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x540ea7f307722a79db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id") values
    ('1', 'initial', 'false', '2026-11-24 04:17:57.494179+00', '77213720-5f95-4c6e-84f7-4914dff10ffc');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNoMhVGKxX2TK+8EnAJOUZIrj01XsLG78CZe9iIKXbVemtgdG5VYv/Pd6nT3Z7+9i0lesZkUKONtC8MKDmR8uAB3jXLoZ7nTVcpkF6hU25C3iYgtAtXf8nvMhw/dmeA==', '8041378607416482514', '2026-11-24 04:17:58.772408+00', '2026-11-24 04:17:58.772408+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '7562659491674901533', '2026-11-24 04:17:58.754959+00', '2026-11-24 04:17:58.754959+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '778712650997589191', '2026-11-24 04:17:58.766223+00', '2026-11-24 04:17:58.766223+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '1742206133662979045', '2026-11-24 04:17:58.745363+00', '2026-11-24 04:17:58.745363+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '6977517939626956309', '2026-11-24 04:17:58.760578+00', '2026-11-24 04:17:58.760578+00', '2126-10-31 04:17:58.760577+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '8074884381188897713', '2026-11-24 04:17:58.756397+00', '2026-11-24 04:17:58.756397+00', NULL, NULL);
