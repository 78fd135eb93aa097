-- Made by: python -m tests.upgrade 0.1.0 06b345511d9177ec4ee9b90b6510d7106dc1107b

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
    expires_at timestamptz not null
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.checkpoint_event_heads is 'the head of each thread''s event log, and its lock';
comment on column pgcheckpoint.checkpoint_event_heads.last is 'the number of the last event or end mark; numbers have no gaps';
comment on column pgcheckpoint.checkpoint_event_heads.ended is 'the number of the last end mark; equal to last: no run is under way';
comment on column pgcheckpoint.checkpoint_event_heads.began is 'the number before the first event of the newest run';
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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-24 19:23:01.415818+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.O3O04G-5', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xd86b18f2'),
    ('chat', '', '__start__', '00000004.mNrWzO61', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x7f529f9f'),
    ('chat', '', '__start__', '00000007.cOuZZQmJ', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x795cf7e7'),
    ('chat', '', '__start__', '00000010.AfYI2GvU', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x5d5855fc'),
    ('chat', '', '__start__', '00000013.YkiYko_6', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xd322317a'),
    ('chat', '', '__start__', '00000016.HzsLiTwf', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x725bc63c'),
    ('chat', '', 'items', '00000006.eeM1vCRG', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x54dc6427'),
    ('chat', '', 'items', '00000012.6S8c1gVu', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x55be7965'),
    ('chat', '', 'items', '00000018.PhjjX_Fl', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\xa036b6c3'),
    ('chat', '', 'messages', '00000002.EWaSDb9G', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xafdf975f'),
    ('chat', '', 'messages', '00000003.4G70m0bO', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb6d801a7'),
    ('chat', '', 'messages', '00000005.Z1bUhAxq', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb1acba6c'),
    ('chat', '', 'messages', '00000006.eeM1vCRG', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x28021655'),
    ('chat', '', 'messages', '00000008.845J1WFX', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9626745e'),
    ('chat', '', 'messages', '00000009.JK4kS0ej', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf1035574'),
    ('chat', '', 'messages', '00000011.YkZUjH9m', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5b7b4669'),
    ('chat', '', 'messages', '00000012.6S8c1gVu', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x4bf08694'),
    ('chat', '', 'messages', '00000014.KGR2ciCR', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2015fe2d'),
    ('chat', '', 'messages', '00000015.-0npFtEv', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x62217bff'),
    ('chat', '', 'messages', '00000017.eXSx-p18', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\xd876d9a4'),
    ('chat', '', 'messages', '00000018.PhjjX_Fl', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x701dc765'),
    ('delta', '', '__start__', '00000001.xeHLpI-7', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xb14eacb1'),
    ('delta', '', '__start__', '00000004.lWS9KZKy', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xca3a556d'),
    ('delta', '', '__start__', '00000007.Por7n7oy', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x6e9d4283'),
    ('delta', '', 'items', '00000006.00HW3Dse', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xf3cd208b'),
    ('delta', '', 'messages', '00000002.wB6teWgr', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa2864c75'),
    ('delta', '', 'messages', '00000003.hpAePU8m', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfe24e784'),
    ('delta', '', 'messages', '00000005.cEX24suU', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6ad6c12f'),
    ('delta', '', 'messages', '00000006.00HW3Dse', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf18a4f91'),
    ('delta', '', 'messages', '00000008.jdlk2MSr', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x890694b5'),
    ('delta', '', 'messages', '00000009.fOxtKmxG', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x12e31aab'),
    ('failed', '', '__start__', '00000001.4_sYziLG', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xd5dca04e'),
    ('failed', '', 'messages', '00000002.JbJU3eld', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8a92fbbd'),
    ('failed', '', 'messages', '00000003.uC4pul3H', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x262d62b7'),
    ('fork', '', '__start__', '00000001.WWZ8Whwb', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x92e673d3'),
    ('fork', '', 'items', '00000003.ZzwNrjl3', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x494ba606'),
    ('fork', '', 'messages', '00000002.ox_y9Whs', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe610d750'),
    ('fork', '', 'messages', '00000003.2GmrrFsG', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4a5b220d'),
    ('fork', '', 'messages', '00000003.8XeVQB1U', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd5ffe7b1'),
    ('keyed', '', '__start__', '00000001.CLW5s1fR', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b1945508797993ed089ff36772c6ac00f05d7b2136de204ec54a1110ec415294ef98d83c895384605fd944f81a5cc0df40ea84eb54a41edd3f77f3e80df2edac17f26cce9c20240a1fb977a3e82d0cf0d59ba0ca1e881b7c822ec579188ae1d89bf4213c124302468379395c33b8a0ca439c7783796f2a99bf46ee63d8533229de7ab6093ed9879623cdf3da7b87df78d0f007a80513e03339cb8dbd39bcbb7317e4fb14689edd509a3f83ad4a96e165a59f2468bd0db5e4615498d9c83393f2c57d9e421e2f33c40ff0bdc83adb2e5839f3397f85b07a57198ad86efbf02868604058311b5f7c48872ad1de2de293c9774ecdcc1fe8a0ae62b40e8eb3c82d1aabbe10fb8ba40afd9281e32c96dd23372521c20b5386b0a2a01946ff626ac82b67ba1f30e5f50880c6a0ad467c55c8861c45af50706d08cfa507edc01d168b627a390b751e5a81c84e2dcb1a2bc824a8e05c2ef77870fc0', NULL),
    ('keyed', '', 'messages', '00000002.r9C5Y767', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b19455087eced112c102c0bd50a65aba1808e7c2a7d3e318de4882eaf42769db9e1db8ebab9d917a5c78f7ea2545975eefb0846a06398b5114f2d42ee3700be825c045fac69360dcdfbba451811fd87c04887fa46f47844e5393bdb709ca0eaf63c4980eeeb9f4576cd976f2ea848f83f68d4f21487e32714e0fe0dcb6c4f1de149a664af87a0e1d1fa51b5852f78e056fe76c91c44c084565e2492c4f639d1ed570f7d2ca81d595e4ba3049f23038e3cc3d213fd9f86302878342636e08d37900dca8906c0b9f1122b6c0047b71cbdc12494798f365c05595cc62c1ccdbf32f3678cd6006f20412c3ccd1917b2ce418e3be262ff89031ce0678e3d2a83f8d7ecd16019068c7a4dc857dfea4cfa3b8c9adddac31a74679aa29e68f5ada9e8a693cfa7b41486bee295e94b0bf1920e32fe52636267ca59a22eeb38a582b8a9', NULL),
    ('keyed', '', 'messages', '00000003.wXLnpIRK', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b19455087f528c6c9d83e27b5224903f85f122d1a9c0862fd5ffda10b016ac770cfcd0fac86496e18a1c2bfdaeefc2e7042d91eea5fb0d40559e6e848e1ef1258d95a47420890a36d0347983b5c5fc6a0a37dff12c5231ebff58d4241ce525ac529963352b8f6d2caf56ab5fb0093adbcb88cdbe3844ed4ee1d5bd05ba53f2523d55b55fdb1ede4a5bf32f8cf283e6fe2b4f76a8fefcb0f0a1d6b17ab1e744be498ff1d3ee1128aff73db112c36f7fae0037b73817ba281ea111debc31ed829cd6a7803d3971e7d0370f08c25bcb31d84063a87b116bf157a44b8a265e663aaa88df744048154ec4367d92585c57b542f58d911ed0940590c07af1fa2889d01adc8102d70fee08b62ee5a386c73ea08c1734874e26daedc695cade56d623de0da1d6a7d23850401f88e1b4eb6bc2a7c22dab93914910eda3183f63d9865e41c6b495ee4e1437683556fa41c420bf4e4dbd69050054219006ba55ab74495ac5300133b19c6fd7c79bfecfc84af2eb402a927350bb1cfd6fd6cfe5c39b3b14c938029d825e928888a16df088d87e4152d08a5e5b03929e91cf4841622b603bea2fe37a5afd9f26e8e8cbe2bc41a909f250db05db7bf2088c1169fd5ae17557b3e02a231181b451e2f220ba96147063902e8993227a3384ed18bf57053b8f0fd71661c8a5ea9d5ec766a1d598c20a6ce380512425e8b48c7d18f25815746e28476ee1f6ecd2da48ea686ea4f79b875ebc6680200706ec1ccc8edb41341faaff550d0ab323269aae29a97e05148e788da8418e47300cd0e1765df1075c7a1e144d5aa4735b8979e20ee85beadd7fa99be3efb09fa1692f3b269869c91ea7827f911ce634255c346c837ae38d2ca28dfa8a209e94fd550feb43512561d7c05252500dbdbed', NULL),
    ('left', '', '__start__', '00000001.jlvD2XPk', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xd11a3c59'),
    ('left', '', 'messages', '00000002.ugWfcpvI', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfef20b33'),
    ('left', '', 'messages', '00000003.SXTLH_nN', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x32e01a97'),
    ('question', '', '__start__', '00000001.w4JgV9KY', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\xfc0a1011'),
    ('question', '', 'messages', '00000002.jDf6HDlR', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf8817104'),
    ('question', '', 'messages', '00000003.L-raxhqw', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd47ef9c6'),
    ('question', 'inner:d76e7df9-588b-26aa-fa53-ac3ce1147504', '__start__', '00000001.XYMvm5Ss', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x27137707'),
    ('question', 'inner:d76e7df9-588b-26aa-fa53-ac3ce1147504', 'messages', '00000002.mnl_MGh0', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x841d1b4b'),
    ('sealed too', '', '__start__', '00000001.mG2XXw2e', 'pg:aes:msgpack', '170', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7a26fe89dc560d9b99e57a5e253f880a3defeb9edea009d6afea3c9117f7db8d7c2d454b4e9ae73a7f1cdb8588d7cffb5c376a349e2ef36be56f61e534811cd085a29a2b3f111e6d59b1d69b4f23cac1866d5e9862026b8f3a7753cb958f0714ac596fd5bb45f4b07769ff804022b89f82a6824669ef893a781c6fea94be9e5d0978d399ce20a8f0b660a68a154fcb7cdfa3957a59f3298aff20e2152b6e9c7bd5aadfb1a9fec38a5e19b1010dd3e34a45d6ba638438d7a1770402ef4b558b226e40fca4e7889', NULL),
    ('sealed too', '', 'messages', '00000002.cmd7S7tC', 'pg:aes:msgpack', '144', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7e07704d7f973aa09784eb6183fee14ce16370a67060c2a4583a7262ebec500f24854953bc2d2a744d9dd7a343e032aaa3d6365a98b5a486e5a39111645427a768b7610f5442e6933d8db2a991af4d596221a00410297a9ec75da0ecb202cda9a94c5a58af7b56702a8fb591d5bf25166b22b8d327378c1f2fdf53268a526ece911cee8ab4499d09ea90cd17bf176c5d8e212365b8b20ad1eba0965fd4b79e8b2a15164e1172cf926361cd8fb', NULL),
    ('sealed too', '', 'messages', '00000003.kjpdhpVD', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df78c22a95209a1ad19581484326244ab2c17358b277c835f6ee37f6cdd56664796f3c234583dbdb0c1de80c5e402fa8551eef8503b76f95ece26cf2b15af0f59fd97b59f8d86541210e61368ec9c7dc04b16b2312e56e255a25e11c5e0e59ba8e57ebeaf99f5906dd2aa26f5541de732f5730bb91016852d32011676cace46b06fc56556f7393f78190ed2925c52b74345b057d07b5dcfaa36f3c4f37f852f5ca34a548cb51d0d61ed2dbd8e28fde0ad75509de6ae0b0f1f06c9c846881f3e0f5bbcfcb938f72691f62d0d6783cdefee7689c57911586904142a431d946251bc0893ffc2842bd9575bc2ccc88f69d70e0d71165cc71976e98f11562a4fece1122b648a38a6e1ebfa043a1a97f1d77d3f94d9bc141aebbe547233c98a72b83f7c4af2fb6fcaa236a4784f46113b0dd513dc792107b193cfe8b45de44bae377a0f82aee7eaabc46146f9d32f664d5e5eee42eac1fd7b0407ace3fc6094416ef5fc16ae285e39b5c3e3729daa17244d27e605592ef6350e06c5add0e61d37608146e74be7bb812984febcb5ca14b496502282eb34aeaa1c061654ddbd9b01f4e9f09ae3c37e3067f26223fc1a95dfacdccb896d376e6d069c371f829f3ec463a77542051db0a380d4a0e9d2601e2332df7532bd226cad5185a3eaff3f16545b49f9e1793755ea6f91b18451cba4b0d1636018', NULL),
    ('sealed too', 'inner:3b77761c-c6ba-dadb-83a5-cb1ba24fb096', '__start__', '00000001.mwEyAazg', 'pg:aes:msgpack', '503', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7f9868c123f4e63437ec7c390ef9900de6a98f148a936725ef3f9c9199393f86f72a27ca817359037403dc0821666f338ba149eadf87daf0c32bbeb7604b19785ee316d1894680e47597c0f890e9d7110925639647edf49e3d9476c10ef6fd6891eedc5d5cf287440474db316b420b3d158ddb67d30aedb1371b10a198f15912711ba3963f5859070349fb35f2fc1cb5d0eaeb8e6c3cc1a75c3e8e48dbd21c14e2ac5a6a9a45f5a0a02a489d0617a96c6432928856799cbb89abcd3e1505abb69623fb761f58f736935a8f10c23a5e35ce4acd299c7f02398fab69170fa9ca19c240cc2fcc90199e76d872d490292a39820c2020973f2569544d32c675ffbdd89daa562d6bdb504b4c9f77e56b0db2e34b9ea83b8f9c7dbdb61c078c252ce086bc4824d4229f69369e8f5859418bd7e984f725eb3620d069b4d5af4eb03f8efc1c5602b8ff6f0ba05979cf29836166e1c6f32008b01158267ff37874c579d307e7888c7f8b2dd44cad5bbd5d8772c9349f85b63150d5f53b5127e48309452a879940cb95e4ef89dd44fbb873dfa4277a3f3bcf90776e1e3cc08ffbc86c7375782208d615b950a61b4987867f136000e125d87af26f075596e7544b82a698adae077234356f9811e4db71fe8698a1090bb85da82438544b78cb9d84bda553fd81f5c6be158f1a044c54c2a162b5694b5915913464767347b10c4a72f29147e507813c79c2493183381af8636a75f004f92e6b80a', NULL),
    ('sealed too', 'inner:3b77761c-c6ba-dadb-83a5-cb1ba24fb096', 'messages', '00000002.9dyMV7Vv', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df74a55cf3fa6335082a6b9fd60ff44c1d3c9761f8d6628455966a2763d49335877589f7731e187bf011a65e144b6c65c997c5f2b3232e289763bc21fa72a20cd77b36677ba87a40a93f6e4a53be6ba01a8263ed41d0990dc3289976f3f95eb5a9848ea0062fca025fb09d37e5cad5d09929d8f8a7bc37d2735900153b0ed2133e39451ed3f062cf304315b2d5d7750bec3c9bced0092752d1423464d4b713360fab1e5badf9ca454c6a18e831c34787085935b5200d18d3ded05481cf9db4d3d00f2ac9af39970aecf2ce7404ecf49fe9a0db5c1444fbdcf2ee9a98dda6a4e6f3103480b99d71abf0c0f4940254cbbd1d40bd04ea60f22b8fe02c2dcc95eb8b311a944490b6725379fcb1b3e9bb2e2889d20010ff0cbad219ed9950d24dc8ad29305b9306f10b061cf977c9f8b13e8540f7f5a28c14f149183b0fb319d4a9bf09ce1b5284ce048bf20722fc0d6d39d3fffd20b5720adf4fcedc7190079c0a9177a88cea64d4fa0e8853eabc21ea266fb00bbe8d43a9757e1ac72fef108d695decb52fe6cc91e9313fb8a12b825163bf0dc61792be69318f1e0cf5041c1479a530ca1a49c73eec1cc9825560e571488e8e385084633fb7c113543932312bcbafabe0235ce46e8406916095d84500dc9746dfa225fed9f9cb725d177b23bff1c914e292edf3cc4ea219d3f2c446b572c909a', NULL),
    ('sealed', '', '__start__', '00000001.jdILo9VA', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7538634cc8ac954e218689abd44405a2ab299fa21fe7a059519a898bc1312e18f66fa4e489769737a850b825bc794a0ec20065de27dc18b9c3c924e06fd368ced950bc5321644e480e15b7dcfd538299304187cb8d23f4a0c14ba8695924fc0bf10ab087d0d1145563e6ce9b29615dff12f310a12740f5cc613b46b079c49b03fab14bf35bb1aae81efd078eb98c982916b5336fc2399663fec3de7506c5ab066d62d661e789cd3a692233dda5eb9bbc37635432ffb7495beda74593b64fc6fa7fead4148dea60d066012ce990f7ec8e6d4a6b3e53178ab47a1f386f4463854b7154f987b2e1bf4fb78712e7241ec993f5a8688c482bfda946405190277a7036a1f28eea2ad353af0b331b0eeb398aa2d820bce5d3cfbf3ca113e2803730c0f9e1802523477b11a3b4d61d316e9b8a562c0adca49ffaf66de28df790e3ce48bb367db881652e91ccd5c0d932f784e93a3c70ffe', NULL),
    ('sealed', '', '__start__', '00000004.0u7H23Gs', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7b47ba2760dfb8a42feb851a4b97d2c7f642339f7306b0a0cc1907e0e88a87e22fad9be17c276a4cd830175d3303f128dcc635ba621fb0fa2496c00558a10d52d729cfcb85163c972cad451d62a5cb295d6cf78cc83d5f994eab164ff1ab87e5ae7731273a56cb121edeca582d4013ef4c9ec9dfac6d486055e98b8fae71281cec9ad2014361cfed018a0cb4b0a23c9c83b668182b47f0e19fe39207b647de60897ef31e174d651245b6853673dbced8a60f9d093d281c60386d6779c1c6ae4ef13a1aa3a85625c52242da2a94d2c99f517d87825a934804c0e1514dc723afaf2b0934793a9b42d9e4a85a2593e32bfa59e65a50637299fb909cfb864fd323c6e2dd92e361cb303c6169935573d586c67ce3728b93db9949e7f537565dbcdd8c758d6cd81762dcadf6c4b9ca311e0288891396dc60b3bf26362257ee0b8a3fff556a1efd1895fa043f84333a2e68234cd5ed798', NULL),
    ('sealed', '', 'items', '00000006.wijBYRRd', 'pg:aes:msgpack', '24', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df73046f22adea66fac705156cbf9b60e9d2fa5773000b28d7414e4ab68a619929c89b50998641df1377ec6fdf6ad002402cf166fcb', NULL),
    ('sealed', '', 'messages', '00000002.P60epzj5', 'pg:aes:msgpack', '286', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7cb34335fb70ebd79d43630293c70aaad95cedce976ae9deb08885182e910d1a2c4809aa2962511823b6a55ce9e3dd3ad5873093351c0d70cc1f93bf4fde8a9d21d6bd3ed7a2c281298aa3f71d4de54677495c042cdfe97ae5157de78ddcc482559ac11a17fcf263eaf0797b6168d68edde555fee3069e312467850fab991800abcbc1fcdf0d0023d726382f334d03219850ab263b3a7aac78699fc83abc6cc5288a6d7c82049724e3bd64974972c730bdc1c2795a0623082f977e6a88d97a68ac04e0fba2a1a86df6fb5496872b719290b25e011e3b8851c18404ff1c56e8b963fb91d3d6736bfd282abcd50362932ea04865218ab5431c631eb1b9d13b6a8257364fa2eaf44ef050735dc7a1f407e7ca2fae83433e4e31ca952985ad5a72bc61383091590ca943894e5d441efb215514342158cf6f32ac08a37', NULL),
    ('sealed', '', 'messages', '00000003.myO3TBH8', 'pg:aes:msgpack', '610', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7ed52ff93e03885acaf3cdfe6b4364e9be80977906449911f6c7257a0ed4bb6f6a8230ea9e7b29696c7f90172edd076aadd5155b533dd741c8a3719d03c5fa6dc6576aaa5b1b23decaadab80b1aaceb0fadd5da5d5e7e9a98fe279139ce2d8d4535979517b84ccd03f0df79e046cd5dbde98e6856b90681f1128d4163c05c289aa833ece216abe4578086d46723607ec88d43e853e6e31f9257c8da62e006b75632dd7e43c89f2f20634f8415e4a539ca657ebffa7d8d25b74b7900126ff070358ab19f9be6c99021b852901ea3fd998a01bc11b28db7e822abe0b82a9ffd37ee0fca643a66d9c965d150fa3e412d80620ad2070f61fe50714554d3b8004c24a0428ee6cd6be3b537a032622b317d2adcb0b7d06e68434708d14e3bcd0a8b930b76154a3ca923a7657ef17a795f7188a7cb5396ace8f280ee35ffce3c6ff06338a8aceac73cd128c9a31e008195cd3c3b63a4793620735234bb1d2e0e0c0f12b4cf93f52447a0265327983ac1a92ab60af39211ffb65c12382e35914c35b3c35a79ef37eb617a080ddfb8224193f5f141a512f8d82f4b87cdbd1b48aded80e0c356439d7011e80b8e6e252efef7f9739c7e0dfc9e072bcbcaf8b2fc5c557c3d97e48352e041f3e1168d45da19a9570ff717a3c5695ff4e8fd912162ded5cf55ffb308c13c1bb24166d31c15d0696b84cf31ca05c615a6121e97b8ef4b7d3e11895fb18b471c0a3de3c3aa6ebcfcb6051fcbd4c0c824697199fc5d67f5c8913020b39651b2b02fd1bcae6fa5ee42a760dbfb4b6107172d1fe345e8f886a4f39acd9695a7e8b9ee8da702a48d76738245bd5386476f52a63b89941a728fd3deab6f62cc47833cd9abb4596f85a8efdf90c373b6edcceaa2e62728c489b08dfa', NULL),
    ('sealed', '', 'messages', '00000005.qMSK6fVo', 'pg:aes:msgpack', '895', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df74db69ac06236d87c7dac59d6dd5b021929ba12b625d895118a3e91226e66da284be416b8de3b59d5086b3f3ee649b55a1912d603ec0d4d7cd4a5ab340177b44dbff2be9db7e735811e6d3ceb6cc303b4d9ac0dfadf86edfc67fcab7c699ca8b99132beb5a6c362ddd6c747e883fd688c9ca700f47a0b4fae6a7ffdc2f8f9c291921721aaecf539117be3e20f11ed606b76970ea57f900505bcb3a3a30268ea7f8b6e4a76171898885d2776b02d2a024538f7f26c28b7fb8f2a676184b3d9a6170bc09d48ed9afbf1c7568de6e6a7e94db2304ec1558227b8ada37c5bd795a565ab335e07ed45269543710ebdf2a23e9afda53d971baf97cc62ecffc00706324ffc2209b1d80c05636f338ff478347e29d7c27ad12a197421c2713efcb563c0f6c1a0bf5477373d444aff8c8daf0a36786f1d6747d0dcce4cd4da4d40657f2ba5205378d0faf90cc795a27ec77681b3a3f668256fdd18c9a7b11ebe6ba6d2ac795111124057265c7f30bb405c40b9c18cee4f6324095d4b366d1535b466430a1edaa72fb468dde4d8986492c9c5a60b04dbf77a3e6297c964d8e49eb0c24de51348984777b0d4a36c90031b05bb9c050458f431c0ba2a94f0669251f5b20e71c5c3a0907b7f8096d8808e68e7f4adf2f917b033900c157cc3015df20fc2253ada8a873db5961b10975a4bde76fa3e4354afc9d1cabc2b4cd7867db93a9655f1ae388e268bca39fdff3e37293b4c0b19da5bd5b234d0b97c473b6876fc22a5019f909eb68a233fbbd02f7550af7d841f3d0915ffe9b90da3a7d4486a781fdfeccf07299f1b1079ceefa7ad71c856d57ef280ae6e5d337b14566499659e8960127572df07e11d02282deb96b95437d90ec6d9195d2eb6ae49f35a9549651aea497a4843daf5774aa72a4a8daaed60457b56045863efb8aef2eaa5d19a1541a02b69794f07e177e80e501a9a4842dbea0c83ad8f59ef1ef812f90b67863c83f54ecfc8981ebd8bd47c833473c3bc63ba8de450caf5df1f0cdb869725a1dd83c0ae0f0f96dc504c744586cf598509570ebe2772f55ec1768292d41a414998eb8b59ae9aa6873dd1c334872699215203623f663b7515409c3425bbd40673596b8cf347903ab3d52b33d0de7df139442c66353eebbe3335173857a2a3bc9a213a78df27c66bd8aeee76a5a6b7ce19f9353b95faaae4f6e565acc20c1f36309780ac57b0f1c322efb29c83bfbe6547bd476b14995a550c4f154f1e8b457e1edc763263ae5147131de4f8bd74eb2941045f465ccd1b8c65963d3612724b540b', NULL),
    ('sealed', '', 'messages', '00000006.wijBYRRd', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7e8e24534741f78db75560ad0606f9754b97cf8b6749f40b133821511ea8dc55cc66611398572db5c34e82c5964320b0b76c253cf837f86ba408bcf459fa05baed598ab8407cddb6c1d42e8288801ba88907b61a15b05ef72aec306c7861d890b1a75b091aacfbd399db09e3906b77bbf49ff24e1c07e97c0a684311f5c20425fbaae0398160931653aadfb95ce8b316ffd778cab09b9d39d4c535813aaf88490010bef74dd2bb604bd26e3bea5b61f1b8724b9d9f637cbcfde7f0f05aa67fa66bd8dcc3f1aaa7950550c1e86c4998c91b228d7344a47cfeb1e4c036de9a6691c0edfcae93b89a85d49ef7fbf01424eaca06929c701cb9b0ff5535a00e4a0df059d02d77e99e3158b41e6e98c12c0c68cce70b7583690adc8d48a69a69c91d3c5b212c8f229ae02796dfb3d96caa536162b74bfbb0fcf121ae7e3b28564a6df3cc0420f7b5008b740ac8aca6dd6ec4c1150c59da7b9a7652c7ae6ce2f2226985a89810b12977cab8da865b42c5f81ce298dc8b9a19887849dfc8f2493272786d1c9f2fd3ab381d0c26fe931626bfcd97768a6c64e4eab14d3061e28552c2d9e99b8b2bb2e912a52c60cbc0476b542d6877ffacc84c5c66c2cde651f6ea750ce31ed04a3afcc447b3a3cdd5fa3adfe847e433879ab9740d88186266a2f3b8fa22ed6f759a4122e24ceddffe11aee71ac9dfca440087711ce53d30d2600d89c6c2046cbef0b9b59f3d36c39353ce74549c8a798c4f5068703fd5398b5407f03b285b34222cd37f5f8753fbb5af11870439aaf37771c29431d22ac9308b2843825b236f19d96c8f260e7ec7e0e6de41d2b6f72d73f9182f89ee8f12c5cf12a335fc455e04e2496e253642fa85fd4916dc4cccdb2bc5241e48e8ca62411a713ffec450e8e24103f17881ae46d7a656b25d47ac25cc630c23569d02ed597f2bee92de7642732d2f445efd2486fff44fe17a1a151b6e37cf569f76648303baba0f8be7fbece0c6619133f54c475741133201b260adbe7290a6ce76680bc673315d2752db99fbbb0d863e749a5f2f35c105509f8782c0f28fe6dc14484b16f94d88b1f4321e39e857d5ee28cdcf70827b79f112bf851182c2a8732459ccae5b54cb1cce40b1cbb5936cfab9dbd9ec4961068807c65f001d4960e71e5a632399ebec092b371eac48ca7faccccf2a7ca6000e787fc3804b073e790f3510104959ed0d3ff59764699f8ae05fd8d9ee720580e447ec99ede9d7039a210979876396e94e011c131f6e7d5cc52be1a9f32072dbaca068decd7a69b8db6bfdd03c13c35653878c2823d4771a857cc5771dbef61e9f2e103ccd6ee8073fe8932edef51fdc7905bb00abccca0b572f1beab668db332ed246f5a210270c2bc7c241f4218591e4f5ae9a64d911d70ddecd9223bf95c39893033dea795ef03a4b506890066d3ab4004ebcab5e673dac09910c4072762dbc07e8d4f96f3bfad2b43e7bb439c4a72a590c399ff3c626e0d0950ecf804e5cb96a6d34d704bb0f0ee151911b945ac5d46a78a37b2f1a8c1b773714cdebd040fda5a837f49a6d4fe79662e2ce2ce1339ebe7126f3778a66d21aec5e7896f1e18f193fcb380c468a4405e2c6b13a3bda3c9316f8269f3a728e42f36701a6f3e9553f827d4ff71a0d04c68bbbaf5b3cc86bdde9d2fc695d40270a93e1693c3ac2db5632e06aa1d05a9579856048a707b047282b59f127be6a3a27fde2c2b75f0b17021f00608a547dfffd63da226219c9cb0f8', NULL),
    ('stepped', '', '__start__', '00000001.kJzVZPUe', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\xcd635d0d'),
    ('timed', '', '__start__', '00000001.sZPMkCLr', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xf56749b2'),
    ('timed', '', 'messages', '00000002.uf9QRkCY', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x57dbc337'),
    ('timed', '', 'messages', '00000003.Ui2XGr5K', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x670dd541'),
    ('values', '', 'bytes', '00000001.ZoPRVNqm', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x188df39f'),
    ('values', '', 'large', '00000001.oqWM6yoL', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x252c87a6'),
    ('values', '', 'many', '00000001.ucnTa3tM', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xcd691ad7'),
    ('values', '', 'nested', '00000001.wdJcGs-g', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\xa7f28e14'),
    ('values', '', 'real', '00000001.IT1nier1', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x2eb79e77'),
    ('values', '', 'text', '00000001.NMIjRxyT', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xc8c0b263'),
    ('values', '', 'when', '00000001.CHU4bYZT', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xd14350a6'),
    ('ünï ''code''', '', '__start__', '00000001.3nmITgNO', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x0cccf590'),
    ('ünï ''code''', '', 'messages', '00000002.xjZWKeiv', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf6e7a754'),
    ('ünï ''code''', '', 'messages', '00000003.wEON-fxR', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3e7554ec');

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
    ('keyed', 'tfv7IH4200fTK', E'\\x010204323032367c1037334b195fa8533d8c20a0cdafecdcad101b7c943ce8484702055bbb29153743c57804d6e0fe7dde69535792287124542067d87cdbc0c1a44ccaddf6c4542a61a0a4ce27e5afef8066d1f06e5a3cd7ca7771180651a4e2a122ad', 'ring:2026', '2026-11-24 19:23:01.251825+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "expires_at") values
    ('told', '3', '3', '0', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'MGOvRaGYPD8cCSK0', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 19:23:01.29143+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1e83c7-6c76-6b6e-8000-c06b899cef79', 'af7873c4-5b43-b655-ef17-388c6c4a5185', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 19:23:00.962002+00', '2026-11-24 19:23:01.041135+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83c7-695d-6a2f-8010-b1f2942ecd23', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 19:23:01.061383+00', '2026-11-24 19:23:01.090628+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83c7-69d1-609d-8007-f927ba82b1b6', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 19:23:01.162125+00', '2026-11-24 19:23:01.162125+00', NULL, 'false', 'false', '2026-11-24 19:23:01.162125+00', NULL, '1f1e83c7-6a7c-644b-bfff-67210afd8ffc', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 19:23:01.051176+00', '2026-11-24 19:23:01.053181+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83c7-6978-6cb9-8001-f22d0153ae53', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 19:23:01.251825+00', '2026-11-24 19:23:01.26039+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1e83c7-6b5f-6ed5-8001-b06064b73eef', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 19:23:01.288064+00', '2026-11-24 19:23:01.288064+00', NULL, 'false', 'false', '2026-11-24 19:23:01.288064+00', NULL, '1f1e83c7-6bab-6008-bfff-682cda871f28', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 19:23:01.107262+00', '2026-11-24 19:23:01.126126+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-24 19:23:01.126126+00', '1f1e83c7-69fd-62b3-8001-f6d5d89cfd87', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 19:23:01.221088+00', '2026-11-24 19:23:01.234124+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-24 19:23:01.234124+00', '1f1e83c7-6b12-6d84-8001-7821808f9eed', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 19:23:01.180971+00', '2026-11-24 19:23:01.215705+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83c7-6af0-6e11-8004-bae7aec9d4e5', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-24 19:23:01.366683+00', '2026-11-24 19:23:01.366683+00', NULL, 'false', 'false', '2026-11-24 19:23:01.366683+00', NULL, '1f1e83c7-6c75-6c8b-bfff-2dbf32d8e617', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 19:23:01.27366+00', '2026-11-24 19:23:01.276155+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83c7-6b98-6b80-8001-05db38a7e32f', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 19:23:01.168296+00', '2026-11-24 19:23:01.168296+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 19:23:01.095353+00', '2026-11-24 19:23:01.102671+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e83c7-69e4-6901-8001-b78321509ee8', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e83c7-6897-6408-bfff-49552b1abed7', '41cf70fa-885b-8ac0-83ff-9e42bb84ba54', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd0f85aae'),
    ('chat', '', '1f1e83c7-6897-6408-bfff-49552b1abed7', '41cf70fa-885b-8ac0-83ff-9e42bb84ba54', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xf602ebe0'),
    ('chat', '', '1f1e83c7-6897-6408-bfff-49552b1abed7', '41cf70fa-885b-8ac0-83ff-9e42bb84ba54', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x08d06ef9'),
    ('chat', '', '1f1e83c7-6899-61f0-8000-64836331cba4', 'edd132c0-0435-2132-a852-f13693ac74d8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbabff77d'),
    ('chat', '', '1f1e83c7-6899-61f0-8000-64836331cba4', 'edd132c0-0435-2132-a852-f13693ac74d8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x67ae1bd2'),
    ('chat', '', '1f1e83c7-68e4-69af-8002-5712b1ec5d10', '9413a646-1c75-7b5a-d489-2dd9aeb168a1', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2d0babaa'),
    ('chat', '', '1f1e83c7-68e4-69af-8002-5712b1ec5d10', '9413a646-1c75-7b5a-d489-2dd9aeb168a1', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xc69e23db'),
    ('chat', '', '1f1e83c7-68e4-69af-8002-5712b1ec5d10', '9413a646-1c75-7b5a-d489-2dd9aeb168a1', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xe6cb1b80'),
    ('chat', '', '1f1e83c7-68e5-6c8b-8003-fedc923b3ca1', '7b989ab8-2435-fc85-6c15-5515cc8d456f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc1984fae'),
    ('chat', '', '1f1e83c7-68e5-6c8b-8003-fedc923b3ca1', '7b989ab8-2435-fc85-6c15-5515cc8d456f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xc1957e5d'),
    ('chat', '', '1f1e83c7-68fd-6ddd-8005-e93a1bcdb04d', '00ae6e58-0cb9-36e2-6b62-69e8607555a0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3e54f5fe'),
    ('chat', '', '1f1e83c7-68fd-6ddd-8005-e93a1bcdb04d', '00ae6e58-0cb9-36e2-6b62-69e8607555a0', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xa2c69a17'),
    ('chat', '', '1f1e83c7-68fd-6ddd-8005-e93a1bcdb04d', '00ae6e58-0cb9-36e2-6b62-69e8607555a0', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf4dae1ed'),
    ('chat', '', '1f1e83c7-68ff-6190-8006-8190d7fae853', 'd27bde99-565f-2118-a8db-6ea2ff1e91ed', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdabe84a3'),
    ('chat', '', '1f1e83c7-68ff-6190-8006-8190d7fae853', 'd27bde99-565f-2118-a8db-6ea2ff1e91ed', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x4c6cd062'),
    ('chat', '', '1f1e83c7-6919-62c0-8008-9b4507ea0339', '8e374c2b-369d-5259-e327-794a85a9b8a8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6be88a25'),
    ('chat', '', '1f1e83c7-6919-62c0-8008-9b4507ea0339', '8e374c2b-369d-5259-e327-794a85a9b8a8', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x67c49d20'),
    ('chat', '', '1f1e83c7-6919-62c0-8008-9b4507ea0339', '8e374c2b-369d-5259-e327-794a85a9b8a8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x75f654da'),
    ('chat', '', '1f1e83c7-691a-60d6-8009-b275e0ad2978', '5eef6f94-ab07-c75b-c608-00e351b20f53', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x97b08c45'),
    ('chat', '', '1f1e83c7-691a-60d6-8009-b275e0ad2978', '5eef6f94-ab07-c75b-c608-00e351b20f53', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x7c0534a9'),
    ('chat', '', '1f1e83c7-6938-692e-800b-8ac7db946a2c', '647065fc-b313-b921-0aca-857c2675cac3', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcbc19543'),
    ('chat', '', '1f1e83c7-6938-692e-800b-8ac7db946a2c', '647065fc-b313-b921-0aca-857c2675cac3', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x99bc3aeb'),
    ('chat', '', '1f1e83c7-6938-692e-800b-8ac7db946a2c', '647065fc-b313-b921-0aca-857c2675cac3', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x75b282f1'),
    ('chat', '', '1f1e83c7-6939-6752-800c-c714d23d9eb3', '54533e92-5327-5aa7-da8d-7e00c6efcbeb', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x280d0121'),
    ('chat', '', '1f1e83c7-6939-6752-800c-c714d23d9eb3', '54533e92-5327-5aa7-da8d-7e00c6efcbeb', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xcb3895fb'),
    ('chat', '', '1f1e83c7-6959-6ac2-800e-60073e746148', '45ffb076-dd7c-1052-81da-8860340ee17f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa4ee49d1'),
    ('chat', '', '1f1e83c7-6959-6ac2-800e-60073e746148', '45ffb076-dd7c-1052-81da-8860340ee17f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x867151c4'),
    ('chat', '', '1f1e83c7-6959-6ac2-800e-60073e746148', '45ffb076-dd7c-1052-81da-8860340ee17f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x69159804'),
    ('chat', '', '1f1e83c7-695a-6902-800f-930771677e48', 'b3b71d3f-9f1e-ea02-cd37-70cf763adb54', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdf9564d6'),
    ('chat', '', '1f1e83c7-695a-6902-800f-930771677e48', 'b3b71d3f-9f1e-ea02-cd37-70cf763adb54', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x15e2fccc'),
    ('delta', '', '1f1e83c7-698b-6adf-bfff-57691e98ea4a', 'c821f22c-3c36-30dc-4a27-086014d7370a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5f91254d'),
    ('delta', '', '1f1e83c7-698b-6adf-bfff-57691e98ea4a', 'c821f22c-3c36-30dc-4a27-086014d7370a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x794e47d3'),
    ('delta', '', '1f1e83c7-698b-6adf-bfff-57691e98ea4a', 'c821f22c-3c36-30dc-4a27-086014d7370a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xe3d52a80'),
    ('delta', '', '1f1e83c7-698c-660e-8000-37dcaf0e8b0e', 'd8ab4d59-0f7f-0b89-e33d-3257ec0897b7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe5e7d0ed'),
    ('delta', '', '1f1e83c7-698c-660e-8000-37dcaf0e8b0e', 'd8ab4d59-0f7f-0b89-e33d-3257ec0897b7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xfdd51eaf'),
    ('delta', '', '1f1e83c7-69ad-6966-8002-4bfe71512dec', '5ff8d29a-d553-195f-f209-0c89b1144536', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcfd033cc'),
    ('delta', '', '1f1e83c7-69ad-6966-8002-4bfe71512dec', '5ff8d29a-d553-195f-f209-0c89b1144536', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xe954f780'),
    ('delta', '', '1f1e83c7-69ad-6966-8002-4bfe71512dec', '5ff8d29a-d553-195f-f209-0c89b1144536', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x44a24ca7'),
    ('delta', '', '1f1e83c7-69ae-6b7a-8003-ea9b59dccd7a', 'a5afb306-bec5-dfec-9758-488c48b1f99b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5c934fa7'),
    ('delta', '', '1f1e83c7-69ae-6b7a-8003-ea9b59dccd7a', 'a5afb306-bec5-dfec-9758-488c48b1f99b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x754310a9'),
    ('delta', '', '1f1e83c7-69cc-6e6d-8005-35e68d90f8e9', '1dc504bb-bae4-25b1-2424-a1e43acde22f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf125bc00'),
    ('delta', '', '1f1e83c7-69cc-6e6d-8005-35e68d90f8e9', '1dc504bb-bae4-25b1-2424-a1e43acde22f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x753e6f14'),
    ('delta', '', '1f1e83c7-69cc-6e6d-8005-35e68d90f8e9', '1dc504bb-bae4-25b1-2424-a1e43acde22f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdcf357ba'),
    ('delta', '', '1f1e83c7-69cd-6cda-8006-0ea26027fe42', 'c341c856-be9a-cefd-fc02-b4417b49a3ec', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x657e71b1'),
    ('delta', '', '1f1e83c7-69cd-6cda-8006-0ea26027fe42', 'c341c856-be9a-cefd-fc02-b4417b49a3ec', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xaee51d2e'),
    ('failed', '', '1f1e83c7-6a7c-644b-bfff-67210afd8ffc', '4115bab5-960d-6aca-8eec-c2a15bcc7e35', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0d1aedac'),
    ('failed', '', '1f1e83c7-6a7c-644b-bfff-67210afd8ffc', '4115bab5-960d-6aca-8eec-c2a15bcc7e35', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x3541e2d8'),
    ('failed', '', '1f1e83c7-6a7c-644b-bfff-67210afd8ffc', '4115bab5-960d-6aca-8eec-c2a15bcc7e35', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x6edf7d85'),
    ('failed', '', '1f1e83c7-6a7c-644b-bfff-67210afd8ffc', '4115bab5-960d-6aca-8eec-c2a15bcc7e35', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa37b9e15'),
    ('failed', '', '1f1e83c7-6a7d-6372-8000-de56bdae4adb', '03e5b767-20e8-9e31-bbb2-acb1002614bf', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd2a74f9a'),
    ('failed', '', '1f1e83c7-6a7d-6372-8000-de56bdae4adb', '03e5b767-20e8-9e31-bbb2-acb1002614bf', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x8ac6b9e1'),
    ('failed', '', '1f1e83c7-6a7d-6372-8000-de56bdae4adb', '03e5b767-20e8-9e31-bbb2-acb1002614bf', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xccc2fee4'),
    ('failed', '', '1f1e83c7-6a7d-6372-8000-de56bdae4adb', '03e5b767-20e8-9e31-bbb2-acb1002614bf', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xad0074a7'),
    ('failed', '', '1f1e83c7-6a80-6614-8001-adb85fac9b25', '07b2829a-f46c-d8fd-f13d-877cb78a3633', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1e83c7-6a80-6614-8001-adb85fac9b25', '620d436a-c352-bcd7-55ab-c3478c95e1c4', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('fork', '', '1f1e83c7-6973-65bd-bfff-8ef086e412b1', '6d13e16c-f046-5cc2-da6a-0c4f53e3791a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7861bd1b'),
    ('fork', '', '1f1e83c7-6973-65bd-bfff-8ef086e412b1', '6d13e16c-f046-5cc2-da6a-0c4f53e3791a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xf6c57e7a'),
    ('fork', '', '1f1e83c7-6973-65bd-bfff-8ef086e412b1', '6d13e16c-f046-5cc2-da6a-0c4f53e3791a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4ae2da82'),
    ('fork', '', '1f1e83c7-6974-6342-8000-b12f896bd726', '86a8bb35-3239-f603-bd0d-80b71410fda2', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1c330e53'),
    ('fork', '', '1f1e83c7-6974-6342-8000-b12f896bd726', '86a8bb35-3239-f603-bd0d-80b71410fda2', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xd62a18a3'),
    ('keyed', '', '1f1e83c7-6b59-6aea-bfff-fb6850464f2a', 'e381ab4e-f862-1cb9-f28b-7da408d5ef16', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b19455087fba65244bcb4608a573bdaba32e73690cb3a5289f5bc8c432ce059bb29cd856a21b056bfd685a8b4eab9dd44405e8597a8dd79a043bb613747cfe5ee9d25f12895b4b009a3f60bab4814d5e0b6e750dbba2fc4ca349db4107f99a39a73f9d352a55f06a683a488f7c05919d4c117aae5509d77ebcaa31bdfc0a7c6326c3c48417af742248e2d380fdfc3c9fa1f7542f911f6d3ec755d42a260fb123c6431a405c493339b7dc889b074152ff374909f64ef18d83655fc71f7fa94a08cd6e97fb2aa889ce97d25bd269d8a4028cc1f72ce7ac07226b7a6dd0a56a73a9a715f2762a4db15dfdde80075000b3b9611507db3377a92e569bd3bc7efb6198153c6e4bcb91b8473017a30b625e2d6249ca0c72d88f6e2a43268e5bbb0c88cc76c656256d2b6df312361ccee180266052c6d4001161c33b7d7e587d602e5', NULL),
    ('keyed', '', '1f1e83c7-6b59-6aea-bfff-fb6850464f2a', 'e381ab4e-f862-1cb9-f28b-7da408d5ef16', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b19455087a6e536892e3a598c9e22ddce7656c47f68279434ed151d32c440213bf0a28c39d333686dce', NULL),
    ('keyed', '', '1f1e83c7-6b59-6aea-bfff-fb6850464f2a', 'e381ab4e-f862-1cb9-f28b-7da408d5ef16', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b194550877df84e751ce1c941cca4e74f2d4a85ba50b1e520366096b02bb14398', NULL),
    ('keyed', '', '1f1e83c7-6b5a-69f7-8000-801d02dec5bf', 'b5c4e362-c800-68b9-4b42-e143f7367045', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b194550871c82ba7c4d73155c4fa8ad1f8c75c6325dfd19dd6b33519307b998b0527314139b61398d7a3c562f8f9fd25efe5697c7e3a3a530a6150ce79a13dcb05478e30041c33edfd9ec5d28a37a2a48b9cdfff36bf349fea60f2fad65af19a71f67483c5c980189ddde34d5bac026b8bea94590c7216274208bbe699a620115e72254627c72654b2c4a22e766f59279d20bad74d3b70d9ef69d4a2f85379a2c27abd8aebff0aab7395acc0acff3938fa416442087c89432797398a13dabd77b705be72ac112a383d430561e20df0e964c07ddb8755a2ef726aedf0dcbdfac6ad035e32ba010fca613ed422e276b031f027e8f9f7bc3f34d42d949f9de9dceef4531c7f57e3851dca5b28622346a3c59b0c09fa1d765bd30fd9f372783753f5eacceb041f4c31dafb18f039a1cdd74944c97e5a097bce7263e8fb2ae116a1bb325a6dac80703f6befb860c6996ef73a2723634326f39ff172679252f419c117ee52c76a4e7', NULL),
    ('keyed', '', '1f1e83c7-6b5a-69f7-8000-801d02dec5bf', 'b5c4e362-c800-68b9-4b42-e143f7367045', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b19455087e76ff77b4cee1d7424a69f9ea033a1fcdb6a8d68e94c164d87b1f5acf1081b', NULL),
    ('left', '', '1f1e83c7-6bab-6008-bfff-682cda871f28', 'eea326f8-03cc-fbf9-cd27-5c1f64f8cc96', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x690f2c8a'),
    ('left', '', '1f1e83c7-6bab-6008-bfff-682cda871f28', 'eea326f8-03cc-fbf9-cd27-5c1f64f8cc96', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xdf312e29'),
    ('left', '', '1f1e83c7-6bab-6008-bfff-682cda871f28', 'eea326f8-03cc-fbf9-cd27-5c1f64f8cc96', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x460906c9'),
    ('left', '', '1f1e83c7-6bab-6008-bfff-682cda871f28', 'eea326f8-03cc-fbf9-cd27-5c1f64f8cc96', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x608274c1'),
    ('left', '', '1f1e83c7-6bab-6be3-8000-7b46d2b1856f', 'f1aa6d12-a182-9fb7-ccc1-69c270c17312', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb97f674c'),
    ('left', '', '1f1e83c7-6bab-6be3-8000-7b46d2b1856f', 'f1aa6d12-a182-9fb7-ccc1-69c270c17312', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x4e135f01'),
    ('left', '', '1f1e83c7-6bab-6be3-8000-7b46d2b1856f', 'f1aa6d12-a182-9fb7-ccc1-69c270c17312', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xd794243d'),
    ('left', '', '1f1e83c7-6bab-6be3-8000-7b46d2b1856f', 'f1aa6d12-a182-9fb7-ccc1-69c270c17312', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x5214480d'),
    ('left', '', '1f1e83c7-6bb6-6045-8001-a86bdb1e163b', '6b985b5c-b8d7-e2f5-592d-cb5209e73350', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e83c7-6bb6-6045-8001-a86bdb1e163b', 'c8b39958-4b5a-2e5c-2080-d7384fd4f507', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1e83c7-69f9-6e2a-bfff-1f513801b67f', 'a8f57b5c-4f17-2448-1f73-4c8d20afb0ec', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x888363d9'),
    ('question', '', '1f1e83c7-69f9-6e2a-bfff-1f513801b67f', 'a8f57b5c-4f17-2448-1f73-4c8d20afb0ec', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x05c9f7bd'),
    ('question', '', '1f1e83c7-69f9-6e2a-bfff-1f513801b67f', 'a8f57b5c-4f17-2448-1f73-4c8d20afb0ec', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5f9ef4e5'),
    ('question', '', '1f1e83c7-69fa-6959-8000-b893e9d9a4e2', '39f7002c-35db-f504-3e36-6d2351e245af', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x27c5df55'),
    ('question', '', '1f1e83c7-69fa-6959-8000-b893e9d9a4e2', '39f7002c-35db-f504-3e36-6d2351e245af', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x996fbf97'),
    ('question', '', '1f1e83c7-69fa-6959-8000-b893e9d9a4e2', '39f7002c-35db-f504-3e36-6d2351e245af', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x7d603b68'),
    ('question', '', '1f1e83c7-69fa-6959-8000-b893e9d9a4e2', '39f7002c-35db-f504-3e36-6d2351e245af', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x49bf1969'),
    ('question', '', '1f1e83c7-69fd-62b3-8001-f6d5d89cfd87', '7536db1e-d612-c6bf-d49c-d6797da7e100', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\xe86aae9e'),
    ('question', '', '1f1e83c7-69fd-62b3-8001-f6d5d89cfd87', 'd76e7df9-588b-26aa-fa53-ac3ce1147504', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203932333463366265633366656561633936396532613232613330336461613966af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:d76e7df9-588b-26aa-fa53-ac3ce1147504', '1f1e83c7-6a09-62ab-bfff-d67c5b0d5fc6', '8c3587eb-1603-2c3f-182c-ed35f90d71a2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x12c16336'),
    ('question', 'inner:d76e7df9-588b-26aa-fa53-ac3ce1147504', '1f1e83c7-6a09-62ab-bfff-d67c5b0d5fc6', '8c3587eb-1603-2c3f-182c-ed35f90d71a2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xad0e7008'),
    ('question', 'inner:d76e7df9-588b-26aa-fa53-ac3ce1147504', '1f1e83c7-6a09-62ab-bfff-d67c5b0d5fc6', '8c3587eb-1603-2c3f-182c-ed35f90d71a2', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xc3710a6b'),
    ('question', 'inner:d76e7df9-588b-26aa-fa53-ac3ce1147504', '1f1e83c7-6a09-62ab-bfff-d67c5b0d5fc6', '8c3587eb-1603-2c3f-182c-ed35f90d71a2', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xed818bb3'),
    ('question', 'inner:d76e7df9-588b-26aa-fa53-ac3ce1147504', '1f1e83c7-6a09-6cf0-8000-43a509f6d579', 'b373d4a3-eed2-dbbc-b4a4-a3035210ddc9', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203932333463366265633366656561633936396532613232613330336461613966af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e83c7-6b0e-6ca1-bfff-c4ec5918d7be', 'bff50de7-1fb9-7635-979d-6350d9f6735f', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df73131d9ac332d6aab6af4cfb0fdf33d19581afdfbb54ffa8d41a4946bf9ca71d9d8519470227188de855ef7300e6383c4797978a5b481feaf81279aff40de8dd50fa32ba304acbe5720abdfb0c710c5615c8854a3f5b715cc66c21a7acb5083503add636c179b1e28ece17135bf91394ca534fa10277666eebff8d7befd6c40eb98a60f6e3398c8298326e24baa3c1e4b1f40e2ce62eb67171f83deab5c97630cb51bac1d223ad15267cf3dba', NULL),
    ('sealed too', '', '1f1e83c7-6b0e-6ca1-bfff-c4ec5918d7be', 'bff50de7-1fb9-7635-979d-6350d9f6735f', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df762fc5308fea16dd40bb56ef661633e2a85377b8b9756b049b97bb7bb59a070315a0f77236f', NULL),
    ('sealed too', '', '1f1e83c7-6b0e-6ca1-bfff-c4ec5918d7be', 'bff50de7-1fb9-7635-979d-6350d9f6735f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df75778b9abb2cdff76ed5256fafc82b50d93f39dfdf877655120b72c8f', NULL),
    ('sealed too', '', '1f1e83c7-6b0f-6a13-8000-3b02bacad1ad', '784f319f-fb3e-3c49-8930-e17c6008e9e4', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df71ae68c0f1b63a4c5d37b0d899e3d068e851feb8039a0c1d676b94b42555c0b5e5456d3296d3af637b88981096d6bc700853f79236216d1d14cdc7115e2b8a9870c20d3f2945e71e9cce93b5c4d5388eb44ea4457b540e088ae387c50995b57b8c38bea06ef6ac63507062a37aa8a2bae381600ef7ab8b5d6f2d6e30febd272dc29f1a37fd44607d1076d6fa94e21ac0b4a792b8a21043bbe49a251cf5c6d20a360292458da5929712ffd24abf988c5a1a324419e422be5f7f5c643424da2ccbd7b9981849fb9a71ee1b8b1514bae52fd090b98c16cbccf23be61c104ea67948d48c17fb79de86989b4c7a63cef1c8c8ab2df0524e399dae82c71134ed09772e7012ffb40a325d54db68c8490f1e8fb1d0e2190f7965010359bd09fb022b45cda42384d5bb37008d7b427a15d791a685c8e760e3a801be08b9eedeaf4a237af84883240958c344432836808069f49028adf06d75b483241c09914f960c4948eada4', NULL),
    ('sealed too', '', '1f1e83c7-6b0f-6a13-8000-3b02bacad1ad', '784f319f-fb3e-3c49-8930-e17c6008e9e4', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df799deebccb2da66b68d30e2e54386da13c46a6bd3530de5bd676b3db3c3066a', NULL),
    ('sealed too', '', '1f1e83c7-6b0f-6a13-8000-3b02bacad1ad', '784f319f-fb3e-3c49-8930-e17c6008e9e4', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7cc9504b26956b5b4b8f1445b2272b8a3f87e22ed8016fa4356de728d', NULL),
    ('sealed too', '', '1f1e83c7-6b0f-6a13-8000-3b02bacad1ad', '784f319f-fb3e-3c49-8930-e17c6008e9e4', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7ea84369691994fdf000d960785dbab6efebe02a21861ba0c98ef1829', NULL),
    ('sealed too', '', '1f1e83c7-6b12-6d84-8001-7821808f9eed', '3b77761c-c6ba-dadb-83a5-cb1ba24fb096', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7ee545f6b7e134c87eab8f2352b676f01936c7bdb8b15d555b5a2f80f72ba7ab96f7c107966825dd253767ef99caa84d8172e8edcb993d8e008aa54a1ac9b9d45251fa0099a33bc0a6b9f09bdf8c9e6c6367f03e59bcc9d064158f22a1320d0b8c71c5942c944da2ba063582b6cc123baf1123294a4e1dc197de8296979fa0874d2cdb3f7ba36afc5fef87d', NULL),
    ('sealed too', '', '1f1e83c7-6b12-6d84-8001-7821808f9eed', '4fc02bea-ecad-bb5a-5431-df172270eafb', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7e8c986a9a56ba2bcbea0dd7085c880d6e32bd6ae503f8835a5642cb79c4b195d874ee72a', NULL),
    ('sealed too', 'inner:3b77761c-c6ba-dadb-83a5-cb1ba24fb096', '1f1e83c7-6b1d-6709-bfff-642d3cd18e06', 'e5d15da7-0429-af3f-512c-472fcb0815a3', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df76373a9f34ec041418c17e052dcb4ae53fbed06acdb7fa1e4b319f82678de73beb6fb744045c5e0410d1f5a6ea023bb8dcad7e1afe46af6481ff06f888bbf4393b0260b9110fac1eb4b7bac03ccc6477633833e8c0a5fcb9698622c61a5e956572baad2368356e42cb63e461b0afb2319ba30467d300749ce6d1acd3c2620e9fcca101d570561187c66f320f1f039ec8d0b849aeb49e452c75629654e54abfe794648262916f0b51ba67f5228459c1190588c56721ccb7030d711d363c190facb2dd3da763f5b9e95477cc24941bd72d51d1b3c6c1d6139701fed1f0e43b619079aee43ec3e304687029c84ff15115e2d36976deddd704b4957b137787849c74c1d8d0c2b1721b06f10e8ddd11241f380a2067ceb89445dc6feaf6d7f593926bb5038068c9f5848c4f05663754710d1898a14f24123cb6b0f8784882b328383d09488adc7e60676c1b7b5b8c2303471c0d8d0de23703f89f539f3ea5af10ec7c0569d2e9c2e63ec6eba529b4e228695f079b11cf0b344e08a360e42cf5783d150fdcfd8b1d43d4a4e714f413e7dc8b7698550456bcc79d71a8b884ee874d1dd7868dbc21f975bbb5b66b0c9ee93197f11ff86a8dfbf2474006a3a581c651b1ca976a21edf412877b72a4e5a5cd014ee00960674fb3179e32668c9cd3b2f136eb8e2466b5b917c4e23068e040f8464e6bc', NULL),
    ('sealed too', 'inner:3b77761c-c6ba-dadb-83a5-cb1ba24fb096', '1f1e83c7-6b1d-6709-bfff-642d3cd18e06', 'e5d15da7-0429-af3f-512c-472fcb0815a3', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df72edd52cb3480abcb24e28d11d91892ac549ffba1dfee6dd383c5a011e62ef2', NULL),
    ('sealed too', 'inner:3b77761c-c6ba-dadb-83a5-cb1ba24fb096', '1f1e83c7-6b1d-6709-bfff-642d3cd18e06', 'e5d15da7-0429-af3f-512c-472fcb0815a3', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7b38616d6ec65841fa7df80a5b441864fd840df5fc8c4bb752ece090aba1afb19e9206a370f', NULL),
    ('sealed too', 'inner:3b77761c-c6ba-dadb-83a5-cb1ba24fb096', '1f1e83c7-6b1d-6709-bfff-642d3cd18e06', 'e5d15da7-0429-af3f-512c-472fcb0815a3', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7da9a42e8cdec60a8f4473aecb1adf7158f75a8cc9ae0bf9b8c6c1117', NULL),
    ('sealed too', 'inner:3b77761c-c6ba-dadb-83a5-cb1ba24fb096', '1f1e83c7-6b1e-6218-8000-7109e591ba56', '0b3f8200-3cdb-e921-d30a-e7c0c6dd9930', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7f739d508ce85fad71c80599836dd46d04b1118a07a224e2413a6d5b185acf6f0077f05091f066dd3818f8299e7970ad896a24a5c14b358f9656f4b24deae7734fcab84e4c3c74ee28cd9632fca7c46a87d609dde45965d164c611a4826fd4ba916fdb94278cb0ef2ae4c7a5be70351b6254a6258029cf6adcc8928496d9d361bbd32d6189eac37edf89e95', NULL),
    ('sealed', '', '1f1e83c7-6aad-6460-bfff-80c77202adf8', '0e2b12a0-93e6-9c27-4a83-542656648e67', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7df7e7efa7f85511f74bd3f72820eb36c21d877f4af11b0f5e48392251e0d3e1c200d99f2e90c487f9edfb941752dcfa467931dcb7823dbf04792ec0c0f89a208a9353558d69740bdd48d1f0b930b1106633cea49b463e3933b698cd959cf4fa5f553a21905ce4ab89b1e199fff66b4cb547083654d7b2024ec64bb26ec25a49819b069d96546cad823ec0f69e88fb03dea8575e47fc91bccbe753bf1a9a7ce78bf31867f4c02cbe584ad30744efb3b4381fb7ac8bf589451118ac8a1840a8bd634a1b6cd201c42d1cb142989e4f64aadae73cdd3aeb614c18af2a4f2db721edffda32989e00b96d90957923969917124c154d988c4af56942c4c7d1a655afd4aeece8203eb6d98fbf06030e4812655ac21b7a25e0f9eabbbdc29692251170464971f5d138c33dae221812078615c30735761a64abfa9862453c3', NULL),
    ('sealed', '', '1f1e83c7-6aad-6460-bfff-80c77202adf8', '0e2b12a0-93e6-9c27-4a83-542656648e67', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df76e9441c8ac2d64371a70e7c7e8c76cf43cf77c058dfa854ca15fd127bb8bf1302ddb4e2371', NULL),
    ('sealed', '', '1f1e83c7-6aad-6460-bfff-80c77202adf8', '0e2b12a0-93e6-9c27-4a83-542656648e67', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df76ff3a853d3ecbf4586ddea35bbf855a491261c6ab25b2fdaab37c916', NULL),
    ('sealed', '', '1f1e83c7-6aae-6304-8000-d494e850fdd8', '5a1ca363-682e-d4c6-492e-1ffc45bf33fb', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7e854d14d0377665b1e0872a9b267fb4a51a1e187da59c46f64a6c829179bdb4c8b3871d61226a0e953343db37ba031620623112252fe10ca06eaf0a2cc46c0882890c84d6baf1dfaaa4fdd4f844c77f52f38ab18bf6757dead30993a197d9c409bf8680f4ec93b61dd42f272648c67cf557f49bd7f8a728d8f324e948791621241e604f8a907b1243ea79e9d03341ca56fde484cd7c9b6ee2ab958c1b7ad90af99db8eb9360358eeb2c9836e2b6dadd245235b49315b1a51d0441398467144fc5bc4e0135ccc6214ef3fd722fe63aa497d101733d3e9b7cade96ab398278680e5b214db5f34e951271bfeaeebe29b372933a000e8e9be8712c086c65d7134d69c12d79226517392685c4d8be24fb88b3ffcad4b439e45af17000631ae95bcbc0628e2982ef84ede7252d7ac3dbd10b59f885703e20382f58a47d3e3e5dc659f60b4e64943540742ec1c0d5830bb1039c775f081cb50df39b93de22cf8d428d381e', NULL),
    ('sealed', '', '1f1e83c7-6aae-6304-8000-d494e850fdd8', '5a1ca363-682e-d4c6-492e-1ffc45bf33fb', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7748eec9d9e6126864f277f4f51f7ad65973821d290ed9683cdaa324b57182c', NULL),
    ('sealed', '', '1f1e83c7-6aeb-668e-8002-610289c09d70', 'b6b30060-ccdc-c533-ea9f-e6cd299c410d', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df73fe0436b4f5bd442bcce2b04744e5c3fd5bcba5242ae1d40cc998b112f5357d716303817b93e05efd54ec6688be3f1a42c009f83fb7637dedae327cc1f0834b9287448eb29400e119f9c24383dacbe6daebdb7c7f5bb668cc5aaffc5efcd919b260254add2a3831502429b38615b937ae38bc5f295e015a9c6e4ed40672cd2a750a56c890517140fb2fb7b0f28280a7f6e0e2a10440e3c56dbd9f238318588918d5b85b4ce2ede0c67225d730757510e535c5360ac428912ac81e666852db958926e963645da5cab977e494d9695b90906e2c23c64ab15837f58cf1d212a3cbf6bf6f0617d6c2cf3f5e428b44ecbc25c9b233e863578a76d4314694d400123532f3649516121b7265e29238456bbe99f35d3642a437be8a8b51335b068d41a8e69d0fbf75fbafde6795d31036d19365a872d36a1a7e26728e9c6', NULL),
    ('sealed', '', '1f1e83c7-6aeb-668e-8002-610289c09d70', 'b6b30060-ccdc-c533-ea9f-e6cd299c410d', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7882c48f22da346b9f3a6328c667c911b771811c270da03763c1b005e3e82e53947acadd305', NULL),
    ('sealed', '', '1f1e83c7-6aeb-668e-8002-610289c09d70', 'b6b30060-ccdc-c533-ea9f-e6cd299c410d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7f7e2fcbc475337548df64209b21f7887692510365475f1679d2233e2', NULL),
    ('sealed', '', '1f1e83c7-6aec-671c-8003-aaa9d6c0c152', '78df01fb-2e89-51e8-9012-8c99bfb78e04', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7d0873a4b9bb59581da843ebae86fd0906854bc4ef8e1b2fbf008da1f442365ee8488fed20d9c766287f0a6ece33d5df616fb66e6eea8e99991e419718edeeea3df547b4db120fa43f2ac0ef8df03abf5617c73dadb525918b1e0d30366e66265bcbc5b3222a783e8524d48fca5f44858afb5595c848d0d5b9782a7daf052eada8a5aae15ac65f5bea9ee08063aa2c900b441ba37ee187de36be4059adcef1297cdd4b1963e6cfd70d94739c4c8a69ee340eafcc08077e2de2a6cafb4c5411a08f4794391840b94338b03fbf8ebf991564854a0427f4f480a192f54dd5b03a8318213db0815e5fc2804cf75f2f4de550b819c11a1a1ccc0c078bc1509b4072811de2b498f4887887445ec780ebbcfd3c9f9896725dbb580d32ef6726ed7d6b2a6eaeb9c5ddbb9fdc84ffd90d3705214b8ad306e0b2af0a9f9b739edd7765ac991471a6b6368ea4e84f43665078ed125b63f3666599ff2f7f58020805b5216fd575e', NULL),
    ('sealed', '', '1f1e83c7-6aec-671c-8003-aaa9d6c0c152', '78df01fb-2e89-51e8-9012-8c99bfb78e04', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df74b95dd16bea050700455d099d59cc1fa246a13b3ffd1a4e8c8b77889814005', NULL),
    ('stepped', '', '1f1e83c7-6c75-6c8b-bfff-2dbf32d8e617', '019d051f-d2ce-1fe9-bf00-5ecaa747411e', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\x199fff9c'),
    ('stepped', '', '1f1e83c7-6c75-6c8b-bfff-2dbf32d8e617', '019d051f-d2ce-1fe9-bf00-5ecaa747411e', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\x5ab6fae9'),
    ('stepped', '', '1f1e83c7-6c76-6b6e-8000-c06b899cef79', 'af7873c4-5b43-b655-ef17-388c6c4a5185', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1e83c7-6b91-6ee7-bfff-881040e8b415', '01b0a339-35dd-dff0-511c-7549737b60a6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6a032a89'),
    ('timed', '', '1f1e83c7-6b91-6ee7-bfff-881040e8b415', '01b0a339-35dd-dff0-511c-7549737b60a6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x42f6cffa'),
    ('timed', '', '1f1e83c7-6b91-6ee7-bfff-881040e8b415', '01b0a339-35dd-dff0-511c-7549737b60a6', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9d97e220'),
    ('timed', '', '1f1e83c7-6b92-6c6f-8000-61ddd948722e', '9c5e4854-1778-63d7-695e-d4a41ea4435b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdfe03dd0'),
    ('timed', '', '1f1e83c7-6b92-6c6f-8000-61ddd948722e', '9c5e4854-1778-63d7-695e-d4a41ea4435b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xe64c04ef'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e83c7-69df-66c0-bfff-83e08c12e166', 'd703bd8a-d284-7190-4baf-0c423cbfca96', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1cde0490'),
    ('ünï ''code''', '', '1f1e83c7-69df-66c0-bfff-83e08c12e166', 'd703bd8a-d284-7190-4baf-0c423cbfca96', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xaeedea67'),
    ('ünï ''code''', '', '1f1e83c7-69df-66c0-bfff-83e08c12e166', 'd703bd8a-d284-7190-4baf-0c423cbfca96', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4de58168'),
    ('ünï ''code''', '', '1f1e83c7-69e0-6145-8000-5a69f49f7864', 'cf15b36c-7af9-25ef-2425-1a8a75031867', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb2687ca1'),
    ('ünï ''code''', '', '1f1e83c7-69e0-6145-8000-5a69f49f7864', 'cf15b36c-7af9-25ef-2425-1a8a75031867', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xa86654a3');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e83c7-6897-6408-bfff-49552b1abed7', NULL, '{"v": 4, "id": "1f1e83c7-6897-6408-bfff-49552b1abed7", "ts": "2026-11-24T19:23:00.959732+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.O3O04G-5"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xbadeec09997e3caf7abc059a', NULL, NULL),
    ('chat', '', '1f1e83c7-6899-61f0-8000-64836331cba4', '1f1e83c7-6897-6408-bfff-49552b1abed7', '{"v": 4, "id": "1f1e83c7-6899-61f0-8000-64836331cba4", "ts": "2026-11-24T19:23:00.960501+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.O3O04G-5"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.EWaSDb9G", "messages": "00000002.EWaSDb9G", "__start__": "00000002.EWaSDb9G", "branch:to:reply": "00000002.EWaSDb9G"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x9b3acf1a27e64c84db021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-68ad-6a5c-8001-25c3f5e0646d', '1f1e83c7-6899-61f0-8000-64836331cba4', '{"v": 4, "id": "1f1e83c7-68ad-6a5c-8001-25c3f5e0646d", "ts": "2026-11-24T19:23:00.968904+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EWaSDb9G"}, "__input__": {}, "__start__": {"__start__": "00000001.O3O04G-5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.4G70m0bO", "messages": "00000003.4G70m0bO", "__start__": "00000002.EWaSDb9G", "branch:to:reply": "00000003.4G70m0bO"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xfa7dc7efd756451fdb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-68e4-69af-8002-5712b1ec5d10', '1f1e83c7-68ad-6a5c-8001-25c3f5e0646d', '{"v": 4, "id": "1f1e83c7-68e4-69af-8002-5712b1ec5d10", "ts": "2026-11-24T19:23:00.991408+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EWaSDb9G"}, "__input__": {}, "__start__": {"__start__": "00000001.O3O04G-5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.4G70m0bO", "messages": "00000003.4G70m0bO", "__start__": "00000004.mNrWzO61", "branch:to:reply": "00000003.4G70m0bO"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x37f1cdf2a307ff297abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-68e5-6c8b-8003-fedc923b3ca1', '1f1e83c7-68e4-69af-8002-5712b1ec5d10', '{"v": 4, "id": "1f1e83c7-68e5-6c8b-8003-fedc923b3ca1", "ts": "2026-11-24T19:23:00.991904+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EWaSDb9G"}, "__input__": {}, "__start__": {"__start__": "00000004.mNrWzO61"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.Z1bUhAxq", "messages": "00000005.Z1bUhAxq", "__start__": "00000005.Z1bUhAxq", "branch:to:reply": "00000005.Z1bUhAxq"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xa3261d79ceb24cabdb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-68e9-6acc-8004-0f5e1ebb2bc9', '1f1e83c7-68e5-6c8b-8003-fedc923b3ca1', '{"v": 4, "id": "1f1e83c7-68e9-6acc-8004-0f5e1ebb2bc9", "ts": "2026-11-24T19:23:00.993493+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.Z1bUhAxq"}, "__input__": {}, "__start__": {"__start__": "00000004.mNrWzO61"}}, "channel_values": {}, "channel_versions": {"items": "00000006.eeM1vCRG", "messages": "00000006.eeM1vCRG", "__start__": "00000005.Z1bUhAxq", "branch:to:reply": "00000006.eeM1vCRG"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x44d318ca29f85c73db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e83c7-68fd-6ddd-8005-e93a1bcdb04d', '1f1e83c7-68e9-6acc-8004-0f5e1ebb2bc9', '{"v": 4, "id": "1f1e83c7-68fd-6ddd-8005-e93a1bcdb04d", "ts": "2026-11-24T19:23:01.001763+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.Z1bUhAxq"}, "__input__": {}, "__start__": {"__start__": "00000004.mNrWzO61"}}, "channel_values": {}, "channel_versions": {"items": "00000006.eeM1vCRG", "messages": "00000006.eeM1vCRG", "__start__": "00000007.cOuZZQmJ", "branch:to:reply": "00000006.eeM1vCRG"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x109adaf2e4d379467abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-68ff-6190-8006-8190d7fae853', '1f1e83c7-68fd-6ddd-8005-e93a1bcdb04d', '{"v": 4, "id": "1f1e83c7-68ff-6190-8006-8190d7fae853", "ts": "2026-11-24T19:23:01.002272+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.Z1bUhAxq"}, "__input__": {}, "__start__": {"__start__": "00000007.cOuZZQmJ"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.845J1WFX", "messages": "00000008.845J1WFX", "__start__": "00000008.845J1WFX", "branch:to:reply": "00000008.845J1WFX"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xd6b8921a2722ddcddb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-6904-6961-8007-6f5d8e2716a0', '1f1e83c7-68ff-6190-8006-8190d7fae853', '{"v": 4, "id": "1f1e83c7-6904-6961-8007-6f5d8e2716a0", "ts": "2026-11-24T19:23:01.004519+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.845J1WFX"}, "__input__": {}, "__start__": {"__start__": "00000007.cOuZZQmJ"}}, "channel_values": {}, "channel_versions": {"items": "00000009.JK4kS0ej", "messages": "00000009.JK4kS0ej", "__start__": "00000008.845J1WFX", "branch:to:reply": "00000009.JK4kS0ej"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x2a275c96ee68e55edb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-6919-62c0-8008-9b4507ea0339', '1f1e83c7-6904-6961-8007-6f5d8e2716a0', '{"v": 4, "id": "1f1e83c7-6919-62c0-8008-9b4507ea0339", "ts": "2026-11-24T19:23:01.012947+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.845J1WFX"}, "__input__": {}, "__start__": {"__start__": "00000007.cOuZZQmJ"}}, "channel_values": {}, "channel_versions": {"items": "00000009.JK4kS0ej", "messages": "00000009.JK4kS0ej", "__start__": "00000010.AfYI2GvU", "branch:to:reply": "00000009.JK4kS0ej"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xaacca7934e7f904a7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-691a-60d6-8009-b275e0ad2978', '1f1e83c7-6919-62c0-8008-9b4507ea0339', '{"v": 4, "id": "1f1e83c7-691a-60d6-8009-b275e0ad2978", "ts": "2026-11-24T19:23:01.013282+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.845J1WFX"}, "__input__": {}, "__start__": {"__start__": "00000010.AfYI2GvU"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.YkZUjH9m", "messages": "00000011.YkZUjH9m", "__start__": "00000011.YkZUjH9m", "branch:to:reply": "00000011.YkZUjH9m"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x28bacecf287e2f4edb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-6927-65f6-800a-23ed773bdb49', '1f1e83c7-691a-60d6-8009-b275e0ad2978', '{"v": 4, "id": "1f1e83c7-6927-65f6-800a-23ed773bdb49", "ts": "2026-11-24T19:23:01.018767+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.YkZUjH9m"}, "__input__": {}, "__start__": {"__start__": "00000010.AfYI2GvU"}}, "channel_values": {}, "channel_versions": {"items": "00000012.6S8c1gVu", "messages": "00000012.6S8c1gVu", "__start__": "00000011.YkZUjH9m", "branch:to:reply": "00000012.6S8c1gVu"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x0400fdc5187b63cddb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e83c7-6938-692e-800b-8ac7db946a2c', '1f1e83c7-6927-65f6-800a-23ed773bdb49', '{"v": 4, "id": "1f1e83c7-6938-692e-800b-8ac7db946a2c", "ts": "2026-11-24T19:23:01.025809+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.YkZUjH9m"}, "__input__": {}, "__start__": {"__start__": "00000010.AfYI2GvU"}}, "channel_values": {}, "channel_versions": {"items": "00000012.6S8c1gVu", "messages": "00000012.6S8c1gVu", "__start__": "00000013.YkiYko_6", "branch:to:reply": "00000012.6S8c1gVu"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x77a8cd3ec415e7257abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-6939-6752-800c-c714d23d9eb3', '1f1e83c7-6938-692e-800b-8ac7db946a2c', '{"v": 4, "id": "1f1e83c7-6939-6752-800c-c714d23d9eb3", "ts": "2026-11-24T19:23:01.026178+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.YkZUjH9m"}, "__input__": {}, "__start__": {"__start__": "00000013.YkiYko_6"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.KGR2ciCR", "messages": "00000014.KGR2ciCR", "__start__": "00000014.KGR2ciCR", "branch:to:reply": "00000014.KGR2ciCR"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x751745685f09307adb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-693e-6878-800d-be09451b58ee', '1f1e83c7-6939-6752-800c-c714d23d9eb3', '{"v": 4, "id": "1f1e83c7-693e-6878-800d-be09451b58ee", "ts": "2026-11-24T19:23:01.028253+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.KGR2ciCR"}, "__input__": {}, "__start__": {"__start__": "00000013.YkiYko_6"}}, "channel_values": {}, "channel_versions": {"items": "00000015.-0npFtEv", "messages": "00000015.-0npFtEv", "__start__": "00000014.KGR2ciCR", "branch:to:reply": "00000015.-0npFtEv"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x208ca1ace4d25ce3db021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-6959-6ac2-800e-60073e746148', '1f1e83c7-693e-6878-800d-be09451b58ee', '{"v": 4, "id": "1f1e83c7-6959-6ac2-800e-60073e746148", "ts": "2026-11-24T19:23:01.039361+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.KGR2ciCR"}, "__input__": {}, "__start__": {"__start__": "00000013.YkiYko_6"}}, "channel_values": {}, "channel_versions": {"items": "00000015.-0npFtEv", "messages": "00000015.-0npFtEv", "__start__": "00000016.HzsLiTwf", "branch:to:reply": "00000015.-0npFtEv"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x268f8dc910bce89a7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-695a-6902-800f-930771677e48', '1f1e83c7-6959-6ac2-800e-60073e746148', '{"v": 4, "id": "1f1e83c7-695a-6902-800f-930771677e48", "ts": "2026-11-24T19:23:01.039738+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.KGR2ciCR"}, "__input__": {}, "__start__": {"__start__": "00000016.HzsLiTwf"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.eXSx-p18", "messages": "00000017.eXSx-p18", "__start__": "00000017.eXSx-p18", "branch:to:reply": "00000017.eXSx-p18"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xb67b85f1de4cb387db021e96', NULL, NULL),
    ('chat', '', '1f1e83c7-695d-6a2f-8010-b1f2942ecd23', '1f1e83c7-695a-6902-800f-930771677e48', '{"v": 4, "id": "1f1e83c7-695d-6a2f-8010-b1f2942ecd23", "ts": "2026-11-24T19:23:01.040994+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.eXSx-p18"}, "__input__": {}, "__start__": {"__start__": "00000016.HzsLiTwf"}}, "channel_values": {}, "channel_versions": {"items": "00000018.PhjjX_Fl", "messages": "00000018.PhjjX_Fl", "__start__": "00000017.eXSx-p18", "branch:to:reply": "00000018.PhjjX_Fl"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\x08eb6e2fe37ceaf2db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e83c7-698b-6adf-bfff-57691e98ea4a', NULL, '{"v": 4, "id": "1f1e83c7-698b-6adf-bfff-57691e98ea4a", "ts": "2026-11-24T19:23:01.059858+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.xeHLpI-7"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xf8e1590c34cd76357abc059a', NULL, NULL),
    ('delta', '', '1f1e83c7-698c-660e-8000-37dcaf0e8b0e', '1f1e83c7-698b-6adf-bfff-57691e98ea4a', '{"v": 4, "id": "1f1e83c7-698c-660e-8000-37dcaf0e8b0e", "ts": "2026-11-24T19:23:01.060143+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.xeHLpI-7"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.wB6teWgr", "messages": "00000002.wB6teWgr", "__start__": "00000002.wB6teWgr", "branch:to:reply": "00000002.wB6teWgr"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x64c9eed3138c986bdb021e96', NULL, NULL),
    ('delta', '', '1f1e83c7-698f-619c-8001-d5d932bb1e46', '1f1e83c7-698c-660e-8000-37dcaf0e8b0e', '{"v": 4, "id": "1f1e83c7-698f-619c-8001-d5d932bb1e46", "ts": "2026-11-24T19:23:01.061256+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.wB6teWgr"}, "__input__": {}, "__start__": {"__start__": "00000001.xeHLpI-7"}}, "channel_values": {}, "channel_versions": {"items": "00000003.hpAePU8m", "messages": "00000003.hpAePU8m", "__start__": "00000002.wB6teWgr", "branch:to:reply": "00000003.hpAePU8m"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x3756d00bcb80ac52db021e96', NULL, NULL),
    ('delta', '', '1f1e83c7-69ad-6966-8002-4bfe71512dec', '1f1e83c7-698f-619c-8001-d5d932bb1e46', '{"v": 4, "id": "1f1e83c7-69ad-6966-8002-4bfe71512dec", "ts": "2026-11-24T19:23:01.073735+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.wB6teWgr"}, "__input__": {}, "__start__": {"__start__": "00000001.xeHLpI-7"}}, "channel_values": {}, "channel_versions": {"items": "00000003.hpAePU8m", "messages": "00000003.hpAePU8m", "__start__": "00000004.lWS9KZKy", "branch:to:reply": "00000003.hpAePU8m"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xd59e7b084b1924217abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e83c7-69ae-6b7a-8003-ea9b59dccd7a', '1f1e83c7-69ad-6966-8002-4bfe71512dec', '{"v": 4, "id": "1f1e83c7-69ae-6b7a-8003-ea9b59dccd7a", "ts": "2026-11-24T19:23:01.074207+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.wB6teWgr"}, "__input__": {}, "__start__": {"__start__": "00000004.lWS9KZKy"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.cEX24suU", "messages": "00000005.cEX24suU", "__start__": "00000005.cEX24suU", "branch:to:reply": "00000005.cEX24suU"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xe2af5c7de545d3f8db021e96', NULL, NULL),
    ('delta', '', '1f1e83c7-69b1-6a03-8004-27233d23ce9c', '1f1e83c7-69ae-6b7a-8003-ea9b59dccd7a', '{"v": 4, "id": "1f1e83c7-69b1-6a03-8004-27233d23ce9c", "ts": "2026-11-24T19:23:01.075395+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.cEX24suU"}, "__input__": {}, "__start__": {"__start__": "00000004.lWS9KZKy"}}, "channel_values": {}, "channel_versions": {"items": "00000006.00HW3Dse", "messages": "00000006.00HW3Dse", "__start__": "00000005.cEX24suU", "branch:to:reply": "00000006.00HW3Dse"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xeeea5cdf78efff93db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e83c7-69cc-6e6d-8005-35e68d90f8e9', '1f1e83c7-69b1-6a03-8004-27233d23ce9c', '{"v": 4, "id": "1f1e83c7-69cc-6e6d-8005-35e68d90f8e9", "ts": "2026-11-24T19:23:01.086560+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.cEX24suU"}, "__input__": {}, "__start__": {"__start__": "00000004.lWS9KZKy"}}, "channel_values": {}, "channel_versions": {"items": "00000006.00HW3Dse", "messages": "00000006.00HW3Dse", "__start__": "00000007.Por7n7oy", "branch:to:reply": "00000006.00HW3Dse"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x149858a6f867aa6e7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e83c7-69cd-6cda-8006-0ea26027fe42', '1f1e83c7-69cc-6e6d-8005-35e68d90f8e9', '{"v": 4, "id": "1f1e83c7-69cd-6cda-8006-0ea26027fe42", "ts": "2026-11-24T19:23:01.086940+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.cEX24suU"}, "__input__": {}, "__start__": {"__start__": "00000007.Por7n7oy"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.jdlk2MSr", "messages": "00000008.jdlk2MSr", "__start__": "00000008.jdlk2MSr", "branch:to:reply": "00000008.jdlk2MSr"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x8cdd209761e3dfd9db021e96', NULL, NULL),
    ('delta', '', '1f1e83c7-69d1-609d-8007-f927ba82b1b6', '1f1e83c7-69cd-6cda-8006-0ea26027fe42', '{"v": 4, "id": "1f1e83c7-69d1-609d-8007-f927ba82b1b6", "ts": "2026-11-24T19:23:01.088263+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.jdlk2MSr"}, "__input__": {}, "__start__": {"__start__": "00000007.Por7n7oy"}}, "channel_values": {}, "channel_versions": {"items": "00000009.fOxtKmxG", "messages": "00000009.fOxtKmxG", "__start__": "00000008.jdlk2MSr", "branch:to:reply": "00000009.fOxtKmxG"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x1e567e32e37e8b67db021e96', NULL, NULL),
    ('failed', '', '1f1e83c7-6a7c-644b-bfff-67210afd8ffc', NULL, '{"v": 4, "id": "1f1e83c7-6a7c-644b-bfff-67210afd8ffc", "ts": "2026-11-24T19:23:01.158402+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.4_sYziLG"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x013140b2dc49cf767abc059a', NULL, NULL),
    ('failed', '', '1f1e83c7-6a7d-6372-8000-de56bdae4adb', '1f1e83c7-6a7c-644b-bfff-67210afd8ffc', '{"v": 4, "id": "1f1e83c7-6a7d-6372-8000-de56bdae4adb", "ts": "2026-11-24T19:23:01.158788+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.4_sYziLG"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.JbJU3eld", "answer": "00000002.JbJU3eld", "messages": "00000002.JbJU3eld", "__start__": "00000002.JbJU3eld", "branch:to:reply": "00000002.JbJU3eld"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x4c3ac0c0d15d878fdb021e96', NULL, NULL),
    ('failed', '', '1f1e83c7-6a80-6614-8001-adb85fac9b25', '1f1e83c7-6a7d-6372-8000-de56bdae4adb', '{"v": 4, "id": "1f1e83c7-6a80-6614-8001-adb85fac9b25", "ts": "2026-11-24T19:23:01.160082+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.JbJU3eld"}, "__input__": {}, "__start__": {"__start__": "00000001.4_sYziLG"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.JbJU3eld", "items": "00000003.uC4pul3H", "answer": "00000002.JbJU3eld", "messages": "00000003.uC4pul3H", "__start__": "00000002.JbJU3eld", "branch:to:inner": "00000003.uC4pul3H", "branch:to:reply": "00000003.uC4pul3H", "branch:to:beside": "00000003.uC4pul3H"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xb73ae6e8244133cadb021e96', NULL, NULL),
    ('fork', '', '1f1e83c7-6973-65bd-bfff-8ef086e412b1', NULL, '{"v": 4, "id": "1f1e83c7-6973-65bd-bfff-8ef086e412b1", "ts": "2026-11-24T19:23:01.049896+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.WWZ8Whwb"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0ced58d5eb20b6497abc059a', NULL, NULL),
    ('fork', '', '1f1e83c7-6974-6342-8000-b12f896bd726', '1f1e83c7-6973-65bd-bfff-8ef086e412b1', '{"v": 4, "id": "1f1e83c7-6974-6342-8000-b12f896bd726", "ts": "2026-11-24T19:23:01.050240+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.WWZ8Whwb"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.ox_y9Whs", "messages": "00000002.ox_y9Whs", "__start__": "00000002.ox_y9Whs", "branch:to:reply": "00000002.ox_y9Whs"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x1861686ed92776fbdb021e96', NULL, NULL),
    ('fork', '', '1f1e83c7-6978-6cb9-8001-f22d0153ae53', '1f1e83c7-6974-6342-8000-b12f896bd726', '{"v": 4, "id": "1f1e83c7-6978-6cb9-8001-f22d0153ae53", "ts": "2026-11-24T19:23:01.052118+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ox_y9Whs"}, "__input__": {}, "__start__": {"__start__": "00000001.WWZ8Whwb"}}, "channel_values": {}, "channel_versions": {"items": "00000003.2GmrrFsG", "messages": "00000003.2GmrrFsG", "__start__": "00000002.ox_y9Whs", "branch:to:reply": "00000003.2GmrrFsG"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xa8bccd2877bfc9f0db021e96', NULL, NULL),
    ('fork', '', '1f1e83c7-6a68-6cdd-8001-7617eb6198d2', '1f1e83c7-6974-6342-8000-b12f896bd726', '{"v": 4, "id": "1f1e83c7-6a68-6cdd-8001-7617eb6198d2", "ts": "2026-11-24T19:23:01.150412+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.WWZ8Whwb"}}, "channel_values": {}, "channel_versions": {"items": "00000003.ZzwNrjl3", "messages": "00000003.8XeVQB1U", "__start__": "00000002.ox_y9Whs", "branch:to:reply": "00000003.8XeVQB1U"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x145978ad7d55649cdb021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e83c7-6b59-6aea-bfff-fb6850464f2a', NULL, '{"v": 4, "id": "1f1e83c7-6b59-6aea-bfff-fb6850464f2a", "ts": "2026-11-24T19:23:01.249093+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.CLW5s1fR"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b194550874843345a3e09c6ca101329429b12ebe3b85ea400b2b59b3c92d84075922c1790efe5cf280e9db15e2d151c4d3676cf73a7b164', NULL, NULL, NULL),
    ('keyed', '', '1f1e83c7-6b5a-69f7-8000-801d02dec5bf', '1f1e83c7-6b59-6aea-bfff-fb6850464f2a', '{"v": 4, "id": "1f1e83c7-6b5a-69f7-8000-801d02dec5bf", "ts": "2026-11-24T19:23:01.249477+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.CLW5s1fR"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.r9C5Y767", "messages": "00000002.r9C5Y767", "__start__": "00000002.r9C5Y767", "branch:to:reply": "00000002.r9C5Y767"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b19455087d09197bf71b9bec59a663b82704c911896b57d825da6a145833811ab64a22a57874911f7d535bf803d1696f991f4ba49d7b62f1de97ce808fa444e5de1d496328fbf77aae0fec62d94a79870f234a3d86dff577cdb7c8f144baba031f08ba7682861d0b66523bdf9f9c5', NULL, NULL, NULL),
    ('keyed', '', '1f1e83c7-6b5f-6ed5-8001-b06064b73eef', '1f1e83c7-6b5a-69f7-8000-801d02dec5bf', '{"v": 4, "id": "1f1e83c7-6b5f-6ed5-8001-b06064b73eef", "ts": "2026-11-24T19:23:01.251646+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.r9C5Y767"}, "__input__": {}, "__start__": {"__start__": "00000001.CLW5s1fR"}}, "channel_values": {}, "channel_versions": {"items": "00000003.wXLnpIRK", "messages": "00000003.wXLnpIRK", "__start__": "00000002.r9C5Y767", "branch:to:reply": "00000003.wXLnpIRK"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d7466763749483432303066544bbd21d5a3ca2492b794eef5709cbf3406a76b2c1f45f3a2004c32ed5b194550878f9e0319aedd4b4e2eaa1b40f04fb38aa19c8a098e6c92dd8a61b9410385fe76b5c45bb236b7f82b4ae0c669804b5701077bfc580bfc708a2f2658b931136beb88abc1f9f40338c4173bb9c4277622b90ac29976', NULL, NULL, NULL),
    ('left', '', '1f1e83c7-6bab-6008-bfff-682cda871f28', NULL, '{"v": 4, "id": "1f1e83c7-6bab-6008-bfff-682cda871f28", "ts": "2026-11-24T19:23:01.282403+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.jlvD2XPk"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x7fb8fec59d7e5ab67abc059a', NULL, NULL),
    ('left', '', '1f1e83c7-6bab-6be3-8000-7b46d2b1856f', '1f1e83c7-6bab-6008-bfff-682cda871f28', '{"v": 4, "id": "1f1e83c7-6bab-6be3-8000-7b46d2b1856f", "ts": "2026-11-24T19:23:01.282705+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.jlvD2XPk"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.ugWfcpvI", "answer": "00000002.ugWfcpvI", "messages": "00000002.ugWfcpvI", "__start__": "00000002.ugWfcpvI", "branch:to:reply": "00000002.ugWfcpvI"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x04bf3aceb32634e0db021e96', NULL, NULL),
    ('left', '', '1f1e83c7-6bb6-6045-8001-a86bdb1e163b', '1f1e83c7-6bab-6be3-8000-7b46d2b1856f', '{"v": 4, "id": "1f1e83c7-6bb6-6045-8001-a86bdb1e163b", "ts": "2026-11-24T19:23:01.286908+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ugWfcpvI"}, "__input__": {}, "__start__": {"__start__": "00000001.jlvD2XPk"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.ugWfcpvI", "items": "00000003.SXTLH_nN", "answer": "00000002.ugWfcpvI", "messages": "00000003.SXTLH_nN", "__start__": "00000002.ugWfcpvI", "branch:to:inner": "00000003.SXTLH_nN", "branch:to:reply": "00000003.SXTLH_nN", "branch:to:beside": "00000003.SXTLH_nN"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x0c416086273e8a7edb021e96', NULL, NULL),
    ('question', '', '1f1e83c7-69f9-6e2a-bfff-1f513801b67f', NULL, '{"v": 4, "id": "1f1e83c7-69f9-6e2a-bfff-1f513801b67f", "ts": "2026-11-24T19:23:01.104998+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.w4JgV9KY"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x976c41c4722314137abc059a', NULL, NULL),
    ('question', '', '1f1e83c7-69fa-6959-8000-b893e9d9a4e2', '1f1e83c7-69f9-6e2a-bfff-1f513801b67f', '{"v": 4, "id": "1f1e83c7-69fa-6959-8000-b893e9d9a4e2", "ts": "2026-11-24T19:23:01.105284+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.w4JgV9KY"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.jDf6HDlR", "messages": "00000002.jDf6HDlR", "__start__": "00000002.jDf6HDlR", "branch:to:reply": "00000002.jDf6HDlR"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x41cd2511e794f915db021e96', NULL, NULL),
    ('question', '', '1f1e83c7-69fd-62b3-8001-f6d5d89cfd87', '1f1e83c7-69fa-6959-8000-b893e9d9a4e2', '{"v": 4, "id": "1f1e83c7-69fd-62b3-8001-f6d5d89cfd87", "ts": "2026-11-24T19:23:01.106339+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.jDf6HDlR"}, "__input__": {}, "__start__": {"__start__": "00000001.w4JgV9KY"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.L-raxhqw", "answer": "00000002.jDf6HDlR", "messages": "00000003.L-raxhqw", "__start__": "00000002.jDf6HDlR", "branch:to:inner": "00000003.L-raxhqw", "branch:to:reply": "00000003.L-raxhqw", "branch:to:beside": "00000003.L-raxhqw"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x073475cba5d5a045db021e96', NULL, NULL),
    ('question', 'inner:d76e7df9-588b-26aa-fa53-ac3ce1147504', '1f1e83c7-6a09-62ab-bfff-d67c5b0d5fc6', NULL, '{"v": 4, "id": "1f1e83c7-6a09-62ab-bfff-d67c5b0d5fc6", "ts": "2026-11-24T19:23:01.111258+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.XYMvm5Ss"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e83c7-69fd-62b3-8001-f6d5d89cfd87"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9d3e56b1a28f1feb7abc059a', NULL, NULL),
    ('question', 'inner:d76e7df9-588b-26aa-fa53-ac3ce1147504', '1f1e83c7-6a09-6cf0-8000-43a509f6d579', '1f1e83c7-6a09-62ab-bfff-d67c5b0d5fc6', '{"v": 4, "id": "1f1e83c7-6a09-6cf0-8000-43a509f6d579", "ts": "2026-11-24T19:23:01.111520+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.XYMvm5Ss"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.mnl_MGh0", "answer": "00000002.mnl_MGh0", "messages": "00000002.mnl_MGh0", "__start__": "00000002.mnl_MGh0", "branch:to:ask": "00000002.mnl_MGh0"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e83c7-69fd-62b3-8001-f6d5d89cfd87"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xe2f16c23d52ee398db021e96', NULL, NULL),
    ('sealed too', '', '1f1e83c7-6b0e-6ca1-bfff-c4ec5918d7be', NULL, '{"v": 4, "id": "1f1e83c7-6b0e-6ca1-bfff-c4ec5918d7be", "ts": "2026-11-24T19:23:01.218417+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.mG2XXw2e"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU33Pj/ABYkffh+4rZS5jF/5ooaPueDS/upB3LUkJFB4GH3N5d50Thxnx9Nkj5AmCZJETypgpOBVtVxN9HKZn/texEPSegXrWKVTPOrrjCYUT2PpejBpG8sL/WEqfM6htvyqWVYc0Ha+R3UZJevAdV33oMmgRM8AM2zE93YQrZLmWi5evBVnAdRYuFZLia6ZliUx7rqGuN6Y6jLrFTH39pwA", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df75cabcef0649c5b776de23ff8790a26c275ba76a7703502924b260a23b2b36f645ea9864431b7a6a931624e7ab39034d12da623', NULL, NULL, NULL),
    ('sealed too', '', '1f1e83c7-6b0f-6a13-8000-3b02bacad1ad', '1f1e83c7-6b0e-6ca1-bfff-c4ec5918d7be', '{"v": 4, "id": "1f1e83c7-6b0f-6a13-8000-3b02bacad1ad", "ts": "2026-11-24T19:23:01.218760+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.mG2XXw2e"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.cmd7S7tC", "messages": "00000002.cmd7S7tC", "__start__": "00000002.cmd7S7tC", "branch:to:reply": "00000002.cmd7S7tC"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU33Imgj838fj6zlf0iK/7JkE2EtyAiexkatLnP4u41kC8J1tgaaKO9Ywct5DCLs0ypgcTIT52pg5e3AGiIZYwO/yleB27IJrK9Z4Z7faWjRaXKskgKDfs1nnj9EoRwHD8jBlOpvg7WWP6vdjrqUzElzY4cx8LycZsZPMk09EO836wgMqucZN9tx9ORWNv4tQHgScoqIlza5i529cxNbyQCpCa7WztJy8TK3XaHCooOBRHmANul4zzBdNBKz/tVDW/w=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df72f1c7c48b0c4681c6f9b410a88044121c41d774da117b7fe706fe0c5b3942abfcca2b8f2d677957494e6c5da60b4ab81bbcce627eb95bad80ea107f15a17cf582b57010f732b63c7328d3589ea18fc010aade49a470cd8dd508ed4659c9ae8b6ad4a7178633050d1c6b83357bed55ca616f4c2db1a66fef947d530b30ae0', NULL, NULL, NULL),
    ('sealed too', '', '1f1e83c7-6b12-6d84-8001-7821808f9eed', '1f1e83c7-6b0f-6a13-8000-3b02bacad1ad', '{"v": 4, "id": "1f1e83c7-6b12-6d84-8001-7821808f9eed", "ts": "2026-11-24T19:23:01.220074+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.cmd7S7tC"}, "__input__": {}, "__start__": {"__start__": "00000001.mG2XXw2e"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.kjpdhpVD", "answer": "00000002.cmd7S7tC", "messages": "00000003.kjpdhpVD", "__start__": "00000002.cmd7S7tC", "branch:to:inner": "00000003.kjpdhpVD", "branch:to:reply": "00000003.kjpdhpVD", "branch:to:beside": "00000003.kjpdhpVD"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU33ztRO3a3lrqL0OliYs/MRO/uNQ+e2sfqaZnu5/0llLKiWNIzzQHn8EyROgFsWFjLF4aRFwm3YhhBOvTCZu+PxNnbD6eUXKBX/P1b7FFa2bRy+WTFf7AZybUkWDndbU974txHkHc6zFWk8zrMHSCAStAjFchWUWyeygPurArJfmqpo79ie5KnyNHkL75AH7uqCPpuRbNx7U+rkn1pY2VVXxOCpt9/0PBdjhvtxRYLUxtpkKVH0HGooYDpiZCnIxrk=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7ab2538e92a4d6537c36ebbecdfb62b2a7f123eba3e2be6a4e5b209fd899e8b349ec85c0c059193b3e5d0c30f947d9bd631d53949341b4b5c8a8f84fdb84e3bd11e13800552da43c5dc57b120e54267b63c77e8682a4061544edb88b15871ee709c64a42de3529426512a3656820bccbc796b11de841a1cfdd8b7b9362184df0f8964a60dc3ce42b2c6ec2ab5eb8ca6ae680ab4fc0aa5', NULL, NULL, NULL),
    ('sealed too', 'inner:3b77761c-c6ba-dadb-83a5-cb1ba24fb096', '1f1e83c7-6b1d-6709-bfff-642d3cd18e06', NULL, '{"v": 4, "id": "1f1e83c7-6b1d-6709-bfff-642d3cd18e06", "ts": "2026-11-24T19:23:01.224419+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.mwEyAazg"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e83c7-6b12-6d84-8001-7821808f9eed"}, "pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU33vlOR29b/MDcGHNKZhfBpqfyI1nW6JqUf1MaR+hzg0hi4UrEQs6YWkQpH2qso8yyVgFFWGC31l5rAC4+NFNjJ0E528IUaOd25Dq/A/T4RSCLZxNXTimEifkK7GbXeQ/rwrGqUW/i2p6HSbS9m/iBpjKMrfrnB9zDSAehtUGb7R64ZTziiQgDEzdeezLU3ir90cqKs7mLsG0Aw6juhptdSACWBi98yQotEBriVhp/TUSCrsoq8RqjdtfzDbgf2OYObzQXsdLiNZ9Q=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7c59725a466c315866adee74bb04bfd27923ac83466317968310bb30cf527ac9dae0edf7b74de4b243e22073d7955fdd0d575ec', NULL, NULL, NULL),
    ('sealed too', 'inner:3b77761c-c6ba-dadb-83a5-cb1ba24fb096', '1f1e83c7-6b1e-6218-8000-7109e591ba56', '1f1e83c7-6b1d-6709-bfff-642d3cd18e06', '{"v": 4, "id": "1f1e83c7-6b1e-6218-8000-7109e591ba56", "ts": "2026-11-24T19:23:01.224702+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.mwEyAazg"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.9dyMV7Vv", "answer": "00000002.9dyMV7Vv", "messages": "00000002.9dyMV7Vv", "__start__": "00000002.9dyMV7Vv", "branch:to:ask": "00000002.9dyMV7Vv"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e83c7-6b12-6d84-8001-7821808f9eed"}, "pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU333cTjqSirSJ67Yt+/MKTeZpHiIQ9UPE5NpddsF8EBDY27gCPOp8lRuK9txnOyjGBlgVRr16KZWCQol2TTozb8FB/1wlqkeDqV0A1GqxF20iKwsAbpZgUMPPNB8E8ZNJXNRKvL4uHjWH20/SeCfldG/OZlZXDBNy1+cobwUt6Q5a6jxut1TFhSzdZmORfDXTR4IEXwwXYLyryaOxzLuvdn3w8st4omMcz1rx0gTxe6MhoLwpfbTxdsNp/GnN+HM3UoQAPGHNSBrodDnupJyNLm3stOU67n/AgURw5nGH4w3lA5McfAsCjXyg==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df71844743d143f4810f7b1f8f4dcf6e8da597978fc73daadedc69c08fe0f98202e9e646578c20660802641073e8c3273bbb234e8ebd8cb65ae4780dc9a28fab27b74d467005ed56b79591d05289a3b81ff6821a7b4898be0254d02d35d0a689a89ee4845bae6e002b151955f541427a0fbe9570460be4aab2656eca0a7', NULL, NULL, NULL),
    ('sealed', '', '1f1e83c7-6aad-6460-bfff-80c77202adf8', NULL, '{"v": 4, "id": "1f1e83c7-6aad-6460-bfff-80c77202adf8", "ts": "2026-11-24T19:23:01.178475+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.jdILo9VA"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU33QCXb2YKHmG8AJOBHc12jSALrAcv8OSqWJH8CMVV+X0bI9vfy5lIgl3mVTgsn1OaRT1TQXsKzP1leEPg4SwVbgjknF1VfN1uMxJEHk+Q3fCM2PbBiUQV48pPUeaY2TZlYJ4g2iIqlowXJXqdRZUpWPO+af0mhGmjO4/9rvbxlU1hTr8oeqF65o585vpT9OnXUNj3orLDitBeNVBid+moO", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df75608b53d414b1bb1f9fe5991a805dc713cd31f519b31af98aa0e806e60385188710f7647c83d321d6f767e9cf1b25b83eb7041', NULL, NULL, NULL),
    ('sealed', '', '1f1e83c7-6aae-6304-8000-d494e850fdd8', '1f1e83c7-6aad-6460-bfff-80c77202adf8', '{"v": 4, "id": "1f1e83c7-6aae-6304-8000-d494e850fdd8", "ts": "2026-11-24T19:23:01.178849+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.jdILo9VA"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.P60epzj5", "messages": "00000002.P60epzj5", "__start__": "00000002.P60epzj5", "branch:to:reply": "00000002.P60epzj5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU33Y6JDi28ywTCuKqjwCVFpl9AAnrdsonG18O28iA65vsmqmOxAT8fwiXgyH0Y8FR90bpkgq8l7HLJFDPgz7P6F0l11ZWv6rNDub0cLWrbI1Lhl5Q2sZF5plxsaIndIR32tKMQqbf6qPzWuxeHKz1ftRZf5VsUykYBj1638RHkP8iVJNILIukqaeo51szwRJB6iGdLyo+K77tpvPz9FwVduk1YnBrwiPSMp7nVX/PWGxAZPB32b2PvdQi8LP+Ng09Y=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df70df23555290466a18422e197bde1fd5ddffcf878a7b9d9219da4831ea4a7ac5ecfe2ebd6326c44186ec81895ecf3059e86d71b518cfda4aeae34fd9c703b64601e4f09cfedd91dc64bee4ce13d498bd8140af304f3b22617defd0be10553c21a12398be195675ac0c11e', NULL, NULL, NULL),
    ('sealed', '', '1f1e83c7-6ab2-6e8f-8001-e898913a0a88', '1f1e83c7-6aae-6304-8000-d494e850fdd8', '{"v": 4, "id": "1f1e83c7-6ab2-6e8f-8001-e898913a0a88", "ts": "2026-11-24T19:23:01.180781+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.P60epzj5"}, "__input__": {}, "__start__": {"__start__": "00000001.jdILo9VA"}}, "channel_values": {}, "channel_versions": {"items": "00000003.myO3TBH8", "messages": "00000003.myO3TBH8", "__start__": "00000002.P60epzj5", "branch:to:reply": "00000003.myO3TBH8"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU33Dcrjn/VDFtjYcVnz5P9XYraF2TCtdPH9IqDjqu0kLKNzM0bSMb5VGWRdsuA6jxty8wjTZA1JYNGKRPQK2hU8p3mIa8/lsxHIpsc+JWLa05NDjmz7XqoYRCLG1xBH5jcIW40WilW55e1k4uPEboBwa1r0DzYkEcLpWEVLA9N7RvSwVnGDPbGRvIM9a4tqFP2ST3NEUyP7cAl0MAynjSrUe1rrlZ3XM5PpZNQ874HhHgOqPOoNOpd8bDu6lo6jpu0=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df7341604fc99244b495f8e2335e54cd9ea02d562301f81582ebc0cbb312dab2be5f9e3446fd278cc4b9ec0cdc1dcfbfbb542458e3ab7d68cfd1ea53091c18e482c5744d70073b42a45d4d53f004a92af4170836de3', NULL, NULL, NULL),
    ('sealed', '', '1f1e83c7-6aeb-668e-8002-610289c09d70', '1f1e83c7-6ab2-6e8f-8001-e898913a0a88', '{"v": 4, "id": "1f1e83c7-6aeb-668e-8002-610289c09d70", "ts": "2026-11-24T19:23:01.203909+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.P60epzj5"}, "__input__": {}, "__start__": {"__start__": "00000001.jdILo9VA"}}, "channel_values": {}, "channel_versions": {"items": "00000003.myO3TBH8", "messages": "00000003.myO3TBH8", "__start__": "00000004.0u7H23Gs", "branch:to:reply": "00000003.myO3TBH8"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU3320RDV2jDtwvqQpqjNj+oKJKmpkhmzOb/zkPZeCvHY9XORF35ZlXn0/JWdbsQ8z6P69asrDsDOEeU9D0fr2cFSreDRynEqUB0U7Xe/9bEkYmoOBix3KV+JB4VxWTQpA2v1K+wfGOHgCS8Vs/nsmnvWUJOjtLGnlMRXeWWCAkcMoqlbZ0kWPFNcD2hPSyhssnjCD7lU219rPjjjZ09+YUe0WAmt7SAXm3b6+aHEEYtuAlMAycilgbKav0sAMXPYYDM", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df750daa730b06a74252ca3533236e3112868a02dc97d44c0c59d79aaf926af1eab1eb2fee065168ee4666c9e01e23843f2d2ec683c497fb20dfafaf5eb5d92c773d79e98683f1aec2ecba97af28ae75822f00c75cecd4dec9ea1b01769efe11470', NULL, NULL, NULL),
    ('sealed', '', '1f1e83c7-6aec-671c-8003-aaa9d6c0c152', '1f1e83c7-6aeb-668e-8002-610289c09d70', '{"v": 4, "id": "1f1e83c7-6aec-671c-8003-aaa9d6c0c152", "ts": "2026-11-24T19:23:01.204349+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.P60epzj5"}, "__input__": {}, "__start__": {"__start__": "00000004.0u7H23Gs"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.qMSK6fVo", "messages": "00000005.qMSK6fVo", "__start__": "00000005.qMSK6fVo", "branch:to:reply": "00000005.qMSK6fVo"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU3376saBVr073io+k5r1q/LD504ZtpiwTMJeGxdFvrLUqGKvPTPp1dUAtz4Jx2geaN6/nXK4GyFs4cSGZk8eIt8UMfjEd0s7+mKswsKhbj93F6PK/3o05k4C/0duTGyNOHJYwv8m1vFfS6trmx9E6yMwreg3NvGCCykD+475C1vCWDrr5AbSjGLs1OVmry/k0Ty/SOlHVQLgAt6XFYitvD1Nh90HFki8bMS97T76INc2yqOEOCHJRJplH2OW0K/Rzs=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df77717d12e1229c3811e9c7059b58ed8a1f95007a1e4adc1b11abe7eaa19cf63f2ef6a55b227d2d2a917b51f0654f579269138a37ccd6ae9da6e5535da99ba02944ab9b40d617582f7876a53ba3185ab17c4b5dba33d8bf67d234de5eceaa991a0f3c3cc5f32b3f1c17dd8', NULL, NULL, NULL),
    ('sealed', '', '1f1e83c7-6af0-6e11-8004-bae7aec9d4e5', '1f1e83c7-6aec-671c-8003-aaa9d6c0c152', '{"v": 4, "id": "1f1e83c7-6af0-6e11-8004-bae7aec9d4e5", "ts": "2026-11-24T19:23:01.206159+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.qMSK6fVo"}, "__input__": {}, "__start__": {"__start__": "00000004.0u7H23Gs"}}, "channel_values": {}, "channel_versions": {"items": "00000006.wijBYRRd", "messages": "00000006.wijBYRRd", "__start__": "00000005.qMSK6fVo", "branch:to:reply": "00000006.wijBYRRd"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoJ7Sb/fBPVoq9/+jmGAqy5QV6FcpG+0qovBUyeqMU33NiItWSr7MlrZx2DHvgBmLJlaaIbXg+xzhZSJO3nlAH/Czphji/D0hqhpw/z1YNqzLAqGP7ChWkZzVUv9KqXxagNc24RPa31uAmOUyj/ryVkwmIc1+wNRDwT4Dxbhz88hVTDTwFx3QUMEv3ao8XR5OH70QQhGLgLkwRTLwf9yMxrKlbr0QX3qtt0m/wn1BX8=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x01020432303236827b49bfdf04f568abdffe8e6180ab2e5057a15ca46fb4aa8bc15327aa314df744f1a6129784a0973c9d043aae339662c8779545e623477c3b256c93c0383c7408d0c7242c588de53a9639cbea95079d781bf2af02d828071239b460a074ce28b8bde753396c1dd110d8a92ca704dd89aec6cfc21f75e6f030d1549f', NULL, NULL, NULL),
    ('stepped', '', '1f1e83c7-6c75-6c8b-bfff-2dbf32d8e617', NULL, '{"v": 4, "id": "1f1e83c7-6c75-6c8b-bfff-2dbf32d8e617", "ts": "2026-11-24T19:23:01.365462+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.kJzVZPUe"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xca025b3fad69ac6c7abc059a', NULL, NULL),
    ('stepped', '', '1f1e83c7-6c76-6b6e-8000-c06b899cef79', '1f1e83c7-6c75-6c8b-bfff-2dbf32d8e617', '{"v": 4, "id": "1f1e83c7-6c76-6b6e-8000-c06b899cef79", "ts": "2026-11-24T19:23:01.365842+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.kJzVZPUe"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.GR7rlXu_", "__start__": "00000002.GR7rlXu_", "branch:to:pay": "00000002.GR7rlXu_"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x4b6d75c7975dfa49', NULL, NULL),
    ('timed', '', '1f1e83c7-6b91-6ee7-bfff-881040e8b415', NULL, '{"v": 4, "id": "1f1e83c7-6b91-6ee7-bfff-881040e8b415", "ts": "2026-11-24T19:23:01.272133+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.sZPMkCLr"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xdc41022c8b8a4ec17abc059a', NULL, NULL),
    ('timed', '', '1f1e83c7-6b92-6c6f-8000-61ddd948722e', '1f1e83c7-6b91-6ee7-bfff-881040e8b415', '{"v": 4, "id": "1f1e83c7-6b92-6c6f-8000-61ddd948722e", "ts": "2026-11-24T19:23:01.272479+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.sZPMkCLr"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.uf9QRkCY", "messages": "00000002.uf9QRkCY", "__start__": "00000002.uf9QRkCY", "branch:to:reply": "00000002.uf9QRkCY"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xf3b93ece915443b2db021e96', NULL, NULL),
    ('timed', '', '1f1e83c7-6b98-6b80-8001-05db38a7e32f', '1f1e83c7-6b92-6c6f-8000-61ddd948722e', '{"v": 4, "id": "1f1e83c7-6b98-6b80-8001-05db38a7e32f", "ts": "2026-11-24T19:23:01.274908+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.uf9QRkCY"}, "__input__": {}, "__start__": {"__start__": "00000001.sZPMkCLr"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Ui2XGr5K", "messages": "00000003.Ui2XGr5K", "__start__": "00000002.uf9QRkCY", "branch:to:reply": "00000003.Ui2XGr5K"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x3398f6700e965e53db021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.ucnTa3tM", "none": "00000001.d_M68MiZ", "real": "00000001.IT1nier1", "text": "00000001.NMIjRxyT", "when": "00000001.CHU4bYZT", "bytes": "00000001.ZoPRVNqm", "large": "00000001.oqWM6yoL", "nested": "00000001.wdJcGs-g"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x4b5ba6929c151c4d596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e83c7-69df-66c0-bfff-83e08c12e166', NULL, '{"v": 4, "id": "1f1e83c7-69df-66c0-bfff-83e08c12e166", "ts": "2026-11-24T19:23:01.094158+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.3nmITgNO"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x43ad584afe8b6f5c7abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e83c7-69e0-6145-8000-5a69f49f7864', '1f1e83c7-69df-66c0-bfff-83e08c12e166', '{"v": 4, "id": "1f1e83c7-69e0-6145-8000-5a69f49f7864", "ts": "2026-11-24T19:23:01.094428+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.3nmITgNO"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.xjZWKeiv", "messages": "00000002.xjZWKeiv", "__start__": "00000002.xjZWKeiv", "branch:to:reply": "00000002.xjZWKeiv"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6eb10027320dfcdbdb021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e83c7-69e4-6901-8001-b78321509ee8', '1f1e83c7-69e0-6145-8000-5a69f49f7864', '{"v": 4, "id": "1f1e83c7-69e4-6901-8001-b78321509ee8", "ts": "2026-11-24T19:23:01.096261+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.xjZWKeiv"}, "__input__": {}, "__start__": {"__start__": "00000001.3nmITgNO"}}, "channel_values": {}, "channel_versions": {"items": "00000003.wEON-fxR", "messages": "00000003.wEON-fxR", "__start__": "00000002.xjZWKeiv", "branch:to:reply": "00000003.wEON-fxR"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf38ece50f0590752db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-24 19:23:00.90138+00', 'f2ab0285-f8fa-4ca5-8058-15bfe7fed0ff', '7711820704492784302', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '3470037612942022333', '2026-11-24 19:23:01.359797+00', '2026-11-24 19:23:01.362471+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNnsRet0s2W1YTXvjXe0peLgaxIfaFXwBpxJzvGBUg2TqU7TWWkCSDjlAEFNZUPlxa4SpQ9jXTfDXk7gmEuYWzdduLWvqf97OljiP7EvatKt/5F5DI6R94XmKyKEpPg==', '3172575373384028850', '2026-11-24 19:23:01.326273+00', '2026-11-24 19:23:01.326273+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '1099532199558505382', '2026-11-24 19:23:01.318864+00', '2026-11-24 19:23:01.318864+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '3581384837153317175', '2026-11-24 19:23:01.322629+00', '2026-11-24 19:23:01.322629+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '6293731704051086499', '2026-11-24 19:23:01.317639+00', '2026-11-24 19:23:01.317639+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '4027568256318022203', '2026-11-24 19:23:01.320143+00', '2026-11-24 19:23:01.320143+00', '2126-10-31 19:23:01.320142+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '8294596536723658732', '2026-11-24 19:23:01.319692+00', '2026-11-24 19:23:01.319692+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 19:23:01.359797+00', NULL, NULL, '{"text":"old"}', NULL, '83777360484721969', '2026-11-24 19:23:01.359797+00', '2026-11-24 19:23:01.362274+00', '3470037612942022333');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 19:23:01.348339+00');
