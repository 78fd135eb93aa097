-- Made by: python -m tests.upgrade 0.1.0 3c4bd7673bf5eb1969b45d19646aadd00137f1e5

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
    ('chat', '', '__start__', '00000001.gnVVrbfB', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x285e7f9f'),
    ('chat', '', '__start__', '00000004.SYU98JEX', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xc62fee12'),
    ('chat', '', '__start__', '00000007.47CBFWCB', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x346a8060'),
    ('chat', '', '__start__', '00000010.yN0JnjXw', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\xbd63e01c'),
    ('chat', '', '__start__', '00000013.P0zWGCk7', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xc89cb0d0'),
    ('chat', '', '__start__', '00000016.4N7s7p0E', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x4f24451e'),
    ('chat', '', 'items', '00000006.WryyOI3M', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x9e4c3132'),
    ('chat', '', 'items', '00000012.DVPcrkF7', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x4d3d7dce'),
    ('chat', '', 'items', '00000018.YYUc-J0G', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x8923e5d0'),
    ('chat', '', 'messages', '00000002.CoIV4X5a', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x68e49a8f'),
    ('chat', '', 'messages', '00000003.yjpHl-Eb', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb88b7ae7'),
    ('chat', '', 'messages', '00000005.YJjKBdyC', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf82e5b88'),
    ('chat', '', 'messages', '00000006.WryyOI3M', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd1a271d8'),
    ('chat', '', 'messages', '00000008.iuz-kAZa', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbf8cfa3b'),
    ('chat', '', 'messages', '00000009.8PsXEUhT', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x655aae1b'),
    ('chat', '', 'messages', '00000011.MCvzCY_y', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdfcfbb50'),
    ('chat', '', 'messages', '00000012.DVPcrkF7', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x640b531e'),
    ('chat', '', 'messages', '00000014.H1V_Fltf', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6f9b6366'),
    ('chat', '', 'messages', '00000015.uWRJK4QB', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0df32463'),
    ('chat', '', 'messages', '00000017.j2zQjzFO', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\xcad4a680'),
    ('chat', '', 'messages', '00000018.YYUc-J0G', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe7943b87'),
    ('delta', '', '__start__', '00000001._6u6NnSw', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x2c29327f'),
    ('delta', '', '__start__', '00000004.Er2B_qXX', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xd5307f35'),
    ('delta', '', '__start__', '00000007.UNEbRUDx', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x5ee54b9f'),
    ('delta', '', 'items', '00000006.8DSFIxgc', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xa2d3ef29'),
    ('delta', '', 'messages', '00000002.ayF7NF_B', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x80641559'),
    ('delta', '', 'messages', '00000003.wEKOm6Jb', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9fa03968'),
    ('delta', '', 'messages', '00000005.2ZeWWovi', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x00426a8c'),
    ('delta', '', 'messages', '00000006.8DSFIxgc', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xffd14f61'),
    ('delta', '', 'messages', '00000008.D1TB5ufG', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x60defab7'),
    ('delta', '', 'messages', '00000009.8CSfYTYo', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x52946871'),
    ('failed', '', '__start__', '00000001.TfObwZ6n', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x7d055626'),
    ('failed', '', 'messages', '00000002.r9XPjvyE', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6cf66f7b'),
    ('failed', '', 'messages', '00000003.O5LAtVlC', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6f4c0338'),
    ('failed', 'inner:0eca76c4-eacd-3375-0645-6ce30771b5f4', '__start__', '00000001._mszD4Nu', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xb1f2a695'),
    ('failed', 'inner:0eca76c4-eacd-3375-0645-6ce30771b5f4', 'messages', '00000002.Oj9IZAPh', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x883de107'),
    ('fork', '', '__start__', '00000001.T59NwORP', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x9f9ea32c'),
    ('fork', '', 'items', '00000003.UrJc_rxx', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x3ada2c9c'),
    ('fork', '', 'messages', '00000002.mAVz5mOF', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfd5164a4'),
    ('fork', '', 'messages', '00000003.GMwuqnai', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x287c2932'),
    ('fork', '', 'messages', '00000003.kMWyInXq', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x43e10878'),
    ('keyed', '', '__start__', '00000001.JYFUR7oG', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5bec57dbf6179710cd22aa4d9654d186ce4c483da03efa37ea9e1915dbfce3b9855a5c8273ac5b9afd773052c2222b0e836551de002276c19b835d7add840c2de3f8f63b75a8783496da88f1cd8b8248ce3ab46d09fec21650809f4c29766dc3c3f3d07f1fec0d113a0fda4e7e2d93cc870ce81c5e0db05b7dce5c89a69dabfcbeba170521ddd34b38288b2834e134066e780552b3eb594a29e45c81ec5fd3a36e17875a32a51c4223a4ef8933a9c939f231f7da72af92dbe49f32907901cf7d4e7fdcaf632528bbfce1ae0874b0991dec7fd729dfa0f0580f065ca51d6014a2259bb36087c1c7a7645ec976393540586081d29a92aefb2ba3539a9295aca57857a2f552cdefd1ae71752893d53a83b15da999c87e7533e1040121be760cd6827df9092e82daf085c7eb2b621867639002dd8dcf6016e70194298d405e77e8a0f7dfe4a6872e3e2212145b80a9894c8de2eac103', NULL),
    ('keyed', '', 'messages', '00000002.Qwhg0Di6', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5b368d6d9c001dd814591c3cf0012ca1573e2c22a26c288f0a0ee0f4253a157c4779dfbb690fdb8d689fe7615deb52548bb2367e96f8cdb5600bcbf6cef3def834a59280abbc26f1d26b489b0b3a68f1807466ddce82e3e9c54b523de338fccee351b7086a45c6350d2931bdcd391fe6375fc6a9ce811a4c441d746a014edde99d056be9d58dab8f5e2360767bad54240bf26c325517a7ad4f2bc69fe750085e961647fff42f7f4ff58556f45b7091618b09ad17c2f19f6fc15d492c2ef88ff1242664b0daf8cc03f3af54c323c753866c6065d2bb95e5945863e48fef721a10a0ff25de9e68078197bfda72053b1906932fbce8df92573b9bfcbbe0c952ee6870f8db6dfbafe79feee604310eb2a27e03e468560c0085540093cd541b0fd5f9c73ee12530c80f027bb092325b2460fab96aa1ac6abfa03a5cdc5d', NULL),
    ('keyed', '', 'messages', '00000003.G_P88nzk', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5b7cd3be5fc048b7bd57faf1c4dfabe97afb0d2c5230b945241ac6d920197dec796b07b75650aa302b5ff759141059a726ab110336e1128aae9ad887e216b68ae031578a46ff04d16f2616947e8537e60083b48b98c631d47bf19a734e06d9e12dd8c8eb1d6035c67dbdf6a362eecf3d7bb16f1a5a8532a7b923a86f54413ebbf0a9ece7bf9bd98f8b10735aea87ceae67f2a518211d2d26174d83bca3996302907920dd3de68534481983a471e06724198f0c462866a0dac2c098a50ab5629d25f03bdb891181302dc6dcd5f479273837c6b02acdd288091c5171663492fc0f90e970d2a24fc3e5093081ffcf02732ca90cda37b5909acc5a92e93a5626703c1cfa23d8a9b2150b1fab540032cda739d4d270359b3410b2892e69da93776204742cffa3eccdbeef0ef466d4ca4917b0acd0b03322023676f396fa8dc00f198813c3164937850f1a55bcde896fc2bd721ea8ad9190d0408e1838e0e9c46d7f2b1f3833a1f47377dd698e497dce192ff8ab9977edca93699db98678845afc7e047f136e1b404d9a4afa6db87cef0d792d44cf0d0420be7b673d67d407e98bdb7864dfee32bf2bcc1dfd14381b09b00eba7704948cb0820c0244772eb6afe84ab38ccc7492ed664f287503a333421a4e18b2bfd8b7cea016991b346a7534998bec53692af756b08c6a495087636ca17d1349b682dbd7cab4890dfec8962666f0fa3d1311879c3aa419a32f65d0af9f93487da93c3b9631e560d5e2f6c865f4e14c72d9a0a9c4fd3975260b30fa68575307a80b0816db9957aef9e1d4a517e44089804608e92151ede3dc15c706628b621fe0da8b97a76f54e1bed287b7674f5077ca648b34e99f9677b9841477505a56305637262bc59a6e8f4f2a5c68de5fe7', NULL),
    ('left', '', '__start__', '00000001.ijV6zD4C', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x015bbaf3'),
    ('left', '', 'messages', '00000002.hqRd2r5G', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x029828a6'),
    ('left', '', 'messages', '00000003.LUt7Sfci', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x97ba76ac'),
    ('left', 'inner:bdca7a4a-c8bb-9921-612d-e2274d50205b', '__start__', '00000001.xagjdBkd', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xd1fb93e3'),
    ('left', 'inner:bdca7a4a-c8bb-9921-612d-e2274d50205b', 'messages', '00000002.biUt-8eZ', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdfc2e998'),
    ('question', '', '__start__', '00000001.5NaYS2xR', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\xe02297fe'),
    ('question', '', 'messages', '00000002.MRKEz5-m', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9db805ad'),
    ('question', '', 'messages', '00000003.f76zfYjk', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x14152fbe'),
    ('question', 'inner:cb591f84-099e-c442-fd78-8b3967a7301d', '__start__', '00000001.C7UCv9jM', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\xcefe7410'),
    ('question', 'inner:cb591f84-099e-c442-fd78-8b3967a7301d', 'messages', '00000002.GAFPsJ_w', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0ceea689'),
    ('sealed too', '', '__start__', '00000001.pN3KP3Y4', 'pg:aes:msgpack', '170', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81ca3bec08dede5315629ce95262b9f3abb0fc15c42163813856ba3433db1368ef160368b10067ecff655ceadec7c4c15e6d504f1321b9905a9bbb6e2446e880ffd88a0c75967d390112ce9de0c295e1329aa4e8abb602c23db0b969a638d8009369ccb32f6292963043e719d731c0437c7fbd34601edf90deaf52d74c3620d6ee205c63da8497dd2a0d0a24a4914ce94e0b5cd5416efc65eb43f9f13556a31cdb886f3b5f91a808c46e5e5c1a04f698500a5bc6f8a6b0d34f7f0b665101dc3d2aca04786f7360', NULL),
    ('sealed too', '', 'messages', '00000002.6ZUWlg55', 'pg:aes:msgpack', '144', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8199050d103cc2a7c43af75b1101b054bc044e902433d760b73665206119c99849b8f535e3e76186dd1fc7ad3cd70817cd687b024527ba51dfdd2aeafcae289543dd677c6fd98dd8d5b7388956e9993914f54b9309d0ad776e731bba8ee2006217fe3e07b7ceca6f06d6311113a1667b53d50c168f1741d780013c0e070c628b13d23968d76f8a6a52768991e027856ef63a0ebb4ad31a194a30f5c266c54b12e1631f5d01b478cbc802735492', NULL),
    ('sealed too', '', 'messages', '00000003.txVUN-UA', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81da180c7ad2ff45af010e53802c1e01fc73980346a13f667ed7bac39d7f5f353e19d5a2edcdf5ccd064cdfe0fe52842090be1acd07a7ebc68a8ea1aa9f579177dfeda7aed19e7c7d1443fba4fcd9247737d44c521b8757b2ae2ed6f9b22a2dcc5065e2e6bdd8a645939304d9758934690525ed7770cb8e8401340e4ad65a4256dde07bb30a472aecdc788eb6b70619f9936dc9eadd1abeab6cb5cdf6e4fc719223a6e331b38d2686875d1a21e88ecbcb8fa7711a41eb721d2d76a7b2790828563c8b5be0bc6761f1849ca043236728cbbcd8d513bb3fbcc2bea4e4a68cdda0cf64395806a2b9a5a602497f53eb24ff2248165624cf5e5f23e6c99f0343efa5516a0d19d353b4646074c71015abb902cd967c0364aabe05a68888cf799e3ae6c28ab20925ee38e965adf96e1f38964a237507e68486880b0a6d1442ca4faec5e6b728aa8778fa0dcaee8912ec3a483ce4a7f00f904bdd45836c2dd01efc8622470e7e91349164f3c2b10607d95ba22fcc4885057ddf2a2ededc131c5b60aea418c2fa62b2ab57f24b9e3c4e155e56763e767ce85a087c61ee9dc807a02a6afa9823778368e9e1dff62b8cdb6f040600f4eb46fb1630db9f0d5ef9ba0dbe76ce2e4fcedeac8d18b93510c24a5a7d86632a0aa0d15bebc92eb9448b4436898708f6ec3d0331c041e2c8b21624d59804b6969', NULL),
    ('sealed too', 'inner:68f75d97-09f6-7449-2f6d-2bd6a9729b09', '__start__', '00000001.TLaqNaXC', 'pg:aes:msgpack', '503', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed814cf420d1c9c7558d0eb2c34be14d7d574e29eec4433bbf13b6bcc98a0daf9bea18b44509e40b4106310284da4c209ed907c79863c5a10f40ae959a35a68da5e4e249b9ffc5255da931602db898bbbc028cd23dd9b83fe7ab52917816a84344489779ff6c059445e45d5fb47a693b5eb3838bc56647ce6bac9e8b49bd19bb2281fb44e5bef82cd1524e64b0d195fb48290c76831d2ea39bc78091ecf5d7ab8ad8d9ce985078badaf674d4abcfffa6e5de4e2fe84ffbb827804894e2ed05a3130ad395b8ec6aed16b2d2b238d2d4af889391342bdf555252e82fc8bfb39eaf23855d827ab1fc458ce71355e0a0a1d0dad45bd14efcc5eb8e4c9c6e97a4ddbea3ed6722bd7df0d124ff16924227fc3cc1e41e3c4668ed2510c0832e8e1c530f2fc22109d78b213e1449aefb5b7c270de7f99f75a0a1c98a5aea5e338dce8f44adc4e5d0664acef2c7287f79f27a4544f1737abc6c85e6fa4a37950367cfb964d833efcb0c362efd4c3f0ae811ee8c4c8b8cb983cd5691112f3c0a67f923216f7d9d4e6d05c235d45f2f3e0b72d95559093af1013c81b8c701fb588ae7bd17ed4f6b6f6fb712cde08f7723c014c62a5b2c7d9955d29f9ca8dafb730df484d6931fc179900b56199e14a6011c7ef9cc4e9b7f33d0a9ff1f48737c2a8a39ff353836e5860897c75e3ee7bfcdd685b16a8c22227b8d0df8e2e9614ac3eea1c45601b1d1fd6c3f51b75daec58817f7c9e86bf652b1ce1e', NULL),
    ('sealed too', 'inner:68f75d97-09f6-7449-2f6d-2bd6a9729b09', 'messages', '00000002.4DrtttED', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81fa58ffe546633ed74e9ba3dbb4b25379ed74d5e55f76d2ff2407b1ddbdadb75fe7c4b8ec6154a00fdf2c21063e32cd27c5d4f611df78362c000addb5205eb14cf33311ee441f990dedd2e502482eeb3442dd61d4ccc9b6bb8ded54b4a93814698ebaba727b7ded98e9c0e3747f88f9f13e328e436e825cabd74466c34752830f05212784532cce3cde4cd0c7f229c5cd181759d0488d8c1a2918645220b9362818e580e76bfe3b5708104861ea7ee3237d5c0d2abf34c977d3ff5da583c8ede49b3b9cabfb674148ff784147d5214f7682197bb37c0f6a0cb14caccebe4c160c81575a3c570d920116fd5def7ddb6022516f9e40bd2f88a466991b5992dc2e1f2c44ac6a4e3a541ddc8b45340eefdab47a7453d9e15eb2c373b6c4da71cf5c87281071189c501bbe1600e67f3f32932f4a8279110e18858ae9044657a8132411ced2d51d9adb63badaeabe79f6ed3979e8c8c0fad684351d53cd874b266f233b92cf0b43cbf050ca516e75cc5a8735ef42383da1bdbb418cc6db6a62042d46709770ae2336097457239d1082d35dd762b963cc670d13e104aaeca6c7f5e7fd185bda94622005702d19db477d11636ad2bcad8cac7c92afe67641077b5caa20e80b6ef70ecdf2e6bff0f5899479a665fb994ed22ec96be142c4093cad7e7e4c24310af5903cb7872a83ecd843a1b499bc', NULL),
    ('sealed', '', '__start__', '00000001.ZkxuOWS6', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed811238f1340c8cf8e750a9d12e530f8d76f4e85d4dc797b818e4112e8652ce54442d0e6845acbe234553f33d6764a79482c594d8b8b436a292d013d632b27a7302289ea58b30728c21cec3616622f750d7f9f22ac5a19de7b6a86e85fb0ccc0d9cb9c2600af6f91d102ee2341444995eea0fa6dba5634fadfdeba95b983b1cf320d7b840afc2ac4e219dac4619abb510355ab220b8c87e5ba54ec841752e86376a4cfaceb8d1cf8d3a22f93088fe1c39d73b4a681d3e37ea158507bb35ba351a98ff70e81e20d9ed4b08371c2f066a93723e48e3291078302eb2e000e7e578d1ef4506af5a06991e291b260d16fa4ca5edd0777925e64914e83f3a4f7e993ff3437d5b441a68a30ace38eed3418876c5fa3080ed3c9423b5c05e4129e8cdf7604aeecd7cfac29fd65be3d014b6ceaca8ac47bd23c80b3e9588ffbe290f86a294ec4594f1a89d9fa6f8ba859dd4d0e7bb438146de', NULL),
    ('sealed', '', '__start__', '00000004.OnwyfMEf', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81c6ea287439d8fc2fd8bd01ae3bf0743ef5cc98567e5d31879b5ff008cd5ba4ab6ff10c688479f0637e4acd654daeeac108c5266d9b86ac8330511952edd15a6037fe8cf3a4ac11af195b74837b7f8b19c92b132d372aaa45e85105d9a993b80bb07cad5b275445705be9a974bebd40ff524c4cb407d38275910dd4f0b0cffc5a7ca9920e7b78c4b9e2d1c830e9483e31cc2454a323ae5f2ee4923e9477af73f9ea6f943e90d7f7a2ecc2933f3b54f9a60d84597265bfc4eb926f8db5f37e96b3d94ec23ca3d59adac780b285760c7957ff1c5d5fb6b6ca4157b8ea9ab20cf4e28426466586ac89b351ffcc681e3f1962ba3175748b3fbad556a084bfd5a905f102e35fd4f9c6dfd22aa9277f8a79ab1e548a676ea92b4e170f904805f1f5f1d972c2a4e584863215ffeeda3cc96617d8a684879d592d70041359e68c0d55151bd748b3dfd96ae2c39cb6a36b1b2a1779b0bed6', NULL),
    ('sealed', '', 'items', '00000006.QBycyqi-', 'pg:aes:msgpack', '24', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed816a7f8ad8fcf32ac7d99911644bed07bd6131a18339f12eb4bd2ed2c838557e8e973e0e19a1995c44b610823d9f5ade1189ff6585', NULL),
    ('sealed', '', 'messages', '00000002.zQxYTOdX', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed811f75b878f763ce99a55a08bdc1588082dd2622cf5e09dbfbef8aaf4f6352c0e9f27f631d9117ea5ad08f1763b8270cf859a2dadeb0f82190552a64dd3296f6160508c1d52b41215b5d327cf90c3906fb64a5a92f816cebd668309062b090100a29436bd51bca12789118b2d5966ada8689ef4ff4bbc1d8daf279dfd01580822a249bd47cea350e71b9b82e004797de21eb6a7978f277107baa0442536b3ff3770c4443369e908f10df71cc2d09eaf296a4afc2c3a0d0c65a85f9bd4d22278e2361c2894361d16e3127d413f37e78448e85e3ad4ab1982be2281b43295296e711e15b0b1a9915f19b17803acb8b5e677b35e98f230e858d88447b367b1b1cad84264a45ddb105f96a5bb9e2c64dd79ff56084cebbe574b243104c857b9ae9b9302030ac21c7d372f28ee3f105a632eedf5babea4455e8dd4f3d6b', NULL),
    ('sealed', '', 'messages', '00000003.DuP2F16s', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81ead5c095a967aa0de44fc7e96c858d8015964c5b0e80c14fbbae957929b16d9102a718fd3ebee2295f17eb070120ffb0a6b9302b2e44dfe65ba70b622e773f35e7c4d0a3eb7263b6d8501b402cf91438ed6733f953ac054374bad530ec8ec002794d1d46a6efc6781aa71df70164eaaa298df2ce68431cbb6fa597028481d562e7a65906427ed3863dd45476fb57e7b9886b90ed7106c65f6f95dc5897f07d0d5fea944738d83d942e12bef39bcba379ef3e521197d3a368b9ab4abfa71f42cee636aa1c0d210d8245c589cf000c9e9787ba02c82148f8169cf661abbcee3bca30987d1d430c2ed5c26267f6f745bfbbd3f7cd3c149b134ecf921b50993db0dd4712ea9b4b0b1a5623600984069012cc52c8e7d2bb5793036bc406daf5aba98ca8dfe9b9f627478e5e9f3c9dc734f4e0f3a7e78d7e12cacd98c48f4b8e0f96a87db4f97de7c4b1c0d4f7987f11dcd76ccc3fb5da2f4ff58916ec75e4c171b52e3f560e02cebedbcb67bbcf2222324c0edd182ec674dccca40f6b6b62db47eb77f09d924236583f7fc34181f5ab68e66c22153f5ab8b98b103dfc9bf9e6e123cbacc704c4e7d4d793d8f8e6c3b2dd1ffde263f1e96e0f30d7f77e9a7b45aa00ac2fae162ca79579549688a16998c7761886a1e43adc44b7f39c8ec18b8c7f4cfee7641cc70708693e7d9f144449eb8d9f1e5dce3b440761d97f7280fe30f704c924b1c93c7ca9df28c8ead5d75c2e67184b4c1098c0e65fa5690f13a236b9d5e8fc4f520ee64b66bf8ce10bb4e1e3ff94a9ad09d3e4aadcc4e6f7c3e3223051571c9c57f119770ba566464033162e506fb8df672412eb037d0e4c1f0ae0771fe1275d4f81791af6c898a6e2d161e704b69d37e1bd59d9632064e5a7aa0d78', NULL),
    ('sealed', '', 'messages', '00000005.DUTqxMU9', 'pg:aes:msgpack', '895', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81017b1f2a7ef8bf21f05e9451ffbd374d2189652ae7a76547a4d9f7d582d7b178f688fd03e061d0837cacbdbb11f1daa4eef91f6958ca8ea6d53cfcc98309cb9a384dab4b9a6cd585625f40962c6b6973363e20d8ca4af7c38ed396d6d1bf32a647a7b29b11713e8ba9946f7a3beb44b02540b3846b9b738bf133b4983c0ccc534542fce15d393e2adc38c584c3161423113c688364575ce8d7bd3ebf8acba294dcf5631ff8870b615f89c4cc03e40fe55160679f35a4880e805923790e15222eb4588b6f5ee696213e01e7f568d5c70b3b5b3087bdf358b6984555c59525c1b9121444d4514e774107727beef0940a59ce72ff9ef4ca435c9f6831f99ea1edcfe563f7a335889aa5fbf7c556559368b7b34d7fa59d398a5bf0d13a22e0949fa3bc6dec474aacd4e442f06d1510c58bd8c4be53fa5a535b8e296e1222b184acc60ccda445ad8c1aea100b5ff2868be3290772a550a76071711c78682f55d3726c7093fa1552e89350d273b1d0b07f61bbf0e612dd6508505ce9e4c043ba622cf63fb40ed4b67dbd36f3d705378f7f3f13fe49c530e15dd874f498616dd2df118ec47eaa3ac17ed3efc1b11a67c0274da231472b2ff35c900c75490683987672779fa9a318d45128480f01fc01ac4fab0ecbfe23fd7a0cad7b99838f083ea9c721beb3f426a5392acb365f35e6afb44d43b8b42e37e2c48368d2021a9c60c19aec7c6f8532ac89ec4f9999af87f53d7a460b96d37737f782ba9cbf56188cc819ef1400a4d8752cc98a10ec4b09edd1896738331464b0ba2140a470bfe91cd990e4f9974815e73c2b4a966543227520ed0bcd2fa3d8509df097c89b54c0ceb919f84861a9d85652c01d0e261d3ebf79910d369fbf59172a6c9a5945c263f898808de4639423b2dd32a505a6360ca253bc57404f95a19fbd5dcb2d4e8f53ceb38634f7faebe53f504c12d12c76bb09ceb1714c8681449e491553df462a392069f3479add0d145193605bda1b1a707cb61766ae48fe2537ef0f8f9257c102f03ee8ecd68226bb7d63a316bb14832e80cd4f33b955df02dc35489d9d3b5938e1aa1acdb11c505974fd9f3015bc92e2f80ded6c77c88386739c591f56ba23d1b7a885f445e5c3651776762e24f3c4ffde97612c446ffc84382f11112ea02db12e48450258a5520cd41e98cba5238fbaca2ed8154da0d3195e5d1a85dcae1db8ee0ef25f54ddfaf4468d2ca073b9d51c0a6a441a65691796ee442089d2bb078fade7d0b629409afed88f7be5f7b52c9c7e1faebb4a6923e8ec6beb2b99b007', NULL),
    ('sealed', '', 'messages', '00000006.QBycyqi-', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8111a27000f87e342929ef288ecd838d50dab3adc7ffb72f4ae02ef0f8bcb68044c345fd8dfc15c81de98803dbfcd42bcfcb54e7206b8c6b5e4ddfc7e8c024c1313f2ea94e52c166f3f28dab59c9de21bdea818d3c6216d677cefce464e5657f3d880901ea75a640d1eb73379ed29e25b470b4776926003ea095ccf0481c01f34dedb2455665f2ca50edc5b62292e53cfde579dea5b45fb4dc360300db29176a48fb4822ba91e3a6dff36ec9e2800b76d72e525179888168fdcfdc47ee00d40dc28641c7f592e0e22d165e763da77d5c92368b8ed9e1ed37f6434c5333c88328ebc60d4dfc72e07697d16aedc3fa8910955a90d7919c3a9ec3af1c4ea3f6368b8c23c71ce76ca98272942eee1377771d6ff415678bf0286b9484c9dbd5c700ee056d98201cd5ff92d7153860998ffe9b3d13623dfdbdc9f9eddcac22a2d3929daac0718838178cca4a32c386d7824cb1ded6395713fef39d89d9255bf45395ccd1960c3222f998db36e6a5c323036dba567299cd7afcc143427c31a6a7a481c631387c831027fdd4064bf15638e995990a46ae9098eeb08fabff54aed01361f0a4a30fe13432e1fc6e826f1b6c70e6f20f4fa54afa9fcbac928bc5fd89fd4ab857b54b8b53e006d9001c6688a11b4a057903d771d9d04dc19723b045210c67539d5f70b93ef72651ff03f8c4ef7968ebced3d34c838ae6d285d09c9ec1eaeb48901693cd7a317fbe5ea5760b4207705df7e68cb0ebbfc3b6ec9a9e79a9c6c613f3419daf28c484c3587816ff9863b320b488d9d7763f09bd9a3635702fcf69d26f389c9d560cd4cb9c29a2ffa4fa6f9f88ac4b0975879e7c8a3e0b6cee39266e94fcb262bdabceeffe09916378d1045fb7f115c9f76c3a69bc3c03ad0f1212a86cd33edf85ecef3ecd884dc02cbccd7dff40b455cd77cec4029aa18e58a7c1f67535c7d3f21918bb13d9222227d5c8dc362a23fa74e5d0ecba1cbacfb1d7a3365abb0b0c775eb56f2a69867e7d2a2c9881126b3fea2bdff4b9061f54d694174eb197e935ee9fa5581ffa930535328ba5bfa3236ec1c43c9257636ffc801b24c66c2218df906b146513ecd95520fabb012cc910c8c2991d52afe9d40c7498e70721daadd9e0a1cf2ea71a6ca6d87859f9f066333cb00111097b7a7aece10554dde0beb48e532fb7accf4406128ce44e4e7abbdecf69cb1940a11bc5f8b9338012bbb8ca3731b7e4bd5e79c6ae80f0d2df1faad7f2f5a4ca04c45580331c123a3af083720520ce9959b783ed76b6ee284cac137d1c279958f8fdcb19bd17ff7dbfb87aaccaecd2ac8dfcdad810c234fecb584916510ca1e418293c888efd6628788f0051cc83ea56303056e6a0d964c61bff87f11e1bfecbb0fd42dac2507c275de294521f0a15b30a02db2c585368190914f56cf7b2a6912e57dfa3a863d5a1d7cab2574a91b5a528cbaa6c40f6fff038c0c12240a34636e9aabf682cbf583c38aaacc27c92ee868edc7fdeaa31e9320840bf82deba2c14e98f9de0b0b7f717b1dfe013c9e5b89706f5e1b5e922efd337c8c3793597a762be817f6b3386ad0681de6d96a588927a0cce94528cad6cb385a4ef351fb8226871d511cee5ca313ea2946d73eb77f83d0eaa7ce518af87f29aecfb71ab92bf2d2ce48015d800eb9fba9c3e0afe5d432fd8af3704dc4c760fe626758d7ca9784fce2c5d9a1a052aa71ca3ec9959e49ed14ae5a99f6e6a8df86c046bbc0dea2f631db952e2e89f3a70c7', NULL),
    ('timed', '', '__start__', '00000001.XY7RD255', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x77c68d38'),
    ('timed', '', 'messages', '00000002.FUZOGGn7', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe8756a46'),
    ('timed', '', 'messages', '00000003.54HL-KM9', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x71c8ff57'),
    ('values', '', 'bytes', '00000001.auZNwy9h', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x7d9d86de'),
    ('values', '', 'large', '00000001.iOVlDi-W', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\xc050c590'),
    ('values', '', 'many', '00000001.U2RHld_P', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xfae186e5'),
    ('values', '', 'nested', '00000001.1SfzWCSn', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\xea649b5f'),
    ('values', '', 'real', '00000001.02-9aotz', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x3745d1a6'),
    ('values', '', 'text', '00000001.plE_8YJ_', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x92ccf65c'),
    ('values', '', 'when', '00000001.8CM7F4e3', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xf1d70ddf'),
    ('ünï ''code''', '', '__start__', '00000001.ycQ1Zcbx', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xbe9c22e6'),
    ('ünï ''code''', '', 'messages', '00000002.rJipc799', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6ad67561'),
    ('ünï ''code''', '', 'messages', '00000003.gXlKSJI2', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x98470fbc');

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
    ('keyed', 'tVkrLWPSaHN-4', E'\\x01020432303236f40247ed8ab5b9e4750f4a77b7888bb997f60756a5e86583aa1aa9a2b327f27597f98851db9d68dd7a928ca2f913335efd5f1ecb89f86b413df4f68aa5274fafae7632733517f0ad8ce981d219b53e877c61c42f682a84a2ad20578f', 'ring:2026', '2026-11-24 15:01:52.099713+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 15:01:52.123243+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 15:01:51.944146+00', '2026-11-24 15:01:51.985312+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e817f-b19d-697b-8010-f29e00bd6cd4', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 15:01:51.996304+00', '2026-11-24 15:01:52.010943+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e817f-b1d8-618c-8007-2fab1c50e134', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 15:01:52.043698+00', '2026-11-24 15:01:52.043698+00', NULL, 'false', 'false', '2026-11-24 15:01:52.043698+00', NULL, '1f1e817f-b227-6abf-bfff-ef179ec93be7', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 15:01:51.991146+00', '2026-11-24 15:01:51.992567+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e817f-b1ab-62e6-8001-b0ccb318f1b5', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 15:01:52.099713+00', '2026-11-24 15:01:52.105309+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1e817f-b2b2-6e5c-8001-fb9a64ed7586', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 15:01:52.117348+00', '2026-11-24 15:01:52.117348+00', NULL, 'false', 'false', '2026-11-24 15:01:52.117348+00', NULL, '1f1e817f-b2db-637d-bfff-0b024f041aa2', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 15:01:52.018917+00', '2026-11-24 15:01:52.027763+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-24 15:01:52.027763+00', '1f1e817f-b1f0-601a-8001-c77e4c9816b9', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 15:01:52.077802+00', '2026-11-24 15:01:52.086552+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-24 15:01:52.086552+00', '1f1e817f-b280-636e-8001-7c128943e3c2', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 15:01:52.057977+00', '2026-11-24 15:01:52.07501+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e817f-b270-63b1-8004-d70e5f99d290', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 15:01:52.110309+00', '2026-11-24 15:01:52.111926+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e817f-b2ce-678c-8001-5102287776b5', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 15:01:52.04975+00', '2026-11-24 15:01:52.04975+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 15:01:52.014565+00', '2026-11-24 15:01:52.016487+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e817f-b1e5-68cb-8001-ea4fb386e25e', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e817f-b131-68bf-bfff-b33fb88f37d4', '01fcb0a1-94cf-fb96-6691-290c904bce9d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x822b361b'),
    ('chat', '', '1f1e817f-b131-68bf-bfff-b33fb88f37d4', '01fcb0a1-94cf-fb96-6691-290c904bce9d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xf09f0081'),
    ('chat', '', '1f1e817f-b131-68bf-bfff-b33fb88f37d4', '01fcb0a1-94cf-fb96-6691-290c904bce9d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xe2f4b943'),
    ('chat', '', '1f1e817f-b133-6338-8000-4d366e361bd6', 'd58a7fd1-becd-4c39-aca4-2daa5d79c4d7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2cd9b0e3'),
    ('chat', '', '1f1e817f-b133-6338-8000-4d366e361bd6', 'd58a7fd1-becd-4c39-aca4-2daa5d79c4d7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xe282df49'),
    ('chat', '', '1f1e817f-b153-6625-8002-1eb4c8a55a26', 'ea621902-7f73-3712-31eb-974e0661535d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3916c515'),
    ('chat', '', '1f1e817f-b153-6625-8002-1eb4c8a55a26', 'ea621902-7f73-3712-31eb-974e0661535d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x94baf803'),
    ('chat', '', '1f1e817f-b153-6625-8002-1eb4c8a55a26', 'ea621902-7f73-3712-31eb-974e0661535d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb635f6a1'),
    ('chat', '', '1f1e817f-b154-65bb-8003-0c90c91e2be1', 'd0639698-12b5-ff65-f7a9-446bbeb9d57f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd5222129'),
    ('chat', '', '1f1e817f-b154-65bb-8003-0c90c91e2be1', 'd0639698-12b5-ff65-f7a9-446bbeb9d57f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xd77c3dc4'),
    ('chat', '', '1f1e817f-b165-68cf-8005-839ed4cf73af', '219c5f6e-abfc-155c-b80d-fbfa5a49ac53', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x464bc17d'),
    ('chat', '', '1f1e817f-b165-68cf-8005-839ed4cf73af', '219c5f6e-abfc-155c-b80d-fbfa5a49ac53', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x574c4912'),
    ('chat', '', '1f1e817f-b165-68cf-8005-839ed4cf73af', '219c5f6e-abfc-155c-b80d-fbfa5a49ac53', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x86b86ebf'),
    ('chat', '', '1f1e817f-b166-65e6-8006-73b6afd4e0d1', 'e8be55b4-a9df-e0c9-bb6e-ea3e2058fad4', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3f02a25d'),
    ('chat', '', '1f1e817f-b166-65e6-8006-73b6afd4e0d1', 'e8be55b4-a9df-e0c9-bb6e-ea3e2058fad4', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x3bcf12b4'),
    ('chat', '', '1f1e817f-b176-6aaf-8008-3635cfbcc285', 'd7ffd044-ce14-cc2e-7d38-ca1f4f61f1d9', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x794aa7e8'),
    ('chat', '', '1f1e817f-b176-6aaf-8008-3635cfbcc285', 'd7ffd044-ce14-cc2e-7d38-ca1f4f61f1d9', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x57bc1d66'),
    ('chat', '', '1f1e817f-b176-6aaf-8008-3635cfbcc285', 'd7ffd044-ce14-cc2e-7d38-ca1f4f61f1d9', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdd5f282f'),
    ('chat', '', '1f1e817f-b177-6444-8009-59d9cb30805f', 'd7db875b-13c5-5225-b19b-8ef7fbf090f7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd389baea'),
    ('chat', '', '1f1e817f-b177-6444-8009-59d9cb30805f', 'd7db875b-13c5-5225-b19b-8ef7fbf090f7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x6218580e'),
    ('chat', '', '1f1e817f-b188-60e8-800b-a906702ca7ee', 'e89acc59-396c-9dfe-3f47-67f1398a2e18', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8fcf03a1'),
    ('chat', '', '1f1e817f-b188-60e8-800b-a906702ca7ee', 'e89acc59-396c-9dfe-3f47-67f1398a2e18', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x1a64f4ef'),
    ('chat', '', '1f1e817f-b188-60e8-800b-a906702ca7ee', 'e89acc59-396c-9dfe-3f47-67f1398a2e18', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xe5aeb43e'),
    ('chat', '', '1f1e817f-b188-6a43-800c-23cdbbc215f0', '6a471c34-3f93-f311-f62d-edadf5616d6d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x12d050b1'),
    ('chat', '', '1f1e817f-b188-6a43-800c-23cdbbc215f0', '6a471c34-3f93-f311-f62d-edadf5616d6d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x6f23b8f5'),
    ('chat', '', '1f1e817f-b198-6c57-800e-60abf701c69a', '852e9c1d-de5b-3ffc-fc82-0837f95c8ab2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf8af20fb'),
    ('chat', '', '1f1e817f-b198-6c57-800e-60abf701c69a', '852e9c1d-de5b-3ffc-fc82-0837f95c8ab2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\xa2495d86'),
    ('chat', '', '1f1e817f-b198-6c57-800e-60abf701c69a', '852e9c1d-de5b-3ffc-fc82-0837f95c8ab2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x2dfa71ca'),
    ('chat', '', '1f1e817f-b199-658b-800f-18f87dbda8d8', '151d3af2-746a-e9ad-bd5c-371d16f30d64', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9d170696'),
    ('chat', '', '1f1e817f-b199-658b-800f-18f87dbda8d8', '151d3af2-746a-e9ad-bd5c-371d16f30d64', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x3f532f8e'),
    ('delta', '', '1f1e817f-b1b3-6ee9-bfff-c4d64371fa43', 'd8cd4f7d-d165-3f1b-83c8-3d0904a1b89a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc66b89da'),
    ('delta', '', '1f1e817f-b1b3-6ee9-bfff-c4d64371fa43', 'd8cd4f7d-d165-3f1b-83c8-3d0904a1b89a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xb32f4ef1'),
    ('delta', '', '1f1e817f-b1b3-6ee9-bfff-c4d64371fa43', 'd8cd4f7d-d165-3f1b-83c8-3d0904a1b89a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x93b40daa'),
    ('delta', '', '1f1e817f-b1b4-671a-8000-51af5d1279c4', '1562ef8b-2fb1-b001-d6ca-69050e16ae20', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x74e2707d'),
    ('delta', '', '1f1e817f-b1b4-671a-8000-51af5d1279c4', '1562ef8b-2fb1-b001-d6ca-69050e16ae20', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xa8b51330'),
    ('delta', '', '1f1e817f-b1c3-63fc-8002-56731c2b233e', '527d63ad-0ce1-df73-cc37-cd1699eb1f52', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xde5bd533'),
    ('delta', '', '1f1e817f-b1c3-63fc-8002-56731c2b233e', '527d63ad-0ce1-df73-cc37-cd1699eb1f52', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xfeffde3a'),
    ('delta', '', '1f1e817f-b1c3-63fc-8002-56731c2b233e', '527d63ad-0ce1-df73-cc37-cd1699eb1f52', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xbf3ab0f6'),
    ('delta', '', '1f1e817f-b1c3-6f4a-8003-f2e0923aea73', '78e85202-f138-a05f-4314-eb66b4b9546a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd0ff79c1'),
    ('delta', '', '1f1e817f-b1c3-6f4a-8003-f2e0923aea73', '78e85202-f138-a05f-4314-eb66b4b9546a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xa7931205'),
    ('delta', '', '1f1e817f-b1d2-6593-8005-4080f1ffa351', '34408be4-1bec-81bb-9e4d-043a6325a606', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x946bd05e'),
    ('delta', '', '1f1e817f-b1d2-6593-8005-4080f1ffa351', '34408be4-1bec-81bb-9e4d-043a6325a606', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x9debbd4f'),
    ('delta', '', '1f1e817f-b1d2-6593-8005-4080f1ffa351', '34408be4-1bec-81bb-9e4d-043a6325a606', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x077ffbaf'),
    ('delta', '', '1f1e817f-b1d2-6e1e-8006-4668c63de36d', '5254a29e-0ff6-d479-eb06-8a1c390b3afe', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf6992ed9'),
    ('delta', '', '1f1e817f-b1d2-6e1e-8006-4668c63de36d', '5254a29e-0ff6-d479-eb06-8a1c390b3afe', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x7bdf0eab'),
    ('failed', '', '1f1e817f-b227-6abf-bfff-ef179ec93be7', '958f9b93-1ce1-e038-1e0c-1fe45d7d21c2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc76682c9'),
    ('failed', '', '1f1e817f-b227-6abf-bfff-ef179ec93be7', '958f9b93-1ce1-e038-1e0c-1fe45d7d21c2', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x63c3c127'),
    ('failed', '', '1f1e817f-b227-6abf-bfff-ef179ec93be7', '958f9b93-1ce1-e038-1e0c-1fe45d7d21c2', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xbaf3f2b3'),
    ('failed', '', '1f1e817f-b227-6abf-bfff-ef179ec93be7', '958f9b93-1ce1-e038-1e0c-1fe45d7d21c2', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x228ad08c'),
    ('failed', '', '1f1e817f-b228-64bd-8000-2a7c6df9cf28', '10609aba-f640-912c-debb-4c9d5f064108', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfa030676'),
    ('failed', '', '1f1e817f-b228-64bd-8000-2a7c6df9cf28', '10609aba-f640-912c-debb-4c9d5f064108', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xb24412ad'),
    ('failed', '', '1f1e817f-b228-64bd-8000-2a7c6df9cf28', '10609aba-f640-912c-debb-4c9d5f064108', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xe99ae9b7'),
    ('failed', '', '1f1e817f-b228-64bd-8000-2a7c6df9cf28', '10609aba-f640-912c-debb-4c9d5f064108', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x5f472cfe'),
    ('failed', '', '1f1e817f-b22d-67d9-8001-750728fb666a', '0eca76c4-eacd-3375-0645-6ce30771b5f4', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1e817f-b22d-67d9-8001-750728fb666a', '5a6cfd87-ad8e-102a-dd6f-7bf848e54e4b', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', 'inner:0eca76c4-eacd-3375-0645-6ce30771b5f4', '1f1e817f-b230-6d6c-bfff-28e0fbe27e63', 'ff3f6ca4-78d6-c899-402e-4d03b60faab6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x49f8c32b'),
    ('failed', 'inner:0eca76c4-eacd-3375-0645-6ce30771b5f4', '1f1e817f-b230-6d6c-bfff-28e0fbe27e63', 'ff3f6ca4-78d6-c899-402e-4d03b60faab6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xeb7186bf'),
    ('failed', 'inner:0eca76c4-eacd-3375-0645-6ce30771b5f4', '1f1e817f-b230-6d6c-bfff-28e0fbe27e63', 'ff3f6ca4-78d6-c899-402e-4d03b60faab6', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x2095f1be'),
    ('failed', 'inner:0eca76c4-eacd-3375-0645-6ce30771b5f4', '1f1e817f-b230-6d6c-bfff-28e0fbe27e63', 'ff3f6ca4-78d6-c899-402e-4d03b60faab6', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x983121b9'),
    ('failed', 'inner:0eca76c4-eacd-3375-0645-6ce30771b5f4', '1f1e817f-b230-6d6c-bfff-28e0fbe27e63', 'ff3f6ca4-78d6-c899-402e-4d03b60faab6', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xb6d66622'),
    ('fork', '', '1f1e817f-b1a7-63cd-bfff-bb69669532af', 'd0ffe809-364a-eba1-fe43-b55d1dcf2f34', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x28918ea7'),
    ('fork', '', '1f1e817f-b1a7-63cd-bfff-bb69669532af', 'd0ffe809-364a-eba1-fe43-b55d1dcf2f34', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x94ef2fd2'),
    ('fork', '', '1f1e817f-b1a7-63cd-bfff-bb69669532af', 'd0ffe809-364a-eba1-fe43-b55d1dcf2f34', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x64c2db16'),
    ('fork', '', '1f1e817f-b1a7-6c9a-8000-b88d02966a59', '16080fbf-3e66-0053-0c30-2518a2aef2ed', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe0c1b00b'),
    ('fork', '', '1f1e817f-b1a7-6c9a-8000-b88d02966a59', '16080fbf-3e66-0053-0c30-2518a2aef2ed', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x74a75efb'),
    ('keyed', '', '1f1e817f-b2ad-6576-bfff-c8d9e2610f3d', '48f35cdb-3c22-6ad1-049c-577a05f13efd', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5be7ee694b8ec2008b53bf680398146d40f0b69464ec7f25ce5e424cf0fd9e20e0d6c5a65f3032bad02fe72f555422d7b3edb9c90c11e97260e47270449112c5a938312255c1c0d8187084062e42737a357083def6bec693a5fbda721835d9c1252eec2a79ef47842a217b3e6bc8d09b6904e9a00913289bae6f7c2e79a209def95f214d8ad2e14ac7698012abdabe8074885b74ac62026d424f195989fb64d8b6e0f6659e86922197c6c12f53b8aaef17e42788dc9e9f9557acc69474f1f5e4a25d2aa905497142232154f9e645498433b17c89bda4a6cde479b2d1c802c99ee99ecd9f4a8b4f57f288dcf3816aed8eacde54d07b1bf4ce86a8941f847fe4267f7e66691286dd40668a59da71c857b18e9fb58aa7bc22472ce1eced6a840cf4aa5047a5f7c335541aee554ce1b7eae27ee8f11f8ee48b4fce701c', NULL),
    ('keyed', '', '1f1e817f-b2ad-6576-bfff-c8d9e2610f3d', '48f35cdb-3c22-6ad1-049c-577a05f13efd', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5b74b4131ac73b4b9a7eb92b4280048ed469ace304c8ab735d27b959ffbb125b8191c4ea7268', NULL),
    ('keyed', '', '1f1e817f-b2ad-6576-bfff-c8d9e2610f3d', '48f35cdb-3c22-6ad1-049c-577a05f13efd', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5bb8247b487886d6dc38b93faea24b7042d9e5b76fdf28901e654674e6', NULL),
    ('keyed', '', '1f1e817f-b2ae-60a5-8000-df67c7c5051c', '664f5346-954b-cc46-991f-8291fa578ac0', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5b678f2856cbf1980defc2ebf7d9356c7fa1aa71efb431bf743665bf8fbcc5b59fbc13e8ca67107816d1f09a6a443b16a477fc42d15877432f0a6869fc58b3ecb019bf17cdf1ff4d794c545f8d7b1f8957e90d3279551599214ae1913a8f71f2e86c2db9ad5a5f8553f924b8552919dd5e3cac3d51f749713a3fc15afca558e0d764f08d17d5f26c7df5686a575724b5decb6c56aeedf193f45b06850335c9a6faca2b4a1e79e41f4149cabc745199b3a46ed35a83334949398d60a8b80438e3eac4845ba4b1bc1a1283b1c310f99da476891ac53b33f621fbfdabecff1f2cf9f55f04325b2087e52c6791e994881780461bbff4e3cf4b2e9e905265735292430c4e93b91ed85545a4ff93d7e5b8108448e0e45cb52dcd7d511883dfe3a0dd803747d9e469c1f081781cb6294ecf0ec4d15a60b89281722b1cebbd38cecee9aaace0bf3a32a26b412541be73d28494813093a03a88fd53932f8cce56891b84e31d2e', NULL),
    ('keyed', '', '1f1e817f-b2ae-60a5-8000-df67c7c5051c', '664f5346-954b-cc46-991f-8291fa578ac0', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5baf92fc183c08deb912a590b302a6786c271721cc79894c6f06d5fc914e3aaa', NULL),
    ('left', '', '1f1e817f-b2db-637d-bfff-0b024f041aa2', '422b12c4-f181-5d17-aaba-5497a65343f3', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb32c23b5'),
    ('left', '', '1f1e817f-b2db-637d-bfff-0b024f041aa2', '422b12c4-f181-5d17-aaba-5497a65343f3', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x328b858a'),
    ('left', '', '1f1e817f-b2db-637d-bfff-0b024f041aa2', '422b12c4-f181-5d17-aaba-5497a65343f3', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x1001f1dd'),
    ('left', '', '1f1e817f-b2db-637d-bfff-0b024f041aa2', '422b12c4-f181-5d17-aaba-5497a65343f3', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xaf54c2ec'),
    ('left', '', '1f1e817f-b2db-6e9b-8000-ff2be652839e', 'c9937a23-ac97-7539-cdf6-2e19fa78696d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x694ed667'),
    ('left', '', '1f1e817f-b2db-6e9b-8000-ff2be652839e', 'c9937a23-ac97-7539-cdf6-2e19fa78696d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x47b9666f'),
    ('left', '', '1f1e817f-b2db-6e9b-8000-ff2be652839e', 'c9937a23-ac97-7539-cdf6-2e19fa78696d', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x0ae396d5'),
    ('left', '', '1f1e817f-b2db-6e9b-8000-ff2be652839e', 'c9937a23-ac97-7539-cdf6-2e19fa78696d', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xfc1855f5'),
    ('left', '', '1f1e817f-b2e2-61d8-8001-a877f367a2fa', '8a4fa2e3-a060-509c-226c-2dc23dfedcf7', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e817f-b2e2-61d8-8001-a877f367a2fa', 'bdca7a4a-c8bb-9921-612d-e2274d50205b', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', 'inner:bdca7a4a-c8bb-9921-612d-e2274d50205b', '1f1e817f-b2e5-6c79-bfff-46ae36a9b27c', '9b5bb67d-5fd3-7b8c-29d4-0d043711357f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7760c51d'),
    ('left', 'inner:bdca7a4a-c8bb-9921-612d-e2274d50205b', '1f1e817f-b2e5-6c79-bfff-46ae36a9b27c', '9b5bb67d-5fd3-7b8c-29d4-0d043711357f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x0de9befc'),
    ('left', 'inner:bdca7a4a-c8bb-9921-612d-e2274d50205b', '1f1e817f-b2e5-6c79-bfff-46ae36a9b27c', '9b5bb67d-5fd3-7b8c-29d4-0d043711357f', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xaf3d69af'),
    ('left', 'inner:bdca7a4a-c8bb-9921-612d-e2274d50205b', '1f1e817f-b2e5-6c79-bfff-46ae36a9b27c', '9b5bb67d-5fd3-7b8c-29d4-0d043711357f', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x283f0be6'),
    ('left', 'inner:bdca7a4a-c8bb-9921-612d-e2274d50205b', '1f1e817f-b2e5-6c79-bfff-46ae36a9b27c', '9b5bb67d-5fd3-7b8c-29d4-0d043711357f', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x458024e2'),
    ('question', '', '1f1e817f-b1eb-6883-bfff-4cb2bcc22b00', 'bca5e86c-6d6e-e44f-9c2b-290a5fb8364c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4eba2885'),
    ('question', '', '1f1e817f-b1eb-6883-bfff-4cb2bcc22b00', 'bca5e86c-6d6e-e44f-9c2b-290a5fb8364c', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x1e9d09b4'),
    ('question', '', '1f1e817f-b1eb-6883-bfff-4cb2bcc22b00', 'bca5e86c-6d6e-e44f-9c2b-290a5fb8364c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd51d4d9d'),
    ('question', '', '1f1e817f-b1ec-605b-8000-157c154d4d3d', 'bc7a92f6-f58c-f430-86fd-f193fa66ada4', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf1dd1982'),
    ('question', '', '1f1e817f-b1ec-605b-8000-157c154d4d3d', 'bc7a92f6-f58c-f430-86fd-f193fa66ada4', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xebf09105'),
    ('question', '', '1f1e817f-b1ec-605b-8000-157c154d4d3d', 'bc7a92f6-f58c-f430-86fd-f193fa66ada4', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x1028ff68'),
    ('question', '', '1f1e817f-b1ec-605b-8000-157c154d4d3d', 'bc7a92f6-f58c-f430-86fd-f193fa66ada4', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x49d251ad'),
    ('question', '', '1f1e817f-b1f0-601a-8001-c77e4c9816b9', '4e897d53-5067-4caf-648d-08c4489d47c0', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x78897b34'),
    ('question', '', '1f1e817f-b1f0-601a-8001-c77e4c9816b9', 'cb591f84-099e-c442-fd78-8b3967a7301d', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206564383334363161326335623037386630393561303832383966313165323632af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:cb591f84-099e-c442-fd78-8b3967a7301d', '1f1e817f-b1f3-6a6f-bfff-8c8758137a3e', '88de27c9-22c1-ff3b-9519-2fe4f45fd290', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc903c777'),
    ('question', 'inner:cb591f84-099e-c442-fd78-8b3967a7301d', '1f1e817f-b1f3-6a6f-bfff-8c8758137a3e', '88de27c9-22c1-ff3b-9519-2fe4f45fd290', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x340395a6'),
    ('question', 'inner:cb591f84-099e-c442-fd78-8b3967a7301d', '1f1e817f-b1f3-6a6f-bfff-8c8758137a3e', '88de27c9-22c1-ff3b-9519-2fe4f45fd290', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xaab442f6'),
    ('question', 'inner:cb591f84-099e-c442-fd78-8b3967a7301d', '1f1e817f-b1f3-6a6f-bfff-8c8758137a3e', '88de27c9-22c1-ff3b-9519-2fe4f45fd290', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x0d65952e'),
    ('question', 'inner:cb591f84-099e-c442-fd78-8b3967a7301d', '1f1e817f-b1f4-62a9-8000-89cdc37585b2', '2611ae42-a58a-f767-cca6-050939761104', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206564383334363161326335623037386630393561303832383966313165323632af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e817f-b27a-6f19-bfff-faca349dd2ad', 'ebb413cd-452d-7181-e478-f5ff3b9f3561', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81bfc081a560830cccb3e1e130ad904c99d4a6973974bc7d9e34249c3613b817e6b171c4dbafaa07d0d04b5e2b5053ebb19a135be48c8a4036f1959a6a200cfef7c6bdfbc20051d62b08bd2c04bba07e1c57052304f37db4ea6ff856e4f61951f9525c76134c7b3c18a8946bce4a9bdd4f02015edc5f66416828f452a7ed41a67025f0ed87256eab5885ec5fa69bc699e3dea68321b6476a5807bed9558e2a844a79340f25bb686c0c6ee265c3', NULL),
    ('sealed too', '', '1f1e817f-b27a-6f19-bfff-faca349dd2ad', 'ebb413cd-452d-7181-e478-f5ff3b9f3561', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8186b7f025c37872499e0d6133c844b3179580b5b69ed896eea6d1246e07731fcbc3aa21ffda', NULL),
    ('sealed too', '', '1f1e817f-b27a-6f19-bfff-faca349dd2ad', 'ebb413cd-452d-7181-e478-f5ff3b9f3561', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed810ef24f60c09d52c879f58737ffadb98b7fdac5e74c3cfbf4d84dd3ed', NULL),
    ('sealed too', '', '1f1e817f-b27b-6763-8000-76b0042fbf29', 'e26e797e-831c-729d-5985-659d9e83001b', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed816747a047bf66a83e436f98553d8cd9bfd5b3ade8ec923d21829f5999302605ddde22038c39a51f860832d5cb4d96ca21fa5c74a56b4fd87100f770a41ff07ead4961cc40273f21f862a508048741d98f4bdbef8ae7bbe860550cb68aea9554f15186f84fc37ecafe51386c0f026605b708ae61308af95d51da3c05e9ecc9a96fbc559f05defb879f92f1fe532bcecb6beec3bbdbedd2028bec4eb2f7c13b7b6da8d8b31760759fab956d1014757adbdb34d7dff453f3796235ccd3e7e23d5df87d405ebd3cc125b9ce89d03b94f9b33feccb2aac2595f87d98462167c4cdb36f6ef6b0b68c809ee8d86e179a26613e88d15237d227c030c088ed09e722f75624f4b94b827b411f6d7281aafa04b76d8dfb94ad68b63e454f0dbd19cc763013444f8b449cf3e5cb159b006b14b08e347b77ba29995c92594b5f19a4989f848779ec98dcafbfe5fd4371c35ac9a79b0b8542f2b7d7651d14868059bf9fa2da08e6fe', NULL),
    ('sealed too', '', '1f1e817f-b27b-6763-8000-76b0042fbf29', 'e26e797e-831c-729d-5985-659d9e83001b', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81eec538202a8c1a7fb3ed94490ed24866a1f919e3bcb924d066571b0ada388f', NULL),
    ('sealed too', '', '1f1e817f-b27b-6763-8000-76b0042fbf29', 'e26e797e-831c-729d-5985-659d9e83001b', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81798a85edcd24edc21ea0e7646d060f5dec20c9f87d021f51d2961cc3', NULL),
    ('sealed too', '', '1f1e817f-b27b-6763-8000-76b0042fbf29', 'e26e797e-831c-729d-5985-659d9e83001b', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8109a6c052cac0131c09fdd1dff3c52c639b5f188f133b17c9c05490b0', NULL),
    ('sealed too', '', '1f1e817f-b280-636e-8001-7c128943e3c2', '68f75d97-09f6-7449-2f6d-2bd6a9729b09', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81e3d325f114a741287e3ea77e58da96aa6dbf5c06cff68a68dd7c77c19d1bb2d94dc95f5a094287fc2d3d817a1354ca04fa0e829ab074fe4641d1d1ee34007d58b66deb16a0a1746baa1272def33f115ab827c963a2405c1331d0db8893a9f6855f7de1fe39eab149eb069f8a55f691f72733d01a16c2eaaf8274af0b9aafc1d60da8d8c15afd418e89af73', NULL),
    ('sealed too', '', '1f1e817f-b280-636e-8001-7c128943e3c2', 'b4005540-683c-e8f3-2314-95445e24c4a7', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81640cf81a0af620b368e5708744bea285393806fc50bfb75ef4d1d0b38e0298cf5a60fc76', NULL),
    ('sealed too', 'inner:68f75d97-09f6-7449-2f6d-2bd6a9729b09', '1f1e817f-b285-6c5c-bfff-f6df285a9b88', 'b6464f80-d503-0b77-f7da-f70bb0273e62', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8106e4e4ccdde7915ae084e52c19d403c6851c5fc475ba06af88c1c351862277954e2173193d116877951a3b8e58d765f35cb28642782af6c260123a7dd928e3893d8248cf8a9edc1f99bba5d86b48b3b84673baceebee1b4814bb76b82705e87a48f4b412b4eaf47e3d2b6e6514939b13863b6ac6e6997ea967f3fd0f8fed5398658ea050fc58d68f066f1f136762c44826cf05be910f8a272d4b8b98c0cd40aec6216bd75bbd0b9882a7d7c1a5482a9384d7cae92558d3777c5211abe26fdd9f45abebd60ef26e25093e1c1ffa5fec9ebfbfa476dff9405ab30f7ebd71ccf7747f14343f5e6487ea2cf164b05c19467385f7d431f53e57231c6356aa6153f2d05706dda8c6edfea1d8246f01ab0b62c9fe49574e48b4a3f5a11ebd1d42863aa042a8673775063b1ed86bab28f9a30faafbfcc1f3bb34c9dc6e0610bad7d63202a79511c9cee4fb82704ddab43c2805bdbf95c93aa7fd28a3623fbb4108419467846f652e55ced4698acfdad8ff369db1f4d7e73b74572a0b53e7f10d66b1811bc738c7b0014cad50ca424e6f121deeb5bb05a97896f106f433069ca907e081d06d68ca11fc80c5f831ec1c5d3ca945c6c2d4d9f8ed2fd9d7c3ff7554f8a2e628f439d00abcada94f85b1b0c8b6a30c2362fd72f3395896a26ad9069c83fb15457e690cdc08c42665a75b6647b7e50594', NULL),
    ('sealed too', 'inner:68f75d97-09f6-7449-2f6d-2bd6a9729b09', '1f1e817f-b285-6c5c-bfff-f6df285a9b88', 'b6464f80-d503-0b77-f7da-f70bb0273e62', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81b432126c648dbcda849870c53d303c03c7bce0e7727f09d52dbc2465d02cbe', NULL),
    ('sealed too', 'inner:68f75d97-09f6-7449-2f6d-2bd6a9729b09', '1f1e817f-b285-6c5c-bfff-f6df285a9b88', 'b6464f80-d503-0b77-f7da-f70bb0273e62', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed812fb243f63f33f716ecff0dfd534baf9232fa5c406cc0d6739a2c3452f1dbe68c7b6b462906', NULL),
    ('sealed too', 'inner:68f75d97-09f6-7449-2f6d-2bd6a9729b09', '1f1e817f-b285-6c5c-bfff-f6df285a9b88', 'b6464f80-d503-0b77-f7da-f70bb0273e62', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed815dc27551b7a1af99d28f2428b63f8a2bc324b71572f967bbab6a0255', NULL),
    ('sealed too', 'inner:68f75d97-09f6-7449-2f6d-2bd6a9729b09', '1f1e817f-b286-6545-8000-2f877622a706', '7a57a362-6e78-b99d-ddde-968c2c87b101', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8152689705e552abf1c3163eae67b69ce539dc5689dc67d9ef1e01c4ee9fd7e6be59955914e427f1689df884f15f1762c36ccb6c3745ad626577b16e57d19a446250652c08e11bd17d137e9a4d86dda625e49d20e8d0e1c5fa40a7f5e59c772b2e95a8d8c4325385d4790ee57dd70697767ed07baecdc3652784c28b9af9788c2bd115b99f2feeda77248925', NULL),
    ('sealed', '', '1f1e817f-b249-6224-bfff-80b3b3fe1ef9', '88e5e3ba-ff6a-7491-6dac-3c253d2023a3', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81c65267d14c99e7ed0565d81c038e3c81973c8bbfe4b7520d15fb3bbb853e9a97a3e4178cbd171756d7f36867defbacc4acdc8f7c1a03ddb989d2d97612cb0e1dc1710ace0c716eadad1dbe3a288a9112f3d943de3e6444bce1486021792f7a8e215a1f243a882f0c9d99656684d669c2462ce83824f3d1057aab13eb618453fd63429cb2864d34d35a1554d2760f417cc5b8ce9b8ca4283b63e70b278c91c0971ef091c6456734c1d986719b388f3d47229e7575be8c5ea3c03a3cb080cd6f13ea86a37269c0f31cb4880bf36fb3e138eb1e12d8ca84ea0f76e91733040a0e28422cd7e24438e527f754dafc93c10db23052ba662129281a2a77d4d23ffa5e6feb56dc0b4d80cc4077c03a1afcf2524ae6cb84b926f2f66ff43cc291eaea8e3968fc8e82b2552c680b48c06330d2f7f4e3f785ec273a6d54bdea', NULL),
    ('sealed', '', '1f1e817f-b249-6224-bfff-80b3b3fe1ef9', '88e5e3ba-ff6a-7491-6dac-3c253d2023a3', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81597a70eecf1dfd1e2cfd632ad1313add65832cc03c61e5b7bed0f269d399e450ebbfe84e7b', NULL),
    ('sealed', '', '1f1e817f-b249-6224-bfff-80b3b3fe1ef9', '88e5e3ba-ff6a-7491-6dac-3c253d2023a3', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81ea0971410ae115c0aa750dc124338d1ccf6b469726e0cfc2f8852563', NULL),
    ('sealed', '', '1f1e817f-b249-6d54-8000-6b2d7d155cbe', '7842ad39-ac57-4b54-cea3-21deb386ed92', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8156c787a292b968b2d548621d9868c71a2bc50f396de1b103829b1a27956db78a4c9188647ea6ed3737ab2ed11cac6d57eda50465236f6840ce4e5aaf537434e62c13e78a155709bc55375dfada8bc354c94641e6289cbd41bc67b54342e76fa88dce2070b38adf5f10027d6e5eef64000d4ae28c16c0ee782eb72ba6abb42b2ba3403e7e18fd07a978fb06c2c964af1ecf7f57a01b0bac109f1d34e990d204591709e9b63914e0a3d6a92984fe83dd17a05a600b400338024bbd6667eeb4e9487e6cfd989b21afa87007f75f6779737e332ea4f25e09b885b9c75ac10c16148ae95f6ae9c59698d9a3ac244028944c9808cd9f777e410a76921938651ffce68d931ab78b3724528b6e04d5c22eb6a84ba9d4dd5109b3c9dc0988ab57c85f767277aac6dba51612251a8ecdcbad2221cc7902726b71bbd68a8352cfefbe1c6b8e613fdc647a9d639e9c3b592d7b461c8e5cae12ca086aa69c4fdeb5655b469f40a8', NULL),
    ('sealed', '', '1f1e817f-b249-6d54-8000-6b2d7d155cbe', '7842ad39-ac57-4b54-cea3-21deb386ed92', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8149b5f1e458408a034616f1c7a88e30a41230b46b1d3e7670021aaba100b9e0', NULL),
    ('sealed', '', '1f1e817f-b26c-60a3-8002-ae61a2348ec8', '0bcbfa84-6af0-4b4f-6411-866132645609', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81fd065ae033b0d15546a889be1bd27bd3458be0f3e1f1f5f9c211f96790e9e6abf917ce7fd32d70cd6c7458631248d050f14abba51d2e504de3132d6d72679994899adb358c9d882dcca625b9b481b4c164db415a39eec1684e2855f064012360f962c6ac9bed1069e4a881fa7eba8630d7d8a0c1a9949127e800a5533f5d83175d1ebe00ae4675dfd20bb74bab716ef93a362a7d8833c615687cd9a40c4d00bf8c4bfcd512bdfc97dffbf84e325cfe5f02a6e538812ef105c418f0d32f34dd3443db399526787320081abb12a338fb39f9fae5ff77bde97a6ae7cc1032cbda2a67b24aa456e9128f09a656acc4289f3f81f8a644e0aaa98f12b2193e1c63b88d065049b73282c233255177902da51509a3920c3f9b1931e52f3e227f52ee29623b26583cbf06758ee7133e1f4c7617fb6faadf36d82f93bda698', NULL),
    ('sealed', '', '1f1e817f-b26c-60a3-8002-ae61a2348ec8', '0bcbfa84-6af0-4b4f-6411-866132645609', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8138aa624d9cedd73680a25a314d9c6df84a183d09cf11c041f4db169424fd9df5bdd8feddb4', NULL),
    ('sealed', '', '1f1e817f-b26c-60a3-8002-ae61a2348ec8', '0bcbfa84-6af0-4b4f-6411-866132645609', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed819a1ab6cddeb6a7c2b084133b93b564f94bb65e58fde10b2b9e6d3bc3', NULL),
    ('sealed', '', '1f1e817f-b26c-6c75-8003-b948c33512ff', 'ca385cd0-7616-3eed-02ad-343ecf28819a', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81049dee9e16405883d8e05942c4fc05f09ca2356dc49bee28d4d5e7c19d2e7fabb5b0b082da382644f40e0c0dbdb292b1c65032e5387921b818af10245d6b5b1f7b20b7f6ddef07ba85020438919cfef0acb4107192624da5f19203603524474f45582c221dee1199a78a949b93efd3577b44e1d2026631b92ff89ba485ffaecc663c53a8656d5db859fdfa695fa1b7c0b0e098f78c908165dcf5398b44021200d09b459a4973f0992256f99d650a2aa6d2733577d83f01e71c7fdc2fee58d980ad010abee0948062ccfa5320012ea4b3a1c00f4d10f9b856f0c846c15fddaff1c065f8c50c39d1fd3cc5f2e5f6ba7ab082439de32f1097d0bccd8fc41e3308222497a6977cddee68de3cdb9b0b7110f412bd99e27695a61d48fef01d0f9df13c8b1af21136df434226426fe3f7eca5bd444bb853efdfcca69d0e1a4ad0d1096cba8e4aab0ff6eccee24de950aaf4234458cb1a871515cc09f237ce364c0181d703', NULL),
    ('sealed', '', '1f1e817f-b26c-6c75-8003-b948c33512ff', 'ca385cd0-7616-3eed-02ad-343ecf28819a', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed813e62d3ea845d4286abf09f4ac3b92c2d58734f38a1f0ae0dacecdf856b09d0', NULL),
    ('timed', '', '1f1e817f-b2ca-6135-bfff-1cf37242dcef', 'ba4e5acd-abeb-e495-537c-69393104becf', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd9c6a1a5'),
    ('timed', '', '1f1e817f-b2ca-6135-bfff-1cf37242dcef', 'ba4e5acd-abeb-e495-537c-69393104becf', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x37e4172d'),
    ('timed', '', '1f1e817f-b2ca-6135-bfff-1cf37242dcef', 'ba4e5acd-abeb-e495-537c-69393104becf', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xe1158268'),
    ('timed', '', '1f1e817f-b2ca-6b0f-8000-d7d5e7905bf7', 'fe6e0d6b-7dd6-eb32-e546-c5eca893f349', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x05f58975'),
    ('timed', '', '1f1e817f-b2ca-6b0f-8000-d7d5e7905bf7', 'fe6e0d6b-7dd6-eb32-e546-c5eca893f349', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xe27fdd8d'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e817f-b1e0-6c63-bfff-e7f25f2d7d0c', '0f7db1da-883f-2f92-e9b3-cd758d053842', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd99dcc5a'),
    ('ünï ''code''', '', '1f1e817f-b1e0-6c63-bfff-e7f25f2d7d0c', '0f7db1da-883f-2f92-e9b3-cd758d053842', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xf4a6d7fa'),
    ('ünï ''code''', '', '1f1e817f-b1e0-6c63-bfff-e7f25f2d7d0c', '0f7db1da-883f-2f92-e9b3-cd758d053842', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xabe02b8a'),
    ('ünï ''code''', '', '1f1e817f-b1e1-6471-8000-db9639ebd1c6', '8a57555a-995f-6c63-ea95-ba8fe9cea2fb', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcfebb784'),
    ('ünï ''code''', '', '1f1e817f-b1e1-6471-8000-db9639ebd1c6', '8a57555a-995f-6c63-ea95-ba8fe9cea2fb', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xf59d0ee0');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e817f-b131-68bf-bfff-b33fb88f37d4', NULL, '{"v": 4, "id": "1f1e817f-b131-68bf-bfff-b33fb88f37d4", "ts": "2026-11-24T15:01:51.942051+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.gnVVrbfB"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1d27a6122107650b7abc059a', NULL, NULL),
    ('chat', '', '1f1e817f-b133-6338-8000-4d366e361bd6', '1f1e817f-b131-68bf-bfff-b33fb88f37d4', '{"v": 4, "id": "1f1e817f-b133-6338-8000-4d366e361bd6", "ts": "2026-11-24T15:01:51.942730+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.gnVVrbfB"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.CoIV4X5a", "messages": "00000002.CoIV4X5a", "__start__": "00000002.CoIV4X5a", "branch:to:reply": "00000002.CoIV4X5a"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xcd7897fb11a6ecd6db021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b138-66a1-8001-3bc52ab8026a', '1f1e817f-b133-6338-8000-4d366e361bd6', '{"v": 4, "id": "1f1e817f-b138-66a1-8001-3bc52ab8026a", "ts": "2026-11-24T15:01:51.944865+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.CoIV4X5a"}, "__input__": {}, "__start__": {"__start__": "00000001.gnVVrbfB"}}, "channel_values": {}, "channel_versions": {"items": "00000003.yjpHl-Eb", "messages": "00000003.yjpHl-Eb", "__start__": "00000002.CoIV4X5a", "branch:to:reply": "00000003.yjpHl-Eb"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x41b3013b323a2f14db021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b153-6625-8002-1eb4c8a55a26', '1f1e817f-b138-66a1-8001-3bc52ab8026a', '{"v": 4, "id": "1f1e817f-b153-6625-8002-1eb4c8a55a26", "ts": "2026-11-24T15:01:51.955909+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.CoIV4X5a"}, "__input__": {}, "__start__": {"__start__": "00000001.gnVVrbfB"}}, "channel_values": {}, "channel_versions": {"items": "00000003.yjpHl-Eb", "messages": "00000003.yjpHl-Eb", "__start__": "00000004.SYU98JEX", "branch:to:reply": "00000003.yjpHl-Eb"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xff0964e3cd52e1297abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b154-65bb-8003-0c90c91e2be1', '1f1e817f-b153-6625-8002-1eb4c8a55a26', '{"v": 4, "id": "1f1e817f-b154-65bb-8003-0c90c91e2be1", "ts": "2026-11-24T15:01:51.956313+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.CoIV4X5a"}, "__input__": {}, "__start__": {"__start__": "00000004.SYU98JEX"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.YJjKBdyC", "messages": "00000005.YJjKBdyC", "__start__": "00000005.YJjKBdyC", "branch:to:reply": "00000005.YJjKBdyC"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x139b4e37ab270faedb021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b157-6885-8004-d320e104fbc4', '1f1e817f-b154-65bb-8003-0c90c91e2be1', '{"v": 4, "id": "1f1e817f-b157-6885-8004-d320e104fbc4", "ts": "2026-11-24T15:01:51.957609+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.YJjKBdyC"}, "__input__": {}, "__start__": {"__start__": "00000004.SYU98JEX"}}, "channel_values": {}, "channel_versions": {"items": "00000006.WryyOI3M", "messages": "00000006.WryyOI3M", "__start__": "00000005.YJjKBdyC", "branch:to:reply": "00000006.WryyOI3M"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xb9b0f78b243bde53db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e817f-b165-68cf-8005-839ed4cf73af', '1f1e817f-b157-6885-8004-d320e104fbc4', '{"v": 4, "id": "1f1e817f-b165-68cf-8005-839ed4cf73af", "ts": "2026-11-24T15:01:51.963351+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.YJjKBdyC"}, "__input__": {}, "__start__": {"__start__": "00000004.SYU98JEX"}}, "channel_values": {}, "channel_versions": {"items": "00000006.WryyOI3M", "messages": "00000006.WryyOI3M", "__start__": "00000007.47CBFWCB", "branch:to:reply": "00000006.WryyOI3M"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xd0275e9613b1af947abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b166-65e6-8006-73b6afd4e0d1', '1f1e817f-b165-68cf-8005-839ed4cf73af', '{"v": 4, "id": "1f1e817f-b166-65e6-8006-73b6afd4e0d1", "ts": "2026-11-24T15:01:51.963691+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.YJjKBdyC"}, "__input__": {}, "__start__": {"__start__": "00000007.47CBFWCB"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.iuz-kAZa", "messages": "00000008.iuz-kAZa", "__start__": "00000008.iuz-kAZa", "branch:to:reply": "00000008.iuz-kAZa"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x1b4ec2c426a7058fdb021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b168-6dea-8007-16e95626dce6', '1f1e817f-b166-65e6-8006-73b6afd4e0d1', '{"v": 4, "id": "1f1e817f-b168-6dea-8007-16e95626dce6", "ts": "2026-11-24T15:01:51.964714+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.iuz-kAZa"}, "__input__": {}, "__start__": {"__start__": "00000007.47CBFWCB"}}, "channel_values": {}, "channel_versions": {"items": "00000009.8PsXEUhT", "messages": "00000009.8PsXEUhT", "__start__": "00000008.iuz-kAZa", "branch:to:reply": "00000009.8PsXEUhT"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x287124a3dc4f4b79db021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b176-6aaf-8008-3635cfbcc285', '1f1e817f-b168-6dea-8007-16e95626dce6', '{"v": 4, "id": "1f1e817f-b176-6aaf-8008-3635cfbcc285", "ts": "2026-11-24T15:01:51.970363+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.iuz-kAZa"}, "__input__": {}, "__start__": {"__start__": "00000007.47CBFWCB"}}, "channel_values": {}, "channel_versions": {"items": "00000009.8PsXEUhT", "messages": "00000009.8PsXEUhT", "__start__": "00000010.yN0JnjXw", "branch:to:reply": "00000009.8PsXEUhT"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x1269ff2c71b9ac4c7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b177-6444-8009-59d9cb30805f', '1f1e817f-b176-6aaf-8008-3635cfbcc285', '{"v": 4, "id": "1f1e817f-b177-6444-8009-59d9cb30805f", "ts": "2026-11-24T15:01:51.970613+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.iuz-kAZa"}, "__input__": {}, "__start__": {"__start__": "00000010.yN0JnjXw"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.MCvzCY_y", "messages": "00000011.MCvzCY_y", "__start__": "00000011.MCvzCY_y", "branch:to:reply": "00000011.MCvzCY_y"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xf2218fe7e1b33a27db021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b179-6a47-800a-6b78f38c9e26', '1f1e817f-b177-6444-8009-59d9cb30805f', '{"v": 4, "id": "1f1e817f-b179-6a47-800a-6b78f38c9e26", "ts": "2026-11-24T15:01:51.971583+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.MCvzCY_y"}, "__input__": {}, "__start__": {"__start__": "00000010.yN0JnjXw"}}, "channel_values": {}, "channel_versions": {"items": "00000012.DVPcrkF7", "messages": "00000012.DVPcrkF7", "__start__": "00000011.MCvzCY_y", "branch:to:reply": "00000012.DVPcrkF7"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x60f785aed2d29db6db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e817f-b188-60e8-800b-a906702ca7ee', '1f1e817f-b179-6a47-800a-6b78f38c9e26', '{"v": 4, "id": "1f1e817f-b188-60e8-800b-a906702ca7ee", "ts": "2026-11-24T15:01:51.977485+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.MCvzCY_y"}, "__input__": {}, "__start__": {"__start__": "00000010.yN0JnjXw"}}, "channel_values": {}, "channel_versions": {"items": "00000012.DVPcrkF7", "messages": "00000012.DVPcrkF7", "__start__": "00000013.P0zWGCk7", "branch:to:reply": "00000012.DVPcrkF7"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x24a25c5d20223f317abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b188-6a43-800c-23cdbbc215f0', '1f1e817f-b188-60e8-800b-a906702ca7ee', '{"v": 4, "id": "1f1e817f-b188-6a43-800c-23cdbbc215f0", "ts": "2026-11-24T15:01:51.977730+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.MCvzCY_y"}, "__input__": {}, "__start__": {"__start__": "00000013.P0zWGCk7"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.H1V_Fltf", "messages": "00000014.H1V_Fltf", "__start__": "00000014.H1V_Fltf", "branch:to:reply": "00000014.H1V_Fltf"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x69d4d902f9343db3db021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b18a-6f7a-800d-584cf26a2be8', '1f1e817f-b188-6a43-800c-23cdbbc215f0', '{"v": 4, "id": "1f1e817f-b18a-6f7a-800d-584cf26a2be8", "ts": "2026-11-24T15:01:51.978681+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.H1V_Fltf"}, "__input__": {}, "__start__": {"__start__": "00000013.P0zWGCk7"}}, "channel_values": {}, "channel_versions": {"items": "00000015.uWRJK4QB", "messages": "00000015.uWRJK4QB", "__start__": "00000014.H1V_Fltf", "branch:to:reply": "00000015.uWRJK4QB"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x9c9c2888bddae8acdb021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b198-6c57-800e-60abf701c69a', '1f1e817f-b18a-6f7a-800d-584cf26a2be8', '{"v": 4, "id": "1f1e817f-b198-6c57-800e-60abf701c69a", "ts": "2026-11-24T15:01:51.984332+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.H1V_Fltf"}, "__input__": {}, "__start__": {"__start__": "00000013.P0zWGCk7"}}, "channel_values": {}, "channel_versions": {"items": "00000015.uWRJK4QB", "messages": "00000015.uWRJK4QB", "__start__": "00000016.4N7s7p0E", "branch:to:reply": "00000015.uWRJK4QB"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x427869f84297ae257abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b199-658b-800f-18f87dbda8d8', '1f1e817f-b198-6c57-800e-60abf701c69a', '{"v": 4, "id": "1f1e817f-b199-658b-800f-18f87dbda8d8", "ts": "2026-11-24T15:01:51.984572+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.H1V_Fltf"}, "__input__": {}, "__start__": {"__start__": "00000016.4N7s7p0E"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.j2zQjzFO", "messages": "00000017.j2zQjzFO", "__start__": "00000017.j2zQjzFO", "branch:to:reply": "00000017.j2zQjzFO"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x5800318b7dc7447bdb021e96', NULL, NULL),
    ('chat', '', '1f1e817f-b19d-697b-8010-f29e00bd6cd4', '1f1e817f-b199-658b-800f-18f87dbda8d8', '{"v": 4, "id": "1f1e817f-b19d-697b-8010-f29e00bd6cd4", "ts": "2026-11-24T15:01:51.986308+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.j2zQjzFO"}, "__input__": {}, "__start__": {"__start__": "00000016.4N7s7p0E"}}, "channel_values": {}, "channel_versions": {"items": "00000018.YYUc-J0G", "messages": "00000018.YYUc-J0G", "__start__": "00000017.j2zQjzFO", "branch:to:reply": "00000018.YYUc-J0G"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xe5ee1c01b6b05e94db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e817f-b1b3-6ee9-bfff-c4d64371fa43', NULL, '{"v": 4, "id": "1f1e817f-b1b3-6ee9-bfff-c4d64371fa43", "ts": "2026-11-24T15:01:51.995462+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001._6u6NnSw"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb93eb093a46c3ce37abc059a', NULL, NULL),
    ('delta', '', '1f1e817f-b1b4-671a-8000-51af5d1279c4', '1f1e817f-b1b3-6ee9-bfff-c4d64371fa43', '{"v": 4, "id": "1f1e817f-b1b4-671a-8000-51af5d1279c4", "ts": "2026-11-24T15:01:51.995671+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001._6u6NnSw"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.ayF7NF_B", "messages": "00000002.ayF7NF_B", "__start__": "00000002.ayF7NF_B", "branch:to:reply": "00000002.ayF7NF_B"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x9e3b7578c7811c0adb021e96', NULL, NULL),
    ('delta', '', '1f1e817f-b1b7-6cb2-8001-84177f033732', '1f1e817f-b1b4-671a-8000-51af5d1279c4', '{"v": 4, "id": "1f1e817f-b1b7-6cb2-8001-84177f033732", "ts": "2026-11-24T15:01:51.997041+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ayF7NF_B"}, "__input__": {}, "__start__": {"__start__": "00000001._6u6NnSw"}}, "channel_values": {}, "channel_versions": {"items": "00000003.wEKOm6Jb", "messages": "00000003.wEKOm6Jb", "__start__": "00000002.ayF7NF_B", "branch:to:reply": "00000003.wEKOm6Jb"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xde29b81d4a2eb249db021e96', NULL, NULL),
    ('delta', '', '1f1e817f-b1c3-63fc-8002-56731c2b233e', '1f1e817f-b1b7-6cb2-8001-84177f033732', '{"v": 4, "id": "1f1e817f-b1c3-63fc-8002-56731c2b233e", "ts": "2026-11-24T15:01:52.001732+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ayF7NF_B"}, "__input__": {}, "__start__": {"__start__": "00000001._6u6NnSw"}}, "channel_values": {}, "channel_versions": {"items": "00000003.wEKOm6Jb", "messages": "00000003.wEKOm6Jb", "__start__": "00000004.Er2B_qXX", "branch:to:reply": "00000003.wEKOm6Jb"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x0eebfe58621c1caa7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e817f-b1c3-6f4a-8003-f2e0923aea73', '1f1e817f-b1c3-63fc-8002-56731c2b233e', '{"v": 4, "id": "1f1e817f-b1c3-6f4a-8003-f2e0923aea73", "ts": "2026-11-24T15:01:52.002024+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ayF7NF_B"}, "__input__": {}, "__start__": {"__start__": "00000004.Er2B_qXX"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.2ZeWWovi", "messages": "00000005.2ZeWWovi", "__start__": "00000005.2ZeWWovi", "branch:to:reply": "00000005.2ZeWWovi"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x152d4affc0c585e4db021e96', NULL, NULL),
    ('delta', '', '1f1e817f-b1c8-697d-8004-ec35ce9e5e9b', '1f1e817f-b1c3-6f4a-8003-f2e0923aea73', '{"v": 4, "id": "1f1e817f-b1c8-697d-8004-ec35ce9e5e9b", "ts": "2026-11-24T15:01:52.003920+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.2ZeWWovi"}, "__input__": {}, "__start__": {"__start__": "00000004.Er2B_qXX"}}, "channel_values": {}, "channel_versions": {"items": "00000006.8DSFIxgc", "messages": "00000006.8DSFIxgc", "__start__": "00000005.2ZeWWovi", "branch:to:reply": "00000006.8DSFIxgc"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x911d316ef04c1cbcdb021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e817f-b1d2-6593-8005-4080f1ffa351', '1f1e817f-b1c8-697d-8004-ec35ce9e5e9b', '{"v": 4, "id": "1f1e817f-b1d2-6593-8005-4080f1ffa351", "ts": "2026-11-24T15:01:52.007917+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.2ZeWWovi"}, "__input__": {}, "__start__": {"__start__": "00000004.Er2B_qXX"}}, "channel_values": {}, "channel_versions": {"items": "00000006.8DSFIxgc", "messages": "00000006.8DSFIxgc", "__start__": "00000007.UNEbRUDx", "branch:to:reply": "00000006.8DSFIxgc"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x6eb918d017323ba17abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e817f-b1d2-6e1e-8006-4668c63de36d', '1f1e817f-b1d2-6593-8005-4080f1ffa351', '{"v": 4, "id": "1f1e817f-b1d2-6e1e-8006-4668c63de36d", "ts": "2026-11-24T15:01:52.008139+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.2ZeWWovi"}, "__input__": {}, "__start__": {"__start__": "00000007.UNEbRUDx"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.D1TB5ufG", "messages": "00000008.D1TB5ufG", "__start__": "00000008.D1TB5ufG", "branch:to:reply": "00000008.D1TB5ufG"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x1df92d3d960b8747db021e96', NULL, NULL),
    ('delta', '', '1f1e817f-b1d8-618c-8007-2fab1c50e134', '1f1e817f-b1d2-6e1e-8006-4668c63de36d', '{"v": 4, "id": "1f1e817f-b1d8-618c-8007-2fab1c50e134", "ts": "2026-11-24T15:01:52.010272+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.D1TB5ufG"}, "__input__": {}, "__start__": {"__start__": "00000007.UNEbRUDx"}}, "channel_values": {}, "channel_versions": {"items": "00000009.8CSfYTYo", "messages": "00000009.8CSfYTYo", "__start__": "00000008.D1TB5ufG", "branch:to:reply": "00000009.8CSfYTYo"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x2d31407c54b6e6dedb021e96', NULL, NULL),
    ('failed', '', '1f1e817f-b227-6abf-bfff-ef179ec93be7', NULL, '{"v": 4, "id": "1f1e817f-b227-6abf-bfff-ef179ec93be7", "ts": "2026-11-24T15:01:52.042869+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.TfObwZ6n"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x2c5fc818e5496c2a7abc059a', NULL, NULL),
    ('failed', '', '1f1e817f-b228-64bd-8000-2a7c6df9cf28', '1f1e817f-b227-6abf-bfff-ef179ec93be7', '{"v": 4, "id": "1f1e817f-b228-64bd-8000-2a7c6df9cf28", "ts": "2026-11-24T15:01:52.043124+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.TfObwZ6n"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.r9XPjvyE", "answer": "00000002.r9XPjvyE", "messages": "00000002.r9XPjvyE", "__start__": "00000002.r9XPjvyE", "branch:to:reply": "00000002.r9XPjvyE"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x803794fce09e5b9adb021e96', NULL, NULL),
    ('failed', '', '1f1e817f-b22d-67d9-8001-750728fb666a', '1f1e817f-b228-64bd-8000-2a7c6df9cf28', '{"v": 4, "id": "1f1e817f-b22d-67d9-8001-750728fb666a", "ts": "2026-11-24T15:01:52.045249+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.r9XPjvyE"}, "__input__": {}, "__start__": {"__start__": "00000001.TfObwZ6n"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.r9XPjvyE", "items": "00000003.O5LAtVlC", "answer": "00000002.r9XPjvyE", "messages": "00000003.O5LAtVlC", "__start__": "00000002.r9XPjvyE", "branch:to:inner": "00000003.O5LAtVlC", "branch:to:reply": "00000003.O5LAtVlC", "branch:to:beside": "00000003.O5LAtVlC"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x360bdc023bd86889db021e96', NULL, NULL),
    ('failed', 'inner:0eca76c4-eacd-3375-0645-6ce30771b5f4', '1f1e817f-b230-6d6c-bfff-28e0fbe27e63', NULL, '{"v": 4, "id": "1f1e817f-b230-6d6c-bfff-28e0fbe27e63", "ts": "2026-11-24T15:01:52.046624+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001._mszD4Nu"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e817f-b22d-67d9-8001-750728fb666a"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xae5ecec07bcebe8f7abc059a', NULL, NULL),
    ('failed', 'inner:0eca76c4-eacd-3375-0645-6ce30771b5f4', '1f1e817f-b231-680c-8000-61ad50e919b2', '1f1e817f-b230-6d6c-bfff-28e0fbe27e63', '{"v": 4, "id": "1f1e817f-b231-680c-8000-61ad50e919b2", "ts": "2026-11-24T15:01:52.046895+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001._mszD4Nu"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.Oj9IZAPh", "items": "00000002.Oj9IZAPh", "answer": "00000002.Oj9IZAPh", "messages": "00000002.Oj9IZAPh", "__start__": "00000002.Oj9IZAPh", "branch:to:ask": "00000002.Oj9IZAPh"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e817f-b22d-67d9-8001-750728fb666a"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x73a12c1a4a5aab47db021e96', NULL, NULL),
    ('fork', '', '1f1e817f-b1a7-63cd-bfff-bb69669532af', NULL, '{"v": 4, "id": "1f1e817f-b1a7-63cd-bfff-bb69669532af", "ts": "2026-11-24T15:01:51.990262+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.T59NwORP"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x391cb5447933808c7abc059a', NULL, NULL),
    ('fork', '', '1f1e817f-b1a7-6c9a-8000-b88d02966a59', '1f1e817f-b1a7-63cd-bfff-bb69669532af', '{"v": 4, "id": "1f1e817f-b1a7-6c9a-8000-b88d02966a59", "ts": "2026-11-24T15:01:51.990487+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.T59NwORP"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.mAVz5mOF", "messages": "00000002.mAVz5mOF", "__start__": "00000002.mAVz5mOF", "branch:to:reply": "00000002.mAVz5mOF"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xbe62f02bb7ed5277db021e96', NULL, NULL),
    ('fork', '', '1f1e817f-b1ab-62e6-8001-b0ccb318f1b5', '1f1e817f-b1a7-6c9a-8000-b88d02966a59', '{"v": 4, "id": "1f1e817f-b1ab-62e6-8001-b0ccb318f1b5", "ts": "2026-11-24T15:01:51.991875+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.mAVz5mOF"}, "__input__": {}, "__start__": {"__start__": "00000001.T59NwORP"}}, "channel_values": {}, "channel_versions": {"items": "00000003.kMWyInXq", "messages": "00000003.kMWyInXq", "__start__": "00000002.mAVz5mOF", "branch:to:reply": "00000003.kMWyInXq"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x377c8521aa407616db021e96', NULL, NULL),
    ('fork', '', '1f1e817f-b220-6ec4-8001-0a4a969c62a7', '1f1e817f-b1a7-6c9a-8000-b88d02966a59', '{"v": 4, "id": "1f1e817f-b220-6ec4-8001-0a4a969c62a7", "ts": "2026-11-24T15:01:52.040086+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.T59NwORP"}}, "channel_values": {}, "channel_versions": {"items": "00000003.UrJc_rxx", "messages": "00000003.GMwuqnai", "__start__": "00000002.mAVz5mOF", "branch:to:reply": "00000003.GMwuqnai"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x69af575908615c72db021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e817f-b2ad-6576-bfff-c8d9e2610f3d', NULL, '{"v": 4, "id": "1f1e817f-b2ad-6576-bfff-c8d9e2610f3d", "ts": "2026-11-24T15:01:52.097620+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.JYFUR7oG"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5b887c1d340636ceba27ccf64f57011c6a61cf6def5b287df667cd06da93db6a07b0a16ac4b0b15157cea4e45fa8a1618fe41f4e', NULL, NULL, NULL),
    ('keyed', '', '1f1e817f-b2ae-60a5-8000-df67c7c5051c', '1f1e817f-b2ad-6576-bfff-c8d9e2610f3d', '{"v": 4, "id": "1f1e817f-b2ae-60a5-8000-df67c7c5051c", "ts": "2026-11-24T15:01:52.097905+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.JYFUR7oG"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Qwhg0Di6", "messages": "00000002.Qwhg0Di6", "__start__": "00000002.Qwhg0Di6", "branch:to:reply": "00000002.Qwhg0Di6"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5b6fc4e4b85a52459fc981e456e3766a0b4cb4e95844a6d9fbe24b3265bf085e2cfbfa1b4f2c66c586e0fc8210e700acadd2948f90978927a5716c9cf7cf0d80365978ed869870371595023b5d8e394e0707953054cc55443ab9e0f02a47e16c3dd2dd2dfa1050f28572ad', NULL, NULL, NULL),
    ('keyed', '', '1f1e817f-b2b2-6e5c-8001-fb9a64ed7586', '1f1e817f-b2ae-60a5-8000-df67c7c5051c', '{"v": 4, "id": "1f1e817f-b2b2-6e5c-8001-fb9a64ed7586", "ts": "2026-11-24T15:01:52.099892+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Qwhg0Di6"}, "__input__": {}, "__start__": {"__start__": "00000001.JYFUR7oG"}}, "channel_values": {}, "channel_versions": {"items": "00000003.G_P88nzk", "messages": "00000003.G_P88nzk", "__start__": "00000002.Qwhg0Di6", "branch:to:reply": "00000003.G_P88nzk"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d74566b724c57505361484e2d347df7a606b6d295c6b35fdd31b8fb01868c9fea4443d022303ff9c2dffe3c2f5b2b8952650e0010e7e3a8106441c08d47e41730e490c0780ffae56d17422d15d660d4c8db85410e8fa17b99ad09bac134b8ffed4ffaac8dcf1f7334631f657473c14da84e77dc02919f8ce8df735fdfd64f14dd74', NULL, NULL, NULL),
    ('left', '', '1f1e817f-b2db-637d-bfff-0b024f041aa2', NULL, '{"v": 4, "id": "1f1e817f-b2db-637d-bfff-0b024f041aa2", "ts": "2026-11-24T15:01:52.116410+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ijV6zD4C"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x7d9a6e907b187e027abc059a', NULL, NULL),
    ('left', '', '1f1e817f-b2db-6e9b-8000-ff2be652839e', '1f1e817f-b2db-637d-bfff-0b024f041aa2', '{"v": 4, "id": "1f1e817f-b2db-6e9b-8000-ff2be652839e", "ts": "2026-11-24T15:01:52.116694+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ijV6zD4C"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.hqRd2r5G", "answer": "00000002.hqRd2r5G", "messages": "00000002.hqRd2r5G", "__start__": "00000002.hqRd2r5G", "branch:to:reply": "00000002.hqRd2r5G"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xbbb83cea9811ae43db021e96', NULL, NULL),
    ('left', '', '1f1e817f-b2e2-61d8-8001-a877f367a2fa', '1f1e817f-b2db-6e9b-8000-ff2be652839e', '{"v": 4, "id": "1f1e817f-b2e2-61d8-8001-a877f367a2fa", "ts": "2026-11-24T15:01:52.119232+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.hqRd2r5G"}, "__input__": {}, "__start__": {"__start__": "00000001.ijV6zD4C"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.hqRd2r5G", "items": "00000003.LUt7Sfci", "answer": "00000002.hqRd2r5G", "messages": "00000003.LUt7Sfci", "__start__": "00000002.hqRd2r5G", "branch:to:inner": "00000003.LUt7Sfci", "branch:to:reply": "00000003.LUt7Sfci", "branch:to:beside": "00000003.LUt7Sfci"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xcdaafdb1e620aef4db021e96', NULL, NULL),
    ('left', 'inner:bdca7a4a-c8bb-9921-612d-e2274d50205b', '1f1e817f-b2e5-6c79-bfff-46ae36a9b27c', NULL, '{"v": 4, "id": "1f1e817f-b2e5-6c79-bfff-46ae36a9b27c", "ts": "2026-11-24T15:01:52.120738+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.xagjdBkd"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e817f-b2e2-61d8-8001-a877f367a2fa"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0f979cb57955e4627abc059a', NULL, NULL),
    ('left', 'inner:bdca7a4a-c8bb-9921-612d-e2274d50205b', '1f1e817f-b2e6-6536-8000-c13657da9328', '1f1e817f-b2e5-6c79-bfff-46ae36a9b27c', '{"v": 4, "id": "1f1e817f-b2e6-6536-8000-c13657da9328", "ts": "2026-11-24T15:01:52.120961+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.xagjdBkd"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.biUt-8eZ", "items": "00000002.biUt-8eZ", "answer": "00000002.biUt-8eZ", "messages": "00000002.biUt-8eZ", "__start__": "00000002.biUt-8eZ", "branch:to:ask": "00000002.biUt-8eZ"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e817f-b2e2-61d8-8001-a877f367a2fa"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x7a58799240e2a3c6db021e96', NULL, NULL),
    ('question', '', '1f1e817f-b1eb-6883-bfff-4cb2bcc22b00', NULL, '{"v": 4, "id": "1f1e817f-b1eb-6883-bfff-4cb2bcc22b00", "ts": "2026-11-24T15:01:52.018236+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.5NaYS2xR"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xd8bcdf1e6e8b14427abc059a', NULL, NULL),
    ('question', '', '1f1e817f-b1ec-605b-8000-157c154d4d3d', '1f1e817f-b1eb-6883-bfff-4cb2bcc22b00', '{"v": 4, "id": "1f1e817f-b1ec-605b-8000-157c154d4d3d", "ts": "2026-11-24T15:01:52.018436+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.5NaYS2xR"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.MRKEz5-m", "messages": "00000002.MRKEz5-m", "__start__": "00000002.MRKEz5-m", "branch:to:reply": "00000002.MRKEz5-m"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x7df157ed9573b161db021e96', NULL, NULL),
    ('question', '', '1f1e817f-b1f0-601a-8001-c77e4c9816b9', '1f1e817f-b1ec-605b-8000-157c154d4d3d', '{"v": 4, "id": "1f1e817f-b1f0-601a-8001-c77e4c9816b9", "ts": "2026-11-24T15:01:52.020065+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.MRKEz5-m"}, "__input__": {}, "__start__": {"__start__": "00000001.5NaYS2xR"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.f76zfYjk", "answer": "00000002.MRKEz5-m", "messages": "00000003.f76zfYjk", "__start__": "00000002.MRKEz5-m", "branch:to:inner": "00000003.f76zfYjk", "branch:to:reply": "00000003.f76zfYjk", "branch:to:beside": "00000003.f76zfYjk"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x31228ffafa804346db021e96', NULL, NULL),
    ('question', 'inner:cb591f84-099e-c442-fd78-8b3967a7301d', '1f1e817f-b1f3-6a6f-bfff-8c8758137a3e', NULL, '{"v": 4, "id": "1f1e817f-b1f3-6a6f-bfff-8c8758137a3e", "ts": "2026-11-24T15:01:52.021562+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.C7UCv9jM"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e817f-b1f0-601a-8001-c77e4c9816b9"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5e9638e2ff5c0ad07abc059a', NULL, NULL),
    ('question', 'inner:cb591f84-099e-c442-fd78-8b3967a7301d', '1f1e817f-b1f4-62a9-8000-89cdc37585b2', '1f1e817f-b1f3-6a6f-bfff-8c8758137a3e', '{"v": 4, "id": "1f1e817f-b1f4-62a9-8000-89cdc37585b2", "ts": "2026-11-24T15:01:52.021772+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.C7UCv9jM"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.GAFPsJ_w", "answer": "00000002.GAFPsJ_w", "messages": "00000002.GAFPsJ_w", "__start__": "00000002.GAFPsJ_w", "branch:to:ask": "00000002.GAFPsJ_w"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e817f-b1f0-601a-8001-c77e4c9816b9"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6ae95cf3c3ede006db021e96', NULL, NULL),
    ('sealed too', '', '1f1e817f-b27a-6f19-bfff-faca349dd2ad', NULL, '{"v": 4, "id": "1f1e817f-b27a-6f19-bfff-faca349dd2ad", "ts": "2026-11-24T15:01:52.076978+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.pN3KP3Y4"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2BXWYmv+Q1ULqVJgmg2G6qkSNC/syguTsv6EUTuSND9o7Qtj8ScJhSfu8t0XijVspiqpN62Ljioa9/aIN3/d1PwGWvr12GqyBZ9Mk67VrDri7KwfiZE+qsT8p3ForsNbQuYr7MtYF/uLXyVMGOH//26fYD+k1whfbVznDyYDao6PTv6DDPoEme1zoEl3D0UzaOo7J1edIa0Uo9Rc9OZSC1", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed816117a22cd294f3a792ec03358907c27477f11edd02096bcee2d5747eedaef3c0be0d84d28a369b5fa2e916b4682d3ac3799e0f', NULL, NULL, NULL),
    ('sealed too', '', '1f1e817f-b27b-6763-8000-76b0042fbf29', '1f1e817f-b27a-6f19-bfff-faca349dd2ad', '{"v": 4, "id": "1f1e817f-b27b-6763-8000-76b0042fbf29", "ts": "2026-11-24T15:01:52.077189+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.pN3KP3Y4"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.6ZUWlg55", "messages": "00000002.6ZUWlg55", "__start__": "00000002.6ZUWlg55", "branch:to:reply": "00000002.6ZUWlg55"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2BSE+rLuJT5xG5tXm/HtjZ096fgeUY205JLVWB2PrpkES76Uw65oSFpkVkr+clCQig+1+LVFhGF1KQp5/0DkiQcor9x5Tu0E7QFrbNb5jBHuMMVKwi1w9WNZcTF+eP0j8qk/Z4spzisvvwzHFT5mMVQuIfYj6vDhtoSOZIVPYGkpp7BSScnOHmBRn5UaGFhjD9vwbsh7+VdFDffFvUTNGuLXDBI1oEw+Nb5sajpgTCPZnx/+YQt2cW9+R2olhJz+s=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed817f6ceedbc225b595ee3897900fd14527ff51692e84eff6bccdefae6aa7a5f7126eb12396b916ab6a6a4194745cf63ef67eaa4f7387c4f44c58ca830144a89a17bf0f3dd443150c390878a03b7c46991d824dbbd9b01c79ffa8d981f643981197aad31d72e197a5c1e1e20a94eff03506a53d98f2d992a78bc0909da2b33c', NULL, NULL, NULL),
    ('sealed too', '', '1f1e817f-b280-636e-8001-7c128943e3c2', '1f1e817f-b27b-6763-8000-76b0042fbf29', '{"v": 4, "id": "1f1e817f-b280-636e-8001-7c128943e3c2", "ts": "2026-11-24T15:01:52.079133+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6ZUWlg55"}, "__input__": {}, "__start__": {"__start__": "00000001.pN3KP3Y4"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.txVUN-UA", "answer": "00000002.6ZUWlg55", "messages": "00000003.txVUN-UA", "__start__": "00000002.6ZUWlg55", "branch:to:inner": "00000003.txVUN-UA", "branch:to:reply": "00000003.txVUN-UA", "branch:to:beside": "00000003.txVUN-UA"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2Bh1j/gpDUx/BzpkVVdGYAKcUFjXH8tyL2d0TzZ2X7KIotGB7AjgoivrinIB3/IsagIADrQpOdX7KQHtNAcV3ZMwwhKnOJCkT13xvr8cA8/1fwgv8xQt0IZVvv6ayY2RIS/hEAZzXocpwDUCiMPmL0sZFBz1+/KjLeDIs7Ha/T3Zin1OMa+SiFSQW/Fn9PCnc7suvqs+jewZ+sgAcX0KT7cPRzFBFHysSSHoTSIk48rdmFK1xznL3ZhTdYMWKin0I=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81ab26139be9d8108d6f275b16477633cb9b214129d74ac60f0568fc1053c7170834815669e803cb7acb0b9631acaa566459bc7e525293a4c85db768ee90e08c75d4b6646012c500dd68fb09cf8a9cea92b272770414f57d4912d3e1c5abac3ee59be889436a48cf49cfcf3c2bb2a7bdc9f9053ace39c27ab0990bd7e5fd297791ba2800d50679f548d350ff2d6daeb7a90b7db76bc8b7', NULL, NULL, NULL),
    ('sealed too', 'inner:68f75d97-09f6-7449-2f6d-2bd6a9729b09', '1f1e817f-b285-6c5c-bfff-f6df285a9b88', NULL, '{"v": 4, "id": "1f1e817f-b285-6c5c-bfff-f6df285a9b88", "ts": "2026-11-24T15:01:52.081414+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.TLaqNaXC"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e817f-b280-636e-8001-7c128943e3c2"}, "pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2BFjSuB0rhf5SOyOorox0U9l0kY3jN8XcAgXVCIW3JWaQbV05AGEZl5mwN0xC9O7D7U5PctJKr236d3xKRK8RsN9yiYNBmhu760aQZ1Cg9863Q2FrP2LZy3+i0CSuOMcgdxxj0A0HKobiuzQJK6yOVoj0H5e11F36s9oCHnCPOkDC4OGUZIhB1WdA7gHXwYw/oCzV/OCZEQd9yxBRPC1QFsfInImxCB8ja03JGlBFI1djtSZ0ZwMJKHRyhxz9N+gV91epqQeLB2Uo=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed815d590430dcc42590bd444eaa13db1e112956eb320e7878e06574ea157e18d96e4c70e502d095fb7c7f0a062f553c05bf7d094f', NULL, NULL, NULL),
    ('sealed too', 'inner:68f75d97-09f6-7449-2f6d-2bd6a9729b09', '1f1e817f-b286-6545-8000-2f877622a706', '1f1e817f-b285-6c5c-bfff-f6df285a9b88', '{"v": 4, "id": "1f1e817f-b286-6545-8000-2f877622a706", "ts": "2026-11-24T15:01:52.081641+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.TLaqNaXC"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.4DrtttED", "answer": "00000002.4DrtttED", "messages": "00000002.4DrtttED", "__start__": "00000002.4DrtttED", "branch:to:ask": "00000002.4DrtttED"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e817f-b280-636e-8001-7c128943e3c2"}, "pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2BN93qOl2Ik8NIe9r733jozb2QLS4ZifLBCIJMecXVafQY+VmKGrtbEwLWpZqK9VdarKJJoWg1+N09R+c9FCsn/G23EBybk7FE0ke/cpvMFSc/txlojtLjuTk2mMzEBIvwFdyXtX53JAIHwMlrGrnMsDpPZSQWAjkVL8K2yMjur7EneqZgi5CuziHYkfkvK/RSJqVZVO2XVoddt5KbGEK52+ic7DCTY5IdZsvcMmW1EWgAwMeKuexY8512lSCKSXS/TfbFhrEt8TcwoYCZVkc9o2Bz7Z7HGu2BaAHtTZIMrNZRl7EkROD0JA==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed8190145dd785f10cc1790098c48438954a6ce6368c5b52fd0c97b5ceafa55e7a3a8b959e5a0bf85161657aaba2c5155c874a042c67bd628ac769317f298cc0d5ccd2991bbee5f44be90e4831e02ca7286fd47a82fbae147d2cd5d345d616b3fbfa206f2210feb97d626d1e86981c9b5077b106821a3a2632c319a55aaa', NULL, NULL, NULL),
    ('sealed', '', '1f1e817f-b249-6224-bfff-80b3b3fe1ef9', NULL, '{"v": 4, "id": "1f1e817f-b249-6224-bfff-80b3b3fe1ef9", "ts": "2026-11-24T15:01:52.056576+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ZkxuOWS6"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2BibrHXMH2Ndyt9nVAB5SBmwJukuurxs9UyKDNBxfxwyKJpPwv6D0T4TUMa3QsDeyaMaqynSsbV5rhqUQOX8s7j2VC/obuge3CvfPSH6BHGLJ2qFunUqMpohsT7iIab8Gly9GaGNV8j+mkLGBzx4tQ5MpFgDTVhCes63NYnjd0KOhw7x3Dd9zLODEmJDnEAfYil3tFTxsmqZeFqPKGbBTg", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81b06831d0ffcf023f2ae594f0a384da402941f01747b2a64a19315c407cf933a8016d5de63041de1905598f493df96931d39599', NULL, NULL, NULL),
    ('sealed', '', '1f1e817f-b249-6d54-8000-6b2d7d155cbe', '1f1e817f-b249-6224-bfff-80b3b3fe1ef9', '{"v": 4, "id": "1f1e817f-b249-6d54-8000-6b2d7d155cbe", "ts": "2026-11-24T15:01:52.056860+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ZkxuOWS6"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.zQxYTOdX", "messages": "00000002.zQxYTOdX", "__start__": "00000002.zQxYTOdX", "branch:to:reply": "00000002.zQxYTOdX"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2BDs8k99EXEmuOtNh0myDTr64iWWaqZe7l9vjuSJ7idZPLe34tO2aAXFJzVDrITHJCBMFte/8axTwSFE9Lqtxs8klSnRMI0ixByEWHzfuwq8ErC8bjXPJRVFqIo7nH08FdCLelPtRdiUZ42cmHlnoLEnSEt6YQkmj6gwxUzJyJ8SiyeLvrX/oJrD8hHLhtqxQImqwOxOct9w4YMwNE7Ok/AQAFVs6PZ7Kv3z49+mlKoF6Jnkw63TMNl3Z7jf1PU7g=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81383faac6c439d176f0f66d525610b0a8a80b35ceaf163cce8cb44222aa04c96d44b7a3dfde3c8ae9e5f296eea2928e3865b03c7ba32b94ec0c641dfec9a162f559cb9b0bf8369703f4ab1df43202c7097a7d851c25788cbea6f50101319649cc92fb79a3d412662992b2', NULL, NULL, NULL),
    ('sealed', '', '1f1e817f-b253-6d1d-8001-362844de011e', '1f1e817f-b249-6d54-8000-6b2d7d155cbe', '{"v": 4, "id": "1f1e817f-b253-6d1d-8001-362844de011e", "ts": "2026-11-24T15:01:52.060948+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.zQxYTOdX"}, "__input__": {}, "__start__": {"__start__": "00000001.ZkxuOWS6"}}, "channel_values": {}, "channel_versions": {"items": "00000003.DuP2F16s", "messages": "00000003.DuP2F16s", "__start__": "00000002.zQxYTOdX", "branch:to:reply": "00000003.DuP2F16s"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2BvbTWUlKqdE4Tr+RPu7TWDL255+Y51ORG2U0686birq74CHKthVfsx5dGrCFGOxWQwOAh2maTJKcrm7WZLZCWwiMrd/eNzEa4QCd0mMuJJJyn+tSY2j2kBkK8iX8tNlOprC2U8VykV/tCBj87WDjUopyR9g7ME8EqLpKzVirTyJz2bx3fF1NPr6iPfBJzhkmTziC5QGNcFoQ62xBXeo1V2BuEenx/lS8s34062G+FseyEgGL6f+unSe3xGmKcdKw=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81760b9abab26b2c3b5e30ce20daaa37eb981e7c1b9722f882812cc0636f39284b07109ff5621f8a2f52313b822c63b90ce61213448cf0e0be60a86bcd0f2ed4ba6ad67831e6c7d9d596bb8211f649915844573f39', NULL, NULL, NULL),
    ('sealed', '', '1f1e817f-b26c-60a3-8002-ae61a2348ec8', '1f1e817f-b253-6d1d-8001-362844de011e', '{"v": 4, "id": "1f1e817f-b26c-60a3-8002-ae61a2348ec8", "ts": "2026-11-24T15:01:52.070861+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.zQxYTOdX"}, "__input__": {}, "__start__": {"__start__": "00000001.ZkxuOWS6"}}, "channel_values": {}, "channel_versions": {"items": "00000003.DuP2F16s", "messages": "00000003.DuP2F16s", "__start__": "00000004.OnwyfMEf", "branch:to:reply": "00000003.DuP2F16s"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2B1GCxlCrF7y0HfX6DLvACggZ5HG0LPW+b7yTitwdKq8+suynn/u2cODt4ze/vOFp6ocMuoEFo999fMjvTrMowMeoD72iLtoEkP4CnhbUBNyIRFjlAzPZcVUpWK7PHFmCLRiue7akyhmxBy53GVHwO36NqCwjT8f50W/hjvzCzpohWGUBjW6SJwuGBO5sQvnOZgK/+VUB1NXRqRckBITDMbUd4n1/UAzzKm/ThG119DSllWj0U0x+2jHn28Enr3IvQ", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81a507236fd8c675680ca4152fc42a380679c17b189a8b3893eecaf07434f2dff4b18ba4c350eca47f9cdfcba6bb46569d068068ff0ed1067113e5340204298e0259ce9c52c139cb0916c34b2bd52301a8182a1068b630aa4afd49775d68a91bc7', NULL, NULL, NULL),
    ('sealed', '', '1f1e817f-b26c-6c75-8003-b948c33512ff', '1f1e817f-b26c-60a3-8002-ae61a2348ec8', '{"v": 4, "id": "1f1e817f-b26c-6c75-8003-b948c33512ff", "ts": "2026-11-24T15:01:52.071174+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.zQxYTOdX"}, "__input__": {}, "__start__": {"__start__": "00000004.OnwyfMEf"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.DUTqxMU9", "messages": "00000005.DUTqxMU9", "__start__": "00000005.DUTqxMU9", "branch:to:reply": "00000005.DUTqxMU9"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2BWSKOaDlEvIj0RaMu3CP2QoLPM1Q5ONmf/Nigii76+p2E0JdI2KVfUU/xN6+0eCP059OrqfqOXQBxQ2IKC7NnmJSoNTKLDZw7+9uXReyCfaZ6olrtFzo9FRCo+7mxtKzYMUaIuK++7S6i5ZXUV0KibNhyxpUkJA2RhXzDfN/QDzgvFs31Md+Oq6sC8ahebiwjVnPFI6GZOSfAzgFcHRo7tyUz3YOMJ7bz+gQLvVaDmWpDqGpdTLCJeaCuaz42mUI=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed81ba6eb26fe2688920b33f46437a37d8abd85bb356431897e40ebe406974b6d2812fe46ced404292556b9a51e4cb101dc4e231fc3c05ac8a84a1f72a0c8ca59fa20e61a8f8520c5606ca059072d7321af56247cd613dc88cae36f33b6104da31adafea0c6357ee061a1319', NULL, NULL, NULL),
    ('sealed', '', '1f1e817f-b270-63b1-8004-d70e5f99d290', '1f1e817f-b26c-6c75-8003-b948c33512ff', '{"v": 4, "id": "1f1e817f-b270-63b1-8004-d70e5f99d290", "ts": "2026-11-24T15:01:52.072584+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.DUTqxMU9"}, "__input__": {}, "__start__": {"__start__": "00000004.OnwyfMEf"}}, "channel_values": {}, "channel_versions": {"items": "00000006.QBycyqi-", "messages": "00000006.QBycyqi-", "__start__": "00000005.DUTqxMU9", "branch:to:reply": "00000006.QBycyqi-"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj0HA8S7XYm6cAN1yA3MNVBjlsPGxAEaSBFcWWjL2e2BQywJQFj9k2hYucp2gc8EeM5HOOndIqvZL+LBiIqd4Ipov2N/LkyU/L+A7kj9JbxlD77n85RmAqpKzo1+HMVgUqnv4C1yyifr5YbaRtjRGOMXKRi10+Zrhav285+4I+BI003NcA50uwquy3JkHsG5QSHhUTEff0CyV1J6xv75BYMa4Gfhs7ZkL2JUky3ebds=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x010204323032363d0703c4bb5d89ba700375c80dcc35506396c3c6c4011a48115c5968cbd9ed815573902616da6dfc3c3aa96d802420970d28923b73d71f50301e09691e9b436c1570f5216a81975000940d2b94c64a72fcc23025777970e33473565c7e3f26440d18f6952bffa4f584082ef48e2e9a9469eaab53334baca917caa83a', NULL, NULL, NULL),
    ('timed', '', '1f1e817f-b2ca-6135-bfff-1cf37242dcef', NULL, '{"v": 4, "id": "1f1e817f-b2ca-6135-bfff-1cf37242dcef", "ts": "2026-11-24T15:01:52.109390+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.XY7RD255"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x05f244f7b78fbdce7abc059a', NULL, NULL),
    ('timed', '', '1f1e817f-b2ca-6b0f-8000-d7d5e7905bf7', '1f1e817f-b2ca-6135-bfff-1cf37242dcef', '{"v": 4, "id": "1f1e817f-b2ca-6b0f-8000-d7d5e7905bf7", "ts": "2026-11-24T15:01:52.109641+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.XY7RD255"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.FUZOGGn7", "messages": "00000002.FUZOGGn7", "__start__": "00000002.FUZOGGn7", "branch:to:reply": "00000002.FUZOGGn7"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x75686c57a5e98218db021e96', NULL, NULL),
    ('timed', '', '1f1e817f-b2ce-678c-8001-5102287776b5', '1f1e817f-b2ca-6b0f-8000-d7d5e7905bf7', '{"v": 4, "id": "1f1e817f-b2ce-678c-8001-5102287776b5", "ts": "2026-11-24T15:01:52.111187+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.FUZOGGn7"}, "__input__": {}, "__start__": {"__start__": "00000001.XY7RD255"}}, "channel_values": {}, "channel_versions": {"items": "00000003.54HL-KM9", "messages": "00000003.54HL-KM9", "__start__": "00000002.FUZOGGn7", "branch:to:reply": "00000003.54HL-KM9"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x94dc4c3259656ed0db021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.U2RHld_P", "none": "00000001.B13UTV6Y", "real": "00000001.02-9aotz", "text": "00000001.plE_8YJ_", "when": "00000001.8CM7F4e3", "bytes": "00000001.auZNwy9h", "large": "00000001.iOVlDi-W", "nested": "00000001.1SfzWCSn"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\xf1fcbdd4a96f9c11596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e817f-b1e0-6c63-bfff-e7f25f2d7d0c', NULL, '{"v": 4, "id": "1f1e817f-b1e0-6c63-bfff-e7f25f2d7d0c", "ts": "2026-11-24T15:01:52.013830+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ycQ1Zcbx"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x50f887f17e9a1e717abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e817f-b1e1-6471-8000-db9639ebd1c6', '1f1e817f-b1e0-6c63-bfff-e7f25f2d7d0c', '{"v": 4, "id": "1f1e817f-b1e1-6471-8000-db9639ebd1c6", "ts": "2026-11-24T15:01:52.014035+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ycQ1Zcbx"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.rJipc799", "messages": "00000002.rJipc799", "__start__": "00000002.rJipc799", "branch:to:reply": "00000002.rJipc799"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6ed403f29485d4dadb021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e817f-b1e5-68cb-8001-ea4fb386e25e', '1f1e817f-b1e1-6471-8000-db9639ebd1c6', '{"v": 4, "id": "1f1e817f-b1e5-68cb-8001-ea4fb386e25e", "ts": "2026-11-24T15:01:52.015782+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.rJipc799"}, "__input__": {}, "__start__": {"__start__": "00000001.ycQ1Zcbx"}}, "channel_values": {}, "channel_versions": {"items": "00000003.gXlKSJI2", "messages": "00000003.gXlKSJI2", "__start__": "00000002.rJipc799", "branch:to:reply": "00000003.gXlKSJI2"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x6ab578a73f4bf7b0db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-24 15:01:51.913865+00', 'fec94288-34e9-4c20-9ca3-d0d3175d743b', '7711753411365740003', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '513573844234989569', '2026-11-24 15:01:52.153079+00', '2026-11-24 15:01:52.153795+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNjnAeYeWsEt0fusCcbZihs/cBKMHu0RC7p1JD7XyFNlQwE2oXcx1JRJOU9Jy+ccRcvXldnFASmCFSGsW3gIPeM/IDLTFAWTZ8Gw3h4v/rRDJOW7gQ9MXwkibbH5NXQ==', '4727444741814844408', '2026-11-24 15:01:52.141822+00', '2026-11-24 15:01:52.141822+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '8609727779890095912', '2026-11-24 15:01:52.137407+00', '2026-11-24 15:01:52.137407+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '8183135263690431636', '2026-11-24 15:01:52.138948+00', '2026-11-24 15:01:52.138948+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '4677196622940842103', '2026-11-24 15:01:52.13605+00', '2026-11-24 15:01:52.13605+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '1048458720078224091', '2026-11-24 15:01:52.138549+00', '2026-11-24 15:01:52.138549+00', '2126-10-31 15:01:52.138548+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '5318061289652441694', '2026-11-24 15:01:52.138176+00', '2026-11-24 15:01:52.138176+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 15:01:52.153079+00', NULL, NULL, '{"text":"old"}', NULL, '5218060563421209872', '2026-11-24 15:01:52.153079+00', '2026-11-24 15:01:52.153633+00', '513573844234989569');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 15:01:52.15035+00');
