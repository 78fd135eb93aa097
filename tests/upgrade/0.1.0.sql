-- Made by: python -m tests.upgrade 0.1.0 792ffd388043d6a12d3728ce13998141ef334e70

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
    c.metadata ->> 'run_id' as run_id,
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
comment on column pgcheckpoint.checkpoint_overview.step is '-1 for the first input, then 0 and on; null if it is encrypted';
comment on column pgcheckpoint.checkpoint_overview.source is 'input, loop, update or fork; null if it is encrypted';
comment on column pgcheckpoint.checkpoint_overview.run_id is 'of the run that made it, if the config named one; null if it is encrypted';
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

-- What delta channels are rebuilt from. The function walks from a checkpoint (the newest in a range of ids) to its parent, and on,
-- until each channel was met with a stored value. It returns these values (kind seed, with their pieces), the writes at the
-- checkpoints that it met, these checkpoints themselves, if asked (kind step; then also the writes to other channels), and one row
-- of kind chain: their ids, each with its parent's. On Citus get_delta_history_on_citus.sql does the same.
-- A walk goes through the namespace from the newest down, a page at a time, as an ancestor is mostly the next row. Where it is not
-- soon met, a new page begins at it: a fork costs little, and ids need not rise with time. A circle ends where it is closed.
-- Plans are by key and in the order of the index, whatever the planner believes about the size of the thread.
create or replace function pgcheckpoint.get_delta_history_v1(
    of_thread text, of_namespace text, from_id text, to_id text, of_channels text[], with_steps boolean
)
returns table (
    kind text, checkpoint_id text, channel text, version text,
    task_id text, task_path text, idx integer, type text, blob bytea, inline text,
    groups integer, chunks bytea, digests bytea, lengths bytea, data bytea,
    parent_checkpoint_id text, checkpoint text, sealed bytea, ids text[], parent_ids text[], checks bytea
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
#variable_conflict use_column
declare
    has_blobs boolean;
    next_id text;
    row_id text;
    row_parent text;
    row_channels text[];
    passed integer;
    met text[] := '{}';
    met_parents text[] := '{}';
    met_before integer;
    missing text[] := of_channels;
    value_bytes integer;
    all_bytes bigint := 0;
    all_groups integer[] := '{}';
    all_chunks bytea[] := '{}';
begin
    select exists (
        select from pgcheckpoint.checkpoint_blobs
        where thread_id = of_thread and checkpoint_ns = of_namespace and channel = any(of_channels)
    ), c.checkpoint_id
    into has_blobs, next_id
    from pgcheckpoint.checkpoints c
    where thread_id = of_thread and checkpoint_ns = of_namespace and checkpoint_id >= from_id and checkpoint_id <= to_id
    order by checkpoint_id desc
    limit 1;

    <<walk>>
    while next_id <> all(met) loop
        met_before := cardinality(met);
        passed := 0;
        for row_id, row_parent, row_channels in
            select c.checkpoint_id, c.parent_checkpoint_id,
                case
                    when has_blobs or c.small_values ?| of_channels then array(
                        select m.channel
                        from unnest(of_channels) as m (channel)
                        where c.small_values ? m.channel or (
                            select true
                            from pgcheckpoint.checkpoint_blobs
                            where thread_id = of_thread and checkpoint_ns = of_namespace and channel = m.channel
                                and version = c.versions ->> m.channel
                            limit 1
                        )
                    )
                end
            from (
                select checkpoint_id, parent_checkpoint_id,
                    checkpoint -> 'channel_values' as small_values, checkpoint -> 'channel_versions' as versions
                from pgcheckpoint.checkpoints
                where thread_id = of_thread and checkpoint_ns = of_namespace and checkpoint_id <= next_id
                order by checkpoint_id desc
                limit 1024
            ) c
        loop
            if row_id = next_id then
                if met <> '{}' and row_channels <> '{}' then
                    foreach channel in array row_channels loop
                        continue when channel <> all(missing);
                        missing := array_remove(missing, channel);
                        select 'seed', row_id, c.checkpoint -> 'channel_versions' ->> channel, b.type, b.blob,
                            (c.checkpoint -> 'channel_values' -> channel)::text, b.size, b.groups, b.chunks,
                            c.parent_checkpoint_id, case when c.sealed is not null then c.checkpoint::text end, c.sealed, b.crc
                        into kind, checkpoint_id, version, type, blob, inline, value_bytes, groups, chunks, parent_checkpoint_id,
                            checkpoint, sealed, checks
                        from pgcheckpoint.checkpoints c
                        left join lateral (
                            select type, size, groups, chunks, blob, crc
                            from pgcheckpoint.checkpoint_blobs
                            where thread_id = of_thread and checkpoint_ns = of_namespace
                                and channel = get_delta_history_v1.channel
                                and version = c.checkpoint -> 'channel_versions' ->> get_delta_history_v1.channel
                            limit 1
                        ) b on true
                        where c.thread_id = of_thread and c.checkpoint_ns = of_namespace and c.checkpoint_id = row_id;
                        return next;
                        if chunks is not null then
                            all_bytes := all_bytes + value_bytes;
                            all_groups := all_groups || groups;
                            all_chunks := all_chunks || chunks;
                        end if;
                    end loop;
                end if;
                met := met || row_id;
                met_parents := met_parents || row_parent;
                next_id := row_parent;
                exit walk when next_id is null or missing = '{}';
            else
                passed := passed + 1;
                exit when passed > 32;
            end if;
        end loop;
        exit when cardinality(met) = met_before;
    end loop;
    if met = '{}' then
        return;
    end if;

    if all_chunks <> '{}' then
        return query
        select 'pieces', null, null, null, null, null, null::integer, null, null::bytea, null,
            null::integer, null::bytea, p.digests, p.lengths, p.data, null, null, null::bytea, null::text[], null::text[], null::bytea
        from pgcheckpoint.get_pieces_v1(of_thread, all_groups, all_chunks, all_bytes) p;
    end if;
    return query
    select 'write', w.checkpoint_id, w.channel, null, w.task_id, w.task_path, w.idx, w.type, w.blob, null,
        null::integer, null::bytea, null::bytea, null::bytea, null::bytea, null, null, null::bytea, null::text[], null::text[], w.crc
    from pgcheckpoint.checkpoint_writes w
    where thread_id = of_thread and checkpoint_ns = of_namespace and checkpoint_id = any(met[2:])
        and (with_steps or channel = any(of_channels));
    if with_steps then
        return query
        select 'step', c.checkpoint_id, null, null, null, null, null::integer, null, null::bytea, null,
            null::integer, null::bytea, null::bytea, null::bytea, null::bytea, c.parent_checkpoint_id, c.checkpoint::text, c.sealed,
            null::text[], null::text[], null::bytea
        from pgcheckpoint.checkpoints c
        where thread_id = of_thread and checkpoint_ns = of_namespace and checkpoint_id = any(met);
    end if;
    return query
    select 'chain', null, null, null, null, null, null::integer, null, null::bytea, null,
        null::integer, null::bytea, null::bytea, null::bytea, null::bytea, null, null, null::bytea, met, met_parents, null::bytea;
end
$$;

comment on function pgcheckpoint.get_pieces_v1 is 'chunks and groups that values name';
comment on function pgcheckpoint.read_checkpoints_v1 is 'checkpoints with all that belongs to them';
comment on function pgcheckpoint.get_delta_history_v1 is 'what delta channels are rebuilt from';

-- As it is by default, unless somebody has changed the default. They read only what their caller may read.
grant execute on function
    pgcheckpoint.get_pieces_v1, pgcheckpoint.read_checkpoints_v1, pgcheckpoint.get_delta_history_v1
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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-27 19:31:57.259206+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.nSPQ0xoK', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x556d65d5'),
    ('chat', '', '__start__', '00000004.BYjNA-mR', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xf846f722'),
    ('chat', '', '__start__', '00000007.6pXtfboA', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xe422a4ef'),
    ('chat', '', '__start__', '00000010.MzoJ7Lfn', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x0f058e90'),
    ('chat', '', '__start__', '00000013.FWYzBwiB', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xdbf683e9'),
    ('chat', '', '__start__', '00000016.JjNklqgZ', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x5b46e25b'),
    ('chat', '', 'items', '00000006.t7254L9G', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x680c5861'),
    ('chat', '', 'items', '00000012.h-A8YRuB', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x319f683b'),
    ('chat', '', 'items', '00000018.GeozKgS-', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x8bdaf708'),
    ('chat', '', 'messages', '00000002.eeN-WqU_', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x349b0931'),
    ('chat', '', 'messages', '00000003.p_48a5xA', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa25d3eab'),
    ('chat', '', 'messages', '00000005.L9GOmgSr', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x07de2c8e'),
    ('chat', '', 'messages', '00000006.t7254L9G', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb5145eb7'),
    ('chat', '', 'messages', '00000008._v7JWRPq', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x34e51a0c'),
    ('chat', '', 'messages', '00000009.gYilnocT', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x411394e2'),
    ('chat', '', 'messages', '00000011.oLKUtlQE', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb5b77072'),
    ('chat', '', 'messages', '00000012.h-A8YRuB', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x9baac7e8'),
    ('chat', '', 'messages', '00000014.lcvnJz2N', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfb74c9e3'),
    ('chat', '', 'messages', '00000015.jVtYN5DL', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x16b82287'),
    ('chat', '', 'messages', '00000017.f4a_2hI5', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x415a3057'),
    ('chat', '', 'messages', '00000018.GeozKgS-', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc0f9f3df'),
    ('delta', '', '__start__', '00000001.1epEQDgM', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x8126096e'),
    ('delta', '', '__start__', '00000004.g1J7xB5R', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xc44e7cdb'),
    ('delta', '', '__start__', '00000007.pmpTRr4-', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x62c719ec'),
    ('delta', '', 'items', '00000006.z98rSeux', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xc5ca11bc'),
    ('delta', '', 'messages', '00000002.4JaCp2OL', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0f9dda15'),
    ('delta', '', 'messages', '00000003.BIanq6ew', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa4c62b16'),
    ('delta', '', 'messages', '00000005.iDgKx1BC', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x92ad93d7'),
    ('delta', '', 'messages', '00000006.z98rSeux', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7c496d00'),
    ('delta', '', 'messages', '00000008.eOCWIwIc', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe1efe8ee'),
    ('delta', '', 'messages', '00000009.HdFRT-8i', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbd77eba8'),
    ('failed', '', '__start__', '00000001.MEXROs8Q', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x956efb3a'),
    ('failed', '', 'messages', '00000002.h-M9Bwgy', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc244187f'),
    ('failed', '', 'messages', '00000003.m5R1gNAd', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x42f86af5'),
    ('failed', 'inner:9d8ecb00-e763-3e80-0063-ae2039afec8c', '__start__', '00000001.g35h6174', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xf9fc7996'),
    ('failed', 'inner:9d8ecb00-e763-3e80-0063-ae2039afec8c', 'messages', '00000002.CsmVtntu', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x965b9926'),
    ('fork', '', '__start__', '00000001.UTbQfbnu', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x333a2e37'),
    ('fork', '', 'items', '00000003.gD5oRusy', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\xbf0ce206'),
    ('fork', '', 'messages', '00000002.31kFCggL', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2da9240d'),
    ('fork', '', 'messages', '00000003.NG0WTzyW', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x06990924'),
    ('fork', '', 'messages', '00000003.krjSK0Lp', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xef257548'),
    ('keyed', '', '__start__', '00000001.4GaBs2ug', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c78c7eaffd83e7ed571ff27f6f594b247d89414e087dc9e8147abab41b43a615412402ff08bcbf2b31e03b326e59693c690d4196b585de819092ac17709685b6c96048e6d3ead71a0efc38319527b3ea9e048563625d03de85446f9d21006f46e66f3a10ea8c7a82c2bf61fe77c43cebb51677f7a1e5056f2c356a1e42b30e1a6c0f1365c8c63f9c2b73faf603da74ca8815239d65984b3ac23a31fc453ca50ac235cc6e95db64b5c9d581f3007ccf7b6dc98074486ec042aa76957bcd9cca7ce5fe2328c2be2d19a37081b9b006a59e552dbdbd6dc58323d92111f00c3cca11dcaecfed5586af69f63776934b872f0f94ccbed25d45781aaa4dc1d08e44783c34b6b4a5997b543f2e941a945786ed7ad6e7fd6aea729269245202aa26fa16a62875c49844206281f6c0ad7dd4b710a6c5d0344757b17631e8c613c5104df687b003100c5ffedd0503b005ab0b3e6ba82dee65cd', NULL),
    ('keyed', '', 'messages', '00000002.Cj0YePRo', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c738b5f1a6d200dcde5a36e1232c373394341a5b93dfe040eace953afe2c695620d768636ed1724db6fec7ed8daf8f114bad62f0015f8fff009cd84b84fed9aa9d7a897f7b9d2726c3174081214bc864b555ec8ef250ac604a456c3706b8965af48dcfa8ea104998fba3a8be4bd6e967feb41f41786f9f3c8f2e7b32f7facd61a24c7593ac4b7a67d24e034f7034a30becd296619ccc44fbcfea10c960c2c9c3934fa3fdc8ebbab7e8a1220a637adfbfc33dd70ef1b99ccf823d35cf2e9878aba5e98e9fa06bb2909f1556b9ac01fec5fd79fa45ae431814ef7ca6d42a05124cb301e49dd6beaf595027907a39260c6deb8855528b159f2ffd1467eda675bf4ab2b2e316b2b66b3df58ff54888a6ae2017558cf0e8ad4c9c560049243516fd5a08c4b0b88a393f8f35e0816561598a2005573c980ba8dce73465ee', NULL),
    ('keyed', '', 'messages', '00000003.UpC8a1aw', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c7836eab8c4af46f8fbfe6b61cee007565ae5452396dab4dc2371fe8fa486e305f0734d3e45dfd19066fec046144533481b02cfd5dd0169283956f000d0e853be384ed81de35fdffdbf2b450636c425f081a9679a76f1ff8c36fba7004c432fa18928f4043b7d8bcddbe6badbb4a876e941419d93476179d24b07f098f0a885068423d4262e560ea095af2ad54a201c43f16ca006713e5c9c7416f60f301416153806711e0c263faf5f07584bc886407ee61fb28cc599b2f2b6f4be2d450c2630c8356747f4d2e0cd191e06f697eb06563e91929bb1ceeb8dd4e73fd5f454229eb9c1fe1154e572f89ebecaa5e1fb2fe87f0973b5454774091b41534e791bd690d343da6dbc155fac2002cea549aec326727f840cc739880e5ffca73b67096d4823b2a36f5b94c861086e3a2d178ba027564ebf9a5a70c97d4bfd94ed11b389baac34b0e0a32a4a269240cf7e5da884996b47e180bcf04808bac96df0043ccc1bd802731089cfd4e1c0dd4eb3ebc4b43e2ae37ef951bf0b5d100cb817a3ca4e322a6601979a6266b9f951396ec3ce598371b890ced9437c9f6d83e160fb92db67116a4c96ff2420653875bb6420bab8f0052ab0890cf93a27d22b44def92da0da2219cc3d1800a1421a7aeded19c164a4cad484b12a2afde9a34a52340e359e8666addf6e8f175202832b02cb20c0ab5bf63798d39f569b80a44f239b566ff6c8f8d02f00bdd1165836c8195fa1302fd5f5daf200c997cb0fcd6aa501e2dcacb9b075787a5af2ca668178fd35dcdd17554127c43f65580693413b7f5d0829a2c8bec87cf0d85a8a70f7e794927c752b56030628b978d528400af8e17ea41275f3eb999036df9562aca3cc13787b08d95445b7423bcae8d46002798d74c4387', NULL),
    ('left', '', '__start__', '00000001.U5bPILnz', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x20c73b25'),
    ('left', '', 'messages', '00000002.hhsP0B55', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x023a7041'),
    ('left', '', 'messages', '00000003.6X1Ml3iE', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2191f848'),
    ('question', '', '__start__', '00000001.bYUNEXHy', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x03791d81'),
    ('question', '', 'messages', '00000002.QSrn-WJC', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x87e3c000'),
    ('question', '', 'messages', '00000003.BGkLZRyC', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7ebd41cd'),
    ('question', 'inner:673adcf0-b5cf-f8e1-67ff-03518de72f63', '__start__', '00000001._vA_caMs', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x42db04f9'),
    ('question', 'inner:673adcf0-b5cf-f8e1-67ff-03518de72f63', 'messages', '00000002.E-NJjISA', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x68b912a1'),
    ('sealed too', '', '__start__', '00000001.bSgajCoX', 'pg:aes:msgpack', '170', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da5310f79514ca7aecab72eaa9afa1a41e5f598107e961bbffcee98562c5e3f1446296aab378825aaff880d6e69c1ace26670b89cae7444a02d28aa2fa8ca8acb163900d335f3f2ee73a0f5d589e7e5efc1e507f7233054cca6e3e5ac8522901380f10e3eb280f7b8b819fc944d60bc699cc5bc381f1ccdf3eb3bdad242483c50609d99371fff76ff50913eae59cd2d68adacfc8efee111eb98ca56f569f41fb248ff43ad4c9c4494295ae379ec79a5df18d665075f203611b4de2bb44fc428861108ed052d0d2', NULL),
    ('sealed too', '', 'messages', '00000002.l7iAmy77', 'pg:aes:msgpack', '144', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da59a5bb54bb3e73dac9ccb13df2ba54733e589f2fa4ea09c198796c9d737f50f7bb572122d9cb3cb0d4174eb57b09f3e8eca7963b7fa57572eb24025ccc2e4b1f84d02f044fb3226ecee22c62139b0409f2e402728756c3a3aa1a1bae745e271577106a007490246f6667ae460656c399a492463c6ca4a28e081c9d79c658d31f3db04e803dd6a1ec00b65219a47370b57b99191dd189bb4ef8bdcc47b1f07c85a91d67fbc3260639d03dd341', NULL),
    ('sealed too', '', 'messages', '00000003.djjoa83-', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da442a0db6eb1e3e351812d702527a514655e8070275870f423f123c9b00be2ea501f84faad715e2f42736e38827a7612f4662969abcecf42a3f6a80c201bd58be305d2d7165550ef25bc4188206d01eee875acd8a801dd66bec570d9d8befeb20beb1ab609107b84dd188ddda9d7df9c3877bf52e92c4e888921d7a80708ee14b11c6072c3b43da1160d329066a3bc2adbf118a5d1824890e3a7abeab44f6c13f07c1f15142a721b33acac872ca36d99374f28b90012f5d3064c1f3087a79fee5d22effff7e5aa07952a2d8f0a484612d2c68c32d4854a0af5b18adff54f18a5eaade42b975fafb66968c67ee0d69cda12cf4b2c0ed45472af704d2ab4303491b858ee843a2873a9d686f86edddcf6d20df30a1ab0bf4b554b9f5aa05f8d59331f66a3cb591c0f25f59f25bcd217da6fa4edb09927a8de250579ff3e6d570b9a12a2c9123f6791c28dad3044f0e362397be6b3e6e5c9b88d529143e84f6c8464e30481493c7250f191f17ead0ea4cd2d001fd22a9e55415317a4c1d6f6d3c329ac4e574ea492517cef82b4cf0ca3a1e67c9f2207be5c240698cece434b571de1b06e41d5337e4444af927ade6ab5a05aa0ec900923b37825c328a3a3f47e6b39cc642425832e2d53514e460984dd76185c0863c6a3f49b5b1575af50a09292de9fbc18c87f1a8b74b5d3c646cfbb1b5c0', NULL),
    ('sealed too', 'inner:ba77369e-868c-db52-1ccf-d3c3a2bdf36c', '__start__', '00000001.2Jvpl-o_', 'pg:aes:msgpack', '503', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da73e176f57a45d2fe6b087b29396f5b254041c9c5fe6433638168e13c993f5e166e1ae5806712651c5691fb486e9544ce9506b77320f5c5cea1e381e4b991a5a30efe149543e32cf48569a4d5b87dc438403c175df58e24731558053f63b0516ccdc122c4f5ce3bc9f79e4db125f6cb21ec175dd132a27d7c27d8b038b43cac5acb426bc065bc68dce95fc8a3e861f3632e736e9d298f08c1a1f45123820545a92e8c571d6c78f70c29829bf2563ef1336549105ecbb419aed075ab52cdb595946acd81fac4415c154ffe02c29422541965ed44130c026f951261b62cd3a553ce67269b4f504a404ca5c70e374cc6c78e33824c0fb0e507ddaa3e9fef95f81673a5b18d57408f4b67a7e848b92d1966a53e295faf5ebd9c940164f0e2d7d90594c59804a43cdab7f8af4f18d146956c1af3cb5944160b1c5a14199a7a709562b0fcf7ec3a47089cda8b749234784a84ed2ba0b8c3d32c33035fc4a7eab140c2829e5b964a5bfd1b15a33f312939d711fe9a26ad42b02bf9c96b213e06631b8a5b8fd23a1fe6734c4b6afc823bee2bc1239e7cf7b261b43013289dc493a98385a44ad5c9a0eb8193a742e32e9c7fb4c40e21310e448a65331b48cdbd0b9633a3e4ade92380fc81c7ceb4a5c2373b33d9b61e16286c49b20f58c1ae41904a89d303425f1ae21a6a0e5a684d905a41b00873d30933ee2755fa94b6479d82c853e18e88d4666f32924c85d16c6d4df669e7036a354b', NULL),
    ('sealed too', 'inner:ba77369e-868c-db52-1ccf-d3c3a2bdf36c', 'messages', '00000002.HoURWynj', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6daac1ab6bde81b59f3a6e698fc64f11e9d4d6e1303eafd1e1394a2b1d440154405ed4d78f216f77438ff0d70d8ff25846b283e98a1b323b3ac1f46410dc24f8862e67708dbd096a046d5f830530527b86e66cb5c256104fbe84061bada06e189ef407e0d310347c2124b4ea1be4e0a027fdf72bae98f97b5224cda5e54232bb4aafb1e6ec67c846b115e049c45647284467344a5e7cc5dd6399a91bde6bf945737d9c56da7d23c9ac858e22102c85b519be9dae5affa3b868f1186063d7b181cd75eca07b9475209d5fe535d8115bcd484dee26686ccca4b2b669cc2e34b802f881a6d3438193ca49798cbb6a6dd9a852a15a40050c5e27b31f1195304a9e7fecf318f69971c04df6d8e8a06072097562cb637a4fef033010d56c2b6f94fc80446349fbd4e8f752665b533ba9bcd871fd28608dba1996408718f403d8feec1ad34676969cfca6fb478c99fd8929319609afa8cdced294ee4d382785043cb327eaa69752db31e4ec6e9b843808d9656900fb053cc35e5bb15870c6071536fc7a1bed7d79aeebb2bed94c7fb2ad191bf54dba1a49a56fd96b9e2137fcbbd48a6dc676877f7a864f6159fd9c60f6e39e74a2274e29041197f896588d036dbe67e93623f3798088b19ee165c2ca6fb00724effb2d32c5b559df2bff7f895520a8dd5a0af231ca705555886ea7f40f789f30a77', NULL),
    ('sealed', '', '__start__', '00000001.jmDhH-8f', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dae1b4e4cef71dc73fb700a9842eb1be535469209afa78b2658e8a80cc67892f71409bd3c33ef80d857a952a1ee2da93d0edfbd62f02b84c72687da1e4b4ed764dccfedef564e3e251f46f351d4b8b837d1e81a95382b65c60c485fae7c6ebcec843cd243cdaabe197f2e62b6592fc079c0162b5a6cb8b52ecf1b5a85e812a2bd503940d10bb6b18dfa680a65c2cd43edf00627b785bc1ed011dc86e0b35fb8fe0f2891f2749ea6f7a1c58689e0a1964bd571ada6a1e805c3134408a49d2f029f3a8e9fe442c517f54e98619841fff4d739ffd40074ac171ba42aec870f46ca6a09333eff4c3a29680e7acfde0f29b2e6569e073b66f274e56b39b9aa1ef11db028ea1e310b09a1a5a2c75fb82b5a0d2e1776af12c2ed41e3d840c5a2a7eff6c51a96fc0d94b346b099fb1fad661fd51176b68f3913f1328c4f84cef1ce3f4dfd1c7e51ca6f84745efece58e41786b13841cc05b', NULL),
    ('sealed', '', '__start__', '00000004.NepXyF6I', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dac8e0abcd8e1ba67150e92bfcbd400ecaf765f1085d7e537b9ee95d96e7163270749939e540aaeda3c5805f2cca3c2b10858a09ed825ba7c789d2f5ebc34ae5d21602569a7ee77b10ca90d7bdd81ce66d75569148085f89f9f7f5f747443277224f025b57fa691489d484e93cd5fda972bf5ab7435209ab7a5ce00da6ca4199b3d2ed1f43f4f2e957a79b74766f5dd4413fb2be090d78b44b1faef1daa1e3ad0707ad053496c0465a1021e34cd35fd436ad2d0862be15e11d86b37c26386ec7d4ebf8e5cd6027a90f9d21fbae0c779b8aac7cba8f994deb7164286fcbaad8daa67ebb590d46f992f9596defe1db4b6f1c142a69a3796f282ce116c6e687d2def1503ce3dee26f3ea342a8982344bc56903dfb24ed4ea3565aea4def433fa79fd0f25c75a60390cf2ed4502990cf643a1bd19e40a84f72b49828e3658b601a2035dbca7bd1415884cd2c4119f33274dfa7dd82e2', NULL),
    ('sealed', '', 'items', '00000006.I3OtKoBg', 'pg:aes:msgpack', '24', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da7f4132de5c65ab89b6fb40e2a53640b7642d39eb4300497ec5d77da47db10e90eeda2d05a1437dc21f1d04f4b8ad8c2767497107', NULL),
    ('sealed', '', 'messages', '00000002.1iwygXxC', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dafe3fa815b2d6d25b46fd322e7f3d0648d4075d9a2752faa009155a14e22c99376b36884b7253873aa4748ebfa5d8710143b66cf7c15cce97c637b16df62c0bb538b88633871da133f4bb86d6b44292d650f7682cf737bca6401a0dbb11e425ffed934c234bfb0e6d034003a98205ebac6d692a11da4249f2123da6174d1901a01c40c608abb4d0ad10cd494079675e6d6eeb30c8e113ce019205eb20f8f71e527dc9b6f2566cfef43012fe458c828c844faadc9d5f10863bfc66df1bf68ff7a779ee2b4233bde9861551ef982c39c60f511ff3c357dd25f07681b372d17c75acb171816dcf3bc6960b9de5e6fc14487e01c851be98e0b034d41eb032f2c96759ed311b2773f3d73425205acc51de2258345cf21d807d1052e51358770b24b5554450a826d549cbb1d2fda422ed9e9c80440f6ddfdadb9c05bed9', NULL),
    ('sealed', '', 'messages', '00000003.l2HklDOR', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6daf2605ab0694a69be3731413965d83c07b90964e924fab3303237c913da2451fbd120c329d354d2ef91cbe6cedc248905897988550ebbdf76604285541d1b262a65123b273cf47205d582bb142f00251f88efb22281f2e13dabf4d54cc3ab46497091360210dd39fd248c82aea4d027bc048ecfd0338c2560cdc3d7f026c3d57d09f504b015934777e7a61038e5e1590972ee84db6770f8babc4a87c05e0730c9f076bc46ac40f0a90e38b5cd1ecbfc31cdba625522d3659e763d38051c01a2ce2c3bc907f3539a9d8318bca69c83efd67baa6131e1514f0bda788dcce352cf087ea78bb57bd54cf135313df6cd75eabcb6e64f4c0fa62d6e785ffc5f43516edea8bc86e273ba8b2752d7ccad8a45727cac16cf1db063c5031f25e273845449977dd07823325cff449ace809d87b977e209e54c0ba5932dad067b6e606f953f0c85968e5fb58c8901ec6f2fac436c953656a1229cfab1d768dae9d88443ca70b0a7123f59765807b5e031f4e147a9c7e739b83ff8d31e2f45aef9727ffe84071b4e320fec478285af1d2de5546d103c65985eea2a272315f82d942aaa6d72b6c1e66f497eab8cace946140e66404f1b0da9e9b80866d4f1620de3b764d478e5ad263e367887aac87b3a91bf2d4fd10823c1ae669235ef2989cd2fb14fc6acad6bb24d1c9e5a8a848783d5338f1f0775402448c31d91d386dbd8de46ac1f20772896a0a6e3333b805dbf6e09b25debda8185f35c16046092374451313837dd3c821a77c3a78c154e6f05665567fbab5a7cb7092bb89722dbcd6d3c71f8c0a79fa9c1836bc1509bd7166b4015f5f14fc4afc0148eae40fca629d6b003d262de0af330421538e07ba15dcb2b00fe8283b62ffddeba8ec8be626264c452ce5b97', NULL),
    ('sealed', '', 'messages', '00000005.SaGPB_0e', 'pg:aes:msgpack', '895', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dab7eec23297c4ca253c82415c557220b4485bab518cde73018dc3b2e7cb10ae4870bc8b75dbf01925d126c0225a77b8e7b5fe85e9e1fa524ce03fc8bd0774ac86a250bea64414a3efa59c651a59b873f39888191979924b4e7b5c90db78535a268a1451e14e2c590d1d06e43e1754200ded317d8dc4196b3fcb8949edc13c72822b80f446826549093e4894123daaf5157ef2129dbb99e85eedf2736ae661b33eab36009e00f8fccb39efb3052d8488c9daed05adbe5d624c4672957d591242f8ee8c45a802dde4abbb45bb287308cace71c6963c82fdd492605f03c34ae19c462685bba05c67e31672e3c612a57917f7a09036768b7b85435b91fa990e8c79983694f9176bb6e84d84a850c3523d7315501d0f5d188176242272a1952b660b01b3145f1c69d617acf6be6058881cbee9e13c2c6557e6e614413baa0b1d2fe9e00810b16a5bf21e19ddf4adee91e4612e328c1bec179d603895aec5091c5d814376758fd4104a377c8c0911bd821ec91a6fb9469ecce1f226689a0e2691054bab8d40494fc804e5979b7d37017583afaf9fecff8a718f91294f7fba8e5e83a82a9be12d9da9bad163c648ee6d08565e94a51d84fc368c94cfffb549b3860a261b8674e5eb5c293697be6bb713b9007c4e81691543a8179d66b98febfbb9bf5eaf5f71e5688c8f5691bbc7386dfdf22fb852d560b89da880fc083dd11dc728c90e64ebeae1505f48c3aa833ae85e68e51aa83feabd45855af311faafe2abe5146703b623021617567803f6a8a7f46f0a07d9ae81e089358c38d0007f79b63324359e9d73b0e4272846e69ca13d48730a1f552ebdf93d1bcf56d9225f3026ff9e4d2e67eed53b43a9dbf987a3ff643bf357366305a94706afa7c9242fb8b1b3ae6ecbb1895d1248165c0aad82069d9a0a133fcbcf032fb8c7d26422307946af14240d64b3697905c9a6f3630f10d14d2567bc42e1ace41b1215a76b1a0d42c06b8aebcccb102d9ddb5ac463a184ca88bf4e289343487124dad61a3a142e92cd9c66ec07967c36467339e62e235cf9b3286eded51afdef299bcd92e120c3b29982d6e92883a7eda4da06adb88543f6e5c3d4af0b4ffc68bb331908c27cb5d6f9a2cb311e3a1411a2c496960fb5785f0770136f2cd172dba27cc15bafb2c09598f71e1a60d018d41bf3c5d5ad636594c0ce70215d26668acb30aee21e1c81082fddff612e56b11128f96aefd3c397bb647c3ee9a91cb230c234c3977e0cab4553cf37a33ef30117277ec076e05d4fa1e1bf4b6e47ceb6c6c14580006db8', NULL),
    ('sealed', '', 'messages', '00000006.I3OtKoBg', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da85d905e38a0e2df5fa5e0c87e8b9bed63c34b4bc3b6bde8cc621daff93066c73f93e85cc7be37187260e52854f0102099a0412f6709a5a334b9f0a06259bfb29da0a00d7e3335692e8404c84c4b6b77f545b4b19b786adbc0afee5f18be04fd74b7f87ebefbbaa97fbdf43abaebc96ccf76854ffabf4a539038f7a7f8bc5071003ba4808c76c37866e9dd64c5645550bb481c592414883c35d5696c85d91ffb44a1cfc0cf0eaa9305aa31daf7caa6b745b517b08779448af9d044f4161da10443bc6731843aa65e9c76c8e6ce73249d0c00eab180136775919bccddd8d421127dcd6f427f0f9e46637781bb094f1f767f61e84305d1e73b94462b01d87973c45a0b4f135bba98d45e136baab2d0872a673a5e4892403a59b62d911f59742b77473c4bd19d8af5749125f8e881ee08bfe4a5cbbb2820afc286f49809afc34acfcaa20429aa14f87ff216ca7c6be80aa62ab1ea6b07ca54457849b82b9715030315b773b3f11ae2555c94cd2f1fc178fb2bcad62ba450e2c816891090ed125944bf3e393127d91e229a81a1a5d37a1f583504463313a68c02f6a2e1fa1e60db918075270cbc58a639afbf4c162c0589a7fdbc0bf2abde11b4269a6fb9fce3354187b7f39272a86d309d15cbb20abd55c5a7e6289e65a5342b74d0d81da405ebd0782672351353705da710144f190fc71d355b71fe3c067b0e85fb7e76ed96466158d088e3feaded3dd2145feefe3d7a8bc6ce7e2c608dcb2c5b0a1c70640b4a5091b575fbcac64ae35dc9283e7f643b3800d58648e6c59262708fcf74c290c3d6c9b0d85b310bfcb6aebf11b7ee1787c44d8855c3df2e2df44e823b93dec4c96db16ffc8370b802a6e73de9f8d096d7f48f240906122a32d4dbf2cff111e3f3544a2fabe7f3cb706f22fa1d30fb97c2a1297c2b1bf3842734dc0c3e10117d0abaa12054ac645ec1bfc79767196f8849a239cdf574d4485594582287adb1b577f9954134c7025192647095502b980dbd7d34f5b31f08c54eaf73c26c6e2f36eb9f1c4f3fc14eea48a20ed3f79b5bc937c02434e6caa1c2bc2c3f83da4e886371722779f9457890e3909ae392aa27f41d217f4c5aec7775469327e29a6c7aef18908134062319a19f93b6f2cd9e438712fa48da330fd5718e6422fa90539495612bec5a9e7d59bd110639614e9ff556348d4d7c85c9984f3d8e934bc6ed633902bf9584d7880758b89dd42aebe7741b0f9befece2a4e408b128f47f16988088be78d4ba7e078df6c523c695e53599a45715a14bcdc5c863cc5893f6427e0504d975fcd09a0599a52225610636d2eac27ab5531c5d77893180f5b3b27030b2cb9cdf1e2348637876873aed969caf7bd48106dc0f5c2b878909a1b420818bd68b966871c8e9ca5185c53d3337487ab9808f7ebfe7f370ecdd0271f89709759164c01c1eb18a97c64cbe0c5b6451c1c78edef71a602b8a892206a424df98153bb1ba80b3f54cac6ac08f40f5236c23d63db057fc6bac307553ee916b950b504ab6751528fe441b428bb8a2bc2a533e28dbb8e18f5c8e7c8cefbe9e903bc6cee2d6e6766bdc2caed3890e6d820c8b7d8ddcbe9c3dd9d1710691e7be8cc9a08b26a6fc7f0bad587920bed8e5b040f996feee8bc1b099c0d52c325a51d1f80d9b88f4693c36cbb3c390fb9e75f31c8ed97f24f316e6dc3101e75483a0562e677dc7615c2b0d4ed525925659ef7bbc2ed007ac8d1454a246549e15e380028ec305d7c8d33', NULL),
    ('stepped', '', '__start__', '00000001.874YKHY6', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\x231cc55d'),
    ('timed', '', '__start__', '00000001.EbGUw-RQ', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x4b53eda7'),
    ('timed', '', 'messages', '00000002.ZUVDxx0Z', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7a07850f'),
    ('timed', '', 'messages', '00000003.oqts1GEN', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc8e37d2c'),
    ('values', '', 'bytes', '00000001.TBVCd5uv', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x101c6c5e'),
    ('values', '', 'large', '00000001.WPiZjeD-', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x194d2173'),
    ('values', '', 'many', '00000001.LWcWHueV', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xd31107fb'),
    ('values', '', 'nested', '00000001.bfcdV2KZ', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x39dd4bfc'),
    ('values', '', 'real', '00000001.YKrM3L9i', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x52f8866d'),
    ('values', '', 'text', '00000001.DuWhWNjo', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x61973e02'),
    ('values', '', 'when', '00000001.RgJsYjuI', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xf7dd1bdd'),
    ('ünï ''code''', '', '__start__', '00000001.7L7KwYBF', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x984501a4'),
    ('ünï ''code''', '', 'messages', '00000002.4vImaFkZ', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x164826d5'),
    ('ünï ''code''', '', 'messages', '00000003.TrQIMTgL', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0170849e');

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
    ('keyed', 'tyBRwfsZPCNHk', E'\\x01020432303236286881fe68bb764ed246678e521b5cd2674e8a9f6736e9258605d0d0c0adc1141a1d928fa6fc62a9d3041c7a1579650115b07d2225aa371b50d9643b4e6b0eef95a89a9bfa226c7fcd5572aa926d3ecf4d49389731952863c4618a3c', 'ring:2026', '2026-11-27 19:31:56.939954+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-27 19:31:57.234123+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'YEZYuOdrutOdwHs9', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-27 19:31:57.024129+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1ea993-559c-6771-8000-c8ba614d6577', 'ff0b53e3-e12f-5d7d-8180-3a7c3270a98c', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-27 19:31:56.201502+00', '2026-11-27 19:31:56.462896+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-4f6d-69c6-8010-b20e978395f8', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-27 19:31:56.525783+00', '2026-11-27 19:31:56.591027+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-508f-689f-8007-7732ff7189c6', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-27 19:31:56.691758+00', '2026-11-27 19:31:56.691758+00', NULL, 'false', 'false', '2026-11-27 19:31:56.691758+00', NULL, '1f1ea993-517c-6b29-bfff-4402a14c3ebd', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-27 19:31:56.498134+00', '2026-11-27 19:31:56.505634+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-4fbf-66ad-8001-2a433aba1eb2', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-27 19:31:56.939954+00', '2026-11-27 19:31:56.962448+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1ea993-53f9-6c79-8001-7f1725f9f0d5', NULL, NULL, NULL, NULL),
    ('left', '2026-11-27 19:31:57.008378+00', '2026-11-27 19:31:57.008378+00', NULL, 'false', 'false', '2026-11-27 19:31:57.008378+00', NULL, '1f1ea993-548f-60ea-bfff-d60783b7617e', NULL, NULL, NULL, NULL),
    ('question', '2026-11-27 19:31:56.631381+00', '2026-11-27 19:31:56.652534+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-27 19:31:56.652534+00', '1f1ea993-5104-6a52-8001-ad39d5627a23', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-27 19:31:56.847979+00', '2026-11-27 19:31:56.882321+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-27 19:31:56.882321+00', '1f1ea993-5319-6d50-8001-c77e95b2cfae', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-27 19:31:56.749746+00', '2026-11-27 19:31:56.832081+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-52d3-65f7-8004-4e682b6ce7f5', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-27 19:31:57.118072+00', '2026-11-27 19:31:57.118072+00', NULL, 'false', 'false', '2026-11-27 19:31:57.118072+00', NULL, '1f1ea993-559b-61a1-bfff-05100c4376d0', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-27 19:31:56.987351+00', '2026-11-27 19:31:56.994209+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-546c-6af4-8001-702916da0e2e', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-27 19:31:56.723569+00', '2026-11-27 19:31:56.723569+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-27 19:31:56.610152+00', '2026-11-27 19:31:56.617225+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-50d1-6f0b-8001-93093e123f3a', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1ea993-4ccc-66b7-bfff-0fc60ae9f5b7', 'b8024d20-592d-9eeb-4a7c-1c37d99cf87c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xeb25e4fe'),
    ('chat', '', '1f1ea993-4ccc-66b7-bfff-0fc60ae9f5b7', 'b8024d20-592d-9eeb-4a7c-1c37d99cf87c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xfff85abd'),
    ('chat', '', '1f1ea993-4ccc-66b7-bfff-0fc60ae9f5b7', 'b8024d20-592d-9eeb-4a7c-1c37d99cf87c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9cb63cd8'),
    ('chat', '', '1f1ea993-4cd0-617f-8000-d87433d1537b', '2e5ee6f0-78f8-1036-8a9c-ac92abb0bc15', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6640638b'),
    ('chat', '', '1f1ea993-4cd0-617f-8000-d87433d1537b', '2e5ee6f0-78f8-1036-8a9c-ac92abb0bc15', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x6a05edbe'),
    ('chat', '', '1f1ea993-4d6c-63a3-8002-7ecd085886c9', '8bb7c414-5acc-6d8f-d6e0-2040fc0aa17d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf9e419f0'),
    ('chat', '', '1f1ea993-4d6c-63a3-8002-7ecd085886c9', '8bb7c414-5acc-6d8f-d6e0-2040fc0aa17d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x99226a2c'),
    ('chat', '', '1f1ea993-4d6c-63a3-8002-7ecd085886c9', '8bb7c414-5acc-6d8f-d6e0-2040fc0aa17d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x41e02bf6'),
    ('chat', '', '1f1ea993-4d78-62b9-8003-92c0e59fd078', '84bd3220-2ff6-93d4-3ef6-e34877a62bc3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf2bde938'),
    ('chat', '', '1f1ea993-4d78-62b9-8003-92c0e59fd078', '84bd3220-2ff6-93d4-3ef6-e34877a62bc3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xf0df11c2'),
    ('chat', '', '1f1ea993-4e09-6b89-8005-6c81c7cf41c8', '42df53da-692e-3d3c-a822-98137b5c0f3a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc2c08df8'),
    ('chat', '', '1f1ea993-4e09-6b89-8005-6c81c7cf41c8', '42df53da-692e-3d3c-a822-98137b5c0f3a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x2d031394'),
    ('chat', '', '1f1ea993-4e09-6b89-8005-6c81c7cf41c8', '42df53da-692e-3d3c-a822-98137b5c0f3a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xe944450d'),
    ('chat', '', '1f1ea993-4e1d-6d5c-8006-fdce007a01c8', 'dd243837-acae-8bd8-66c2-5699418d6a6f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9fb223a3'),
    ('chat', '', '1f1ea993-4e1d-6d5c-8006-fdce007a01c8', 'dd243837-acae-8bd8-66c2-5699418d6a6f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x223e9b37'),
    ('chat', '', '1f1ea993-4e9a-6c3e-8008-e330b6bc4b74', '6ac71751-c7d7-9a70-7125-ee68923adc13', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x83a75637'),
    ('chat', '', '1f1ea993-4e9a-6c3e-8008-e330b6bc4b74', '6ac71751-c7d7-9a70-7125-ee68923adc13', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x9878d67c'),
    ('chat', '', '1f1ea993-4e9a-6c3e-8008-e330b6bc4b74', '6ac71751-c7d7-9a70-7125-ee68923adc13', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x32a0a322'),
    ('chat', '', '1f1ea993-4e9d-618a-8009-d67a26aa078a', 'e1c29302-f267-c902-7425-73bed1ed9f1d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x77135e5a'),
    ('chat', '', '1f1ea993-4e9d-618a-8009-d67a26aa078a', 'e1c29302-f267-c902-7425-73bed1ed9f1d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x691d4dee'),
    ('chat', '', '1f1ea993-4ef8-6969-800b-ca9ba0d1c3f6', '408ff6cd-9d1f-02ee-a6fe-229b0a149761', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbe0961b0'),
    ('chat', '', '1f1ea993-4ef8-6969-800b-ca9ba0d1c3f6', '408ff6cd-9d1f-02ee-a6fe-229b0a149761', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x1434faf5'),
    ('chat', '', '1f1ea993-4ef8-6969-800b-ca9ba0d1c3f6', '408ff6cd-9d1f-02ee-a6fe-229b0a149761', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdd3e5664'),
    ('chat', '', '1f1ea993-4efb-61c4-800c-a40a315c1da2', '048375d3-2ef1-da4c-35bc-75100f06f597', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x826b79ce'),
    ('chat', '', '1f1ea993-4efb-61c4-800c-a40a315c1da2', '048375d3-2ef1-da4c-35bc-75100f06f597', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x7010e28b'),
    ('chat', '', '1f1ea993-4f54-6198-800e-7f3d1ecef574', '49da0089-3c87-de95-e081-fc52988906f2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6de49406'),
    ('chat', '', '1f1ea993-4f54-6198-800e-7f3d1ecef574', '49da0089-3c87-de95-e081-fc52988906f2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x33289222'),
    ('chat', '', '1f1ea993-4f54-6198-800e-7f3d1ecef574', '49da0089-3c87-de95-e081-fc52988906f2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf5a7c2a8'),
    ('chat', '', '1f1ea993-4f58-6064-800f-3bb7f7a7a15c', 'e4e0d7d6-1eb2-0d67-8ddb-80ada5ff7cbf', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4eae4330'),
    ('chat', '', '1f1ea993-4f58-6064-800f-3bb7f7a7a15c', 'e4e0d7d6-1eb2-0d67-8ddb-80ada5ff7cbf', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\xcd4d3527'),
    ('delta', '', '1f1ea993-4ff0-60b4-bfff-a40ce5e9e9b7', '555ed1e3-4028-7b6a-1a91-b1a47192e444', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcf091015'),
    ('delta', '', '1f1ea993-4ff0-60b4-bfff-a40ce5e9e9b7', '555ed1e3-4028-7b6a-1a91-b1a47192e444', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xe73e91b7'),
    ('delta', '', '1f1ea993-4ff0-60b4-bfff-a40ce5e9e9b7', '555ed1e3-4028-7b6a-1a91-b1a47192e444', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa14e629c'),
    ('delta', '', '1f1ea993-4ff2-6566-8000-0e5c2a1df170', 'dff856f4-4736-6732-24f1-e1edfb1d2b81', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc5c63633'),
    ('delta', '', '1f1ea993-4ff2-6566-8000-0e5c2a1df170', 'dff856f4-4736-6732-24f1-e1edfb1d2b81', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xa9ead4fe'),
    ('delta', '', '1f1ea993-5036-6ca3-8002-93ac967c4f12', '4c99a870-212d-624e-fb0a-94b4fe250765', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5d946bc0'),
    ('delta', '', '1f1ea993-5036-6ca3-8002-93ac967c4f12', '4c99a870-212d-624e-fb0a-94b4fe250765', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xcbf5548b'),
    ('delta', '', '1f1ea993-5036-6ca3-8002-93ac967c4f12', '4c99a870-212d-624e-fb0a-94b4fe250765', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4d108ec5'),
    ('delta', '', '1f1ea993-5039-6d39-8003-87bc8a4de952', 'e7e0f1b8-4959-ae28-446f-538d71d20f5f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x650e0481'),
    ('delta', '', '1f1ea993-5039-6d39-8003-87bc8a4de952', 'e7e0f1b8-4959-ae28-446f-538d71d20f5f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x5a0d0903'),
    ('delta', '', '1f1ea993-507b-6519-8005-4a28895c2f51', 'fcc9a45d-0668-3998-6f26-868a6075ca4d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x16ee7c58'),
    ('delta', '', '1f1ea993-507b-6519-8005-4a28895c2f51', 'fcc9a45d-0668-3998-6f26-868a6075ca4d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x0bc8cd3c'),
    ('delta', '', '1f1ea993-507b-6519-8005-4a28895c2f51', 'fcc9a45d-0668-3998-6f26-868a6075ca4d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb0a92554'),
    ('delta', '', '1f1ea993-507d-6db1-8006-688be75687d8', 'b329a8b5-5795-9618-3e6a-718f0fc65fb8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc0207faa'),
    ('delta', '', '1f1ea993-507d-6db1-8006-688be75687d8', 'b329a8b5-5795-9618-3e6a-718f0fc65fb8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x475fcdd7'),
    ('failed', '', '1f1ea993-517c-6b29-bfff-4402a14c3ebd', 'b89cf540-9ddc-06c1-9c88-09ade0acdde6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe7ec68f2'),
    ('failed', '', '1f1ea993-517c-6b29-bfff-4402a14c3ebd', 'b89cf540-9ddc-06c1-9c88-09ade0acdde6', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x92c011f7'),
    ('failed', '', '1f1ea993-517c-6b29-bfff-4402a14c3ebd', 'b89cf540-9ddc-06c1-9c88-09ade0acdde6', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x7f31ff56'),
    ('failed', '', '1f1ea993-517c-6b29-bfff-4402a14c3ebd', 'b89cf540-9ddc-06c1-9c88-09ade0acdde6', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd7b3ec2a'),
    ('failed', '', '1f1ea993-517e-678d-8000-c2b18e8fd627', 'a93a8d05-d1d5-c570-2388-7548f07abd07', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x013a086e'),
    ('failed', '', '1f1ea993-517e-678d-8000-c2b18e8fd627', 'a93a8d05-d1d5-c570-2388-7548f07abd07', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xef9fae48'),
    ('failed', '', '1f1ea993-517e-678d-8000-c2b18e8fd627', 'a93a8d05-d1d5-c570-2388-7548f07abd07', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xb3696e54'),
    ('failed', '', '1f1ea993-517e-678d-8000-c2b18e8fd627', 'a93a8d05-d1d5-c570-2388-7548f07abd07', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x661e6cbb'),
    ('failed', '', '1f1ea993-519a-68b2-8001-bff5fd6f2352', '211a5925-3814-d3ba-ab16-24456a2d2ca0', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', '', '1f1ea993-519a-68b2-8001-bff5fd6f2352', '9d8ecb00-e763-3e80-0063-ae2039afec8c', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', 'inner:9d8ecb00-e763-3e80-0063-ae2039afec8c', '1f1ea993-51b4-6a6c-bfff-c294e42c0041', '1c3396eb-9ca4-c13f-5d99-e1ef8565414b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfce65361'),
    ('failed', 'inner:9d8ecb00-e763-3e80-0063-ae2039afec8c', '1f1ea993-51b4-6a6c-bfff-c294e42c0041', '1c3396eb-9ca4-c13f-5d99-e1ef8565414b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x29e89159'),
    ('failed', 'inner:9d8ecb00-e763-3e80-0063-ae2039afec8c', '1f1ea993-51b4-6a6c-bfff-c294e42c0041', '1c3396eb-9ca4-c13f-5d99-e1ef8565414b', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x5e64335c'),
    ('failed', 'inner:9d8ecb00-e763-3e80-0063-ae2039afec8c', '1f1ea993-51b4-6a6c-bfff-c294e42c0041', '1c3396eb-9ca4-c13f-5d99-e1ef8565414b', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x74f3c95b'),
    ('failed', 'inner:9d8ecb00-e763-3e80-0063-ae2039afec8c', '1f1ea993-51b4-6a6c-bfff-c294e42c0041', '1c3396eb-9ca4-c13f-5d99-e1ef8565414b', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x3d217516'),
    ('fork', '', '1f1ea993-4fac-6c3f-bfff-795fa66fe2eb', '5bab9920-1dba-c5e7-42f4-b66cfd24cdba', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd7807edf'),
    ('fork', '', '1f1ea993-4fac-6c3f-bfff-795fa66fe2eb', '5bab9920-1dba-c5e7-42f4-b66cfd24cdba', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xb320b8ad'),
    ('fork', '', '1f1ea993-4fac-6c3f-bfff-795fa66fe2eb', '5bab9920-1dba-c5e7-42f4-b66cfd24cdba', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x651139e3'),
    ('fork', '', '1f1ea993-4faf-6692-8000-3c0e1734effc', 'd6bc3c12-cd31-09a8-cf1f-7ed47872d6f1', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xba786b1a'),
    ('fork', '', '1f1ea993-4faf-6692-8000-3c0e1734effc', 'd6bc3c12-cd31-09a8-cf1f-7ed47872d6f1', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x4dd1bc9c'),
    ('keyed', '', '1f1ea993-53d7-6f68-bfff-dbd6e079b249', '0fecd8be-86f9-43c7-e68c-1802b82bb176', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c77068b7980f2db1884bd87dfa90d4bd880b675be6fe96bcf313c97925027e262a2771c4ebd7814d80aa2d5a6c683a71d3f0f95e928121c11f459e6b7a0787d4951683b44dd98f2135625433112ae9fdf1995d2c8d5b17475b61c57f93c24f0f0b61b6c93e6b6478f322d504887d9f16e38e8a25345656d5640055f8302fe5cfd7707c32d340aa94d7121ce9955700b48e0bfdac7e1cdf3ef3c5b17e6546ec614c02f6a58660bda3d5329f10ad6f4e41f877c617774d71b6e6bc28f8eedba28b8c37fd9be8a071d0824fd2c861bd76c51f4368f1a515aa80f49aa73289cdaa059972153d92b0bc97c20e4112d1ef2cf02f74d176398ac2bacaf850264940cafb5233f1c9eff4625a3db1dda8773d8602e42ac42cdee0e8b34160ff6ff1c6038ba4d4cdd9dcc7ebb61e2a4867b77570886dc30447bac3abbc08d10a', NULL),
    ('keyed', '', '1f1ea993-53d7-6f68-bfff-dbd6e079b249', '0fecd8be-86f9-43c7-e68c-1802b82bb176', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c74fb5d5d2a63137326831963aaa622c00fda6c157da43bfc6f8140d77758604e1db72519190', NULL),
    ('keyed', '', '1f1ea993-53d7-6f68-bfff-dbd6e079b249', '0fecd8be-86f9-43c7-e68c-1802b82bb176', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c79ec8aa1b5e2b1f53501c2663174bbbaaf9bcbc080d2dcb6a051f017b', NULL),
    ('keyed', '', '1f1ea993-53da-6621-8000-c8792909901c', '2ba67dae-8869-c46c-18fc-dfc61a9fbbfa', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c7bff119c52e8a400c935cfcac5d35a30795b31f92a66715164acb1f91843489c19d4190acf5d681e282df0d0609c9de312e8b3e607b97cb5f54c4c314b64e80fece46e0b7d52c80c8c2c285a6fae3b977ec8cea41e6710d9b4845d650cd481932a7bad916dec394aa0d40ed64362fc5aca4cbdda5d2e4287e3a9582fa1b198dd989c6429a57fd84762c0aca8b61f816fb118b5a8a96a3d362e75cd6fe01e3494c7eebd37b44c1914bbc342f06fd0b8f2088f4d1edb70889ea2b34a6b6220e654407788aaab092fc51af254b7effc424e694450d4d906e97bfd2d989ac99062abbfd8678fadb29bc8aaf9842a98706a8efa710f1de4a1e5353911a901f5c00bcb3ceee73f21e73ffafec769d2beef2821efc95eefdc269ba5d9f44d257487f423b76d42025c55d52bb8e6d5ac59d207985b94e255e496e12266600fc0974727c1bf998344104dcc1538fad4bc050556e96398c1f1dc5e9fc1383a87e22fd0b0592fb', NULL),
    ('keyed', '', '1f1ea993-53da-6621-8000-c8792909901c', '2ba67dae-8869-c46c-18fc-dfc61a9fbbfa', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c74718b887893418c6eca96b1e3ff7ec21a90fdf721f04efcb41af27fc1e85d2', NULL),
    ('left', '', '1f1ea993-548f-60ea-bfff-d60783b7617e', '472fffdb-eaa7-eef5-354e-fcb79a4c4f41', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x368137b9'),
    ('left', '', '1f1ea993-548f-60ea-bfff-d60783b7617e', '472fffdb-eaa7-eef5-354e-fcb79a4c4f41', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xf873fbca'),
    ('left', '', '1f1ea993-548f-60ea-bfff-d60783b7617e', '472fffdb-eaa7-eef5-354e-fcb79a4c4f41', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xdc918632'),
    ('left', '', '1f1ea993-548f-60ea-bfff-d60783b7617e', '472fffdb-eaa7-eef5-354e-fcb79a4c4f41', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x2641d9e4'),
    ('left', '', '1f1ea993-5490-6718-8000-274a5dbba371', '7d75c134-ac03-b60e-44c4-509b83395afc', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfa8c95f2'),
    ('left', '', '1f1ea993-5490-6718-8000-274a5dbba371', '7d75c134-ac03-b60e-44c4-509b83395afc', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x35de8a8d'),
    ('left', '', '1f1ea993-5490-6718-8000-274a5dbba371', '7d75c134-ac03-b60e-44c4-509b83395afc', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x42dadbd2'),
    ('left', '', '1f1ea993-5490-6718-8000-274a5dbba371', '7d75c134-ac03-b60e-44c4-509b83395afc', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x6234f91b'),
    ('left', '', '1f1ea993-54a1-6801-8001-569752eb2d70', '24e13af9-29b7-b506-e00e-99dbc599c5c4', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1ea993-54a1-6801-8001-569752eb2d70', '4d369181-0fd8-7461-24f4-45a5f2c565a3', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1ea993-50f2-6fc5-bfff-56e89b94ecd5', 'dee70b93-6c16-83f5-a347-36354580b551', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x06822c67'),
    ('question', '', '1f1ea993-50f2-6fc5-bfff-56e89b94ecd5', 'dee70b93-6c16-83f5-a347-36354580b551', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xc86018e4'),
    ('question', '', '1f1ea993-50f2-6fc5-bfff-56e89b94ecd5', 'dee70b93-6c16-83f5-a347-36354580b551', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x819ae8d8'),
    ('question', '', '1f1ea993-50f4-6bdc-8000-fb428a628559', '8b069c17-a5a3-730c-f59f-607383579a1d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xea70ce76'),
    ('question', '', '1f1ea993-50f4-6bdc-8000-fb428a628559', '8b069c17-a5a3-730c-f59f-607383579a1d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x7d85813f'),
    ('question', '', '1f1ea993-50f4-6bdc-8000-fb428a628559', '8b069c17-a5a3-730c-f59f-607383579a1d', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xd8bcff1f'),
    ('question', '', '1f1ea993-50f4-6bdc-8000-fb428a628559', '8b069c17-a5a3-730c-f59f-607383579a1d', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x877b2132'),
    ('question', '', '1f1ea993-5104-6a52-8001-ad39d5627a23', '673adcf0-b5cf-f8e1-67ff-03518de72f63', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203264333539333232663930643961393735333064653862346234633532323533af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1ea993-5104-6a52-8001-ad39d5627a23', '85853f6b-e8ba-c00b-4ee2-64e15cffd7b8', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x4d96f5f6'),
    ('question', 'inner:673adcf0-b5cf-f8e1-67ff-03518de72f63', '1f1ea993-511f-6037-bfff-5ae481d5c058', '26e9c0f4-f162-7f59-c4c9-2bae560148c3', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4a471f19'),
    ('question', 'inner:673adcf0-b5cf-f8e1-67ff-03518de72f63', '1f1ea993-511f-6037-bfff-5ae481d5c058', '26e9c0f4-f162-7f59-c4c9-2bae560148c3', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xc0dfebd4'),
    ('question', 'inner:673adcf0-b5cf-f8e1-67ff-03518de72f63', '1f1ea993-511f-6037-bfff-5ae481d5c058', '26e9c0f4-f162-7f59-c4c9-2bae560148c3', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xa56afced'),
    ('question', 'inner:673adcf0-b5cf-f8e1-67ff-03518de72f63', '1f1ea993-511f-6037-bfff-5ae481d5c058', '26e9c0f4-f162-7f59-c4c9-2bae560148c3', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xa7d126bd'),
    ('question', 'inner:673adcf0-b5cf-f8e1-67ff-03518de72f63', '1f1ea993-5120-6b42-8000-c75b2c6ba1a3', '7cf9a1eb-e7c2-0f76-9859-880308f6d66e', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203264333539333232663930643961393735333064653862346234633532323533af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1ea993-5300-6762-bfff-4699de88902c', '324bf424-39ee-ebc9-94ae-7306e4d026f1', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dad37bf56d441c4d9873eb68a82cffda55c4972189928af757f7913a1b07756244b9b5ee09d6e5dab77aed9dcfce27ff378667a6cd9caa0adb3c02a7d564395dbf3e7faea6f5342fd034cbbcaac5fe562fa3f55b2fe0b4f36cf376bf76c890f3590d93e76b137b36ac1672fbbab8e40b3cc896dbef4eb05255fa36a46e3382d84ae9c1e881df531c3ef4a25ec9a5b31cab762e0eb3e736e3f30ebbc5d6e40c17cc7683554e75881b5a4af61ce9', NULL),
    ('sealed too', '', '1f1ea993-5300-6762-bfff-4699de88902c', '324bf424-39ee-ebc9-94ae-7306e4d026f1', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dac4fe6c41a5ce6db0d9ecbf545e8fbeab0cc8a8b185856fe7256ea3677d4226f7e4ffe0699d', NULL),
    ('sealed too', '', '1f1ea993-5300-6762-bfff-4699de88902c', '324bf424-39ee-ebc9-94ae-7306e4d026f1', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6daae0f2359039f4680deadf920d8b45033e071ab1f8710da55bff03763', NULL),
    ('sealed too', '', '1f1ea993-5302-6d5a-8000-d0ad6965d2ed', 'e8baeddd-ff6c-6247-e57b-9082ffa7801c', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da81b0cbab779faf7d665fbb6b3d36ce96d0216768d99948965826926e6b7b334bece14a57837776a680def653d0c46cacf5e00fe658ddb4466571a1382236c9ec8f3207af679c5f4640a9c705b798a9f7d75b2e56d833b6997f1beee154fb4ec6d5f66e6a5ce09b12b8be09418603bc25cc5daab0d49203be226495e7d7993c6127cc4e42d773ee931859cd651562d51e6a8bfe8c271dc5f4aa7dd831b8c852b1b236cdf27879e52081d045b6dd384dc9b9dfc62cef1b34af56ec27e45e4063ce19bd14be0e1e7725edb2c81cfc1839934ee5fdd71ba4696bc513d16c376a44b248cc1f2074267c633b35c2144399fc8dfea1a93875b602daa5d746ec9260088b725be699662b7d8057a7cd8c64af82fa3fb8f75c563839818820eed8b7256719ba8444b2664c259ac8e68924cdca2de01a1c06d1632be5d852db0b3b01cd3792e5efc7190229f2128a183c1fddf51839ca823e89a5f1bbc6f50e6545318eac5176', NULL),
    ('sealed too', '', '1f1ea993-5302-6d5a-8000-d0ad6965d2ed', 'e8baeddd-ff6c-6247-e57b-9082ffa7801c', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da7793c68b16d1d647d010f18bcb465424c78f100ec273c74994cc558ae09133', NULL),
    ('sealed too', '', '1f1ea993-5302-6d5a-8000-d0ad6965d2ed', 'e8baeddd-ff6c-6247-e57b-9082ffa7801c', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da2d4c307e027ccfff52a7304da476a6c673bed3e1b9ca810eebcd653e', NULL),
    ('sealed too', '', '1f1ea993-5302-6d5a-8000-d0ad6965d2ed', 'e8baeddd-ff6c-6247-e57b-9082ffa7801c', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da1b4bbb77ee477edafeb8c196a24cd2477c34daf274ae42d61a30e15f', NULL),
    ('sealed too', '', '1f1ea993-5319-6d50-8001-c77e95b2cfae', '2df065a6-f966-624f-c376-6010500d14d5', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da3fb9fea6c2e8d0c08d08aa1987ed09b3ae40becca9de7277ebc6322073a1dab82ddd291e', NULL),
    ('sealed too', '', '1f1ea993-5319-6d50-8001-c77e95b2cfae', 'ba77369e-868c-db52-1ccf-d3c3a2bdf36c', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da731139045da28269024190db92c3eb44eaf930806a848dc6f55f54f8201ce0a1dc674667651fd64f53113172f1890feb54eec5280df7b3846e2888fa437a3f394dc50c24b1b0bef1e418c5c9f5bba788a6ac07fb774a4c0dc85c6fbf34ec01f6ef09f61fffda03fd8e62bd9e3d2b707136f403a595d8613b526d9e64e80617b1134a459bc001c88b885d9e', NULL),
    ('sealed too', 'inner:ba77369e-868c-db52-1ccf-d3c3a2bdf36c', '1f1ea993-5330-68e6-bfff-f9d0aa5d3f27', '19810963-9153-179d-107d-8de86edda100', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6daa9f883d30a2f068e04d98491a51fab8e9da3f1d685b36b2cbb9e145b5cbdf9bd8ee9877d9bd39aebd87369010248e8e985f665a489a016f2a129288e112f7de6d1fc5aabb659fa7e9441c15bcd103e947241f56c789635153bc29982c4364b85f2ae72361ff98af08e540352cb4cf4504071451aabf57cf2f096843f50efa695ac010d6cd70aaea155cc62d8a5b857419ef42aa0bb322d3bcf33478cf588e0d3c2754e995c548f63ebd477a2fdecc5adec3deec25c2e51b7170f67bb2efe969f91bd30e3571dc73ba1b48458ff922efb46b8f54eada1d2cf43112d3f26649c42db0fef18f1aac19c3a948479e8042b7153f97ca97d2ee4f0e53f2abaaaab771318a02674e3ba243b1aa5bbb75a1403e3f9257534ae5d1bb7d34497891e6ca8da333be520e76015d3a095b05f3e9c028604312db604040da7548a6a87f1d105ca95195e29d513b95630696cdf99d2b51d24827693824d9bf498fb98f66a733766cb4632eb573105a1fcdf321a5525123b6354b3cd3f184f585232ed4fb3814d9fc32dfbb7ff723db5fd5d2f9bc7c3beb76aa484f0eb7b255046f879b62a5689162890df92f3c797c602d74814cd1c09a66dd59b573074be99387a179b9d998d5df5d0efdb616f5a3d538960107a11058dc98d73f055b4db9ca885bfe17d79e42ef8272d9460c5a5d45ea9cfd875817796', NULL),
    ('sealed too', 'inner:ba77369e-868c-db52-1ccf-d3c3a2bdf36c', '1f1ea993-5330-68e6-bfff-f9d0aa5d3f27', '19810963-9153-179d-107d-8de86edda100', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dadd703d3a908002a1badbf9d6b9e0a61ea0a863f37aadf2f22d08e309d38866', NULL),
    ('sealed too', 'inner:ba77369e-868c-db52-1ccf-d3c3a2bdf36c', '1f1ea993-5330-68e6-bfff-f9d0aa5d3f27', '19810963-9153-179d-107d-8de86edda100', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da4654359c327d818a263bb804201bab43229ffe6c2d4c152601944e027f6bdfba8999422b47', NULL),
    ('sealed too', 'inner:ba77369e-868c-db52-1ccf-d3c3a2bdf36c', '1f1ea993-5330-68e6-bfff-f9d0aa5d3f27', '19810963-9153-179d-107d-8de86edda100', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6daa4fcc3dc3a5830a0d8190de0188fbd014c0d4c4ee5ecd4de4f9799df', NULL),
    ('sealed too', 'inner:ba77369e-868c-db52-1ccf-d3c3a2bdf36c', '1f1ea993-5333-606a-8000-7a8e7b052b2c', '40f0bfda-5b5c-e6f5-badb-0d72d0a66782', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da0ad6bac1febbbe1436a3c7f9033230f77ec5c252eed22eaebf0245a6fe6398ec3f944a3afd040775a9da78b89142a0d30f58d70fa117b53e2a144866f1b18bd3ce13e29a4f2576c430eea8777cd2c848e922f97cb7e51a1ece864c80933e139c68221bbcd271a0c812ffe1ce7f16f579d1730c170bba06b04029f7b83505e7d6977aece8063e9bfbe60e76', NULL),
    ('sealed', '', '1f1ea993-5211-6f56-bfff-d54525f47f07', '836d83c3-7911-23a2-68b8-2185b98eda58', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dadb6b5cfb56b451296781abf69fb73999496970ea9492acbfeba79219336432b27a5a145e9225e01191be67bb7c98261b2d9dcca18f783af235e5b6d52be021c778181c9f1790632fba2ea3297b882161e515a4b30f34e5c56363368b8d9b801567eb21cd3123e859f3289cd1822844e69b6a3367d19a99a75872aacd22ed634e2d900ebd2f6243baad1c1472171e35c3877c9921009b16811480a69926b1583e7a4bc4dd60cf52c6213e6f4a16afea1b3593d45e47363faba7ff11529de70a6388e67f28286e166af853059652c905fe5ce119c4ce914104afd39e08a1acd720c1ed01323f3b727aef7c096faf7cbe8d6c21eaaae4b1266f7069e9a899ca3b2de5dbb5a52e4ba940c017aeed9982802cd03081c2a06110471ea2d82836c49568528ee79371edc28f40403254a4e1a03fd9dc1a90a896fdb2e700', NULL),
    ('sealed', '', '1f1ea993-5211-6f56-bfff-d54525f47f07', '836d83c3-7911-23a2-68b8-2185b98eda58', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dae12c0e9f236858735112854881502775c9633fb61a4d32a78433333a8574ee452b13de95a7', NULL),
    ('sealed', '', '1f1ea993-5211-6f56-bfff-d54525f47f07', '836d83c3-7911-23a2-68b8-2185b98eda58', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6daa7ad03069011aaada71bbae546e29ea4d2eb1149e46e2ba31687117b', NULL),
    ('sealed', '', '1f1ea993-5214-67e1-8000-00d2da4b658d', 'b9e5004c-b941-ebe3-7e01-bd0c01cc37b5', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da239aa141db1ee7e140e21e54eabde644c2398f832a1fce25f255946d0c9ba010fc2b29226ab7e743fb1c6cf25a107b2c1123be0f3178364f2535adfbde0be7fd354a09f9a183bc8a752a01b0e4bc688bfa12858e5ae74d112463ec75c4a75f863c38f5edab62507816887493ed44b1d97b35875e664e03c9cc41cf4e73e1b0128b2e07a91ae0ececb7a30e9ec14e87788a14e6f365f9685a8349ecb4ade479fbeece8ab86bfd4da16715b27501adcf5d9ea4b8b83b5151dee32d3972cc0a2c4d66d2513092026da5ae422cd8b55c9db398526e1f6af910a6c954524214e1c64b253ebd8fdf15b712af5b3de8618a8a56ab29015adb478a808b7497015465825edb63787196582b8ac9687b0fb182dbca1268e8af81a9946ebe02d947dbb87fcfcc1bb691070dfb7cc2838d9ef4328bdeb4437f210466dc6936f1640b0ddc0d0aa2fa480f1211f240b847ed329c912c85e6a2a15c5a64854104aeded1d7db84dc23', NULL),
    ('sealed', '', '1f1ea993-5214-67e1-8000-00d2da4b658d', 'b9e5004c-b941-ebe3-7e01-bd0c01cc37b5', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dae37e1e1d491992500326ea2bfcd63997c453257a65d8782ae1fc4421a49aa0', NULL),
    ('sealed', '', '1f1ea993-529f-6a30-8002-626868c79e68', '6657fabd-a26e-8e6f-b01a-09ec8297a1f5', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da19a47122a7d66205fe5195f06d9893e84a8020f218b18dd3ff2f5406a9bf4044b3fad19cd3521f817e283c361860563b279b95ecf03213c7a85e060ba3eff565b4ab62df43e29d74a2aad7a0ad9448ad2e4d92c426e9cc4b2397dd406b814c0f6472f88a581eccf9a9e1f4708d3942e40fb10f60b0b56d5a7b139690d27332da19f43e9f3cbad81c1fd1e46f7cc81b55ee289c0b9c91ed02c3710808c1ae6faafe9c2a1993bb037c89b36e6fde7dae20a55aed314858054a7002ba057806b2398f6e39dbb86c32887ee33f168b9e85d07f11f3f64b9af2b12c29bb0814b8bbe3ba70c7e19b1ba1d9cec5a9c2b3583b81e573acfa78952b57110fd7f081e152a28502da8fd872c18756bf8909dbab72df5d3c3d959fce860616bdfe105d77620dbb5ec7a29f3e87efd0565fe2571738dfca1ec75004e6d316c016', NULL),
    ('sealed', '', '1f1ea993-529f-6a30-8002-626868c79e68', '6657fabd-a26e-8e6f-b01a-09ec8297a1f5', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dab5a04ca201c99218a86a697be8deffa43645dc36de3b7e16f505c85f0986f4182700b16cf1', NULL),
    ('sealed', '', '1f1ea993-529f-6a30-8002-626868c79e68', '6657fabd-a26e-8e6f-b01a-09ec8297a1f5', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da4e9fc167e08512a20935e5a1f33e2dd37e96e81f54982b0528d0e33f', NULL),
    ('sealed', '', '1f1ea993-52a2-6344-8003-b241503c4a46', '2569ffe5-c093-5ff5-4ef0-64a29109bddd', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da1459b422b7cd5569206d93e46716f67bb6e5ac8e0ae5cb0988bfa07c0768d33e148255dad88be874dc02b20e65adc762fe4af74018970333ca112036a1c6825c6a5a08812a706928a27a7baf8dfce32f495ae7f893fa478be4d2ce69283f22a132d9241b4f0e8b1f58c4bdd771af6216276a2bc601e777f7ddd00ff8e38f25906624bd069eff179cca66e226372b3467325b8aed1454345331116e05474ac0c2e2d901885ade828c587aaa59622500d986a1512b5a197932b70f3549a19bd2cdddaa8b2a1840f36c5bbd2b7f5efeb532347a50fbf0db09125dbb5ff3aa60a41bac6d42293d1afe5d723e1099042b38918893fd451dc9f2ba127a9ca621ce3487bfcb7f09eed175fa2482198bb72b5faa5528de1ea79704d3e93b84cdde43ee9b3035cc116c23f29533f7be1b4f242e4c38288d3da1c00aa62dc5e7fcc27322d6225cd84580479e42fbbc13d25eea0a415ef0e61f94a46e396cccfa21e273154ddd', NULL),
    ('sealed', '', '1f1ea993-52a2-6344-8003-b241503c4a46', '2569ffe5-c093-5ff5-4ef0-64a29109bddd', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da1d0e29615e57fde33f6f191892531dbf04fe7a54f31fb6ea7b06be0fe94045', NULL),
    ('stepped', '', '1f1ea993-559b-61a1-bfff-05100c4376d0', 'f4e8ae85-717f-e3f9-b2bb-2d44e1068e30', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\xad3cf9b0'),
    ('stepped', '', '1f1ea993-559b-61a1-bfff-05100c4376d0', 'f4e8ae85-717f-e3f9-b2bb-2d44e1068e30', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\x7264100d'),
    ('stepped', '', '1f1ea993-559c-6771-8000-c8ba614d6577', 'ff0b53e3-e12f-5d7d-8180-3a7c3270a98c', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1ea993-544f-6baa-bfff-1d71aa662ec5', 'cd9fea74-4581-f681-d100-948047b01f34', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1e98197d'),
    ('timed', '', '1f1ea993-544f-6baa-bfff-1d71aa662ec5', 'cd9fea74-4581-f681-d100-948047b01f34', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xdb91984e'),
    ('timed', '', '1f1ea993-544f-6baa-bfff-1d71aa662ec5', 'cd9fea74-4581-f681-d100-948047b01f34', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf09f06b7'),
    ('timed', '', '1f1ea993-5451-6ce8-8000-c04c31f2b701', '79ec6d74-71e9-a16e-f16d-e58747eb99b6', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x153586cb'),
    ('timed', '', '1f1ea993-5451-6ce8-8000-c04c31f2b701', '79ec6d74-71e9-a16e-f16d-e58747eb99b6', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xbe435a32'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1ea993-50bd-657e-bfff-82eb8cd33c90', '323a2eda-3ebd-ea5d-4ac6-86cb2f3f40ee', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd13bfb85'),
    ('ünï ''code''', '', '1f1ea993-50bd-657e-bfff-82eb8cd33c90', '323a2eda-3ebd-ea5d-4ac6-86cb2f3f40ee', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x0b8aa10f'),
    ('ünï ''code''', '', '1f1ea993-50bd-657e-bfff-82eb8cd33c90', '323a2eda-3ebd-ea5d-4ac6-86cb2f3f40ee', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6e024d7d'),
    ('ünï ''code''', '', '1f1ea993-50bf-6d08-8000-962f98613c6f', '7f1f3707-7d55-495b-a308-eb03fcd687ec', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1fb0f1be'),
    ('ünï ''code''', '', '1f1ea993-50bf-6d08-8000-962f98613c6f', '7f1f3707-7d55-495b-a308-eb03fcd687ec', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x2a1a4143');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation") values
    ('chat', '', '1f1ea993-4ccc-66b7-bfff-0fc60ae9f5b7', NULL, '{"v": 4, "id": "1f1ea993-4ccc-66b7-bfff-0fc60ae9f5b7", "ts": "2026-11-27T19:31:56.192711+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.nSPQ0xoK"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x77a177f02349c79b7abc059a', NULL),
    ('chat', '', '1f1ea993-4cd0-617f-8000-d87433d1537b', '1f1ea993-4ccc-66b7-bfff-0fc60ae9f5b7', '{"v": 4, "id": "1f1ea993-4cd0-617f-8000-d87433d1537b", "ts": "2026-11-27T19:31:56.194215+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.nSPQ0xoK"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.eeN-WqU_", "messages": "00000002.eeN-WqU_", "__start__": "00000002.eeN-WqU_", "branch:to:reply": "00000002.eeN-WqU_"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xde3778c69ebe8622db021e96', NULL),
    ('chat', '', '1f1ea993-4ceb-6a0b-8001-32d5b885360b', '1f1ea993-4cd0-617f-8000-d87433d1537b', '{"v": 4, "id": "1f1ea993-4ceb-6a0b-8001-32d5b885360b", "ts": "2026-11-27T19:31:56.205487+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.eeN-WqU_"}, "__input__": {}, "__start__": {"__start__": "00000001.nSPQ0xoK"}}, "channel_values": {}, "channel_versions": {"items": "00000003.p_48a5xA", "messages": "00000003.p_48a5xA", "__start__": "00000002.eeN-WqU_", "branch:to:reply": "00000003.p_48a5xA"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x64b247e9b1a69351db021e96', NULL),
    ('chat', '', '1f1ea993-4d6c-63a3-8002-7ecd085886c9', '1f1ea993-4ceb-6a0b-8001-32d5b885360b', '{"v": 4, "id": "1f1ea993-4d6c-63a3-8002-7ecd085886c9", "ts": "2026-11-27T19:31:56.258161+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.eeN-WqU_"}, "__input__": {}, "__start__": {"__start__": "00000001.nSPQ0xoK"}}, "channel_values": {}, "channel_versions": {"items": "00000003.p_48a5xA", "messages": "00000003.p_48a5xA", "__start__": "00000004.BYjNA-mR", "branch:to:reply": "00000003.p_48a5xA"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x159c642abe95ef1a7abc059adb021e96', NULL),
    ('chat', '', '1f1ea993-4d78-62b9-8003-92c0e59fd078', '1f1ea993-4d6c-63a3-8002-7ecd085886c9', '{"v": 4, "id": "1f1ea993-4d78-62b9-8003-92c0e59fd078", "ts": "2026-11-27T19:31:56.263052+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.eeN-WqU_"}, "__input__": {}, "__start__": {"__start__": "00000004.BYjNA-mR"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.L9GOmgSr", "messages": "00000005.L9GOmgSr", "__start__": "00000005.L9GOmgSr", "branch:to:reply": "00000005.L9GOmgSr"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xd97e09079efb666cdb021e96', NULL),
    ('chat', '', '1f1ea993-4dbb-6529-8004-2450c6be70d4', '1f1ea993-4d78-62b9-8003-92c0e59fd078', '{"v": 4, "id": "1f1ea993-4dbb-6529-8004-2450c6be70d4", "ts": "2026-11-27T19:31:56.290554+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.L9GOmgSr"}, "__input__": {}, "__start__": {"__start__": "00000004.BYjNA-mR"}}, "channel_values": {}, "channel_versions": {"items": "00000006.t7254L9G", "messages": "00000006.t7254L9G", "__start__": "00000005.L9GOmgSr", "branch:to:reply": "00000006.t7254L9G"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xb8ae65ac57cd8aa7db021e96e11ee94d', NULL),
    ('chat', '', '1f1ea993-4e09-6b89-8005-6c81c7cf41c8', '1f1ea993-4dbb-6529-8004-2450c6be70d4', '{"v": 4, "id": "1f1ea993-4e09-6b89-8005-6c81c7cf41c8", "ts": "2026-11-27T19:31:56.322671+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.L9GOmgSr"}, "__input__": {}, "__start__": {"__start__": "00000004.BYjNA-mR"}}, "channel_values": {}, "channel_versions": {"items": "00000006.t7254L9G", "messages": "00000006.t7254L9G", "__start__": "00000007.6pXtfboA", "branch:to:reply": "00000006.t7254L9G"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9af5635921a66dd87abc059adb021e96', NULL),
    ('chat', '', '1f1ea993-4e1d-6d5c-8006-fdce007a01c8', '1f1ea993-4e09-6b89-8005-6c81c7cf41c8', '{"v": 4, "id": "1f1ea993-4e1d-6d5c-8006-fdce007a01c8", "ts": "2026-11-27T19:31:56.330910+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.L9GOmgSr"}, "__input__": {}, "__start__": {"__start__": "00000007.6pXtfboA"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008._v7JWRPq", "messages": "00000008._v7JWRPq", "__start__": "00000008._v7JWRPq", "branch:to:reply": "00000008._v7JWRPq"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x31ff05891362b453db021e96', NULL),
    ('chat', '', '1f1ea993-4e45-6094-8007-f8a1965c0ed5', '1f1ea993-4e1d-6d5c-8006-fdce007a01c8', '{"v": 4, "id": "1f1ea993-4e45-6094-8007-f8a1965c0ed5", "ts": "2026-11-27T19:31:56.346968+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008._v7JWRPq"}, "__input__": {}, "__start__": {"__start__": "00000007.6pXtfboA"}}, "channel_values": {}, "channel_versions": {"items": "00000009.gYilnocT", "messages": "00000009.gYilnocT", "__start__": "00000008._v7JWRPq", "branch:to:reply": "00000009.gYilnocT"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x7806653e99ad0c87db021e96', NULL),
    ('chat', '', '1f1ea993-4e9a-6c3e-8008-e330b6bc4b74', '1f1ea993-4e45-6094-8007-f8a1965c0ed5', '{"v": 4, "id": "1f1ea993-4e9a-6c3e-8008-e330b6bc4b74", "ts": "2026-11-27T19:31:56.382086+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008._v7JWRPq"}, "__input__": {}, "__start__": {"__start__": "00000007.6pXtfboA"}}, "channel_values": {}, "channel_versions": {"items": "00000009.gYilnocT", "messages": "00000009.gYilnocT", "__start__": "00000010.MzoJ7Lfn", "branch:to:reply": "00000009.gYilnocT"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x1086580d12151a197abc059adb021e96', NULL),
    ('chat', '', '1f1ea993-4e9d-618a-8009-d67a26aa078a', '1f1ea993-4e9a-6c3e-8008-e330b6bc4b74', '{"v": 4, "id": "1f1ea993-4e9d-618a-8009-d67a26aa078a", "ts": "2026-11-27T19:31:56.383048+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008._v7JWRPq"}, "__input__": {}, "__start__": {"__start__": "00000010.MzoJ7Lfn"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.oLKUtlQE", "messages": "00000011.oLKUtlQE", "__start__": "00000011.oLKUtlQE", "branch:to:reply": "00000011.oLKUtlQE"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x96f34d9f44e85a36db021e96', NULL),
    ('chat', '', '1f1ea993-4eb5-606f-800a-89b4a12460af', '1f1ea993-4e9d-618a-8009-d67a26aa078a', '{"v": 4, "id": "1f1ea993-4eb5-606f-800a-89b4a12460af", "ts": "2026-11-27T19:31:56.392831+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.oLKUtlQE"}, "__input__": {}, "__start__": {"__start__": "00000010.MzoJ7Lfn"}}, "channel_values": {}, "channel_versions": {"items": "00000012.h-A8YRuB", "messages": "00000012.h-A8YRuB", "__start__": "00000011.oLKUtlQE", "branch:to:reply": "00000012.h-A8YRuB"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\xf0b3b6c55acf50bfdb021e96e11ee94d', NULL),
    ('chat', '', '1f1ea993-4ef8-6969-800b-ca9ba0d1c3f6', '1f1ea993-4eb5-606f-800a-89b4a12460af', '{"v": 4, "id": "1f1ea993-4ef8-6969-800b-ca9ba0d1c3f6", "ts": "2026-11-27T19:31:56.420508+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.oLKUtlQE"}, "__input__": {}, "__start__": {"__start__": "00000010.MzoJ7Lfn"}}, "channel_values": {}, "channel_versions": {"items": "00000012.h-A8YRuB", "messages": "00000012.h-A8YRuB", "__start__": "00000013.FWYzBwiB", "branch:to:reply": "00000012.h-A8YRuB"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xdb879613290e905e7abc059adb021e96', NULL),
    ('chat', '', '1f1ea993-4efb-61c4-800c-a40a315c1da2', '1f1ea993-4ef8-6969-800b-ca9ba0d1c3f6', '{"v": 4, "id": "1f1ea993-4efb-61c4-800c-a40a315c1da2", "ts": "2026-11-27T19:31:56.421552+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.oLKUtlQE"}, "__input__": {}, "__start__": {"__start__": "00000013.FWYzBwiB"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.lcvnJz2N", "messages": "00000014.lcvnJz2N", "__start__": "00000014.lcvnJz2N", "branch:to:reply": "00000014.lcvnJz2N"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xbf70519342df486fdb021e96', NULL),
    ('chat', '', '1f1ea993-4f0e-6f48-800d-6006f66e9af3', '1f1ea993-4efb-61c4-800c-a40a315c1da2', '{"v": 4, "id": "1f1ea993-4f0e-6f48-800d-6006f66e9af3", "ts": "2026-11-27T19:31:56.429677+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.lcvnJz2N"}, "__input__": {}, "__start__": {"__start__": "00000013.FWYzBwiB"}}, "channel_values": {}, "channel_versions": {"items": "00000015.jVtYN5DL", "messages": "00000015.jVtYN5DL", "__start__": "00000014.lcvnJz2N", "branch:to:reply": "00000015.jVtYN5DL"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xd99463b28bee3e38db021e96', NULL),
    ('chat', '', '1f1ea993-4f54-6198-800e-7f3d1ecef574', '1f1ea993-4f0e-6f48-800d-6006f66e9af3', '{"v": 4, "id": "1f1ea993-4f54-6198-800e-7f3d1ecef574", "ts": "2026-11-27T19:31:56.457993+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.lcvnJz2N"}, "__input__": {}, "__start__": {"__start__": "00000013.FWYzBwiB"}}, "channel_values": {}, "channel_versions": {"items": "00000015.jVtYN5DL", "messages": "00000015.jVtYN5DL", "__start__": "00000016.JjNklqgZ", "branch:to:reply": "00000015.jVtYN5DL"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x8478d14927f8ec097abc059adb021e96', NULL),
    ('chat', '', '1f1ea993-4f58-6064-800f-3bb7f7a7a15c', '1f1ea993-4f54-6198-800e-7f3d1ecef574', '{"v": 4, "id": "1f1ea993-4f58-6064-800f-3bb7f7a7a15c", "ts": "2026-11-27T19:31:56.459610+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.lcvnJz2N"}, "__input__": {}, "__start__": {"__start__": "00000016.JjNklqgZ"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.f4a_2hI5", "messages": "00000017.f4a_2hI5", "__start__": "00000017.f4a_2hI5", "branch:to:reply": "00000017.f4a_2hI5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x2fe14a086320dfeadb021e96', NULL),
    ('chat', '', '1f1ea993-4f6d-69c6-8010-b20e978395f8', '1f1ea993-4f58-6064-800f-3bb7f7a7a15c', '{"v": 4, "id": "1f1ea993-4f6d-69c6-8010-b20e978395f8", "ts": "2026-11-27T19:31:56.468443+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.f4a_2hI5"}, "__input__": {}, "__start__": {"__start__": "00000016.JjNklqgZ"}}, "channel_values": {}, "channel_versions": {"items": "00000018.GeozKgS-", "messages": "00000018.GeozKgS-", "__start__": "00000017.f4a_2hI5", "branch:to:reply": "00000018.GeozKgS-"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xc77092ea2f9f5b25db021e96e11ee94d', NULL),
    ('delta', '', '1f1ea993-4ff0-60b4-bfff-a40ce5e9e9b7', NULL, '{"v": 4, "id": "1f1ea993-4ff0-60b4-bfff-a40ce5e9e9b7", "ts": "2026-11-27T19:31:56.521882+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.1epEQDgM"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa36e134cc8fdc0157abc059a', NULL),
    ('delta', '', '1f1ea993-4ff2-6566-8000-0e5c2a1df170', '1f1ea993-4ff0-60b4-bfff-a40ce5e9e9b7', '{"v": 4, "id": "1f1ea993-4ff2-6566-8000-0e5c2a1df170", "ts": "2026-11-27T19:31:56.522820+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.1epEQDgM"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.4JaCp2OL", "messages": "00000002.4JaCp2OL", "__start__": "00000002.4JaCp2OL", "branch:to:reply": "00000002.4JaCp2OL"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x8ac74589fecefa72db021e96', NULL),
    ('delta', '', '1f1ea993-5004-67c3-8001-57c99d6f8734', '1f1ea993-4ff2-6566-8000-0e5c2a1df170', '{"v": 4, "id": "1f1ea993-5004-67c3-8001-57c99d6f8734", "ts": "2026-11-27T19:31:56.530250+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.4JaCp2OL"}, "__input__": {}, "__start__": {"__start__": "00000001.1epEQDgM"}}, "channel_values": {}, "channel_versions": {"items": "00000003.BIanq6ew", "messages": "00000003.BIanq6ew", "__start__": "00000002.4JaCp2OL", "branch:to:reply": "00000003.BIanq6ew"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x0b9395d6559896dedb021e96', NULL),
    ('delta', '', '1f1ea993-5036-6ca3-8002-93ac967c4f12', '1f1ea993-5004-67c3-8001-57c99d6f8734', '{"v": 4, "id": "1f1ea993-5036-6ca3-8002-93ac967c4f12", "ts": "2026-11-27T19:31:56.550851+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.4JaCp2OL"}, "__input__": {}, "__start__": {"__start__": "00000001.1epEQDgM"}}, "channel_values": {}, "channel_versions": {"items": "00000003.BIanq6ew", "messages": "00000003.BIanq6ew", "__start__": "00000004.g1J7xB5R", "branch:to:reply": "00000003.BIanq6ew"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x59992cfed62829447abc059adb021e96', NULL),
    ('delta', '', '1f1ea993-5039-6d39-8003-87bc8a4de952', '1f1ea993-5036-6ca3-8002-93ac967c4f12', '{"v": 4, "id": "1f1ea993-5039-6d39-8003-87bc8a4de952", "ts": "2026-11-27T19:31:56.552100+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.4JaCp2OL"}, "__input__": {}, "__start__": {"__start__": "00000004.g1J7xB5R"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.iDgKx1BC", "messages": "00000005.iDgKx1BC", "__start__": "00000005.iDgKx1BC", "branch:to:reply": "00000005.iDgKx1BC"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xb05f14a1e0e3d0bcdb021e96', NULL),
    ('delta', '', '1f1ea993-504b-6f48-8004-4d9b24d6a471', '1f1ea993-5039-6d39-8003-87bc8a4de952', '{"v": 4, "id": "1f1ea993-504b-6f48-8004-4d9b24d6a471", "ts": "2026-11-27T19:31:56.559513+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.iDgKx1BC"}, "__input__": {}, "__start__": {"__start__": "00000004.g1J7xB5R"}}, "channel_values": {}, "channel_versions": {"items": "00000006.z98rSeux", "messages": "00000006.z98rSeux", "__start__": "00000005.iDgKx1BC", "branch:to:reply": "00000006.z98rSeux"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x100fe97992f6f59ddb021e96e11ee94d', NULL),
    ('delta', '', '1f1ea993-507b-6519-8005-4a28895c2f51', '1f1ea993-504b-6f48-8004-4d9b24d6a471', '{"v": 4, "id": "1f1ea993-507b-6519-8005-4a28895c2f51", "ts": "2026-11-27T19:31:56.578917+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.iDgKx1BC"}, "__input__": {}, "__start__": {"__start__": "00000004.g1J7xB5R"}}, "channel_values": {}, "channel_versions": {"items": "00000006.z98rSeux", "messages": "00000006.z98rSeux", "__start__": "00000007.pmpTRr4-", "branch:to:reply": "00000006.z98rSeux"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x93d9d1a0d07402457abc059adb021e96', NULL),
    ('delta', '', '1f1ea993-507d-6db1-8006-688be75687d8', '1f1ea993-507b-6519-8005-4a28895c2f51', '{"v": 4, "id": "1f1ea993-507d-6db1-8006-688be75687d8", "ts": "2026-11-27T19:31:56.579965+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.iDgKx1BC"}, "__input__": {}, "__start__": {"__start__": "00000007.pmpTRr4-"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.eOCWIwIc", "messages": "00000008.eOCWIwIc", "__start__": "00000008.eOCWIwIc", "branch:to:reply": "00000008.eOCWIwIc"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x54014111a0d3c86bdb021e96', NULL),
    ('delta', '', '1f1ea993-508f-689f-8007-7732ff7189c6', '1f1ea993-507d-6db1-8006-688be75687d8', '{"v": 4, "id": "1f1ea993-508f-689f-8007-7732ff7189c6", "ts": "2026-11-27T19:31:56.587202+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.eOCWIwIc"}, "__input__": {}, "__start__": {"__start__": "00000007.pmpTRr4-"}}, "channel_values": {}, "channel_versions": {"items": "00000009.HdFRT-8i", "messages": "00000009.HdFRT-8i", "__start__": "00000008.eOCWIwIc", "branch:to:reply": "00000009.HdFRT-8i"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xa92c1b1c12e73a71db021e96', NULL),
    ('failed', '', '1f1ea993-517c-6b29-bfff-4402a14c3ebd', NULL, '{"v": 4, "id": "1f1ea993-517c-6b29-bfff-4402a14c3ebd", "ts": "2026-11-27T19:31:56.684358+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.MEXROs8Q"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3bd2eae2c76f0e687abc059a', NULL),
    ('failed', '', '1f1ea993-517e-678d-8000-c2b18e8fd627', '1f1ea993-517c-6b29-bfff-4402a14c3ebd', '{"v": 4, "id": "1f1ea993-517e-678d-8000-c2b18e8fd627", "ts": "2026-11-27T19:31:56.685074+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.MEXROs8Q"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.h-M9Bwgy", "answer": "00000002.h-M9Bwgy", "messages": "00000002.h-M9Bwgy", "__start__": "00000002.h-M9Bwgy", "branch:to:reply": "00000002.h-M9Bwgy"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x2fe164aa8543f171db021e96', NULL),
    ('failed', '', '1f1ea993-519a-68b2-8001-bff5fd6f2352', '1f1ea993-517e-678d-8000-c2b18e8fd627', '{"v": 4, "id": "1f1ea993-519a-68b2-8001-bff5fd6f2352", "ts": "2026-11-27T19:31:56.696566+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.h-M9Bwgy"}, "__input__": {}, "__start__": {"__start__": "00000001.MEXROs8Q"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.h-M9Bwgy", "items": "00000003.m5R1gNAd", "answer": "00000002.h-M9Bwgy", "messages": "00000003.m5R1gNAd", "__start__": "00000002.h-M9Bwgy", "branch:to:inner": "00000003.m5R1gNAd", "branch:to:reply": "00000003.m5R1gNAd", "branch:to:beside": "00000003.m5R1gNAd"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x9470bc1e027717badb021e96', NULL),
    ('failed', 'inner:9d8ecb00-e763-3e80-0063-ae2039afec8c', '1f1ea993-51b4-6a6c-bfff-c294e42c0041', NULL, '{"v": 4, "id": "1f1ea993-51b4-6a6c-bfff-c294e42c0041", "ts": "2026-11-27T19:31:56.707274+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.g35h6174"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1ea993-519a-68b2-8001-bff5fd6f2352"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe17318a93296d25b7abc059a', NULL),
    ('failed', 'inner:9d8ecb00-e763-3e80-0063-ae2039afec8c', '1f1ea993-51b6-642e-8000-88672cd77353', '1f1ea993-51b4-6a6c-bfff-c294e42c0041', '{"v": 4, "id": "1f1ea993-51b6-642e-8000-88672cd77353", "ts": "2026-11-27T19:31:56.707934+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.g35h6174"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.CsmVtntu", "items": "00000002.CsmVtntu", "answer": "00000002.CsmVtntu", "messages": "00000002.CsmVtntu", "__start__": "00000002.CsmVtntu", "branch:to:ask": "00000002.CsmVtntu"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1ea993-519a-68b2-8001-bff5fd6f2352"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xb886c75f7bb5c448db021e96', NULL),
    ('fork', '', '1f1ea993-4fac-6c3f-bfff-795fa66fe2eb', NULL, '{"v": 4, "id": "1f1ea993-4fac-6c3f-bfff-795fa66fe2eb", "ts": "2026-11-27T19:31:56.494324+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.UTbQfbnu"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x11293f253ae1de657abc059a', NULL),
    ('fork', '', '1f1ea993-4faf-6692-8000-3c0e1734effc', '1f1ea993-4fac-6c3f-bfff-795fa66fe2eb', '{"v": 4, "id": "1f1ea993-4faf-6692-8000-3c0e1734effc", "ts": "2026-11-27T19:31:56.495403+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.UTbQfbnu"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.31kFCggL", "messages": "00000002.31kFCggL", "__start__": "00000002.31kFCggL", "branch:to:reply": "00000002.31kFCggL"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xbbda7fca48b55feddb021e96', NULL),
    ('fork', '', '1f1ea993-4fbf-66ad-8001-2a433aba1eb2', '1f1ea993-4faf-6692-8000-3c0e1734effc', '{"v": 4, "id": "1f1ea993-4fbf-66ad-8001-2a433aba1eb2", "ts": "2026-11-27T19:31:56.501956+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.31kFCggL"}, "__input__": {}, "__start__": {"__start__": "00000001.UTbQfbnu"}}, "channel_values": {}, "channel_versions": {"items": "00000003.NG0WTzyW", "messages": "00000003.NG0WTzyW", "__start__": "00000002.31kFCggL", "branch:to:reply": "00000003.NG0WTzyW"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x0cb62e60a5038bbfdb021e96', NULL),
    ('fork', '', '1f1ea993-5161-6c04-8001-38fe8a8d776a', '1f1ea993-4faf-6692-8000-3c0e1734effc', '{"v": 4, "id": "1f1ea993-5161-6c04-8001-38fe8a8d776a", "ts": "2026-11-27T19:31:56.673300+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.UTbQfbnu"}}, "channel_values": {}, "channel_versions": {"items": "00000003.gD5oRusy", "messages": "00000003.krjSK0Lp", "__start__": "00000002.31kFCggL", "branch:to:reply": "00000003.krjSK0Lp"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\xf80813c8f0562a02db021e96e11ee94d', NULL),
    ('keyed', '', '1f1ea993-53d7-6f68-bfff-dbd6e079b249', NULL, '{"v": 4, "id": "1f1ea993-53d7-6f68-bfff-dbd6e079b249", "ts": "2026-11-27T19:31:56.931439+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.4GaBs2ug"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c7806c67530a1fa5a9b0002cc79c08f77c81e9ff51f1a76bdca77ec46db291fef93390dcbb58d9dd049798b53a7361d1e23ef2bb', NULL, NULL),
    ('keyed', '', '1f1ea993-53da-6621-8000-c8792909901c', '1f1ea993-53d7-6f68-bfff-dbd6e079b249', '{"v": 4, "id": "1f1ea993-53da-6621-8000-c8792909901c", "ts": "2026-11-27T19:31:56.932437+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.4GaBs2ug"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Cj0YePRo", "messages": "00000002.Cj0YePRo", "__start__": "00000002.Cj0YePRo", "branch:to:reply": "00000002.Cj0YePRo"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c7a508aa48e54e3ebbbb068731436ade57a90df70c1b121e96dbb818ff5d55b63abeb7f09a00b2f5d09c74d704895ab22c9fe9f22980b9e70357c3ba5c55215108e23bffd42d566bc2be824c94dcee46405b4f03f0112473a1559b3d992aa4fcea4952b334480ba9b6dbcc', NULL, NULL),
    ('keyed', '', '1f1ea993-53f9-6c79-8001-7f1725f9f0d5', '1f1ea993-53da-6621-8000-c8792909901c', '{"v": 4, "id": "1f1ea993-53f9-6c79-8001-7f1725f9f0d5", "ts": "2026-11-27T19:31:56.945289+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Cj0YePRo"}, "__input__": {}, "__start__": {"__start__": "00000001.4GaBs2ug"}}, "channel_values": {}, "channel_versions": {"items": "00000003.UpC8a1aw", "messages": "00000003.UpC8a1aw", "__start__": "00000002.Cj0YePRo", "branch:to:reply": "00000003.UpC8a1aw"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d747942527766735a50434e486b459bb53e95e6b0ce8e9f5ca75efbe221728bdd2a22750d6a9ffe89ce4fc072c76742b73f2952ce50972d85a559c4292a204c488c20f6d691e20c78501579beb6703c0e2f87c35dda91c76bea30a26257373f8bcc686b98a60d043bf92948766617024eeb11715956f9ab3574084c0356c9937b6d', NULL, NULL),
    ('left', '', '1f1ea993-548f-60ea-bfff-d60783b7617e', NULL, '{"v": 4, "id": "1f1ea993-548f-60ea-bfff-d60783b7617e", "ts": "2026-11-27T19:31:57.006451+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.U5bPILnz"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xee17da1778f3426f7abc059a', NULL),
    ('left', '', '1f1ea993-5490-6718-8000-274a5dbba371', '1f1ea993-548f-60ea-bfff-d60783b7617e', '{"v": 4, "id": "1f1ea993-5490-6718-8000-274a5dbba371", "ts": "2026-11-27T19:31:57.007018+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.U5bPILnz"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.hhsP0B55", "answer": "00000002.hhsP0B55", "messages": "00000002.hhsP0B55", "__start__": "00000002.hhsP0B55", "branch:to:reply": "00000002.hhsP0B55"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xf7e4444f8a9e6384db021e96', NULL),
    ('left', '', '1f1ea993-54a1-6801-8001-569752eb2d70', '1f1ea993-5490-6718-8000-274a5dbba371', '{"v": 4, "id": "1f1ea993-54a1-6801-8001-569752eb2d70", "ts": "2026-11-27T19:31:57.013991+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.hhsP0B55"}, "__input__": {}, "__start__": {"__start__": "00000001.U5bPILnz"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.hhsP0B55", "items": "00000003.6X1Ml3iE", "answer": "00000002.hhsP0B55", "messages": "00000003.6X1Ml3iE", "__start__": "00000002.hhsP0B55", "branch:to:inner": "00000003.6X1Ml3iE", "branch:to:reply": "00000003.6X1Ml3iE", "branch:to:beside": "00000003.6X1Ml3iE"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xc92a05f9feb14e4fdb021e96', NULL),
    ('question', '', '1f1ea993-50f2-6fc5-bfff-56e89b94ecd5', NULL, '{"v": 4, "id": "1f1ea993-50f2-6fc5-bfff-56e89b94ecd5", "ts": "2026-11-27T19:31:56.627949+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.bYUNEXHy"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x37394a4d53e8cf3a7abc059a', NULL),
    ('question', '', '1f1ea993-50f4-6bdc-8000-fb428a628559', '1f1ea993-50f2-6fc5-bfff-56e89b94ecd5', '{"v": 4, "id": "1f1ea993-50f4-6bdc-8000-fb428a628559", "ts": "2026-11-27T19:31:56.628665+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.bYUNEXHy"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.QSrn-WJC", "messages": "00000002.QSrn-WJC", "__start__": "00000002.QSrn-WJC", "branch:to:reply": "00000002.QSrn-WJC"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x5567b2422b67d7badb021e96', NULL),
    ('question', '', '1f1ea993-5104-6a52-8001-ad39d5627a23', '1f1ea993-50f4-6bdc-8000-fb428a628559', '{"v": 4, "id": "1f1ea993-5104-6a52-8001-ad39d5627a23", "ts": "2026-11-27T19:31:56.635178+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.QSrn-WJC"}, "__input__": {}, "__start__": {"__start__": "00000001.bYUNEXHy"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.BGkLZRyC", "answer": "00000002.QSrn-WJC", "messages": "00000003.BGkLZRyC", "__start__": "00000002.QSrn-WJC", "branch:to:inner": "00000003.BGkLZRyC", "branch:to:reply": "00000003.BGkLZRyC", "branch:to:beside": "00000003.BGkLZRyC"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x95e3b214eebfa481db021e96', NULL),
    ('question', 'inner:673adcf0-b5cf-f8e1-67ff-03518de72f63', '1f1ea993-511f-6037-bfff-5ae481d5c058', NULL, '{"v": 4, "id": "1f1ea993-511f-6037-bfff-5ae481d5c058", "ts": "2026-11-27T19:31:56.645986+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001._vA_caMs"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1ea993-5104-6a52-8001-ad39d5627a23"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1eb262ce603f1c5d7abc059a', NULL),
    ('question', 'inner:673adcf0-b5cf-f8e1-67ff-03518de72f63', '1f1ea993-5120-6b42-8000-c75b2c6ba1a3', '1f1ea993-511f-6037-bfff-5ae481d5c058', '{"v": 4, "id": "1f1ea993-5120-6b42-8000-c75b2c6ba1a3", "ts": "2026-11-27T19:31:56.646676+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001._vA_caMs"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.E-NJjISA", "answer": "00000002.E-NJjISA", "messages": "00000002.E-NJjISA", "__start__": "00000002.E-NJjISA", "branch:to:ask": "00000002.E-NJjISA"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1ea993-5104-6a52-8001-ad39d5627a23"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6b1ad196daaa058cdb021e96', NULL),
    ('sealed too', '', '1f1ea993-5300-6762-bfff-4699de88902c', NULL, '{"v": 4, "id": "1f1ea993-5300-6762-bfff-4699de88902c", "ts": "2026-11-27T19:31:56.843181+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.bSgajCoX"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbaQji7mt/UqQVz46mLPiPuykUZKBWymNyeWoBTBrQVXbFiam5fij5J0C4gHcIbqaUxDLv9NHcyt4tD2kVVceb+5tSZT8Se4JOP4sELzbEPxf5xYIbXt+8wodXq+k6q0+e7UPOk4cTEyfqj66iTnrej7wCPXmfj7pkDPQ9hAPvbPqdd6QgWqIQbcwKUc32wKlmKrZckkp3VZm6e6G049I31", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6daa79db18888be5bce5a5f95e963474708cd3eaf18721fb33d5bf60ae043b8eb89422ad62509fadc128305b8fcdb28e175069b7d', NULL, NULL),
    ('sealed too', '', '1f1ea993-5302-6d5a-8000-d0ad6965d2ed', '1f1ea993-5300-6762-bfff-4699de88902c', '{"v": 4, "id": "1f1ea993-5302-6d5a-8000-d0ad6965d2ed", "ts": "2026-11-27T19:31:56.844148+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.bSgajCoX"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.l7iAmy77", "messages": "00000002.l7iAmy77", "__start__": "00000002.l7iAmy77", "branch:to:reply": "00000002.l7iAmy77"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbaom1bsad4WoS1sVVvHmNWE89GXzfnXsLOwIQcGTzTYfyyflESTcBM136CktKU2BsrpYEXLYjghV2cMqxNV+spIl2076WMmfS29j1Nt0zka0NqbnoPiT7onpGwtBxoBjQ2EtH4cLBn8v3+059FW31OnOeJbdppTHjFnIQTuU3ygcp3cO6kuyzbuGRyLwlwFwEaCYnxo6BPllxFdr+V7/5E4ByUHe5r6W55/J/cchHKnU2YcPzzi1VOjA3Ptva2o34=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dada3570ba6b4cd4bc9f42ce27a0c957700055c564cd0eaafe1e6dddbf735e703c793912aa07607d4dec49cd636e6a914f94f9e4ceb32fa789c6629b1748756d572a5b5e9ea5e61d91cf3ec33904f0e3e0c602bee5bb75e2693b210b84fe9db3815e328df795beeb48c7bcec35e91af6bceab74c279a87efed07209661848f', NULL, NULL),
    ('sealed too', '', '1f1ea993-5319-6d50-8001-c77e95b2cfae', '1f1ea993-5302-6d5a-8000-d0ad6965d2ed', '{"v": 4, "id": "1f1ea993-5319-6d50-8001-c77e95b2cfae", "ts": "2026-11-27T19:31:56.853560+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.l7iAmy77"}, "__input__": {}, "__start__": {"__start__": "00000001.bSgajCoX"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.djjoa83-", "answer": "00000002.l7iAmy77", "messages": "00000003.djjoa83-", "__start__": "00000002.l7iAmy77", "branch:to:inner": "00000003.djjoa83-", "branch:to:reply": "00000003.djjoa83-", "branch:to:beside": "00000003.djjoa83-"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbaHIsC6cepdlGJpzYr9HiqoD1irm1JiuLT9x1FrT/m6XcsL93ZdSWJgtXubmMyhSYGHBJKsdmBFa3slj2Pp2hArR5GHWfMA43DA0VIQcwvM15DSMjfyZgANQJR22MIdYQmPy28JWQshxx5bsoJ+ePBeeXAxN3I/JkA4afX0zs+Ly43g8dUx4Ss7k5Babk9r67/F4dzE1TeygGjrCcDih9k9eHl/Z3lJ53yTA+BFqMjcdqxsUNGFJtFWd5PbfqAY8o=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6daee7a13b2ff63d53a235287aa707514b1b24d878ccf4793203717fee61dce758fb7d17e941d1ef777ea2424e754b60ee3b2f40e91c59378faf7679f7814327274d2bca2a45992e3cc8d560aec0d2ebaf05a6ebe529d6439b0de7fe131954f709c4142fc85cc5126786b5444e0eb019ad02d844fd23025e5b60317e4c84e778d640d36d8ea3df73002ddb2a6d431cd3f26e0545a762d0b', NULL, NULL),
    ('sealed too', 'inner:ba77369e-868c-db52-1ccf-d3c3a2bdf36c', '1f1ea993-5330-68e6-bfff-f9d0aa5d3f27', NULL, '{"v": 4, "id": "1f1ea993-5330-68e6-bfff-f9d0aa5d3f27", "ts": "2026-11-27T19:31:56.862880+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.2Jvpl-o_"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1ea993-5319-6d50-8001-c77e95b2cfae"}, "pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbamMQE7aDuhdqyupja66vFjmzUJPGL8T78dvfT1FfPxAYA+BM5Iq61sGa1mD4pot5/gEqlHuv2jqiDj1OaRW0OLo7Zax4olrWpL/iEWwNFiIAhvEewKRQia2VtD/t7LfDoZ9lG1x+HBXYJisA4tQ2J32GXCX2qrsWOjhNDeIFvJSKqSY6zDEfeyeaOeNIVc6CEPLIvhrelm3hzw2TBJPE6tTiF6yRdGnwYNApKd+Bml74Be3kHJpBtr9VU52UXJXl8S4EeLVkrBP8=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6daa3122835f0f3d71e6d3defdbc0ef4843602f64749f18e7f62674bfa8cd3343726e8e3c78711d6e834f04e8f8da56db3f770f96', NULL, NULL),
    ('sealed too', 'inner:ba77369e-868c-db52-1ccf-d3c3a2bdf36c', '1f1ea993-5333-606a-8000-7a8e7b052b2c', '1f1ea993-5330-68e6-bfff-f9d0aa5d3f27', '{"v": 4, "id": "1f1ea993-5333-606a-8000-7a8e7b052b2c", "ts": "2026-11-27T19:31:56.863890+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.2Jvpl-o_"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.HoURWynj", "answer": "00000002.HoURWynj", "messages": "00000002.HoURWynj", "__start__": "00000002.HoURWynj", "branch:to:ask": "00000002.HoURWynj"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1ea993-5319-6d50-8001-c77e95b2cfae"}, "pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbaF7ss6vXwRLmgIheYUuVWoaPgOGbK2xqjb+9kAP3dla7KAmNltFKJKtSjd/zSVdjeNG063cay7sAjFZZfje8eHQkl6pa2Fk/J4t5UQ4r2npyzUoovLvqoD3Dbc37M/HW70WBVsVtdlt57+kGaHqOzJEMaWXdDo5i5R4Eoi0XeBcoGtfSp+EHjYQ/tk+P1bPKVI9VbNcWX6WV2FW4X/oIqkuqpGQIekyZt/FPvhnQllr4b3qS5zjVWJpxKD3hRA3wBGde3x2cqYVy6Jh4ZyaaLtXnDqEf9fgCWM5tD506XPyW0Z7DYNXj/QQ==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da05f4c8c79214933cdb4402a930573583e7fb1d3f2785a795b7a6111fe1c7e441eb9489f2473bd116e57a9665b679807b4a7f6670c70493c9edfcaa7f0f82a007099eb9679195eff41ca137bae08fd3cd2358484b2824b916d2eca7a0000457ea050275adf743a4af0af2e758c058c3347d5ec0eb129aa7c98d1a9872', NULL, NULL),
    ('sealed', '', '1f1ea993-5211-6f56-bfff-d54525f47f07', NULL, '{"v": 4, "id": "1f1ea993-5211-6f56-bfff-d54525f47f07", "ts": "2026-11-27T19:31:56.745489+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.jmDhH-8f"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbamA+X5hdr3aoykQxgTMq0DX2PDNt4hOqx/c/HnLpH2Peo5cdlNz9U44HphhBqPDle2iCHckEJGCQYfMcHoiYS6dLRq0pmsRwCTjfdz9+gGYAIWtOoJcfddisY6RRhIDhSxgdnNRr+Dfhc8Nn+LgXiUcjtebk17JoBar/QwB2VdEKeo/a2PXv8UeKZuJhK0t1tYNR8HpoFjMzhnaJYgQRy", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da8f092eb40d1eafc7204786b5ad7ecbd2134710f202ddc9cb990131a62c1a0377d6be58ae39419bcc309ae0b08083fbbb2e35ee', NULL, NULL),
    ('sealed', '', '1f1ea993-5214-67e1-8000-00d2da4b658d', '1f1ea993-5211-6f56-bfff-d54525f47f07', '{"v": 4, "id": "1f1ea993-5214-67e1-8000-00d2da4b658d", "ts": "2026-11-27T19:31:56.746525+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.jmDhH-8f"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.1iwygXxC", "messages": "00000002.1iwygXxC", "__start__": "00000002.1iwygXxC", "branch:to:reply": "00000002.1iwygXxC"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbaWSBiGPBJ++y/SKQM/dfPoIibRrLlPjNrcuxQ7fDQhORQyyXqhIAdwG7og0Kygj8gZcbdBdjvi5xBNqRM3aN6ETQcwOzFKh7cQLYrny4t9tWLVHzG0jqNnxiQu7sQfZHWf+AJuV3ZviimZHUViuSo2sXxZPdGZvsZMXb3usZYnIZmaMYIKhsCmlexxE2t2iY1Z6H8uXitOFXDnffRqIOru5d00+u6K1D1ZmJtcsCTqGqKYWru3WgLe3inEreqi30=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da14476e06da8307234b7cd1e2d38adceabd9175a8d3bb8398466cfff5e759a17427da04f236ad7b6c9ace3e9ea05bacd00ff8a17320f9a64e0bd0ee5c5088a3bd83c4b83051bc4b2075a6a241522e5b29b06a2d9f579e4a192ca7c7c154e18260d0dda0030436d9dd7915', NULL, NULL),
    ('sealed', '', '1f1ea993-5224-6022-8001-96623c64e6e8', '1f1ea993-5214-67e1-8000-00d2da4b658d', '{"v": 4, "id": "1f1ea993-5224-6022-8001-96623c64e6e8", "ts": "2026-11-27T19:31:56.752874+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.1iwygXxC"}, "__input__": {}, "__start__": {"__start__": "00000001.jmDhH-8f"}}, "channel_values": {}, "channel_versions": {"items": "00000003.l2HklDOR", "messages": "00000003.l2HklDOR", "__start__": "00000002.1iwygXxC", "branch:to:reply": "00000003.l2HklDOR"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbaGCbfB2dIO1aRkjallIEf4+DcXrGMvhViEK28QnkVwH4IAmGno4qN9uS+SaAOHyaiveg11tokudoTVpPFr1/x74QBTOl9xs6PLTErJKmiChBfc6k1wskvLigxexy/SIyQ4ply8EqPkKIRjr0IY3dvpKK9iCQ2hTWj9q3hR6TK4MBWvKayH0soMdE5p1EvAVvkv/e3HzfBn/oh4NrELtgh/abVyc93wSxt8Yfv63XSg0ftnuuUo6sAUvjm4hD6/ok=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da65539238ca77d3720cbf64294408a9fb444d78f77288acc486d4a137e8645eae3901d51ae9e7a5cd3affa9db82987f15dce7d020995a2000451e7d55c1d44ff84aae7a96b317b93e1a3f8e670457ed8475c73add', NULL, NULL),
    ('sealed', '', '1f1ea993-529f-6a30-8002-626868c79e68', '1f1ea993-5224-6022-8001-96623c64e6e8', '{"v": 4, "id": "1f1ea993-529f-6a30-8002-626868c79e68", "ts": "2026-11-27T19:31:56.803505+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.1iwygXxC"}, "__input__": {}, "__start__": {"__start__": "00000001.jmDhH-8f"}}, "channel_values": {}, "channel_versions": {"items": "00000003.l2HklDOR", "messages": "00000003.l2HklDOR", "__start__": "00000004.NepXyF6I", "branch:to:reply": "00000003.l2HklDOR"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbabmd0/D76XEcVqOpxAM8bHHWt/rn/88ZV/1J3us7hjUKb9oZ4QvofJpYq3kKdMqpGMO9m0QsWEZQgIMgH1ixFWJRkmwcyCCTFTrIfza5gByfwCYDtoi0OH0fJfqo8uUexb8LvtmiLVX2ac1uD/1mMUx5hFM5W3MrurxZ15EQwI/LZaf+PFaR+orMneOvdDfYC1ZvTPwnXAUsU+eY2EZVYglrbGAMKH7Ly2/emYft+E+mgmN/aahQqR6aGjz8rvCzY", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da77fbbe1ef8b69921a656bac2eea6a82ec2fc2667c92f8180a6e2f71b5202d427bb776df6647f7368ef3b9090946335a6a2074aeb343ea594ea312d674ea88efa70e91c952c5ee90669623d8b807bb8e9042d515009c11f35ae8c7ee1b4549c19', NULL, NULL),
    ('sealed', '', '1f1ea993-52a2-6344-8003-b241503c4a46', '1f1ea993-529f-6a30-8002-626868c79e68', '{"v": 4, "id": "1f1ea993-52a2-6344-8003-b241503c4a46", "ts": "2026-11-27T19:31:56.804566+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.1iwygXxC"}, "__input__": {}, "__start__": {"__start__": "00000004.NepXyF6I"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.SaGPB_0e", "messages": "00000005.SaGPB_0e", "__start__": "00000005.SaGPB_0e", "branch:to:reply": "00000005.SaGPB_0e"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNbaj2uynnMBYHhrMl1HxQKnGFyf4XkkuOOMZtIgqwWF7NqReCkl/ZkAuqTJ59Z6YerlkXUh7+kvRVHaoBxnsyPgck9E/5sySYMa+p+S7reLMzhLEQALIEPkzNJLBzn2acxlZ8wPJ1dk2eNjnkujaV/85phb2rCjOFaoj2ymgnQEur+fJFxRW4k+KaWF+e9edSN9yrQeNdAf4KTktQDJROGe+njVshwEK8fLNdCfucjQX4zRnLswKu3Vw1k6o9NozGI=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6da4a8867678dd58b66f222e877559bbeec50b9ae1944ad6e6e54bc83f4dc5bcca50821f59a1a5d8a1ee57c38b7b2201d19b111275b26049519c1ba8f899c1532a3f75efdcee49bf9bfe155abf2b443b8b4654b9bdfd33d4e8a40a95f4b769ae81d18a24b63de0cb0dd4e3b', NULL, NULL),
    ('sealed', '', '1f1ea993-52d3-65f7-8004-4e682b6ce7f5', '1f1ea993-52a2-6344-8003-b241503c4a46', '{"v": 4, "id": "1f1ea993-52d3-65f7-8004-4e682b6ce7f5", "ts": "2026-11-27T19:31:56.824697+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.SaGPB_0e"}, "__input__": {}, "__start__": {"__start__": "00000004.NepXyF6I"}}, "channel_values": {}, "channel_versions": {"items": "00000006.I3OtKoBg", "messages": "00000006.I3OtKoBg", "__start__": "00000005.SaGPB_0e", "branch:to:reply": "00000006.I3OtKoBg"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNj/0KuLN9AihlAIB04knrw3jRscPSuuVeAy9ErWMTNba++TeAEeyibyToC9p0AQKw4mQtuVM+NspQzvEUwdJh8YkcyAgfNPKmVayoWz9ZQ4X5DRh0TXsvyOOrCTEW/c0KfY4alRuwS6JBinNWqNdCZ8E3Y98tMQSScBwS4KghidoAwoiG6sR+W9VjIEJNI8nOMbTkah+jMn7xL0uNk74HkXOP2hOJk+F4HoVM5uRJ+c=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x010204323032363ff42ae2cdf408a1940201d38927af0de346c70f4aeb95780cbd12b58c4cd6dacf39e4e399e11c3a98ec6952ab0854f05b1d10f3254325d1b8ec90e411d7425822e8e374c65e815a45b1be969b79160313a77124fb0038156f12c76d3ea80f6c839a0eb71f3dbcadd4e8277dffcf3e1d1819f83474f59bb661b74059', NULL, NULL),
    ('stepped', '', '1f1ea993-559b-61a1-bfff-05100c4376d0', NULL, '{"v": 4, "id": "1f1ea993-559b-61a1-bfff-05100c4376d0", "ts": "2026-11-27T19:31:57.116241+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.874YKHY6"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x99055a0b75c361997abc059a', NULL),
    ('stepped', '', '1f1ea993-559c-6771-8000-c8ba614d6577', '1f1ea993-559b-61a1-bfff-05100c4376d0', '{"v": 4, "id": "1f1ea993-559c-6771-8000-c8ba614d6577", "ts": "2026-11-27T19:31:57.116801+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.874YKHY6"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.6j_iz-7j", "__start__": "00000002.6j_iz-7j", "branch:to:pay": "00000002.6j_iz-7j"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x4e02f50242a874f0', NULL),
    ('timed', '', '1f1ea993-544f-6baa-bfff-1d71aa662ec5', NULL, '{"v": 4, "id": "1f1ea993-544f-6baa-bfff-1d71aa662ec5", "ts": "2026-11-27T19:31:56.980505+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.EbGUw-RQ"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa05d269edf42a4237abc059a', NULL),
    ('timed', '', '1f1ea993-5451-6ce8-8000-c04c31f2b701', '1f1ea993-544f-6baa-bfff-1d71aa662ec5', '{"v": 4, "id": "1f1ea993-5451-6ce8-8000-c04c31f2b701", "ts": "2026-11-27T19:31:56.981353+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.EbGUw-RQ"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.ZUVDxx0Z", "messages": "00000002.ZUVDxx0Z", "__start__": "00000002.ZUVDxx0Z", "branch:to:reply": "00000002.ZUVDxx0Z"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xd2698dddb55c3e84db021e96', NULL),
    ('timed', '', '1f1ea993-546c-6af4-8001-702916da0e2e', '1f1ea993-5451-6ce8-8000-c04c31f2b701', '{"v": 4, "id": "1f1ea993-546c-6af4-8001-702916da0e2e", "ts": "2026-11-27T19:31:56.992362+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ZUVDxx0Z"}, "__input__": {}, "__start__": {"__start__": "00000001.EbGUw-RQ"}}, "channel_values": {}, "channel_versions": {"items": "00000003.oqts1GEN", "messages": "00000003.oqts1GEN", "__start__": "00000002.ZUVDxx0Z", "branch:to:reply": "00000003.oqts1GEN"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xcba1c80e91f5ae6ddb021e96', NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.LWcWHueV", "none": "00000001.nH0gBqVb", "real": "00000001.YKrM3L9i", "text": "00000001.DuWhWNjo", "when": "00000001.RgJsYjuI", "bytes": "00000001.TBVCd5uv", "large": "00000001.WPiZjeD-", "nested": "00000001.bfcdV2KZ"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x810e75e9dab8d7e8596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL),
    ('ünï ''code''', '', '1f1ea993-50bd-657e-bfff-82eb8cd33c90', NULL, '{"v": 4, "id": "1f1ea993-50bd-657e-bfff-82eb8cd33c90", "ts": "2026-11-27T19:31:56.605973+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.7L7KwYBF"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x6cd5db39def163c17abc059a', NULL),
    ('ünï ''code''', '', '1f1ea993-50bf-6d08-8000-962f98613c6f', '1f1ea993-50bd-657e-bfff-82eb8cd33c90', '{"v": 4, "id": "1f1ea993-50bf-6d08-8000-962f98613c6f", "ts": "2026-11-27T19:31:56.606983+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.7L7KwYBF"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.4vImaFkZ", "messages": "00000002.4vImaFkZ", "__start__": "00000002.4vImaFkZ", "branch:to:reply": "00000002.4vImaFkZ"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xf5b64e4fe151950cdb021e96', NULL),
    ('ünï ''code''', '', '1f1ea993-50d1-6f0b-8001-93093e123f3a', '1f1ea993-50bf-6d08-8000-962f98613c6f', '{"v": 4, "id": "1f1ea993-50d1-6f0b-8001-93093e123f3a", "ts": "2026-11-27T19:31:56.614403+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.4vImaFkZ"}, "__input__": {}, "__start__": {"__start__": "00000001.7L7KwYBF"}}, "channel_values": {}, "channel_versions": {"items": "00000003.TrQIMTgL", "messages": "00000003.TrQIMTgL", "__start__": "00000002.4vImaFkZ", "branch:to:reply": "00000003.TrQIMTgL"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x41a2da5bebf92d4fdb021e96', NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-27 19:31:56.072932+00', 'd189576f-2055-484e-92fc-0d440efe05d1', '7712936248867022671', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '4978708504140621679', '2026-11-27 19:31:57.106891+00', '2026-11-27 19:31:57.108659+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNj+Yuy0ouW0F0GQyv24u+KiE90H1dkpzpFhITlsnUDkxcOhYuKJi8hCW1uWlhRsnP5LHPm0nVy6dsWjG0ukOD0Od/g89AU+Xx+hOuTkCtwGnCTPJLQcgYtp086FqgQ==', '6716984575644774879', '2026-11-27 19:31:57.078157+00', '2026-11-27 19:31:57.078157+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '7911110097675972675', '2026-11-27 19:31:57.064216+00', '2026-11-27 19:31:57.064216+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '1535823447316008206', '2026-11-27 19:31:57.069693+00', '2026-11-27 19:31:57.069693+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '7837263371024764346', '2026-11-27 19:31:57.060679+00', '2026-11-27 19:31:57.060679+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '3376036398979205743', '2026-11-27 19:31:57.067928+00', '2026-11-27 19:31:57.067928+00', '2126-11-03 19:31:57.067927+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '4079130457178653571', '2026-11-27 19:31:57.066571+00', '2026-11-27 19:31:57.066571+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-27 19:31:57.106891+00', NULL, NULL, '{"text":"old"}', NULL, '4616483211845676905', '2026-11-27 19:31:57.106891+00', '2026-11-27 19:31:57.108401+00', '4978708504140621679');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-27 19:31:57.097334+00');
