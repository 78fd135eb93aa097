-- Made by: python -m tests.upgrade 0.1.0 3dd9233cae54e3fd673317bec04a5017bced0801

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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-28 09:53:50.790714+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.d6hQdRvb', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x7100fcb3'),
    ('chat', '', '__start__', '00000004.ENv6XFBB', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x2a9455eb'),
    ('chat', '', '__start__', '00000007.-rHn_kd2', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xaa1bea30'),
    ('chat', '', '__start__', '00000010.o8N5JvdA', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x087c4ea9'),
    ('chat', '', '__start__', '00000013.GciJn2c3', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x9d4e3f04'),
    ('chat', '', '__start__', '00000016.9nEoDX_g', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\xc8984fe6'),
    ('chat', '', 'items', '00000006.bW3wIIkL', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xa1323072'),
    ('chat', '', 'items', '00000012.MKw8b3WL', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\xc68e2d38'),
    ('chat', '', 'items', '00000018.Knve6d82', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x091bea79'),
    ('chat', '', 'messages', '00000002.lHi5bSgO', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8c915ae3'),
    ('chat', '', 'messages', '00000003.DgzI3pMU', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xccabd86c'),
    ('chat', '', 'messages', '00000005.FlFl75uh', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x35bc1c34'),
    ('chat', '', 'messages', '00000006.bW3wIIkL', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7d5a94e5'),
    ('chat', '', 'messages', '00000008.iqHTfISv', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe3f5c7af'),
    ('chat', '', 'messages', '00000009.MExEYUq4', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x41876289'),
    ('chat', '', 'messages', '00000011.qc3nsDpY', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x22f372c4'),
    ('chat', '', 'messages', '00000012.MKw8b3WL', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x5b642ecc'),
    ('chat', '', 'messages', '00000014.mPJGjCZA', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8d3de553'),
    ('chat', '', 'messages', '00000015.pqWMqpq3', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9aadaff5'),
    ('chat', '', 'messages', '00000017.9Q6eoZdc', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x8af632be'),
    ('chat', '', 'messages', '00000018.Knve6d82', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xff9b61f2'),
    ('delta', '', '__start__', '00000001.9dovPblx', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x90ea1a27'),
    ('delta', '', '__start__', '00000004.hyU1_FWB', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x85cd1be8'),
    ('delta', '', '__start__', '00000007.fXPtPDjN', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x4c7153dc'),
    ('delta', '', 'items', '00000006.blIECaBp', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x14599dba'),
    ('delta', '', 'messages', '00000002.aeO4Ju0j', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xad46bd6a'),
    ('delta', '', 'messages', '00000003.0zuvV79Q', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5ed1f44a'),
    ('delta', '', 'messages', '00000005.kYobjrVD', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbcb0cabd'),
    ('delta', '', 'messages', '00000006.blIECaBp', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6cb19ab3'),
    ('delta', '', 'messages', '00000008.GFsPcBJy', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9fa8e161'),
    ('delta', '', 'messages', '00000009.wJCFzLUB', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf14afc74'),
    ('failed', '', '__start__', '00000001.b1F-T6jC', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x6b6589c1'),
    ('failed', '', 'messages', '00000002.AhfKM1Sv', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x40107f62'),
    ('failed', '', 'messages', '00000003.QZGInLhE', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xeafb23ea'),
    ('failed', 'inner:88212ae8-460f-fb49-ac32-fb0b43d80e15', '__start__', '00000001.EM4s6Hgu', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xfb47bdd6'),
    ('failed', 'inner:88212ae8-460f-fb49-ac32-fb0b43d80e15', 'messages', '00000002.ulw92lIf', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6d46e4a2'),
    ('fork', '', '__start__', '00000001.ZGb1UnC7', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x06466987'),
    ('fork', '', 'items', '00000003.uHh5Fpv7', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x0f59ec79'),
    ('fork', '', 'messages', '00000002.3s3CCyP9', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb3ecf9a0'),
    ('fork', '', 'messages', '00000003.K93w7D1F', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xac67fd50'),
    ('fork', '', 'messages', '00000003.wHRydUqn', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa587f82f'),
    ('keyed', '', '__start__', '00000001.DFRpbY2L', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec011146cbb4a02c2ab409d0f7e49a44a5d4e7873e006b81174308c211db843865f4207b564ebad9b339704b012a6ace9c6958347a60cd68021348b4c67ad909c0a7be905132e26580f18fa1795f2aade8d939ea50a3a55869764c8ffabda150331aefd2b9e35553f998bfc4aa7f5ed8348a62bf11d9b515d28ecd8c85e5518b9d2294aaa5ca963a051ff0ad03a7d8657a481af51b73a37c1474e1a38fd6ec7253d730089e9a8fadc65ba61b1c465e13537a2666db84e0c6bff4651554cea5fb8c688e035155b96ff54444533b685f29acb28e6755b0f7ca1a2fdcf3ab528cee69d8627ceb143db601337c38c5a0d4f359031d0e2bb9ee24c95c72e1d05b24393dc4579c1f9a8ce1e2e87c1f42c1f158a67439c628b0f1ec054d9ef884ef04245eedb9bef8cc3c450fe919ca34940bbd0d662ae41d91d010ac5b0f678e58452620df5aed6890339920b72b38f2a186d2656fc5beff37', NULL),
    ('keyed', '', 'messages', '00000002.8btXmUYR', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec0111c90cb0e7c2c9edff7ece362d6da1deb349bf49c07f53a36e09d2ccbb2afc205967d115faf4ceb8a26bc0a7445d55f0871ff3f629a3d7735795842f9d92c01d5b19011f9ed6e6fb06aa551b51b06589e6b2a3784e73c43629ac99b1d0072140f0c02b6796bf1e8729f7f4fe87197576fbb3c462738f4c5da6ea2628fa6cd3775e077b94320214efd946e54bb1f6889e109c6457d9de300cbbe1615435e5950bd317f5bfb408d8be12a417bd7912bc9452e0b5b057b92e338cb4e115efa97b43838dac5143c5b22d5fa2b344055db0525b76e03cdb5c54c61ef6a84b10bc7ebb2a09c8a327ee0a48c64aa9a107c56aeaf1a1f428638bf1aa8e5953a817b3f24b81fb2b214c1755c2aa804f7d9ca7c0351cf2baaa9de37eba9042d84c0060458b437505e77150edda869f0097d1bd4e94a01896bf986e5c66f352a6', NULL),
    ('keyed', '', 'messages', '00000003.KDxxJ63c', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec01116069ce9cb25c3e7dafc5663cf13a1c13067fe3de8ffe3ab818db14c7c997413fd7c9044dad7319b8b73d7e1bc71d7abef38af247b1d94743c11d6033004d91a42fedf4c4aa72af8a26e41504f2ff2d5d915c2f0a39fcca254741bed7ae32c22fcb92128877f123cc0cecbfb85774e6d7a81c1324aaba8b95951ef577c643322ae7c02323650bf84c318c343eaa094419babd764634c649fce9a3862f2afd2df55d08e6fa68896fccdc104ee38ff938809d080a2e834261f30f30e8dce1963a91b55d21b01e046b0461a50ad208e7da6f795962a0fd57a1dbc8d18c1ffd1a6e25b00ff52073a9091dc0c829451e28c9d49f8ff7883b77b0bd036a3092a9ed6b23fe6b73c2a2539d643c2291184ebf7c0e1de9ce888ea42ed6c9c3f477b5b29554254a50b6b82a1fbfd7c997e387b8e80f114c036e60ba4d840ce9cced3e13b942b6756fff4a1f8212422055ea066343e7f9c8ab6faf943baff88e5b12929e76724d4f95015c79fba29e4a22a0e8d64a4ca523886d9a0f72326f16d3ba18c227b836cabf0f577cc5886a74f33a2479d8094ece57db4c3ae265ccac065f327c507b6c4998217baa786eeccb2e4371e8f7e786a89e0d08a8a76d16f8ce62831c5fcd636bc199560773f156f082260d7161c16f2266ef31aff36ad6975bf922b2f515dd5cf2a4ef2346c8777872fc2e91406ae2ad4e23bcdbf29cc19dd9e11f11abe3150df6bbeffb0c2e39ab1f607ef27c277cdebb7b9d1d4c870e28a4b44f1ca844e40daec4f52a07907e5df050e8190bdb5b35a1668c745acef5bdfdb17f8bc625d4c54ef2a07ba0445ee1e701c8e2a9199bacd66962402dab456b3f2a0b8887975e3235f98d8b170716a49a582d2e86031497c1f007ec90627405184189c4', NULL),
    ('left', '', '__start__', '00000001.H6Fh6gJb', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xab5c495a'),
    ('left', '', 'messages', '00000002.fvmp9GGq', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2bb91a0c'),
    ('left', '', 'messages', '00000003.7b-Avxnl', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbbd6c2a6'),
    ('question', '', '__start__', '00000001.BEfSwtBR', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\xc7ff4293'),
    ('question', '', 'messages', '00000002.wqjKIP-m', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x76d6a6c7'),
    ('question', '', 'messages', '00000003.t6ADn93w', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd12b28e7'),
    ('question', 'inner:5f4fde6d-cfbe-05b1-98a6-51aa09da983d', '__start__', '00000001.pC9fjAl4', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\xda1ebd6f'),
    ('question', 'inner:5f4fde6d-cfbe-05b1-98a6-51aa09da983d', 'messages', '00000002.8oYCfnKd', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x60ab3cc6'),
    ('sealed too', '', '__start__', '00000001.n2fBSBoF', 'pg:aes:msgpack', '170', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249c1d95d1e90bc36512024c64adb8ce4c4f0cc0aeee3d96ff774ed0f518f29cebc670c738d7f6ddbf5a51bef60f7486d069969b52eada273386861b63b0f8918a1d3a3c5ef6565edcd85deedf3816f46ccd3e86a8f586e508cdfa9248bc99ffbd0067fc33a3512c7d9781648e923fd2df029e8eaf5b2f86989d67712dd7db10e4a5be6d1f9c8414f508fb28ea80c14c1a30e3acdc486c90fc614516e85e58a481f9e1e6ddbcc9ffac397746f6bab479ff3e0aaf285b0d4261495f6703806b6a331797a7d0d6188', NULL),
    ('sealed too', '', 'messages', '00000002.7emfd-gB', 'pg:aes:msgpack', '144', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249dc6d7d187fe7970595f7d295efcbf9d150c8a8614475da1faf07b25c014f734d433e944fec8fa7f3c63d92facddfcd0e89b233d15cae5c452ec724eccd3934ef8addd0f6e497c7a89f52e621731c6fad6e894a3cd45a9cd2e6888d44587dcab40d4baf2a5d5b5f971e28001ff72536cd027c92eea8feac0c62cfd477a5a5bb837e03dbe1bf1aebe6315dd4cec3725ea30f5d58d00f3cde6b078220c3f9aa4a28059033a918889d2c1335fda1', NULL),
    ('sealed too', '', 'messages', '00000003.cHgesjUm', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62491f0e77658a649ef8eae5c6604bbdbaef9f0cbe51601f5564e4a45b8b22c272bda5e3cb8422ec26653b9deda67e813625a67dc46c6dce3138b9a15cf197fa36d53418b5142808577b283285cfdcc8832bfaf342f4d28043ffe94599a68b8b946130243bc6c7577c4fc4bc49e3255be80984fbceeea8c3cd427f4d268c2701a09368e7cf1d8943381f5b3d324c5856c29e86a2c50f9adef089592f25b1bf349672e10e622b832416c5c19a4fe248b930974f5233ed4feee787d042e4f352b6fb0d8f3f50e385178ea88a9d94254aa2ef6bf05282a54333b40c6a38bdaca902e7d4448150f42fdf9d80f7daabb4999a6acff047f38d73f7a961c729f2926c4b1616354b131dabce4d05754084e60746375f699c3681cb61b03f55697713cc0381487ef6a936b6e71403b744c6cb562fef6b144a7072d0808b6c35313bc9224033ca87f259b70d807189eb67629e49dabb3e5584c0344ee4ee0ab25b7906ff153198414e2b77668ce4cd16bcea9b77b2a1445580ea8a0a17a401de977dc0372a79a8b6775e0234dbd237795e7cba7ea421314000e11c3fd46d8d071606f026aeb4df2ad4b1c38139bda60902350eabffba85aca08aa14c779424ae4238d063309c96680a2df0466f94f01c2a281bccbb418c7349ce42a9b262f40c26b870585085c762e47f4def5f7d4e2da218c099229378', NULL),
    ('sealed too', 'inner:453ede26-47a5-0aab-ca6d-539b0fdb4c1e', '__start__', '00000001.yoNoLDOi', 'pg:aes:msgpack', '503', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62491faeb5cc44fe2362d587fe41d9ae04018ce8cc1a47f4f593c97bcfe7f6ee72c292c71a2480db94c090a15118ed2cd1a476432b9d5359e4a5837ab50736db18c3537bc45293cc550bad373d31fb89b74d45369b0b133a35a0e64a3e33e4be0873bff37768b881a464a15f5e5da7b46cf6c65c179bcd7ac0ced7469ec988442a4dd260266f17f4900a31ee159d5d1a7ef13e4c4feb68a2009aef955a0426be7062982457d9e9b2618d4ddbd431068266cbc84f380188c4737ca19c1ab00dfd36c5ee3d3a0dd92c8629f29668d96f0e8cdaf02aea24c9aa2c7ddf0eba85c07be8070773a47239ff4a5eb83f3f3b53453013d0952c711b73fed75f5d8a1e4856df24741eb241fd59f883a646af7370bf8bacc20a02ff5ee71d8e8898675965f9cb703a1bf0ecc06c55a99be702ef46a7480a451318d4b8f60837aff92eab9db65df260c6152a7b97131c146c73cbbc362b023b79b395b36c17ac7cdb3b8b832ec2b6bc44b98ff9fe3f94f99cc6106bb508e3707d9dddddfc5df9bdf1a248ba62fca1dc852c7275c15defa28783ea087bc52c87f14933e3cdf6ff2669c8ac85df3f02262805aceaea6f6a64b2093a35607ce2588034874dfe3e9c9a543d1380a6b1c3b2bbe0811519cb7c8204211e911b1403fea26ffadeda03f06211b01abfbe022c13e46455cdeb518d9f3235734eb74ddf84a2b44f3daa56d977c18e220a79e7f0828f372d0eb523c9bf0b410bfce267d7bc35f7', NULL),
    ('sealed too', 'inner:453ede26-47a5-0aab-ca6d-539b0fdb4c1e', 'messages', '00000002.qkN8m1nN', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62492a890af86641435fe13a4c292ddfbadcf9b2eb814168152a70a83a55ad1c3aa40354bbf322cff518078441fd81448da23d896030fbb87ac3d11dabce2d6bd8bb63a0b17479de9321a75c412041ed488c4277bb160a4952fa328e61a354bff7e1b55c32f85a6dd494b2b4857aa898e4683e990fc08b0896a6f24acea8c76f764f2a3745a35806cc3ede6a6655392ee3b03e81b4f766a728ec675d05c537f311e13186669b56045f4ef8ad9ecbc5370081c0a00f3d64e268d5c453875a5f1635f076801a8331e5c0378e10bf16d89392dbc648cbc44900deaffc029acf2f8789b3543bcc26d089ac619a694d8cd21c221a3dcd9e17dcf80b456f478a58ada5d19f6dd203b6f9fac050a8801e2e115d4b183cd000e1e45439aac9043a70a7c3e3388617f2cedc25db8ccc325b58f4c637c991496c4f8126be5a54ca0e57c71f7fbe809b5ac6b01ccf0e30eec1bfdf3b62f0863e774966dfa561fcbef422a8b90e539b5989d44a79a3e407c9c07daa928d9b76208500b75a6e73077eaedbf4ba8ed96cfeda8f35ee037560c073d12c2de32513e8fdfcdbe18ab00c0001d4d3bf2102ce6f1dc80d44f6e82b8461bd52cf1c473d786e43d374fcdeb0290dfb722d05d674fc75653e314d968f26b93d265da80c0621d24d35fa4e6aec88cd4ca920aeb61d52639df131cf10a5e5eab2941a1070', NULL),
    ('sealed', '', '__start__', '00000001.bd0RBkLJ', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249c3c2404e1c7f790ccb369d1d794d56e960a57bba87afcb49572dc9712120ce9dfc1e9029b0e10f848d86832a30f2beae9f7f6966d540832bccec6838ed6961d11c35e73dc1f65d3ad9b2dc4a114e8e580f25748b37356a4f6a914f0e670504aed17fa0b181ce56fd5fa0d256ef5fd1d67216c4d241171c037b66b6ea1cae07affcf01cf178c23d88b71b8bdee7041540a846cd21aae82a44abafdb984e8512a603149a6c7a521b93602e497476f115efa6de0602bd6d13644052e46714b2e07d91b22e86b2ac9d7a1de9acc9ec5a437cb58d25a78d6034829d7901af17c10a3199e1776db4108bfe76e59c10277c2ae8b57f79a4ba09badef9616cb863c8abff085d741aeeb910f31e68d45fa76e76fe76f9a39f004872691522f60b273266c4eaf68b5c123e07dd05db73b419f4679e6561d26d2898d7ee2c322edc9a878203e7d747c03232bcd051d5cb4f949b284161d0e2', NULL),
    ('sealed', '', '__start__', '00000004.vk-HXGqG', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249f16d23e127df1f7f77dbd603e497de9b1bbafde0e3b311dc994b9f7a263d7cbb2d4565144c1b3a5dc89b046b2a7d84e98f2493b6bf818bfccdf0f80201dd072e7fb1fa40e34d5c1dc71cf617e3d49d5f66084daf90d84d71c8ad973194e03b7c678b387fc8d53051f8fcf8ff47ac40551f43ac9632c4665aaa36249eb83c990070541ab48cf0a23c7b001ab81953975ba31b42b0262c5d3405d9bff17aac0a0c36315d0b43cf19c01b8b39681f5e25fc2d9ed62ea4ffc31c83d0a0f29c9b03c5de04d959f470d6f977aef8f1dbe07bf733569ed4084672895d4de0ca3a98f9e9d0722e8781963a0738eb68c28ebdfed8ac5b6bf1844a77db90fac0e5a208853321546605d8ec943380838141b319416be8271658bd407dc029210f0a5dc2bfe2da6d05e34759ba46e724f89030cdbf829f7e10bb9a769f481878147c9a2b205b3e9fbdd0e14c4c25199577fb33e5088de0ae2b', NULL),
    ('sealed', '', 'items', '00000006.22zBeEyg', 'pg:aes:msgpack', '24', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249afc3fcc968b98e8c089825c717dcb5d87a00c76793c96a926de622c0674f8eb6ed10dd78980a4a46f8db714ec5a60d0805b0b266', NULL),
    ('sealed', '', 'messages', '00000002.Ej2DcIMR', 'pg:aes:msgpack', '286', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f624967594f2e85d8044e287bddb16be5b8be1dfd6c171e1f08a0cc9a1bcdce0903ef07b8a20fe27801c588cfed85167857bd41b6b6c5e0e22a0a588532e75f8a5b7c5d6e1c9e9620185fbdf2a4f4993b197ec760ba2f26459fdd60bd2cb7ca351c6a8bad5ddb62cc23805de2b8df19f50d98323f401387cf91b16eb327a3a91470f62dc2fe76b5ef08eed381a59a1b272975b88f5e2d3f3de40a8380f41a0356b2841f24debe65475aed4b4394570b951fe4b9c8c90ad2762133ce054e16f6325e5db6a4e865367226dc1663f30614bdcef13a8795608a480cac432dca29b6f826cb168a6e7e4ef80f8128fba1d564ba73a2563f22f1189216d3ea5ae2cbfe35ca31ea4d91bf8f3507e3639f1ec9a800c2fdd7455bb30b05ce8158784e01ba2fe70e53f183f2097b7c97411fd05133339d26833698fba0c7e1a33b09', NULL),
    ('sealed', '', 'messages', '00000003.vL_0CfBI', 'pg:aes:msgpack', '610', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62498b94cf9016b528ba11445f699d50d0c492d6b68b134675fae141569b5e5e4b40895e40abd43a1511205bbcbc5c3093d47845aacabc554ac8d395fe2407fc79812d0380d5f311c63205b043e10520595e0c6ec42d4586c5a365402155606e2cdad94004489533e22ce3ab5bd82773586fc62bffdb6fc678c45b489d708f79b5cc57e9c0ef4a0cc3caff1a13e5560432904b44c4bbb6f12bcbb56d0101e66903e36c2eab109577a30e5a5b87e1fb8a262b9ff9126415bbaff55527ec434a4738611eff3eb8e2814814752fda9c4317f4e80b9d3a05fe3c339622f6128350bef2e99a4a33c198267c4eea21356545810e7615cf216ac271328beccc0f7668031ea5acc3320a1afd385a4ad065952457e8918a466e088b52db534658c13007f5c6f0a1b596d53730d29bfe727c7e9663e58e383ae83d73474cc589ad53c526543d5a7179f75b89c74fc8af822854bf1af1b22a7321907ca80c594f21a45c3e87b191b440c3f54b537e83c0bbe491885e615cb4dfd82d39c58582a794d411dad4a399bf6f7ee5af2664fbe078645d2b4aa9a50cd48a8a3e06f0de2672384c00aab15eba6cc579a85ac0bc68f27375631ec5293b325734a92e0d303b822dad3581ff9e83e0adf5e445ba544da2891dd7ac669d25c98149ae52373447793aa61c0fd6f46ecbbe9b28be322b7271fd8c03277ddcd6680dab869d5e1bcc2abda13f071f7ff0dba7edf42d8589e8b7bb4f9104ef7fb9e4aec59b77f5c3e2108781d74e7633e0b14192e46f298b0f9dd506a58034668f166a04ff09b2e437f628cbe841865c1448ae8c64cd11497e01f338a5434bd714c9d0200e18ea392f896c3a1b7166c05997b2980d6d36120d58a35ba460d87d89643d65a5dd86ffd55dd794b98b', NULL),
    ('sealed', '', 'messages', '00000005.eyID0jpr', 'pg:aes:msgpack', '895', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62491804e4da0eef7e2407e195900c5a6ab234c1f3e1986762f9e1b9389017c254f252fadaf561e8e57cc3e82d30eb5166f4e39d54a59cb7d1449dc7360a3dc55b6b499e24beb50872d3328ee579dabdf928780cc79240f0ee8d9edd175a1fd52a1018d8fcf4e06e02ae267e64875afc2f06d35b30ec60f71b557eda720664e80006e4024214b8d1472b9abfc10f659219e573410cca70b542ef4cabb6758160f788b6ff508f40cdd2258919fa83d3c6e7f433ac954c4a744c6ec137e3fb72fa36941a6ecf79e2f41d906b7b2c1f6d69b654ec5c30ee7cbcb65d16ad1db0d84ace880c8013862d19832f1c964ba3759b8950d5b90080d51d5a221063ef3b9f5c11ded107dd0d78aa693d584af17f2048cb79354a638b0e76c1c70192039ba9fd4b821992b7bd74f8dc77568bc64485bee35681898d3209758896672260ec0a7c985b5d16d7dc0eacbcaf8df3c75c8410b15eec7ec93ef07c9cab0fb965a868b737d37b2cc0dc5472070aeac293fc0e364413af1485f8d2eeb24135a227e79ef754ed961886d363863ec68c725cf9b81e062e98865870535c16e3df2a5b3eb9dd9a972273290e0ef3e57147567c858e9552d0c625dda3044849999d06ea135db1b7290feae9ae940c713e2842850c5d7e0f8bab449cc54e7a0b158f18136176bfbc2fb8dce1484193917b61ed9b76e781ab0f0fdfdcd24b2762a21ac67ca047a4f321f4f0fe5e926cf888dd19be7417abde4c6ae2a0ab8cafa7b45ef4c2d27e0448a69f8ed9ff41e8fcaaced04fa0b96cbc5e9087aff862bb6ff7ce56853874bb8168ec1264924711e719fb64b51f0c53687e18153b8f6b0b3feda567069bd4ffe13b158dd2db6a2bbb21af624c435bf3a27c4fcef1943dd474bfcaff6c89dc2d8f3e3f51aa4adb6bf1e18d53f7974781dc37a9852fe354c7a0930f2c212dc75ccea831155c9cd44aec3c9cb370bf81a21887c0a1744dde6262e946a16ebfdbd3f3984fff82f2c27c1daec8da38a26830e1968ddc0c831f3e4e8bade6baf564495c7b4d087ae96a8f62cf32702ee140dcdb717f710a9286b18fb0e2b61eec05affb7c93a6e0f4e25fa75fdd7f38ce8f644caac1a1009617ea309fb19f52b020493bf877d439c7063d22f13f5cb78780b5556be0dfbfc0c77dc51c2adb2557a749c7296e01e04a9412ed7373672ad9d0b28eb45e1dbb695dd961535d5915dfdcf63e0702fa5ec38f5a74607a45bbffe0b48ff58b5142514f15e5c70e85625bed5a86242819689d33e4013decf8abfd1b65de0e5f5e5578a31fcbcc823b88', NULL),
    ('sealed', '', 'messages', '00000006.22zBeEyg', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62498478e07ef2726835cc212bdfb6757a9f4c5f3f20578b32af3563e9dc3a0965ae75130394cc5868da011e824269cb3b0fc2605dcffffc84bb48bc16895bf0d937be7ab514aacbde0c42b5b9e1ee341706d14feb45d7cb1456d855664bf188ba1e5f4df4739969672b7c953e306a4ff4e029ccaaf8516014a633644e16c5acb7eaa63995e26f0b4c017ad5fec7ce4c2cb3d0f42c494cf9344eec6efa389c65ea9ac1e4ce47c38d20aa83b747d4b98a226dce436dcf9758b8e3f75984be38e077c88f6915d83b8f7eedfe8a8e6c899a737a00d55b6e9e9d0107715eb8d2471c6d7fd585fafc58ec3085c1da899fb624d49acf62b232496b9b49fc4579e6b98211771e918eeb6f7ae8268a5db20c44e83953ec6c0b799d48986516ab4840a3020b2f83340abc83e1379195c0a3f9565186f03dea9e913e080cb62e0595ffd34fcbfbe7ac1ab33d036a5e49e3b2b848749c170eea08fca4c14a5193d0784b2cc2fc77baca52893145ab58117c6a8838e8382de50ede6ad4e42329252f431f65a76a6a53e41ff6a42b03d9e047aac92d467535018ed5e6b83e971b9814562e636f5cc1f9333b7b1b444344ca1076511e415c59f295b585068d473ee36399207be4fc8ce0af99aca50da6420f3b8720724e49f71b647c893abf8d7c671a8ff2610467850fc6345de07399154b1798c0df5afb3c77315500b9b98c3481eb8c76a16b5eee93be08608b3345cd2b7640225c2d7eef78f1d1442b0a5d275648a4cc922d2ab023449a0ab1562481b81b36dd0d3234be31a12018c750db7e0f37ba785aaf70a36ba6a1f8bd5c787f1859a58ffc1f1ca0c2127b5bad5d3b20573fe7ea9c5bbdc2a5ed50c485ccfd704343a7625e1dc33c1127630f458d77a0dff03e91ef349a0b7cbd10a389b5b1b666d4514a84564dd4e5f2ab2bfeebc246c9c8b31eba3b52fc3a98c26f98d6dfd91df1658f80d91acf7c830f3361fc3e91c1689976bf42e8813a3a74888f47f83fa6d0823e8ced7009e12781e7d1dc30a8564a0bceea5359a2ca15a7966b7e6909288928266703cf3c3348532c16f5657f4e262c83f57e3e3556ad5c42959c95af1f125bfc1aef84f7ea5f2ad1d01c793e120424815c3c5e7fb2098cb860fd16af0db0f06b4d98eda488c2a1a736ee1c16dc5d897f11e0fc263499b8c67894c0852c1642064c8b450b3edaf4c54f061b4f338a18974d1d7a21c1ff8c511c94bcc52b6654c7f8a053a513c7d02780ec4c524fed384505302a100249393779a091d8ab82a52203e25cf2bfd2ada6d4c7997b2a6a93c6c89917ddadd21594bf8517ea83d3621db81eabfea9d315d77aced67dfe3652f283c4aea7b038ec85122e2e05b0fb000779a8ecebbec1062543f451a71e5c586b4b05154864e13d41c1b13c597d3e9227e140641d866d9676b9d6941cf89fe2e37a3e17ee2afe8015addac7ac7e552cd4f3831fd865751d573a179ddaeb23a48184dafaedd9b25cf8cf9633d90d3bcf2c139d58e5575b14737271840099c4edd511d995c029f8befda57928f57b10eeb9c4b97b073d78ac25951829135ea0bc5373b078c57ce4e9295524d932b21f030908c8503c5eb9ae065da061016e0bf5df83e814c1c61367078560d44f508a6d52f3ca9408dd719b2cc0d5c2877de88ac9c20667bf118175c0af20d1c507ed4d2952de83174b15a4816c0b560fccf30e47eabc9792beaeef815cab2bddb98f6f8ef7ca1fa6ee2f3dcee6bc5601255fad267f6a32', NULL),
    ('stepped', '', '__start__', '00000001.cb8cYv81', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\x4b68267f'),
    ('timed', '', '__start__', '00000001.vD3XenRq', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xf92a8ddd'),
    ('timed', '', 'messages', '00000002.8c2OSUH7', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1e9c8d81'),
    ('timed', '', 'messages', '00000003.v2G57BVt', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3bdf1ffa'),
    ('values', '', 'bytes', '00000001.Y-Su-5w1', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\xbb14df1f'),
    ('values', '', 'large', '00000001.REE4-_Pv', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x1eee08bc'),
    ('values', '', 'many', '00000001.ruOJYVT6', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\xc8ca39e3'),
    ('values', '', 'nested', '00000001.uTa-XIIx', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x9d6c67bc'),
    ('values', '', 'real', '00000001.yFpZVmMC', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\xdcce8582'),
    ('values', '', 'text', '00000001.mvu7Uh17', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x29927579'),
    ('values', '', 'when', '00000001.RtbxECLC', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xaa0e28d8'),
    ('ünï ''code''', '', '__start__', '00000001.NZvhb4tp', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xdf93ed84'),
    ('ünï ''code''', '', 'messages', '00000002.8l15wgsP', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0e9bb517'),
    ('ünï ''code''', '', 'messages', '00000003.8TkogyWQ', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9bcb37e7');

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
    ('keyed', 'tnK7rhm2aTq4a', E'\\x010204323032368259e7baf220678a1be1fd5c9c70a4b9e084d5276081d40d6a32864109ee3e884b6ddeefec5e68fb94ae2ff5a52fb1bd517ce237a4a59536ca0afab97a221ea46eee49ec15972f86e6c96c172526d682c53b1d57b31b75b9788517e6', 'ring:2026', '2026-11-28 09:53:50.356139+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-28 09:53:50.770368+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'AIZMYMGlFt7KWfVN', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-28 09:53:50.517007+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1eb119-d030-6f84-8000-eefa0371044b', '19805c14-d477-8795-4185-22a56bb58995', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-28 09:53:49.548458+00', '2026-11-28 09:53:49.751659+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb119-c7c6-6e0d-8010-2f4f954e4f8a', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-28 09:53:49.833475+00', '2026-11-28 09:53:49.906075+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb119-c91d-62d7-8007-5706741c5b48', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-28 09:53:50.04427+00', '2026-11-28 09:53:50.04427+00', 'false', 'false', '2026-11-28 09:53:50.04427+00', NULL, '1f1eb119-ca77-6660-bfff-63a0b29d4231', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-28 09:53:49.79741+00', '2026-11-28 09:53:49.811579+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb119-c83f-632c-8001-5ec675b039d8', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-28 09:53:50.356139+00', '2026-11-28 09:53:50.383016+00', 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1eb119-cda0-6acb-8001-8a82c934da75', NULL, NULL, NULL, NULL),
    ('left', '2026-11-28 09:53:50.485061+00', '2026-11-28 09:53:50.485061+00', 'false', 'false', '2026-11-28 09:53:50.485061+00', NULL, '1f1eb119-cea8-687c-bfff-74d2335a0732', NULL, NULL, NULL, NULL),
    ('question', '2026-11-28 09:53:49.948822+00', '2026-11-28 09:53:49.986356+00', 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-28 09:53:49.986356+00', '1f1eb119-c9a9-6896-8001-d421b0714f91', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-28 09:53:50.197591+00', '2026-11-28 09:53:50.265342+00', 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-28 09:53:50.265342+00', '1f1eb119-cc14-6550-8001-17ee745953c4', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-28 09:53:50.115004+00', '2026-11-28 09:53:50.187488+00', 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb119-cbce-621b-8004-d35fb6e55bab', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-28 09:53:50.643293+00', '2026-11-28 09:53:50.643293+00', 'false', 'false', '2026-11-28 09:53:50.643293+00', NULL, '1f1eb119-d02e-69b7-bfff-26a0edd8cdc5', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-28 09:53:50.4299+00', '2026-11-28 09:53:50.445759+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb119-ce3f-6681-8001-83e562a666cb', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-28 09:53:50.083446+00', '2026-11-28 09:53:50.083446+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-28 09:53:49.926673+00', '2026-11-28 09:53:49.932325+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb119-c96d-65b7-8001-12556e0b6ea7', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1eb119-c5b6-6ad6-bfff-4422315e6da6', 'a956e909-a160-9ea5-9e5b-4e9737f4a33c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd4a798dd'),
    ('chat', '', '1f1eb119-c5b6-6ad6-bfff-4422315e6da6', 'a956e909-a160-9ea5-9e5b-4e9737f4a33c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x06448392'),
    ('chat', '', '1f1eb119-c5b6-6ad6-bfff-4422315e6da6', 'a956e909-a160-9ea5-9e5b-4e9737f4a33c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9aa1b31f'),
    ('chat', '', '1f1eb119-c5b9-61ea-8000-024a7dd2b549', 'f773efe3-da84-3474-63a9-b69330559194', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa8ced80f'),
    ('chat', '', '1f1eb119-c5b9-61ea-8000-024a7dd2b549', 'f773efe3-da84-3474-63a9-b69330559194', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xc559d45a'),
    ('chat', '', '1f1eb119-c64e-67fa-8002-39c300105aca', 'd20fde45-1caf-b25c-29db-5ac90a5b522a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4cbc6d85'),
    ('chat', '', '1f1eb119-c64e-67fa-8002-39c300105aca', 'd20fde45-1caf-b25c-29db-5ac90a5b522a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xcc245a00'),
    ('chat', '', '1f1eb119-c64e-67fa-8002-39c300105aca', 'd20fde45-1caf-b25c-29db-5ac90a5b522a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xe1019074'),
    ('chat', '', '1f1eb119-c662-6e89-8003-84d1de538bed', 'aec3fc66-587f-d780-ab23-4a4a1316301a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x33a71a15'),
    ('chat', '', '1f1eb119-c662-6e89-8003-84d1de538bed', 'aec3fc66-587f-d780-ab23-4a4a1316301a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xd58c5422'),
    ('chat', '', '1f1eb119-c6da-67f5-8005-0f8d5984aa90', '24b1fafc-1016-e7be-1efe-ee819849fa71', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x615fc2d6'),
    ('chat', '', '1f1eb119-c6da-67f5-8005-0f8d5984aa90', '24b1fafc-1016-e7be-1efe-ee819849fa71', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x35d08d74'),
    ('chat', '', '1f1eb119-c6da-67f5-8005-0f8d5984aa90', '24b1fafc-1016-e7be-1efe-ee819849fa71', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5b7b5214'),
    ('chat', '', '1f1eb119-c6dc-6b60-8006-ab4b3bc9619d', '6ff95657-15ec-9b71-fd75-eafc93d66192', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xacca9152'),
    ('chat', '', '1f1eb119-c6dc-6b60-8006-ab4b3bc9619d', '6ff95657-15ec-9b71-fd75-eafc93d66192', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x178f3ebe'),
    ('chat', '', '1f1eb119-c728-6ff3-8008-afca1efb7e77', '296089c7-5f25-c15a-7094-32b906971f27', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd002ef7b'),
    ('chat', '', '1f1eb119-c728-6ff3-8008-afca1efb7e77', '296089c7-5f25-c15a-7094-32b906971f27', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x6689ec92'),
    ('chat', '', '1f1eb119-c728-6ff3-8008-afca1efb7e77', '296089c7-5f25-c15a-7094-32b906971f27', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7cea9b90'),
    ('chat', '', '1f1eb119-c72a-6af3-8009-9d6f0c9e4399', '06309635-39dd-83c2-991d-b5c179bd7220', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x28aa4fc3'),
    ('chat', '', '1f1eb119-c72a-6af3-8009-9d6f0c9e4399', '06309635-39dd-83c2-991d-b5c179bd7220', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xed288d32'),
    ('chat', '', '1f1eb119-c77e-61f1-800b-5ae97dde1439', '0afc720a-97fb-b0aa-e29d-dd537d88264c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9f95ca0a'),
    ('chat', '', '1f1eb119-c77e-61f1-800b-5ae97dde1439', '0afc720a-97fb-b0aa-e29d-dd537d88264c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\xdb732567'),
    ('chat', '', '1f1eb119-c77e-61f1-800b-5ae97dde1439', '0afc720a-97fb-b0aa-e29d-dd537d88264c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf5cc1a7e'),
    ('chat', '', '1f1eb119-c780-6530-800c-721864e80f90', '48483842-aa57-b783-5126-4e8b5dc9cae9', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x787020da'),
    ('chat', '', '1f1eb119-c780-6530-800c-721864e80f90', '48483842-aa57-b783-5126-4e8b5dc9cae9', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xe92ac1dc'),
    ('chat', '', '1f1eb119-c7b5-600f-800e-dd8b39342db8', '20f685d8-0168-1cec-b562-2553e00d7d50', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x43e04a51'),
    ('chat', '', '1f1eb119-c7b5-600f-800e-dd8b39342db8', '20f685d8-0168-1cec-b562-2553e00d7d50', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\xe349a723'),
    ('chat', '', '1f1eb119-c7b5-600f-800e-dd8b39342db8', '20f685d8-0168-1cec-b562-2553e00d7d50', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x10eaea75'),
    ('chat', '', '1f1eb119-c7b6-6924-800f-5630066ff043', 'd8a93afa-dd21-db8f-9855-34aec4eaa8db', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfbf60bfd'),
    ('chat', '', '1f1eb119-c7b6-6924-800f-5630066ff043', 'd8a93afa-dd21-db8f-9855-34aec4eaa8db', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x9bfc01c8'),
    ('delta', '', '1f1eb119-c875-633e-bfff-fe909ce6ed82', '35b121cf-a3d8-5da0-43c5-4deeae5b4ffa', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe92a8284'),
    ('delta', '', '1f1eb119-c875-633e-bfff-fe909ce6ed82', '35b121cf-a3d8-5da0-43c5-4deeae5b4ffa', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x71f4443c'),
    ('delta', '', '1f1eb119-c875-633e-bfff-fe909ce6ed82', '35b121cf-a3d8-5da0-43c5-4deeae5b4ffa', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd0c58961'),
    ('delta', '', '1f1eb119-c877-6187-8000-4b8ef4f3c238', '713acb72-b7e3-a5f7-ef04-c78a2ca1a2cc', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb64aea65'),
    ('delta', '', '1f1eb119-c877-6187-8000-4b8ef4f3c238', '713acb72-b7e3-a5f7-ef04-c78a2ca1a2cc', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xb079314e'),
    ('delta', '', '1f1eb119-c8af-6418-8002-560432eba579', 'ef2aac01-e08f-0d92-d3c9-360f84a3a6f5', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x680bc87d'),
    ('delta', '', '1f1eb119-c8af-6418-8002-560432eba579', 'ef2aac01-e08f-0d92-d3c9-360f84a3a6f5', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xf2737730'),
    ('delta', '', '1f1eb119-c8af-6418-8002-560432eba579', 'ef2aac01-e08f-0d92-d3c9-360f84a3a6f5', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb859b597'),
    ('delta', '', '1f1eb119-c8b1-6e30-8003-f77f61993770', '98502fa2-8097-9f01-ada7-dc79fafefe35', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x17897c70'),
    ('delta', '', '1f1eb119-c8b1-6e30-8003-f77f61993770', '98502fa2-8097-9f01-ada7-dc79fafefe35', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x9788f21e'),
    ('delta', '', '1f1eb119-c906-6896-8005-2f0a5ea7c2f1', 'cecf3707-82c3-dd80-b4d0-d10ec7b831f0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x200b4339'),
    ('delta', '', '1f1eb119-c906-6896-8005-2f0a5ea7c2f1', 'cecf3707-82c3-dd80-b4d0-d10ec7b831f0', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x7a3c1ec9'),
    ('delta', '', '1f1eb119-c906-6896-8005-2f0a5ea7c2f1', 'cecf3707-82c3-dd80-b4d0-d10ec7b831f0', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x39891479'),
    ('delta', '', '1f1eb119-c908-652b-8006-d7f17e400b76', 'af426d62-cd72-1e46-274a-53e7d0b18e46', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x73fd4c8c'),
    ('delta', '', '1f1eb119-c908-652b-8006-d7f17e400b76', 'af426d62-cd72-1e46-274a-53e7d0b18e46', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x0b58fbb0'),
    ('failed', '', '1f1eb119-ca77-6660-bfff-63a0b29d4231', 'e2947e3f-328a-6479-35f3-c615ecfd272a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x68bbf5f8'),
    ('failed', '', '1f1eb119-ca77-6660-bfff-63a0b29d4231', 'e2947e3f-328a-6479-35f3-c615ecfd272a', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x93cc3d4d'),
    ('failed', '', '1f1eb119-ca77-6660-bfff-63a0b29d4231', 'e2947e3f-328a-6479-35f3-c615ecfd272a', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x6e19308d'),
    ('failed', '', '1f1eb119-ca77-6660-bfff-63a0b29d4231', 'e2947e3f-328a-6479-35f3-c615ecfd272a', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xbc6d315a'),
    ('failed', '', '1f1eb119-ca79-6b11-8000-a9d44220ac4a', '9b787cfe-f3bc-201d-f4da-d28b455501c1', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x537caa53'),
    ('failed', '', '1f1eb119-ca79-6b11-8000-a9d44220ac4a', '9b787cfe-f3bc-201d-f4da-d28b455501c1', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x1bf5c55c'),
    ('failed', '', '1f1eb119-ca79-6b11-8000-a9d44220ac4a', '9b787cfe-f3bc-201d-f4da-d28b455501c1', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x0d523f75'),
    ('failed', '', '1f1eb119-ca79-6b11-8000-a9d44220ac4a', '9b787cfe-f3bc-201d-f4da-d28b455501c1', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x2ac947b4'),
    ('failed', '', '1f1eb119-ca91-6bed-8001-55805cb451b9', '88212ae8-460f-fb49-ac32-fb0b43d80e15', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1eb119-ca91-6bed-8001-55805cb451b9', 'bd76101e-f0cc-b0ad-3ef7-d3810f6edd6c', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', 'inner:88212ae8-460f-fb49-ac32-fb0b43d80e15', '1f1eb119-cab5-65cf-bfff-3af71cb25852', 'bf2ed0bf-356a-7531-e90b-c8ab86f1d82d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6391da53'),
    ('failed', 'inner:88212ae8-460f-fb49-ac32-fb0b43d80e15', '1f1eb119-cab5-65cf-bfff-3af71cb25852', 'bf2ed0bf-356a-7531-e90b-c8ab86f1d82d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xe8c29647'),
    ('failed', 'inner:88212ae8-460f-fb49-ac32-fb0b43d80e15', '1f1eb119-cab5-65cf-bfff-3af71cb25852', 'bf2ed0bf-356a-7531-e90b-c8ab86f1d82d', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x31005ab1'),
    ('failed', 'inner:88212ae8-460f-fb49-ac32-fb0b43d80e15', '1f1eb119-cab5-65cf-bfff-3af71cb25852', 'bf2ed0bf-356a-7531-e90b-c8ab86f1d82d', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x6a92b07e'),
    ('failed', 'inner:88212ae8-460f-fb49-ac32-fb0b43d80e15', '1f1eb119-cab5-65cf-bfff-3af71cb25852', 'bf2ed0bf-356a-7531-e90b-c8ab86f1d82d', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x77041e40'),
    ('fork', '', '1f1eb119-c81d-6f88-bfff-8403b23d9cad', '6a67abb6-6a9c-88c0-f81c-3b6d81fb1c3f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4f762b8d'),
    ('fork', '', '1f1eb119-c81d-6f88-bfff-8403b23d9cad', '6a67abb6-6a9c-88c0-f81c-3b6d81fb1c3f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xc89405a9'),
    ('fork', '', '1f1eb119-c81d-6f88-bfff-8403b23d9cad', '6a67abb6-6a9c-88c0-f81c-3b6d81fb1c3f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf3ece024'),
    ('fork', '', '1f1eb119-c81f-6e32-8000-7a4defbfdad8', '035d2789-c692-fefe-0e8b-4dc45a90f0fd', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa635355b'),
    ('fork', '', '1f1eb119-c81f-6e32-8000-7a4defbfdad8', '035d2789-c692-fefe-0e8b-4dc45a90f0fd', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x2ee738a5'),
    ('keyed', '', '1f1eb119-cd64-6589-bfff-03c7c06f8d74', '3302abde-ad44-a432-2fcd-319369a5e0a8', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec011179a1e7979ca7e8d72df241e8c9636ec3a250a0953019ece32cd911d01bcf71df59f394ea62908930b8ea79fbd1bd2b84c17196269ec06e68dba53ed07283918175bb943330b1d5019cfb0307c309192978cfb4baded1e05ec81c15d0c1eaef7a83f0df7af72bd291005eef325e976c05b70e9d3bbf4fd061be7d1f02685617dfea3c0cfdca7c808caf4641b862f12ce2ca7a4abad45a35d50d625270c5c5a90e2408254b061cc7ecd39aadc24d27a6dba6bca411c7865649cfaeeb0cd144a2fcd4ad6de74d4c79c8b9491da20f55cfe8d9c16b339c55f6bb279d5101be4cd36b4c81398182a9d26f8e5ef6f5158f557bd905b706468b5120786169095975ffad6caa702d6e67a87cf02fcf4e429f12bc0e0c9096c107d8aad427b4b647d3f80b59de688951c11dac542eebb8f2db543ae1a08d02722273a88d7e', NULL),
    ('keyed', '', '1f1eb119-cd64-6589-bfff-03c7c06f8d74', '3302abde-ad44-a432-2fcd-319369a5e0a8', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec0111e9d31b2dd0d8214af4b2517ba7e299b9cd51e7a862e84047e0ef020c11e47a227d2d740103', NULL),
    ('keyed', '', '1f1eb119-cd64-6589-bfff-03c7c06f8d74', '3302abde-ad44-a432-2fcd-319369a5e0a8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec011148d142542f1401f932f16ca6e82886bc752d845044effe29ef8c00ff', NULL),
    ('keyed', '', '1f1eb119-cd66-6947-8000-de2cb35520a9', '7440c0db-d37c-7fa8-2de3-eb51aa9e020c', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec0111750801a37effa71b87449b91dd9601c5d7abb1b1389d211634098bd6d839dbdb0ecec1dee93a17cdbf80b24ffa82e35649cf85dbaa3853f1523f8fde675e71aaa1393b367efa834790f067a2d265d1f6ce5ad871aba24473bcf8a484aa5d839370ab71ff50dec0c0be502c4094d2aa0135a89752613baf47c7368994f3d17bb819236779060edccf76a91225456c17e37f0325cf55033f0a9c3e4cff4b33608cf7a870ea540ca0bc589c16a9012702fdcb73663948e1f6349120b24193758ed8a3bff50f7e498d9f15715680a6b3b18d6517ed224f9c0f73642b93b4f9c3f7bb6a9a7858e07521306cf6396cdac8ada09b240bc3e0022c01783d81df7e4bc79e5e1624c5c7b9cade54b444c0f6dc0e7cd7da8daa9bb88444df1334a61a4a559438440fbe5bc5b83c068244a2ce1eee91ac6862af0b8f888e9695f3b087fc12a6d3b4732ba87a6e5eab1a2985211303e2d45d1d5aa14710610d9c4b08dc3fa02577', NULL),
    ('keyed', '', '1f1eb119-cd66-6947-8000-de2cb35520a9', '7440c0db-d37c-7fa8-2de3-eb51aa9e020c', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec0111de9ef9a13210cab89bc95cb82fa6b1c9c488dcc01d7ec55960dc94a745a114', NULL),
    ('left', '', '1f1eb119-cea8-687c-bfff-74d2335a0732', '4df3767c-fa20-95ce-28f8-9d787c540c47', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa061e55b'),
    ('left', '', '1f1eb119-cea8-687c-bfff-74d2335a0732', '4df3767c-fa20-95ce-28f8-9d787c540c47', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xa371d377'),
    ('left', '', '1f1eb119-cea8-687c-bfff-74d2335a0732', '4df3767c-fa20-95ce-28f8-9d787c540c47', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xc2bcc842'),
    ('left', '', '1f1eb119-cea8-687c-bfff-74d2335a0732', '4df3767c-fa20-95ce-28f8-9d787c540c47', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x8e40cb94'),
    ('left', '', '1f1eb119-ceaf-642f-8000-bff12272f024', 'e4174c2f-2975-dd13-b43a-bd9bbff13414', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8bc52bb6'),
    ('left', '', '1f1eb119-ceaf-642f-8000-bff12272f024', 'e4174c2f-2975-dd13-b43a-bd9bbff13414', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x3e103e6a'),
    ('left', '', '1f1eb119-ceaf-642f-8000-bff12272f024', 'e4174c2f-2975-dd13-b43a-bd9bbff13414', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x098ed7d7'),
    ('left', '', '1f1eb119-ceaf-642f-8000-bff12272f024', 'e4174c2f-2975-dd13-b43a-bd9bbff13414', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x12155998'),
    ('left', '', '1f1eb119-ced3-6441-8001-55a18d22f8ca', '2bfb5ea2-ff97-e491-7abd-3fa6b1079e3a', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1eb119-ced3-6441-8001-55a18d22f8ca', 'd8355bd3-d574-e75e-4a34-4fb83edba3d8', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1eb119-c989-6c29-bfff-f85c499d1afd', 'f9508c47-3cec-1f28-48cb-b0577504a4d3', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6255127d'),
    ('question', '', '1f1eb119-c989-6c29-bfff-f85c499d1afd', 'f9508c47-3cec-1f28-48cb-b0577504a4d3', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xc36481a0'),
    ('question', '', '1f1eb119-c989-6c29-bfff-f85c499d1afd', 'f9508c47-3cec-1f28-48cb-b0577504a4d3', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd2a6e8e8'),
    ('question', '', '1f1eb119-c98b-64bc-8000-1eed9e24b747', '9b1ecbd2-8370-0caf-8f3f-4a124c35d33f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd441d927'),
    ('question', '', '1f1eb119-c98b-64bc-8000-1eed9e24b747', '9b1ecbd2-8370-0caf-8f3f-4a124c35d33f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x76186d30'),
    ('question', '', '1f1eb119-c98b-64bc-8000-1eed9e24b747', '9b1ecbd2-8370-0caf-8f3f-4a124c35d33f', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x731aeb52'),
    ('question', '', '1f1eb119-c98b-64bc-8000-1eed9e24b747', '9b1ecbd2-8370-0caf-8f3f-4a124c35d33f', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x8fbdba0b'),
    ('question', '', '1f1eb119-c9a9-6896-8001-d421b0714f91', '17a2adf6-3689-fb96-8031-c5c2d8d5a291', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\xdf677dc4'),
    ('question', '', '1f1eb119-c9a9-6896-8001-d421b0714f91', '5f4fde6d-cfbe-05b1-98a6-51aa09da983d', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203138346336393837306662653937396535636364383139306163303131633538af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:5f4fde6d-cfbe-05b1-98a6-51aa09da983d', '1f1eb119-c9c2-6824-bfff-b8c49c7d53b7', '5c4dd4d1-0424-01e3-70cd-14315fcb7489', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x64cfabfb'),
    ('question', 'inner:5f4fde6d-cfbe-05b1-98a6-51aa09da983d', '1f1eb119-c9c2-6824-bfff-b8c49c7d53b7', '5c4dd4d1-0424-01e3-70cd-14315fcb7489', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xc1167dd8'),
    ('question', 'inner:5f4fde6d-cfbe-05b1-98a6-51aa09da983d', '1f1eb119-c9c2-6824-bfff-b8c49c7d53b7', '5c4dd4d1-0424-01e3-70cd-14315fcb7489', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xf54c8e08'),
    ('question', 'inner:5f4fde6d-cfbe-05b1-98a6-51aa09da983d', '1f1eb119-c9c2-6824-bfff-b8c49c7d53b7', '5c4dd4d1-0424-01e3-70cd-14315fcb7489', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x12085e09'),
    ('question', 'inner:5f4fde6d-cfbe-05b1-98a6-51aa09da983d', '1f1eb119-c9c3-6fea-8000-bcd8d77d174e', '782b4561-3866-00fc-1e5e-f7fab1914a7d', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203138346336393837306662653937396535636364383139306163303131633538af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1eb119-cbf2-600a-bfff-7fb98c61d760', '79906fa0-66a7-b89f-eb6e-e86133f5cfa2', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62494c3f149afc131e868fc05ded0419c8ecc7dcc59afc5e11e64442d2d158a95c0c0dc29a830befe7c0f5c8c4d50d1a18f1d977e791ddcf8f614dda1a5d8e27d53e5ea633b414c777657792b533d0d8045b0ba968b90ea575727ed2426c401ee69eea480b8a39d3dee1cc9105f9eb5bfc20705077178dfd513fb8f3dd7c0390c70f6d60e2890737fdd69bcebf5241e696d6b2d7357e8904a4156e66992c7ddf880c973f2b83cf21fec6e400fb4d', NULL),
    ('sealed too', '', '1f1eb119-cbf2-600a-bfff-7fb98c61d760', '79906fa0-66a7-b89f-eb6e-e86133f5cfa2', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62495b064a5c23b0b262ae1fa76ee01a4b84e9bc734c55ab80fa0672bb7806216e9b4c05e5873d', NULL),
    ('sealed too', '', '1f1eb119-cbf2-600a-bfff-7fb98c61d760', '79906fa0-66a7-b89f-eb6e-e86133f5cfa2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249a1a26c0849761ea3dbc847addf6b503b2f11460dcf1e69a9aaecfc89', NULL),
    ('sealed too', '', '1f1eb119-cbf3-6512-8000-777371690c54', 'cd209c75-a0ba-39ad-a071-34a98422b0a1', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62490c46079f2a0c9029d6f1c19d9be15568b3a3f8eb588c3659b0605f18cad9970f49e51fa30b1f199646bfb6da7d4bb15a75817d0ca2825f827da1369a50a507ee280a40073aa92343f5c346a065a603f553eea4eebc378fff3ae14d7aee9839ffb7f8c6f59a42cbff4913ffa95798dc6639d7ed9b38fcc37116ea216d76bb8bdbf86b780dc8f65af4161f5e7f1f551c1c6bda9353db51094310db5d811f25ba8b97c3380d2f7c1ba8564f29ebba2a1554b573c758c06ceb48821aad337f3ccafd1384eae60f2c35117d18ca641edc54ffc0e0b9a9d8ba7a60b2fc22301cac09f7b90d80fd9ab1d1d67345e9469a37d8e2356d1c4b086a0221d6028b70cd65802af682f016de7731fe14a8cf79b75997a6cdabe92275b9da405a42654060d8fcc7fc6b0288f5021ab189f71b8944c3545c79a6d15de340899aa7872fd6fb36fb627c20d4f8696859a925c6fca98330260efe8412ac88114aa783dccf7dcafe8b48a6', NULL),
    ('sealed too', '', '1f1eb119-cbf3-6512-8000-777371690c54', 'cd209c75-a0ba-39ad-a071-34a98422b0a1', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62493bc64e870ee72389b70dc8d0c91ab1827c825779e8dd5eefac1eea5b4167b9', NULL),
    ('sealed too', '', '1f1eb119-cbf3-6512-8000-777371690c54', 'cd209c75-a0ba-39ad-a071-34a98422b0a1', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f624995c22a8544b7bc282e3b1cd13ed93640d032b256b6b2ded60cccb6ea', NULL),
    ('sealed too', '', '1f1eb119-cbf3-6512-8000-777371690c54', 'cd209c75-a0ba-39ad-a071-34a98422b0a1', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249d887c7cb6b3c65547f00974aab49496e90370a4d02e655b03272d535', NULL),
    ('sealed too', '', '1f1eb119-cc14-6550-8001-17ee745953c4', '228d2c3d-db81-c60b-9b01-4f6c9a572268', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249b3a2b3d71a480fbc36f64c3b5029245be735c8bcd183fd29cf5848b7baec475e2a26f604', NULL),
    ('sealed too', '', '1f1eb119-cc14-6550-8001-17ee745953c4', '453ede26-47a5-0aab-ca6d-539b0fdb4c1e', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249a9ebb4e2ed7bb85d20cbeb183bd4a3b6b73182374b21ddf756044683514cc18342f569895cb14b9dd4237b80f3dda1bf1b4a40b2fa7243943292a1f2644d3f514da4066576b00aaddcc496ee8ec45bcbb4fbee29a0e3cd48035388217d1ff47c9814543de9782ffeb3ff85d5b2c1dbaf4291a75d515988a5fc27bedc77e6cf93e2a1327f1e840bcb643dfa', NULL),
    ('sealed too', 'inner:453ede26-47a5-0aab-ca6d-539b0fdb4c1e', '1f1eb119-cc3b-6d4b-bfff-5b4e8390b49b', '2fba248f-9696-244b-2eae-2ccfe2ab538d', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249cf9f3c4ace858d16765a3175bfa67b8e48545f6fbda9c033d9e7ddc39181a5141252c51ce88e63c378723d8fd8eea60ff3373e2044779dfd1a7235410024c9ccb1a533952c08612320f826b2e456c8ba7ab649b6e6842e08f4f000042f32d82db1dbccdb394a8477939886034137d8f9d8496ecf129e912cc6daed6a690645204d7843481587c5a13e83fe1e78d8317b1bc3a0288305bea8aff95f805483eee40db113392b298c3e45e60ef0fba2acdfd9a7c425a7a0871e02e746bf78e5675ac61fe3cdec928ab788d5c3101103541f5ec821f47b585612f526b8fb64bdc2801dd0ba2d2662be589058b07df00bf9b645ac9f4790054ecb5c33b2f7c297422eb54bb0fe7805fdd8b8d5a6956a9626f1878cc80d36105871de984ef93a7a56a44c5225668ef44c2be618cb5e1c8ba6121f0e48b071d1c607ac058f62370a8878409fe24203c086aa34f01aec6a0e11c7338a57f101fa736034b786f3cb92efc83de281535f20ac96a90a9aaf0fc793db0c08d803d6a1f3f5e9971dff8799da70946317f48c0bc66c3a9d827b0a97c91917b40b21fd404acbf8d63a41304a150332ae7d052faf972d15fd7eb136313ae97ec3f40822ee780409dd3c232c325dca7e82e671a04ac508f252310a51b80ebcd68c9f361449d03e3ce77a1d062deedcef5268e92cd06ae93baf8c671855e02c', NULL),
    ('sealed too', 'inner:453ede26-47a5-0aab-ca6d-539b0fdb4c1e', '1f1eb119-cc3b-6d4b-bfff-5b4e8390b49b', '2fba248f-9696-244b-2eae-2ccfe2ab538d', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f624977e4d717cbb276b8b89a8ea7e3fb5c3cf9f338553b85450c381935236f9c22', NULL),
    ('sealed too', 'inner:453ede26-47a5-0aab-ca6d-539b0fdb4c1e', '1f1eb119-cc3b-6d4b-bfff-5b4e8390b49b', '2fba248f-9696-244b-2eae-2ccfe2ab538d', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62499fe4e212e04844ef229e5b54374cf5e74ae3455704b2159cb1ef7febe848f52ee7d05df495', NULL),
    ('sealed too', 'inner:453ede26-47a5-0aab-ca6d-539b0fdb4c1e', '1f1eb119-cc3b-6d4b-bfff-5b4e8390b49b', '2fba248f-9696-244b-2eae-2ccfe2ab538d', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249989ec056dc4621e55acd0fbb56df46a9fe306682a13f568be88b9612', NULL),
    ('sealed too', 'inner:453ede26-47a5-0aab-ca6d-539b0fdb4c1e', '1f1eb119-cc3d-6ea2-8000-a5cfb31e3435', '39425234-066b-c8b2-1f2a-27f47107de23', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249347fd3db614be896c1a76652a740490f59affc11033317e0657c4e32da161441006f3a12c0a8f71f30572edfdf008d2bde91e0ebe5aca588e15c837702a33b3731ab01f5c3c89e67b13eb64494428d214fa25194f34b178e56cf3b4d80512ee6b93a4d4fba93c1024df24533c6d32da8b299da12acdbdc6b708ae96962b386c5958729e779d01cd2773896', NULL),
    ('sealed', '', '1f1eb119-cb2a-6632-bfff-87185834bbf9', '81e057e7-cdf8-6052-0532-7d3418ce0d63', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62497f8e6e5b8b308d12fda36421ea9740ee5ed45f60629a7727fe7fe90b8319e1314b495646fda12f923b57a76fefacdd5b875cad75d3c3f4cad1aa0274e2b3149fd6a2af8a266b95179a27e5ff2eb98482a793d4793590630092a56601ac9c76e95664fd2a825ec55236e1786ecf2ce1cca4efc9238452bb8176c1a8180bf05dbd2f5782e0b643f21697dd3adb7c98d83b62cbebea65d0530546d3cfc9454803296042845b71b7233915933a4057cbc16a0b3a9f23945a7efd1705e014add46d72c6af05b89edad81b70a2031865abb157d6070565e89f3d9e348cec74613271b39060ad3d70e7d03e16b93bc938cb217c2378f6dd95fbec4dcd285b392625906c89d225b62eab592059c1e998f17544379e8a811966905172675ded9a4a66e0efbc6308c43e22fa6e271e01bbee860cb9d37d35bd38cf1d084e89', NULL),
    ('sealed', '', '1f1eb119-cb2a-6632-bfff-87185834bbf9', '81e057e7-cdf8-6052-0532-7d3418ce0d63', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62496de434f17fb98fb4d717ff66d1ae1ede77765db401d605e5286792ac206c520df614f55f0b', NULL),
    ('sealed', '', '1f1eb119-cb2a-6632-bfff-87185834bbf9', '81e057e7-cdf8-6052-0532-7d3418ce0d63', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249328d8d828ca01cc86eeee326eb80fdea34c249eeaf78208cc88b1fe2', NULL),
    ('sealed', '', '1f1eb119-cb2c-6079-8000-6e8a75bde9fa', 'f1cebb4a-5f09-2600-9c54-8777dcd55f44', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249ba916a3430386f8c1c21d7fc21e93b70a12739320b7f0a6d6346824823bd3856b227e14ffe0c29f1e1ab57b495e23c06a2895b519081a5fc1d2230c7569068a1f87fdae958fe0a76f78602f6aea98ae52f2492866d665cb987961814579dbca9fdfcce832d163c0910f308e2d37add20a80e11878eff6b1ac3183c42b63ef61ad87f1bf94c88186294b911e71f3fb687edaa7851857d58a9569b8f93d128111b1f0c76f2926997a6e640ab9ba918eddc2f266d1d209d6c83b7a07ed4f8c919931db0c7d62b2fa66352d1ed98311374dabd01b1dcfe0de442b8ede4952ea266c4f01a60fa03fe77d97ff0dfb219fd9aa19e1b43817b9f68d2d20f2249a5924eef358d0b2cd64db09623c2b0969db89acda0e24e98fec6925dad830ed91314ba14b4bd9924ea34d49723a7294c889224be160648be65e7649b27e93429b99280b78b3ca82a6f5f4898fdee4aecad5458a866107d50233c2c8744ee6810346678f0fc', NULL),
    ('sealed', '', '1f1eb119-cb2c-6079-8000-6e8a75bde9fa', 'f1cebb4a-5f09-2600-9c54-8777dcd55f44', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249012004c8e2ccf2673db4583f7b410f0376aa9fe79c73882143347762bcadcb', NULL),
    ('sealed', '', '1f1eb119-cb99-68bd-8002-70f434543998', '56a7b881-86c3-4dec-5007-9ed003f43dc5', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f624918af81d666e5641af0ac2134d8ddde5f066559d2d6b133a860738c0b1f90f73f04f7ddb6562e3ea49f0eb0d0aaf015431f742d5b566603dfd0b48ce2602ea454533597d97f25295b12aac9f517fbb105d44b537b79a69eb0629e852473f60a7b6f74560e046dbb022d6e45f241faefdacd9a0373336eebe0d3d521bf30250745bbc2e46f0108457ebb5eaf89ea011162876915ab5d5edf86b7c450780736dc91ad886fb40d77e27df01e0a12406b9548b314345715bf9f74b7d44b6b775f1fd043cf990b2ebdc3b99941f981d7f899b02f76b1343d9a75d1a040ffc2955003cfe46309d260c64611a1b276fe9bc3bce4b4815ab0bd24c8a1cf1a5506a8f29bbc6ddf06f1533e0c63983746813d8be7daf560adb3f73a68212908b92b9afe96d336ac20fa5def79bc1f9d89135452d40224d01b3ca849ad5e4359', NULL),
    ('sealed', '', '1f1eb119-cb99-68bd-8002-70f434543998', '56a7b881-86c3-4dec-5007-9ed003f43dc5', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249c0db0889e0d247974741288c086ee3edd1a316a285a0918fa1460abccb4c83e8c4e6815edb', NULL),
    ('sealed', '', '1f1eb119-cb99-68bd-8002-70f434543998', '56a7b881-86c3-4dec-5007-9ed003f43dc5', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62498b6992b703f904890269cc0fa47a869588336697310adce903a077ee', NULL),
    ('sealed', '', '1f1eb119-cb9b-633b-8003-318dfed6b39d', '0f9b8c22-a537-7c74-c115-4ad382e8d0c0', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f624941009331dda0139e47f86d5f8fe471b46b9434bfab80e9d5a0c218c30d8f17392535d90688ed4d7925ce139b9121bf2604d3a5538336745cd3571746f02b46afad847693a582e951cf30dc2b988dd02c297626c8c043ca8eed81d9b679dd32b97f3532a14675a3d8dfa547a28e70dfce8f61aca96ce4545a1e9bf84035e9cced8a81fb4f35d2c90accddac3545b9602771daf72528bbb61d21493d9fd982e5ed839d4cdac8aa243c37b63080f1bddca6bc73b216c44f97d6a74e7915292ae157f4c2a115449ac7da92066762a0bf3c4f9d575006da45530d1c46958fe10db0f429397c592effab47d30e1fa39b34d05b1f0e5fd051631b60622785bf54503604e5f39d8b07fd43be4fb0b87644f3238cf442b6d3294c6270a173fb3182ec65b3b88743932d7f9ed7349d428c436793a6ddca6dba6b0f9b18c14e6589d8995edb62d70153acf998d5903350c1840796e9f813aae469f4847c9aa680eefedefc1d2b', NULL),
    ('sealed', '', '1f1eb119-cb9b-633b-8003-318dfed6b39d', '0f9b8c22-a537-7c74-c115-4ad382e8d0c0', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62496ab80befa0a8fa87a549873d3b08ef0d8b6d0fc9cf6d3a92546ad4d85d2a5f', NULL),
    ('stepped', '', '1f1eb119-d02e-69b7-bfff-26a0edd8cdc5', 'fad57c5a-96a2-883b-e5b5-c03df7a31ccd', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\x84dc7799'),
    ('stepped', '', '1f1eb119-d02e-69b7-bfff-26a0edd8cdc5', 'fad57c5a-96a2-883b-e5b5-c03df7a31ccd', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\x40f23af6'),
    ('stepped', '', '1f1eb119-d030-6f84-8000-eefa0371044b', '19805c14-d477-8795-4185-22a56bb58995', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1eb119-ce1a-6a66-bfff-97a0fcd71d9b', 'e56b627f-5e95-1550-ca1f-18a46b2679fa', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x30c4bb79'),
    ('timed', '', '1f1eb119-ce1a-6a66-bfff-97a0fcd71d9b', 'e56b627f-5e95-1550-ca1f-18a46b2679fa', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x02083c52'),
    ('timed', '', '1f1eb119-ce1a-6a66-bfff-97a0fcd71d9b', 'e56b627f-5e95-1550-ca1f-18a46b2679fa', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd1adbd14'),
    ('timed', '', '1f1eb119-ce1c-67e3-8000-ba41b6b4bc08', '74058f2e-3057-08a5-ff2d-e13c8b01fdef', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf5ba53e3'),
    ('timed', '', '1f1eb119-ce1c-67e3-8000-ba41b6b4bc08', '74058f2e-3057-08a5-ff2d-e13c8b01fdef', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x87cd1252'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1eb119-c960-6b0a-bfff-884eeee434fc', '9d4b8b9f-de56-b8d7-9f59-4cb139c95fc6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8397bcc1'),
    ('ünï ''code''', '', '1f1eb119-c960-6b0a-bfff-884eeee434fc', '9d4b8b9f-de56-b8d7-9f59-4cb139c95fc6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xd9f51868'),
    ('ünï ''code''', '', '1f1eb119-c960-6b0a-bfff-884eeee434fc', '9d4b8b9f-de56-b8d7-9f59-4cb139c95fc6', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x55ffeebb'),
    ('ünï ''code''', '', '1f1eb119-c962-6170-8000-97b28489c07d', 'ab5f16c7-7525-59f5-0278-a8bcc9d6166c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x100debea'),
    ('ünï ''code''', '', '1f1eb119-c962-6170-8000-97b28489c07d', 'ab5f16c7-7525-59f5-0278-a8bcc9d6166c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x2196924f');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation") values
    ('chat', '', '1f1eb119-c5b6-6ad6-bfff-4422315e6da6', NULL, '{"v": 4, "id": "1f1eb119-c5b6-6ad6-bfff-4422315e6da6", "ts": "2026-11-28T09:53:49.540412+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.d6hQdRvb"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc55266d7de37ab197abc059a', NULL),
    ('chat', '', '1f1eb119-c5b9-61ea-8000-024a7dd2b549', '1f1eb119-c5b6-6ad6-bfff-4422315e6da6', '{"v": 4, "id": "1f1eb119-c5b9-61ea-8000-024a7dd2b549", "ts": "2026-11-28T09:53:49.541412+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.d6hQdRvb"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.lHi5bSgO", "messages": "00000002.lHi5bSgO", "__start__": "00000002.lHi5bSgO", "branch:to:reply": "00000002.lHi5bSgO"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x90ddafbbdfb86012db021e96', NULL),
    ('chat', '', '1f1eb119-c5d1-61da-8001-ef68c11c11b4', '1f1eb119-c5b9-61ea-8000-024a7dd2b549', '{"v": 4, "id": "1f1eb119-c5d1-61da-8001-ef68c11c11b4", "ts": "2026-11-28T09:53:49.551233+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.lHi5bSgO"}, "__input__": {}, "__start__": {"__start__": "00000001.d6hQdRvb"}}, "channel_values": {}, "channel_versions": {"items": "00000003.DgzI3pMU", "messages": "00000003.DgzI3pMU", "__start__": "00000002.lHi5bSgO", "branch:to:reply": "00000003.DgzI3pMU"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x438dcca642c77494db021e96', NULL),
    ('chat', '', '1f1eb119-c64e-67fa-8002-39c300105aca', '1f1eb119-c5d1-61da-8001-ef68c11c11b4', '{"v": 4, "id": "1f1eb119-c64e-67fa-8002-39c300105aca", "ts": "2026-11-28T09:53:49.602585+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.lHi5bSgO"}, "__input__": {}, "__start__": {"__start__": "00000001.d6hQdRvb"}}, "channel_values": {}, "channel_versions": {"items": "00000003.DgzI3pMU", "messages": "00000003.DgzI3pMU", "__start__": "00000004.ENv6XFBB", "branch:to:reply": "00000003.DgzI3pMU"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x11eedae737e00d767abc059adb021e96', NULL),
    ('chat', '', '1f1eb119-c662-6e89-8003-84d1de538bed', '1f1eb119-c64e-67fa-8002-39c300105aca', '{"v": 4, "id": "1f1eb119-c662-6e89-8003-84d1de538bed", "ts": "2026-11-28T09:53:49.610942+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.lHi5bSgO"}, "__input__": {}, "__start__": {"__start__": "00000004.ENv6XFBB"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.FlFl75uh", "messages": "00000005.FlFl75uh", "__start__": "00000005.FlFl75uh", "branch:to:reply": "00000005.FlFl75uh"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xc249e922d3080242db021e96', NULL),
    ('chat', '', '1f1eb119-c679-6267-8004-2789ee6e6d3f', '1f1eb119-c662-6e89-8003-84d1de538bed', '{"v": 4, "id": "1f1eb119-c679-6267-8004-2789ee6e6d3f", "ts": "2026-11-28T09:53:49.620056+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.FlFl75uh"}, "__input__": {}, "__start__": {"__start__": "00000004.ENv6XFBB"}}, "channel_values": {}, "channel_versions": {"items": "00000006.bW3wIIkL", "messages": "00000006.bW3wIIkL", "__start__": "00000005.FlFl75uh", "branch:to:reply": "00000006.bW3wIIkL"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x7cd70915f640d743db021e96e11ee94d', NULL),
    ('chat', '', '1f1eb119-c6da-67f5-8005-0f8d5984aa90', '1f1eb119-c679-6267-8004-2789ee6e6d3f', '{"v": 4, "id": "1f1eb119-c6da-67f5-8005-0f8d5984aa90", "ts": "2026-11-28T09:53:49.659924+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.FlFl75uh"}, "__input__": {}, "__start__": {"__start__": "00000004.ENv6XFBB"}}, "channel_values": {}, "channel_versions": {"items": "00000006.bW3wIIkL", "messages": "00000006.bW3wIIkL", "__start__": "00000007.-rHn_kd2", "branch:to:reply": "00000006.bW3wIIkL"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xfd41f9241a5c19c27abc059adb021e96', NULL),
    ('chat', '', '1f1eb119-c6dc-6b60-8006-ab4b3bc9619d', '1f1eb119-c6da-67f5-8005-0f8d5984aa90', '{"v": 4, "id": "1f1eb119-c6dc-6b60-8006-ab4b3bc9619d", "ts": "2026-11-28T09:53:49.660846+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.FlFl75uh"}, "__input__": {}, "__start__": {"__start__": "00000007.-rHn_kd2"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.iqHTfISv", "messages": "00000008.iqHTfISv", "__start__": "00000008.iqHTfISv", "branch:to:reply": "00000008.iqHTfISv"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa9edda21a23e11a4db021e96', NULL),
    ('chat', '', '1f1eb119-c6f3-6da9-8007-cc77e2d1568d', '1f1eb119-c6dc-6b60-8006-ab4b3bc9619d', '{"v": 4, "id": "1f1eb119-c6f3-6da9-8007-cc77e2d1568d", "ts": "2026-11-28T09:53:49.670317+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.iqHTfISv"}, "__input__": {}, "__start__": {"__start__": "00000007.-rHn_kd2"}}, "channel_values": {}, "channel_versions": {"items": "00000009.MExEYUq4", "messages": "00000009.MExEYUq4", "__start__": "00000008.iqHTfISv", "branch:to:reply": "00000009.MExEYUq4"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xb0b767065c500036db021e96', NULL),
    ('chat', '', '1f1eb119-c728-6ff3-8008-afca1efb7e77', '1f1eb119-c6f3-6da9-8007-cc77e2d1568d', '{"v": 4, "id": "1f1eb119-c728-6ff3-8008-afca1efb7e77", "ts": "2026-11-28T09:53:49.692081+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.iqHTfISv"}, "__input__": {}, "__start__": {"__start__": "00000007.-rHn_kd2"}}, "channel_values": {}, "channel_versions": {"items": "00000009.MExEYUq4", "messages": "00000009.MExEYUq4", "__start__": "00000010.o8N5JvdA", "branch:to:reply": "00000009.MExEYUq4"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x6470768d46acdc7a7abc059adb021e96', NULL),
    ('chat', '', '1f1eb119-c72a-6af3-8009-9d6f0c9e4399', '1f1eb119-c728-6ff3-8008-afca1efb7e77', '{"v": 4, "id": "1f1eb119-c72a-6af3-8009-9d6f0c9e4399", "ts": "2026-11-28T09:53:49.692786+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.iqHTfISv"}, "__input__": {}, "__start__": {"__start__": "00000010.o8N5JvdA"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.qc3nsDpY", "messages": "00000011.qc3nsDpY", "__start__": "00000011.qc3nsDpY", "branch:to:reply": "00000011.qc3nsDpY"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x5adf6ff761fedf73db021e96', NULL),
    ('chat', '', '1f1eb119-c746-6fbc-800a-40087e0fa95b', '1f1eb119-c72a-6af3-8009-9d6f0c9e4399', '{"v": 4, "id": "1f1eb119-c746-6fbc-800a-40087e0fa95b", "ts": "2026-11-28T09:53:49.704362+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.qc3nsDpY"}, "__input__": {}, "__start__": {"__start__": "00000010.o8N5JvdA"}}, "channel_values": {}, "channel_versions": {"items": "00000012.MKw8b3WL", "messages": "00000012.MKw8b3WL", "__start__": "00000011.qc3nsDpY", "branch:to:reply": "00000012.MKw8b3WL"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\xa842e67b3d9d88a1db021e96e11ee94d', NULL),
    ('chat', '', '1f1eb119-c77e-61f1-800b-5ae97dde1439', '1f1eb119-c746-6fbc-800a-40087e0fa95b', '{"v": 4, "id": "1f1eb119-c77e-61f1-800b-5ae97dde1439", "ts": "2026-11-28T09:53:49.726946+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.qc3nsDpY"}, "__input__": {}, "__start__": {"__start__": "00000010.o8N5JvdA"}}, "channel_values": {}, "channel_versions": {"items": "00000012.MKw8b3WL", "messages": "00000012.MKw8b3WL", "__start__": "00000013.GciJn2c3", "branch:to:reply": "00000012.MKw8b3WL"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x7a7003990ae25a907abc059adb021e96', NULL),
    ('chat', '', '1f1eb119-c780-6530-800c-721864e80f90', '1f1eb119-c77e-61f1-800b-5ae97dde1439', '{"v": 4, "id": "1f1eb119-c780-6530-800c-721864e80f90", "ts": "2026-11-28T09:53:49.727862+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.qc3nsDpY"}, "__input__": {}, "__start__": {"__start__": "00000013.GciJn2c3"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.mPJGjCZA", "messages": "00000014.mPJGjCZA", "__start__": "00000014.mPJGjCZA", "branch:to:reply": "00000014.mPJGjCZA"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x5e744cc2aba5b4e2db021e96', NULL),
    ('chat', '', '1f1eb119-c790-6a9d-800d-a00d6144eb2f', '1f1eb119-c780-6530-800c-721864e80f90', '{"v": 4, "id": "1f1eb119-c790-6a9d-800d-a00d6144eb2f", "ts": "2026-11-28T09:53:49.734547+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.mPJGjCZA"}, "__input__": {}, "__start__": {"__start__": "00000013.GciJn2c3"}}, "channel_values": {}, "channel_versions": {"items": "00000015.pqWMqpq3", "messages": "00000015.pqWMqpq3", "__start__": "00000014.mPJGjCZA", "branch:to:reply": "00000015.pqWMqpq3"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x325298a809d29139db021e96', NULL),
    ('chat', '', '1f1eb119-c7b5-600f-800e-dd8b39342db8', '1f1eb119-c790-6a9d-800d-a00d6144eb2f', '{"v": 4, "id": "1f1eb119-c7b5-600f-800e-dd8b39342db8", "ts": "2026-11-28T09:53:49.749428+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.mPJGjCZA"}, "__input__": {}, "__start__": {"__start__": "00000013.GciJn2c3"}}, "channel_values": {}, "channel_versions": {"items": "00000015.pqWMqpq3", "messages": "00000015.pqWMqpq3", "__start__": "00000016.9nEoDX_g", "branch:to:reply": "00000015.pqWMqpq3"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x28904852587d28cd7abc059adb021e96', NULL),
    ('chat', '', '1f1eb119-c7b6-6924-800f-5630066ff043', '1f1eb119-c7b5-600f-800e-dd8b39342db8', '{"v": 4, "id": "1f1eb119-c7b6-6924-800f-5630066ff043", "ts": "2026-11-28T09:53:49.750085+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.mPJGjCZA"}, "__input__": {}, "__start__": {"__start__": "00000016.9nEoDX_g"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.9Q6eoZdc", "messages": "00000017.9Q6eoZdc", "__start__": "00000017.9Q6eoZdc", "branch:to:reply": "00000017.9Q6eoZdc"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x1a8fb9284b5ba8d7db021e96', NULL),
    ('chat', '', '1f1eb119-c7c6-6e0d-8010-2f4f954e4f8a', '1f1eb119-c7b6-6924-800f-5630066ff043', '{"v": 4, "id": "1f1eb119-c7c6-6e0d-8010-2f4f954e4f8a", "ts": "2026-11-28T09:53:49.756050+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.9Q6eoZdc"}, "__input__": {}, "__start__": {"__start__": "00000016.9nEoDX_g"}}, "channel_values": {}, "channel_versions": {"items": "00000018.Knve6d82", "messages": "00000018.Knve6d82", "__start__": "00000017.9Q6eoZdc", "branch:to:reply": "00000018.Knve6d82"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\x11b70c656f5e5cf5db021e96e11ee94d', NULL),
    ('delta', '', '1f1eb119-c875-633e-bfff-fe909ce6ed82', NULL, '{"v": 4, "id": "1f1eb119-c875-633e-bfff-fe909ce6ed82", "ts": "2026-11-28T09:53:49.828170+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.9dovPblx"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x960dffce36770f6f7abc059a', NULL),
    ('delta', '', '1f1eb119-c877-6187-8000-4b8ef4f3c238', '1f1eb119-c875-633e-bfff-fe909ce6ed82', '{"v": 4, "id": "1f1eb119-c877-6187-8000-4b8ef4f3c238", "ts": "2026-11-28T09:53:49.828941+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.9dovPblx"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.aeO4Ju0j", "messages": "00000002.aeO4Ju0j", "__start__": "00000002.aeO4Ju0j", "branch:to:reply": "00000002.aeO4Ju0j"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xfb9b59993bac363adb021e96', NULL),
    ('delta', '', '1f1eb119-c889-6e0c-8001-67f53cf860c9', '1f1eb119-c877-6187-8000-4b8ef4f3c238', '{"v": 4, "id": "1f1eb119-c889-6e0c-8001-67f53cf860c9", "ts": "2026-11-28T09:53:49.836626+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.aeO4Ju0j"}, "__input__": {}, "__start__": {"__start__": "00000001.9dovPblx"}}, "channel_values": {}, "channel_versions": {"items": "00000003.0zuvV79Q", "messages": "00000003.0zuvV79Q", "__start__": "00000002.aeO4Ju0j", "branch:to:reply": "00000003.0zuvV79Q"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x0c9c7c417edb738cdb021e96', NULL),
    ('delta', '', '1f1eb119-c8af-6418-8002-560432eba579', '1f1eb119-c889-6e0c-8001-67f53cf860c9', '{"v": 4, "id": "1f1eb119-c8af-6418-8002-560432eba579", "ts": "2026-11-28T09:53:49.851927+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.aeO4Ju0j"}, "__input__": {}, "__start__": {"__start__": "00000001.9dovPblx"}}, "channel_values": {}, "channel_versions": {"items": "00000003.0zuvV79Q", "messages": "00000003.0zuvV79Q", "__start__": "00000004.hyU1_FWB", "branch:to:reply": "00000003.0zuvV79Q"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x0c7170f35bb842c97abc059adb021e96', NULL),
    ('delta', '', '1f1eb119-c8b1-6e30-8003-f77f61993770', '1f1eb119-c8af-6418-8002-560432eba579', '{"v": 4, "id": "1f1eb119-c8b1-6e30-8003-f77f61993770", "ts": "2026-11-28T09:53:49.853016+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.aeO4Ju0j"}, "__input__": {}, "__start__": {"__start__": "00000004.hyU1_FWB"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.kYobjrVD", "messages": "00000005.kYobjrVD", "__start__": "00000005.kYobjrVD", "branch:to:reply": "00000005.kYobjrVD"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x50066ab10a97b77edb021e96', NULL),
    ('delta', '', '1f1eb119-c8c8-60b2-8004-40c1eabb6e8f', '1f1eb119-c8b1-6e30-8003-f77f61993770', '{"v": 4, "id": "1f1eb119-c8c8-60b2-8004-40c1eabb6e8f", "ts": "2026-11-28T09:53:49.862083+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.kYobjrVD"}, "__input__": {}, "__start__": {"__start__": "00000004.hyU1_FWB"}}, "channel_values": {}, "channel_versions": {"items": "00000006.blIECaBp", "messages": "00000006.blIECaBp", "__start__": "00000005.kYobjrVD", "branch:to:reply": "00000006.blIECaBp"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x51ee1ab938343a8cdb021e96e11ee94d', NULL),
    ('delta', '', '1f1eb119-c906-6896-8005-2f0a5ea7c2f1', '1f1eb119-c8c8-60b2-8004-40c1eabb6e8f', '{"v": 4, "id": "1f1eb119-c906-6896-8005-2f0a5ea7c2f1", "ts": "2026-11-28T09:53:49.887676+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.kYobjrVD"}, "__input__": {}, "__start__": {"__start__": "00000004.hyU1_FWB"}}, "channel_values": {}, "channel_versions": {"items": "00000006.blIECaBp", "messages": "00000006.blIECaBp", "__start__": "00000007.fXPtPDjN", "branch:to:reply": "00000006.blIECaBp"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0a3f9d146926986b7abc059adb021e96', NULL),
    ('delta', '', '1f1eb119-c908-652b-8006-d7f17e400b76', '1f1eb119-c906-6896-8005-2f0a5ea7c2f1', '{"v": 4, "id": "1f1eb119-c908-652b-8006-d7f17e400b76", "ts": "2026-11-28T09:53:49.888425+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.kYobjrVD"}, "__input__": {}, "__start__": {"__start__": "00000007.fXPtPDjN"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.GFsPcBJy", "messages": "00000008.GFsPcBJy", "__start__": "00000008.GFsPcBJy", "branch:to:reply": "00000008.GFsPcBJy"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xdd2ba45514183626db021e96', NULL),
    ('delta', '', '1f1eb119-c91d-62d7-8007-5706741c5b48', '1f1eb119-c908-652b-8006-d7f17e400b76', '{"v": 4, "id": "1f1eb119-c91d-62d7-8007-5706741c5b48", "ts": "2026-11-28T09:53:49.896959+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.GFsPcBJy"}, "__input__": {}, "__start__": {"__start__": "00000007.fXPtPDjN"}}, "channel_values": {}, "channel_versions": {"items": "00000009.wJCFzLUB", "messages": "00000009.wJCFzLUB", "__start__": "00000008.GFsPcBJy", "branch:to:reply": "00000009.wJCFzLUB"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x79ea65894142e486db021e96', NULL),
    ('failed', '', '1f1eb119-ca77-6660-bfff-63a0b29d4231', NULL, '{"v": 4, "id": "1f1eb119-ca77-6660-bfff-63a0b29d4231", "ts": "2026-11-28T09:53:50.038778+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.b1F-T6jC"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc7a7b5be593862ea7abc059a', NULL),
    ('failed', '', '1f1eb119-ca79-6b11-8000-a9d44220ac4a', '1f1eb119-ca77-6660-bfff-63a0b29d4231', '{"v": 4, "id": "1f1eb119-ca79-6b11-8000-a9d44220ac4a", "ts": "2026-11-28T09:53:50.039717+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.b1F-T6jC"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.AhfKM1Sv", "answer": "00000002.AhfKM1Sv", "messages": "00000002.AhfKM1Sv", "__start__": "00000002.AhfKM1Sv", "branch:to:reply": "00000002.AhfKM1Sv"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x44661c1078baec2edb021e96', NULL),
    ('failed', '', '1f1eb119-ca91-6bed-8001-55805cb451b9', '1f1eb119-ca79-6b11-8000-a9d44220ac4a', '{"v": 4, "id": "1f1eb119-ca91-6bed-8001-55805cb451b9", "ts": "2026-11-28T09:53:50.049563+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.AhfKM1Sv"}, "__input__": {}, "__start__": {"__start__": "00000001.b1F-T6jC"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.AhfKM1Sv", "items": "00000003.QZGInLhE", "answer": "00000002.AhfKM1Sv", "messages": "00000003.QZGInLhE", "__start__": "00000002.AhfKM1Sv", "branch:to:inner": "00000003.QZGInLhE", "branch:to:reply": "00000003.QZGInLhE", "branch:to:beside": "00000003.QZGInLhE"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xa1b9aa7c8c6fa5b2db021e96', NULL),
    ('failed', 'inner:88212ae8-460f-fb49-ac32-fb0b43d80e15', '1f1eb119-cab5-65cf-bfff-3af71cb25852', NULL, '{"v": 4, "id": "1f1eb119-cab5-65cf-bfff-3af71cb25852", "ts": "2026-11-28T09:53:50.064163+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.EM4s6Hgu"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1eb119-ca91-6bed-8001-55805cb451b9"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xbd699768bb767f657abc059a', NULL),
    ('failed', 'inner:88212ae8-460f-fb49-ac32-fb0b43d80e15', '1f1eb119-cab7-6a84-8000-ace747bd77c6', '1f1eb119-cab5-65cf-bfff-3af71cb25852', '{"v": 4, "id": "1f1eb119-cab7-6a84-8000-ace747bd77c6", "ts": "2026-11-28T09:53:50.065099+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.EM4s6Hgu"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.ulw92lIf", "items": "00000002.ulw92lIf", "answer": "00000002.ulw92lIf", "messages": "00000002.ulw92lIf", "__start__": "00000002.ulw92lIf", "branch:to:ask": "00000002.ulw92lIf"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1eb119-ca91-6bed-8001-55805cb451b9"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x121d364684124520db021e96', NULL),
    ('fork', '', '1f1eb119-c81d-6f88-bfff-8403b23d9cad', NULL, '{"v": 4, "id": "1f1eb119-c81d-6f88-bfff-8403b23d9cad", "ts": "2026-11-28T09:53:49.792437+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ZGb1UnC7"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x32d8683f960d6ee57abc059a', NULL),
    ('fork', '', '1f1eb119-c81f-6e32-8000-7a4defbfdad8', '1f1eb119-c81d-6f88-bfff-8403b23d9cad', '{"v": 4, "id": "1f1eb119-c81f-6e32-8000-7a4defbfdad8", "ts": "2026-11-28T09:53:49.793221+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ZGb1UnC7"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.3s3CCyP9", "messages": "00000002.3s3CCyP9", "__start__": "00000002.3s3CCyP9", "branch:to:reply": "00000002.3s3CCyP9"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x3171b6e6d19d07ecdb021e96', NULL),
    ('fork', '', '1f1eb119-c83f-632c-8001-5ec675b039d8', '1f1eb119-c81f-6e32-8000-7a4defbfdad8', '{"v": 4, "id": "1f1eb119-c83f-632c-8001-5ec675b039d8", "ts": "2026-11-28T09:53:49.806034+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.3s3CCyP9"}, "__input__": {}, "__start__": {"__start__": "00000001.ZGb1UnC7"}}, "channel_values": {}, "channel_versions": {"items": "00000003.wHRydUqn", "messages": "00000003.wHRydUqn", "__start__": "00000002.3s3CCyP9", "branch:to:reply": "00000003.wHRydUqn"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xafaa8c6ddfa7ed1bdb021e96', NULL),
    ('fork', '', '1f1eb119-ca4e-6e52-8001-2e634b48a843', '1f1eb119-c81f-6e32-8000-7a4defbfdad8', '{"v": 4, "id": "1f1eb119-ca4e-6e52-8001-2e634b48a843", "ts": "2026-11-28T09:53:50.022156+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.ZGb1UnC7"}}, "channel_values": {}, "channel_versions": {"items": "00000003.uHh5Fpv7", "messages": "00000003.K93w7D1F", "__start__": "00000002.3s3CCyP9", "branch:to:reply": "00000003.K93w7D1F"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x0c42529f363ffd8cdb021e96e11ee94d', NULL),
    ('keyed', '', '1f1eb119-cd64-6589-bfff-03c7c06f8d74', NULL, '{"v": 4, "id": "1f1eb119-cd64-6589-bfff-03c7c06f8d74", "ts": "2026-11-28T09:53:50.345551+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.DFRpbY2L"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec0111f4ca4ca452edfe31e001e1defedb04af2b98bbdfcf593fde1df637b943061b36e8ce2c6f2ed199b69c763fe8da76bdc2d76ad1', NULL, NULL),
    ('keyed', '', '1f1eb119-cd66-6947-8000-de2cb35520a9', '1f1eb119-cd64-6589-bfff-03c7c06f8d74', '{"v": 4, "id": "1f1eb119-cd66-6947-8000-de2cb35520a9", "ts": "2026-11-28T09:53:50.346463+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.DFRpbY2L"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.8btXmUYR", "messages": "00000002.8btXmUYR", "__start__": "00000002.8btXmUYR", "branch:to:reply": "00000002.8btXmUYR"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec0111f81dea5d1854879d392f6c9e435959a3e47ad7fb2ce61efa6095f6d8ef5705f12374f8eef9828a21de91386e2a788fad491d576c145bcf5891ad523885b66ef606b72258ec6e196e045a227d7f22609131163c80dee1c057e15e3989a798a7e5de413ffa4e61223a06f4', NULL, NULL),
    ('keyed', '', '1f1eb119-cda0-6acb-8001-8a82c934da75', '1f1eb119-cd66-6947-8000-de2cb35520a9', '{"v": 4, "id": "1f1eb119-cda0-6acb-8001-8a82c934da75", "ts": "2026-11-28T09:53:50.370248+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.8btXmUYR"}, "__input__": {}, "__start__": {"__start__": "00000001.DFRpbY2L"}}, "channel_values": {}, "channel_versions": {"items": "00000003.KDxxJ63c", "messages": "00000003.KDxxJ63c", "__start__": "00000002.8btXmUYR", "branch:to:reply": "00000003.KDxxJ63c"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d746e4b3772686d32615471346154ec5089c5467a62a31c45101bd3bea977c88f4dec38c214d230b321b2ec0111d0dce7ccdfb0192cd050a18155e173e0e42639f2b79f9f50d07843c6d69f6b8a7b6e4a9c0961e2c11f8c07ac50ef75b0104ac751da67631cc1703263b40b0880be830fd343bb5c0ee7bf2d18ea8ea8e5de16791f', NULL, NULL),
    ('left', '', '1f1eb119-cea8-687c-bfff-74d2335a0732', NULL, '{"v": 4, "id": "1f1eb119-cea8-687c-bfff-74d2335a0732", "ts": "2026-11-28T09:53:50.478340+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.H6Fh6gJb"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x817eaab043a6e0fc7abc059a', NULL),
    ('left', '', '1f1eb119-ceaf-642f-8000-bff12272f024', '1f1eb119-cea8-687c-bfff-74d2335a0732', '{"v": 4, "id": "1f1eb119-ceaf-642f-8000-bff12272f024", "ts": "2026-11-28T09:53:50.481087+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.H6Fh6gJb"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.fvmp9GGq", "answer": "00000002.fvmp9GGq", "messages": "00000002.fvmp9GGq", "__start__": "00000002.fvmp9GGq", "branch:to:reply": "00000002.fvmp9GGq"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xa5f334f025471462db021e96', NULL),
    ('left', '', '1f1eb119-ced3-6441-8001-55a18d22f8ca', '1f1eb119-ceaf-642f-8000-bff12272f024', '{"v": 4, "id": "1f1eb119-ced3-6441-8001-55a18d22f8ca", "ts": "2026-11-28T09:53:50.495822+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.fvmp9GGq"}, "__input__": {}, "__start__": {"__start__": "00000001.H6Fh6gJb"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.fvmp9GGq", "items": "00000003.7b-Avxnl", "answer": "00000002.fvmp9GGq", "messages": "00000003.7b-Avxnl", "__start__": "00000002.fvmp9GGq", "branch:to:inner": "00000003.7b-Avxnl", "branch:to:reply": "00000003.7b-Avxnl", "branch:to:beside": "00000003.7b-Avxnl"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x2db6d380d23a59d5db021e96', NULL),
    ('question', '', '1f1eb119-c989-6c29-bfff-f85c499d1afd', NULL, '{"v": 4, "id": "1f1eb119-c989-6c29-bfff-f85c499d1afd", "ts": "2026-11-28T09:53:49.941450+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.BEfSwtBR"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5e066f1c7a68a5567abc059a', NULL),
    ('question', '', '1f1eb119-c98b-64bc-8000-1eed9e24b747', '1f1eb119-c989-6c29-bfff-f85c499d1afd', '{"v": 4, "id": "1f1eb119-c98b-64bc-8000-1eed9e24b747", "ts": "2026-11-28T09:53:49.942075+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.BEfSwtBR"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.wqjKIP-m", "messages": "00000002.wqjKIP-m", "__start__": "00000002.wqjKIP-m", "branch:to:reply": "00000002.wqjKIP-m"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xca9d731768ab0fd3db021e96', NULL),
    ('question', '', '1f1eb119-c9a9-6896-8001-d421b0714f91', '1f1eb119-c98b-64bc-8000-1eed9e24b747', '{"v": 4, "id": "1f1eb119-c9a9-6896-8001-d421b0714f91", "ts": "2026-11-28T09:53:49.954449+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.wqjKIP-m"}, "__input__": {}, "__start__": {"__start__": "00000001.BEfSwtBR"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.t6ADn93w", "answer": "00000002.wqjKIP-m", "messages": "00000003.t6ADn93w", "__start__": "00000002.wqjKIP-m", "branch:to:inner": "00000003.t6ADn93w", "branch:to:reply": "00000003.t6ADn93w", "branch:to:beside": "00000003.t6ADn93w"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x38b1a47e8450d262db021e96', NULL),
    ('question', 'inner:5f4fde6d-cfbe-05b1-98a6-51aa09da983d', '1f1eb119-c9c2-6824-bfff-b8c49c7d53b7', NULL, '{"v": 4, "id": "1f1eb119-c9c2-6824-bfff-b8c49c7d53b7", "ts": "2026-11-28T09:53:49.964692+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.pC9fjAl4"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1eb119-c9a9-6896-8001-d421b0714f91"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x8ce58cb1cf4e6e217abc059a', NULL),
    ('question', 'inner:5f4fde6d-cfbe-05b1-98a6-51aa09da983d', '1f1eb119-c9c3-6fea-8000-bcd8d77d174e', '1f1eb119-c9c2-6824-bfff-b8c49c7d53b7', '{"v": 4, "id": "1f1eb119-c9c3-6fea-8000-bcd8d77d174e", "ts": "2026-11-28T09:53:49.965298+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.pC9fjAl4"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.8oYCfnKd", "answer": "00000002.8oYCfnKd", "messages": "00000002.8oYCfnKd", "__start__": "00000002.8oYCfnKd", "branch:to:ask": "00000002.8oYCfnKd"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1eb119-c9a9-6896-8001-d421b0714f91"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x50149896cae9e83cdb021e96', NULL),
    ('sealed too', '', '1f1eb119-cbf2-600a-bfff-7fb98c61d760', NULL, '{"v": 4, "id": "1f1eb119-cbf2-600a-bfff-7fb98c61d760", "ts": "2026-11-28T09:53:50.193861+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.n2fBSBoF"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJxNmBGbfp8eaHKFniYOHooiA3YJ7e1/poYjLR/6pygMSxPEvSblOegK4Q8s2qMWGXlKDZdbYOpbxTumm2vzzagcSutZY5n6lIjyBhyw1QhvT6pWMMSP6zXpEZye+wtOmVTZmjwDzNo5bXnk9zBSTpgaYRBqOn5jJ1VOl7ePL7YbixuiMZ2YjdK9ZiM+77vPGi98bvSBJmbZPuzAAFb40o", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f624984b74746d860c0d87c33d142721eb56dd7e318df5c039c80504be6dc0844a4ef4363ed5c5959e691a0712778385754a0effa80', NULL, NULL),
    ('sealed too', '', '1f1eb119-cbf3-6512-8000-777371690c54', '1f1eb119-cbf2-600a-bfff-7fb98c61d760', '{"v": 4, "id": "1f1eb119-cbf3-6512-8000-777371690c54", "ts": "2026-11-28T09:53:50.194399+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.n2fBSBoF"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.7emfd-gB", "messages": "00000002.7emfd-gB", "__start__": "00000002.7emfd-gB", "branch:to:reply": "00000002.7emfd-gB"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJRStpeV2A156PZt+Fz2pZuXJLu2xn9g6bWrlR9lOUip8oBLVdTWI7So8WXXZtaGFCSqABvjOwnKnt7DeOyzddn/cLDRofHMNeaFibbIxBn1bo4zr//z2CBcWlLIrYlo4gm7VFPov9dPFeiPxLPoTncQjYxMHomzDPkG2W6VIk/0FJVPyExTjcA5gxkSWNZul23Jl8h3NbbhrFusoBrzwpjcVc3abfU/b4vGGjfExz/WO+hgJvIBsiot2+DCi7q4E=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f62498942eff09a5c6e2b96ad20f925e598880064e59977edda8dc59155f24d1c47434e892e7d94174dbc7da36c2331f821e0cfcbd38594660960b1e3a80dc0b71b20c208ad317a233fce71c6bb5640b11219111ca3931cc03d27e1eccc45dd985c4198f3bb3fc9f541c0dfa0ae8cfbf82715201346784243af3af650b319232e', NULL, NULL),
    ('sealed too', '', '1f1eb119-cc14-6550-8001-17ee745953c4', '1f1eb119-cbf3-6512-8000-777371690c54', '{"v": 4, "id": "1f1eb119-cc14-6550-8001-17ee745953c4", "ts": "2026-11-28T09:53:50.207911+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.7emfd-gB"}, "__input__": {}, "__start__": {"__start__": "00000001.n2fBSBoF"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.cHgesjUm", "answer": "00000002.7emfd-gB", "messages": "00000003.cHgesjUm", "__start__": "00000002.7emfd-gB", "branch:to:inner": "00000003.cHgesjUm", "branch:to:reply": "00000003.cHgesjUm", "branch:to:beside": "00000003.cHgesjUm"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJ1RmIaGWwLZm+fupFVQ1Qj6qm8Ab4T74BO3rcqbaz0ck7ZUXSitDkhMXzN2tQHx7g5XeTk+9oCoakfX7AuS0bmbUjIFihgBAHEoarBf+gzavaU/mO7z/XFvK2cd311oXD/qZYMplY29l313K6k8Zs0yMtIGlMdAvoXoIEPx+DorxoXxB7QHqlz54ZUu33HWsaIP+z0Yvw8wlER7zh/QqvbCyLZEOX0W2d+2JLsAPLfEtB+Cwv1pRAjIJPAQFLS9U=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f624997431117acf90eab37f82ebbc755551c5863ac24059b6a60f9e98fca769bba951354ada27be9a617603d106f7b19a4bac22230a34f32e804a35e3e8bd52077eb2423b619efa1315aaae07bd01de99caecb3a268dc0ede209e80c0a2f8a55f855def3e8e692006fc874a139d1a03cd3f028e077175362de616bee94d53a5a1903c67bbd42df06144a582980f65d4e7ee5fb97fec36754', NULL, NULL),
    ('sealed too', 'inner:453ede26-47a5-0aab-ca6d-539b0fdb4c1e', '1f1eb119-cc3b-6d4b-bfff-5b4e8390b49b', NULL, '{"v": 4, "id": "1f1eb119-cc3b-6d4b-bfff-5b4e8390b49b", "ts": "2026-11-28T09:53:50.224097+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.yoNoLDOi"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1eb119-cc14-6550-8001-17ee745953c4"}, "pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJnX4Am/vA9SsGeA1LtbBQK9pD84/XJUKVi/IjyftRQRr67ugKcDC3Oefd7QcQG+QJdAPuGYNLZa3him++aYY8qhX8sCS70l6llVJwBHpSaD9mbkvSg5Sw0WtnpqRLBKXLDzOLoM+eQPS6XflG7JaI2zJtRdSbcJPbHxfL5ZpqozW8JuLXPqvsfsBLO/dTii9JJgXpIbxLkQcfK5m9DL/fqpNCy78gJxYkFvmPJ82grwPVlQqv/HNQq3qnoEdy+lpVJSwI45HDB9U=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249d7dccae6ac260ca814d92d4af0dd30c3ab85fb21329820d6315cb3d8d6bc63254d20a13d2a817765030db5667d7afa1abad974', NULL, NULL),
    ('sealed too', 'inner:453ede26-47a5-0aab-ca6d-539b0fdb4c1e', '1f1eb119-cc3d-6ea2-8000-a5cfb31e3435', '1f1eb119-cc3b-6d4b-bfff-5b4e8390b49b', '{"v": 4, "id": "1f1eb119-cc3d-6ea2-8000-a5cfb31e3435", "ts": "2026-11-28T09:53:50.224949+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.yoNoLDOi"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.qkN8m1nN", "answer": "00000002.qkN8m1nN", "messages": "00000002.qkN8m1nN", "__start__": "00000002.qkN8m1nN", "branch:to:ask": "00000002.qkN8m1nN"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1eb119-cc14-6550-8001-17ee745953c4"}, "pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJH+4lb3dnKLBdaAClcwHVOGe4OTtG9+XBT24IZBbMPQQD99uTIySVW+fUqwfSgXA+xle4OgdMOZEmgwCbiSNuNhxlMnCiEAtN2cS9AIsomwOZrxhPkOdaiPstQ8MPxnu0CMRlujUUH0npBiYv/HLSKhA1Xswaz8P0Y+uH5cUHRjM929GCcdWKPJlJoRjXeAF9Gzi5yvX4v97dbuyFaAMvHbgji3dqeTLJSJUVTsaJn6Mqwp2rIns2XzXU/kwbJTyFDASCNJZaM7IuVmpG0w+U9vy89quE7wvfw+MdP+yOzztX9DQWeUbRvQ==", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249e0cc3234b02a5c6beb5c689bb1e5c20916cfdf07a26726fab382026a29831674ecf2f8fa9b39396277ad646a7d4cfc637c8666b8873b629251b95136a8c858247bff7847500c69630360fcf8187d115970d116d1ae64c38f2104ad0672a15b97cc56548a4b031761d67f6f64807c165bc1224dae61d9f5e4d90735b0', NULL, NULL),
    ('sealed', '', '1f1eb119-cb2a-6632-bfff-87185834bbf9', NULL, '{"v": 4, "id": "1f1eb119-cb2a-6632-bfff-87185834bbf9", "ts": "2026-11-28T09:53:50.112095+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.bd0RBkLJ"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJ50Hw5Vka8KmMbAXCL2rz0sZ6U2dKvZIr94ghq5QJR4e7g2iybs5XmSLlCxeYZNGY1Xm840WY9VHkOY36M1RqQsosvZchhPqzg7F/SYvIBFj3SGUZ4V1WvapwP3B81SniamWnyyQ3pwNLI90O+3hN3UVNIdFFIJBy0qcnAGcIsXYU8lqWLlD3iZo7656rxNGOyZ50W5X3F31EaeTHoLrh", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249d348c8830754174050c44c519abd9eb897df9a44b6905fdfe4f8e7a702d510613a384d6f24f9c8b2f3cd901891fa871de406e6', NULL, NULL),
    ('sealed', '', '1f1eb119-cb2c-6079-8000-6e8a75bde9fa', '1f1eb119-cb2a-6632-bfff-87185834bbf9', '{"v": 4, "id": "1f1eb119-cb2c-6079-8000-6e8a75bde9fa", "ts": "2026-11-28T09:53:50.112769+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.bd0RBkLJ"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Ej2DcIMR", "messages": "00000002.Ej2DcIMR", "__start__": "00000002.Ej2DcIMR", "branch:to:reply": "00000002.Ej2DcIMR"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJcPtCPBRCTBjy0cLglywuX8IG5rOsCh/t1paED+RiPuVXKCILsga+xdhh5O7BhlZsVgqbAQMlF3yLMvshc/xcPHtFwmOsuKxAMyUTcqv1yDF7prDpqcQ0r4Rc0n4JGm0wNZo9YzvUfuIkgX/eVkmD+eanrSXv68gsBUKWVUCGHRWLu7vz8mde8+xIuZyog33XOaxH3kFI0IR9BW6RSlt8xelYey8DolzyuH7rWUeyJNhHGIGVWesDMgWpnfEbFUQ=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249924290e709a5b9c6edde7b6776a52304c9e839a7997774bfe4fe83ed3e8e4e97a3f64da414064e207b35cf5e52f7acd8995035b890c774e156ab036f3f32d48086e16a7578641e829a76e1f945941ad743b892947edc96fa3e578bf2f4ee0da1a18d609b331a8690006c', NULL, NULL),
    ('sealed', '', '1f1eb119-cb3e-60f9-8001-96482253b33e', '1f1eb119-cb2c-6079-8000-6e8a75bde9fa', '{"v": 4, "id": "1f1eb119-cb3e-60f9-8001-96482253b33e", "ts": "2026-11-28T09:53:50.120148+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Ej2DcIMR"}, "__input__": {}, "__start__": {"__start__": "00000001.bd0RBkLJ"}}, "channel_values": {}, "channel_versions": {"items": "00000003.vL_0CfBI", "messages": "00000003.vL_0CfBI", "__start__": "00000002.Ej2DcIMR", "branch:to:reply": "00000003.vL_0CfBI"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJCZ36pzlp4rGOqE5tlCXsGPfkjqQJCYcklnnbc08wi2pCKJrVFxY4Znr1f6MApkY02QALxISHd/1UCdwlnV7/FnW709H2pUB+CejCrUThucu7HU9OA7eUUWA9xP6cn7uhLWJEXJmJTAlYTvCtY078DAgSMSDJQMDadzyS83JCTVGEJrBku7G6FJKftmB8HUfRAcd59J9mqv4S5MLHV8Ll3P5fY+1K2KR2V/BPvPG/9NpiEj4VhX4RYys8OSe0L60=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f624927e56a0f895d412122f72f02cb55ea4e14db4fafa9d32ce4e9fbc5dabef63f0790784eff8c8f01963a87b3ddc0b729e0ed4d32f87c86c0e97b447546c9ea0c773f1f78b2818fd4ab83c0999b576ef06123c93276', NULL, NULL),
    ('sealed', '', '1f1eb119-cb99-68bd-8002-70f434543998', '1f1eb119-cb3e-60f9-8001-96482253b33e', '{"v": 4, "id": "1f1eb119-cb99-68bd-8002-70f434543998", "ts": "2026-11-28T09:53:50.157616+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Ej2DcIMR"}, "__input__": {}, "__start__": {"__start__": "00000001.bd0RBkLJ"}}, "channel_values": {}, "channel_versions": {"items": "00000003.vL_0CfBI", "messages": "00000003.vL_0CfBI", "__start__": "00000004.vk-HXGqG", "branch:to:reply": "00000003.vL_0CfBI"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJ6SgwgPWVodjRobDZ/d7eCS2LbNvKInHLu1cDvWN6lnPZEQQqCfOfGgUdhdJpu7EHZkDdAoFxBOo6pzTmD/Syc3APR++pvnIyyyykK48EhFtMSNq54xRxVw0fe9U/ysc0Km3eWRKEiGPoOUuTgSWloAiRqGBK5EGD+vMMun19bHEf06HrWHjZkp0l+H6/yIUjFt8acNfVxV5XubBv7jNmN4hcOmtwDM0Xdg/+zpnxOawBTwlFttCmmCQ/7gSPVIEU", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249a8bf17e4af13624c2b6e33b8ff2cd46d3d0e1508a21afdb9269c4172a88bf46e7b15a1974f6f746d911f1ed4c6838c81757c702edd07cb5bf736a02cc7502f683df71658a187dd5f733b4fcc7eb46f39988d48e54fbc153943fd44c4e5ab722a', NULL, NULL),
    ('sealed', '', '1f1eb119-cb9b-633b-8003-318dfed6b39d', '1f1eb119-cb99-68bd-8002-70f434543998', '{"v": 4, "id": "1f1eb119-cb9b-633b-8003-318dfed6b39d", "ts": "2026-11-28T09:53:50.158304+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Ej2DcIMR"}, "__input__": {}, "__start__": {"__start__": "00000004.vk-HXGqG"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.eyID0jpr", "messages": "00000005.eyID0jpr", "__start__": "00000005.eyID0jpr", "branch:to:reply": "00000005.eyID0jpr"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJmLNkT3wt2KOw+B/eAfoeMoOyvgVOiTRwa7oAIzgob7J/50k5z9FA1Byp+iC1CGB214dyPdTiehIvRNoft4xzdpBw8CE6LDKmpO/+SGvk6MbOvKE5HW/JqQeaf/8Pa6zYl/hOooTkCRvWA+4M+UzVHe5fl4gITIXTiJyfRR/8gxcACbpaRwds/tbf5mMpWeokbd9nf0XhuvEIxA5xeDzN95ztVIuIsD/52CrubwbdewqhRGb3DN7wFtSBskb9lR0=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249536e1d1a21b008d9aa485dcc40aed48d339ec25471e36a20b4c07047797216d2b11ea6764f771191d4fd039b231848873f6aeff13f90aca35b9c54b2b42398711cf045ea777a817ec56b80a5faf9bcf3b96a9669daaecbd9fabc27035088b07c959b29b188650ac43241', NULL, NULL),
    ('sealed', '', '1f1eb119-cbce-621b-8004-d35fb6e55bab', '1f1eb119-cb9b-633b-8003-318dfed6b39d', '{"v": 4, "id": "1f1eb119-cbce-621b-8004-d35fb6e55bab", "ts": "2026-11-28T09:53:50.179153+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.eyID0jpr"}, "__input__": {}, "__start__": {"__start__": "00000004.vk-HXGqG"}}, "channel_values": {}, "channel_versions": {"items": "00000006.22zBeEyg", "messages": "00000006.22zBeEyg", "__start__": "00000005.eyID0jpr", "branch:to:reply": "00000006.22zBeEyg"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNgHURpINwFVoXk4SXKKgwFkcN7nUs9T4PMXdCUi/D2JJn3EcqtoCbRKKTp7zW9v6LBnvFYj+FB+jDgIloVAcv2zZ2EyQ7Ah7F1QktXTAuiL727luIzzpxy/cmPECgfxyHe2gLvNXgnKjlB1PMV+v+3bu68lqsqE7Qt64joOsC1myFa2hK9LR1rxN06dqH2sOyZ5IG8bKfGSTvtm+VsfnFVlFZNnyL7eMBp9uYyoJ84k="}', E'\\x0102043230323601d446920dc055685e4e125ca2a0c0591c37b9d4b3d4f83cc5dd0948bf0f6249d33871937847892ee54a6d7ac7cbb79d06f4839511f7adedaed8c9847029052a9d85a5bf7036520068d9e8a0d1d05765bfe0e0dbf149bfff07ac325089706e4dac15899a409e82b5b6bec64d0d43a7332873003230bf56536cc18222', NULL, NULL),
    ('stepped', '', '1f1eb119-d02e-69b7-bfff-26a0edd8cdc5', NULL, '{"v": 4, "id": "1f1eb119-d02e-69b7-bfff-26a0edd8cdc5", "ts": "2026-11-28T09:53:50.638117+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.cb8cYv81"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0a9bec8cae44a5807abc059a', NULL),
    ('stepped', '', '1f1eb119-d030-6f84-8000-eefa0371044b', '1f1eb119-d02e-69b7-bfff-26a0edd8cdc5', '{"v": 4, "id": "1f1eb119-d030-6f84-8000-eefa0371044b", "ts": "2026-11-28T09:53:50.639078+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.cb8cYv81"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.0hbkagZK", "__start__": "00000002.0hbkagZK", "branch:to:pay": "00000002.0hbkagZK"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x4b686111b440c360', NULL),
    ('timed', '', '1f1eb119-ce1a-6a66-bfff-97a0fcd71d9b', NULL, '{"v": 4, "id": "1f1eb119-ce1a-6a66-bfff-97a0fcd71d9b", "ts": "2026-11-28T09:53:50.420223+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.vD3XenRq"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb79c69d153361ad47abc059a', NULL),
    ('timed', '', '1f1eb119-ce1c-67e3-8000-ba41b6b4bc08', '1f1eb119-ce1a-6a66-bfff-97a0fcd71d9b', '{"v": 4, "id": "1f1eb119-ce1c-67e3-8000-ba41b6b4bc08", "ts": "2026-11-28T09:53:50.420976+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.vD3XenRq"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.8c2OSUH7", "messages": "00000002.8c2OSUH7", "__start__": "00000002.8c2OSUH7", "branch:to:reply": "00000002.8c2OSUH7"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x5d532df375202962db021e96', NULL),
    ('timed', '', '1f1eb119-ce3f-6681-8001-83e562a666cb', '1f1eb119-ce1c-67e3-8000-ba41b6b4bc08', '{"v": 4, "id": "1f1eb119-ce3f-6681-8001-83e562a666cb", "ts": "2026-11-28T09:53:50.435268+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.8c2OSUH7"}, "__input__": {}, "__start__": {"__start__": "00000001.vD3XenRq"}}, "channel_values": {}, "channel_versions": {"items": "00000003.v2G57BVt", "messages": "00000003.v2G57BVt", "__start__": "00000002.8c2OSUH7", "branch:to:reply": "00000003.v2G57BVt"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x0e2d19d0eaf736b9db021e96', NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.ruOJYVT6", "none": "00000001.Q9N4XZTD", "real": "00000001.yFpZVmMC", "text": "00000001.mvu7Uh17", "when": "00000001.RtbxECLC", "bytes": "00000001.Y-Su-5w1", "large": "00000001.REE4-_Pv", "nested": "00000001.uTa-XIIx"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x2b5a4817da4dec00596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL),
    ('ünï ''code''', '', '1f1eb119-c960-6b0a-bfff-884eeee434fc', NULL, '{"v": 4, "id": "1f1eb119-c960-6b0a-bfff-884eeee434fc", "ts": "2026-11-28T09:53:49.924628+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.NZvhb4tp"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1e3bd4173b65379e7abc059a', NULL),
    ('ünï ''code''', '', '1f1eb119-c962-6170-8000-97b28489c07d', '1f1eb119-c960-6b0a-bfff-884eeee434fc', '{"v": 4, "id": "1f1eb119-c962-6170-8000-97b28489c07d", "ts": "2026-11-28T09:53:49.925199+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.NZvhb4tp"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.8l15wgsP", "messages": "00000002.8l15wgsP", "__start__": "00000002.8l15wgsP", "branch:to:reply": "00000002.8l15wgsP"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x54a50b591fbe475ddb021e96', NULL),
    ('ünï ''code''', '', '1f1eb119-c96d-65b7-8001-12556e0b6ea7', '1f1eb119-c962-6170-8000-97b28489c07d', '{"v": 4, "id": "1f1eb119-c96d-65b7-8001-12556e0b6ea7", "ts": "2026-11-28T09:53:49.929809+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.8l15wgsP"}, "__input__": {}, "__start__": {"__start__": "00000001.NZvhb4tp"}}, "channel_values": {}, "channel_versions": {"items": "00000003.8TkogyWQ", "messages": "00000003.8TkogyWQ", "__start__": "00000002.8l15wgsP", "branch:to:reply": "00000003.8TkogyWQ"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x16256ebd25069f00db021e96', NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database") values
    ('1', 'initial', 'false', '2026-11-28 09:53:49.445921+00', '258172f4-eb65-4c98-a26e-bcdb9dbcef58', '7713158355923612471', '16384');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNmRYU7UyKFyUaeIhSDUu9d1O+hTi5dDUd96J3G1+1ALZDK0dkI8ZEaz3jh0BnB6ca+Nw/70sNnXuGIako2a4VEozfZebxAHOw9aLGA1/HMqd63KfmlOI+szFcM4Q3g==', '2809774493103021153', '2026-11-28 09:53:50.620706+00', '2026-11-28 09:53:50.620706+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '8798454059220981951', '2026-11-28 09:53:50.583019+00', '2026-11-28 09:53:50.583019+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '1761057791858612299', '2026-11-28 09:53:50.597922+00', '2026-11-28 09:53:50.597922+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '3531070660492662827', '2026-11-28 09:53:50.577933+00', '2026-11-28 09:53:50.577933+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '9110476243571977961', '2026-11-28 09:53:50.58924+00', '2026-11-28 09:53:50.58924+00', '2126-11-04 09:53:50.589239+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '7389205408283075670', '2026-11-28 09:53:50.587619+00', '2026-11-28 09:53:50.587619+00', NULL, NULL);
