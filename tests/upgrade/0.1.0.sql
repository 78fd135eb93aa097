-- Made by: python -m tests.upgrade 0.1.0 c532fe2e2c3df733202e308f718dff57473c58a2

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
    home_database oid
);
comment on column pgcheckpoint.schema_migrations.breaking is
    'true when versions of the package that do not know this migration must not run';
comment on column pgcheckpoint.schema_migrations.schema_id is
    'of the schema, in one of the rows; never to be changed: nothing that is encrypted here could be read then';
comment on column pgcheckpoint.schema_migrations.home_server is
    'beside schema_id: the system identifier of the server that the schema is at home on; null: any, or nobody could tell';
comment on column pgcheckpoint.schema_migrations.home_database is
    'beside schema_id: the oid of the database that the schema is at home in; null: any';

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
    'that of the thread when it was put, or put again (see advance_generation)';

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
-- of kind chain: their ids, each with its parent's. On Citus get_delta_history_on_citus does the same.
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
-- They do what the statements do in whose place they are sent (sql/queries/citus/put.sql), with the same parameters.
-- lock_threads. The time and the bounds of the transaction are set before.
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

-- put_checkpoints, as put_checkpoints_on_citus has it.
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

-- put_writes.
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

-- mark_threads: of each thread the last entry counts that is true.
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
returns table (server text, database oid, home_server text, home_database oid)
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
    select m.home_server, m.home_database into home_server, home_database
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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-28 21:38:35.320862+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.tgamlea2', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xecddf7d4'),
    ('chat', '', '__start__', '00000004.URD_e4ev', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xc0ab79e1'),
    ('chat', '', '__start__', '00000007.9FsOoLSS', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xd826e958'),
    ('chat', '', '__start__', '00000010.2KSw-srS', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x8a848cfa'),
    ('chat', '', '__start__', '00000013.BgxVcaQl', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x51d5a010'),
    ('chat', '', '__start__', '00000016.0Ub5khR_', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x7e557cb2'),
    ('chat', '', 'items', '00000006.D1GDCjEP', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x5fd517b5'),
    ('chat', '', 'items', '00000012.2QBzFHOe', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x608d860d'),
    ('chat', '', 'items', '00000018.-XhUiGwI', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\xadf26b68'),
    ('chat', '', 'messages', '00000002.cc8t5FIv', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb381de6a'),
    ('chat', '', 'messages', '00000003.0uRSCh09', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x605dfe2a'),
    ('chat', '', 'messages', '00000005.pMq_RLEt', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x99518532'),
    ('chat', '', 'messages', '00000006.D1GDCjEP', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd52938ab'),
    ('chat', '', 'messages', '00000008.p-mIrIxG', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x85447d14'),
    ('chat', '', 'messages', '00000009.c9wmWjBP', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x35106d43'),
    ('chat', '', 'messages', '00000011.bqgeA3oU', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xda847ae5'),
    ('chat', '', 'messages', '00000012.2QBzFHOe', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x07917d92'),
    ('chat', '', 'messages', '00000014.gJzlBfMg', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x54e43251'),
    ('chat', '', 'messages', '00000015.lPtBjLAr', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdc0249ab'),
    ('chat', '', 'messages', '00000017._hbDxQRa', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\xe5f66116'),
    ('chat', '', 'messages', '00000018.-XhUiGwI', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x556695a4'),
    ('delta', '', '__start__', '00000001.tIaxxgnF', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x6c5e956e'),
    ('delta', '', '__start__', '00000004.UBynvaDw', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xee5a624c'),
    ('delta', '', '__start__', '00000007.5Rsmo3ZJ', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x0a8e41a5'),
    ('delta', '', 'items', '00000006.5BScu6EM', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x95c1df3c'),
    ('delta', '', 'messages', '00000002.5YRR2-11', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6aaf0762'),
    ('delta', '', 'messages', '00000003._1y7ga7U', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf9620049'),
    ('delta', '', 'messages', '00000005.vM2uAyK5', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x28baafe9'),
    ('delta', '', 'messages', '00000006.5BScu6EM', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd50fac11'),
    ('delta', '', 'messages', '00000008.Yvr49Q0U', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1bee8da0'),
    ('delta', '', 'messages', '00000009.RZco8C-b', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc78196a0'),
    ('failed', '', '__start__', '00000001.Gtcdaznq', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x7bb6fd28'),
    ('failed', '', 'messages', '00000002.arxclntQ', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdf26a9b2'),
    ('failed', '', 'messages', '00000003.OU9tJxbb', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6c8a3aa6'),
    ('fork', '', '__start__', '00000001.GVnnYxUV', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x963bb567'),
    ('fork', '', 'items', '00000003.p1IIBhl6', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x4ca9c289'),
    ('fork', '', 'messages', '00000002.hS4XD2VC', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf47cb31a'),
    ('fork', '', 'messages', '00000003.CFe3voA8', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x05a200a5'),
    ('fork', '', 'messages', '00000003.IJIdEHlh', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb692fc5d'),
    ('keyed', '', '__start__', '00000001.ESlWSPIp', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f93e512e0a853dd08fb5dcbf807432a429ffeac1be827d878691d5feca343d9be5969fc82bce4af22a41cfe7a7e972614b44287308c90ead9488c2e57423a2bb516b45913e7e2ff8605413a2039df15b5850ce284743d60eb40903cf702bd85886f3fb3e049bd92a9561a02f6657504c66bf2b143d3ae3745b86297a21f04b6cc82f9f0e09036ee63d918f960df8715a905d816c1ef536c77c9181076bfb6b8d84ec8010d34fdd06c693158168ea8f4be832852cdac34d148bff34cfd156b57ed3012e538a4389488709d03387a17d0b7e11cef3389cf59c45c4651f7408f2d20689702a6c4a22385c9e698a7416d102161eb313dc8e23b191c6f0a4b59312d48259c59bf3c21b367dfa07db245e6b300047d0e897ee9dec65469b86a93d21b0900fe93ef7414b553a5f745ba81e95251d177f207e1ef9569e9be3937b9a178f4e84265f828f44e4cac8cce940e0c0d357976be6', NULL),
    ('keyed', '', 'messages', '00000002.IfaeN9d2', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f9eaae8bdf878db18294eff7b9c65b894f9cd1d31b1f4d1a9896f640556bb4aee5dba8c46d0d3e480a47843cbe2d7aec4e1178a48b9bf01364121c8b209b805f39375c237a69d0753714b42153a1ac578c19e75c5810d32a0ca312fcd80226be6a13dddf8806fe77f7c0dfce45f83431494172b38f5b964eccb3a972ea534775f6a0f995ac0642f55f8c9cd5a79b141bd0fec46818be4846816e47af8778ac6da34b5c0c290f287659e83aba8dc9fc1ef3c75f2a09c536b685b9dbf8fca98e797e08d1827f73d7d9e16adb697e1fed4a8586bd3a4409fa01e2aae206a57607732475743e9a229c0a742e3c624785d4a8cfe94e365097721fe264a1caffd6ac30b4f4977d1dd7a5091bf482460cde6ded5131c9ee9310bbd77169d678e6321ffc1a7d7b892651e78386845796cf5a7f1a19990714614f5e136113e3', NULL),
    ('keyed', '', 'messages', '00000003.t7odSUL6', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f92e457a4551e4639705b33d3862b00cf5c990c10db2829f80232b8cd52418582bcdc3a414bcd803c8468c15a0a5a6eef46fea9b499ba7a130b2b4a89bbf5fc60c614aadda1d9966e0fffe8c212becba47d506002a5855ac70fd720b57dc7d8e00becdae694862c0cf57b598a4a09c305a76acf41f9928c20b62f8444a1d84164f49f00045d1d4375a9a08e1005a27a0d08b81add577b7eeab67c3fa64b68c6f644680e24b07ef2058c8083213895b4ec286a460988d9b2de86a2bf086b74e232b3d6feab38c7689d23c8be8da2540a4a64cd862108bc7481cc8ea850f05dee8a2958039b10a3c476bd3cca7728c9c7f47142093cb1df2ee2fa2ebc0d7e03dd671ee6accba4edfaf7444d3e15acdcf1bf85d79e0931fb49402b3ecdf0040ec35c2b5e522122bb736522c58177c20e9d502685e7390ee3d0e11df5623a4550f4e5d66c439386b5bb7e70967b165ccb5d9c360141cf865b2ff155e0495e9ad0703171562b35dab8ff34033fa06c63f156ced4fa5632e37013b6478c335244f2ea0a00ce360316884ccde8f9180861fe64d337649540c9c3cf1698246bb3578d16b5675ed844c95ff5446defc79f128bc250567e3cca3d7db748811a930968911700828aca152814b161ddfab547c1b32b8f59d0cc429addbfb0ba79c6b54a7c2fae30b8d120fbfffb0a5a10736fc61339e8d1bf80a107a92cc98ad0d534421a2bb572e1f9cf767e0076da424a64057016e7bf2a66c0072a7787ba31dae936cda543fe15e2662df3e7daf960bdf9b839262e9862693f8faa82130e98dc8901590be8964abc5462dbdf66623a464f8f2d011fbc15f5f2e894befe1165f75a7d680d16b847e93613efc5d3139eae5e0f1eebcaf8a469a54d58166108a3cb5067e8b', NULL),
    ('left', '', '__start__', '00000001.9cB3s5EW', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x7d466c1d'),
    ('left', '', 'messages', '00000002.quPbtnEg', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9aee32f4'),
    ('left', '', 'messages', '00000003.9SyBU3x6', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe93926d4'),
    ('question', '', '__start__', '00000001.N5gYdvIm', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x402c8bd9'),
    ('question', '', 'messages', '00000002.MxKiRHmr', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x30821517'),
    ('question', '', 'messages', '00000003.KgGFpAE7', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3b77ccbd'),
    ('question', 'inner:e903f972-7ced-4f9e-485c-069b416efb19', '__start__', '00000001.TnKR4MIt', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\xca80b2dd'),
    ('question', 'inner:e903f972-7ced-4f9e-485c-069b416efb19', 'messages', '00000002.Mb1ZMpwj', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x08682b6a'),
    ('sealed too', '', '__start__', '00000001.YlWiggQQ', 'pg:aes:msgpack', '170', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080b392dc80e9aad2511a76cec1f2002014e4fdced960a2dc64b40b40d8a5587bf540d6772b01661a679375c21d178f55902bb73d3be697b029d0355296502843dad9d8265d1e6dd6d39b55470e2749e698d7509a22b1a47fa77e470109a012082199e35b94890b86ff08a9efca1f2c4cf775762a6de6a917aafcfe690d96fcb3fb945a982ff557da169afcf338af014ed6fb231f098125b26574171dc4a31a43807d1fbc1e1a6b15958da064d2802fcc58730fbe32f7aad8d737b9319a20ff12e054f71d0d4185', NULL),
    ('sealed too', '', 'messages', '00000002.KeVMSpzd', 'pg:aes:msgpack', '144', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30809947ad195ca1f2926aa56437a7bce9b81ce079ca67542cbdfe244235d90b6692c906e12ee5f0878159f5143e1e9a5ba04da77b289883bca65360350baabb7f5d429f0c4cf0a98c37f0afd153fdcdebdc1dcd3acd1edfe0692deefc799751b28709b8d66c63805b9f2fa1c41b2a8f4fce10b39bc1aa43bfcd5be9a79646209ed4630c7daae5b6d5c8e6e67fb89581792d6565801e26f6151c892a6871121726e9c2f0680b4fd1a647146c6d15', NULL),
    ('sealed too', '', 'messages', '00000003.KP3xLayT', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080e1529c931a02d1fa00625209d15da40a5d1806ca404188fc21a719205afe0fe7cc884f1172e7c1b1ee676be655cdf2446a736d61fe17cd620e562c3898575c6219daaa0603900623bb1e80cb50057e99508b44f8345471130f82e90f24706ea29bce2170d9f47519afe762b1e2ede4f73a17d92aa3ef7d7df2b3f0de7953b13f80e7623067191fdcd8e5fcc55c4e8213a8b2330d068febad311d858aea1e585a2da9a8c9ac11a6401e14b06e5e9105af963cd1d46dfd26772a9813b8209b4eb286681fb66fb79560f7719c1c9ed22250a7de77ae58aaae11885b5b85ec630b297ed5dadf1e5286370b40fd6053cf37fdd50b7ab8c6b1842ea4e0eb843ef79eefc7775772553db00493c4b69eeb15f9e27ce1fd0bfe7ce7f0a2de57d13ff1c7169224c049284181aac51593d5dd19ebd15a445b275560cb127927bfb93e4e6d05c54672b9e56f44a2ee30ab17b1cfee210a6ba5bd75592e107c9bee812123519ad8ffc4f94c9e1053b64c2282a70032a79c624be9e450f52c5959b92daa9ec71447ed5e0b136e01e10aeb162ee479e7d53d1951af78feaf5291b6c74389d9facc1a0a42515b421728a96e6283eaf4ed6bf378fc10832c4988c0a8b587fdce7966e459bc218a9bf85226e1c3964ec9999f739cea4817d68bab81d0cd06c79d4517585fb27c2d887c47b17fb89e8d11934a', NULL),
    ('sealed too', 'inner:ed1efded-8e13-69ad-ebb0-c447648a4126', '__start__', '00000001.16zTZIuw', 'pg:aes:msgpack', '503', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080176ebe1ba578f9db1f7388db42b7d47f3bac6df5600e2383bfeafa52a4455928deddb4988afa8a58057549d73f91ad8aa45fcf9a92d9426cbc44bb4e1dfc430834208b127fb054528e60ac5eda82a1ee3f4c207679d1e8ee49f57f0fb94063b58732cc16013180b3a9e7cc06e743ad46ee4ae844fec19b72619b70517dde8ccd4e24256d04e15f7c9df4d85882539e82aa718354ac010de598d4e1f64386de3746e9628bb48ac09ce88bea3fd2373259982286a62637166c1544dd1fbb98bb9d1a746dc88fb4aca045fbf19d5aebef23c735423d834eedd47c7d604e1be91e3b0caf21c1ccae05f8687eb44fc6440cd104088eaf133fb0744b817edf9dfb4f4c4628cef950c0503ed23098fc384246226601fccbcc723c6426ca101775e7148f1e4d58ca02cd9589e4b1f3da5d4f2f11bcf585354c90a689bdcc6b853801214b2801f476d73f5779fd66fc1fa173f7c69ba211dd9cf2a009dfe581eab892c61ebda725bf1216a22d989422183650792547488928c88da2117176bed7483218fb2eb18d2c030735da51a177d178b571c6ee9cf8166b6693afb5623abdee372b31f78967db7955ad378e2bc7904ca66bf03bc37399bd8235547298a7170117e03d50d917ae2978490ff32686bdb342fb1ec32e6e6f179694285ccf761d5a04995e4956e6fef67183f53b479bca8b9411555050423070fe206d84b6a3efb5126caa23457d4a77a7528940428356c72f30750c3438', NULL),
    ('sealed too', 'inner:ed1efded-8e13-69ad-ebb0-c447648a4126', 'messages', '00000002.btFK_R91', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30800556f2bf41bd4e2e05db8ee4a694c94a547e0a32a419b0dcca178fe8a92f7ac160eec9b901c6b26f2ee674a2994de46bc8f5ab6291c0201a63eba251e96a594c5355655b05642226f43a034c19c1967e30827010fe34d5812fe456aa283be6ece9e7dc0f257b20b9ac71b2de6df2e9bd85f432db3b16ab0f06f793262adee6be188233cf78ff97dbf94b9f9f3c80ae91b5bb74f31b41ca655f09d056387fec53f8812ef46a14f8c4c416cb398b33c2286d071d58b8f1046c41ffe73ff78c12b4e33e242b36dc59da3adf1cc24f8bd48e634cd6533fda90450189488cb68560e942eb2a9d437de50b9b359e0242d8bafa4e336031b391b288a32ac986ad6b99b5414b3fa4f61d6d33c982eb97054a71bb66b0199f6ccf8604f226b40ec357e96402bdc83e2dbc9f4d3ff569655f4f1a753c79ec62dbd6c01f0969142aec0a47aa6fcaf7b800132e39c80a78ac30376097ad1939cea1038163adcfad0a88a7319da9bebdae9e83b64d6978b152d9a14d30cf268c8d2771a7f02aacd7725c4abc2ff623b7d0166f2f3cf0acae5779315558a06b1c01dd752d7637933c96d211d99a89cc0a67bc07723cf95ea20481f68b2421307bf04982e6a9cb8956de43461c781469a3906acc19f40e6c25a8772809234e9036c2a8027a7b9465b117ae1f2c07e9285d11b97be13a56d7f54a352d0a92', NULL),
    ('sealed', '', '__start__', '00000001.6p9YKYSa', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080d77c730c789295096255e78ba2f488259a616139343bf0fc60c14a0807a8bc2e78fbbc95cfe6c235ec27d815d9f0e067bbdeff64b43b7e97330d86573024b066ede01d76706697b388431a00a69019c02d4ecd01d11139296a5841e12b2d5d20a599cd0310f1ab88e57a8f3984de90161db00293884eb1c859350a988d575412721557b0bb730706cfbf12a022560db4cc06583113682a05e11ce1bf7f86f5929e3b6295006c85b9dc8a8e74ad28efca89eeeea4d4400b4ded874585c07bb22c1e3addc6eca4edf42685bdccb91366f9bad2e3ecf93f4750b2b1417ad9828b8cd47e2e5a1547c2f2b901e9a5efedc29536addbbc20aaec583ffbe915b6f2f06ed5e9d2faaf9cbce431bf1b1e17ee016944e1171adf2cc15c8f4000a9addd306b40763b895df0b3c745b75109017c99731b4ef64bdfecd60ce6a5cd41c480195ccab4d625aa2dfbded15fad364e0ee7c0508bd9', NULL),
    ('sealed', '', '__start__', '00000004.o80euFK9', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080851a1ac6692a542478f66f28c1c6adf9e73eeedd7392da6289ca828cb6f6e2e057f3ea90a9c2142bcb7347f85340addd14b34ca052652d00f346585b7114fcd7fa54b71405fa86aa2311f6389d1e28bafd1df9c970cff6ab09002608378f761a415397863653d617819ca1c0de2ba70be418e08b6bac704dcca12650362281a9b4b9c76d76c349ebab42bfceb86a4b63d4d4923a8347935dfbb8837c07aba40bd3b48bf29229aaa66f2e5d7228c75a1169613d71881cf0f49407967ea679e240417118552753a9bf605c411347e6cb03616c4d3cb0da5804f544da913d270022f730a53855c9d65f070f74a7dc0bfeefb3ee57a2df8dd2e97bbbb801af6e4b2b180206622ce855ee1118882e20dc23b037fc7d7c058154db9c026197b9149b611949e00f818d9bb85a861de1abc2c7f77c17ede9818dbc39020ca1741e3d16e716ff43aad996719b1e0c249b0033df5276a488', NULL),
    ('sealed', '', 'items', '00000006.shOLJSaR', 'pg:aes:msgpack', '24', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30805e5b8b1dc47c1ea85738406955f5fdbc85c75e3486766870962a88bdba917946aaa506430adf2dfc027782b2a7a75d887dde8cd8', NULL),
    ('sealed', '', 'messages', '00000002.OuKnx19A', 'pg:aes:msgpack', '286', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f308055b5c35ef6d1307af930071beacaa8ad318c8ca8e3d905572f25de72189e2f3524a424fd193ab89b03afa2bb56a4e69e7ab9ffb6fdce2a25852c02b6cb8021eb67348dc2d39a9646d0ed64a7ca723750c59ce0809c4998085f69a885383acef24a060be2e4c3632a75f9e2f110deccb6a857b13ee0ded7559bfd905f08f7ef5618542c10c8bd9a43c65b0ec7ecccde629935571c1088026a14d9ed1656e2b20d65d7f2c49ae47e892816dabd9abbb5032394f1cc93c0c682cc5ab5e2e2ede1d0db960ccb4a584f084288bed48a454d2276c9d69f08d7f82d988df32b871d1fe2f96c26d6b2833f3fad30299b1cc647214a9ba67a2cdc34a6e5cc13e48a88749282663ce958639f39bebcb0349aa24eea17700868c6690d61938e9ac79f136067c29f1eb3ae0c0ac7a950c762520c6814e7ffd98c48c7423dfd31', NULL),
    ('sealed', '', 'messages', '00000003.w5qFBEhC', 'pg:aes:msgpack', '610', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080fec45876eb02c471ade1674a213687c9ca16dbbf08ef0c53181a04223ba69e8d2773adeaa08de310aed9e2355fe9d5b22ccdb2a9392368f1ae6512fbbdd67b688cada99041ac443e358cc265fdc155d5c7d84624337b97132918247627886d37fae26020bfe0f33083d8145f40e99ced5aa61a5c44e4bc5975c9d30f357cf7a0b2df6f67a1ff632b7f79a3fdd6f22d866a78dfccdfa8a9fbd84b5343cebe2dfdabcdfe21033f4815a828ae0f79d8a8d813729a037991fa6c732a751601251e4a90b73f6cd00274cca7f1eecad3c9ff72fb19c6d8059a37285698b549e84c684f39bee25dee614e6dfc3c4645bbc4921b1e0d7fc5d51c43b50af7c6719e5de28a33ba025cd482ecdaba3066c58f21349446d92c559f56292a243086fc38631f13bfc64b03c916708f4d9dafb9c0818484e8853dc2b61ec24b8c5d8983d3e3c6f4d9e2381abc27ee5e0a0b7937e53db30e8f95c67dcc38d580480f22d93beda1b605e87a85724d5385ea5ac554a486dd89a111a0efe6c9bc8f7435ec23657ff8599ae42e6c43ed56c522a87b7560e4ad16dfc7a660306c557a994a32f27a5ffdef46e73150ca5e36a551d8e6d076e9fd4e37d3dcbfadd0693b92f3ae6f8e571f089512564ac3abe63199a76d524d0aeb76c04bc1132a1d0ad53ebd7568bb1913490e5783aa7a9be43aeb79cd224f1b377eeac4d29650a43cf2516282eda7fe554c1d493c06364fde97f7623f039b1f793c20bc7242ad652a28ff86df930ed24c857e921a66b64583834898261b36dc2768b641d9dc09966a95e2f92c9567ba93e0dc4bab070323f7df9424d04147cee260d405b8b34db661239159d03240625f8abc296133edfe38d6bcec0e34477dce963fd0a0dc8bc90fbb90821845b09c', NULL),
    ('sealed', '', 'messages', '00000005.bSj3NBgV', 'pg:aes:msgpack', '895', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f308044826659e5a383b81494d16e3160f63b8626a09a41909b7d7a297135bbf80feaf7f8a6431c9304c3b7aa67c28671b9ce517aa5512cef284c0bfbd2a07250d30a468768491693e84e7679510a99fb891a6cda9bb5514c759aea0e16973cce7a5bfb4dbf2fa72d0ebe88f83130b2aa7fad44f98221501db4183500db314fe8f487664241f22bbe83d1a039a2b363e02fe6ff9cf83fe389883924a68438fccb53b66246ee455abbc06c9564760c8524fc357f23949506e63ab696bd93af1bf53621006fa93f402ffe09a35f4e827c51195996807ccbe5eda731550c00ecbbe0f8a2fb5048000252887f9e68283bd6af11c5dba53f93618859ca3f9edd5d9124ac77060e8c49aa8c290d3575ffc138d2a77e308eea23d5c54915fd7d766f26b833176ba1a0c13a71503e65818ee7d52bf4e44dd35292b71a5fc904eea9832a510d5b981349259a01f4659af48ffae4faa113dbc808c3adc495fcfc2901e78af4aaa05bd018631a55178b70bc5a317cc6ad5c72157ef6a69849475e510ebc22a61069c82d5fc1c1016313e13b1855c62eb85fd6baadf5cf99bcbb2836698b462b552f0d46c161b60c3838c163ca854db4bebf760ef1fdb3035b7258762c70fef5988bd175353fddf19376bc26827805697d174656da8ac7004b8922698ea708eef2fde825319f240205631122acb8f66e89eb8564d07ae3b8df05cc8e957113879a5720f85e498ea8d5b4becf3eefbdd0c6d2c178b8b279d3acba67f65e2ee528fc1694ec6b84c5f79f5fd8f4d97b763c37145ef05b404cbeaa401f23a80235e8df0cdae8c5e50779844a3793d80ba1bc4570bb73cd11d62d86e9846ae06f7b99206985ca345e7b0e7185e59e17928df18fb630b259a469654b4c2420e218ac23b7ebc57448b2e440c32297468a61c1794cdbeb749ad41f655c8e127a05616c04b087a05cc07f58bc80f9e1880b63bba3108f6509a3d006d2c72c2634bb932f425a2179745de94c0eb2aff7e226498b2de0b0c46bed8f18e2b28528f437947b8359616d37d87990a7ba6fda5336d4937e9ed16a2e69978c89cabe3a60061bb7f9d0c7f9c6bbbc9dae1894aca743eecac881e49fe228fabc19e86bef853c8b09ea482ecd30c7ef1df950aedee294138f81417799c529e62f642a7aaf1b6c87a6483428437afa77d67dc84a931f3e968572f4504c2e7f45078939ce86cee0c2bf7747a467b4713f337e0fe991e6d2add9bbf6522a5d42864d2f86e4173bbab2569e5c2cd55562cc301ee1b15427744622253eb120f526dfd9c30da85531d9', NULL),
    ('sealed', '', 'messages', '00000006.shOLJSaR', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080b9f9444bd9f90743bd88461455d78229938a02ec8d3a292a5a8d813d1fa92264cc4093d9aa353f98cf4f3eb8c5820e61af1ac9631097e01b0ebbf12518b7d78cacd355dd292e801773ab55f691b73fe41510e35c51fc7214cca5438c0abff27a38c6f9530ea04ae752be75e8b5d5b897f898e79fb3edc6bf7fbd71d3034d8f9ee07d8b32e2e66c52a24ab895fd91cb89116059c15fbe045a075667f623fbeb188001e4b9642cad53f874e0bdd1b747037b536c843138717b1fda2c1ec799091f47d6dc623fefddd5a4fa22ce81842828ecb6cb5fd515f44a9bb4a4180f2d38dcd7f40ff67d7ab0f34071d5986a48d53a44c7b061c6878e43910f0b647f8d07f37ca0797737c672c08b87283f7e468d90c4d768676e5f57f90d01e64a608efb9ce90679e0595adf3e36b10ba27548c7dcba73c24067dabc08ae013576981a97489ef47cee6b12c3227bfca2474f78569e965f609840f794fcc38b54e2a57650729b25551f67d92301a017e2cd36b506c8ae3ef749c0cb53202c3ad1cfc4c7f3f9a830cdada2bb30fef60f1c18c082ddc895a118d4ad0355f055361f2564e81c9272bdbfd590718810bf4828e4bb93db29e75affb1b66538b5344fd0acfcc39fcd739002faf26c1a8c80a747b27985d2c5ff40ad05d060a4d0e18d95884f901c3a2520a173a2200b8b8734e43990f8376d22cc68a31ce2f118c4d33904383edfd24b6765794d09777440328f5bdae3a92153db979d5137bb6badb720703d5d057e61ee6a79fab4f200d092be379b5df2a577e09323c892b2c2d18449c520295cbd8980683e209503c4908cd3b3f1168646a653f0cf23958be6d76f7d454241871369b1cd501fe233fc5b807d401871c93516d99b4e426112028982136e0f71ba05ed760dcded0bb89d1e4fec85255f2b34499693ffaa13ef730a46ed7f65cbfcda65bdd2af211dd5cfce0fd71018bbcf9e068b5fea2e899f1a872a64f07f91bd24ee6ed84349199667ace1ad521bc2d000a7f6930c854397157565207b445ef05dea49d06f2381dff3476e57872b7c40e11051ec55f1065f629d0321b99eed60477f68d06cb373802d6141c8e0b67e1c3ff7898010bb947672564d5de2284360b6c7682a61ac2599d959e4a5a17e2a2bd9dae44ad8d822a1fb94bc7b70e5e9d126ae4640589dac8ff570f70b26478185535d4cb8a09417ab0eea00bc0671645aae83e1b15c23cad42a7537157f20a81cadf84f990834532979994059d4eeef705ae5280044514e995199ef855ed6dd5b91259687a6a98dd90bad83ecc29c31bf93d36fa5d698524f8c1caa98551856360c3313f2df51c6656da80785b8582612b5f444147766674acbe0c528a8e14d0999cdab9f525cb169e88fece3d3b5b76204c2097079136ee4fae7fb19362359f10285e99f715ed14e2812dfdc491743994406b10988e0a31a2f32c62b227e6524cb72e552958d1602c5309f5bdf28ced2264a5edea518c5ba0231eb873f04d263c201ca784a6659dbf2f0b880e332bf04c80452972129ccaa6f4297d46cd23c00e74949fbd161911d6fb27436fdf66f40f68237f08deebd327e361bbe2d4b46a3fa01d96a3b5a800db63fb83f34d483230d3fffb2e0e02c564b08ce55f0477de13107809461c35cfeddcccebf71dd4a59675a9357e81e3cbe492edbc29c6a45cb379efe037bdebba1ac19749b01737ba947b48a954c6e7b522e0a0bf05ecca6bd1ff9e9e530e6337039b12ae51da83df1', NULL),
    ('stepped', '', '__start__', '00000001.Z3PIknOu', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\x9a0c4670'),
    ('timed', '', '__start__', '00000001.2No6X3vj', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x4e5221b7'),
    ('timed', '', 'messages', '00000002.BVn88lx1', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1a9718be'),
    ('timed', '', 'messages', '00000003.hw4aH8l9', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0b1054ca'),
    ('values', '', 'bytes', '00000001.aRtQ_edO', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\xf27d5b4d'),
    ('values', '', 'large', '00000001.Hly0D3jd', 'msgpack', '21', '0', NULL, E'\\xc7126492a3696e74c40b0100000000000000000000', E'\\xca93ed6b'),
    ('values', '', 'many', '00000001.wJtJrx3K', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x6fb95247'),
    ('values', '', 'nested', '00000001.koRlYvpH', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x478f4507'),
    ('values', '', 'real', '00000001.kpuuqi6Q', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x72da2aa4'),
    ('values', '', 'text', '00000001.IOi5f-Fr', 'msgpack', '41', '0', NULL, E'\\xc7266492a3737472c41f6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xca8aa885'),
    ('values', '', 'when', '00000001.nRtLRlBH', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\x386d7476'),
    ('ünï ''code''', '', '__start__', '00000001.h3aeL5Qx', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xb1ea6808'),
    ('ünï ''code''', '', 'messages', '00000002.cnKX7ke0', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5663c7ba'),
    ('ünï ''code''', '', 'messages', '00000003.TQxVj9q9', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x76592333');

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
    ('keyed', 'tYmqv8GFcUSi4', E'\\x010204323032360c86c722aa6205335d5ccd29a63f8d0310a96412949d828112dfedfa44b559453f7fbaf9d4a162c36994201b4d062880f7536a63653c5d2f7d8abd8387a5902bbe4b40cb4338635e3a6b01b3186bb802eccec528baae434f87269368', 'ring:2026', '2026-11-28 21:38:35.088501+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-28 21:38:35.292394+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'IN_MNpdvNN5O21gb', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-28 21:38:35.160282+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1eb741-093f-6a80-8000-0cab794d32e1', '1d7fca71-d524-fda4-6651-34cce6fe6c49', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-28 21:38:34.791274+00', '2026-11-28 21:38:34.869465+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb741-060f-65dd-8010-77f822482253', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-28 21:38:34.888797+00', '2026-11-28 21:38:34.912495+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb741-066f-6c13-8007-9ad83f1ad4c4', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-28 21:38:34.965975+00', '2026-11-28 21:38:34.965975+00', 'false', 'false', '2026-11-28 21:38:34.965975+00', NULL, '1f1eb741-06f1-60fb-bfff-33a74502a538', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-28 21:38:34.879856+00', '2026-11-28 21:38:34.882843+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb741-0627-6714-8001-006433ca50c0', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-28 21:38:35.088501+00', '2026-11-28 21:38:35.102041+00', 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1eb741-0829-6621-8001-2367a0997ae2', NULL, NULL, NULL, NULL),
    ('left', '2026-11-28 21:38:35.145744+00', '2026-11-28 21:38:35.145744+00', 'false', 'false', '2026-11-28 21:38:35.145744+00', NULL, '1f1eb741-08a4-62a8-bfff-c108924c2ef0', NULL, NULL, NULL, NULL),
    ('question', '2026-11-28 21:38:34.925959+00', '2026-11-28 21:38:34.943134+00', 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-28 21:38:34.943134+00', '1f1eb741-0697-63e1-8001-4fb2923ba6cc', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-28 21:38:35.039853+00', '2026-11-28 21:38:35.057615+00', 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-28 21:38:35.057615+00', '1f1eb741-07b4-60d0-8001-5c274d5c1852', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-28 21:38:34.99669+00', '2026-11-28 21:38:35.034493+00', 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb741-0793-6173-8004-807c77f2be9b', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-28 21:38:35.20764+00', '2026-11-28 21:38:35.20764+00', 'false', 'false', '2026-11-28 21:38:35.20764+00', NULL, '1f1eb741-093d-687e-bfff-98f377f6f752', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-28 21:38:35.119458+00', '2026-11-28 21:38:35.130599+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb741-0869-6993-8001-a3a281b7d6b4', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-28 21:38:34.9769+00', '2026-11-28 21:38:34.9769+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-28 21:38:34.918903+00', '2026-11-28 21:38:34.921869+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb741-0686-6705-8001-dddfbdcc6a70', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1eb741-053c-67ba-bfff-246d36592751', 'ad5bec67-26fb-625b-52ed-a4aecb156dfb', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x744aebcc'),
    ('chat', '', '1f1eb741-053c-67ba-bfff-246d36592751', 'ad5bec67-26fb-625b-52ed-a4aecb156dfb', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x88ddca2b'),
    ('chat', '', '1f1eb741-053c-67ba-bfff-246d36592751', 'ad5bec67-26fb-625b-52ed-a4aecb156dfb', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3ea0846e'),
    ('chat', '', '1f1eb741-053e-68c4-8000-5d7bdab52368', '29fadd22-f3ae-a8c2-36a1-894492f5afce', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7b6dd10f'),
    ('chat', '', '1f1eb741-053e-68c4-8000-5d7bdab52368', '29fadd22-f3ae-a8c2-36a1-894492f5afce', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x34713727'),
    ('chat', '', '1f1eb741-0578-639a-8002-4efb9f0ea390', '9eafbacb-7385-c4c2-fd55-3ec45490bd4f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x60a0ea57'),
    ('chat', '', '1f1eb741-0578-639a-8002-4efb9f0ea390', '9eafbacb-7385-c4c2-fd55-3ec45490bd4f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x33520cce'),
    ('chat', '', '1f1eb741-0578-639a-8002-4efb9f0ea390', '9eafbacb-7385-c4c2-fd55-3ec45490bd4f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x0107ed7d'),
    ('chat', '', '1f1eb741-0579-6fe3-8003-f926996c0ee2', '7c8e0c83-c63a-4fe9-a465-cb72d025fed4', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x30c68338'),
    ('chat', '', '1f1eb741-0579-6fe3-8003-f926996c0ee2', '7c8e0c83-c63a-4fe9-a465-cb72d025fed4', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xb38ef825'),
    ('chat', '', '1f1eb741-059e-627a-8005-2273031966d3', '6138343a-6d88-8d4a-eefc-84abbe6fc9bf', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa0abe0b6'),
    ('chat', '', '1f1eb741-059e-627a-8005-2273031966d3', '6138343a-6d88-8d4a-eefc-84abbe6fc9bf', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xa477911d'),
    ('chat', '', '1f1eb741-059e-627a-8005-2273031966d3', '6138343a-6d88-8d4a-eefc-84abbe6fc9bf', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x270bbde9'),
    ('chat', '', '1f1eb741-059f-695b-8006-72e44ec29751', 'd4b99f97-c3b0-c5a1-21f7-62b44442f719', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6298801d'),
    ('chat', '', '1f1eb741-059f-695b-8006-72e44ec29751', 'd4b99f97-c3b0-c5a1-21f7-62b44442f719', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x51ddba40'),
    ('chat', '', '1f1eb741-05c2-6239-8008-17dfb0313f4a', '5c82c34a-bdc2-1058-0058-816b4adb7753', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8d25c517'),
    ('chat', '', '1f1eb741-05c2-6239-8008-17dfb0313f4a', '5c82c34a-bdc2-1058-0058-816b4adb7753', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\xf7f76be5'),
    ('chat', '', '1f1eb741-05c2-6239-8008-17dfb0313f4a', '5c82c34a-bdc2-1058-0058-816b4adb7753', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4ddea884'),
    ('chat', '', '1f1eb741-05c3-67b5-8009-4c9e159d7f30', '35fae3af-9e40-4764-8dfb-07304a465724', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc5c99f92'),
    ('chat', '', '1f1eb741-05c3-67b5-8009-4c9e159d7f30', '35fae3af-9e40-4764-8dfb-07304a465724', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xe637bd98'),
    ('chat', '', '1f1eb741-05e3-6f64-800b-e37fc02eb989', '7486b4c6-40e5-d58b-e699-154feac1a4d7', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x58e6a9b2'),
    ('chat', '', '1f1eb741-05e3-6f64-800b-e37fc02eb989', '7486b4c6-40e5-d58b-e699-154feac1a4d7', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x7cef2540'),
    ('chat', '', '1f1eb741-05e3-6f64-800b-e37fc02eb989', '7486b4c6-40e5-d58b-e699-154feac1a4d7', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x07c69b21'),
    ('chat', '', '1f1eb741-05e4-6ff8-800c-53167db9d6a3', '3b482a9d-3862-9de9-0e2b-1909dbead0ce', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb750b1b7'),
    ('chat', '', '1f1eb741-05e4-6ff8-800c-53167db9d6a3', '3b482a9d-3862-9de9-0e2b-1909dbead0ce', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xe208acff'),
    ('chat', '', '1f1eb741-0605-673d-800e-cdbce2af2920', 'e1f49030-e9f7-246e-a763-ed3f24ed041f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2c6141c4'),
    ('chat', '', '1f1eb741-0605-673d-800e-cdbce2af2920', 'e1f49030-e9f7-246e-a763-ed3f24ed041f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x4ae4c040'),
    ('chat', '', '1f1eb741-0605-673d-800e-cdbce2af2920', 'e1f49030-e9f7-246e-a763-ed3f24ed041f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xfc0bb147'),
    ('chat', '', '1f1eb741-0606-6879-800f-67de123c1bf5', '55811a4f-2cb0-f594-04dd-268325998484', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd0864af2'),
    ('chat', '', '1f1eb741-0606-6879-800f-67de123c1bf5', '55811a4f-2cb0-f594-04dd-268325998484', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x27aa0716'),
    ('delta', '', '1f1eb741-0635-6631-bfff-af63b32d420b', '7b169c34-f977-da52-ffea-7261f4a372ec', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x65e59997'),
    ('delta', '', '1f1eb741-0635-6631-bfff-af63b32d420b', '7b169c34-f977-da52-ffea-7261f4a372ec', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x3f2f2e64'),
    ('delta', '', '1f1eb741-0635-6631-bfff-af63b32d420b', '7b169c34-f977-da52-ffea-7261f4a372ec', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5926a8cd'),
    ('delta', '', '1f1eb741-0636-63b5-8000-a1bfa79e4404', 'f4ceba11-532b-2434-496d-ddb2062422b3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa006341b'),
    ('delta', '', '1f1eb741-0636-63b5-8000-a1bfa79e4404', 'f4ceba11-532b-2434-496d-ddb2062422b3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x58e86d51'),
    ('delta', '', '1f1eb741-064e-6cc9-8002-39ce2ded4c86', 'e324e86d-bc98-d1c2-40de-530c065a7dbe', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x37836ec7'),
    ('delta', '', '1f1eb741-064e-6cc9-8002-39ce2ded4c86', 'e324e86d-bc98-d1c2-40de-530c065a7dbe', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x75fb6c9b'),
    ('delta', '', '1f1eb741-064e-6cc9-8002-39ce2ded4c86', 'e324e86d-bc98-d1c2-40de-530c065a7dbe', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6547ef02'),
    ('delta', '', '1f1eb741-064f-6dfb-8003-648f7ec93071', '8971ae80-f0b3-cc6c-a554-89e52be61356', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb8d5d91c'),
    ('delta', '', '1f1eb741-064f-6dfb-8003-648f7ec93071', '8971ae80-f0b3-cc6c-a554-89e52be61356', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x05f94aa5'),
    ('delta', '', '1f1eb741-0666-6f7a-8005-fbc86ac9911a', 'a1acdea7-b1e1-a6ff-af91-84e460972108', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8f70b791'),
    ('delta', '', '1f1eb741-0666-6f7a-8005-fbc86ac9911a', 'a1acdea7-b1e1-a6ff-af91-84e460972108', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x3aef4e2d'),
    ('delta', '', '1f1eb741-0666-6f7a-8005-fbc86ac9911a', 'a1acdea7-b1e1-a6ff-af91-84e460972108', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd410c6b2'),
    ('delta', '', '1f1eb741-0667-6e66-8006-c95cd7237230', '3b64ba20-46b1-c558-281e-299e96d4217b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x97d06c75'),
    ('delta', '', '1f1eb741-0667-6e66-8006-c95cd7237230', '3b64ba20-46b1-c558-281e-299e96d4217b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x08cc8e49'),
    ('failed', '', '1f1eb741-06f1-60fb-bfff-33a74502a538', '230f2cc8-ae92-2c5b-c3df-53270eb5c22d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5890e9aa'),
    ('failed', '', '1f1eb741-06f1-60fb-bfff-33a74502a538', '230f2cc8-ae92-2c5b-c3df-53270eb5c22d', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xf4ad744a'),
    ('failed', '', '1f1eb741-06f1-60fb-bfff-33a74502a538', '230f2cc8-ae92-2c5b-c3df-53270eb5c22d', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x9a8d58ab'),
    ('failed', '', '1f1eb741-06f1-60fb-bfff-33a74502a538', '230f2cc8-ae92-2c5b-c3df-53270eb5c22d', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x44354602'),
    ('failed', '', '1f1eb741-06f2-6185-8000-831616fb7d04', 'b73e4a21-6b40-9365-fd49-6a406147e3f0', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf05b5b5c'),
    ('failed', '', '1f1eb741-06f2-6185-8000-831616fb7d04', 'b73e4a21-6b40-9365-fd49-6a406147e3f0', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x2956c06d'),
    ('failed', '', '1f1eb741-06f2-6185-8000-831616fb7d04', 'b73e4a21-6b40-9365-fd49-6a406147e3f0', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x0ef3dcf0'),
    ('failed', '', '1f1eb741-06f2-6185-8000-831616fb7d04', 'b73e4a21-6b40-9365-fd49-6a406147e3f0', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xb71891f8'),
    ('failed', '', '1f1eb741-06fb-6613-8001-9109c96b5cfd', '33d72d13-64be-ed00-8800-cc340855ee48', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1eb741-06fb-6613-8001-9109c96b5cfd', '447c37d8-4309-69de-3a9d-5e88e82cc6bd', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('fork', '', '1f1eb741-061f-64a9-bfff-c8597687475d', '0c259e6f-7360-cf1b-dbc2-e532bebba452', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xaf36e7d4'),
    ('fork', '', '1f1eb741-061f-64a9-bfff-c8597687475d', '0c259e6f-7360-cf1b-dbc2-e532bebba452', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x7b7d14c5'),
    ('fork', '', '1f1eb741-061f-64a9-bfff-c8597687475d', '0c259e6f-7360-cf1b-dbc2-e532bebba452', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xfd30e7f8'),
    ('fork', '', '1f1eb741-0620-629b-8000-1135a0cf3386', 'f37357ca-9c7d-d0e9-7781-a3624c1d0229', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x71ef0943'),
    ('fork', '', '1f1eb741-0620-629b-8000-1135a0cf3386', 'f37357ca-9c7d-d0e9-7781-a3624c1d0229', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x3e07bc65'),
    ('keyed', '', '1f1eb741-0813-6c6b-bfff-2bb36011b52d', 'bee4e627-ce6b-3895-baae-fa63aa328516', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f936bf15ad25b4db691ce856a41ec5177c9c40df1ee5a004fbf677885278f0551bfdde191ee44b4fd279a6d2151aebac996b3edff68cc5b95424aceb010eab9e2461316e0acb824c749bed7545958b361c8b482994d93f51048a46c9afd44e24e56ff7c728d6412bc25fb7d5356eec62b08ea0c37c14e9047389699e0bff9fd8531563fd1677debdb316e4bda62ce5f5b98f2d35d60a0bb7c5d17dda164ea28cc9717dd00873bd61095621ea27116e0c1c7c351b8dd4652ddb8f9344a4a033f512e773915dadc7aa9c60645af698341bc289e49f3e2eca1421a8782a9f10764d8c6965a413e199e91555bf3e18f89246730906868a1a55495781f6f80f03d76fa484533babd74598145a3d9343da945a4fd201f33771c467f7058cdd45ce87cee4a4543acedfc486fdecd5a7912953f63c74dcc4b3020d2274b6d6', NULL),
    ('keyed', '', '1f1eb741-0813-6c6b-bfff-2bb36011b52d', 'bee4e627-ce6b-3895-baae-fa63aa328516', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f9b02d0ed74f948f67bb6c3b99084b5808d7d786ea9a17b3e0f7966bd97b590ad54296e5553f', NULL),
    ('keyed', '', '1f1eb741-0813-6c6b-bfff-2bb36011b52d', 'bee4e627-ce6b-3895-baae-fa63aa328516', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f911d7119d56f3346d78925eaa252b11ee9ecef6f289b652b0dd144718', NULL),
    ('keyed', '', '1f1eb741-0815-628e-8000-fcf5f9001fdc', '19769785-901a-dbfc-affc-b391ed54e7e0', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f97bf46bbfc36567c6fab3c4971a26559e284aa4b692d7e89c032cb3c02fb6c2b55ee5fcaa15cdfbfec7ef59831910c4bd494be9f9ce4f2bcaee675784035f5eb7f9cb978f92fb591cb4defd2e83850c8964a75e8f9a5bf72dbceaa972ee1ad137c4adcedd27e8ac5c577d4c8fc59ef05f25a77fdfd883c213ee6f9079a356f8d604efa90f24807361bb6f820b5c666e6547d7f3a66f578ecc559bd40d595a537c1c730b1c7fcbd0fd23b0159eecf96d80484a2bebcfa57b7571a8b5b133689a262931429464679e2e0aaa1d6bdd599a4d10c1554a41e932ebefde1bc9dfb1a785e7ab957700734660a84f2408cb8c5f2752bf37ef891ea31c8418bae5bc2a03a516acb8b277f6b6b7aebd4d62022eed8e74a3dbe7f0652a9b6013e14e1b7d34ad5448785aef7b056f3b415952cc27feeba7d2e13b7ae8221d2a4d14470a01fb9ddbe9356c0eb69521fa74896b7541d79f96a68960d704d3f59fa5516421a032606b', NULL),
    ('keyed', '', '1f1eb741-0815-628e-8000-fcf5f9001fdc', '19769785-901a-dbfc-affc-b391ed54e7e0', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f9d6fe27ed81ae7a679bacc3603621451e3283b846d71c922e88f9d51d990f78', NULL),
    ('left', '', '1f1eb741-08a4-62a8-bfff-c108924c2ef0', 'a5fe42df-50df-2526-def7-aaf27fdecd12', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x649c3201'),
    ('left', '', '1f1eb741-08a4-62a8-bfff-c108924c2ef0', 'a5fe42df-50df-2526-def7-aaf27fdecd12', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x3d726fc5'),
    ('left', '', '1f1eb741-08a4-62a8-bfff-c108924c2ef0', 'a5fe42df-50df-2526-def7-aaf27fdecd12', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x89595710'),
    ('left', '', '1f1eb741-08a4-62a8-bfff-c108924c2ef0', 'a5fe42df-50df-2526-def7-aaf27fdecd12', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x013e0182'),
    ('left', '', '1f1eb741-08a5-634b-8000-454cb4f4e738', 'dbef3d4c-69b9-a08f-490e-ca4809cad7a5', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc6cfa507'),
    ('left', '', '1f1eb741-08a5-634b-8000-454cb4f4e738', 'dbef3d4c-69b9-a08f-490e-ca4809cad7a5', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x389af666'),
    ('left', '', '1f1eb741-08a5-634b-8000-454cb4f4e738', 'dbef3d4c-69b9-a08f-490e-ca4809cad7a5', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xf4eb7a63'),
    ('left', '', '1f1eb741-08a5-634b-8000-454cb4f4e738', 'dbef3d4c-69b9-a08f-490e-ca4809cad7a5', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xdee44ba0'),
    ('left', '', '1f1eb741-08b2-6618-8001-96a14eb12089', '9d7580a1-731a-7f0a-8a30-40b42e5c7cc6', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1eb741-08b2-6618-8001-96a14eb12089', 'a830a6a9-cf81-b1a8-fcf8-004ad57f34cb', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1eb741-068f-6fdd-bfff-f900db314a21', '0921f7c3-018a-ba05-82c5-576a24a0f974', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3ed188f2'),
    ('question', '', '1f1eb741-068f-6fdd-bfff-f900db314a21', '0921f7c3-018a-ba05-82c5-576a24a0f974', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x3080d675'),
    ('question', '', '1f1eb741-068f-6fdd-bfff-f900db314a21', '0921f7c3-018a-ba05-82c5-576a24a0f974', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5035460a'),
    ('question', '', '1f1eb741-0690-6c81-8000-528fdaab8309', '17e07958-c750-bdfc-cc07-9d94675038b5', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa6c44e9d'),
    ('question', '', '1f1eb741-0690-6c81-8000-528fdaab8309', '17e07958-c750-bdfc-cc07-9d94675038b5', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xfc1f7532'),
    ('question', '', '1f1eb741-0690-6c81-8000-528fdaab8309', '17e07958-c750-bdfc-cc07-9d94675038b5', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x890a2de8'),
    ('question', '', '1f1eb741-0690-6c81-8000-528fdaab8309', '17e07958-c750-bdfc-cc07-9d94675038b5', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xa4f3f05f'),
    ('question', '', '1f1eb741-0697-63e1-8001-4fb2923ba6cc', 'e903f972-7ced-4f9e-485c-069b416efb19', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\xc76f6691c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203964313239333466333665393532633233383237306633633732646232313165af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1eb741-0697-63e1-8001-4fb2923ba6cc', 'ecaeec17-2ae8-3839-321b-0212f042910c', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x34c34c81'),
    ('question', 'inner:e903f972-7ced-4f9e-485c-069b416efb19', '1f1eb741-06a8-6388-bfff-6816d5404c75', 'c55791c9-209d-8811-9536-3b7511ec0ca8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa2aceff4'),
    ('question', 'inner:e903f972-7ced-4f9e-485c-069b416efb19', '1f1eb741-06a8-6388-bfff-6816d5404c75', 'c55791c9-209d-8811-9536-3b7511ec0ca8', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x29632d96'),
    ('question', 'inner:e903f972-7ced-4f9e-485c-069b416efb19', '1f1eb741-06a8-6388-bfff-6816d5404c75', 'c55791c9-209d-8811-9536-3b7511ec0ca8', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xcf0f8eb3'),
    ('question', 'inner:e903f972-7ced-4f9e-485c-069b416efb19', '1f1eb741-06a8-6388-bfff-6816d5404c75', 'c55791c9-209d-8811-9536-3b7511ec0ca8', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x17998503'),
    ('question', 'inner:e903f972-7ced-4f9e-485c-069b416efb19', '1f1eb741-06a9-6444-8000-e89a3c7cb5f1', 'bbd91de4-5ea8-fd64-6c4d-923109a24369', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\xc76f6691c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203964313239333466333665393532633233383237306633633732646232313165af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1eb741-07a5-61d0-bfff-7bf726744b2c', '1ee17d10-4ee9-9af2-ffd1-54f4b391b57f', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080697d1982e43d5e87a158b5b5debf4789346586eccca790cf09f0e7b6db638dc2deb3042b560c6392d17eda02ca14ee278efdfba30b3d221d3f92e1b2e6977d9a58e154c022bc84ac66604cb7e02c023f891830b3dfe1f4e550a75b4939d46f3e87e21e5faa0e038cd6b99e9b5fda66cdb100be3f421b2ecb27de29601a452d8e9155a8a158ca086e38f4026b3c9b0bcad627437bfc8b09636b651b0701c287752f5ca5b7dda2d668be6b88f7', NULL),
    ('sealed too', '', '1f1eb741-07a5-61d0-bfff-7bf726744b2c', '1ee17d10-4ee9-9af2-ffd1-54f4b391b57f', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30801ddfea80642f035ef0c937251b3444bd4b8f83626185ce06cee0ee2efdf011de22ac8fad2f', NULL),
    ('sealed too', '', '1f1eb741-07a5-61d0-bfff-7bf726744b2c', '1ee17d10-4ee9-9af2-ffd1-54f4b391b57f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f308049677986ece48248ced4f5fc1caf77700fadee3ed725a9cc2522767f', NULL),
    ('sealed too', '', '1f1eb741-07a6-634e-8000-47f78cd7a1c3', '1bda3688-2e67-0359-a9c1-cef3a6b4175f', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30801d1e0360990361f3cab0d81ed0317d0476f2b142f62e8965c56b874743fa912bd2471d871baffb3ff8593d3348b3d7873aa023f2d3018ca678a80003d1bbcf9582ee2d17918b83edc7e497a7df9d051b822b57ce2c9ece6308129eb22f4fa1fd0be71a4de69c5bc22cc0fecacfa77abda321677a9e2f7012aeffd9ef51abce73d962d48e31d1d384302125ba66fcecc1f2e5d0c467e02aa8f64b5ffcfc5bf9e5e1eb43fa9149e46e165b2d9c3b0ef5c4e4d91a4566a05a3338f1b47f713b0cf1ae83bacdc1e3a2c2c50d1b90c436e1280a55a80fb928204ef07d0e764e4eff45166fd9efd98d743cb91662d0528d19adc60e6863be52dab9d0a459ae3b8bb55b3f162146c5fcb0ee48849cc883ad518be8e225f08c50775b5ec1d3c69ce3d996f46f7fb14443d86811f61c76455c8664cf8eedc70bb0625cc6c281cb3dc7132658f2a1b0d7a2258959c883bd9b9845280a7750019b51c73e15eaa05d7f32ed7c50', NULL),
    ('sealed too', '', '1f1eb741-07a6-634e-8000-47f78cd7a1c3', '1bda3688-2e67-0359-a9c1-cef3a6b4175f', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30804b92d6fe4b90689784d2bbb1eb85dd33856b02f0ce01f8d24d8a63604528f3', NULL),
    ('sealed too', '', '1f1eb741-07a6-634e-8000-47f78cd7a1c3', '1bda3688-2e67-0359-a9c1-cef3a6b4175f', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f308029ec651d221595e05fc2d8254806ef3dce0ed2532a0044df1178f09b', NULL),
    ('sealed too', '', '1f1eb741-07a6-634e-8000-47f78cd7a1c3', '1bda3688-2e67-0359-a9c1-cef3a6b4175f', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080232aed46c9e535d352cab8e147c95c8aad13a23eead37ceca460bd8e', NULL),
    ('sealed too', '', '1f1eb741-07b4-60d0-8001-5c274d5c1852', 'e18f7e65-8422-6d39-872a-7de7c07abc4e', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f308033fef0e8a49d8c41242d72fbfc7490045a6dd66f27cb3d0602f25a7180d944d8bf78c8f2', NULL),
    ('sealed too', '', '1f1eb741-07b4-60d0-8001-5c274d5c1852', 'ed1efded-8e13-69ad-ebb0-c447648a4126', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30808050a8fa87351fb4acecba0a6e2f03b1b806d69a5540760637615a52a74a1a11bf87a4760894167c540f2f365334e92e4afadcb815503617cf972fedee338cf74dac8c52493274ad8e8b9848780bc1e6a0e92b929ed9a3a5f2f41e563589f94e3226117d392815c6ae50991f9279ecf09c8639f9741be863b6df911356cf9ea7a2cbbb5c5bed1bb3b0e28c53e379', NULL),
    ('sealed too', 'inner:ed1efded-8e13-69ad-ebb0-c447648a4126', '1f1eb741-07c3-605e-bfff-b27baeb8baf3', 'dd6b442d-c231-1c97-81d2-f808cf698796', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30803785f32a3a6dea896a04c824f6f19cd9d36879f8049ac3e102cc46a3b93de2d40b1ee9b7cd59cba07073896388d0ff7141f2e5dd4c582ab38e5a42b2f362949202f4acd36b4b0d0c364077134f85c21fbac3ca3b22e192c69fc5163a37308da8bc894e80495d81db5371005f34c837e15bbab219517cb2eacc4c4390caae55d0c10df98110d4caa652d75ec7e050c31507168691a9fe82f391e49c0e5a6c9715868bb82a8c16dd29c5c387d9aafe216440a762f744c442035b8d925f6e0f146f60bd1675522fd5bbfbfb8c736d5fdbe08dacb2e709f9d23bed90674678bad1307b4074befcc25fc6eb5cffcecef900dd7aea03d16778152db6cf959a0f25a2fd171ddca642421400a1f46c27d862e19d18925a881acaed78ea1a1ba922f45c4f3a8c0fceef079bfa77af78a8247a90694ddcda914c39c49dbd6cc734c43816246833221eddba739be5d6c0a67aa238f849f2a33eeb41206303b915b6cbf3c7baa57e0261d670fc3894074d6d965b61727fcb76714cef1874b978e0d9442db50e914c646ff989f9ea5349a6cf6aa26ac9d78c46a435555c6b3f2385b7d0adb645cfc4a5bf2ba823e68b33a0cd420a588a7ee2688aa31dfec6aa4627cd08af1cd885018fcd273cc36a72656b9ae0c40c69f83b1c7f8d9906edb2e332ee1337564187125b85cf0827021ed80d5536824579', NULL),
    ('sealed too', 'inner:ed1efded-8e13-69ad-ebb0-c447648a4126', '1f1eb741-07c3-605e-bfff-b27baeb8baf3', 'dd6b442d-c231-1c97-81d2-f808cf698796', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080ff827e5303bcebec9511b9ffa9c2a9795a78f2e85a52e5bb7472cb56f56cee', NULL),
    ('sealed too', 'inner:ed1efded-8e13-69ad-ebb0-c447648a4126', '1f1eb741-07c3-605e-bfff-b27baeb8baf3', 'dd6b442d-c231-1c97-81d2-f808cf698796', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30801068f0cc9032e12b6579426e0630c99cf93764f71f1ac75202d955c0521ece371791bbde60', NULL),
    ('sealed too', 'inner:ed1efded-8e13-69ad-ebb0-c447648a4126', '1f1eb741-07c3-605e-bfff-b27baeb8baf3', 'dd6b442d-c231-1c97-81d2-f808cf698796', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30807eff83ffd41957c195b0dc95469c71291ea9af4b402679361aad4aae', NULL),
    ('sealed too', 'inner:ed1efded-8e13-69ad-ebb0-c447648a4126', '1f1eb741-07c4-60d9-8000-259ec2cd012a', 'a98e7430-3852-f6d6-9c9d-e17449a02ee2', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080cfeaeb50ce8476eafdae2f1148adfa3bdf40a4297b8a3404fb541c55d6c5ab484a9de31a68bf8e933586344af51b96ae59e90ff8d55c3a5a83cc5bd0f9ba1859bd6fbbedafffbd981a9bbb1579faab2e193bd7ec5b384811a733b99e55cfaf21decb93fa9c0e77528fc86a8a31cdcbe2ae7c56dfc3890a250de05ab4671b9c7b0329444c3c902c17d48c64d029c9', NULL),
    ('sealed', '', '1f1eb741-0739-6216-bfff-9488e29447f1', '3a42b035-4756-1104-a106-115c779c76ef', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080072c9e09d15fd2d6cf9cc8412a4e5b18dd1e3a2bf7330af0d82e6a826c8d8e3e26d6873816278ca23d7bb778af13fc48692f4734d9c9908788e586e15e31f3435060213fe04b574b4399e58fe17d7c0a349f05082917dc350d2cf2fed5318ec0062a9d994f6028fa6d870293a451e1421868d6ba64f3c883b52a50f9b0f7e3ae1a8bcca9aa1c90916b484eb185bc1b8f198ab69cf951bad1707ee38d9901a80ee4766673147a6c5ab0e799eaaa7de507d953f7bf2e1067aafdde2e0177782b9031ada25651db2d2c80c2ea8c8072ff0d6946e71ed9671a457fbf5dac157dec1c627d46962cf582731c4e2b9a4dec07b14d01d57edf84a0020e15bf58047eedf6e5c94dd5fb1ad402fa100d71c330561894f2cd96a40506014383dbf3b164b35414418224751ebcd8508a8b69e118c8308f991d5097d621aaa8bc', NULL),
    ('sealed', '', '1f1eb741-0739-6216-bfff-9488e29447f1', '3a42b035-4756-1104-a106-115c779c76ef', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f308056bad22a0de244475529c49f46d3d64bc21c9ad18205f638db7ea80f8d2e9c265c5cc46398', NULL),
    ('sealed', '', '1f1eb741-0739-6216-bfff-9488e29447f1', '3a42b035-4756-1104-a106-115c779c76ef', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080164bfdcb5936646baa660723ddb3231f586ca8e5d691ace14ed68ed1', NULL),
    ('sealed', '', '1f1eb741-073a-6455-8000-1db18ad8a560', 'd55eb9d8-05c8-89f4-e9fe-ce680188d76e', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080a0eda8c2af9c972178a88436fa462e8ec93fcd88ebfb94e5ef125cdeb615b6117e5e1ad68910bf563ee1c7ce05b8c22b9a05336e4dfac35d28ed0dea82c53c821f79265a0188180f64864e28324feb08970454d3d1a2bb4c8251372e9d047edcd5e2d9fd6819bddd3d7b2ec3a044fe780ffe1efa4469213c95785fbaede7f5ccc3410067948cbbac680b66681a6dcdbe2a061d5df1d3d72d6ee1c39b03eb18b5d28f343416186ff24f9e6b7251633f83ee0837f974f984c1af28892b3de75d93904bbd6b3f941b4a619348e27c8c16cce9b2fb4791192d64dc2ae93fcd0d768552aa14cc29ee80bd6071954467b63a947f9da0c98758ac7d981294bd5a1a2a51784ad6dad6c3ef9b49668d2804863098aee751ecf8f172d9541f1bc6df923085e652a46bb086ebb26b18bb6f39b40d3cbdd65831ec7706776993a42cbb502eae2715c72b3c41a2bff6d81c8008b73d0733e206195f3ebc15dbbfbce821aeb36517', NULL),
    ('sealed', '', '1f1eb741-073a-6455-8000-1db18ad8a560', 'd55eb9d8-05c8-89f4-e9fe-ce680188d76e', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080d82302333cff51d17611de071043f487f824e373e8b172a64544a9d0cbea3d', NULL),
    ('sealed', '', '1f1eb741-0784-666d-8002-f9a8956e864a', '5d658501-ec86-041f-4e30-2ac4221be71b', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30805553c837fcf7a21abd3031752381ef403ca274b07080d9d4007a69a3504330f743b51256a5aa4c321046b3f3232bfd4d0b73c7bf008678bdf00cc922aa06727284ddfec43cf912d33e446aea70511e78d8da03bfcf52fe03f0fae8e1cbe3d7df8b4e1e21da752ed7b654e67f8b60db999633ce424c2f7c9bb71f9ee2891d0fc2653f95cac9b145c073d7800f6d6a903ee5a6a6d2efc20f5d219af009838e3bb0324ca7f4c6c577e195254f0ada4af38747d2abcbc6b50690a067353bbf7381c789a8526553bbb433ad6d906a2a248c55683344cb8e2350234c253f679c2d423287e81239e6d9d8722c25391b1a2a1411773b05c8003cdd8b36114c6fdfb25db6f811d00057ae8e1e5e243434c6a2fa71ea9bf6480ad37be159e78574367f777c88b8bdf7d8d4ca364300a5dfcc19ea6d2031419946a6a69aff31', NULL),
    ('sealed', '', '1f1eb741-0784-666d-8002-f9a8956e864a', '5d658501-ec86-041f-4e30-2ac4221be71b', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080bcbc686a86dc7be7e4e5bec014effba76ef8f898eb4059649d9566ab038c075d3b4fdbba82', NULL),
    ('sealed', '', '1f1eb741-0784-666d-8002-f9a8956e864a', '5d658501-ec86-041f-4e30-2ac4221be71b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080bb688cc7fa2b1254c44a6fab0aae8304b6b15564279d23753436b168', NULL),
    ('sealed', '', '1f1eb741-0785-6c36-8003-ee1def581dea', 'fdf31e9c-18e4-cd9b-d031-d34f39647207', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f308002f5fdd09d0d4692acd41bccbbce869e93abca0fbc2e7a744b6b9c418ab8fc4c1936d4f7c66ebf5b42771014f8cf1963c6b1dbf2aea679ef99c9ee5fbd67d9b28fcd9461d26502d8ec2749c18e1d06bc0eb9fb94e658c9e33ac9e0a3d897cc68a1b799926b31fc0551f6f8133ff95ecf07f016afd579a606d1167382ec030ded979a5e0d7f098f7753d9256267cccdb0345039f94fed5bdbaabc81e0e34d0aa6619d193996820437350b2bdc695d9a4efb6ddc9e5db90059bb147e67d2e00af07f18ea69283a04ba27b1a5ff8a7c936e785b5f4aaaeb885e714dc1ee0d1ef0fcb5d59daa6c5ced824e3ea67a728f151946ab3a68fb27d4103da4fb896bfecd328cc7c1e1663b3192af3d34ea12ff800c61710108e041e2449bf09952f4c36c20a7bbbcc8c617eb7a83aa518964e7bed08d9b7aa2ad8a794bb664ae79a1abb1b38cf85a67ddbc2ade3f6bfc60d37423fcfd6d0281e6d53a921d1366748291b21a20', NULL),
    ('sealed', '', '1f1eb741-0785-6c36-8003-ee1def581dea', 'fdf31e9c-18e4-cd9b-d031-d34f39647207', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080fd8a73b059ce249f6f3582ca855a59af3f146c6bff5cab8d17cb471366d9ac', NULL),
    ('stepped', '', '1f1eb741-093d-687e-bfff-98f377f6f752', '725196d9-7807-0490-3444-0efbb4383d43', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\xae7e43b3'),
    ('stepped', '', '1f1eb741-093d-687e-bfff-98f377f6f752', '725196d9-7807-0490-3444-0efbb4383d43', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\xf6dac8d9'),
    ('stepped', '', '1f1eb741-093f-6a80-8000-0cab794d32e1', '1d7fca71-d524-fda4-6651-34cce6fe6c49', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1eb741-0862-684b-bfff-b31130d5ce36', 'c27cdda1-3ed2-0394-438f-3821111654c1', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x252b9dd5'),
    ('timed', '', '1f1eb741-0862-684b-bfff-b31130d5ce36', 'c27cdda1-3ed2-0394-438f-3821111654c1', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x46efaded'),
    ('timed', '', '1f1eb741-0862-684b-bfff-b31130d5ce36', 'c27cdda1-3ed2-0394-438f-3821111654c1', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x0e6ac39c'),
    ('timed', '', '1f1eb741-0863-6c53-8000-a6282d46cc76', 'f6750dbb-adef-40a1-726f-2b9b28b7bf78', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x470bc059'),
    ('timed', '', '1f1eb741-0863-6c53-8000-a6282d46cc76', 'f6750dbb-adef-40a1-726f-2b9b28b7bf78', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xdbd70413'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1eb741-067d-6d3e-bfff-94f4dab0ec85', '3927e6b6-0055-5f94-7f4c-f17e8f435fc6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7cd4d513'),
    ('ünï ''code''', '', '1f1eb741-067d-6d3e-bfff-94f4dab0ec85', '3927e6b6-0055-5f94-7f4c-f17e8f435fc6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x9580667e'),
    ('ünï ''code''', '', '1f1eb741-067d-6d3e-bfff-94f4dab0ec85', '3927e6b6-0055-5f94-7f4c-f17e8f435fc6', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x57d6adea'),
    ('ünï ''code''', '', '1f1eb741-067e-6c30-8000-54336b147020', '5ba8b9a4-8ae3-5b7c-6b4f-f6ecb8e5235e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x471f7202'),
    ('ünï ''code''', '', '1f1eb741-067e-6c30-8000-54336b147020', '5ba8b9a4-8ae3-5b7c-6b4f-f6ecb8e5235e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x86678b0e');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation") values
    ('chat', '', '1f1eb741-053c-67ba-bfff-246d36592751', NULL, '{"v": 4, "id": "1f1eb741-053c-67ba-bfff-246d36592751", "ts": "2026-11-28T21:38:34.785571+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.tgamlea2"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x47d5836891ef86327abc059a', NULL),
    ('chat', '', '1f1eb741-053e-68c4-8000-5d7bdab52368', '1f1eb741-053c-67ba-bfff-246d36592751', '{"v": 4, "id": "1f1eb741-053e-68c4-8000-5d7bdab52368", "ts": "2026-11-28T21:38:34.786414+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.tgamlea2"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.cc8t5FIv", "messages": "00000002.cc8t5FIv", "__start__": "00000002.cc8t5FIv", "branch:to:reply": "00000002.cc8t5FIv"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa752855cfb834fcedb021e96', NULL),
    ('chat', '', '1f1eb741-0559-6d9b-8001-961f67ed7e55', '1f1eb741-053e-68c4-8000-5d7bdab52368', '{"v": 4, "id": "1f1eb741-0559-6d9b-8001-961f67ed7e55", "ts": "2026-11-28T21:38:34.797591+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.cc8t5FIv"}, "__input__": {}, "__start__": {"__start__": "00000001.tgamlea2"}}, "channel_values": {}, "channel_versions": {"items": "00000003.0uRSCh09", "messages": "00000003.0uRSCh09", "__start__": "00000002.cc8t5FIv", "branch:to:reply": "00000003.0uRSCh09"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x4d5b404dd493b966db021e96', NULL),
    ('chat', '', '1f1eb741-0578-639a-8002-4efb9f0ea390', '1f1eb741-0559-6d9b-8001-961f67ed7e55', '{"v": 4, "id": "1f1eb741-0578-639a-8002-4efb9f0ea390", "ts": "2026-11-28T21:38:34.810026+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.cc8t5FIv"}, "__input__": {}, "__start__": {"__start__": "00000001.tgamlea2"}}, "channel_values": {}, "channel_versions": {"items": "00000003.0uRSCh09", "messages": "00000003.0uRSCh09", "__start__": "00000004.URD_e4ev", "branch:to:reply": "00000003.0uRSCh09"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x48a841171cda06917abc059adb021e96', NULL),
    ('chat', '', '1f1eb741-0579-6fe3-8003-f926996c0ee2', '1f1eb741-0578-639a-8002-4efb9f0ea390', '{"v": 4, "id": "1f1eb741-0579-6fe3-8003-f926996c0ee2", "ts": "2026-11-28T21:38:34.810762+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.cc8t5FIv"}, "__input__": {}, "__start__": {"__start__": "00000004.URD_e4ev"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.pMq_RLEt", "messages": "00000005.pMq_RLEt", "__start__": "00000005.pMq_RLEt", "branch:to:reply": "00000005.pMq_RLEt"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x33e55a6e0ba3fc50db021e96', NULL),
    ('chat', '', '1f1eb741-0588-695f-8004-d514437aa2cb', '1f1eb741-0579-6fe3-8003-f926996c0ee2', '{"v": 4, "id": "1f1eb741-0588-695f-8004-d514437aa2cb", "ts": "2026-11-28T21:38:34.816730+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.pMq_RLEt"}, "__input__": {}, "__start__": {"__start__": "00000004.URD_e4ev"}}, "channel_values": {}, "channel_versions": {"items": "00000006.D1GDCjEP", "messages": "00000006.D1GDCjEP", "__start__": "00000005.pMq_RLEt", "branch:to:reply": "00000006.D1GDCjEP"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xd34276d2fc29fc15db021e96e11ee94d', NULL),
    ('chat', '', '1f1eb741-059e-627a-8005-2273031966d3', '1f1eb741-0588-695f-8004-d514437aa2cb', '{"v": 4, "id": "1f1eb741-059e-627a-8005-2273031966d3", "ts": "2026-11-28T21:38:34.825564+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.pMq_RLEt"}, "__input__": {}, "__start__": {"__start__": "00000004.URD_e4ev"}}, "channel_values": {}, "channel_versions": {"items": "00000006.D1GDCjEP", "messages": "00000006.D1GDCjEP", "__start__": "00000007.9FsOoLSS", "branch:to:reply": "00000006.D1GDCjEP"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5cc6529447ec406b7abc059adb021e96', NULL),
    ('chat', '', '1f1eb741-059f-695b-8006-72e44ec29751', '1f1eb741-059e-627a-8005-2273031966d3', '{"v": 4, "id": "1f1eb741-059f-695b-8006-72e44ec29751", "ts": "2026-11-28T21:38:34.826162+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.pMq_RLEt"}, "__input__": {}, "__start__": {"__start__": "00000007.9FsOoLSS"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.p-mIrIxG", "messages": "00000008.p-mIrIxG", "__start__": "00000008.p-mIrIxG", "branch:to:reply": "00000008.p-mIrIxG"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x443a5b1f1fe2edb3db021e96', NULL),
    ('chat', '', '1f1eb741-05a9-6c27-8007-789a0e2f5147', '1f1eb741-059f-695b-8006-72e44ec29751', '{"v": 4, "id": "1f1eb741-05a9-6c27-8007-789a0e2f5147", "ts": "2026-11-28T21:38:34.830324+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.p-mIrIxG"}, "__input__": {}, "__start__": {"__start__": "00000007.9FsOoLSS"}}, "channel_values": {}, "channel_versions": {"items": "00000009.c9wmWjBP", "messages": "00000009.c9wmWjBP", "__start__": "00000008.p-mIrIxG", "branch:to:reply": "00000009.c9wmWjBP"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xc784b17d8184d6f6db021e96', NULL),
    ('chat', '', '1f1eb741-05c2-6239-8008-17dfb0313f4a', '1f1eb741-05a9-6c27-8007-789a0e2f5147', '{"v": 4, "id": "1f1eb741-05c2-6239-8008-17dfb0313f4a", "ts": "2026-11-28T21:38:34.840304+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.p-mIrIxG"}, "__input__": {}, "__start__": {"__start__": "00000007.9FsOoLSS"}}, "channel_values": {}, "channel_versions": {"items": "00000009.c9wmWjBP", "messages": "00000009.c9wmWjBP", "__start__": "00000010.2KSw-srS", "branch:to:reply": "00000009.c9wmWjBP"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xf1f0adcbe0a0d08c7abc059adb021e96', NULL),
    ('chat', '', '1f1eb741-05c3-67b5-8009-4c9e159d7f30', '1f1eb741-05c2-6239-8008-17dfb0313f4a', '{"v": 4, "id": "1f1eb741-05c3-67b5-8009-4c9e159d7f30", "ts": "2026-11-28T21:38:34.840864+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.p-mIrIxG"}, "__input__": {}, "__start__": {"__start__": "00000010.2KSw-srS"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.bqgeA3oU", "messages": "00000011.bqgeA3oU", "__start__": "00000011.bqgeA3oU", "branch:to:reply": "00000011.bqgeA3oU"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x0c59acd17d8284cadb021e96', NULL),
    ('chat', '', '1f1eb741-05cc-612c-800a-c4eee2e8261d', '1f1eb741-05c3-67b5-8009-4c9e159d7f30', '{"v": 4, "id": "1f1eb741-05cc-612c-800a-c4eee2e8261d", "ts": "2026-11-28T21:38:34.844379+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.bqgeA3oU"}, "__input__": {}, "__start__": {"__start__": "00000010.2KSw-srS"}}, "channel_values": {}, "channel_versions": {"items": "00000012.2QBzFHOe", "messages": "00000012.2QBzFHOe", "__start__": "00000011.bqgeA3oU", "branch:to:reply": "00000012.2QBzFHOe"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x4d8a26d4493b7570db021e96e11ee94d', NULL),
    ('chat', '', '1f1eb741-05e3-6f64-800b-e37fc02eb989', '1f1eb741-05cc-612c-800a-c4eee2e8261d', '{"v": 4, "id": "1f1eb741-05e3-6f64-800b-e37fc02eb989", "ts": "2026-11-28T21:38:34.854160+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.bqgeA3oU"}, "__input__": {}, "__start__": {"__start__": "00000010.2KSw-srS"}}, "channel_values": {}, "channel_versions": {"items": "00000012.2QBzFHOe", "messages": "00000012.2QBzFHOe", "__start__": "00000013.BgxVcaQl", "branch:to:reply": "00000012.2QBzFHOe"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x33913921d206062e7abc059adb021e96', NULL),
    ('chat', '', '1f1eb741-05e4-6ff8-800c-53167db9d6a3', '1f1eb741-05e3-6f64-800b-e37fc02eb989', '{"v": 4, "id": "1f1eb741-05e4-6ff8-800c-53167db9d6a3", "ts": "2026-11-28T21:38:34.854595+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.bqgeA3oU"}, "__input__": {}, "__start__": {"__start__": "00000013.BgxVcaQl"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.gJzlBfMg", "messages": "00000014.gJzlBfMg", "__start__": "00000014.gJzlBfMg", "branch:to:reply": "00000014.gJzlBfMg"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xaf47d6ec0d38528adb021e96', NULL),
    ('chat', '', '1f1eb741-05ed-6848-800d-6de59fa4ef72', '1f1eb741-05e4-6ff8-800c-53167db9d6a3', '{"v": 4, "id": "1f1eb741-05ed-6848-800d-6de59fa4ef72", "ts": "2026-11-28T21:38:34.858082+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.gJzlBfMg"}, "__input__": {}, "__start__": {"__start__": "00000013.BgxVcaQl"}}, "channel_values": {}, "channel_versions": {"items": "00000015.lPtBjLAr", "messages": "00000015.lPtBjLAr", "__start__": "00000014.gJzlBfMg", "branch:to:reply": "00000015.lPtBjLAr"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x4894466bebea3e85db021e96', NULL),
    ('chat', '', '1f1eb741-0605-673d-800e-cdbce2af2920', '1f1eb741-05ed-6848-800d-6de59fa4ef72', '{"v": 4, "id": "1f1eb741-0605-673d-800e-cdbce2af2920", "ts": "2026-11-28T21:38:34.867877+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.gJzlBfMg"}, "__input__": {}, "__start__": {"__start__": "00000013.BgxVcaQl"}}, "channel_values": {}, "channel_versions": {"items": "00000015.lPtBjLAr", "messages": "00000015.lPtBjLAr", "__start__": "00000016.0Ub5khR_", "branch:to:reply": "00000015.lPtBjLAr"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xef134acd73cffa637abc059adb021e96', NULL),
    ('chat', '', '1f1eb741-0606-6879-800f-67de123c1bf5', '1f1eb741-0605-673d-800e-cdbce2af2920', '{"v": 4, "id": "1f1eb741-0606-6879-800f-67de123c1bf5", "ts": "2026-11-28T21:38:34.868330+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.gJzlBfMg"}, "__input__": {}, "__start__": {"__start__": "00000016.0Ub5khR_"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017._hbDxQRa", "messages": "00000017._hbDxQRa", "__start__": "00000017._hbDxQRa", "branch:to:reply": "00000017._hbDxQRa"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xa00133b534cd841edb021e96', NULL),
    ('chat', '', '1f1eb741-060f-65dd-8010-77f822482253', '1f1eb741-0606-6879-800f-67de123c1bf5', '{"v": 4, "id": "1f1eb741-060f-65dd-8010-77f822482253", "ts": "2026-11-28T21:38:34.871942+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017._hbDxQRa"}, "__input__": {}, "__start__": {"__start__": "00000016.0Ub5khR_"}}, "channel_values": {}, "channel_versions": {"items": "00000018.-XhUiGwI", "messages": "00000018.-XhUiGwI", "__start__": "00000017._hbDxQRa", "branch:to:reply": "00000018.-XhUiGwI"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xcd432c17917916dedb021e96e11ee94d', NULL),
    ('delta', '', '1f1eb741-0635-6631-bfff-af63b32d420b', NULL, '{"v": 4, "id": "1f1eb741-0635-6631-bfff-af63b32d420b", "ts": "2026-11-28T21:38:34.887523+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.tIaxxgnF"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x21e8ab62f7d8c7067abc059a', NULL),
    ('delta', '', '1f1eb741-0636-63b5-8000-a1bfa79e4404', '1f1eb741-0635-6631-bfff-af63b32d420b', '{"v": 4, "id": "1f1eb741-0636-63b5-8000-a1bfa79e4404", "ts": "2026-11-28T21:38:34.887870+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.tIaxxgnF"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.5YRR2-11", "messages": "00000002.5YRR2-11", "__start__": "00000002.5YRR2-11", "branch:to:reply": "00000002.5YRR2-11"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc162f2c104f46b4fdb021e96', NULL),
    ('delta', '', '1f1eb741-063b-6dff-8001-4933ed1f95fc', '1f1eb741-0636-63b5-8000-a1bfa79e4404', '{"v": 4, "id": "1f1eb741-063b-6dff-8001-4933ed1f95fc", "ts": "2026-11-28T21:38:34.890179+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.5YRR2-11"}, "__input__": {}, "__start__": {"__start__": "00000001.tIaxxgnF"}}, "channel_values": {}, "channel_versions": {"items": "00000003._1y7ga7U", "messages": "00000003._1y7ga7U", "__start__": "00000002.5YRR2-11", "branch:to:reply": "00000003._1y7ga7U"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xcc997faabfb3c73cdb021e96', NULL),
    ('delta', '', '1f1eb741-064e-6cc9-8002-39ce2ded4c86', '1f1eb741-063b-6dff-8001-4933ed1f95fc', '{"v": 4, "id": "1f1eb741-064e-6cc9-8002-39ce2ded4c86", "ts": "2026-11-28T21:38:34.897927+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.5YRR2-11"}, "__input__": {}, "__start__": {"__start__": "00000001.tIaxxgnF"}}, "channel_values": {}, "channel_versions": {"items": "00000003._1y7ga7U", "messages": "00000003._1y7ga7U", "__start__": "00000004.UBynvaDw", "branch:to:reply": "00000003._1y7ga7U"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x7b865f1903fb5c4d7abc059adb021e96', NULL),
    ('delta', '', '1f1eb741-064f-6dfb-8003-648f7ec93071', '1f1eb741-064e-6cc9-8002-39ce2ded4c86', '{"v": 4, "id": "1f1eb741-064f-6dfb-8003-648f7ec93071", "ts": "2026-11-28T21:38:34.898373+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.5YRR2-11"}, "__input__": {}, "__start__": {"__start__": "00000004.UBynvaDw"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.vM2uAyK5", "messages": "00000005.vM2uAyK5", "__start__": "00000005.vM2uAyK5", "branch:to:reply": "00000005.vM2uAyK5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x19b1d62e1f114d46db021e96', NULL),
    ('delta', '', '1f1eb741-0657-67d1-8004-2ea0fb4c746d', '1f1eb741-064f-6dfb-8003-648f7ec93071', '{"v": 4, "id": "1f1eb741-0657-67d1-8004-2ea0fb4c746d", "ts": "2026-11-28T21:38:34.901487+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.vM2uAyK5"}, "__input__": {}, "__start__": {"__start__": "00000004.UBynvaDw"}}, "channel_values": {}, "channel_versions": {"items": "00000006.5BScu6EM", "messages": "00000006.5BScu6EM", "__start__": "00000005.vM2uAyK5", "branch:to:reply": "00000006.5BScu6EM"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xdeb3def09914fa5ddb021e96e11ee94d', NULL),
    ('delta', '', '1f1eb741-0666-6f7a-8005-fbc86ac9911a', '1f1eb741-0657-67d1-8004-2ea0fb4c746d', '{"v": 4, "id": "1f1eb741-0666-6f7a-8005-fbc86ac9911a", "ts": "2026-11-28T21:38:34.907825+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.vM2uAyK5"}, "__input__": {}, "__start__": {"__start__": "00000004.UBynvaDw"}}, "channel_values": {}, "channel_versions": {"items": "00000006.5BScu6EM", "messages": "00000006.5BScu6EM", "__start__": "00000007.5Rsmo3ZJ", "branch:to:reply": "00000006.5BScu6EM"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5880a1a4bce268f17abc059adb021e96', NULL),
    ('delta', '', '1f1eb741-0667-6e66-8006-c95cd7237230', '1f1eb741-0666-6f7a-8005-fbc86ac9911a', '{"v": 4, "id": "1f1eb741-0667-6e66-8006-c95cd7237230", "ts": "2026-11-28T21:38:34.908213+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.vM2uAyK5"}, "__input__": {}, "__start__": {"__start__": "00000007.5Rsmo3ZJ"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.Yvr49Q0U", "messages": "00000008.Yvr49Q0U", "__start__": "00000008.Yvr49Q0U", "branch:to:reply": "00000008.Yvr49Q0U"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6676052cc76cfbc9db021e96', NULL),
    ('delta', '', '1f1eb741-066f-6c13-8007-9ad83f1ad4c4', '1f1eb741-0667-6e66-8006-c95cd7237230', '{"v": 4, "id": "1f1eb741-066f-6c13-8007-9ad83f1ad4c4", "ts": "2026-11-28T21:38:34.911426+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.Yvr49Q0U"}, "__input__": {}, "__start__": {"__start__": "00000007.5Rsmo3ZJ"}}, "channel_values": {}, "channel_versions": {"items": "00000009.RZco8C-b", "messages": "00000009.RZco8C-b", "__start__": "00000008.Yvr49Q0U", "branch:to:reply": "00000009.RZco8C-b"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x0ff97a4250a3ea82db021e96', NULL),
    ('failed', '', '1f1eb741-06f1-60fb-bfff-33a74502a538', NULL, '{"v": 4, "id": "1f1eb741-06f1-60fb-bfff-33a74502a538", "ts": "2026-11-28T21:38:34.964396+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Gtcdaznq"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1fc7f0aebbd05e857abc059a', NULL),
    ('failed', '', '1f1eb741-06f2-6185-8000-831616fb7d04', '1f1eb741-06f1-60fb-bfff-33a74502a538', '{"v": 4, "id": "1f1eb741-06f2-6185-8000-831616fb7d04", "ts": "2026-11-28T21:38:34.964817+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Gtcdaznq"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.arxclntQ", "answer": "00000002.arxclntQ", "messages": "00000002.arxclntQ", "__start__": "00000002.arxclntQ", "branch:to:reply": "00000002.arxclntQ"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xde0b2bfdcdf88445db021e96', NULL),
    ('failed', '', '1f1eb741-06fb-6613-8001-9109c96b5cfd', '1f1eb741-06f2-6185-8000-831616fb7d04', '{"v": 4, "id": "1f1eb741-06fb-6613-8001-9109c96b5cfd", "ts": "2026-11-28T21:38:34.968614+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.arxclntQ"}, "__input__": {}, "__start__": {"__start__": "00000001.Gtcdaznq"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.arxclntQ", "items": "00000003.OU9tJxbb", "answer": "00000002.arxclntQ", "messages": "00000003.OU9tJxbb", "__start__": "00000002.arxclntQ", "branch:to:inner": "00000003.OU9tJxbb", "branch:to:reply": "00000003.OU9tJxbb", "branch:to:beside": "00000003.OU9tJxbb"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x2cb834f97d510f65db021e96', NULL),
    ('fork', '', '1f1eb741-061f-64a9-bfff-c8597687475d', NULL, '{"v": 4, "id": "1f1eb741-061f-64a9-bfff-c8597687475d", "ts": "2026-11-28T21:38:34.878476+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.GVnnYxUV"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xf5bbd793210824657abc059a', NULL),
    ('fork', '', '1f1eb741-0620-629b-8000-1135a0cf3386', '1f1eb741-061f-64a9-bfff-c8597687475d', '{"v": 4, "id": "1f1eb741-0620-629b-8000-1135a0cf3386", "ts": "2026-11-28T21:38:34.878831+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.GVnnYxUV"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.hS4XD2VC", "messages": "00000002.hS4XD2VC", "__start__": "00000002.hS4XD2VC", "branch:to:reply": "00000002.hS4XD2VC"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xb465b4ef76e8f7d9db021e96', NULL),
    ('fork', '', '1f1eb741-0627-6714-8001-006433ca50c0', '1f1eb741-0620-629b-8000-1135a0cf3386', '{"v": 4, "id": "1f1eb741-0627-6714-8001-006433ca50c0", "ts": "2026-11-28T21:38:34.881808+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.hS4XD2VC"}, "__input__": {}, "__start__": {"__start__": "00000001.GVnnYxUV"}}, "channel_values": {}, "channel_versions": {"items": "00000003.IJIdEHlh", "messages": "00000003.IJIdEHlh", "__start__": "00000002.hS4XD2VC", "branch:to:reply": "00000003.IJIdEHlh"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xedfb2eef4a612f8ddb021e96', NULL),
    ('fork', '', '1f1eb741-06e5-6a04-8001-603dacc12a90', '1f1eb741-0620-629b-8000-1135a0cf3386', '{"v": 4, "id": "1f1eb741-06e5-6a04-8001-603dacc12a90", "ts": "2026-11-28T21:38:34.959690+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.GVnnYxUV"}}, "channel_values": {}, "channel_versions": {"items": "00000003.p1IIBhl6", "messages": "00000003.CFe3voA8", "__start__": "00000002.hS4XD2VC", "branch:to:reply": "00000003.CFe3voA8"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x32f6b11cb8a834a6db021e96e11ee94d', NULL),
    ('keyed', '', '1f1eb741-0813-6c6b-bfff-2bb36011b52d', NULL, '{"v": 4, "id": "1f1eb741-0813-6c6b-bfff-2bb36011b52d", "ts": "2026-11-28T21:38:35.083469+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ESlWSPIp"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f917801dafe1f8c02e96ab38ddffeacdb8aa7162defce1816d37b5f0ecfa4273e8e377a7241f57be6ce33361017e2d12572b43b3', NULL, NULL),
    ('keyed', '', '1f1eb741-0815-628e-8000-fcf5f9001fdc', '1f1eb741-0813-6c6b-bfff-2bb36011b52d', '{"v": 4, "id": "1f1eb741-0815-628e-8000-fcf5f9001fdc", "ts": "2026-11-28T21:38:35.084036+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ESlWSPIp"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.IfaeN9d2", "messages": "00000002.IfaeN9d2", "__start__": "00000002.IfaeN9d2", "branch:to:reply": "00000002.IfaeN9d2"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f9153b6c7da4ac0ef6888f4cddd52904772731a1bd22011279db449df9cb33b3ad1ce07e673ff4132b995346c2e0ef79f637cc20fbdd26ea9d23be674d1c96c19197f7ec4c046ceb7ba9ae808acd8190a722b63e0b5b20a597a132f15f461c7d06ab06271b462c6cdf5740', NULL, NULL),
    ('keyed', '', '1f1eb741-0829-6621-8001-2367a0997ae2', '1f1eb741-0815-628e-8000-fcf5f9001fdc', '{"v": 4, "id": "1f1eb741-0829-6621-8001-2367a0997ae2", "ts": "2026-11-28T21:38:35.092309+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.IfaeN9d2"}, "__input__": {}, "__start__": {"__start__": "00000001.ESlWSPIp"}}, "channel_values": {}, "channel_versions": {"items": "00000003.t7odSUL6", "messages": "00000003.t7odSUL6", "__start__": "00000002.IfaeN9d2", "branch:to:reply": "00000003.t7odSUL6"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d74596d71763847466355536934a5f944b5a3f07a81fd9d1b68697c34800c8a869255ba949aa2ae321b394e50f98fdfc8b446bc1ac8801817c63c3d7704f80bb9e1290c1d3b3510a013220d7c4270ab2648523ccd1749c5eb37275b5bc1e6bd385cec1a6aea629e4cd76b90a166c3a811f1fbbe6235964b73c9f62b506aff1ea3b5', NULL, NULL),
    ('left', '', '1f1eb741-08a4-62a8-bfff-c108924c2ef0', NULL, '{"v": 4, "id": "1f1eb741-08a4-62a8-bfff-c108924c2ef0", "ts": "2026-11-28T21:38:35.142616+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.9cB3s5EW"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x41c1ed5b1c560f947abc059a', NULL),
    ('left', '', '1f1eb741-08a5-634b-8000-454cb4f4e738', '1f1eb741-08a4-62a8-bfff-c108924c2ef0', '{"v": 4, "id": "1f1eb741-08a5-634b-8000-454cb4f4e738", "ts": "2026-11-28T21:38:35.143040+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.9cB3s5EW"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.quPbtnEg", "answer": "00000002.quPbtnEg", "messages": "00000002.quPbtnEg", "__start__": "00000002.quPbtnEg", "branch:to:reply": "00000002.quPbtnEg"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x912848c91b47b17ddb021e96', NULL),
    ('left', '', '1f1eb741-08b2-6618-8001-96a14eb12089', '1f1eb741-08a5-634b-8000-454cb4f4e738', '{"v": 4, "id": "1f1eb741-08b2-6618-8001-96a14eb12089", "ts": "2026-11-28T21:38:35.148430+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.quPbtnEg"}, "__input__": {}, "__start__": {"__start__": "00000001.9cB3s5EW"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.quPbtnEg", "items": "00000003.9SyBU3x6", "answer": "00000002.quPbtnEg", "messages": "00000003.9SyBU3x6", "__start__": "00000002.quPbtnEg", "branch:to:inner": "00000003.9SyBU3x6", "branch:to:reply": "00000003.9SyBU3x6", "branch:to:beside": "00000003.9SyBU3x6"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x42581716e782adc8db021e96', NULL),
    ('question', '', '1f1eb741-068f-6fdd-bfff-f900db314a21', NULL, '{"v": 4, "id": "1f1eb741-068f-6fdd-bfff-f900db314a21", "ts": "2026-11-28T21:38:34.924637+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.N5gYdvIm"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5c69193e8e7a917f7abc059a', NULL),
    ('question', '', '1f1eb741-0690-6c81-8000-528fdaab8309', '1f1eb741-068f-6fdd-bfff-f900db314a21', '{"v": 4, "id": "1f1eb741-0690-6c81-8000-528fdaab8309", "ts": "2026-11-28T21:38:34.924960+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.N5gYdvIm"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.MxKiRHmr", "messages": "00000002.MxKiRHmr", "__start__": "00000002.MxKiRHmr", "branch:to:reply": "00000002.MxKiRHmr"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x6beba873bbb3ae77db021e96', NULL),
    ('question', '', '1f1eb741-0697-63e1-8001-4fb2923ba6cc', '1f1eb741-0690-6c81-8000-528fdaab8309', '{"v": 4, "id": "1f1eb741-0697-63e1-8001-4fb2923ba6cc", "ts": "2026-11-28T21:38:34.927604+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.MxKiRHmr"}, "__input__": {}, "__start__": {"__start__": "00000001.N5gYdvIm"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.KgGFpAE7", "answer": "00000002.MxKiRHmr", "messages": "00000003.KgGFpAE7", "__start__": "00000002.MxKiRHmr", "branch:to:inner": "00000003.KgGFpAE7", "branch:to:reply": "00000003.KgGFpAE7", "branch:to:beside": "00000003.KgGFpAE7"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x8290e43e40692801db021e96', NULL),
    ('question', 'inner:e903f972-7ced-4f9e-485c-069b416efb19', '1f1eb741-06a8-6388-bfff-6816d5404c75', NULL, '{"v": 4, "id": "1f1eb741-06a8-6388-bfff-6816d5404c75", "ts": "2026-11-28T21:38:34.934561+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.TnKR4MIt"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1eb741-0697-63e1-8001-4fb2923ba6cc"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9b0c8e0cf415623e7abc059a', NULL),
    ('question', 'inner:e903f972-7ced-4f9e-485c-069b416efb19', '1f1eb741-06a9-6444-8000-e89a3c7cb5f1', '1f1eb741-06a8-6388-bfff-6816d5404c75', '{"v": 4, "id": "1f1eb741-06a9-6444-8000-e89a3c7cb5f1", "ts": "2026-11-28T21:38:34.934987+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.TnKR4MIt"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.Mb1ZMpwj", "answer": "00000002.Mb1ZMpwj", "messages": "00000002.Mb1ZMpwj", "__start__": "00000002.Mb1ZMpwj", "branch:to:ask": "00000002.Mb1ZMpwj"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1eb741-0697-63e1-8001-4fb2923ba6cc"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xe4ad9dd2bc758c14db021e96', NULL),
    ('sealed too', '', '1f1eb741-07a5-61d0-bfff-7bf726744b2c', NULL, '{"v": 4, "id": "1f1eb741-07a5-61d0-bfff-7bf726744b2c", "ts": "2026-11-28T21:38:35.038146+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.YlWiggQQ"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCAltq/z4+JHhqZN2Hbwz9DMRl6sV9sPPCfECNUzDhYWJ9piIlNtQ5dkMrEqBN2yyiNb9EFVEuzOsscCWWPCQDRrR+27Na2hYNLg7zjCc+M5WioQ+VOpeFPzEzinIX/khtbv2OTP9iqY69GX31nuT8F9B2ekPz4SLPjQMLJliPOIhm+sw1Z2M8bBnqtu+dT3pAJMAtZFm3eTbSUtQoEpiKs", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30808bb2fdf6bef7831a29cb7caaac7353d2cd7f55645de75f69652e4351ab83138ed554a22fabc172f440d77f3d85bf961e84f06e', NULL, NULL),
    ('sealed too', '', '1f1eb741-07a6-634e-8000-47f78cd7a1c3', '1f1eb741-07a5-61d0-bfff-7bf726744b2c', '{"v": 4, "id": "1f1eb741-07a6-634e-8000-47f78cd7a1c3", "ts": "2026-11-28T21:38:35.038591+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.YlWiggQQ"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.KeVMSpzd", "messages": "00000002.KeVMSpzd", "__start__": "00000002.KeVMSpzd", "branch:to:reply": "00000002.KeVMSpzd"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCA6PiU08drfLwWG1dUz1POHnVLWsBw6rDcmHBuOhGLTjzL0gOV5uVWfuAUCi1Yzlaz31hrNQr/fXWOx0IdFrS+jBIU0pXOXp0sba/QJbkYTIP5FVM81SdLSX4U6Hg8jWm1PNH1EMEFhfKL3z2y8MO0Sg+CyLW08paYx98PkIDZ41hm+AVC31F8a9m+oXNE0UARRHxBB3DUL8Q9VgpleyW0IkWQGVeLcFodfMqNxcPR7216Z5qfmi1HL0XBkv9w5OU=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080a0c2e333bb947a816267501b95b6ab56dd7db5d44c3a16182f54f62bef66b808e1fec6cf0b692c6acd31235b7465f9256a2b153fb5a274df4aaffae93d1b94dfb2b47fa90f4104ea27615589665fb66f528828288af39e3127dc2f09dd018b5e00e6e012b3c7a84d1f565f1e50c204b69d008ba10eff90f3562bb555f41d', NULL, NULL),
    ('sealed too', '', '1f1eb741-07b4-60d0-8001-5c274d5c1852', '1f1eb741-07a6-634e-8000-47f78cd7a1c3', '{"v": 4, "id": "1f1eb741-07b4-60d0-8001-5c274d5c1852", "ts": "2026-11-28T21:38:35.044252+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.KeVMSpzd"}, "__input__": {}, "__start__": {"__start__": "00000001.YlWiggQQ"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.KP3xLayT", "answer": "00000002.KeVMSpzd", "messages": "00000003.KP3xLayT", "__start__": "00000002.KeVMSpzd", "branch:to:inner": "00000003.KP3xLayT", "branch:to:reply": "00000003.KP3xLayT", "branch:to:beside": "00000003.KP3xLayT"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCAhcyIPmz0voGyTSBzueNKvfdz6vtku638i6Szxp9pYz2l7xfoi5zxpcf5TDbFH+IbcIhZ8DWvLVlLDivqU/Dh6+s17EJGJJdChGEmy0BO4p9dfPelxhFak1rYt1TnPBwbZClbHTh+YNLJYbOSJQaOtBoJb9AmLRI97003/TNwmn7RBDoj39cHthvEGZx1eqdFvgW1h88qeHTURTxVCRBX2Fb7Uy8MlRVvUSUGT3S0NFKeUBs9/Wo2iMmKKAJOgXM=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30800f9e3d2d0b5bd3a259c8c645cc867c0c6c19a9e0fe2e5144524a6d6d262f57ba39c632c04e407a44600c7971d1825a298c0cd98b097d5551f5fc57f93cd245957d4b1adf1520e19727ff2fe048765a302d6e961d6ec5615f5ddb8cdeb036dc640a2b92c9716105f72183074029a770f526be527dd12e6827853332ff5697131c9ede672a46aa75c8ad60caeb7788834adb5034eb4026', NULL, NULL),
    ('sealed too', 'inner:ed1efded-8e13-69ad-ebb0-c447648a4126', '1f1eb741-07c3-605e-bfff-b27baeb8baf3', NULL, '{"v": 4, "id": "1f1eb741-07c3-605e-bfff-b27baeb8baf3", "ts": "2026-11-28T21:38:35.050397+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.16zTZIuw"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1eb741-07b4-60d0-8001-5c274d5c1852"}, "pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCARd2K4NJWG8BcR4aESXYmihCzLQy3KbY9X2fnO6PkvYuehm6oZRwEguJMdbjmYr5aWHL8McE4w1lfZP8f6qDNxNBizE7abJBkXr3C0qg0VRTT64v6eAuhtv3Lu//K+kfe/HlEXKkcdzotsXSduANE4N67LFe/6XyefgK8Wu3RGb+L2c+yNvTVrGYVPThLkUzIxYyN6ygiGh2Rg45R5WubYBV3N7ae8AAo3j55cxzQrZ821/LqdX9W+6Tg6R7LtnbU1kFojVIXGLo=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080bef85072b3840617999b20f40b90e3a1edd7428b07958418b141a398df695e275880419f4c2ac096fd009ef421942a0324e826', NULL, NULL),
    ('sealed too', 'inner:ed1efded-8e13-69ad-ebb0-c447648a4126', '1f1eb741-07c4-60d9-8000-259ec2cd012a', '1f1eb741-07c3-605e-bfff-b27baeb8baf3', '{"v": 4, "id": "1f1eb741-07c4-60d9-8000-259ec2cd012a", "ts": "2026-11-28T21:38:35.050817+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.16zTZIuw"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.btFK_R91", "answer": "00000002.btFK_R91", "messages": "00000002.btFK_R91", "__start__": "00000002.btFK_R91", "branch:to:ask": "00000002.btFK_R91"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1eb741-07b4-60d0-8001-5c274d5c1852"}, "pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCApzwA8LRYISaHPyHSL+6oyaEeCadRzHzccvSzt6UrT82r62/yXzPuOhP8qT8dOMzMafQManVtA1553pqhBzluIjmY2w18fw6/2S03RBke1tDxtg/dw2AGitAc69Mk5BPoEtH4cebMHXiBP6ysBrCTNDYP02hdRmRRNvz5CwylHTMRC2SdH9a9LvsKW6te3Iar0AJTqRLUb473m4NG27qqIeqTqKVvmWG+3JjVJYz6eN3PAU1MZ0uznzoq/a+G2DRKEkye9Fn1Kr/l6TaB8FM9IWQmarN5J1ulTT+h8eeOSwtcKDTH0CtebQ==", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080bfe053b18e1be7bf2f2920d0caa7ab221b83ca0d411e4011b42302c5b7f38b117aedfd13a8d95e053fe8d8db2c1eea14240ec0780101d38a5c01fece472f41f5b963d89d256d0a205db930aa7a02db771707ef6846f4a1e8f0b3215709fc54c178417c5abee350ca0240283b86f675b6300520b677779d4f4f8f4664', NULL, NULL),
    ('sealed', '', '1f1eb741-0739-6216-bfff-9488e29447f1', NULL, '{"v": 4, "id": "1f1eb741-0739-6216-bfff-9488e29447f1", "ts": "2026-11-28T21:38:34.993915+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.6p9YKYSa"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCAcIVvHgkg0rSBHTkHGFO/d7LTm/dMAqGjSYHcZnJXqVbm2ljMECFzAPE2WJ+U++umX85eli5nKSWLwAiyampneb3hxP29hzdb64pgypWW1jo+ilFmbyMTSzCGLZuD/XH7SKlUXadsPS7H4lywS41AJ1vou3+gjZufoovN3yp92rCjJg+Yl90nYq6PA18hp61jPowmlEylxjOeY8SN1Z9O", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080a1d730ad0f74679c05a23439dec36493252ac8c865cf269f8e6c4d68c4c79e81fed41cd6d38603e8ecad5972817213a63a3be0', NULL, NULL),
    ('sealed', '', '1f1eb741-073a-6455-8000-1db18ad8a560', '1f1eb741-0739-6216-bfff-9488e29447f1', '{"v": 4, "id": "1f1eb741-073a-6455-8000-1db18ad8a560", "ts": "2026-11-28T21:38:34.994381+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.6p9YKYSa"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.OuKnx19A", "messages": "00000002.OuKnx19A", "__start__": "00000002.OuKnx19A", "branch:to:reply": "00000002.OuKnx19A"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCA/OJYZa2vofomYH6bgRcKSwLDkfXPqCg40FU1LadUtgNnQkLvE8h+rZKGEQAO2Ks0GN+7wTKUmWBTH6/8+Us/4/PiDgb5bdNLBsjCn21aPe/UG1Hdkb+p7jDiVSonQ7M8YvEb48DTJhVRiiHQytc096ao7hXwZZi0gjConzxwLYwk4X92Yc2wQC4gKuI2A5Cqvl9BqFBhRD9o25uuSiXUrtj+JmeNNsgqyJSyJSAWze8Cc4yPSGHi2XjKvXzQlVU=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080c035c35300eab6fd31ca478cdcbfd290c952aab32a3c35d163c378fd5e740a741290d547fd2f179c714e7458fb89565a62ccabad7242c842aecd24f7a26823345fef3a4529c4c0d7e45d16dca8554be30f2a8b0e5a5e81cc83394cbbd99893f7b1cb78da424b760d4bf7', NULL, NULL),
    ('sealed', '', '1f1eb741-0747-6e00-8001-8f67cd46d87b', '1f1eb741-073a-6455-8000-1db18ad8a560', '{"v": 4, "id": "1f1eb741-0747-6e00-8001-8f67cd46d87b", "ts": "2026-11-28T21:38:34.999943+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.OuKnx19A"}, "__input__": {}, "__start__": {"__start__": "00000001.6p9YKYSa"}}, "channel_values": {}, "channel_versions": {"items": "00000003.w5qFBEhC", "messages": "00000003.w5qFBEhC", "__start__": "00000002.OuKnx19A", "branch:to:reply": "00000003.w5qFBEhC"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCAFqZQlymfOlHLsqUAXWnQUOqNtgGVl3T4Fh7nscqLw9WtaApAGjpzpGpIuCY6A3XYHF2Xmcu7w4zqt+2gO4OEbjZ2UhxEcOIFPw5KiYjjeh8lEluPtY7EvcksZHeyf/HPqJ37dSX31FH7cQbhT93TXPheSmDJfdai/rn7j7r95VdhMxnplvLavt7TOJWHtEHBxMH4c3As4IusRHG2C4YSaMWRQM7LwQds/H7WsnPUrtMek2Xj+SyOgzUfyq7YVsk=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080c90d42c24c7e6b11dc439908c99081698a50ca742bf661e49802b46f1d51ec3b153be56924723269decb816701361c2fad7bc86cf70eedfd3975e5365f96d9488b927c04c8494a64c709575216c15fbd65943311', NULL, NULL),
    ('sealed', '', '1f1eb741-0784-666d-8002-f9a8956e864a', '1f1eb741-0747-6e00-8001-8f67cd46d87b', '{"v": 4, "id": "1f1eb741-0784-666d-8002-f9a8956e864a", "ts": "2026-11-28T21:38:35.024728+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.OuKnx19A"}, "__input__": {}, "__start__": {"__start__": "00000001.6p9YKYSa"}}, "channel_values": {}, "channel_versions": {"items": "00000003.w5qFBEhC", "messages": "00000003.w5qFBEhC", "__start__": "00000004.o80euFK9", "branch:to:reply": "00000003.w5qFBEhC"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCAcMoWaaQmteBmZuxtuk/USMvkiBWDTJdcDgblRoUY6DiOVK15T8lDhaW4axZ6/UL5qEBqhMVzP80W3CEEtyaf+hrSGH/lkxJg/dz3smsiqUoI0uLg5z2YAcw3r74CY576f4UeQmU0qBNgfjzzEDcOyq2M2ObEKy/2tvPRVTzh35M/goYxU0A7nGJn5fmrZHAOEwuP1cmL7fMfBHQee5G5CL8cw829Tb71FeSnfECLq3tBUF4JbtUaZMgSvkets5bc", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f3080d0c5cdff47acda0edf2b916d2364b2c4f20b0a990b1070936e235e926a1f738dd39586802f292aca945ad6996276c0443ac3f839ab117f49098208d40514282708a083a791f22e0a58bad0cee50545dd5d88a48e62493a62297d7efa744c3d5c', NULL, NULL),
    ('sealed', '', '1f1eb741-0785-6c36-8003-ee1def581dea', '1f1eb741-0784-666d-8002-f9a8956e864a', '{"v": 4, "id": "1f1eb741-0785-6c36-8003-ee1def581dea", "ts": "2026-11-28T21:38:35.025302+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.OuKnx19A"}, "__input__": {}, "__start__": {"__start__": "00000004.o80euFK9"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.bSj3NBgV", "messages": "00000005.bSj3NBgV", "__start__": "00000005.bSj3NBgV", "branch:to:reply": "00000005.bSj3NBgV"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCAmZQ+5cApiRkP+sQOL3PdcmfoXawOWC+ztBWyijpp3TbjPMPOwM5O6cF9KjCLvQTJDsxPBhXKaR8m5JAGYkJuXs+XHz1YT/RefNp12nzrFfpHsq+ACac9LnAwqFDcFSsshI90/JbH4aPYByI6Levk91yd/28QlHTqJY00W0r+vmkz4kgcqHR4la2aMaQ8yBpDFlcAgWH4EF3mXcN2yYwJxXwli2RGwTyML3qJE1zLIeHHhJgHmLns27otR+FQqPs=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f308089a70ce42fb34e0e910ea2163ae77a5c087c3ae14cc6d61be100d57d1af1c9d61110869da3f391f8cfa278edf0ffbbb53cfda27b088c7ea523b32b36154d922544f2c2a35fe56a32abeb7acceaf40574fe7570fdca217a125402fbcca5edadece0431312692e4f00261a', NULL, NULL),
    ('sealed', '', '1f1eb741-0793-6173-8004-807c77f2be9b', '1f1eb741-0785-6c36-8003-ee1def581dea', '{"v": 4, "id": "1f1eb741-0793-6173-8004-807c77f2be9b", "ts": "2026-11-28T21:38:35.030751+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.bSj3NBgV"}, "__input__": {}, "__start__": {"__start__": "00000004.o80euFK9"}}, "channel_values": {}, "channel_versions": {"items": "00000006.shOLJSaR", "messages": "00000006.shOLJSaR", "__start__": "00000005.bSj3NBgV", "branch:to:reply": "00000006.shOLJSaR"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNocNfVo9o9SF3nyEfkDU7cxpdcbxzVkJzz1832JlXzCAlaoUbylvpdUkswMggtZB9uv39XVUNjI3K86SBGnw9QFjb447LPuAqb7j7CcR4Qeztw701R29qeSvkyb/uqkq1dNFrL25KjtqkyRuFsNPgUzZluihQnza24j3yDe0sKoG1IotSfB36yraW5w9M3vvAj3yVf9wY7GwL57CQxW7lBd0RtqvZ7XMm422eifiNVc="}', E'\\x01020432303236870d7d5a3da3d485de7c847e40d4edcc6975c6f1cd5909cf3d7cdf62655f30804542da6ce951bc113fef01751daf1cfebab7c0689b6ee72f560c97dfaf4e0d45ff7e38372336de1e54f7578ed67c4f327ecd0f97667141cd2d45617c9d2278ebc0a26e1f51e17798b4b9168ff2f734faa22caa2862073950bfff59c2', NULL, NULL),
    ('stepped', '', '1f1eb741-093d-687e-bfff-98f377f6f752', NULL, '{"v": 4, "id": "1f1eb741-093d-687e-bfff-98f377f6f752", "ts": "2026-11-28T21:38:35.205431+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Z3PIknOu"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x00b4ac0180c4553a7abc059a', NULL),
    ('stepped', '', '1f1eb741-093f-6a80-8000-0cab794d32e1', '1f1eb741-093d-687e-bfff-98f377f6f752', '{"v": 4, "id": "1f1eb741-093f-6a80-8000-0cab794d32e1", "ts": "2026-11-28T21:38:35.206300+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Z3PIknOu"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.YrJ68Fyd", "__start__": "00000002.YrJ68Fyd", "branch:to:pay": "00000002.YrJ68Fyd"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x75419f7f990eab4c', NULL),
    ('timed', '', '1f1eb741-0862-684b-bfff-b31130d5ce36', NULL, '{"v": 4, "id": "1f1eb741-0862-684b-bfff-b31130d5ce36", "ts": "2026-11-28T21:38:35.115719+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.2No6X3vj"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xcb8724537550b75e7abc059a', NULL),
    ('timed', '', '1f1eb741-0863-6c53-8000-a6282d46cc76', '1f1eb741-0862-684b-bfff-b31130d5ce36', '{"v": 4, "id": "1f1eb741-0863-6c53-8000-a6282d46cc76", "ts": "2026-11-28T21:38:35.116237+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.2No6X3vj"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.BVn88lx1", "messages": "00000002.BVn88lx1", "__start__": "00000002.BVn88lx1", "branch:to:reply": "00000002.BVn88lx1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x3fab2924a8058e54db021e96', NULL),
    ('timed', '', '1f1eb741-0869-6993-8001-a3a281b7d6b4', '1f1eb741-0863-6c53-8000-a6282d46cc76', '{"v": 4, "id": "1f1eb741-0869-6993-8001-a3a281b7d6b4", "ts": "2026-11-28T21:38:35.118622+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.BVn88lx1"}, "__input__": {}, "__start__": {"__start__": "00000001.2No6X3vj"}}, "channel_values": {}, "channel_versions": {"items": "00000003.hw4aH8l9", "messages": "00000003.hw4aH8l9", "__start__": "00000002.BVn88lx1", "branch:to:reply": "00000003.hw4aH8l9"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xe96197518c001c08db021e96', NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.wJtJrx3K", "none": "00000001.517qUsth", "real": "00000001.kpuuqi6Q", "text": "00000001.IOi5f-Fr", "when": "00000001.nRtLRlBH", "bytes": "00000001.aRtQ_edO", "large": "00000001.Hly0D3jd", "nested": "00000001.koRlYvpH"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x7462ff0a2cfb9bd7596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL),
    ('ünï ''code''', '', '1f1eb741-067d-6d3e-bfff-94f4dab0ec85', NULL, '{"v": 4, "id": "1f1eb741-067d-6d3e-bfff-94f4dab0ec85", "ts": "2026-11-28T21:38:34.917195+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.h3aeL5Qx"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x72b930c27be3620a7abc059a', NULL),
    ('ünï ''code''', '', '1f1eb741-067e-6c30-8000-54336b147020', '1f1eb741-067d-6d3e-bfff-94f4dab0ec85', '{"v": 4, "id": "1f1eb741-067e-6c30-8000-54336b147020", "ts": "2026-11-28T21:38:34.917578+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.h3aeL5Qx"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.cnKX7ke0", "messages": "00000002.cnKX7ke0", "__start__": "00000002.cnKX7ke0", "branch:to:reply": "00000002.cnKX7ke0"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x90e46f518d01b08cdb021e96', NULL),
    ('ünï ''code''', '', '1f1eb741-0686-6705-8001-dddfbdcc6a70', '1f1eb741-067e-6c30-8000-54336b147020', '{"v": 4, "id": "1f1eb741-0686-6705-8001-dddfbdcc6a70", "ts": "2026-11-28T21:38:34.920719+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.cnKX7ke0"}, "__input__": {}, "__start__": {"__start__": "00000001.h3aeL5Qx"}}, "channel_values": {}, "channel_versions": {"items": "00000003.TQxVj9q9", "messages": "00000003.TQxVj9q9", "__start__": "00000002.cnKX7ke0", "branch:to:reply": "00000003.TQxVj9q9"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x495f8b0c73d40894db021e96', NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database") values
    ('1', 'initial', 'false', '2026-11-28 21:38:34.72388+00', 'ba0bbddf-536b-4059-af24-533d0b1a270b', '7713339979008436331', '16384');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNp9x59sGrGRNndWj6hba+vx28+P8pHx8nbP1EHfxFvZZCb8wiY3KcCvwY0jBACMCQTRJvJ6pJb94If/VBM2GrSLosXBM7muhI2lmAOjqQ3jUEHkB2zRjaxTxPh+rhQ==', '8498398292206530512', '2026-11-28 21:38:35.196493+00', '2026-11-28 21:38:35.196493+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '3834468308792222689', '2026-11-28 21:38:35.188781+00', '2026-11-28 21:38:35.188781+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '664154882749169195', '2026-11-28 21:38:35.191372+00', '2026-11-28 21:38:35.191372+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '7645246693134520614', '2026-11-28 21:38:35.187099+00', '2026-11-28 21:38:35.187099+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '5038252857914783694', '2026-11-28 21:38:35.190697+00', '2026-11-28 21:38:35.190697+00', '2126-11-04 21:38:35.190696+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '675287717484678115', '2026-11-28 21:38:35.190053+00', '2026-11-28 21:38:35.190053+00', NULL, NULL);
