-- Made by: python -m tests.upgrade 0.1.0 329d60aea9f09ce21f9e365f07f937dbee18407a

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

-- Wake-ups: what recover is to run in a thread at a time: reminders, retries, and the answers to questions that nobody answers.
create table pgcheckpoint.checkpoint_wakeups (
    thread_id text collate "C" not null,
    name text collate "C" not null,
    due_at timestamptz not null,
    interrupt_id text collate "C",
    checkpoint_id text collate "C",
    answers integer not null default 0,
    type text not null,
    blob bytea not null,
    token text,
    attempts integer not null default 0,
    error text,
    primary key (thread_id, name)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.checkpoint_wakeups is
    'what to run in a thread at a time, once; it goes in the transaction that stores the first write of its run';
comment on column pgcheckpoint.checkpoint_wakeups.due_at is 'when to run it; 9999-01-01: it was given up';
comment on column pgcheckpoint.checkpoint_wakeups.interrupt_id is 'the question that must still be open then; null: none';
comment on column pgcheckpoint.checkpoint_wakeups.checkpoint_id is 'the root checkpoint at which that question was open';
comment on column pgcheckpoint.checkpoint_wakeups.answers is 'how many answers the task that asks had by then';
comment on column pgcheckpoint.checkpoint_wakeups.blob is 'what to run: the input of the graph';
comment on column pgcheckpoint.checkpoint_wakeups.token is 'the lease under which it was begun last; null: it was not begun since it was set or put off';
comment on column pgcheckpoint.checkpoint_wakeups.attempts is 'how often it was begun';
comment on column pgcheckpoint.checkpoint_wakeups.error is 'the type of what its last attempt raised';

-- What is due.
create index checkpoint_wakeups_due_at_idx on pgcheckpoint.checkpoint_wakeups (due_at, thread_id);

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
                or (excluded.waiting_at is null and t.waiting_at is not null and t.waiting_id >= excluded.waiting_id)
                then t.unfinished_at
            else excluded.unfinished_at
        end, waiting_at = case
            when excluded.unfinished_at is null or (excluded.waiting_at is null and t.waiting_id >= excluded.waiting_id)
                then t.waiting_at
            else excluded.waiting_at
        end, waiting_id = case
            when t.waiting_at is not null and t.waiting_id > excluded.waiting_id then t.waiting_id
            else coalesce(excluded.waiting_id, t.waiting_id)
        end
        where excluded.active_at - t.active_at > interval '1 minute'
            or t.encrypted <> excluded.encrypted
            or t.data_keyed <> excluded.data_keyed
            or case
                when excluded.unfinished_at is null then false
                when excluded.waiting_at is not null then true
                when t.waiting_at is not null then excluded.waiting_id is null or t.waiting_id < excluded.waiting_id
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
        end, waiting_at = case when one.mark = '-infinity' then now() end, waiting_id = case
            when t.waiting_at is not null and t.waiting_id > one.checkpoint_id then t.waiting_id
            else one.checkpoint_id
        end
        where t.thread_id = one.thread_id and case
            when one.mark = '-infinity' then true
            when t.waiting_at is not null then one.checkpoint_id is null or t.waiting_id < one.checkpoint_id
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
            begin
                select concat_ws('/', c.system_identifier, nullif(current_setting('neon.timeline_id', true), '')) into server
                from pg_control_system() c;
            exception when feature_not_supported or insufficient_privilege or object_not_in_prerequisite_state then
                server := null; -- what is unknown does not differ
            end;
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
    ('chat', '', '__start__', '00000001.D7J8z8Lh', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x639d1170'),
    ('chat', '', '__start__', '00000004.eU4CsdjJ', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x497556dd'),
    ('chat', '', '__start__', '00000007.JnaPqfGL', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xee38fe2c'),
    ('chat', '', '__start__', '00000010.JNEtOejL', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\xde2ad8cd'),
    ('chat', '', '__start__', '00000013.O36ZbdvF', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x63fccd6b'),
    ('chat', '', '__start__', '00000016.vhTZ9AVL', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\xe6b5b6c7'),
    ('chat', '', 'items', '00000006.wkW1McGi', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x0b4ebad0'),
    ('chat', '', 'items', '00000012.b3HL0Lnw', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x59bb64ad'),
    ('chat', '', 'items', '00000018.KFXl3ZUa', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\xc6b4ced0'),
    ('chat', '', 'messages', '00000002.VVW4MqRN', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd3dd0f41'),
    ('chat', '', 'messages', '00000003.bRBnVeHn', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x54d0b1cb'),
    ('chat', '', 'messages', '00000005.iyO9Xsox', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xab1336ab'),
    ('chat', '', 'messages', '00000006.wkW1McGi', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3b417ff2'),
    ('chat', '', 'messages', '00000008.3UL9NDSv', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd6270d77'),
    ('chat', '', 'messages', '00000009.AseMf4Sm', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb687b981'),
    ('chat', '', 'messages', '00000011.S7OYP1wt', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x49c88f84'),
    ('chat', '', 'messages', '00000012.b3HL0Lnw', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x094d6711'),
    ('chat', '', 'messages', '00000014.zBQyVGw1', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x22f242e6'),
    ('chat', '', 'messages', '00000015.J4h6wan6', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7d7ef5e3'),
    ('chat', '', 'messages', '00000017.3_oY7Ovz', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x5bd375e1'),
    ('chat', '', 'messages', '00000018.KFXl3ZUa', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb2adb1a1'),
    ('delta', '', '__start__', '00000001.KmZelEO6', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x4f8faf7b'),
    ('delta', '', '__start__', '00000004.-z8f1n1c', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xdfa0a9a3'),
    ('delta', '', '__start__', '00000007.Y3t50bRU', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x6951791d'),
    ('delta', '', 'items', '00000006.skcgn4nM', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x66f61393'),
    ('delta', '', 'messages', '00000002.H8XAWBEJ', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcc55708e'),
    ('delta', '', 'messages', '00000003.JqAYBuDy', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc8bc7e39'),
    ('delta', '', 'messages', '00000005.wQF5oAoM', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x63cbfd02'),
    ('delta', '', 'messages', '00000006.skcgn4nM', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x23094b28'),
    ('delta', '', 'messages', '00000008.d3MypZo4', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa576b4b3'),
    ('delta', '', 'messages', '00000009.Opjidx3-', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3515de0c'),
    ('failed', '', '__start__', '00000001.x84FakGF', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x4d631afc'),
    ('failed', '', 'messages', '00000002.7GMTTsEr', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc6bcf1bd'),
    ('failed', '', 'messages', '00000003.iu74tv_i', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x04606455'),
    ('failed', 'inner:dce6f291-defc-6e8c-9bbe-1a368b85b7ff', '__start__', '00000001.XmOkqiB0', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xa482481b'),
    ('failed', 'inner:dce6f291-defc-6e8c-9bbe-1a368b85b7ff', 'messages', '00000002.L5Ds2mK9', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd575e09c'),
    ('fork', '', '__start__', '00000001.Q_STMGUd', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xac811feb'),
    ('fork', '', 'items', '00000003.VQnV7PvN', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x62a8a063'),
    ('fork', '', 'messages', '00000002.mI4OUDwx', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x264a6988'),
    ('fork', '', 'messages', '00000003.iON4Fqj1', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3eba21e6'),
    ('fork', '', 'messages', '00000003.ur-S9QZ5', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x863f8e4a'),
    ('keyed', '', '__start__', '00000001.1AFM3Bbp', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305ce18380802cfc02ea75f6025837d0d4558cd11ddecb358d596bd152598ea78824929ed06e5245bf12de3a60d5ed5cce211db3f1ad2fede5574223e87f674d27e31c6f6104dd9a75c20a1d0b167e1bfe658ee5e3786f5e5127e7c2009f144e957a340aa02188d69bc19035d5dbbb5bedcacaef55dfe4057e5afd0a99a86b336b26d63e157300b4220f61a0d2313052d26bc06193b1d142eaf6f70bfee5641ff6df746a1058dbcdd27f6be9ff8d644c6fa8df006e63e6a2e92492c3c18f6678eede70805fdb45402ac64200642e46a24181f339271b0be6fa84509c5daa2603f1aa4590316ea1d4922cb066db4fafc84850643a6b78bd825a6c4b3c02bc57b42c06b3d1cccfb0ec3db6982fa8b73d5d18a139c63506452c5c3a8091307bd05bd91e0d7f7559f9556b648c554f5e245359f0bc2fd708d257e4a18ecc4741bec5cf21f153b0b17cc88d4c2b84e052243e8b717e43db', NULL),
    ('keyed', '', 'messages', '00000002.rlInZh78', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305cb5b94042178580833acec74d98ce3c3020df38c5bc9cc60a762b63d463244c43bcf6a89a8600fcfa96855603734bc04a63a4ed260f66d7fe4199d4a97e8ca2a608da90fa9af41c9ace309763e51a391b9bfc47c654e9ecc6df8a5c975563cbbb30c28dc4f9b614bc1702aba3a4a512ab2ef127a00e4f61f2da6b74021bdf972e98f6d13754e65e5573d6abc723bc1d6a1df742e0e0af3a14143d01d241ec80c95a5e0eb33e9e9284725ad6f055ae9d56b9eb2ff77d9e4997bc8166c2dfc29e5dde85ae1878739aa777d3d440c82a7709fc41b0b8b6749e4a74f553bc64189ff3bda77c2841deb011cc5af8d4dde26e52d283df444112d0401b70527f4e1394fabb6d6945d5d2e304da94f289105fd3b0fa3cce454ae8c68cf32102253efe4dc46fe07d201de00ff646bc0e4706c4d73363550aeeb12b5400ddb7', NULL),
    ('keyed', '', 'messages', '00000003.LUk8Ugup', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305ce2cd598f3f4ca72e75f57463021bc8e15866717e64294902551d9150eeacba906b2a63f0c8191ac17c144bea38bb108d0dc8b56c96affe568a6591fbd141d93c8b060ddd411cc8c7a4f7189b719cb536f15a0b201583311423ae28bcc99879f8f56623ebfdb5f03550879f938a3ac44a1d0d3ac83583f4fe5de24fa54b16d5edb53247f0c9aee72fffb64c70f283434ebdaf361250487348af55d1fc27f824c1378e2b26a70d10e1ce4b3a0b03f3730f198a1bdc6bd297395a316e953ad9d512ae2b157cd96447bb98945c2abc572cf3abf3e1da436bf0b6cf823eb391fbd6de5f1b12813dfcce0359162de7a613ffd0aafc8ead43bf119ab1e5650a027b52fea96616e1eb3444ce655d37099eb8f5148fb23e6ed160b5429d4ac8b0418e0f10a064e353134b05e9e9102e04f274b9352d2d356d81eea25927c9e26d1cab9b7f2378fd1256b7fc16e3f94a5682594dda8fc058241121ec2ad213c4df1e34692b8fd0f9024843f64948531a12175323ef1695a2cfc86634ad514807f4ea822e4c9a9672e92920660c1fd01646109c1a2bfad258d9281d1933b968c8e5139cce96074664fa5bb70fc9268b0c5eb7023975764f231458759452b3271b443cf4d0ec01159a82ac11a988630204402eba57967fa04563c7e775198d6395ac8e7bf8efde262f8d0ee3010eec23fc206994a5b66034eb569378189405c558da1b094bb759ff630e5b567b7f4ee940de150ca92e81cbef6785a4e4cc7fa45ce6bb3515c6e74252bc0a4baa525f2aab20f2cf4b3a0087ed3b62c9e53ba9c115f67357efd9df5df6d2c3d590eb005af5ffe2d6c408eeb816b3cb0b8b1d2d67257c32e3144cba3e4891f14fc8daf552c5fc73d94766f6ba916925a91ce410c080117826', NULL),
    ('left', '', '__start__', '00000001.KXFQ1qUV', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x3b7930f1'),
    ('left', '', 'messages', '00000002.RXy6bi9_', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x86f2b98d'),
    ('left', '', 'messages', '00000003.OHhksMDX', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd2ee4d42'),
    ('question', '', '__start__', '00000001.ByaB2Pti', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x75d1a564'),
    ('question', '', 'messages', '00000002.8uTZfldn', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x73e4629b'),
    ('question', '', 'messages', '00000003.O7PqxYJr', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8ecc6724'),
    ('question', 'inner:caf44d20-cb68-8782-3a56-1493041b8bba', '__start__', '00000001.97Zs0R5a', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x1fab28af'),
    ('question', 'inner:caf44d20-cb68-8782-3a56-1493041b8bba', 'messages', '00000002.P_wcMnav', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf80752d8'),
    ('sealed too', '', '__start__', '00000001.2yPJGYhJ', 'pg:aes:msgpack', '170', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a9581f30e8cd26cf3414b0ab12f8d86016309e9a5e20aeed1eef5ad0808a068eafd9718002a915b7112b24047e88b1809349a01cf1b18f3f80030c5ad6132afa1c549aa15d212f257954ed380344f4ab67e8d80d4d6ec6fbe37d6f37dc1907ea253139b20ea702ed313603c9fec31accba92f717dfbca6c88e2ff243beb44c3ba1fa24d37117e896c5a462d56debbeaf699e56a0aa8b1dee530b53071e0868c029e9d4ad327d614235a662df49d334a1e1e5232c5164d2fc60174cc22068aa48ebbd1ae21d3f6', NULL),
    ('sealed too', '', 'messages', '00000002.MA1SNJAM', 'pg:aes:msgpack', '144', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a8a24185fa7a82e01d273c5ed516b6f6e97b40cd2cb26f60e7007d0639bfcb2bebc5afc428f523dc55c4a4d17d921c9a3611f894a60d9960358dfc32a43f75fc928ae5080115e60d63d1ed07b9d3195c970a064ff78ab026464669969a946496a083902f63cda6f891c11f74edd471f372d2932cc27091f773f2aae2d2556f61c708c39e8893635c579bd8053f2140b1a29d34c395d8d8b4f1b4a7c06095f2b6c32a7a9c13137ba98e25df9e0', NULL),
    ('sealed too', '', 'messages', '00000003.vIICr0r3', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7af43b543de2a9c62bc8860b4ae764e2fb15adba582a8b53c01d57a346a31f4488538a4854311cf021d12435b7ab8acdfeead8d7cc5a3c79dd9c0aa122115bb66ba1c93d3ba19dbf7692dd386255564c33ba0c587b47178b0097afb3d820180a17acf73f77502e9fa1eb17645586abb7e519b16702d29bc10627a2bc899b5d4ed86d9c299a7445ddd0c1543d1becf292f650ab664cb61a7ab5693b9858d2808aa1eae50c6aa17e57f023c01e19ce9159dc19b160aa152f83e8a891a364022bb46600d75c48bb199d83bff2ba19fb61f50b12b2fd669d83886f1aacffcb45f005dca969230ec9dd009da520cc7dfbb27a65f62dbae23ec8d9f5fc9ed7cb74e43d7a389ccae5db67bea44ec8b646db1ca89e877db83135dcd1277839ae424a66d1b6c4485047952e209f52cbcf9f90775c19c5c1a9fe77af30ef8f250df7eafabc01d1622c7b045fdd72cdea3a6ad9a05aaa902ac7e19d5992cc611c4e1b38f048407dcba64f87d91b9d77f2afc19780ccebe03a0772438b670f0599131179247451bc051bdbadbfe4c0a32551b45a5f099dceaea130f6e12e0660c3f6730bde87d88fd513faf000579a2ec6000d772e3e2c60b4644bd3906f5b641e8379894b50c3968e3458ab22390fc2aa47c2c2dd540e8f81fa0dbf9fb57416994d73d2a6f2ea97e5c5c784c7b49fcc7d0a7adc2ebc3f', NULL),
    ('sealed too', 'inner:65f8fb15-4b2a-a0b3-3432-283c91bd4806', '__start__', '00000001.Oz-DBR_p', 'pg:aes:msgpack', '503', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7aaf7df85390c5f097e44f11387b3be9bcaf1dee7ea4baaed10557ce260144381291eba2732370af802c29b5b055556b6287ffe5c3523e6b5cd262a0ea7ed6bbf48357eb77241ba2d63b8d55af1b2e8b5753df0cf583415e41c4f8d0e0fb9bf5922af0fa717c8df77e9e886153fe4f064d4b279ef4794a12a2b7a33eca2c2ac384021bf11a4b8cd5870417e52305ca6de16181565c91f76f055cd0f4af24087274632ccebdbda1b671b73806fc26d2f36e601203c899fb733d63aec22e82e748ee049bf30d65d8431d173ea570d94fbcc88556a77a021894cdcbc40b47144230ea62d8a3ed2d8104c1e52c0260c4bf80a63939ce449aebd69aef0f1cb8940da47b35ceb0e2250f1bd05d412a46a68c7ece5062fd0d12987aacd215ac13389578cb9e7b9ae6177b3c2522ab5639bebb0f6e25f0d6040e19ad8321503a292b0c2397b317529f47d0c307ef1a721abf11f59b88022ea7381a2688a5b2cdf7b8781643bef0cee1613321eb7544159f3cd67a018b7c97b98779cb065b05322c1cff8f66475e162d29015a0b3506c91a4d48af1295ad09275b0c683b8b4415cafab8a3de0740cc6e9f4c6274ac2af73baa9be60e8d6a1316faa864016205c7ba28704f2e389be5604567f731e76019331e210491d2c3836d652956c44f80ee352dd67a31a08377dc216b2195bac4a8f8f70bcee48bb95ada4f303cb540b8c99fa8046770833cf2b328cb5a01c62f236810e234d040d5a8', NULL),
    ('sealed too', 'inner:65f8fb15-4b2a-a0b3-3432-283c91bd4806', 'messages', '00000002.0Nb4WzxI', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a9cf5e96f413f2c75d1e28e558479c6c1461f5bd1e84acb2ab5de32b60a4507326f48b2e3b8ac9306eb1b70b1623d6a50aac2412b9e396e51e28ab9d1c85937ea8d0afe7381e3fad541c22a78110c8f86dc4bb9c8c66a173bb3064d453c6b07de533352828dcb616f9340130fb900253b0a25df11b0b8ef517d4c4b8c764b336b1853d13bc74d3f400ebbaddf03612c8efa5723aec1947aa12ac95734015a4b9c785eaa9da4c661873f114e5c7f8e19f7557953dfb15772e3cbb950cc640437bff4fd42765e0288a59aa9770098603bff9bf0ed6c30a094f74e28cc38278245cb3e8b8ede5bbcfd0a3ab57bd5b79b998647c39a7e4c0d31d91edce3ae04601bbb07b77c54fff4e49c055d258ef77499c9d25841e2a54e291f316de5991e1a9b0e6aab42bea77ed92ddf2e3ce1a3303cfa8b9e7833d82f7bea289828ddfb8dd95d68af4434d6fab80c6abd67cef5988c746374e8790c097f8bb60e2252e93d8e4d40db986673582cdb62db5eeb34f58a776e6f379c492bfb33dec45df2a4140f1fee66baa59bdd38f4956505707e4030a99d3b36ee8b17a10ac14808fd2322a9acb912d7efcc91fc8a82bce14126cb320742fface7b4571a788b3dc75be5ef41c3d5dc680183a71a629ee38be5e96a38da4f50dc7b0b79dc99fbd4d75c135752eabe197c66edce2f2372b7c7db35b80618', NULL),
    ('sealed', '', '__start__', '00000001.J2aSU-pg', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a14451e1a7d6df65f972538798b02f49cf46cefbc25ed9517769a2de600bd7d1adfd4074517cba60a9ff18f0694a3227af3a75a1fed7a5114b5955ef3f62f4da29cc4199b3c22547a3583f35f3ece735f590f8bce0ce2b1783fbfb103eeba3ed0541690fa43d38bdae6913013a8251cb80dcf7815024350a5790a534ebeaf1ae42cfbbdefc2fc9a25154e3aa7172f1ea4625c900609c047592f0e559419f2cf2c54e3151e1f030e001a7efe71e88029cd95a416e469860a5c7f0428f4f750a79a5183f29205f9b49d7fc8e34440a7f868c106141886460b3d3d673c06427aee2bfabe18696688b0371e34dbc80cdc2024b292956891ff77f7162ba37972d144cb5c81e313c32ea89d7b1058d16957d22f664dd905262f6193887d6111ae9ec7db5f74490bfd6af90ef4056456e6b61844385c0ec3dc3ed513abf5aa76f43b31fd422fcbaee77bda6acde7760a4067faacb30c7c', NULL),
    ('sealed', '', '__start__', '00000004.OBveY01o', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ac829a582049e4d3408317812496b913a0ddee5c992b73995beefc8da94e6417cc8fcefa905d57c1c95a2ceb1d80f9d13a041a6539b69b13701a434c709cbddc60124b7dce49d15934d4d91e176de255820c30b717576299d13e4f4052a16f68de644bbc15dcb36b66fc8a8f0a56b1d74fdc465de80226c62a786f03280c034c7d8f51153358cfdf5a4d1c2f413938a66341aeb048cda8e223d7262c76e7bed478763024770cbc9feee3f94977e80c7ff442cf73fbf553f72c22ee4ef166a36bbf852ffa0fcb1f10df2b224369ac0fb25013da625214fb7a3b30c590e9d56ab7c41295c39b85de16884bac570ea17984b88e00960962ad6315a422de7ec1132dde6338374b663cc027ab0b689937a4eef38f475fa094f1a989cfdbed649895498158ec898d59877d101a4a075c0c798766cda20bbba018ac7952c7b83953e4db8da65aee174c2b9988a7b86d67e2fa03861fc2f', NULL),
    ('sealed', '', 'items', '00000006.8Gqt2Kqm', 'pg:aes:msgpack', '24', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a7e278befb8b3daf34bf4494b757d22d4eddd18cc3c8fbf8ca979dff98c94fe2e2314781eeb2c7f5601a537c0e7b43879cd4033e7', NULL),
    ('sealed', '', 'messages', '00000002.GehbWU8y', 'pg:aes:msgpack', '286', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a01a55642f9a63f3b7d3f9f8926b9d86a2b3b6f2c5c4abb8169daad6cd8b85a4b4c25477d4f42e8a5ca7bfb0e9132a6f2e4cdce8544619081436bfb9669d67f04b3d0632ae1a464410940bebc7543380a481c30cac6bcdab506549f7e7e5fc9b38e5f91559c9e1985061e38647830ebed9a8698309ddf475443fe198c5f57c1f99ffb93f17bf655cae62bd866b0fd099571748038df11996017abef1faf28785429b6bc60084379f9a65b9759055e87dad1c23dfc83bd666e9649714577d9ece9b106010a866281b9f2e4666fc2bdc3ce500e4617b38df77a19cd6e1061052d8c2eeee05d2fd8fc1845d2c82cff3cd46bc4a53b508035731336aa82cdd656df0517245908041bceefb5a3806f8f0f96ccc3c1de6a64eb6914cc2a63e68106dab208c203f757dd94a75e697f5d90a6955d08f62a363f90e6a27c1b', NULL),
    ('sealed', '', 'messages', '00000003.a0zYQYgd', 'pg:aes:msgpack', '610', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a4c0b394b0378d46b3757d447135dac43e4a0e52907a55bdf0863b2982102a448cef463ad44d0535f435c0bf0d4763cd5cf85ea70b2b885ce40cfa861a1baa511c6441d70adb52b22dee01928c939501c55208968b63abb10a23562395856d8b269c78a963258b7e86fa6bf5084f52855ef9b7f521081914712a7382ab803139d5601fa493e2aec73aebb024856cd61d05be228631d9e489a5d92ed61f7629481518adb222c601a64dc0f2652c324d507bfdf8906c22d4fbf6693b5bbc20cf41d46c7aed9ba96b92744c1a23a519cd1ad6e452d56d8eb0ffc901e15fdc8e617cb41ec149e241978e6d1306bb2ba3bf3aeb9a66b55edd268628cd11a9c28cbe026805178c4183c7e4b7100a8c2786d3eb84759da14b7dd74f3b93400b40bfd8312e209bc680f2acc58d7dcd432147ae4877ec9be7288047e02cc227bc7a89b61c32ace5aa491c42e90c727be6f6618d4c21e30ec0df64122a41a759bf20668058d9d0ce1a3ae0ace745170f8294ab041f6c4b613bc96aa7db0fbdcd6c3a90705255a70f74abefa79686059f020a2b22e07540accdb629a496029b0e1ea3526759399dc564d343a40cb4a95f18266093d44cdc142bc4fedacb4ff5528d45e7dedbc2072ab12671730797d417594c2909a308ada0fc371e6851333b19b3fc1a3df602418cbc9251a60110c9ca139dfbf580ee390dfe30081251c23d5043b9392d7f31835e65df90f0687af45ef9f822c6ed1f1187af4b0cdebe377b131d18c1bcbbe4599e819ee1b219eef7ec4eded1a470f20623f4a2ec6819d35828cdec801d3bbf579d21085a84a8a3f774da65f416d1595c382f4c5d630b71916c2a57edd425b8d05fdf764b25001723af8d71450b7c2e9e4e415ebb04a52f08eb14159d9', NULL),
    ('sealed', '', 'messages', '00000005.La1ooDIK', 'pg:aes:msgpack', '895', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7aebfaa27e4db8bdb8023b32ae4f30dda32a0874f711fe9f98cbffc2246eead676278c429dd95744772032ef0db197d08489051386262ffc9b5d1f387ee925ac319b163884b5f8cebf950d185a30f95c7f15a98c7cdc5d4481e1bf62072c31bb6afe20d0af1b0186e7af2ea1b8764c8a4f7e23005056390e54e7bd0a4e0838c8680787895d6d329fbcdb5c36126d341f71599766ffa91dbcc119b0854583adb286a6bf3accf7d22b505aa83ce71c2f855e1ef301f66e92a9d495b8d6ca4c78a113c87c4ca936da142d10bf8413d0e765f4021a77ad905e91c2a5af34c43378e80b536f45bbb5b23758a114047f88097f2118a6209da6c46cf2a22e90ef3ea31844bfee37a72eb5ac922a0534cfeb34aa64649e200a372b1c24b07df9fce8c8760e205c5a93412bac3be79faf5295f651abd5153d48ea183647e1f13b1a461198a4409864b2c0ae0e2f07b4921527c4d84cb52bd1a28594155012db11d1b54a2edaa20d2e0efaa16a4f6011d4029534ed374ffc4f97bd23d1a64dbe0445502f01e7017db40d98eeaa67ce5af9d95af1e9a0003776bb654fef72d2ba5f91587b22644fefeb687143a9492449b2608cc5533c3f2feaec65e8f7653c3eafd6b5efedf754dede93ada88e04bf4f6917855fdedd121507ae96301386cb8b22ce30a2a0ccf6bbeb3bbf0b5bbf7fdfd45ce4f55283172cd1ac52ede1a4393e3b9bdabf93d418d4bb758562312332e0f99985357addcabb5901a35e855497cf38a2816c055ad876208547b138c8e558a65643351a96f113a90ce58b18709732128849b65c6affe70c09cedde1dd9129ce706dc57c5ad2572bc651e7bd51f82a81cb4998cd8739c8ce5f4e32f4268c6b02fba3452ff80ea8fb7d1ddb24e5babd08850375e6960b71f5b79780a9682062a815ce2be4d071c7a2116dd25a4141ce21f8b296da557df6ffe73cd1846a57d239719250ca8e4b04ef9e61e80cf1bc42115434cce6669ef4b855fcfc680270e759dfdd4b01dc5a664f6e3fc00f79455b9713b73556ed96457a4f5b7fdbc5f257f8ae71a1546138fe54dd2ea8c42f289a31a860d0623f388a787b7ffa1a3d33a34025e048933157e33349448dcfadc39b2d368363df3151c926af4f14446de58fa73df1946e8c74d2692df32512d07093c170a11ed6c1d2fd11bffd7e6ae9a12b9414d5223f5c3311056ba45548dabce9bf2a515e3f018ff71b840ea01e2676fbf8e29c73cb0040e0f49b74d3016f47232f0d7825e3547e2f7b0003e8b22b493cc6b0d34e2cb258822063e33fe1e6c6fec6', NULL),
    ('sealed', '', 'messages', '00000006.8Gqt2Kqm', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a50782637596258419ebaaec44714e79e0c7e0cfa099ce40ce709d536a1eb8d7edbbef0e9b0a9a6dbf4bbf8f42c4e8e81574decd9447286f3ff17fa1dd1f98653aefe7f3e8b5ed494df37fcb7f27f72ddf5ac38c45f1d8c62858849aef05edf4bd9d225963e958659de5696f0496aee23d7f19f3c47200ff3e4ac831e095780eaa5e42fd88edabf0d4bedac1630e4ecb95c5d5ea50eff56474b4a3e069931747adc40d8e7d4dd7f0069cc3dd68b6806cdb13503ca7c0fe920a0860177ee3a4415a12f3eccecaea832f2fa714d85b98ddf0a49f0b418e45e1ec8ae8800dae474fcfb0fec256771cde315da50a51f97cc1019591f2bb63a65cd89b4685730ea6a11c7aca4e81f48648345c2ce1b541daf2f25a2e21fcacdf22cba1fb537a89903828a5c2112d3b49105bd5bcb4c8f90a1a079714950725480735fff77724eff85c0607b26f62a29cddbff67b422b3ca85a12c5f30880b02c3dff492d7f494d605bbcd5faec3abecb056e0d82095c1277fcba6731f46d67f36abb49154cfbe062ac465c596b87baafec1aaa0f3b6732d1c978534a22d8d039381d3e6ccc493388bfb500707734d937ddc3bf3015a49c357635674df5b6a9d15b508082504b7d3080e0df5dbd03f433950c1b3acec0e88c905901be31b4a1821f6e8e3312ca34265efe904c81bbe49dbdbfd9157f105beb97264966c10e1e206fef4423036758a1fea846ee0bcdf1741450bdc616d4fb7fb6406579f8491e9b138bb91f66e76707234b3109a80702baef1f22e0d55389c9e6b7b8320f102637fcddbc1f63788d89f29ae5830d268c8b3c413fc5926303c3828c1ed51b488ab26c06c2eb48eb5fdef53d6770e72ceb10af3e49ddbc5f21d580be2281e04ebf4e448fa934adf7bf31425dde79de6b14be82d2f0100d9e1ccc96e3754ff6f891ed4351b08c80231f2db2f688e568df3d41192b5d92f57f88560e3d269c7c482a2d4d6304be9f7df862bc91720f2f8fbac1c9db3bbc4e7b754db61abcad860643f25a640569b7eb1e8566ac7ff0e13f90bebe98e8385d20d6682e99a84e1498d29e2746f64211c86e2eed5ea07345632f4ec0488452971264635ed597892866d76a2cfd15331156f274e6da4c4bb414a210171afbb85862f81af423b66b2cbd6163bbc5da640df6dca8290f84550c4bdffd95cc262e1e537503a5a4d95aa10cc83aaf98253ae999cdaea9f507a00cc793f226dd1a6a15609563f83f5b8dc9b881e57ab4673ded71f1b44341d9884065fb21a555191064e59b17d70c4b6ea8322c38d985017928bceb15c3fdb123399cec422add09ae868cfff3f4a78cf3386c96aa63fc07b5f6829d5101fcc2634e8dc6e8aa4677c560aa8693a5751fe13b2511b8674109727bc6159809ba1f68b178139bc39927d6b42a37a6fbc68824ab15968a4d4a533be0cdf42fae2e5e0d512661cadd06e26ba4134fb1e5369c64efcdc7b31357ebbb30e68b2fc4b7beb6642a0b2240749295831014e9234b772eecc4ac1dc864e84026604314656495c187e72674de1465d1da544dd08e6d768f13d3485887af0748c8ff40c71aa1e948525774ea399111b2bd3a90f0590ee1a3e3164d1ad6cf709e915d0704d561476ebce3e6fec698197f51d199a3f17f8442ac1d0c9bda0a5d39ee402d173a27c825717eb42f324d3bbe17fb5616bb1df22af574b43629bc700d90765e3296da5c3030d54597b5fa5abb0b85f091da556b80330de9973f738fdccb82586c1', NULL),
    ('timed', '', '__start__', '00000001.5r0NPkhc', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xbc79562d'),
    ('timed', '', 'messages', '00000002._ixbfmEz', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0e8d0b9b'),
    ('timed', '', 'messages', '00000003.i3YqycsN', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6e69a735'),
    ('values', '', 'bytes', '00000001.5kA4aHsT', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\xb78d3313'),
    ('values', '', 'large', '00000001.OunFfWZI', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\xad641a6e'),
    ('values', '', 'many', '00000001.E9ILzYPM', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xc1f70eff'),
    ('values', '', 'nested', '00000001.eWAFNfA0', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x76915459'),
    ('values', '', 'real', '00000001.b_2hAB6x', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x05a0f046'),
    ('values', '', 'text', '00000001.0AqeRN_R', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xedc72343'),
    ('values', '', 'when', '00000001.Ub0YIo0c', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\x8fb52715'),
    ('ünï ''code''', '', '__start__', '00000001.1tVuIg6f', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x4ba4489b'),
    ('ünï ''code''', '', 'messages', '00000002.ztDhZmoh', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xecb682a6'),
    ('ünï ''code''', '', 'messages', '00000003.SV-rg37W', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xff8a91ba');

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
    ('keyed', 'tYd1O9e18EAOt', E'\\x01020432303236c33f3e388d52b16937605619b913dc0bca71f36f4c727be55a961bba1cabeb205da547b0c22acdc142d871ecb0694e1f19fd153a4b30d6608c1110f78edd87ed7b254a7104bf72f0ac387ef82178dbb4fc252dfa3a2ed52d2cfeda1a', 'ring:2026', '2026-11-24 15:25:40.775144+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 15:25:40.802938+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 15:25:40.593331+00', '2026-11-24 15:25:40.643136+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e81b4-ea5e-60f8-8010-947029c8b199', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 15:25:40.657347+00', '2026-11-24 15:25:40.675245+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e81b4-eaa5-6ca2-8007-a059fb21b18e', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 15:25:40.712572+00', '2026-11-24 15:25:40.712572+00', NULL, 'false', 'false', '2026-11-24 15:25:40.712572+00', NULL, '1f1e81b4-eb00-65e7-bfff-b08f662d04db', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 15:25:40.65074+00', '2026-11-24 15:25:40.653039+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e81b4-ea6f-686e-8001-a2a35f0b41c2', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 15:25:40.775144+00', '2026-11-24 15:25:40.781701+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1e81b4-eb9b-6e97-8001-02498896ea68', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 15:25:40.794803+00', '2026-11-24 15:25:40.794803+00', NULL, 'false', 'false', '2026-11-24 15:25:40.794803+00', NULL, '1f1e81b4-ebc9-6256-bfff-4a5b690cbe01', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 15:25:40.684485+00', '2026-11-24 15:25:40.694626+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-24 15:25:40.694626+00', '1f1e81b4-eac1-66bb-8001-7b31a8c7e81d', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 15:25:40.750914+00', '2026-11-24 15:25:40.760007+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-24 15:25:40.760007+00', '1f1e81b4-eb64-6264-8001-1989ae215054', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 15:25:40.727991+00', '2026-11-24 15:25:40.74757+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e81b4-eb54-6fbb-8004-f65526bdde55', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 15:25:40.787044+00', '2026-11-24 15:25:40.788808+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e81b4-ebba-6e81-8001-2982eca4e9ae', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 15:25:40.718838+00', '2026-11-24 15:25:40.718838+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 15:25:40.679518+00', '2026-11-24 15:25:40.681767+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e81b4-eab5-6ba7-8001-25841b60175e', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e81b4-e9da-60e2-bfff-cc214948f5aa', '7769bac0-ab0a-2929-b4a3-6eb44658ea0a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf6ff1628'),
    ('chat', '', '1f1e81b4-e9da-60e2-bfff-cc214948f5aa', '7769bac0-ab0a-2929-b4a3-6eb44658ea0a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x0464d6ee'),
    ('chat', '', '1f1e81b4-e9da-60e2-bfff-cc214948f5aa', '7769bac0-ab0a-2929-b4a3-6eb44658ea0a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xeeb6287f'),
    ('chat', '', '1f1e81b4-e9dc-6287-8000-49e7ceb685bb', 'bfbf1e3b-5a76-e237-2cf0-57ac60b20753', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb8843b96'),
    ('chat', '', '1f1e81b4-e9dc-6287-8000-49e7ceb685bb', 'bfbf1e3b-5a76-e237-2cf0-57ac60b20753', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x09b04087'),
    ('chat', '', '1f1e81b4-ea00-6050-8002-9e741d92fd31', '00d826e1-1535-c7a9-7ea2-985a1af9ff88', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x55c9c720'),
    ('chat', '', '1f1e81b4-ea00-6050-8002-9e741d92fd31', '00d826e1-1535-c7a9-7ea2-985a1af9ff88', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xb761c355'),
    ('chat', '', '1f1e81b4-ea00-6050-8002-9e741d92fd31', '00d826e1-1535-c7a9-7ea2-985a1af9ff88', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x874f0b62'),
    ('chat', '', '1f1e81b4-ea01-643e-8003-7abe3727e507', 'a48c24a6-8af5-dce2-a5d1-254d1d129d4e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xff966600'),
    ('chat', '', '1f1e81b4-ea01-643e-8003-7abe3727e507', 'a48c24a6-8af5-dce2-a5d1-254d1d129d4e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xe01777ac'),
    ('chat', '', '1f1e81b4-ea14-633b-8005-4b13acbb9089', '2d45513c-baa5-5049-f31a-adc7abedadf9', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbc51f2a1'),
    ('chat', '', '1f1e81b4-ea14-633b-8005-4b13acbb9089', '2d45513c-baa5-5049-f31a-adc7abedadf9', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xd6e8a67b'),
    ('chat', '', '1f1e81b4-ea14-633b-8005-4b13acbb9089', '2d45513c-baa5-5049-f31a-adc7abedadf9', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa5c8c7ab'),
    ('chat', '', '1f1e81b4-ea15-621f-8006-2e28c03737c8', '02951bdd-5f46-6af0-2a23-0ee4b0e612f4', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6dbf5e6f'),
    ('chat', '', '1f1e81b4-ea15-621f-8006-2e28c03737c8', '02951bdd-5f46-6af0-2a23-0ee4b0e612f4', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xc7ff765c'),
    ('chat', '', '1f1e81b4-ea28-65dd-8008-f992d03a7a20', 'f93715c7-b93d-7202-62d7-861b2abb1fd8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1abdd216'),
    ('chat', '', '1f1e81b4-ea28-65dd-8008-f992d03a7a20', 'f93715c7-b93d-7202-62d7-861b2abb1fd8', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\xabf37f2f'),
    ('chat', '', '1f1e81b4-ea28-65dd-8008-f992d03a7a20', 'f93715c7-b93d-7202-62d7-861b2abb1fd8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x8e4c28fa'),
    ('chat', '', '1f1e81b4-ea29-61e2-8009-a5e66ab17d83', '379d903f-2def-c55c-1219-701518f7fd7f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5decdad8'),
    ('chat', '', '1f1e81b4-ea29-61e2-8009-a5e66ab17d83', '379d903f-2def-c55c-1219-701518f7fd7f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xb0caced1'),
    ('chat', '', '1f1e81b4-ea3f-6136-800b-65fa10aff584', 'b8a35f61-51ba-7ace-bfb8-9216265e0c1f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcec5a9b8'),
    ('chat', '', '1f1e81b4-ea3f-6136-800b-65fa10aff584', 'b8a35f61-51ba-7ace-bfb8-9216265e0c1f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x7dd4a68a'),
    ('chat', '', '1f1e81b4-ea3f-6136-800b-65fa10aff584', 'b8a35f61-51ba-7ace-bfb8-9216265e0c1f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x20e3c42b'),
    ('chat', '', '1f1e81b4-ea3f-6ee1-800c-565a7b334e9f', 'eff214eb-3f1b-d6cb-92e4-11350fa4115f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x18b8b15e'),
    ('chat', '', '1f1e81b4-ea3f-6ee1-800c-565a7b334e9f', 'eff214eb-3f1b-d6cb-92e4-11350fa4115f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xd9127355'),
    ('chat', '', '1f1e81b4-ea55-6d03-800e-902d9e7a9b29', '317f8f8d-d40b-5d3f-9d59-60de412e3279', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6f9743ad'),
    ('chat', '', '1f1e81b4-ea55-6d03-800e-902d9e7a9b29', '317f8f8d-d40b-5d3f-9d59-60de412e3279', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x70f35107'),
    ('chat', '', '1f1e81b4-ea55-6d03-800e-902d9e7a9b29', '317f8f8d-d40b-5d3f-9d59-60de412e3279', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x633ef3a3'),
    ('chat', '', '1f1e81b4-ea57-6350-800f-7ad60398fed3', 'a47ee7cd-dd91-13f6-f1ee-60efab2d56b1', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xde4cd789'),
    ('chat', '', '1f1e81b4-ea57-6350-800f-7ad60398fed3', 'a47ee7cd-dd91-13f6-f1ee-60efab2d56b1', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x84576040'),
    ('delta', '', '1f1e81b4-ea79-6753-bfff-048fdb23db05', '72f9442d-55aa-9f63-3a95-184ae956d244', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xae0c440c'),
    ('delta', '', '1f1e81b4-ea79-6753-bfff-048fdb23db05', '72f9442d-55aa-9f63-3a95-184ae956d244', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x1cc1ced8'),
    ('delta', '', '1f1e81b4-ea79-6753-bfff-048fdb23db05', '72f9442d-55aa-9f63-3a95-184ae956d244', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x061eaf26'),
    ('delta', '', '1f1e81b4-ea7a-610e-8000-f81585739f4d', '749cca92-e302-0b9d-b1fc-bf5ad8132ca9', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7b47db7c'),
    ('delta', '', '1f1e81b4-ea7a-610e-8000-f81585739f4d', '749cca92-e302-0b9d-b1fc-bf5ad8132ca9', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xade3dc5d'),
    ('delta', '', '1f1e81b4-ea8b-6ab4-8002-7772145163c7', 'f4649366-0886-b6d8-0c42-1730ed40de5b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe34a305e'),
    ('delta', '', '1f1e81b4-ea8b-6ab4-8002-7772145163c7', 'f4649366-0886-b6d8-0c42-1730ed40de5b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x1718f7d1'),
    ('delta', '', '1f1e81b4-ea8b-6ab4-8002-7772145163c7', 'f4649366-0886-b6d8-0c42-1730ed40de5b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x8da568e5'),
    ('delta', '', '1f1e81b4-ea8c-6a56-8003-32b0b4e8a744', '4afbc8ce-1c52-59b9-771a-e29db8d80f41', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcc407d00'),
    ('delta', '', '1f1e81b4-ea8c-6a56-8003-32b0b4e8a744', '4afbc8ce-1c52-59b9-771a-e29db8d80f41', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xe37d91fb'),
    ('delta', '', '1f1e81b4-ea9e-6747-8005-ffb32a3e9e12', 'eedcd7b0-f72e-0675-8736-0890268b7aae', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x974c3aa0'),
    ('delta', '', '1f1e81b4-ea9e-6747-8005-ffb32a3e9e12', 'eedcd7b0-f72e-0675-8736-0890268b7aae', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xda4187cf'),
    ('delta', '', '1f1e81b4-ea9e-6747-8005-ffb32a3e9e12', 'eedcd7b0-f72e-0675-8736-0890268b7aae', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x45c76278'),
    ('delta', '', '1f1e81b4-ea9f-628e-8006-cce059c12ac8', '3b6a18d1-d3e5-3bf7-50c0-917a7a99bd6a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbb26c2bb'),
    ('delta', '', '1f1e81b4-ea9f-628e-8006-cce059c12ac8', '3b6a18d1-d3e5-3bf7-50c0-917a7a99bd6a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x028b4346'),
    ('failed', '', '1f1e81b4-eb00-65e7-bfff-b08f662d04db', '8a9e9312-648a-367c-ec0d-bd3265de8b66', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0d91d97a'),
    ('failed', '', '1f1e81b4-eb00-65e7-bfff-b08f662d04db', '8a9e9312-648a-367c-ec0d-bd3265de8b66', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xfbe47f50'),
    ('failed', '', '1f1e81b4-eb00-65e7-bfff-b08f662d04db', '8a9e9312-648a-367c-ec0d-bd3265de8b66', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x43748750'),
    ('failed', '', '1f1e81b4-eb00-65e7-bfff-b08f662d04db', '8a9e9312-648a-367c-ec0d-bd3265de8b66', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x49f310c2'),
    ('failed', '', '1f1e81b4-eb01-618a-8000-35370c577286', '54692c9d-9e2a-925c-b66d-49b85c98dddb', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x91ad7977'),
    ('failed', '', '1f1e81b4-eb01-618a-8000-35370c577286', '54692c9d-9e2a-925c-b66d-49b85c98dddb', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xab6f0758'),
    ('failed', '', '1f1e81b4-eb01-618a-8000-35370c577286', '54692c9d-9e2a-925c-b66d-49b85c98dddb', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x50d43b10'),
    ('failed', '', '1f1e81b4-eb01-618a-8000-35370c577286', '54692c9d-9e2a-925c-b66d-49b85c98dddb', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x174c5467'),
    ('failed', '', '1f1e81b4-eb06-6f09-8001-3fae3c3d3f25', '969a4a9d-d622-6b91-3f8f-6dae1e47bf1a', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', '', '1f1e81b4-eb06-6f09-8001-3fae3c3d3f25', 'dce6f291-defc-6e8c-9bbe-1a368b85b7ff', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', 'inner:dce6f291-defc-6e8c-9bbe-1a368b85b7ff', '1f1e81b4-eb0a-6c5b-bfff-65b323b24623', 'dec64cb6-63df-1d8a-d7f8-2531340a88ad', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4ac0d4b6'),
    ('failed', 'inner:dce6f291-defc-6e8c-9bbe-1a368b85b7ff', '1f1e81b4-eb0a-6c5b-bfff-65b323b24623', 'dec64cb6-63df-1d8a-d7f8-2531340a88ad', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x2cff5b52'),
    ('failed', 'inner:dce6f291-defc-6e8c-9bbe-1a368b85b7ff', '1f1e81b4-eb0a-6c5b-bfff-65b323b24623', 'dec64cb6-63df-1d8a-d7f8-2531340a88ad', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x090ee1d4'),
    ('failed', 'inner:dce6f291-defc-6e8c-9bbe-1a368b85b7ff', '1f1e81b4-eb0a-6c5b-bfff-65b323b24623', 'dec64cb6-63df-1d8a-d7f8-2531340a88ad', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x5e554dc5'),
    ('failed', 'inner:dce6f291-defc-6e8c-9bbe-1a368b85b7ff', '1f1e81b4-eb0a-6c5b-bfff-65b323b24623', 'dec64cb6-63df-1d8a-d7f8-2531340a88ad', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xa5648264'),
    ('fork', '', '1f1e81b4-ea69-6807-bfff-885d45479ae7', 'f15e20fc-2f4b-e5cd-4360-37f9b6e21b83', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa8ae4b7a'),
    ('fork', '', '1f1e81b4-ea69-6807-bfff-885d45479ae7', 'f15e20fc-2f4b-e5cd-4360-37f9b6e21b83', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x84333220'),
    ('fork', '', '1f1e81b4-ea69-6807-bfff-885d45479ae7', 'f15e20fc-2f4b-e5cd-4360-37f9b6e21b83', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb5df5e53'),
    ('fork', '', '1f1e81b4-ea6a-628b-8000-38005d615787', '7549ab94-ab1b-b81e-0227-6af729a91cd3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9d5fa0c0'),
    ('fork', '', '1f1e81b4-ea6a-628b-8000-38005d615787', '7549ab94-ab1b-b81e-0227-6af729a91cd3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xf4622bc5'),
    ('keyed', '', '1f1e81b4-eb96-6ac8-bfff-9592bbe02127', '64787862-02f1-e31a-8435-3aac132720a3', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305c3045c5e6590d1816e53bf5a5881b73d995e3e8c2192d38af85b409894ecee091d1e8b90908f31965fbb7c54a0560e5198cc8b864969dc226af40702f6106e3a7caa29444c2c6191ee460c90b0afbfff43ff521946a575668568e1c4f6b890bf0a67df9d26378cecb33f68f9bd373116b796211c5116b84523ab23fea1595c17a7bf2a7710e8394e9d1bffe5f1065f407ea95b80d9ceebde80447afd3fa0668af42aae4624e7b34c2ed3b044f0a3af7553ab6878735545ea821b6bc385541ecdc44170eaaba6e31c6d8f76f4652d87f66169c5c0b02aea2ceeb87627c77870fdd0e729fd89d80d9930cb0a602a517e8f29d1c1557cd00a305194d185643790a23854c9ae429ddc25ad2d057c750da79fd2a170f33ab427c6271b742241879e85e31ca492e3c8115821819941f96cd0e955f352a0ac5980f78eba9', NULL),
    ('keyed', '', '1f1e81b4-eb96-6ac8-bfff-9592bbe02127', '64787862-02f1-e31a-8435-3aac132720a3', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305c7ecc1d7c019a835a0e031c82586cfbf9a61bf473c32c6374ccfcd4809d3b55c8533f2bb1f0', NULL),
    ('keyed', '', '1f1e81b4-eb96-6ac8-bfff-9592bbe02127', '64787862-02f1-e31a-8435-3aac132720a3', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305c8d8ba25a8917e1721635ed0f6482dec46cffb8f22533b890139a8959', NULL),
    ('keyed', '', '1f1e81b4-eb97-6837-8000-60bf1437b548', 'b5a84117-a8c8-2d8a-c2f5-b907e7791451', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305c021030f94511456854000ec868148a01136f22e15e28f8a4806fb4988c8be5b3c840090149e4d5fe32c25eed59fce969f1b82a644c87d43b5a43c7dd19e6231eaa6d7eef470bcfeba578f927f49d7b00fecd82f18a9ef2fae4f89900aab3361b6b7ec89c9b89b7679256f09e52cabc52cc09b0ecbb5c8bf433a466979060efb46b8f942eb1ac189720cd2d1ff5d47fce502ea90087e9c83268c6ef2b3e21edede06e262d06c9773c4e03bed76357e8bc2fa9d3c3bcc083deed631ab33a2cc13010fa41853141face7ea91d68b83c51535ee22d47edf56aff09020fb1643f8b77c807965d423577030005a22cff03956b374cfdbc6471a85bae19be94399d843b299410e630c8a92b0e7f01f5a509456a17cf75dc4d52f39b257cdec8aa8c82fb2aa37c21a866332301f444dadf6f644c2f85231f09708ed9f80b42ef30b39cb4564a040236f97037af31eeacf45c8a1cf89265f4f05f5d4070919913503d430901', NULL),
    ('keyed', '', '1f1e81b4-eb97-6837-8000-60bf1437b548', 'b5a84117-a8c8-2d8a-c2f5-b907e7791451', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305c16da7296b2735b45682884059f8f50a8d33f96bdcb90d6824aaae27b8e60fc', NULL),
    ('left', '', '1f1e81b4-ebc9-6256-bfff-4a5b690cbe01', 'a861f4f4-f6e4-c570-7e8e-9a6b0830d19d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x60828686'),
    ('left', '', '1f1e81b4-ebc9-6256-bfff-4a5b690cbe01', 'a861f4f4-f6e4-c570-7e8e-9a6b0830d19d', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x3bbde5fc'),
    ('left', '', '1f1e81b4-ebc9-6256-bfff-4a5b690cbe01', 'a861f4f4-f6e4-c570-7e8e-9a6b0830d19d', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x53fa9786'),
    ('left', '', '1f1e81b4-ebc9-6256-bfff-4a5b690cbe01', 'a861f4f4-f6e4-c570-7e8e-9a6b0830d19d', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xfcd41a0a'),
    ('left', '', '1f1e81b4-ebc9-6e0b-8000-08ea74390b32', 'c9df8650-9d5b-3870-0939-cf5dfeadd354', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xda5c6745'),
    ('left', '', '1f1e81b4-ebc9-6e0b-8000-08ea74390b32', 'c9df8650-9d5b-3870-0939-cf5dfeadd354', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x883aaaae'),
    ('left', '', '1f1e81b4-ebc9-6e0b-8000-08ea74390b32', 'c9df8650-9d5b-3870-0939-cf5dfeadd354', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x47d2643b'),
    ('left', '', '1f1e81b4-ebc9-6e0b-8000-08ea74390b32', 'c9df8650-9d5b-3870-0939-cf5dfeadd354', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xbbe7ab78'),
    ('left', '', '1f1e81b4-ebcc-66ad-8001-2692373d112e', '0839a57e-0343-c007-4996-37add90c4161', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e81b4-ebcc-66ad-8001-2692373d112e', '709acf81-5b8f-52d9-4afc-7289953c8c62', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1e81b4-eabc-6653-bfff-d39b492ef8db', '72e862e6-5f79-18fb-7f81-0d84b53fadf0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xce672c69'),
    ('question', '', '1f1e81b4-eabc-6653-bfff-d39b492ef8db', '72e862e6-5f79-18fb-7f81-0d84b53fadf0', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xf16a13b1'),
    ('question', '', '1f1e81b4-eabc-6653-bfff-d39b492ef8db', '72e862e6-5f79-18fb-7f81-0d84b53fadf0', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x81dad6d0'),
    ('question', '', '1f1e81b4-eabc-6f59-8000-099b6001e22f', 'cc325d87-457c-38d1-6362-0aae2ea4493d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xebdd95c8'),
    ('question', '', '1f1e81b4-eabc-6f59-8000-099b6001e22f', 'cc325d87-457c-38d1-6362-0aae2ea4493d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x26b819b6'),
    ('question', '', '1f1e81b4-eabc-6f59-8000-099b6001e22f', 'cc325d87-457c-38d1-6362-0aae2ea4493d', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x2dbc2f24'),
    ('question', '', '1f1e81b4-eabc-6f59-8000-099b6001e22f', 'cc325d87-457c-38d1-6362-0aae2ea4493d', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x3685c8c6'),
    ('question', '', '1f1e81b4-eac1-66bb-8001-7b31a8c7e81d', '0482aba6-764a-ab98-2471-67ea30f97c71', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x8c2583a6'),
    ('question', '', '1f1e81b4-eac1-66bb-8001-7b31a8c7e81d', 'caf44d20-cb68-8782-3a56-1493041b8bba', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203962373066366465353135306661643733343163613638323533393461313830af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:caf44d20-cb68-8782-3a56-1493041b8bba', '1f1e81b4-eac6-68fd-bfff-a803035da63d', '50d4bf96-5e01-ea59-9cde-37aa0ff81442', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9e84ae8a'),
    ('question', 'inner:caf44d20-cb68-8782-3a56-1493041b8bba', '1f1e81b4-eac6-68fd-bfff-a803035da63d', '50d4bf96-5e01-ea59-9cde-37aa0ff81442', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x3a492ce2'),
    ('question', 'inner:caf44d20-cb68-8782-3a56-1493041b8bba', '1f1e81b4-eac6-68fd-bfff-a803035da63d', '50d4bf96-5e01-ea59-9cde-37aa0ff81442', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xd5a966fa'),
    ('question', 'inner:caf44d20-cb68-8782-3a56-1493041b8bba', '1f1e81b4-eac6-68fd-bfff-a803035da63d', '50d4bf96-5e01-ea59-9cde-37aa0ff81442', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x2bcd1a4d'),
    ('question', 'inner:caf44d20-cb68-8782-3a56-1493041b8bba', '1f1e81b4-eac7-6231-8000-fa514e67d417', '7aa62bb9-372f-71a6-3b26-b189cbafee43', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203962373066366465353135306661643733343163613638323533393461313830af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e81b4-eb5d-6ec7-bfff-523485a77d37', 'd6d3b93c-655b-ab69-34b3-9f31a9f3a98d', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a3ad9b72293dc0f8a08b7954cdcb74eb985380100dbc08bb89a8f093e66381a12065cd69c4f8896771e2858f573ca82a49a91b853ffd527d4d0ed77257bf311286670b40bc0e5787513449ca23a9e9c354ec154a2a4b228052054329dc978ecb7c6a020217110c89c8fe25c3a7eaa516c305eb998166c1a7658c3ce2de61acd62952405d39c6b314f51c009e76bd086734cb15f90ea911eb4434f6647411ff2a10a19fe4b6c255f9113ed0be0', NULL),
    ('sealed too', '', '1f1e81b4-eb5d-6ec7-bfff-523485a77d37', 'd6d3b93c-655b-ab69-34b3-9f31a9f3a98d', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a96fdceef5a81965db392404ec356d0485a6c6eda8127d40c64aced60fd72c8632d23760c2f', NULL),
    ('sealed too', '', '1f1e81b4-eb5d-6ec7-bfff-523485a77d37', 'd6d3b93c-655b-ab69-34b3-9f31a9f3a98d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7af8f256ff19dfb512ec0e611d7973537a5992f08ef4add6edda68a08b', NULL),
    ('sealed too', '', '1f1e81b4-eb5e-6aed-8000-8b59856b75a3', '7206f268-9a64-b9c0-7e9e-d25588b12367', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a3beb1ec2f0fff61e410a4745dd1fc0f3d31c4b9579faafc6c0819b9a894061a4fcea2b82ca71c47fddfe34b9c43f25f103f5897dce3f95461a1265c861a55f867ed3b89ba1d5f229b0aa1962bbbd3fe511fabda67231085db21636cb8a6d305d15a553ee4f2ebe1c83cf46e93e39e9bde4c258e22782ead771a571edb4ae619f137270c4d055446f294b62b5424a06ce7b111b5278e6e63e65fe08837d76c3418bc397b3579dc1b41354369859df34341a54512de380078aa83f965c3c4f64f6e1da074dde807670bc29caf5fb42c775654b3452a534e851a93af6cc28731ef25ff80e04150d33c37903eb0d30845772a48b51ccf3f404312c5983750b09504d523ac4fec33bccfac52270c3bc060fc696d82820a0e8d1dd51e68ab84cdffa877c3240af271a99ccaf51c94795f71d726c15fe0155032f3d38cfc03ee0f97bd45249a43592c9c501d6c5a3c987a63991f76e86afd4f79844de270ab86d2edefe9d', NULL),
    ('sealed too', '', '1f1e81b4-eb5e-6aed-8000-8b59856b75a3', '7206f268-9a64-b9c0-7e9e-d25588b12367', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7af4565af08adcd7582b7338395bb55a3f965278afdcb5bdfa0e41e6adf494f6', NULL),
    ('sealed too', '', '1f1e81b4-eb5e-6aed-8000-8b59856b75a3', '7206f268-9a64-b9c0-7e9e-d25588b12367', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a95ed2363ade8435dd2161193773d3ac82286d75e637b319c94d377cb', NULL),
    ('sealed too', '', '1f1e81b4-eb5e-6aed-8000-8b59856b75a3', '7206f268-9a64-b9c0-7e9e-d25588b12367', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ae6bb959cc91520759f8877929b9cd3725ba75e78c3f3948bc94f6354', NULL),
    ('sealed too', '', '1f1e81b4-eb64-6264-8001-1989ae215054', '65f8fb15-4b2a-a0b3-3432-283c91bd4806', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a63dd850bd1f385e03b74569ba23fe25e8d8cf8e5f5605f3564ff6ecfc9ee105686c044afffef4c1bd762c74793039773ed3c7d057b9c287281046b49b28bb9857deee6a8fdd6b39832e49632761b1d2e861a7f3bd21d6b8e5403e0974f1c8284f0fd16c977ed8c1ad0f6e6e9f83ac69b3821ad7e8f640fccf20c3735c08d2205624dff4891bae1537ac65f', NULL),
    ('sealed too', '', '1f1e81b4-eb64-6264-8001-1989ae215054', '72746f3e-81ff-2b75-c3c1-924e33b79c68', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ad4f9daf5b945e756163fd0c96414d372fdb220b65224479f5e86260e5e8923ca2ac83f47', NULL),
    ('sealed too', 'inner:65f8fb15-4b2a-a0b3-3432-283c91bd4806', '1f1e81b4-eb69-690a-bfff-720dbe90cb16', 'ab53e7ed-5349-0e8a-5fd5-ee504e4c493d', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a9aa2ac84d8064b02b1cfa963e454ae2e370ad85341024953145d44e06b57e26c7fd14a51cb8403c1c1b1c55d24e329c7c456b6b7b8a9a9085b8b3e790f7a60618de902f552ca89066756674fc048129697060fd45e0c84315f1f3e523c6dd4a28c1c685519d6197adba9a86cae4c280ea9eef41373711dbfac8c6ae47f4b6ab23252fea2d44a46972145627ea8dfef46632ffa384128c186d83a84833e6afea5ff3731108e8498ad3ef9b16635a1487138f9fc087aa97e64dd52149f0b6aeb32e038c2a2ee3607c402b6bda0859e668857a64c7672efbe99e2563537708f98a5a44c978d9f2fd34033bbf82aea22c941b60e01dc6e4417b4fac990883b16b86c9ee48c1b66ce7c84e8a6fd39f690369eca9d1dfde7c979a8da21a945e0370fd6913e6a3dabc0255523049df318827e0364275b07bab051a1d32bbf63a5160ec8cb9237172cc7349e4f626040fb486de95028ccfe9c299f62c0bf63a9aa86fb4c7c167884dc9f99b19d030692df5537fb0fd7b86002d841999fbca666ddcaddeac358dc84fcefeb5edfac951cf09538854d8f49d90393fcbe1b74a8ed320d7cab2457930d55f633da961576e827f160e42fa27de7231ffd09181985efd2ce41ef05ca95781d8457fa59bf8acebf35e7578289d1e3072debf752c00c7295c7ee2a58be7e859338568f673973bd9419fe8d', NULL),
    ('sealed too', 'inner:65f8fb15-4b2a-a0b3-3432-283c91bd4806', '1f1e81b4-eb69-690a-bfff-720dbe90cb16', 'ab53e7ed-5349-0e8a-5fd5-ee504e4c493d', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a683aa3c74ff3cf16015e0f8eb7e5c973933bcae6e4a550eb021b8f03499ff1', NULL),
    ('sealed too', 'inner:65f8fb15-4b2a-a0b3-3432-283c91bd4806', '1f1e81b4-eb69-690a-bfff-720dbe90cb16', 'ab53e7ed-5349-0e8a-5fd5-ee504e4c493d', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a36cb6c1f91ddeda78bea9f4e5131317173f1d3ae8059f0cb34f9f50f5e764542cdf79b872a', NULL),
    ('sealed too', 'inner:65f8fb15-4b2a-a0b3-3432-283c91bd4806', '1f1e81b4-eb69-690a-bfff-720dbe90cb16', 'ab53e7ed-5349-0e8a-5fd5-ee504e4c493d', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a74dbbcd81f5fdef33ef2e5de1811dac6d0863335748324936e162f66', NULL),
    ('sealed too', 'inner:65f8fb15-4b2a-a0b3-3432-283c91bd4806', '1f1e81b4-eb6a-6280-8000-7ee9bf6f08f6', 'eda3d5c6-54f9-2ab7-6e7f-fe6286efddd2', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a8d9c663921322438d8e6c091a2ef9496a1db23d0b4bf4ff1d7cc58b3790cca445632b7573b006d99ed13c6f07cc4cc134cbf15ea6fbe65a6541be5ec3210f56408353841bd246e97363ff1458930a6e444ba084dda669db8c02ad99c01aa71aa4db693f00ffb600d4dfdcbce34ebbe91b512394316505302de2b61dda1d8abe8d561a607e07797edcaf2b0', NULL),
    ('sealed', '', '1f1e81b4-eb24-661b-bfff-6c2bdaeba613', '8d0d8824-b8c8-def2-6ab9-a782012c1dc5', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7aefb2d88c3bbe4212c13ec453b4a6a7731ff35c415e627aeb3acdf48f246a632e1a95d475d33e1603a23c27e7df2a8e924c7159f744a4579ef3073e7d8f091caa6c45ee96c906a4830057f3640be4aae5671814ed859b55d35c3858de5c1b8e668140a643ac56932abd0415f92781f9c2e89e1a21ea9f6a71dd550f3cb92c4b2128718a37dd0dd46bcbb13f3939899aa795b6cbdc27c56559cfc70657eee1437522af836b939972830ce137092cec4a7785c214c00f7a19308110e007a926e0b8a7a21f2f0f40410cef9fdfc3b4171478cc7e0299748a3262d6646621cf61a827ceb03f249ecf2e79c6720ed4db84b943a86d8077b8d61ebd10aeae9b4be393e3f4278a530944da83f3e2b5cdf823976717e73e8bb993110e8579a3f19bf1e71c23636c025704aacf19ada81a081167627354078ef31752bcf59a', NULL),
    ('sealed', '', '1f1e81b4-eb24-661b-bfff-6c2bdaeba613', '8d0d8824-b8c8-def2-6ab9-a782012c1dc5', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ae99d4a54d0fd330d4be86c08f233af2ae5f0cde4777cedc64d14bb65529e0abb3184af75e6', NULL),
    ('sealed', '', '1f1e81b4-eb24-661b-bfff-6c2bdaeba613', '8d0d8824-b8c8-def2-6ab9-a782012c1dc5', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a5898709ba746df2932b29ba54755fd93d098e0276a4f584914fe8142', NULL),
    ('sealed', '', '1f1e81b4-eb25-62d0-8000-3b119507b8f1', 'b6f9397f-7bfd-a5cc-13bd-694270050d9c', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ab07d9cd00faac2c047b5a8eb56338182eb98f2cd920a0adab66447cf4eee25bf5e061c7a2aebce52c75c5f81a6f7dff97cbb70ecbd35f0b354d1fe8d642d8bc3bfe7405ceb3e8b3c37dacf01bd5cc5dc48db23fef661d9b7e2cd0680ccb6e4f50071dc610c6fc7dd633a18a0228ac893a09acbc27aed2f2a3c5abcbdb2dec2382f49b644e8887a43491cd81ab618d842fe6e13e960230d9a66869f1b664f7d799346cb3ad37dbcae9d3d41d9e64eb5d7e1912f0fbad287cfd9f0a5cbe3e82adbb807cbe84a45fd8bf83c195e8f321b925337cfc459cbb7af6864dac7118c4bb213aca725bcacdec2d6cf2d7462c68918638f8cd353e063ffff4e20f6810bed12b14696a0b3e2d3d39f6063b484aa575f59419fc0b4a65e28c2848864971bbdfbc1aa73224a68e4e41669ae6f9aef1a487d94f874c856bc595cf73a3ea60951595ad689f862566eba53af3db546d86bed5a21f9dc9c69b95fd4f2a3b666498ac8f3', NULL),
    ('sealed', '', '1f1e81b4-eb25-62d0-8000-3b119507b8f1', 'b6f9397f-7bfd-a5cc-13bd-694270050d9c', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a263b2a5e31c0b73dfc28739b9c722c5abd3020d38bfcc9d1e4d9b0c5941b23', NULL),
    ('sealed', '', '1f1e81b4-eb4b-659c-8002-055af291a38b', 'cd0a9bd0-09b4-b6f1-0c13-352d27182b33', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ab541c5388a587db89aba757ead74787dba1ace6813db85686ca9bfc6f329d6a8c7398abbfc0df8d295463f14d2b2dfdcc028de6acc2043e2602b19d7b9d4108f66a6d4c54b0497480882741538f51b0442ed0bf4e58050d42420adc8dcf35e2323ef70b0e98147f0fdd136b06dc37077b24ce3ceb10643fc71ba322d3ab1eaf7bc47e7dad51f60e583d8c5d5ca3b6700871a8d6f422cf6bf2a9639ece5db9b7f827f90f3675b6c5df3c5f3eb2f950337f6a7dc9e2a8b258b250b74ed2468806989afd896a4a5b9c5c0844ee0fdf0ea85fbf8a40637f8356024a0b9dd95f2b5444d2aa052061c0af8bab757fae0f533676f0d6ccbfbb6934ba8aee97bf11dbe4c74e9d12c37444e7e0fe7d16f8d43ad3045b543e0e374c26e9ddc05ebd5ecb5ddc73f4cee55c1db6169438844232ecebd33a85ffebf08fafc2db5', NULL),
    ('sealed', '', '1f1e81b4-eb4b-659c-8002-055af291a38b', 'cd0a9bd0-09b4-b6f1-0c13-352d27182b33', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ace850d50f655281f487525ba6d5abd722218dbf8790db2a08c5b1fa9f8ce2d8bfe19e1ea38', NULL),
    ('sealed', '', '1f1e81b4-eb4b-659c-8002-055af291a38b', 'cd0a9bd0-09b4-b6f1-0c13-352d27182b33', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a3d3cb55a26ac48d202f7669d9113508170dafa382b1b9f98699b1904', NULL),
    ('sealed', '', '1f1e81b4-eb4c-6355-8003-235b9dcdd9bd', 'f7150483-2df6-00f2-8f91-2c945b2343d3', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a3b3e3827d2c49a11b838d381c58f3f0e38ad94431c67924d1571a3c53f47e0e6cbe4c56fa6f83529233c1b609652a5090e561a0dc3b802c0a023e061fdfa47cd7e7867da430eb33cda65aa1b9c259edfedfd6c6516af9bc7ae225cf1ad26053f9864380754dbc9cd27f82b3ddfcf6a642dae3d934bf9818525ec120adf1493d81b5bf33e32f59ac34fb0a8c7393f56c18670361e042068cebc51063a3c10d516299bb528763dfd236f302b42d27c8647404f382e30213d632e742ffde354b693d77ffaf956d8472b7e806fcacad061722027f1cf038979ee88fb5f7db183f9ed377cb7b4b1ebbe1fc463e3a333c29f3cf70fe22317d8c11529ba82b77de2a845638fe184b775f391b93e307884b9e6e574049ca72c61260ab21b987bc7bf0c7550c40da487d682e66d0f487f4c565c34c423ab5d2c748a86e94b7bced25be8016407967ee6d259f5dd97b1671c5d1ea874c18f4a2e50fa969590f6fbf019f55a3b', NULL),
    ('sealed', '', '1f1e81b4-eb4c-6355-8003-235b9dcdd9bd', 'f7150483-2df6-00f2-8f91-2c945b2343d3', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a263dd05e93215dd36c5cbcfccf6afe0e50c70d19b68f4f43107b78c9d7fcad', NULL),
    ('timed', '', '1f1e81b4-ebb6-6037-bfff-e9d5a2e681f0', 'b3ca4fa3-4336-6451-0d4d-1b34fb6a9224', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xeaa14da1'),
    ('timed', '', '1f1e81b4-ebb6-6037-bfff-e9d5a2e681f0', 'b3ca4fa3-4336-6451-0d4d-1b34fb6a9224', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x362e9add'),
    ('timed', '', '1f1e81b4-ebb6-6037-bfff-e9d5a2e681f0', 'b3ca4fa3-4336-6451-0d4d-1b34fb6a9224', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x1ce89fb3'),
    ('timed', '', '1f1e81b4-ebb6-6dac-8000-e1ee793924f1', '0780e0d1-614b-2deb-2eb0-980af4692bf5', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4658f83d'),
    ('timed', '', '1f1e81b4-ebb6-6dac-8000-e1ee793924f1', '0780e0d1-614b-2deb-2eb0-980af4692bf5', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x5f05ab4e'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e81b4-eaaf-6fe1-bfff-790fc6585268', '4d0d3990-1d6e-a32a-ffc4-b2165ea91cad', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdecbdc81'),
    ('ünï ''code''', '', '1f1e81b4-eaaf-6fe1-bfff-790fc6585268', '4d0d3990-1d6e-a32a-ffc4-b2165ea91cad', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x0c94ae95'),
    ('ünï ''code''', '', '1f1e81b4-eaaf-6fe1-bfff-790fc6585268', '4d0d3990-1d6e-a32a-ffc4-b2165ea91cad', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7997cafa'),
    ('ünï ''code''', '', '1f1e81b4-eab0-6a96-8000-af9963e4e5cf', 'a1473389-0fa1-bda6-8bd3-b70facf1aad7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe737e82f'),
    ('ünï ''code''', '', '1f1e81b4-eab0-6a96-8000-af9963e4e5cf', 'a1473389-0fa1-bda6-8bd3-b70facf1aad7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x2edd1249');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e81b4-e9da-60e2-bfff-cc214948f5aa', NULL, '{"v": 4, "id": "1f1e81b4-e9da-60e2-bfff-cc214948f5aa", "ts": "2026-11-24T15:25:40.591016+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.D7J8z8Lh"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xbff7a9c6f22fbe567abc059a', NULL, NULL),
    ('chat', '', '1f1e81b4-e9dc-6287-8000-49e7ceb685bb', '1f1e81b4-e9da-60e2-bfff-cc214948f5aa', '{"v": 4, "id": "1f1e81b4-e9dc-6287-8000-49e7ceb685bb", "ts": "2026-11-24T15:25:40.591877+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.D7J8z8Lh"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.VVW4MqRN", "messages": "00000002.VVW4MqRN", "__start__": "00000002.VVW4MqRN", "branch:to:reply": "00000002.VVW4MqRN"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc0c02a3608afb3f4db021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-e9e0-6fec-8001-6e795b558d33', '1f1e81b4-e9dc-6287-8000-49e7ceb685bb', '{"v": 4, "id": "1f1e81b4-e9e0-6fec-8001-6e795b558d33", "ts": "2026-11-24T15:25:40.593859+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.VVW4MqRN"}, "__input__": {}, "__start__": {"__start__": "00000001.D7J8z8Lh"}}, "channel_values": {}, "channel_versions": {"items": "00000003.bRBnVeHn", "messages": "00000003.bRBnVeHn", "__start__": "00000002.VVW4MqRN", "branch:to:reply": "00000003.bRBnVeHn"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x5e4bacc97c8072bcdb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea00-6050-8002-9e741d92fd31', '1f1e81b4-e9e0-6fec-8001-6e795b558d33', '{"v": 4, "id": "1f1e81b4-ea00-6050-8002-9e741d92fd31", "ts": "2026-11-24T15:25:40.606555+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.VVW4MqRN"}, "__input__": {}, "__start__": {"__start__": "00000001.D7J8z8Lh"}}, "channel_values": {}, "channel_versions": {"items": "00000003.bRBnVeHn", "messages": "00000003.bRBnVeHn", "__start__": "00000004.eU4CsdjJ", "branch:to:reply": "00000003.bRBnVeHn"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xba10206b7e3a6d027abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea01-643e-8003-7abe3727e507', '1f1e81b4-ea00-6050-8002-9e741d92fd31', '{"v": 4, "id": "1f1e81b4-ea01-643e-8003-7abe3727e507", "ts": "2026-11-24T15:25:40.607078+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.VVW4MqRN"}, "__input__": {}, "__start__": {"__start__": "00000004.eU4CsdjJ"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.iyO9Xsox", "messages": "00000005.iyO9Xsox", "__start__": "00000005.iyO9Xsox", "branch:to:reply": "00000005.iyO9Xsox"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x75764ba54b48874adb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea04-6ca3-8004-42031b31823f', '1f1e81b4-ea01-643e-8003-7abe3727e507', '{"v": 4, "id": "1f1e81b4-ea04-6ca3-8004-42031b31823f", "ts": "2026-11-24T15:25:40.608518+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.iyO9Xsox"}, "__input__": {}, "__start__": {"__start__": "00000004.eU4CsdjJ"}}, "channel_values": {}, "channel_versions": {"items": "00000006.wkW1McGi", "messages": "00000006.wkW1McGi", "__start__": "00000005.iyO9Xsox", "branch:to:reply": "00000006.wkW1McGi"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x677d8438227b7265db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e81b4-ea14-633b-8005-4b13acbb9089', '1f1e81b4-ea04-6ca3-8004-42031b31823f', '{"v": 4, "id": "1f1e81b4-ea14-633b-8005-4b13acbb9089", "ts": "2026-11-24T15:25:40.614827+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.iyO9Xsox"}, "__input__": {}, "__start__": {"__start__": "00000004.eU4CsdjJ"}}, "channel_values": {}, "channel_versions": {"items": "00000006.wkW1McGi", "messages": "00000006.wkW1McGi", "__start__": "00000007.JnaPqfGL", "branch:to:reply": "00000006.wkW1McGi"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe4c787f6e4c9356f7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea15-621f-8006-2e28c03737c8', '1f1e81b4-ea14-633b-8005-4b13acbb9089', '{"v": 4, "id": "1f1e81b4-ea15-621f-8006-2e28c03737c8", "ts": "2026-11-24T15:25:40.615217+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.iyO9Xsox"}, "__input__": {}, "__start__": {"__start__": "00000007.JnaPqfGL"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.3UL9NDSv", "messages": "00000008.3UL9NDSv", "__start__": "00000008.3UL9NDSv", "branch:to:reply": "00000008.3UL9NDSv"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x1317a2fa86e250cddb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea1a-6329-8007-5f317aca79c8', '1f1e81b4-ea15-621f-8006-2e28c03737c8', '{"v": 4, "id": "1f1e81b4-ea1a-6329-8007-5f317aca79c8", "ts": "2026-11-24T15:25:40.617288+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.3UL9NDSv"}, "__input__": {}, "__start__": {"__start__": "00000007.JnaPqfGL"}}, "channel_values": {}, "channel_versions": {"items": "00000009.AseMf4Sm", "messages": "00000009.AseMf4Sm", "__start__": "00000008.3UL9NDSv", "branch:to:reply": "00000009.AseMf4Sm"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf052d3c30bc5a7cfdb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea28-65dd-8008-f992d03a7a20', '1f1e81b4-ea1a-6329-8007-5f317aca79c8', '{"v": 4, "id": "1f1e81b4-ea28-65dd-8008-f992d03a7a20", "ts": "2026-11-24T15:25:40.623088+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.3UL9NDSv"}, "__input__": {}, "__start__": {"__start__": "00000007.JnaPqfGL"}}, "channel_values": {}, "channel_versions": {"items": "00000009.AseMf4Sm", "messages": "00000009.AseMf4Sm", "__start__": "00000010.JNEtOejL", "branch:to:reply": "00000009.AseMf4Sm"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xda71a910ba3336a77abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea29-61e2-8009-a5e66ab17d83', '1f1e81b4-ea28-65dd-8008-f992d03a7a20', '{"v": 4, "id": "1f1e81b4-ea29-61e2-8009-a5e66ab17d83", "ts": "2026-11-24T15:25:40.623403+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.3UL9NDSv"}, "__input__": {}, "__start__": {"__start__": "00000010.JNEtOejL"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.S7OYP1wt", "messages": "00000011.S7OYP1wt", "__start__": "00000011.S7OYP1wt", "branch:to:reply": "00000011.S7OYP1wt"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x3bd8e7a3b46905a7db021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea2e-6fea-800a-17114bfaac8d', '1f1e81b4-ea29-61e2-8009-a5e66ab17d83', '{"v": 4, "id": "1f1e81b4-ea2e-6fea-800a-17114bfaac8d", "ts": "2026-11-24T15:25:40.625806+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.S7OYP1wt"}, "__input__": {}, "__start__": {"__start__": "00000010.JNEtOejL"}}, "channel_values": {}, "channel_versions": {"items": "00000012.b3HL0Lnw", "messages": "00000012.b3HL0Lnw", "__start__": "00000011.S7OYP1wt", "branch:to:reply": "00000012.b3HL0Lnw"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x84a99bbcd92f884ddb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e81b4-ea3f-6136-800b-65fa10aff584', '1f1e81b4-ea2e-6fea-800a-17114bfaac8d', '{"v": 4, "id": "1f1e81b4-ea3f-6136-800b-65fa10aff584", "ts": "2026-11-24T15:25:40.632387+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.S7OYP1wt"}, "__input__": {}, "__start__": {"__start__": "00000010.JNEtOejL"}}, "channel_values": {}, "channel_versions": {"items": "00000012.b3HL0Lnw", "messages": "00000012.b3HL0Lnw", "__start__": "00000013.O36ZbdvF", "branch:to:reply": "00000012.b3HL0Lnw"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xdef6254c68a13f2d7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea3f-6ee1-800c-565a7b334e9f', '1f1e81b4-ea3f-6136-800b-65fa10aff584', '{"v": 4, "id": "1f1e81b4-ea3f-6ee1-800c-565a7b334e9f", "ts": "2026-11-24T15:25:40.632745+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.S7OYP1wt"}, "__input__": {}, "__start__": {"__start__": "00000013.O36ZbdvF"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.zBQyVGw1", "messages": "00000014.zBQyVGw1", "__start__": "00000014.zBQyVGw1", "branch:to:reply": "00000014.zBQyVGw1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x0886878cf328267fdb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea45-6f82-800d-85e081390af6', '1f1e81b4-ea3f-6ee1-800c-565a7b334e9f', '{"v": 4, "id": "1f1e81b4-ea45-6f82-800d-85e081390af6", "ts": "2026-11-24T15:25:40.635216+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.zBQyVGw1"}, "__input__": {}, "__start__": {"__start__": "00000013.O36ZbdvF"}}, "channel_values": {}, "channel_versions": {"items": "00000015.J4h6wan6", "messages": "00000015.J4h6wan6", "__start__": "00000014.zBQyVGw1", "branch:to:reply": "00000015.J4h6wan6"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x2d3cb93cde4535e4db021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea55-6d03-800e-902d9e7a9b29', '1f1e81b4-ea45-6f82-800d-85e081390af6', '{"v": 4, "id": "1f1e81b4-ea55-6d03-800e-902d9e7a9b29", "ts": "2026-11-24T15:25:40.641686+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.zBQyVGw1"}, "__input__": {}, "__start__": {"__start__": "00000013.O36ZbdvF"}}, "channel_values": {}, "channel_versions": {"items": "00000015.J4h6wan6", "messages": "00000015.J4h6wan6", "__start__": "00000016.vhTZ9AVL", "branch:to:reply": "00000015.J4h6wan6"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x28d1ea4bb67d56977abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea57-6350-800f-7ad60398fed3', '1f1e81b4-ea55-6d03-800e-902d9e7a9b29', '{"v": 4, "id": "1f1e81b4-ea57-6350-800f-7ad60398fed3", "ts": "2026-11-24T15:25:40.642279+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.zBQyVGw1"}, "__input__": {}, "__start__": {"__start__": "00000016.vhTZ9AVL"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.3_oY7Ovz", "messages": "00000017.3_oY7Ovz", "__start__": "00000017.3_oY7Ovz", "branch:to:reply": "00000017.3_oY7Ovz"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x7ed5d81627ebf2d6db021e96', NULL, NULL),
    ('chat', '', '1f1e81b4-ea5e-60f8-8010-947029c8b199', '1f1e81b4-ea57-6350-800f-7ad60398fed3', '{"v": 4, "id": "1f1e81b4-ea5e-60f8-8010-947029c8b199", "ts": "2026-11-24T15:25:40.645085+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.3_oY7Ovz"}, "__input__": {}, "__start__": {"__start__": "00000016.vhTZ9AVL"}}, "channel_values": {}, "channel_versions": {"items": "00000018.KFXl3ZUa", "messages": "00000018.KFXl3ZUa", "__start__": "00000017.3_oY7Ovz", "branch:to:reply": "00000018.KFXl3ZUa"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xd4b34981a0603263db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e81b4-ea79-6753-bfff-048fdb23db05', NULL, '{"v": 4, "id": "1f1e81b4-ea79-6753-bfff-048fdb23db05", "ts": "2026-11-24T15:25:40.656311+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.KmZelEO6"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0d0a7e06202145dc7abc059a', NULL, NULL),
    ('delta', '', '1f1e81b4-ea7a-610e-8000-f81585739f4d', '1f1e81b4-ea79-6753-bfff-048fdb23db05', '{"v": 4, "id": "1f1e81b4-ea7a-610e-8000-f81585739f4d", "ts": "2026-11-24T15:25:40.656560+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.KmZelEO6"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.H8XAWBEJ", "messages": "00000002.H8XAWBEJ", "__start__": "00000002.H8XAWBEJ", "branch:to:reply": "00000002.H8XAWBEJ"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x78d11c08be8110abdb021e96', NULL, NULL),
    ('delta', '', '1f1e81b4-ea7e-6112-8001-18a997ef1104', '1f1e81b4-ea7a-610e-8000-f81585739f4d', '{"v": 4, "id": "1f1e81b4-ea7e-6112-8001-18a997ef1104", "ts": "2026-11-24T15:25:40.658196+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.H8XAWBEJ"}, "__input__": {}, "__start__": {"__start__": "00000001.KmZelEO6"}}, "channel_values": {}, "channel_versions": {"items": "00000003.JqAYBuDy", "messages": "00000003.JqAYBuDy", "__start__": "00000002.H8XAWBEJ", "branch:to:reply": "00000003.JqAYBuDy"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x3c01578dea4ab2d8db021e96', NULL, NULL),
    ('delta', '', '1f1e81b4-ea8b-6ab4-8002-7772145163c7', '1f1e81b4-ea7e-6112-8001-18a997ef1104', '{"v": 4, "id": "1f1e81b4-ea8b-6ab4-8002-7772145163c7", "ts": "2026-11-24T15:25:40.663760+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.H8XAWBEJ"}, "__input__": {}, "__start__": {"__start__": "00000001.KmZelEO6"}}, "channel_values": {}, "channel_versions": {"items": "00000003.JqAYBuDy", "messages": "00000003.JqAYBuDy", "__start__": "00000004.-z8f1n1c", "branch:to:reply": "00000003.JqAYBuDy"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x99eafa9aa30abd927abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e81b4-ea8c-6a56-8003-32b0b4e8a744', '1f1e81b4-ea8b-6ab4-8002-7772145163c7', '{"v": 4, "id": "1f1e81b4-ea8c-6a56-8003-32b0b4e8a744", "ts": "2026-11-24T15:25:40.664169+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.H8XAWBEJ"}, "__input__": {}, "__start__": {"__start__": "00000004.-z8f1n1c"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.wQF5oAoM", "messages": "00000005.wQF5oAoM", "__start__": "00000005.wQF5oAoM", "branch:to:reply": "00000005.wQF5oAoM"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x0d7607eeed5711bcdb021e96', NULL, NULL),
    ('delta', '', '1f1e81b4-ea92-6b1e-8004-81d16df70910', '1f1e81b4-ea8c-6a56-8003-32b0b4e8a744', '{"v": 4, "id": "1f1e81b4-ea92-6b1e-8004-81d16df70910", "ts": "2026-11-24T15:25:40.666642+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.wQF5oAoM"}, "__input__": {}, "__start__": {"__start__": "00000004.-z8f1n1c"}}, "channel_values": {}, "channel_versions": {"items": "00000006.skcgn4nM", "messages": "00000006.skcgn4nM", "__start__": "00000005.wQF5oAoM", "branch:to:reply": "00000006.skcgn4nM"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x6b1208c2d49c6b07db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e81b4-ea9e-6747-8005-ffb32a3e9e12', '1f1e81b4-ea92-6b1e-8004-81d16df70910', '{"v": 4, "id": "1f1e81b4-ea9e-6747-8005-ffb32a3e9e12", "ts": "2026-11-24T15:25:40.671457+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.wQF5oAoM"}, "__input__": {}, "__start__": {"__start__": "00000004.-z8f1n1c"}}, "channel_values": {}, "channel_versions": {"items": "00000006.skcgn4nM", "messages": "00000006.skcgn4nM", "__start__": "00000007.Y3t50bRU", "branch:to:reply": "00000006.skcgn4nM"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x6df1f16d38cce31b7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e81b4-ea9f-628e-8006-cce059c12ac8', '1f1e81b4-ea9e-6747-8005-ffb32a3e9e12', '{"v": 4, "id": "1f1e81b4-ea9f-628e-8006-cce059c12ac8", "ts": "2026-11-24T15:25:40.671752+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.wQF5oAoM"}, "__input__": {}, "__start__": {"__start__": "00000007.Y3t50bRU"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.d3MypZo4", "messages": "00000008.d3MypZo4", "__start__": "00000008.d3MypZo4", "branch:to:reply": "00000008.d3MypZo4"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x867dad141280a899db021e96', NULL, NULL),
    ('delta', '', '1f1e81b4-eaa5-6ca2-8007-a059fb21b18e', '1f1e81b4-ea9f-628e-8006-cce059c12ac8', '{"v": 4, "id": "1f1e81b4-eaa5-6ca2-8007-a059fb21b18e", "ts": "2026-11-24T15:25:40.674465+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.d3MypZo4"}, "__input__": {}, "__start__": {"__start__": "00000007.Y3t50bRU"}}, "channel_values": {}, "channel_versions": {"items": "00000009.Opjidx3-", "messages": "00000009.Opjidx3-", "__start__": "00000008.d3MypZo4", "branch:to:reply": "00000009.Opjidx3-"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x0db81f14a85e7e1fdb021e96', NULL, NULL),
    ('failed', '', '1f1e81b4-eb00-65e7-bfff-b08f662d04db', NULL, '{"v": 4, "id": "1f1e81b4-eb00-65e7-bfff-b08f662d04db", "ts": "2026-11-24T15:25:40.711570+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.x84FakGF"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0638ad771220b0497abc059a', NULL, NULL),
    ('failed', '', '1f1e81b4-eb01-618a-8000-35370c577286', '1f1e81b4-eb00-65e7-bfff-b08f662d04db', '{"v": 4, "id": "1f1e81b4-eb01-618a-8000-35370c577286", "ts": "2026-11-24T15:25:40.711867+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.x84FakGF"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.7GMTTsEr", "answer": "00000002.7GMTTsEr", "messages": "00000002.7GMTTsEr", "__start__": "00000002.7GMTTsEr", "branch:to:reply": "00000002.7GMTTsEr"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x49d5db22fdeca3dddb021e96', NULL, NULL),
    ('failed', '', '1f1e81b4-eb06-6f09-8001-3fae3c3d3f25', '1f1e81b4-eb01-618a-8000-35370c577286', '{"v": 4, "id": "1f1e81b4-eb06-6f09-8001-3fae3c3d3f25", "ts": "2026-11-24T15:25:40.714257+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.7GMTTsEr"}, "__input__": {}, "__start__": {"__start__": "00000001.x84FakGF"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.7GMTTsEr", "items": "00000003.iu74tv_i", "answer": "00000002.7GMTTsEr", "messages": "00000003.iu74tv_i", "__start__": "00000002.7GMTTsEr", "branch:to:inner": "00000003.iu74tv_i", "branch:to:reply": "00000003.iu74tv_i", "branch:to:beside": "00000003.iu74tv_i"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xb7980e083932d0c8db021e96', NULL, NULL),
    ('failed', 'inner:dce6f291-defc-6e8c-9bbe-1a368b85b7ff', '1f1e81b4-eb0a-6c5b-bfff-65b323b24623', NULL, '{"v": 4, "id": "1f1e81b4-eb0a-6c5b-bfff-65b323b24623", "ts": "2026-11-24T15:25:40.715832+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.XmOkqiB0"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e81b4-eb06-6f09-8001-3fae3c3d3f25"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x192ff96cb79aff617abc059a', NULL, NULL),
    ('failed', 'inner:dce6f291-defc-6e8c-9bbe-1a368b85b7ff', '1f1e81b4-eb0b-6598-8000-d125d540c35c', '1f1e81b4-eb0a-6c5b-bfff-65b323b24623', '{"v": 4, "id": "1f1e81b4-eb0b-6598-8000-d125d540c35c", "ts": "2026-11-24T15:25:40.716067+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.XmOkqiB0"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.L5Ds2mK9", "items": "00000002.L5Ds2mK9", "answer": "00000002.L5Ds2mK9", "messages": "00000002.L5Ds2mK9", "__start__": "00000002.L5Ds2mK9", "branch:to:ask": "00000002.L5Ds2mK9"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e81b4-eb06-6f09-8001-3fae3c3d3f25"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xf6d200c03b784371db021e96', NULL, NULL),
    ('fork', '', '1f1e81b4-ea69-6807-bfff-885d45479ae7', NULL, '{"v": 4, "id": "1f1e81b4-ea69-6807-bfff-885d45479ae7", "ts": "2026-11-24T15:25:40.649775+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Q_STMGUd"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe7cf0f31cfe31d987abc059a', NULL, NULL),
    ('fork', '', '1f1e81b4-ea6a-628b-8000-38005d615787', '1f1e81b4-ea69-6807-bfff-885d45479ae7', '{"v": 4, "id": "1f1e81b4-ea6a-628b-8000-38005d615787", "ts": "2026-11-24T15:25:40.650044+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Q_STMGUd"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.mI4OUDwx", "messages": "00000002.mI4OUDwx", "__start__": "00000002.mI4OUDwx", "branch:to:reply": "00000002.mI4OUDwx"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x7482acf37f697d6ddb021e96', NULL, NULL),
    ('fork', '', '1f1e81b4-ea6f-686e-8001-a2a35f0b41c2', '1f1e81b4-ea6a-628b-8000-38005d615787', '{"v": 4, "id": "1f1e81b4-ea6f-686e-8001-a2a35f0b41c2", "ts": "2026-11-24T15:25:40.652240+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.mI4OUDwx"}, "__input__": {}, "__start__": {"__start__": "00000001.Q_STMGUd"}}, "channel_values": {}, "channel_versions": {"items": "00000003.iON4Fqj1", "messages": "00000003.iON4Fqj1", "__start__": "00000002.mI4OUDwx", "branch:to:reply": "00000003.iON4Fqj1"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xbe93b031786851efdb021e96', NULL, NULL),
    ('fork', '', '1f1e81b4-eaf8-6dc0-8001-065508f5d1d0', '1f1e81b4-ea6a-628b-8000-38005d615787', '{"v": 4, "id": "1f1e81b4-eaf8-6dc0-8001-065508f5d1d0", "ts": "2026-11-24T15:25:40.708475+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.Q_STMGUd"}}, "channel_values": {}, "channel_versions": {"items": "00000003.VQnV7PvN", "messages": "00000003.ur-S9QZ5", "__start__": "00000002.mI4OUDwx", "branch:to:reply": "00000003.ur-S9QZ5"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\xbd6a1047ecba761adb021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e81b4-eb96-6ac8-bfff-9592bbe02127', NULL, '{"v": 4, "id": "1f1e81b4-eb96-6ac8-bfff-9592bbe02127", "ts": "2026-11-24T15:25:40.773135+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.1AFM3Bbp"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305c64d71a9506e32c4599919db54526d0c98ee04681ea22398f5365acc07b4a453679800f16cacf579c3f750df9f421947b0a61c2', NULL, NULL, NULL),
    ('keyed', '', '1f1e81b4-eb97-6837-8000-60bf1437b548', '1f1e81b4-eb96-6ac8-bfff-9592bbe02127', '{"v": 4, "id": "1f1e81b4-eb97-6837-8000-60bf1437b548", "ts": "2026-11-24T15:25:40.773478+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.1AFM3Bbp"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.rlInZh78", "messages": "00000002.rlInZh78", "__start__": "00000002.rlInZh78", "branch:to:reply": "00000002.rlInZh78"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305c2b22c91f4b488780f0a5c50e54ac8964a281e2841a95c3335cc4177973c4705ba6e2c896793600fad5e8cc63d2d75d33c33fa8ded47910f098cc2340a4a09bd7e98bc41d49459c00b5761e9c5829fa8e09ed5f3502795a6420dae9ad671fb42df6f1a715f52d491b929f', NULL, NULL, NULL),
    ('keyed', '', '1f1e81b4-eb9b-6e97-8001-02498896ea68', '1f1e81b4-eb97-6837-8000-60bf1437b548', '{"v": 4, "id": "1f1e81b4-eb9b-6e97-8001-02498896ea68", "ts": "2026-11-24T15:25:40.775278+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.rlInZh78"}, "__input__": {}, "__start__": {"__start__": "00000001.1AFM3Bbp"}}, "channel_values": {}, "channel_versions": {"items": "00000003.LUk8Ugup", "messages": "00000003.LUk8Ugup", "__start__": "00000002.rlInZh78", "branch:to:reply": "00000003.LUk8Ugup"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d745964314f3965313845414f74a538d695ac95c758697b42b4ff9db82aa08e4d29bf0d152e475024f7be13305cebc5e7cc666e3ac549fb32b748f4dc02742768cda227f4c41f4a68e09e3a93d59d45ee17e5a60973c51770b2d84cafcf68855ebd7265b3fe9fdad534458ff8f299fbcd2566aef306bcf89f48670187f4874edfa9', NULL, NULL, NULL),
    ('left', '', '1f1e81b4-ebc9-6256-bfff-4a5b690cbe01', NULL, '{"v": 4, "id": "1f1e81b4-ebc9-6256-bfff-4a5b690cbe01", "ts": "2026-11-24T15:25:40.793809+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.KXFQ1qUV"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x4d9ccf699c6cc1727abc059a', NULL, NULL),
    ('left', '', '1f1e81b4-ebc9-6e0b-8000-08ea74390b32', '1f1e81b4-ebc9-6256-bfff-4a5b690cbe01', '{"v": 4, "id": "1f1e81b4-ebc9-6e0b-8000-08ea74390b32", "ts": "2026-11-24T15:25:40.794077+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.KXFQ1qUV"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.RXy6bi9_", "answer": "00000002.RXy6bi9_", "messages": "00000002.RXy6bi9_", "__start__": "00000002.RXy6bi9_", "branch:to:reply": "00000002.RXy6bi9_"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x3fadb7138aff98d8db021e96', NULL, NULL),
    ('left', '', '1f1e81b4-ebcc-66ad-8001-2692373d112e', '1f1e81b4-ebc9-6e0b-8000-08ea74390b32', '{"v": 4, "id": "1f1e81b4-ebcc-66ad-8001-2692373d112e", "ts": "2026-11-24T15:25:40.795146+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.RXy6bi9_"}, "__input__": {}, "__start__": {"__start__": "00000001.KXFQ1qUV"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.RXy6bi9_", "items": "00000003.OHhksMDX", "answer": "00000002.RXy6bi9_", "messages": "00000003.OHhksMDX", "__start__": "00000002.RXy6bi9_", "branch:to:inner": "00000003.OHhksMDX", "branch:to:reply": "00000003.OHhksMDX", "branch:to:beside": "00000003.OHhksMDX"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xc24d73fa862f8c4ddb021e96', NULL, NULL),
    ('question', '', '1f1e81b4-eabc-6653-bfff-d39b492ef8db', NULL, '{"v": 4, "id": "1f1e81b4-eabc-6653-bfff-d39b492ef8db", "ts": "2026-11-24T15:25:40.683729+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ByaB2Pti"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x54a41770407080a37abc059a', NULL, NULL),
    ('question', '', '1f1e81b4-eabc-6f59-8000-099b6001e22f', '1f1e81b4-eabc-6653-bfff-d39b492ef8db', '{"v": 4, "id": "1f1e81b4-eabc-6f59-8000-099b6001e22f", "ts": "2026-11-24T15:25:40.683959+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ByaB2Pti"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.8uTZfldn", "messages": "00000002.8uTZfldn", "__start__": "00000002.8uTZfldn", "branch:to:reply": "00000002.8uTZfldn"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x08be9d145e7ca770db021e96', NULL, NULL),
    ('question', '', '1f1e81b4-eac1-66bb-8001-7b31a8c7e81d', '1f1e81b4-eabc-6f59-8000-099b6001e22f', '{"v": 4, "id": "1f1e81b4-eac1-66bb-8001-7b31a8c7e81d", "ts": "2026-11-24T15:25:40.685783+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.8uTZfldn"}, "__input__": {}, "__start__": {"__start__": "00000001.ByaB2Pti"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.O7PqxYJr", "answer": "00000002.8uTZfldn", "messages": "00000003.O7PqxYJr", "__start__": "00000002.8uTZfldn", "branch:to:inner": "00000003.O7PqxYJr", "branch:to:reply": "00000003.O7PqxYJr", "branch:to:beside": "00000003.O7PqxYJr"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xd6d0105391f8180cdb021e96', NULL, NULL),
    ('question', 'inner:caf44d20-cb68-8782-3a56-1493041b8bba', '1f1e81b4-eac6-68fd-bfff-a803035da63d', NULL, '{"v": 4, "id": "1f1e81b4-eac6-68fd-bfff-a803035da63d", "ts": "2026-11-24T15:25:40.687893+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.97Zs0R5a"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e81b4-eac1-66bb-8001-7b31a8c7e81d"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa613dd28dd4842607abc059a', NULL, NULL),
    ('question', 'inner:caf44d20-cb68-8782-3a56-1493041b8bba', '1f1e81b4-eac7-6231-8000-fa514e67d417', '1f1e81b4-eac6-68fd-bfff-a803035da63d', '{"v": 4, "id": "1f1e81b4-eac7-6231-8000-fa514e67d417", "ts": "2026-11-24T15:25:40.688128+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.97Zs0R5a"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.P_wcMnav", "answer": "00000002.P_wcMnav", "messages": "00000002.P_wcMnav", "__start__": "00000002.P_wcMnav", "branch:to:ask": "00000002.P_wcMnav"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e81b4-eac1-66bb-8001-7b31a8c7e81d"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x8f42aac10c1f6437db021e96', NULL, NULL),
    ('sealed too', '', '1f1e81b4-eb5d-6ec7-bfff-523485a77d37', NULL, '{"v": 4, "id": "1f1e81b4-eb5d-6ec7-bfff-523485a77d37", "ts": "2026-11-24T15:25:40.749890+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.2yPJGYhJ"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96BOQJ/5NeAGv38K1nW1VSyu6UA81UdGIAyJenFjpu9o1/ueZ62q0/Pzz8KV/OFVGrRWE3d6Eadf8RHsIjt2Uag+sy/rP3l4FvT/0S3kPqhp4Avt9Mb/ZmyMk7DtZPA0k+Gr6NdC4HMOGiO9DCymb1XCUciCupJ4bvksx5C0f/ru5ozMpLAyWqStaEdyLjG+SBfjiiERFr00jTO58XK24o", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ad2ff031876132bb797db86b860a405b5f9ebcba68653f4b5bd62cadfd0146432d5f12583020b23794de6d8c2d6ae39b34be6f4', NULL, NULL, NULL),
    ('sealed too', '', '1f1e81b4-eb5e-6aed-8000-8b59856b75a3', '1f1e81b4-eb5d-6ec7-bfff-523485a77d37', '{"v": 4, "id": "1f1e81b4-eb5e-6aed-8000-8b59856b75a3", "ts": "2026-11-24T15:25:40.750201+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.2yPJGYhJ"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.MA1SNJAM", "messages": "00000002.MA1SNJAM", "__start__": "00000002.MA1SNJAM", "branch:to:reply": "00000002.MA1SNJAM"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96t+qTO2OIMVzkcf6kytQyOwJi5OrpM9psbZSTtj1f/jW/iwHuEyo5hAdRFxiDcKrR8ppWDqYowUdvtkwu5ijCmFZJZyAx++2lIFggF8cHX6iRYnzYBFtsC64LNb26L49Si6tdfICJBp5Jl27mQFs/VXxwfvMD9B0lXFpux0dhCkuBKHb5AJ6Lb9seyDxJp0U9fvKOcZtECNP/lDR4U3atBVgLy/PWoozkQXt72k82xNTk9IIdV7Nq151TqkxnhyQ=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7af7e98b3378e9fa536de130ba01af40bf691bfd5e8ebfeb945887560318eb1cbb2c5710ebcab3a884c8787089d42db88b4ca15ca1cd4c02900ae00f904c5553263c3dfa61b1d9f42d9b072314bc308f01ddda7ac90d70c8f85d8c069bc25706ee57299468b27e03aa8759d1b2822b28da039d4625a1009ff14df35af49e75', NULL, NULL, NULL),
    ('sealed too', '', '1f1e81b4-eb64-6264-8001-1989ae215054', '1f1e81b4-eb5e-6aed-8000-8b59856b75a3', '{"v": 4, "id": "1f1e81b4-eb64-6264-8001-1989ae215054", "ts": "2026-11-24T15:25:40.752437+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.MA1SNJAM"}, "__input__": {}, "__start__": {"__start__": "00000001.2yPJGYhJ"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.vIICr0r3", "answer": "00000002.MA1SNJAM", "messages": "00000003.vIICr0r3", "__start__": "00000002.MA1SNJAM", "branch:to:inner": "00000003.vIICr0r3", "branch:to:reply": "00000003.vIICr0r3", "branch:to:beside": "00000003.vIICr0r3"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96bVneAtceDNXDDGgPhWNna0fbC2fAIwkXtfGXpyLuAw/JvXmtyzRo0vUV1SomKrtR/NGaa6ESN2NXgpPbVue/VhOzWW0gA+pdpEl2VLoyMZKk+T3bKXHK4atpYIUxrf9UvE4k61362e5/ZJ27LmuAPGQ+e85BQ0xVZwm0iXVWdjStIbdEiVmuFxZRszU8JUKsy0xtPxBaXQCZ9F55QbBAddfiVZoaxZf1Pg2HOcPCZTCayOwZvO8gq9Ocg/OlV4g=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7aca5ad0648b62a7e12509a8e222898d463a869d7ebf73fe1e7ad8ab374d39e6eef54c5dd9745fecb523b67c2adc0fe12ff8b3df530e356f39d2077e06212c2a9ec123876c9eb954566006a1f744770ad157ddf94afb33e4024c20c631259cffdd3cd01e2f837ccd5ada0c3c1addc3cc94df4c75f445384802679043bc7c56ad963fec548b4b9992a36e6527baa062c097494e15946c15', NULL, NULL, NULL),
    ('sealed too', 'inner:65f8fb15-4b2a-a0b3-3432-283c91bd4806', '1f1e81b4-eb69-690a-bfff-720dbe90cb16', NULL, '{"v": 4, "id": "1f1e81b4-eb69-690a-bfff-720dbe90cb16", "ts": "2026-11-24T15:25:40.754660+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Oz-DBR_p"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e81b4-eb64-6264-8001-1989ae215054"}, "pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96DecMrR3GLL16tcaEkxrt/Z861qMcjpiXpJErqWrMNRYhvscGAcfI8jNihpalzL7aVNj+5Eo15N/B1sAHtLOIjX9c93qMSGXPMJeDAdjDlwtI2GNUArcWb82M/+oMNy8Q3YBydFjDSFeM8VlnMozeZs4tj1JW2ReTZUqn9QALgF9xYfQAHpIIneE75FAuXq2C/yF3oG+RB89k9sEOqBPJrfIau6QdkzHwUOozIybDxFqu5D8SgLV38wm1SLpPSPftbDe6D0Wqwis=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ae2252697ec95ed24d181ac24d09c2b2ccd03d78e0d6d0dd6d1a422695aa13999319312a256208a1621f75ed950972b22465914', NULL, NULL, NULL),
    ('sealed too', 'inner:65f8fb15-4b2a-a0b3-3432-283c91bd4806', '1f1e81b4-eb6a-6280-8000-7ee9bf6f08f6', '1f1e81b4-eb69-690a-bfff-720dbe90cb16', '{"v": 4, "id": "1f1e81b4-eb6a-6280-8000-7ee9bf6f08f6", "ts": "2026-11-24T15:25:40.754901+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Oz-DBR_p"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.0Nb4WzxI", "answer": "00000002.0Nb4WzxI", "messages": "00000002.0Nb4WzxI", "__start__": "00000002.0Nb4WzxI", "branch:to:ask": "00000002.0Nb4WzxI"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e81b4-eb64-6264-8001-1989ae215054"}, "pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96J+H1v46+SNrkPcDJlEbZlaqmZT4GzKfuf/DptSvdE2YVtXsCS3Btrr4FSLWEYTse+4b6sn8AnhgzTcDI1ljUNZcyptrb3lsx7HOLH/FLAOOq/Pqu2V85iX8cxjDK+7OlzcUa1LlZf6hJZBRmgjc3AElPxb5fTNNibGRGlbQF1YqqSPGZOOsR9Tf/L4pAQygNyybBLugUNSH8759qT1rCfk8W8Wf5S3d7RR0R+XpOR0BYppMp2AT8V4EhvbPRSYsg9oYwmL8cCB+o3r1A6kvzLNxWADymSS0rkFn6wnln95MB7uRGdoevwg==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a1ee046c4d689deec5fc6942b5eb7e13c05e1606a7a1a611c7985ddaf7ada7ff118690e74f16ac930016342b5815cfaaa0ab7f75013f6991242db6d7ec0697b4edf75eba7d28b307ed7f0425aecda687604f4a1df00215fba07c51892fe0568043045aef5411d2f0aa4343e565a36b6e01e285d40f195204228f4abaf', NULL, NULL, NULL),
    ('sealed', '', '1f1e81b4-eb24-661b-bfff-6c2bdaeba613', NULL, '{"v": 4, "id": "1f1e81b4-eb24-661b-bfff-6c2bdaeba613", "ts": "2026-11-24T15:25:40.726321+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.J2aSU-pg"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96tgednsBVkW/B/CWn9O+IJf+pedcDBUAX31MQXR8ORDBwWfKUu1k5RQdwjMVN8DsqwzKbWKij4kAX2ASCMruiTNyoAngDvP5NehrSI0TeJ1npx2dPaVSX7ZM7XpsC53Zs0ndY9ZOz2PzW+a/Y5HUn2f6Bz7erCGqCHf4DIBeh0iauHmIItsEm5KTmElW+O4tJqhbyt0HrsHabF0Jma+2P", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a8de9e647dcdb5b584c1f5bbe263ee564d800409a568ddc73950500555e46490630a17d7a83cfbc0054f01fdfd91ed3de6d4b48', NULL, NULL, NULL),
    ('sealed', '', '1f1e81b4-eb25-62d0-8000-3b119507b8f1', '1f1e81b4-eb24-661b-bfff-6c2bdaeba613', '{"v": 4, "id": "1f1e81b4-eb25-62d0-8000-3b119507b8f1", "ts": "2026-11-24T15:25:40.726646+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.J2aSU-pg"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.GehbWU8y", "messages": "00000002.GehbWU8y", "__start__": "00000002.GehbWU8y", "branch:to:reply": "00000002.GehbWU8y"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96n1IpQIC7iWcoNDCI81/KVzUJxI29rb2lznbaZ4/fv/xC/qzlI6yGKDew51mlC/QBtW5Ra/qMUBsq30oDr7kI9hlVkjxc3VUfG/sJt7wnjYqryw9h3JwdVnPmuTqS0WetwPCU8+G2vq1WFET5pbLD6oHseLaVQ17Jzacyz7oEzUK1Sjz9JsuIuj7zAnCyP4rR0aGdMNr47raeuET30MknMZWAl/jyKye1y4cjrAUGff8UcIR07w689VvwOHSBWZc=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7ab38f5752d9120c840014f1172efd8cda2ecdedde23460976e17b81f3ab06dce9420dd0c05f6fdc5b8af73e8ee604046576836d184e86f2ee0e00f1ac6c8f654e4409af713575b171e84783a7d10ac66c4324ca5e9b52c475d279c8db5de5b9a03df924b64b4f0d1c7752', NULL, NULL, NULL),
    ('sealed', '', '1f1e81b4-eb29-671f-8001-2b674af6c459', '1f1e81b4-eb25-62d0-8000-3b119507b8f1', '{"v": 4, "id": "1f1e81b4-eb29-671f-8001-2b674af6c459", "ts": "2026-11-24T15:25:40.728392+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.GehbWU8y"}, "__input__": {}, "__start__": {"__start__": "00000001.J2aSU-pg"}}, "channel_values": {}, "channel_versions": {"items": "00000003.a0zYQYgd", "messages": "00000003.a0zYQYgd", "__start__": "00000002.GehbWU8y", "branch:to:reply": "00000003.a0zYQYgd"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96mLnT1OyYIxfmWG067HO71VtX2RfT7yW0cmbOV3PF3nOOBCVMbMguNobPdapupHcwWCWEwMeHZaxQOa23whzrAMwaqRoEwZAdMqnp+uHqqDze4eQi1QJGWipCByKa2asbU02Oldk2HTQleeD38x+swHR0iv8EWfOYG+OcO86SzXWZBK8SgUca68iNT66sfzQRf2hXU9YnThF3wEYwMxE6f4icqF3tO5MN+TgekOr8l+KdeYx58yZYYw5/TLVw0u8=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7acb153aa7a0197a4fe18b1d26651f6f99b746519dafef6193e044c19962bb3f46e5a290e59a1c5a8deb76e94cf60d19857f78980663f3ede5a1926f306af9c1dd25aacab7866b233ab35047c1b91b5837b5fb7f4c', NULL, NULL, NULL),
    ('sealed', '', '1f1e81b4-eb4b-659c-8002-055af291a38b', '1f1e81b4-eb29-671f-8001-2b674af6c459', '{"v": 4, "id": "1f1e81b4-eb4b-659c-8002-055af291a38b", "ts": "2026-11-24T15:25:40.742267+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.GehbWU8y"}, "__input__": {}, "__start__": {"__start__": "00000001.J2aSU-pg"}}, "channel_values": {}, "channel_versions": {"items": "00000003.a0zYQYgd", "messages": "00000003.a0zYQYgd", "__start__": "00000004.OBveY01o", "branch:to:reply": "00000003.a0zYQYgd"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96DRXn5Wzgo0Z6FHTDkRZeCXuQsQ+NwtTAfTYN5XiwAjTjO3L8M2a0BU2xgqRVtwkb1GLpEhp0M06B86Fm4NrhQpsdmqRhvVBUO91bMhSKqqR2HDxC9LY5jhzxzZXAJsVk3Do5PyA07aBjOl1Yxy/h/j7GfzUcy0r+j0lPWhiezF7/17DjLJ/rpgxnjZKO38D68A/bSKqJiAWvMV+sV/0ZmyothJ9iRZuasM37VHbD7Ybmr9I8h4/Vbh6lcFE6KxSY", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7a857367db28234a207475a63b268ad279c05e44ee490794a56e7e2adecafd18bb26ec56ec7ecfcf0e1a830f0e0b7cfd71102723dffe7dcddef40ae31e0fefce0163cfba74a4d8ad083b75e2efd6bba19cdff59f76b06ccc67a6518f98251601e9', NULL, NULL, NULL),
    ('sealed', '', '1f1e81b4-eb4c-6355-8003-235b9dcdd9bd', '1f1e81b4-eb4b-659c-8002-055af291a38b', '{"v": 4, "id": "1f1e81b4-eb4c-6355-8003-235b9dcdd9bd", "ts": "2026-11-24T15:25:40.742633+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.GehbWU8y"}, "__input__": {}, "__start__": {"__start__": "00000004.OBveY01o"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.La1ooDIK", "messages": "00000005.La1ooDIK", "__start__": "00000005.La1ooDIK", "branch:to:reply": "00000005.La1ooDIK"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96GfPzjOI+XGd1cUVTkhlRvCiw895GfHd0heTuKOG4AhBDIcRGimJweVCfMBfNJMp6WT5as/DuuR3dx1214dFluHXzxlH1pmeEjYbpjRoiN52zkECQHq/TCnEb4HSVek2YmXTy/3TD6PGl5rlQQk/tgLORImnJ9OYa4rJdXUm/ztvoRTaV6hAIYojb47VwienyeD0iZedkZ6IsrAan1V+en0Qa5KZrl3rbAhL5fzZ1miEW5GSvzxcqejuWvBOlnzM=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7aefae8c19a37662a713cd2d40c1e44c5420f59ef5bc4c0c5359c22436447e802cd25ff37af8a5fc5e3e06505c8a488c51b9c3b417869bf73521a133700af2245add3b21d5ea4a3b116eed636ffe4557e2f80ca0c1d831eff9bff7d49c590d2cdfb1a148561fd6e20d3c16', NULL, NULL, NULL),
    ('sealed', '', '1f1e81b4-eb54-6fbb-8004-f65526bdde55', '1f1e81b4-eb4c-6355-8003-235b9dcdd9bd', '{"v": 4, "id": "1f1e81b4-eb54-6fbb-8004-f65526bdde55", "ts": "2026-11-24T15:25:40.746220+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.La1ooDIK"}, "__input__": {}, "__start__": {"__start__": "00000004.OBveY01o"}}, "channel_values": {}, "channel_versions": {"items": "00000006.8Gqt2Kqm", "messages": "00000006.8Gqt2Kqm", "__start__": "00000005.La1ooDIK", "branch:to:reply": "00000006.8Gqt2Kqm"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNlmrb4idCyTNdck4sDkUdOj7PzIxnrF/hNPuDZIv/x96uIqVxRjhYeZiIczC8c66KAGTc4SJMThZXBXLhWKwkgR/YN73IvAsKjxEmk/SVw8SaGXTxTnQLwTBWVCtS5HOMEH66BwJJocTgg1Hx6gDtJMZWQpF1AoT1IxShYoxuACD3LeVTsk9ZJEWJKKIEewdgEOem6PNZHg0zsTokIGPWEOiJlX5Wn5oDKxqV4GjFnk=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x0102043230323659ab6f889d0b24cd75c938b0391474e8fb3f32319eb17f84d3ee0d922fff1f7af562e359434045c8cdce26c1d56aa04112ec5f37b1724995e7059b0609feec7ad4a06ec8bd6092cf4d4e488a4a15fbf69c93788da33439227b34232b0dc26253bf73e6aebc333f4d467f1e50539e2d299375d0c94de9021357eb0e08', NULL, NULL, NULL),
    ('timed', '', '1f1e81b4-ebb6-6037-bfff-e9d5a2e681f0', NULL, '{"v": 4, "id": "1f1e81b4-ebb6-6037-bfff-e9d5a2e681f0", "ts": "2026-11-24T15:25:40.785972+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.5r0NPkhc"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x089d1adbe98f71f57abc059a', NULL, NULL),
    ('timed', '', '1f1e81b4-ebb6-6dac-8000-e1ee793924f1', '1f1e81b4-ebb6-6037-bfff-e9d5a2e681f0', '{"v": 4, "id": "1f1e81b4-ebb6-6dac-8000-e1ee793924f1", "ts": "2026-11-24T15:25:40.786315+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.5r0NPkhc"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002._ixbfmEz", "messages": "00000002._ixbfmEz", "__start__": "00000002._ixbfmEz", "branch:to:reply": "00000002._ixbfmEz"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x232a939f727012b6db021e96', NULL, NULL),
    ('timed', '', '1f1e81b4-ebba-6e81-8001-2982eca4e9ae', '1f1e81b4-ebb6-6dac-8000-e1ee793924f1', '{"v": 4, "id": "1f1e81b4-ebba-6e81-8001-2982eca4e9ae", "ts": "2026-11-24T15:25:40.787973+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._ixbfmEz"}, "__input__": {}, "__start__": {"__start__": "00000001.5r0NPkhc"}}, "channel_values": {}, "channel_versions": {"items": "00000003.i3YqycsN", "messages": "00000003.i3YqycsN", "__start__": "00000002._ixbfmEz", "branch:to:reply": "00000003.i3YqycsN"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x03c7a905a730b8b5db021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.E9ILzYPM", "none": "00000001.haDFZDsT", "real": "00000001.b_2hAB6x", "text": "00000001.0AqeRN_R", "when": "00000001.Ub0YIo0c", "bytes": "00000001.5kA4aHsT", "large": "00000001.OunFfWZI", "nested": "00000001.eWAFNfA0"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\xd9bab401fd561a78596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e81b4-eaaf-6fe1-bfff-790fc6585268', NULL, '{"v": 4, "id": "1f1e81b4-eaaf-6fe1-bfff-790fc6585268", "ts": "2026-11-24T15:25:40.678648+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.1tVuIg6f"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xea434c7ed874608a7abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e81b4-eab0-6a96-8000-af9963e4e5cf', '1f1e81b4-eaaf-6fe1-bfff-790fc6585268', '{"v": 4, "id": "1f1e81b4-eab0-6a96-8000-af9963e4e5cf", "ts": "2026-11-24T15:25:40.678922+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.1tVuIg6f"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.ztDhZmoh", "messages": "00000002.ztDhZmoh", "__start__": "00000002.ztDhZmoh", "branch:to:reply": "00000002.ztDhZmoh"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xaa60c7a0582e4616db021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e81b4-eab5-6ba7-8001-25841b60175e', '1f1e81b4-eab0-6a96-8000-af9963e4e5cf', '{"v": 4, "id": "1f1e81b4-eab5-6ba7-8001-25841b60175e", "ts": "2026-11-24T15:25:40.680994+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ztDhZmoh"}, "__input__": {}, "__start__": {"__start__": "00000001.1tVuIg6f"}}, "channel_values": {}, "channel_versions": {"items": "00000003.SV-rg37W", "messages": "00000003.SV-rg37W", "__start__": "00000002.ztDhZmoh", "branch:to:reply": "00000003.SV-rg37W"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xfde407eb54ac0f86db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-24 15:25:40.560008+00', 'b5400fda-18b4-431d-bab1-d44516984be4', '7711759547366830202', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '8913449007849600263', '2026-11-24 15:25:40.839438+00', '2026-11-24 15:25:40.840592+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNs6Wtqej2VATEN8dZYMi73/ZBJXxY753ZWIb3q8jPPbX+8xfSyx9MdEqVonfqTace/qeWgYva2o61byr2cmOT+XmCbIMt+5pqoXiqX8Wa23FhHsVzykOlbc6he+LNQ==', '2246230080009384397', '2026-11-24 15:25:40.823856+00', '2026-11-24 15:25:40.823856+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '4636425041906699247', '2026-11-24 15:25:40.818685+00', '2026-11-24 15:25:40.818685+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '294479832119784993', '2026-11-24 15:25:40.820228+00', '2026-11-24 15:25:40.820228+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '3848019348776879520', '2026-11-24 15:25:40.817492+00', '2026-11-24 15:25:40.817492+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '1823398828161320980', '2026-11-24 15:25:40.819801+00', '2026-11-24 15:25:40.819801+00', '2126-10-31 15:25:40.8198+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '8622476486518941931', '2026-11-24 15:25:40.819426+00', '2026-11-24 15:25:40.819426+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 15:25:40.839438+00', NULL, NULL, '{"text":"old"}', NULL, '3102451386508141115', '2026-11-24 15:25:40.839438+00', '2026-11-24 15:25:40.84038+00', '8913449007849600263');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 15:25:40.835323+00');
