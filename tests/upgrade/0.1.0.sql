-- Made by: python -m tests.upgrade 0.1.0 ba00276c16fc657ad8a8751cb7b7da9be1f0d9bb

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

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.6Q82qcf5', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x166ad5f7'),
    ('chat', '', '__start__', '00000004.KWeq4gok', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x2b069fb8'),
    ('chat', '', '__start__', '00000007.rEiTdlfu', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x344cc008'),
    ('chat', '', '__start__', '00000010.g4gD3P7K', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\xfcce19f8'),
    ('chat', '', '__start__', '00000013.EMkvycfh', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xa2703fbf'),
    ('chat', '', '__start__', '00000016.Y_bd9r1s', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x4edde586'),
    ('chat', '', 'items', '00000006.xBu6acFM', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xf8449f79'),
    ('chat', '', 'items', '00000012.bxz3yoKD', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\xb92729c3'),
    ('chat', '', 'items', '00000018.7Fsdume9', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x38b43a53'),
    ('chat', '', 'messages', '00000002.0vkStJrG', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0a49d2f9'),
    ('chat', '', 'messages', '00000003.tv7X_kUj', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5ddb2313'),
    ('chat', '', 'messages', '00000005.sz4YCTmF', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8ed11b28'),
    ('chat', '', 'messages', '00000006.xBu6acFM', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6e423c49'),
    ('chat', '', 'messages', '00000008.hW4zmdwZ', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd10e37f6'),
    ('chat', '', 'messages', '00000009.dpRDBueQ', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xafd9a816'),
    ('chat', '', 'messages', '00000011.TrtqyeqD', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa540b86b'),
    ('chat', '', 'messages', '00000012.bxz3yoKD', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x59c6c844'),
    ('chat', '', 'messages', '00000014.GmeTw8Z3', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x19813c18'),
    ('chat', '', 'messages', '00000015.7Cod6x_h', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xef005f69'),
    ('chat', '', 'messages', '00000017.Wi-Nj_m1', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x52f0982f'),
    ('chat', '', 'messages', '00000018.7Fsdume9', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7558e2da'),
    ('delta', '', '__start__', '00000001.qeTfrWLR', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x29adbfd2'),
    ('delta', '', '__start__', '00000004.Y90JwVpC', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x485123f4'),
    ('delta', '', '__start__', '00000007.5-xFB7Z0', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x18f69fbc'),
    ('delta', '', 'items', '00000006.JlgpV4-q', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xa813101d'),
    ('delta', '', 'messages', '00000002.D5AR4KBb', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x36f5d9b9'),
    ('delta', '', 'messages', '00000003.T15mMDpt', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xed1eaee1'),
    ('delta', '', 'messages', '00000005.801LvWpS', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe98fccf9'),
    ('delta', '', 'messages', '00000006.JlgpV4-q', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd40b322c'),
    ('delta', '', 'messages', '00000008.qyPlsI6m', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x76b5e2a7'),
    ('delta', '', 'messages', '00000009.WUJfoCp0', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x88d3d4f4'),
    ('failed', '', '__start__', '00000001.EuQ2AElL', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xe78aef7f'),
    ('failed', '', 'messages', '00000002.q-7RQlcW', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x88065503'),
    ('failed', '', 'messages', '00000003.lUKo8XUB', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7d3c4cac'),
    ('failed', 'inner:e93259ab-43dc-8e1e-695e-1a74a0f74c94', '__start__', '00000001.8Jou46rW', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xb5410ddc'),
    ('failed', 'inner:e93259ab-43dc-8e1e-695e-1a74a0f74c94', 'messages', '00000002.ftKxPDGW', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd79ac19d'),
    ('fork', '', '__start__', '00000001.KbJqEOT2', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x693c2f67'),
    ('fork', '', 'items', '00000003.lxRFn_g_', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x8a5457ed'),
    ('fork', '', 'messages', '00000002.KF8U-qss', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x19215483'),
    ('fork', '', 'messages', '00000003.X-HcmwOw', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf80d8164'),
    ('fork', '', 'messages', '00000003.r2x9uuVQ', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3fc2eac0'),
    ('keyed', '', '__start__', '00000001.rXCEMM6R', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb5005783ca493e9c8a5a385c264380e1b8da259c7825ed839915b13ce335b40ebdbfc38fa4a42b3962f095f27e1c9494c7b0e973d12e5ad275f5564dfbb3031b3b0b59020f090e387d7a242c3f8189cd52c423bfef8481383a2d3533e6ab5b227348d82692accb7ad815d5d07de7750b76c35bef3f5a8fbf7882a212b5f1d919038d213e2ea605a0a9db476ec82284d3620e8434f26a0811ed285e95b322af027eae64fab35e2b08933b011134a8e21698eeb6cf7870007818472ad34f59227a623d771015c084f2fbf4f18cc89ceefe05f99cf1fda41e8e415579e50727ac2bbc62f1bfab60a6939f1a53bcbfa67c9e77cd6f2ed0d832f0ef17dd32c69f25d68a6fa3279d17e98b0e7b90f83ca0f018f0a29d86279b9b09b7b142270d4f20d02cc837de4f49753a680099ae95250a4a49a8accea1f5c9911ce1968cfe945013c6ec1e3f8105d889ad4d9e7605bf42eba13f2c0db', NULL),
    ('keyed', '', 'messages', '00000002.8y8hFYAS', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb50b8975255f3820d094b5d4953bc7ef9e3f98844a4276c48ec0b19749c7cea6dd6a456963975932307c626bb6c8541d0a9cc1745b5a52ce8e359d8a072a9acc35ecde422206587aced4cd941ddf442ce3101edd9618f814cd9995e0099dbde69e649d7b479fafa4dff57e1f6f8ed2ac968bd2f253ee21b6aea52bb6163482fc48cd7348f35ef772bec76f72d96a55c58c25ac6bc4284cb4fed13509c43bc6735bc0071ee2d3298e6696e60301cb8bbba8ae0df634aae0ffce1e6307b4d3de46e06871b7a6302aeb1c44c1ca515af9bc80ce5a834aa199da85ff2aea499304d0f8a7e94ff783306c776626be386603691de23b6c23634c1bd5409b685c5bf21845f25b3e4bb9a5a3e948095a027b1fcae7af0b9b22c3cabc925389f7a665305d175478f9a6c00086aecb22f4762762353f98e9ad15d656409a6a72e', NULL),
    ('keyed', '', 'messages', '00000003.duRyZztE', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb50033d51de471479fe3b969956d78e9c26a6f0b7157c1e1ea7898c3fcf20120e3cfe035398b25e26d621723556394d5c6ceffd63f30e1eabb9a50db1bd0878c082487ea8857532dcc049c94f0ceba3002716d3463894803460a55fe49f9391c6eafd93773a803e42292c04d812418107b8bc5cb9f29034ef9d7daae8bad137eabef8bbd64f7ab3a53b7a961c4b0f7360898d06cfda96ffd435090de1a7b7e3b4e7044532067d7132391dd250671d5ac1628ba298b56035c01a752b7ec30feef7de42c4de07d33f70550c2cc4d12aad259f063ab0f96f6ade3b8efa42f51fd0ecc547ab4c9016a2677bae4a321d20c6dff82a95e01165424ffe62c833677da00f1d136b8056e7efbab27e3b0fc98a9a6b58735f2f75401ab8d868c08e2581d85dcb68d678a5e9c6d87dd31558f487b6db149133744c85a89182ad54226971bfba4e35440338347259aa919f645d63359be98d22d59a7e7371d4b362cc42f24d37d71cca8ad01cdf1b7e902df04b7c8a8caa63e96351f18656cc7fe851c37a8640ca83f07cb42737aaaded19a106a91c0136b41040d1a4e550728068221efc9bc1080fb314e6ff64d32f46a53599e83bdf347b587a7bfa470e858e240996767c4b44608fedbc2c857c89193810f871de99810c8c7ec49d21e726952ce5eceee7424123bc4f382fcca9c4d0545a500159f3fa5e054bcdf31a3de8cd85748d96d6cee27014565e939bd5786963413fb1be009e4c6d35c752d7d7eac31caa2f8cf4726b61768ef339b38becbbfb4dab12c1ba57af9e90616f80e31d40578922367cf8164b2bf4ec40436b023315f3e52ccc20d1e0a0945a02a07cecbb88f25f32e3d0f0c683bf18a49cabed6ef7033653a990d4877647c1ea67fce269ee8293c964', NULL),
    ('left', '', '__start__', '00000001.1cCWDLML', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x09224911'),
    ('left', '', 'messages', '00000002.6-_T_Fwl', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2848a436'),
    ('left', '', 'messages', '00000003.NAeK65XI', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x221a0c08'),
    ('question', '', '__start__', '00000001.wOE0sU9x', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x0e512c8b'),
    ('question', '', 'messages', '00000002.I7moT6yO', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2b4a12e9'),
    ('question', '', 'messages', '00000003.fQduTPth', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x81bc9107'),
    ('question', 'inner:cf545d70-bf22-1d60-9d5d-0e7dfd31a158', '__start__', '00000001.Op7N-YJo', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x8336f89c'),
    ('question', 'inner:cf545d70-bf22-1d60-9d5d-0e7dfd31a158', 'messages', '00000002.BmwmIogy', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x734bd374'),
    ('sealed too', '', '__start__', '00000001.96fwN-8S', 'pg:aes:msgpack', '170', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8278ca14b441986aa1e68b51f500ee0a32dcb6d2320bb6b5c97b720510e9326ac37224034eee14d3898d799c42e86ba14c854b256ef37ae5393bf7133d6b025aa83cb4213636819871bea275b1483e5aabcbfb0a46bf7cbda8c448684104cb5ab4f7fd0b5a1e8528c22d3b64ded92e62ac65b6c0e56d603005b5c3c4c3de294cb150568a7c438c12cb2b710320ec44f0ea61404696c0ec350d13e6ce1d5eced39ef64dbcd494854b2b4df25191da07bf159f160dfc190716da014225fa52556208e3262f4f90f', NULL),
    ('sealed too', '', 'messages', '00000002.rsohlipe', 'pg:aes:msgpack', '144', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b825f0e1246b51d27e3c4d12f309764211a061b1bfbcad55a5422102a09d7fc00ea96c2401c87d496b573af9ace7eace105ddd6a3b23003faff43e66bffbc0d39a53a34311b5944dc9bb5bb92b2513c5260391e7af1545757dc000f831b468104cf26721e3d002ec4aefa5f9cb412eff14e34757110278f9413ad62bcdf2251f58368d7c2c7cbbc3564a02bb5b5ca05e0f55a4dd776719f3ecfac53b36823112fc4d1886c67853a5cb2f79a3bc', NULL),
    ('sealed too', '', 'messages', '00000003.g2XRvgyb', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b87a886ac34039541564b901f31c674120977076776b913d97791fb88196f488eb225522f47be0de5c63dea3462a130db589d6a2fb09b37b0b95dfee904c6226fe78e0aecab96ee71bd85a0975d1363a37ed7edf4b247d2ed386d2a28961554b2094a268165d42ba8603a186d8aaff6a2062bf153d40525a1def7c9c9513c24007fba45f1c33a1a33712799ebb9ec0c2994cebae730a8d1ff93be037b15b1d06bd91442e29b5ae49ed0bb3db6bd7c6ac05171ba75308cea3d5790549f617f02c1f18e5fce2967da44f5e92e85f9bbb1cffeae135aae7cbddb8c8b20aaddc6c8ca84c080f7661d833e64bd48ed3710552b04d909dd92355397e2d76a08d6e228e3745727e8e83b540f07176f7e1c824251cd3aa4cf803fc75adf012585866e81450fe3ca8fcebb5c7a059b1e37ab355bda370a8704ab51f75e05329ddc6fcb3ebe53b07ef16940b39f92849fcdec2a36d2205b2d552e8f4e2a2e312cc7a1e64d1e8a190aa1539c8b7b0b958f4e6d6c6a82cd5d45f6fe8733800f94f41008836292797eda426fd8c071ef904badb6bfb4f9212fecb4dfdff17d4a7044d6127d0a21c4e320f4b00885a96e237965d8df221dacd90d5c335225ec9fd18f62e20a4e35b956885546f043d893f7e18d16d3ff57554e22ff55f7da8f33c8e05e72d3051092e25e034a9a13a3c2f47a9878082726d', NULL),
    ('sealed too', 'inner:c13f4828-2f7b-e705-4266-50e6a6c74111', '__start__', '00000001.-XG3iKEQ', 'pg:aes:msgpack', '503', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b82b20455078be2bbceaeb02109b5175e7d76ec3e3908e835db75f27361c2ee8fd696e21ffb46fa9f1c4709834d21e277bc2ee13dbf44ea90f43b1df80ad04e3ec0e42685adb7488dc26cb047aa8bb4bd1154445de241ab928aec701ac0358619f902705b2d92086c9c7ddf9d526ab118b73d2fcc606732ed3a917ddb3d148fcf49acef19e12d5669ac910818d23237ee1eae67def69f12b8e02474cc3e6aadc76333b6398e037ec8c4fae8fc79b05e777e8176cd4e2a8df66b432bd370a5174f70c14355a9dc3ac05e5ed3d34bb50f017d6b9d8cbda0f2b809e4e63d0f0878b3fbf7ec5ef517a3eec6ebb31ac54b14270d8705f790af6d86625a1725ce82ced577c65e2ed3021e16a7d48ac3417c3b4ac99fd5c914862e8ce7e75bc5d23bdd477fe3bccb58e42283253afc811c7edb5771a301c618a8befe2e43568b7f1b1abaddbe70783f11cd15b6f6e90b5252e34eae0242fc9af9c853f32b85545e4e26a290baeb334a835d8e4df0d8ca08fa524ca7c67d450a09f8350d8610267d7f35d05f0f10c6339103c1342f6c8be45f82e1744790bb1ab71a6302b40f054e0de5b1a62b4a8d8ef10e3a485f8d81f729a7c70355125f664c1364235cae414da8e24f1ce660f4daf0718e45ad7f9bd47afb72a5f3762790163a6e350da28f980b3eaccce526ca3f12c10b26d06c39c446a86dc07b09096afef697177a5570ae0d957212f82d049d2718b4ae58986f75b8198fc247f39', NULL),
    ('sealed too', 'inner:c13f4828-2f7b-e705-4266-50e6a6c74111', 'messages', '00000002.WOwa5DyM', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b822a6937f4506898d644134c8a9cb7e87890d53eb9b2468403862f0fc42ee830d2846d51d8121433cfdc3d7822540b9f9f9ebb06487cb600d2f85b3102c508e43f22b40b5e1ebbf28759cb124736da68653c98fb709454a3b0e881cb6f6030b3630b667405d72b1d2c38c8003ee2a50b429e91328d6734c44dfd2e339556b908b1373fb75b32e84c378cd7e31156bb39cabbf6f4592ac7253bdffcdc2b08dacc630fb646dcf2e6704934f7bed5f124b024ec23ef0b10ab1c24a217ed7a341b6cf2d274759bfc84d092ac7408471f3d92cc25e67fbfd230c2ef33875efa9397e4334d32bf0d5a50e3f54a9b08618fb6e56859810bec4e5e8afe5b6a23bbf6327589f945bc4bded5b7be2dee5fa957a5d2160c748b4f649a116809655dae7aeea9c5dd0327155aba4a28939413995b7211c426bc3897df253cc1e1cf94dbb1b0eb923453f90b252ec0edff6e928af6a25ff94b6035ee12494065b6eb3ebf0178ad72457d7065b404a58e859b4469a43158396eaccdbfd47c453cabd6c3c9d4f47b8fae8bdc810b5cd640119fae5b9d79d022563a8502a52cc5fccc1e00085048ff2f518ee7744b0c037786c5625136647eeddb49bfc492e4ff76bc7123f62e1c5dc9a76919359fd7875344f73f7fcbd2b7681664840aa100b1e065d0d98a69d4c88227081beedb3e416379dfdd18d512dac', NULL),
    ('sealed', '', '__start__', '00000001.FbKzHJkP', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b803ecdd605a08554427272e27b2789b83e5b19f3f5c71260e9c43af6f808fc640c2f2e687f92cb912871cc315726c23ee6ae74d465006e8a40f56bb5ab9b2064fb2a3fc0bfc3d78bf5759c0e400c1e3201bd338f83f839381c9ae76e9139f2a07fdb670c6952d803e6247182a565a2702465979cf602cfd10eba7a87a648a8d43e5a02c6aa9a1f46f90f00f65ccdf5980c0551e7a04f0284e43f4d17a0cef6e842813bd06b530974401f5ccf40547f7002ae2e3ac62f9f923bfefae1cfadc958c0c23055476b8d1d009a801ebe7ccf4a163c96ca673cdcfd2235d42fc1b02915905a30cbe3c600e8f17e73b11e37cbc7927976dacaba3dabe7fc430d2fc4c9a0b1958d855ffe3f0ea993b6ef0c89cd915bfda8e50aaa8f3edd978873cad6284203919e6e66e0c0d89dcfcb61289f1e10df1c5a99a8e1019ac103fe8a2e9159e5ed27eaf1e0454c151b436bf7ee4cc9c53d216ce', NULL),
    ('sealed', '', '__start__', '00000004.zdIn3ya2', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b870ace51ce72380e2d3eedfbe3bc0548482b3051b8934a1b6436f81a1a55caab9154d441b95614d6c5e7fa77c39b21684c7a4aac4ca4918b5e8a9bf9838d1c841130624677e9cfa2a17f85ca56d49fa94500a3012f0c338238f718cd53dbe6ac5b2c1653451a240b21398b244ee024ede95650de0c550273eeba236e4471af3810733181d37c57b5796e677dd063e52b6744734ec6e53ae797a3a1a83e8db1e842a635e5effa4b166afb18ea123f78ac2afc68969f2e87ce611a86ae4808db54fbfcfb7cd2bd4f07047fac8de77391c853cc2e9820f426b3795d846765e49631f28a52c6470b5ae849f6a4bc90384e8076951422d31aa2ec07fb6ffc846538eef9fc4f8c3b0cd1ad0c03087dac8a79290b0ee35f737ae6616d69e792add8e2f97075e7c451eb15355926bfe98670d7ac53d76ceb2482e97b9c4de77d2da212850ee5fcf153f4f89fd17523b32275cc1eeef9d59', NULL),
    ('sealed', '', 'items', '00000006.g7pjLEdP', 'pg:aes:msgpack', '24', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8c99d4ca31b5364c8ba9b1521f69e3124d0fabe08fcb0b43c6bf98e003605220a3598e8ee8279e00597c024935f8e54aa981dd44b', NULL),
    ('sealed', '', 'messages', '00000002.sTYxEid1', 'pg:aes:msgpack', '286', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8a067c55e345cc1c6fa8b5bf568ba1e4abbf80597ca7bdc2c8419f48590c881d6db2e494247c12ddd9a3e915a95c52237c8f2a10fa1948e9b3cba8a5f9b62d040b606c524309f2044b2edaae46e659d53f641497eb96cb300195bd748da59fc26a8123782f891c3736fe37e980d579402af69ba66176d9c90b33ef0f6a89d35d450621996a63bc64ad6b87e1c6b8dc1fe4ebdbef678a2af8763e996115eff6eb27a40b445ddb1d9dbcd26410bccc6154c3a84af86ac80c832041021dc9043c5862829c8a57ade132215a1e4af5b136f1e95ab42b34425fb087ba873a43cd39ec4f9435406d78bce8e8f18bb7c08a3992c7473f8279093215d422cd7bc8bc09d5a816c686d3bea39a536bc0e65941fec2a23c10b8550b4634d824083e7b96b52ec0d761ce2d8cb2226c4c03be2c618ea38391d4dca786853fe998a', NULL),
    ('sealed', '', 'messages', '00000003.wyYWnYzt', 'pg:aes:msgpack', '610', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b872272a5d69cfcbcbb03947d2c8bdbbbb0b8d34b6c269a0ab121c80fdb78969f1f1d7ace93d3f6b69436c14ed820610f21024022fef8f81d4df9c98dda207a470faa8e526420efe894f19fccc21d131b72e484cc5b383dd3c817fef9630c08fe7ff34ab9bd820fd0a519474da076878eeb13af0f915c44e4ffd7a6c501bf58a36ff34aba20525563f14ad7e4544f535181168804e0075e0d0fe91ed65c716c09610b13cdd876dc03b5497da1fb532b2b2d8bafea020ea9a87fff73e5265d82f3046b79d7b5017b200197a9fb8ede3bf021f5a87109775e1a24ca6b94ec7f121407722ecc2218f86716b19ac3bec86dafb44222439b8aff39da0ccd4cc5210b52d78947dad0029ea09eba18336472a7031e994e2b28fe47d41c7561a51c58efae0c0b742ccf17fc9420f8d7512e526f2f1efc9fb940efd4b835d7be14f8bca5e64394c2853bf29f216c2edb94d07e4a30a4feaa9a441b5386d582e3a95c3f1f914dfcad8a6aac8f5489729a63d1216c01dbfe1d3ada352ba850213c6d79f0e0f1a39bd496a962968e31754889efae36dc609a51422074511f3ec9a7364a3066d8294bb16ee1a1623749a0d6d37da1634a67e5e0337e46631c9cd79f864f71a7b811e5f83f760dd381683a4939ac1fa6e8a8580ef681b8e158195b899cb2b948ee6ff472b7a52ce701e0919eb3293c85d0c8d7a6105d981fbae4d78bc83ef542804692095fe0069c3b11d8e557c5c822b294642196ffa0e9f439775722cd6348b5cc9bd597042b64f8cbe7a806bbe12030af47c8a3b8df322ff4570876f6fd62868e180c2fab18a1e43375f0fb8f2b6b7db4747a45d125627ff1b45ae54911fa38b52b606d36dc2abc3be8820f35bfeeb4f3d6b08b5a409581a3243ec45c6c9', NULL),
    ('sealed', '', 'messages', '00000005.Z9lofsGZ', 'pg:aes:msgpack', '895', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8705d4871ec60d404cb347dd9fdac3f1d3a50d952edf0b912361f9c4c00a8a5a8a089855c19037f6e376c9e5d037be3d125f6074a5bbea16fcef68d8f8bfbe8473cef9f9a97681f32daaabce9281975e39752e1aaa9f59454ab572677741815afbb3d76c5e1e78b2894f3f12f7bee6c3bcc1da717250543a50e9298deaa9e4119498cbfdb31fb7a8fcfd54e8010343beca344223b158e8aa41ac6ca999f341077599d62f021597d2b334a1bc34bce812d88347d15140c512a4271c8de5639726db5ca4eec7c88e3d33f3d55f38b9c327cc9107e7a38a159a74db4f72aff4e7c43796b8cf7a32e6c4a341da12e5c144babce2089f2c13582b7efca2335ba49689e4bc12c167f6032634bddd737cb2af997296b2cff93988c2d553a2898e2e0ed5f45e94653b124ec90c19277e2275fe2471eb6e59809353b1339fd448c8faefc9fea40bcb70e455b3c28b7af18e70c3f9a64b8a16e13755c2343a65d0c59831e620d506c542ad1973dea72cff6dd9d3206beccf4b647322172f6d00e570012f4443f3255ead52f9ebec881337328202cc9e111a9b2599faed6df09a88c2c00d065155b23796f880cd1981f66000f5dc62d9b07e89c981897b446b3a07dde674261e80975aaea4a9c7576d92ee5c30dc40826a7c1a454cb1902dd8abd9c7e46d60b606abc5c0e8320ec4056644e455e72dddc6c6adf60935f7a1e8636d6074da22fc157479162a81bca361cb141ba62cc2072a57de17b7fc6073de6aa36662e2861350df23d796f1940680e71eda6102ecea57b8625dc3b63a5755fa875a612f4ae57d64fce096fdb928ab8cbefbf4900ca4e4db20a00f87ea80df5e365c2149af6335dfb32d02eb16196ddd6dba83ff1350efe1e3efd3dc27db1741723931159c924e49b3e2a2263603e89745e5181946dfec057a42a8d8d17c5883d3ce8b52c27a9bea8df501fa272fa62f7b51acc7e6d5b32bdfbea261ee8282c8469188d51538236bd4e2fb8fcc1e0cac3f2785a108e7efac38a0d8da335ff486b1864253d8c8f289f4ffe41e731fac140996611f48896c81822890664fa4ff857e1646063a2054e33960053525384b4379b8f5a16ebfc2129ef2284c19ca77f3931f4ca24783e9a235e1cc12aefcbc0b64c964a7dbdbcdd85fb23ef7857f2cf2f803b0a92cc4b9938fdc34900a8c3e6199df01a46c7aceadea246c01a574f8766894a062d7060e1956be0c019706fd2cd8dd69dc6b7392c27b8af65b1dbafed95f301ce6ad13b8ac8499c6a6e2300cc5d88c200756d7d3726e4194087b4352740', NULL),
    ('sealed', '', 'messages', '00000006.g7pjLEdP', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b848cd10a5d53e7f43fc65d58b7d8755c7b3c40d29d25042503970561147ce95aa6460a27abc75d8a8f183d69a9f55bd8ceb0b187ef162690e1eaa17b7820cf24300073f298c77b71f0bd2e13002d514a61b6a89b95651582c85c436332c2469c9054ab5c31924e90af01dc9cf3466fcd9f1e2e25567fea98de180f36d22a78855bff8921563a3dab4fcb69a4c54721ded5e6f1aeb5a154f68a21e180053f0d23f2224807645726b6b78caae36516a6aa88f5eaa185fdea1765aa39dbef78f90ab1524337c953e4f1ba979a6cff9274f582a28bed0ce7e74b491173bd320683a03c9354a75cfa3dd7a704009f413b7cf0b113480f79023d3df1b3724db27935d58aa79c1f9258ba45dc6a8446f15451043adfef8dcce7997983b9c26388e7e5271f428ce48c0b0beb713320200c97273bfe3ff9483f57b3727fbda47aa4f7dac8e634cad369978bcfd9576cf52fdc4eae8f55624a6c49041f5a7b351ba47aa5e2bdd77315fc7969680b7046e376b97ad39e1ca4d9fd04341b3a6e67f9dc3f5ac86a499c410a40da9e5a713a303adb562c3c8028cb96a7db4928096b9eb3b0f4fb02306ccfca1649c87bd53f300dab5949019c2ef3f440112bcd993b476b8a8c7e2e971615f3ef8a5b4f402b2b0c4c2688847a7d5b18689867e444c7b050cc9ee1ebda47d4ecc25e946bbf26cf5ea940312cf560ed33f4fa0f27d033636530ce1a4e15f09942cb2372535f756e102269c7f1e27967d8387285d1278413113fc3ceb9ad1d0569e07af5b2cf1cd7d557e489ecdea15915ce577149f3207e44db939e065e77f45aee633e1166604ef1bbf6d2ab18d1b1a4eeafac83828bb2d0e191a304f34537af325bd7ef465002827c7e1eaaa21183f29572fd0a50d5383ab9d5126d822c05a68e5d4f65092d61ce4f803b850e23f2fbd5dcd68c615c7c9121e2c5a7a4637968da96268b9086b2f14a91d5b58055a51fa46daf70ce6f6844e9a8fead43c88f186edd97e6e98b6ac22fd365c1ea19f07364bd1675786fde4da8d158124ab3f7d3089f9e7d0fa3a2c9b303c7e14641b09f7b1efb0e7e1710219e5cb96d7e3fdc885fc3e7abbfa1f8df41612bd13e1adb18859f2fb994c7b95b115dd7e2fa049da7f0b4a69494bbc9a91b2b5d0f4fd96643a98bd2c29175aae9afac0f63f8c81aa570fd2176514671f7e2ae48a745ba5f194ef67b0f62b3c001f99bb2e88a7f95684e331cad86fd5c23022ba53f9f287e19fb31055b8a7a0725d255812839ebbd97d7bb0582e562d9be60f32fb616818fdbbfe477d208ad6a118108237bf3c3e1602641fbbfe9462e91c6d1a9f52d59b6ed24919677c1cd6bedd6d7361f8a6563bf941976e82a10f85a95ba6a992e4f5fdbc29989078bb9f3655a516ce52c3bb7a5c574e54bd32fadc4f606a42ba812c48ebdcc844e16e6c61e18c5bec2910bddb53ecfa9318d65534f6817aae393788955a4e2858461d240c8d5f4e4eccb3714c56c0afe973e7b13d7378e1bab13f2a344311abb2554b7082b9d93db812faab26e16158ae4c327efa4a4f04b910a11044075c1c2e5f01d469a4847a219c225f8a35c6cb7cf47fb81623b58689a052314e292a20b070dafce0fd8b5b450cbb9f236293b978412209f4fecd99cdf0c7a024f3c880b3aea5a2fc558f16dbe6804daa1858e92d89cadabb8c30f7f457570915965dc10f722e9ba2561749bf26af15465f3ba8f016a78fe94ae8a24a1b89177cccc0397a1973d6feabe6ed', NULL),
    ('timed', '', '__start__', '00000001._tYQMzvi', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xe48686d7'),
    ('timed', '', 'messages', '00000002.XM-Um2k_', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xad83a027'),
    ('timed', '', 'messages', '00000003.O2RBDSoL', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb9843189'),
    ('values', '', 'bytes', '00000001.jR4jUJtL', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x51c662f0'),
    ('values', '', 'large', '00000001.lR_SGFDT', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x570043bb'),
    ('values', '', 'many', '00000001.eJNbj6R7', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xf3d0af64'),
    ('values', '', 'nested', '00000001.K5KX3_az', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x3716519b'),
    ('values', '', 'real', '00000001.bnhq0ZvW', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\xab36ea6b'),
    ('values', '', 'text', '00000001.wdln9oNu', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xc447b5ba'),
    ('values', '', 'when', '00000001.gzZfkYhm', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\x32f9d01a'),
    ('ünï ''code''', '', '__start__', '00000001.JSNpyZm1', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x387f386e'),
    ('ünï ''code''', '', 'messages', '00000002.cK2wC8b_', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5cc1b611'),
    ('ünï ''code''', '', 'messages', '00000003.rn7krCAj', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdc61c683');

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
    ('keyed', 'tF_tW9-ROxmnQ', E'\\x01020432303236c121bceff99894d9b0d163657217b85690281982085bb0f992a49c6020142b18d5385de153c0e4b82fbe8d642a71c077b93c94073b0a5bbc1472055f40d72a25b04eb012a92ec225abaf3769929f012827a8bba5692b38e52e3ff2c6', 'ring:2026', '2026-11-24 18:57:28.59693+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 18:57:28.643756+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 18:57:28.295845+00', '2026-11-24 18:57:28.391384+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e838e-50e8-6ca7-8010-2e9d6f1941ea', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 18:57:28.416291+00', '2026-11-24 18:57:28.453307+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e838e-5174-6d24-8007-f3ab8be32792', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 18:57:28.510672+00', '2026-11-24 18:57:28.510672+00', NULL, 'false', 'false', '2026-11-24 18:57:28.510672+00', NULL, '1f1e838e-5201-6c81-bfff-1f4bfcc42974', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 18:57:28.40398+00', '2026-11-24 18:57:28.4083+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e838e-5106-6d4f-8001-a84491e9025d', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 18:57:28.59693+00', '2026-11-24 18:57:28.608409+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1e838e-52d4-6a8c-8001-8e1a6de535ff', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 18:57:28.625978+00', '2026-11-24 18:57:28.625978+00', NULL, 'false', 'false', '2026-11-24 18:57:28.625978+00', NULL, '1f1e838e-531b-6c8f-bfff-4a526b633cf8', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 18:57:28.475407+00', '2026-11-24 18:57:28.492356+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-24 18:57:28.492356+00', '1f1e838e-51b4-67f3-8001-bd359a9b9a3c', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 18:57:28.560043+00', '2026-11-24 18:57:28.575792+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-24 18:57:28.575792+00', '1f1e838e-5281-684c-8001-70b509700557', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 18:57:28.529587+00', '2026-11-24 18:57:28.555992+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e838e-526e-61f1-8004-c0820d2dcd80', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 18:57:28.616206+00', '2026-11-24 18:57:28.619342+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e838e-530b-697e-8001-2e5c552d330a', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 18:57:28.518283+00', '2026-11-24 18:57:28.518283+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 18:57:28.463369+00', '2026-11-24 18:57:28.468417+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1e838e-5197-67e7-8001-7ff0daef7e0f', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e838e-4ff0-6d71-bfff-ee516a7055c3', '40a4cd55-0f17-8085-e9c4-fb295fe2dfed', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2acff9e9'),
    ('chat', '', '1f1e838e-4ff0-6d71-bfff-ee516a7055c3', '40a4cd55-0f17-8085-e9c4-fb295fe2dfed', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xe7fa4ec2'),
    ('chat', '', '1f1e838e-4ff0-6d71-bfff-ee516a7055c3', '40a4cd55-0f17-8085-e9c4-fb295fe2dfed', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x1f71da65'),
    ('chat', '', '1f1e838e-4ff3-625b-8000-1b66766f0341', 'ee573ee8-36c7-8ab6-6cba-933f87d33a64', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8e659694'),
    ('chat', '', '1f1e838e-4ff3-625b-8000-1b66766f0341', 'ee573ee8-36c7-8ab6-6cba-933f87d33a64', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x99e9db83'),
    ('chat', '', '1f1e838e-5034-6fe4-8002-ec87f4a06949', '600b306e-9579-4784-70ca-b4ccaa7344fa', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xccfc5ad1'),
    ('chat', '', '1f1e838e-5034-6fe4-8002-ec87f4a06949', '600b306e-9579-4784-70ca-b4ccaa7344fa', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x6e07158c'),
    ('chat', '', '1f1e838e-5034-6fe4-8002-ec87f4a06949', '600b306e-9579-4784-70ca-b4ccaa7344fa', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdbd2c018'),
    ('chat', '', '1f1e838e-5036-6a91-8003-c7e9f0c263e1', '440a6a0b-c652-c3c3-b331-2b2a743abbcd', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8f46efb7'),
    ('chat', '', '1f1e838e-5036-6a91-8003-c7e9f0c263e1', '440a6a0b-c652-c3c3-b331-2b2a743abbcd', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xd6867736'),
    ('chat', '', '1f1e838e-5063-626c-8005-a4a5667b308b', 'c9822ee8-7d8e-a4f4-7365-7ffb3f6230c8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbcb46220'),
    ('chat', '', '1f1e838e-5063-626c-8005-a4a5667b308b', 'c9822ee8-7d8e-a4f4-7365-7ffb3f6230c8', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xcbf6fddd'),
    ('chat', '', '1f1e838e-5063-626c-8005-a4a5667b308b', 'c9822ee8-7d8e-a4f4-7365-7ffb3f6230c8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x52a48447'),
    ('chat', '', '1f1e838e-5069-6ba7-8006-464794e3d6b2', '359303d4-f346-46ae-ac5b-86d31160566c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa1b3db9d'),
    ('chat', '', '1f1e838e-5069-6ba7-8006-464794e3d6b2', '359303d4-f346-46ae-ac5b-86d31160566c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x271c0bdc'),
    ('chat', '', '1f1e838e-5091-6858-8008-2400160aff0d', 'c0aa4fa7-e4e6-c851-4a54-b491d29110a4', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x123bb667'),
    ('chat', '', '1f1e838e-5091-6858-8008-2400160aff0d', 'c0aa4fa7-e4e6-c851-4a54-b491d29110a4', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\xf6dc095a'),
    ('chat', '', '1f1e838e-5091-6858-8008-2400160aff0d', 'c0aa4fa7-e4e6-c851-4a54-b491d29110a4', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x51f4ad14'),
    ('chat', '', '1f1e838e-5092-6e04-8009-877ec63acc82', '22123a3f-8a9d-a209-8a4e-db6f074339e4', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x065a404c'),
    ('chat', '', '1f1e838e-5092-6e04-8009-877ec63acc82', '22123a3f-8a9d-a209-8a4e-db6f074339e4', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x3d959b28'),
    ('chat', '', '1f1e838e-50b6-6ade-800b-07cc69a85939', '67e7b6b1-e7e1-7a49-f3ac-5469610a42b6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb76cbadc'),
    ('chat', '', '1f1e838e-50b6-6ade-800b-07cc69a85939', '67e7b6b1-e7e1-7a49-f3ac-5469610a42b6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x18a2f660'),
    ('chat', '', '1f1e838e-50b6-6ade-800b-07cc69a85939', '67e7b6b1-e7e1-7a49-f3ac-5469610a42b6', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa5162e11'),
    ('chat', '', '1f1e838e-50b8-63c7-800c-89ead9155c26', 'e4b95ee1-5787-a570-4d27-c8a24ad126aa', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1af9ce18'),
    ('chat', '', '1f1e838e-50b8-63c7-800c-89ead9155c26', 'e4b95ee1-5787-a570-4d27-c8a24ad126aa', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x93580983'),
    ('chat', '', '1f1e838e-50dd-62d7-800e-361b86fd41b9', '20dc4b0f-c353-1895-3459-55ca755fe070', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x45a646c3'),
    ('chat', '', '1f1e838e-50dd-62d7-800e-361b86fd41b9', '20dc4b0f-c353-1895-3459-55ca755fe070', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\xbc87db66'),
    ('chat', '', '1f1e838e-50dd-62d7-800e-361b86fd41b9', '20dc4b0f-c353-1895-3459-55ca755fe070', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5115d8bd'),
    ('chat', '', '1f1e838e-50de-67a6-800f-baed1f781e76', '119a310a-97e4-819c-62be-622c36ac1390', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd0331a7d'),
    ('chat', '', '1f1e838e-50de-67a6-800f-baed1f781e76', '119a310a-97e4-819c-62be-622c36ac1390', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x3221f6f0'),
    ('delta', '', '1f1e838e-5119-6348-bfff-92b5c15ebb3a', 'bc3f0aa2-89d8-162e-0657-7f74d3c125d7', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9abb76d1'),
    ('delta', '', '1f1e838e-5119-6348-bfff-92b5c15ebb3a', 'bc3f0aa2-89d8-162e-0657-7f74d3c125d7', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x6e5f7263'),
    ('delta', '', '1f1e838e-5119-6348-bfff-92b5c15ebb3a', 'bc3f0aa2-89d8-162e-0657-7f74d3c125d7', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd471d325'),
    ('delta', '', '1f1e838e-511a-6c79-8000-1cd47c94b15d', '705f3be4-feeb-fa05-7e92-4e1e136bd32b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x27f41c4d'),
    ('delta', '', '1f1e838e-511a-6c79-8000-1cd47c94b15d', '705f3be4-feeb-fa05-7e92-4e1e136bd32b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xd0d91cd2'),
    ('delta', '', '1f1e838e-5140-6214-8002-fdc708921dbb', '327a59f5-58b0-8e90-3b0f-bb2152f40bc4', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x87a501c9'),
    ('delta', '', '1f1e838e-5140-6214-8002-fdc708921dbb', '327a59f5-58b0-8e90-3b0f-bb2152f40bc4', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xf385619a'),
    ('delta', '', '1f1e838e-5140-6214-8002-fdc708921dbb', '327a59f5-58b0-8e90-3b0f-bb2152f40bc4', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdd1a7968'),
    ('delta', '', '1f1e838e-5142-645b-8003-e4a810b21bca', 'e27f2df8-ae83-3956-39ca-31b02a51d94b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xad0aaa5f'),
    ('delta', '', '1f1e838e-5142-645b-8003-e4a810b21bca', 'e27f2df8-ae83-3956-39ca-31b02a51d94b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x41c4cf18'),
    ('delta', '', '1f1e838e-5167-6d2f-8005-20ca8c820929', '2d535617-e649-9747-07f6-aa6c15941d56', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb1d2a4d2'),
    ('delta', '', '1f1e838e-5167-6d2f-8005-20ca8c820929', '2d535617-e649-9747-07f6-aa6c15941d56', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x81f12776'),
    ('delta', '', '1f1e838e-5167-6d2f-8005-20ca8c820929', '2d535617-e649-9747-07f6-aa6c15941d56', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x20653aef'),
    ('delta', '', '1f1e838e-5169-6623-8006-bb61235910b9', '1f978bbc-ba15-0926-4029-7ce18983aedf', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf2b1de7e'),
    ('delta', '', '1f1e838e-5169-6623-8006-bb61235910b9', '1f978bbc-ba15-0926-4029-7ce18983aedf', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xe8d03e65'),
    ('failed', '', '1f1e838e-5201-6c81-bfff-1f4bfcc42974', '08b39403-1c4a-c979-ff42-756ae1fd8982', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc9dbcd4b'),
    ('failed', '', '1f1e838e-5201-6c81-bfff-1f4bfcc42974', '08b39403-1c4a-c979-ff42-756ae1fd8982', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x0a2cdd09'),
    ('failed', '', '1f1e838e-5201-6c81-bfff-1f4bfcc42974', '08b39403-1c4a-c979-ff42-756ae1fd8982', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x384114bd'),
    ('failed', '', '1f1e838e-5201-6c81-bfff-1f4bfcc42974', '08b39403-1c4a-c979-ff42-756ae1fd8982', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xeadeca7c'),
    ('failed', '', '1f1e838e-5202-67e4-8000-8d993a3c1c86', 'aa590965-4aaa-3af6-6318-31f8c50d9c4e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x25fd881e'),
    ('failed', '', '1f1e838e-5202-67e4-8000-8d993a3c1c86', 'aa590965-4aaa-3af6-6318-31f8c50d9c4e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x8514567e'),
    ('failed', '', '1f1e838e-5202-67e4-8000-8d993a3c1c86', 'aa590965-4aaa-3af6-6318-31f8c50d9c4e', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xa8ee2287'),
    ('failed', '', '1f1e838e-5202-67e4-8000-8d993a3c1c86', 'aa590965-4aaa-3af6-6318-31f8c50d9c4e', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x79df6899'),
    ('failed', '', '1f1e838e-5208-6ad7-8001-043d661dda57', '6a68aee9-712d-134b-cb49-fc434fa0474d', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', '', '1f1e838e-5208-6ad7-8001-043d661dda57', 'e93259ab-43dc-8e1e-695e-1a74a0f74c94', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', 'inner:e93259ab-43dc-8e1e-695e-1a74a0f74c94', '1f1e838e-520d-6cb2-bfff-3e68a800d9b9', '53481f09-e30f-8bc4-80f5-d4e758748083', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xec2a66dc'),
    ('failed', 'inner:e93259ab-43dc-8e1e-695e-1a74a0f74c94', '1f1e838e-520d-6cb2-bfff-3e68a800d9b9', '53481f09-e30f-8bc4-80f5-d4e758748083', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x1876631b'),
    ('failed', 'inner:e93259ab-43dc-8e1e-695e-1a74a0f74c94', '1f1e838e-520d-6cb2-bfff-3e68a800d9b9', '53481f09-e30f-8bc4-80f5-d4e758748083', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xf30be9ab'),
    ('failed', 'inner:e93259ab-43dc-8e1e-695e-1a74a0f74c94', '1f1e838e-520d-6cb2-bfff-3e68a800d9b9', '53481f09-e30f-8bc4-80f5-d4e758748083', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x07cd23cb'),
    ('failed', 'inner:e93259ab-43dc-8e1e-695e-1a74a0f74c94', '1f1e838e-520d-6cb2-bfff-3e68a800d9b9', '53481f09-e30f-8bc4-80f5-d4e758748083', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xacddfa3f'),
    ('fork', '', '1f1e838e-50fb-6407-bfff-99101cc23513', '2f4aa184-c7f9-47ca-1bfb-84216080b0d8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7ac5e26c'),
    ('fork', '', '1f1e838e-50fb-6407-bfff-99101cc23513', '2f4aa184-c7f9-47ca-1bfb-84216080b0d8', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x4657a9d5'),
    ('fork', '', '1f1e838e-50fb-6407-bfff-99101cc23513', '2f4aa184-c7f9-47ca-1bfb-84216080b0d8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb7f7ccab'),
    ('fork', '', '1f1e838e-50fc-6c05-8000-5eae8915b855', 'd1754660-804c-11ce-ef42-dd9075e260fc', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7998bf40'),
    ('fork', '', '1f1e838e-50fc-6c05-8000-5eae8915b855', 'd1754660-804c-11ce-ef42-dd9075e260fc', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xc28713d5'),
    ('keyed', '', '1f1e838e-52d0-6830-bfff-853aa8fb1544', '643be8f7-d1b7-28f8-2af1-84e245f19176', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb504e0744cfe503805ae3d600f1a08caf160b54f044be3521e56ddbfb55960568fffe0b07f3d2afcf479c5df58e972d659448aa03e4083c4e751bf5e73c8486bc3effb6d3a4792b0de3f46090a5aa077a0bf021fe8e05111adfa688190eb6689e3290a76f9890d05f42f67cdd4b41d4d4f5ad2dbfca0b5372c0d28e7218cd6583782c498a36c90b7617baee1247043b9e523a5b554062b0184fa10ed98347db8f6bd7ef7278082488a8679ddba30e6bf9f3a062a0a96f355b21a6f1335f416be69b417b8c9bd5ca08bb984bc648cbe806ad2be17394ad301ec5d47d57f61a717872e39318ed441e6b31463c55db6ed12626cbd1d4cc3f8d7534ab0660bab3c4667f699dcb525d17de801170dcafe98b767dafd590fd671cac5518457dfcc3af05b670db4454c24e4c9cbb435782ab8bc9e6d470a8def363b38bb746', NULL),
    ('keyed', '', '1f1e838e-52d0-6830-bfff-853aa8fb1544', '643be8f7-d1b7-28f8-2af1-84e245f19176', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb50906269af46fc122e4d264a20fd019fd1ca8c893be114bebca8c51b36d754f603334fb5449b', NULL),
    ('keyed', '', '1f1e838e-52d0-6830-bfff-853aa8fb1544', '643be8f7-d1b7-28f8-2af1-84e245f19176', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb5011d77821b0634e0a8dde3c4fa108a9e36dd342169a766b077ba11478', NULL),
    ('keyed', '', '1f1e838e-52d1-6bb9-8000-b035c0857af5', '5e01cf8b-e312-af4f-91b2-03e1a460adf1', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb5010630c13707957a4c5ef6d3d27a87e83572bc330a19ce48a61159260744832b9370439d57c0e24a1a8d6479e17ec3d138e6c082e2d52782661063a034ca05b81e8ac66c9c313b81b389ae2bb38893fd54404575ed7582a7ba997fa13785d755892dd8b27dd6602598ecec489e97e4c63fc79bfdcc90b9a3461ae34e67d2dee9e7505a100e00510967824f869a2e0a79b681a1eec93b4d8014444fa9ed123540ca975b15fe91c33fe6bf49fd313e083560eef37e92e829c65c3764409100289c8785307b671130dff216a5837a4f4fe00035d39f8f298e36fa41abdab37dea9034755b9c1822c59338644bdfd1f964a6355427adce3f6a3eaac3773c6b415999a4504c8932c98c72fb11369166d4aeb305d74166e8cf569b181870c6a2c50846a137f608f415d9d9bc9a741cc43cf77f938f3440cbc55ecbf2ebc700b93bf2fa297ab6bce3c4c37ef856b0aa24f857c13299dcc4bac9c3cc503069135b9dbfd03e6', NULL),
    ('keyed', '', '1f1e838e-52d1-6bb9-8000-b035c0857af5', '5e01cf8b-e312-af4f-91b2-03e1a460adf1', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb501362239bfe857e10d1795cb44674448f26f5713b669299f2d779ec0fa532c9', NULL),
    ('left', '', '1f1e838e-531b-6c8f-bfff-4a526b633cf8', '6f65826e-1e0a-cb64-baf7-d7650e616d0d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2ddfe614'),
    ('left', '', '1f1e838e-531b-6c8f-bfff-4a526b633cf8', '6f65826e-1e0a-cb64-baf7-d7650e616d0d', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x49dd50c6'),
    ('left', '', '1f1e838e-531b-6c8f-bfff-4a526b633cf8', '6f65826e-1e0a-cb64-baf7-d7650e616d0d', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xbc2ea36b'),
    ('left', '', '1f1e838e-531b-6c8f-bfff-4a526b633cf8', '6f65826e-1e0a-cb64-baf7-d7650e616d0d', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x0927b543'),
    ('left', '', '1f1e838e-531c-673c-8000-41da8ddcb5bd', '8588284e-754f-d9df-f9f7-259c7560fc8d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x83e4f6b7'),
    ('left', '', '1f1e838e-531c-673c-8000-41da8ddcb5bd', '8588284e-754f-d9df-f9f7-259c7560fc8d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xae690862'),
    ('left', '', '1f1e838e-531c-673c-8000-41da8ddcb5bd', '8588284e-754f-d9df-f9f7-259c7560fc8d', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xe22e37e1'),
    ('left', '', '1f1e838e-531c-673c-8000-41da8ddcb5bd', '8588284e-754f-d9df-f9f7-259c7560fc8d', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xdd446ce1'),
    ('left', '', '1f1e838e-5325-67f2-8001-28a0fcbdb67b', '3555ca48-243d-7890-d9e1-922727767c13', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e838e-5325-67f2-8001-28a0fcbdb67b', '7b5c06fd-1d5e-a2c9-93f9-53a6b31f14a0', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1e838e-51aa-625f-bfff-11d5357490a2', '092533eb-b073-7a14-e9b0-40c1d8462493', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xebf42a07'),
    ('question', '', '1f1e838e-51aa-625f-bfff-11d5357490a2', '092533eb-b073-7a14-e9b0-40c1d8462493', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x3aaa06b9'),
    ('question', '', '1f1e838e-51aa-625f-bfff-11d5357490a2', '092533eb-b073-7a14-e9b0-40c1d8462493', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9124e1d1'),
    ('question', '', '1f1e838e-51ab-6aa5-8000-840fac96c48f', '63a14d91-19ec-9f22-a32b-6afe6adeb5a1', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf6bb7c10'),
    ('question', '', '1f1e838e-51ab-6aa5-8000-840fac96c48f', '63a14d91-19ec-9f22-a32b-6afe6adeb5a1', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x7d1163d6'),
    ('question', '', '1f1e838e-51ab-6aa5-8000-840fac96c48f', '63a14d91-19ec-9f22-a32b-6afe6adeb5a1', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xcc80ba7d'),
    ('question', '', '1f1e838e-51ab-6aa5-8000-840fac96c48f', '63a14d91-19ec-9f22-a32b-6afe6adeb5a1', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x24d31d03'),
    ('question', '', '1f1e838e-51b4-67f3-8001-bd359a9b9a3c', 'c69a2b51-2db8-f9f3-fcc9-a114eea8c84b', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x50e891b6'),
    ('question', '', '1f1e838e-51b4-67f3-8001-bd359a9b9a3c', 'cf545d70-bf22-1d60-9d5d-0e7dfd31a158', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206439633262373164376638373661323135343639623833326332623264613664af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:cf545d70-bf22-1d60-9d5d-0e7dfd31a158', '1f1e838e-51bc-624b-bfff-0b83c7f9538f', '68752e16-a02e-b206-edaf-66d9ec8aa5b7', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf2898a1a'),
    ('question', 'inner:cf545d70-bf22-1d60-9d5d-0e7dfd31a158', '1f1e838e-51bc-624b-bfff-0b83c7f9538f', '68752e16-a02e-b206-edaf-66d9ec8aa5b7', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x0020d589'),
    ('question', 'inner:cf545d70-bf22-1d60-9d5d-0e7dfd31a158', '1f1e838e-51bc-624b-bfff-0b83c7f9538f', '68752e16-a02e-b206-edaf-66d9ec8aa5b7', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x65313bcd'),
    ('question', 'inner:cf545d70-bf22-1d60-9d5d-0e7dfd31a158', '1f1e838e-51bc-624b-bfff-0b83c7f9538f', '68752e16-a02e-b206-edaf-66d9ec8aa5b7', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x69a5d8f0'),
    ('question', 'inner:cf545d70-bf22-1d60-9d5d-0e7dfd31a158', '1f1e838e-51bd-641f-8000-8fb0e1900397', 'fcf04ace-546b-8793-e449-29dbb30df218', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206439633262373164376638373661323135343639623833326332623264613664af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e838e-5279-6e0d-bfff-acdb481db5b8', 'a2267a91-a8ab-3731-a8d2-5b97f09d92bb', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8c5cb0ba7d16c4967ff5ed70e55b39bccd6d30418dc8485a2ce5f09c362201f6f7c6ee26510469e93e4a33b080d478ce6b25bb9148927d5d06adcd7ab537089439471eb55ad3e68b869462aef53f2d60b16ce728a6368c5f0ff83ec7e980247a0a172440a3e5efe156c2dd8c782f545a8601f82331d7ccb81347dfe50197cd9d18ab111b2e57be277299de31f707946042cde7cd3e84dddc74ef9a8c193839dfd5b810130850a6d6f6fdd1822', NULL),
    ('sealed too', '', '1f1e838e-5279-6e0d-bfff-acdb481db5b8', 'a2267a91-a8ab-3731-a8d2-5b97f09d92bb', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b85d46b84f25e58498edc09e121d55d381787eed12bc56f7b73d3fa5f868519d31268f9f3269', NULL),
    ('sealed too', '', '1f1e838e-5279-6e0d-bfff-acdb481db5b8', 'a2267a91-a8ab-3731-a8d2-5b97f09d92bb', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b81c739567f06ffd08ec1bb26e5d4530ee1d77eb340fb46b9394053707', NULL),
    ('sealed too', '', '1f1e838e-527a-6b71-8000-ef9ac8691055', '43c63fcd-3497-897f-94bf-a8acc27aaab6', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b84e96beaf512af1486000a054f87455334564f87eca19c467f65d1f662b33e3a626565a4eaea3e2402b74270c1c0a1a91a6dd25f3c481908dabaf59f65b3ab80702d76629cf9d06eddb05c1d30997968db543ef027ff8f204c542f5712fd2c34ba96668c6b2759bd06cdda0b5c0694ca2933ac2e6c421b954ff8cf06e13428c9d2af78b7773e6775c919f5650aa04ec2b2f33ab6ac73f1c369ae51cd2a4a0f1194df631fae1b5aa14085ddbd724d28bf7b893f7c0ac2c82401a458ba919ac37c41c3fdc67bd51851a480a77b8fec56f805d1509d9687b4fa3e60654ecad6e66153cd8ecb2ed5e69b7b4ba2d8b3ffbf7a57ea5abcefa2fe13164a8e12220f9982d64a3e8f83c0e7887927e7e62ec9256c4b7b680140b3b36a729baa9d84ee72c4e7685edf1226f9f393f2e3a0beab6e8521fb7bf1030a4b92bebe201be2ebe298880fc8b5560f6d5ee4eb715566cfbb1656a238ac4b4b5d9a863f3c6cbb25adf73e2', NULL),
    ('sealed too', '', '1f1e838e-527a-6b71-8000-ef9ac8691055', '43c63fcd-3497-897f-94bf-a8acc27aaab6', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8763d869fc100ffa9a2c3f9de022e7c57d187098d0e62e6d002557b8948a4ac', NULL),
    ('sealed too', '', '1f1e838e-527a-6b71-8000-ef9ac8691055', '43c63fcd-3497-897f-94bf-a8acc27aaab6', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b811f473310df1543d007e584acbf1f90da78142e6a5e597c8472bbcce', NULL),
    ('sealed too', '', '1f1e838e-527a-6b71-8000-ef9ac8691055', '43c63fcd-3497-897f-94bf-a8acc27aaab6', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b88ed9e8b18d1f54652189015f1bb8da78ca27ef2e75e6723635323dc8', NULL),
    ('sealed too', '', '1f1e838e-5281-684c-8001-70b509700557', 'c13f4828-2f7b-e705-4266-50e6a6c74111', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b86c46152d92ae7494689544f122e66f53fb72c0e269412fe24100e1644561f3a65534a4ec9498f31d0ebc5f91d9b0bf31f78513c4bd9bb17804c765302571daa53ff5773389938f1c4ec7f42852bf1a5738dc1a2016d098e9834a903a971f1ba6b9588cdb065d21861ecbc813b48a4406911c7ae3de36dea43d6944d2973047fc70418fda0068acbc1f275d', NULL),
    ('sealed too', '', '1f1e838e-5281-684c-8001-70b509700557', 'ca1cf407-31d2-9df0-c9e0-1b4dba597370', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b87fc980c1c1517b4445dc592ea48da388ed17c2396cf937e106482e08acaf1f8a16dd52d6', NULL),
    ('sealed too', 'inner:c13f4828-2f7b-e705-4266-50e6a6c74111', '1f1e838e-5288-6611-bfff-b8973d7fb49e', 'fe6aaa4d-c706-fc8b-178d-fd35978365f5', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8ad6cc646e2d61b339656d68cd834b9fbc8fa2ab7bda68d73078de1024dc9c0e882feafe978731411c6c65fc18b86803763832ae3e89e34ea55eec4bfed0c4d17883bdadcd30d67de58a92e9b414bdfdd515fbd7a9187ab19370051269414aeb6f5e52a719662fd850a8ef5773da247bfd7624d63b5fa0cf9ca7d160264c4346e5bf4fd86065a4687baadc95d50085aa54d3c576cb9b3d93160f1e0bdc31eff78d8b10881caf5ac80d9ef65ef5ab105851bf60229117abbd5ad5a5a307f2e644e3a789e8ab4c53737e804d835a2bbfc36617c7a379f771c56714c468d5034a909128546d3754078b19a228ab41c4947275335b06710fdf1beddf6844c5e3546a20c8729a8539e53986ca1748bd0edeacc1eb73496935acb8982068ffeb4221c43d05f5c6d390d802dfe5d99ec78299228b1d110622fbc56f425a52d9d49fa5ef9fbcdc2ca1613c14c8914a118e24bd6b6b8535a864f385be038b69dc87ca350e34df0c6cfb947df3528733f1244b01921245b71f44c6521a208a5528554375348c27aa2a460e4998d64101e1fcb76e082de0e96156f8b55339f11601c47c7fc8928f4ea5c8a856aad58f3b046596e294488203f67d4f56798515a585748cad8e7844668347b79244bf07ac166f05e08ca68b65276202df217e5cefd80a0f0c252206c1838bbd0b8c38466984f04d85cd8', NULL),
    ('sealed too', 'inner:c13f4828-2f7b-e705-4266-50e6a6c74111', '1f1e838e-5288-6611-bfff-b8973d7fb49e', 'fe6aaa4d-c706-fc8b-178d-fd35978365f5', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8888d58133a460919cc12dabdcc0e56490a010b46a845b474674c1fd1cb5c63', NULL),
    ('sealed too', 'inner:c13f4828-2f7b-e705-4266-50e6a6c74111', '1f1e838e-5288-6611-bfff-b8973d7fb49e', 'fe6aaa4d-c706-fc8b-178d-fd35978365f5', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8dec1cd5d68125b2c96806f48dc157ad5274df2d8cb8e3d65914239197d1fb727073faa306c', NULL),
    ('sealed too', 'inner:c13f4828-2f7b-e705-4266-50e6a6c74111', '1f1e838e-5288-6611-bfff-b8973d7fb49e', 'fe6aaa4d-c706-fc8b-178d-fd35978365f5', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b89d229188c15bf4ff4dd839e8d3138c3162533af9eee064072c2679dd', NULL),
    ('sealed too', 'inner:c13f4828-2f7b-e705-4266-50e6a6c74111', '1f1e838e-5289-62af-8000-50fe211ae454', 'e54d7e22-b4a7-835a-7a7e-7a141d5da892', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8b28f000bc41d363c1574d763eb379df678e78112ce157d91f09c326da677947021c184ca76eb0c8bcd30fee5731c16d5e7cf4a59996dce7e6ac82e2bf159120680818520271c5dadf29b94513fc3d40de226e87b0da3bc4094b6b7c311795628d1339e6deac63e59c8c034aa1240b489ad3ad70a8a827d1de363a2f743bd17027443c4ed8cae0fd0ea82c2', NULL),
    ('sealed', '', '1f1e838e-522c-6a16-bfff-f09690c64a8d', 'd9828643-fb2e-7891-2c6f-be5b7a5be6e8', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8b5e6f5acc088737797e4eea0af6e8a871e49fbdebdc754f1942dcb9e4c268cc7dc4c7712b8a2aed40485c601ff0bb49e15f9874fde00f6b760ac255abf3eaca0539bb6fb82a758006ae46fbf5b954abc1bf12fe79732d11f1f497a57bce1682ad172479f5ba87582420de1f3185c4a4f54b99cb5c962d59e401edff63db08334a1345edcc6587070fa0dec4d319272df93204460d5f3857be6dac1b4e77c5144c3a48ea959fff961743515f7552b04e2f4d78e2ddfc0afdd76da9f5ffb683c3864b234bef2289469f0c0977d2081f0f76695346a1fb3f8cfca422b182d86a03c581e9aa094344a3facde285055292b60802ae6971e3d2e34204a3f6901dc905bc4461910a3b02ad0765350ea4dd0ebbd616c0c888d961fc189ee7ab723af7ac0407eeeb004abe679998bfa64d6b89c131901ca9c4ba65da597a4', NULL),
    ('sealed', '', '1f1e838e-522c-6a16-bfff-f09690c64a8d', 'd9828643-fb2e-7891-2c6f-be5b7a5be6e8', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b84e811fa82aceca667a4633bbd1c42b7a113f1d8b12aec892dd3b287f8afc57be2730848ea9', NULL),
    ('sealed', '', '1f1e838e-522c-6a16-bfff-f09690c64a8d', 'd9828643-fb2e-7891-2c6f-be5b7a5be6e8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8e6cc33f7367628afd15d8d49b4776a0bd7305e6230987ac998210db9', NULL),
    ('sealed', '', '1f1e838e-522d-68c3-8000-30d5271a89b1', 'b0f0e33c-c4d5-eecb-8366-9e636882ec2b', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8eb143264ae78d488206d2c0f7d2ecf41cd4e75746485a019e72846567ba6824eb19afe8b3ff2ecfeaffb4f4781f36fd96977e024bdf9ab3058466efbac308947d0652d525f80a349257097e2a2a33adf72cfea9a600a7f71d1fe5b026f075edc4d0adeaacb7773f1252c76ac7bda50336950e8b576bdbab9ab4fb2b3706db505cf2a240e4dc6643f34929012af00f8a7ca6b4108906322df5dad5916badf75be06452cec87fedfa61e3804681b2e444344fb048c0aecd26c18ecc66c79c6822014a7ef86ca5cc817aa537c6fa7b1f38207812b741ae35ed1f6f66d02b6df66b7ecea7d44174006f27c2b432e11bf34f5e212814de59b3815614ce599a2b4848d1dfb875eade462c3a7e463763507075c92befd3477bfe14b52f2090f69c1ce7c83a1ee062baf8ae4f4acd404b12a8dd11c7871f393a786c00ccf51791a5ce2a6be060fe752966b02d02f563e094535563ccf84cb0902f976ac4b3a82bdf38207d3', NULL),
    ('sealed', '', '1f1e838e-522d-68c3-8000-30d5271a89b1', 'b0f0e33c-c4d5-eecb-8366-9e636882ec2b', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b86eebc6c413035e405115d50099c3c7c39ca37229e49e6cae8e7778d8e91113', NULL),
    ('sealed', '', '1f1e838e-5261-6850-8002-efa67bafe5a8', '4c8978be-2c87-77f7-c8d9-a02aa7b24b38', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8e632631bbf18363628d031eb339d72f97ae326ec7c6ee65f26df266e64bb9a0f4ef861f96f7856a7d86f7e47673f190a4be364741ad38ef678a77142081057b92274675b45cc3d22168130c494f6c0c42fdc642a0f254be2b0f86add65f4f5749245b9ad401facd67c798da8be89168da58d67f73aab92ce85146f651d349316fd665b8ee60dd572a8a0d92e54e08d5857551ac47a12573f85cb47c04213eb55837f111d75078982e4974892d14e1b6622e8d3b06b251dc059e5282318c0fe51634235bbe3bb5b6e3791e7edef12660e3607cade9dab6687ffe97c8f2467b8cc234cfbed84d6f5e2bb6d452b3e44396f0135c14e5b2b87d77680cc20d89afbc8fc1a1cb4127ec13439666673f45ce3ea52d549b92aa7cb22a41466fda8c7dd20031fa88054153b32d5b71f5d6c6dc0ccd6c15657d3535d95c797', NULL),
    ('sealed', '', '1f1e838e-5261-6850-8002-efa67bafe5a8', '4c8978be-2c87-77f7-c8d9-a02aa7b24b38', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8af725e3fd0c647915a6f76cba5044474d24057258013a29882fa2c4e8c6c82ffd7431b5beb', NULL),
    ('sealed', '', '1f1e838e-5261-6850-8002-efa67bafe5a8', '4c8978be-2c87-77f7-c8d9-a02aa7b24b38', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b86f01dcaac3c82397de598a05704aa9671e0702c7013eab1295800de8', NULL),
    ('sealed', '', '1f1e838e-5262-69e5-8003-fa03ee82509c', 'ae9a9552-567d-7483-60f9-813a89295aac', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8675b6674acaf5494d6f30f99cea45da6413fe81c36c536d5ad6bdfcff903c83de8908c54759439f972a95264aadffdddcdcc0f1e479dfd9de04a19d3d12942e91d9bdb6b237c7124bde019007161aa9b1a5b80127c03d0a1b098f356534eb468ab40b39adb82338a53210accec739bacf1247bcf8197c9603ddd721596fb67e3b51313231bea6d856c878b852ec91a664e521fae90cd198d1638cb183c3caf56094573977c1fbbb7d9ee3d06d2d0b08af0a51bd2d66b9bb0bbc6ae6e55d2abd91ea557c9cc17cb42d952bfd44f6876d893b5aff02f8acf98f07601936f859b870f392fee58acc1d172f5b1ff0df07394ba6a73427d4d3b8f44053f373925169e63f4ebb2a517b30cbd6f40f3b7b95a776593fae70da93410ffd30f996a30a5e31f6c9612836411ce45c92af46570244228d8ca2b6f71dc566d4af6d00c469cf3bba945ad76cdbb29e7ef897172196c417dbf2f0ec12dc0400d65c2a3b0f82c96ff', NULL),
    ('sealed', '', '1f1e838e-5262-69e5-8003-fa03ee82509c', 'ae9a9552-567d-7483-60f9-813a89295aac', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8dd90f55ed9bc7521a1753c40516296b758bb61d9249cbdcd962a7c88ab9e45', NULL),
    ('timed', '', '1f1e838e-5303-6097-bfff-0e85d7658ef1', '23f63373-46e1-676a-fdb6-d90cd6dc6385', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdb175fd3'),
    ('timed', '', '1f1e838e-5303-6097-bfff-0e85d7658ef1', '23f63373-46e1-676a-fdb6-d90cd6dc6385', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x734673a2'),
    ('timed', '', '1f1e838e-5303-6097-bfff-0e85d7658ef1', '23f63373-46e1-676a-fdb6-d90cd6dc6385', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x14be89cd'),
    ('timed', '', '1f1e838e-5303-6b7c-8000-d055c836cce9', 'd1f55541-829c-0132-9bff-e8b9fc3984a5', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8972ce4b'),
    ('timed', '', '1f1e838e-5303-6b7c-8000-d055c836cce9', 'd1f55541-829c-0132-9bff-e8b9fc3984a5', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x98415c08'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e838e-518a-6e24-bfff-7d3da9a5171c', 'c0e28bf8-5692-db19-243c-2f36b68c4569', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd4263be1'),
    ('ünï ''code''', '', '1f1e838e-518a-6e24-bfff-7d3da9a5171c', 'c0e28bf8-5692-db19-243c-2f36b68c4569', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xf1330e29'),
    ('ünï ''code''', '', '1f1e838e-518a-6e24-bfff-7d3da9a5171c', 'c0e28bf8-5692-db19-243c-2f36b68c4569', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9a6a6e42'),
    ('ünï ''code''', '', '1f1e838e-518c-644a-8000-10f87f699e6c', '62615895-6f8c-b4f9-8e7c-50ee637b337e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x60ffd2d6'),
    ('ünï ''code''', '', '1f1e838e-518c-644a-8000-10f87f699e6c', '62615895-6f8c-b4f9-8e7c-50ee637b337e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x505c0b62');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e838e-4ff0-6d71-bfff-ee516a7055c3', NULL, '{"v": 4, "id": "1f1e838e-4ff0-6d71-bfff-ee516a7055c3", "ts": "2026-11-24T18:57:28.292892+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.6Q82qcf5"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0080bb28b1daccf57abc059a', NULL, NULL),
    ('chat', '', '1f1e838e-4ff3-625b-8000-1b66766f0341', '1f1e838e-4ff0-6d71-bfff-ee516a7055c3', '{"v": 4, "id": "1f1e838e-4ff3-625b-8000-1b66766f0341", "ts": "2026-11-24T18:57:28.293835+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.6Q82qcf5"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.0vkStJrG", "messages": "00000002.0vkStJrG", "__start__": "00000002.0vkStJrG", "branch:to:reply": "00000002.0vkStJrG"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x16c84a7f85d2a814db021e96', NULL, NULL),
    ('chat', '', '1f1e838e-5006-6eb6-8001-d5c83a2600d2', '1f1e838e-4ff3-625b-8000-1b66766f0341', '{"v": 4, "id": "1f1e838e-5006-6eb6-8001-d5c83a2600d2", "ts": "2026-11-24T18:57:28.301921+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.0vkStJrG"}, "__input__": {}, "__start__": {"__start__": "00000001.6Q82qcf5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.tv7X_kUj", "messages": "00000003.tv7X_kUj", "__start__": "00000002.0vkStJrG", "branch:to:reply": "00000003.tv7X_kUj"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x5b5c1d4ef0cc8fefdb021e96', NULL, NULL),
    ('chat', '', '1f1e838e-5034-6fe4-8002-ec87f4a06949', '1f1e838e-5006-6eb6-8001-d5c83a2600d2', '{"v": 4, "id": "1f1e838e-5034-6fe4-8002-ec87f4a06949", "ts": "2026-11-24T18:57:28.320788+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.0vkStJrG"}, "__input__": {}, "__start__": {"__start__": "00000001.6Q82qcf5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.tv7X_kUj", "messages": "00000003.tv7X_kUj", "__start__": "00000004.KWeq4gok", "branch:to:reply": "00000003.tv7X_kUj"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xbcde0c7fa1eee42c7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e838e-5036-6a91-8003-c7e9f0c263e1', '1f1e838e-5034-6fe4-8002-ec87f4a06949', '{"v": 4, "id": "1f1e838e-5036-6a91-8003-c7e9f0c263e1", "ts": "2026-11-24T18:57:28.321490+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.0vkStJrG"}, "__input__": {}, "__start__": {"__start__": "00000004.KWeq4gok"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.sz4YCTmF", "messages": "00000005.sz4YCTmF", "__start__": "00000005.sz4YCTmF", "branch:to:reply": "00000005.sz4YCTmF"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x13f25576b67c4fc7db021e96', NULL, NULL),
    ('chat', '', '1f1e838e-5047-698b-8004-b6c7409933b1', '1f1e838e-5036-6a91-8003-c7e9f0c263e1', '{"v": 4, "id": "1f1e838e-5047-698b-8004-b6c7409933b1", "ts": "2026-11-24T18:57:28.328412+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.sz4YCTmF"}, "__input__": {}, "__start__": {"__start__": "00000004.KWeq4gok"}}, "channel_values": {}, "channel_versions": {"items": "00000006.xBu6acFM", "messages": "00000006.xBu6acFM", "__start__": "00000005.sz4YCTmF", "branch:to:reply": "00000006.xBu6acFM"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x819904b7203d86b5db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e838e-5063-626c-8005-a4a5667b308b', '1f1e838e-5047-698b-8004-b6c7409933b1', '{"v": 4, "id": "1f1e838e-5063-626c-8005-a4a5667b308b", "ts": "2026-11-24T18:57:28.339692+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.sz4YCTmF"}, "__input__": {}, "__start__": {"__start__": "00000004.KWeq4gok"}}, "channel_values": {}, "channel_versions": {"items": "00000006.xBu6acFM", "messages": "00000006.xBu6acFM", "__start__": "00000007.rEiTdlfu", "branch:to:reply": "00000006.xBu6acFM"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9bdfd335a35248eb7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e838e-5069-6ba7-8006-464794e3d6b2', '1f1e838e-5063-626c-8005-a4a5667b308b', '{"v": 4, "id": "1f1e838e-5069-6ba7-8006-464794e3d6b2", "ts": "2026-11-24T18:57:28.342396+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.sz4YCTmF"}, "__input__": {}, "__start__": {"__start__": "00000007.rEiTdlfu"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.hW4zmdwZ", "messages": "00000008.hW4zmdwZ", "__start__": "00000008.hW4zmdwZ", "branch:to:reply": "00000008.hW4zmdwZ"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa57ff86639049473db021e96', NULL, NULL),
    ('chat', '', '1f1e838e-5076-60ff-8007-c825ee80d895', '1f1e838e-5069-6ba7-8006-464794e3d6b2', '{"v": 4, "id": "1f1e838e-5076-60ff-8007-c825ee80d895", "ts": "2026-11-24T18:57:28.347449+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.hW4zmdwZ"}, "__input__": {}, "__start__": {"__start__": "00000007.rEiTdlfu"}}, "channel_values": {}, "channel_versions": {"items": "00000009.dpRDBueQ", "messages": "00000009.dpRDBueQ", "__start__": "00000008.hW4zmdwZ", "branch:to:reply": "00000009.dpRDBueQ"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x1f68edc2ad64fa1bdb021e96', NULL, NULL),
    ('chat', '', '1f1e838e-5091-6858-8008-2400160aff0d', '1f1e838e-5076-60ff-8007-c825ee80d895', '{"v": 4, "id": "1f1e838e-5091-6858-8008-2400160aff0d", "ts": "2026-11-24T18:57:28.358694+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.hW4zmdwZ"}, "__input__": {}, "__start__": {"__start__": "00000007.rEiTdlfu"}}, "channel_values": {}, "channel_versions": {"items": "00000009.dpRDBueQ", "messages": "00000009.dpRDBueQ", "__start__": "00000010.g4gD3P7K", "branch:to:reply": "00000009.dpRDBueQ"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xdd6701b1d90950527abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e838e-5092-6e04-8009-877ec63acc82', '1f1e838e-5091-6858-8008-2400160aff0d', '{"v": 4, "id": "1f1e838e-5092-6e04-8009-877ec63acc82", "ts": "2026-11-24T18:57:28.359265+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.hW4zmdwZ"}, "__input__": {}, "__start__": {"__start__": "00000010.g4gD3P7K"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.TrtqyeqD", "messages": "00000011.TrtqyeqD", "__start__": "00000011.TrtqyeqD", "branch:to:reply": "00000011.TrtqyeqD"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xb44e1edc91b98a42db021e96', NULL, NULL),
    ('chat', '', '1f1e838e-509d-6449-800a-a157431caf32', '1f1e838e-5092-6e04-8009-877ec63acc82', '{"v": 4, "id": "1f1e838e-509d-6449-800a-a157431caf32", "ts": "2026-11-24T18:57:28.363506+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.TrtqyeqD"}, "__input__": {}, "__start__": {"__start__": "00000010.g4gD3P7K"}}, "channel_values": {}, "channel_versions": {"items": "00000012.bxz3yoKD", "messages": "00000012.bxz3yoKD", "__start__": "00000011.TrtqyeqD", "branch:to:reply": "00000012.bxz3yoKD"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x2a2c8aa84202e17cdb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e838e-50b6-6ade-800b-07cc69a85939', '1f1e838e-509d-6449-800a-a157431caf32', '{"v": 4, "id": "1f1e838e-50b6-6ade-800b-07cc69a85939", "ts": "2026-11-24T18:57:28.373912+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.TrtqyeqD"}, "__input__": {}, "__start__": {"__start__": "00000010.g4gD3P7K"}}, "channel_values": {}, "channel_versions": {"items": "00000012.bxz3yoKD", "messages": "00000012.bxz3yoKD", "__start__": "00000013.EMkvycfh", "branch:to:reply": "00000012.bxz3yoKD"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x31392e27fe247b2e7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e838e-50b8-63c7-800c-89ead9155c26', '1f1e838e-50b6-6ade-800b-07cc69a85939', '{"v": 4, "id": "1f1e838e-50b8-63c7-800c-89ead9155c26", "ts": "2026-11-24T18:57:28.374566+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.TrtqyeqD"}, "__input__": {}, "__start__": {"__start__": "00000013.EMkvycfh"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.GmeTw8Z3", "messages": "00000014.GmeTw8Z3", "__start__": "00000014.GmeTw8Z3", "branch:to:reply": "00000014.GmeTw8Z3"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x2fd22158d3edf138db021e96', NULL, NULL),
    ('chat', '', '1f1e838e-50c2-6ba9-800d-79d995af91d3', '1f1e838e-50b8-63c7-800c-89ead9155c26', '{"v": 4, "id": "1f1e838e-50c2-6ba9-800d-79d995af91d3", "ts": "2026-11-24T18:57:28.378850+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.GmeTw8Z3"}, "__input__": {}, "__start__": {"__start__": "00000013.EMkvycfh"}}, "channel_values": {}, "channel_versions": {"items": "00000015.7Cod6x_h", "messages": "00000015.7Cod6x_h", "__start__": "00000014.GmeTw8Z3", "branch:to:reply": "00000015.7Cod6x_h"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x97eb01ed57e34647db021e96', NULL, NULL),
    ('chat', '', '1f1e838e-50dd-62d7-800e-361b86fd41b9', '1f1e838e-50c2-6ba9-800d-79d995af91d3', '{"v": 4, "id": "1f1e838e-50dd-62d7-800e-361b86fd41b9", "ts": "2026-11-24T18:57:28.389684+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.GmeTw8Z3"}, "__input__": {}, "__start__": {"__start__": "00000013.EMkvycfh"}}, "channel_values": {}, "channel_versions": {"items": "00000015.7Cod6x_h", "messages": "00000015.7Cod6x_h", "__start__": "00000016.Y_bd9r1s", "branch:to:reply": "00000015.7Cod6x_h"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xa564c79248accd3c7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e838e-50de-67a6-800f-baed1f781e76', '1f1e838e-50dd-62d7-800e-361b86fd41b9', '{"v": 4, "id": "1f1e838e-50de-67a6-800f-baed1f781e76", "ts": "2026-11-24T18:57:28.390231+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.GmeTw8Z3"}, "__input__": {}, "__start__": {"__start__": "00000016.Y_bd9r1s"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.Wi-Nj_m1", "messages": "00000017.Wi-Nj_m1", "__start__": "00000017.Wi-Nj_m1", "branch:to:reply": "00000017.Wi-Nj_m1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xedee8d4a993d77c3db021e96', NULL, NULL),
    ('chat', '', '1f1e838e-50e8-6ca7-8010-2e9d6f1941ea', '1f1e838e-50de-67a6-800f-baed1f781e76', '{"v": 4, "id": "1f1e838e-50e8-6ca7-8010-2e9d6f1941ea", "ts": "2026-11-24T18:57:28.394438+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.Wi-Nj_m1"}, "__input__": {}, "__start__": {"__start__": "00000016.Y_bd9r1s"}}, "channel_values": {}, "channel_versions": {"items": "00000018.7Fsdume9", "messages": "00000018.7Fsdume9", "__start__": "00000017.Wi-Nj_m1", "branch:to:reply": "00000018.7Fsdume9"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xe047ef71928daf48db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e838e-5119-6348-bfff-92b5c15ebb3a', NULL, '{"v": 4, "id": "1f1e838e-5119-6348-bfff-92b5c15ebb3a", "ts": "2026-11-24T18:57:28.414283+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.qeTfrWLR"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x6cdbfa3ce95f7d397abc059a', NULL, NULL),
    ('delta', '', '1f1e838e-511a-6c79-8000-1cd47c94b15d', '1f1e838e-5119-6348-bfff-92b5c15ebb3a', '{"v": 4, "id": "1f1e838e-511a-6c79-8000-1cd47c94b15d", "ts": "2026-11-24T18:57:28.414928+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.qeTfrWLR"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.D5AR4KBb", "messages": "00000002.D5AR4KBb", "__start__": "00000002.D5AR4KBb", "branch:to:reply": "00000002.D5AR4KBb"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x470cdaae389fbfb4db021e96', NULL, NULL),
    ('delta', '', '1f1e838e-5123-6ae8-8001-6771223c5116', '1f1e838e-511a-6c79-8000-1cd47c94b15d', '{"v": 4, "id": "1f1e838e-5123-6ae8-8001-6771223c5116", "ts": "2026-11-24T18:57:28.418570+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.D5AR4KBb"}, "__input__": {}, "__start__": {"__start__": "00000001.qeTfrWLR"}}, "channel_values": {}, "channel_versions": {"items": "00000003.T15mMDpt", "messages": "00000003.T15mMDpt", "__start__": "00000002.D5AR4KBb", "branch:to:reply": "00000003.T15mMDpt"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xeaa09d3ebdfc6e34db021e96', NULL, NULL),
    ('delta', '', '1f1e838e-5140-6214-8002-fdc708921dbb', '1f1e838e-5123-6ae8-8001-6771223c5116', '{"v": 4, "id": "1f1e838e-5140-6214-8002-fdc708921dbb", "ts": "2026-11-24T18:57:28.430205+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.D5AR4KBb"}, "__input__": {}, "__start__": {"__start__": "00000001.qeTfrWLR"}}, "channel_values": {}, "channel_versions": {"items": "00000003.T15mMDpt", "messages": "00000003.T15mMDpt", "__start__": "00000004.Y90JwVpC", "branch:to:reply": "00000003.T15mMDpt"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xb65e22c64a76dd747abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e838e-5142-645b-8003-e4a810b21bca', '1f1e838e-5140-6214-8002-fdc708921dbb', '{"v": 4, "id": "1f1e838e-5142-645b-8003-e4a810b21bca", "ts": "2026-11-24T18:57:28.431099+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.D5AR4KBb"}, "__input__": {}, "__start__": {"__start__": "00000004.Y90JwVpC"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.801LvWpS", "messages": "00000005.801LvWpS", "__start__": "00000005.801LvWpS", "branch:to:reply": "00000005.801LvWpS"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x389522cc156b8364db021e96', NULL, NULL),
    ('delta', '', '1f1e838e-5150-6712-8004-2850b585c4fa', '1f1e838e-5142-645b-8003-e4a810b21bca', '{"v": 4, "id": "1f1e838e-5150-6712-8004-2850b585c4fa", "ts": "2026-11-24T18:57:28.436889+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.801LvWpS"}, "__input__": {}, "__start__": {"__start__": "00000004.Y90JwVpC"}}, "channel_values": {}, "channel_versions": {"items": "00000006.JlgpV4-q", "messages": "00000006.JlgpV4-q", "__start__": "00000005.801LvWpS", "branch:to:reply": "00000006.JlgpV4-q"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x83a703a3ee2e4919db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e838e-5167-6d2f-8005-20ca8c820929', '1f1e838e-5150-6712-8004-2850b585c4fa', '{"v": 4, "id": "1f1e838e-5167-6d2f-8005-20ca8c820929", "ts": "2026-11-24T18:57:28.446462+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.801LvWpS"}, "__input__": {}, "__start__": {"__start__": "00000004.Y90JwVpC"}}, "channel_values": {}, "channel_versions": {"items": "00000006.JlgpV4-q", "messages": "00000006.JlgpV4-q", "__start__": "00000007.5-xFB7Z0", "branch:to:reply": "00000006.JlgpV4-q"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1fd19e8616c4e8ff7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e838e-5169-6623-8006-bb61235910b9', '1f1e838e-5167-6d2f-8005-20ca8c820929', '{"v": 4, "id": "1f1e838e-5169-6623-8006-bb61235910b9", "ts": "2026-11-24T18:57:28.447119+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.801LvWpS"}, "__input__": {}, "__start__": {"__start__": "00000007.5-xFB7Z0"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.qyPlsI6m", "messages": "00000008.qyPlsI6m", "__start__": "00000008.qyPlsI6m", "branch:to:reply": "00000008.qyPlsI6m"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x693dea4878233c85db021e96', NULL, NULL),
    ('delta', '', '1f1e838e-5174-6d24-8007-f3ab8be32792', '1f1e838e-5169-6623-8006-bb61235910b9', '{"v": 4, "id": "1f1e838e-5174-6d24-8007-f3ab8be32792", "ts": "2026-11-24T18:57:28.451797+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.qyPlsI6m"}, "__input__": {}, "__start__": {"__start__": "00000007.5-xFB7Z0"}}, "channel_values": {}, "channel_versions": {"items": "00000009.WUJfoCp0", "messages": "00000009.WUJfoCp0", "__start__": "00000008.qyPlsI6m", "branch:to:reply": "00000009.WUJfoCp0"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x3f98c81c46d97349db021e96', NULL, NULL),
    ('failed', '', '1f1e838e-5201-6c81-bfff-1f4bfcc42974', NULL, '{"v": 4, "id": "1f1e838e-5201-6c81-bfff-1f4bfcc42974", "ts": "2026-11-24T18:57:28.509550+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.EuQ2AElL"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x93bb9ebc853fd6397abc059a', NULL, NULL),
    ('failed', '', '1f1e838e-5202-67e4-8000-8d993a3c1c86', '1f1e838e-5201-6c81-bfff-1f4bfcc42974', '{"v": 4, "id": "1f1e838e-5202-67e4-8000-8d993a3c1c86", "ts": "2026-11-24T18:57:28.509841+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.EuQ2AElL"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.q-7RQlcW", "answer": "00000002.q-7RQlcW", "messages": "00000002.q-7RQlcW", "__start__": "00000002.q-7RQlcW", "branch:to:reply": "00000002.q-7RQlcW"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x6f81c03462e40e34db021e96', NULL, NULL),
    ('failed', '', '1f1e838e-5208-6ad7-8001-043d661dda57', '1f1e838e-5202-67e4-8000-8d993a3c1c86', '{"v": 4, "id": "1f1e838e-5208-6ad7-8001-043d661dda57", "ts": "2026-11-24T18:57:28.512370+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.q-7RQlcW"}, "__input__": {}, "__start__": {"__start__": "00000001.EuQ2AElL"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.q-7RQlcW", "items": "00000003.lUKo8XUB", "answer": "00000002.q-7RQlcW", "messages": "00000003.lUKo8XUB", "__start__": "00000002.q-7RQlcW", "branch:to:inner": "00000003.lUKo8XUB", "branch:to:reply": "00000003.lUKo8XUB", "branch:to:beside": "00000003.lUKo8XUB"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xfe18c2a6bdc6b191db021e96', NULL, NULL),
    ('failed', 'inner:e93259ab-43dc-8e1e-695e-1a74a0f74c94', '1f1e838e-520d-6cb2-bfff-3e68a800d9b9', NULL, '{"v": 4, "id": "1f1e838e-520d-6cb2-bfff-3e68a800d9b9", "ts": "2026-11-24T18:57:28.514470+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.8Jou46rW"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e838e-5208-6ad7-8001-043d661dda57"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb5152c9382eb459c7abc059a', NULL, NULL),
    ('failed', 'inner:e93259ab-43dc-8e1e-695e-1a74a0f74c94', '1f1e838e-520e-671a-8000-97e61c72b3ca', '1f1e838e-520d-6cb2-bfff-3e68a800d9b9', '{"v": 4, "id": "1f1e838e-520e-671a-8000-97e61c72b3ca", "ts": "2026-11-24T18:57:28.514736+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.8Jou46rW"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.ftKxPDGW", "items": "00000002.ftKxPDGW", "answer": "00000002.ftKxPDGW", "messages": "00000002.ftKxPDGW", "__start__": "00000002.ftKxPDGW", "branch:to:ask": "00000002.ftKxPDGW"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e838e-5208-6ad7-8001-043d661dda57"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x0fb7d319f20f6619db021e96', NULL, NULL),
    ('fork', '', '1f1e838e-50fb-6407-bfff-99101cc23513', NULL, '{"v": 4, "id": "1f1e838e-50fb-6407-bfff-99101cc23513", "ts": "2026-11-24T18:57:28.402014+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.KbJqEOT2"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xea40c1e4f1dcf48a7abc059a', NULL, NULL),
    ('fork', '', '1f1e838e-50fc-6c05-8000-5eae8915b855', '1f1e838e-50fb-6407-bfff-99101cc23513', '{"v": 4, "id": "1f1e838e-50fc-6c05-8000-5eae8915b855", "ts": "2026-11-24T18:57:28.402630+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.KbJqEOT2"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.KF8U-qss", "messages": "00000002.KF8U-qss", "__start__": "00000002.KF8U-qss", "branch:to:reply": "00000002.KF8U-qss"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x331170ee9fd8bab0db021e96', NULL, NULL),
    ('fork', '', '1f1e838e-5106-6d4f-8001-a84491e9025d', '1f1e838e-50fc-6c05-8000-5eae8915b855', '{"v": 4, "id": "1f1e838e-5106-6d4f-8001-a84491e9025d", "ts": "2026-11-24T18:57:28.406750+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.KF8U-qss"}, "__input__": {}, "__start__": {"__start__": "00000001.KbJqEOT2"}}, "channel_values": {}, "channel_versions": {"items": "00000003.r2x9uuVQ", "messages": "00000003.r2x9uuVQ", "__start__": "00000002.KF8U-qss", "branch:to:reply": "00000003.r2x9uuVQ"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x3ae0b24d0ede0b81db021e96', NULL, NULL),
    ('fork', '', '1f1e838e-51fa-653a-8001-b82aae3ade7b', '1f1e838e-50fc-6c05-8000-5eae8915b855', '{"v": 4, "id": "1f1e838e-51fa-653a-8001-b82aae3ade7b", "ts": "2026-11-24T18:57:28.506477+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.KbJqEOT2"}}, "channel_values": {}, "channel_versions": {"items": "00000003.lxRFn_g_", "messages": "00000003.X-HcmwOw", "__start__": "00000002.KF8U-qss", "branch:to:reply": "00000003.X-HcmwOw"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\xaaf434da7e519018db021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e838e-52d0-6830-bfff-853aa8fb1544', NULL, '{"v": 4, "id": "1f1e838e-52d0-6830-bfff-853aa8fb1544", "ts": "2026-11-24T18:57:28.594225+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.rXCEMM6R"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb50986eacd66b836acfcd3a9506aad2606eb74fde779cdcef6616334d1e64c53979c9a2da599e353214c7e782a29b8fd612ca9ce2', NULL, NULL, NULL),
    ('keyed', '', '1f1e838e-52d1-6bb9-8000-b035c0857af5', '1f1e838e-52d0-6830-bfff-853aa8fb1544', '{"v": 4, "id": "1f1e838e-52d1-6bb9-8000-b035c0857af5", "ts": "2026-11-24T18:57:28.594724+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.rXCEMM6R"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.8y8hFYAS", "messages": "00000002.8y8hFYAS", "__start__": "00000002.8y8hFYAS", "branch:to:reply": "00000002.8y8hFYAS"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb5042c39f274eaca65e42a6559465faa3323be4d5597086f5eaa8cda04f2f249bb07f8b4a7879b2c3cba77311251df1acfc9caa048e43ee94951b2837e010b900985b48850f0d84822e92c5c85419311ea3e50c18e0c4ffd768daabcb4003118e5eb05317f2f315b0c13d6f', NULL, NULL, NULL),
    ('keyed', '', '1f1e838e-52d4-6a8c-8001-8e1a6de535ff', '1f1e838e-52d1-6bb9-8000-b035c0857af5', '{"v": 4, "id": "1f1e838e-52d4-6a8c-8001-8e1a6de535ff", "ts": "2026-11-24T18:57:28.595924+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.8y8hFYAS"}, "__input__": {}, "__start__": {"__start__": "00000001.rXCEMM6R"}}, "channel_values": {}, "channel_versions": {"items": "00000003.duRyZztE", "messages": "00000003.duRyZztE", "__start__": "00000002.8y8hFYAS", "branch:to:reply": "00000003.duRyZztE"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d74465f7457392d524f786d6e514e3896d1c56a599e4584523ba502012b96ed7d1010e188d4f332d30579dfeb50f7e4ff73a486e544cd3f749ee6edb86da08632e35717dc633f702d399d4d833130cff85632caf87a025a65b65098b25241dfd0bf18229ffa0d89b79addf9bbdc6b7328f483ab824a93e20560ff23adba1286aece', NULL, NULL, NULL),
    ('left', '', '1f1e838e-531b-6c8f-bfff-4a526b633cf8', NULL, '{"v": 4, "id": "1f1e838e-531b-6c8f-bfff-4a526b633cf8", "ts": "2026-11-24T18:57:28.625058+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.1cCWDLML"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb4d571760600170f7abc059a', NULL, NULL),
    ('left', '', '1f1e838e-531c-673c-8000-41da8ddcb5bd', '1f1e838e-531b-6c8f-bfff-4a526b633cf8', '{"v": 4, "id": "1f1e838e-531c-673c-8000-41da8ddcb5bd", "ts": "2026-11-24T18:57:28.625331+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.1cCWDLML"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.6-_T_Fwl", "answer": "00000002.6-_T_Fwl", "messages": "00000002.6-_T_Fwl", "__start__": "00000002.6-_T_Fwl", "branch:to:reply": "00000002.6-_T_Fwl"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xc1866d74494d6c3fdb021e96', NULL, NULL),
    ('left', '', '1f1e838e-5325-67f2-8001-28a0fcbdb67b', '1f1e838e-531c-673c-8000-41da8ddcb5bd', '{"v": 4, "id": "1f1e838e-5325-67f2-8001-28a0fcbdb67b", "ts": "2026-11-24T18:57:28.629032+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6-_T_Fwl"}, "__input__": {}, "__start__": {"__start__": "00000001.1cCWDLML"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.6-_T_Fwl", "items": "00000003.NAeK65XI", "answer": "00000002.6-_T_Fwl", "messages": "00000003.NAeK65XI", "__start__": "00000002.6-_T_Fwl", "branch:to:inner": "00000003.NAeK65XI", "branch:to:reply": "00000003.NAeK65XI", "branch:to:beside": "00000003.NAeK65XI"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x0fa32df777ff81e8db021e96', NULL, NULL),
    ('question', '', '1f1e838e-51aa-625f-bfff-11d5357490a2', NULL, '{"v": 4, "id": "1f1e838e-51aa-625f-bfff-11d5357490a2", "ts": "2026-11-24T18:57:28.473651+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.wOE0sU9x"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x652c463439ae8da47abc059a', NULL, NULL),
    ('question', '', '1f1e838e-51ab-6aa5-8000-840fac96c48f', '1f1e838e-51aa-625f-bfff-11d5357490a2', '{"v": 4, "id": "1f1e838e-51ab-6aa5-8000-840fac96c48f", "ts": "2026-11-24T18:57:28.474272+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.wOE0sU9x"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.I7moT6yO", "messages": "00000002.I7moT6yO", "__start__": "00000002.I7moT6yO", "branch:to:reply": "00000002.I7moT6yO"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xc87a10de73ce97e8db021e96', NULL, NULL),
    ('question', '', '1f1e838e-51b4-67f3-8001-bd359a9b9a3c', '1f1e838e-51ab-6aa5-8000-840fac96c48f', '{"v": 4, "id": "1f1e838e-51b4-67f3-8001-bd359a9b9a3c", "ts": "2026-11-24T18:57:28.477881+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.I7moT6yO"}, "__input__": {}, "__start__": {"__start__": "00000001.wOE0sU9x"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.fQduTPth", "answer": "00000002.I7moT6yO", "messages": "00000003.fQduTPth", "__start__": "00000002.I7moT6yO", "branch:to:inner": "00000003.fQduTPth", "branch:to:reply": "00000003.fQduTPth", "branch:to:beside": "00000003.fQduTPth"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x40ecf54fd956b366db021e96', NULL, NULL),
    ('question', 'inner:cf545d70-bf22-1d60-9d5d-0e7dfd31a158', '1f1e838e-51bc-624b-bfff-0b83c7f9538f', NULL, '{"v": 4, "id": "1f1e838e-51bc-624b-bfff-0b83c7f9538f", "ts": "2026-11-24T18:57:28.481025+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Op7N-YJo"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e838e-51b4-67f3-8001-bd359a9b9a3c"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xcef2633882eea2327abc059a', NULL, NULL),
    ('question', 'inner:cf545d70-bf22-1d60-9d5d-0e7dfd31a158', '1f1e838e-51bd-641f-8000-8fb0e1900397', '1f1e838e-51bc-624b-bfff-0b83c7f9538f', '{"v": 4, "id": "1f1e838e-51bd-641f-8000-8fb0e1900397", "ts": "2026-11-24T18:57:28.481480+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Op7N-YJo"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.BmwmIogy", "answer": "00000002.BmwmIogy", "messages": "00000002.BmwmIogy", "__start__": "00000002.BmwmIogy", "branch:to:ask": "00000002.BmwmIogy"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e838e-51b4-67f3-8001-bd359a9b9a3c"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x2f92bf6862f1dfcadb021e96', NULL, NULL),
    ('sealed too', '', '1f1e838e-5279-6e0d-bfff-acdb481db5b8', NULL, '{"v": 4, "id": "1f1e838e-5279-6e0d-bfff-acdb481db5b8", "ts": "2026-11-24T18:57:28.558742+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.96fwN-8S"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS48b24yyhBqA0VesvEpUQztacpJ9slqAyYXx8MPVMnivB+va1LYVJE9XSgqHfCZZDh/ehfgNAgZbDaEofDXdp82WLb1CvRowbjIHJHFbpuQICR+qZwUR4LnDnBNoGEp0RHjg4dkl4IjTNsk9LzWsdycMLho+/craPfFdGFW/vibkMvE555O//P5HU424hV/R+cTQ3oYeEBIzjZMYPHi4Yc", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b83477e09d33539be27523995044790fe9290f0799fb183099507502bc6a6e7346e764a1912d3cb32e6e1fe1607e124aee6b61d3', NULL, NULL, NULL),
    ('sealed too', '', '1f1e838e-527a-6b71-8000-ef9ac8691055', '1f1e838e-5279-6e0d-bfff-acdb481db5b8', '{"v": 4, "id": "1f1e838e-527a-6b71-8000-ef9ac8691055", "ts": "2026-11-24T18:57:28.559084+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.96fwN-8S"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.rsohlipe", "messages": "00000002.rsohlipe", "__start__": "00000002.rsohlipe", "branch:to:reply": "00000002.rsohlipe"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS4FHCJRueV9lmX4YAOl5kGZoQ/aTtOqu1uIKlk7gWHbvqDD7B6wJi7RHiunX1qQYzZV7rzk0HA4nO/T0andZhVbrObqivoal4Rdi1+YJYwykdnLR41JxdnLnOk1UvGqrFK5Qca3u6JCSYEiwSQK3xQGSxkqU/SLZD7nZBi5ljWlxNb4UID1Ga28HIxh/jNmf6Pv1UrumdiTISH+eV5ptZ9wRzAFFGmCH2LZWiF08fdpRRlKSYvf5XE8ibASlqP6tI=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b83d0f28117da66d2139530fface5575a0983f35110d3cc2ca04af4b4fec66fb1dc468482fbbc7afe467d6fd2a609d6a47cb392c3386403b7b82eac88e3054c14605404c25f841c3ef8f4c8d5080b329bd107863cfa66447cb7ae1b24c883cfabbbbc719b3dc1952edcd9087dd9914c1f7b7bd9af8859c039eb998b802cd85', NULL, NULL, NULL),
    ('sealed too', '', '1f1e838e-5281-684c-8001-70b509700557', '1f1e838e-527a-6b71-8000-ef9ac8691055', '{"v": 4, "id": "1f1e838e-5281-684c-8001-70b509700557", "ts": "2026-11-24T18:57:28.561866+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.rsohlipe"}, "__input__": {}, "__start__": {"__start__": "00000001.96fwN-8S"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.g2XRvgyb", "answer": "00000002.rsohlipe", "messages": "00000003.g2XRvgyb", "__start__": "00000002.rsohlipe", "branch:to:inner": "00000003.g2XRvgyb", "branch:to:reply": "00000003.g2XRvgyb", "branch:to:beside": "00000003.g2XRvgyb"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS4DNjAW4CsrFjPYgMY3MsQth61Jd+oU8thc/DAsZkdMfCLMAT6V43bJT8R/g62usMngFoSSbcBqujvuoyi+4e9XhUgYYwlpi8UqV22NkcXce8O2DKv4XbbK/N9Lb902kqUM8bJCq6NrgVKa8GqEf5IDgqGsPeY/Z5TYPBBGYtCF7IAyptxTEiEJhh2W1PYjeovto38XaVvXC7sA2Aqc+MUZYkuVkn6L6EaANGt4lZGT3eT5e0REuPZmyCZapCUrRM=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8e5dc38deac401475796894ef1b640cd2dbfd325a28fa438e1c48ddf1b554160daa54ccc92a2db6cb7ad40329dca364b94405bb557178514311778a00786adbe5b29ae40037d7f581ea1fece75fa2449fe4977751296e9f0655e0a821bbb4b6ca7c5a3fc7e54577d4462dc53bba43e694480e2086644f35fa0e992aa3297c3ecb22dd8c41bdffcc09ff8236688181af95c2d6b8c0e014', NULL, NULL, NULL),
    ('sealed too', 'inner:c13f4828-2f7b-e705-4266-50e6a6c74111', '1f1e838e-5288-6611-bfff-b8973d7fb49e', NULL, '{"v": 4, "id": "1f1e838e-5288-6611-bfff-b8973d7fb49e", "ts": "2026-11-24T18:57:28.564681+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.-XG3iKEQ"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e838e-5281-684c-8001-70b509700557"}, "pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS40luami8HOQnPj2bSqfafr+F+2gnMcD3s/2vnIzSlWHCfiv774kXN+cXWZCBi37olxVF4nSNXhYsFPZxPSEnv1sVQXrdOmKp4gpDmSHs2jdQFEFyR+meoQND91c2l3Ww16n63rXxPibxV7Z2+milhVW74Bccbl8rPlCyywoojbJZtYyBzeGQJPxY58n0D1Spd/j+foXFJk+P/ZPhzQYzPyypfp35OOIkLRUlikjCx3SdAX6qIhkwH5bQP+SmCX7s6oEDkwNP1CmI=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b814ad530f6860c29fa40870533bde6aff917120d3c890904f32e23c3732b8589ccde9c7d669874bf73dcf8740bc389b05518528', NULL, NULL, NULL),
    ('sealed too', 'inner:c13f4828-2f7b-e705-4266-50e6a6c74111', '1f1e838e-5289-62af-8000-50fe211ae454', '1f1e838e-5288-6611-bfff-b8973d7fb49e', '{"v": 4, "id": "1f1e838e-5289-62af-8000-50fe211ae454", "ts": "2026-11-24T18:57:28.565004+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.-XG3iKEQ"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.WOwa5DyM", "answer": "00000002.WOwa5DyM", "messages": "00000002.WOwa5DyM", "__start__": "00000002.WOwa5DyM", "branch:to:ask": "00000002.WOwa5DyM"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e838e-5281-684c-8001-70b509700557"}, "pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS44JL5UUeIUg46ZRg2nLBSVNLO0Y59x0uoWqoWcDUs9i6TkyZZiiNQxpEvSa+uUWMTdH4/lYOdc9aH6dHxEP9lG0Sg3Ro/zW9YazPrxA1F1CsW8DmnQNzg5HR2IDWdJLqrnLbSkqYPBHK/v8kuSj2TVuuCC525wSRA8C8ZJsiFfIVWF5cI2Nb3pOKrF9+s/1NJIyaHeAQ1YMVIJySi61GZzH8goq2ffkZ6L7qFdYR5/8Wlg6HYgjkDTLJrnVurJ+6XuMJ/m++5hkHOQa2m9lMsijOjElLCg1MLUnPl0BzunOlfmgx7eDhP9A==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8f7d8431c14d1124a9990bf2e47c74d99570784ad7402c0429e2dbb1d359fc2a255ad0f659b481e6a5ea0d9ed33cbd20c820b4dcc97b5eb66b910c39cceeaefde6d5b8807dc29426cc64c6200402bbcaf2d058d025368c7bf4db183e2281dfa6b871fcc9429b5bcff37166be0c26e381790793f6afc6319ede745e0bd', NULL, NULL, NULL),
    ('sealed', '', '1f1e838e-522c-6a16-bfff-f09690c64a8d', NULL, '{"v": 4, "id": "1f1e838e-522c-6a16-bfff-f09690c64a8d", "ts": "2026-11-24T18:57:28.527101+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.FbKzHJkP"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS4YrOGsHTM7nHVrvh7lEAAxX31gCPu5eqFmCKr1xg5GiGlSkhC6yYaiCME0YJudYCkFQxQV8hl+QuxaBCmtSv3/nEEYLNjMCjdNB+wa9Mth2uXhGKFXFd+85As6B9YyqDNIQ/MS+5wPrQHOPffYdr/tIwChVUCgmzLzVNcO9tmfaeXBru4fviP+Rv0kCX037BBa3Z9hDpPNZ5Aj8yn5CHy", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8105da5d6d286ca6410534794642a269ecf27f35fae64ff813b1aec777c86b1f9287a7a26bcb632af0e92ea9fe02916b624d177', NULL, NULL, NULL),
    ('sealed', '', '1f1e838e-522d-68c3-8000-30d5271a89b1', '1f1e838e-522c-6a16-bfff-f09690c64a8d', '{"v": 4, "id": "1f1e838e-522d-68c3-8000-30d5271a89b1", "ts": "2026-11-24T18:57:28.527476+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.FbKzHJkP"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.sTYxEid1", "messages": "00000002.sTYxEid1", "__start__": "00000002.sTYxEid1", "branch:to:reply": "00000002.sTYxEid1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS4DYa1ronh7IlbeN3HcdzfbwtalfvGS46dlFi2Vg+0IKn8VdN6WzaNtZ1dwHW7H8Tb33fHB3++X3529RlgNDjGBtBtUdoGANTziuwM/ZL+T97OmOubKXdubDkIJPr1D/AOl36DeemwWD8mIoBORhFyL8YcexzbpPbX7Gwrjbcd1dKRsMUfvE7fa7yEfocPY6xpW+tRd/bEdcPzzTsajaQZj6fCVPLborsR8M1eggWa0CWNk17p6LCMCuWRe8InLqg=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8db2491ffdd1beb2c0aaf0a3bd55416818f1c67b06916f6311919add90f8b1f87df903dd65b00918dab854c7ba4bb4cacddfb84441651b0c220438802f0138fe917a5b8deccb6f35f8efc76d624c0f55da797cba3e1d2b81f2dd2766383fc5812073ea4b63a7bc6e0ec9b', NULL, NULL, NULL),
    ('sealed', '', '1f1e838e-523d-6800-8001-2b405fa78cb1', '1f1e838e-522d-68c3-8000-30d5271a89b1', '{"v": 4, "id": "1f1e838e-523d-6800-8001-2b405fa78cb1", "ts": "2026-11-24T18:57:28.534001+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.sTYxEid1"}, "__input__": {}, "__start__": {"__start__": "00000001.FbKzHJkP"}}, "channel_values": {}, "channel_versions": {"items": "00000003.wyYWnYzt", "messages": "00000003.wyYWnYzt", "__start__": "00000002.sTYxEid1", "branch:to:reply": "00000003.wyYWnYzt"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS4ZVO8/RCAA9HuAqpix70y1r0PlGTtXFCZYSXThxnR/RSHIvb0TeGr20ExpUWZrzO4BAHrGKi/3C2H+YcQq53MReK+q/JXYDdPfnyXppTBqx94a2PVoikD5z7BznIAO1uTdStlGk+wq365DowTunwtxLsoI6CS3q074C0Qz3jOAW4uZtUioIdUDHD/1p6HzRUqaqzdUeU4cMbSgqyZ2Lh8D2aS4Ogpm9eGkjr9WI1yswa6ll1eFhU5wmQuGBDK09k=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8b82e519ba504ad1dfaa6cd88ac2ad676d5a8e84929a3ccab9c0aed1f9a92912b07783a83019453b8abd431e8cea52bb06add11dd122676531b9d9043bd9c1bd9ea031e14cf383ece7a14334fda42a2891006c14d', NULL, NULL, NULL),
    ('sealed', '', '1f1e838e-5261-6850-8002-efa67bafe5a8', '1f1e838e-523d-6800-8001-2b405fa78cb1', '{"v": 4, "id": "1f1e838e-5261-6850-8002-efa67bafe5a8", "ts": "2026-11-24T18:57:28.548744+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.sTYxEid1"}, "__input__": {}, "__start__": {"__start__": "00000001.FbKzHJkP"}}, "channel_values": {}, "channel_versions": {"items": "00000003.wyYWnYzt", "messages": "00000003.wyYWnYzt", "__start__": "00000004.zdIn3ya2", "branch:to:reply": "00000003.wyYWnYzt"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS4sct+20mH/tXstRHUobxoCc4vTyuqFb16COGzerkXIRb401RKN17dCubng4FiB2gVSl7Wo3lXDhLT4ope+AVcTHreK+Chb4gWKQFnIfO8eKNjKXTVgmd14RL/WFl8PHQ8qtbwvWrKLde2gD/b4NsHHdEeFrLkPf1FDY3YhnKLnZuaB3Me37uOXMV+37/FNUuvci0b8fzQ0PCg1mRhGKIQa5pUkZkyJ6yvWjfpGsaVQNxG2eVTdW6nt3q7SvSFVw7D", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b8fe2990b7612d7f9d002a27cc455c26dd6a04801055dc8afecd406d8eb3d56c742417abb759c94e8e308d983140f0273a08aa3c6953a1c3dbee450eb0f19edbe1f39a0a4c0a2fd2667fcdd5f8866d8738c57188933ed8dd2b19db65f6eb2cad6c', NULL, NULL, NULL),
    ('sealed', '', '1f1e838e-5262-69e5-8003-fa03ee82509c', '1f1e838e-5261-6850-8002-efa67bafe5a8', '{"v": 4, "id": "1f1e838e-5262-69e5-8003-fa03ee82509c", "ts": "2026-11-24T18:57:28.549213+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.sTYxEid1"}, "__input__": {}, "__start__": {"__start__": "00000004.zdIn3ya2"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.Z9lofsGZ", "messages": "00000005.Z9lofsGZ", "__start__": "00000005.Z9lofsGZ", "branch:to:reply": "00000005.Z9lofsGZ"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS4kkTqNeJsdDEKZ4+uLvHLoi5dvPFEZMmGogtmIkpPReQmrksF3ubtfdZSMVEGNlDBQpSRYwWZylIHxQns5Y2ppp+26FJVMGeLTmXzLcUc84CXHrqOoN5L2ia9qUt0Re60xKSfs1n0M5Jhkagqn1w9suS0VYyfp9A+n6PeJO3IC9tOCEvE7cC8gnN2oxzyLINC5e0TSa28qJkP6kWAe2xKt7KwMHltxmu9mCg7KsT2fzxZU7OtypvPjaDpHp2LzmI=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b810a25bfe8b9955d950562a930aed7234d48d61be2ea8a5ed9ccc55695b742a08a20ace5d4852051b2c0800e2ea51c4b764a3ba4187c1347af19e90e51a9861f844042f321f81a84a9acf99005d8641d0db07f5114cef7ad8704eb51cbee3ef7d30d71eede8eaf656ca7a', NULL, NULL, NULL),
    ('sealed', '', '1f1e838e-526e-61f1-8004-c0820d2dcd80', '1f1e838e-5262-69e5-8003-fa03ee82509c', '{"v": 4, "id": "1f1e838e-526e-61f1-8004-c0820d2dcd80", "ts": "2026-11-24T18:57:28.553917+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.Z9lofsGZ"}, "__input__": {}, "__start__": {"__start__": "00000004.zdIn3ya2"}}, "channel_values": {}, "channel_versions": {"items": "00000006.g7pjLEdP", "messages": "00000006.g7pjLEdP", "__start__": "00000005.Z9lofsGZ", "branch:to:reply": "00000006.g7pjLEdP"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNv3h9wCPwWlcYFifbDi2uBNkKA+ypBw/Nt9p+4HdHvS4G8DkF0j9ifE4LIf/Jm3lUcTH0rpobZiVqGT1VHhklN8bA3spqOGeGcH6w2Xqps2yuTrSk07tZ65wTbvLV6NXsVqfg0kFHIrfiMcWqPoYEplhBiN4l7IsRu0gOgEoV1+rwCMJGvD6lEPZC4HE4mlU1bUKvOkT7hLiBf9BK3QFnR3zvvVqseovlqUxz1+3IFI=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x01020432303236fde1f7008fc1695c60589f6c38b6b81364280fb2a41c3f36df69fb81dd1ef4b830b0a6047c9ff76955c70a016fe94ebbfc350760354ada1133e82101fd4a681ea654c65f15d9943ddbc7d2568742e7c49647df8c1fefa2c54bcf3df4e7b3696ab5d0aad6e9e4d55a79d1041e7f146824d6a9e9d84bb9e78ada3ff6fc', NULL, NULL, NULL),
    ('timed', '', '1f1e838e-5303-6097-bfff-0e85d7658ef1', NULL, '{"v": 4, "id": "1f1e838e-5303-6097-bfff-0e85d7658ef1", "ts": "2026-11-24T18:57:28.614922+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001._tYQMzvi"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x740f3782be983f7b7abc059a', NULL, NULL),
    ('timed', '', '1f1e838e-5303-6b7c-8000-d055c836cce9', '1f1e838e-5303-6097-bfff-0e85d7658ef1', '{"v": 4, "id": "1f1e838e-5303-6b7c-8000-d055c836cce9", "ts": "2026-11-24T18:57:28.615200+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001._tYQMzvi"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.XM-Um2k_", "messages": "00000002.XM-Um2k_", "__start__": "00000002.XM-Um2k_", "branch:to:reply": "00000002.XM-Um2k_"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xea9dfa322b452131db021e96', NULL, NULL),
    ('timed', '', '1f1e838e-530b-697e-8001-2e5c552d330a', '1f1e838e-5303-6b7c-8000-d055c836cce9', '{"v": 4, "id": "1f1e838e-530b-697e-8001-2e5c552d330a", "ts": "2026-11-24T18:57:28.618422+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.XM-Um2k_"}, "__input__": {}, "__start__": {"__start__": "00000001._tYQMzvi"}}, "channel_values": {}, "channel_versions": {"items": "00000003.O2RBDSoL", "messages": "00000003.O2RBDSoL", "__start__": "00000002.XM-Um2k_", "branch:to:reply": "00000003.O2RBDSoL"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x9a84480c7960b79edb021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.eJNbj6R7", "none": "00000001.z7yUqHXr", "real": "00000001.bnhq0ZvW", "text": "00000001.wdln9oNu", "when": "00000001.gzZfkYhm", "bytes": "00000001.jR4jUJtL", "large": "00000001.lR_SGFDT", "nested": "00000001.K5KX3_az"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x59d061c18c9cc951596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e838e-518a-6e24-bfff-7d3da9a5171c', NULL, '{"v": 4, "id": "1f1e838e-518a-6e24-bfff-7d3da9a5171c", "ts": "2026-11-24T18:57:28.460844+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.JSNpyZm1"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa8772da70f2ffd567abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e838e-518c-644a-8000-10f87f699e6c', '1f1e838e-518a-6e24-bfff-7d3da9a5171c', '{"v": 4, "id": "1f1e838e-518c-644a-8000-10f87f699e6c", "ts": "2026-11-24T18:57:28.461410+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.JSNpyZm1"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.cK2wC8b_", "messages": "00000002.cK2wC8b_", "__start__": "00000002.cK2wC8b_", "branch:to:reply": "00000002.cK2wC8b_"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc2f9041bd62ee694db021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e838e-5197-67e7-8001-7ff0daef7e0f', '1f1e838e-518c-644a-8000-10f87f699e6c', '{"v": 4, "id": "1f1e838e-5197-67e7-8001-7ff0daef7e0f", "ts": "2026-11-24T18:57:28.466002+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.cK2wC8b_"}, "__input__": {}, "__start__": {"__start__": "00000001.JSNpyZm1"}}, "channel_values": {}, "channel_versions": {"items": "00000003.rn7krCAj", "messages": "00000003.rn7krCAj", "__start__": "00000002.cK2wC8b_", "branch:to:reply": "00000003.rn7krCAj"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x1669ea59e8c72998db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-24 18:57:28.243515+00', '2abc5095-51ff-4f1c-8bc5-7fd881a159ff', '7711814123419231357', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '5335679386402958032', '2026-11-24 18:57:28.71166+00', '2026-11-24 18:57:28.714589+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNncHobjuJaJRvQhvEi4W+fY8xQ2S7M/ZWZU/kj3rL1Tper4FFpryR9C9r0pvj6iI+lvb3l1V+LWxsSVrvbNfJisQuIBrPJzckP/oRgJ5uP5YMEZAjGYD6lfSudpYxw==', '3832029088081596146', '2026-11-24 18:57:28.685625+00', '2026-11-24 18:57:28.685625+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '3676128063909027007', '2026-11-24 18:57:28.672107+00', '2026-11-24 18:57:28.672107+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '5582828381104590350', '2026-11-24 18:57:28.677811+00', '2026-11-24 18:57:28.677811+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '6835488843547838592', '2026-11-24 18:57:28.670711+00', '2026-11-24 18:57:28.670711+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '1161347958702330390', '2026-11-24 18:57:28.676869+00', '2026-11-24 18:57:28.676869+00', '2126-10-31 18:57:28.676868+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '5979081766013401268', '2026-11-24 18:57:28.675668+00', '2026-11-24 18:57:28.675668+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 18:57:28.71166+00', NULL, NULL, '{"text":"old"}', NULL, '5746284785363095060', '2026-11-24 18:57:28.71166+00', '2026-11-24 18:57:28.714366+00', '5335679386402958032');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 18:57:28.707293+00');
