-- Made by: python -m tests.upgrade 0.1.0 56322d17b1ee352222e85c69e633f9ef804392af

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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-24 19:35:59.538428+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.n1ojs_pS', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x52c9e60d'),
    ('chat', '', '__start__', '00000004.qj-iMIcw', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x22570335'),
    ('chat', '', '__start__', '00000007.lHyj_I4D', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x72903c6c'),
    ('chat', '', '__start__', '00000010.Bmr_KBra', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\xb8b734fe'),
    ('chat', '', '__start__', '00000013.VFRQvK_H', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x05a2c29a'),
    ('chat', '', '__start__', '00000016.-0_l0ZIT', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x3e6d3f8b'),
    ('chat', '', 'items', '00000006.HyZ-c-3S', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x73a2bcd8'),
    ('chat', '', 'items', '00000012.1He4cAbR', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x31c5379e'),
    ('chat', '', 'items', '00000018.T_m3Ljwz', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x666a3be5'),
    ('chat', '', 'messages', '00000002.aDMAzNNN', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3e61736d'),
    ('chat', '', 'messages', '00000003.PaN3AeMN', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3f7ac3de'),
    ('chat', '', 'messages', '00000005.XUMvPanW', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa24006cb'),
    ('chat', '', 'messages', '00000006.HyZ-c-3S', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9096d99a'),
    ('chat', '', 'messages', '00000008.ZhM42zqV', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7ffc6ed5'),
    ('chat', '', 'messages', '00000009.oPx_UYha', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0b111075'),
    ('chat', '', 'messages', '00000011.C6mmf6Bk', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6bffd6bc'),
    ('chat', '', 'messages', '00000012.1He4cAbR', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\xe4d6ff79'),
    ('chat', '', 'messages', '00000014.EqhcXEdN', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3e42eb34'),
    ('chat', '', 'messages', '00000015.EHKHcT4r', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x001e7185'),
    ('chat', '', 'messages', '00000017.68LBG7C6', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x5c0b3782'),
    ('chat', '', 'messages', '00000018.T_m3Ljwz', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5c5da823'),
    ('delta', '', '__start__', '00000001.eMxZOkd9', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x6a091cb8'),
    ('delta', '', '__start__', '00000004.3kxqy6QU', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x98462bcf'),
    ('delta', '', '__start__', '00000007.uRw7mbPv', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x9727ff10'),
    ('delta', '', 'items', '00000006.amQXWUTU', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x19343bba'),
    ('delta', '', 'messages', '00000002.uLZYcGoT', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x048be7ae'),
    ('delta', '', 'messages', '00000003._1TVRSpe', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6968c5e6'),
    ('delta', '', 'messages', '00000005.dZSYInIB', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x531595eb'),
    ('delta', '', 'messages', '00000006.amQXWUTU', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8bbdd1dd'),
    ('delta', '', 'messages', '00000008.IuiUR5vc', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcbb14d85'),
    ('delta', '', 'messages', '00000009.HYlYNBwd', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x549e4a61'),
    ('failed', '', '__start__', '00000001.c6X7vSNU', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x7b450f78'),
    ('failed', '', 'messages', '00000002.JJytH844', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdaa0a7ab'),
    ('failed', '', 'messages', '00000003.t6GV14c0', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd27f6ea8'),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', '__start__', '00000001.WL2d29MT', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x8c173f11'),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', 'messages', '00000002.W2jNa22I', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x34deddb0'),
    ('fork', '', '__start__', '00000001.UW_ixP9u', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xc236b088'),
    ('fork', '', 'items', '00000003._M8T1Jlx', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\xf6e4e157'),
    ('fork', '', 'messages', '00000002.q0-b_t6p', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x187ce493'),
    ('fork', '', 'messages', '00000003.-SM5MFiJ', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfd508db1'),
    ('fork', '', 'messages', '00000003.GrxfoUVi', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb695216b'),
    ('keyed', '', '__start__', '00000001.9sARpOKo', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c56045a38f816770335e5cd01570188f855d215fb51b68cf59b977e8a2072705c5731706a3587f2a0a4ae8835820dc91bcc95712555cf1275ae2eb5e59401f0f477d26f8c568425dc6c8c44dc957f8cb2e28be529f6e4a4753a1bb279414ac4375baecc22da5b6544e6744461f4a3376b1a9e893de80c09c55820097cafcd92bb13d20a0337d271c73a5e933168a47ef538c54738961b2d6066d5edac5d236b72df5d26a8786d42c07e8575729c655ae6db17fc2fab7de128e6fd3a5640e0d56b1081b3dfd4386dd710b27ec0dcf4d882853bb44460cf45ae0da795bfe3525f0165731ec96686095137cd90191682e8c46b476ad09caa68df74b85cda09cb2e8abd7f9d08e842bc9a4bb7049e07a4df93e1d8f4b713e31d89f71a128196f2ed6ef837a73f252f7501756c8cad5aa32a2a3820ba0c966aab83148f39b6db64795c50f62b3a86891c92065e227246df5a32fc6903764', NULL),
    ('keyed', '', 'messages', '00000002.6jSQm3sS', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c560e2a7ece940e487c2564fccd68c19ea9c29ff20c97cc3fe62b0f3811831f85829dae61442ef581b8d1d64e8f0759306e3c7f84f195c5c2f8e62a86f8ed029707f394f61f0a13e45a557bf3ee22204faa6b863944519e36c5aa077448c986d315d32e92812289c2794edae13bc2c7538b56d072fd72ab8c0418465b806ea75db677938facb67dd30748c8689bff855f4c0215660739d5f001168754d3569f04651b79991fa4e3ee6a8ce3bf358d6da440bcc00a69d89ba3ab6f4a41d6fbfc4cb698b5b4a6c0e74dd1303d7d554c593dba66e3b03d1c13855f033660f1fabddfa586bc7f8920c93f29eed3cebe2a27f2671f438edc98ab324ff7be3a9b6f8828d015a4fcee63f8fc8576fd3d334a0c6968d94760d277e15314dcebfe48738dce5470c7e9afb444d56737a7fe56238c22dc5cfd985218c3eb57a119a', NULL),
    ('keyed', '', 'messages', '00000003.N-If-kWG', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c560799c32177a793b55d69ed2cf6cc31f9bf74b8e843867616df23d6e8f0ac81f1ed3448a50b81cb77f9e9c4804e4cba1ec8b51744484f1818ccfe33ece44c505d87725740bb45eb6872c634b27bb0a7ecfdd9151050e58c095d40c57051dcd7956eeca438a4d96960c58ff1a3b52effe07096c71bbf0cf5340ceb293c7ced3ca266d64db08e0ac0a9f556034ab5fc9ab91c8df4b9b1b7316359327c0a2ccfdd3194714b718c3c4cfa55fabe255f3c6f85c8c45671703632b38b4a6fcbb4227d5dcfd8eae5ab81bfb7e87dd892e9048096c7e5d8ccf29182094da26e32dfbe7c5117b5b08df7decb0cc018092a19bf63d5d4ac4fdc4b22551817268c3eb21dfe18090dfa43e1382f9f67bce45604549a1cc8acb57d2a4fa241605e82496a5ce64decebe05e02c7de743862874cbe50eb401d56977ed168aa71d6694897f7cc71fb8e7d2e255e4714366fa652045a61754ccbea24a495829cae0bf4c36d9cf44064b9c2281a94cf3990e497b5eb5c79125923d9536d60d82a9d983f90a5cf57e9cdf0f0085cad4d060de902c1948dfe09380486a9e3f30a7df75d97d93725523d9d243ca6d0d67a2193c580fb01af9254cb1f23004f1a84e3868fc1d53041629196aa45fe4113b1d173d82e162efcb7589825e22882e70913357bb1dc854aaef20d9a8c0a1cca28b44a24c0f636bfbef950d2c9a9f592c5182e53a58a3542c4a66c4ce299c3b4e118aeb3e7b352fbd076b4a8115a8307b7a5b081b6f1f46a44dd5b0ffb9a1e60032947f1ef348274efc13af8c1c1506e75c50af5863af0f6d6da08deb8eec0547a7c913d9342e00b270439c7b884d9403e95c466cfe00ee6597dd9120876e63a5fc266a9698654ebd43749983b522156f63994a3342b8914e07', NULL),
    ('left', '', '__start__', '00000001.UeuADkoO', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xaa4fc940'),
    ('left', '', 'messages', '00000002.shgT4D5Y', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf82da668'),
    ('left', '', 'messages', '00000003.daGRHCr_', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x337520e4'),
    ('question', '', '__start__', '00000001.rW58QGcM', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x62b42898'),
    ('question', '', 'messages', '00000002.P5vF5kfv', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1da52c31'),
    ('question', '', 'messages', '00000003.lBnILnh-', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc19f23d4'),
    ('question', 'inner:5fefbe2e-3313-77af-07a8-9e39b47a645a', '__start__', '00000001.x-VGaI-Y', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x29e9b484'),
    ('question', 'inner:5fefbe2e-3313-77af-07a8-9e39b47a645a', 'messages', '00000002.lXsC-P8h', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf65c8b98'),
    ('sealed too', '', '__start__', '00000001.Q9EL_voP', 'pg:aes:msgpack', '170', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32e7c10c0ad7dad02090b88d232da1b509cb1761677a1cb8bd0b956b59818f45afe56040d8a974c4a6eda45403aa008ae961963939f452330529cd1c3b5d244e2430a3f37c00312d04530c9c0723fa86014feefb21742541016805f074d14ccc1bae416d4058fe7f1d467d82b9b674444a63b9383043da8139cd55f757de7df7a5cd944fd7e6647f18a08bee3676eb7a7d745b42d3762c0d4782017525f45dd5966a148b8376a7e0b36487e6a96bc578a9fb031af4354696caac4ebf86d0a27bc44af3877eaaa7', NULL),
    ('sealed too', '', 'messages', '00000002.ugYys532', 'pg:aes:msgpack', '144', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc320fde92e7c6a5769d5e7bf38c12a650225c2db0a46c2ca7fb9334db11419de48809851fcd4bfcf01bae5061fda52aca9d122be37a85a11e955d212677abe69bbbb2b0eda61dd689c5ecb1959c7701c9355761d151b56b9b6feaae99c6b8f473f44ed3f80a1441464038381a6c7c426eb45b0f7b623b420798183a9b444aa16b216edf772a8b4cfde5fd1b64653effb869c921c301efba6a4776b9b107c6869cbda9328bff0ba0ebe8078f6cbe', NULL),
    ('sealed too', '', 'messages', '00000003.RZ4dMCrR', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32e20268afb1a83fac49da900d419085635c77323f1cead2c7a98914818132c18d3e8037141debd7c3c24c5e94ac1ca163f6ef110daee4b6bb14c252ebfe32905977ef609532197e88b94335da39efea5815f96ffce9509189c025b7b8ec618fc8e399020502e9e825382d64f20973108a338129eb14a60f0ef1239b7d9dbbb76f96a2351c1ad1022aaa459a81ad51dd8e7f5c0499f758fc95246f8e37ecb031cb4460df8e8bbf25b42512c28642fbf36e84a18e99561e7d2b15433e100ca8da071314929c8c15360f7fe62b9b76281f4b6478ec1a0282c4d90d03a5f4c25898ddfc580e6ccd28b50e460cea00deef0af0c5507b2de642864d35f381685d22247afcd3b7d232c760c1a83b2566af771f6624d877b92137a60d3f7a0158509fc9c78887e372508c7b4a67bf69bfd47da4eeae7c2e2f355cf7e41085e0425a10cd96eb707aa5c18671644a490e4071f478108db6db65eb1d9784fda83b5444cd7949bf74ed1ea5a0127ddd06f6e7c77ec33e2ab7814b111ba29a274040ef96d172dbf7648b8e1cf518af7295aee60d69f13f1fc42896d76c0126544b5d679f08f6fa59d1b43db2ca52af6709ffc10bf7d97245707c75ab3205f8a03a2d0b23b0abb66dfb1c0d4c41655d25b6ac30bbbc6d504b815a54588762b33be2737e2235ed264eaf7a425d31c618522c0798eee1bc04', NULL),
    ('sealed too', 'inner:b988c544-18ea-123a-b03d-0d6f3fa94597', '__start__', '00000001.u5oyUWlk', 'pg:aes:msgpack', '503', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc328972d0b423b2ec2cb47ff15f583717857ada2a1774670c12c3a66128d94f8b16668a26c549cff629786bc8f862ff8554549ac72e612c59cc98913588e4bf5229573d283a9e606269aca1e0928d556ea9e331115c3eaf582d9e785ec0d25098d055c51462a0dadfa66506d7b6ff4be81efa46314e39ab7bd382ae8c054b4c7e941f8e43f73e032968e05d2efb7f3afb07bbdded4f0464a70c1b2fcc6b4daab0e7e92186fd93df729ff6b246189de365d82735feb4b94630982da1575e072ae09275efb99f90d089046ed9782a3fc17359b453cb8bda82245d0d9eff0581d8df27dc4476c62612080fa5fe9668aeaa3756cd04faf662ec942eddc0fa4dedf42c4c61a98535abb93abf558c5dd25a1102932feb98acb14c9ca95c047645e7d987b86bad9349bed776e49f549dc498b734d5e06f3c46e86bbbd68b4c1107704ef497b7234d1808438fb14fab061bc590565c558927494a60e85a7285c8473987e5d977a86527d4d53b7856dae9d56fbb804c42555da29f269c32d3b5dccfd3f81060b945efaab2e8d35c115e9140b7518bba85c06a206476065ff46e4410472b67f720d61f23e8d538a6a6466034c59ef5b7a074ae42022c0e2e3fc5891bdbe0559defac2fa66fe6c3f57b5dcfec9cd613eded1a790420cd0f90b5c640abde5b9542a12abe0bdfc7a4abeaa352c2f7565e0821a1111c6054f14d8151c0eb53cb0223538470fe34802032254b7a195b2495c31a3a34', NULL),
    ('sealed too', 'inner:b988c544-18ea-123a-b03d-0d6f3fa94597', 'messages', '00000002.5Ai1vKC8', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32ca8d65ab5be95efd1af85a002cb95be133b3f47c6952ef93a08541ec2f3a1482db453000dc200258818547ef500fc63a3552d3e39d74d2ea6ced26383c95bea1097f60da71220b548fa427987e2d8eea5bdf8e9356167d690c57b2a511133ca11923e8441faf3215dc13d06655820fe81b95d04b23935fee3e900a8397869f1edc8421b7fb3f232b2e59ce8ab2dd80e6b931088e4b59e61a7b272036707db3b07b789623b31271b69eaa57ce7caf9da154fe76e8cd68cc3812e9461e99f689a18c9cca1bfb4e976a6e1e800051abebb157cfb1d67a61e80ebf7a0b8451fe19a6c2c11e0bc88eab65f05a87e9ffc95f548ca3048987caf23edb8ca78d63f30bd6d633511fbc3501e9f3e060e4602da3ff1598de3a2901402019efd2fd665ad5adeaead9b63acb8d69b009345351d0afcc27a7a6a6e433cc1ebc19be5c34abe88408b2dea2d4c10c0d0396f9d6895916e535eb3b908ac9535c1a10e94c44e35edd8cc74d9397a8f4ae0c5e4c8f3b8f58bd6ea38ba74007b8ae727f3deb69be4e1502922b257cf47639ad8d0b55c4cc5920132b726ec2204a6d628ac6cd243005a8517a6b8639cbe1a935a95668cfa29a1eedf191b5d8af05e81cfa3680393b636dfe5e4c9504aa01c7735dfbd9b63e1ccc3549bd364406e1b0c1c1e2ae99c2c640dd7f689647c51d3b0f7146e507352171', NULL),
    ('sealed', '', '__start__', '00000001.GfOh1J1N', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32fa4b812f63d31468b745bb0573e0efb7701e9a8ca2b2b6709df7143f837dc91fb0d67d79705e459621047cd9d8b95228c5a8079bef622a5323d7d4bfd78b6c5152a6447f34b7021ff9093a975d966f43f2b705809dd17698c68435953fbf56aa5c258ff703b6e462a9cc3887cad3ea37e275ce7e391b67c15d1f36361a913d720bdede2513f878cf9c560fbdb075c90a9d6e081370be97f4932893cffeb5e2caec873ace0773c0191a049fdaa1a4ebbf0de149135b2dba32074231ba41e9d5c8696967ea49cf61b20782e05fd1d90151644d610f19d5cb46d71122c7c89c8ef4e96ed2b704fa2fddab38770b5ebc9a7419f096c4240fe371dbe5d53f15398c1215ace63fa937233a96693cc8ed530e268fa6ba809d5c184862072e6f7eb5a71807eef0753ef2b8e7852424f06b7eaeeb0708733eba80868e32f8e626f8ddc027dc0d0ade31f0183db0ab4fc0431db52fe5f211', NULL),
    ('sealed', '', '__start__', '00000004.E-uXj7fY', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc3266933d06e8419ac719b4ee5aa39b1ec457a8af839e108b2ec43e8e51ae848e6bd1d8ed05d52a5e7d2f21d89b65cc856f929d8286caacb4f653949efd47e096768efdc604c61f1df7e4f6f8f517372e722c5366123d3aff690e9ba8b41b1ff8f4bfae7bdbb0f7a6dd3dcf9224d7ca1a7d5a0f88469c6165ca38366805a9b9cd37737ec9fba07de486235b8e04b2919936916ba4aca027aa89e245143a53b6addd957dd9f3aa20e9c40d830c2c5f4e9ea0455bd3a05b82c8a5e4e7ade50d898e11ee23c527ab58279ba81ca9685c0b9c41c9df591e1341783f43f03301c78c43079233b63c81644cf6eec1191bd41a4d900d752f3f903001263bbb623a411599318a8e1895a51ce34ab65e7fa41fb974c041135f509436e7c825eb824707fe87ea59a0a8eb4592cbf142423e6159a6db43e91d2e75afbe3d28620516a97530e8d439abc786e433bf181a34aa8e0a5f5cf2e473b4', NULL),
    ('sealed', '', 'items', '00000006.XFstMOoQ', 'pg:aes:msgpack', '24', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc326e910c0b59072040eb8584b51bae5f005fac9b5e164045ac1afc3bb894d9618539b867205c44c3b595b4c0fe1ba8c433a58d6961', NULL),
    ('sealed', '', 'messages', '00000002.-tBeJPG8', 'pg:aes:msgpack', '286', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc321818cca662689b4e6728b23cf751aeea975c1b731ec5c6b5958454b78131b7c873f122a20fc08e54e26617bcea1afc7fdc8c9b2ef191d051b35412aa159552b128cece2a53fb912867ae1cd4f493ba5e12026a10cf797a5df78b35dd8a909fc2ca2c81235d4529b7f05b5c6f894052ec95bf5f30f2a29aa7cac363afd78740996e635d828305c77c5b5c7ed10ee66c4b8fbce7963d45b20224c9e938e9c77b6c6ac5eb3453d49a652d167c2ad099d3a32640ab3d8afaa59164d21a45268644d6a701f906df740b6017e5a9c730fd7782c2cab695acd889373a7d2d620603e7151efb56b22f60c3e0e0050403e73a4ac8851ed530a70ebd3e3c362a0c1b23fd5cf24f2893512b9084c3a627114d54ad209f92f261ce43546400e1871e2a162439d0b5c536e6a0106d645f98ed0df80a5d34aec21b38aa3b1a0204', NULL),
    ('sealed', '', 'messages', '00000003.6NQPlmpC', 'pg:aes:msgpack', '610', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32414bc3cdd4dc801f79966ab010e270d38c8e60c0da35c33a7161cad748a302e30700a35b2665a82a0c345993a78720f538835e65146787acc0d1f23a2940fbae3539695461ae0530243ebb6efa33731dc74a749ea31f0c5fa2adfbeb265430d2e5546da8de4cb48552e280a821f1a9e5365e909c93588d5dd601c67b18bad308fcd843fce18d16e52bd3144b3d6009b4e58920a293f7d4e8e88f376cd8a037ffd750f61ebd705cdf383af5a15eb3b7bdea7957a6d2d679186dbd07b8878a54407a440884f94b11c61ec4f4b8b5f9d1d1b331bc072cde9fc3625d968afdefcfbdd67e6a0f4cc29cec14e6a5d1bb773a91b4221b1b929142fe5b645b221c7cf1d3aacf4323fc30cf30e26f4f7809c487134af9b3c54a24866b34e3cac4026d37902f56343e3824fec78cf63c0344efb8b51c92acce076e79c527ec869c1383c0bc9bc77b9b345e3f18fa2d7480618fdc37d601830b2ed3cc66aad65007748a19b7af41c581c6668430c6ea6fe5beebf51b379177d096e532930adeeaaa143cf23d50ee10221a0fc77418cd6db483e9035b0322bb483041b46892d5d830d00ab223f3e3c06741cd5964e0e42ab80d0de9eeb5a3d63c398930c529525afa7e8e289b2b144cb11742867ef699e8acb24a9e60333a47f3e4644ded6fbd3413ca0e2f0ae5bd9bcce4f36d364da878671bfdfd1dc510d7ec1776ba864401a0735c9e72e7d1ecc300f8fda0b4736c94a92170602032cca8dd374bb181d4b73f30d9e6b36bfcaf4eb3e312f2f3250db068e39fc0db8766056eb09ffbe001db0d06ff701e4e95f1a8b7fdfa181c7a33de647ea20bd9408a36e32753e40d16c75af714031ad27ef367d037210c958bcd95052793a6b4e170f4d2498eef5701f472464ae6', NULL),
    ('sealed', '', 'messages', '00000005.DUCVs4en', 'pg:aes:msgpack', '895', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc3240804bc0b4eed1e38b32296d33aea920e8dd68691383ecc86f62d5b7a0e3305e6990c49d83efc14afa965efe4727d0a6b275c4d1a8e14dd4b3a047e76504d333f158699c99ac3ca32379e9a5c52816b0022318ee603289b061f0373b14f601d00095ecefd634cefbaa27d65d707bf7ee6471ca5cf7d62d5b420edbdbbf44882e4a791ed01d8e492385a9856cbdcebd194b17ab794556ad5fe7c9b7702d0dc1313b380e8161bd113a385d9447ef1800843b023d5769aa65cb227dc828fbc51951d9fc210e6280b26a704ad351575bfccf8d28a053c5565d7d8f74eb5adec882d2f4f371af409601004a314fce441e7c11cd64f4304ef414dd83706401fc78f26e61d2c3f6f85e46ab1128ce7f9c83159e1e0e50dab3bc5d71d90b75bc5b7b8f7294c16a4de3aa450c907d861ed468b245a20d9126e73166caa109f5e29e4225d0f01ee8905bf48e9473d847b59885729b3cd9ab15d862446185158bca9090b62584b7a35f95b0edc1031d935b00a192275efb1ad1256b3b540d0687eaa2ed6ce5f5e544045070107ad0131441f30de120c854234aa081f0a649b6a7942d794dfaca954cfdb5d9716acc4e966cb20642e9e0cea563185e6d8bc5ca52c9db8e2ca476630bd61a7a78d787b34d144dcfd710428856d809ddab4f12132d1e6efa2dd7803785ab9a50ae5f4058a46ba2547a328930140a222371bcc0e81ecf3a130ff97e1aff021e14cf0a6a945e16a7d484573ff6a6d1095ba9de407d10fedfb5f18912f4ec1245e3d959049218931b5a45097f1f3b83ef3afb21428be04fd481bed3116b7f2bec9d798c8928b4585b491062668a655420301a35bc938db8bd700849d899fd7340e44767d69333591fb82383bdfc317326750bf1b5c37e7d708f4041c3fcc6745b62efd8f3ab89a146dd161d44d448715c277cb254623fee7ddd7ab338ec2d51ba5a8d6e5c7ec56f72a49fb8cd687a6aa1c1ef9b38eec6ee33b9430cc45a42c4c08e341c0d8fef9404c2236189c4cc633544a6d0e8c842e98e25c824471e990b9c1fbf75f210ceba03844314edd648fb0de595531822779cc91d48eeb10be6902d8f340f4c594805aca8fa6d41e74a2e722168ffd173d8e525817f8dab6215ffe1d60f02c8169c1f0fdf467ad421e1eff659a737342cfdbecfeaf046a10937746de1e660a7e8cd93f1da9fb070df3784022126e6690fcebf245c9e12095a05134a8909a06d92763ab4015bec8906275769c23fd9238419bd1c70c351a3b53a5fc194a622556441ce8e3d96807f6ce7a0713e555b77c867', NULL),
    ('sealed', '', 'messages', '00000006.XFstMOoQ', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32a0a22610f963f2fe3e3c5654b2ae692e4d2baed2fa594411bcc084c51465b64ed3913188adb30fdcf787529e22d60f0928ebe5993e5f0d9445a4225e2b6cd00ad1f36122e57490398f6a7e3722f73797f2f0fa630bfa27969a211d8c03172c3dc5ca273639ae9045890df8eb187d0eadb72c67aceb3477019be4449360e7574c1cae02126191c92e46174f61455d9f28a724300c659c8246c82363704d3b04fa4990bea81c6d1086580302b16d84c474ba23a58f6e4a658febce8c3ac4132de0006df74cc97cd60ced7e896be7a721afeb56c563de8ac2931afdd205a514b729287fb167246a04fd4bca934d09dd79623db3cc7d4ce923475ee0389192f6a1a84f4dd6f0033d49c7f590effd5a57a95a854f505db53e7631416a4c8ff468afd6933ba7b3b79e5e931f391e249f2313e0714a650e622c2f1eb58587092c014111172e1552dd42b585d36bcafa3b27b7620855d29c8ab79162611a15bff8de60ebe9c5925e144f11d982c00805c769fbb58c3880e22ea85cd88372eada098460e05847ff93a9df3cd04d109c0c55618151e4b25ef17c928ac340ca7eb2e203d0c1786166861e82d619b6234a5bc2965303962b8ae4e8082e64a85c980977215fb9ac0308274aafb156597924212ca2abb84e6c700628569cb5131cb87980009fb8247a363f49021f5f77fd42796483e377b35b2f2b95f48aba29e731a615029c3260b7bbbbc26c98b7950ba7a7d84c78db67e658fa1d679ffc4012cdfdbea64f3a5e4ed106bb2882ecae5356a2c36c7a7f0d6ba9d135db5b7b8874aea0bef5864ca99c3a24f5f01e9c4ff6ab7dfb843e76ade983eeb34cfeb20868f89346bdbc54b1f1030ea86147ca69f4bf5ed89705c8425f75a8b900c5c34deabd16eadbb60cd8f0e01fdbba13698bc41ac4faedbd47cefac1643a4be95bab97b5bbe8eaead24a4dd9ab166fba5dda47be436d5cc3f66bf7bd748cf4786d72ccbea679ced1630450ae360c6d9c7ae4a1690aac0b037edfd52a1f124d8c25d61080d8262e7c9cf79261c4b2d97af93c0f98a49b27e98bbc2cfe3099f96fb2da6c527354a88bdd96c53206e6602d2ada8d55615f6c56bba09530267d9c2ed810fb3f56f31e5d95b6e3a141b4685ea804180afb26dccc47d75f08f04245c86edb5875e41a25eb9de629265145887392c63d5c9ce2034b4f8bcae28e6d0135476cbcb5c10706dc5790757da3e20a6fa98f5d6a3fe24365e07fbbc721895c937463e30e7da6cfd34ca6e58091fed062f7e6252a870b602242f98763744deefe15f21690f9dd8bc4c9317bbad03e3cc7e8c4465e356e5a6de21bd65f9abe45ef113d4f43a6e7779caec6a679036c8276878da26d2af1381371aa30c50f6bcd9e7688ca9837d8afb6aa073df57d10e468061752c5ed8ef5b70460f8b6f437bda5430c513ce63b8a66899ee144a279c0bfc8ca1bc451628298c25f752a73eccf8f5f7f92d8cf3f75f5122dcf6c18885bf0ee905fa4919bf0112c69eebd4289b9e5bc0ad986a9b30d62f2ddc8aed5828525612764ad4ed8dac126ef239e9b4adad3279bb4999e2616ed31eb697f03912b57d9b255429e7dbf369a3f999209b0c6b0bdb05cfde96aa1f0757eca7ea0ca0b4a3dc0e84a522a86f6e61f90b39a9e763177a378429eaca1041e27cdf8d406e284722ce0642471a06f6d64a00b11d879226c8c98ddbebbecdd2e130fa8ac09648c046809ccb1649c9d5a2404ec08f267b96bfabfd3c3072799', NULL),
    ('stepped', '', '__start__', '00000001.H_V3fxTW', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\x6ff4f7ec'),
    ('timed', '', '__start__', '00000001.MwwFp_QU', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x786bf428'),
    ('timed', '', 'messages', '00000002.s1SWLrnH', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x935ba32d'),
    ('timed', '', 'messages', '00000003.2RBGSx5Z', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x24690faf'),
    ('values', '', 'bytes', '00000001.jVhEUPrE', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\xa4b06fb5'),
    ('values', '', 'large', '00000001.1ix0DlFr', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x29ef461c'),
    ('values', '', 'many', '00000001.miY-TvZA', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xfee4ee73'),
    ('values', '', 'nested', '00000001.7h0wLqqU', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x53e849a8'),
    ('values', '', 'real', '00000001.gOTvxWKL', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x9354092c'),
    ('values', '', 'text', '00000001.PbUYlueH', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x576f3652'),
    ('values', '', 'when', '00000001.Tm2X2kiB', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\x066d22ae'),
    ('ünï ''code''', '', '__start__', '00000001.9e9pk_OQ', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x8373eb52'),
    ('ünï ''code''', '', 'messages', '00000002.kHfTNyOu', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x56ac26a8'),
    ('ünï ''code''', '', 'messages', '00000003.j21uYhMS', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3673cc73');

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
    ('keyed', 'tbRCbQ2wP5FJF', E'\\x01020432303236ac82f9eefe71d92d9c60fc12368f9aa357fb816ef827dd91ec7bca8aa7cf569ca25c8e7b50283e6e2d566fd10dfe437b2f19f822c5c9736ed8754e3d1f466f19cb228c5536e8a661b0023f2c6e3c36e7dceee816cf410accd83fa869', 'ring:2026', '2026-11-24 19:35:59.376203+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-24 19:35:59.523829+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'o3RVzV4hdhH8wMQ6', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 19:35:59.401014+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1e83e4-68b6-6606-8000-9607a9ba6ff7', 'd2568aea-27a0-898d-c0ff-0a3caf6fbcfd', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 19:35:59.166255+00', '2026-11-24 19:35:59.232165+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83e4-66cb-6d4c-8010-5b2d5aa01bcc', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 19:35:59.24831+00', '2026-11-24 19:35:59.267245+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83e4-6719-6c89-8007-24a6434f3481', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 19:35:59.314812+00', '2026-11-24 19:35:59.314812+00', NULL, 'false', 'false', '2026-11-24 19:35:59.314812+00', NULL, '1f1e83e4-678d-627c-bfff-f4a1e0148bfa', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 19:35:59.240984+00', '2026-11-24 19:35:59.244351+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83e4-66e2-6835-8001-f735b488af39', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 19:35:59.376203+00', '2026-11-24 19:35:59.382062+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1e83e4-682e-699a-8001-f5e194261940', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 19:35:59.395276+00', '2026-11-24 19:35:59.395276+00', NULL, 'false', 'false', '2026-11-24 19:35:59.395276+00', NULL, '1f1e83e4-6853-60e1-bfff-efb002644ea7', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 19:35:59.27724+00', '2026-11-24 19:35:59.291077+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-24 19:35:59.291077+00', '1f1e83e4-6738-6837-8001-ebcba25e6431', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 19:35:59.353024+00', '2026-11-24 19:35:59.361964+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-24 19:35:59.361964+00', '1f1e83e4-67f0-6bc8-8001-f22a029a97c0', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 19:35:59.331228+00', '2026-11-24 19:35:59.350043+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83e4-67e1-6031-8004-190b7671a214', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-24 19:35:59.435967+00', '2026-11-24 19:35:59.435967+00', NULL, 'false', 'false', '2026-11-24 19:35:59.435967+00', NULL, '1f1e83e4-68b5-6a9c-bfff-a6a6a63813e0', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 19:35:59.388284+00', '2026-11-24 19:35:59.390277+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83e4-6846-6b37-8001-e0cda192a35d', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 19:35:59.323525+00', '2026-11-24 19:35:59.323525+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 19:35:59.272777+00', '2026-11-24 19:35:59.274904+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83e4-672d-6202-8001-5533cffd20e1', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e83e4-6620-6b30-bfff-46e514e2d4ed', 'b4fefb37-7c79-fa06-0725-06a2ad61094d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1a661ab4'),
    ('chat', '', '1f1e83e4-6620-6b30-bfff-46e514e2d4ed', 'b4fefb37-7c79-fa06-0725-06a2ad61094d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xd011092c'),
    ('chat', '', '1f1e83e4-6620-6b30-bfff-46e514e2d4ed', 'b4fefb37-7c79-fa06-0725-06a2ad61094d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6072d408'),
    ('chat', '', '1f1e83e4-6622-6078-8000-a757cef19e7a', 'c06fb6d1-80dd-2ae3-5f66-178c97b2277c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe1b5baf8'),
    ('chat', '', '1f1e83e4-6622-6078-8000-a757cef19e7a', 'c06fb6d1-80dd-2ae3-5f66-178c97b2277c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xbfa04108'),
    ('chat', '', '1f1e83e4-6652-640b-8002-414b414393aa', 'f75b3a3f-5f65-fee8-f852-6a8313862bb0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x18f60bde'),
    ('chat', '', '1f1e83e4-6652-640b-8002-414b414393aa', 'f75b3a3f-5f65-fee8-f852-6a8313862bb0', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x638035f2'),
    ('chat', '', '1f1e83e4-6652-640b-8002-414b414393aa', 'f75b3a3f-5f65-fee8-f852-6a8313862bb0', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x44d5739c'),
    ('chat', '', '1f1e83e4-6656-6898-8003-d94f91a15fd3', 'ccd0d676-6703-e90d-ce16-f7f34798a81e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3f5796e2'),
    ('chat', '', '1f1e83e4-6656-6898-8003-d94f91a15fd3', 'ccd0d676-6703-e90d-ce16-f7f34798a81e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xd2fd9cc2'),
    ('chat', '', '1f1e83e4-666e-64a8-8005-cd6946ad8c18', '62f008aa-3d9c-880a-5e8a-c40c4680a060', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd3424d33'),
    ('chat', '', '1f1e83e4-666e-64a8-8005-cd6946ad8c18', '62f008aa-3d9c-880a-5e8a-c40c4680a060', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xe9b09b81'),
    ('chat', '', '1f1e83e4-666e-64a8-8005-cd6946ad8c18', '62f008aa-3d9c-880a-5e8a-c40c4680a060', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x266c412b'),
    ('chat', '', '1f1e83e4-666f-6461-8006-fa0aa9150909', 'f401d68b-0478-9a84-ff6c-65c0494a47a0', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x209f2003'),
    ('chat', '', '1f1e83e4-666f-6461-8006-fa0aa9150909', 'f401d68b-0478-9a84-ff6c-65c0494a47a0', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x4f933a84'),
    ('chat', '', '1f1e83e4-6689-693a-8008-fe5d4ba73cfa', '3acdda95-de9c-9ff6-637e-73ed0532ad65', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb23460df'),
    ('chat', '', '1f1e83e4-6689-693a-8008-fe5d4ba73cfa', '3acdda95-de9c-9ff6-637e-73ed0532ad65', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\xaaa4d5c6'),
    ('chat', '', '1f1e83e4-6689-693a-8008-fe5d4ba73cfa', '3acdda95-de9c-9ff6-637e-73ed0532ad65', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x86df9aa4'),
    ('chat', '', '1f1e83e4-668a-64a1-8009-78230e939ed6', 'f62cae75-01cf-e307-495b-2950a9c60732', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2569ba4c'),
    ('chat', '', '1f1e83e4-668a-64a1-8009-78230e939ed6', 'f62cae75-01cf-e307-495b-2950a9c60732', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x7346ace1'),
    ('chat', '', '1f1e83e4-669f-68d3-800b-a690ca0f9055', 'f263ce99-1a0b-3af0-ba1c-5534ab0d6f01', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd73b8eed'),
    ('chat', '', '1f1e83e4-669f-68d3-800b-a690ca0f9055', 'f263ce99-1a0b-3af0-ba1c-5534ab0d6f01', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x4244399d'),
    ('chat', '', '1f1e83e4-669f-68d3-800b-a690ca0f9055', 'f263ce99-1a0b-3af0-ba1c-5534ab0d6f01', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd6fbc299'),
    ('chat', '', '1f1e83e4-66a0-6299-800c-1215d0819bf0', '15dd0ab3-b129-c6bd-2e5d-c9805050fd8c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x777c7d78'),
    ('chat', '', '1f1e83e4-66a0-6299-800c-1215d0819bf0', '15dd0ab3-b129-c6bd-2e5d-c9805050fd8c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x4b75ada4'),
    ('chat', '', '1f1e83e4-66bf-6e18-800e-427099a4a36c', '03fc2141-5a15-0d56-0232-744359d785ba', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb04cb5c6'),
    ('chat', '', '1f1e83e4-66bf-6e18-800e-427099a4a36c', '03fc2141-5a15-0d56-0232-744359d785ba', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\xa2ac2788'),
    ('chat', '', '1f1e83e4-66bf-6e18-800e-427099a4a36c', '03fc2141-5a15-0d56-0232-744359d785ba', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x97ecf063'),
    ('chat', '', '1f1e83e4-66c0-6fda-800f-7a8840c916fb', '5af5acb6-0e92-18a3-cac0-03e36da43395', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6aeb35f7'),
    ('chat', '', '1f1e83e4-66c0-6fda-800f-7a8840c916fb', '5af5acb6-0e92-18a3-cac0-03e36da43395', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\xe105c0a6'),
    ('delta', '', '1f1e83e4-66eb-6e07-bfff-c865decc5db4', 'db74d43f-9046-1b9a-787f-fc892bedbb66', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x89ce198b'),
    ('delta', '', '1f1e83e4-66eb-6e07-bfff-c865decc5db4', 'db74d43f-9046-1b9a-787f-fc892bedbb66', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xc89f7381'),
    ('delta', '', '1f1e83e4-66eb-6e07-bfff-c865decc5db4', 'db74d43f-9046-1b9a-787f-fc892bedbb66', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5e1bc1eb'),
    ('delta', '', '1f1e83e4-66ec-6756-8000-927faff856b5', '69639569-2758-f0d8-a041-7bdaaea2acc2', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb09378ec'),
    ('delta', '', '1f1e83e4-66ec-6756-8000-927faff856b5', '69639569-2758-f0d8-a041-7bdaaea2acc2', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x37e50648'),
    ('delta', '', '1f1e83e4-6701-652d-8002-0c5e97809573', '4eb940f3-b3d4-a166-456d-30a1e4ceb96b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6ca9eed8'),
    ('delta', '', '1f1e83e4-6701-652d-8002-0c5e97809573', '4eb940f3-b3d4-a166-456d-30a1e4ceb96b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x2e80dd9c'),
    ('delta', '', '1f1e83e4-6701-652d-8002-0c5e97809573', '4eb940f3-b3d4-a166-456d-30a1e4ceb96b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x70e83b25'),
    ('delta', '', '1f1e83e4-6702-608d-8003-4b8796e1305e', 'c20ea069-9371-f990-eda7-8f17a4c3ba33', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8323d598'),
    ('delta', '', '1f1e83e4-6702-608d-8003-4b8796e1305e', 'c20ea069-9371-f990-eda7-8f17a4c3ba33', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xd2086e9c'),
    ('delta', '', '1f1e83e4-6714-65f9-8005-9a04cacdf59c', 'a7f493f8-e076-f534-6de7-c8b9e0f1805b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4e63a642'),
    ('delta', '', '1f1e83e4-6714-65f9-8005-9a04cacdf59c', 'a7f493f8-e076-f534-6de7-c8b9e0f1805b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xb82da7c3'),
    ('delta', '', '1f1e83e4-6714-65f9-8005-9a04cacdf59c', 'a7f493f8-e076-f534-6de7-c8b9e0f1805b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x73fd1a43'),
    ('delta', '', '1f1e83e4-6714-6f65-8006-1cab9c0ba93b', '3f27115c-efac-69a3-d70d-1cce60e2ab72', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa8539409'),
    ('delta', '', '1f1e83e4-6714-6f65-8006-1cab9c0ba93b', '3f27115c-efac-69a3-d70d-1cce60e2ab72', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xf29f164a'),
    ('failed', '', '1f1e83e4-678d-627c-bfff-f4a1e0148bfa', '7a18544b-c60c-8aa8-b7ba-59a3e3228d92', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5ffdc7ce'),
    ('failed', '', '1f1e83e4-678d-627c-bfff-f4a1e0148bfa', '7a18544b-c60c-8aa8-b7ba-59a3e3228d92', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x0a5b3aba'),
    ('failed', '', '1f1e83e4-678d-627c-bfff-f4a1e0148bfa', '7a18544b-c60c-8aa8-b7ba-59a3e3228d92', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x93c77f10'),
    ('failed', '', '1f1e83e4-678d-627c-bfff-f4a1e0148bfa', '7a18544b-c60c-8aa8-b7ba-59a3e3228d92', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xbca1d576'),
    ('failed', '', '1f1e83e4-678d-6d41-8000-31d3daedc85b', 'de85d076-f5f2-7402-0635-2f832dbe6215', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa182d82f'),
    ('failed', '', '1f1e83e4-678d-6d41-8000-31d3daedc85b', 'de85d076-f5f2-7402-0635-2f832dbe6215', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x1b74fbdc'),
    ('failed', '', '1f1e83e4-678d-6d41-8000-31d3daedc85b', 'de85d076-f5f2-7402-0635-2f832dbe6215', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xec66e8de'),
    ('failed', '', '1f1e83e4-678d-6d41-8000-31d3daedc85b', 'de85d076-f5f2-7402-0635-2f832dbe6215', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x6b2c0903'),
    ('failed', '', '1f1e83e4-6795-6523-8001-1313cb974aab', 'a45ed8a4-373b-141e-019c-c48cf99dcf0c', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1e83e4-6795-6523-8001-1313cb974aab', 'c5e25b24-6afa-cf78-0a16-1e5a9bf57788', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', '1f1e83e4-679c-6123-bfff-36684bf688f8', 'b66cf18c-7efd-9e69-b9db-28c581b2a47d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x49fb67bb'),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', '1f1e83e4-679c-6123-bfff-36684bf688f8', 'b66cf18c-7efd-9e69-b9db-28c581b2a47d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x81109f7b'),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', '1f1e83e4-679c-6123-bfff-36684bf688f8', 'b66cf18c-7efd-9e69-b9db-28c581b2a47d', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xccd750ef'),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', '1f1e83e4-679c-6123-bfff-36684bf688f8', 'b66cf18c-7efd-9e69-b9db-28c581b2a47d', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x1a60c11d'),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', '1f1e83e4-679c-6123-bfff-36684bf688f8', 'b66cf18c-7efd-9e69-b9db-28c581b2a47d', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x7d2bb6c9'),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', '1f1e83e4-679c-6932-8000-364354767179', '10a338d3-d16d-4118-c9d6-b8e2c1988f7f', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203065626436356530666365313432313161336235353533646565306165343738af726573706f6e73655f736368656d61c0', NULL),
    ('fork', '', '1f1e83e4-66d9-60a3-bfff-dfccbf052499', 'ff33ffdb-7301-5dd5-d6bd-4e28c88e6bdc', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2f3ebfa7'),
    ('fork', '', '1f1e83e4-66d9-60a3-bfff-dfccbf052499', 'ff33ffdb-7301-5dd5-d6bd-4e28c88e6bdc', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x4c14d084'),
    ('fork', '', '1f1e83e4-66d9-60a3-bfff-dfccbf052499', 'ff33ffdb-7301-5dd5-d6bd-4e28c88e6bdc', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x096828c3'),
    ('fork', '', '1f1e83e4-66d9-68eb-8000-09b19e91c5ab', '5e9ef5f2-c928-c583-b755-7207ebc02f5e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5fda2bb6'),
    ('fork', '', '1f1e83e4-66d9-68eb-8000-09b19e91c5ab', '5e9ef5f2-c928-c583-b755-7207ebc02f5e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xea3fcdce'),
    ('keyed', '', '1f1e83e4-6821-6ce9-bfff-eabd8ae03b68', '5a34a935-0bfe-add0-796a-0d40b3f4abfa', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c560be91d81722b85550ae428a57c6cb67d723c7ecd967c247d89eea1b5faf4e670e82eb63f4ce6d2232019662d83bf799271782bbbcd45eb98e0fa0d2f7eb70f2f6f63205e23981d651c3df0def42e3b6cfd3cea84f0fac0fb50d3f4e0c3327e0f4748bad2a8e70c5b6d9e6ff0ea6f9cd5cf9720572e4850265246cab87d895e6931d04d6e4d32dc44c96db21f3a2ef8d1869c639f660e546bbf9e2b025150a838d4f7d75502110737757cb6c4ce6b327483de22c9bc3b98525b52ab2be455c874ca18f3f32763f7bdc8e86969035c09785b29d1c31e44752a6e814e08798a1f4a1663207f09b56f96d60dc870d61a561f0570973608c3ce3cee265ff6678dc6b95e8ae7af4e4debd89c9543dab554a52711e22c8c166dd95a0a83e34b7ed83ebc1df51f1389d085fad1713a3b7339e8a2008898248ffe8319368e6', NULL),
    ('keyed', '', '1f1e83e4-6821-6ce9-bfff-eabd8ae03b68', '5a34a935-0bfe-add0-796a-0d40b3f4abfa', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c5606573589198c8fad0882a1608451005a383d85def1ea9d75e5c751d4471dc9be1afcd515370', NULL),
    ('keyed', '', '1f1e83e4-6821-6ce9-bfff-eabd8ae03b68', '5a34a935-0bfe-add0-796a-0d40b3f4abfa', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c560e22489ddea604aa5e062bc0993242db21ccc565a3f5e5771451354fc', NULL),
    ('keyed', '', '1f1e83e4-6822-6696-8000-6f917cc3ed4e', '655cafa4-64b1-5575-0233-79b74631302c', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c560f0b37bc4e8c26a71085b49cf40a64df7d037170f2c13cc71d6c1cc51bcdf29afba9bde52a66958de864c5a37bd292d1ad13d6d1c6f9c06c6a08b46b295097414774e0f49e4ae017d8ab99be8b25859ea3469ba4d2456aa6e1c371683ecfa6c4fc25a1d25dabe32a7a000f97cf0353c3d6271def17532f8c857116964329f783d71f5e0a76124333534670dc88ff4a0aade92389657962af114cee3186126ee985bd6aef0c944fe43c1fb64ef2734ba71c3ab736de1d142b20f6f59801a3ca8f75f0f2cc93f8ef951006dc4c5e99dea4a89e3783231ab2c24d8554d5ba60ed997fdc36e7307e874fa1ce3c07dee0c7a0a7fb97d5cf4f74bffcd1013fb4d74e0fdafbefc7222ab549cc6d5829ed0f075e922f9c677ae17a228b7afb85a026a1ab98126032a655dc730a0951f1aa2c3d8ed43e2b448380518e2920eca21b36ce95e755e4b58d230edb670599fdbbabaea6b8dedf0d5eda51e733bfd1f7fdae9c93cc0', NULL),
    ('keyed', '', '1f1e83e4-6822-6696-8000-6f917cc3ed4e', '655cafa4-64b1-5575-0233-79b74631302c', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c560aaa28559041861763a7828b75f549537dfbd61bcd5da377ea0e99cc1e8d958', NULL),
    ('left', '', '1f1e83e4-6853-60e1-bfff-efb002644ea7', 'f46442fe-3560-85bd-762b-5ff26060000b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6e554f4a'),
    ('left', '', '1f1e83e4-6853-60e1-bfff-efb002644ea7', 'f46442fe-3560-85bd-762b-5ff26060000b', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xdac6a115'),
    ('left', '', '1f1e83e4-6853-60e1-bfff-efb002644ea7', 'f46442fe-3560-85bd-762b-5ff26060000b', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xa864b8e2'),
    ('left', '', '1f1e83e4-6853-60e1-bfff-efb002644ea7', 'f46442fe-3560-85bd-762b-5ff26060000b', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xc82ee535'),
    ('left', '', '1f1e83e4-6853-68da-8000-1119c5986f11', 'df7815f4-7e0a-e6fc-04fe-f65510c0b775', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4886a92e'),
    ('left', '', '1f1e83e4-6853-68da-8000-1119c5986f11', 'df7815f4-7e0a-e6fc-04fe-f65510c0b775', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x7f4ad599'),
    ('left', '', '1f1e83e4-6853-68da-8000-1119c5986f11', 'df7815f4-7e0a-e6fc-04fe-f65510c0b775', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x79659507'),
    ('left', '', '1f1e83e4-6853-68da-8000-1119c5986f11', 'df7815f4-7e0a-e6fc-04fe-f65510c0b775', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x94b6600e'),
    ('left', '', '1f1e83e4-685a-668d-8001-e6b086517ebb', '1700ccef-4a15-8779-6cfc-34ce5a8144e8', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e83e4-685a-668d-8001-e6b086517ebb', '744c73cb-a876-bb2d-368c-4afb62f043c3', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1e83e4-6732-6deb-bfff-d320c02e4713', 'ab303db9-b816-8c6b-42dc-8ab7584bf39e', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x388f997e'),
    ('question', '', '1f1e83e4-6732-6deb-bfff-d320c02e4713', 'ab303db9-b816-8c6b-42dc-8ab7584bf39e', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x302c62c1'),
    ('question', '', '1f1e83e4-6732-6deb-bfff-d320c02e4713', 'ab303db9-b816-8c6b-42dc-8ab7584bf39e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x70484047'),
    ('question', '', '1f1e83e4-6733-6578-8000-076322d4e94b', '437adfe3-76d0-be67-beee-e501ce7b3d20', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0dc38cb8'),
    ('question', '', '1f1e83e4-6733-6578-8000-076322d4e94b', '437adfe3-76d0-be67-beee-e501ce7b3d20', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x8d451030'),
    ('question', '', '1f1e83e4-6733-6578-8000-076322d4e94b', '437adfe3-76d0-be67-beee-e501ce7b3d20', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x0a4918dc'),
    ('question', '', '1f1e83e4-6733-6578-8000-076322d4e94b', '437adfe3-76d0-be67-beee-e501ce7b3d20', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x85c447df'),
    ('question', '', '1f1e83e4-6738-6837-8001-ebcba25e6431', '5fefbe2e-3313-77af-07a8-9e39b47a645a', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206162356231333262616461653763633664626634343737633766363939383134af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1e83e4-6738-6837-8001-ebcba25e6431', 'fe2299ca-1e29-b2b9-6381-c0072c6a6755', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\xa2983447'),
    ('question', 'inner:5fefbe2e-3313-77af-07a8-9e39b47a645a', '1f1e83e4-673f-6af6-bfff-00b223c92197', 'f5ccfbe9-4b67-d0d9-8f95-ba6c9ac77351', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5cf11dd7'),
    ('question', 'inner:5fefbe2e-3313-77af-07a8-9e39b47a645a', '1f1e83e4-673f-6af6-bfff-00b223c92197', 'f5ccfbe9-4b67-d0d9-8f95-ba6c9ac77351', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xce88047a'),
    ('question', 'inner:5fefbe2e-3313-77af-07a8-9e39b47a645a', '1f1e83e4-673f-6af6-bfff-00b223c92197', 'f5ccfbe9-4b67-d0d9-8f95-ba6c9ac77351', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x3f009961'),
    ('question', 'inner:5fefbe2e-3313-77af-07a8-9e39b47a645a', '1f1e83e4-673f-6af6-bfff-00b223c92197', 'f5ccfbe9-4b67-d0d9-8f95-ba6c9ac77351', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xa7e04664'),
    ('question', 'inner:5fefbe2e-3313-77af-07a8-9e39b47a645a', '1f1e83e4-6740-6321-8000-06604468ec7a', 'e2bfa6de-1833-26e2-8f47-c81effc745c1', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206162356231333262616461653763633664626634343737633766363939383134af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e83e4-67eb-694c-bfff-048ac8858d86', '3b904d51-0868-a6f8-8ce6-24e37335688c', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc3232c5086a45283c1c150e4eabac99c6145d100678f3403256cd72fcda058d68948555166c9070ac9403b15765be2d1384d1bf7142acca746bc2b3dc83043d3964557218cb53c0693e89464c07fae3722ad9e76a741b5a871f35bda6ee10704926439cdcd3d5659df16271bd7a03bc1eac25e29f883c2c888797852a0120e954930d32d7254ff0b07c161225981730e968813a7cbfd6ac12ea36d94f242aba6d97d628d4ee544fb8e24b9608df', NULL),
    ('sealed too', '', '1f1e83e4-67eb-694c-bfff-048ac8858d86', '3b904d51-0868-a6f8-8ce6-24e37335688c', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc320b892ebe7498b99cd550a18bcfc08db679b502d2b757623af94fba3c2b28eb9be7b0dff0d2', NULL),
    ('sealed too', '', '1f1e83e4-67eb-694c-bfff-048ac8858d86', '3b904d51-0868-a6f8-8ce6-24e37335688c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc322dc474346edd440c3a4575397150ffd4617725ba195369730b1ec3a5', NULL),
    ('sealed too', '', '1f1e83e4-67ec-6245-8000-43535abfd1e2', 'a637f0fc-48ff-ebf6-68de-c0f12689dc5a', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32b8b2ce56c8416bf76fbc9cf69ac8c6e85fbf98efae6456911692ba5f0864b25c6cb813f80a6d9dd4a027ce1d896f2541922cf7370c3fb35236ffef53e96e844c865b99968584b91f53e33b4b545c7d278fc83ba68c8beb4cc2249bfc6d206741561ceee52d8d3fc4cea3c472d8a55f32800bcc50aa312e8df38c2e2690c56b49afb4bf3a01ae17e2a4d49b003716b25a714c9aa227dda3b1ac8338ccf4fa347aa12aea6d1bcacc288b553f72e6c6214a711613e28efcfec726ad7ad04e41b2139d5a157d1a349ed1e939279c4b3a30e9adbe32dd68a0a6db88eed83599bb2b02d20012de7f765c3dd798c7f0d88a24ab5e86a0826a435d121444033e579ce59c98ca34fc71ad226f4006c2b4b140afc51743deadcf59e64e952d7bcde3fcbd51183e7cabc35453378a32a2a9e98ae0aab0b5dfcf15e56707eac7e810d58dfe7e446672a4a94748e1af2728507fbaf4b62fc713506c9e1dccfc78bf289bdc1e4cee', NULL),
    ('sealed too', '', '1f1e83e4-67ec-6245-8000-43535abfd1e2', 'a637f0fc-48ff-ebf6-68de-c0f12689dc5a', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32b2f47c3a9c3f8e9521e3a569250fb9ae8d1f80c88a3a106b853099b819035b', NULL),
    ('sealed too', '', '1f1e83e4-67ec-6245-8000-43535abfd1e2', 'a637f0fc-48ff-ebf6-68de-c0f12689dc5a', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32a4b9d5932496d1cef8daceac5445715a242bf76d69fd7586181cd128', NULL),
    ('sealed too', '', '1f1e83e4-67ec-6245-8000-43535abfd1e2', 'a637f0fc-48ff-ebf6-68de-c0f12689dc5a', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc326c4bb1c25c5c3883b8b253310e72d00624272bb3ac91e1fd25ec47b2', NULL),
    ('sealed too', '', '1f1e83e4-67f0-6bc8-8001-f22a029a97c0', '8fed4233-c466-acd2-7053-f66a38f6fb1e', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32bbb8c56d89c255dccfcbe89f69dd64cbdcb073820d9b3aa973ae6441ff7b6039aab44705', NULL),
    ('sealed too', '', '1f1e83e4-67f0-6bc8-8001-f22a029a97c0', 'b988c544-18ea-123a-b03d-0d6f3fa94597', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc3202dd6f43b1b04339f6954050e265494483fe61cf2699e294ecd84a07447b588b7a30c049a5cb6ad6f0b99d42d6c0f52f15d3bf29556fa851241255ee4762e6b7a34a1a2a967e1c7e0a32e3e7505fef14f5d4bcc22501da28e55d5f8e3955dbbd663d9978f3eb018af953f124f3c041df802730f96b22a43b0392a99fcc6aa427e1202af2e75210c7091449', NULL),
    ('sealed too', 'inner:b988c544-18ea-123a-b03d-0d6f3fa94597', '1f1e83e4-67f7-61e2-bfff-03dc64818fdc', 'e720e039-4f0a-adfc-8efe-4ab9da25ca31', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc323f34fad0d09b8d2ba8292598295d42433f5fd73168e633a63d10403ff5e74c107cb6d0eb02e643c7fa69bd93041e90c7df0d5727acb49b475fa1342aa4edcfaf2ffbeeed2ddcbc689a47f3e28c5e4fe08899b6939692bc18e5043327932ac15206f15eb1b39c2272de0f3678dbd7909063271aaa8fc9c6e85aa06b6a47c31f24c3361afcd8eb8e1a82d8433fb51f5b994da57bc05593adae7e427ae2f07241c9d56643d4bef140c045f8a4b0ecfa2fe74315e334dd20f118e0ea4f32e4d6f4c8049fb8c1c9a9138cd8ca976e312a73333db2a9f7622605696846c0622ab1bc13d7b49fe0b78155ca89702f7a526b1be0afb44466a12e4a5360df924b9b0daf3849ab87b26ef853f1c1958d4f02b3c2f2c200fec9b4b3fc88274f1c798560f60f2d38b7751ac31d75124c37638b627f6e09f0412e0f3fc51950708df0e159fe743228e66f1f5b27a904bffbc2937930a63f4e07adadfeb04058bb3454056907e5a398baedd5a0627a1a5f8f69d2705b6e12c9e41dd49cf209aa6f62dbaeb36dae7124231a27cc7d22fdeb965c63e218eb73810e25caaf58c2e429f481163972a31e09ff7b009f253ebce02573b9687e7a88bbd5093ee9076c2c0184a9622153bb3b49e499bc2a5fc44336a8d99fe5bf8efc87d561a5779510cd2410eeed6b4b88920516f7e55f7bdaa08209dacb5d7fa2', NULL),
    ('sealed too', 'inner:b988c544-18ea-123a-b03d-0d6f3fa94597', '1f1e83e4-67f7-61e2-bfff-03dc64818fdc', 'e720e039-4f0a-adfc-8efe-4ab9da25ca31', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc323976f4f17f802dabab9d897e9db2c37d1948399effd5b46b8b3bbdc67d7ae1', NULL),
    ('sealed too', 'inner:b988c544-18ea-123a-b03d-0d6f3fa94597', '1f1e83e4-67f7-61e2-bfff-03dc64818fdc', 'e720e039-4f0a-adfc-8efe-4ab9da25ca31', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc320307c07c2923b1b90a2425c257ddcc22eba7fcf062f26f30899ba328661a1b1b9c5e913e75', NULL),
    ('sealed too', 'inner:b988c544-18ea-123a-b03d-0d6f3fa94597', '1f1e83e4-67f7-61e2-bfff-03dc64818fdc', 'e720e039-4f0a-adfc-8efe-4ab9da25ca31', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc322100b9cdb797b2acc7893adde31eaeeb9b0beae7c6657bfc06e0d36f', NULL),
    ('sealed too', 'inner:b988c544-18ea-123a-b03d-0d6f3fa94597', '1f1e83e4-67f7-69f3-8000-ce8e2fd9fe1a', '791b2048-cb81-1615-20ac-97a5e75a18e9', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc320e1bee0f97373d915332a78cfbf50a91b741d7e93825d521c6b2843eb0ab422feaa6579a5b0873e2985f87812764e4cf733f81b74f11c5630bf1c0ac5bd44fc866b1d456f822661a1e84a3255f32d4e98c04a1a3c85b0648adfc68d13b6671c8c0d5a4b70d5c4aec810483ed40c9df54b907ad11ed8b253469ee4248f1105a4af6abf73b1282686640032d', NULL),
    ('sealed', '', '1f1e83e4-67b5-6de8-bfff-279e88f4e0f6', '4f5e1b8b-c9a7-410a-f85a-a7639eae639f', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc3252abc3538b3227efae00e2b83cf8016a7b925f7c8ae42aceee6644a96755ead5e606cfcef235120b31353069e100d004c51b0a84fc9f11e4eb21ba3d05a97fb2c94e07d42c4f806a91403b7d3f3b4af1194e8dbce00b545dba9a8153738a8bcc4669320ef3995e1905e81030eeb8d8a581c8e5a43ef5711320796638bb157379059ce12420b69cd0a6d507670669cba455e33fd0a8b66bba194910f83d68c342149261a6411113eef908cb31f5936d8716d6289ba7bf6edb87a3f067f0b5aba464e490ef65b2404ba4b0565cb34aabdc381d3da6f80c46c56427b24e845e20d651bdee60411a8cefec0b0a5473c5660ad85ef604efd1b5cd60d2290359a3cff5df1c7d9facedf3742a422de7882b2e0faad5cd30c2fc629174ce75540314a2e41eca786c4586f0b80b81484bbad1ddfc6a5cb2ca7b0279aed7d1', NULL),
    ('sealed', '', '1f1e83e4-67b5-6de8-bfff-279e88f4e0f6', '4f5e1b8b-c9a7-410a-f85a-a7639eae639f', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc321f2a0ebc398e8e99d5d4cedfc79a5cb003a1bb5b1f5d73bdd3b622d860659fc606e2271abe', NULL),
    ('sealed', '', '1f1e83e4-67b5-6de8-bfff-279e88f4e0f6', '4f5e1b8b-c9a7-410a-f85a-a7639eae639f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc3206e964cef3cccabbac3af629995a481cadd5326a12d73bd90dd193ab', NULL),
    ('sealed', '', '1f1e83e4-67b6-667b-8000-772dfd0128e9', '917f9d79-5325-691a-6253-8a0c81ce57a4', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32d20e27c9cafda3ac44ab1886ad1e7bf5c0f06c4b7e73306889dab753333943f65cbb107020e318c077e2ca2779489b96eaf6d0b00e9864f6c3d6996eea9916ea00c23ea3f813dcbf9adaccff2cc986810be87015ad3fb12a9c9fff8adb538d8f3d13aeed78a92d67f94e0b5d15d0ae974e06fcb7f98c124f75567b887ad6608315dee4dc876484e97f44d2b6344c54724573d63408ced3fd4aaf86bd2fc78cc772a1a32c0e6920a2d068ea8ff72410833add15a1449d9b5aafff229664160b159362dd967ff9ae7aa867454beb760afa1bf3497314b441e9f2a9947f146151ad039149761a29314348987d7a1c68570a2bd062df944ce83e3dda28a66472cd90ac5330c11015b37a14ca950b15e1ea9feed1e8962469c051cc44f3e85842e477deefc501951a668865904ae663bd58023495f34ed60c7ac21820876ea5ca67eebafa9c110fa194cd35536672420d18413806b711d803b96f1fda6d2efa58c3b457', NULL),
    ('sealed', '', '1f1e83e4-67b6-667b-8000-772dfd0128e9', '917f9d79-5325-691a-6253-8a0c81ce57a4', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32035b54a9b4d02fcadf6b6aedd013d3ef1839e9a2f78ea189849d3ba96c980e', NULL),
    ('sealed', '', '1f1e83e4-67da-66ab-8002-4b1617c6a473', 'db6327d8-bc80-8484-1840-d25eda61a281', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc326656d075df90f31ee418f6b6835422c6974901c5caf5339294e0450466865d3d1af974b78bedf4b365737c37f346f64079336aef9fc6ff664194a2832a39db8ad447e23bb9feae829c94ed9f27e37109a56eb16e1fe320872c6478c35a72c6f250f30cdb0b091f54497464e96adeff6d3dce4421a7627c1bd641155598db6417eb06cb1e8407079695cfa8df2cac4ec376d776a3842347b6252be3388e2879b351d2c40ff27917801a8362cbbe729444b66c88d7c326f8f616c59609d474014a6dc663fe61cc8fe6b9736ce31a1b6f9502b0afa445c6dc54aa3aa76cd57ebf18c2793a1e17ec902b3247f10cd73dbdd07f6d8db48aadf412b17325ec949f9c83f6cb3db9b9c04c84a802933426126889c71eaa258853c1451adfc6325da723870d24a791488231263011cd4572a5f8f6e38b1f9f220b74e20371', NULL),
    ('sealed', '', '1f1e83e4-67da-66ab-8002-4b1617c6a473', 'db6327d8-bc80-8484-1840-d25eda61a281', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc3299a78699f689b1c9b02605dc9fb8ca560bedb26ff3de0146f65e8d64d6739a14038bbc950a', NULL),
    ('sealed', '', '1f1e83e4-67da-66ab-8002-4b1617c6a473', 'db6327d8-bc80-8484-1840-d25eda61a281', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc3292c51d27dcade837abafe39efe22eef4c761a3d0a97c88c0ee12289e', NULL),
    ('sealed', '', '1f1e83e4-67db-60df-8003-36f5535ee794', '3db112f4-7272-e064-b867-5b8ae733b69d', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc321c06c7c5b57c0f4c8c7db278328a77024951244d6d8bd8f73f7209e95f0345cd642d416d723dd81ae9d712ad77a00c5d3eef1c143bf4296f6ae9930e55339e678a0e9e0c33e645bf6993474354e931ccaa150d8ba5ade1d55c8d60c44b9d40a90badaaa1931111f7bcc466562964072388d8cdd298c70938eecfbee178065bf4e178e94790d6152e735d8e3cc55790f355741dfc35e5f9f6e9aad7ea311d58507bd06689d6e80142ba7a79b72a066fbf31e637a5c1837acb8da60e61a93ff5d16092e1dec266a60acf9b5898cdd5504e4ee16241b7efb36b0751e3a3ec20cb368b5a969fb4a9ecdce7186f04406d34b99d10074a37c768dac2fa5ce43e6c6533ab1c0e4100e9fdb1db07a810cfc166897f3b394cafb3185eff885d857ecab14e21f890f444bca9f36cf31e149a259f2864b245769292e314a6f60ab03fa3ca599b9f4141a754bd858e87926d4a130c041ec577fe5aeb9a5d45edd5c32d33395a61', NULL),
    ('sealed', '', '1f1e83e4-67db-60df-8003-36f5535ee794', '3db112f4-7272-e064-b867-5b8ae733b69d', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc326fc6a7b030e6d707b3520e2b253902a034e89b14999123bea747cc16c4ee94', NULL),
    ('stepped', '', '1f1e83e4-68b5-6a9c-bfff-a6a6a63813e0', '0d21a3a8-11a4-b713-8463-1e528fcc3e18', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\xd24064f5'),
    ('stepped', '', '1f1e83e4-68b5-6a9c-bfff-a6a6a63813e0', '0d21a3a8-11a4-b713-8463-1e528fcc3e18', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\x99699619'),
    ('stepped', '', '1f1e83e4-68b6-6606-8000-9607a9ba6ff7', 'd2568aea-27a0-898d-c0ff-0a3caf6fbcfd', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1e83e4-6841-6445-bfff-9666b8d99466', '9536ed1b-c12d-82f6-f3a9-9816f29e6c1f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x839d17fe'),
    ('timed', '', '1f1e83e4-6841-6445-bfff-9666b8d99466', '9536ed1b-c12d-82f6-f3a9-9816f29e6c1f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xfbef3632'),
    ('timed', '', '1f1e83e4-6841-6445-bfff-9666b8d99466', '9536ed1b-c12d-82f6-f3a9-9816f29e6c1f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xda5b2f6c'),
    ('timed', '', '1f1e83e4-6841-6ce9-8000-ff8bc5566ef9', '87be0cbf-a525-81d0-0ee2-2ed011a80145', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9f8f83b2'),
    ('timed', '', '1f1e83e4-6841-6ce9-8000-ff8bc5566ef9', '87be0cbf-a525-81d0-0ee2-2ed011a80145', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x315bf1d8'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e83e4-6727-68af-bfff-df6a00bdaca7', '50c23a0e-d622-821e-27fc-cf6d7e5cfd49', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa5c27321'),
    ('ünï ''code''', '', '1f1e83e4-6727-68af-bfff-df6a00bdaca7', '50c23a0e-d622-821e-27fc-cf6d7e5cfd49', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x50f4a405'),
    ('ünï ''code''', '', '1f1e83e4-6727-68af-bfff-df6a00bdaca7', '50c23a0e-d622-821e-27fc-cf6d7e5cfd49', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xcff78a9d'),
    ('ünï ''code''', '', '1f1e83e4-6728-619c-8000-45c98e1f67d5', '51d46c94-1e99-8129-418b-e51007ac44b0', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x15cd5026'),
    ('ünï ''code''', '', '1f1e83e4-6728-619c-8000-45c98e1f67d5', '51d46c94-1e99-8129-418b-e51007ac44b0', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xc7c240e9');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e83e4-6620-6b30-bfff-46e514e2d4ed', NULL, '{"v": 4, "id": "1f1e83e4-6620-6b30-bfff-46e514e2d4ed", "ts": "2026-11-24T19:35:59.164285+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.n1ojs_pS"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe165c4bb847247257abc059a', NULL, NULL),
    ('chat', '', '1f1e83e4-6622-6078-8000-a757cef19e7a', '1f1e83e4-6620-6b30-bfff-46e514e2d4ed', '{"v": 4, "id": "1f1e83e4-6622-6078-8000-a757cef19e7a", "ts": "2026-11-24T19:35:59.164831+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.n1ojs_pS"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.aDMAzNNN", "messages": "00000002.aDMAzNNN", "__start__": "00000002.aDMAzNNN", "branch:to:reply": "00000002.aDMAzNNN"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x8b1cd6c861cf51d8db021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-6627-60c0-8001-dc9ae6d8f1f2', '1f1e83e4-6622-6078-8000-a757cef19e7a', '{"v": 4, "id": "1f1e83e4-6627-60c0-8001-dc9ae6d8f1f2", "ts": "2026-11-24T19:35:59.166885+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.aDMAzNNN"}, "__input__": {}, "__start__": {"__start__": "00000001.n1ojs_pS"}}, "channel_values": {}, "channel_versions": {"items": "00000003.PaN3AeMN", "messages": "00000003.PaN3AeMN", "__start__": "00000002.aDMAzNNN", "branch:to:reply": "00000003.PaN3AeMN"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xe1845317ccc5db7cdb021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-6652-640b-8002-414b414393aa', '1f1e83e4-6627-60c0-8001-dc9ae6d8f1f2', '{"v": 4, "id": "1f1e83e4-6652-640b-8002-414b414393aa", "ts": "2026-11-24T19:35:59.184571+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.aDMAzNNN"}, "__input__": {}, "__start__": {"__start__": "00000001.n1ojs_pS"}}, "channel_values": {}, "channel_versions": {"items": "00000003.PaN3AeMN", "messages": "00000003.PaN3AeMN", "__start__": "00000004.qj-iMIcw", "branch:to:reply": "00000003.PaN3AeMN"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xd1a99d31faf94f157abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-6656-6898-8003-d94f91a15fd3', '1f1e83e4-6652-640b-8002-414b414393aa', '{"v": 4, "id": "1f1e83e4-6656-6898-8003-d94f91a15fd3", "ts": "2026-11-24T19:35:59.186335+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.aDMAzNNN"}, "__input__": {}, "__start__": {"__start__": "00000004.qj-iMIcw"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.XUMvPanW", "messages": "00000005.XUMvPanW", "__start__": "00000005.XUMvPanW", "branch:to:reply": "00000005.XUMvPanW"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xa74551b0bf48c583db021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-665a-65e5-8004-44c4e6fbc9fc', '1f1e83e4-6656-6898-8003-d94f91a15fd3', '{"v": 4, "id": "1f1e83e4-665a-65e5-8004-44c4e6fbc9fc", "ts": "2026-11-24T19:35:59.187902+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.XUMvPanW"}, "__input__": {}, "__start__": {"__start__": "00000004.qj-iMIcw"}}, "channel_values": {}, "channel_versions": {"items": "00000006.HyZ-c-3S", "messages": "00000006.HyZ-c-3S", "__start__": "00000005.XUMvPanW", "branch:to:reply": "00000006.HyZ-c-3S"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x3bceaa0651237a3edb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e83e4-666e-64a8-8005-cd6946ad8c18', '1f1e83e4-665a-65e5-8004-44c4e6fbc9fc', '{"v": 4, "id": "1f1e83e4-666e-64a8-8005-cd6946ad8c18", "ts": "2026-11-24T19:35:59.196059+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.XUMvPanW"}, "__input__": {}, "__start__": {"__start__": "00000004.qj-iMIcw"}}, "channel_values": {}, "channel_versions": {"items": "00000006.HyZ-c-3S", "messages": "00000006.HyZ-c-3S", "__start__": "00000007.lHyj_I4D", "branch:to:reply": "00000006.HyZ-c-3S"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9040faa03df2d5b37abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-666f-6461-8006-fa0aa9150909', '1f1e83e4-666e-64a8-8005-cd6946ad8c18', '{"v": 4, "id": "1f1e83e4-666f-6461-8006-fa0aa9150909", "ts": "2026-11-24T19:35:59.196471+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.XUMvPanW"}, "__input__": {}, "__start__": {"__start__": "00000007.lHyj_I4D"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.ZhM42zqV", "messages": "00000008.ZhM42zqV", "__start__": "00000008.ZhM42zqV", "branch:to:reply": "00000008.ZhM42zqV"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x4b1b562203879e44db021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-6672-6129-8007-b60f00496307', '1f1e83e4-666f-6461-8006-fa0aa9150909', '{"v": 4, "id": "1f1e83e4-6672-6129-8007-b60f00496307", "ts": "2026-11-24T19:35:59.197616+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.ZhM42zqV"}, "__input__": {}, "__start__": {"__start__": "00000007.lHyj_I4D"}}, "channel_values": {}, "channel_versions": {"items": "00000009.oPx_UYha", "messages": "00000009.oPx_UYha", "__start__": "00000008.ZhM42zqV", "branch:to:reply": "00000009.oPx_UYha"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x5d531894f450c0c6db021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-6689-693a-8008-fe5d4ba73cfa', '1f1e83e4-6672-6129-8007-b60f00496307', '{"v": 4, "id": "1f1e83e4-6689-693a-8008-fe5d4ba73cfa", "ts": "2026-11-24T19:35:59.207240+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.ZhM42zqV"}, "__input__": {}, "__start__": {"__start__": "00000007.lHyj_I4D"}}, "channel_values": {}, "channel_versions": {"items": "00000009.oPx_UYha", "messages": "00000009.oPx_UYha", "__start__": "00000010.Bmr_KBra", "branch:to:reply": "00000009.oPx_UYha"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x88ad50dc61cc13b57abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-668a-64a1-8009-78230e939ed6', '1f1e83e4-6689-693a-8008-fe5d4ba73cfa', '{"v": 4, "id": "1f1e83e4-668a-64a1-8009-78230e939ed6", "ts": "2026-11-24T19:35:59.207537+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.ZhM42zqV"}, "__input__": {}, "__start__": {"__start__": "00000010.Bmr_KBra"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.C6mmf6Bk", "messages": "00000011.C6mmf6Bk", "__start__": "00000011.C6mmf6Bk", "branch:to:reply": "00000011.C6mmf6Bk"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x9a3a9052febccd02db021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-668d-62c6-800a-6d12b0c8e72e', '1f1e83e4-668a-64a1-8009-78230e939ed6', '{"v": 4, "id": "1f1e83e4-668d-62c6-800a-6d12b0c8e72e", "ts": "2026-11-24T19:35:59.208715+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.C6mmf6Bk"}, "__input__": {}, "__start__": {"__start__": "00000010.Bmr_KBra"}}, "channel_values": {}, "channel_versions": {"items": "00000012.1He4cAbR", "messages": "00000012.1He4cAbR", "__start__": "00000011.C6mmf6Bk", "branch:to:reply": "00000012.1He4cAbR"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x190e117834691492db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e83e4-669f-68d3-800b-a690ca0f9055', '1f1e83e4-668d-62c6-800a-6d12b0c8e72e', '{"v": 4, "id": "1f1e83e4-669f-68d3-800b-a690ca0f9055", "ts": "2026-11-24T19:35:59.216242+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.C6mmf6Bk"}, "__input__": {}, "__start__": {"__start__": "00000010.Bmr_KBra"}}, "channel_values": {}, "channel_versions": {"items": "00000012.1He4cAbR", "messages": "00000012.1He4cAbR", "__start__": "00000013.VFRQvK_H", "branch:to:reply": "00000012.1He4cAbR"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc1c15b063b4a27017abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-66a0-6299-800c-1215d0819bf0', '1f1e83e4-669f-68d3-800b-a690ca0f9055', '{"v": 4, "id": "1f1e83e4-66a0-6299-800c-1215d0819bf0", "ts": "2026-11-24T19:35:59.216497+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.C6mmf6Bk"}, "__input__": {}, "__start__": {"__start__": "00000013.VFRQvK_H"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.EqhcXEdN", "messages": "00000014.EqhcXEdN", "__start__": "00000014.EqhcXEdN", "branch:to:reply": "00000014.EqhcXEdN"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x8a0a31b16e5143cadb021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-66a2-660d-800d-95b0537c3dbe', '1f1e83e4-66a0-6299-800c-1215d0819bf0', '{"v": 4, "id": "1f1e83e4-66a2-660d-800d-95b0537c3dbe", "ts": "2026-11-24T19:35:59.217403+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.EqhcXEdN"}, "__input__": {}, "__start__": {"__start__": "00000013.VFRQvK_H"}}, "channel_values": {}, "channel_versions": {"items": "00000015.EHKHcT4r", "messages": "00000015.EHKHcT4r", "__start__": "00000014.EqhcXEdN", "branch:to:reply": "00000015.EHKHcT4r"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xde82e49435accc67db021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-66bf-6e18-800e-427099a4a36c', '1f1e83e4-66a2-660d-800d-95b0537c3dbe', '{"v": 4, "id": "1f1e83e4-66bf-6e18-800e-427099a4a36c", "ts": "2026-11-24T19:35:59.229474+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.EqhcXEdN"}, "__input__": {}, "__start__": {"__start__": "00000013.VFRQvK_H"}}, "channel_values": {}, "channel_versions": {"items": "00000015.EHKHcT4r", "messages": "00000015.EHKHcT4r", "__start__": "00000016.-0_l0ZIT", "branch:to:reply": "00000015.EHKHcT4r"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xf4ec71d66620e1537abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-66c0-6fda-800f-7a8840c916fb', '1f1e83e4-66bf-6e18-800e-427099a4a36c', '{"v": 4, "id": "1f1e83e4-66c0-6fda-800f-7a8840c916fb", "ts": "2026-11-24T19:35:59.229943+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.EqhcXEdN"}, "__input__": {}, "__start__": {"__start__": "00000016.-0_l0ZIT"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.68LBG7C6", "messages": "00000017.68LBG7C6", "__start__": "00000017.68LBG7C6", "branch:to:reply": "00000017.68LBG7C6"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x10a6980b0683b564db021e96', NULL, NULL),
    ('chat', '', '1f1e83e4-66cb-6d4c-8010-5b2d5aa01bcc', '1f1e83e4-66c0-6fda-800f-7a8840c916fb', '{"v": 4, "id": "1f1e83e4-66cb-6d4c-8010-5b2d5aa01bcc", "ts": "2026-11-24T19:35:59.234379+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.68LBG7C6"}, "__input__": {}, "__start__": {"__start__": "00000016.-0_l0ZIT"}}, "channel_values": {}, "channel_versions": {"items": "00000018.T_m3Ljwz", "messages": "00000018.T_m3Ljwz", "__start__": "00000017.68LBG7C6", "branch:to:reply": "00000018.T_m3Ljwz"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xbdd1220d086de703db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e83e4-66eb-6e07-bfff-c865decc5db4', NULL, '{"v": 4, "id": "1f1e83e4-66eb-6e07-bfff-c865decc5db4", "ts": "2026-11-24T19:35:59.247510+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.eMxZOkd9"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xf7b7126ee3465df97abc059a', NULL, NULL),
    ('delta', '', '1f1e83e4-66ec-6756-8000-927faff856b5', '1f1e83e4-66eb-6e07-bfff-c865decc5db4', '{"v": 4, "id": "1f1e83e4-66ec-6756-8000-927faff856b5", "ts": "2026-11-24T19:35:59.247747+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.eMxZOkd9"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.uLZYcGoT", "messages": "00000002.uLZYcGoT", "__start__": "00000002.uLZYcGoT", "branch:to:reply": "00000002.uLZYcGoT"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x4cc4fe23264320ccdb021e96', NULL, NULL),
    ('delta', '', '1f1e83e4-66f0-63c4-8001-90d080c2337a', '1f1e83e4-66ec-6756-8000-927faff856b5', '{"v": 4, "id": "1f1e83e4-66f0-63c4-8001-90d080c2337a", "ts": "2026-11-24T19:35:59.249292+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.uLZYcGoT"}, "__input__": {}, "__start__": {"__start__": "00000001.eMxZOkd9"}}, "channel_values": {}, "channel_versions": {"items": "00000003._1TVRSpe", "messages": "00000003._1TVRSpe", "__start__": "00000002.uLZYcGoT", "branch:to:reply": "00000003._1TVRSpe"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x381b0790e2f7db8ddb021e96', NULL, NULL),
    ('delta', '', '1f1e83e4-6701-652d-8002-0c5e97809573', '1f1e83e4-66f0-63c4-8001-90d080c2337a', '{"v": 4, "id": "1f1e83e4-6701-652d-8002-0c5e97809573", "ts": "2026-11-24T19:35:59.256290+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.uLZYcGoT"}, "__input__": {}, "__start__": {"__start__": "00000001.eMxZOkd9"}}, "channel_values": {}, "channel_versions": {"items": "00000003._1TVRSpe", "messages": "00000003._1TVRSpe", "__start__": "00000004.3kxqy6QU", "branch:to:reply": "00000003._1TVRSpe"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x606ae15be9b435697abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e83e4-6702-608d-8003-4b8796e1305e', '1f1e83e4-6701-652d-8002-0c5e97809573', '{"v": 4, "id": "1f1e83e4-6702-608d-8003-4b8796e1305e", "ts": "2026-11-24T19:35:59.256585+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.uLZYcGoT"}, "__input__": {}, "__start__": {"__start__": "00000004.3kxqy6QU"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.dZSYInIB", "messages": "00000005.dZSYInIB", "__start__": "00000005.dZSYInIB", "branch:to:reply": "00000005.dZSYInIB"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x2bfc32e48407b8d5db021e96', NULL, NULL),
    ('delta', '', '1f1e83e4-6706-69e2-8004-ccfd1b2d5869', '1f1e83e4-6702-608d-8003-4b8796e1305e', '{"v": 4, "id": "1f1e83e4-6706-69e2-8004-ccfd1b2d5869", "ts": "2026-11-24T19:35:59.258459+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.dZSYInIB"}, "__input__": {}, "__start__": {"__start__": "00000004.3kxqy6QU"}}, "channel_values": {}, "channel_versions": {"items": "00000006.amQXWUTU", "messages": "00000006.amQXWUTU", "__start__": "00000005.dZSYInIB", "branch:to:reply": "00000006.amQXWUTU"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x50f96673490e2a81db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e83e4-6714-65f9-8005-9a04cacdf59c', '1f1e83e4-6706-69e2-8004-ccfd1b2d5869', '{"v": 4, "id": "1f1e83e4-6714-65f9-8005-9a04cacdf59c", "ts": "2026-11-24T19:35:59.264093+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.dZSYInIB"}, "__input__": {}, "__start__": {"__start__": "00000004.3kxqy6QU"}}, "channel_values": {}, "channel_versions": {"items": "00000006.amQXWUTU", "messages": "00000006.amQXWUTU", "__start__": "00000007.uRw7mbPv", "branch:to:reply": "00000006.amQXWUTU"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x12383e1b5946df5c7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e83e4-6714-6f65-8006-1cab9c0ba93b', '1f1e83e4-6714-65f9-8005-9a04cacdf59c', '{"v": 4, "id": "1f1e83e4-6714-6f65-8006-1cab9c0ba93b", "ts": "2026-11-24T19:35:59.264338+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.dZSYInIB"}, "__input__": {}, "__start__": {"__start__": "00000007.uRw7mbPv"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.IuiUR5vc", "messages": "00000008.IuiUR5vc", "__start__": "00000008.IuiUR5vc", "branch:to:reply": "00000008.IuiUR5vc"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc777f8442613e11ddb021e96', NULL, NULL),
    ('delta', '', '1f1e83e4-6719-6c89-8007-24a6434f3481', '1f1e83e4-6714-6f65-8006-1cab9c0ba93b', '{"v": 4, "id": "1f1e83e4-6719-6c89-8007-24a6434f3481", "ts": "2026-11-24T19:35:59.266310+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.IuiUR5vc"}, "__input__": {}, "__start__": {"__start__": "00000007.uRw7mbPv"}}, "channel_values": {}, "channel_versions": {"items": "00000009.HYlYNBwd", "messages": "00000009.HYlYNBwd", "__start__": "00000008.IuiUR5vc", "branch:to:reply": "00000009.HYlYNBwd"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x628e45f49df0ac3bdb021e96', NULL, NULL),
    ('failed', '', '1f1e83e4-678d-627c-bfff-f4a1e0148bfa', NULL, '{"v": 4, "id": "1f1e83e4-678d-627c-bfff-f4a1e0148bfa", "ts": "2026-11-24T19:35:59.313569+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.c6X7vSNU"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9009dde9f007e1757abc059a', NULL, NULL),
    ('failed', '', '1f1e83e4-678d-6d41-8000-31d3daedc85b', '1f1e83e4-678d-627c-bfff-f4a1e0148bfa', '{"v": 4, "id": "1f1e83e4-678d-6d41-8000-31d3daedc85b", "ts": "2026-11-24T19:35:59.313844+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.c6X7vSNU"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.JJytH844", "answer": "00000002.JJytH844", "messages": "00000002.JJytH844", "__start__": "00000002.JJytH844", "branch:to:reply": "00000002.JJytH844"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x7f9d18bb010b980cdb021e96', NULL, NULL),
    ('failed', '', '1f1e83e4-6795-6523-8001-1313cb974aab', '1f1e83e4-678d-6d41-8000-31d3daedc85b', '{"v": 4, "id": "1f1e83e4-6795-6523-8001-1313cb974aab", "ts": "2026-11-24T19:35:59.316911+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.JJytH844"}, "__input__": {}, "__start__": {"__start__": "00000001.c6X7vSNU"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.JJytH844", "items": "00000003.t6GV14c0", "answer": "00000002.JJytH844", "messages": "00000003.t6GV14c0", "__start__": "00000002.JJytH844", "branch:to:inner": "00000003.t6GV14c0", "branch:to:reply": "00000003.t6GV14c0", "branch:to:beside": "00000003.t6GV14c0"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x2bb0ce80fcea9fdbdb021e96', NULL, NULL),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', '1f1e83e4-679c-6123-bfff-36684bf688f8', NULL, '{"v": 4, "id": "1f1e83e4-679c-6123-bfff-36684bf688f8", "ts": "2026-11-24T19:35:59.319679+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.WL2d29MT"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e83e4-6795-6523-8001-1313cb974aab"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xbff18d6563936a937abc059a', NULL, NULL),
    ('failed', 'inner:a45ed8a4-373b-141e-019c-c48cf99dcf0c', '1f1e83e4-679c-6932-8000-364354767179', '1f1e83e4-679c-6123-bfff-36684bf688f8', '{"v": 4, "id": "1f1e83e4-679c-6932-8000-364354767179", "ts": "2026-11-24T19:35:59.319885+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.WL2d29MT"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.W2jNa22I", "items": "00000002.W2jNa22I", "answer": "00000002.W2jNa22I", "messages": "00000002.W2jNa22I", "__start__": "00000002.W2jNa22I", "branch:to:ask": "00000002.W2jNa22I"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e83e4-6795-6523-8001-1313cb974aab"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xcf1c32b3a5baab26db021e96', NULL, NULL),
    ('fork', '', '1f1e83e4-66d9-60a3-bfff-dfccbf052499', NULL, '{"v": 4, "id": "1f1e83e4-66d9-60a3-bfff-dfccbf052499", "ts": "2026-11-24T19:35:59.239794+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.UW_ixP9u"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x6e03bed04bf6ed797abc059a', NULL, NULL),
    ('fork', '', '1f1e83e4-66d9-68eb-8000-09b19e91c5ab', '1f1e83e4-66d9-60a3-bfff-dfccbf052499', '{"v": 4, "id": "1f1e83e4-66d9-68eb-8000-09b19e91c5ab", "ts": "2026-11-24T19:35:59.240006+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.UW_ixP9u"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.q0-b_t6p", "messages": "00000002.q0-b_t6p", "__start__": "00000002.q0-b_t6p", "branch:to:reply": "00000002.q0-b_t6p"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x02b2f595a315e5d3db021e96', NULL, NULL),
    ('fork', '', '1f1e83e4-66e2-6835-8001-f735b488af39', '1f1e83e4-66d9-68eb-8000-09b19e91c5ab', '{"v": 4, "id": "1f1e83e4-66e2-6835-8001-f735b488af39", "ts": "2026-11-24T19:35:59.243672+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.q0-b_t6p"}, "__input__": {}, "__start__": {"__start__": "00000001.UW_ixP9u"}}, "channel_values": {}, "channel_versions": {"items": "00000003.GrxfoUVi", "messages": "00000003.GrxfoUVi", "__start__": "00000002.q0-b_t6p", "branch:to:reply": "00000003.GrxfoUVi"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xab519e6f3cbd988adb021e96', NULL, NULL),
    ('fork', '', '1f1e83e4-6779-64c8-8001-26b145e59e6b', '1f1e83e4-66d9-68eb-8000-09b19e91c5ab', '{"v": 4, "id": "1f1e83e4-6779-64c8-8001-26b145e59e6b", "ts": "2026-11-24T19:35:59.305421+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.UW_ixP9u"}}, "channel_values": {}, "channel_versions": {"items": "00000003._M8T1Jlx", "messages": "00000003.-SM5MFiJ", "__start__": "00000002.q0-b_t6p", "branch:to:reply": "00000003.-SM5MFiJ"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\xcf1e3064d16b4ee5db021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e83e4-6821-6ce9-bfff-eabd8ae03b68', NULL, '{"v": 4, "id": "1f1e83e4-6821-6ce9-bfff-eabd8ae03b68", "ts": "2026-11-24T19:35:59.374457+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.9sARpOKo"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c5602b543c8d4aa285e2a8d9bd9013797dcbe4c67bad692f09a4b7667c75a19d7d9721d108a2d296c43fe93c1f41cef081ac6e5074', NULL, NULL, NULL),
    ('keyed', '', '1f1e83e4-6822-6696-8000-6f917cc3ed4e', '1f1e83e4-6821-6ce9-bfff-eabd8ae03b68', '{"v": 4, "id": "1f1e83e4-6822-6696-8000-6f917cc3ed4e", "ts": "2026-11-24T19:35:59.374704+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.9sARpOKo"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.6jSQm3sS", "messages": "00000002.6jSQm3sS", "__start__": "00000002.6jSQm3sS", "branch:to:reply": "00000002.6jSQm3sS"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c56057fa67de03bb79445c0021dd9f6b747e9024e1861852a8435863c2ce599205aeea5025b3114b62a6a00f0e2b317f7f02a79a099cc5990fecd6b5aba439c50573c7ae974af13305fb7f0598dadb05c818040b2d848b9add63d36049077b4a34a5c0beb87eb6668d2f75c6', NULL, NULL, NULL),
    ('keyed', '', '1f1e83e4-682e-699a-8001-f5e194261940', '1f1e83e4-6822-6696-8000-6f917cc3ed4e', '{"v": 4, "id": "1f1e83e4-682e-699a-8001-f5e194261940", "ts": "2026-11-24T19:35:59.379694+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6jSQm3sS"}, "__input__": {}, "__start__": {"__start__": "00000001.9sARpOKo"}}, "channel_values": {}, "channel_versions": {"items": "00000003.N-If-kWG", "messages": "00000003.N-If-kWG", "__start__": "00000002.6jSQm3sS", "branch:to:reply": "00000003.N-If-kWG"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d74625243625132775035464a46cacdb8c88d5e4afa3ae43565f07f4e666bb215973de5b4c8013866735251c560f7a212f0dd58824c5ea6930d6d5a4656b4005864a926774a5c7f47f19ddbdf2650ebfd4651443914d9e049213a0a41bf7b7cda3d54ac527a50b95133f4ceb329774cc8d6686be76173d27618bd93b48cc804e231', NULL, NULL, NULL),
    ('left', '', '1f1e83e4-6853-60e1-bfff-efb002644ea7', NULL, '{"v": 4, "id": "1f1e83e4-6853-60e1-bfff-efb002644ea7", "ts": "2026-11-24T19:35:59.394630+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.UeuADkoO"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x79f716375b98acf07abc059a', NULL, NULL),
    ('left', '', '1f1e83e4-6853-68da-8000-1119c5986f11', '1f1e83e4-6853-60e1-bfff-efb002644ea7', '{"v": 4, "id": "1f1e83e4-6853-68da-8000-1119c5986f11", "ts": "2026-11-24T19:35:59.394833+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.UeuADkoO"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.shgT4D5Y", "answer": "00000002.shgT4D5Y", "messages": "00000002.shgT4D5Y", "__start__": "00000002.shgT4D5Y", "branch:to:reply": "00000002.shgT4D5Y"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x1b27885b6be5b399db021e96', NULL, NULL),
    ('left', '', '1f1e83e4-685a-668d-8001-e6b086517ebb', '1f1e83e4-6853-68da-8000-1119c5986f11', '{"v": 4, "id": "1f1e83e4-685a-668d-8001-e6b086517ebb", "ts": "2026-11-24T19:35:59.397638+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.shgT4D5Y"}, "__input__": {}, "__start__": {"__start__": "00000001.UeuADkoO"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.shgT4D5Y", "items": "00000003.daGRHCr_", "answer": "00000002.shgT4D5Y", "messages": "00000003.daGRHCr_", "__start__": "00000002.shgT4D5Y", "branch:to:inner": "00000003.daGRHCr_", "branch:to:reply": "00000003.daGRHCr_", "branch:to:beside": "00000003.daGRHCr_"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x97b1434f5a28fb62db021e96', NULL, NULL),
    ('question', '', '1f1e83e4-6732-6deb-bfff-d320c02e4713', NULL, '{"v": 4, "id": "1f1e83e4-6732-6deb-bfff-d320c02e4713", "ts": "2026-11-24T19:35:59.276589+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.rW58QGcM"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xefd1c5cdd96109af7abc059a', NULL, NULL),
    ('question', '', '1f1e83e4-6733-6578-8000-076322d4e94b', '1f1e83e4-6732-6deb-bfff-d320c02e4713', '{"v": 4, "id": "1f1e83e4-6733-6578-8000-076322d4e94b", "ts": "2026-11-24T19:35:59.276782+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.rW58QGcM"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.P5vF5kfv", "messages": "00000002.P5vF5kfv", "__start__": "00000002.P5vF5kfv", "branch:to:reply": "00000002.P5vF5kfv"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x0e7f5b2ca49e886bdb021e96', NULL, NULL),
    ('question', '', '1f1e83e4-6738-6837-8001-ebcba25e6431', '1f1e83e4-6733-6578-8000-076322d4e94b', '{"v": 4, "id": "1f1e83e4-6738-6837-8001-ebcba25e6431", "ts": "2026-11-24T19:35:59.278897+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.P5vF5kfv"}, "__input__": {}, "__start__": {"__start__": "00000001.rW58QGcM"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.lBnILnh-", "answer": "00000002.P5vF5kfv", "messages": "00000003.lBnILnh-", "__start__": "00000002.P5vF5kfv", "branch:to:inner": "00000003.lBnILnh-", "branch:to:reply": "00000003.lBnILnh-", "branch:to:beside": "00000003.lBnILnh-"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xec4d177c0bf95a29db021e96', NULL, NULL),
    ('question', 'inner:5fefbe2e-3313-77af-07a8-9e39b47a645a', '1f1e83e4-673f-6af6-bfff-00b223c92197', NULL, '{"v": 4, "id": "1f1e83e4-673f-6af6-bfff-00b223c92197", "ts": "2026-11-24T19:35:59.281838+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.x-VGaI-Y"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e83e4-6738-6837-8001-ebcba25e6431"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x33ffb674e07d02f47abc059a', NULL, NULL),
    ('question', 'inner:5fefbe2e-3313-77af-07a8-9e39b47a645a', '1f1e83e4-6740-6321-8000-06604468ec7a', '1f1e83e4-673f-6af6-bfff-00b223c92197', '{"v": 4, "id": "1f1e83e4-6740-6321-8000-06604468ec7a", "ts": "2026-11-24T19:35:59.282047+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.x-VGaI-Y"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.lXsC-P8h", "answer": "00000002.lXsC-P8h", "messages": "00000002.lXsC-P8h", "__start__": "00000002.lXsC-P8h", "branch:to:ask": "00000002.lXsC-P8h"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e83e4-6738-6837-8001-ebcba25e6431"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x3c59023330b16e9bdb021e96', NULL, NULL),
    ('sealed too', '', '1f1e83e4-67eb-694c-bfff-048ac8858d86', NULL, '{"v": 4, "id": "1f1e83e4-67eb-694c-bfff-048ac8858d86", "ts": "2026-11-24T19:35:59.352246+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Q9EL_voP"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wywIwA4vI/XPAnM53Z0Fwc6UMGPu1TKRf8aoChEbQYmgd2fNBAsNhbDaLFpUs8gcc7prFQXSi7K+NR2mJQxFbSOSye5iwCGTrHvUtn3XuUnfZiuX+gtQcXiTR27w6jGBy78GwsZUNROfz6Fd7lcCclJ3qTw8gCC1fOzKFfRi6XqDWDhYJ2Dmo495qCz7a5jGLVusCbMfzmhcrXpS3qtLwn", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc320ccce5f041fa9048a04906e1eb24afbc628b9af13303e27083ff2cafdcc1e745b75bf451c9c35cb7f995e2957cb3f07795bf46', NULL, NULL, NULL),
    ('sealed too', '', '1f1e83e4-67ec-6245-8000-43535abfd1e2', '1f1e83e4-67eb-694c-bfff-048ac8858d86', '{"v": 4, "id": "1f1e83e4-67ec-6245-8000-43535abfd1e2", "ts": "2026-11-24T19:35:59.352476+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Q9EL_voP"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.ugYys532", "messages": "00000002.ugYys532", "__start__": "00000002.ugYys532", "branch:to:reply": "00000002.ugYys532"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wyMaudDfto05GA4CGgEfW6poTbqo1+aZD9dWOwMuNegfq2Zfx/SphBS27JZLzBWC5J1iSQg5du5TN3vi3CQNmr4hi6YucrqD8ryyqBMdua0Rpz7PzCZWaLx8PLdb4gwaigDM2kNQGqPUH4iNUZiH9vD+gUl8EC1LJpvelY0W14MyK07SFfShiVg5Jg5aT7beM5NbLXGh+UUgByS58rqLcQeM6vndnRDEzuqxvSnhJIZsR+gYlStJEx0J7+y23L9Tc=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32dfe35605d2a0edb5f2952874c24985e91e117e07499cd0b6f1487399b34271cd589ada445c5f63364e1c71357a91e1a6c3422ddd5a82be2af5514b5c85843b2cb9b8bd610d4c20298d6dd7eb61bf87a1d2cdc2413b4f6f3e91672421b3c114b28effbc3bc191c5c8b6e7b76799a6117e8f6d580e8e04b46bbcc388b7401b', NULL, NULL, NULL),
    ('sealed too', '', '1f1e83e4-67f0-6bc8-8001-f22a029a97c0', '1f1e83e4-67ec-6245-8000-43535abfd1e2', '{"v": 4, "id": "1f1e83e4-67f0-6bc8-8001-f22a029a97c0", "ts": "2026-11-24T19:35:59.354355+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ugYys532"}, "__input__": {}, "__start__": {"__start__": "00000001.Q9EL_voP"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.RZ4dMCrR", "answer": "00000002.ugYys532", "messages": "00000003.RZ4dMCrR", "__start__": "00000002.ugYys532", "branch:to:inner": "00000003.RZ4dMCrR", "branch:to:reply": "00000003.RZ4dMCrR", "branch:to:beside": "00000003.RZ4dMCrR"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wytOOw82nVxD4JwAF8u2w4tzxmlu5hjn5ssj+RvH4a+7jjWEuomAw2yfrJIfQk2PDnAdw6Q/cXDzGNoLYqhoFGlqwJy3unFTMTXyvMknOVdoQB/iqEmk8eFQiFVqxuZAFVkvwQB5yhmiuMqNvZzQ/izsBaqmGjeiMaCZcrzVm86W+I0/62gmVdNz+wDITTLRb9xPwkJ3cz2PuePdI+vShSxfGUY34GDN7Ha/fy8weJB3lFWpxdZp+ZK7zbq3G2mpo=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32a7cdeebd2e944db0c7d894b4d938df09887f94a6f22c1885253f5d8e9832b874339853b525ca79840e17d4e7d2ab918c01aa85ed59c34fb36b38bf084043ebe2d606560e86ccefb0b0708244dfbb1d73c5767003b4c83b41b5767c58178c1ea775fad91a4a447d35f1e092bc98394e74daa5b067aad8af120eae85d6ac32579eb52c2f5e3bc6cb443c2e3c521df76529c1ad2c487a34', NULL, NULL, NULL),
    ('sealed too', 'inner:b988c544-18ea-123a-b03d-0d6f3fa94597', '1f1e83e4-67f7-61e2-bfff-03dc64818fdc', NULL, '{"v": 4, "id": "1f1e83e4-67f7-61e2-bfff-03dc64818fdc", "ts": "2026-11-24T19:35:59.356972+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.u5oyUWlk"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e83e4-67f0-6bc8-8001-f22a029a97c0"}, "pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wyVBlb9+nl4uqRVR+VDmk+/0eJ0HGQSYG03LK2vikhaQLA61027OVyRUrhb88nSiRToXeIkyTBBjotjlshkLEVVyCUliMWgiXnkxmcJufGkRhuNiDPfN0H8pSvgplCC443P5GNAUWY5O9gyKc7it1FykWOy32V06ifj0H1jbchoTBS1TL9v2dXM+OwUYj3KfjH3cDmxrsCNlgiXDEtEOXVT6E0PUUK3g3huF0iWisQzkOXECpXe3HR7o03tQtoJYXK3/KQ+xemzrc=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32a32cdd70a688153fec89d98b0e6732a85857bdcbd76de45af63486c8b28e9f7e656b1bb57532735a43fbea5c2e906996a61c0d', NULL, NULL, NULL),
    ('sealed too', 'inner:b988c544-18ea-123a-b03d-0d6f3fa94597', '1f1e83e4-67f7-69f3-8000-ce8e2fd9fe1a', '1f1e83e4-67f7-61e2-bfff-03dc64818fdc', '{"v": 4, "id": "1f1e83e4-67f7-69f3-8000-ce8e2fd9fe1a", "ts": "2026-11-24T19:35:59.357178+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.u5oyUWlk"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.5Ai1vKC8", "answer": "00000002.5Ai1vKC8", "messages": "00000002.5Ai1vKC8", "__start__": "00000002.5Ai1vKC8", "branch:to:ask": "00000002.5Ai1vKC8"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e83e4-67f0-6bc8-8001-f22a029a97c0"}, "pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wyr2CclNlxhytE3srQdDQLPHldEii+dzBYMkEsxZhmZahH3I6Ppcqm5tMOUAXUL0E8W/jwh7yixIbJscvclnmj853+oIrLHhVLxcN/5wDbS33P+f/byYyIrM4McNbN39rEWy8HRnfJPwzCwq8ZZxDG6hK9cVha8xVrJA+z9a5cKvkGHI3ikEasiV904jS3IZ1hgr+0J9FNyJ572RIIaJUfEMTModtoglUJljpUjVNpRFBVxP7ry918rGuPasvvCJRx9MubYQGD5FolMaUdkn0ZTVNTPnsdIfpJC4W6p9vsEYGY/wVIFruf0g==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32d185b2c1b042ef9643eb12b1e1f3e8b5f506332effa2ef1ea23b3b5733ce36e819cd56e1fc5f3e6b8a388487178b83bfb81edf0c92d8416639667e3589bc8d26caeb7773a3b3ffc87d32b47099c07c053a23cb35b9c8f8ec5842a6f7a8964b296aba495e4695b0ca83a3a567926ff791264bc112ceece126febf48d1', NULL, NULL, NULL),
    ('sealed', '', '1f1e83e4-67b5-6de8-bfff-279e88f4e0f6', NULL, '{"v": 4, "id": "1f1e83e4-67b5-6de8-bfff-279e88f4e0f6", "ts": "2026-11-24T19:35:59.330246+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.GfOh1J1N"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wyLNfKVxiXCQXnNh90I64QL5urNCDrP9xgUvTes55dJ7DVRoROKOsLJr2OrpC76TxkbZF+p7AK82i+A/B1fCrCKudQSVQg1IAke6WSVqH+wP/drfXOgQ+sD3Tp5tq8CMymMB3Bs7OyWNQxYeyoa1fKdYDFwKXp1EcwjDSggjcEqH2YBNVaRQt82SRxgqfmFg4N7lX7LxIvQhETaVlh7E2v", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32cbd00009bd9588049f3676503ff56c5fea680c6caeebac11fd0009003ce0d65cde97121feda35fc19f478125a2a640b73048a3', NULL, NULL, NULL),
    ('sealed', '', '1f1e83e4-67b6-667b-8000-772dfd0128e9', '1f1e83e4-67b5-6de8-bfff-279e88f4e0f6', '{"v": 4, "id": "1f1e83e4-67b6-667b-8000-772dfd0128e9", "ts": "2026-11-24T19:35:59.330465+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.GfOh1J1N"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.-tBeJPG8", "messages": "00000002.-tBeJPG8", "__start__": "00000002.-tBeJPG8", "branch:to:reply": "00000002.-tBeJPG8"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wyMnotH72dSnMWtyu36lyLt0lQqCBfGp+Q1IwWWGKJcolW488/7HZ3v7+IoE+U1Ywwx80dfhYpH+EAlbAuXBqC+ZI7kU9vTr4X1mnDpfhMUkprfJg94Px7TCkVgwEAmz/m8a6wc5cDwapEpBzUC+OEr2OBP/G7iKrhWcwM3u69jZYFHdCtcSiWqy+JfYES01YCeBfH8vkdiVj+DyLtKAdnmXR8NXQ0owl3A3GKKOck6ctEKUCEklIawKzdbVwY12E=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc325f3ed68f91e905b0441c357f10cdd20b8816225ba14e9e1e17ff0c70d8b3679771aaeb0b9166d58840616db28cae68138627867e59eeb72459d1821a2d34d1552a0914f1ab26c7c600dc0981157f0467074f0e196cc5013d8ca89f7e36b9a0aeb090bc84bb96ba4f8294', NULL, NULL, NULL),
    ('sealed', '', '1f1e83e4-67bd-6581-8001-1d70c4fe7695', '1f1e83e4-67b6-667b-8000-772dfd0128e9', '{"v": 4, "id": "1f1e83e4-67bd-6581-8001-1d70c4fe7695", "ts": "2026-11-24T19:35:59.333305+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.-tBeJPG8"}, "__input__": {}, "__start__": {"__start__": "00000001.GfOh1J1N"}}, "channel_values": {}, "channel_versions": {"items": "00000003.6NQPlmpC", "messages": "00000003.6NQPlmpC", "__start__": "00000002.-tBeJPG8", "branch:to:reply": "00000003.6NQPlmpC"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wyjwZKhilx8MUFXBZHmHB4w33+9rgmOkQbRpdXTaWLnfMHRU0KBzoV3Un2B1rhrvlt+UPrw06dDy0UgIN3PuWlQMe9eAAMgwrhCtRa4FVvdyCNzXaQUuf4Gvtxb/oX55N7zbQTrTHnKM5SdbgLH7EjbWWSGkeaWuTJ3R/ksek3QOAvCqgMTqNTBvfCiWs3EGz8LH6x8nwbqKJNVc+Kcw7ozI66n+5QzLR76nK/KmjAW3tvTIJ26WJ9kQx1TiOeF8Y=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32ebfebaeb9fae069f99ceb65db62b9f3a4f9526cc90ae70eed3e82639517859613585ce4273b2158b35400674601be9835858d77cb28c1f8665ad8c14a0e06f0af99418416502140a9811e5d811c40c4218c5da38', NULL, NULL, NULL),
    ('sealed', '', '1f1e83e4-67da-66ab-8002-4b1617c6a473', '1f1e83e4-67bd-6581-8001-1d70c4fe7695', '{"v": 4, "id": "1f1e83e4-67da-66ab-8002-4b1617c6a473", "ts": "2026-11-24T19:35:59.345208+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.-tBeJPG8"}, "__input__": {}, "__start__": {"__start__": "00000001.GfOh1J1N"}}, "channel_values": {}, "channel_versions": {"items": "00000003.6NQPlmpC", "messages": "00000003.6NQPlmpC", "__start__": "00000004.E-uXj7fY", "branch:to:reply": "00000003.6NQPlmpC"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wyohI25D/GKaOdTmzzr57yD51h8j//164eNay+vt8qghjkNLTmLn05FOjqR0a6dMFgiEg/8a3U6X4un8l7FrlO3FE7AwbAcloMQxs28532wfdzhPlxuGHsOjz6ndB+eY7BVrG1LiYq7dcbsRCuIXMEmfwTjh2pHzsR0G2kuJeezFvPyyb7DVEZ3wmQvu+lfsMuFG0rnZjqkZ+UCaCSE0adjaMxxgHVFv0lL755VJGu7+4Ece423I/C4QgaZK3pkFCz", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc32c5f309d40e4627a4cf26f771ceb36025306d3901fb7bb10ac450abeb2deb3f11854e00ca8d3f20baa1bd231312ef903c733e904cc4249552f9450ced079ac0161130893d661ca65e98068433d2ce79f0dc8b932c12750dab3b6e7fa74a0023a1', NULL, NULL, NULL),
    ('sealed', '', '1f1e83e4-67db-60df-8003-36f5535ee794', '1f1e83e4-67da-66ab-8002-4b1617c6a473', '{"v": 4, "id": "1f1e83e4-67db-60df-8003-36f5535ee794", "ts": "2026-11-24T19:35:59.345477+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.-tBeJPG8"}, "__input__": {}, "__start__": {"__start__": "00000004.E-uXj7fY"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.DUCVs4en", "messages": "00000005.DUCVs4en", "__start__": "00000005.DUCVs4en", "branch:to:reply": "00000005.DUCVs4en"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wyX8ZPrATe+93+eGqKIcv8KBCyJfkip9stDkTdK2UzUsd3NzoNyCoISgy2MnLYvn9UM5NfSw513HzxAnMM26XYEkY870/Gh5juuviWvdEb/KwKpj5bbMpUpCKshPRyy6q6w8GCRgr9ZO83M0s24a+DQj/cBqyhuJv7E0EDD+m6V6V7pSBKRNNTnuqLZTtlv40fYg+IHZQqYrhUvHRLAYRsG7B1LJIxAdTabD7Bat01qfquZmUmi1mEB13bp38I+dI=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc328a0f33b0978abbb9f047d8b8f483013a16e2040e34904e76e42d9f4d9b3427675c4e0a80e5957d6080692fb90f3731d47a90ea2f8b5388840da01bf9cdc4a459d1fa8698c893f6cdbdda7c1a95865ea220cc46ec16cdc52d2d7f58970af11dee68f8d18a8debdfcf661d', NULL, NULL, NULL),
    ('sealed', '', '1f1e83e4-67e1-6031-8004-190b7671a214', '1f1e83e4-67db-60df-8003-36f5535ee794', '{"v": 4, "id": "1f1e83e4-67e1-6031-8004-190b7671a214", "ts": "2026-11-24T19:35:59.347910+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.DUCVs4en"}, "__input__": {}, "__start__": {"__start__": "00000004.E-uXj7fY"}}, "channel_values": {}, "channel_versions": {"items": "00000006.XFstMOoQ", "messages": "00000006.XFstMOoQ", "__start__": "00000005.DUCVs4en", "branch:to:reply": "00000006.XFstMOoQ"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgMeHDGy9cUCIq2JmTBmtPbCifwiheEdkuL+6+DpE8wydNS6WPprVhcpACgt4/5RB7tCbytzAHvXzDDkNaN6ZOc48mpMTWpiYvM7H007YCNiYi/VogFWeH+MklsSngFEAxBrKq5It9JIY4NRCWLNvC+w1OBJLBU2F04ZjQBom714OKv1NVPURX5qgtGovRd2boOcnDmCkgvRRrvzEbyQzAXjenFaIBCni6LHD7mUqqQ=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x01020432303236031e1c31b2f5c50222ad89993066b4f6c289fc2285e11d92e2feebe0e913cc325f620ccaeb5ee12b9df2f6486f7bf597d44a9224106cc4a22c85f3216ff586c4b51e9e70e23b029a041fef8c3f1ebf5c65618a949895a053806b717514d00d564110986a8ab2a199146b5ccf84eabef5ff4d2e5b4ab687f80577ce8f', NULL, NULL, NULL),
    ('stepped', '', '1f1e83e4-68b5-6a9c-bfff-a6a6a63813e0', NULL, '{"v": 4, "id": "1f1e83e4-68b5-6a9c-bfff-a6a6a63813e0", "ts": "2026-11-24T19:35:59.435019+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.H_V3fxTW"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa547c1c6b6c0aaff7abc059a', NULL, NULL),
    ('stepped', '', '1f1e83e4-68b6-6606-8000-9607a9ba6ff7', '1f1e83e4-68b5-6a9c-bfff-a6a6a63813e0', '{"v": 4, "id": "1f1e83e4-68b6-6606-8000-9607a9ba6ff7", "ts": "2026-11-24T19:35:59.435311+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.H_V3fxTW"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.YkaBQ_gj", "__start__": "00000002.YkaBQ_gj", "branch:to:pay": "00000002.YkaBQ_gj"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x59ada6657ebab0e6', NULL, NULL),
    ('timed', '', '1f1e83e4-6841-6445-bfff-9666b8d99466', NULL, '{"v": 4, "id": "1f1e83e4-6841-6445-bfff-9666b8d99466", "ts": "2026-11-24T19:35:59.387344+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.MwwFp_QU"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3b52b0a573c14ee67abc059a', NULL, NULL),
    ('timed', '', '1f1e83e4-6841-6ce9-8000-ff8bc5566ef9', '1f1e83e4-6841-6445-bfff-9666b8d99466', '{"v": 4, "id": "1f1e83e4-6841-6ce9-8000-ff8bc5566ef9", "ts": "2026-11-24T19:35:59.387564+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.MwwFp_QU"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.s1SWLrnH", "messages": "00000002.s1SWLrnH", "__start__": "00000002.s1SWLrnH", "branch:to:reply": "00000002.s1SWLrnH"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc6bbf1f31b36300fdb021e96', NULL, NULL),
    ('timed', '', '1f1e83e4-6846-6b37-8001-e0cda192a35d', '1f1e83e4-6841-6ce9-8000-ff8bc5566ef9', '{"v": 4, "id": "1f1e83e4-6846-6b37-8001-e0cda192a35d", "ts": "2026-11-24T19:35:59.389566+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.s1SWLrnH"}, "__input__": {}, "__start__": {"__start__": "00000001.MwwFp_QU"}}, "channel_values": {}, "channel_versions": {"items": "00000003.2RBGSx5Z", "messages": "00000003.2RBGSx5Z", "__start__": "00000002.s1SWLrnH", "branch:to:reply": "00000003.2RBGSx5Z"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x3d64344936cdff7fdb021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.miY-TvZA", "none": "00000001.QdcwHnHp", "real": "00000001.gOTvxWKL", "text": "00000001.PbUYlueH", "when": "00000001.Tm2X2kiB", "bytes": "00000001.jVhEUPrE", "large": "00000001.1ix0DlFr", "nested": "00000001.7h0wLqqU"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\xe1e407353a5aa97c596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e83e4-6727-68af-bfff-df6a00bdaca7', NULL, '{"v": 4, "id": "1f1e83e4-6727-68af-bfff-df6a00bdaca7", "ts": "2026-11-24T19:35:59.271949+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.9e9pk_OQ"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xba65140d2075f5757abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e83e4-6728-619c-8000-45c98e1f67d5', '1f1e83e4-6727-68af-bfff-df6a00bdaca7', '{"v": 4, "id": "1f1e83e4-6728-619c-8000-45c98e1f67d5", "ts": "2026-11-24T19:35:59.272177+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.9e9pk_OQ"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.kHfTNyOu", "messages": "00000002.kHfTNyOu", "__start__": "00000002.kHfTNyOu", "branch:to:reply": "00000002.kHfTNyOu"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x5e6ff8e067f382e5db021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e83e4-672d-6202-8001-5533cffd20e1', '1f1e83e4-6728-619c-8000-45c98e1f67d5', '{"v": 4, "id": "1f1e83e4-672d-6202-8001-5533cffd20e1", "ts": "2026-11-24T19:35:59.274233+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.kHfTNyOu"}, "__input__": {}, "__start__": {"__start__": "00000001.9e9pk_OQ"}}, "channel_values": {}, "channel_versions": {"items": "00000003.j21uYhMS", "messages": "00000003.j21uYhMS", "__start__": "00000002.kHfTNyOu", "branch:to:reply": "00000003.j21uYhMS"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xee30cc663d958e75db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-24 19:35:59.126267+00', '49925a7a-3488-473c-989c-60c058685ca3', '7711824050610105331', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '6048867673071004340', '2026-11-24 19:35:59.431288+00', '2026-11-24 19:35:59.431971+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNusurUPfqu5XKWMe9gh+1o1IYy+P7hxYXxVcDx+y7FR9sY6V7IC06GQsqNBWBDJ+5mj3d/QkJoxQLqeEbh94S82dfjwfE5+LQsgwl4/fj4Wnb3X6szKa77CyAjHB3g==', '4585112713125599054', '2026-11-24 19:35:59.419905+00', '2026-11-24 19:35:59.419905+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '2722415725922872893', '2026-11-24 19:35:59.415746+00', '2026-11-24 19:35:59.415746+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '3171073971910958859', '2026-11-24 19:35:59.417147+00', '2026-11-24 19:35:59.417147+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '190154564656854607', '2026-11-24 19:35:59.41481+00', '2026-11-24 19:35:59.41481+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '381804807747566550', '2026-11-24 19:35:59.416741+00', '2026-11-24 19:35:59.416741+00', '2126-10-31 19:35:59.41674+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '6849358275102806981', '2026-11-24 19:35:59.416405+00', '2026-11-24 19:35:59.416405+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 19:35:59.431288+00', NULL, NULL, '{"text":"old"}', NULL, '7700708424854919375', '2026-11-24 19:35:59.431288+00', '2026-11-24 19:35:59.431842+00', '6048867673071004340');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 19:35:59.428603+00');
