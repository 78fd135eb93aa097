-- Made by: python -m tests.upgrade 0.1.0 3b17450a57e036157139f7664453476e524a9897

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
    of_referred bytea[], blob_crcs bytea[]
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
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
        )
        select d.thread_id, d.checkpoint_ns, d.checkpoint_id, d.parent_id, d.document, d.metadata, d.sealed,
            int8send(jsonb_hash_extended(d.document, jsonb_hash_extended(d.metadata, 0))) || d.referred,
            generations[d.n]
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
                thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks, generation
            )
            values (
                one.thread_id, one.checkpoint_ns, one.checkpoint_id, one.parent_id, one.document, one.metadata, one.sealed,
                one.checks, generations[one.n]
            )
            on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
            set parent_checkpoint_id = excluded.parent_checkpoint_id,
                checkpoint = excluded.checkpoint,
                metadata = excluded.metadata,
                sealed = excluded.sealed,
                checks = excluded.checks,
                generation = excluded.generation;
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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-27 18:28:47.217993+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.1sshjG52', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x6b26eca4'),
    ('chat', '', '__start__', '00000004.GRyVrS8L', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x25416f65'),
    ('chat', '', '__start__', '00000007.rPk4S4iO', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x8c2054a3'),
    ('chat', '', '__start__', '00000010.lagf7EJn', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x32e7e7c4'),
    ('chat', '', '__start__', '00000013.iWBGuQxp', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xa38e3851'),
    ('chat', '', '__start__', '00000016.AXOGh2xL', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\xecf30408'),
    ('chat', '', 'items', '00000006.B7-PGD64', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xe3064b2d'),
    ('chat', '', 'items', '00000012.rGa1qn4R', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x44098275'),
    ('chat', '', 'items', '00000018.OLQt8Gr5', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\xc406ce5d'),
    ('chat', '', 'messages', '00000002.s1c6qPZ2', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6e6cbcc6'),
    ('chat', '', 'messages', '00000003.nmUb9MRW', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x53b03ca0'),
    ('chat', '', 'messages', '00000005.5zEIUtTz', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xebd4a37a'),
    ('chat', '', 'messages', '00000006.B7-PGD64', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x86ec1a6d'),
    ('chat', '', 'messages', '00000008.I-BBtl6l', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x493bab57'),
    ('chat', '', 'messages', '00000009._4wzGfVa', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa6614262'),
    ('chat', '', 'messages', '00000011.rEK-W_JL', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xda019735'),
    ('chat', '', 'messages', '00000012.rGa1qn4R', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x3abca611'),
    ('chat', '', 'messages', '00000014.iecrIwHP', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x09b5b47a'),
    ('chat', '', 'messages', '00000015.NwTT0FxA', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3bed556e'),
    ('chat', '', 'messages', '00000017.7T5r3juF', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x27aac302'),
    ('chat', '', 'messages', '00000018.OLQt8Gr5', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x94507571'),
    ('delta', '', '__start__', '00000001.oY3mbnTN', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x03444a74'),
    ('delta', '', '__start__', '00000004.zUy2LcOK', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xae9670ad'),
    ('delta', '', '__start__', '00000007.CfXosrcG', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x4cf8c51d'),
    ('delta', '', 'items', '00000006.306tr1LY', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x98e8ee26'),
    ('delta', '', 'messages', '00000002._dmqUFgV', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2c6287e9'),
    ('delta', '', 'messages', '00000003.vJlropXT', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6950ba56'),
    ('delta', '', 'messages', '00000005.UAPgzq5q', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc6c35057'),
    ('delta', '', 'messages', '00000006.306tr1LY', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xae960337'),
    ('delta', '', 'messages', '00000008.b5h5U6y2', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x433f1140'),
    ('delta', '', 'messages', '00000009.G1XJbfSo', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb439dffa'),
    ('failed', '', '__start__', '00000001.Vro4HdnH', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x3b4524f6'),
    ('failed', '', 'messages', '00000002.siFX6krh', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4b46f73a'),
    ('failed', '', 'messages', '00000003.PNvNK7aO', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x95fc210d'),
    ('failed', 'inner:3b17598b-f409-dfc1-94e3-da495b8cab7e', '__start__', '00000001.fS4KVS5G', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x5a044b7f'),
    ('failed', 'inner:3b17598b-f409-dfc1-94e3-da495b8cab7e', 'messages', '00000002.hpZSogrz', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa2b77d95'),
    ('fork', '', '__start__', '00000001.GVwbMBWf', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x946f1565'),
    ('fork', '', 'items', '00000003.L91TqFa0', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x9375034f'),
    ('fork', '', 'messages', '00000002.FMVyVPpe', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x97bee835'),
    ('fork', '', 'messages', '00000003.Vcuuzr0l', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5e2ee92b'),
    ('fork', '', 'messages', '00000003.cgbp6NI6', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xeb0b3a69'),
    ('keyed', '', '__start__', '00000001.Wbw97kdP', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5ae51f0beb1c1bd14dc4597582faef340cccb7e886f52f8523a2bd82d6963a4208943340b673e3e46ee5b00a0d4ab3e7a7c082b656d53646dea3233b0594625bd5db4675a7a6cb40b94b61747a820dbf7bea6e725039005e31f080052af72824712cfe176a1205dadb8abf217c3e09aeb4f462096a3d711036bdf4ccf197f5f2bcb7f36b1dbe3a9d5a4644895631caff3b913d9a7a7aaf54b64e6dad0f2a3425f0313c6fd62888839361acea6a26fbfc94c21fa345ddd142cbe92ac02378f16df71ac3b0fbf1963c14123be19f740b3699b777795cde84a51be5096a24bcd103f96c89119a0d13c709e0db7a1ab66838bdab184fa63f063e3a3d5e648778591bb714296aaeee1876ebf8982facd9fc733361dbb823fef404da72834ff57475c7f8b12d4263f2f21930d2c5f4f07c4e2e09bacd3ef51503199cd718718863446d7cfc677a3b8e2fbdc33a6f2940595ad0479f2fb30', NULL),
    ('keyed', '', 'messages', '00000002.-Zq5FXP5', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5aef19ab004bcd35dde2eb5f3e117c00b1a60444dc56afedf86bf402164edb9ffe26e1c569a5de2b0eca0d768bfb648cfa76377165d9c4cf1cb4baa5eaf8e6fd1bb070954df13dc853d1948ac3ea7832a307f95da287e3117d016752f97eeaad88dc93b26dc1fe4d211f3b57ebdcf132c72929dd4fa8c9d1ad53d25d7c9ce96525cc90ef76f4d77f989369f98ceee62bf959f179f0f966092615045638f93d593035c4b363fbead1fea6f192f1acb12f6ffc87e4d47aadaa8826713be12dc1a498d99da4b34f42c919cfdd0916a8ba3d8c4238bcd070ae24630f231862153e2cad491fd6e324b89f5b51d855bc6146f6b6bcb675112c731478884d123a8167747c3ea748508ca6f233573e2dd6a02b2e5ab6f7be019f7a457d8d9bd1b90002436c7e9b7e62feea3b96add161998af4a0a35d73f9407cf3dfec58512', NULL),
    ('keyed', '', 'messages', '00000003.2N2Q3eeT', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5aedf7a8cadf2ed2d8146063e39939f895f2ed39c2e473bc74651d35732a7086ac647fe791535ce55cd5719ce60ecfd7a53ad411e9157bd87e76a11a7b0e60e561a3875d7810725e5bf1c3a40efeb5c888e0eeb3d8a457aafaa6f5ef8a6ef9d724a0adcb935fe93a2d893833110a5414497a128db5194d303e0bf586a8538db6ad17181a4eaab568f82134517259f6b47af94bd2e491f7beeb83cc9d5a64738d9cd1c67b7321a90d50caefd3246c3802d0e9bc1bde95a2f9d4813c96dc28fe806c9e3dc3a80fc56f1ceb2c346390838acadd798e4f0f9e598510888b4292c03bb6760e4cf1e3d503ce79fa74ecfe043581083d397fed4f69aeed09c4e798425949981dda7526404f199cfe76b7d39546b0b05a39b32db2be05fce747a8d8f87c992aa1abadf96d1aa7e1a4ff7bd78ba6aed819b6789d7be1db38bab8cfc041b16e83316e2b67d05a1f26a9563ff047caf128c0c5de91d5289c94acd093449bcda00e7b7b8289db2fd587a6725f07eefc4d6a6b8c40bab07e78c1f4e4dddad15f50987ee7d5e1059f4de4ef2afdefb798c4ae16efe54c0e565bfeb64a063394ef93ac669643fa779d83ca07850ecf410bf33e08feac015f3a88047cd69c9da812aa5ae7cee3e2158ad9fb99e32d4de662abb1a5d8071ca15f34c2dc33399d2157cc9ebe927abbb2d7696e0bab8a1a5cfbd3b8e454c4b1337ccd7769a10b62899bc0896c643960be4f1ad19863bd95d0ae11dfdeb3ba9b82531748a59ccbd2a94953b7e5fca0f0a4be7b713ae34e204793cda468f5ce74c5a8f9e1579e6adf0050a785f4a2f374bb520da91483eda70660b06290e8c9e7b668562f55ff39a7ad34a39dc968967a61ac7e7117eea37c7f7c3be3028f9f6cf4a5e4c714130de477f', NULL),
    ('left', '', '__start__', '00000001.TRBJSO7O', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x3e9ef7b0'),
    ('left', '', 'messages', '00000002.AiNzVfxj', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd249c7f2'),
    ('left', '', 'messages', '00000003.6g_qNqQr', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9614bf23'),
    ('question', '', '__start__', '00000001.Oofd76W9', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\xb25cbfca'),
    ('question', '', 'messages', '00000002.S5xbEB4H', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4c459df8'),
    ('question', '', 'messages', '00000003.etkA8-65', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9bf99d18'),
    ('question', 'inner:22af0ae1-0226-a6ce-572e-4f2e0f3456d3', '__start__', '00000001.nNOw6j94', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x488b10d8'),
    ('question', 'inner:22af0ae1-0226-a6ce-572e-4f2e0f3456d3', 'messages', '00000002.nlOhYh4z', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd42e436b'),
    ('sealed too', '', '__start__', '00000001.Dhto8TuS', 'pg:aes:msgpack', '170', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee9bb63a85cb5a55fb214a99268a8e184bf789875cf4464e4974b39115c038223edaa75dac2913d8797b14835c8625b7f63dc17e801694a0da394e6a574ad31a2df172b8fd46db6c55f8b51abe66b3cfbc4a1648ed6335f2a83f32bb968651c74d783b7c2fc9959735202c68a9b5db902e5850b72a668e1ec908e02d811b296a6677a795224d136a941198337709533f9c65f9c71261577693cc64b88bffec4671948e697d07dd83c39f7f7fdd223e46f7ddecbedefe9fcd28089ae804eeaab088eb3f0347f026', NULL),
    ('sealed too', '', 'messages', '00000002.wQ9ACLjI', 'pg:aes:msgpack', '144', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee5d4006684275ffaaecd6643a0df4a78e18ad1ee03d6a8c9450def9405c043474ca0605a4e52fb8805b66e9b7e550455aa4f7b55d891254974f6b3a21f103137d30e4ed397b6cdea063d4cf4d60f25599e7b75cac849af3d95ac5fffc71ec0572cd0e2ae1f445a97abbc04270658055f062329d821a7a770834fb3946a535fe5217a1a0203301e46f476f0ea58acfa047a49054a2cfff27ad3a82ec7d93490cadc86fc3ac9afceb631b114474', NULL),
    ('sealed too', '', 'messages', '00000003.VPayC_xO', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eea3125d798f1a0f240b9f7e4cb7957b1ed5ddb91e707e1f137e62658d12522e2c5cc516d08f2a241ccb85f8ffdc26123a36c16f6d36112b9332ccdec289ebdeb07d6491896cacf1df18a5d8bdb10e9fa601d1ea8e9a77e9375897e1621cc993a61fce52a8296612efcecd460512e2e4c5d50e50d2dce330ef3c1f1e9d9971d063c952f3fbbec166363610d7c9adbdbc7fc7e6994c533c6165db7906c9ad0c476c91cea248b384fa3afd7aa305bb7371511d9f2472551251f8544ce3516c984a8095ce1ba1e5fdc710c3601d7d811e20ea59a854045bc6bb3947e82e589a679a0db16effc5ab0c9497cf382f502722e957a7f3cf442c7d1140a56e32723a10034633f3c46171fa4a9a4465e9d2a7706b9ffec7c03e96302dd3dc9bc146a779627fdbbc7734022484f7ee9810e6206761f1f40a6792cc9d5131cc0a1a3b0caa5abcfabe95c9d76bc8444928cf1dd344816c07641555f613190781fec795b1d3fa487685a4dbef2b08b9493d25671d3b2feea12892bbb1a644403feb528dde57d4f830c0bd051047af44787156f44bee8ad67b18b2d7b734c92e7f096c2d34a096c24857cd65bf71641e02bc5c6d236061873ac00a3ec4aa4e3ab3010a0c408e7db19ea8ea3fa2ad98306d10f9b1424b6a56a607f4fc3fb1d7f16f7e222f7996ef4ef8c9120dd44263199eabe74567f49abd', NULL),
    ('sealed too', 'inner:72c8b110-bee9-772c-0571-b0095ba5e43d', '__start__', '00000001.BGnYZvOe', 'pg:aes:msgpack', '503', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee352aa17ea4d2a5afe813d2ad3ce62664721702de9a4ed3cd04c9d9680aa0c0eac0211630da457b440876b3692b118f36e7595763320fd780b5cd50401f71da934981fe4b773a55e28459e9d367892bfdafa50d7bbb725d0708701ea8ec7a549167a0346db9e911f68c935a416100edd31527b65ab0b2a1ffbb1fd4b4de878177745eab80fdb84a063a7173040754c8b35ca5aa2feb468f06b96ffc6d1d2e6b35027dba2e68b1599d8b803955cfb830a775a3d6192c9724cab39ab96dddc114ee070721508352225409e7980ca425b1d135818c1f75c73a639f31c0f2a8a617b3d3e0f50da4edb5cc26e0becc46346bb05a88f50a7bf421e17d736da85cd57e8c6dce2439a489a72737599ce860ec6c11f5a0aa8c10bc86e3ba6f47f2808695c9a59a58344cbf700b80c31479b5884bbe225da1a984a5e0e65fadd9655782677c89ee82e429bda228b7549d10901d7176984db754b8c474e006c3f37dad8e7ef311238d0b59aea92fbd38cb2d83c0b3d2c37eee8876fb91e17fbb70ba98705c8d3992d99363f407e368dcd3d9c7b0db578f6c9e105d2817d2e8c5d483a797ef8681f30c16ec50106549a223cb1accd1e285132c9388d15046580b6aee216cab0bea3997ffcbe7b2a1c7587ee0d09dd116303fcee366ae3865f962d9f9741e23c63f53b1f0fbb5c45443274f613265ea13c947696901f36f5438d0f4cac1725ce3a87dee9b036be3c435a4eb2887b3e52435f1d1', NULL),
    ('sealed too', 'inner:72c8b110-bee9-772c-0571-b0095ba5e43d', 'messages', '00000002.6Z98iDQk', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee230cbb6641de305a5b7a194bebb1b696d20210012bb746e92ba3657bf0d36954e038152ebaa0976b4351e4761708c3c7be8d6dcdfe4c348378b2446196e8d1f53e8f6f0062f0c9f1987775780cd18eb30514ae91ccc24aa5ceddd27da153d9afb08da3e2437d0f7e59119338c442d820548590c16127a9161c96f3f40456988c5bfd625416e55b9cb4590f7ffae5e68fda2b964617ba1b78c6a5709ccf621364417e835c7f830dfaed4f5f633e37d76816a01ea08b2d3fe73c2f511b19be10428b94e3904d8f5bdf7ec805702a01b7269f88a2697fe7ca26b2ce0c5f6cdd424a85ffc5db44b87b55ca9fd21464fa19f18025c510fb4aba92f2dad291196ba5cacddc51bc998763a4a9cbbb9ec535d95280f7b797869aebb8769e7280e5b422d294cbc293d44c813c93eb043b626400deeeb660935aecd03115a2b9ccf8fa8b0b347643e3a351fdee0b050824ce65dc6e525688136e65f3396dc58eea40894ebe2879501fb026dae2bb7c8e00979c42a47565f0d0d78233684fc31ebbd2bfe147f3b693647f6ef5735ea7bc584901f45ade8e770f512838a79051026460d338766e2033e94571c2ece3ba38647ed42ef9158f835e99224ff39296d414f98330de23112567974387dce17a3c99d2daa6d46152fbcc24d1023a202b5d2fa2097cc030d9c3c3d662463ca14ed38831cbabd1', NULL),
    ('sealed', '', '__start__', '00000001.8X4Xj2Iu', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee8c7dd0d344533e72e83e9c838b19c9aba0e82264989bf897bb73a8ef1f0cdcc88d4e25441a4b1326815ab151183bb453d1e0abe979a14c2dbd8007d1affb3f1d0bbf73f58f7ea2e326829dde6ee96daeaadaa122eeb22e153ccf7a9765e888d070588a7f5d8d276ecaf2c9f45f0e57e26808e946088357c991bc5eef8853d2696e4d8401ce3e7cbc2cc436ea91c163099fbb6a3bdc1034b48ac02737c829386d1e4084be7e50b4e43d237b8b22acdbe632ab78218c4b10a1adfd43e3635892ac9ea6e84fc3c0629ee9ec46941085b94d8f2b64fa2820f5cf5fa2258b93d247fd5a505c65923e1f6536f141f8948da01f3f98c9cce009c8d41dfa013398f519afee366f3e2fe3a1a193c1350d84a226d62fcfb7f8066f142f6f5675a98d8fdeea36a25f5d18b2430488111fe22a5556c463144afb78b3a64add1d3c51bdedac744d0cfe3f547d23b96c99278f9da01ccb8f2875', NULL),
    ('sealed', '', '__start__', '00000004.be15BFGP', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eee00e0ce5d980f25c29939e0b43b35d3f8bf2cfe6a5911467ca819bd1f43d42b6fc2d43c1dc7caaa24b39a1c3310cfef3b756a057eafea346f5306111dac1f235ce98cc029fb80d5acfce8ef84cb8a6e23697077d02faccde74f389e5615cc1a2277f9a18237b482a55b512f585adf4aca06c56c74e3c43169e801624a6b6980d81351ae02cf64e64e5b4f29620dfbfe6073e219f7323566b3a321dfe79333c8c002d5804596060ea2abc61e2fbc8592a554e897a5e875965f2a01e2587c1bec93288a661c1aab19d5fa6fa76e19d3144d5b8ac98c36980fa1eac6579dcef1498e96cae20fd002e11f0dada1efcff8b50792b832f69eae7fbc7a24e4cafdd50b995dbb65f729739b55847b055d5d23d45245d56f91f15224a87a6b153f757ad271694b17bb7e3ee4d3da2cfc66778a8e213c69a13bccadc526cf7b438115449e170c791255b30ce7582d56ab4cead3c9885dab9', NULL),
    ('sealed', '', 'items', '00000006.qciXGnCn', 'pg:aes:msgpack', '24', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee8c40df057e60196851ebb96e0e187b2044dfebcdae67fc8b0a394515e1a4223371519a3d735d80d1277603e8c96ce19cd96721e3', NULL),
    ('sealed', '', 'messages', '00000002.Eu3D1GFL', 'pg:aes:msgpack', '286', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee5e9672bbab4b57fb4b43f6381f511488ce2d338625780e3eb55112eafdbe4375ee44d8e6487f23663b5a47c735009cb53fbbecde7fd4e0c1e31dad8825d171664ac353d1e4e625815bc3d5d45a6b13af57791c6468bc571ca94f41de8bd3d52294dcdf65f08d0a4c44def31d108a3715fde6cc838831fb39e4addf4308c79a0c7341371ac962f972626115a706f0844637eb8070390de227e3ef8e7b8954f83943000748bb9df5af4a7157534eb75220b0bc730451cd8a19131734ea801703bec3cd7718cef810219521477482fe0965a7b11a8cc7e1d2cc19edd8eba75e1b8cf03ff3eefe9ba95c8baa2c765fc2fbd858924a36ce1938fad51a9be8972e42e4fbfb3f1a529597860a0b63196aa060245551ceb7f05a0027c8a04955f9e0177a4a8ce87a2e0e7ba79b707d2643dfda3202aaef968d2e0d402f74', NULL),
    ('sealed', '', 'messages', '00000003.UGpSgwDD', 'pg:aes:msgpack', '610', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee3f5a8ce6c67878db3e3da5fc5ec5fa529c6d75125e0daed492b7dccd021714872d5b455337555f7a37702d797b3f5fe204de54395540a15af7c1a204e39eae5761d97245e195c9b2382b5bc7e1b0869e7d28e96ce44654e9df5c1c3c5321737df7464b9768b7bd9092cfb2c0a971e570860c3f6e0943547ab7e90100347cd0bea77575e6b69277037fe0b69511156f3b47c03a85bbf44c45cda7e4ded5b8fed82b90c6ae2fe59de4c0d10798111a7139e963c42e9278511e89265bd4c0d9271ce0a37dc28fc2c34eaf14afcef5a1929d75013a91c92b87e225b85ff96fe7c829eacebbd8fbf5717df24247e2ff8f917a49e1ec78c5ff961483ef5f213f0c11bcc79af483bd88e068c64d1e42c351a4ae72f0bea8354b06ba8cf1ef35a00cd616c70941e1f284c51fb74ab5f61f633c804b54149d37e8a94d73b7976f123e899caf291ea989266f6e7f7f63a65ba2ad05d170b29411de1c44464210749b09944123c8c7578240436b2f8c0e23df15101aa8f802d42b16d1a464c6ec4873fa6f8ebef99df12e39d3411320bef73f9e2d308add711efa134f3e3049a585939b39fc00e86caa83a85417660ec29a1b38ea1e6e44942d91b805fad18e9d4e0db64219fd0aff85cf6c73f1f0ba68c29136230745a23b77515e0e92481031b0dea8a239c3348aed0b4661022f22a26f715ef02084f03ec02b164ed09b68ddb67ca12ff1f6075287334deeee9ce26c7229dfbfecbcfc5d9012d30b2a4c6f1e37873fcca7e35dc87d33935d28716c86ab1b4ff5d6711c521e04529f20ebca441ec276f33219bfb11d029429d299151b4e64aecfb804567e3003ac64892eabbca6a37b7b0b2c6025596ca3ec45e890d2d34ae7a254d403232028d0c2fa361212b9a918', NULL),
    ('sealed', '', 'messages', '00000005.CgIczKRf', 'pg:aes:msgpack', '895', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee89de4ed8a5d19b9d759450a2c09e2ba6333971bb006055da326d9435fc9d7a3bbcc00a5685624226fb345e0e128ef3623754c2fe439a96eb0bb9586a01fc562ee75be4d3186092c67efb4051424ede29d5a76301f7c5dc9fa4002eb869db3d0cc0fb8f989fe4b65f842cf4d6780006aa1a2a240981218abb13aabca3bd5e314eaa7d234b1d07f172dc109af81a3a7d5009d090e34ddbc178d09055ba8351c3f42f489fa70cda0c7d4e8990eb6dc92142015157cd24c651c5bf605ee025ab81476770c3da51d679af2e3f2f55b00133d1d99d9fcbabe09596858e26c152912e098e48838b225a0bb84b598f65d923dfd0c2e6ebdba33565a6720e775df901120cd78fd690296d7757014b2075dc4ed34dbc8166d9c780dc1a55b67af3c99fce42dd0f8e810b2eaf23601dbfe5d7384575253d7d1b2b0096f6d172c12a448e9cdac0e8b384a8199e5ba4057a29d9db9c39a2b9b670c25ede5f13f35c6eda1998a16eca0e9ed04427ea5d080a045662699fc0c13c6e7a557d571fd980e390eeafb808f4bf49450f381fe8e6b11458b6617fa838b1200161958fb50fae01e8e3fa8bad7097205d9fab09ff15f179fe02c2fa718106d84b3cc6a3d07895461b6c32d22d4b145a467c75062ab5b0dc130ec11f02c37ed91f8e8cd9be14f5d2c47eba2496ec8d3c8fc933b51ad5917c8044b973076414156042f863d7c27a602cd66b95e43ca5cae34fb86cc6ddea83b764f4b3c76d425d4836e4405d11e8851a652a69eb84a625a62265b4d55f7e207fefece7250017acdadb23beb2b891b72c4b38c863ed2062fb04e302897600cf3622dd9049d418324fdbeaf05f07ee0a7b568602713659d7674531cdd29465860ccc6cbc37d719e2bbee760a2bad443530fa39547c78c8c6012911c6223350abcb510ba4faa9ece59854730bdb36401498da335da972692879fa3e9ee7504ab64a1383c53dd4041d15f0c94b72d68902c86875200173ee61290cc1a160bf11238da8b8feb19b267a342058d0f0fc71e32a20bc5cbbdcfa83c36694ec5e35d097989a15c3503528058600c94ea5a3f12e08b49d6b9e103f36a85eadcbf6482ecc5514fdbd23b9910adece10831bc2db939724ff05c9d0693e50407cfba986dc569fd1583855d711a1cf41a790915a51ed6b957ea9c3d35a4df526ef11a67f09228fb50dfa3f25d8e907fdeb1561a0011726a56056eb87e6ab3fc83f1de79c542bb3ecf4bd03eeb80b744fe871d38f26df771871422cee8f52807173d9668c45e2f36c8a357b55394cc3c351a04947ee', NULL),
    ('sealed', '', 'messages', '00000006.qciXGnCn', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee9f1404b1e4102afc9863b5531e499bfb0c5da0098538a8215940fe1fd1c1388b50849e5969364b84f1d487b76cdb6b8bb67923ca8201736b0642d7cc0e8aaed6a8d81d3fa905336183ffccd2c5dfb223d71a4401869da80cc3a5c9a7f756a9f23bd063fa064c6973229d4fc87f2db3b863eab7d6d60dc19337764e0c0d43b5fa09704d65771c480aef2d0fcd9df45805cd7df62619f4f72b73220c7996ae29a7459ea9d8a645f9e25361c8f2d03ffd5a3629fc8d57682565613a0656662355f54b3a151655a7cde832a9f4b21aaaa7993b8c2e204ed9e64880d860669c7de93007504f13684638fcd81d2f5b081600c1cdec0141a5a4df00a7d3069ae09f4fd51282b7c930b53f0b3bddbfcf60c98bdf7f4b0fc8b219eafecd426dbc2ab3ce1876ebb330db412487fe9fcd9dd4701846d258d06cd9105281ffdcd1ea1928ccecafe8b774b76ccb467b2c420bbdcdeaaed50c9f789fb365095aec3ca5b185258e58d48e588605f04d494d561653a76b60f5d61fe022c0de0538cbfad4b12c03138f187c6faa3e83404eed740abd68847779b2cc6574f9290283dee82505c7dc061f333ab7a06870716486c4b5cece35b49b341056fcd66a2f380ee46aeeb0647e73a106d30b82432759eb184cd259fd382bc8b644fb0c874662f5eeda23c49f97410c4d0e6f135ecd98f3e1e8daf0a79d49f2a56820d33992dde3e13c29fd2237471ea9a9b4ceaaea9c59cf8244a5ffea3b1c8a0e1b6418b19e023c38838578c399e59451306ac0beea13a3846ac4e5927b7e48ca1c07382d051d9eeb5a3b639216b73572a3486d1cd9dd3d714c3b0f31e89c2936b3882fbe4b30858c08f727a6104edafea2892e260541d4b8896f6788f9d00b77be4be2401bdeaccfe6cc340e6a697511f5b2c574c6ac3effd7b12f2b785b577ab1b7748be95531199ab68729046c3c1ec28b4d074d7b2f73dc0b4ee38f9e2b1a42dbf6ff7a64f8410354cc2b46a1a96a831b33674aba02dc8b68ae44b91aff31e2e42c88bda6b0e2b921f512df866f291674c173c6ff1b561804029c4a41964bd6d802295a07730532b0e0afda2af1cf3a3eaebcf15c941aa89ca74ba298c6afd9e94a7682a153a0fa5bfe8c53c3099927fbfff318ef13f5aa6fbfa6e903ed5b1dd0de1fe0920cc1375a0c6c0427df804e8de33381308a0469c715e621f82b1a38c2598e87958e78678c9e6f81433cc0559052d8f814ce4892fc29e2c0ab25224f976bb1a5c4cd4cd503eab7461641f4b54b9844995ccfbd70244543514fda88586d9510ecd8e8ce73b5f5eb9b2d1da79bdb3f1b6885154ea95629e73ca66214e205be67aa0995e953f398ae26aa10b44ff7f837c92032b3a9e3866b19a627ee89859910937d2f8cb24a0e9c86d60653f244cca250d7a1800411bdfdf3ae4ba50d168a02cf725e5d23e502c8b02948adaa8c6ff78822f80d052ba1a7e0784abd6ad569545e4b3cd7017ad65b409906b991a0a2bb4ab3feebf4b1309a22f4cd89b52ffd1042782966ec2f809e1e2ade9d9421e01060304338c7d87408e5fc001e378cd873aed26389c57af752d204940a1096c2dc38694d2900f81827274d4aca687c0e0fb682135d4bbd3caf3984c25a752b4ab808ea4796dfd5a3e051e90191b8b059b7e519fac51271092280a6436f27ca17139000be412e302b49aa88b75969f1640a4094cb3b175938cc46b4681f3172675cf07ef76af3573e37b74026763b4315cdc5563ef0450089', NULL),
    ('stepped', '', '__start__', '00000001.Ry_On2qa', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\x32ed407c'),
    ('timed', '', '__start__', '00000001.i6wtHssV', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x3141fbe2'),
    ('timed', '', 'messages', '00000002.rV3ZZOOP', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xae2f5e9e'),
    ('timed', '', 'messages', '00000003.PRLRPg2C', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5ce1067b'),
    ('values', '', 'bytes', '00000001.CamsRZ8G', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\xd299a63f'),
    ('values', '', 'large', '00000001.Z4oNF91e', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\xc0c38f7c'),
    ('values', '', 'many', '00000001.bhQ4tVH4', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x54ce8a13'),
    ('values', '', 'nested', '00000001.g4-K_44m', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x6f1ec248'),
    ('values', '', 'real', '00000001.FoBQcn0_', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\xf3850719'),
    ('values', '', 'text', '00000001.rVwd6T3E', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x55726174'),
    ('values', '', 'when', '00000001.uoZe3PCE', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\x40f89336'),
    ('ünï ''code''', '', '__start__', '00000001.KnOx-pM4', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xd7e653bc'),
    ('ünï ''code''', '', 'messages', '00000002.losOwvQu', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x43cc886c'),
    ('ünï ''code''', '', 'messages', '00000003.9aakiJPC', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x03ca050b');

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
    ('keyed', 't6GnkkLL8pyyV', E'\\x010204323032366aedb61473bd07852f50447a56902e489dc364db026e44fb7e093cf0ffbb9c272a752c9f59d0a7f288cc0224903ecd4ec57b2b6da3d506ed948a5d001392eac59781b8ce1c6c148d950bc587c934575842680976507867048561e3ca', 'ring:2026', '2026-11-27 18:28:45.378326+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-27 18:28:47.072064+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'aTPYkaW-e8GvlSlI', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-27 18:28:45.884645+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1ea906-2072-6a19-8000-7c61f2fbd510', 'abe335c6-35d3-ab02-8151-1b491b762f21', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-27 18:28:41.763398+00', '2026-11-27 18:28:42.830212+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea905-fca2-655e-8010-c41d1c4a3022', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-27 18:28:43.211578+00', '2026-11-27 18:28:43.745054+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea906-04f2-6014-8007-6a86ca4866b1', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-27 18:28:44.385061+00', '2026-11-27 18:28:44.385061+00', NULL, 'false', 'false', '2026-11-27 18:28:44.385061+00', NULL, '1f1ea906-0af6-63ee-bfff-f8f73bd83467', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-27 18:28:43.004424+00', '2026-11-27 18:28:43.06616+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea905-fe5d-65ec-8001-acca00713fed', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-27 18:28:45.378326+00', '2026-11-27 18:28:45.467359+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1ea906-151c-68a0-8001-13545334e30f', NULL, NULL, NULL, NULL),
    ('left', '2026-11-27 18:28:45.738574+00', '2026-11-27 18:28:45.738574+00', NULL, 'false', 'false', '2026-11-27 18:28:45.738574+00', NULL, '1f1ea906-182f-625f-bfff-9be2d506ef56', NULL, NULL, NULL, NULL),
    ('question', '2026-11-27 18:28:44.010409+00', '2026-11-27 18:28:44.141289+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-27 18:28:44.141289+00', '1f1ea906-080c-6f9b-8001-0d478af7eb2d', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-27 18:28:45.008434+00', '2026-11-27 18:28:45.155911+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-27 18:28:45.155911+00', '1f1ea906-116f-6b3b-8001-4ecdc2484b64', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-27 18:28:44.70532+00', '2026-11-27 18:28:44.930798+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea906-1010-6749-8004-f4b1ad3d0d36', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-27 18:28:46.614558+00', '2026-11-27 18:28:46.614558+00', NULL, 'false', 'false', '2026-11-27 18:28:46.614558+00', NULL, '1f1ea906-203d-610f-bfff-e32b864a95c8', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-27 18:28:45.601261+00', '2026-11-27 18:28:45.650946+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea906-171b-659a-8001-b8e38c98ee0b', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-27 18:28:44.557496+00', '2026-11-27 18:28:44.557496+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-27 18:28:43.877209+00', '2026-11-27 18:28:43.918656+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea906-066e-6f6e-8001-4744c5ff6b24', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1ea905-f1f8-6d59-bfff-aeeaa1f45d6b', '71a05cc6-404e-2093-fef5-5ba39284f64f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x88d90ccd'),
    ('chat', '', '1f1ea905-f1f8-6d59-bfff-aeeaa1f45d6b', '71a05cc6-404e-2093-fef5-5ba39284f64f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xc02fd6e2'),
    ('chat', '', '1f1ea905-f1f8-6d59-bfff-aeeaa1f45d6b', '71a05cc6-404e-2093-fef5-5ba39284f64f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xcb294584'),
    ('chat', '', '1f1ea905-f1fb-6705-8000-1e2e867aae6d', 'f6381f1c-bcad-76d5-a75e-51fccbe35d16', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0cfa212b'),
    ('chat', '', '1f1ea905-f1fb-6705-8000-1e2e867aae6d', 'f6381f1c-bcad-76d5-a75e-51fccbe35d16', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x279f2d75'),
    ('chat', '', '1f1ea905-f4df-61f4-8002-a50cc0a805b5', '348110b2-bb3c-ed9a-9174-2429ed39e67f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2ab6276e'),
    ('chat', '', '1f1ea905-f4df-61f4-8002-a50cc0a805b5', '348110b2-bb3c-ed9a-9174-2429ed39e67f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xfdc61c71'),
    ('chat', '', '1f1ea905-f4df-61f4-8002-a50cc0a805b5', '348110b2-bb3c-ed9a-9174-2429ed39e67f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xfae3cd2a'),
    ('chat', '', '1f1ea905-f4e2-64a4-8003-8ec8d5d3f436', 'f4bee991-c633-8b0a-5e59-3652b64bfb2a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xaaad9f6f'),
    ('chat', '', '1f1ea905-f4e2-64a4-8003-8ec8d5d3f436', 'f4bee991-c633-8b0a-5e59-3652b64bfb2a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x5747b953'),
    ('chat', '', '1f1ea905-f6e1-66d5-8005-07624fb60394', '00223b93-c476-01e9-9153-643f9b3a4971', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf81ba145'),
    ('chat', '', '1f1ea905-f6e1-66d5-8005-07624fb60394', '00223b93-c476-01e9-9153-643f9b3a4971', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xdf61749e'),
    ('chat', '', '1f1ea905-f6e1-66d5-8005-07624fb60394', '00223b93-c476-01e9-9153-643f9b3a4971', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x8e00160d'),
    ('chat', '', '1f1ea905-f6e3-6c9a-8006-eacec83f6561', '8483856f-f903-9085-a1d6-e9a0784124cc', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xaf23084f'),
    ('chat', '', '1f1ea905-f6e3-6c9a-8006-eacec83f6561', '8483856f-f903-9085-a1d6-e9a0784124cc', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x9a4c9951'),
    ('chat', '', '1f1ea905-f88a-649d-8008-d7101be07d5e', 'd351f200-d220-09ac-52f1-feb0338611d0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4d5ba2e0'),
    ('chat', '', '1f1ea905-f88a-649d-8008-d7101be07d5e', 'd351f200-d220-09ac-52f1-feb0338611d0', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\xf09abc90'),
    ('chat', '', '1f1ea905-f88a-649d-8008-d7101be07d5e', 'd351f200-d220-09ac-52f1-feb0338611d0', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5eb2ac84'),
    ('chat', '', '1f1ea905-f88c-6336-8009-078f5ec8377e', 'ac235ce3-ad85-3778-ec61-7f966ce4ebf5', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfebd507f'),
    ('chat', '', '1f1ea905-f88c-6336-8009-078f5ec8377e', 'ac235ce3-ad85-3778-ec61-7f966ce4ebf5', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xf35501c4'),
    ('chat', '', '1f1ea905-fa01-631a-800b-b765560f4040', '34b66797-7ec4-2b9d-c0f0-7b4d692f1511', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd93095c7'),
    ('chat', '', '1f1ea905-fa01-631a-800b-b765560f4040', '34b66797-7ec4-2b9d-c0f0-7b4d692f1511', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x6d728d86'),
    ('chat', '', '1f1ea905-fa01-631a-800b-b765560f4040', '34b66797-7ec4-2b9d-c0f0-7b4d692f1511', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xad5ae9e5'),
    ('chat', '', '1f1ea905-fa24-658c-800c-031ade6be9f3', '58bed968-da9e-7e19-3869-b3b87e297826', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3389fc41'),
    ('chat', '', '1f1ea905-fa24-658c-800c-031ade6be9f3', '58bed968-da9e-7e19-3869-b3b87e297826', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xe48fcd60'),
    ('chat', '', '1f1ea905-fc32-6bbf-800e-5da61fd7ca04', 'b3e2d6b5-11d3-dfd2-b8f1-458ec91656b5', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdf856fbb'),
    ('chat', '', '1f1ea905-fc32-6bbf-800e-5da61fd7ca04', 'b3e2d6b5-11d3-dfd2-b8f1-458ec91656b5', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\xb6b10b64'),
    ('chat', '', '1f1ea905-fc32-6bbf-800e-5da61fd7ca04', 'b3e2d6b5-11d3-dfd2-b8f1-458ec91656b5', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x39f3c332'),
    ('chat', '', '1f1ea905-fc35-6318-800f-2928ae4ae059', '9e7b685b-c420-f6eb-48c2-b72e48aab3cd', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x49feee1f'),
    ('chat', '', '1f1ea905-fc35-6318-800f-2928ae4ae059', '9e7b685b-c420-f6eb-48c2-b72e48aab3cd', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\xe7d9b7db'),
    ('delta', '', '1f1ea905-ffbb-6cdb-bfff-b0eddd175386', '9a6fb604-5552-4970-6a51-2a87c8cd1c49', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x51181381'),
    ('delta', '', '1f1ea905-ffbb-6cdb-bfff-b0eddd175386', '9a6fb604-5552-4970-6a51-2a87c8cd1c49', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x21c3878a'),
    ('delta', '', '1f1ea905-ffbb-6cdb-bfff-b0eddd175386', '9a6fb604-5552-4970-6a51-2a87c8cd1c49', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xba231a4d'),
    ('delta', '', '1f1ea905-ffbe-610d-8000-f17cadead15e', 'bd3abc71-0abd-e07e-fe95-7d5fdc5da0bb', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1def5778'),
    ('delta', '', '1f1ea905-ffbe-610d-8000-f17cadead15e', 'bd3abc71-0abd-e07e-fe95-7d5fdc5da0bb', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x89714702'),
    ('delta', '', '1f1ea906-0293-6d9e-8002-cf4166521b81', '28548ee6-60e5-c3ee-89bc-867d2f4d3d84', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x77b6f518'),
    ('delta', '', '1f1ea906-0293-6d9e-8002-cf4166521b81', '28548ee6-60e5-c3ee-89bc-867d2f4d3d84', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xa095071c'),
    ('delta', '', '1f1ea906-0293-6d9e-8002-cf4166521b81', '28548ee6-60e5-c3ee-89bc-867d2f4d3d84', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x94acff0a'),
    ('delta', '', '1f1ea906-0296-68d4-8003-0ce4e80d8951', 'b808631b-a177-9de8-1288-93db4539e936', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf8103a9f'),
    ('delta', '', '1f1ea906-0296-68d4-8003-0ce4e80d8951', 'b808631b-a177-9de8-1288-93db4539e936', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x2fc8d180'),
    ('delta', '', '1f1ea906-0488-66bc-8005-874939bf9e6d', '2ebc536d-2e4f-8d6c-037f-80e0cca69c0a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x656e1f61'),
    ('delta', '', '1f1ea906-0488-66bc-8005-874939bf9e6d', '2ebc536d-2e4f-8d6c-037f-80e0cca69c0a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xb8dc9bfa'),
    ('delta', '', '1f1ea906-0488-66bc-8005-874939bf9e6d', '2ebc536d-2e4f-8d6c-037f-80e0cca69c0a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9b265892'),
    ('delta', '', '1f1ea906-048a-6fca-8006-9d4c3017dfa7', 'bd2080f6-331e-6c30-f65b-d70e1a7df03c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x40a098f9'),
    ('delta', '', '1f1ea906-048a-6fca-8006-9d4c3017dfa7', 'bd2080f6-331e-6c30-f65b-d70e1a7df03c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xd0a8ab67'),
    ('failed', '', '1f1ea906-0af6-63ee-bfff-f8f73bd83467', '0c8ea416-2f85-4e83-691e-90f2166659a9', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb4cb1879'),
    ('failed', '', '1f1ea906-0af6-63ee-bfff-f8f73bd83467', '0c8ea416-2f85-4e83-691e-90f2166659a9', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x1f0c8df0'),
    ('failed', '', '1f1ea906-0af6-63ee-bfff-f8f73bd83467', '0c8ea416-2f85-4e83-691e-90f2166659a9', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x22919ecf'),
    ('failed', '', '1f1ea906-0af6-63ee-bfff-f8f73bd83467', '0c8ea416-2f85-4e83-691e-90f2166659a9', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x608751ba'),
    ('failed', '', '1f1ea906-0af8-668f-8000-e8686223ffc9', '36a4df5d-413f-7802-a1db-1f395a9e58a2', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x585d9028'),
    ('failed', '', '1f1ea906-0af8-668f-8000-e8686223ffc9', '36a4df5d-413f-7802-a1db-1f395a9e58a2', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x20d38131'),
    ('failed', '', '1f1ea906-0af8-668f-8000-e8686223ffc9', '36a4df5d-413f-7802-a1db-1f395a9e58a2', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xc1585fb7'),
    ('failed', '', '1f1ea906-0af8-668f-8000-e8686223ffc9', '36a4df5d-413f-7802-a1db-1f395a9e58a2', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x5f6fee48'),
    ('failed', '', '1f1ea906-0b88-6ccc-8001-ab25f7c7ee6b', '3b17598b-f409-dfc1-94e3-da495b8cab7e', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1ea906-0b88-6ccc-8001-ab25f7c7ee6b', '49fcfaf9-c121-c255-97e4-b07e5710b7c0', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', 'inner:3b17598b-f409-dfc1-94e3-da495b8cab7e', '1f1ea906-0bfb-6828-bfff-269f401a4171', 'e1d63aa5-f03d-171f-b99e-bd41885e41bd', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5c4edb9f'),
    ('failed', 'inner:3b17598b-f409-dfc1-94e3-da495b8cab7e', '1f1ea906-0bfb-6828-bfff-269f401a4171', 'e1d63aa5-f03d-171f-b99e-bd41885e41bd', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x0ff99166'),
    ('failed', 'inner:3b17598b-f409-dfc1-94e3-da495b8cab7e', '1f1ea906-0bfb-6828-bfff-269f401a4171', 'e1d63aa5-f03d-171f-b99e-bd41885e41bd', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xd896a837'),
    ('failed', 'inner:3b17598b-f409-dfc1-94e3-da495b8cab7e', '1f1ea906-0bfb-6828-bfff-269f401a4171', 'e1d63aa5-f03d-171f-b99e-bd41885e41bd', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x93317969'),
    ('failed', 'inner:3b17598b-f409-dfc1-94e3-da495b8cab7e', '1f1ea906-0bfb-6828-bfff-269f401a4171', 'e1d63aa5-f03d-171f-b99e-bd41885e41bd', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x65ff793b'),
    ('fork', '', '1f1ea905-fdc7-6600-bfff-2589cb7db030', '0fbc83c8-33db-dd45-e542-1c49a4303932', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2f421398'),
    ('fork', '', '1f1ea905-fdc7-6600-bfff-2589cb7db030', '0fbc83c8-33db-dd45-e542-1c49a4303932', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x034aeaf9'),
    ('fork', '', '1f1ea905-fdc7-6600-bfff-2589cb7db030', '0fbc83c8-33db-dd45-e542-1c49a4303932', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7f514617'),
    ('fork', '', '1f1ea905-fdef-66ef-8000-c4b652690700', 'a088b27b-5e0c-956b-2f59-e4605ddca9f6', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x73aee2cc'),
    ('fork', '', '1f1ea905-fdef-66ef-8000-c4b652690700', 'a088b27b-5e0c-956b-2f59-e4605ddca9f6', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x09866399'),
    ('keyed', '', '1f1ea906-1462-6232-bfff-7b68d62e13fa', 'dcbb58e8-0545-b67d-f9d8-115d74f8c24a', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5ae8de1b67f4fa7d89456e3ab8d54910c49bc41fe8da7fbc6d4d2dc3f06fffa67ce056daea7fb8b4a9c234ac29dfe8933c050843515886ce37ca8c4a913fda6f604c73e9a14641349556a0dbab2a189ce8aacd029343a852440da0fbedc319030c54055265356beedb73154cbe93d70e1012c11ec3f84c86baddd2985d0747669c38ad2d5523450212e625db8150cd06c76284fc6e6f6226f710c1e2c5939770a383d11c2fe8d84a278549b9ab00146eb01e8a674720763b5b4fd66b8a70d1339469c2402bfad1240ec1f0647d1ad50f17d32c828a17838672d4aa02a2a2083bc2ac62b4eef4a9b87c47f2f18ceadbe638988a55ce0cbf14a205db2ad6e3c555bf0a07136a28b2569a2e98b69f1ffed1bb9a9a6e506ba6590bbdbe241de720d80b3bee07a5bfd767c4d94210d3c17948e0e705bbec4b298913508e3', NULL),
    ('keyed', '', '1f1ea906-1462-6232-bfff-7b68d62e13fa', 'dcbb58e8-0545-b67d-f9d8-115d74f8c24a', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5ae1f3f0ede5c56abdbd66ca7306ace6d4ade2d9b7a493158036a40cb0c650f40157644840c14', NULL),
    ('keyed', '', '1f1ea906-1462-6232-bfff-7b68d62e13fa', 'dcbb58e8-0545-b67d-f9d8-115d74f8c24a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5ae4d2525f990c41575f3ef0f37d83163d55487a4d28c3d1a0b4021ecd2', NULL),
    ('keyed', '', '1f1ea906-1464-67ac-8000-817ff272aeb8', 'f199eb6a-54b9-6776-50c3-05e9b316c854', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5ae11fa6149c10f035b631fcc5101c7dc8bb820f3cb470b4cbd7bc4d2320f490f31cb0923c0435b38774772fa881ce3b146775723a52b2bebf48c303b4e85a94903bf305f31e54f141f94be45ae19d3a284bd032ca9d3afd887cef21afa1671f0ab945cda8c48a78d6a4ff18144d6815dd96b09e15444545bde3227c835fdd65f474406fecf7e12592cdcc82aaf49aa5279e6fe4cbd33cd468afcf53812ac9bcb8f414493d5314861c9d5349b874c8d5ac690cd9c81ccab33abe09add5ca1d402ca32bb88f4610f2f5dcc47d95f812bd76ba568a7ee3f9033b06f5a84828bb0a77cf3b7ad6d76cd6b690970e787e8606d5803e9c7dd4443b09b1005d2cb53b8b5976c002deac9eabc9c9949d0a0a5f8709314f8a6974b891e7e4c53b5cb8b0e9720a33a0488b2f29e57d6e3ba5db338f34d48a475cd923d6a70247e63c9f3e048102b412d1461ac0a5439b37ece8c3b25386c8b05fd17495cdfbdabbe8d661d4c8cca', NULL),
    ('keyed', '', '1f1ea906-1464-67ac-8000-817ff272aeb8', 'f199eb6a-54b9-6776-50c3-05e9b316c854', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5ae85a2208f94321abcb5ef85eabe5c44ac76ebb5dd04bdddac8860996f2adf3b', NULL),
    ('left', '', '1f1ea906-182f-625f-bfff-9be2d506ef56', 'c6711690-6b86-8cdc-10df-614b76cd0dd5', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2cea29c5'),
    ('left', '', '1f1ea906-182f-625f-bfff-9be2d506ef56', 'c6711690-6b86-8cdc-10df-614b76cd0dd5', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x816b8e83'),
    ('left', '', '1f1ea906-182f-625f-bfff-9be2d506ef56', 'c6711690-6b86-8cdc-10df-614b76cd0dd5', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x24f0f664'),
    ('left', '', '1f1ea906-182f-625f-bfff-9be2d506ef56', 'c6711690-6b86-8cdc-10df-614b76cd0dd5', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3d0960cf'),
    ('left', '', '1f1ea906-1831-61c9-8000-3ca9ca6319da', '34be6ba1-74c4-50c6-f321-4565bfd1abb4', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0b08c8b5'),
    ('left', '', '1f1ea906-1831-61c9-8000-3ca9ca6319da', '34be6ba1-74c4-50c6-f321-4565bfd1abb4', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x18dc8a89'),
    ('left', '', '1f1ea906-1831-61c9-8000-3ca9ca6319da', '34be6ba1-74c4-50c6-f321-4565bfd1abb4', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xba517272'),
    ('left', '', '1f1ea906-1831-61c9-8000-3ca9ca6319da', '34be6ba1-74c4-50c6-f321-4565bfd1abb4', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xb41ad15a'),
    ('left', '', '1f1ea906-189e-6f45-8001-ec8183189c46', '0f02ed11-275c-3d13-d213-ac389ee2e500', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', '', '1f1ea906-189e-6f45-8001-ec8183189c46', 'c58d7087-a3e7-f119-1f3e-211f08845347', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('question', '', '1f1ea906-077b-6992-bfff-a89d65a86ecc', '8d7e93aa-ab3b-3122-636e-a883b7f0928e', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe06929f8'),
    ('question', '', '1f1ea906-077b-6992-bfff-a89d65a86ecc', '8d7e93aa-ab3b-3122-636e-a883b7f0928e', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x4ff0749a'),
    ('question', '', '1f1ea906-077b-6992-bfff-a89d65a86ecc', '8d7e93aa-ab3b-3122-636e-a883b7f0928e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xbaa7cec8'),
    ('question', '', '1f1ea906-077d-6c4f-8000-da2ba7113a3b', 'af9239b8-8008-33bd-18aa-87287d2a4f9f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7e20dca6'),
    ('question', '', '1f1ea906-077d-6c4f-8000-da2ba7113a3b', 'af9239b8-8008-33bd-18aa-87287d2a4f9f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xc14f0fee'),
    ('question', '', '1f1ea906-077d-6c4f-8000-da2ba7113a3b', 'af9239b8-8008-33bd-18aa-87287d2a4f9f', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x5e3dd70a'),
    ('question', '', '1f1ea906-077d-6c4f-8000-da2ba7113a3b', 'af9239b8-8008-33bd-18aa-87287d2a4f9f', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xea2044f1'),
    ('question', '', '1f1ea906-080c-6f9b-8001-0d478af7eb2d', '22af0ae1-0226-a6ce-572e-4f2e0f3456d3', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206366633635306634656665353166653964646330393164616362316338373937af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1ea906-080c-6f9b-8001-0d478af7eb2d', '37c5e982-faf9-2793-bb3c-65b25e687256', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\xc0150b65'),
    ('question', 'inner:22af0ae1-0226-a6ce-572e-4f2e0f3456d3', '1f1ea906-086a-621c-bfff-dbbfec7fdbd6', '550f5aa3-1fea-34ed-0bbc-c012bf0f550a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x49b4cdaa'),
    ('question', 'inner:22af0ae1-0226-a6ce-572e-4f2e0f3456d3', '1f1ea906-086a-621c-bfff-dbbfec7fdbd6', '550f5aa3-1fea-34ed-0bbc-c012bf0f550a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x443d8da8'),
    ('question', 'inner:22af0ae1-0226-a6ce-572e-4f2e0f3456d3', '1f1ea906-086a-621c-bfff-dbbfec7fdbd6', '550f5aa3-1fea-34ed-0bbc-c012bf0f550a', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x60201f26'),
    ('question', 'inner:22af0ae1-0226-a6ce-572e-4f2e0f3456d3', '1f1ea906-086a-621c-bfff-dbbfec7fdbd6', '550f5aa3-1fea-34ed-0bbc-c012bf0f550a', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x808a50c8'),
    ('question', 'inner:22af0ae1-0226-a6ce-572e-4f2e0f3456d3', '1f1ea906-086c-62b5-8000-c69db2c38332', '8b66b813-0bae-5eff-44b0-757f394930f6', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206366633635306634656665353166653964646330393164616362316338373937af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1ea906-10d9-69af-bfff-bd5642ce65cd', '106b451c-3456-a620-04fa-4ae156d3458e', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eed75114e822f9fea61b5c9cf7c13f7866d318857cfc72ba7b1b93df04c92bffe3df7da3bb56f8278732da6129fc4ab824232807dce2af91b74eef4cfdf4a3e8d02ba2e1fbddbc33e5d53618be4135d154706442c3a5f2bb071f035f094ac69924c307d6b971048f2c31cd4283b445480c7ffdc58bfb38c4021f55bad4a6c22b277ec6e96c5353c4bf12bc0834e02274e084e95a7f638e537ab67023823fd9ecb8cbcdfeba1ac7a9b7996ed1e7', NULL),
    ('sealed too', '', '1f1ea906-10d9-69af-bfff-bd5642ce65cd', '106b451c-3456-a620-04fa-4ae156d3458e', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee5e5db62ee3471124dd0d24eefa6ca1887231ea88678dd80d71f2d68c50aba1768aba8c43d0', NULL),
    ('sealed too', '', '1f1ea906-10d9-69af-bfff-bd5642ce65cd', '106b451c-3456-a620-04fa-4ae156d3458e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eeb82534ac464ef42cd508333aaab742932197fb7e0992a2a12c6cb70f', NULL),
    ('sealed too', '', '1f1ea906-10db-6f53-8000-554e1734d536', 'ebdaa63e-aaa9-6ae2-7076-40a5a7363702', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eeec3718ae755e99a67c07b43986c65fb9eeaf9ddfcf40df9c02f492ea5cc28cb62c8d9f7b1cc532e70f77231bfe9cd42a4c963dfe287efefaca85416dbb6527edfff9f61867baa88fce153762b07dcdb944dafbd3ac2b05d092a3262d231f0f1428f722cdbd1fa97ab4aa29ec96c966cb62719bf67d5b085ace1eb05f3bf53bb58f12b7cb0c612d5fb6580ed0ec4214f76d837fa2cb750e4a58192450ac01975d2829be7ce8ddb5d1ee5c3b72bf648fea6f8a4de9b47c1c51865f836f9bce1985fe831b462b6c294f29d46697ba04565bc019f0b74331e7d214a9cde3e7296e4b29c78e14a20755f0b78ebe3fdaeef5c5185a839d7d1b878d8ac1512e273a2825acfb5b9b476d7794efc12682d3b05a4affb3fbd2feec7b118210890e1f6c2ce5430ca3cd8b73b8b5456653a22ee016c3f4457bcd14271134bbc6e3307c4166c65b3529638ef816f7d802b4ddc47543cc1df7ea821c298be4dad13b4de299c6a569', NULL),
    ('sealed too', '', '1f1ea906-10db-6f53-8000-554e1734d536', 'ebdaa63e-aaa9-6ae2-7076-40a5a7363702', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eecb1b7a70afaf9d3274e5292a8cb8050e11ac3e7850734669abcd8b797639fc', NULL),
    ('sealed too', '', '1f1ea906-10db-6f53-8000-554e1734d536', 'ebdaa63e-aaa9-6ae2-7076-40a5a7363702', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eed51a3da14788704ee78493a48a05d2614573e955a7624a90d13a652c', NULL),
    ('sealed too', '', '1f1ea906-10db-6f53-8000-554e1734d536', 'ebdaa63e-aaa9-6ae2-7076-40a5a7363702', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eebc06ae0f38d620ee386b9b931693cea97af81372ca517dfd9168385b', NULL),
    ('sealed too', '', '1f1ea906-116f-6b3b-8001-4ecdc2484b64', '72c8b110-bee9-772c-0571-b0095ba5e43d', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee8fa1014c0c81199a9909a815fa8ce6fda9eb9be7b744fc34ff9eb628d44357e52c54bd24bf76e251f62c01d5913cb7796ccafc5b95a1a57234a9f687701c53d992246e7b6dbf32f247ec96cffc11d58ab9957f6f73861a911156c6ac03c3ec1ed45d0f3a1c8d3269c61c1641881b5b1cc8f572ba5d34e7422832879d33db7ed1cddaa2cc684e44334399d0', NULL),
    ('sealed too', '', '1f1ea906-116f-6b3b-8001-4ecdc2484b64', 'dc666906-5bb7-bc92-0ab4-91d75e297ffe', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee89f3982a22302cad54977878551ccfabec1bc678e60a0ecdfecb8d09a2a7e4ed8fb16c8d', NULL),
    ('sealed too', 'inner:72c8b110-bee9-772c-0571-b0095ba5e43d', '1f1ea906-1202-67d2-bfff-71546cdaa492', '541e82d8-2187-c42b-2759-dd152495ba7c', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eea29dd130315297608102269ab6b464c48f811b2d02c86162919f04710b652d800a7f31eff193b89b06178899090ea3ead7095f23c58ae2d17021b9a969b90911b3844cec816a49564a1d53cdcd7483749da057906af95ad1b61aecead3791fa2c673f73f2e5de36552a2ea0d30da55dc30123352c8921edebd14c8146ce722e7606b29f1e47be6e822dd36cf2cb2fecb83c0a9ecbd9ab7fc8312142b472bc0381132db1925d7433ca9fcb225dcf1ebd70e867b8170da69c161d5cf558894a8bf2b4117e7417364a0ead1414a5cb6a0c608795fd5f77828e86f38cc82f3e172edbb859a87d7d9499db3308a3e93683e361aa63a0c53c0fbf1e81ecd9b61333050f737d9a655dd9f4e9f44521f604e22bcb384111bbfee77cf15719253eb4eca33ec08375007cd7869fd796a8170eee5b9d7bbdd4e36a49660920e645fddb8763ae21c715621341edbae1ab4c65f23e5db96fc0671923663e4782b9be4f44dd6a2249a0b9c07a6481e0b22d63b44c4e77de3a5a1f59014175d2bea297fc9c2f39abf24391461e2020264206a306d287d1528b4dcf89ad7653f52526d20bc49b466d92b35d66c2a15630dcacf580d64cde9c69a2bd2cf944b63273adcde6d0bb277c6210ac73be2123e23a73a460946580fcda965c0ee74eeb5c5f9c940b1d783d9518574b56f445658b953a89a97fdaa41', NULL),
    ('sealed too', 'inner:72c8b110-bee9-772c-0571-b0095ba5e43d', '1f1ea906-1202-67d2-bfff-71546cdaa492', '541e82d8-2187-c42b-2759-dd152495ba7c', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee46dd39bdca4ab6fd9462642cb648b145e9536a0e105b9b70e6516fb8848610', NULL),
    ('sealed too', 'inner:72c8b110-bee9-772c-0571-b0095ba5e43d', '1f1ea906-1202-67d2-bfff-71546cdaa492', '541e82d8-2187-c42b-2759-dd152495ba7c', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eee90b55232882e7778d4765a1e5f86324ade8b14e706a95e8d9d6122a8cfb3317bc414427f7', NULL),
    ('sealed too', 'inner:72c8b110-bee9-772c-0571-b0095ba5e43d', '1f1ea906-1202-67d2-bfff-71546cdaa492', '541e82d8-2187-c42b-2759-dd152495ba7c', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee79fab28b0085865ce2cf38f0d8f6a9f161f074b1ff41538a847ccc18', NULL),
    ('sealed too', 'inner:72c8b110-bee9-772c-0571-b0095ba5e43d', '1f1ea906-1204-60c6-8000-6d37b1c643fb', '0f406b74-9266-af4d-bd16-a87dc0fd0f0b', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee5b456515d07abc473d1ea23dcdb3572d915a0989c740148f493607313e0b791a8801ea91322c100dff11469d0bbc5b672d6219e1dbc41d2f92d1fbd3022fc45960b7bc1525422f83c98710055f201f4472e932868fc5e2c6105bec1082a9d6b75740e00df4778ee1ac8bc35fb69803ab5655d89a7f0a09d483844c87504bd95a56b11eae16ae2ddcf3db80', NULL),
    ('sealed', '', '1f1ea906-0df8-60b6-bfff-a7319034d3b6', '0e557a10-84f8-db08-d756-18ef80955c67', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eea2e5ec813f5951e12858290e112691ff0dc1049ab0ddaa8188ef59fc70e28b6f5a70fd68a47548b0deef579c578a9dfc884847e461063c00620da7172e6177f8dc6a5d41157388efef805532efe961700f01792838099b0d96ccaff0d70e81008cb878945b9385e45188807d647ac929575ebef333b6081d4a8776c432253f9e9ba763e43b28e928330b814a0bb92696d839f2cee6abdcc909c08e0128415aa75f5b09e3f59e4fa3078adfcaf0780c2261e43f5f7c2dceb19bf59f89561f9a6f97c8cc18e5c5bfc816379ab9019345b4fbd5267c74a27a052c17638ac5fbbde3fb4e6f29981683d4a0a0e641197295eb08a73807c689fe33e2534cd3e5428401824ac4f79b3c8a4aedf20dc553b9fc455e70565bd13fcaa9cfe850752b2ca1693a81d92e2bd03df40ebfd4358362e843311927b6b36791aad731', NULL),
    ('sealed', '', '1f1ea906-0df8-60b6-bfff-a7319034d3b6', '0e557a10-84f8-db08-d756-18ef80955c67', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee700cf0cd1ba694bcfa5fc6b55d61b8f3eda91f547c4bb08a57611d069b94e97a547e141182', NULL),
    ('sealed', '', '1f1ea906-0df8-60b6-bfff-a7319034d3b6', '0e557a10-84f8-db08-d756-18ef80955c67', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eefa2fa63f7cad95de0f403d7ae128dc8a25a00c8301e080b1c0e86ed7', NULL),
    ('sealed', '', '1f1ea906-0dfa-62b3-8000-40229c5dbba2', '973de15e-ff4c-8546-9d46-895ddd00da0b', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee5141edcea6831d9c43a87c72b8e7ddf71ecfaecef6c16f6648298b113b9358f6af5761248a12e3e90d180b58f2339b139ba325b8d4627d434f6c59eca10a33543d485a991321354c0a3067ac25df8c333b13288b46a700aa65271f91178b52a04b9d5a6070c23570e7603e118f3020e2dc25aa221c2767129c2490073cb363e96f081c8954802087d6cc392cad348da4473ce12acef0831d1b58ad9534a0f3a78392873aaea9b24d4e2b8306b172f37125bf305d418b60213848cd55e17a75215c1ab7e9f46e4e8901788bef1c297f5df49e9dca30e96ca8767a8d3a2b60952a4dcc89c2594d2170608c81c80f9e701d0cacb3a3d520c62d8f8aaea124e67f7b70d73478393995048f2aed4dce989536edadd3d57590f735fa22deed3294ab4d23d6195b746887ad4ec3ad3858759f8ed98928bd19d2c2379d967036673c1eea108d9fc434ca70b54254e6e81341952497516f584236abead1fec0c30088888d2b', NULL),
    ('sealed', '', '1f1ea906-0dfa-62b3-8000-40229c5dbba2', '973de15e-ff4c-8546-9d46-895ddd00da0b', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee0aee31b01766852eb72c645a3bd48dc3dcc8c2d53b6f906bef05682a99394c', NULL),
    ('sealed', '', '1f1ea906-0fe1-67ac-8002-bf833bdd412e', 'e7eeb73a-c0ff-178f-1fe2-4a295df4522a', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee1df542cb71f1280c844e9f002301bdd909471af918c19a07b347b427143f0edf91cc8709b3a218af170080e679c73fad79f79f335201ef0e4f365eb153f1f2071353144670233abaad058fd8c8a2f3860354188c6bd940bc7397640798fd7487a0a4fedf31ddc6b52d640fec6906fb29e04b49f1ef237fdf32300b939dd22a460e7cbfcb9d6de2501a3891b99d307d849222f3a2c79bf1bb32802ff8837ab7519872e7b27535807698c7a069fe7d4bc268484439a78578b5f081e52670029e3a02197dc209ddd3b073e19876a8d59c6b787d9ad75ae5bb5a79a43f4ef6b454265ac96e49e9895f5aeace198096e5f2101dc6bec17ea3f0148469fcfd54c6bb657083a0b81e12625c9f309f6e0db609fe85ce5af8bb5744f9ae2d08bfbf4721424451006d249fd613561f1b29898d124c84a558e47aeb61edc87a', NULL),
    ('sealed', '', '1f1ea906-0fe1-67ac-8002-bf833bdd412e', 'e7eeb73a-c0ff-178f-1fe2-4a295df4522a', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee076ec329dcd7c27cde0e403411feb87dc1a85cb374dbac7f86bf6ba62c405e3f17aca6a5a2', NULL),
    ('sealed', '', '1f1ea906-0fe1-67ac-8002-bf833bdd412e', 'e7eeb73a-c0ff-178f-1fe2-4a295df4522a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee54b7ab732270426a2a681a9ce9b9b7a063f9922c0ca2d8582254b695', NULL),
    ('sealed', '', '1f1ea906-0fe2-6fde-8003-433e0367a717', 'e61be605-dacd-3ff5-d8c5-478eb423fac0', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee9a0fd09f4eeda27decddf4dcde329cf149c44c1296a012feb77a04268f38813fd1b7b77683af28bcb811014bb2fcc7bbe36e2eb34da0e4c20a1f09b19af0ce0f2eebfd779d1d9a5d4b955109c86a7333c256ed6fc1128086a3a21bceb714da2f0c20734ee7b7129850255c97e6001c0912a8d060ca312282e7146100447e8d12e8757d73b2f5018e464989330a12984db9742e813b8aefb70ffb6df8933c1c3c0effedae2df6b526e180cbeb210de77d1148b3cbf56a5d5dbcc68a2220e4bd063c88d1aa44649605b8f5c4eebc508f6191489fa3c818a5d3a5b4159eb7d914ba28469a824f5a43d37d04a183447d66b9fb8dc8b72615956c0df4ebd22f11a52f4eda9e64bab618f5121f4db2897f1f19b131f6a06d3f93bd75c103899b2cf310dc756bf912258b1902de53c2039b5c41dadae7807a88a1fc0f3792745b2b838c1f9567ab66a256a06e91634d9cf852c3ff391a894e170317230a9950f90d0bd831', NULL),
    ('sealed', '', '1f1ea906-0fe2-6fde-8003-433e0367a717', 'e61be605-dacd-3ff5-d8c5-478eb423fac0', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee9aadf77f96f7cf7d9f27927691918d8b88ec3b1761043e43d43944f423854a', NULL),
    ('stepped', '', '1f1ea906-203d-610f-bfff-e32b864a95c8', '8b85cc70-ae0c-1124-e569-d7a9ac7b6314', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\x8ac9237b'),
    ('stepped', '', '1f1ea906-203d-610f-bfff-e32b864a95c8', '8b85cc70-ae0c-1124-e569-d7a9ac7b6314', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\x599e428d'),
    ('stepped', '', '1f1ea906-2072-6a19-8000-7c61f2fbd510', 'abe335c6-35d3-ab02-8151-1b491b762f21', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1ea906-16b1-648f-bfff-4b9e290946f4', '8066009c-804a-7e9c-eb6e-1f220931850b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x88b0ef37'),
    ('timed', '', '1f1ea906-16b1-648f-bfff-4b9e290946f4', '8066009c-804a-7e9c-eb6e-1f220931850b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x91a62455'),
    ('timed', '', '1f1ea906-16b1-648f-bfff-4b9e290946f4', '8066009c-804a-7e9c-eb6e-1f220931850b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x511151f0'),
    ('timed', '', '1f1ea906-16e2-6f5d-8000-7095c1723863', 'e3ad159e-8f75-a44d-8d3a-8d78f02bc40f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xca325f50'),
    ('timed', '', '1f1ea906-16e2-6f5d-8000-7095c1723863', 'e3ad159e-8f75-a44d-8d3a-8d78f02bc40f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x4960a042'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1ea906-0611-6998-bfff-5b942fdd1d94', 'a721bb73-bf58-fb38-64b8-1d4ec8194f75', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x23844020'),
    ('ünï ''code''', '', '1f1ea906-0611-6998-bfff-5b942fdd1d94', 'a721bb73-bf58-fb38-64b8-1d4ec8194f75', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x7681c206'),
    ('ünï ''code''', '', '1f1ea906-0611-6998-bfff-5b942fdd1d94', 'a721bb73-bf58-fb38-64b8-1d4ec8194f75', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x25a1fab6'),
    ('ünï ''code''', '', '1f1ea906-0613-6e6a-8000-06b8f9f08249', '83fc0fef-8156-cb1a-a196-fb0003d4355f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x38e90c8d'),
    ('ünï ''code''', '', '1f1ea906-0613-6e6a-8000-06b8f9f08249', '83fc0fef-8156-cb1a-a196-fb0003d4355f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x8239e5c8');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation") values
    ('chat', '', '1f1ea905-f1f8-6d59-bfff-aeeaa1f45d6b', NULL, '{"v": 4, "id": "1f1ea905-f1f8-6d59-bfff-aeeaa1f45d6b", "ts": "2026-11-27T18:28:41.728943+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.1sshjG52"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x40b98d0985f21a847abc059a', NULL),
    ('chat', '', '1f1ea905-f1fb-6705-8000-1e2e867aae6d', '1f1ea905-f1f8-6d59-bfff-aeeaa1f45d6b', '{"v": 4, "id": "1f1ea905-f1fb-6705-8000-1e2e867aae6d", "ts": "2026-11-27T18:28:41.730010+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.1sshjG52"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.s1c6qPZ2", "messages": "00000002.s1c6qPZ2", "__start__": "00000002.s1c6qPZ2", "branch:to:reply": "00000002.s1c6qPZ2"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x542c7d0027e447e9db021e96', NULL),
    ('chat', '', '1f1ea905-f26f-69b0-8001-a8c89c733a5b', '1f1ea905-f1fb-6705-8000-1e2e867aae6d', '{"v": 4, "id": "1f1ea905-f26f-69b0-8001-a8c89c733a5b", "ts": "2026-11-27T18:28:41.777573+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.s1c6qPZ2"}, "__input__": {}, "__start__": {"__start__": "00000001.1sshjG52"}}, "channel_values": {}, "channel_versions": {"items": "00000003.nmUb9MRW", "messages": "00000003.nmUb9MRW", "__start__": "00000002.s1c6qPZ2", "branch:to:reply": "00000003.nmUb9MRW"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x819d15ab77cf40d7db021e96', NULL),
    ('chat', '', '1f1ea905-f4df-61f4-8002-a50cc0a805b5', '1f1ea905-f26f-69b0-8001-a8c89c733a5b', '{"v": 4, "id": "1f1ea905-f4df-61f4-8002-a50cc0a805b5", "ts": "2026-11-27T18:28:42.032955+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.s1c6qPZ2"}, "__input__": {}, "__start__": {"__start__": "00000001.1sshjG52"}}, "channel_values": {}, "channel_versions": {"items": "00000003.nmUb9MRW", "messages": "00000003.nmUb9MRW", "__start__": "00000004.GRyVrS8L", "branch:to:reply": "00000003.nmUb9MRW"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x5c58f0e974dd573d7abc059adb021e96', NULL),
    ('chat', '', '1f1ea905-f4e2-64a4-8003-8ec8d5d3f436', '1f1ea905-f4df-61f4-8002-a50cc0a805b5', '{"v": 4, "id": "1f1ea905-f4e2-64a4-8003-8ec8d5d3f436", "ts": "2026-11-27T18:28:42.034269+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.s1c6qPZ2"}, "__input__": {}, "__start__": {"__start__": "00000004.GRyVrS8L"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.5zEIUtTz", "messages": "00000005.5zEIUtTz", "__start__": "00000005.5zEIUtTz", "branch:to:reply": "00000005.5zEIUtTz"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xeac94fb94b88f5badb021e96', NULL),
    ('chat', '', '1f1ea905-f55e-6e81-8004-20884f107980', '1f1ea905-f4e2-64a4-8003-8ec8d5d3f436', '{"v": 4, "id": "1f1ea905-f55e-6e81-8004-20884f107980", "ts": "2026-11-27T18:28:42.085299+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.5zEIUtTz"}, "__input__": {}, "__start__": {"__start__": "00000004.GRyVrS8L"}}, "channel_values": {}, "channel_versions": {"items": "00000006.B7-PGD64", "messages": "00000006.B7-PGD64", "__start__": "00000005.5zEIUtTz", "branch:to:reply": "00000006.B7-PGD64"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x328afafac6a84b75db021e96e11ee94d', NULL),
    ('chat', '', '1f1ea905-f6e1-66d5-8005-07624fb60394', '1f1ea905-f55e-6e81-8004-20884f107980', '{"v": 4, "id": "1f1ea905-f6e1-66d5-8005-07624fb60394", "ts": "2026-11-27T18:28:42.243630+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.5zEIUtTz"}, "__input__": {}, "__start__": {"__start__": "00000004.GRyVrS8L"}}, "channel_values": {}, "channel_versions": {"items": "00000006.B7-PGD64", "messages": "00000006.B7-PGD64", "__start__": "00000007.rPk4S4iO", "branch:to:reply": "00000006.B7-PGD64"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3afd8408b80b8bd87abc059adb021e96', NULL),
    ('chat', '', '1f1ea905-f6e3-6c9a-8006-eacec83f6561', '1f1ea905-f6e1-66d5-8005-07624fb60394', '{"v": 4, "id": "1f1ea905-f6e3-6c9a-8006-eacec83f6561", "ts": "2026-11-27T18:28:42.244609+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.5zEIUtTz"}, "__input__": {}, "__start__": {"__start__": "00000007.rPk4S4iO"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.I-BBtl6l", "messages": "00000008.I-BBtl6l", "__start__": "00000008.I-BBtl6l", "branch:to:reply": "00000008.I-BBtl6l"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc13649d7680aa1c5db021e96', NULL),
    ('chat', '', '1f1ea905-f774-6138-8007-b5504d144cb2', '1f1ea905-f6e3-6c9a-8006-eacec83f6561', '{"v": 4, "id": "1f1ea905-f774-6138-8007-b5504d144cb2", "ts": "2026-11-27T18:28:42.303698+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.I-BBtl6l"}, "__input__": {}, "__start__": {"__start__": "00000007.rPk4S4iO"}}, "channel_values": {}, "channel_versions": {"items": "00000009._4wzGfVa", "messages": "00000009._4wzGfVa", "__start__": "00000008.I-BBtl6l", "branch:to:reply": "00000009._4wzGfVa"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xe80a55a2e4ed43efdb021e96', NULL),
    ('chat', '', '1f1ea905-f88a-649d-8008-d7101be07d5e', '1f1ea905-f774-6138-8007-b5504d144cb2', '{"v": 4, "id": "1f1ea905-f88a-649d-8008-d7101be07d5e", "ts": "2026-11-27T18:28:42.417656+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.I-BBtl6l"}, "__input__": {}, "__start__": {"__start__": "00000007.rPk4S4iO"}}, "channel_values": {}, "channel_versions": {"items": "00000009._4wzGfVa", "messages": "00000009._4wzGfVa", "__start__": "00000010.lagf7EJn", "branch:to:reply": "00000009._4wzGfVa"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xf5f53dcf850a5bfb7abc059adb021e96', NULL),
    ('chat', '', '1f1ea905-f88c-6336-8009-078f5ec8377e', '1f1ea905-f88a-649d-8008-d7101be07d5e', '{"v": 4, "id": "1f1ea905-f88c-6336-8009-078f5ec8377e", "ts": "2026-11-27T18:28:42.418452+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.I-BBtl6l"}, "__input__": {}, "__start__": {"__start__": "00000010.lagf7EJn"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.rEK-W_JL", "messages": "00000011.rEK-W_JL", "__start__": "00000011.rEK-W_JL", "branch:to:reply": "00000011.rEK-W_JL"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xb3b626e51f12b205db021e96', NULL),
    ('chat', '', '1f1ea905-f8fd-62d3-800a-486b6994b842', '1f1ea905-f88c-6336-8009-078f5ec8377e', '{"v": 4, "id": "1f1ea905-f8fd-62d3-800a-486b6994b842", "ts": "2026-11-27T18:28:42.464705+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.rEK-W_JL"}, "__input__": {}, "__start__": {"__start__": "00000010.lagf7EJn"}}, "channel_values": {}, "channel_versions": {"items": "00000012.rGa1qn4R", "messages": "00000012.rGa1qn4R", "__start__": "00000011.rEK-W_JL", "branch:to:reply": "00000012.rGa1qn4R"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x32ca119687fd3115db021e96e11ee94d', NULL),
    ('chat', '', '1f1ea905-fa01-631a-800b-b765560f4040', '1f1ea905-f8fd-62d3-800a-486b6994b842', '{"v": 4, "id": "1f1ea905-fa01-631a-800b-b765560f4040", "ts": "2026-11-27T18:28:42.571211+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.rEK-W_JL"}, "__input__": {}, "__start__": {"__start__": "00000010.lagf7EJn"}}, "channel_values": {}, "channel_versions": {"items": "00000012.rGa1qn4R", "messages": "00000012.rGa1qn4R", "__start__": "00000013.iWBGuQxp", "branch:to:reply": "00000012.rGa1qn4R"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x22250d3a062fef747abc059adb021e96', NULL),
    ('chat', '', '1f1ea905-fa24-658c-800c-031ade6be9f3', '1f1ea905-fa01-631a-800b-b765560f4040', '{"v": 4, "id": "1f1ea905-fa24-658c-800c-031ade6be9f3", "ts": "2026-11-27T18:28:42.585615+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.rEK-W_JL"}, "__input__": {}, "__start__": {"__start__": "00000013.iWBGuQxp"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.iecrIwHP", "messages": "00000014.iecrIwHP", "__start__": "00000014.iecrIwHP", "branch:to:reply": "00000014.iecrIwHP"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x97d1e2deb587372cdb021e96', NULL),
    ('chat', '', '1f1ea905-fa93-643a-800d-34c6110b4ffd', '1f1ea905-fa24-658c-800c-031ade6be9f3', '{"v": 4, "id": "1f1ea905-fa93-643a-800d-34c6110b4ffd", "ts": "2026-11-27T18:28:42.631040+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.iecrIwHP"}, "__input__": {}, "__start__": {"__start__": "00000013.iWBGuQxp"}}, "channel_values": {}, "channel_versions": {"items": "00000015.NwTT0FxA", "messages": "00000015.NwTT0FxA", "__start__": "00000014.iecrIwHP", "branch:to:reply": "00000015.NwTT0FxA"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x06b455b7f47373b3db021e96', NULL),
    ('chat', '', '1f1ea905-fc32-6bbf-800e-5da61fd7ca04', '1f1ea905-fa93-643a-800d-34c6110b4ffd', '{"v": 4, "id": "1f1ea905-fc32-6bbf-800e-5da61fd7ca04", "ts": "2026-11-27T18:28:42.801214+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.iecrIwHP"}, "__input__": {}, "__start__": {"__start__": "00000013.iWBGuQxp"}}, "channel_values": {}, "channel_versions": {"items": "00000015.NwTT0FxA", "messages": "00000015.NwTT0FxA", "__start__": "00000016.AXOGh2xL", "branch:to:reply": "00000015.NwTT0FxA"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xd383bf6cc1f751dd7abc059adb021e96', NULL),
    ('chat', '', '1f1ea905-fc35-6318-800f-2928ae4ae059', '1f1ea905-fc32-6bbf-800e-5da61fd7ca04', '{"v": 4, "id": "1f1ea905-fc35-6318-800f-2928ae4ae059", "ts": "2026-11-27T18:28:42.802238+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.iecrIwHP"}, "__input__": {}, "__start__": {"__start__": "00000016.AXOGh2xL"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.7T5r3juF", "messages": "00000017.7T5r3juF", "__start__": "00000017.7T5r3juF", "branch:to:reply": "00000017.7T5r3juF"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x3989a0dba2273091db021e96', NULL),
    ('chat', '', '1f1ea905-fca2-655e-8010-c41d1c4a3022', '1f1ea905-fc35-6318-800f-2928ae4ae059', '{"v": 4, "id": "1f1ea905-fca2-655e-8010-c41d1c4a3022", "ts": "2026-11-27T18:28:42.846930+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.7T5r3juF"}, "__input__": {}, "__start__": {"__start__": "00000016.AXOGh2xL"}}, "channel_values": {}, "channel_versions": {"items": "00000018.OLQt8Gr5", "messages": "00000018.OLQt8Gr5", "__start__": "00000017.7T5r3juF", "branch:to:reply": "00000018.OLQt8Gr5"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\x9445a49a85a7d432db021e96e11ee94d', NULL),
    ('delta', '', '1f1ea905-ffbb-6cdb-bfff-b0eddd175386', NULL, '{"v": 4, "id": "1f1ea905-ffbb-6cdb-bfff-b0eddd175386", "ts": "2026-11-27T18:28:43.171947+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.oY3mbnTN"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x7e42780ef4604a1f7abc059a', NULL),
    ('delta', '', '1f1ea905-ffbe-610d-8000-f17cadead15e', '1f1ea905-ffbb-6cdb-bfff-b0eddd175386', '{"v": 4, "id": "1f1ea905-ffbe-610d-8000-f17cadead15e", "ts": "2026-11-27T18:28:43.172875+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.oY3mbnTN"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002._dmqUFgV", "messages": "00000002._dmqUFgV", "__start__": "00000002._dmqUFgV", "branch:to:reply": "00000002._dmqUFgV"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xb82a732791cdcc4adb021e96', NULL),
    ('delta', '', '1f1ea906-0062-6f23-8001-75fb014897d2', '1f1ea905-ffbe-610d-8000-f17cadead15e', '{"v": 4, "id": "1f1ea906-0062-6f23-8001-75fb014897d2", "ts": "2026-11-27T18:28:43.240399+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._dmqUFgV"}, "__input__": {}, "__start__": {"__start__": "00000001.oY3mbnTN"}}, "channel_values": {}, "channel_versions": {"items": "00000003.vJlropXT", "messages": "00000003.vJlropXT", "__start__": "00000002._dmqUFgV", "branch:to:reply": "00000003.vJlropXT"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xca5e3b081f54fe5adb021e96', NULL),
    ('delta', '', '1f1ea906-0293-6d9e-8002-cf4166521b81', '1f1ea906-0062-6f23-8001-75fb014897d2', '{"v": 4, "id": "1f1ea906-0293-6d9e-8002-cf4166521b81", "ts": "2026-11-27T18:28:43.470142+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._dmqUFgV"}, "__input__": {}, "__start__": {"__start__": "00000001.oY3mbnTN"}}, "channel_values": {}, "channel_versions": {"items": "00000003.vJlropXT", "messages": "00000003.vJlropXT", "__start__": "00000004.zUy2LcOK", "branch:to:reply": "00000003.vJlropXT"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xb6e70a0998b2c3c67abc059adb021e96', NULL),
    ('delta', '', '1f1ea906-0296-68d4-8003-0ce4e80d8951', '1f1ea906-0293-6d9e-8002-cf4166521b81', '{"v": 4, "id": "1f1ea906-0296-68d4-8003-0ce4e80d8951", "ts": "2026-11-27T18:28:43.471262+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._dmqUFgV"}, "__input__": {}, "__start__": {"__start__": "00000004.zUy2LcOK"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.UAPgzq5q", "messages": "00000005.UAPgzq5q", "__start__": "00000005.UAPgzq5q", "branch:to:reply": "00000005.UAPgzq5q"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xa4aae03bafbd6159db021e96', NULL),
    ('delta', '', '1f1ea906-02fe-61dc-8004-8d5cbff09970', '1f1ea906-0296-68d4-8003-0ce4e80d8951', '{"v": 4, "id": "1f1ea906-02fe-61dc-8004-8d5cbff09970", "ts": "2026-11-27T18:28:43.513674+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.UAPgzq5q"}, "__input__": {}, "__start__": {"__start__": "00000004.zUy2LcOK"}}, "channel_values": {}, "channel_versions": {"items": "00000006.306tr1LY", "messages": "00000006.306tr1LY", "__start__": "00000005.UAPgzq5q", "branch:to:reply": "00000006.306tr1LY"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x3913de595ee4c570db021e96e11ee94d', NULL),
    ('delta', '', '1f1ea906-0488-66bc-8005-874939bf9e6d', '1f1ea906-02fe-61dc-8004-8d5cbff09970', '{"v": 4, "id": "1f1ea906-0488-66bc-8005-874939bf9e6d", "ts": "2026-11-27T18:28:43.675179+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.UAPgzq5q"}, "__input__": {}, "__start__": {"__start__": "00000004.zUy2LcOK"}}, "channel_values": {}, "channel_versions": {"items": "00000006.306tr1LY", "messages": "00000006.306tr1LY", "__start__": "00000007.CfXosrcG", "branch:to:reply": "00000006.306tr1LY"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x08451c8738c996177abc059adb021e96', NULL),
    ('delta', '', '1f1ea906-048a-6fca-8006-9d4c3017dfa7', '1f1ea906-0488-66bc-8005-874939bf9e6d', '{"v": 4, "id": "1f1ea906-048a-6fca-8006-9d4c3017dfa7", "ts": "2026-11-27T18:28:43.676238+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.UAPgzq5q"}, "__input__": {}, "__start__": {"__start__": "00000007.CfXosrcG"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.b5h5U6y2", "messages": "00000008.b5h5U6y2", "__start__": "00000008.b5h5U6y2", "branch:to:reply": "00000008.b5h5U6y2"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa4709c1728570dd4db021e96', NULL),
    ('delta', '', '1f1ea906-04f2-6014-8007-6a86ca4866b1', '1f1ea906-048a-6fca-8006-9d4c3017dfa7', '{"v": 4, "id": "1f1ea906-04f2-6014-8007-6a86ca4866b1", "ts": "2026-11-27T18:28:43.718422+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.b5h5U6y2"}, "__input__": {}, "__start__": {"__start__": "00000007.CfXosrcG"}}, "channel_values": {}, "channel_versions": {"items": "00000009.G1XJbfSo", "messages": "00000009.G1XJbfSo", "__start__": "00000008.b5h5U6y2", "branch:to:reply": "00000009.G1XJbfSo"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x1be1e2f61a2d7759db021e96', NULL),
    ('failed', '', '1f1ea906-0af6-63ee-bfff-f8f73bd83467', NULL, '{"v": 4, "id": "1f1ea906-0af6-63ee-bfff-f8f73bd83467", "ts": "2026-11-27T18:28:44.349319+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Vro4HdnH"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe2b5849916e904b57abc059a', NULL),
    ('failed', '', '1f1ea906-0af8-668f-8000-e8686223ffc9', '1f1ea906-0af6-63ee-bfff-f8f73bd83467', '{"v": 4, "id": "1f1ea906-0af8-668f-8000-e8686223ffc9", "ts": "2026-11-27T18:28:44.350202+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Vro4HdnH"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.siFX6krh", "answer": "00000002.siFX6krh", "messages": "00000002.siFX6krh", "__start__": "00000002.siFX6krh", "branch:to:reply": "00000002.siFX6krh"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xc33f6cb7d6925869db021e96', NULL),
    ('failed', '', '1f1ea906-0b88-6ccc-8001-ab25f7c7ee6b', '1f1ea906-0af8-668f-8000-e8686223ffc9', '{"v": 4, "id": "1f1ea906-0b88-6ccc-8001-ab25f7c7ee6b", "ts": "2026-11-27T18:28:44.409275+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.siFX6krh"}, "__input__": {}, "__start__": {"__start__": "00000001.Vro4HdnH"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.siFX6krh", "items": "00000003.PNvNK7aO", "answer": "00000002.siFX6krh", "messages": "00000003.PNvNK7aO", "__start__": "00000002.siFX6krh", "branch:to:inner": "00000003.PNvNK7aO", "branch:to:reply": "00000003.PNvNK7aO", "branch:to:beside": "00000003.PNvNK7aO"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xa484f56dda9ff542db021e96', NULL),
    ('failed', 'inner:3b17598b-f409-dfc1-94e3-da495b8cab7e', '1f1ea906-0bfb-6828-bfff-269f401a4171', NULL, '{"v": 4, "id": "1f1ea906-0bfb-6828-bfff-269f401a4171", "ts": "2026-11-27T18:28:44.456334+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.fS4KVS5G"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1ea906-0b88-6ccc-8001-ab25f7c7ee6b"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x12458a07c403ac297abc059a', NULL),
    ('failed', 'inner:3b17598b-f409-dfc1-94e3-da495b8cab7e', '1f1ea906-0c29-6415-8000-a02ff1f9b06d', '1f1ea906-0bfb-6828-bfff-269f401a4171', '{"v": 4, "id": "1f1ea906-0c29-6415-8000-a02ff1f9b06d", "ts": "2026-11-27T18:28:44.475055+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.fS4KVS5G"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.hpZSogrz", "items": "00000002.hpZSogrz", "answer": "00000002.hpZSogrz", "messages": "00000002.hpZSogrz", "__start__": "00000002.hpZSogrz", "branch:to:ask": "00000002.hpZSogrz"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1ea906-0b88-6ccc-8001-ab25f7c7ee6b"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xe3b358c2319d2ddadb021e96', NULL),
    ('fork', '', '1f1ea905-fdc7-6600-bfff-2589cb7db030', NULL, '{"v": 4, "id": "1f1ea905-fdc7-6600-bfff-2589cb7db030", "ts": "2026-11-27T18:28:42.966972+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.GVwbMBWf"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3a776506c59f31927abc059a', NULL),
    ('fork', '', '1f1ea905-fdef-66ef-8000-c4b652690700', '1f1ea905-fdc7-6600-bfff-2589cb7db030', '{"v": 4, "id": "1f1ea905-fdef-66ef-8000-c4b652690700", "ts": "2026-11-27T18:28:42.983369+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.GVwbMBWf"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.FMVyVPpe", "messages": "00000002.FMVyVPpe", "__start__": "00000002.FMVyVPpe", "branch:to:reply": "00000002.FMVyVPpe"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x44df9247957edb72db021e96', NULL),
    ('fork', '', '1f1ea905-fe5d-65ec-8001-acca00713fed', '1f1ea905-fdef-66ef-8000-c4b652690700', '{"v": 4, "id": "1f1ea905-fe5d-65ec-8001-acca00713fed", "ts": "2026-11-27T18:28:43.028399+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.FMVyVPpe"}, "__input__": {}, "__start__": {"__start__": "00000001.GVwbMBWf"}}, "channel_values": {}, "channel_versions": {"items": "00000003.cgbp6NI6", "messages": "00000003.cgbp6NI6", "__start__": "00000002.FMVyVPpe", "branch:to:reply": "00000003.cgbp6NI6"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x33e158237d732dcfdb021e96', NULL),
    ('fork', '', '1f1ea906-0a4a-6175-8001-2631bc781af5', '1f1ea905-fdef-66ef-8000-c4b652690700', '{"v": 4, "id": "1f1ea906-0a4a-6175-8001-2631bc781af5", "ts": "2026-11-27T18:28:44.278777+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.GVwbMBWf"}}, "channel_values": {}, "channel_versions": {"items": "00000003.L91TqFa0", "messages": "00000003.Vcuuzr0l", "__start__": "00000002.FMVyVPpe", "branch:to:reply": "00000003.Vcuuzr0l"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x59102719ebe3fb75db021e96e11ee94d', NULL),
    ('keyed', '', '1f1ea906-1462-6232-bfff-7b68d62e13fa', NULL, '{"v": 4, "id": "1f1ea906-1462-6232-bfff-7b68d62e13fa", "ts": "2026-11-27T18:28:45.337228+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Wbw97kdP"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5aeec496933fa7c1649a60f80a1189441dc13dec8d299a26aef10da8cdf42dde422885289271bb865e9893d19e0d6c9697b346b11', NULL, NULL),
    ('keyed', '', '1f1ea906-1464-67ac-8000-817ff272aeb8', '1f1ea906-1462-6232-bfff-7b68d62e13fa', '{"v": 4, "id": "1f1ea906-1464-67ac-8000-817ff272aeb8", "ts": "2026-11-27T18:28:45.338194+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Wbw97kdP"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.-Zq5FXP5", "messages": "00000002.-Zq5FXP5", "__start__": "00000002.-Zq5FXP5", "branch:to:reply": "00000002.-Zq5FXP5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5ae2c901af0170d85d59c1a935e20564dfe9690d44fd9e1b703db4cd4427d574f4aab1042380312cdc8d7c113d8f261c693f1d50933a9ae3d1ede4a84c59089e0c9460529ef605c936c798ff076309714bd042ca592545392a7bb41e17f8f3c0600f05eb39ffe4663337262', NULL, NULL),
    ('keyed', '', '1f1ea906-151c-68a0-8001-13545334e30f', '1f1ea906-1464-67ac-8000-817ff272aeb8', '{"v": 4, "id": "1f1ea906-151c-68a0-8001-13545334e30f", "ts": "2026-11-27T18:28:45.413578+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.-Zq5FXP5"}, "__input__": {}, "__start__": {"__start__": "00000001.Wbw97kdP"}}, "channel_values": {}, "channel_versions": {"items": "00000003.2N2Q3eeT", "messages": "00000003.2N2Q3eeT", "__start__": "00000002.-Zq5FXP5", "branch:to:reply": "00000003.2N2Q3eeT"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d7436476e6b6b4c4c38707979564b50af06f093d739ab13740c976e0bcaa3d2dd6aa59bb568e6e6ce5b8b5aa5ae683be94160c87db70640e10eb9c8f809d56a26050abfb1c71457653ccbcc37a7822bb3eb7d6ea32c87c44cbafdbffe155b5d679775baa84542d9664f9f171980d9c90fe57472972800d677b1d3720e22846ec4d4', NULL, NULL),
    ('left', '', '1f1ea906-182f-625f-bfff-9be2d506ef56', NULL, '{"v": 4, "id": "1f1ea906-182f-625f-bfff-9be2d506ef56", "ts": "2026-11-27T18:28:45.735778+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.TRBJSO7O"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xd61b6a1be0b46de37abc059a', NULL),
    ('left', '', '1f1ea906-1831-61c9-8000-3ca9ca6319da', '1f1ea906-182f-625f-bfff-9be2d506ef56', '{"v": 4, "id": "1f1ea906-1831-61c9-8000-3ca9ca6319da", "ts": "2026-11-27T18:28:45.736581+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.TRBJSO7O"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.AiNzVfxj", "answer": "00000002.AiNzVfxj", "messages": "00000002.AiNzVfxj", "__start__": "00000002.AiNzVfxj", "branch:to:reply": "00000002.AiNzVfxj"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x4deb64d5e0daa0fcdb021e96', NULL),
    ('left', '', '1f1ea906-189e-6f45-8001-ec8183189c46', '1f1ea906-1831-61c9-8000-3ca9ca6319da', '{"v": 4, "id": "1f1ea906-189e-6f45-8001-ec8183189c46", "ts": "2026-11-27T18:28:45.781563+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.AiNzVfxj"}, "__input__": {}, "__start__": {"__start__": "00000001.TRBJSO7O"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.AiNzVfxj", "items": "00000003.6g_qNqQr", "answer": "00000002.AiNzVfxj", "messages": "00000003.6g_qNqQr", "__start__": "00000002.AiNzVfxj", "branch:to:inner": "00000003.6g_qNqQr", "branch:to:reply": "00000003.6g_qNqQr", "branch:to:beside": "00000003.6g_qNqQr"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x284b0951c09985c2db021e96', NULL),
    ('question', '', '1f1ea906-077b-6992-bfff-a89d65a86ecc', NULL, '{"v": 4, "id": "1f1ea906-077b-6992-bfff-a89d65a86ecc", "ts": "2026-11-27T18:28:43.984506+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Oofd76W9"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x8b91c323056e4e557abc059a', NULL),
    ('question', '', '1f1ea906-077d-6c4f-8000-da2ba7113a3b', '1f1ea906-077b-6992-bfff-a89d65a86ecc', '{"v": 4, "id": "1f1ea906-077d-6c4f-8000-da2ba7113a3b", "ts": "2026-11-27T18:28:43.985399+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Oofd76W9"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.S5xbEB4H", "messages": "00000002.S5xbEB4H", "__start__": "00000002.S5xbEB4H", "branch:to:reply": "00000002.S5xbEB4H"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x76cf3659b283b64ddb021e96', NULL),
    ('question', '', '1f1ea906-080c-6f9b-8001-0d478af7eb2d', '1f1ea906-077d-6c4f-8000-da2ba7113a3b', '{"v": 4, "id": "1f1ea906-080c-6f9b-8001-0d478af7eb2d", "ts": "2026-11-27T18:28:44.044042+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.S5xbEB4H"}, "__input__": {}, "__start__": {"__start__": "00000001.Oofd76W9"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.etkA8-65", "answer": "00000002.S5xbEB4H", "messages": "00000003.etkA8-65", "__start__": "00000002.S5xbEB4H", "branch:to:inner": "00000003.etkA8-65", "branch:to:reply": "00000003.etkA8-65", "branch:to:beside": "00000003.etkA8-65"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x82bc075038e89af6db021e96', NULL),
    ('question', 'inner:22af0ae1-0226-a6ce-572e-4f2e0f3456d3', '1f1ea906-086a-621c-bfff-dbbfec7fdbd6', NULL, '{"v": 4, "id": "1f1ea906-086a-621c-bfff-dbbfec7fdbd6", "ts": "2026-11-27T18:28:44.082214+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.nNOw6j94"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1ea906-080c-6f9b-8001-0d478af7eb2d"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x4ec56d3b971ae8d77abc059a', NULL),
    ('question', 'inner:22af0ae1-0226-a6ce-572e-4f2e0f3456d3', '1f1ea906-086c-62b5-8000-c69db2c38332', '1f1ea906-086a-621c-bfff-dbbfec7fdbd6', '{"v": 4, "id": "1f1ea906-086c-62b5-8000-c69db2c38332", "ts": "2026-11-27T18:28:44.083045+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.nNOw6j94"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.nlOhYh4z", "answer": "00000002.nlOhYh4z", "messages": "00000002.nlOhYh4z", "__start__": "00000002.nlOhYh4z", "branch:to:ask": "00000002.nlOhYh4z"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1ea906-080c-6f9b-8001-0d478af7eb2d"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x58b60903db1e55d2db021e96', NULL),
    ('sealed too', '', '1f1ea906-10d9-69af-bfff-bd5642ce65cd', NULL, '{"v": 4, "id": "1f1ea906-10d9-69af-bfff-bd5642ce65cd", "ts": "2026-11-27T18:28:44.966742+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Dhto8TuS"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDugsUPYD0EZ1jUZfczTJxqlpgNz9RYJVC2LM8sA75G8TS0Xf6IoP7kedFBIKfKEZljAb2v/h0FeC+H4lqQOmfJh1QYyXO4AfPoKpVrGqZbmpf3A2iNhpGeFC4PPDczx51Gr6MpgZBZSaysf+Mledr/hieZ3v4FdYkDjGRrRL0Gi91W8vmldfEphm5uYEc6ADq6VH4VcnZ7JReQ8Q/G4SjZ", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee524e91fa42d74999f8bd2b84031a4bdf2475166507e71127534b18ac86b531682b83746ce65cac3928d6bcd52e6578ee154157', NULL, NULL),
    ('sealed too', '', '1f1ea906-10db-6f53-8000-554e1734d536', '1f1ea906-10d9-69af-bfff-bd5642ce65cd', '{"v": 4, "id": "1f1ea906-10db-6f53-8000-554e1734d536", "ts": "2026-11-27T18:28:44.967699+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Dhto8TuS"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.wQ9ACLjI", "messages": "00000002.wQ9ACLjI", "__start__": "00000002.wQ9ACLjI", "branch:to:reply": "00000002.wQ9ACLjI"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDuzXAr8FmZkPCuYWEYN+Gb/UVeV20NQNiKQHuiAOWPzaWAQtSENit1nhr2Tv3F8oQt4mGYtXnvesXLd5OuxWPqnrHwYAp5gK6gBISnZgL1O5Uhwetf6AH1TSQBozqUkakhkAWwJ4WCxaP4ItcwtCXsli5A6Lyx9B47q+YAmB/eBjji/9X1E1Ymdwgeom1G5QBTQr0FUSzw2WLh498iFCkPsxTdMEcTeVByf1/qne+GtLIKQPkAQVb4R4dAk2r4Ah4=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee7f1964393450d83fde706a26ec28f301a80fc49904cd4bc85b06cace0f17ae71edd6b51d7197516b0098780b350d65c06105ea63a4dc89ad80892cc5ab3eee3f3815af3e8fe7153e473b483724b09259770bcf71c924285429f6d3bec81968cc60f90c6eb0eabddffb0ac175cb3a7338c21dd5622d15da2ccc04672f736c', NULL, NULL),
    ('sealed too', '', '1f1ea906-116f-6b3b-8001-4ecdc2484b64', '1f1ea906-10db-6f53-8000-554e1734d536', '{"v": 4, "id": "1f1ea906-116f-6b3b-8001-4ecdc2484b64", "ts": "2026-11-27T18:28:45.028198+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.wQ9ACLjI"}, "__input__": {}, "__start__": {"__start__": "00000001.Dhto8TuS"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.VPayC_xO", "answer": "00000002.wQ9ACLjI", "messages": "00000003.VPayC_xO", "__start__": "00000002.wQ9ACLjI", "branch:to:inner": "00000003.VPayC_xO", "branch:to:reply": "00000003.VPayC_xO", "branch:to:beside": "00000003.VPayC_xO"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDucQLuDTLb9X76Tk/nk2Dk61P+uSio/qnwqhqNCpX5XdeuQUQYMYxySkU9htWyjwGC2noIXN1c1Q+PDw8NYlPMZlSIcF4NXcM8mb4Ev8e+4wLTuLHdt5XGPI8/9qYdSBc+wYvIyWXL2OHb3rdIXzpgNfYlTfbxhEw2zjrnP9kZPOz6Qro2pqk5gZn8GAKjMDhNhltVZ68eRkIxUWLcsNM8FaP+Sc1faTfzAcMhNy/POcBATbiaQh+fcPfETim7/kY=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee9a62a1b44c3221e01a3dc59311091155842bd91cd7ef4cb0d894a9bfbe8ab410824bda48e659f19338142323bd55846163bd99be3267fd99b748ba48ca7b39ea80218d579b13d21b00d0ea91a0dc976a97dfa743eb73553c5832764b9069f99002eb437464d150bd7fa6ed9f4ad8d643edafed022f64a1b3bc93a44b6a06d4672bea0cb7b85a0076b839a6883cc4f5c4b9e2ab5a56b4', NULL, NULL),
    ('sealed too', 'inner:72c8b110-bee9-772c-0571-b0095ba5e43d', '1f1ea906-1202-67d2-bfff-71546cdaa492', NULL, '{"v": 4, "id": "1f1ea906-1202-67d2-bfff-71546cdaa492", "ts": "2026-11-27T18:28:45.088343+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.BGnYZvOe"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1ea906-116f-6b3b-8001-4ecdc2484b64"}, "pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDu3gjKwsSOlhcL0xEPSrI3Olxghd9nVapfrN1I+0nlH3KAjvwKuAo/5kpqM2PIprvxtV2rIdANMu2MOU/Er+RC0zCTNfSAh3G7RKz/egQpCzXEu6GOgxIa1nbgQxsaaqbrLUxesjcQFYLMH16tg+1OmGI7Gl9mggS3TjR0EQMMUMnIj9FhL21Kdjctc7bxLAW15D9a9iUDRd9ywssAXkaeOenkotrclnajeHiYKrlGvfROjEwM2Shjak/d7uZD+gi8hYJ5GxP4g9k=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eee89f5a05c51112c7d28df6e0b4cfda6b61a9276b2a665dbd7882cee02a6d0b90f486908a4439f1befdb86e078a2b8f2c01f4a0', NULL, NULL),
    ('sealed too', 'inner:72c8b110-bee9-772c-0571-b0095ba5e43d', '1f1ea906-1204-60c6-8000-6d37b1c643fb', '1f1ea906-1202-67d2-bfff-71546cdaa492', '{"v": 4, "id": "1f1ea906-1204-60c6-8000-6d37b1c643fb", "ts": "2026-11-27T18:28:45.088981+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.BGnYZvOe"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.6Z98iDQk", "answer": "00000002.6Z98iDQk", "messages": "00000002.6Z98iDQk", "__start__": "00000002.6Z98iDQk", "branch:to:ask": "00000002.6Z98iDQk"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1ea906-116f-6b3b-8001-4ecdc2484b64"}, "pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDu+DIbhRJNydfVObregJssfeLIA7uNzJyrdruZWQdBgrjxKZwESx45zsrLu2j4G9DBiY0Mp6pQm0YUB0onB2AKOSLdjpcQqKmXHxnPrtuiJU+HfiV6Ty6HEGQG0DYFZxUMo5OfKxNvZpNoSawAi2rmiznwEP+a2jBD81Veq2vd3+c/ybxEdrrOflA+nZGr5I1Oir/wz22EhxagJgFJHgIDeUzTx7fSPD2QPE5A6W5TDxes6qnaSCUq0hA0n0oi51Z0NU6NPzLQym4u0UCaYdWYgd5H9OT34ApZGTJtOkuF3v4JFyXoiPdUmQ==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee8c650a132a61657cdb0512a78e1bd3992077beb9c882fce3fcfa4d94dfe8c916c8c2e725851aea0c28a7e61e8c509d013e39d38ce235be8a059a485eb69e826f55cf66c5351940b278d1e3bf2941a4eafd3b44bbad4c716503a4f2fe895cc319de8160a7f2db7dcf5ab9ac5889b09e61fa4fc9bd7f76b08152bed076', NULL, NULL),
    ('sealed', '', '1f1ea906-0df8-60b6-bfff-a7319034d3b6', NULL, '{"v": 4, "id": "1f1ea906-0df8-60b6-bfff-a7319034d3b6", "ts": "2026-11-27T18:28:44.664629+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.8X4Xj2Iu"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDuYBO8UHW19VrrOD7k/I8p8CaCaZjfPYB55wxTysNNLu6wsaQ6w0vV5YqUc3AuPaH6jxfuhA9alFVfV0UNkZNL53FuKWzHOy+uPsxVBTiq8z1dOEnopEVk4UosougYw10+qbHdEOl05f6N0DC5Y/gtfMh34m8CrKp0RKCrG5OhXEcD2GaQMD4FjQ2l9uloT6TWA900/7wvt+gWyJ7ZT5rr", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eec39ce2f2ceedc15266fd95e8281df4e68308f85aca83bfb1dd80279232485a5590f3e158b031271ad46cec1178acc38124fdb7', NULL, NULL),
    ('sealed', '', '1f1ea906-0dfa-62b3-8000-40229c5dbba2', '1f1ea906-0df8-60b6-bfff-a7319034d3b6', '{"v": 4, "id": "1f1ea906-0dfa-62b3-8000-40229c5dbba2", "ts": "2026-11-27T18:28:44.665500+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.8X4Xj2Iu"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Eu3D1GFL", "messages": "00000002.Eu3D1GFL", "__start__": "00000002.Eu3D1GFL", "branch:to:reply": "00000002.Eu3D1GFL"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDuimjqkaJEgkGf3zZxZ0bh0Kz9N2GXaMM0sBOY9e0iD5Wm26WtYFqLLtZNexJDU9eZoIOBz+2MXivBuy8/Ha8Sd0/x/Owkt+JupFPmCpRHA1KbwYr30jnJYeK6q2zQRp1wRwZfo4ULLT7oY8cKrahJYgAuqZACzv2AYQApRmu0xFcKgWdAie5y1JFQhCSAAdVd3Vl9G4L9TrzLd7Cv93wt9shpD29WG6P2tSbZh0bhe972TA5ahehp4h8sHGFrCkw=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eeaea4db6702e2c1af09d2ea3e602417aec8c7a586be33396aa96da146e446b6d3ae7ac695ffbefa8e969b11ff06421c6d8786e0576b24c53c8bbb0b6dd596307dac5b872f4e9de23cf1aa03651ac17ada0ce452631826fef90b2095a7fa32cda77b24d45214493cccfa81', NULL, NULL),
    ('sealed', '', '1f1ea906-0e6c-62b8-8001-6cf11da2d4c9', '1f1ea906-0dfa-62b3-8000-40229c5dbba2', '{"v": 4, "id": "1f1ea906-0e6c-62b8-8001-6cf11da2d4c9", "ts": "2026-11-27T18:28:44.712185+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Eu3D1GFL"}, "__input__": {}, "__start__": {"__start__": "00000001.8X4Xj2Iu"}}, "channel_values": {}, "channel_versions": {"items": "00000003.UGpSgwDD", "messages": "00000003.UGpSgwDD", "__start__": "00000002.Eu3D1GFL", "branch:to:reply": "00000003.UGpSgwDD"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDuHPGx1NUFJZdZLTbhWEtXPkp1X/Eiz0/rpG9YFqTmcQ5ZdjhNzFvPOV6VqeJRYoPRfkBrtmVid6gFcu9T9l0Tg44TCSFO2fwBDfg5EmMRxZJkNHRFDbZ0Qw5nbPXhw/5mv6ZWkV15jhpt9VO3y+H/ndox5qy9Z0o/FaDL890nF/Lv9wQJ1xrdbWByZxDdkA9LYlDE9PlHriSpyj6FlWCqbl6ILgPfyAAVmWWQyzvnbfv2Bp9QaucFBxOliN4ZvnE=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eee7ee6673912b446fea425d6c97650438b17ba41ea03a435a88383f01c5de3a8a6d0002b9e931409af833932b3c278adbfab2361b0d5989784cb7a2da67bd61e0478cab9f59bc049c192f8495e4b3a01a98c63458', NULL, NULL),
    ('sealed', '', '1f1ea906-0fe1-67ac-8002-bf833bdd412e', '1f1ea906-0e6c-62b8-8001-6cf11da2d4c9', '{"v": 4, "id": "1f1ea906-0fe1-67ac-8002-bf833bdd412e", "ts": "2026-11-27T18:28:44.865097+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Eu3D1GFL"}, "__input__": {}, "__start__": {"__start__": "00000001.8X4Xj2Iu"}}, "channel_values": {}, "channel_versions": {"items": "00000003.UGpSgwDD", "messages": "00000003.UGpSgwDD", "__start__": "00000004.be15BFGP", "branch:to:reply": "00000003.UGpSgwDD"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDuDyomQZeBvWibn0vJ13AU0KYPDTszrR8QIii/g1cn15htRUe4XvviB1x2YOluSmWuKtEPJgMT688CI6sQHDYNnB1KKuSIsltepxJYqh4Y5XdvjzBl65jcb8rh3/ZY9ZO+RMR4B1U0EuUgaYqFUyB3EvXXGH+QP46JUFyI/gem8BZERRxdvYFBRDqDc+Cxpi511B0Jdm/ctx+vBCCZOMnzTBWo9UL1UBZvwijMPUP9jWhUaLBZAiqkGa6uHO4Te7ig", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00ee12f6ade28b0e7a1fbef44c9f3775f8d37e23783eeb6acd4fab8234f775de2f6e17c3aa91d97a25568922897057558ff562749445528b4c5873b13da685e06d3495e4cca3106b962de4c1cd478eab067e36337b0995f518881b17536d441b7e2a', NULL, NULL),
    ('sealed', '', '1f1ea906-0fe2-6fde-8003-433e0367a717', '1f1ea906-0fe1-67ac-8002-bf833bdd412e', '{"v": 4, "id": "1f1ea906-0fe2-6fde-8003-433e0367a717", "ts": "2026-11-27T18:28:44.865728+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Eu3D1GFL"}, "__input__": {}, "__start__": {"__start__": "00000004.be15BFGP"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.CgIczKRf", "messages": "00000005.CgIczKRf", "__start__": "00000005.CgIczKRf", "branch:to:reply": "00000005.CgIczKRf"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDuLbHwyH2EVmACg1f7+Ixa/Qq4ZPxFSLUs12zuqCICNuq3aEfagSQY8wWexUpGIhPAycn7lCWSJ6yvbh++/FkSzEvvXDXxQUbciwX0I1+s0ADGpHpp2VpVr8+YhS2oZwlbvwliGHMeIB2QLffVka21ohTeew7Hxh8bnjYqEoY9WIH4PRNvIdZ+mtvd3+83Srom0bnwWktgbBY+cFpzAd3pxUFzyd5rGSIJP6T3rOj2YYKP9HurAvo6gQrghP8ISho=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eec138f8892f4abce392454fda35c2bc36171897aeaa5a232551e00a57654b2b72c135db7dc1f7d574e349ff1b5bf1f8d59b12af5bb29d89dc52573395b75d7821752e0aed62d7439019c4ec004a4068a5419fbc07c60034b8d56314d9eba9490f542776506cf983643739', NULL, NULL),
    ('sealed', '', '1f1ea906-1010-6749-8004-f4b1ad3d0d36', '1f1ea906-0fe2-6fde-8003-433e0367a717', '{"v": 4, "id": "1f1ea906-1010-6749-8004-f4b1ad3d0d36", "ts": "2026-11-27T18:28:44.884336+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.CgIczKRf"}, "__input__": {}, "__start__": {"__start__": "00000004.be15BFGP"}}, "channel_values": {}, "channel_versions": {"items": "00000006.qciXGnCn", "messages": "00000006.qciXGnCn", "__start__": "00000005.CgIczKRf", "branch:to:reply": "00000006.qciXGnCn"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNkm+apefyZq4fAsukfkDYSQJbGY/JbG+QNCQIbkpfwDuwhQFDiwlXdkfBcDIjdfGP0aOy2YeOXxQUGgQeH9GD6bytfzMA9f5qx4q5wI9PAKyiVydshXtcOKbj5f0nTL6TyMArsvyVQzLQPnaFVli5cjyxIeEX5CG0Q1ZstJvUAc+dlyKFcq52yUe8W1HnzmOziRJsEUlIqoCwDb2MgrKrbW1FJGFgPRbhp32poV76Bo=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x0102043230323649be6a979fc99ab87c0b2e91f9036124096c663f25b1be40d09021b9297f00eee8979703adc1f7abafc4b7e1703cd37780e14d7175a349f89658c70780284459daa097a0e0b0144ecbe6ac6e28a02a16e456090f6acc53fad5b609f2ef011de991fd3c66696d43578e549cecb20bd2690775ba37b56380044aa8d6d0', NULL, NULL),
    ('stepped', '', '1f1ea906-203d-610f-bfff-e32b864a95c8', NULL, '{"v": 4, "id": "1f1ea906-203d-610f-bfff-e32b864a95c8", "ts": "2026-11-27T18:28:46.580339+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Ry_On2qa"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x6de9c0e6b6fa54b87abc059a', NULL),
    ('stepped', '', '1f1ea906-2072-6a19-8000-7c61f2fbd510', '1f1ea906-203d-610f-bfff-e32b864a95c8', '{"v": 4, "id": "1f1ea906-2072-6a19-8000-7c61f2fbd510", "ts": "2026-11-27T18:28:46.602259+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Ry_On2qa"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.Z_qWdnMv", "__start__": "00000002.Z_qWdnMv", "branch:to:pay": "00000002.Z_qWdnMv"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x2b3a4198d563b06c', NULL),
    ('timed', '', '1f1ea906-16b1-648f-bfff-4b9e290946f4', NULL, '{"v": 4, "id": "1f1ea906-16b1-648f-bfff-4b9e290946f4", "ts": "2026-11-27T18:28:45.579361+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.i6wtHssV"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3e5710f0a9656f8f7abc059a', NULL),
    ('timed', '', '1f1ea906-16e2-6f5d-8000-7095c1723863', '1f1ea906-16b1-648f-bfff-4b9e290946f4', '{"v": 4, "id": "1f1ea906-16e2-6f5d-8000-7095c1723863", "ts": "2026-11-27T18:28:45.599706+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.i6wtHssV"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.rV3ZZOOP", "messages": "00000002.rV3ZZOOP", "__start__": "00000002.rV3ZZOOP", "branch:to:reply": "00000002.rV3ZZOOP"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x26d9bdff028681c7db021e96', NULL),
    ('timed', '', '1f1ea906-171b-659a-8001-b8e38c98ee0b', '1f1ea906-16e2-6f5d-8000-7095c1723863', '{"v": 4, "id": "1f1ea906-171b-659a-8001-b8e38c98ee0b", "ts": "2026-11-27T18:28:45.622804+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.rV3ZZOOP"}, "__input__": {}, "__start__": {"__start__": "00000001.i6wtHssV"}}, "channel_values": {}, "channel_versions": {"items": "00000003.PRLRPg2C", "messages": "00000003.PRLRPg2C", "__start__": "00000002.rV3ZZOOP", "branch:to:reply": "00000003.PRLRPg2C"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x15346fa34fd94a7cdb021e96', NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.bhQ4tVH4", "none": "00000001.6Ti1529Q", "real": "00000001.FoBQcn0_", "text": "00000001.rVwd6T3E", "when": "00000001.uoZe3PCE", "bytes": "00000001.CamsRZ8G", "large": "00000001.Z4oNF91e", "nested": "00000001.g4-K_44m"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x1354625a71689a1b596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL),
    ('ünï ''code''', '', '1f1ea906-0611-6998-bfff-5b942fdd1d94', NULL, '{"v": 4, "id": "1f1ea906-0611-6998-bfff-5b942fdd1d94", "ts": "2026-11-27T18:28:43.836238+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.KnOx-pM4"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa684049ae42adef77abc059a', NULL),
    ('ünï ''code''', '', '1f1ea906-0613-6e6a-8000-06b8f9f08249', '1f1ea906-0611-6998-bfff-5b942fdd1d94', '{"v": 4, "id": "1f1ea906-0613-6e6a-8000-06b8f9f08249", "ts": "2026-11-27T18:28:43.837178+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.KnOx-pM4"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.losOwvQu", "messages": "00000002.losOwvQu", "__start__": "00000002.losOwvQu", "branch:to:reply": "00000002.losOwvQu"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x27fcdac7f55daa63db021e96', NULL),
    ('ünï ''code''', '', '1f1ea906-066e-6f6e-8001-4744c5ff6b24', '1f1ea906-0613-6e6a-8000-06b8f9f08249', '{"v": 4, "id": "1f1ea906-066e-6f6e-8001-4744c5ff6b24", "ts": "2026-11-27T18:28:43.874466+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.losOwvQu"}, "__input__": {}, "__start__": {"__start__": "00000001.KnOx-pM4"}}, "channel_values": {}, "channel_versions": {"items": "00000003.9aakiJPC", "messages": "00000003.9aakiJPC", "__start__": "00000002.losOwvQu", "branch:to:reply": "00000003.9aakiJPC"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x2ee27d87cc7f06a5db021e96', NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-27 18:28:41.007805+00', '55259e13-5eec-40a8-934d-27b2f219c8f2', '7712919824317603181', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '7604093400321169363', '2026-11-27 18:28:46.481105+00', '2026-11-27 18:28:46.492621+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNvFR6suMF8jHdHcbxy1wp2AAqtCXMFOcasg6xdhFJCGKm0ADrbRQu1Tr+iwEciqzg7LEE0TQUjTHTBl/HXQMOx42f+dQNfv8JZ8vqZ2N4+QfpnYaLEo25yz3/ui7OA==', '113305540495837381', '2026-11-27 18:28:46.24442+00', '2026-11-27 18:28:46.24442+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '8145839222407643691', '2026-11-27 18:28:46.151635+00', '2026-11-27 18:28:46.151635+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '1648056952563508163', '2026-11-27 18:28:46.175785+00', '2026-11-27 18:28:46.175785+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '473338386351324513', '2026-11-27 18:28:46.121149+00', '2026-11-27 18:28:46.121149+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '4156619137521972389', '2026-11-27 18:28:46.168995+00', '2026-11-27 18:28:46.168995+00', '2126-11-03 18:28:46.168994+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '1915373171148926190', '2026-11-27 18:28:46.15858+00', '2026-11-27 18:28:46.15858+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-27 18:28:46.481105+00', NULL, NULL, '{"text":"old"}', NULL, '3908209412281078722', '2026-11-27 18:28:46.481105+00', '2026-11-27 18:28:46.492159+00', '7604093400321169363');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-27 18:28:46.409067+00');
