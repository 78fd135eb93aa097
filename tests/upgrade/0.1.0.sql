-- Made by: python -m tests.upgrade 0.1.0 0e71576efb1d8305d50e806ad279275b04ba2f12

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

-- Steps: what a node or a task did once, in one transaction with this row. It goes with the checkpoint that its task belongs to.
create table pgcheckpoint.checkpoint_steps (
    thread_id text collate "C" not null,
    checkpoint_ns text collate "C" not null default '',
    checkpoint_id text collate "C" not null,
    task_id text collate "C" not null,
    name text collate "C" not null,
    position integer not null,
    type text not null,
    blob bytea not null,
    primary key (thread_id, checkpoint_ns, checkpoint_id, task_id, name, position)
) with (autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.checkpoint_steps is
    'the results of steps that are done: a task that runs again gets them, and does not do the steps again';
comment on column pgcheckpoint.checkpoint_steps.position is 'which use of the name it is in its task, from 1 on';
comment on column pgcheckpoint.checkpoint_steps.blob is 'what the step''s block set as its result';

-- Event logs: what runs tell those who follow them. A thread's head is the lock of its log, and has the numbers.
create table pgcheckpoint.checkpoint_event_heads (
    thread_id text collate "C" primary key,
    last bigint not null default 0,
    ended bigint not null default 0,
    began bigint not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.checkpoint_event_heads is 'the head of each thread''s event log, and its lock';
comment on column pgcheckpoint.checkpoint_event_heads.last is 'the number of the last event or end mark; numbers have no gaps';
comment on column pgcheckpoint.checkpoint_event_heads.ended is 'the number of the last end mark; equal to last: no run is under way';
comment on column pgcheckpoint.checkpoint_event_heads.began is 'the number before the first event of the newest run';
comment on column pgcheckpoint.checkpoint_event_heads.created_at is
    'when the log began; after the thread was deleted, or all has expired, another one does, and has other events of the same numbers';
comment on column pgcheckpoint.checkpoint_event_heads.expires_at is 'when the last of its events expires';

-- Whose events have all expired.
create index checkpoint_event_heads_expires_at_idx on pgcheckpoint.checkpoint_event_heads (expires_at);

create table pgcheckpoint.checkpoint_events (
    thread_id text collate "C" not null,
    first bigint not null,
    count integer not null,
    ends boolean not null,
    key text collate "C" not null,
    checkpoint_id text collate "C",
    expires_at timestamptz not null,
    type text not null,
    blob bytea not null,
    primary key (thread_id, first)
) with (autovacuum_vacuum_scale_factor = 0.02);
-- Lines of JSON, ciphertexts: little is gained by trying to compress each, and time is lost.
alter table pgcheckpoint.checkpoint_events alter column blob set storage external;
comment on table pgcheckpoint.checkpoint_events is 'the events of one append, a row for all of them';
comment on column pgcheckpoint.checkpoint_events.first is 'the number of the first one';
comment on column pgcheckpoint.checkpoint_events.count is 'how many numbers they take, an end mark included';
comment on column pgcheckpoint.checkpoint_events.ends is 'whether an end mark has the last number';
comment on column pgcheckpoint.checkpoint_events.key is 'the name of the append: one that is repeated is not stored again';
comment on column pgcheckpoint.checkpoint_events.checkpoint_id is 'the root checkpoint that the run was at';
comment on column pgcheckpoint.checkpoint_events.blob is 'each event with its type and length, packed';

create unique index checkpoint_events_key_idx on pgcheckpoint.checkpoint_events (thread_id, key);
-- What has expired.
create index checkpoint_events_expires_at_idx on pgcheckpoint.checkpoint_events (expires_at);

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

-- The node cache: results of nodes, for other runs with the same input. Unlogged: what is lost in a crash is computed again, and
-- a set writes next to no WAL, and does not wait for it.
create unlogged table pgcheckpoint.cache_entries (
    prefix text collate "C" not null,
    namespace text collate "C" not null,
    key bytea not null,
    type text not null,
    value bytea not null,
    size integer not null,
    stored_at timestamptz not null,
    expires_at timestamptz,
    primary key (prefix, namespace, key)
) with (
    autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05,
    toast.autovacuum_vacuum_scale_factor = 0.02
);
comment on table pgcheckpoint.cache_entries is
    'the node cache: what nodes returned, by a hash of their input; may be emptied at any time';
comment on column pgcheckpoint.cache_entries.prefix is 'caches with different prefixes share nothing';
comment on column pgcheckpoint.cache_entries.namespace is 'the labels as a JSON array; a digest of it where that is long';
comment on column pgcheckpoint.cache_entries.key is 'a digest of the key';
comment on column pgcheckpoint.cache_entries.size is 'bytes of the value, and what a row takes beside it';
-- What has expired, and what came first, is found here.
create index cache_entries_expires_at_idx on pgcheckpoint.cache_entries (expires_at) where expires_at is not null;
create index cache_entries_stored_at_idx on pgcheckpoint.cache_entries (prefix, stored_at) include (size);

do $$
begin
    alter table pgcheckpoint.cache_entries alter column value set compression lz4;
exception when feature_not_supported then
    alter table pgcheckpoint.cache_entries alter column value set storage external;
end
$$;

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

insert into "pgcheckpoint"."cache_entries" ("prefix", "namespace", "key", "type", "value", "size", "stored_at", "expires_at") values
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-24 19:39:43.752807+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.3k4-9zVS', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x56c65e63'),
    ('chat', '', '__start__', '00000004.O6Wl3BEf', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x1cc8600b'),
    ('chat', '', '__start__', '00000007.HePAxjRU', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xb1448219'),
    ('chat', '', '__start__', '00000010.N5QgEVl5', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\xd74e4a71'),
    ('chat', '', '__start__', '00000013.ntEMhU7Z', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x26045b7e'),
    ('chat', '', '__start__', '00000016.H5QlPdbl', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\xb04f8f88'),
    ('chat', '', 'items', '00000006.TqcQI468', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xb247ca30'),
    ('chat', '', 'items', '00000012.-yxpwsmb', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x8e0d3439'),
    ('chat', '', 'items', '00000018.YDgM6WFE', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x35920cd0'),
    ('chat', '', 'messages', '00000002.2fZq3Cbs', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa6886323'),
    ('chat', '', 'messages', '00000003.xq3SFx9j', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5b3a11cc'),
    ('chat', '', 'messages', '00000005.xv67-Rj1', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7a195a0b'),
    ('chat', '', 'messages', '00000006.TqcQI468', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x75edd8e7'),
    ('chat', '', 'messages', '00000008.-3d4fcod', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8a8e3054'),
    ('chat', '', 'messages', '00000009.VLznA5a7', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb871e8d9'),
    ('chat', '', 'messages', '00000011.FW_969Ls', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4d6f6da3'),
    ('chat', '', 'messages', '00000012.-yxpwsmb', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x8099ac1f'),
    ('chat', '', 'messages', '00000014.4AgJEGji', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x06af8364'),
    ('chat', '', 'messages', '00000015.5jEuaFo1', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7f6d4065'),
    ('chat', '', 'messages', '00000017.HscYx1yi', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x3bd037e5'),
    ('chat', '', 'messages', '00000018.YDgM6WFE', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4fef990c'),
    ('delta', '', '__start__', '00000001.Hfo5MFne', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x475d74a0'),
    ('delta', '', '__start__', '00000004.hmyeptH1', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x44e8ab78'),
    ('delta', '', '__start__', '00000007.Iax0nB9O', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x23a21b14'),
    ('delta', '', 'items', '00000006.mJO7BPsO', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xe91a6279'),
    ('delta', '', 'messages', '00000002.6SK1juGk', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe95f4333'),
    ('delta', '', 'messages', '00000003.K6iE5Bix', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa11c2187'),
    ('delta', '', 'messages', '00000005.Ci-_ojU0', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe41359b4'),
    ('delta', '', 'messages', '00000006.mJO7BPsO', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6793330a'),
    ('delta', '', 'messages', '00000008.ydqdGvZM', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xac0d193f'),
    ('delta', '', 'messages', '00000009.7R_SycbW', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe610e3e4'),
    ('failed', '', '__start__', '00000001.wwll9a-V', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xf779e3c4'),
    ('failed', '', 'messages', '00000002.pRTbD1hx', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x90b9cb17'),
    ('failed', '', 'messages', '00000003.5tyTwLLQ', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x969d8a15'),
    ('failed', 'inner:9a6991d8-515a-135a-8616-f113401485b7', '__start__', '00000001.jMmWo88V', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xfb9362be'),
    ('failed', 'inner:9a6991d8-515a-135a-8616-f113401485b7', 'messages', '00000002.uTqkDmPI', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc5ad095d'),
    ('fork', '', '__start__', '00000001.u9y5wuSh', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x4b8482c6'),
    ('fork', '', 'items', '00000003.iZCcVqNK', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\xd5166b21'),
    ('fork', '', 'messages', '00000002.DmX7iTz5', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcb30f52c'),
    ('fork', '', 'messages', '00000003.1oUSmOQi', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xaa199ccd'),
    ('fork', '', 'messages', '00000003.fIXoNGxn', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf483181f'),
    ('keyed', '', '__start__', '00000001.i8Cya8Nk', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022c6ff46fc9833031b3a66b498d92319213a400797158619cf8fc07cd3f7588a2e4b08f0f56a36fbdb6db16a8040875dacaf8f13afe2f75e09f341fc1c060114e3fab85271b645f8dc7781dbcd4e6fd64e11098005a35bbb5b7481c680b9f5df0b10c1493cf1b40b325771e66e585318451ead7d0b5b16fb829f4bf3832a2091dc3f1566783d3f389b84da477895e212b623e7e75e32a86036f8ee02f1a2ee5b306e78cfb8170fc692b8f719bd959d7c7534effbdc165d839eef1cca286b3111c206c4ad45fa058ed7fe1ba5af288efba96e7577a1c38f404a867c2ea78c63751c59cfee3ed08837c8ce209c6eef560ee27194b26a1e17b1c820caf44cce04fb642cbc152afa272d158dd29378a8b5643f833fe809b03beb766288b44271dce6d263ba2652c8aa8b1f80e492346440847a92ad42e63f1e7f9a7b2126efbff6c0195f917e38bbb2799eeefbac211b62ffe3d3db91b', NULL),
    ('keyed', '', 'messages', '00000002.Orwh4IIu', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022c43f8d59ce7a465286132ed34c80698ad533f086c9fee54f08063d6007073697c6fb29910316fbb1118f8be0dd4f19a685e5b7002b9706abd6c06639c76db44788dead2771ea8777f2e460e3506d83fbf5579d67af400a12f22aef4280c8f26b5a5de9976ad936eaa08b6e8c5a326fd22015e1b319a93e9634a4537f02dcff732fda1ebf7794c8856881139c3d8d9cc649a53d4bb9e8cfb7d74703039f9204243da8e720eff2d4b092f8a95b8c569a76b824e6d7cfeb99e08126469cc961152fbd29bd303c3d007b42d5aab465706b300afa9dc8145d0a46526f92e90cf95f5af3f755d295cd9025568c82ab5e4b6c9dade7190f541cd11b1e38f628c9e61634141e882a34a420f32217c9fd5730eda5b7ecd752eec0be6cf9db4061b0c85cffa37ab36616fd8f4c87603085ce6e04bd47c7285ea1ca99a7f4b09', NULL),
    ('keyed', '', 'messages', '00000003.djEY5Off', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022c2cb915dc80cbb5f81f4dede04dd1c3ff745a9a658a90fc2e9ddfaffff45e74a9d5cf84e41bbbe55a074f8848bd2da67902915ea3d71374614566c279827defeb73c7c7dc0b74d54c1af4609a1d0b7f3301cfc2eab9711ab2f95ed99143f50276d00f742c9f031e29aaaafedca46bd541863c85c5c130ed3143773155ef0fd69b81e4168fa8e9c28711a9b1b2d56924b4a8fba779c42d5c15606d9341f4b44b3bfdbb86a579a5cbe87ddf6b19a0d22b5fdd347fe1e1c7607727a693c814804cfabe75f836e773a7c901ee00460848d1bafa4d2bd8a639d78a1203d6c8b0d287b452caf485b27c467379d48d3e9396b9d1b4a56a2b6dc2f6a3ddc8df36d034ea343e3be433cc79b2796afcee8e08327062baa0295c4f05f87e33aecd6cfb42873eb7c5d61deb9d870754ef6aa603e60de5d4a7b019402cce472fb75b0210dbf83aa91335667cd68b4436568a369dc002a96c08fedc292bda7e84a0c753b5a3a05f89b448ebfdafb9295d725ac61e161ae60605e3a55778156e860f62242f26fdf387b3dd8b15f2a7256a60145559b832284213b351122353f63c666a644940751aae533eec239019237200bac46a07fa6b45fc278a0790efa9d5e716053daf161f6034bae122571e97de08847eafd214f50d8216193f9e5427856aca74012e646c239b376cc998c482db26dded9a6b9b35b7f1f4d1896d559725adf99c2ba26efe46885c3320be5aa5194c250237fa6d57709731848f285fc359ae7a30085d238ace114b70240323921c801bfc12d2c5763c86ee43d70e44913a01d85ee7d9013329792aac6134e6fe918fd83d831467b6ad454640d55782bcd45e3851baa0d05085a17d4df2b7d677bea41377392683f4ff660ea1850dbc67ccb70d7c0ae8', NULL),
    ('left', '', '__start__', '00000001.MaH8P5Ad', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xa93b11be'),
    ('left', '', 'messages', '00000002.xYkJRbpD', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x216b3080'),
    ('left', '', 'messages', '00000003.dapK4rWR', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x180562d4'),
    ('left', 'inner:3d124257-9b18-09ad-6cfb-da3e64e20f7c', '__start__', '00000001.xIqL8rO-', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x732a23b3'),
    ('left', 'inner:3d124257-9b18-09ad-6cfb-da3e64e20f7c', 'messages', '00000002.3uAqpkcW', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0a5b9950'),
    ('question', '', '__start__', '00000001.mK2pT41v', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\xa8709c8d'),
    ('question', '', 'messages', '00000002.VpaqIPpW', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6944ca37'),
    ('question', '', 'messages', '00000003.J8QGAly2', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x61ef38d8'),
    ('question', 'inner:45bd49ac-ab39-c61b-8cb1-3968003ac83d', '__start__', '00000001.Iz194gxE', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x2ec34b94'),
    ('question', 'inner:45bd49ac-ab39-c61b-8cb1-3968003ac83d', 'messages', '00000002.iQqpce39', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8bc49685'),
    ('sealed too', '', '__start__', '00000001.7JQm-UJL', 'pg:aes:msgpack', '170', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1f19529cda73e0f5ecbf0bd23a68af5291d266adba8af7623b42cd0540f7f09c9a701ae26ae97d06cecb817dcf0296332ee23d2633bcbd69d7ce16b48d06e46ebf6ce032deb995c0f91e89826520dacd946f77cb4a593d811a9df1d80f6c9c2248f51dc898387366d0cb6dc818243003979ee1ef72987b4b450fcecc061d70d097b754146c2daad37d076603524f64e92dbfc11e5698502fe82e51058291af0f5f06a8c71d759b9e69e07a45d9da10158c71bba1003e9fb06ebfe398fe94a341414a33e8eb486', NULL),
    ('sealed too', '', 'messages', '00000002.gb9tcTwk', 'pg:aes:msgpack', '144', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c10e5990faba09d422e23ab51bd5844314fd19b2eb3fc862a0fed92492a2c3162a5dec91729c8a8a8306dcafdfc6ca483b5c6ce97afb9f1900578f05e643c1398b53dd47a6e16454318ccf41097e317db5f87225e6c27db8cbcb610263ff49653000ae82290e23440acf32fbe4514fe8ccd33150b5c1ece0007508789d5638164c7d0e64eb23fae592adf70ec817eb400bd930f0de81d34620993b7023075f0935df05a1152d29326843be7a8e', NULL),
    ('sealed too', '', 'messages', '00000003.nGc28I7J', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c13fc8f17b95908b241f6ea138afea1e9ea52107cf9f757dc2c8feaad6d35d3c6584d36601438653c456e574e8cda896c4a2794eb15ab3bf3411059a6fada80fefa4558af63ebbc98b7a6bf6aef7e01086d980733a71c42b186c2fa37efc18bef260e15a33be3cf40569b1350f2bd699033ddd7fe905399702cc3d57ef5e66ebf877a5301750f09749cb47383a7b97138f97870d018d990a6ccc42834b797f6f767013d56cd9e94e91f2305d604c84403a07119efd9902ab173cb34676b3cae291730271663acfaf036e5c11d23a0f7cf855c5b39d33bb6c3b15d4c614b76b0ca59a7df5a471039c282b0bf6dc21ea7f7d4d568ecc0ae2b310b36f885328d1cd0a0b146ca45223c571c43e6b193d289b4ff69d9d334f65f2c6aaeac7f92014084802bf4c1b2025858d033a317bd35fba1bd8bbb1e306ebb2259b573e0ad6722e7f198466c0bb973a8e6477c32e841184b970320918586d163c351943a98fbe86f7e7e0a144a7da67ec969f11f2ae17fa793e9a7055ab5e8e38b4439e572e48a75cdd4c7ae9be63c7b2d09fa2524a61d3d6f8aa2bddd41f23dfb0ad1ee60437861bf420466b0d978121bfbe1fb219993e12b8961ed76ba4c48cf52fca472c698991a90ad9354985fd73f61d59658e3e0672c01e4cf0a0c7d8c59f866884630b3af29403964dc58ee79c3c0d3579a2681e53', NULL),
    ('sealed too', 'inner:bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', '__start__', '00000001.IX4AnF06', 'pg:aes:msgpack', '503', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1e264f2a9aaedb804871b7629b33352152ed64ed3279f032ee3cc319399748a51b7430b86f19ed8713c760e1f7de634d3e6caf56a51588a2522ca549a289fe1ebd5134d44307ee2315ac2892d10d894fcb5ab0f9138de22c5feabcbc78f5be875ad640ada9c404ecfb800bc33cbf5f9e97171d8ccec1c3ad76aa421b20622cc162a23a2a88ba23fb03cab014dc06a915d9dc60742f0d019f9dad760d5586dae555bf6dbce75e9a8fb682594d3e3fa19ee5defb037bc673ab1388b674325898042ec174491c53b8e53f90c79acfa1e1cd4de825c4b31de4b0fb8f9eb98cf228732c85d8b61ee343269c156ae4971712713f85d8a5dfd54a4eff0f7298e7028b72cf00afc2296018c0366345f7b4806c1544f8021d1804f1f4664db91258c70c0af6dc11b8ec605f5414b6d840da7b87162ad30aeb6633d93f4a69f141128b486df1f14ae5f0af76851d6870aae65dc7b75fa0987b6f3c9f9b02417e8ed92e50155c056cf0ea0911f1538083c3239b518208c0d648a01a900fcc728345e4685937cbbaa370914e3eaef2f1d83b0afe66cd92237bbcab129da376e77ef5b5de83304c010c26c8769dc331f0caac32b7100384139116a83409eae570544cfc695223093e1eb5c3b1bec617d482f09efaf1639d444db7f6da5ab084c7572bfb7b9eab2bad3ac24d265b1ec6f23d5b4e1eb735914ae01be1d212a0f272860a86c7c21c6bfefd66353fb83d3a2d6e8574dfa5208138efe', NULL),
    ('sealed too', 'inner:bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', 'messages', '00000002.BpkxJvUV', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c14d298f564d7a0fd49605a1a24f194efed70de0ffa231ed2d5767f2991d92225841f9073cd7cacd4bdab5e47cc89f4007ecc9c9df6cb95f65e77574f189c119cf10dcc3555742deb1c3570031af29995ebde72c8ac48baec70c6d2541b1de1949517c63065f7910917458e6c16d4ff394537a6663659336567c8c0ea1319abbc87605a32ab3256e66aa4d1395f4b288aceadc5c94136a9d9b9b7eb96b99e507104a3bcfacb3ef953d163412c24439d9aaa2c7dd30e2169775735b0ba96d423320207467a417b05e54461fe9183cc03b887fe97b20be4b029daff08ec7453c4ef929b36dc3f809a7293208340097e5b45d64b4b0d5b16a0add17d374c47252e95c30b68aa96557dd016d46c93717eaf99351168abe429c8065826efcb1433e1cc2ed788fb705a21ffb8684730c09a17e727f8e775b4586537de9a1dfe9431d63992c602b718f4e963081ddbf934a6ab24db4c85e9c3558571c88c32ea77b1ab24912c91c0acf6ef2f9057c2f15a5cdd7e0e5032279fe8c4496e4a1791edbc41cbe4cf8ae881832c10a2a7f651c68bedbe49e3b2a846e4e63356870d887d342db503fb25ae1072f80b48ec2e65192ba0e10e1ef3db76ceb7ec81e22dbb162b1e8bc11f76b8178b2cc11957cf4742c8db70e58a42022076a435256c14678eb7e3fa419c556cb195dc38856b347fb2a582bac', NULL),
    ('sealed', '', '__start__', '00000001.aj7UHJFP', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c152127e2dc211090fe8e5f9a38d47a4bbc97ce143bd773a8d11d641adc39e30ef85936725b4d580764882ffcfdb4f79306df8a03978e04dd8979c42f9a77a1d6c64c47d96792c31141dbd99f9adcfe38aec894d3a0fd46bd65517d3ca25355bedde580dd3254735e889447b32bc08ce35593b4917c3ecee1dd124151631c548816e2c2a02d01266f1f4226eb0034fb995bb927b6b8ef5493c35deb5464a1c55adfe7d4a75c57a2aa240ce8b9e24fd0a08cefb83f0889cae43fe54ae4d0b820716032e2ad1b151b5ce4772cede80ecd2d7ff14494f2d2a7fe7ddc8066de1bd1bfb73c130eba08d84da7251aa0ed8af7b2694df71b8990cfa64f748762213f7f2ee0425b7a7d89fc1b9bac9a6db023bf3cd167c0f1fb105821bdc10f2ee92c37dcbc7143e2e0a97ae548cc8131f77008edff89e39138f4eaa15345ef30ffed9ba498bd848c062541e7ba46a9023859cc80afd0395', NULL),
    ('sealed', '', '__start__', '00000004.B_ca_8bv', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1929d73fd8908ac73efae7ba3953e60bbc60017fe94cc0b26506fbe3b499f4f6a5fa90807849ab2fe374921fbccf414c2599689960e13dd3d695584c6b9afdec252ad3d8e3f021c27f34f30b6d180e760522513ca31ff1bc44d646254950f653dfcf2c2b2f82637afbf4e481a56572fb1d1d08fad72d1a1366062ef1200f1678118f691c8ce3312cd10c363cd83435d96f86aa44334f182526b7991eb6022e78d7742284507c5a25b61211f9c2ccff9bf7f928cd83223733c385fa7a94f28db7f3d2b76b97a709d73a7370ed78f6826e3d02c897ac55338fb0b1e03d94b83789146af3697511aff47a156d69e8f9a6269529ff959192209c3e897864d8762cf9233b4a2b5bba47f02b3c314b740060edf667e2beca092e4cd34515f1e4d183806bb8bfa901a378a19ab49cf35c0057f897e39d14067f45fb17f5907bb5ee66da9bc3eaabb95d764c39444d6bd734a456cbaaf28', NULL),
    ('sealed', '', 'items', '00000006.DJjv7Rqe', 'pg:aes:msgpack', '24', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1569d08c4ce4f79712fd13f616cdaae1ad8eb32e2cf751ab7bfb4975c660a4c6348f997117ef809fd1854593219fef7874001e773', NULL),
    ('sealed', '', 'messages', '00000002.n3zK7xIc', 'pg:aes:msgpack', '286', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c163c359f62093564a46e84eca2e17f822a2e1c3d9001a472325a648123a5487d43fe4d7f0b900318d5b829dc0200e8e85bd4beb86343945ade1d76adc06eb79b36e5abc29ddd5e919b655fb7a6b5c8bceff769f3966217ea582250724dbbb9995dd94f6eab13cecdddabffa70a452fc5025c5de32150bc32155680dbdd7923b2dd907564a214eeadb4a98bd4bd67454d66cbdd2e1edcdf0a7aad48148afe6fd4a50fac54cc6208f56b119689d97195685f651fcf3b5c8321ab2438c84ed58597f032212b153bc43207bebae19ad3e2e4797dd4aa168bb17b85b0399de9c5637e4baea857d4a2e4ed7faf133cfe320ded275b3b491c2c88bce1a2f0f2613e92f9efaf42508bd88f7dd570b5e1db398b1125ae6d2200f9474ec711b095f7ed639a27dda46f404c3072cd80c1964e9063788894ab60a9243aa992e49', NULL),
    ('sealed', '', 'messages', '00000003.X2_Yvx7g', 'pg:aes:msgpack', '610', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c198b39074dcbcbd3633d1452787756022c2ce55e0085cdfb1544452006a3e29f4d2fc5babf5ea5d1bd0fc58bb416e316b2d978f5e7ec3339ff36924990794d24c36520c03b61e23540e04f42494de4cc22bdf9c9eefa417081a89d50f23353632c4d74c8d8b615fdb7b7f60ad2809782d2efcec573f2307b57d2295b3b5337a644d9b29e430d57d6de28b2738fe0f488a4b874f45fa5feee091b2e81c47b88f0afd76642c6bc9306c42293c967c8e99b7f6feaf9556ab5e176a111d132b9b58f91ff39af5cee79c1c4161bac9d237ba256d3e38f9782b0aab69018f3c7bbc39705376e33e211cf18293743b16ac1a56cf79faf360f8f4ce4e0221ca34cec152c0969db529a7380ec2bcfc3b679990f75d645348f5a226dd1fa2b987f4da05b62a38bb9585e5a37851f1c207e7a2eb12265f3358e0965b039d3be77699caa49b6655e3077a981069df284e95dffb6b603ad56554eb5ed451ce405965880c298d300a4f8e39813a747bf267c202990d78e64c0bb116ae8f42a3f1273b6971392e8a4f8572b8b6309e872534c1c6fd9408e2a015bf2d241343fb5a38f16e7e18e087a273b84102b25376165dc89e736c0b376f0b1b5ad1546162c9430219dac80746e98513bed0fa5afa3bbcf54530484ee125f3ce151e33435041bac09c39718e0c2fbdaf0142ce4e1a9c7f1467d2f0757a04574cf78f4547b57bc953889748c6e457b95c4579a1512ed39e67cabf9c6e18d3e45541b1ae4b6c5e6f6e0c7d3ef1a486830e910bd745b73da89c364dad9a095df474739e74c23deb31fdb2cd35e0b15db4ea8d44117f72cd20e4a56a1dad1a4af9e9d827c2715e0502fbb8ac14f9b755804c583d3a74de6efaad33530dbd94131094237ad192141f17a156a60d', NULL),
    ('sealed', '', 'messages', '00000005.rHgA9G0g', 'pg:aes:msgpack', '895', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c10311c3df0d9e79cd6b952afac8909dce22f10427c06c8ecd277b72d6dba79c305e511dea6608be70314f3655de89384d88cfba624d3caffdfe5ebff69fa9cf9dcaa8233f8451c5156283facbd9f6d5cad421dda638eb77ec68fec45e02aee686a3c9f0449cb786d35bc74f91839e84b9ae75c6d363231a7b6bce70f0206721a61e735f45d350a1991b9ee48d00205458442a2fac179f21314890511bb92a8cd77db215cbd4898fbc7d355bfa444e4fc165aba6b212fe9ee15f16df7c40711e71e6d5c5e1047c4f089df048b3b02c6e6c8103f4c294cbd36ebb1a6930e5ea1ec587c7ac5d39b8b6bb8b4121f47ba90fa932661455ca7ec2006f8c903afa0c5d9cc28bab2a0204ebe38d919f2afcaadebe56e3211d1184efcd2a66760abb5442176b5d8d11b85d88a54695a7e9a5cb7ec0bbe04546383d3a82047b2111b2dc0211ec301818a68f08f63d0e5ced579e88ea44417b1968a5a99b271db5465e453bf7fac0138eb05b5cb99a81814a1dc8d5532bb397e4ee273670b0729ad782c1ab152410dd067d8b887521a2af2044bbd0a2f9e0d25818558910301c431eb3015c9c639d66baf9784f4543ac832844da201fa6f866350485aa3f8c06f9e14d8d78ff390dff1bf969bd9f4a082be2636edea3143c670572a84dc14afb9411c4c20b03318a714fc1c2b2e7b2059efe6f8cfd36ee737ac70be6d5f1f606504808b2b22a1fa66add2e998d7ebd2b090a236647b6205632b524882cb6dc08896b8b0cb998275f2ae4b73ab7969dafa0b8cdd85b8981dd3e6ac1e5a717689b9d938fcb28a4708a0cabf3325885d5ecc72549d261a7b02401411252311eff7ff5acf35a04ed0c06c1af48c9ade39fe3bc18318b094fe9e74c72fb26d2e8fe6c09da223bdf698a81166be87477c0d5b802c993397e4bfeb17eaa10b4dad3346bde6c18767d1183117e56822074aac7f47226207cb2135e8e90c81cf5a2a08d0707c57ff844a9c59fc7ffc413fdd554dc272c914894adf82b3e08e2999d31f4f48d03b082c0d49054cf601179a3c45fa68fcd0470a929479fa62838689e485a56b5370f46a6bc584f108dab1f851c0666761d2d4f0b568fd1ea9d2e625fb2409d49f0764abdec53c98d9d08321af03a6cc76510263b79623a858998565d2b185acaddec6d25b6e5a6746f5d321261f76d2daade154ee18822f4fccaf77ec85cc8acbf5750c4645d0156d4f1097d1f9a49ca0431069e4bafe5be8ac58be40ab793095b7547d3811f7355dba38bef3bb85be4f87a2cfd75a74f6112cf4609c81dcab5', NULL),
    ('sealed', '', 'messages', '00000006.DJjv7Rqe', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1e21e8ad13cb93ff2fe75a4c29a55dbfdc64625cce0aa043897d5eb5079ba901a374212b0f10563bea2e91c788ba9e9da5e62f2f9613e9ed1a540bab05588c187be3c55dd3352ef9a78a1ca7945e5a9d8be97cd861886bc98294352b05a3a0624691ef65ef11e4617bfa2eebf90f2af48669222002570f336e4a5ce3e75afe04008b3fda63ff9db41b9450f96dd4108e43b5fe8d530cf97faacec709283bc069fdbcd6a2d3cfa5fa266ab5f85629bd92fd228846c84b3297dad756b4f0873dbfe79b7a41dd8f48f4711df4f5844f8c0b9b264fe9e250866f58f48c0f0a9c51364970ea4fe6b2c0a487995b8ffb5a15096106c3ad5917c1d4c258a04a996e1d32417d9dd96b1ec13eabda95b8bfc32c5e41536521bc5fbca842daf7a4b6c01acf6b1e9523ac4ed0043b31365556b236ee7d226b2b2e59b4b4382eb3b1f8f1e76de7a37f7611e91f29beda05bdbb18bb9ae4c9f6ccc5b9f34752c68060c391e2f76748577a2d212022b24594f4b4aa71ed3a84c211c2257699dd597905ab1f997c2c8bcf689fced7d32bb8c89f8ddd8e7a79ec42082ec86c241d4a6274eac4515b55e47f0311e409c904b4dfa56ca13871dc6c01bdb33f36f3a547ba6fff3513a547fbab65cf371554d1b2ad5154b084db56df25928e6ffe197df514d10b5416a0f3daf4c632c6d65467180cfd3d636285bcb8f0730d13905440eb141f68cb53ca6aa42e1e1edf269670fd0d61372e8fe54446b6fa73255492e4c3be7ac78487d8a2ddad62ce510e8cc5900b3cef1a6bbc4e3139159f9c19f9f6111b8dad4e6763496b6e9d283717dd5fa1ba4c46ee5a3c98ed298a393ce324ef6e6aec81e33685093d193a39323330128cbdda1d45bea7d95a84fd8f6f3cfd27a31027bad77a3459d696734a35d82efa2bed855f43a1ab78365f93e3531bb55429fbee5bd0f02d96d45944fac5fc94ee223b6db7ca0a2e1a0a40825677f9b868f4b5bfbbcde598ec8429252e22cded4d6993c5cab4140161df755891d9e5d4efff9b2266025f0ca1651d2e91eff719f63235de723ccea1867150129e2d74f7239011fd00ffcdc4e8b654ea081a35c58238d3b0beacc599da556f01a17c246024345c513fbf9a6827d21ed36cde999e66ebe61f120d53339535be353a255cfef3c742153618199de3a470d7a56ce8bf30f76385f3b94dc40b5f06e5a0a4990545aad7de6992a6417b8816f4b88a5d94193181952d3295092527091ea3af6c3da8962c79bd981446c3e0385b42d8488e55f37e3d5ff9008c42d56a72394895f4de432c519b30e774351b76b8286a85501a39b504009803978dcf2bca727f74377a1e4779e2f10d14d12420bf56cf11791b5b3613ee85c518485df2029d445aa729692ddd1a5c676f0fb67412ced274ffb983937654b57808b1b7b320cdddbecda40e01138d54a1d5870d1007984bc997f976491023c34fd87c0d5416b3486eeee684f329bfab3fd591b3e1dc1688bb1a9399fd8596d5ef92eef5ef04c0267209a5c3f94013152f5e1edbadad4ae4463bbe45cdc61165e623b6628b9a453f116aa5a0bae98452c3b67ef58cab30ed6e743b05abfc5f1997ce28b51dfee639f263adb2a42a13effec1524edbaf5c29caa40fa0c89d6cb2e0cca03127aa9baf4e0608594f5ef6a376c6103d6584f62b8bb2b35507f0ad117ebb5ce91fd6c8522e2de054f3870e79f1cf57ded038faf11edf6a2a89e22488506153c06c7641643e3a1d622541b516807', NULL),
    ('stepped', '', '__start__', '00000001.sIKRYlpA', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\x7be3e7d9'),
    ('timed', '', '__start__', '00000001.A3539F9d', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x97acdc30'),
    ('timed', '', 'messages', '00000002.eYl-ah_c', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2f4c5b71'),
    ('timed', '', 'messages', '00000003.Kezgwugy', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x167d8dd2'),
    ('values', '', 'bytes', '00000001.3OdecuJL', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x2341e6a3'),
    ('values', '', 'large', '00000001.ufLekQLr', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\xf2dee6d7'),
    ('values', '', 'many', '00000001.Pt_Nk4O8', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xa0b4cd6d'),
    ('values', '', 'nested', '00000001.5AJU8NM9', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x769058e8'),
    ('values', '', 'real', '00000001.I4hNWOXl', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x352dee37'),
    ('values', '', 'text', '00000001.dQhmMTIP', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x0b52d3fb'),
    ('values', '', 'when', '00000001.p3SQwiO2', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xaacdb6bb'),
    ('ünï ''code''', '', '__start__', '00000001.CPj_ghDV', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x2102e1b9'),
    ('ünï ''code''', '', 'messages', '00000002.XGf8q2ut', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe0f77afb'),
    ('ünï ''code''', '', 'messages', '00000003.WGiL2mqk', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd79d6852');

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
    ('keyed', 't_ZLTtD1D9h_9', E'\\x01020432303236fee0a9f99c026da0f1cd431b78a5f5f7d2d476066bcaa475a93d4a09272feae739aa89004f32b23f6453942af6bdacdeef6ea06d52900f50e5b850b59ba369f9d81503ffa360fddabe6a308738f3c5422faec23ae89c5c3e17d054a2', 'ring:2026', '2026-11-24 19:39:43.596699+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-24 19:39:43.745286+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', '2Z6bepskjD7UyKSU', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 19:39:43.625789+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1e83ec-c323-68e2-8000-5b2be7e15b78', '78bc05ae-571e-8bb3-ba4a-a96c4c16c6fc', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 19:39:43.40756+00', '2026-11-24 19:39:43.459484+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83ec-c130-69de-8010-856601d0d787', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 19:39:43.472012+00', '2026-11-24 19:39:43.487959+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83ec-c170-64bf-8007-9b483f513d33', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 19:39:43.522784+00', '2026-11-24 19:39:43.522784+00', NULL, 'false', 'false', '2026-11-24 19:39:43.522784+00', NULL, '1f1e83ec-c1c4-6770-bfff-b2bed20446c5', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 19:39:43.466078+00', '2026-11-24 19:39:43.46817+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83ec-c13f-6f69-8001-889e1f53271a', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 19:39:43.596699+00', '2026-11-24 19:39:43.602815+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1e83ec-c285-6e10-8001-d80a306d87a9', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 19:39:43.61802+00', '2026-11-24 19:39:43.61802+00', NULL, 'false', 'false', '2026-11-24 19:39:43.61802+00', NULL, '1f1e83ec-c2ad-6837-bfff-1d5cd457a2d5', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 19:39:43.496205+00', '2026-11-24 19:39:43.506424+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-24 19:39:43.506424+00', '1f1e83ec-c189-64ef-8001-1c368d3167db', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 19:39:43.561967+00', '2026-11-24 19:39:43.572984+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-24 19:39:43.572984+00', '1f1e83ec-c22a-65ae-8001-4a3cdff7f63a', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 19:39:43.539612+00', '2026-11-24 19:39:43.559051+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83ec-c21c-6010-8004-3035f0a65f4d', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-24 19:39:43.666415+00', '2026-11-24 19:39:43.666415+00', NULL, 'false', 'false', '2026-11-24 19:39:43.666415+00', NULL, '1f1e83ec-c322-6b3b-bfff-1ed85ffb41de', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 19:39:43.610171+00', '2026-11-24 19:39:43.612509+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83ec-c2a0-61db-8001-a2026b46b3ef', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 19:39:43.530991+00', '2026-11-24 19:39:43.530991+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 19:39:43.491716+00', '2026-11-24 19:39:43.493752+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83ec-c17e-6625-8001-c5c303f82896', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e83ec-c0a8-6316-bfff-198969ac1221', 'ba0ac815-b0e3-1bfb-d7c6-acbdba0e97ce', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfb529963'),
    ('chat', '', '1f1e83ec-c0a8-6316-bfff-198969ac1221', 'ba0ac815-b0e3-1bfb-d7c6-acbdba0e97ce', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x343aa12c'),
    ('chat', '', '1f1e83ec-c0a8-6316-bfff-198969ac1221', 'ba0ac815-b0e3-1bfb-d7c6-acbdba0e97ce', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x68abf8ba'),
    ('chat', '', '1f1e83ec-c0a9-6d42-8000-442d570449c2', 'b5ab0f91-4cdd-e7d2-5fb3-cd095daaad04', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd31abf31'),
    ('chat', '', '1f1e83ec-c0a9-6d42-8000-442d570449c2', 'b5ab0f91-4cdd-e7d2-5fb3-cd095daaad04', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x447e165e'),
    ('chat', '', '1f1e83ec-c0d3-654d-8002-2fa64000a4dc', '97cb20f0-dc5a-0001-f7c4-3f8f46cc191a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5583b8b0'),
    ('chat', '', '1f1e83ec-c0d3-654d-8002-2fa64000a4dc', '97cb20f0-dc5a-0001-f7c4-3f8f46cc191a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x86c142e0'),
    ('chat', '', '1f1e83ec-c0d3-654d-8002-2fa64000a4dc', '97cb20f0-dc5a-0001-f7c4-3f8f46cc191a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xe9f13a15'),
    ('chat', '', '1f1e83ec-c0d4-65d0-8003-0a3aa2039848', 'e1b0ce00-1821-538c-82e9-a98681bc60bf', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe68b7881'),
    ('chat', '', '1f1e83ec-c0d4-65d0-8003-0a3aa2039848', 'e1b0ce00-1821-538c-82e9-a98681bc60bf', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xcda00b3e'),
    ('chat', '', '1f1e83ec-c0e9-6c99-8005-fd1f53504bf0', '632f6b86-497e-c8ad-bac4-0fbd13c7a52b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xad461be3'),
    ('chat', '', '1f1e83ec-c0e9-6c99-8005-fd1f53504bf0', '632f6b86-497e-c8ad-bac4-0fbd13c7a52b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x295e5955'),
    ('chat', '', '1f1e83ec-c0e9-6c99-8005-fd1f53504bf0', '632f6b86-497e-c8ad-bac4-0fbd13c7a52b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x564217dd'),
    ('chat', '', '1f1e83ec-c0ea-6b12-8006-30296c74a7e5', '2dd494b7-71b6-d6e5-2b3a-a9dc2a427901', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x765014c3'),
    ('chat', '', '1f1e83ec-c0ea-6b12-8006-30296c74a7e5', '2dd494b7-71b6-d6e5-2b3a-a9dc2a427901', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x96a5b84b'),
    ('chat', '', '1f1e83ec-c0fe-6c1e-8008-baf7bcb037f6', '89597c24-e47f-dd91-1aae-4939d1ed132d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd6023dd5'),
    ('chat', '', '1f1e83ec-c0fe-6c1e-8008-baf7bcb037f6', '89597c24-e47f-dd91-1aae-4939d1ed132d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x3b258699'),
    ('chat', '', '1f1e83ec-c0fe-6c1e-8008-baf7bcb037f6', '89597c24-e47f-dd91-1aae-4939d1ed132d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6ca9d969'),
    ('chat', '', '1f1e83ec-c0ff-6a2a-8009-0c4159eec7e9', 'e511ee47-24f5-3022-3bf1-cbd4f2d2c0ed', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf1284b04'),
    ('chat', '', '1f1e83ec-c0ff-6a2a-8009-0c4159eec7e9', 'e511ee47-24f5-3022-3bf1-cbd4f2d2c0ed', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xfa8c90c9'),
    ('chat', '', '1f1e83ec-c115-6607-800b-510457fdec20', '41cc301a-7e89-2aac-d0bf-99dbf8fd0f3a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x679b9d79'),
    ('chat', '', '1f1e83ec-c115-6607-800b-510457fdec20', '41cc301a-7e89-2aac-d0bf-99dbf8fd0f3a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x563cf04a'),
    ('chat', '', '1f1e83ec-c115-6607-800b-510457fdec20', '41cc301a-7e89-2aac-d0bf-99dbf8fd0f3a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9fdb7a90'),
    ('chat', '', '1f1e83ec-c116-6314-800c-c9992d197554', '12aad83c-7377-ef8e-0c95-61faae7029b8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5c6dc925'),
    ('chat', '', '1f1e83ec-c116-6314-800c-c9992d197554', '12aad83c-7377-ef8e-0c95-61faae7029b8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x2d93e192'),
    ('chat', '', '1f1e83ec-c12a-6464-800e-39b667dcf99a', 'a20e5e66-3186-cfe4-f8a7-fbf409c33e74', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf0472694'),
    ('chat', '', '1f1e83ec-c12a-6464-800e-39b667dcf99a', 'a20e5e66-3186-cfe4-f8a7-fbf409c33e74', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\xd2fba33b'),
    ('chat', '', '1f1e83ec-c12a-6464-800e-39b667dcf99a', 'a20e5e66-3186-cfe4-f8a7-fbf409c33e74', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x59e1c0ce'),
    ('chat', '', '1f1e83ec-c12a-6e94-800f-c4d4c1ecb82d', 'd558c667-26eb-78cc-46cb-f5ac611be8c7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5eb5c88d'),
    ('chat', '', '1f1e83ec-c12a-6e94-800f-c4d4c1ecb82d', 'd558c667-26eb-78cc-46cb-f5ac611be8c7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x8628a973'),
    ('delta', '', '1f1e83ec-c148-6f0c-bfff-18fdccfbdf32', 'f542ef63-d782-6956-e994-5fb29b39ae4a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8e6c1beb'),
    ('delta', '', '1f1e83ec-c148-6f0c-bfff-18fdccfbdf32', 'f542ef63-d782-6956-e994-5fb29b39ae4a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xd19bcffe'),
    ('delta', '', '1f1e83ec-c148-6f0c-bfff-18fdccfbdf32', 'f542ef63-d782-6956-e994-5fb29b39ae4a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x09a6af39'),
    ('delta', '', '1f1e83ec-c149-678f-8000-7614dc3be7e9', 'b21db760-2c39-650a-fe97-9c0f98211a7c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x083ee327'),
    ('delta', '', '1f1e83ec-c149-678f-8000-7614dc3be7e9', 'b21db760-2c39-650a-fe97-9c0f98211a7c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x93286557'),
    ('delta', '', '1f1e83ec-c15a-6795-8002-8e3d8684c3bd', 'fa531ca2-152c-6361-9ec6-86f02225269a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe459e3d0'),
    ('delta', '', '1f1e83ec-c15a-6795-8002-8e3d8684c3bd', 'fa531ca2-152c-6361-9ec6-86f02225269a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xf1b9810b'),
    ('delta', '', '1f1e83ec-c15a-6795-8002-8e3d8684c3bd', 'fa531ca2-152c-6361-9ec6-86f02225269a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x70818059'),
    ('delta', '', '1f1e83ec-c15b-63e9-8003-8176734b414e', 'c7a6b0a3-37f4-abd1-7e0f-ca6c569ef490', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x566e8f18'),
    ('delta', '', '1f1e83ec-c15b-63e9-8003-8176734b414e', 'c7a6b0a3-37f4-abd1-7e0f-ca6c569ef490', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x1cc9d7a1'),
    ('delta', '', '1f1e83ec-c16a-64e0-8005-b3929f64e6f7', '7b261e11-0757-1bac-5e5a-a7519c21c08e', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5b744aaf'),
    ('delta', '', '1f1e83ec-c16a-64e0-8005-b3929f64e6f7', '7b261e11-0757-1bac-5e5a-a7519c21c08e', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x5e2dd3de'),
    ('delta', '', '1f1e83ec-c16a-64e0-8005-b3929f64e6f7', '7b261e11-0757-1bac-5e5a-a7519c21c08e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5d8d8c5e'),
    ('delta', '', '1f1e83ec-c16a-6ddf-8006-a7fe99677eb1', '53437a1c-5fcc-7af5-be4e-384e3ed55355', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc67e22ef'),
    ('delta', '', '1f1e83ec-c16a-6ddf-8006-a7fe99677eb1', '53437a1c-5fcc-7af5-be4e-384e3ed55355', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x94508649'),
    ('failed', '', '1f1e83ec-c1c4-6770-bfff-b2bed20446c5', 'ba1d6a97-572f-2479-29ce-dd7b7c553695', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x94f5147b'),
    ('failed', '', '1f1e83ec-c1c4-6770-bfff-b2bed20446c5', 'ba1d6a97-572f-2479-29ce-dd7b7c553695', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xc08bd511'),
    ('failed', '', '1f1e83ec-c1c4-6770-bfff-b2bed20446c5', 'ba1d6a97-572f-2479-29ce-dd7b7c553695', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xe70a31cf'),
    ('failed', '', '1f1e83ec-c1c4-6770-bfff-b2bed20446c5', 'ba1d6a97-572f-2479-29ce-dd7b7c553695', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6fd56bf3'),
    ('failed', '', '1f1e83ec-c1c5-62e6-8000-7cf294b06fe0', 'e7dd7db6-2b40-78df-52ee-da1e3c5c0987', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x21568f34'),
    ('failed', '', '1f1e83ec-c1c5-62e6-8000-7cf294b06fe0', 'e7dd7db6-2b40-78df-52ee-da1e3c5c0987', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xd4247566'),
    ('failed', '', '1f1e83ec-c1c5-62e6-8000-7cf294b06fe0', 'e7dd7db6-2b40-78df-52ee-da1e3c5c0987', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xc462f2df'),
    ('failed', '', '1f1e83ec-c1c5-62e6-8000-7cf294b06fe0', 'e7dd7db6-2b40-78df-52ee-da1e3c5c0987', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x1c033d8f'),
    ('failed', '', '1f1e83ec-c1cb-6594-8001-06b5d90045ff', '491764b0-535e-5e25-b969-303ace47903e', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', '', '1f1e83ec-c1cb-6594-8001-06b5d90045ff', '9a6991d8-515a-135a-8616-f113401485b7', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', 'inner:9a6991d8-515a-135a-8616-f113401485b7', '1f1e83ec-c1d2-6190-bfff-a6f4a0d76426', '7bd53e38-df5e-b7d0-d7e4-6c66904f1f72', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8030b3d8'),
    ('failed', 'inner:9a6991d8-515a-135a-8616-f113401485b7', '1f1e83ec-c1d2-6190-bfff-a6f4a0d76426', '7bd53e38-df5e-b7d0-d7e4-6c66904f1f72', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x89255997'),
    ('failed', 'inner:9a6991d8-515a-135a-8616-f113401485b7', '1f1e83ec-c1d2-6190-bfff-a6f4a0d76426', '7bd53e38-df5e-b7d0-d7e4-6c66904f1f72', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x63137e3c'),
    ('failed', 'inner:9a6991d8-515a-135a-8616-f113401485b7', '1f1e83ec-c1d2-6190-bfff-a6f4a0d76426', '7bd53e38-df5e-b7d0-d7e4-6c66904f1f72', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x89ed9d20'),
    ('failed', 'inner:9a6991d8-515a-135a-8616-f113401485b7', '1f1e83ec-c1d2-6190-bfff-a6f4a0d76426', '7bd53e38-df5e-b7d0-d7e4-6c66904f1f72', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xfde76599'),
    ('fork', '', '1f1e83ec-c13a-671a-bfff-8fe70b9c74ac', 'c1020b00-75cd-1d7a-e3f0-bd603135cadc', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc7e2a0d4'),
    ('fork', '', '1f1e83ec-c13a-671a-bfff-8fe70b9c74ac', 'c1020b00-75cd-1d7a-e3f0-bd603135cadc', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x8a794e83'),
    ('fork', '', '1f1e83ec-c13a-671a-bfff-8fe70b9c74ac', 'c1020b00-75cd-1d7a-e3f0-bd603135cadc', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x2522c11d'),
    ('fork', '', '1f1e83ec-c13b-6065-8000-7254fcb217e5', '2e0f78ff-c28e-634e-2c47-10164fee6c07', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7551163a'),
    ('fork', '', '1f1e83ec-c13b-6065-8000-7254fcb217e5', '2e0f78ff-c28e-634e-2c47-10164fee6c07', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xc06bfd95'),
    ('keyed', '', '1f1e83ec-c275-6e22-bfff-fc8ce76b18e7', '39af9eb9-b37e-ba58-bf16-e107713eec18', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022cbe36b49b76702c262d763af73744ebda26e19a0d9db7adc8bd524b66203804af9a50142ad95888f70614ea01b8214dabd2485e25b4d9f11d03ffe2e9d643f67d85f9f410a1f42ac6890478d8cf69e3992da03066638b247f107177ce2d5c59511aec447cf09257e14f8421b2bf35c5b5dd9f80f13794952b0116a2d934ced4e24177cdb488a24637f5b4550a639b066e75780201a9916ecfac8fe55ff9cd4d21688f5400b7cf73b47d29557959c21ee9b0933a1d91cdf5c8fa075677713fe9049fb36c125f715b5e3dbee36b112ed71c3a7803a2f82a5fa7ae1eafd553974ce305e91faec723cdccda16516a8ee63efc0d5bc9a2070949aaf64786fc5ed98c92fac6a4fd56b6453744902b06904e815e3a2036bfd90579ac78ab125f6143457bc681f2da2bf57374db514203e0acba3b39bcc93d50f6b0429cbf', NULL),
    ('keyed', '', '1f1e83ec-c275-6e22-bfff-fc8ce76b18e7', '39af9eb9-b37e-ba58-bf16-e107713eec18', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022ca7e6999cc062530c2d8b4719ac4818a7ed901dbf2863a1794244c4205a0122cf53466b9d16', NULL),
    ('keyed', '', '1f1e83ec-c275-6e22-bfff-fc8ce76b18e7', '39af9eb9-b37e-ba58-bf16-e107713eec18', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022ca7ce43a1a72f300f0a22bb88bb8c16a5f33cc510af0670ba6b5a6de8', NULL),
    ('keyed', '', '1f1e83ec-c276-6ba7-8000-e2fc328ed982', '0b5fbce5-fbee-105e-6930-e492317f35ea', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022ce2bab604f153f8283663565b74e44810e2ed6ca1253dd3e86bd116440fc807a807732ab56e3c6e1f21b5d5803dda823811bffcc3d451605eff306ba33a0650c6ecd71edfe9ef079d2c196a9a6fed7d5319e90250fac3ef0378a5db1f650471b4124d7e6b510fc8ee4d9e02da33670854097508fac450df84659adea8bbfdb5813ce47f95367505447663fdcd6f490abb23dadf64ed028fccf2a1d371d6ad97742e38bc5ba4a794fdfd33969900622e6d3ae9a3f96945418dbf4c770968dde98dfe8aab13d5c27213ba92901f64b0c9aea7889a7fd5356b533273eba9a1073d855280437ccd10e8841ec0adc32fea11e6d55829b730ee03e78439b6e1a082128c6ba59d44135a0776faf7bc17be456063f2af9909773a82565b9647c928b9b2b0916df99a3cab04f217cb5ebdde797aa511afd04d0fee08af5d926ceb2c9866ba98faebb2f8fd78adac78747852a5039d7df6ad791fbeee1c3fc2dfa93dbec3d2d1', NULL),
    ('keyed', '', '1f1e83ec-c276-6ba7-8000-e2fc328ed982', '0b5fbce5-fbee-105e-6930-e492317f35ea', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022c63dfafe397f628f7dbfefda66dd767a721423d29b8b7b02b9e6e11510a0c5b', NULL),
    ('left', '', '1f1e83ec-c2ad-6837-bfff-1d5cd457a2d5', '4013930f-2175-9d46-c0aa-83ec77833de4', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3fd67cd3'),
    ('left', '', '1f1e83ec-c2ad-6837-bfff-1d5cd457a2d5', '4013930f-2175-9d46-c0aa-83ec77833de4', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x14672e1b'),
    ('left', '', '1f1e83ec-c2ad-6837-bfff-1d5cd457a2d5', '4013930f-2175-9d46-c0aa-83ec77833de4', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xa0f99465'),
    ('left', '', '1f1e83ec-c2ad-6837-bfff-1d5cd457a2d5', '4013930f-2175-9d46-c0aa-83ec77833de4', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x8e936b91'),
    ('left', '', '1f1e83ec-c2ae-6110-8000-f2909f3aa074', 'd34daab7-31a2-5a78-b851-2ac64d0a5621', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa0d9248a'),
    ('left', '', '1f1e83ec-c2ae-6110-8000-f2909f3aa074', 'd34daab7-31a2-5a78-b851-2ac64d0a5621', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x33e939a1'),
    ('left', '', '1f1e83ec-c2ae-6110-8000-f2909f3aa074', 'd34daab7-31a2-5a78-b851-2ac64d0a5621', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x16428e1c'),
    ('left', '', '1f1e83ec-c2ae-6110-8000-f2909f3aa074', 'd34daab7-31a2-5a78-b851-2ac64d0a5621', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x1ebc8ef9'),
    ('left', '', '1f1e83ec-c2b4-6775-8001-e4d593b913d0', '3d124257-9b18-09ad-6cfb-da3e64e20f7c', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', '', '1f1e83ec-c2b4-6775-8001-e4d593b913d0', 'fecbe087-e737-c339-100a-e0e61f86a5f1', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', 'inner:3d124257-9b18-09ad-6cfb-da3e64e20f7c', '1f1e83ec-c2ba-6da1-bfff-f686db1982c2', 'aa86ab8b-a77c-5b51-487f-94c9b02a4901', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc8025dc0'),
    ('left', 'inner:3d124257-9b18-09ad-6cfb-da3e64e20f7c', '1f1e83ec-c2ba-6da1-bfff-f686db1982c2', 'aa86ab8b-a77c-5b51-487f-94c9b02a4901', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x082ed499'),
    ('left', 'inner:3d124257-9b18-09ad-6cfb-da3e64e20f7c', '1f1e83ec-c2ba-6da1-bfff-f686db1982c2', 'aa86ab8b-a77c-5b51-487f-94c9b02a4901', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xb337e228'),
    ('left', 'inner:3d124257-9b18-09ad-6cfb-da3e64e20f7c', '1f1e83ec-c2ba-6da1-bfff-f686db1982c2', 'aa86ab8b-a77c-5b51-487f-94c9b02a4901', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xc2e1789d'),
    ('left', 'inner:3d124257-9b18-09ad-6cfb-da3e64e20f7c', '1f1e83ec-c2ba-6da1-bfff-f686db1982c2', 'aa86ab8b-a77c-5b51-487f-94c9b02a4901', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xf06d3681'),
    ('question', '', '1f1e83ec-c184-6509-bfff-f95fce5fffd9', 'e96ee7e0-0036-1b88-a8ba-f32b7bc87a41', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb14bc534'),
    ('question', '', '1f1e83ec-c184-6509-bfff-f95fce5fffd9', 'e96ee7e0-0036-1b88-a8ba-f32b7bc87a41', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x937187b5'),
    ('question', '', '1f1e83ec-c184-6509-bfff-f95fce5fffd9', 'e96ee7e0-0036-1b88-a8ba-f32b7bc87a41', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xe6043482'),
    ('question', '', '1f1e83ec-c184-6cf0-8000-e659a30ca767', '90e78a9d-0d65-0f15-d666-a71dae3b92b1', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd26991eb'),
    ('question', '', '1f1e83ec-c184-6cf0-8000-e659a30ca767', '90e78a9d-0d65-0f15-d666-a71dae3b92b1', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xe2cbf216'),
    ('question', '', '1f1e83ec-c184-6cf0-8000-e659a30ca767', '90e78a9d-0d65-0f15-d666-a71dae3b92b1', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x5d7b25fc'),
    ('question', '', '1f1e83ec-c184-6cf0-8000-e659a30ca767', '90e78a9d-0d65-0f15-d666-a71dae3b92b1', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xbefd552a'),
    ('question', '', '1f1e83ec-c189-64ef-8001-1c368d3167db', '45bd49ac-ab39-c61b-8cb1-3968003ac83d', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203935383033373363383131633434383262303165613337363735616465616263af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1e83ec-c189-64ef-8001-1c368d3167db', '6f94126e-80eb-8a4a-eb87-7fb31509040e', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\xc03cdd15'),
    ('question', 'inner:45bd49ac-ab39-c61b-8cb1-3968003ac83d', '1f1e83ec-c194-6d2e-bfff-93f470de7bab', '13624b86-15b0-843d-0aa2-a235d3d72183', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5878a813'),
    ('question', 'inner:45bd49ac-ab39-c61b-8cb1-3968003ac83d', '1f1e83ec-c194-6d2e-bfff-93f470de7bab', '13624b86-15b0-843d-0aa2-a235d3d72183', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x8c502fbb'),
    ('question', 'inner:45bd49ac-ab39-c61b-8cb1-3968003ac83d', '1f1e83ec-c194-6d2e-bfff-93f470de7bab', '13624b86-15b0-843d-0aa2-a235d3d72183', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xb0995c85'),
    ('question', 'inner:45bd49ac-ab39-c61b-8cb1-3968003ac83d', '1f1e83ec-c194-6d2e-bfff-93f470de7bab', '13624b86-15b0-843d-0aa2-a235d3d72183', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xd9bd1bf3'),
    ('question', 'inner:45bd49ac-ab39-c61b-8cb1-3968003ac83d', '1f1e83ec-c195-66df-8000-630c87e53719', '0f8ef5cb-e5b7-d208-61e4-1c6b2ff8610b', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203935383033373363383131633434383262303165613337363735616465616263af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e83ec-c224-67a6-bfff-20995998fc71', '469421fc-d23f-0fc9-27f6-47b928accc8a', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c195309d5c441e334ff81dbdb2efb37dd62c18d784021d66fdbd10c1408c0fbb97c78569dac977b5504834a58d9cf9db16acf849fb8bf1a31866846699c2ec6d65312c342b87592248f440c04f50e397a9e07f99e3f1aa957b8dcad0a771540510862e9084e395bc9d9353d403cef37de5c16f087819027e25d5110b8661ba0cc5154b700dfb01d896fdea04767a008e1b45e7b3d007340766216f997d5d081a08de03bc5b18b4b187da936d9f', NULL),
    ('sealed too', '', '1f1e83ec-c224-67a6-bfff-20995998fc71', '469421fc-d23f-0fc9-27f6-47b928accc8a', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c14a87429ffaefe8d3fbb33bedf508a28f0a04ed45d776586cf4850b0414772717320e7a04df', NULL),
    ('sealed too', '', '1f1e83ec-c224-67a6-bfff-20995998fc71', '469421fc-d23f-0fc9-27f6-47b928accc8a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1566f9ff98ec80cbdac256f3651c9541542e462566151dcd2874a0be0', NULL),
    ('sealed too', '', '1f1e83ec-c225-6073-8000-6102ba3b8d87', 'e165414a-eb1e-02ef-5312-97582f3e6d48', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c108e6ab92edcc12d5c643009ceb227fd48d78b6a0ce33b4bfa3c57223584f8cc4d68286803f25387b3d7d49a540b4305046d5e1054df993662e8e3d189902e2eaf8a4b5d4afec3e5e63c993b9724d363ec5b754f976b2ace0d7ec027bdae2b98f3c50816b74449b91384a8d5f143d556353d9f00c73a553ee25fbf57b3e135d04a7c6ae9da5085c9545462c967e3d805d68935b6dc8e784fcfd9eec362f0d2fa2f30d0eb980041be9f3f5b585ad6fc61637d1049cedf84bc7814d532955a01ad102422bbf10b4aa1eb26848e2d5d76cc9e7d49a1d9a50432bb7404b0cfccd498d74cef1dd872a5cfd0b5aac0950ddc4c45cffc1d9c8bd111778ef73678eb148bd9a0481bc7e295ba5e53640aeadcd578dcd4da94e6f39a5238e77b4de60b5580027ca7ed8920e72e63b01ab27355fb54365c9e0fda3ba47674639ae850fd10228f5e1a1c929d5ad4ba2438889ffee139ea111a14b0186d49e1e2c23f4d057c751c1', NULL),
    ('sealed too', '', '1f1e83ec-c225-6073-8000-6102ba3b8d87', 'e165414a-eb1e-02ef-5312-97582f3e6d48', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1437be88803335b9d28c91aaca7f10243d3711186c651c72ab1f2f252e769a8', NULL),
    ('sealed too', '', '1f1e83ec-c225-6073-8000-6102ba3b8d87', 'e165414a-eb1e-02ef-5312-97582f3e6d48', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c170ab96b0b4d2ada909001e5f338239e615caec0b8c98695fd6f8a12e', NULL),
    ('sealed too', '', '1f1e83ec-c225-6073-8000-6102ba3b8d87', 'e165414a-eb1e-02ef-5312-97582f3e6d48', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1595fa295a84c3938a333da31cbd55a52bdf88d3a164ae9acefd526dc', NULL),
    ('sealed too', '', '1f1e83ec-c22a-65ae-8001-4a3cdff7f63a', 'bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1e1156b4e65d48861c47392b49341452cc415521281d5b29d98e006196418adef26950790cd8dc7c0ecc80fe62668c0f42bc3ca3cc08aaaad48a66d4070f1da25abd0edafe4f61a554f0ddec1b40f77361304568efd3abdd9fdd78767f2bce1c500dc9813b731c5860e06c3547dfe88c4fe6c049438d8dffc8252df92f092886ea3a8150a78f827d5601557', NULL),
    ('sealed too', '', '1f1e83ec-c22a-65ae-8001-4a3cdff7f63a', 'c2209a3d-b083-eedd-a84f-021c9650d3c3', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c15e47a11d2224a0d8a6423c6bc5d2c057166d8dd955fbc8fdd7347a3df714f99325656a9a', NULL),
    ('sealed too', 'inner:bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', '1f1e83ec-c22e-6fc1-bfff-d71bdc67efa9', 'e82eff06-7bbb-9072-2643-51e3f2bab4ea', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1bf733a1f97db608f71156a9132617cce256d1e85326af43eb652fb5f3463b2acf2913ca792775dfbcc7793e0ea9e2176a0d4e27c7212aec44c1a2a803247c8cde25db5c1e358a437311f6fc5ce3d6dfe6584739538033d3d10398cba469bdaa6c287eeaaba088991a30028a2bdbce615c8819549dce7218b8eb20cd8a93034abac72fcc8f7611899bceb83c972857a30c06e71ab3861fa2f106ab08db97f03c7c122dd26f5e0de9f1975fe19515812ab0fc278dd3cc0c6afbf493a9619065819c6f393483fab02c684ded0e11ad5f766bb04a2abfc5e1b5a4c7fd8979598af6682c7bb6dd7345f060cdd7f54b6720f70d206c65326a96f773c19bdc41951ec93b7c6207cf8e5f551b71b36d3e96b994b85f9eefff02b22f09928195e727e65975f478bd83920083782e5c535053f2f012753bea173cb03059c60b485451441d396f232d3f0d7ea5e72edcc77d64c2df849db02169b443c16ea27b49dcb55985fec78c7c40e6d3213623e98691eb4b66cb6f69fc81dd3b83bfb5ffdc9cde0be73c19efabf3c1dc2c9e2107814676b665cd9cc894a96c0870b6bc97cfe7c84a20af8c5002b35ed645537f4034d8bae86dd6f29237d6a3617f7dfb8f58c17ca218964b3ada216b1040a9e07645cba09ba1a28b5fa87fd0c93be510965e5999f33327c0891ac3b5fb7f9c880f821fe29a8cb', NULL),
    ('sealed too', 'inner:bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', '1f1e83ec-c22e-6fc1-bfff-d71bdc67efa9', 'e82eff06-7bbb-9072-2643-51e3f2bab4ea', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c14dec130675d034c09e6fb1051aa43ebcf5e0b7eccd3fd12b5dbecf2adc1af4', NULL),
    ('sealed too', 'inner:bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', '1f1e83ec-c22e-6fc1-bfff-d71bdc67efa9', 'e82eff06-7bbb-9072-2643-51e3f2bab4ea', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1a8c2c5c28b4a04cf04b285f0de5c3be03959e28bc8780c74296cdbd020276dd60c10adecbe', NULL),
    ('sealed too', 'inner:bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', '1f1e83ec-c22e-6fc1-bfff-d71bdc67efa9', 'e82eff06-7bbb-9072-2643-51e3f2bab4ea', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c13481d87935c13ad76e831fc8308f23bfbd36d4b7a91eaec25ec33325', NULL),
    ('sealed too', 'inner:bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', '1f1e83ec-c22f-684c-8000-ab663668a56c', '6caff9d6-efe7-862f-301a-c9f5439caa03', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c17c277641d14aad9abeb9b90d631835b8dc20073d2faea884d50a3b1a2555667f8f0a41a52846705e98a663708bb08130e5e006cc37261b49091bdff9c04ab9e02d47b9c3bb61ae0168f556a31600f3dff58d9018bb72b83e69f9c24402433cd579da353e7e73b7f8db17f0de871821bb41212ae5d72910f0828d1d288f7c469f1da231dbc33c8cce6abb8b', NULL),
    ('sealed', '', '1f1e83ec-c1ec-6cab-bfff-bbcad39eca57', '0145c06a-1156-6adf-b6b9-058dfca29f4a', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c183f7fc75001f34438e9a2caada27c30aa2b6b4d370c89bf70d13aeafbea8eda5f3d72ed39757d956045dc9820009e2cbc8ec0c435d9eb83f0cd5269e6d27540977d26ed6b1bdddfa9a10e97c84c0086c84c7dd60610305d7c3565f9fe18a98d6bbb911de939b59aad305fb6db2797d338cd077f80af0be3fe579a642e52fab5a587018fa4cce5b7434422639dbca6f6e33a1859c8f683f2075a920e947ed4c33a098fae858813fd4a90fee97a7f2c90756b6e2aa850c36b351884ae17901c63c2373dce85749bf6e8265e1cfdba7d9ec0c52fff244d69b98d55eb94ce49cecbd4cdae1ac7d3997d95251014a7f965f9fd7536803637edac350e115558f76ae9bf43891e6be0b668a94b0bc5b8322710111bffa7c00f5bdb8b77ae464771938975abf3027ee4fc23cb452cd745fd3a62afee9fa85246354458d92', NULL),
    ('sealed', '', '1f1e83ec-c1ec-6cab-bfff-bbcad39eca57', '0145c06a-1156-6adf-b6b9-058dfca29f4a', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c13c644ee448c2e9f32a74a27d8e95f4e5cb766a1ddf3eb148ab67b4642eba4376411b484016', NULL),
    ('sealed', '', '1f1e83ec-c1ec-6cab-bfff-bbcad39eca57', '0145c06a-1156-6adf-b6b9-058dfca29f4a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c17df07bce113dc8b8ad6b226391c365a95081b77e1c73efe69a99475e', NULL),
    ('sealed', '', '1f1e83ec-c1ed-678f-8000-27a15f6df675', 'b2d8af5c-7267-6277-fee6-3af457b0a277', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c12c81321ed9d5347f47113cc693e8795d02275f13e39751097cc00e33d27f1128d53848a0638ddd1283e2c07ae6c79ee5ad4e82bfc43ab885bea526bde9f2959b57f491151e1d0a694262c3415d07ac31cadfcb7ac0970bc389d6cc223d859c67e8606ac2cfc2231fe7047ea3af7852b8219c955f7cab82c945f0f23f8cb7e1fadf681f35fb01e42440461777130d7c4acff5ad2a90eb40cb1095a30e427e3e1e872fefdcf6432fcd7604f216892670ab23b3062277bab5cbe61d46c1a546c1da289b03e496975854fbb15f1302512b8ca87b82540025cdab67889ddd2b8f195929e37feebdeed10810278d6c44e8a2dc5100e805c6ca1edb73caecc64b1dc5e0993e708cc87f5735a5db59384e3a4544e8ced158069221ab1e2a497b6df9ba89922e6fc006e07c7e6a40bdbbf58c26ae805e641fbb08e951ec8eb25a06c5a528d9e87642d9be91f9e135fc20375674f95f277346017246cf4a1dd1790b461c22bd', NULL),
    ('sealed', '', '1f1e83ec-c1ed-678f-8000-27a15f6df675', 'b2d8af5c-7267-6277-fee6-3af457b0a277', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c17f592fe5133af8bb2b49c12ae5696b5374827a67dcc39179ad63b881c9495b', NULL),
    ('sealed', '', '1f1e83ec-c212-6dd8-8002-5ca12f2340e1', 'ab9a818b-0252-2f03-a600-042d90514811', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1ad91e6043a434214d9257133cbc077556b7010941f7afe5350a2fc8c606ef12b11d6db876c1280d328d70f3cef7d82a867b669e9276e9bf012b7564009bdbc3813b9a9b788f72f6688e36784ddbd93d03ce47c07a981204267666e13df9425602e61e03b9f29b1d6d4a8116594cfe0c5ac8c0e57f5f7c454c261edfe668a22a65d45f6f2f732c4fee559fd23d79daa16689ac09991392ccd261260e379aa142bc293ae412f9c3eb9942b0055c5bdb7e3f78853e606101c16d8822cb4b831be31a322e373dcffd86c84cc1ed13a18e430d2722fef8cf74bfbe0f6b3e9953d1b7072e574cc04cf389c0c1cb523d93fd9a1ddf4ec701676d07e6637a96832353c92524194fb1d19b4bedd2786a67eb457257489b8d548fd43dc9f42036b641592aa9ee53da7e87027c1b1ab6b27063065f005acefa02d6cfde83cbb', NULL),
    ('sealed', '', '1f1e83ec-c212-6dd8-8002-5ca12f2340e1', 'ab9a818b-0252-2f03-a600-042d90514811', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c109a967b87f2258cbb32bb9d33c00afd1894b46188a3c5788e95044f483f5063d6890289d5c', NULL),
    ('sealed', '', '1f1e83ec-c212-6dd8-8002-5ca12f2340e1', 'ab9a818b-0252-2f03-a600-042d90514811', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1e588969c00bb39b6864f7c7a62571165a0957747c09cbdf196ba5024', NULL),
    ('sealed', '', '1f1e83ec-c213-6bfa-8003-d2c1aa21811c', '6093a7d0-7245-4f6d-7a49-675d8af891b5', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1e1f6c35ff603aae856a7ab3c362b236a48f4cc2aa37c5b3987fef523c3a606444790505771594d5a457fbaa0065eb031381c3075e456943a023630f44ed91ddf79aa211f43445462fe01a1dbcab3490487bc60ec2af09444a9b5a6e9ca7db2776c8baa7d216fb995139fc74ea440b4683631734b9249bb698b5aabae5b9046066b5b554c96869a6ee151d3dfdd8d3e9b925b17a4d7a62bbc9e5332bfb816597f6781810c0a2a645f30d14b09a3c586a3025605445dffc7c0ad8b5328cfa5fe2589513d3606adb16a5120e8505b53f81a759a7e21c4f81cf0238bebe31bdeaf68778fd71ca28fff9f127c338063f4426d0d1374ab33443e5b856e22a0569e7d4e8e6e302f944bf593886bbb1f21d29ce23939fbb1888ad6a0d6e1367352c343be8ba4ed0dbac6820ce63588fbe70e46a714dc594b02e8e48c538aa71ca0e800f8a32f4b6205052d00b07c9af8f946f3374e8d88c89b433bee0d3ba6e52659acefec', NULL),
    ('sealed', '', '1f1e83ec-c213-6bfa-8003-d2c1aa21811c', '6093a7d0-7245-4f6d-7a49-675d8af891b5', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1dd53cf0b586d0706e658383acc24ed4934e8364dd6b92e83620014bf355177', NULL),
    ('stepped', '', '1f1e83ec-c322-6b3b-bfff-1ed85ffb41de', '2071c82f-71d7-823f-4a6b-78230127c08e', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\x727ee45c'),
    ('stepped', '', '1f1e83ec-c322-6b3b-bfff-1ed85ffb41de', '2071c82f-71d7-823f-4a6b-78230127c08e', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\xb52275b6'),
    ('stepped', '', '1f1e83ec-c323-68e2-8000-5b2be7e15b78', '78bc05ae-571e-8bb3-ba4a-a96c4c16c6fc', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1e83ec-c299-678d-bfff-c186b61cbc3e', 'a7e81434-6c90-f6cd-d91c-856a67a0036e', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xee341e16'),
    ('timed', '', '1f1e83ec-c299-678d-bfff-c186b61cbc3e', 'a7e81434-6c90-f6cd-d91c-856a67a0036e', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x0a36d025'),
    ('timed', '', '1f1e83ec-c299-678d-bfff-c186b61cbc3e', 'a7e81434-6c90-f6cd-d91c-856a67a0036e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb364c0e6'),
    ('timed', '', '1f1e83ec-c29a-62a0-8000-497e660e82ba', '4fd4d3de-506b-08b0-08cd-3bc071aede18', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x236b4199'),
    ('timed', '', '1f1e83ec-c29a-62a0-8000-497e660e82ba', '4fd4d3de-506b-08b0-08cd-3bc071aede18', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x7c230d8b'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e83ec-c178-6ddf-bfff-d893dfdfba91', 'a60cb2d6-9c89-23c6-5b5f-718f0242adbd', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6e6629e1'),
    ('ünï ''code''', '', '1f1e83ec-c178-6ddf-bfff-d893dfdfba91', 'a60cb2d6-9c89-23c6-5b5f-718f0242adbd', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x3436f1d1'),
    ('ünï ''code''', '', '1f1e83ec-c178-6ddf-bfff-d893dfdfba91', 'a60cb2d6-9c89-23c6-5b5f-718f0242adbd', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x8e4dc071'),
    ('ünï ''code''', '', '1f1e83ec-c179-6640-8000-2e1a1e9e89d4', '0a72d46f-aa7f-4e2d-60f3-4c8f13ef199e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x14e3d9e1'),
    ('ünï ''code''', '', '1f1e83ec-c179-6640-8000-2e1a1e9e89d4', '0a72d46f-aa7f-4e2d-60f3-4c8f13ef199e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x6d878278');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e83ec-c0a8-6316-bfff-198969ac1221', NULL, '{"v": 4, "id": "1f1e83ec-c0a8-6316-bfff-198969ac1221", "ts": "2026-11-24T19:39:43.405332+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.3k4-9zVS"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5f11128a8a5fcc417abc059a', NULL, NULL),
    ('chat', '', '1f1e83ec-c0a9-6d42-8000-442d570449c2', '1f1e83ec-c0a8-6316-bfff-198969ac1221', '{"v": 4, "id": "1f1e83ec-c0a9-6d42-8000-442d570449c2", "ts": "2026-11-24T19:39:43.406001+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.3k4-9zVS"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.2fZq3Cbs", "messages": "00000002.2fZq3Cbs", "__start__": "00000002.2fZq3Cbs", "branch:to:reply": "00000002.2fZq3Cbs"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x61eead4b4a1e4b44db021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c0b7-6b7e-8001-ae52853b881a', '1f1e83ec-c0a9-6d42-8000-442d570449c2', '{"v": 4, "id": "1f1e83ec-c0b7-6b7e-8001-ae52853b881a", "ts": "2026-11-24T19:39:43.411686+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.2fZq3Cbs"}, "__input__": {}, "__start__": {"__start__": "00000001.3k4-9zVS"}}, "channel_values": {}, "channel_versions": {"items": "00000003.xq3SFx9j", "messages": "00000003.xq3SFx9j", "__start__": "00000002.2fZq3Cbs", "branch:to:reply": "00000003.xq3SFx9j"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xbcc91aca0ff418dcdb021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c0d3-654d-8002-2fa64000a4dc', '1f1e83ec-c0b7-6b7e-8001-ae52853b881a', '{"v": 4, "id": "1f1e83ec-c0d3-654d-8002-2fa64000a4dc", "ts": "2026-11-24T19:39:43.422992+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.2fZq3Cbs"}, "__input__": {}, "__start__": {"__start__": "00000001.3k4-9zVS"}}, "channel_values": {}, "channel_versions": {"items": "00000003.xq3SFx9j", "messages": "00000003.xq3SFx9j", "__start__": "00000004.O6Wl3BEf", "branch:to:reply": "00000003.xq3SFx9j"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xc5436ba844106cbb7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c0d4-65d0-8003-0a3aa2039848', '1f1e83ec-c0d3-654d-8002-2fa64000a4dc', '{"v": 4, "id": "1f1e83ec-c0d4-65d0-8003-0a3aa2039848", "ts": "2026-11-24T19:39:43.423425+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.2fZq3Cbs"}, "__input__": {}, "__start__": {"__start__": "00000004.O6Wl3BEf"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.xv67-Rj1", "messages": "00000005.xv67-Rj1", "__start__": "00000005.xv67-Rj1", "branch:to:reply": "00000005.xv67-Rj1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x2a41aada2c8ef596db021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c0dd-6d6e-8004-8ee52b0d7fd4', '1f1e83ec-c0d4-65d0-8003-0a3aa2039848', '{"v": 4, "id": "1f1e83ec-c0dd-6d6e-8004-8ee52b0d7fd4", "ts": "2026-11-24T19:39:43.427300+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.xv67-Rj1"}, "__input__": {}, "__start__": {"__start__": "00000004.O6Wl3BEf"}}, "channel_values": {}, "channel_versions": {"items": "00000006.TqcQI468", "messages": "00000006.TqcQI468", "__start__": "00000005.xv67-Rj1", "branch:to:reply": "00000006.TqcQI468"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x6bcaabef6a79188fdb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e83ec-c0e9-6c99-8005-fd1f53504bf0', '1f1e83ec-c0dd-6d6e-8004-8ee52b0d7fd4', '{"v": 4, "id": "1f1e83ec-c0e9-6c99-8005-fd1f53504bf0", "ts": "2026-11-24T19:39:43.432195+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.xv67-Rj1"}, "__input__": {}, "__start__": {"__start__": "00000004.O6Wl3BEf"}}, "channel_values": {}, "channel_versions": {"items": "00000006.TqcQI468", "messages": "00000006.TqcQI468", "__start__": "00000007.HePAxjRU", "branch:to:reply": "00000006.TqcQI468"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x97ebf985019fe7697abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c0ea-6b12-8006-30296c74a7e5', '1f1e83ec-c0e9-6c99-8005-fd1f53504bf0', '{"v": 4, "id": "1f1e83ec-c0ea-6b12-8006-30296c74a7e5", "ts": "2026-11-24T19:39:43.432572+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.xv67-Rj1"}, "__input__": {}, "__start__": {"__start__": "00000007.HePAxjRU"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.-3d4fcod", "messages": "00000008.-3d4fcod", "__start__": "00000008.-3d4fcod", "branch:to:reply": "00000008.-3d4fcod"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x43aec9e1578af0a6db021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c0f0-6aa8-8007-e2fa6a25c3fa', '1f1e83ec-c0ea-6b12-8006-30296c74a7e5', '{"v": 4, "id": "1f1e83ec-c0f0-6aa8-8007-e2fa6a25c3fa", "ts": "2026-11-24T19:39:43.435016+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.-3d4fcod"}, "__input__": {}, "__start__": {"__start__": "00000007.HePAxjRU"}}, "channel_values": {}, "channel_versions": {"items": "00000009.VLznA5a7", "messages": "00000009.VLznA5a7", "__start__": "00000008.-3d4fcod", "branch:to:reply": "00000009.VLznA5a7"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x4e558f3ca4c717b1db021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c0fe-6c1e-8008-baf7bcb037f6', '1f1e83ec-c0f0-6aa8-8007-e2fa6a25c3fa', '{"v": 4, "id": "1f1e83ec-c0fe-6c1e-8008-baf7bcb037f6", "ts": "2026-11-24T19:39:43.440786+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.-3d4fcod"}, "__input__": {}, "__start__": {"__start__": "00000007.HePAxjRU"}}, "channel_values": {}, "channel_versions": {"items": "00000009.VLznA5a7", "messages": "00000009.VLznA5a7", "__start__": "00000010.N5QgEVl5", "branch:to:reply": "00000009.VLznA5a7"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x11a525da2f2cb6b57abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c0ff-6a2a-8009-0c4159eec7e9', '1f1e83ec-c0fe-6c1e-8008-baf7bcb037f6', '{"v": 4, "id": "1f1e83ec-c0ff-6a2a-8009-0c4159eec7e9", "ts": "2026-11-24T19:39:43.441150+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.-3d4fcod"}, "__input__": {}, "__start__": {"__start__": "00000010.N5QgEVl5"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.FW_969Ls", "messages": "00000011.FW_969Ls", "__start__": "00000011.FW_969Ls", "branch:to:reply": "00000011.FW_969Ls"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x59167960fdcb7b6bdb021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c104-6d53-800a-844ac4856c03', '1f1e83ec-c0ff-6a2a-8009-0c4159eec7e9', '{"v": 4, "id": "1f1e83ec-c104-6d53-800a-844ac4856c03", "ts": "2026-11-24T19:39:43.443275+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.FW_969Ls"}, "__input__": {}, "__start__": {"__start__": "00000010.N5QgEVl5"}}, "channel_values": {}, "channel_versions": {"items": "00000012.-yxpwsmb", "messages": "00000012.-yxpwsmb", "__start__": "00000011.FW_969Ls", "branch:to:reply": "00000012.-yxpwsmb"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\xf7f14721374904cddb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e83ec-c115-6607-800b-510457fdec20', '1f1e83ec-c104-6d53-800a-844ac4856c03', '{"v": 4, "id": "1f1e83ec-c115-6607-800b-510457fdec20", "ts": "2026-11-24T19:39:43.450048+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.FW_969Ls"}, "__input__": {}, "__start__": {"__start__": "00000010.N5QgEVl5"}}, "channel_values": {}, "channel_versions": {"items": "00000012.-yxpwsmb", "messages": "00000012.-yxpwsmb", "__start__": "00000013.ntEMhU7Z", "branch:to:reply": "00000012.-yxpwsmb"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5e8d49a478778f507abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c116-6314-800c-c9992d197554', '1f1e83ec-c115-6607-800b-510457fdec20', '{"v": 4, "id": "1f1e83ec-c116-6314-800c-c9992d197554", "ts": "2026-11-24T19:39:43.450389+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.FW_969Ls"}, "__input__": {}, "__start__": {"__start__": "00000013.ntEMhU7Z"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.4AgJEGji", "messages": "00000014.4AgJEGji", "__start__": "00000014.4AgJEGji", "branch:to:reply": "00000014.4AgJEGji"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa86fbf50c5cbede4db021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c11c-62b2-800d-fbdbc8999546', '1f1e83ec-c116-6314-800c-c9992d197554', '{"v": 4, "id": "1f1e83ec-c11c-62b2-800d-fbdbc8999546", "ts": "2026-11-24T19:39:43.452835+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.4AgJEGji"}, "__input__": {}, "__start__": {"__start__": "00000013.ntEMhU7Z"}}, "channel_values": {}, "channel_versions": {"items": "00000015.5jEuaFo1", "messages": "00000015.5jEuaFo1", "__start__": "00000014.4AgJEGji", "branch:to:reply": "00000015.5jEuaFo1"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x162656fcf231fac4db021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c12a-6464-800e-39b667dcf99a', '1f1e83ec-c11c-62b2-800d-fbdbc8999546', '{"v": 4, "id": "1f1e83ec-c12a-6464-800e-39b667dcf99a", "ts": "2026-11-24T19:39:43.458612+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.4AgJEGji"}, "__input__": {}, "__start__": {"__start__": "00000013.ntEMhU7Z"}}, "channel_values": {}, "channel_versions": {"items": "00000015.5jEuaFo1", "messages": "00000015.5jEuaFo1", "__start__": "00000016.H5QlPdbl", "branch:to:reply": "00000015.5jEuaFo1"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x841cfb0d31e74caa7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c12a-6e94-800f-c4d4c1ecb82d', '1f1e83ec-c12a-6464-800e-39b667dcf99a', '{"v": 4, "id": "1f1e83ec-c12a-6e94-800f-c4d4c1ecb82d", "ts": "2026-11-24T19:39:43.458877+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.4AgJEGji"}, "__input__": {}, "__start__": {"__start__": "00000016.H5QlPdbl"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.HscYx1yi", "messages": "00000017.HscYx1yi", "__start__": "00000017.HscYx1yi", "branch:to:reply": "00000017.HscYx1yi"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xe5b1b6c2204a22c4db021e96', NULL, NULL),
    ('chat', '', '1f1e83ec-c130-69de-8010-856601d0d787', '1f1e83ec-c12a-6e94-800f-c4d4c1ecb82d', '{"v": 4, "id": "1f1e83ec-c130-69de-8010-856601d0d787", "ts": "2026-11-24T19:39:43.461210+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.HscYx1yi"}, "__input__": {}, "__start__": {"__start__": "00000016.H5QlPdbl"}}, "channel_values": {}, "channel_versions": {"items": "00000018.YDgM6WFE", "messages": "00000018.YDgM6WFE", "__start__": "00000017.HscYx1yi", "branch:to:reply": "00000018.YDgM6WFE"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xccd4a89c4268a303db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e83ec-c148-6f0c-bfff-18fdccfbdf32', NULL, '{"v": 4, "id": "1f1e83ec-c148-6f0c-bfff-18fdccfbdf32", "ts": "2026-11-24T19:39:43.471178+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Hfo5MFne"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xfb5ce7b8c85ffebc7abc059a', NULL, NULL),
    ('delta', '', '1f1e83ec-c149-678f-8000-7614dc3be7e9', '1f1e83ec-c148-6f0c-bfff-18fdccfbdf32', '{"v": 4, "id": "1f1e83ec-c149-678f-8000-7614dc3be7e9", "ts": "2026-11-24T19:39:43.471395+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Hfo5MFne"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.6SK1juGk", "messages": "00000002.6SK1juGk", "__start__": "00000002.6SK1juGk", "branch:to:reply": "00000002.6SK1juGk"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x28cad0c0ca75c63edb021e96', NULL, NULL),
    ('delta', '', '1f1e83ec-c14e-6095-8001-de40a095d827', '1f1e83ec-c149-678f-8000-7614dc3be7e9', '{"v": 4, "id": "1f1e83ec-c14e-6095-8001-de40a095d827", "ts": "2026-11-24T19:39:43.473262+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6SK1juGk"}, "__input__": {}, "__start__": {"__start__": "00000001.Hfo5MFne"}}, "channel_values": {}, "channel_versions": {"items": "00000003.K6iE5Bix", "messages": "00000003.K6iE5Bix", "__start__": "00000002.6SK1juGk", "branch:to:reply": "00000003.K6iE5Bix"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x863fd2c3e70f740edb021e96', NULL, NULL),
    ('delta', '', '1f1e83ec-c15a-6795-8002-8e3d8684c3bd', '1f1e83ec-c14e-6095-8001-de40a095d827', '{"v": 4, "id": "1f1e83ec-c15a-6795-8002-8e3d8684c3bd", "ts": "2026-11-24T19:39:43.478354+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6SK1juGk"}, "__input__": {}, "__start__": {"__start__": "00000001.Hfo5MFne"}}, "channel_values": {}, "channel_versions": {"items": "00000003.K6iE5Bix", "messages": "00000003.K6iE5Bix", "__start__": "00000004.hmyeptH1", "branch:to:reply": "00000003.K6iE5Bix"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x101d4d67163ab80f7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e83ec-c15b-63e9-8003-8176734b414e', '1f1e83ec-c15a-6795-8002-8e3d8684c3bd', '{"v": 4, "id": "1f1e83ec-c15b-63e9-8003-8176734b414e", "ts": "2026-11-24T19:39:43.478674+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6SK1juGk"}, "__input__": {}, "__start__": {"__start__": "00000004.hmyeptH1"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.Ci-_ojU0", "messages": "00000005.Ci-_ojU0", "__start__": "00000005.Ci-_ojU0", "branch:to:reply": "00000005.Ci-_ojU0"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x211d297fce6f7f0adb021e96', NULL, NULL),
    ('delta', '', '1f1e83ec-c160-684a-8004-161bda113c75', '1f1e83ec-c15b-63e9-8003-8176734b414e', '{"v": 4, "id": "1f1e83ec-c160-684a-8004-161bda113c75", "ts": "2026-11-24T19:39:43.480829+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.Ci-_ojU0"}, "__input__": {}, "__start__": {"__start__": "00000004.hmyeptH1"}}, "channel_values": {}, "channel_versions": {"items": "00000006.mJO7BPsO", "messages": "00000006.mJO7BPsO", "__start__": "00000005.Ci-_ojU0", "branch:to:reply": "00000006.mJO7BPsO"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x6905f7be210d7b31db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e83ec-c16a-64e0-8005-b3929f64e6f7', '1f1e83ec-c160-684a-8004-161bda113c75', '{"v": 4, "id": "1f1e83ec-c16a-64e0-8005-b3929f64e6f7", "ts": "2026-11-24T19:39:43.484839+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.Ci-_ojU0"}, "__input__": {}, "__start__": {"__start__": "00000004.hmyeptH1"}}, "channel_values": {}, "channel_versions": {"items": "00000006.mJO7BPsO", "messages": "00000006.mJO7BPsO", "__start__": "00000007.Iax0nB9O", "branch:to:reply": "00000006.mJO7BPsO"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc9a874c22ce4748a7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e83ec-c16a-6ddf-8006-a7fe99677eb1', '1f1e83ec-c16a-64e0-8005-b3929f64e6f7', '{"v": 4, "id": "1f1e83ec-c16a-6ddf-8006-a7fe99677eb1", "ts": "2026-11-24T19:39:43.485073+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.Ci-_ojU0"}, "__input__": {}, "__start__": {"__start__": "00000007.Iax0nB9O"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.ydqdGvZM", "messages": "00000008.ydqdGvZM", "__start__": "00000008.ydqdGvZM", "branch:to:reply": "00000008.ydqdGvZM"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa4b436958d623aaedb021e96', NULL, NULL),
    ('delta', '', '1f1e83ec-c170-64bf-8007-9b483f513d33', '1f1e83ec-c16a-6ddf-8006-a7fe99677eb1', '{"v": 4, "id": "1f1e83ec-c170-64bf-8007-9b483f513d33", "ts": "2026-11-24T19:39:43.487294+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.ydqdGvZM"}, "__input__": {}, "__start__": {"__start__": "00000007.Iax0nB9O"}}, "channel_values": {}, "channel_versions": {"items": "00000009.7R_SycbW", "messages": "00000009.7R_SycbW", "__start__": "00000008.ydqdGvZM", "branch:to:reply": "00000009.7R_SycbW"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xa8ac5c02fd6d2ba7db021e96', NULL, NULL),
    ('failed', '', '1f1e83ec-c1c4-6770-bfff-b2bed20446c5', NULL, '{"v": 4, "id": "1f1e83ec-c1c4-6770-bfff-b2bed20446c5", "ts": "2026-11-24T19:39:43.521773+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.wwll9a-V"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x7b1b15bab06be5497abc059a', NULL, NULL),
    ('failed', '', '1f1e83ec-c1c5-62e6-8000-7cf294b06fe0', '1f1e83ec-c1c4-6770-bfff-b2bed20446c5', '{"v": 4, "id": "1f1e83ec-c1c5-62e6-8000-7cf294b06fe0", "ts": "2026-11-24T19:39:43.522065+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.wwll9a-V"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.pRTbD1hx", "answer": "00000002.pRTbD1hx", "messages": "00000002.pRTbD1hx", "__start__": "00000002.pRTbD1hx", "branch:to:reply": "00000002.pRTbD1hx"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x360ecf3b2a0fec74db021e96', NULL, NULL),
    ('failed', '', '1f1e83ec-c1cb-6594-8001-06b5d90045ff', '1f1e83ec-c1c5-62e6-8000-7cf294b06fe0', '{"v": 4, "id": "1f1e83ec-c1cb-6594-8001-06b5d90045ff", "ts": "2026-11-24T19:39:43.524585+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.pRTbD1hx"}, "__input__": {}, "__start__": {"__start__": "00000001.wwll9a-V"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.pRTbD1hx", "items": "00000003.5tyTwLLQ", "answer": "00000002.pRTbD1hx", "messages": "00000003.5tyTwLLQ", "__start__": "00000002.pRTbD1hx", "branch:to:inner": "00000003.5tyTwLLQ", "branch:to:reply": "00000003.5tyTwLLQ", "branch:to:beside": "00000003.5tyTwLLQ"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x64cbd88b47e68d6cdb021e96', NULL, NULL),
    ('failed', 'inner:9a6991d8-515a-135a-8616-f113401485b7', '1f1e83ec-c1d2-6190-bfff-a6f4a0d76426', NULL, '{"v": 4, "id": "1f1e83ec-c1d2-6190-bfff-a6f4a0d76426", "ts": "2026-11-24T19:39:43.527357+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.jMmWo88V"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e83ec-c1cb-6594-8001-06b5d90045ff"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9383eb80dc09d6867abc059a', NULL, NULL),
    ('failed', 'inner:9a6991d8-515a-135a-8616-f113401485b7', '1f1e83ec-c1d2-6b3c-8000-ae840466b42c', '1f1e83ec-c1d2-6190-bfff-a6f4a0d76426', '{"v": 4, "id": "1f1e83ec-c1d2-6b3c-8000-ae840466b42c", "ts": "2026-11-24T19:39:43.527603+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.jMmWo88V"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.uTqkDmPI", "items": "00000002.uTqkDmPI", "answer": "00000002.uTqkDmPI", "messages": "00000002.uTqkDmPI", "__start__": "00000002.uTqkDmPI", "branch:to:ask": "00000002.uTqkDmPI"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e83ec-c1cb-6594-8001-06b5d90045ff"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x41fc3dd68bf1df3edb021e96', NULL, NULL),
    ('fork', '', '1f1e83ec-c13a-671a-bfff-8fe70b9c74ac', NULL, '{"v": 4, "id": "1f1e83ec-c13a-671a-bfff-8fe70b9c74ac", "ts": "2026-11-24T19:39:43.465240+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.u9y5wuSh"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x89102d6caba6ccb57abc059a', NULL, NULL),
    ('fork', '', '1f1e83ec-c13b-6065-8000-7254fcb217e5', '1f1e83ec-c13a-671a-bfff-8fe70b9c74ac', '{"v": 4, "id": "1f1e83ec-c13b-6065-8000-7254fcb217e5", "ts": "2026-11-24T19:39:43.465477+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.u9y5wuSh"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.DmX7iTz5", "messages": "00000002.DmX7iTz5", "__start__": "00000002.DmX7iTz5", "branch:to:reply": "00000002.DmX7iTz5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x91b87796772ac150db021e96', NULL, NULL),
    ('fork', '', '1f1e83ec-c13f-6f69-8001-889e1f53271a', '1f1e83ec-c13b-6065-8000-7254fcb217e5', '{"v": 4, "id": "1f1e83ec-c13f-6f69-8001-889e1f53271a", "ts": "2026-11-24T19:39:43.467497+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.DmX7iTz5"}, "__input__": {}, "__start__": {"__start__": "00000001.u9y5wuSh"}}, "channel_values": {}, "channel_versions": {"items": "00000003.fIXoNGxn", "messages": "00000003.fIXoNGxn", "__start__": "00000002.DmX7iTz5", "branch:to:reply": "00000003.fIXoNGxn"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x7ef2a028ef71e1cadb021e96', NULL, NULL),
    ('fork', '', '1f1e83ec-c1bc-6d22-8001-af74dda5effb', '1f1e83ec-c13b-6065-8000-7254fcb217e5', '{"v": 4, "id": "1f1e83ec-c1bc-6d22-8001-af74dda5effb", "ts": "2026-11-24T19:39:43.518625+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.u9y5wuSh"}}, "channel_values": {}, "channel_versions": {"items": "00000003.iZCcVqNK", "messages": "00000003.1oUSmOQi", "__start__": "00000002.DmX7iTz5", "branch:to:reply": "00000003.1oUSmOQi"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\xd82ff119f4c2f95edb021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e83ec-c275-6e22-bfff-fc8ce76b18e7', NULL, '{"v": 4, "id": "1f1e83ec-c275-6e22-bfff-fc8ce76b18e7", "ts": "2026-11-24T19:39:43.594444+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.i8Cya8Nk"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022cb09fad74d8e05c1512a9bac937ce79c5141fda92074f00c9d6ab2bf223233d19bf4c599afd14f19652fdc919753ceff30f06b3', NULL, NULL, NULL),
    ('keyed', '', '1f1e83ec-c276-6ba7-8000-e2fc328ed982', '1f1e83ec-c275-6e22-bfff-fc8ce76b18e7', '{"v": 4, "id": "1f1e83ec-c276-6ba7-8000-e2fc328ed982", "ts": "2026-11-24T19:39:43.594787+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.i8Cya8Nk"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Orwh4IIu", "messages": "00000002.Orwh4IIu", "__start__": "00000002.Orwh4IIu", "branch:to:reply": "00000002.Orwh4IIu"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022cef428367905e0d8d1814c5ad26418ed634c78cf9b94b57ce86ed59e2ec07efb7b05d83234652c996232cd1d42fa55e220620b0208d90e5650144d473172b973de4d80eba4abc40d4e11ae9ca4014c68f8bd30241bdcd6b26d24ffd36bb075e144824cd737f62e78ad6fa', NULL, NULL, NULL),
    ('keyed', '', '1f1e83ec-c285-6e10-8001-d80a306d87a9', '1f1e83ec-c276-6ba7-8000-e2fc328ed982', '{"v": 4, "id": "1f1e83ec-c285-6e10-8001-d80a306d87a9", "ts": "2026-11-24T19:39:43.600986+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Orwh4IIu"}, "__input__": {}, "__start__": {"__start__": "00000001.i8Cya8Nk"}}, "channel_values": {}, "channel_versions": {"items": "00000003.djEY5Off", "messages": "00000003.djEY5Off", "__start__": "00000002.Orwh4IIu", "branch:to:reply": "00000003.djEY5Off"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d745f5a4c547444314439685f39d40a46c927fd4159f25212ad09f9aec0f71e7acad4a3ed2a5eab2f100212022c220b9942626dcf429a56680025ff02e84af8f13c3957b5695dc196934dcdc91e2764f74f3c5526d0429d3c6a9a53fb4863247d667d4364beedbbbd5d5c3a1b5d7c324e98b49493c8a04f94b36c5298befa3f92bb', NULL, NULL, NULL),
    ('left', '', '1f1e83ec-c2ad-6837-bfff-1d5cd457a2d5', NULL, '{"v": 4, "id": "1f1e83ec-c2ad-6837-bfff-1d5cd457a2d5", "ts": "2026-11-24T19:39:43.617230+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.MaH8P5Ad"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x75ddb1625f57af857abc059a', NULL, NULL),
    ('left', '', '1f1e83ec-c2ae-6110-8000-f2909f3aa074', '1f1e83ec-c2ad-6837-bfff-1d5cd457a2d5', '{"v": 4, "id": "1f1e83ec-c2ae-6110-8000-f2909f3aa074", "ts": "2026-11-24T19:39:43.617456+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.MaH8P5Ad"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.xYkJRbpD", "answer": "00000002.xYkJRbpD", "messages": "00000002.xYkJRbpD", "__start__": "00000002.xYkJRbpD", "branch:to:reply": "00000002.xYkJRbpD"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x463e2101815f20badb021e96', NULL, NULL),
    ('left', '', '1f1e83ec-c2b4-6775-8001-e4d593b913d0', '1f1e83ec-c2ae-6110-8000-f2909f3aa074', '{"v": 4, "id": "1f1e83ec-c2b4-6775-8001-e4d593b913d0", "ts": "2026-11-24T19:39:43.620073+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.xYkJRbpD"}, "__input__": {}, "__start__": {"__start__": "00000001.MaH8P5Ad"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.xYkJRbpD", "items": "00000003.dapK4rWR", "answer": "00000002.xYkJRbpD", "messages": "00000003.dapK4rWR", "__start__": "00000002.xYkJRbpD", "branch:to:inner": "00000003.dapK4rWR", "branch:to:reply": "00000003.dapK4rWR", "branch:to:beside": "00000003.dapK4rWR"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x82fc088cf0ebaca4db021e96', NULL, NULL),
    ('left', 'inner:3d124257-9b18-09ad-6cfb-da3e64e20f7c', '1f1e83ec-c2ba-6da1-bfff-f686db1982c2', NULL, '{"v": 4, "id": "1f1e83ec-c2ba-6da1-bfff-f686db1982c2", "ts": "2026-11-24T19:39:43.622694+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.xIqL8rO-"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e83ec-c2b4-6775-8001-e4d593b913d0"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x272bbf7b918ebde47abc059a', NULL, NULL),
    ('left', 'inner:3d124257-9b18-09ad-6cfb-da3e64e20f7c', '1f1e83ec-c2bb-6753-8000-309d7de653cc', '1f1e83ec-c2ba-6da1-bfff-f686db1982c2', '{"v": 4, "id": "1f1e83ec-c2bb-6753-8000-309d7de653cc", "ts": "2026-11-24T19:39:43.622941+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.xIqL8rO-"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.3uAqpkcW", "items": "00000002.3uAqpkcW", "answer": "00000002.3uAqpkcW", "messages": "00000002.3uAqpkcW", "__start__": "00000002.3uAqpkcW", "branch:to:ask": "00000002.3uAqpkcW"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e83ec-c2b4-6775-8001-e4d593b913d0"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x5d9ee4968585cb69db021e96', NULL, NULL),
    ('question', '', '1f1e83ec-c184-6509-bfff-f95fce5fffd9', NULL, '{"v": 4, "id": "1f1e83ec-c184-6509-bfff-f95fce5fffd9", "ts": "2026-11-24T19:39:43.495498+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.mK2pT41v"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xdaebcb06b859ffeb7abc059a', NULL, NULL),
    ('question', '', '1f1e83ec-c184-6cf0-8000-e659a30ca767', '1f1e83ec-c184-6509-bfff-f95fce5fffd9', '{"v": 4, "id": "1f1e83ec-c184-6cf0-8000-e659a30ca767", "ts": "2026-11-24T19:39:43.495700+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.mK2pT41v"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.VpaqIPpW", "messages": "00000002.VpaqIPpW", "__start__": "00000002.VpaqIPpW", "branch:to:reply": "00000002.VpaqIPpW"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x3f25174396e27449db021e96', NULL, NULL),
    ('question', '', '1f1e83ec-c189-64ef-8001-1c368d3167db', '1f1e83ec-c184-6cf0-8000-e659a30ca767', '{"v": 4, "id": "1f1e83ec-c189-64ef-8001-1c368d3167db", "ts": "2026-11-24T19:39:43.497538+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.VpaqIPpW"}, "__input__": {}, "__start__": {"__start__": "00000001.mK2pT41v"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.J8QGAly2", "answer": "00000002.VpaqIPpW", "messages": "00000003.J8QGAly2", "__start__": "00000002.VpaqIPpW", "branch:to:inner": "00000003.J8QGAly2", "branch:to:reply": "00000003.J8QGAly2", "branch:to:beside": "00000003.J8QGAly2"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x0a9622f17313fd1edb021e96', NULL, NULL),
    ('question', 'inner:45bd49ac-ab39-c61b-8cb1-3968003ac83d', '1f1e83ec-c194-6d2e-bfff-93f470de7bab', NULL, '{"v": 4, "id": "1f1e83ec-c194-6d2e-bfff-93f470de7bab", "ts": "2026-11-24T19:39:43.502260+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Iz194gxE"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e83ec-c189-64ef-8001-1c368d3167db"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe41c140aeb09d1467abc059a', NULL, NULL),
    ('question', 'inner:45bd49ac-ab39-c61b-8cb1-3968003ac83d', '1f1e83ec-c195-66df-8000-630c87e53719', '1f1e83ec-c194-6d2e-bfff-93f470de7bab', '{"v": 4, "id": "1f1e83ec-c195-66df-8000-630c87e53719", "ts": "2026-11-24T19:39:43.502507+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Iz194gxE"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.iQqpce39", "answer": "00000002.iQqpce39", "messages": "00000002.iQqpce39", "__start__": "00000002.iQqpce39", "branch:to:ask": "00000002.iQqpce39"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e83ec-c189-64ef-8001-1c368d3167db"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xd98e6054eb6de0b8db021e96', NULL, NULL),
    ('sealed too', '', '1f1e83ec-c224-67a6-bfff-20995998fc71', NULL, '{"v": 4, "id": "1f1e83ec-c224-67a6-bfff-20995998fc71", "ts": "2026-11-24T19:39:43.561101+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.7JQm-UJL"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfBPnx3qAJNDCDJIevp8p+OtxmsucgleStjFnSSosCbdjXkzlW9zlPDo9ZfuZxYr565HrftyUcAuIFmQkOCYI6cytaExfk7RqEjp9xC/bTCvi2qxVWZoY5vKgkizG5/RFfH9N6K5o89LnI6534Ze+nWyxb39tts1adDvzDgclMt+zpHbAt6mxY06kkSm3BC/1EuNipTviLo18kGaq1lc+2o", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1090231b96a649ac06ed4b4558c0cc16981ab14a20385e17b42673a2acb62b29c4fcc1437cfc9df34a02a48494afcceedd32efa', NULL, NULL, NULL),
    ('sealed too', '', '1f1e83ec-c225-6073-8000-6102ba3b8d87', '1f1e83ec-c224-67a6-bfff-20995998fc71', '{"v": 4, "id": "1f1e83ec-c225-6073-8000-6102ba3b8d87", "ts": "2026-11-24T19:39:43.561325+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.7JQm-UJL"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.gb9tcTwk", "messages": "00000002.gb9tcTwk", "__start__": "00000002.gb9tcTwk", "branch:to:reply": "00000002.gb9tcTwk"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfBMncjw2mYhjIKRBRONXeLqUzhE5rpju/9brNNZngBmhSPUxzos2GjODikG/Oh4qL2iG92sq0k+4AW75IakNptvCQAsbhAU8JlP/v27MGW1ZZZWp0wXmkNzDUdbB1s7HwH14g2rBVw/WBQFZaQfyO+Es7wRyJU7ZV0rljt/jJ79fxpGfogaPAOwbSSoKhucqOXVkNhzm7PNX2Dr7FcshTkdihd9mB1uUm62M/h/0onWi5UU4lHDykGrAS4fScxQMQ=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c182c8d490ccf308586e48da4fa6ff6102a2891e833b97208a97ee7da543910f3421f4db90e8cdce004c010939584d4c30ab5bc6de0e0fdec11de0e7142de59ba0483f02be669836de78497507124fb3b5a4d45d468367b7d9abc100c217d10ce0f1eadba99efb0db9d10f6b8cf7d7320fa56b84778abc7ee2f0ec2a86e38b', NULL, NULL, NULL),
    ('sealed too', '', '1f1e83ec-c22a-65ae-8001-4a3cdff7f63a', '1f1e83ec-c225-6073-8000-6102ba3b8d87', '{"v": 4, "id": "1f1e83ec-c22a-65ae-8001-4a3cdff7f63a", "ts": "2026-11-24T19:39:43.563504+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.gb9tcTwk"}, "__input__": {}, "__start__": {"__start__": "00000001.7JQm-UJL"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.nGc28I7J", "answer": "00000002.gb9tcTwk", "messages": "00000003.nGc28I7J", "__start__": "00000002.gb9tcTwk", "branch:to:inner": "00000003.nGc28I7J", "branch:to:reply": "00000003.nGc28I7J", "branch:to:beside": "00000003.nGc28I7J"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfBUf+HltDiCNwTr5IoeCACfw0dpqAvUJ3rJeLEenF2PkKDiAqKDInSP/o+4Z8pz+UYGoeABwZdMelyF6gLa1BdbgNytNUiaADp1cbU2Az66MaA+yU2Fseaw7bqJFCiO3oO+laMsAuMtg6bR2+FG+3RRfeKIaXf6MsUgDIrAK2bAVhJDM2VfXRlnQph9nXfAIMwpROjoPP06yXJLghyPdP86iVIPuFY5qOgxYRwPagXCWF3K8HKrHvk07WKG04qR48=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1c54392b835ec4b8806960ededf61e310e3b5df5851b7e1da1dc1a7b9ead47d6ea077429d4a3821a02f7f5826a16242ba7ab856409c17cc7c653c9f71842fccc3121f152fe0126b1433b2c7231dd5b926cb39661ad9f16316bdaa445f5b5168e68ea9b280055d2eecd11def9d000c4fb0f0a9056121b1c21b81a61363cf9f3dae17d40b943a56d98952f33fc3deb918c34333c74cecb8', NULL, NULL, NULL),
    ('sealed too', 'inner:bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', '1f1e83ec-c22e-6fc1-bfff-d71bdc67efa9', NULL, '{"v": 4, "id": "1f1e83ec-c22e-6fc1-bfff-d71bdc67efa9", "ts": "2026-11-24T19:39:43.565404+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.IX4AnF06"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e83ec-c22a-65ae-8001-4a3cdff7f63a"}, "pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfBSfXHWmB5f86qUPmVqGzjyXdEN/ETbk5O/1XyOLHCb1XZVrSZluwYi2qnPaNJhDBkW/5BlbdC2/MU9NqY+kIG9KFmVv923XnMi7JAcEmI2i3WtOVEHapgCihtlPqI09Wh7zpsA6U3H7Q+k2UjtOmqNrmIedC+K3mHyg2GAFE8t/4SJLAloYaYsehmGC4vL/+7sLlgvDZbTgytYcKF0KJaeVh1nF5iKh9VD53YaR1Wie4gUS1JEZ3CtEJ3VSqiw8p6JgAlBjW4kQY=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c104d533b232610ffcf87f7c62298dee0918f6f92684baf910a6633dd822da1543b15149d55f95ac9032ef92c072eb573565edbd', NULL, NULL, NULL),
    ('sealed too', 'inner:bbad8ec1-aed4-cb4f-70c8-ef9ff4028859', '1f1e83ec-c22f-684c-8000-ab663668a56c', '1f1e83ec-c22e-6fc1-bfff-d71bdc67efa9', '{"v": 4, "id": "1f1e83ec-c22f-684c-8000-ab663668a56c", "ts": "2026-11-24T19:39:43.565622+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.IX4AnF06"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.BpkxJvUV", "answer": "00000002.BpkxJvUV", "messages": "00000002.BpkxJvUV", "__start__": "00000002.BpkxJvUV", "branch:to:ask": "00000002.BpkxJvUV"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e83ec-c22a-65ae-8001-4a3cdff7f63a"}, "pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfBjrVvmtjmhiGiuWuOuE26K+xXI2/nU6OIGjeErcpwgrF53ifwvYZ8TPOmA4Al7S7Uv6zga+i+5Lcl6lYHCIDFNwyMOqQkfi7bsHbvorBF/2iz0vdG/0Ta92FYYdiRxW+Zo2vd65T1+D1SoYb9OpmjLLLQ8mVhmnI6KbNatVxWQP5NQKLr7uG+EDhKXfIgt0lC7lbgbqVJxSdmxSuI72IxR+oJWStRpvu9uzunX8leIuirSD7G6c2hZW2WYV0JrirqNr+VyWRn+C5EHlv5LSlDIsTtGGku/NB46ktkjGZaL1pUq1GcpClONQ==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c157538e260b06e71a1d8c26c5b7a88bb890bff3f4502135dfa3d435a658b766be6a1c94deae0f7a44e17fcefd60342d9026affeb4e450c9ee54e092f522c43f349cb3787aa7783a60595484059023bda3050ec671a719840dcbd0fbc39c4cdcc630f52fa2b784bfd4c3cfc2b3cc66af8c8cd0560934afce03c1a0d719', NULL, NULL, NULL),
    ('sealed', '', '1f1e83ec-c1ec-6cab-bfff-bbcad39eca57', NULL, '{"v": 4, "id": "1f1e83ec-c1ec-6cab-bfff-bbcad39eca57", "ts": "2026-11-24T19:39:43.538291+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.aj7UHJFP"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfBcAi3aUI5HD3zGUNlrfrm2/5wHunL936pNF/IH1LmxNm+D7gH79S88XWL+tCfPREPlxm1wcA7B/XmEbsv1Ged0SM8N7JjK9jwSOAQiTzR4SuUOkESd9wa0feIn/kg4wHWDmQCdPPM5xGaILVUqsunkTl464FFQXUbKR7x2/ahSt3m5yyXhuKvZHXwOBqBTmTaI5aqDckXOsNxyIIH1u0c", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c1cbba3f10b8c87b60462d8895d96068479ba6460d797b90cd1f99905cd6f9062c08b40a20c2c4fd81347de8b4ac7e43139e1093', NULL, NULL, NULL),
    ('sealed', '', '1f1e83ec-c1ed-678f-8000-27a15f6df675', '1f1e83ec-c1ec-6cab-bfff-bbcad39eca57', '{"v": 4, "id": "1f1e83ec-c1ed-678f-8000-27a15f6df675", "ts": "2026-11-24T19:39:43.538569+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.aj7UHJFP"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.n3zK7xIc", "messages": "00000002.n3zK7xIc", "__start__": "00000002.n3zK7xIc", "branch:to:reply": "00000002.n3zK7xIc"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfB3EVFEBCyWfDCSz7GujeamJIedypBb8/45FdM/EE64Nyo8bb23S5BTasTW2vqWA2eHFhqOfL7rt8iGxhMEwYBgCZsioCaRqP1e1gb2KvlbOyd5X+mpJaAQsulrGuHGoA+dBfQTkR5XkMy3hBtT9dNchvKso+/KsjBsh0J2AAOe4w7i2/lgVbsFeHePHcxul2VsNjLTJoE0ltvGPqjNPg5z3sKgzQVCTNyRPY8wITUOL6c3mDxpqaPaIKpwP0GUzg=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c13244b98ca71e2b83502e63b8e15a9bfc354fbbf70f4b26d71b49cf346460f82c60ae2c95a6f691300661f09e8f5f4758016880cdd773c4a804ed0b45646c3dddbfbb4102c9c71e232971369d487ddcfabf56a9e443fdf8800cc836c8d34d6e83175db0db726935792d57', NULL, NULL, NULL),
    ('sealed', '', '1f1e83ec-c1f8-6e59-8001-abea097ba55b', '1f1e83ec-c1ed-678f-8000-27a15f6df675', '{"v": 4, "id": "1f1e83ec-c1f8-6e59-8001-abea097ba55b", "ts": "2026-11-24T19:39:43.543243+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.n3zK7xIc"}, "__input__": {}, "__start__": {"__start__": "00000001.aj7UHJFP"}}, "channel_values": {}, "channel_versions": {"items": "00000003.X2_Yvx7g", "messages": "00000003.X2_Yvx7g", "__start__": "00000002.n3zK7xIc", "branch:to:reply": "00000003.X2_Yvx7g"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfB8sL0WUYu3JnU1bLTuOIL0kmsFGEuOHux7PYe1Wep8goKkSOtgddAjZjkhhPe6bhWn9vMPahSNYWgfcpoeIeh6Ao+rohr82GMUJxiajiVgtZS02w4PQtPXH5etcRMlmi+D1zZvqa8O8z0SVcAX1iGUq1yRekRFZ2p0md7HPCwNJIe9T4Pmt8QBItddMoPvw4OCidoErrTG9N52JblPiyEqOLLrzbo5dgp6SRJAKN731dY5F79gwZT+5OADcsTGhs=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c11415957c9391598c24cc56388e088b95394248344665444497e7da03e3319b8bd1a5b59ef20fdd64737acd97f9986e1c2c6ce4329423e0f99fa7a071c613115b9a19fd1b6f7c63670de111c649a1e6229378671f', NULL, NULL, NULL),
    ('sealed', '', '1f1e83ec-c212-6dd8-8002-5ca12f2340e1', '1f1e83ec-c1f8-6e59-8001-abea097ba55b', '{"v": 4, "id": "1f1e83ec-c212-6dd8-8002-5ca12f2340e1", "ts": "2026-11-24T19:39:43.553875+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.n3zK7xIc"}, "__input__": {}, "__start__": {"__start__": "00000001.aj7UHJFP"}}, "channel_values": {}, "channel_versions": {"items": "00000003.X2_Yvx7g", "messages": "00000003.X2_Yvx7g", "__start__": "00000004.B_ca_8bv", "branch:to:reply": "00000003.X2_Yvx7g"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfBrZMIdjs5f3mt5giz87MS15h5s+SsqbbtGwVxJlWubguPPWj5EWgKgQvyKWD2QvHNJjMc9O3Lix189nqzEq23axNp98oeks4gsSR9tm4AptUSc69ffdNZsvK1HdYn9DGHQZu/+BKb5XEG424hJlDVAgeJacA3GXprr10n5H0VRcfm+M9GGC/sPhksgeqooiIyazHdyAvOWqP5/5njmlNnGSzDIJHSYSJOa2dR5t9OyKGqFZj3hrdRRjteTEEXvMsL", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c163d98da707600bffdc53d6758eb62460718efdfbfa334e11976ea609ff53b1e13730c44f46e6d8a7f596295b2665f701b3894dad7318f54ef09f954317228504b1ceaec07be27203e4b97946ea87f54902ccbca74d67b1721a44981f6d35d256', NULL, NULL, NULL),
    ('sealed', '', '1f1e83ec-c213-6bfa-8003-d2c1aa21811c', '1f1e83ec-c212-6dd8-8002-5ca12f2340e1', '{"v": 4, "id": "1f1e83ec-c213-6bfa-8003-d2c1aa21811c", "ts": "2026-11-24T19:39:43.554245+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.n3zK7xIc"}, "__input__": {}, "__start__": {"__start__": "00000004.B_ca_8bv"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.rHgA9G0g", "messages": "00000005.rHgA9G0g", "__start__": "00000005.rHgA9G0g", "branch:to:reply": "00000005.rHgA9G0g"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfBfgUUOjkEqb6c9DiJVgcCprcpv3cpi1fUp8SNwOjeX3bGrmIOAfJoem5uD4LADqfQmMqhYEB37m8xKh5ugJlg4cTZ/PbH4TjTra4pFaNECKTLkjvZzjOg63ewRB6UEJfAKxCyY4CT2O5ANZQynmT+bZCONT7o+BiUqv06nFC2k0kCGOPhvJgAOQrrKRadNffGYzTwmgg4eMnhXoQg8RWi+k/YOqWr41lYZUNxK/Z2HuBD73wok4fPTP5En/fIdco=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c18670310f8de1992a2c9c6017d6a38b490e751a7787ba9790b87ff0290a98486e36e014040a6a8e8fa757ac4a8ddf285855044bccbe27c1bc31b2025342b3ea4c22cfa5d15cf457e8caa7b683655c5cf4236aaedb0722234a3ac67f3daf2fe390ea0eb12d75f5e95a854d', NULL, NULL, NULL),
    ('sealed', '', '1f1e83ec-c21c-6010-8004-3035f0a65f4d', '1f1e83ec-c213-6bfa-8003-d2c1aa21811c', '{"v": 4, "id": "1f1e83ec-c21c-6010-8004-3035f0a65f4d", "ts": "2026-11-24T19:39:43.557622+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.rHgA9G0g"}, "__input__": {}, "__start__": {"__start__": "00000004.B_ca_8bv"}}, "channel_values": {}, "channel_versions": {"items": "00000006.DJjv7Rqe", "messages": "00000006.DJjv7Rqe", "__start__": "00000005.rHgA9G0g", "branch:to:reply": "00000006.DJjv7Rqe"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv4aPJ6bKA6IzuNGqD2b7yw2ByrLaDwdfkyGEm6rvRfBeBXv0i+Zd3KFBA0W6PPZj2r+0Z5AVokVIxCi+vP55neNp4Rre+bEHDBxpuQGN1tNdQWlncj55YuFiPHlU4SlOR0SlUmgpxbmk/7tIumzic213zTCrM6J99FO6yG5NT5IoeLtmzJ6/SlWIKp6RjkBPhMZGzefKjQHqjkNkQKE3thL/wF0jDjRH+9QCduhGH0=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x01020432303236fe1a3c9e9b280e88cee346a83d9bef2c36072acb683c1d7e4c86126eabbd17c11ab516449031b993af036c3c4d062dd7b77abdb90305e3bf3ba4ad7a2d0a2fc21a9ab5eb5980ac5214fee2114849f88b51376107b2b69c50759c15b77a77f976c2df549597fe61bc4d2d67e9b95c7f5afc26f0ecb27b02418ec4579a', NULL, NULL, NULL),
    ('stepped', '', '1f1e83ec-c322-6b3b-bfff-1ed85ffb41de', NULL, '{"v": 4, "id": "1f1e83ec-c322-6b3b-bfff-1ed85ffb41de", "ts": "2026-11-24T19:39:43.665230+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.sIKRYlpA"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xd20e467687108c047abc059a', NULL, NULL),
    ('stepped', '', '1f1e83ec-c323-68e2-8000-5b2be7e15b78', '1f1e83ec-c322-6b3b-bfff-1ed85ffb41de', '{"v": 4, "id": "1f1e83ec-c323-68e2-8000-5b2be7e15b78", "ts": "2026-11-24T19:39:43.665579+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.sIKRYlpA"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.0xdyaJQ1", "__start__": "00000002.0xdyaJQ1", "branch:to:pay": "00000002.0xdyaJQ1"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xf44be3bfc6595165', NULL, NULL),
    ('timed', '', '1f1e83ec-c299-678d-bfff-c186b61cbc3e', NULL, '{"v": 4, "id": "1f1e83ec-c299-678d-bfff-c186b61cbc3e", "ts": "2026-11-24T19:39:43.609021+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.A3539F9d"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x145c7ddaada8dfa27abc059a', NULL, NULL),
    ('timed', '', '1f1e83ec-c29a-62a0-8000-497e660e82ba', '1f1e83ec-c299-678d-bfff-c186b61cbc3e', '{"v": 4, "id": "1f1e83ec-c29a-62a0-8000-497e660e82ba", "ts": "2026-11-24T19:39:43.609303+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.A3539F9d"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.eYl-ah_c", "messages": "00000002.eYl-ah_c", "__start__": "00000002.eYl-ah_c", "branch:to:reply": "00000002.eYl-ah_c"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6731dd16a634fb3fdb021e96', NULL, NULL),
    ('timed', '', '1f1e83ec-c2a0-61db-8001-a2026b46b3ef', '1f1e83ec-c29a-62a0-8000-497e660e82ba', '{"v": 4, "id": "1f1e83ec-c2a0-61db-8001-a2026b46b3ef", "ts": "2026-11-24T19:39:43.611737+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.eYl-ah_c"}, "__input__": {}, "__start__": {"__start__": "00000001.A3539F9d"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Kezgwugy", "messages": "00000003.Kezgwugy", "__start__": "00000002.eYl-ah_c", "branch:to:reply": "00000003.Kezgwugy"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x560d452a7314ddb5db021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.Pt_Nk4O8", "none": "00000001.xyNkJAG8", "real": "00000001.I4hNWOXl", "text": "00000001.dQhmMTIP", "when": "00000001.p3SQwiO2", "bytes": "00000001.3OdecuJL", "large": "00000001.ufLekQLr", "nested": "00000001.5AJU8NM9"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x678d9ec5070eb275596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e83ec-c178-6ddf-bfff-d893dfdfba91', NULL, '{"v": 4, "id": "1f1e83ec-c178-6ddf-bfff-d893dfdfba91", "ts": "2026-11-24T19:39:43.490809+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.CPj_ghDV"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9fbd56887f73fd2d7abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e83ec-c179-6640-8000-2e1a1e9e89d4', '1f1e83ec-c178-6ddf-bfff-d893dfdfba91', '{"v": 4, "id": "1f1e83ec-c179-6640-8000-2e1a1e9e89d4", "ts": "2026-11-24T19:39:43.491022+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.CPj_ghDV"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.XGf8q2ut", "messages": "00000002.XGf8q2ut", "__start__": "00000002.XGf8q2ut", "branch:to:reply": "00000002.XGf8q2ut"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xf9b8460d208cdef3db021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e83ec-c17e-6625-8001-c5c303f82896', '1f1e83ec-c179-6640-8000-2e1a1e9e89d4', '{"v": 4, "id": "1f1e83ec-c17e-6625-8001-c5c303f82896", "ts": "2026-11-24T19:39:43.493064+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.XGf8q2ut"}, "__input__": {}, "__start__": {"__start__": "00000001.CPj_ghDV"}}, "channel_values": {}, "channel_versions": {"items": "00000003.WGiL2mqk", "messages": "00000003.WGiL2mqk", "__start__": "00000002.XGf8q2ut", "branch:to:reply": "00000003.WGiL2mqk"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x2e295efd3887c221db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-24 19:39:43.368932+00', '743571c5-de6a-4620-99ef-767c4b103a07', '7711825014016028897', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '7897407044998041930', '2026-11-24 19:39:43.660431+00', '2026-11-24 19:39:43.661367+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNgGwFuVg07G1lwJOvh1SglVaM6Lpc2g+Idb0974BGKGH5wzwi5t4N6P7i51O1AChiq00iQoLGDU1asAwuLRLbR/FXVgVJ5y4IEUZybYX/NvE0ricN0gt12JP0geUPw==', '6221032163590168494', '2026-11-24 19:39:43.646391+00', '2026-11-24 19:39:43.646391+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '4066599117043987075', '2026-11-24 19:39:43.641083+00', '2026-11-24 19:39:43.641083+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '8897796011584682447', '2026-11-24 19:39:43.642953+00', '2026-11-24 19:39:43.642953+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '4458848722877154466', '2026-11-24 19:39:43.639934+00', '2026-11-24 19:39:43.639934+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '5000242865698718410', '2026-11-24 19:39:43.642461+00', '2026-11-24 19:39:43.642461+00', '2126-10-31 19:39:43.64246+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '4333144851486232003', '2026-11-24 19:39:43.641967+00', '2026-11-24 19:39:43.641967+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 19:39:43.660431+00', NULL, NULL, '{"text":"old"}', NULL, '1815314159974772125', '2026-11-24 19:39:43.660431+00', '2026-11-24 19:39:43.661157+00', '7897407044998041930');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 19:39:43.657263+00');
