-- Made by: python -m tests.upgrade 0.1.0 3e094469c4f53e2f587e977c822d4e6463bc32b3

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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-28 12:49:51.644443+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.Kk5USuro', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x42a19a7c'),
    ('chat', '', '__start__', '00000004.j9uvFU95', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xf149a5ba'),
    ('chat', '', '__start__', '00000007.J009UiDA', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x62becdc7'),
    ('chat', '', '__start__', '00000010.31MN0tk_', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x2eae1cce'),
    ('chat', '', '__start__', '00000013.EzRR7T5z', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xa80e249c'),
    ('chat', '', '__start__', '00000016.j7pKrehS', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x313be9a4'),
    ('chat', '', 'items', '00000006.-srA-Vg_', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x224b83a3'),
    ('chat', '', 'items', '00000012.8Tcdfj9f', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\xe1aa595b'),
    ('chat', '', 'items', '00000018.gmo2GywB', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\xd540a853'),
    ('chat', '', 'messages', '00000002._Q0QfagB', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0ce0b45a'),
    ('chat', '', 'messages', '00000003.Fvz4cqrs', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2ac77ad9'),
    ('chat', '', 'messages', '00000005.PNUto1gG', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x511fa30d'),
    ('chat', '', 'messages', '00000006.-srA-Vg_', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0cc61078'),
    ('chat', '', 'messages', '00000008.upuoINZI', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf7ac1acc'),
    ('chat', '', 'messages', '00000009.dcP8Rw29', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf5c9a4bf'),
    ('chat', '', 'messages', '00000011.9T30wl0K', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x956ea29c'),
    ('chat', '', 'messages', '00000012.8Tcdfj9f', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x0dd2cf1e'),
    ('chat', '', 'messages', '00000014.E2MXTsVW', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf7724d41'),
    ('chat', '', 'messages', '00000015.WaE_afGN', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x11ab5733'),
    ('chat', '', 'messages', '00000017.MEny19-O', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x6ec2199e'),
    ('chat', '', 'messages', '00000018.gmo2GywB', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1f7713d6'),
    ('delta', '', '__start__', '00000001.X5b92guy', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x83ef249c'),
    ('delta', '', '__start__', '00000004.jwjN4tAp', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x40453fd4'),
    ('delta', '', '__start__', '00000007.XZ2tO47f', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x3d1f2af2'),
    ('delta', '', 'items', '00000006.0VtNKHlf', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x1edef71c'),
    ('delta', '', 'messages', '00000002._5uvzI0V', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe51f1d25'),
    ('delta', '', 'messages', '00000003.YsusTxDj', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x736b56ce'),
    ('delta', '', 'messages', '00000005.IpA2VuGU', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x44644385'),
    ('delta', '', 'messages', '00000006.0VtNKHlf', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x346cddc5'),
    ('delta', '', 'messages', '00000008.EGXEaDU0', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1e7cf245'),
    ('delta', '', 'messages', '00000009.qFsu0Cgv', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb49073c1'),
    ('failed', '', '__start__', '00000001.GYQRRS9h', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x9a6db6f0'),
    ('failed', '', 'messages', '00000002.OBmORffC', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xee1f7476'),
    ('failed', '', 'messages', '00000003.OGh5jbRW', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x602e3e68'),
    ('fork', '', '__start__', '00000001.2KB4JWnz', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x8ae6d96f'),
    ('fork', '', 'items', '00000003.4E_2a-RH', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x6bed56c1'),
    ('fork', '', 'messages', '00000002.4rk3MD8e', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x926ed413'),
    ('fork', '', 'messages', '00000003.5Lyhn-kU', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x305cc833'),
    ('fork', '', 'messages', '00000003.hyNlu2T4', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd9a0cbd7'),
    ('keyed', '', '__start__', '00000001.41taof7w', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b23d7f1fc4fb5d3dbdb91b9261eefbff6686d8f46e530244eae40ecd29dc50600e6f793eb60a91c0038022e8825598bce34bc17037cca75586d0f3b4ea1c74ed0766ba1525f2863678a9522aaf4bf295a55c8a60d0135ccf5e98f907cd359108fe82193c17a67e1784ac8b8c6aba02479e5359f476ecb0082c97230fcdb20fcc78ba074697ac6af273607173cf77ae7d670a7e56680d431d977d1c23037784c2d7364b34a32467c7d2265d2e7b708f804c01dd36bd77fe5fa9380eeabca54fae6986d48f41671cfe3a76f27c5aa428c8da33f1dccd4cb0f7cccc78c92cb7e66e7c04aadc597b39316fa64b2cb234b9297c2de03dab6f989466fe61442cdcd5592e0bacabfd7ebdac1f12eb104b4d0d09d1a6a592fd326702298fb0d8d2857cc9ef70557d67f485f573bea0d45299d21a37e98e897f6e06fdcf32b1740fc3b97c2b4fd2b216eab3bf2011281afee288483f94c55c9', NULL),
    ('keyed', '', 'messages', '00000002.CU53XoEB', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b232a1c06b5ae9f905edbaec24e767f3caf14fe6027e3822f82372e24877587f3a7689bd3abe2b2184fe24791215655ecebe8dc81e933321e94bbe23ebdca645f570789cb3a8cb10a5238de4aaffc83fd20c6dd0aa91cd3cea85655eca3ef310d2fa59d5aadfd7254263586e7c22a385df661f78d39f0ce0f52af52d0de2f5befcb9cc92970aef12908bc58818f1c0ef7df6b4f3f0e33d052c66f8c1d5dd94d73a08523fcf22b04120dc5aead5d18899dec4d97eccf4108aa00d82aa6f3888d0cef4b108cfb4e1e3bdbbbfb24be3646c98d757b52691bf2ce12ecb1a3a7b3ff27a8316440aed280010d2817b81f4768dd5dccfd07f40d92803983f03542b5464a2d7349c3f38615281e177137241db0be41104b948912a2516fb5caeed757521cb8f7e8a91c3d33f39acdf749ca13cf934406d7ef2ef0ac0760f5e2', NULL),
    ('keyed', '', 'messages', '00000003.BSdGW_k0', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b23c120967fb317a17338fd3e95d7d96fbbd61f673ae775e519383e99cd35778ad1e3971db61384d7c1a146c4362de2a713d8903256aa455db72dbd09bb578ab9b74ac6a905124b78f6632db26cc9bc1f93e9933df37183ed5d59ad4bc3de9650cf286483e6ee33054d55e44e718dc566bf510e5f92249ba740651816e77ad049bab88351483344b64f266025607ed0078f18f7e90e88e4f0ef41a081613f9434b72cb96965e6567c66ef58192cf0be9d34f5d5914fe3d661850e0b02ab8f5ca8382add95378f99d0a397c9b1ab53d240a6132e2ef36a350c2b4759845c875fddcb9ca941aa8d6b385fa2049a90ec8de3cf4e7d453d7f2d615473ee6af971c9f843178511141cdcc516b9891476bba8c72c69a4f0a8d5ba12196c86a63682675efedb4ecc39a3fff4f1de94867950f1ba315d04823e0bea3f6b702fb6c119db19efdd2f909d25e77a474c5614c4c2a3d836de8efa397ab656d3a8e727e20cbd9073088fe03c22e15986fb80b54d24e8ea232a692ee3246f080d26858a9e352ae9ecbf2193fa3246d10fbc4bd993194b281ef6a81dfefd59e3662beb39a80b47b2003d1f00ae4e7e6e054b5d925015b0289d4e43630e46584aced1e8096a9e7de2f65588446b8ecf9d1c16a25b32752fcf8f2d27372c38ada2b7fc88abf3a98ee73bcdf43338c9b96afe0cfe31409790f172ef5024fd44dbe44ddc8ef5776906eb408440eca96d802a97be6dcb5f29f0eaed69ada0a962c769d56b4e5be48414f2fd3f3ba1d788a944c2440936f1edf65a2e06a7e6fd23b4ffb6569a3f140fac9c81c71fb4d88a12ba36d82c6e972e492e6aa83361636e18dbc66137fa7616a4500fde80ec6c964b027f287b5c789e3d1fa81cfe4fc4eec906e1a66700d6ea68', NULL),
    ('left', '', '__start__', '00000001.I-l6y8GF', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x6ba96ed4'),
    ('left', '', 'messages', '00000002.ThqCmuM7', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x36a7c2da'),
    ('left', '', 'messages', '00000003.Y9R14cQs', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbda34439'),
    ('left', 'inner:503156f3-9715-1c37-e681-cb060a7cc5b9', '__start__', '00000001.30CQxIKp', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x64711aef'),
    ('left', 'inner:503156f3-9715-1c37-e681-cb060a7cc5b9', 'messages', '00000002.hqn53v7O', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xda9fccaf'),
    ('question', '', '__start__', '00000001.3AO9qxio', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\xaa330ee9'),
    ('question', '', 'messages', '00000002.pjcvKx97', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc9ff3d67'),
    ('question', '', 'messages', '00000003.Xidzgdgc', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x63e5763f'),
    ('question', 'inner:83156433-d9a7-6b59-82da-f09a498fef15', '__start__', '00000001.Uqcmca4A', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\xda46f400'),
    ('question', 'inner:83156433-d9a7-6b59-82da-f09a498fef15', 'messages', '00000002.-E2apIXr', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x447dd9c3'),
    ('sealed too', '', '__start__', '00000001.TC90fQh4', 'pg:aes:msgpack', '170', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438d9a544c7685b757203af66a7addd345d269c648ae4daaf70824187bda1ca9b3b84b73f03ba1136b5a9d0be8c4b1423043212ede84c0cec4fbec647457c2a9cf7dc7ffa95e33389ba67a38393be57a61eb93db39191e0a501ce5a71972d36dd0655752903e9d360f31c2f46287a81c5b3f0becb4dc163dd7e627c64dc686814c248ea606bde853e68245ffc9909973593c0089028506ef8a5ea4b46bc9bbef0f02a3355fab3fc61bcc64add975c675258766487923cc749866d4e1cb948b5d3ba9ec7537ebd93', NULL),
    ('sealed too', '', 'messages', '00000002.R0-ZzPk0', 'pg:aes:msgpack', '144', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4384457bfc51e4a05566cd4f5c789034cfb82679e250f4ed8a297444536230905016080fad3c2ddd3d7b4863f552115a0df0f600783aa61e49338043aa320c859e02a5f5695984113d26c2c6b8eb76631024de4a925e28122c8568c1c1e1cdb30affe4d7a1dca493f51c7e65b4727eba1183c3b0dd375e914389ada92e02a14785720cd53b785bdcc853a38abcbe73d823d718e2a8ae0ca5b7e3d9a96162fe7fc4924089abf54bbdc9ae4c60440', NULL),
    ('sealed too', '', 'messages', '00000003.ycSfWdTT', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438b4bc75bb3b0c6709ea1e6c58b16b97251373150e73374562c261aef1a5d2c6387aab01744c08e6bd73066f0e27739f442d6572c9b6ad8c671bd56abb8471e97d1ef87cb83d40d3675cd2f0b66e9f26a1445737e93df322037b8bf62ec43d6620f7b08af6da389120840f3f835ac070e0837b716b740897be27a575a576218dd24ba7fb3afb69c54af1f49aff3d77be193ad23b066d3c97096dff746351d558c6966c92ebb62b87c47c45b679be9bd127d9b1bbd493d276fd4be61dfb70b652def05c97748e1b820179b32b9132b1538b78f0765115d171ba08eaaa62638225124c700fb1faa4d40ef5f0e27630718cd48076fa864d7817842bced993f455eae355c6ad05e5793fd760b4ce689c64bd301a94dbe78241e19cafc3703b75b9f6c41c9f02524089477c8edc1fca48a40b858bbbb12d746c6c875e0804a27fac4233afc759d989572eb06a89341e3fe78fd40de05d8690d8d98bbbe4d22f398e523267af03d778de859ce157fc68feb77b370014aa6c47e5177d788ce0601cdc4851d7e48fd0347ad0f881c46cf40fe373dcb4f92106383ac6807126c1268a2cf90f897bcd0d735903c024c8dd67cf8590d687d17f3312077c8bf4ba6e5ecbc246929da0f2eb27338b717f92e80ff9c3b48da9a8f46ba8bfe2a192c74e31674d31f0efb30381362affc7c61f9dac70a0b049', NULL),
    ('sealed too', 'inner:e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', '__start__', '00000001.6Pg4Uaq3', 'pg:aes:msgpack', '503', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438c19e06c2f76228e283fe8a28f72e6fc91bc3de0a6c056c2ab8e3d545972da2fc28feb1608c9ffc0553fa933469e523054514697a8b96929d0ab9e9b1dc94a3512fdc80058b7829fd636242a9ed5ea68461c313f9465f65028124ab7feb7de77fe7dcd5005c3077827b93484a0f7a1653701b5faaf024149eb24031b44a1968944bd8f82956529d8ebbb38c0c6fbba887a68d7970cf2d2cba7262661259f60e1675288934642bafc5809f806dea9258713940d54861fb42ab475a24e89af6b27978c8b8d6390049642b34a91a967e049e125f3e041a934d99775498bd2e7c6fb5e69203cae3691db7c56be4588431bc6a33f515fde0c3c3816a549e456a74168a9e4e127809bcb038b7acc2ec6c8d4831e8f8d1840784f1c68d234ca4a820a9e97bd8f79802c36b2bba82513df5d6306f2f357ed0f007160b9410896269f4071a90befde1175701e3790252a87478cf841b72b029b54be6f90db5007f47cec326f1d2ac3796a6e1626166ff694903fa6bc738d6100909eef11775396ae54b59f0b3d580253aed592368032276c6d56798d7c0d9dc11df8b5866443ba769e0314ba2428a98dfedbb71a738eea8e6480a9f74fd68015426b88c0d187828b581678c80153e1d296926da0ca55ec7bc5df78cc5889d3060080a047f24a804d30beee5876a6c5585ff50a2d674fc425b237f98c07bdf8d3341ed4d964ebd6958250147e6e72a2f8b971b43b26b3c9cab8e95590deaf1', NULL),
    ('sealed too', 'inner:e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', 'messages', '00000002.k4zA9531', 'pg:aes:msgpack', '468', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438a8492f46eace6d2a5bbb52a48f87069887469dace82751f6a47e5716317c4d9de0705ee665c8070f77303028b817f5b2d364d303b49f4bcd9ff12f5c1fc4a94a7a59331dfdcfe021efc45ae0734d2949ec5f8aadd4137f884da6816c702a3b514220709395bb0a21fea13361cf950de4bc92e29c1cb90ff4400e10a619165c0afa8dfb7bff1f60a70b87eec37371256da9fe7eba2eb68c555558cd45df1bb9309fc0f56dad10d0c88d9ac314c684e104ad7b8772403bb34c042f824b30bbb0df720fa638e86a1a373c6d35461276db9416078be9218d92fd3bf4fff4db4d34e496b7678599e723ef8345cabbe66b3a860e37d42df3577ef6a20b207f1f9a3524b9215f4529297d9a79f266919f00608eaff8f1629f2548bf7800d83d962a533736960a9e3bb7c6f73c24ade51326b0efebcdc129d058e9dea8992bf4d23456062589fa32f1dcaaa9c477461151c9b09de182cb839513da4f63cc3a85d93254293e8958961f0429cb41b7483c4d8f1874d85768bceb3cd9baee21e76ffe58d7aa4db2c92aa5c18f0c4c905391c6e667919bfbf1d28a9ca6e2927086137ff61427191b116721580ba1a77bb9026cd45e6198cff279a411722a85571d50b417cd5a53f7b983ec11efe89eea738f4e0b596f0ad4ff7264dd9adc24445d53dffab8d25df6c7775fe22fae8f19fae7705cf11d', NULL),
    ('sealed', '', '__start__', '00000001.zO2kgPxU', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438fd7b798a289906278cf771e086a742a516bc4bd5c83d745cb650a85cca709d04ac460c0c556316a93021e7cf2f856cab7b11681c98a3773043497c61edb9ee4cfda8e37183432599cd39cc60793ac9d2b64fb48f607aa04ed58d76df2c4d564a12b556b244e862afcb6181ff8b3b4e23898fcc3bc53e741d25a956346d6f87ab68556c2f07638dd8ba0bd7c8331f170d639f3e12dc48ecfe93b79c69c51bdbccf8a97f99fad8c316917cb50bc4837ddcd41942902cf680866715425eb445967fa174da8ec403137a35cd5007c67896723dbaaa7112882dbdf5e735f6f538ea8b0088cd74a1f25f69b89ec1a466fd8b3a32ceeb20dbee861a82801751fa302895d9cadcf7de6233266e01cb3ca66ed38699cbc7a65eff6bdaab5121d879436e879aff3e1f2bd51a62a731f09870e7e410225b3ff1cd43943075940bdd0c45e883f3e2c1a43741c36c99c20d45d73a1952b10b47', NULL),
    ('sealed', '', '__start__', '00000004.2WAwb8Ll', 'pg:aes:msgpack', '311', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4383639bfeb898d8a1badd7a177490377cd44ee21d051f7a75648edeb56d5b678278ef8caadaab9cb5aa714a15fa06b2c771ae6a7be01cda00da40600922edd14219f0c86f5c9db97230cb90ec89dafdb3545be3c2404f0667717850e160756d46bafe3f9df7685d101d53584c38c32e03cfab50dc8a55fb6eacf65c06bd12f00a826dbac8100f0d65ca3cc97aae40fba767749ca5916762a8e8a0a8dfe331e0f020136335dd3c05ade5a58b20f3d38dc49cc09d73fe2aff33c794a26681871c30746e67faffded0853f3ee9773d67209148312814467aa41d6ea52139011e88c7075cf9ccc477a5d3f31bd480f2cac0074a60833d81a32f7e4dd78d41bfe84bdebdc64e011d7ebb89a206873924e1fb28aba38c504b33ea4da9c6ad209caeeec516fbda20672fdfb4d34620d2597b70e1da299e0cc31b5b44a76aa24ff7e9b740c9a8335c950ff42e617555879b1f30e9978f251', NULL),
    ('sealed', '', 'items', '00000006.nGaUNt0g', 'pg:aes:msgpack', '24', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438696e244f98d16612fa7be819b35d3c14316a7a16a04d4837b664ae5995e62f67d6c99dc97eaec41df1b911188c8473fc01dc54f0', NULL),
    ('sealed', '', 'messages', '00000002.24H2F4X1', 'pg:aes:msgpack', '286', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4385b3dd8d1c9b1f5af0b1ffde972d824fc2da8d0197ea7ebf929ef6fa622b4357b95d86e64975187f466e2541952651bd03a9a11b1b9c46a756a37501b80c4e3dd150cf9da8bfaf2475a786170620acc8d511a1496224d2a810b83b8e615784c65f6716b38a8e68644e8b3f5f9726555ccd925723277a6d8af65eac53fed5b461ce5b857561ad2ae25e7f111fd681e45297abe98ef3b91aa33561f8362ef3ebf25b99b3bfd09e20ca94abb4851635f4fb3f806f7338e49ae71b9d4b43b8f18dec1e21c54d6eb7d591955e73165f4daddeabc73cddff4dd0ada706e7d8d2227a4f4644394d23d8a5038ada3e2af647341bb87327e8ab36effdae2f3f969e04478c42bf6425effdcab281b86497e66892f9049b523329b7b16b3db5beeaf1d56304ae17c37cca18a2f2809cbfa7831d44fde3f49cc99606a30a1cd88', NULL),
    ('sealed', '', 'messages', '00000003.eJPM6cct', 'pg:aes:msgpack', '610', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438c7ad515130399ee371e5d40d9388dff20aef98cd70db1decf502c503a075864f3250193ce02f5dd4d87134d7b84d8916e838ba6cce7162d6999840b0c789053347d4ad9a15db77a94005a55dd1c23d9dccd3c6e4482e63407fb7187a7e7ddff88910be6d112eae686e7577e15139430d103bcc3adb523490d758ed17cf72b03bf158004f2864e3f7cd88a26e25c292d8ce4190ae4959e83161dc1ef6cd42930205997fecf42133a86c7c80d0453a91e472e02671c15d7f8a24719bc2f04bbec94bb9c237b8ec71f4aea60178abe26de1740e3d12ecfb1d6eb7fe24ebc545eb603d37a5da1857bd027c5ca004802e023b15c38fff0b9c9dfd79d6790f47e44b60bcc053b99b3d5d1183b6d09dd2e8627e7298b3376a04f1f7ded8a23f14bd7991e42f042954dee9e8dbe8ef1af60e263b9b18f607f1115f2f24f69fd6c0762770acc4a35aa71d367e61dff308260947339a284951439c94d5905537fb1c017ca909f21e133a1eaef91c59b08d57af315141b73e891b9cf8945e927ad75a877e65bda1967f3fc268c520fc50996d5bda82a70770a97ac6b45893b2c2fca2608e60aca69457318670e291ba5697ca479eb979964032abc3f51063ee185d5bff0fcedcc2537d155a4ea9cd7418e4c1078d61dd6f3796fb74dfdb1c285dd16f51707d06df5c863bea5a158f8ef00133d9dfb2d00ea5608b473e69ed429768bfbaefec8beccdfd7f8ba782ec7b0e377b62ffd6b954c01101c06738fe4f760c4a92a007e0370f0e21a3c6d8b102b7625fd6b6706f09ac644e02b7a4fbda01941bc719516a2693b40b9fad2bd0db226398b4f7510cdb2930b63f22753cce522af29ab9ba9f1b262341b64704b301cd8a53d2555e628009b6425eccecda6c8f3f258a', NULL),
    ('sealed', '', 'messages', '00000005.Jdwbwnyf', 'pg:aes:msgpack', '895', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438b33578159f3ccd8ec9a8be022c9d023e10d6a476861f52346f6a884110fc322cfca9881fc950909411be0bffaa1682bb7ce251347bdc57a348adde23d3a8ba4c70899603bece78dfd1f6af584b652ba20d9734b20b4cbfe869f098b4ef0c781b1b1a5a582d79999ff913537d57fac058174194bead0a1177432c4283f8c2d68c995048fc7b8f794dd53924bfcf3211197b56e8302c64d38853d9462419dc19a9c0507678946e692ef4002268dfe5b9f34e7397197450c71dddbf475c609d6dbfee93906eb4b07fa84ed45c8ffa20bc9fadb8977e6d2c9dc9eaa7fa9df4ab5369f70e06091b63cd2f559952e5dd8d874c7c9382864ce6302004403c52190efd11cd8609034f9bb821e9f69f3d9b72aecd83377915de6aa36447df4f93fb3b46d948e2e486561ee198db94af37e2687b7adef178e9d55e1571e203d5b2b404adc47e5b56268450eb8136d4c1f243c8758abb1d5ef93bda433cb1c5fc3bceb0d9391437b4731d6ee8d377c16c8f57ca3ff6a235153013b863c20a7d552a70fce4d4d914b92d7f90ad2c862f1e2e6b91760556e6186ab80c10d5daa498c5799019bec4c9bdf17769ec41c3fd7e89fb0a8a9c14d45cac1a11d0d15f3129035d56af5c1a4c8e5cffcd2f012438dfefd0dd46eec878dbb8df64eb1d9397fab23a5598cf7c9e17a5305e0c00f6f755890cb81e801f29993fcb123017e5bb5b361c4593fcb3e3e71dce9bef555f21ecfebb2bc2d99a39f06291ec9b4cb0fa4468974d687e1d1ce8659fd2a34912d28628fa2b322377c287025779669212f36a05b1b70dd9d0a01c9308cfa1ee2e2403d7070b0b78dab30a0936565ec3a08debf230d7dcbcae5e9adfecda22b735c2a98c0428587adf1c714a3178a0c5307089d904b47c979be8bb5933b6871ea0bbf480ba606efed7203a32ff7bbf010cbd4e8ddde924c1e6c5e7f48ddd1bc77bb8ecb1517c90ded178149220f8aba1903310a42d83c137708a2e006635c4c38e757fcc342f041fbbd37b0d2c73c29381399b43eae3249d67cc20b32d45f453beada6b19422af42631446db94e1c82ab9252cad35f60d05d95aa26f269ef9680645e47f721ae98052cdc212a8debde5a2dabd6151d69f6f624c187be2e1a67a8cb86dd6ac94dd8d0753a4e3b0df4935e6df094a3329bc98973982318b4283ba16902bfc060654eff65c5f71157f379ef56132e19c70e66cdee5c797cd263c19a44127abcd11dc3a02424696a802e7ebdfd9bc8b8887ce89ac24d2c72c400ec129cdc0a19b0af7a865a8851aeeb5cbf4952d28', NULL),
    ('sealed', '', 'messages', '00000006.nGaUNt0g', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c43851757338bafd0131ce08b3eff98019ca45686c2e7dc99289bf5814d43c152b986ec46b3b559a17982d1b61c0c5de3d92cb7f51eda6f72a94ce1dfb91c57d5a8b9096f20816f9d3191752376dda608a00a8cce88fea8f305befa75272187d951b270ed35bae71b05fe363de9b9a365ce5cd63ecd1c2d89db88fe956a24df2c6a39030daafd64851d44ddca3b619d3373811b819d644283986a9e9fe0b6fe503f166e175ef58e4e6328ef27beb1287faa07e0971c3fcc302fa96983f06bea2e7e62175efb13d01d50dfe9387c61eff0efc2d2d0461c187f136567baf4992c11722e728f19dd58d8b2184771fcc3b594c0be64341af8ea7f691fbd0d081590dcc9986c358e81b73fbe09846a3e87ac1dae67a7d6abd67bd3af4f4f545cc79c36b1ccda052f41a5b1dc13e37793690c8828ed5152ead1e66bd3f8f6e21223b2bda8297bebbae0e0210da8f16727df2941fcb5558551a28de4111ac62573e960f4d89f6687e64a7421aed7b8c079b60d08567992c7d2c4a8d74f9e9565c454d818bb78d406d9ab747c317b173e7c6b035586b16c3b7b4fec2cbf9d35c7f76aa039b83e6786896d54c32ad0be670a16b44e75ed2ed1c73b2464b1c5f59abfd1deea95ed92264a7c7cbcd3797eadeee8b3fc916c2f89422d8d15a77287f958d2e37c5abe47f33295e76b7b63d696a5dc38407153c4ab0ab16c2628f030e7a9968c47dcf2a9e8818b2b9139a5a6b4e2b9f6d493e6bb270024ef5bde9fb41d914901f657f9bfc91dc84e9c7b1745d5db8585c523ad020e359d2c1c73b6bf894805d91cebd86485abc938ef45cc30084eccc9157963ebac7af87dc02ec976ab8f09625bb3425fd6ed47c9e8bdca5a1c2fce5fa635cc200e92bdaa924a09f36e99fdc76bdab08cce81a4dbc03ddc16d330d8fc9b292f0da445e705570e07dc5dd2caa81295ebd916886bfa89a6863d650c079dc78428db2fa59b6e254f8f3452a8d3eb2034e95ca9718db288adf0412d41994ebbefd858f170ee7699dea40fd5e7700854657e50a14dbb4e48c3a932979fecc4e4e562f56a67650ee25b4722c0b579660ebebe3f57ff1a08485f924fbac6b1713debc0203d96d0d7beb02cff46524c33bdae59fcc1575902d1cb556976d2f1a566d02f19589870636d9e06be301c5651490969faf1055db8b1c156614c0cc94d4701cca262b616a50acaa049445d0af9a922cc2087d5c873194fb15365aa095ff8eec706cd5959d59723f961f3fec7d55eb33ac8bb269d88bda0194dddc00bf9785d135a8fed2b48f24f6d3b5444af835dfd31aecfbe7ca0122bdbb3dfc360a362409c225a1c4418a6349bcf759dd896a453e3d9f4cc87db0216f5d6b9058f0c92086c5ea491ae2e0c3dfdbef423374a05b2f61def842c6804dfb8d78993850629c9b85c1174a962a5716c42d96876565ee7310f02e83b65f0f06700bf2646c22ddf005b3f8a7450726f790e7d6661e708c6416e5d24af2e9e1189857831c98249756409441e2acb84c569c65c5e0c7d061eec08ab7c620fff4ceedc89ddb355b2fe083c195ae3f1093d8a8610b669e96e472e9fa5caffb6d8a32efa5d52950c94dd11c22896dc823e2979c694fea449f73ed9b2eb2f7454107c34a77c50e38e10db8dd26de0759c5ff67692f4802d805c20ba432b986f8dc3441d76f127b30b1cc252cbb9700183e4d0717097c265dd4be986e8edfa6abb1bb8916c51c4fe797449c53f579b7d1da24e28017c724b2cc8e', NULL),
    ('stepped', '', '__start__', '00000001.zdziQkps', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\xd3109aff'),
    ('timed', '', '__start__', '00000001.QWJ9BUQd', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x20c25bff'),
    ('timed', '', 'messages', '00000002.K0jPi03e', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfc82966e'),
    ('timed', '', 'messages', '00000003.is5ogql3', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x96f6ba83'),
    ('values', '', 'bytes', '00000001.zgVwwAXC', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x6a152f2d'),
    ('values', '', 'large', '00000001.uEAXR3Jr', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\xb5dae4a4'),
    ('values', '', 'many', '00000001.5R7-WJHX', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x83a04510'),
    ('values', '', 'nested', '00000001.mbddJZXj', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x35fd26a8'),
    ('values', '', 'real', '00000001.qJV_fTbt', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x1e10d6b5'),
    ('values', '', 'text', '00000001.6icLlgqH', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x3faee940'),
    ('values', '', 'when', '00000001.Y_LrmJG6', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xa0af51bf'),
    ('ünï ''code''', '', '__start__', '00000001.Myzd2w-Q', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x675b0439'),
    ('ünï ''code''', '', 'messages', '00000002.e2W7R0v_', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x462ea1d2'),
    ('ünï ''code''', '', 'messages', '00000003.tNCqZuiI', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2442ed34');

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
    ('keyed', 'tfpGlxcDndBCG', E'\\x010204323032367bae4e7b7a6edb597cbce39d6320a064eba00280d07da902aaf93ebdeba6f80bc1c5f01077e0599b71eae2056247d125e8e529f47dd3ac5dfe49bdbf58dc60edb43f4612b13be1b03110068aeeae8a7b9b261e8181644886f92a3d2a', 'ring:2026', '2026-11-28 12:49:51.416255+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-28 12:49:51.628211+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'FPGLHc1eDsf-akMJ', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-28 12:49:51.484147+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1eb2a3-3cc5-6843-8000-312e89731b92', '2d70c78f-3f11-9b0e-2628-7bab68292a92', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-28 12:49:51.063596+00', '2026-11-28 12:49:51.154536+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb2a3-3924-68ea-8010-4dce80f09b21', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-28 12:49:51.179915+00', '2026-11-28 12:49:51.219085+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb2a3-39b6-693b-8007-f5405085d9e1', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-28 12:49:51.292314+00', '2026-11-28 12:49:51.292314+00', 'false', 'false', '2026-11-28 12:49:51.292314+00', NULL, '1f1eb2a3-3a67-67bf-bfff-90382486231f', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-28 12:49:51.167547+00', '2026-11-28 12:49:51.172152+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb2a3-3944-68fe-8001-f2a5648de12e', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-28 12:49:51.416255+00', '2026-11-28 12:49:51.430002+00', 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1eb2a3-3bab-613b-8001-4e70e2ef29a3', NULL, NULL, NULL, NULL),
    ('left', '2026-11-28 12:49:51.465677+00', '2026-11-28 12:49:51.465677+00', 'false', 'false', '2026-11-28 12:49:51.465677+00', NULL, '1f1eb2a3-3c0d-63f7-bfff-8360ffc8e7ef', NULL, NULL, NULL, NULL),
    ('question', '2026-11-28 12:49:51.241939+00', '2026-11-28 12:49:51.258422+00', 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-28 12:49:51.258422+00', '1f1eb2a3-39fa-62cc-8001-1e2967a5e514', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-28 12:49:51.367775+00', '2026-11-28 12:49:51.386547+00', 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-28 12:49:51.386547+00', '1f1eb2a3-3b2e-6bae-8001-4140486838eb', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-28 12:49:51.324423+00', '2026-11-28 12:49:51.361599+00', 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb2a3-3b09-6065-8004-d4a9e9c8af69', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-28 12:49:51.539961+00', '2026-11-28 12:49:51.539961+00', 'false', 'false', '2026-11-28 12:49:51.539961+00', NULL, '1f1eb2a3-3cc2-6e29-bfff-ce891404833d', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-28 12:49:51.442615+00', '2026-11-28 12:49:51.448958+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb2a3-3be6-6deb-8001-b6a316c45232', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-28 12:49:51.303591+00', '2026-11-28 12:49:51.303591+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-28 12:49:51.230272+00', '2026-11-28 12:49:51.235876+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb2a3-39df-63e9-8001-0eff5aad9c24', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1eb2a3-3836-600d-bfff-4b4b2112fdbd', '2f5c71d1-cf1f-3591-cd44-0712664df7bf', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x350ebd2d'),
    ('chat', '', '1f1eb2a3-3836-600d-bfff-4b4b2112fdbd', '2f5c71d1-cf1f-3591-cd44-0712664df7bf', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x1fcc4150'),
    ('chat', '', '1f1eb2a3-3836-600d-bfff-4b4b2112fdbd', '2f5c71d1-cf1f-3591-cd44-0712664df7bf', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x60dd2e93'),
    ('chat', '', '1f1eb2a3-3838-6369-8000-244176cb72c2', '2a03e516-9712-376e-28fb-871a81bd7ad5', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4f1734d2'),
    ('chat', '', '1f1eb2a3-3838-6369-8000-244176cb72c2', '2a03e516-9712-376e-28fb-871a81bd7ad5', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x0e39a40a'),
    ('chat', '', '1f1eb2a3-3875-6f43-8002-d645d66921e2', '9e6dbef1-0f1b-fdfb-0bf1-d8ddf76f92e1', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x503cafa5'),
    ('chat', '', '1f1eb2a3-3875-6f43-8002-d645d66921e2', '9e6dbef1-0f1b-fdfb-0bf1-d8ddf76f92e1', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xa53d7e65'),
    ('chat', '', '1f1eb2a3-3875-6f43-8002-d645d66921e2', '9e6dbef1-0f1b-fdfb-0bf1-d8ddf76f92e1', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdd196da7'),
    ('chat', '', '1f1eb2a3-3878-6102-8003-dae5f0fabce3', 'fed63602-2363-169d-823d-850c73e816f7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x353cc1a6'),
    ('chat', '', '1f1eb2a3-3878-6102-8003-dae5f0fabce3', 'fed63602-2363-169d-823d-850c73e816f7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x3fd8fec4'),
    ('chat', '', '1f1eb2a3-38a4-651d-8005-887702cca8f1', '6b693753-8f91-877a-7816-e6e1c8e8892a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2d149a0c'),
    ('chat', '', '1f1eb2a3-38a4-651d-8005-887702cca8f1', '6b693753-8f91-877a-7816-e6e1c8e8892a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x0b2d2ceb'),
    ('chat', '', '1f1eb2a3-38a4-651d-8005-887702cca8f1', '6b693753-8f91-877a-7816-e6e1c8e8892a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x84c02899'),
    ('chat', '', '1f1eb2a3-38a6-644b-8006-f81a3d1d0de2', '8f617d1b-2bc6-0b02-a0e5-3d1bab4f39d8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9bcce120'),
    ('chat', '', '1f1eb2a3-38a6-644b-8006-f81a3d1d0de2', '8f617d1b-2bc6-0b02-a0e5-3d1bab4f39d8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x9c018bea'),
    ('chat', '', '1f1eb2a3-38cd-633f-8008-84675b4fa3f9', '1f1a1a25-37e2-69e4-46f7-3afc01060f47', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x17455872'),
    ('chat', '', '1f1eb2a3-38cd-633f-8008-84675b4fa3f9', '1f1a1a25-37e2-69e4-46f7-3afc01060f47', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x5b1647fe'),
    ('chat', '', '1f1eb2a3-38cd-633f-8008-84675b4fa3f9', '1f1a1a25-37e2-69e4-46f7-3afc01060f47', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf09e817e'),
    ('chat', '', '1f1eb2a3-38ce-66d3-8009-7575a6cf0782', '0c3f0473-904a-7cf9-26ee-d3209e38fded', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7da120c4'),
    ('chat', '', '1f1eb2a3-38ce-66d3-8009-7575a6cf0782', '0c3f0473-904a-7cf9-26ee-d3209e38fded', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xf647bdc3'),
    ('chat', '', '1f1eb2a3-38f2-675e-800b-58cff0f83413', 'ca855d10-17e9-5d19-effb-7dba8de1a096', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xad7a3518'),
    ('chat', '', '1f1eb2a3-38f2-675e-800b-58cff0f83413', 'ca855d10-17e9-5d19-effb-7dba8de1a096', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x381c3083'),
    ('chat', '', '1f1eb2a3-38f2-675e-800b-58cff0f83413', 'ca855d10-17e9-5d19-effb-7dba8de1a096', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5d21aab5'),
    ('chat', '', '1f1eb2a3-38f3-6e2a-800c-ba8adf95c3eb', 'aa9eacdd-ce86-14eb-3b87-0fbf82584df0', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfc332786'),
    ('chat', '', '1f1eb2a3-38f3-6e2a-800c-ba8adf95c3eb', 'aa9eacdd-ce86-14eb-3b87-0fbf82584df0', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x2b4c652d'),
    ('chat', '', '1f1eb2a3-3918-6a89-800e-ad535f95f4d4', 'fc4476d4-4cdb-ef80-08e9-1a6b6c211173', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2b295f79'),
    ('chat', '', '1f1eb2a3-3918-6a89-800e-ad535f95f4d4', 'fc4476d4-4cdb-ef80-08e9-1a6b6c211173', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x7b9c8b87'),
    ('chat', '', '1f1eb2a3-3918-6a89-800e-ad535f95f4d4', 'fc4476d4-4cdb-ef80-08e9-1a6b6c211173', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa74e3dab'),
    ('chat', '', '1f1eb2a3-391a-6350-800f-0cbffbcbf1ff', '5b73c7c3-c43f-9b49-bed3-be28d92ddefb', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0256592c'),
    ('chat', '', '1f1eb2a3-391a-6350-800f-0cbffbcbf1ff', '5b73c7c3-c43f-9b49-bed3-be28d92ddefb', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x525180ca'),
    ('delta', '', '1f1eb2a3-3957-6522-bfff-02c6124d445c', 'a79e4025-7183-06dc-0944-745c7239b533', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x84322b10'),
    ('delta', '', '1f1eb2a3-3957-6522-bfff-02c6124d445c', 'a79e4025-7183-06dc-0944-745c7239b533', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x836d3b15'),
    ('delta', '', '1f1eb2a3-3957-6522-bfff-02c6124d445c', 'a79e4025-7183-06dc-0944-745c7239b533', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7beebf3e'),
    ('delta', '', '1f1eb2a3-3958-6869-8000-1718fda7e37b', 'f33f27f7-cd11-4bf0-4683-a87bbe94f2c3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf9a93125'),
    ('delta', '', '1f1eb2a3-3958-6869-8000-1718fda7e37b', 'f33f27f7-cd11-4bf0-4683-a87bbe94f2c3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xb7ac5c8c'),
    ('delta', '', '1f1eb2a3-397c-6cd5-8002-f37b788a22f2', '30c3c9ce-f3db-3e89-67a2-f53744561bdb', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe6083b7a'),
    ('delta', '', '1f1eb2a3-397c-6cd5-8002-f37b788a22f2', '30c3c9ce-f3db-3e89-67a2-f53744561bdb', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x39d84546'),
    ('delta', '', '1f1eb2a3-397c-6cd5-8002-f37b788a22f2', '30c3c9ce-f3db-3e89-67a2-f53744561bdb', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x83618f66'),
    ('delta', '', '1f1eb2a3-397e-6dc7-8003-4051c9904fc7', 'e9825d81-44d8-bf8f-1418-570102cacbab', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb8ae0f3f'),
    ('delta', '', '1f1eb2a3-397e-6dc7-8003-4051c9904fc7', 'e9825d81-44d8-bf8f-1418-570102cacbab', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x885253c1'),
    ('delta', '', '1f1eb2a3-39a7-6de7-8005-0ad61104dfeb', '29764d04-33df-56f2-6ec9-df4ab4888c59', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd8f4ac29'),
    ('delta', '', '1f1eb2a3-39a7-6de7-8005-0ad61104dfeb', '29764d04-33df-56f2-6ec9-df4ab4888c59', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xb1ab1c83'),
    ('delta', '', '1f1eb2a3-39a7-6de7-8005-0ad61104dfeb', '29764d04-33df-56f2-6ec9-df4ab4888c59', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3169ffac'),
    ('delta', '', '1f1eb2a3-39a9-6cfb-8006-b1b5f8e56670', '1d32b4d3-7d3a-74db-2b17-3c5aa8ccc6d2', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbc7648b6'),
    ('delta', '', '1f1eb2a3-39a9-6cfb-8006-b1b5f8e56670', '1d32b4d3-7d3a-74db-2b17-3c5aa8ccc6d2', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xe6cc0b7b'),
    ('failed', '', '1f1eb2a3-3a67-67bf-bfff-90382486231f', '706ec244-8fa7-ae47-4fc8-3907ada3fa6c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9ad3c12d'),
    ('failed', '', '1f1eb2a3-3a67-67bf-bfff-90382486231f', '706ec244-8fa7-ae47-4fc8-3907ada3fa6c', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xf6cfb9ee'),
    ('failed', '', '1f1eb2a3-3a67-67bf-bfff-90382486231f', '706ec244-8fa7-ae47-4fc8-3907ada3fa6c', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xabfb15e9'),
    ('failed', '', '1f1eb2a3-3a67-67bf-bfff-90382486231f', '706ec244-8fa7-ae47-4fc8-3907ada3fa6c', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xcd3b017a'),
    ('failed', '', '1f1eb2a3-3a69-67d3-8000-ff96a938a730', 'a9d488b8-8c94-7a80-e3b3-c9b8bd8d5617', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xba4a5e35'),
    ('failed', '', '1f1eb2a3-3a69-67d3-8000-ff96a938a730', 'a9d488b8-8c94-7a80-e3b3-c9b8bd8d5617', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x66a473d7'),
    ('failed', '', '1f1eb2a3-3a69-67d3-8000-ff96a938a730', 'a9d488b8-8c94-7a80-e3b3-c9b8bd8d5617', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x7bcded79'),
    ('failed', '', '1f1eb2a3-3a69-67d3-8000-ff96a938a730', 'a9d488b8-8c94-7a80-e3b3-c9b8bd8d5617', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x2309944d'),
    ('failed', '', '1f1eb2a3-3a76-6dfd-8001-b59805c74625', '61f41710-2441-e839-efc1-7268000190c8', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1eb2a3-3a76-6dfd-8001-b59805c74625', '81775e9e-22d3-2cf0-c4e1-406f0af02b95', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('fork', '', '1f1eb2a3-3938-6786-bfff-a4b0b3667abd', '8a02683e-f8df-14e0-fc85-8ca4c79a69f2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xec301d85'),
    ('fork', '', '1f1eb2a3-3938-6786-bfff-a4b0b3667abd', '8a02683e-f8df-14e0-fc85-8ca4c79a69f2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x7b715255'),
    ('fork', '', '1f1eb2a3-3938-6786-bfff-a4b0b3667abd', '8a02683e-f8df-14e0-fc85-8ca4c79a69f2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x0dbbdf33'),
    ('fork', '', '1f1eb2a3-3939-6d33-8000-a3e65b4daf2e', '1fe32af9-4b44-a0b3-30cc-a2da8cb14fff', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5cb95a09'),
    ('fork', '', '1f1eb2a3-3939-6d33-8000-a3e65b4daf2e', '1fe32af9-4b44-a0b3-30cc-a2da8cb14fff', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x0ed007de'),
    ('keyed', '', '1f1eb2a3-3b91-605c-bfff-8092131eb936', '84f2d046-416d-2910-1a7f-20c25444be11', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b236670cdf42662d8f9e01c99dc1c9d7b9ffe0bf3f061afcfe00a7e4228277dd4069fc23ff55ffaafcc45d101b004c503918b62fc857c8e8addd9e34262a7acebd21bee6e55d5b33ab7d09d4bddfecd0715f4d9dc055fffe7354b877326ff28662ac89f8783ec23f81e1d0814ab2feb36fd5b1b140affe52962a10bcbc51764f9d9baf487da402bfdd4680931ce5d8ded594bbd2133866eac22750bae2b36318358d24de6c9af113bda800f3d232c24f2ef74f6d3cb076b2c66097357ed6361cf9fcae39828b666c747e087922502f3ff34cbb5bef87c214073d8c9623a9bf82956160e6a4dd2b4654fa99ea07f3bdefa409f1a0ad71fa69b0c4037d087baf2b8875a35ba98deff84400018b8db8c238da9a1fbcc988057fe7a9c1aa463d884edb1c4c56c89cc7691a0ada8a9c41adfc771c32e4773d29121e652f9', NULL),
    ('keyed', '', '1f1eb2a3-3b91-605c-bfff-8092131eb936', '84f2d046-416d-2910-1a7f-20c25444be11', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b236553e8e7668ed62d1c07431b1e19e9650e0b17a1ab075d9598897615928a77a5b8de393cc9', NULL),
    ('keyed', '', '1f1eb2a3-3b91-605c-bfff-8092131eb936', '84f2d046-416d-2910-1a7f-20c25444be11', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b2324cbd78dfddf5693dbb3ae8b96646129b27351dad4d7438bcb9e6713', NULL),
    ('keyed', '', '1f1eb2a3-3b92-6a66-8000-dbe607d31cb4', '58cbf1da-68a1-f8ec-7dc9-8ff04eda151b', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b23ef94807b8974acbe6077eea5e63c295b1fd7ecdfbd6a4e49164b8b3d1a3a9f4cf51c35ad71bb7f1a2dbadd46082ee74b469bd33aa7d2b0a93cb8f99ec98ee1a7ab9b300d9ccf668949332a315b9095c700190cbf394dd620a03a5e055673ecbdf0528dfad2f6b1f6e431d7b6a5bdb777e6bfe1448125329cac7b17f812441f2f39165183f715997687185eaf81c288a9c044dd87a27b120249446dd67df740e524008215c10a74f0fe6de7ab842bc311565a8bb283b94c6582d94cf6fd1d532bb2bce95f7e9609e457a0f4abe15adfd9587eba9eb59ef4f8a95212292c036c471d556ce11db792dd35cc256ecca536b20f2b5f4f5b6229108549483ee6302146bcc972409d6156c6d49e5cb0ec23f702e78fabaf9400fe40dbbfcc83a0c5da77cd8f58682c712c17fad47c71a5362295fc8cbf03c10850614b0cab9024415fbceca6cb4379076bc0dfbfdeb60a51203d0597c52018e235e478d28f60e2ac418e52', NULL),
    ('keyed', '', '1f1eb2a3-3b92-6a66-8000-dbe607d31cb4', '58cbf1da-68a1-f8ec-7dc9-8ff04eda151b', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b2384bc7c8aa4143d81cab5d1f1ca4771495258f02457f81643f11f1e3a58cb2d', NULL),
    ('left', '', '1f1eb2a3-3c0d-63f7-bfff-8360ffc8e7ef', 'e552687d-ad01-a574-500c-c4916a958ded', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4e01ce69'),
    ('left', '', '1f1eb2a3-3c0d-63f7-bfff-8360ffc8e7ef', 'e552687d-ad01-a574-500c-c4916a958ded', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xd3b2fc6a'),
    ('left', '', '1f1eb2a3-3c0d-63f7-bfff-8360ffc8e7ef', 'e552687d-ad01-a574-500c-c4916a958ded', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xf449dbf0'),
    ('left', '', '1f1eb2a3-3c0d-63f7-bfff-8360ffc8e7ef', 'e552687d-ad01-a574-500c-c4916a958ded', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6f5ceb0f'),
    ('left', '', '1f1eb2a3-3c0f-6abf-8000-509182542578', 'd2d47497-9606-6ab3-4ed6-ae55a8a31b9b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb7363337'),
    ('left', '', '1f1eb2a3-3c0f-6abf-8000-509182542578', 'd2d47497-9606-6ab3-4ed6-ae55a8a31b9b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x1f0e0bf3'),
    ('left', '', '1f1eb2a3-3c0f-6abf-8000-509182542578', 'd2d47497-9606-6ab3-4ed6-ae55a8a31b9b', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x734e7103'),
    ('left', '', '1f1eb2a3-3c0f-6abf-8000-509182542578', 'd2d47497-9606-6ab3-4ed6-ae55a8a31b9b', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x93d18ff3'),
    ('left', '', '1f1eb2a3-3c22-6b4f-8001-f2de2f617896', '503156f3-9715-1c37-e681-cb060a7cc5b9', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', '', '1f1eb2a3-3c22-6b4f-8001-f2de2f617896', '55730b1b-8aa0-0c3e-d6ec-20b26ccc6cf9', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', 'inner:503156f3-9715-1c37-e681-cb060a7cc5b9', '1f1eb2a3-3c2e-6e69-bfff-430db47ca0ac', '463a1a64-aba8-17ed-bf2c-6d1342e2fc39', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x708acb61'),
    ('left', 'inner:503156f3-9715-1c37-e681-cb060a7cc5b9', '1f1eb2a3-3c2e-6e69-bfff-430db47ca0ac', '463a1a64-aba8-17ed-bf2c-6d1342e2fc39', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x440c4e93'),
    ('left', 'inner:503156f3-9715-1c37-e681-cb060a7cc5b9', '1f1eb2a3-3c2e-6e69-bfff-430db47ca0ac', '463a1a64-aba8-17ed-bf2c-6d1342e2fc39', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xc17913a2'),
    ('left', 'inner:503156f3-9715-1c37-e681-cb060a7cc5b9', '1f1eb2a3-3c2e-6e69-bfff-430db47ca0ac', '463a1a64-aba8-17ed-bf2c-6d1342e2fc39', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x4c611eb8'),
    ('left', 'inner:503156f3-9715-1c37-e681-cb060a7cc5b9', '1f1eb2a3-3c2e-6e69-bfff-430db47ca0ac', '463a1a64-aba8-17ed-bf2c-6d1342e2fc39', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x1a58e873'),
    ('question', '', '1f1eb2a3-39ee-69b3-bfff-f36e0cb4228c', '7d64dd50-6aee-3d0c-af70-d61cbc871f90', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbf59325f'),
    ('question', '', '1f1eb2a3-39ee-69b3-bfff-f36e0cb4228c', '7d64dd50-6aee-3d0c-af70-d61cbc871f90', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xb15c67c6'),
    ('question', '', '1f1eb2a3-39ee-69b3-bfff-f36e0cb4228c', '7d64dd50-6aee-3d0c-af70-d61cbc871f90', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5964b281'),
    ('question', '', '1f1eb2a3-39ef-6daa-8000-0cd7b6a7a617', 'cbe84a21-ce19-e5f0-4e85-99963a80d965', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0550e8cb'),
    ('question', '', '1f1eb2a3-39ef-6daa-8000-0cd7b6a7a617', 'cbe84a21-ce19-e5f0-4e85-99963a80d965', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x1d97940f'),
    ('question', '', '1f1eb2a3-39ef-6daa-8000-0cd7b6a7a617', 'cbe84a21-ce19-e5f0-4e85-99963a80d965', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x073c77ae'),
    ('question', '', '1f1eb2a3-39ef-6daa-8000-0cd7b6a7a617', 'cbe84a21-ce19-e5f0-4e85-99963a80d965', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x3bc222a0'),
    ('question', '', '1f1eb2a3-39fa-62cc-8001-1e2967a5e514', '83156433-d9a7-6b59-82da-f09a498fef15', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203064306265333530356262353239343136353736393062343639323864373535af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1eb2a3-39fa-62cc-8001-1e2967a5e514', '9608afa1-b13f-64ad-255b-9be0443b09d8', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x4cb0a4a7'),
    ('question', 'inner:83156433-d9a7-6b59-82da-f09a498fef15', '1f1eb2a3-3a03-6688-bfff-7dd73140d274', 'b59e4419-d0d8-e7db-86e6-ba1d86c6b973', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x51ee92d2'),
    ('question', 'inner:83156433-d9a7-6b59-82da-f09a498fef15', '1f1eb2a3-3a03-6688-bfff-7dd73140d274', 'b59e4419-d0d8-e7db-86e6-ba1d86c6b973', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xa9f3549d'),
    ('question', 'inner:83156433-d9a7-6b59-82da-f09a498fef15', '1f1eb2a3-3a03-6688-bfff-7dd73140d274', 'b59e4419-d0d8-e7db-86e6-ba1d86c6b973', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xdd7a176b'),
    ('question', 'inner:83156433-d9a7-6b59-82da-f09a498fef15', '1f1eb2a3-3a03-6688-bfff-7dd73140d274', 'b59e4419-d0d8-e7db-86e6-ba1d86c6b973', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xddb415c0'),
    ('question', 'inner:83156433-d9a7-6b59-82da-f09a498fef15', '1f1eb2a3-3a04-691e-8000-d3cccbe1e485', '55fa88b2-7de5-8c09-ed88-21fef9ef5cc7', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203064306265333530356262353239343136353736393062343639323864373535af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1eb2a3-3b20-6f10-bfff-247bd0fd05f8', 'dce6f429-5579-191e-7970-c4210675f93a', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c43868299637039796b96d62adcaea8bb43e69274e62ce190d1d0b5560653cc5a25d7f1c8234a2f5d4a43f4419eda44dc66d3ff20add5e97473c8008fe504c6ab33b4318c3480a6401266c54f0a8aea1520e2fcdff36a7660ab6eb9438f38a01fcda5e03751515e2519369908e9d0922935f69f50435ff7ee19a6c3bbaf136ac934e74814e5f4a8d92248fcc652e2014da94ef00ef963ab6578a681df78b54a898951684107f78a2909fe0f17da7', NULL),
    ('sealed too', '', '1f1eb2a3-3b20-6f10-bfff-247bd0fd05f8', 'dce6f429-5579-191e-7970-c4210675f93a', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4389f733d0e20edf6bd613de1b403b0131bb7240e719965fa685dcd5a41f7890de5572cee6c43', NULL),
    ('sealed too', '', '1f1eb2a3-3b20-6f10-bfff-247bd0fd05f8', 'dce6f429-5579-191e-7970-c4210675f93a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438af98654e12ec9fdd82be0a1387736bebafa8c610075de30c49f306e1', NULL),
    ('sealed too', '', '1f1eb2a3-3b22-61a4-8000-b43a93ba4fc7', '12b1ca17-121b-2728-3923-47925cd28ef3', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438bd72cefaab7bb8847f38b7919c4502db846ad17b7fe0c3c55a8295be0d7e5460023385cae202789e86e887fb53fec2d0035fcc1ff8c3cf74f9382067139da51847df5b5069048ff06f77c45c953ce6007d707cd67bcda69e0d61fcfe835fb68fce299cd77907370f0edf1fa0b347617b5f0bd31b3b9c30dc1e87d6e779ddcf659a9c93d38c617b2196846f5b847454ac941a1f9d73d76b0625f077e76a32eef2de13aa6cc8ccbc0ba3a7a31ea7d11a9a6c077ffcd7f7b0809e30782caa4b2e12161f27cd649b89d3d0e4b49697dc11c7fa3816ca97647a811f692b18eb280eeab5ea86ba2fea22ca27615f123d6992f6fef188aee1972ded08b367a06a870a8aa1c9ed8ed9c8e3587673bf8e8e224c255bdcd19fa2af6a0944173fe72b0bcbc364d2f2d692505d56bb118d51dd3fc638b755813403a98f9278b3bab9cde91f9d90eb7489097bc3c6f6f79432743da3ac82fe087bc22426a8e8a45db0db9acc7905', NULL),
    ('sealed too', '', '1f1eb2a3-3b22-61a4-8000-b43a93ba4fc7', '12b1ca17-121b-2728-3923-47925cd28ef3', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4382a03c3f86c96d2fa44fe6c8e52760aab52afba169cee774ec9a6a5d3f3b448', NULL),
    ('sealed too', '', '1f1eb2a3-3b22-61a4-8000-b43a93ba4fc7', '12b1ca17-121b-2728-3923-47925cd28ef3', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438a96442b5df8d46a00945f543dd4ff6d4fce83c609debc8941fd39e60', NULL),
    ('sealed too', '', '1f1eb2a3-3b22-61a4-8000-b43a93ba4fc7', '12b1ca17-121b-2728-3923-47925cd28ef3', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4385598e755601217d99312cbafcddfc657e261ed9583cea53c313af46e', NULL),
    ('sealed too', '', '1f1eb2a3-3b2e-6bae-8001-4140486838eb', '80caa873-4a07-7803-2c82-bad3f6037ab8', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4383e9678ebf944420f5517dd1b6127df1f78fa1606854bba7850c19d5410a03f47554999bd', NULL),
    ('sealed too', '', '1f1eb2a3-3b2e-6bae-8001-4140486838eb', 'e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4384e60b38fc0dd322dc64b5f0cda1ab1ff62cac819e75c7b2da5fa80c228d01ed0cd3c67a71eb67db0d7012d0ce22d0f5ebedb2fab12be4c9bb10f782ab9a5d5c0c6d3e2fdacf44fb6e8a6ee9dd2b00ca2a4458d6097ad1d4aae61aef5e7ecc767c6d9e532592b1dea181655009106303f569e1548ed5077a64cac1a8540b042b2f59b64b6435e22d991a39b', NULL),
    ('sealed too', 'inner:e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', '1f1eb2a3-3b39-687b-bfff-5f23985d994c', '1ed50198-7d84-8f75-621a-2c928205dfab', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c43896d735bfedc19aeeb9d46a0fd1f85bd3abc7576aa45ea0c5b3c20747c35087c95221471fa03a887e4c4135f6710c69dbf5d8a1f5b31a65eb632691c787955ae15b235c75d55c16da94be68d9da5f0b9820f155825bd20e556635830b69713d2285884c2cf8842cc113baf049e08cb839ea10135c243b7d8fe40b44ad9b7401bde476204fd4b13535f920be25d35db992f48be9d05c8c207ce0c4297e957aeff214b37b8958fcb52bf7c2d4aeac64216b765f855b8923b8afb7c704972d3b85fb730bcd63e5439773d8d0585bb371103f056779288b6e58ef567789dd0500172afc0d63ba8e61496a432fe57921eb87d5797d42a29e32c8bc421edd64e08f197fc100594e95aa95ee393525a35ea869ca19f77a87c410ea3a7a5ea3e805dea5e95207197e4ae219bc10a3f52f5402fce0da8b09d0308cc0b2430c7a9a4438620e9da88976ed327d6d769f5a52d378b8f78914ec9fdd220db7a81199a0005838a266524050bc84e2527e6c1ebf373458e9198d2a6a671330170c6ef55b8b3591a2ffc136e077b93ec6670a3b7f57d259a389c66bff745073738f6ce4b5d09d4ec8c51153a3b9400ee1861193b398cb2a9e117b187126cc33b91f898794daa0ab14678bb86061b03110a539c9bdfbaff9be45556e10cbf34d094ea65b85036c1abf8e2f47847db346d03221f6204adf4720', NULL),
    ('sealed too', 'inner:e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', '1f1eb2a3-3b39-687b-bfff-5f23985d994c', '1ed50198-7d84-8f75-621a-2c928205dfab', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4382b9eda7e806e1f9a0ea0e59099127992fd70c1d683baa45ae6d230a3a8c854', NULL),
    ('sealed too', 'inner:e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', '1f1eb2a3-3b39-687b-bfff-5f23985d994c', '1ed50198-7d84-8f75-621a-2c928205dfab', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c43828f21e68154bdbf7c863d10a32a58939c51da696833ae3f54dd0a6c9984c790bf10cd21b1b', NULL),
    ('sealed too', 'inner:e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', '1f1eb2a3-3b39-687b-bfff-5f23985d994c', '1ed50198-7d84-8f75-621a-2c928205dfab', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438ee1a6df6c97d81581c8c69f0c91e2299b4b4fb6884e14be13c3ceb5d', NULL),
    ('sealed too', 'inner:e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', '1f1eb2a3-3b3a-6bca-8000-98f8769903ea', '119e6ce8-d80a-45ef-9be9-9312d8bca753', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4383403e7bc3eb37b6f7a2f69752fb79b55bd3cbc600593511c50b25ad6e960135c33711221527985011e51650dde061c341e990194c275e2bcaaf6b1dd561281f684f00a7339f5b14453d07510c8962e2412f59a9cc409723741959d3107f32084a5735ccf3a0d647fd461aa613db78ad7695fb18d57deef23c4d102eca0376bf720becc312cf136ad1db279', NULL),
    ('sealed', '', '1f1eb2a3-3ab2-6c8f-bfff-f5bc29360db4', 'ad7036d0-9633-24ee-b5a0-e846781feb4d', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4384d1637559c6107d4ca73884872b8ac0a1fcf27a046036a44b26624ed3d56e3ecb0dce225a39df342950f702e9da99ae1cd931bc28d9559e715d1d09be970c10e114ea0e1d3c95b7003f0eb2a1ba18555af4717f7a68f1ec5df9d5485b145d59b37e6e03ee197a0ef2d4ab74a490bdbaa00f87114337852754d7202f66e5fc5b6f7512dca2f11e2ba505c0a6bd20a0b116ec57eb5264ae73c01e9bcecf68205973d72ae1a6f878b8f6c57e95e342d775386f15395d4c0c950d9d1f031d5c0f098321b08c3f27e33577bb5434432e93c125db57ae3a5bcb9bf108eb73c7d5d072fb0102b0f2c0dc97100ddf3e6c72bd4fa7231ca537b4d66cb7c83ef54e2e38840e16acbcbb4db8ac147ee7f67a825105dd4acb88f8bd6f357e8530c08e47fade6c6fd274c7a174e71adf6ae2c1ad7e2c860fd3d5e58c175507c0b', NULL),
    ('sealed', '', '1f1eb2a3-3ab2-6c8f-bfff-f5bc29360db4', 'ad7036d0-9633-24ee-b5a0-e846781feb4d', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438412a52bec5fce6e8a087ce8775886964fa12389429227d702fbfa6250fceea0cfad464dd5e', NULL),
    ('sealed', '', '1f1eb2a3-3ab2-6c8f-bfff-f5bc29360db4', 'ad7036d0-9633-24ee-b5a0-e846781feb4d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4384ecfbee58c5d32958002456b928250c8ba1883958ed7c7d90733dda1', NULL),
    ('sealed', '', '1f1eb2a3-3ab4-6d9b-8000-e6b18fda4382', '095c6aaa-8e99-a640-38ca-2c2f82aa7621', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c43828ae9721052ccb7d0d1fd4cb1ebf2cddb996af5415f513030eda918c5ca0781b7724ac71f570b2b56f76146d25dfe3bd68fc584d9d8868e1c11bbc73242c5266b113a168e13d13ff6c389ed5cbd975e46f84c6e4ae77ed16a08769641ba5e98c1ecb299503711b297fbe051a55f2bdb896d25c7b71b806139e0d87eff36e52ba30e39b1232822303f76bd93d0618bb65619ae6d8067bb2d9e1f49a919884f5ad4da4c82c4265bbfbac38dc38beb28e0ddd837fbf13fe3b679d200f271af0218f450273bbb394912a75966c0029ac4429e40c6f284112903da399df34674bd2d7e6d3bb0cdf5a6c94a535f83e2d9252d7b45ad1016dead35343e943fff4222d4d0394c67cdd1bd9b7ea6b2f46b2b1431175d7c03742efbcfaf9722365fe42fefb2ce49c98f7bf8585bce80bd544984f4522872c72e228152043b81ff163008e8a74397cd7ebaf2f62f761d5d507e0ed7c6625db55212e444aa89a2dddcd35c655f2', NULL),
    ('sealed', '', '1f1eb2a3-3ab4-6d9b-8000-e6b18fda4382', '095c6aaa-8e99-a640-38ca-2c2f82aa7621', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438ff097bfaeb2c62c61e227660801edd7bd118edc733d22a123d3a10e3d04884', NULL),
    ('sealed', '', '1f1eb2a3-3afb-6d5d-8002-59a0e145d1e8', '980149be-9356-ba42-97ab-39ae4868033c', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438e02e290b9840dca365818b41619ac23b3ae5f3a384b37a471bc976841d7c4a51ba48ca935369d852c26eadea881541e35c280d714ebd0942f557b8a3dbb3c627d0ef48cbc22cb7b0606677427230bb3f5c50dc735c2e76df3987c187dbe1054c662dc344eda822fcaffc00bdae95b515e27e4f2a3df9f1532f04e34bfff639f8bc577f6bf9f3225f13d418c24b645ea6016f997a674b58f15deaa8d111e6e6c2dc8275e5ccd16143528de7b3aab3cc9323938e17d7f2d3afbed6cfd7485b7766cfd6d61b767496fdc21a43e1bcdbab3add7d54469c018ebf957352547910d01366641221830f6826c0166817e4f98ce8b6d872411bb4308e68539134ef7e39c4d49ec2272b035809cfb1de928a70f0e05f73862a19f34d31327372ba90ad839ef5848ffba9ef010866fc0f325f2b2743bc5ff16415afea5f7a62', NULL),
    ('sealed', '', '1f1eb2a3-3afb-6d5d-8002-59a0e145d1e8', '980149be-9356-ba42-97ab-39ae4868033c', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438d034aabf757418c5188522147ba4c5800e4cfbd1c768d45b9ea062796b14f57d62f94da3e2', NULL),
    ('sealed', '', '1f1eb2a3-3afb-6d5d-8002-59a0e145d1e8', '980149be-9356-ba42-97ab-39ae4868033c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438e252741db5da6218b37d4a6f15a4dd599fca138794d2a715cc9336cd', NULL),
    ('sealed', '', '1f1eb2a3-3afd-633e-8003-8e0b64bea6c3', '24d89c69-b272-9081-f129-79320bf22440', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4384473de79af0d2eab79b22c7c3ea8eba7f3002c349808bc02bacf6e60601964a40c29f66d81ffeddefe9209d9db82d48caa3295c7db1c39ec90bebe9c3362dc4955c124068dbe9609aa4b3670adb9516059b3c7caeae945955f04b0ed070882e0d41fae0db441ed160d5255cb60e9545ba11cb9316b3b79a826b14030fe4f9efa469dbe0dfe89881fb2f34e0324fe915b295c2b8137bcee7ba00b64cbe04279fa37ac6fc6f43eb0460ecf1e6bf04846661152146240775941e80a95ab081cb5b22912a9c6b9b67f6195c5d3e1c5e5221f50ca7387a6370eaa08cfd1397af3a8b2625cf62ad396b95b8d3f76480f2ea518de32afd7ecd911c81ccc2833b1eed794e41e40ee3bc562549011f4ce07ccb38bddb73288a40216bd35868cc088c1f284e735129580be36fb1241508976de4c32c5f2a07c6c1296c8b42a82a81bdd4b1aef5cbc2244e0ff2d782f110c4a52d2bdb9ab680dc69fb1b1cd23b1f7738fb1ae7b', NULL),
    ('sealed', '', '1f1eb2a3-3afd-633e-8003-8e0b64bea6c3', '24d89c69-b272-9081-f129-79320bf22440', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4388725117a07d134b0e4a9ebeafc70f837b258ccb549ede29e833092e61b04a6', NULL),
    ('stepped', '', '1f1eb2a3-3cc2-6e29-bfff-ce891404833d', 'e5df1c05-fced-6f13-4ed9-c9d0d0fab28e', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\x238789aa'),
    ('stepped', '', '1f1eb2a3-3cc2-6e29-bfff-ce891404833d', 'e5df1c05-fced-6f13-4ed9-c9d0d0fab28e', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\x105925d7'),
    ('stepped', '', '1f1eb2a3-3cc5-6843-8000-312e89731b92', '2d70c78f-3f11-9b0e-2628-7bab68292a92', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1eb2a3-3bd5-65dd-bfff-9e3b13f07055', 'f3aaf869-e393-e218-9cc9-9ae76c08e2d3', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9c0b9dac'),
    ('timed', '', '1f1eb2a3-3bd5-65dd-bfff-9e3b13f07055', 'f3aaf869-e393-e218-9cc9-9ae76c08e2d3', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x384e6180'),
    ('timed', '', '1f1eb2a3-3bd5-65dd-bfff-9e3b13f07055', 'f3aaf869-e393-e218-9cc9-9ae76c08e2d3', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x64c09406'),
    ('timed', '', '1f1eb2a3-3bd7-64ca-8000-0e76a27af818', '3797b2ee-a08e-96eb-0339-a04cf14d500d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcceb0fbd'),
    ('timed', '', '1f1eb2a3-3bd7-64ca-8000-0e76a27af818', '3797b2ee-a08e-96eb-0339-a04cf14d500d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x920d2af0'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1eb2a3-39d0-6158-bfff-092c93884ac3', 'dcf18b11-a9e0-5098-7f7e-eeff8bcb5a80', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x76961294'),
    ('ünï ''code''', '', '1f1eb2a3-39d0-6158-bfff-092c93884ac3', 'dcf18b11-a9e0-5098-7f7e-eeff8bcb5a80', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x53d2c207'),
    ('ünï ''code''', '', '1f1eb2a3-39d0-6158-bfff-092c93884ac3', 'dcf18b11-a9e0-5098-7f7e-eeff8bcb5a80', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf4e49992'),
    ('ünï ''code''', '', '1f1eb2a3-39d1-6afb-8000-002989441c0e', 'f8eee7b4-acb4-367d-29fe-91a8f4ce2887', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7a9f4c6a'),
    ('ünï ''code''', '', '1f1eb2a3-39d1-6afb-8000-002989441c0e', 'f8eee7b4-acb4-367d-29fe-91a8f4ce2887', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x8454295c');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation") values
    ('chat', '', '1f1eb2a3-3836-600d-bfff-4b4b2112fdbd', NULL, '{"v": 4, "id": "1f1eb2a3-3836-600d-bfff-4b4b2112fdbd", "ts": "2026-11-28T12:49:51.059754+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Kk5USuro"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x8cacf804aa7331bc7abc059a', NULL),
    ('chat', '', '1f1eb2a3-3838-6369-8000-244176cb72c2', '1f1eb2a3-3836-600d-bfff-4b4b2112fdbd', '{"v": 4, "id": "1f1eb2a3-3838-6369-8000-244176cb72c2", "ts": "2026-11-28T12:49:51.060658+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Kk5USuro"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002._Q0QfagB", "messages": "00000002._Q0QfagB", "__start__": "00000002._Q0QfagB", "branch:to:reply": "00000002._Q0QfagB"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x07f450f6ebd8873edb021e96', NULL),
    ('chat', '', '1f1eb2a3-3849-6b73-8001-bfb3b698c401', '1f1eb2a3-3838-6369-8000-244176cb72c2', '{"v": 4, "id": "1f1eb2a3-3849-6b73-8001-bfb3b698c401", "ts": "2026-11-28T12:49:51.067815+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._Q0QfagB"}, "__input__": {}, "__start__": {"__start__": "00000001.Kk5USuro"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Fvz4cqrs", "messages": "00000003.Fvz4cqrs", "__start__": "00000002._Q0QfagB", "branch:to:reply": "00000003.Fvz4cqrs"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xe90e462db14f017bdb021e96', NULL),
    ('chat', '', '1f1eb2a3-3875-6f43-8002-d645d66921e2', '1f1eb2a3-3849-6b73-8001-bfb3b698c401', '{"v": 4, "id": "1f1eb2a3-3875-6f43-8002-d645d66921e2", "ts": "2026-11-28T12:49:51.085928+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._Q0QfagB"}, "__input__": {}, "__start__": {"__start__": "00000001.Kk5USuro"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Fvz4cqrs", "messages": "00000003.Fvz4cqrs", "__start__": "00000004.j9uvFU95", "branch:to:reply": "00000003.Fvz4cqrs"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x7ece78f4f5eaefb47abc059adb021e96', NULL),
    ('chat', '', '1f1eb2a3-3878-6102-8003-dae5f0fabce3', '1f1eb2a3-3875-6f43-8002-d645d66921e2', '{"v": 4, "id": "1f1eb2a3-3878-6102-8003-dae5f0fabce3", "ts": "2026-11-28T12:49:51.086812+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._Q0QfagB"}, "__input__": {}, "__start__": {"__start__": "00000004.j9uvFU95"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.PNUto1gG", "messages": "00000005.PNUto1gG", "__start__": "00000005.PNUto1gG", "branch:to:reply": "00000005.PNUto1gG"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x7b1ebeae17af8c36db021e96', NULL),
    ('chat', '', '1f1eb2a3-388a-6060-8004-e2c618c9ec56', '1f1eb2a3-3878-6102-8003-dae5f0fabce3', '{"v": 4, "id": "1f1eb2a3-388a-6060-8004-e2c618c9ec56", "ts": "2026-11-28T12:49:51.094153+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.PNUto1gG"}, "__input__": {}, "__start__": {"__start__": "00000004.j9uvFU95"}}, "channel_values": {}, "channel_versions": {"items": "00000006.-srA-Vg_", "messages": "00000006.-srA-Vg_", "__start__": "00000005.PNUto1gG", "branch:to:reply": "00000006.-srA-Vg_"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xe88cbc812d2481d1db021e96e11ee94d', NULL),
    ('chat', '', '1f1eb2a3-38a4-651d-8005-887702cca8f1', '1f1eb2a3-388a-6060-8004-e2c618c9ec56', '{"v": 4, "id": "1f1eb2a3-38a4-651d-8005-887702cca8f1", "ts": "2026-11-28T12:49:51.104917+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.PNUto1gG"}, "__input__": {}, "__start__": {"__start__": "00000004.j9uvFU95"}}, "channel_values": {}, "channel_versions": {"items": "00000006.-srA-Vg_", "messages": "00000006.-srA-Vg_", "__start__": "00000007.J009UiDA", "branch:to:reply": "00000006.-srA-Vg_"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa8f028de54375f587abc059adb021e96', NULL),
    ('chat', '', '1f1eb2a3-38a6-644b-8006-f81a3d1d0de2', '1f1eb2a3-38a4-651d-8005-887702cca8f1', '{"v": 4, "id": "1f1eb2a3-38a6-644b-8006-f81a3d1d0de2", "ts": "2026-11-28T12:49:51.105737+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.PNUto1gG"}, "__input__": {}, "__start__": {"__start__": "00000007.J009UiDA"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.upuoINZI", "messages": "00000008.upuoINZI", "__start__": "00000008.upuoINZI", "branch:to:reply": "00000008.upuoINZI"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x2dfecce92e3c7dc2db021e96', NULL),
    ('chat', '', '1f1eb2a3-38b2-6a51-8007-4d4cf0f773f7', '1f1eb2a3-38a6-644b-8006-f81a3d1d0de2', '{"v": 4, "id": "1f1eb2a3-38b2-6a51-8007-4d4cf0f773f7", "ts": "2026-11-28T12:49:51.110801+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.upuoINZI"}, "__input__": {}, "__start__": {"__start__": "00000007.J009UiDA"}}, "channel_values": {}, "channel_versions": {"items": "00000009.dcP8Rw29", "messages": "00000009.dcP8Rw29", "__start__": "00000008.upuoINZI", "branch:to:reply": "00000009.dcP8Rw29"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x990ed312c5a6ed9adb021e96', NULL),
    ('chat', '', '1f1eb2a3-38cd-633f-8008-84675b4fa3f9', '1f1eb2a3-38b2-6a51-8007-4d4cf0f773f7', '{"v": 4, "id": "1f1eb2a3-38cd-633f-8008-84675b4fa3f9", "ts": "2026-11-28T12:49:51.121675+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.upuoINZI"}, "__input__": {}, "__start__": {"__start__": "00000007.J009UiDA"}}, "channel_values": {}, "channel_versions": {"items": "00000009.dcP8Rw29", "messages": "00000009.dcP8Rw29", "__start__": "00000010.31MN0tk_", "branch:to:reply": "00000009.dcP8Rw29"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xa0c3369267aa8d0c7abc059adb021e96', NULL),
    ('chat', '', '1f1eb2a3-38ce-66d3-8009-7575a6cf0782', '1f1eb2a3-38cd-633f-8008-84675b4fa3f9', '{"v": 4, "id": "1f1eb2a3-38ce-66d3-8009-7575a6cf0782", "ts": "2026-11-28T12:49:51.122187+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.upuoINZI"}, "__input__": {}, "__start__": {"__start__": "00000010.31MN0tk_"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.9T30wl0K", "messages": "00000011.9T30wl0K", "__start__": "00000011.9T30wl0K", "branch:to:reply": "00000011.9T30wl0K"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x5189e40421bcceacdb021e96', NULL),
    ('chat', '', '1f1eb2a3-38d4-62de-800a-64f150a39228', '1f1eb2a3-38ce-66d3-8009-7575a6cf0782', '{"v": 4, "id": "1f1eb2a3-38d4-62de-800a-64f150a39228", "ts": "2026-11-28T12:49:51.124534+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.9T30wl0K"}, "__input__": {}, "__start__": {"__start__": "00000010.31MN0tk_"}}, "channel_values": {}, "channel_versions": {"items": "00000012.8Tcdfj9f", "messages": "00000012.8Tcdfj9f", "__start__": "00000011.9T30wl0K", "branch:to:reply": "00000012.8Tcdfj9f"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x10e79f76c7aecc1bdb021e96e11ee94d', NULL),
    ('chat', '', '1f1eb2a3-38f2-675e-800b-58cff0f83413', '1f1eb2a3-38d4-62de-800a-64f150a39228', '{"v": 4, "id": "1f1eb2a3-38f2-675e-800b-58cff0f83413", "ts": "2026-11-28T12:49:51.136933+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.9T30wl0K"}, "__input__": {}, "__start__": {"__start__": "00000010.31MN0tk_"}}, "channel_values": {}, "channel_versions": {"items": "00000012.8Tcdfj9f", "messages": "00000012.8Tcdfj9f", "__start__": "00000013.EzRR7T5z", "branch:to:reply": "00000012.8Tcdfj9f"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb14ca9d80c72d9b97abc059adb021e96', NULL),
    ('chat', '', '1f1eb2a3-38f3-6e2a-800c-ba8adf95c3eb', '1f1eb2a3-38f2-675e-800b-58cff0f83413', '{"v": 4, "id": "1f1eb2a3-38f3-6e2a-800c-ba8adf95c3eb", "ts": "2026-11-28T12:49:51.137524+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.9T30wl0K"}, "__input__": {}, "__start__": {"__start__": "00000013.EzRR7T5z"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.E2MXTsVW", "messages": "00000014.E2MXTsVW", "__start__": "00000014.E2MXTsVW", "branch:to:reply": "00000014.E2MXTsVW"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x587d71a58b9f4d98db021e96', NULL),
    ('chat', '', '1f1eb2a3-38fc-6e17-800d-dcffae4b29b3', '1f1eb2a3-38f3-6e2a-800c-ba8adf95c3eb', '{"v": 4, "id": "1f1eb2a3-38fc-6e17-800d-dcffae4b29b3", "ts": "2026-11-28T12:49:51.141205+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.E2MXTsVW"}, "__input__": {}, "__start__": {"__start__": "00000013.EzRR7T5z"}}, "channel_values": {}, "channel_versions": {"items": "00000015.WaE_afGN", "messages": "00000015.WaE_afGN", "__start__": "00000014.E2MXTsVW", "branch:to:reply": "00000015.WaE_afGN"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x5abff809a41974e9db021e96', NULL),
    ('chat', '', '1f1eb2a3-3918-6a89-800e-ad535f95f4d4', '1f1eb2a3-38fc-6e17-800d-dcffae4b29b3', '{"v": 4, "id": "1f1eb2a3-3918-6a89-800e-ad535f95f4d4", "ts": "2026-11-28T12:49:51.152572+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.E2MXTsVW"}, "__input__": {}, "__start__": {"__start__": "00000013.EzRR7T5z"}}, "channel_values": {}, "channel_versions": {"items": "00000015.WaE_afGN", "messages": "00000015.WaE_afGN", "__start__": "00000016.j7pKrehS", "branch:to:reply": "00000015.WaE_afGN"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x9ae867d646d4598b7abc059adb021e96', NULL),
    ('chat', '', '1f1eb2a3-391a-6350-800f-0cbffbcbf1ff', '1f1eb2a3-3918-6a89-800e-ad535f95f4d4', '{"v": 4, "id": "1f1eb2a3-391a-6350-800f-0cbffbcbf1ff", "ts": "2026-11-28T12:49:51.153226+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.E2MXTsVW"}, "__input__": {}, "__start__": {"__start__": "00000016.j7pKrehS"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.MEny19-O", "messages": "00000017.MEny19-O", "__start__": "00000017.MEny19-O", "branch:to:reply": "00000017.MEny19-O"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x75c0aa6bcc34cf5adb021e96', NULL),
    ('chat', '', '1f1eb2a3-3924-68ea-8010-4dce80f09b21', '1f1eb2a3-391a-6350-800f-0cbffbcbf1ff', '{"v": 4, "id": "1f1eb2a3-3924-68ea-8010-4dce80f09b21", "ts": "2026-11-28T12:49:51.157457+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.MEny19-O"}, "__input__": {}, "__start__": {"__start__": "00000016.j7pKrehS"}}, "channel_values": {}, "channel_versions": {"items": "00000018.gmo2GywB", "messages": "00000018.gmo2GywB", "__start__": "00000017.MEny19-O", "branch:to:reply": "00000018.gmo2GywB"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\x85a90cc1ab9c3a81db021e96e11ee94d', NULL),
    ('delta', '', '1f1eb2a3-3957-6522-bfff-02c6124d445c', NULL, '{"v": 4, "id": "1f1eb2a3-3957-6522-bfff-02c6124d445c", "ts": "2026-11-28T12:49:51.178258+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.X5b92guy"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb217d09cd4269a5c7abc059a', NULL),
    ('delta', '', '1f1eb2a3-3958-6869-8000-1718fda7e37b', '1f1eb2a3-3957-6522-bfff-02c6124d445c', '{"v": 4, "id": "1f1eb2a3-3958-6869-8000-1718fda7e37b", "ts": "2026-11-28T12:49:51.178753+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.X5b92guy"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002._5uvzI0V", "messages": "00000002._5uvzI0V", "__start__": "00000002._5uvzI0V", "branch:to:reply": "00000002._5uvzI0V"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa765b039d4c89c87db021e96', NULL),
    ('delta', '', '1f1eb2a3-395f-6e2a-8001-ad242d493183', '1f1eb2a3-3958-6869-8000-1718fda7e37b', '{"v": 4, "id": "1f1eb2a3-395f-6e2a-8001-ad242d493183", "ts": "2026-11-28T12:49:51.181766+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._5uvzI0V"}, "__input__": {}, "__start__": {"__start__": "00000001.X5b92guy"}}, "channel_values": {}, "channel_versions": {"items": "00000003.YsusTxDj", "messages": "00000003.YsusTxDj", "__start__": "00000002._5uvzI0V", "branch:to:reply": "00000003.YsusTxDj"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xb86efafd68869a43db021e96', NULL),
    ('delta', '', '1f1eb2a3-397c-6cd5-8002-f37b788a22f2', '1f1eb2a3-395f-6e2a-8001-ad242d493183', '{"v": 4, "id": "1f1eb2a3-397c-6cd5-8002-f37b788a22f2", "ts": "2026-11-28T12:49:51.193594+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._5uvzI0V"}, "__input__": {}, "__start__": {"__start__": "00000001.X5b92guy"}}, "channel_values": {}, "channel_versions": {"items": "00000003.YsusTxDj", "messages": "00000003.YsusTxDj", "__start__": "00000004.jwjN4tAp", "branch:to:reply": "00000003.YsusTxDj"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xc763610c219bed2e7abc059adb021e96', NULL),
    ('delta', '', '1f1eb2a3-397e-6dc7-8003-4051c9904fc7', '1f1eb2a3-397c-6cd5-8002-f37b788a22f2', '{"v": 4, "id": "1f1eb2a3-397e-6dc7-8003-4051c9904fc7", "ts": "2026-11-28T12:49:51.194447+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._5uvzI0V"}, "__input__": {}, "__start__": {"__start__": "00000004.jwjN4tAp"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.IpA2VuGU", "messages": "00000005.IpA2VuGU", "__start__": "00000005.IpA2VuGU", "branch:to:reply": "00000005.IpA2VuGU"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x4bc033ece36b4127db021e96', NULL),
    ('delta', '', '1f1eb2a3-398b-6d35-8004-f34a1443f793', '1f1eb2a3-397e-6dc7-8003-4051c9904fc7', '{"v": 4, "id": "1f1eb2a3-398b-6d35-8004-f34a1443f793", "ts": "2026-11-28T12:49:51.199750+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.IpA2VuGU"}, "__input__": {}, "__start__": {"__start__": "00000004.jwjN4tAp"}}, "channel_values": {}, "channel_versions": {"items": "00000006.0VtNKHlf", "messages": "00000006.0VtNKHlf", "__start__": "00000005.IpA2VuGU", "branch:to:reply": "00000006.0VtNKHlf"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x265458aa07cdfaaadb021e96e11ee94d', NULL),
    ('delta', '', '1f1eb2a3-39a7-6de7-8005-0ad61104dfeb', '1f1eb2a3-398b-6d35-8004-f34a1443f793', '{"v": 4, "id": "1f1eb2a3-39a7-6de7-8005-0ad61104dfeb", "ts": "2026-11-28T12:49:51.211235+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.IpA2VuGU"}, "__input__": {}, "__start__": {"__start__": "00000004.jwjN4tAp"}}, "channel_values": {}, "channel_versions": {"items": "00000006.0VtNKHlf", "messages": "00000006.0VtNKHlf", "__start__": "00000007.XZ2tO47f", "branch:to:reply": "00000006.0VtNKHlf"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x897f33af651a156b7abc059adb021e96', NULL),
    ('delta', '', '1f1eb2a3-39a9-6cfb-8006-b1b5f8e56670', '1f1eb2a3-39a7-6de7-8005-0ad61104dfeb', '{"v": 4, "id": "1f1eb2a3-39a9-6cfb-8006-b1b5f8e56670", "ts": "2026-11-28T12:49:51.212040+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.IpA2VuGU"}, "__input__": {}, "__start__": {"__start__": "00000007.XZ2tO47f"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.EGXEaDU0", "messages": "00000008.EGXEaDU0", "__start__": "00000008.EGXEaDU0", "branch:to:reply": "00000008.EGXEaDU0"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x19eae5c53a9c3f61db021e96', NULL),
    ('delta', '', '1f1eb2a3-39b6-693b-8007-f5405085d9e1', '1f1eb2a3-39a9-6cfb-8006-b1b5f8e56670', '{"v": 4, "id": "1f1eb2a3-39b6-693b-8007-f5405085d9e1", "ts": "2026-11-28T12:49:51.217267+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.EGXEaDU0"}, "__input__": {}, "__start__": {"__start__": "00000007.XZ2tO47f"}}, "channel_values": {}, "channel_versions": {"items": "00000009.qFsu0Cgv", "messages": "00000009.qFsu0Cgv", "__start__": "00000008.EGXEaDU0", "branch:to:reply": "00000009.qFsu0Cgv"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x57a627af4bad684edb021e96', NULL),
    ('failed', '', '1f1eb2a3-3a67-67bf-bfff-90382486231f', NULL, '{"v": 4, "id": "1f1eb2a3-3a67-67bf-bfff-90382486231f", "ts": "2026-11-28T12:49:51.289731+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.GYQRRS9h"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x78c49dd5861b029d7abc059a', NULL),
    ('failed', '', '1f1eb2a3-3a69-67d3-8000-ff96a938a730', '1f1eb2a3-3a67-67bf-bfff-90382486231f', '{"v": 4, "id": "1f1eb2a3-3a69-67d3-8000-ff96a938a730", "ts": "2026-11-28T12:49:51.290551+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.GYQRRS9h"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.OBmORffC", "answer": "00000002.OBmORffC", "messages": "00000002.OBmORffC", "__start__": "00000002.OBmORffC", "branch:to:reply": "00000002.OBmORffC"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xb8f91279162570a9db021e96', NULL),
    ('failed', '', '1f1eb2a3-3a76-6dfd-8001-b59805c74625', '1f1eb2a3-3a69-67d3-8000-ff96a938a730', '{"v": 4, "id": "1f1eb2a3-3a76-6dfd-8001-b59805c74625", "ts": "2026-11-28T12:49:51.296026+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.OBmORffC"}, "__input__": {}, "__start__": {"__start__": "00000001.GYQRRS9h"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.OBmORffC", "items": "00000003.OGh5jbRW", "answer": "00000002.OBmORffC", "messages": "00000003.OGh5jbRW", "__start__": "00000002.OBmORffC", "branch:to:inner": "00000003.OGh5jbRW", "branch:to:reply": "00000003.OGh5jbRW", "branch:to:beside": "00000003.OGh5jbRW"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xb65e0deab54d8adadb021e96', NULL),
    ('fork', '', '1f1eb2a3-3938-6786-bfff-a4b0b3667abd', NULL, '{"v": 4, "id": "1f1eb2a3-3938-6786-bfff-a4b0b3667abd", "ts": "2026-11-28T12:49:51.165623+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.2KB4JWnz"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x355e85b07e60ccdb7abc059a', NULL),
    ('fork', '', '1f1eb2a3-3939-6d33-8000-a3e65b4daf2e', '1f1eb2a3-3938-6786-bfff-a4b0b3667abd', '{"v": 4, "id": "1f1eb2a3-3939-6d33-8000-a3e65b4daf2e", "ts": "2026-11-28T12:49:51.166176+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.2KB4JWnz"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.4rk3MD8e", "messages": "00000002.4rk3MD8e", "__start__": "00000002.4rk3MD8e", "branch:to:reply": "00000002.4rk3MD8e"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xdf47ac81a523e33fdb021e96', NULL),
    ('fork', '', '1f1eb2a3-3944-68fe-8001-f2a5648de12e', '1f1eb2a3-3939-6d33-8000-a3e65b4daf2e', '{"v": 4, "id": "1f1eb2a3-3944-68fe-8001-f2a5648de12e", "ts": "2026-11-28T12:49:51.170569+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.4rk3MD8e"}, "__input__": {}, "__start__": {"__start__": "00000001.2KB4JWnz"}}, "channel_values": {}, "channel_versions": {"items": "00000003.5Lyhn-kU", "messages": "00000003.5Lyhn-kU", "__start__": "00000002.4rk3MD8e", "branch:to:reply": "00000003.5Lyhn-kU"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x46ec7af414ebd3cbdb021e96', NULL),
    ('fork', '', '1f1eb2a3-3a55-645a-8001-9875f1edd527', '1f1eb2a3-3939-6d33-8000-a3e65b4daf2e', '{"v": 4, "id": "1f1eb2a3-3a55-645a-8001-9875f1edd527", "ts": "2026-11-28T12:49:51.282246+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.2KB4JWnz"}}, "channel_values": {}, "channel_versions": {"items": "00000003.4E_2a-RH", "messages": "00000003.hyNlu2T4", "__start__": "00000002.4rk3MD8e", "branch:to:reply": "00000003.hyNlu2T4"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x014eb500e7b198d7db021e96e11ee94d', NULL),
    ('keyed', '', '1f1eb2a3-3b91-605c-bfff-8092131eb936', NULL, '{"v": 4, "id": "1f1eb2a3-3b91-605c-bfff-8092131eb936", "ts": "2026-11-28T12:49:51.411608+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.41taof7w"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b233acbd1a79927e758d7bebd32aaaa88311bff24eda67e4dc4745070319106a080760670e00233dbfcdd16beb869f91244b7dc10', NULL, NULL),
    ('keyed', '', '1f1eb2a3-3b92-6a66-8000-dbe607d31cb4', '1f1eb2a3-3b91-605c-bfff-8092131eb936', '{"v": 4, "id": "1f1eb2a3-3b92-6a66-8000-dbe607d31cb4", "ts": "2026-11-28T12:49:51.412271+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.41taof7w"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.CU53XoEB", "messages": "00000002.CU53XoEB", "__start__": "00000002.CU53XoEB", "branch:to:reply": "00000002.CU53XoEB"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b23d6f27870621a2a0a6b4e16d57a0041ece364f829863d7654fdbdee1fab45c9a25e1d07c2c03383346a501af6ab1eccd4adb019937cc37227347cf8aeac660522123c4cbc054871995fed1a793b1fa600d792645ef0091fa25578e4d089c03816eb265e8e613184c1a0c7', NULL, NULL),
    ('keyed', '', '1f1eb2a3-3bab-613b-8001-4e70e2ef29a3', '1f1eb2a3-3b92-6a66-8000-dbe607d31cb4', '{"v": 4, "id": "1f1eb2a3-3bab-613b-8001-4e70e2ef29a3", "ts": "2026-11-28T12:49:51.422259+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.CU53XoEB"}, "__input__": {}, "__start__": {"__start__": "00000001.41taof7w"}}, "channel_values": {}, "channel_versions": {"items": "00000003.BSdGW_k0", "messages": "00000003.BSdGW_k0", "__start__": "00000002.CU53XoEB", "branch:to:reply": "00000003.BSdGW_k0"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d746670476c7863446e64424347ff68dcd09b04f90b8cbcad3c5013b665fddd964a8cee21386924f4380c976b234e84221218848523e39ec0293e06af75206e1644445d4ed01a7354ceb5b75701f86c60cb02286baf72a0e654fba619986e02121065b72dea039e68aaab320ca43c36eb6c79d579401888c6e13a3c15748817679a', NULL, NULL),
    ('left', '', '1f1eb2a3-3c0d-63f7-bfff-8360ffc8e7ef', NULL, '{"v": 4, "id": "1f1eb2a3-3c0d-63f7-bfff-8360ffc8e7ef", "ts": "2026-11-28T12:49:51.462484+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.I-l6y8GF"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x4884270a6ca918a47abc059a', NULL),
    ('left', '', '1f1eb2a3-3c0f-6abf-8000-509182542578', '1f1eb2a3-3c0d-63f7-bfff-8360ffc8e7ef', '{"v": 4, "id": "1f1eb2a3-3c0f-6abf-8000-509182542578", "ts": "2026-11-28T12:49:51.463473+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.I-l6y8GF"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.ThqCmuM7", "answer": "00000002.ThqCmuM7", "messages": "00000002.ThqCmuM7", "__start__": "00000002.ThqCmuM7", "branch:to:reply": "00000002.ThqCmuM7"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xada4e8af8e7d12d0db021e96', NULL),
    ('left', '', '1f1eb2a3-3c22-6b4f-8001-f2de2f617896', '1f1eb2a3-3c0f-6abf-8000-509182542578', '{"v": 4, "id": "1f1eb2a3-3c22-6b4f-8001-f2de2f617896", "ts": "2026-11-28T12:49:51.471263+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ThqCmuM7"}, "__input__": {}, "__start__": {"__start__": "00000001.I-l6y8GF"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.ThqCmuM7", "items": "00000003.Y9R14cQs", "answer": "00000002.ThqCmuM7", "messages": "00000003.Y9R14cQs", "__start__": "00000002.ThqCmuM7", "branch:to:inner": "00000003.Y9R14cQs", "branch:to:reply": "00000003.Y9R14cQs", "branch:to:beside": "00000003.Y9R14cQs"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xc22657499864b898db021e96', NULL),
    ('left', 'inner:503156f3-9715-1c37-e681-cb060a7cc5b9', '1f1eb2a3-3c2e-6e69-bfff-430db47ca0ac', NULL, '{"v": 4, "id": "1f1eb2a3-3c2e-6e69-bfff-430db47ca0ac", "ts": "2026-11-28T12:49:51.476271+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.30CQxIKp"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1eb2a3-3c22-6b4f-8001-f2de2f617896"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xbaf14b1cebb83b667abc059a', NULL),
    ('left', 'inner:503156f3-9715-1c37-e681-cb060a7cc5b9', '1f1eb2a3-3c30-6b94-8000-36875d65cc9d', '1f1eb2a3-3c2e-6e69-bfff-430db47ca0ac', '{"v": 4, "id": "1f1eb2a3-3c30-6b94-8000-36875d65cc9d", "ts": "2026-11-28T12:49:51.477017+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.30CQxIKp"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.hqn53v7O", "items": "00000002.hqn53v7O", "answer": "00000002.hqn53v7O", "messages": "00000002.hqn53v7O", "__start__": "00000002.hqn53v7O", "branch:to:ask": "00000002.hqn53v7O"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1eb2a3-3c22-6b4f-8001-f2de2f617896"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x11974836da229f66db021e96', NULL),
    ('question', '', '1f1eb2a3-39ee-69b3-bfff-f36e0cb4228c', NULL, '{"v": 4, "id": "1f1eb2a3-39ee-69b3-bfff-f36e0cb4228c", "ts": "2026-11-28T12:49:51.240227+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.3AO9qxio"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb5b3d55590075da27abc059a', NULL),
    ('question', '', '1f1eb2a3-39ef-6daa-8000-0cd7b6a7a617', '1f1eb2a3-39ee-69b3-bfff-f36e0cb4228c', '{"v": 4, "id": "1f1eb2a3-39ef-6daa-8000-0cd7b6a7a617", "ts": "2026-11-28T12:49:51.240735+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.3AO9qxio"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.pjcvKx97", "messages": "00000002.pjcvKx97", "__start__": "00000002.pjcvKx97", "branch:to:reply": "00000002.pjcvKx97"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xf88a80e3f5e95798db021e96', NULL),
    ('question', '', '1f1eb2a3-39fa-62cc-8001-1e2967a5e514', '1f1eb2a3-39ef-6daa-8000-0cd7b6a7a617', '{"v": 4, "id": "1f1eb2a3-39fa-62cc-8001-1e2967a5e514", "ts": "2026-11-28T12:49:51.244956+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.pjcvKx97"}, "__input__": {}, "__start__": {"__start__": "00000001.3AO9qxio"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.Xidzgdgc", "answer": "00000002.pjcvKx97", "messages": "00000003.Xidzgdgc", "__start__": "00000002.pjcvKx97", "branch:to:inner": "00000003.Xidzgdgc", "branch:to:reply": "00000003.Xidzgdgc", "branch:to:beside": "00000003.Xidzgdgc"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xa44d956ae5a40451db021e96', NULL),
    ('question', 'inner:83156433-d9a7-6b59-82da-f09a498fef15', '1f1eb2a3-3a03-6688-bfff-7dd73140d274', NULL, '{"v": 4, "id": "1f1eb2a3-3a03-6688-bfff-7dd73140d274", "ts": "2026-11-28T12:49:51.248748+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Uqcmca4A"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1eb2a3-39fa-62cc-8001-1e2967a5e514"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x2b1fbe6f782a8f467abc059a', NULL),
    ('question', 'inner:83156433-d9a7-6b59-82da-f09a498fef15', '1f1eb2a3-3a04-691e-8000-d3cccbe1e485', '1f1eb2a3-3a03-6688-bfff-7dd73140d274', '{"v": 4, "id": "1f1eb2a3-3a04-691e-8000-d3cccbe1e485", "ts": "2026-11-28T12:49:51.249222+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Uqcmca4A"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.-E2apIXr", "answer": "00000002.-E2apIXr", "messages": "00000002.-E2apIXr", "__start__": "00000002.-E2apIXr", "branch:to:ask": "00000002.-E2apIXr"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1eb2a3-39fa-62cc-8001-1e2967a5e514"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x906d575d283c7774db021e96', NULL),
    ('sealed too', '', '1f1eb2a3-3b20-6f10-bfff-247bd0fd05f8', NULL, '{"v": 4, "id": "1f1eb2a3-3b20-6f10-bfff-247bd0fd05f8", "ts": "2026-11-28T12:49:51.365704+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.TC90fQh4"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ4OrZuMyfqM9bZYIENI6Ciwpf8Rr5UnFlRMng4kQq5djTBP3P+hgC53eyYD6SKbu6TyRr5dero21JR6Iwzk13XFdpkGcdURL0RV0zCuyFwWGuIJFQ6RvYhNpcREN0mSq3MQFU4nNysMvGNIJp0ipbs4iHYV1MVcp8IrhQoMpE53Oe/HuzFtw0px1zWXi6o9CRamPu8cFl48KWpWb95SJ3T", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c4380c99372d5e713e0fe08e1dbbce3bad3b687e9ff835941f47bc1e8b6d6cb26d184fd4ef365780d753c5ff52818a6c3d8bfd339b', NULL, NULL),
    ('sealed too', '', '1f1eb2a3-3b22-61a4-8000-b43a93ba4fc7', '1f1eb2a3-3b20-6f10-bfff-247bd0fd05f8', '{"v": 4, "id": "1f1eb2a3-3b22-61a4-8000-b43a93ba4fc7", "ts": "2026-11-28T12:49:51.366176+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.TC90fQh4"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.R0-ZzPk0", "messages": "00000002.R0-ZzPk0", "__start__": "00000002.R0-ZzPk0", "branch:to:reply": "00000002.R0-ZzPk0"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ4E8gDO7XLnkBIrCg8xfvqUhTcqxnsi6je+Gvd9x5+4HFhoP8smJ2U57AvVruxyZtx3y/E4oWT3fhEh0j4iAFG27Jdeba1aH63sjUS4qB4XNsMh/qIH/Vuk1JZ+5Vw5NTXWxjjigw5xInJnCPJjSOVfnWi6Y+s2iO8WeNgKaytIrBYmsNq/prY7CHIzFgRQlEBUKAi1/tJPwH/jdEwEspNzYzakiWACyQY+3VEgJm4bwyo94mle0ZFf3rlhcKFKU4=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438e925704686bd1227aa5e5c15475f00b1bbc9f0a95284edefae8e4e69b9f5b983b81c123204b2d85e20a7a7927558f4700a3f49c137e1bf0d1eaced2c765805e787c783b1d2e0c3c277fb4322ed4577b41d49006babb6496adacf1b943dc9cfdfce612000e2ab4a349bb9ab270ce018b65fc153fea8a58f66a38ed443f7fc', NULL, NULL),
    ('sealed too', '', '1f1eb2a3-3b2e-6bae-8001-4140486838eb', '1f1eb2a3-3b22-61a4-8000-b43a93ba4fc7', '{"v": 4, "id": "1f1eb2a3-3b2e-6bae-8001-4140486838eb", "ts": "2026-11-28T12:49:51.371338+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.R0-ZzPk0"}, "__input__": {}, "__start__": {"__start__": "00000001.TC90fQh4"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.ycSfWdTT", "answer": "00000002.R0-ZzPk0", "messages": "00000003.ycSfWdTT", "__start__": "00000002.R0-ZzPk0", "branch:to:inner": "00000003.ycSfWdTT", "branch:to:reply": "00000003.ycSfWdTT", "branch:to:beside": "00000003.ycSfWdTT"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ4z7FHqbLtUHcM+tBtD4XuSbXtpjVesaotzpjAG77v5MNPFMhjoztPernXMYCYYZLlz98ZxwozM3hUAsqzme28g7wHDEdg9ygbc+B4/Mu3P2UDh/qRAr3hk0qSiaaseOe2nRhE9gNi41BAOZ2okwQZNaevTS4fVl8rtYMMxVQtoacpfOaehP4bvmwU6VRPr6SnHCEbVFYeuDfRaWdkM2wuYHFeQLOTluZU4jgVmCPTpnzpNqMcqQURILSnvsJTb3M=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438cbe3a7e3adf2f2200b5cefff945083ae17b14c3e81b4848b1d5dee157e807ba566f60c543eff1f17283ac2b05dda6602ec3953ca8980ea106d573de33aa4401121b03b98f5942877be7d4fe543990c2ee74fadf948e30fd69230f3a28a5982c79035186786aeac53e410d5d21e2e5a48e993afc680b171c186dc19e5ac3db11ea853f1bc7553dfbfac428eb13b03471614113316b03d', NULL, NULL),
    ('sealed too', 'inner:e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', '1f1eb2a3-3b39-687b-bfff-5f23985d994c', NULL, '{"v": 4, "id": "1f1eb2a3-3b39-687b-bfff-5f23985d994c", "ts": "2026-11-28T12:49:51.375774+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.6Pg4Uaq3"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1eb2a3-3b2e-6bae-8001-4140486838eb"}, "pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ4sXt62UOZvcqjHX/2/rJMA/zZyeRhjAmtUDEE7V0NwOj/WmqiwRlcsd3N5Nv5qaRMxGetamohV/9DYGdLWbmGk8AqMnLSF+RYoB2/5VcTRy+MmCa6MiZXQceGgBMhMBSlSkGQp7aQDmAHUfsdHak840TAFgxUaVzb+rSgZEGax2iUUnlKOuqZdt3IwIbweW6TrfShsYUgh/pSWApzUFGO+9qAUvM8wAUladwXCDrNvabpHIBwuEdxvLdaPkQQLc8cOtp6WoN4wJ8=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438f19442780d2062c89b45a953a6a22c710a41127c94c4138510ee98f5041737e4627b5d006499bb59c58e814344709cf79b2c07', NULL, NULL),
    ('sealed too', 'inner:e291a45b-f6c8-ad53-cb90-7a1e9dc0118d', '1f1eb2a3-3b3a-6bca-8000-98f8769903ea', '1f1eb2a3-3b39-687b-bfff-5f23985d994c', '{"v": 4, "id": "1f1eb2a3-3b3a-6bca-8000-98f8769903ea", "ts": "2026-11-28T12:49:51.376268+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.6Pg4Uaq3"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.k4zA9531", "answer": "00000002.k4zA9531", "messages": "00000002.k4zA9531", "__start__": "00000002.k4zA9531", "branch:to:ask": "00000002.k4zA9531"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1eb2a3-3b2e-6bae-8001-4140486838eb"}, "pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ432VoE1QFwCEFXkCIP6ZYLlr4Ou+tONCOriTF6MtBzuAs7kCgaV1wIsf0Wxb03qAPLllWGja6ViotfuwIzM8FNbypnm7QnP3IVcjxI72ItkLkl/Xe1MZlwskTVs/gbA8SzSvy2N/3ks3VK/AnADm394jn56fckJ2r/gDUHytGtgRE7E18H/MosF8SL7LaNaJMFHMgPbjn9fhfVEwFZ/OXUp1ctgPknHIY/WyGCiQp8vIgTb++2h6W+NPFd7/zUbFvusWxTkz8LcBPiJipetZEZK1HG635/afKgThAgvzCrFrNorp00IK7GQ==", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438136f2e7d36d54d8f092858ba08aa523237e057b8f28f572cf3562d771938abc468974db53c291b1b97ef702f2ffd94b0fa5f9498b3a81e3ad31ad0ff11177951734e76d305543e464a6a029f4bcab21fc3cfbe7ba32769f7293f58c9fb148ee9d953b5581d61acc9c6777f72dcc258ed1ab5019e591b7c49d04d3a65', NULL, NULL),
    ('sealed', '', '1f1eb2a3-3ab2-6c8f-bfff-f5bc29360db4', NULL, '{"v": 4, "id": "1f1eb2a3-3ab2-6c8f-bfff-f5bc29360db4", "ts": "2026-11-28T12:49:51.320573+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.zO2kgPxU"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ4gG1kKr1tiPIwqaG19PfOOdeEMaiJAwX63Bhs7k4YrsxP2uaWWhXNlH2halhOtfDM+WhnjvJkjS+KLI6hmowyhiGEtgzMHJtV7FpRw+Rtb7+8FWsefbEZPLHNt8Ql781VL4nQr8zr740z3SCKhSXlGbQ9LfjhCDr6gfQnfvvIqqYdzoeqN9ybqF1/khe6aow9yPUsiOSaQHtaiId0bjuY", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438b81cddc2123489fc32d37abd3c8448eaa2792c777162bbaf692bcef54c7206d8ba796db2b1f82141598ccc62ec059d2b3ba5f7', NULL, NULL),
    ('sealed', '', '1f1eb2a3-3ab4-6d9b-8000-e6b18fda4382', '1f1eb2a3-3ab2-6c8f-bfff-f5bc29360db4', '{"v": 4, "id": "1f1eb2a3-3ab4-6d9b-8000-e6b18fda4382", "ts": "2026-11-28T12:49:51.321418+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.zO2kgPxU"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.24H2F4X1", "messages": "00000002.24H2F4X1", "__start__": "00000002.24H2F4X1", "branch:to:reply": "00000002.24H2F4X1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ4wLr/khiN80UeAINecXzfvAE6Cs+7O3gLdJj34UZujCG6stNBVS5jZE00QyT9siFbf1DK1kWlmtkdAhJ5kcFeYZKPDPtkWLgjmyRcRIE7R7NQuVbZA9kKUoXy2KvGVF8PYZvq+uBQ4SJ5u1awbKi+WfrqdsdsEwk3SJo5ZYG3nVLrgXYXZUYCLh0g4cxs28COanv0aR98AdZvscR87I97eO3ROA3kmREEC0OGXvaKA+gsYJCu7TqNXM23QosBUfo=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438a90bc404f77f8ebeb2383d3ffbd88702f272e76e00fc15961a276d434d169749816b4126bada370323635fb00dcfd20d9e12a59f74e455d5fab1c702e4ad31e3d2c6ef24d88168fd4a18f8eb4e3dfc4b461e0712f7df091ce30dff0350e217fdb4eccae26d5643a28bb7', NULL, NULL),
    ('sealed', '', '1f1eb2a3-3ac5-6746-8001-c8b701075b91', '1f1eb2a3-3ab4-6d9b-8000-e6b18fda4382', '{"v": 4, "id": "1f1eb2a3-3ac5-6746-8001-c8b701075b91", "ts": "2026-11-28T12:49:51.328207+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.24H2F4X1"}, "__input__": {}, "__start__": {"__start__": "00000001.zO2kgPxU"}}, "channel_values": {}, "channel_versions": {"items": "00000003.eJPM6cct", "messages": "00000003.eJPM6cct", "__start__": "00000002.24H2F4X1", "branch:to:reply": "00000003.eJPM6cct"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ4WwL6p9BkBtF3wF2YqZ1nfYBMxzhJOEIf6GGpt7ib4Ll7P31J1p0sBDzEp2/V2SEAST34oyxbubPNtMOI9ex6sw3P78oyIPZGs1burho09rjPqrk3FDhBhYQDXs+4MI+ZMPOXCVmCrVbX+lS/IriKVECO1JJXJOz5CcHY4bnn5mtkmsLY+zTM7lgbCXYyALQgWTpcxGy0BDoJbZ9idMOm7bNGXlybnO19K6I3AgvKXWuGjNbcKbAbeCF8gC/JuC4=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438aa238707085549509ca330dea3a56fc8848eb741e86f9c5c863d7da3195d639ac80946b18f538bad804796ca9e673138e4b7075735b3501072dfd7586076b4c894c023d1ec8c08968c35c18b4fd7311f030bd99e', NULL, NULL),
    ('sealed', '', '1f1eb2a3-3afb-6d5d-8002-59a0e145d1e8', '1f1eb2a3-3ac5-6746-8001-c8b701075b91', '{"v": 4, "id": "1f1eb2a3-3afb-6d5d-8002-59a0e145d1e8", "ts": "2026-11-28T12:49:51.350484+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.24H2F4X1"}, "__input__": {}, "__start__": {"__start__": "00000001.zO2kgPxU"}}, "channel_values": {}, "channel_versions": {"items": "00000003.eJPM6cct", "messages": "00000003.eJPM6cct", "__start__": "00000004.2WAwb8Ll", "branch:to:reply": "00000003.eJPM6cct"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ40RM5kqcHHDUV2dC140yrrapDfqSNHfi5vuFG//+BGsd7W7fQP1Git/ZCxgc18VIbUO2gtumxvUulHfYs8NDo10KIHU4xrsEk/UKIA37Q1w+CoJ8ioZotw0ac3wYCYx6hQ++ZjFQrpNd3aBWX6uGYct7wVRxojXcjZN4uk3o6JuLU6HysD7nIFK6zT0AOFFsHUgZ/BLNP8xp+T9xfKiof0gL7UZHcuwGScjt4KD5qSAnxLBf77bQskNfY3zwamtxi", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438ac39fa6242c8460417ed54255494fe0e7aa936daa7e588f4e94e14b0e123450551fd2771e68950274997fb0c376181d7dd931611ed549e8331d665111f71a3fd8cbcca7e5afa50f905182dea1dcce5cebe410174307f2772e2f4792c522e1efd', NULL, NULL),
    ('sealed', '', '1f1eb2a3-3afd-633e-8003-8e0b64bea6c3', '1f1eb2a3-3afb-6d5d-8002-59a0e145d1e8', '{"v": 4, "id": "1f1eb2a3-3afd-633e-8003-8e0b64bea6c3", "ts": "2026-11-28T12:49:51.351060+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.24H2F4X1"}, "__input__": {}, "__start__": {"__start__": "00000004.2WAwb8Ll"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.Jdwbwnyf", "messages": "00000005.Jdwbwnyf", "__start__": "00000005.Jdwbwnyf", "branch:to:reply": "00000005.Jdwbwnyf"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ42Gn5fcjcUNbQNDW8k2w/X/hA+Us/esX1AvSpCOwulILwxEcOjJS35uL/lMPmjFde58Nj31ca38L0eU64XpLDIoRrgT8VYGLednJGepyf+Ao26vxVeH7ktNMMfjUW9XULCrDZO8ecL6062EcNfsj/EUW/xBbDJXdd9R17JSe3EWlO5PoSNP9p5JE2f2DQRG0I/HJfZn0yJj2xg5KoioKcuGPH2K74oqS4E2X5qNy8hYPupMZ1sGb1JpaNvrxXnb4=", "counters_since_delta_snapshot": {"items": null}}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438192eafa0160a424f5ede56a3d205f55e5c5751b3e6fedb47feb08d3b40274827cdf980d4a6c900c4c7fda950e6d8406d2756b58fa52e4f1d93d70ed72f8c0bd9a06f1bfe31676eaab600c42ced372785c4c0c4a2f65c61ff8160aeae7857aa8d97ff69ab83846d4a36f1', NULL, NULL),
    ('sealed', '', '1f1eb2a3-3b09-6065-8004-d4a9e9c8af69', '1f1eb2a3-3afd-633e-8003-8e0b64bea6c3', '{"v": 4, "id": "1f1eb2a3-3b09-6065-8004-d4a9e9c8af69", "ts": "2026-11-28T12:49:51.355892+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.Jdwbwnyf"}, "__input__": {}, "__start__": {"__start__": "00000004.2WAwb8Ll"}}, "channel_values": {}, "channel_versions": {"items": "00000006.nGaUNt0g", "messages": "00000006.nGaUNt0g", "__start__": "00000005.Jdwbwnyf", "branch:to:reply": "00000006.nGaUNt0g"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNvZr6leTQaCycb7L/RGIU4KfpaTZ8jZ4ebIWxFDydcQ417makAb66lwyLHrzhghF41rt/5v7b3mc9fedCMYt9k9HKHXqpyx87hP4rKbrQx+j+OhXXTx2mHNTlCPPcB5j/2KHq4x1y1ZO9svEhi82BDhu6mlzUVUTxPckYFdVfC3rnDvhN5ZQQMtVPf73gmUODCWkHvmHll63/oiU+q+bwFKf3mVGh2xnntKK0e7COTw="}', E'\\x01020432303236f66bea579341a0b271becbfd118853829fa5a4d9f2367879b216c450f275c438ace01454d9c520e1e57e813ba0e0d395a5c7c1dba59dec2a693c8eb86e5a987e771cda176dc0c9d39df36fb02b4e640d4539e755f028f7552c28fd29cfc5146873c188d89f0cf501c3943175f2095026c316402c18e9a77176a1bf0f', NULL, NULL),
    ('stepped', '', '1f1eb2a3-3cc2-6e29-bfff-ce891404833d', NULL, '{"v": 4, "id": "1f1eb2a3-3cc2-6e29-bfff-ce891404833d", "ts": "2026-11-28T12:49:51.536884+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.zdziQkps"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x7158a3e1f290b0767abc059a', NULL),
    ('stepped', '', '1f1eb2a3-3cc5-6843-8000-312e89731b92', '1f1eb2a3-3cc2-6e29-bfff-ce891404833d', '{"v": 4, "id": "1f1eb2a3-3cc5-6843-8000-312e89731b92", "ts": "2026-11-28T12:49:51.537963+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.zdziQkps"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002._js5_K_E", "__start__": "00000002._js5_K_E", "branch:to:pay": "00000002._js5_K_E"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x6264d66e5ab5334d', NULL),
    ('timed', '', '1f1eb2a3-3bd5-65dd-bfff-9e3b13f07055', NULL, '{"v": 4, "id": "1f1eb2a3-3bd5-65dd-bfff-9e3b13f07055", "ts": "2026-11-28T12:49:51.439597+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.QWJ9BUQd"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa0507164060502ee7abc059a', NULL),
    ('timed', '', '1f1eb2a3-3bd7-64ca-8000-0e76a27af818', '1f1eb2a3-3bd5-65dd-bfff-9e3b13f07055', '{"v": 4, "id": "1f1eb2a3-3bd7-64ca-8000-0e76a27af818", "ts": "2026-11-28T12:49:51.440387+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.QWJ9BUQd"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.K0jPi03e", "messages": "00000002.K0jPi03e", "__start__": "00000002.K0jPi03e", "branch:to:reply": "00000002.K0jPi03e"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xaf700579c034acdddb021e96', NULL),
    ('timed', '', '1f1eb2a3-3be6-6deb-8001-b6a316c45232', '1f1eb2a3-3bd7-64ca-8000-0e76a27af818', '{"v": 4, "id": "1f1eb2a3-3be6-6deb-8001-b6a316c45232", "ts": "2026-11-28T12:49:51.446757+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.K0jPi03e"}, "__input__": {}, "__start__": {"__start__": "00000001.QWJ9BUQd"}}, "channel_values": {}, "channel_versions": {"items": "00000003.is5ogql3", "messages": "00000003.is5ogql3", "__start__": "00000002.K0jPi03e", "branch:to:reply": "00000003.is5ogql3"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x67d12e8aaa072c95db021e96', NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.5R7-WJHX", "none": "00000001.OpLiYB5b", "real": "00000001.qJV_fTbt", "text": "00000001.6icLlgqH", "when": "00000001.Y_LrmJG6", "bytes": "00000001.zgVwwAXC", "large": "00000001.uEAXR3Jr", "nested": "00000001.mbddJZXj"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\xd069fc0b8a4ba69d596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL),
    ('ünï ''code''', '', '1f1eb2a3-39d0-6158-bfff-092c93884ac3', NULL, '{"v": 4, "id": "1f1eb2a3-39d0-6158-bfff-092c93884ac3", "ts": "2026-11-28T12:49:51.227720+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Myzd2w-Q"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x79fdad55f0ca54477abc059a', NULL),
    ('ünï ''code''', '', '1f1eb2a3-39d1-6afb-8000-002989441c0e', '1f1eb2a3-39d0-6158-bfff-092c93884ac3', '{"v": 4, "id": "1f1eb2a3-39d1-6afb-8000-002989441c0e", "ts": "2026-11-28T12:49:51.228376+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Myzd2w-Q"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.e2W7R0v_", "messages": "00000002.e2W7R0v_", "__start__": "00000002.e2W7R0v_", "branch:to:reply": "00000002.e2W7R0v_"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x16d5f5a51516f590db021e96', NULL),
    ('ünï ''code''', '', '1f1eb2a3-39df-63e9-8001-0eff5aad9c24', '1f1eb2a3-39d1-6afb-8000-002989441c0e', '{"v": 4, "id": "1f1eb2a3-39df-63e9-8001-0eff5aad9c24", "ts": "2026-11-28T12:49:51.233923+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.e2W7R0v_"}, "__input__": {}, "__start__": {"__start__": "00000001.Myzd2w-Q"}}, "channel_values": {}, "channel_versions": {"items": "00000003.tNCqZuiI", "messages": "00000003.tNCqZuiI", "__start__": "00000002.e2W7R0v_", "branch:to:reply": "00000003.tNCqZuiI"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x89dfef46eda57a88db021e96', NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database") values
    ('1', 'initial', 'false', '2026-11-28 12:49:51.007665+00', '7d752ef9-c5c6-4b8d-8da3-79a0ec3a5ab3', '7713203727431940502', '16384');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNlZrgUoAc6DfcQA+X3Sf3Hij0FRvO2b/mU05qeaqUpAZiA/zf9BHRXZ3ff464y1BsQtaC3/28VQ3pCQdVxbw3WsqfbmixAd2e7nh8ZIuuRH5n2mhURdYt/1QHdJgvw==', '6901224333599342108', '2026-11-28 12:49:51.528357+00', '2026-11-28 12:49:51.528357+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '1945571484890486976', '2026-11-28 12:49:51.516008+00', '2026-11-28 12:49:51.516008+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '5272638508316626052', '2026-11-28 12:49:51.520241+00', '2026-11-28 12:49:51.520241+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '4137206845082267686', '2026-11-28 12:49:51.51348+00', '2026-11-28 12:49:51.51348+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '7769058151398632692', '2026-11-28 12:49:51.518886+00', '2026-11-28 12:49:51.518886+00', '2126-11-04 12:49:51.518885+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '2761014895793318538', '2026-11-28 12:49:51.517667+00', '2026-11-28 12:49:51.517667+00', NULL, NULL);
