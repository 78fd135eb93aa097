-- Made by: python -m tests.upgrade 0.1.0 fbf71ff30796a9574c90333fd7a0dad7dc41af13

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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-28 09:48:00.50613+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.Q2wGFGTy', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x446248a4'),
    ('chat', '', '__start__', '00000004.0jeXh8Pq', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xb42e6172'),
    ('chat', '', '__start__', '00000007.1jCsqZOr', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x3cd45ad7'),
    ('chat', '', '__start__', '00000010.WnQ4h841', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x61da1ec6'),
    ('chat', '', '__start__', '00000013.RlG80v68', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x9ec06ce2'),
    ('chat', '', '__start__', '00000016.494o2NTa', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\xdd177871'),
    ('chat', '', 'items', '00000006.hOabPy9V', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x05f294d9'),
    ('chat', '', 'items', '00000012.YX4-1B59', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x5d9207b4'),
    ('chat', '', 'items', '00000018.vUWYwYR5', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x1669e002'),
    ('chat', '', 'messages', '00000002.EjAoSEVe', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6f716568'),
    ('chat', '', 'messages', '00000003.GmNsHFon', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x14912e24'),
    ('chat', '', 'messages', '00000005.qktyqdaw', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x070dd077'),
    ('chat', '', 'messages', '00000006.hOabPy9V', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3625b41a'),
    ('chat', '', 'messages', '00000008.Ls40-M8K', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7ece46fd'),
    ('chat', '', 'messages', '00000009.1yMwWrB8', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x314b1d73'),
    ('chat', '', 'messages', '00000011.v36cxuDG', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x230edd10'),
    ('chat', '', 'messages', '00000012.YX4-1B59', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\xe1e5eed5'),
    ('chat', '', 'messages', '00000014.5zHfgzNS', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x74fc822b'),
    ('chat', '', 'messages', '00000015.lllRmsGQ', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa705124f'),
    ('chat', '', 'messages', '00000017.elDKOqAY', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x93d55907'),
    ('chat', '', 'messages', '00000018.vUWYwYR5', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x57d1a58f'),
    ('delta', '', '__start__', '00000001.dY13R4LS', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x3494ef91'),
    ('delta', '', '__start__', '00000004.UT2U9SS9', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x718c1325'),
    ('delta', '', '__start__', '00000007.WU3nBBuS', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xb4a4e657'),
    ('delta', '', 'items', '00000006.bw39ak7m', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x6c368e67'),
    ('delta', '', 'messages', '00000002.sjFbfDO9', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4d7d076e'),
    ('delta', '', 'messages', '00000003.K7LL1n9_', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6c0a2a24'),
    ('delta', '', 'messages', '00000005.hiRIMhdV', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0d0e5834'),
    ('delta', '', 'messages', '00000006.bw39ak7m', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7ef52f37'),
    ('delta', '', 'messages', '00000008.VdY14ZSe', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7a704b2a'),
    ('delta', '', 'messages', '00000009.sf88DSAn', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x818448c1'),
    ('failed', '', '__start__', '00000001.D0_1pRun', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x33ecd303'),
    ('failed', '', 'messages', '00000002.ELylBJ64', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x985e4a93'),
    ('failed', '', 'messages', '00000003.MkNQ1_Rq', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x20ce56ed'),
    ('fork', '', '__start__', '00000001.wLWGeEeD', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x5a3045a5'),
    ('fork', '', 'items', '00000003.yaMzRg8S', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x0ba0d945'),
    ('fork', '', 'messages', '00000002.F5nIi7NF', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8ab60742'),
    ('fork', '', 'messages', '00000003.5A8vqt0B', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xebe90f72'),
    ('fork', '', 'messages', '00000003.ihEM4xFJ', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf30fb127'),
    ('keyed', '', '__start__', '00000001.ixq63WVc', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a315d2d4fa7053826fe7fc3f3c286756a12812168d51f8b6ce0c82e2ad1a23adcaa4ccdd3b7f0e655124dbe71680188020ba9e7284d5c7fe7c56bc3492226050e79fdbf972e1a7364532fad7df88921c9f5651fabe0057284c01b8cbc0c1ae8b51b1006bba61119e555509dcda6575ad37877de37b4b9f53a47c67180b4a7fe8d6df1709d755bc629979ea6f3e1282c930e97099e7f795b3779150d298b071cfbea4598c95253e1c3d9b92795cf8f92f61c1875cf2f6073524e14728c0aa436b786852d52de54ed4c2322543d6de88e021494ca4bc53822076e0755af61abff28011b1998d2a280685b4deae4ee08125a050e39adca3cc2de75d542f9aa3858e8a13159c67bd4c5d5c3712c0ddf57e446a01ff03d38fdbdbecd0326efe6c689eac304691e368686a71d92b9b5c3d97130e80b9cdd0f571ce98fec2429fdf0c6ebdfb994b85c26efa5d3d9874ed6235c9176daa443', NULL),
    ('keyed', '', 'messages', '00000002.O3x77axQ', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a3120b17913cce369666a62d00e1a56cf8b3c2862a1022887c3cc1b7e254aa0e0c52d35566d56589ad449815311d7c8ce3d76086b4aaf608cd97e18b71fe1b02459daad862ed235198dfebd40f5b4cb50fadca09f854f2e02976e78e070c26cfbc724a8dd5b73458d88cde574b3859a7c1e1e5a76483bfc3b7fd6ce1ca24ed66ca8b3f3229cc614c3c3d34986714c8894a06c61b633278669b3782497193baec5c93c6ed0469441bc93b7ad5842b45a69c4785f97420c5315098fe25899ca55e0d595d05a23eeb469cbe43791c1ed0f03f5e321616f8e64b2da98ff9e3915125fc68bb75edcb6fc5509cd90f43b4c6b40a5e3534b9853cf7489c4d9e6505dae0b00f088020e60964f9c081eb55eebd3b07a5ea6e578b75a6b24a5d2397fc9ada1e6d058b883254c6024373cd2a9aa8a5e44fec5606d74277e3c8485', NULL),
    ('keyed', '', 'messages', '00000003.Ey3xpImO', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a3193844026c402d9eb8d20cc949d9f9fe9e487ca6a9fd11c60f8ce148c524017a31248f96ea275d9ace43fdeda8ad1c130bf8daff04f13e86687c6ff0b79132824284b91fb559fd481ea8dc9cf7437de40fd07ccd0d78a2bdba0bc42cd6d5e67254c0db95426d8caded1f0103bf76c4bad622d604184bf759f88040ba35994289b4e06f2737cedf60299319171bb796076ec99fc574cf31d26957918cc85a29162cbfa3d1fbf28c82b70953715cd7c01ce26431ea4dc44b4c62c5d20c3d5090d1d8ae1377cf01fa25dcd05b1859faa5a10701bc263ee4f8f30d86a27ac8b3f01e3a414d4d000bdc276757f2a817d426d59853ae3f55069cad9675d6904facdf1ed90fbb2a1acc1ed724e01e3b95c25ec9f30f1826181f6e65a53dcb471a92fc09d99287e060eefa34d55a3a2d0a91d3691a2233ec8add8e5488bec487b13d9df36a1cbaa62638f3b4168b6cffd0a96a800c4405ad522a6a9d2483b4e9366854a1791eb1c3f0cf7e5afcbc42f1efc69e37d5ae067bde3e01201d03053ef4808e0d3da62bb87a91341bb61e74bcf47da6dc07abc3c9ed3015a3a18ad75a326293c32db85a0bc126e8157148f033fc1e967086cfdbeedbb975a23e736fd3e2811c70d43e87922ecc40c93e770e4467edfea97f5e58f00b6e45c9a615e747de087faf4d0eb62161922eb78a9509e2a3f8b01ee31d25c40540f76675eb47d960b4d3b815d0982a683d7eb570b9d84e461a1992589c903ab211f7a69e79aa8525cba26d42d9f4fa21e09f5d141dd8d836c480391123cfeaa3a4d90912f96dfb5f8c3f4f286cc6baa0f203cb69d2309f7278c50c26a7501a5fa2ae18cf571187081c6ab1553af2519332d766acdd9263e51eff67c3cf106caa28868d59b47659b98d2', NULL),
    ('left', '', '__start__', '00000001.R3eWr9nz', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xb9e26e4f'),
    ('left', '', 'messages', '00000002.MC3HgLn5', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2fc93ff2'),
    ('left', '', 'messages', '00000003.R0gxaPa5', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7f79a5e8'),
    ('question', '', '__start__', '00000001.huE7akqv', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x5505c48c'),
    ('question', '', 'messages', '00000002.eqiZb24G', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1e7ed2aa'),
    ('question', '', 'messages', '00000003.sHxIJPaQ', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x58c71a62'),
    ('question', 'inner:42df661b-37ce-00c4-1a7b-403ed6f94464', '__start__', '00000001.c51LSADO', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x34e093ae'),
    ('question', 'inner:42df661b-37ce-00c4-1a7b-403ed6f94464', 'messages', '00000002.PwjMO9j6', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x496a19d4'),
    ('sealed too', '', '__start__', '00000001.3si9Wtjv', 'pg:aes:msgpack', '170', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0374196b006c580bff7cf6d03fe56eeb6a677c4ace4dd6906e155d07c77f9ecb8690008a8a9d1c2f5905b0196777fc51473624fd52dca4dd48a4615d3cb943824f6c9a910a6778204683e3208356803b0b34b08ecb5acf364aed3dd2b6737cb2bed07f71d21150305e04ac05bbfe2a0127e5f5559a52f06feabc5404b11634db4b986535f60c0a62bbca5ae2f05eb1ff03aef2d492fef20a7dbee285887d348fd2bd76f9a4cce904d9728cc884621d5fe657166d2f2aeaeaa9f5ca003684449e55c0be00d4f551', NULL),
    ('sealed too', '', 'messages', '00000002.dRreOOqu', 'pg:aes:msgpack', '144', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03bbb407eb0dd14d853dc546c048f618add2d92a0990950aff6df0153b37ec14c32493a9f7c57a0b0c35deaeb025d0d10deef6ad82b9a7c1057ae556a8f4a554d771a49e0fc33bf69624ece7191bc0cd65ef2635f6dfc95617bea4cb0fec55480a14c83d4078fd99db92727adf37ac44d093c06f9256c21944e5ce4af48fc921160f03ffabcc7c0cd5e97348096e24c77f3cd949e57482566ba81b16354d3525fb0cc6bf571b457d5f87dc2c69', NULL),
    ('sealed too', '', 'messages', '00000003.RiFp1zfp', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0380154eed399d3dce9549495336e1d9fb272251b08e658db7758e85a5eaedca214852c76847353d46ab234994a8d4d5815122f8b1c79ec9360ce9b680708b14c30ef818e2fc9d83ba1779b26f5432da400ba64268d70126b595b7af031819d091c0c8abe2f0fe6e473881eeaa9e9f70acca3b19b17ee5b70d023d23f66a1d150b3589cfaf946fa5597f70a41cc0d0f2e1a925c59dafd19e8ef1efb017870977ea83103ac264a04fa03eb06c8788d7ece138b795a7b7e0ee6b5dc3d2d36ce2845a1b435609c5895fcf3a723f527ebc1ad6bb25dbab7c1995f9d57ab2e28579fdbc0cdcff38c9a757ff86b0c0b1f54f05c4e1a8c4173f9e44606e51cd9405dea6874e3a330fca7e032c923b484c84f84052d020920b106cb412d5fe7a0a25afb208ea49da1b29eee92216742a8c2023cc89358857695ab9473b06ee7ad4e9c99e8a9c43d471f8d4cc2a1edb8e62006af36f665e0038d21c65e9d48e06b591bb1e2abe7d139188a15c12bea84b2c6da937ed528fa511ce368a99526ffd85ec83f23e652d447b9366046cb723a10d264526cd416e579828d860eb4bb74cfcc9f96d110bac5290201d6ff2799747b1e4df03a2dadea654b77c385864495a4f05415a02d3aa451ca0c454a9c88bd29d69965778f78f34042f046e185b08787d4a6c6535834f2dabce94c27a0ad0ba05922b4905', NULL),
    ('sealed too', 'inner:a90eee77-1c01-6622-ad6f-7e5038da4113', '__start__', '00000001.p0GhcBVm', 'pg:aes:msgpack', '503', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0393139580bb52c623852a13236f4507e1b24e30bd98d8c4342503268447b372648cdf482d4b2d571f1eb56413642b036bfcf00002782158e2dbfb78d17394395ee7defbf52b0f7c91c29caa4e485c4f2fe4426998a6b5ff7bb6f8da53c2c62aec68c28f39176f550bca93ecd9dddd0bfcc9496db2a5cbd130a39f2578d0f56bd5c5ef5237772c5775622cb4296241fce9af22c34029785b885ec6146467f0921a98925bb401f2bc11e20dd2d285d573e6b92f1e10c1d5ddf2acb492458dea47a06cbc5483af4558ee12051e31c72381965d280d5dc754a7d2aa2684fc2fe033d33e8cc2c9846a5bea4d11389d8374566ad1ae52867663ac60534a91d61f98b8a016347ac33409dc813886111be7001d8f658c4fe6e82ea75fa236c9c97a7732ba4f9a7877ac35bc1228932e31f1bc72add5badf3b7cedfd3fe0fded0bb934d6021e93e85d798e9d8bb1fe7be769ec0f3c4e384b6f7becebb1f72951636d80c0dc63a12f37f9f01598eac53d3eb9543450bbe8856c81a369d4844b9a2e7c06eec5dfc8dd1882ac26361abae198e53900a1c55563fc434d9e7c181bb45cd6f2e67bc1afb68c76e0df25a30610f6c368c6c9db3cf3747121ffc994c581aacd0db20bc2d5fa1a8486e40a86cf87be4c3df938c319a167288a5ace7bafeaaa4472c9a73025b775543b3d38549d754a6ff0b081a3fd3624bf89ec9fb8d6f23a07f2b7c50748c0d09413b0c7598ddf12c814cd63d77415', NULL),
    ('sealed too', 'inner:a90eee77-1c01-6622-ad6f-7e5038da4113', 'messages', '00000002.zDkgIDDC', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03a4d69001fdf17cc341358f6ebca7f8062bbc067f7c83af359b2df047e1faeb1430f4a1408a40105aaf5ff87c80d03aa77ec1c1cf3d5a69c560363501eb5a2edb990ffa56a94b991f9a20297aa3513fdf8a8db39851f8c9846d311a3189015318a6e32d0e87b8a9b1d31d813b3d83f1b208f11523a351a353e05ffbb19c4675d3eb87a6bfa373ff736dac48023ef819e1d4484ea66b9012bb94e623636c3f558773de8430b48e9670cd9613f2c78a7d3c021e1dac3fca7c0c69fde399874530ae46c422e638a75ca0f5ca67377682647d382d7d7f1e7e72f79ecc174ad4e0d23a8e9dd490ddf48574b39b4f5007ea382079fcaabadb6ad7610aba6b3a89e4c1eff49a82f89ef787f65b7013b112b194e4eb3db70b32ff22d39a6beabf2ac302559200acebf2a3ae5f3b52387c78d50aa60c51a210030dc179e8db223e443c04c1c0e11ccd7c92388d0604214199f53b6878e4e6342ded3f62eee19206d2e10f21f218e2290b9b4b8224e1adfb968816e95ecfd9b53356108bfe29b3799b566f7d3ba44432af9b41205027d3b196f11be7317f95009c3c6a3b858edbbb7f158aaf78ac8f6332efa51bf62531cd45dcae40baa8fcbdad178a459caa127b863f2528452ab43c03963c67bda62addaf7de6e85b374fc05b2d72b62cd987bc277d89afd724fde159551032d1f4fde7e2254b2e', NULL),
    ('sealed', '', '__start__', '00000001.hFZhlJTm', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03ea09d7b07d1bec409b3f6dbf496b6d58ea54c4a78812fa99e6259c9ea6457503ac340a2a8dbd99c4f3e38a579e1eff39fc5c99ff31a9d7e7391481935a3b9e1713ad7b38ce4c3ea2f2e7898e48eed414efd233b65344b7ba31ff4cb205c86a72504aee19095fc573444a7caa1b0bbebbc293553e1999c806ebf29a1272171dabe19d72e9410ee9ea37d42df84e783398dfc8b96f8ea90d1f9993e3261ac349b7bee359c1c5f8a3c059e80d3a3e29d49bf2d2cd3efbecf286fc0977dfe803b1540fed0f196f15440187af5f8c5c839ae02c5795757b10a3c9f012e8e75b188ff05a0f1889e704a85d706113644f28fcbfd3bb7c374bca065c689dcc32d5cb8b8b10e0ab4069470f16d61b10617ef150b2fa69e7dac4c21b9113c451f0d46ab4e1c520e55b63fdf88e77873497fa8d8e2f9a504ceddd57e649594a36c39203d4eff2f958b862feb35c6a7074168d4c666aabe996', NULL),
    ('sealed', '', '__start__', '00000004.EXbfQb3V', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03510d73f3269269205a81cd553c8c2644b7faca38d530dac58faca82b58b1fe09be07db3a4a9878288ac97513d525cbbec491966231aa43c924a3dbf022c3864fed4f90508226d8fd2d340a31292dfeda84cd3a8b10f7699c9fb20c44ba89a4538d14c1e785ba337371ebc510b70ca2668f1c78e82b547f5138b4377effb9dee182d5f10d83bc4d81b7fd2bb6d84253d117372d96b9b9b5967c129e9de7d499a6c745a2f3f331295a447e44cf011af03c5f1291594a7ae7546211015f165ee3d9a246f4cbcae49a72765fb71d30ff9e0270a0d9f13f5226cd70d1d767a2b76c7073d249d2cadc8a6721a55e4aafd3e352bff9a1334e86d10370c3d8c2368056ce677500521a191d1116416f775ef652ea7036bc6aac50e05bc80dfc101c4e39d261fe7af037799d8427d44d4f28e6e97e9c4cff23ac1f0933890cf3f3e226f3b770161b7fab570ded1fb98ecdb5b06de64fc6cd', NULL),
    ('sealed', '', 'items', '00000006.FGYVM89J', 'pg:aes:msgpack', '24', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0341be3282257a70f9cec061d258435a3ce86f0b41c7a1fc6ac5164d5fe340fb1adde272db75300f758b54d4c56e96ca0dbbe0a8c7', NULL),
    ('sealed', '', 'messages', '00000002.4J7E5dJp', 'pg:aes:msgpack', '286', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd037d3a0ed254374759551acf8519e104176c0bf1778db217f706c11e9c7faae9b96b365d13a5dfd2a4b529137770ca464f1dea95a33716adb3fa2de84ece5195be9e4e22c984f60fd6ccd90dded487b80d01ae6bd1f6c83e90eb27c175076210c4c092f972abef7797fd0f0de458b49b8ecb229522386cbf4c07c2d7c643b3455c13f8a343f7d0471f19a50a464707e43264f19802e4b1804b3b6bc9bd2b5e51c6bd57c7bc9f770ec58ec7c90c840e5e5b3f390ae3f0131c12babde00a6a4f8353c5cf3cb649ecab290af52f836a9151426a738a42307a7f97341f62a026715e8e46617e9e240a24936f16d7b768eff31cd02e41584d2fe0efd793581ed3f1c0740bf06f24099f0ea48ba97b2d11b10f8ce4fe279100c1325a6fe935fda9bd0c5b8cc2abcf405a9873910aaf4e7834201a50702c09cffc5f856408', NULL),
    ('sealed', '', 'messages', '00000003.ID2tdnas', 'pg:aes:msgpack', '610', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03037b256dcdc2ac0c348976812916c62096200d96424f8754ce0688c3f8c0d903f4f91056ec522d7f11291578cbb60e392609f19ace52699e8bfe3efb4cabe73bf8952770d6342fd9d19e0fdf262315d25c1c76575e5889629f76398fb185514d849f3d7f519d9b371ac80f76a5c245ec1cbb2a8bbb6d919345cde447238e0b530d556daba313d005d114b8415473ccaa211a84ec2db5e19ad13b821466b33b48dcfb090f91a6ff9d9942e5ef5f2497d2e272a8801ab67e1bdc7bcda4bde4353913e3342624441b7df94aee9bc65110c0ba301141c8c4babdf44da8a670505feaa4c9e4fbe05c232a686649f091ff265aef5249d649a72958d0f3192531577c7cf76c2891edbeba7337be2a16e8802f398e59b626a6ee3f41e5de5f019c946ef8758521620a845971dc9bb5e4a85f04ba204ea51c0e98a5a2050acb1da77abe459add15dfb818d698bd990799ec07e5ca2d5b764c49713350fc8b1d1e353375dc97c78d45f0a62c76a819813880d4a87e372408828573c57f714e42bc0d11a98cf9f484dae0fd2872bba37f85aca91bf7a36d5babdaae957128d3621d0c8cb4ea1a1d9a84ca35c0a3bdcf5003eab35b18e5264fdbd7f4be8c8cf1569e7bc2f8716fc5789d15d6db95745a087d7e7e659637f946f73f10d1bdb2a9d78fa8855b5f94ca80f5f6e98f475e4c8f60d309f67a0dde08514fff47a3e5ae71ddca855b969fe73fa567d680df6b07a727c4f76073c3494015e94f0ef71683bca6cd670b6b68e097f6671324cc558298814fa73bfe5d08c3e2c5cd3df6597607f1d709017d889956656612a1d18d2d9a166cf392dd02d34ab9a42f187157f9895a2ca242e0fda23a0f4931edd96624649bb454c7f83fdd2cba33d07dcf891118f5582a', NULL),
    ('sealed', '', 'messages', '00000005.vz2Z-E6Y', 'pg:aes:msgpack', '895', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03c7668afdf79c826e22ca35f01b9866b9de151f8ddb277d0505bef49a3c9cef7b8b8589dffc8577bd474113dfeb4ef38d992ff2b6f31a006cdb7925c3a13649d6a4ccd5331d7e9bfaa6fe83360ce814e6116041de1b2a8aad8a208169d5f247c77776f5751a42e5b79bfdc44da5125b0f9da328da7b292c81fabd8d2c3781e1b4d986a5caf48c256ec1366ec5329654d8fddead6888d04ca50b9d17214d2246d496606aa080390ae0d14ebe6969bb4376f911298dee415e74a10dbe2960a619560e0036bb5fd74222a180684cf59f26ac7eaceb6901d6850bdae028054bac6db20775d1aa71ec69170b0e8ba30b026548a9ace2674da9f19fa174da0ac9a199313e8bc9ca7090f1668a0af53116eeee32f032ba20788938556b8b21336482437255e413fad8a39cc993cf1a02089f39c459af59fce212114f9cc80c34ca7a09f785c6b5692f35ec1b868a11c55e8704c1430d47659b6bf147dbadef58d2047c86adb6ead006efe9723cdf6fafec964f3d36363df792bf54c5f51869945084850c856596d16f121715ff8feeb99f7622158965ac6415cab2c9ebd82ce44360cdc1005ac240036722adf637772b7233212adbe26113f7dfd43e525c41a3512b5554ae03d2be97663c431ed125b30161110766a8888eb39d58848e804e14180c59f22cd90f359918d4779ceae88b54fbf845509ff9f71a790c400beb75b0ee58a04b3228af8331399ef7b50cba0ef6153ea416ddeda974ff95145a62ce156fa8d6e79a33aad8a3ea8df1834feafbbbbfccd7d7502b7bb99fa06b76707d80ca1cec12eb7c50f56cf6647cbebbb4a4da4b4a887e8654b0639a8c8a8ab74daef8b7319d40f80cc825c66f4c492e07514170baa8e34d13d220ed68dcc31899845db8ce6a10724397a86b385945ec117a2c6a57bc0a11b0d7379d87d633baf42db2c54f098619b5b920f8cd0fbb4f4ad3c89600748be7c17abff4b5703edf843eab7202de93495c103f8b8685aa066c59f6780e6087bf7f0cb4654394b63619b8cee7c651ba1c0cdbdf1bec42612f1f87ec09c295e169f1c9aa99eb2f5e8848d35b4ecf600660e8ed2955e5a7da58e1f7a63b0c2e5b997384e355a5af128f40bd452db93b450efd54c11f4f11c6e2b0d43f41de8d3caeb495a4fe1d8831c0cf18593145b9b00c6c030ff2bcc494fa6d415214212d0b5331968caba5aaa497ac54144fabe4d8f3e073ecb94d6c67402c9a8970aae7958413ae8994fea2c90398c0e20e9cdc4cbf07f50279cec80898e8ea2c2c2123836d9459a40816397a89a8', NULL),
    ('sealed', '', 'messages', '00000006.FGYVM89J', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd031efaecf0bea0487307ee70d71e6630d992ba71f0ace63f0964279402291c01310884a9f7beb3efd9428cf2f914fa83f2c2de5893fa3880b7c7d5986f5532afd9935d554bb3da6257f7b99760834bcf44e36847d73cccf469703f5b47def86cfdf7564b41ff9f07eaedf6fa3119945b6b5214f159143deaf466b2f3adcc9647358ff29028d51da566e079c39d1401cfb5b46adfb763ef57d2d7623309bc83589456886e72c732988215399a32d11c2dd067482b7f37b1eaf537c16aad489d04948fe0f405995c42b010c6cf67425bfc001c612565fbd7fa6d3d6fc293daeeaebac0fea2ec1cbdd08be71e85c56eece2a17507807174d5a5bb4ab18da23c3f71ec45688301664939502e57f3eab1e029a4e2d3df39f94332b7d8e5ea11dd0d0426df22366f05e96ec27ef16706d0180c1443653536eebb0681a465797442fe62ac36c084bcfbb7f54cb634990435a1c367d85c58c10b2aa3b0fc35baba83321c10978d9ffc669701b51cc439918f79183ecbd240b2d2f2dd06a17207dc08a36584d1986c16f757bfcc0bec4546cca6859546a82cced8a6b09ccaebfcfcd25418879cd8bb7ce3f47a64309fbb777c8319bdd7d2bfba4ee77b66fe573e1917e9c9c59648d07a6c9326e318c9d504c1a976282d8672317aee4606159c40cb2eb5b92acae81ce43fc44b6b17ab7b8e6f7d019c699b798eb121589eef99daa2970d5ecd91203eb7472a96cc58de2eebcbb5c85f9db143376991fc762fbc29d13c2a62ab81ed5fd9474cc4fe1c50335eaefe2a45a1aba62624e244e884088325ef3e57b7cd708032bbdc266beeed38c4f014e591c9537a2a855aefa1553edd6575be85ae2d934d0e68f36dcd732efc14abdfa7d80e2d261a169a62ce144429a06e514764524403413280b633c8842f3755207f9376c39b61df491e5ad8da1f51b42019574f4ca0186127de19627c6ad439f87ba66883581c5531a046e0365bc8516bfad410322cd4e6e0374b7855d595dbfaee37b411e563b47e539641c46d3f8bdc0aa1a4c4d06c02ace5aef6e0429a7b9294cea68bf46738f827e59dfbee3765b190813b732eb84c2fe571b7aefaba25340f77dacf42856516735cc3ac6cf1ee8aa6d4e0e631d740fe21864c2fa214a3e43f5ab06e50f628f2a7cfc69dc8b0d8ae8a0541682fbddc973add47420d7db89ede6e99540f006df617855e942a73084e39015e203f3b8dceb6f0dcfbed8d55a587492179048657d839f4fcd7d8419e3ca0880560d29dea0c2756544e28bbe47bf678ed259ccdc6c80bb9a77bd5192e1d4ecb03f102f9c29853c85e0be7d9371a9156af8ae6a86ea808fd07261bb8713f91428f28809f26479bd96471fc2a79f9a1529e046d0aff4c667e4d05cb5b8ea4a721e34e27b4eda0d4cdfd73f2c84096e4b3187848534d394d13d4478292da9f183dd158fd5445d308cbc97a7f34ea02022ee9fdf125c4e56251edb910e12e32c6b79195d26132bcffe0d76f50e813aa6a8472011f12509bcb2b2c77faeca797f70a3384abab51c947eacb5ad732395f83b471b1c51cd9f96eb1491f984a0d9bc756ae217d95e0141625110789de4139e8dd5a357d304ffd96a5bdb2d09f0e78d71cda047bb8153a4aa3be56e062606c2152f9f6701739e5e661d394a3f3060355753f4b3af3721ab458bd205d033f8054ead38020a6d13130e3712e7bfc4c3b3ac6061c0f3eb934bfee8c1d1bd5c3a8c99b42f99cdea21b9211ca03c25283e8c7', NULL),
    ('stepped', '', '__start__', '00000001.azYDKJvZ', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\x1a7bf81c'),
    ('timed', '', '__start__', '00000001.l-mk-sT8', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x7834ff04'),
    ('timed', '', 'messages', '00000002.g-0QN8Cp', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa4060031'),
    ('timed', '', 'messages', '00000003.T8w91mfP', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x145fdf57'),
    ('values', '', 'bytes', '00000001.gvXW30Hn', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x9fdd5ca6'),
    ('values', '', 'large', '00000001.NCcaB4OA', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x355d108d'),
    ('values', '', 'many', '00000001.nbKt3g1_', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x01a7673b'),
    ('values', '', 'nested', '00000001.kQSoPhIS', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\xe6f5ef8f'),
    ('values', '', 'real', '00000001.0tbv-bpW', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x194f16f6'),
    ('values', '', 'text', '00000001.dOGrgggS', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\x5cee1b74'),
    ('values', '', 'when', '00000001.XcZXcbzD', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xc8110c61'),
    ('ünï ''code''', '', '__start__', '00000001.0T7OlC-K', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x8a9c66f9'),
    ('ünï ''code''', '', 'messages', '00000002.l1RIUfS1', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd5be918b'),
    ('ünï ''code''', '', 'messages', '00000003.mA4M1PCd', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3efa9582');

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
    ('keyed', 'tYyp7Pe0nXkO8', E'\\x0102043230323620bcb71cc52b59c6a99689f75002f06a76f4c3ba252349b5c681c5cd2e0ddcf54756ed74d96edaebf22ddaea4b3e8ec4b5a94d1b4e135cdacdc044720eda000408884b3720ea972afbd1bf298aa3b438bd28450caba0c98d3b579cae', 'ring:2026', '2026-11-28 09:48:00.229152+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-28 09:48:00.490281+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'jaODkmIKjz0JBxjZ', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-28 09:48:00.29948+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1eb10c-c406-628f-8000-5483a4a5c415', '4b01d880-f39f-7276-0b14-3d528dcec831', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-27 19:31:56.201502+00', '2026-11-27 19:31:56.462896+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-4f6d-69c6-8010-b20e978395f8', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-27 19:31:56.525783+00', '2026-11-27 19:31:56.591027+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-508f-689f-8007-7732ff7189c6', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-27 19:31:56.691758+00', '2026-11-27 19:31:56.691758+00', 'false', 'false', '2026-11-27 19:31:56.691758+00', NULL, '1f1ea993-517c-6b29-bfff-4402a14c3ebd', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-27 19:31:56.498134+00', '2026-11-27 19:31:56.505634+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-4fbf-66ad-8001-2a433aba1eb2', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-27 19:31:56.939954+00', '2026-11-27 19:31:56.962448+00', 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1ea993-53f9-6c79-8001-7f1725f9f0d5', NULL, NULL, NULL, NULL),
    ('left', '2026-11-27 19:31:57.008378+00', '2026-11-27 19:31:57.008378+00', 'false', 'false', '2026-11-27 19:31:57.008378+00', NULL, '1f1ea993-548f-60ea-bfff-d60783b7617e', NULL, NULL, NULL, NULL),
    ('question', '2026-11-27 19:31:56.631381+00', '2026-11-27 19:31:56.652534+00', 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-27 19:31:56.652534+00', '1f1ea993-5104-6a52-8001-ad39d5627a23', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-27 19:31:56.847979+00', '2026-11-27 19:31:56.882321+00', 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-27 19:31:56.882321+00', '1f1ea993-5319-6d50-8001-c77e95b2cfae', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-27 19:31:56.749746+00', '2026-11-27 19:31:56.832081+00', 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-52d3-65f7-8004-4e682b6ce7f5', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-27 19:31:57.118072+00', '2026-11-27 19:31:57.118072+00', 'false', 'false', '2026-11-27 19:31:57.118072+00', NULL, '1f1ea993-559b-61a1-bfff-05100c4376d0', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-27 19:31:56.987351+00', '2026-11-27 19:31:56.994209+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-546c-6af4-8001-702916da0e2e', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-27 19:31:56.723569+00', '2026-11-27 19:31:56.723569+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-27 19:31:56.610152+00', '2026-11-27 19:31:56.617225+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1ea993-50d1-6f0b-8001-93093e123f3a', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1eb10c-be6e-6400-bfff-6e5803e10880', '40f1b5a8-6de9-5ae2-bf59-0cad2b15f9fb', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x03293ff2'),
    ('chat', '', '1f1eb10c-be6e-6400-bfff-6e5803e10880', '40f1b5a8-6de9-5ae2-bf59-0cad2b15f9fb', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x202decdd'),
    ('chat', '', '1f1eb10c-be6e-6400-bfff-6e5803e10880', '40f1b5a8-6de9-5ae2-bf59-0cad2b15f9fb', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x15daa165'),
    ('chat', '', '1f1eb10c-be71-6455-8000-a5ae1462b997', '7f608dad-4035-a741-3735-8e4c919f0d6d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9d6bce64'),
    ('chat', '', '1f1eb10c-be71-6455-8000-a5ae1462b997', '7f608dad-4035-a741-3735-8e4c919f0d6d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xbb32dc6c'),
    ('chat', '', '1f1eb10c-beb8-668b-8002-a9ae1f1d28f8', 'c68cc725-f95b-4b9b-c1b7-1031c4e4bec6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x311a1569'),
    ('chat', '', '1f1eb10c-beb8-668b-8002-a9ae1f1d28f8', 'c68cc725-f95b-4b9b-c1b7-1031c4e4bec6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xc5c7ee56'),
    ('chat', '', '1f1eb10c-beb8-668b-8002-a9ae1f1d28f8', 'c68cc725-f95b-4b9b-c1b7-1031c4e4bec6', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x1c5ab3c3'),
    ('chat', '', '1f1eb10c-beba-6533-8003-913206fd892e', '88ba4895-2bd1-90e7-cbcd-882d7e648efe', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3dcf6e93'),
    ('chat', '', '1f1eb10c-beba-6533-8003-913206fd892e', '88ba4895-2bd1-90e7-cbcd-882d7e648efe', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x77df1c67'),
    ('chat', '', '1f1eb10c-beec-68a4-8005-009ae81e0bb5', 'e94f99a6-9db3-8b61-a687-59c7d462f6d5', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4ff7ed04'),
    ('chat', '', '1f1eb10c-beec-68a4-8005-009ae81e0bb5', 'e94f99a6-9db3-8b61-a687-59c7d462f6d5', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x10aedb7e'),
    ('chat', '', '1f1eb10c-beec-68a4-8005-009ae81e0bb5', 'e94f99a6-9db3-8b61-a687-59c7d462f6d5', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdedabccf'),
    ('chat', '', '1f1eb10c-bef4-65ef-8006-7730b55de997', '01dbc566-8074-1daf-ed31-82a3bdb7a161', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x618bb9d4'),
    ('chat', '', '1f1eb10c-bef4-65ef-8006-7730b55de997', '01dbc566-8074-1daf-ed31-82a3bdb7a161', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x70484a77'),
    ('chat', '', '1f1eb10c-bf24-65dd-8008-d6e5f05302b7', 'f01c778d-883d-79d9-2af9-3cf9000d939b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd5983412'),
    ('chat', '', '1f1eb10c-bf24-65dd-8008-d6e5f05302b7', 'f01c778d-883d-79d9-2af9-3cf9000d939b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\xb8681084'),
    ('chat', '', '1f1eb10c-bf24-65dd-8008-d6e5f05302b7', 'f01c778d-883d-79d9-2af9-3cf9000d939b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x1be66d6e'),
    ('chat', '', '1f1eb10c-bf26-67de-8009-0358e762489e', 'd8e67996-6dda-9e9f-37e3-f04e4d4aab71', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb31b6435'),
    ('chat', '', '1f1eb10c-bf26-67de-8009-0358e762489e', 'd8e67996-6dda-9e9f-37e3-f04e4d4aab71', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xdd051c36'),
    ('chat', '', '1f1eb10c-bf57-649f-800b-439748455f43', 'f0b10750-1a57-49e1-5838-07931b1d9b5b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x43938b62'),
    ('chat', '', '1f1eb10c-bf57-649f-800b-439748455f43', 'f0b10750-1a57-49e1-5838-07931b1d9b5b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x563c42f6'),
    ('chat', '', '1f1eb10c-bf57-649f-800b-439748455f43', 'f0b10750-1a57-49e1-5838-07931b1d9b5b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x2d677a90'),
    ('chat', '', '1f1eb10c-bf59-624e-800c-da48dfe76774', '7b84f6c5-f54d-d01b-1ab1-1831e3365ced', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa1c334f5'),
    ('chat', '', '1f1eb10c-bf59-624e-800c-da48dfe76774', '7b84f6c5-f54d-d01b-1ab1-1831e3365ced', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x8b564e0b'),
    ('chat', '', '1f1eb10c-bf8c-6e6b-800e-f726fbd77b7f', 'adc078a5-fc70-f442-4e2f-c26051d6e518', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd65f27b6'),
    ('chat', '', '1f1eb10c-bf8c-6e6b-800e-f726fbd77b7f', 'adc078a5-fc70-f442-4e2f-c26051d6e518', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x1e9fbf5e'),
    ('chat', '', '1f1eb10c-bf8c-6e6b-800e-f726fbd77b7f', 'adc078a5-fc70-f442-4e2f-c26051d6e518', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7c802ff1'),
    ('chat', '', '1f1eb10c-bf8e-6b07-800f-86549194c944', 'e25d2950-4b92-232b-f9d7-8a9decf79d77', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfcc6b977'),
    ('chat', '', '1f1eb10c-bf8e-6b07-800f-86549194c944', 'e25d2950-4b92-232b-f9d7-8a9decf79d77', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x3ffde88c'),
    ('delta', '', '1f1eb10c-bfd2-6058-bfff-fe74bb50668a', 'eeef20e9-9ea4-f1c6-bdb8-150a5233d3a9', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd6376a86'),
    ('delta', '', '1f1eb10c-bfd2-6058-bfff-fe74bb50668a', 'eeef20e9-9ea4-f1c6-bdb8-150a5233d3a9', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xc9f8982c'),
    ('delta', '', '1f1eb10c-bfd2-6058-bfff-fe74bb50668a', 'eeef20e9-9ea4-f1c6-bdb8-150a5233d3a9', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa2339a5a'),
    ('delta', '', '1f1eb10c-bfd3-6067-8000-6fcf22415702', '808a30d0-5037-dc4a-0e71-645445a6acef', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb939b6e8'),
    ('delta', '', '1f1eb10c-bfd3-6067-8000-6fcf22415702', '808a30d0-5037-dc4a-0e71-645445a6acef', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xababfef4'),
    ('delta', '', '1f1eb10c-c016-6994-8002-7651dfb4fba8', 'c21d96cc-cb32-d7b7-d315-f1279b3d2527', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf757f70a'),
    ('delta', '', '1f1eb10c-c016-6994-8002-7651dfb4fba8', 'c21d96cc-cb32-d7b7-d315-f1279b3d2527', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xac219ead'),
    ('delta', '', '1f1eb10c-c016-6994-8002-7651dfb4fba8', 'c21d96cc-cb32-d7b7-d315-f1279b3d2527', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7bb63ec9'),
    ('delta', '', '1f1eb10c-c018-62cb-8003-69f32f3acc4d', '22e4cfbc-0953-08dd-e02d-0cd2f21f7d57', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd9c31a8b'),
    ('delta', '', '1f1eb10c-c018-62cb-8003-69f32f3acc4d', '22e4cfbc-0953-08dd-e02d-0cd2f21f7d57', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x7a08a9a8'),
    ('delta', '', '1f1eb10c-c037-6b8b-8005-f46c5ad363e9', 'd4cddf07-9a58-bfd9-e486-9a4c063a4485', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0d2e75a3'),
    ('delta', '', '1f1eb10c-c037-6b8b-8005-f46c5ad363e9', 'd4cddf07-9a58-bfd9-e486-9a4c063a4485', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x70892359'),
    ('delta', '', '1f1eb10c-c037-6b8b-8005-f46c5ad363e9', 'd4cddf07-9a58-bfd9-e486-9a4c063a4485', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7af1abc4'),
    ('delta', '', '1f1eb10c-c039-6672-8006-416bc7687d9e', 'f11e11aa-5ea4-0300-fc4f-9dda35698c9d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbea62d4b'),
    ('delta', '', '1f1eb10c-c039-6672-8006-416bc7687d9e', 'f11e11aa-5ea4-0300-fc4f-9dda35698c9d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xa7ebc872'),
    ('failed', '', '1f1eb10c-c0e6-674c-bfff-a798406ba123', '866faefd-7472-1b53-d52d-6ebf354960b8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x641fe8de'),
    ('failed', '', '1f1eb10c-c0e6-674c-bfff-a798406ba123', '866faefd-7472-1b53-d52d-6ebf354960b8', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x9c48685a'),
    ('failed', '', '1f1eb10c-c0e6-674c-bfff-a798406ba123', '866faefd-7472-1b53-d52d-6ebf354960b8', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x57d28d67'),
    ('failed', '', '1f1eb10c-c0e6-674c-bfff-a798406ba123', '866faefd-7472-1b53-d52d-6ebf354960b8', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x69137203'),
    ('failed', '', '1f1eb10c-c0e7-6cdd-8000-74f80ffadea6', '2ca5777e-9439-6c8e-9388-5c8e2921bcb7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc055ea2a'),
    ('failed', '', '1f1eb10c-c0e7-6cdd-8000-74f80ffadea6', '2ca5777e-9439-6c8e-9388-5c8e2921bcb7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xd7fc21d5'),
    ('failed', '', '1f1eb10c-c0e7-6cdd-8000-74f80ffadea6', '2ca5777e-9439-6c8e-9388-5c8e2921bcb7', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x70f88b6a'),
    ('failed', '', '1f1eb10c-c0e7-6cdd-8000-74f80ffadea6', '2ca5777e-9439-6c8e-9388-5c8e2921bcb7', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xa7bce0f5'),
    ('failed', '', '1f1eb10c-c0f2-61f1-8001-be05b277f828', '1e7e38c6-1657-d470-8e42-1b3f643a177f', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1eb10c-c0f2-61f1-8001-be05b277f828', '78e3fe47-a3a3-4e84-56e6-a97288e65a4f', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('fork', '', '1f1eb10c-bfb6-648b-bfff-e3ebcc20a03b', '98b10d99-4bbe-8807-93e0-12d9b15067b6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe1711cee'),
    ('fork', '', '1f1eb10c-bfb6-648b-bfff-e3ebcc20a03b', '98b10d99-4bbe-8807-93e0-12d9b15067b6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xea5d6b2a'),
    ('fork', '', '1f1eb10c-bfb6-648b-bfff-e3ebcc20a03b', '98b10d99-4bbe-8807-93e0-12d9b15067b6', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xea65da94'),
    ('fork', '', '1f1eb10c-bfb7-6c82-8000-95c4a463926a', '54496372-877c-9fce-f118-e21a728bf269', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa39d6be4'),
    ('fork', '', '1f1eb10c-bfb7-6c82-8000-95c4a463926a', '54496372-877c-9fce-f118-e21a728bf269', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xe11032d2'),
    ('keyed', '', '1f1eb10c-c260-68f8-bfff-93815d27c623', 'f1518d14-52e2-4b6c-10dd-087661def8d9', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a312f7c4797bdcea3a739dd7da2a099a80f0beeef527de54a7e74486213f238d9556bfd03757f1a100368c3bacb3ac66e2b513f45d5b19e1137b9a565fe5a76e447f97c45ece991088074ff3e25622ab2ad867b28d436cf351f3a336eb4de9410bf5642fb4fe5cc19b46ee0b4273b9e10ecf3683e04ec36bddc25e78df60888e6107df6590917d24b698c77033569b992608a1f67eb6c54a5ec3900632ce9fd4f13ec8f90a8e12e83dedecc96acd226f38b39e7e814958b3e0462732e40cb345bbb10bdd93d69f001ec2a7db4be6f4a8bc7fc089cc3cb3970dcc1a3b7618e2b395a1f8ac092db3b1f60163e1a9870a601f6f93a41800fc2394d6355b5fd2c85716544298361cc80fa0642bfc747a8be90a1e8bf5d20e494220402d72a1c5b6e8927e65fa40c6e4bc09390464236d95eb05c277fc73949e74e4f8065', NULL),
    ('keyed', '', '1f1eb10c-c260-68f8-bfff-93815d27c623', 'f1518d14-52e2-4b6c-10dd-087661def8d9', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a319c3a355bcb825383518a95097f2a312f1649f953546c4b4347d4301fcab386db8dceb90ea8', NULL),
    ('keyed', '', '1f1eb10c-c260-68f8-bfff-93815d27c623', 'f1518d14-52e2-4b6c-10dd-087661def8d9', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a314588b416b00aaf4116e2e2bd5d3b2c29a6f56e359b813d559706ce9a', NULL),
    ('keyed', '', '1f1eb10c-c262-661a-8000-e402c87b51a3', 'ab5ce157-abc8-44c5-2234-aeb772842a72', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a3109f181ea6aa04303194cad173326031fb05c373ca61844be66d25c3445585c98c49d605e47864448133c026a4e4b96f1fbea723f84bd747b6855e058f671f80cc4ae0be44c6fcf9dbf3e1ea6c091e7d74fabe238e6d1e1358d7ff1ecd5e78d733efe0c4dbccf5e2509d8a5b4efa8cdeea03809fc6abcff577b8f68c4c5ce3ed7387b27ca078a1cea96a55ecc29f5643b7539b67d0b8669edf06d68d4be031ae6d695ece748b947b1965522d8800fdc6fb58d93c9674fbb7d0e654570fa823f5d620602a2714fc30be5c3392240291db3ac9c45d8efc2b87f50aa85ef658509f51ddbb86d3bec924e181ad6be2b881dc1d4350fd1cb11614f77517ce8fa8019c35111d1bb4bebcb286bda8eb5a305df90adb47b9933ad8cf140187ce50eec8e75c626c21e091daea6f986603425b1a305f31d2f4a0e47a8568b6329506580c22a2b8c8e6b3ddc9aa28f0f6054fdb58f207fb5b4a261886112d33c3fa01b65a2c494', NULL),
    ('keyed', '', '1f1eb10c-c262-661a-8000-e402c87b51a3', 'ab5ce157-abc8-44c5-2234-aeb772842a72', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a31567536fae3a2d076ee24a6752151eb7876570b6afef6ddbc73834288888aeb', NULL),
    ('left', '', '1f1eb10c-c2eb-67f5-bfff-a375c8fc79da', 'ce95b6ab-7dde-0531-bebb-2d51a42b5846', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9f5b1b17'),
    ('left', '', '1f1eb10c-c2eb-67f5-bfff-a375c8fc79da', 'ce95b6ab-7dde-0531-bebb-2d51a42b5846', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xcdb0e221'),
    ('left', '', '1f1eb10c-c2eb-67f5-bfff-a375c8fc79da', 'ce95b6ab-7dde-0531-bebb-2d51a42b5846', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x766cce50'),
    ('left', '', '1f1eb10c-c2eb-67f5-bfff-a375c8fc79da', 'ce95b6ab-7dde-0531-bebb-2d51a42b5846', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xab1d72f1'),
    ('left', '', '1f1eb10c-c2ec-6aef-8000-cd4b1942dd43', 'd7beed84-cfb4-381b-b871-c0496fb790c4', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x95dbfbdd'),
    ('left', '', '1f1eb10c-c2ec-6aef-8000-cd4b1942dd43', 'd7beed84-cfb4-381b-b871-c0496fb790c4', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xb1ef739a'),
    ('left', '', '1f1eb10c-c2ec-6aef-8000-cd4b1942dd43', 'd7beed84-cfb4-381b-b871-c0496fb790c4', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x1989bc20'),
    ('left', '', '1f1eb10c-c2ec-6aef-8000-cd4b1942dd43', 'd7beed84-cfb4-381b-b871-c0496fb790c4', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x31dc394c'),
    ('left', '', '1f1eb10c-c2f8-6c5b-8001-f59f91b3ff05', '2c63b33b-1699-691e-930d-93a3e478bc89', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1eb10c-c2f8-6c5b-8001-f59f91b3ff05', 'd408da05-b28a-27ca-2bb8-1c5e836c75d5', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('question', '', '1f1eb10c-c079-6571-bfff-54d93781fd5d', 'd7b0f07a-0949-8229-1212-5150bc39bd60', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6575a593'),
    ('question', '', '1f1eb10c-c079-6571-bfff-54d93781fd5d', 'd7b0f07a-0949-8229-1212-5150bc39bd60', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xd49a92ea'),
    ('question', '', '1f1eb10c-c079-6571-bfff-54d93781fd5d', 'd7b0f07a-0949-8229-1212-5150bc39bd60', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xfd3fb611'),
    ('question', '', '1f1eb10c-c07a-65d5-8000-2a9093e86f85', '7f5eb3ba-30e9-d484-3f70-c8a63e0ce7b3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf109ddb3'),
    ('question', '', '1f1eb10c-c07a-65d5-8000-2a9093e86f85', '7f5eb3ba-30e9-d484-3f70-c8a63e0ce7b3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xaff1d3eb'),
    ('question', '', '1f1eb10c-c07a-65d5-8000-2a9093e86f85', '7f5eb3ba-30e9-d484-3f70-c8a63e0ce7b3', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x3d3c2405'),
    ('question', '', '1f1eb10c-c07a-65d5-8000-2a9093e86f85', '7f5eb3ba-30e9-d484-3f70-c8a63e0ce7b3', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x7afc5893'),
    ('question', '', '1f1eb10c-c081-6584-8001-28f0398f78b4', '42df661b-37ce-00c4-1a7b-403ed6f94464', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203937316161376338376331356538393663343730656665653934373364643936af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1eb10c-c081-6584-8001-28f0398f78b4', '6453938d-83b3-7acb-6246-1f9fc712045d', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x939eaf22'),
    ('question', 'inner:42df661b-37ce-00c4-1a7b-403ed6f94464', '1f1eb10c-c08e-62b8-bfff-5a15f7342009', '216b6d08-4124-5d33-0d9b-38e2854fd6b6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xca385785'),
    ('question', 'inner:42df661b-37ce-00c4-1a7b-403ed6f94464', '1f1eb10c-c08e-62b8-bfff-5a15f7342009', '216b6d08-4124-5d33-0d9b-38e2854fd6b6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x8fdf75f1'),
    ('question', 'inner:42df661b-37ce-00c4-1a7b-403ed6f94464', '1f1eb10c-c08e-62b8-bfff-5a15f7342009', '216b6d08-4124-5d33-0d9b-38e2854fd6b6', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xdcf4d58e'),
    ('question', 'inner:42df661b-37ce-00c4-1a7b-403ed6f94464', '1f1eb10c-c08e-62b8-bfff-5a15f7342009', '216b6d08-4124-5d33-0d9b-38e2854fd6b6', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x58950719'),
    ('question', 'inner:42df661b-37ce-00c4-1a7b-403ed6f94464', '1f1eb10c-c090-63b2-8000-b9ee0f9b08c2', '34c6f86e-2b5c-14a0-3ada-553f0971b1d5', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203937316161376338376331356538393663343730656665653934373364643936af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1eb10c-c1ca-6f44-bfff-7efd2629fa6b', 'e387ab7c-b6f5-69e2-1fde-930ac681627e', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03997a3163415336d3cb7b5c00cbba49b235bc10cde185bf95340b636a85a7190f33277278bb4ac157e4c3d15422b92a756d2aab9c6c9875866e160875baff25c5c6465e32b73f7f0ebf9eb677031c2dd94cf4b8851671b9c2002f2728ec05f856f0731dc80974b0490868afcd9d1277a23f235f984278b59173f2c3bd7f5459ac072997a3fc0d94f21fd6ccd791534b03882fd03f1993fc8765083e050cff2bd2a913f9a2577c9786d771f003', NULL),
    ('sealed too', '', '1f1eb10c-c1ca-6f44-bfff-7efd2629fa6b', 'e387ab7c-b6f5-69e2-1fde-930ac681627e', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0342043045cfd713fa3630fa73f718dc201e74f7e983b0d5a412997693b5fdb58cf03d9de4cc', NULL),
    ('sealed too', '', '1f1eb10c-c1ca-6f44-bfff-7efd2629fa6b', 'e387ab7c-b6f5-69e2-1fde-930ac681627e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd032f8ad52433c804076c1ea63492c9e57b0228b1a9040e2805a9a84345', NULL),
    ('sealed too', '', '1f1eb10c-c1cc-6f00-8000-ce45e53ded56', '91453f95-316b-7b71-65dc-e973363fc920', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03832e515e6809ed01d4d37bd0eccc31b072b51d3f990ce1f82e8a3fb4a159a4b5124adcf722cddc7af16789499e6884597c61a63f69d3123a6639d7f557e5085d48f06e73f4b9cba0270e6829c4ad431b85b2290f71e6815dab77d0b39a009cbeff4458d602d8508ee1969efe1ad81439832a0c7fb1ab3f8d0c6dbb1344ad72717ba1734a015d50a1d49c893ea882f9c9655dd7ff7e78e7427dd641c3362d1377c80bc475abe7f24f717b39a529498d97b33917eae1730cec26d7da9ef44f7929151d9371cb95ceeb1c4afdcebfd325f904530f2aa598f723e4fb8e8939071a77417bd8e4c94b62f1c681f06ce22831ab8163eb75f73378afb47fc9884c66357a8710c934f6761f3da3103616b8b13c763e19ac641481fd763d1d57a88afc10eb4e8b5cfb8563c2663267dadfabdec64283f87d05b166af289936691e0bc30db8df8600f1559b539004400be629f473c11c763e75d4a4d0795df6bb72db7bcc22b4', NULL),
    ('sealed too', '', '1f1eb10c-c1cc-6f00-8000-ce45e53ded56', '91453f95-316b-7b71-65dc-e973363fc920', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03f521f0a37960ff0bbbb239f03d0335d439d89419a14e5e06ce8963dd264d04', NULL),
    ('sealed too', '', '1f1eb10c-c1cc-6f00-8000-ce45e53ded56', '91453f95-316b-7b71-65dc-e973363fc920', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd037f45de4ef7684f226f6bac96c3354d4aad7bf39f1559717a609cba25', NULL),
    ('sealed too', '', '1f1eb10c-c1cc-6f00-8000-ce45e53ded56', '91453f95-316b-7b71-65dc-e973363fc920', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0309b7d4d08c7940052e19913ac2e00667c1b33c39e8866908df7bf18d', NULL),
    ('sealed too', '', '1f1eb10c-c1dc-64dd-8001-ae9cef86c52b', 'a90eee77-1c01-6622-ad6f-7e5038da4113', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03e3049ce9d6c0ca68dcf139fa957f049988609465edc95b6b57bb5d819bbb722678d950613bce2f5a540dfa41235b413ba4afd08d1286429c41c2edc12b0e4cdc4d5605ef13aece07b95d599dd57585f9fa01f742e433c96ad03cdc8bb886eca096600ae75106de18016f849244ae603adc8bd2f08f365bf519091a0866131fc7fbbf1134e6c9bbcfb0b95e', NULL),
    ('sealed too', '', '1f1eb10c-c1dc-64dd-8001-ae9cef86c52b', 'd211465f-4d4f-1b55-023f-0b20c3b953c0', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd030b8246fd8dfe62aa5994869da1d2dfe09886fb0340b64b0781c8d0d88a5716ed98b220e9', NULL),
    ('sealed too', 'inner:a90eee77-1c01-6622-ad6f-7e5038da4113', '1f1eb10c-c1ee-65a1-bfff-08be79eae6eb', '2977bcb9-65f4-cc27-4cd8-32ef6e8ca4c0', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03e1d85ff164228d6de5e3447ffef31e58eab00060142e2a653241ebf38f1731aa7d654c941e66b26497aa8396723fc829723c5bed36e98118ee4bff43a8fff33cbd0dd482d00ab77686bc513b72b060bc12206457936e4471b38503d0b1855ec63221e1ac8e0879f86c5f199705bab8b56572a0210ca631a2091ef27607e0ed0c02c60b987af8c7de22fc0e842e92501763c3a53693b735af8b7abfbb1e07261b156476a8e4aab68e2fda9a0db8385e3e6ca09490feeaf72c6efa19d988a8eed8e033df23e2aae05e691757c1bfe3fc27e2e89951f83070a56bbe51ce1fef15b0666d22deac69a3d0066b753f08a73117a5980603164df10288c06504c3ce9ed729b37fe99ddbcafe750586b903afcce3d3f012f0ae91950c0b89e742035339f4d48f4f5928e967591da02d6b6c876ee14b082a60170c5a1ad2196aaf368a88e6403f9113c6ce7fb8f7141f2f8726f7fab4b703ce4734ef5dd682b966e57d440c4156d7a98098a1ca92877dc9303db7ea753df78b9ec7dee155fe5e19badaeed79c48b69d7501ebcdcc80869ffc70fb328ac57fb76c3d854974ce9333d00301da8068246e33cb6a2668cdce7a084fb3a41529bc2043f306d43443cb9ded915ddcefd38c6dd71397f9f611745daf6f2a17cc3d67000aeab8543da16fa3d92292f797b76ad3f803a93d559fc65b12972765', NULL),
    ('sealed too', 'inner:a90eee77-1c01-6622-ad6f-7e5038da4113', '1f1eb10c-c1ee-65a1-bfff-08be79eae6eb', '2977bcb9-65f4-cc27-4cd8-32ef6e8ca4c0', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03349592fd32513da3badd9d264b6f932cc50d327abbab2a6eb34ed8dedcb5b0', NULL),
    ('sealed too', 'inner:a90eee77-1c01-6622-ad6f-7e5038da4113', '1f1eb10c-c1ee-65a1-bfff-08be79eae6eb', '2977bcb9-65f4-cc27-4cd8-32ef6e8ca4c0', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03adb470f06f6e33db0c28f6ab4ca72cbedd75079b39b2650b744e2d72a04439fb81cec6661d', NULL),
    ('sealed too', 'inner:a90eee77-1c01-6622-ad6f-7e5038da4113', '1f1eb10c-c1ee-65a1-bfff-08be79eae6eb', '2977bcb9-65f4-cc27-4cd8-32ef6e8ca4c0', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0316b8e7d372b69390e8854d4c78cfdc84b26c8cb7447b391bf680ca58', NULL),
    ('sealed too', 'inner:a90eee77-1c01-6622-ad6f-7e5038da4113', '1f1eb10c-c1f0-6991-8000-caf21384d037', 'c255a7a2-89c3-f302-0b60-c275350fa677', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0333b6bae997b27b077814db5939d53c387ae464701e28a07cadecec83de78ca3c7a31ec2e18390e3b056931f83eaed525294ab8b076f124d64b6bbbc7cb7460ee2368074d9845365797bee8e2d210d81e485abda8a71a879c3285930bf9aedea03d2db09a1df89052c30bd99f9f898578ddf123ff6988d5f4c67de40cb1f8568bb252de4c560d07ea83d0d8', NULL),
    ('sealed', '', '1f1eb10c-c13f-6c75-bfff-391af407062d', '0eb628fb-850f-e5ec-6835-63cc262427ba', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0391e8c5d83e4a1ab2ddf2f3ae9077d3cd4c2529eea5874519a6ce1229b50596c1709ae7b5ca9ecf13a44e0aa23296f57fcc4eccf2b4aa3a53770fab0d049a6a5835820766d2a1eab3615553bc9f4efc8181b5e04e5a860502411012b57b07da0613cfa92b054239be6750e94daca4aec2e742c255651244c1e175765bc935040ba7fc7bad1346d2f1ea11129c653e31da3fbb6db098bf07a981408d6d1a521e4c87b41644879bf37a77c5044d2aa459efb58290941b4117e6964518aabe71b852456f75c36c085cc86a4b021fea8742bd7f5751e73407904a24e0b1790639d29e195dbb962cca6157b5f4e3b6ddb8d4ca63318a6b0c08c32e074e2ac7d01994ddfb2fd836dffe10c9b586d1da17720b3b93c339a026a712073464a6d2d5838109ea4a71af046039b3ab99e5c5108ae7c31043eac89a595d7ba499', NULL),
    ('sealed', '', '1f1eb10c-c13f-6c75-bfff-391af407062d', '0eb628fb-850f-e5ec-6835-63cc262427ba', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03187a6cc83cf9e8b1bb2c41774e78bc33f4e07e658e178469dfdbb65aa022fe8c6cedd33468', NULL),
    ('sealed', '', '1f1eb10c-c13f-6c75-bfff-391af407062d', '0eb628fb-850f-e5ec-6835-63cc262427ba', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03df7da8879c781de6c9e6c6273ef252025e551883eb946f899a1b8271', NULL),
    ('sealed', '', '1f1eb10c-c141-6b93-8000-617f14e577ce', 'e6263d28-4469-b859-b33a-fc036545cb4c', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03d74a3624bef8ac7e2409c0bae97869dbe1cf779faa99775c7e37dbdbb2febff18c87f39754d2f1f3ebc13a2056d0b62d70d7b94341c95cfc6086cb1dd9e405ecf84fc6998b23e4b2223ff4809fe4f8599f128d8084ae318b91f9481d07e792055df1e0ed00a7cc82342ea2b5a7a31c2764cfaa075e92a6ed56d22252f1ac4fb0b06e586116913f2d3070f1dbde58e4c025093f657149d7fca51f4bbc4521c2f8f1e86de25c7cbc8fe5172db65b6da8f3d3dd7d26363ce763bdeb3ba272bff5c30c082176bc88aeb2a07fa8e6dc98ce16886897c684c17818bae9419abc55c620f4b007323660a6732e561846f18f7c743eaddbec4b7c2655244c895be375b8d45f9a87803d4f644281680cbf34ba6e6be213d6584f52bb8dac99e9b3ef198a7499edaefb8c1dc94ff3a9bf40c8aed30211b7bb2b80e013e104f82749bc3ec68d7323092de56c8d10f973427382a17c95e437025fd3138a0b89d232ae539eeb1a0b', NULL),
    ('sealed', '', '1f1eb10c-c141-6b93-8000-617f14e577ce', 'e6263d28-4469-b859-b33a-fc036545cb4c', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03bf1f0cd7b05cf24f0441ab53e45f91b9dc7a6a945f6bf85dbaa5e33b39ebc9', NULL),
    ('sealed', '', '1f1eb10c-c199-6de2-8002-858119709279', '9980d979-1bdf-fe7a-d594-2da78d0f006f', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03dde55684e5f9b5ba19c42e0936292b771d9b810df15202f5bb9726a494d5483ec7226c15d7e4aafb0d9a9042add0c823c50e2c35611564156091e07a558d7af32373e19e124ccdede38b69d121c22fd6b54d13cd03aff92856000839891832b32a2edeaec3ba3b490ede349ad1d403de9ffcd8c2aa5932946ad6f55a18058bb88997e94da775e91583c340fca63b4ea432b2083563f11d605ac08b9fe306a44904f65364f7dce7314428f2307e8e2d3a929b4808e58e23583121fca657ef5bee9d35ff1d7f202526e2b1cf86afc587ad55018480167dd9bc05bb4734b5e0f1814f4ac83915051768643420d4ab3dc930d80b8fe1ff396b77b007e5744405cc662dc04700d1411e0cd3cb95c9c2c15424355858a9690295ec4c995ab98c81c482272019f9de72e5420cd0df0589af26c376900e2a589a7ba35812', NULL),
    ('sealed', '', '1f1eb10c-c199-6de2-8002-858119709279', '9980d979-1bdf-fe7a-d594-2da78d0f006f', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd039421c96599aff95d86d72494021a1616ce24a1563534f86d37d7389250bf113d7026eac66b', NULL),
    ('sealed', '', '1f1eb10c-c199-6de2-8002-858119709279', '9980d979-1bdf-fe7a-d594-2da78d0f006f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd030a5447f486f5d52874bcefc48ca51ba33e0ebc6361ea0eb022d1b6e8', NULL),
    ('sealed', '', '1f1eb10c-c19c-61f7-8003-578f54816815', '6d0a8aac-993a-e398-59b4-c42e23cd6b7c', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0385a92cc45b0e42fd08f9cdec785bca1cad890d91f689149467d1ce99f3facd2afd4d5a62229ac20846af1bf48e6f6af45b327eea8022550472d61230fa5d9b86df54b2a90e9a8a3bc18762f353009da930b4f813f6b937cc01b2a61615a4688cddf9ad682ffabb157eae80e7b91ecc110178ff17c0bec4e5c0c964e4961207a29740991e80f3ec21c1b81e9d2a97a6c9272579f00168dcb34be33383c9a8af093a3dea28601de5e39a7dda69c08af95fd2487b853fa79aac65409794a44308aeeb39dd74e8a7d5c9ee1fe78aedc268bcd5f4faeaa811226c26fd40f45cb130f6f0bf5b7315b64de85efd92fb00f92b02f8d04ac6ca225338765af17d03d46cd82bfbd00eae0a603aa125b592d898981becc82f20774a6bac30c776d28b248ec454344c720ad01e10ff8a47d7a9a98f2d42997eb2f00194386e8a07a730edca387fd9121944bb5590d94f9cda0a472db9d81b256bca946e52c8962d349d9a70d201', NULL),
    ('sealed', '', '1f1eb10c-c19c-61f7-8003-578f54816815', '6d0a8aac-993a-e398-59b4-c42e23cd6b7c', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0378eafaae0bd8899171c448fa4b72afbb55c24f0574d8c06c56c403548df7b1', NULL),
    ('stepped', '', '1f1eb10c-c404-619c-bfff-cdff5a68c6cc', '5a186cc9-54b3-4c5c-418d-fb353e9091fa', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\x39138aaa'),
    ('stepped', '', '1f1eb10c-c404-619c-bfff-cdff5a68c6cc', '5a186cc9-54b3-4c5c-418d-fb353e9091fa', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\xcc162153'),
    ('stepped', '', '1f1eb10c-c406-628f-8000-5483a4a5c415', '4b01d880-f39f-7276-0b14-3d528dcec831', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1eb10c-c2b5-6624-bfff-55fa16f2e016', '149c16fe-154f-61de-a513-8684ac84e7c3', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1ab184e9'),
    ('timed', '', '1f1eb10c-c2b5-6624-bfff-55fa16f2e016', '149c16fe-154f-61de-a513-8684ac84e7c3', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xbbd4d4cc'),
    ('timed', '', '1f1eb10c-c2b5-6624-bfff-55fa16f2e016', '149c16fe-154f-61de-a513-8684ac84e7c3', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3d0ccee0'),
    ('timed', '', '1f1eb10c-c2b7-6603-8000-f93fc754c9d5', '5a57704d-ed48-cbd3-2729-89d511a6f9aa', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6d7b7644'),
    ('timed', '', '1f1eb10c-c2b7-6603-8000-f93fc754c9d5', '5a57704d-ed48-cbd3-2729-89d511a6f9aa', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x3c469bc8'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1eb10c-c05e-64ca-bfff-73c46d4be0ff', 'ab892628-2c54-d604-496f-116d6be1a5f2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4c97549b'),
    ('ünï ''code''', '', '1f1eb10c-c05e-64ca-bfff-73c46d4be0ff', 'ab892628-2c54-d604-496f-116d6be1a5f2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x02f17709'),
    ('ünï ''code''', '', '1f1eb10c-c05e-64ca-bfff-73c46d4be0ff', 'ab892628-2c54-d604-496f-116d6be1a5f2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x2329d288'),
    ('ünï ''code''', '', '1f1eb10c-c05f-6b98-8000-4c9bf1efad1b', '0ebe1b9a-d1b3-a1b7-99ee-af2626946846', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x510c5f15'),
    ('ünï ''code''', '', '1f1eb10c-c05f-6b98-8000-4c9bf1efad1b', '0ebe1b9a-d1b3-a1b7-99ee-af2626946846', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x98d8bef9');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation") values
    ('chat', '', '1f1eb10c-be6e-6400-bfff-6e5803e10880', NULL, '{"v": 4, "id": "1f1eb10c-be6e-6400-bfff-6e5803e10880", "ts": "2026-11-28T09:47:59.810646+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Q2wGFGTy"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5c46ee8bd257f4957abc059a', NULL),
    ('chat', '', '1f1eb10c-be71-6455-8000-a5ae1462b997', '1f1eb10c-be6e-6400-bfff-6e5803e10880', '{"v": 4, "id": "1f1eb10c-be71-6455-8000-a5ae1462b997", "ts": "2026-11-28T09:47:59.811885+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Q2wGFGTy"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.EjAoSEVe", "messages": "00000002.EjAoSEVe", "__start__": "00000002.EjAoSEVe", "branch:to:reply": "00000002.EjAoSEVe"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x8b14f8c05c0a6c42db021e96', NULL),
    ('chat', '', '1f1eb10c-be7c-674a-8001-e95b77a65c51', '1f1eb10c-be71-6455-8000-a5ae1462b997', '{"v": 4, "id": "1f1eb10c-be7c-674a-8001-e95b77a65c51", "ts": "2026-11-28T09:47:59.816463+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EjAoSEVe"}, "__input__": {}, "__start__": {"__start__": "00000001.Q2wGFGTy"}}, "channel_values": {}, "channel_versions": {"items": "00000003.GmNsHFon", "messages": "00000003.GmNsHFon", "__start__": "00000002.EjAoSEVe", "branch:to:reply": "00000003.GmNsHFon"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf2e13f862634c7d3db021e96', NULL),
    ('chat', '', '1f1eb10c-beb8-668b-8002-a9ae1f1d28f8', '1f1eb10c-be7c-674a-8001-e95b77a65c51', '{"v": 4, "id": "1f1eb10c-beb8-668b-8002-a9ae1f1d28f8", "ts": "2026-11-28T09:47:59.841007+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EjAoSEVe"}, "__input__": {}, "__start__": {"__start__": "00000001.Q2wGFGTy"}}, "channel_values": {}, "channel_versions": {"items": "00000003.GmNsHFon", "messages": "00000003.GmNsHFon", "__start__": "00000004.0jeXh8Pq", "branch:to:reply": "00000003.GmNsHFon"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x1e0b1b71efdf6fb37abc059adb021e96', NULL),
    ('chat', '', '1f1eb10c-beba-6533-8003-913206fd892e', '1f1eb10c-beb8-668b-8002-a9ae1f1d28f8', '{"v": 4, "id": "1f1eb10c-beba-6533-8003-913206fd892e", "ts": "2026-11-28T09:47:59.841806+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EjAoSEVe"}, "__input__": {}, "__start__": {"__start__": "00000004.0jeXh8Pq"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.qktyqdaw", "messages": "00000005.qktyqdaw", "__start__": "00000005.qktyqdaw", "branch:to:reply": "00000005.qktyqdaw"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xf36d7d560e4120b9db021e96', NULL),
    ('chat', '', '1f1eb10c-becd-6184-8004-53bfbc33d192', '1f1eb10c-beba-6533-8003-913206fd892e', '{"v": 4, "id": "1f1eb10c-becd-6184-8004-53bfbc33d192", "ts": "2026-11-28T09:47:59.849482+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.qktyqdaw"}, "__input__": {}, "__start__": {"__start__": "00000004.0jeXh8Pq"}}, "channel_values": {}, "channel_versions": {"items": "00000006.hOabPy9V", "messages": "00000006.hOabPy9V", "__start__": "00000005.qktyqdaw", "branch:to:reply": "00000006.hOabPy9V"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x166b40c98c400111db021e96e11ee94d', NULL),
    ('chat', '', '1f1eb10c-beec-68a4-8005-009ae81e0bb5', '1f1eb10c-becd-6184-8004-53bfbc33d192', '{"v": 4, "id": "1f1eb10c-beec-68a4-8005-009ae81e0bb5", "ts": "2026-11-28T09:47:59.862359+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.qktyqdaw"}, "__input__": {}, "__start__": {"__start__": "00000004.0jeXh8Pq"}}, "channel_values": {}, "channel_versions": {"items": "00000006.hOabPy9V", "messages": "00000006.hOabPy9V", "__start__": "00000007.1jCsqZOr", "branch:to:reply": "00000006.hOabPy9V"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x22d78bc4098f74ee7abc059adb021e96', NULL),
    ('chat', '', '1f1eb10c-bef4-65ef-8006-7730b55de997', '1f1eb10c-beec-68a4-8005-009ae81e0bb5', '{"v": 4, "id": "1f1eb10c-bef4-65ef-8006-7730b55de997", "ts": "2026-11-28T09:47:59.865576+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.qktyqdaw"}, "__input__": {}, "__start__": {"__start__": "00000007.1jCsqZOr"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.Ls40-M8K", "messages": "00000008.Ls40-M8K", "__start__": "00000008.Ls40-M8K", "branch:to:reply": "00000008.Ls40-M8K"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xce124fa165f46a4cdb021e96', NULL),
    ('chat', '', '1f1eb10c-bf01-68e9-8007-7ae07aa1af3d', '1f1eb10c-bef4-65ef-8006-7730b55de997', '{"v": 4, "id": "1f1eb10c-bf01-68e9-8007-7ae07aa1af3d", "ts": "2026-11-28T09:47:59.870978+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.Ls40-M8K"}, "__input__": {}, "__start__": {"__start__": "00000007.1jCsqZOr"}}, "channel_values": {}, "channel_versions": {"items": "00000009.1yMwWrB8", "messages": "00000009.1yMwWrB8", "__start__": "00000008.Ls40-M8K", "branch:to:reply": "00000009.1yMwWrB8"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x29824784c4eaa32ddb021e96', NULL),
    ('chat', '', '1f1eb10c-bf24-65dd-8008-d6e5f05302b7', '1f1eb10c-bf01-68e9-8007-7ae07aa1af3d', '{"v": 4, "id": "1f1eb10c-bf24-65dd-8008-d6e5f05302b7", "ts": "2026-11-28T09:47:59.885228+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.Ls40-M8K"}, "__input__": {}, "__start__": {"__start__": "00000007.1jCsqZOr"}}, "channel_values": {}, "channel_versions": {"items": "00000009.1yMwWrB8", "messages": "00000009.1yMwWrB8", "__start__": "00000010.WnQ4h841", "branch:to:reply": "00000009.1yMwWrB8"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x98f76b75ef7626ef7abc059adb021e96', NULL),
    ('chat', '', '1f1eb10c-bf26-67de-8009-0358e762489e', '1f1eb10c-bf24-65dd-8008-d6e5f05302b7', '{"v": 4, "id": "1f1eb10c-bf26-67de-8009-0358e762489e", "ts": "2026-11-28T09:47:59.886111+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.Ls40-M8K"}, "__input__": {}, "__start__": {"__start__": "00000010.WnQ4h841"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.v36cxuDG", "messages": "00000011.v36cxuDG", "__start__": "00000011.v36cxuDG", "branch:to:reply": "00000011.v36cxuDG"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xe90e79798ca776dfdb021e96', NULL),
    ('chat', '', '1f1eb10c-bf32-6cc9-800a-7fc248fb7fd4', '1f1eb10c-bf26-67de-8009-0358e762489e', '{"v": 4, "id": "1f1eb10c-bf32-6cc9-800a-7fc248fb7fd4", "ts": "2026-11-28T09:47:59.891147+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.v36cxuDG"}, "__input__": {}, "__start__": {"__start__": "00000010.WnQ4h841"}}, "channel_values": {}, "channel_versions": {"items": "00000012.YX4-1B59", "messages": "00000012.YX4-1B59", "__start__": "00000011.v36cxuDG", "branch:to:reply": "00000012.YX4-1B59"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x98dfc8343ccb116bdb021e96e11ee94d', NULL),
    ('chat', '', '1f1eb10c-bf57-649f-800b-439748455f43', '1f1eb10c-bf32-6cc9-800a-7fc248fb7fd4', '{"v": 4, "id": "1f1eb10c-bf57-649f-800b-439748455f43", "ts": "2026-11-28T09:47:59.906085+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.v36cxuDG"}, "__input__": {}, "__start__": {"__start__": "00000010.WnQ4h841"}}, "channel_values": {}, "channel_versions": {"items": "00000012.YX4-1B59", "messages": "00000012.YX4-1B59", "__start__": "00000013.RlG80v68", "branch:to:reply": "00000012.YX4-1B59"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x054ad842fe90dae87abc059adb021e96', NULL),
    ('chat', '', '1f1eb10c-bf59-624e-800c-da48dfe76774', '1f1eb10c-bf57-649f-800b-439748455f43', '{"v": 4, "id": "1f1eb10c-bf59-624e-800c-da48dfe76774", "ts": "2026-11-28T09:47:59.906858+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.v36cxuDG"}, "__input__": {}, "__start__": {"__start__": "00000013.RlG80v68"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.5zHfgzNS", "messages": "00000014.5zHfgzNS", "__start__": "00000014.5zHfgzNS", "branch:to:reply": "00000014.5zHfgzNS"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xba246964b105cf01db021e96', NULL),
    ('chat', '', '1f1eb10c-bf66-6ba3-800d-388622d2351d', '1f1eb10c-bf59-624e-800c-da48dfe76774', '{"v": 4, "id": "1f1eb10c-bf66-6ba3-800d-388622d2351d", "ts": "2026-11-28T09:47:59.912416+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.5zHfgzNS"}, "__input__": {}, "__start__": {"__start__": "00000013.RlG80v68"}}, "channel_values": {}, "channel_versions": {"items": "00000015.lllRmsGQ", "messages": "00000015.lllRmsGQ", "__start__": "00000014.5zHfgzNS", "branch:to:reply": "00000015.lllRmsGQ"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x86c29b5c9dc00857db021e96', NULL),
    ('chat', '', '1f1eb10c-bf8c-6e6b-800e-f726fbd77b7f', '1f1eb10c-bf66-6ba3-800d-388622d2351d', '{"v": 4, "id": "1f1eb10c-bf8c-6e6b-800e-f726fbd77b7f", "ts": "2026-11-28T09:47:59.928046+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.5zHfgzNS"}, "__input__": {}, "__start__": {"__start__": "00000013.RlG80v68"}}, "channel_values": {}, "channel_versions": {"items": "00000015.lllRmsGQ", "messages": "00000015.lllRmsGQ", "__start__": "00000016.494o2NTa", "branch:to:reply": "00000015.lllRmsGQ"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xfd676d884ff1dbc17abc059adb021e96', NULL),
    ('chat', '', '1f1eb10c-bf8e-6b07-800f-86549194c944', '1f1eb10c-bf8c-6e6b-800e-f726fbd77b7f', '{"v": 4, "id": "1f1eb10c-bf8e-6b07-800f-86549194c944", "ts": "2026-11-28T09:47:59.928789+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.5zHfgzNS"}, "__input__": {}, "__start__": {"__start__": "00000016.494o2NTa"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.elDKOqAY", "messages": "00000017.elDKOqAY", "__start__": "00000017.elDKOqAY", "branch:to:reply": "00000017.elDKOqAY"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x62e60b3da51a9c1bdb021e96', NULL),
    ('chat', '', '1f1eb10c-bf9c-6806-8010-180a90449a70', '1f1eb10c-bf8e-6b07-800f-86549194c944', '{"v": 4, "id": "1f1eb10c-bf9c-6806-8010-180a90449a70", "ts": "2026-11-28T09:47:59.934440+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.elDKOqAY"}, "__input__": {}, "__start__": {"__start__": "00000016.494o2NTa"}}, "channel_values": {}, "channel_versions": {"items": "00000018.vUWYwYR5", "messages": "00000018.vUWYwYR5", "__start__": "00000017.elDKOqAY", "branch:to:reply": "00000018.vUWYwYR5"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\x0b6aa408b615d464db021e96e11ee94d', NULL),
    ('delta', '', '1f1eb10c-bfd2-6058-bfff-fe74bb50668a', NULL, '{"v": 4, "id": "1f1eb10c-bfd2-6058-bfff-fe74bb50668a", "ts": "2026-11-28T09:47:59.956379+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.dY13R4LS"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x54eaf6c9bc37cccb7abc059a', NULL),
    ('delta', '', '1f1eb10c-bfd3-6067-8000-6fcf22415702', '1f1eb10c-bfd2-6058-bfff-fe74bb50668a', '{"v": 4, "id": "1f1eb10c-bfd3-6067-8000-6fcf22415702", "ts": "2026-11-28T09:47:59.956789+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.dY13R4LS"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.sjFbfDO9", "messages": "00000002.sjFbfDO9", "__start__": "00000002.sjFbfDO9", "branch:to:reply": "00000002.sjFbfDO9"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6c2601b200cb3b5fdb021e96', NULL),
    ('delta', '', '1f1eb10c-bfdd-6f31-8001-73e9fd583ace', '1f1eb10c-bfd3-6067-8000-6fcf22415702', '{"v": 4, "id": "1f1eb10c-bfdd-6f31-8001-73e9fd583ace", "ts": "2026-11-28T09:47:59.961252+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.sjFbfDO9"}, "__input__": {}, "__start__": {"__start__": "00000001.dY13R4LS"}}, "channel_values": {}, "channel_versions": {"items": "00000003.K7LL1n9_", "messages": "00000003.K7LL1n9_", "__start__": "00000002.sjFbfDO9", "branch:to:reply": "00000003.K7LL1n9_"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x26991ea65b06a1a7db021e96', NULL),
    ('delta', '', '1f1eb10c-c016-6994-8002-7651dfb4fba8', '1f1eb10c-bfdd-6f31-8001-73e9fd583ace', '{"v": 4, "id": "1f1eb10c-c016-6994-8002-7651dfb4fba8", "ts": "2026-11-28T09:47:59.984451+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.sjFbfDO9"}, "__input__": {}, "__start__": {"__start__": "00000001.dY13R4LS"}}, "channel_values": {}, "channel_versions": {"items": "00000003.K7LL1n9_", "messages": "00000003.K7LL1n9_", "__start__": "00000004.UT2U9SS9", "branch:to:reply": "00000003.K7LL1n9_"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x3684acc5bc40832a7abc059adb021e96', NULL),
    ('delta', '', '1f1eb10c-c018-62cb-8003-69f32f3acc4d', '1f1eb10c-c016-6994-8002-7651dfb4fba8', '{"v": 4, "id": "1f1eb10c-c018-62cb-8003-69f32f3acc4d", "ts": "2026-11-28T09:47:59.985112+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.sjFbfDO9"}, "__input__": {}, "__start__": {"__start__": "00000004.UT2U9SS9"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.hiRIMhdV", "messages": "00000005.hiRIMhdV", "__start__": "00000005.hiRIMhdV", "branch:to:reply": "00000005.hiRIMhdV"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xfb851456bb8589abdb021e96', NULL),
    ('delta', '', '1f1eb10c-c023-62d6-8004-60b2610f060d', '1f1eb10c-c018-62cb-8003-69f32f3acc4d', '{"v": 4, "id": "1f1eb10c-c023-62d6-8004-60b2610f060d", "ts": "2026-11-28T09:47:59.989606+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.hiRIMhdV"}, "__input__": {}, "__start__": {"__start__": "00000004.UT2U9SS9"}}, "channel_values": {}, "channel_versions": {"items": "00000006.bw39ak7m", "messages": "00000006.bw39ak7m", "__start__": "00000005.hiRIMhdV", "branch:to:reply": "00000006.bw39ak7m"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xa3e0b589a4dff209db021e96e11ee94d', NULL),
    ('delta', '', '1f1eb10c-c037-6b8b-8005-f46c5ad363e9', '1f1eb10c-c023-62d6-8004-60b2610f060d', '{"v": 4, "id": "1f1eb10c-c037-6b8b-8005-f46c5ad363e9", "ts": "2026-11-28T09:47:59.998020+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.hiRIMhdV"}, "__input__": {}, "__start__": {"__start__": "00000004.UT2U9SS9"}}, "channel_values": {}, "channel_versions": {"items": "00000006.bw39ak7m", "messages": "00000006.bw39ak7m", "__start__": "00000007.WU3nBBuS", "branch:to:reply": "00000006.bw39ak7m"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x422b9b5da4493cc77abc059adb021e96', NULL),
    ('delta', '', '1f1eb10c-c039-6672-8006-416bc7687d9e', '1f1eb10c-c037-6b8b-8005-f46c5ad363e9', '{"v": 4, "id": "1f1eb10c-c039-6672-8006-416bc7687d9e", "ts": "2026-11-28T09:47:59.998714+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.hiRIMhdV"}, "__input__": {}, "__start__": {"__start__": "00000007.WU3nBBuS"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.VdY14ZSe", "messages": "00000008.VdY14ZSe", "__start__": "00000008.VdY14ZSe", "branch:to:reply": "00000008.VdY14ZSe"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x1d2a5a11da89dfdcdb021e96', NULL),
    ('delta', '', '1f1eb10c-c046-6f7c-8007-e2ae0953c4c8', '1f1eb10c-c039-6672-8006-416bc7687d9e', '{"v": 4, "id": "1f1eb10c-c046-6f7c-8007-e2ae0953c4c8", "ts": "2026-11-28T09:48:00.004271+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.VdY14ZSe"}, "__input__": {}, "__start__": {"__start__": "00000007.WU3nBBuS"}}, "channel_values": {}, "channel_versions": {"items": "00000009.sf88DSAn", "messages": "00000009.sf88DSAn", "__start__": "00000008.VdY14ZSe", "branch:to:reply": "00000009.sf88DSAn"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xce5cb24bc892a7cadb021e96', NULL),
    ('failed', '', '1f1eb10c-c0e6-674c-bfff-a798406ba123', NULL, '{"v": 4, "id": "1f1eb10c-c0e6-674c-bfff-a798406ba123", "ts": "2026-11-28T09:48:00.069602+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.D0_1pRun"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xaed252a599bf4f687abc059a', NULL),
    ('failed', '', '1f1eb10c-c0e7-6cdd-8000-74f80ffadea6', '1f1eb10c-c0e6-674c-bfff-a798406ba123', '{"v": 4, "id": "1f1eb10c-c0e7-6cdd-8000-74f80ffadea6", "ts": "2026-11-28T09:48:00.070156+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.D0_1pRun"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.ELylBJ64", "answer": "00000002.ELylBJ64", "messages": "00000002.ELylBJ64", "__start__": "00000002.ELylBJ64", "branch:to:reply": "00000002.ELylBJ64"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x5ed8c3db2f90afccdb021e96', NULL),
    ('failed', '', '1f1eb10c-c0f2-61f1-8001-be05b277f828', '1f1eb10c-c0e7-6cdd-8000-74f80ffadea6', '{"v": 4, "id": "1f1eb10c-c0f2-61f1-8001-be05b277f828", "ts": "2026-11-28T09:48:00.074377+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ELylBJ64"}, "__input__": {}, "__start__": {"__start__": "00000001.D0_1pRun"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.ELylBJ64", "items": "00000003.MkNQ1_Rq", "answer": "00000002.ELylBJ64", "messages": "00000003.MkNQ1_Rq", "__start__": "00000002.ELylBJ64", "branch:to:inner": "00000003.MkNQ1_Rq", "branch:to:reply": "00000003.MkNQ1_Rq", "branch:to:beside": "00000003.MkNQ1_Rq"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x19a5da948dd22397db021e96', NULL),
    ('fork', '', '1f1eb10c-bfb6-648b-bfff-e3ebcc20a03b', NULL, '{"v": 4, "id": "1f1eb10c-bfb6-648b-bfff-e3ebcc20a03b", "ts": "2026-11-28T09:47:59.945015+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.wLWGeEeD"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xaeb02c8e961410777abc059a', NULL),
    ('fork', '', '1f1eb10c-bfb7-6c82-8000-95c4a463926a', '1f1eb10c-bfb6-648b-bfff-e3ebcc20a03b', '{"v": 4, "id": "1f1eb10c-bfb7-6c82-8000-95c4a463926a", "ts": "2026-11-28T09:47:59.945627+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.wLWGeEeD"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.F5nIi7NF", "messages": "00000002.F5nIi7NF", "__start__": "00000002.F5nIi7NF", "branch:to:reply": "00000002.F5nIi7NF"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x11d6ca29c84004e6db021e96', NULL),
    ('fork', '', '1f1eb10c-bfc2-6b2e-8001-fd3f1bd260f8', '1f1eb10c-bfb7-6c82-8000-95c4a463926a', '{"v": 4, "id": "1f1eb10c-bfc2-6b2e-8001-fd3f1bd260f8", "ts": "2026-11-28T09:47:59.950097+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.F5nIi7NF"}, "__input__": {}, "__start__": {"__start__": "00000001.wLWGeEeD"}}, "channel_values": {}, "channel_versions": {"items": "00000003.ihEM4xFJ", "messages": "00000003.ihEM4xFJ", "__start__": "00000002.F5nIi7NF", "branch:to:reply": "00000003.ihEM4xFJ"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xd2ff4802d14a69a9db021e96', NULL),
    ('fork', '', '1f1eb10c-c0d9-6b6f-8001-90405b3535ed', '1f1eb10c-bfb7-6c82-8000-95c4a463926a', '{"v": 4, "id": "1f1eb10c-c0d9-6b6f-8001-90405b3535ed", "ts": "2026-11-28T09:48:00.064367+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.wLWGeEeD"}}, "channel_values": {}, "channel_versions": {"items": "00000003.yaMzRg8S", "messages": "00000003.5A8vqt0B", "__start__": "00000002.F5nIi7NF", "branch:to:reply": "00000003.5A8vqt0B"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x7655403a17812748db021e96e11ee94d', NULL),
    ('keyed', '', '1f1eb10c-c260-68f8-bfff-93815d27c623', NULL, '{"v": 4, "id": "1f1eb10c-c260-68f8-bfff-93815d27c623", "ts": "2026-11-28T09:48:00.224472+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ixq63WVc"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a313c76f2652e3b4b808e87bf8ea6ea176bb6926b971c66f1d6155d9b97a8ada86723f94dc6e53a022087adc4e5d31db4ec8a0804', NULL, NULL),
    ('keyed', '', '1f1eb10c-c262-661a-8000-e402c87b51a3', '1f1eb10c-c260-68f8-bfff-93815d27c623', '{"v": 4, "id": "1f1eb10c-c262-661a-8000-e402c87b51a3", "ts": "2026-11-28T09:48:00.225218+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ixq63WVc"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.O3x77axQ", "messages": "00000002.O3x77axQ", "__start__": "00000002.O3x77axQ", "branch:to:reply": "00000002.O3x77axQ"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a31750ab52aaccbaf43b9af8abfaa0a305e52c09854307b6b043fa2d0563e28263cd5a1624e4afac3d625ba2ffa7c52441a0e1e883a1953c6a5b884077e34bc1cba71b0fd64fc12b47293994eb5cdc80c77b29fea2b5295d05dab50ec2c70b3284e65946866cccc882f5623', NULL, NULL),
    ('keyed', '', '1f1eb10c-c26c-6cc3-8001-16b04b66008f', '1f1eb10c-c262-661a-8000-e402c87b51a3', '{"v": 4, "id": "1f1eb10c-c26c-6cc3-8001-16b04b66008f", "ts": "2026-11-28T09:48:00.229477+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.O3x77axQ"}, "__input__": {}, "__start__": {"__start__": "00000001.ixq63WVc"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Ey3xpImO", "messages": "00000003.Ey3xpImO", "__start__": "00000002.O3x77axQ", "branch:to:reply": "00000003.Ey3xpImO"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d74597970375065306e586b4f383388d0fabc8864b067bb74932ec854e39dcfab39124373e53664b64e62341a31815af751f20513b637ec7cb91417f05027d679162daa296a93c1d43fa4e1b15ac86a519f73647bff3121df6100c46aa2fe1935e9dc85f94273d98ca59c60bfd3f0cf611625b895681ad6d2d20092179699a7cd6c', NULL, NULL),
    ('left', '', '1f1eb10c-c2eb-67f5-bfff-a375c8fc79da', NULL, '{"v": 4, "id": "1f1eb10c-c2eb-67f5-bfff-a375c8fc79da", "ts": "2026-11-28T09:48:00.281387+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.R3eWr9nz"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0c081b041c2187d67abc059a', NULL),
    ('left', '', '1f1eb10c-c2ec-6aef-8000-cd4b1942dd43', '1f1eb10c-c2eb-67f5-bfff-a375c8fc79da', '{"v": 4, "id": "1f1eb10c-c2ec-6aef-8000-cd4b1942dd43", "ts": "2026-11-28T09:48:00.281870+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.R3eWr9nz"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.MC3HgLn5", "answer": "00000002.MC3HgLn5", "messages": "00000002.MC3HgLn5", "__start__": "00000002.MC3HgLn5", "branch:to:reply": "00000002.MC3HgLn5"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x15d92acc026454c2db021e96', NULL),
    ('left', '', '1f1eb10c-c2f8-6c5b-8001-f59f91b3ff05', '1f1eb10c-c2ec-6aef-8000-cd4b1942dd43', '{"v": 4, "id": "1f1eb10c-c2f8-6c5b-8001-f59f91b3ff05", "ts": "2026-11-28T09:48:00.286813+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.MC3HgLn5"}, "__input__": {}, "__start__": {"__start__": "00000001.R3eWr9nz"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.MC3HgLn5", "items": "00000003.R0gxaPa5", "answer": "00000002.MC3HgLn5", "messages": "00000003.R0gxaPa5", "__start__": "00000002.MC3HgLn5", "branch:to:inner": "00000003.R0gxaPa5", "branch:to:reply": "00000003.R0gxaPa5", "branch:to:beside": "00000003.R0gxaPa5"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xb1013a267a3e8abddb021e96', NULL),
    ('question', '', '1f1eb10c-c079-6571-bfff-54d93781fd5d', NULL, '{"v": 4, "id": "1f1eb10c-c079-6571-bfff-54d93781fd5d", "ts": "2026-11-28T09:48:00.024913+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.huE7akqv"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xf4f4e71afc93b1f77abc059a', NULL),
    ('question', '', '1f1eb10c-c07a-65d5-8000-2a9093e86f85', '1f1eb10c-c079-6571-bfff-54d93781fd5d', '{"v": 4, "id": "1f1eb10c-c07a-65d5-8000-2a9093e86f85", "ts": "2026-11-28T09:48:00.025331+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.huE7akqv"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.eqiZb24G", "messages": "00000002.eqiZb24G", "__start__": "00000002.eqiZb24G", "branch:to:reply": "00000002.eqiZb24G"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x3a3d725359accb75db021e96', NULL),
    ('question', '', '1f1eb10c-c081-6584-8001-28f0398f78b4', '1f1eb10c-c07a-65d5-8000-2a9093e86f85', '{"v": 4, "id": "1f1eb10c-c081-6584-8001-28f0398f78b4", "ts": "2026-11-28T09:48:00.028187+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.eqiZb24G"}, "__input__": {}, "__start__": {"__start__": "00000001.huE7akqv"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.sHxIJPaQ", "answer": "00000002.eqiZb24G", "messages": "00000003.sHxIJPaQ", "__start__": "00000002.eqiZb24G", "branch:to:inner": "00000003.sHxIJPaQ", "branch:to:reply": "00000003.sHxIJPaQ", "branch:to:beside": "00000003.sHxIJPaQ"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xbfa275afd6561f52db021e96', NULL),
    ('question', 'inner:42df661b-37ce-00c4-1a7b-403ed6f94464', '1f1eb10c-c08e-62b8-bfff-5a15f7342009', NULL, '{"v": 4, "id": "1f1eb10c-c08e-62b8-bfff-5a15f7342009", "ts": "2026-11-28T09:48:00.033438+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.c51LSADO"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1eb10c-c081-6584-8001-28f0398f78b4"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe6c7d2f3ec22a2077abc059a', NULL),
    ('question', 'inner:42df661b-37ce-00c4-1a7b-403ed6f94464', '1f1eb10c-c090-63b2-8000-b9ee0f9b08c2', '1f1eb10c-c08e-62b8-bfff-5a15f7342009', '{"v": 4, "id": "1f1eb10c-c090-63b2-8000-b9ee0f9b08c2", "ts": "2026-11-28T09:48:00.034281+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.c51LSADO"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.PwjMO9j6", "answer": "00000002.PwjMO9j6", "messages": "00000002.PwjMO9j6", "__start__": "00000002.PwjMO9j6", "branch:to:ask": "00000002.PwjMO9j6"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1eb10c-c081-6584-8001-28f0398f78b4"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc9ab72c4039802acdb021e96', NULL),
    ('sealed too', '', '1f1eb10c-c1ca-6f44-bfff-7efd2629fa6b', NULL, '{"v": 4, "id": "1f1eb10c-c1ca-6f44-bfff-7efd2629fa6b", "ts": "2026-11-28T09:48:00.163190+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.3si9Wtjv"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0DK5s1OyTMkZXaZxP12YKroa+RCyNddVKgWp0ZFiv4JF0C+NyKJhMiWBJ9i1WxBhkSfeeYEpvL42QkRHvxKIU1ioQIsdsU0Oad5eZSezSee+9JmWWYZ2z9WCzwvOUgXIayHCxe0QRBRlItnE1LPN60CZHGxt8A2tCedfWAtv/M7Fss9kbDWwtdtfEr55nQlDeSRVg9HH8HiHe8N5/rqetw", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03d2c8d01eacf377eec070b2fdd5266ca9e19db1bbb8b09c5fe6064b0fb8512ecad037a631979666c0bbaf4bb347424e1ce9274a', NULL, NULL),
    ('sealed too', '', '1f1eb10c-c1cc-6f00-8000-ce45e53ded56', '1f1eb10c-c1ca-6f44-bfff-7efd2629fa6b', '{"v": 4, "id": "1f1eb10c-c1cc-6f00-8000-ce45e53ded56", "ts": "2026-11-28T09:48:00.164001+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.3si9Wtjv"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.dRreOOqu", "messages": "00000002.dRreOOqu", "__start__": "00000002.dRreOOqu", "branch:to:reply": "00000002.dRreOOqu"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0Dl8Jjni3DZSik0AH0aErbiFxm/uGd4V09nUSWoWS84BMW96OV59V9J4dZzvjPyjite4SpPexu6A5uYWMiyrLioyGA/Z8iTQIJLSWIH3CFbjj+YItHwQgKwxLj16qvhfpCf2JWSDdMsFPb6i2h8NMVLbeL/9lGAOHZJ9HOwb4ZgNkRnNBEXNmjAIRN7TDxkMsCvAk6f4T/qKXbCCIOKllZjTk/FaEQT3YbTFiAQcznVfn6VEBPhRmnFTx/5AC04i8=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd037f4621e830ba0bb3763ee768473ec040e4e44c17c48d2e212726e53a2a9297504477dc4fbd4ac486f88f9f20978778fdc509fef7435fd21e8dd784ae140db4802f8d0e7b91c06ed2e9e3f4ee2af07dcc6249c84324183c31da9f0daefed50c28e20ead71eba7ddbc09d5dab615fc88dbe8c6f73b81905dd664b5d1c88472', NULL, NULL),
    ('sealed too', '', '1f1eb10c-c1dc-64dd-8001-ae9cef86c52b', '1f1eb10c-c1cc-6f00-8000-ce45e53ded56', '{"v": 4, "id": "1f1eb10c-c1dc-64dd-8001-ae9cef86c52b", "ts": "2026-11-28T09:48:00.170288+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.dRreOOqu"}, "__input__": {}, "__start__": {"__start__": "00000001.3si9Wtjv"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.RiFp1zfp", "answer": "00000002.dRreOOqu", "messages": "00000003.RiFp1zfp", "__start__": "00000002.dRreOOqu", "branch:to:inner": "00000003.RiFp1zfp", "branch:to:reply": "00000003.RiFp1zfp", "branch:to:beside": "00000003.RiFp1zfp"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0DAnglXIPaH8mpiVx16u0iZizhxGYiL9gbjwo3JgfH9EVB60r5XIRn4u99DQx5DyDGmrShrdxG4nQ7RxRHzsGUYef0yJ7PIHaTb5NpDj/qCJWh9m+ejFPYZIEjjmM/EG3Ht5Vv9ZgIr3nm7RSq8U7o8zb3xWZbKeOpdqG3xogMN5NISRHpLLOI0zaCmccscZYAa9Yo6wdmriDhzVrLD7rNLhipYMyQ3LLyOIdKTpOYvuWasokNZwdroAPBgpXBl1Q=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0362f08d9b3fb89746969ff95e2c793339ae669fe0fd34b5fb21fbf1324972725d93e398807cd5cccdd610c8d6e18d7a33c874d287642fc0173baf89be9c72f352f6884e09bd2a2f59b01bb2e0dc3fc2736e74087881d7648eef26e25c36382f7d376d8579bc20b77c51a5329601ff25baf54e2e9afbed33a1032faed87a7f19d1bdf6c6ec64f983427d4c602340425fad518525f34b21', NULL, NULL),
    ('sealed too', 'inner:a90eee77-1c01-6622-ad6f-7e5038da4113', '1f1eb10c-c1ee-65a1-bfff-08be79eae6eb', NULL, '{"v": 4, "id": "1f1eb10c-c1ee-65a1-bfff-08be79eae6eb", "ts": "2026-11-28T09:48:00.177691+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.p0GhcBVm"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1eb10c-c1dc-64dd-8001-ae9cef86c52b"}, "pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0Dn0MTZQOtLhPoboo7ezZXhe7t1A/WpnYwJGojSpVJRHO52yO8aBzTWHAoXuVRjW1t62hgP8r5nzWsq+oNVhZ4QPc9bLUyCin8gnwFkl+qAVyxkwNeurOK5FPOZTYxZrgpGJD2uFCNiU4RDhy00jD7ckDldXKDX5Prk+wREfeOHTcLRzltk46lVpUK3xQWmbUrHwkZiUkqVBwP4Fc4KRgA50L66+tTve7xLDHzkcAl3qvr2QKuc7p948ij0ao2Fy2XIrv6yZyHuKA=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03cee6439bb540dd66841875b170a81932a1cafc7cd70e2e2099ae1c165c3291646d4e375e3f9c95617c46f8dad3f4b6509a067a', NULL, NULL),
    ('sealed too', 'inner:a90eee77-1c01-6622-ad6f-7e5038da4113', '1f1eb10c-c1f0-6991-8000-caf21384d037', '1f1eb10c-c1ee-65a1-bfff-08be79eae6eb', '{"v": 4, "id": "1f1eb10c-c1f0-6991-8000-caf21384d037", "ts": "2026-11-28T09:48:00.178610+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.p0GhcBVm"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.zDkgIDDC", "answer": "00000002.zDkgIDDC", "messages": "00000002.zDkgIDDC", "__start__": "00000002.zDkgIDDC", "branch:to:ask": "00000002.zDkgIDDC"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1eb10c-c1dc-64dd-8001-ae9cef86c52b"}, "pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0DzAsx3Ldf2TiQgANfrbgCr2q9a5qJuoo8PftZggkRSay9atzuXGb1srwudPUC/56qbZtio6DXn0w5X6h5KaTYwd4OQHAhvA5F02ZEAGNECyMi2lSH3cG31+k4iP07iu5KNIYTTZwErnvdBjr3XWXw1EMYDAEKkdBIigGCEVVBqvrSRQIBrRaJ63gN+z3DM3CE4YYHe/12ET0VmNlPzEeRPS6Got5CrbPfu0qAEaWn3NqUOo4gLt3+UFBlN/AymCxb2gZZySS0pjQMuRvRYgkN9S61Iqg/3IH7V3tacKM6fpDbXinnqieYQw==", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd0304487e572f59ba90eedf89b5a42c8ab73f7020e88b9207762a9eca9505d2ff58766108e2e315efa5321814cfa78833e262850a7e87a47bf77ddf6c364e64bbc2927f9b8eacdfad227f04f5d81485fcbf2fa9e77b0c14910e5e6c3a7b247d096cd78a1b36b93521bfe78c971d8a09dc77e7b9c406d4f395f584c2c192', NULL, NULL),
    ('sealed', '', '1f1eb10c-c13f-6c75-bfff-391af407062d', NULL, '{"v": 4, "id": "1f1eb10c-c13f-6c75-bfff-391af407062d", "ts": "2026-11-28T09:48:00.106188+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.hFZhlJTm"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0D6AwtKQH0rhdKf1qXpWp9b/kVBscXMyWXmnTgseCsSOSjhvBZZIbTj8vULmDuVR4EQgOOIJvTjlYCKUkNVDCIq6LPh+q3YnJKSMAvAAfi4hSsxwWSkXuLTMINCU9fylgSIKv5hj4fb2TsKhu4USLRReVSgOgOh7JYdZbFJ2uBkDQgMBji4xeigPqkzfizRfXmflTvrCx1cLFoxmJWcN3o", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03636fc5f91374aa83fa81d36fc104c4133340e25419b86da60ababe5f3823c35d9be9f0330b0a004111041f60bf76fff7bd525f', NULL, NULL),
    ('sealed', '', '1f1eb10c-c141-6b93-8000-617f14e577ce', '1f1eb10c-c13f-6c75-bfff-391af407062d', '{"v": 4, "id": "1f1eb10c-c141-6b93-8000-617f14e577ce", "ts": "2026-11-28T09:48:00.106981+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.hFZhlJTm"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.4J7E5dJp", "messages": "00000002.4J7E5dJp", "__start__": "00000002.4J7E5dJp", "branch:to:reply": "00000002.4J7E5dJp"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0DSdBsdGzZDCwlOqQ90HpWcnmevsQSGXjMN2V/uF2VM4bJqc+yIck9r+5nOxYVRRNbw1XhKXWIq5GFOGTfl5N9lfDGDhhuN9ovepb18NOL5Udm8bhGME0hNedaQhJuN3htMwR6O2ylbFFlkivI7kL4Byd51CxAvtg1ENDqz/yjGhfaM8uZju3K7Jy6qLh+D1Qzla8UP2vK41zL5UqO6R9TfjtBerHynn2puGxmjDUHJkUc+d62kiH2dDDMTaUTfMo=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03e377a33ce1b170c22dfe454b4bcd14757fcd42def3d7d483eaec2443575080203facfe833090612f360be5f1204de7044e68023c2141f8b729ccf9658bc28e7b70474035ee27cd9cb9cc62ccd7adadc7ccf949960aae9c837d31037c51b07a2bde94cd23585b1d348ac2', NULL, NULL),
    ('sealed', '', '1f1eb10c-c158-67d4-8001-19308ddf3a49', '1f1eb10c-c141-6b93-8000-617f14e577ce', '{"v": 4, "id": "1f1eb10c-c158-67d4-8001-19308ddf3a49", "ts": "2026-11-28T09:48:00.116294+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.4J7E5dJp"}, "__input__": {}, "__start__": {"__start__": "00000001.hFZhlJTm"}}, "channel_values": {}, "channel_versions": {"items": "00000003.ID2tdnas", "messages": "00000003.ID2tdnas", "__start__": "00000002.4J7E5dJp", "branch:to:reply": "00000003.ID2tdnas"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0Ds2U5diu2vuWTH9/6B2N5+x3tCDbWvBHMRJxHJqaYYJMmnZtYUVrzP6sWfLF1OTtFyoyiopQ3jG6nOSSyDwOjKS2TwkzpIE0Aw40FR7GHM8JZqhKXbydEs6agSW++3OH0C+GpVXZKAhYXcH2MUYsVc3GGAV6/7fJxrP6u3tth5O805y7k2ritH7N3wTVnCh3S7m9XaOx2PPX94WiuZED4l0D01LRpkaM31lxTkPkw9ElpcRUxri1iyiiAc53PJsQ=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03ce6186225d1c6ab20855dbf7e75b7f277c79ce3cfb84a5b8c9c23cc69c4cb3233b59b1d88d815de6395ed058912dd5251bda6c1a433bbebaf02ace96e2cdf34324c6e02d46ea4c8cefede9759d01ca9d9b7b3eb1', NULL, NULL),
    ('sealed', '', '1f1eb10c-c199-6de2-8002-858119709279', '1f1eb10c-c158-67d4-8001-19308ddf3a49', '{"v": 4, "id": "1f1eb10c-c199-6de2-8002-858119709279", "ts": "2026-11-28T09:48:00.143072+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.4J7E5dJp"}, "__input__": {}, "__start__": {"__start__": "00000001.hFZhlJTm"}}, "channel_values": {}, "channel_versions": {"items": "00000003.ID2tdnas", "messages": "00000003.ID2tdnas", "__start__": "00000004.EXbfQb3V", "branch:to:reply": "00000003.ID2tdnas"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0DQZCrDLgeMF3pYfIZLdvUPsFqoeaUrwfJZRSa4d3IMxlkC8gyrapdNho/GVdhgAFo67+LtzBjrtERiLMeEqzeT50OJwAmoldu3E1e9NrEdevq3pa0oojDkdRl7l5eEVP1cgiuB+O/LlqhjTS8haKyp4g9PuM3xJtPK0U9G0y4LClX7yu4EsYhi6AW1tsJdpAwEW2TnA13vhPvq+YRIiKr+l+YXkvDE5LRkUU/js8kSexcZKzUfCyEQJk/Kengxawg", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd037ca29fc6a466452c51fb19221ac4f53e42ab6e9f5f194295788d862e73e762cc27caa979f0eb3407e8bb869ac579cc83893712026b4d237e62469b86d8341b95b6caef73aa1bf2dadf1994e8af43f26d45c82402376fa0b568a3b01003dcd9cc', NULL, NULL),
    ('sealed', '', '1f1eb10c-c19c-61f7-8003-578f54816815', '1f1eb10c-c199-6de2-8002-858119709279', '{"v": 4, "id": "1f1eb10c-c19c-61f7-8003-578f54816815", "ts": "2026-11-28T09:48:00.144007+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.4J7E5dJp"}, "__input__": {}, "__start__": {"__start__": "00000004.EXbfQb3V"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.vz2Z-E6Y", "messages": "00000005.vz2Z-E6Y", "__start__": "00000005.vz2Z-E6Y", "branch:to:reply": "00000005.vz2Z-E6Y"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0DEY0fhD6UUDpdWi8z3Vkt3d45DvZyM2NOCSwOASHEGMoa67GS/8IkfFeIxfzoHPhyNC7xMuuZ+HehDg8opIPhBq/WVb3xyCogd+1RneFAeRU1zWELJHJGxazfUsYJcIvCJwjRr/cMX3JdTdFqjXMIVCdP7FQU/gDh6WApotmEW4i71GBF33IVcyN6IwnGg2m8eknQ7VMGVB8GnaoeyypInK+k5tWk1nILds5TXJSHvMVqRqRFF7Bc2qkDWawc6uA=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd03b2264ee3f394575fcc3eaf3b28d3b423b5eacc1e95c8afb64b92aa149f3419c0f592a8f79f6e33f6c99e77862100d22c42f1fa035c9d8e5b416b396300bd114a51e2d23d81de7244ffe683c37907d0f07e1564e7cf97bf86b2d92420e5309febd8605f70359d1f9dce9a', NULL, NULL),
    ('sealed', '', '1f1eb10c-c1a6-6e8b-8004-9580edcb2a75', '1f1eb10c-c19c-61f7-8003-578f54816815', '{"v": 4, "id": "1f1eb10c-c1a6-6e8b-8004-9580edcb2a75", "ts": "2026-11-28T09:48:00.148419+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.vz2Z-E6Y"}, "__input__": {}, "__start__": {"__start__": "00000004.EXbfQb3V"}}, "channel_values": {}, "channel_versions": {"items": "00000006.FGYVM89J", "messages": "00000006.FGYVM89J", "__start__": "00000005.vz2Z-E6Y", "branch:to:reply": "00000006.FGYVM89J"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNoP2+k4XJfdIj+XbEELckbuk0VMAUjgK4hYD0bjyrc0Db+Yg5Zamjf/b/aYBZ1vCHre6bX7s6JwG4iBaVCEcGfffXHmO1twXxFczWOw8pTb9/NcSNSvj0UnwLMdCb4MNf1NVQJMZcy2BMqQ7ZAqYYJRyUc54EGj99fqZ65HUCdrm6XTSt5oUTgx+C6OyhI3LG5F3TuzXKOQucn7IeqH6RMSULtNdOAIC2omOcli44UY="}', E'\\x0102043230323683f6fa4e1725f7488fe5db1042dc91bba4d1530052380ae21603d1b8f2adcd035354838fbfba9d84c57684613ee7740fcce48820433b741d403ef7fd859cf7f38b069d545db14117c677b9e8fde9173d0c8d324f417f593dec7c797f300f06b02a6f4226a243cffa0c50a5fe63b82a285c29b142b232ba28e75793d2', NULL, NULL),
    ('stepped', '', '1f1eb10c-c404-619c-bfff-cdff5a68c6cc', NULL, '{"v": 4, "id": "1f1eb10c-c404-619c-bfff-cdff5a68c6cc", "ts": "2026-11-28T09:48:00.396314+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.azYDKJvZ"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xf393403c1e91148a7abc059a', NULL),
    ('stepped', '', '1f1eb10c-c406-628f-8000-5483a4a5c415', '1f1eb10c-c404-619c-bfff-cdff5a68c6cc', '{"v": 4, "id": "1f1eb10c-c406-628f-8000-5483a4a5c415", "ts": "2026-11-28T09:48:00.397159+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.azYDKJvZ"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.-K3Khj8h", "__start__": "00000002.-K3Khj8h", "branch:to:pay": "00000002.-K3Khj8h"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xe4e496e4a714cf5c', NULL),
    ('timed', '', '1f1eb10c-c2b5-6624-bfff-55fa16f2e016', NULL, '{"v": 4, "id": "1f1eb10c-c2b5-6624-bfff-55fa16f2e016", "ts": "2026-11-28T09:48:00.259217+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.l-mk-sT8"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xfb40f1de97702e217abc059a', NULL),
    ('timed', '', '1f1eb10c-c2b7-6603-8000-f93fc754c9d5', '1f1eb10c-c2b5-6624-bfff-55fa16f2e016', '{"v": 4, "id": "1f1eb10c-c2b7-6603-8000-f93fc754c9d5", "ts": "2026-11-28T09:48:00.260029+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.l-mk-sT8"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.g-0QN8Cp", "messages": "00000002.g-0QN8Cp", "__start__": "00000002.g-0QN8Cp", "branch:to:reply": "00000002.g-0QN8Cp"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xe357cda61044b334db021e96', NULL),
    ('timed', '', '1f1eb10c-c2c8-6b43-8001-407dc0976ac9', '1f1eb10c-c2b7-6603-8000-f93fc754c9d5', '{"v": 4, "id": "1f1eb10c-c2c8-6b43-8001-407dc0976ac9", "ts": "2026-11-28T09:48:00.267123+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.g-0QN8Cp"}, "__input__": {}, "__start__": {"__start__": "00000001.l-mk-sT8"}}, "channel_values": {}, "channel_versions": {"items": "00000003.T8w91mfP", "messages": "00000003.T8w91mfP", "__start__": "00000002.g-0QN8Cp", "branch:to:reply": "00000003.T8w91mfP"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xa7408dcfbc266dd9db021e96', NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.nbKt3g1_", "none": "00000001.-b44_jK9", "real": "00000001.0tbv-bpW", "text": "00000001.dOGrgggS", "when": "00000001.XcZXcbzD", "bytes": "00000001.gvXW30Hn", "large": "00000001.NCcaB4OA", "nested": "00000001.kQSoPhIS"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\xd6bcc51b8a1ed4d4596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL),
    ('ünï ''code''', '', '1f1eb10c-c05e-64ca-bfff-73c46d4be0ff', NULL, '{"v": 4, "id": "1f1eb10c-c05e-64ca-bfff-73c46d4be0ff", "ts": "2026-11-28T09:48:00.013830+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.0T7OlC-K"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xd12b4eb19b864b7f7abc059a', NULL),
    ('ünï ''code''', '', '1f1eb10c-c05f-6b98-8000-4c9bf1efad1b', '1f1eb10c-c05e-64ca-bfff-73c46d4be0ff', '{"v": 4, "id": "1f1eb10c-c05f-6b98-8000-4c9bf1efad1b", "ts": "2026-11-28T09:48:00.014416+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.0T7OlC-K"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.l1RIUfS1", "messages": "00000002.l1RIUfS1", "__start__": "00000002.l1RIUfS1", "branch:to:reply": "00000002.l1RIUfS1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xfdf5aa61d7972388db021e96', NULL),
    ('ünï ''code''', '', '1f1eb10c-c06d-664b-8001-18b820521ac0', '1f1eb10c-c05f-6b98-8000-4c9bf1efad1b', '{"v": 4, "id": "1f1eb10c-c06d-664b-8001-18b820521ac0", "ts": "2026-11-28T09:48:00.020003+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.l1RIUfS1"}, "__input__": {}, "__start__": {"__start__": "00000001.0T7OlC-K"}}, "channel_values": {}, "channel_versions": {"items": "00000003.mA4M1PCd", "messages": "00000003.mA4M1PCd", "__start__": "00000002.l1RIUfS1", "branch:to:reply": "00000003.mA4M1PCd"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x1ec2b4c6ad90c830db021e96', NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database", "environment") values
    ('1', 'initial', 'false', '2026-11-28 09:47:59.743969+00', 'b65c92fe-4a55-4286-859d-40f80c6819db', '7713156860685386641', '16384', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '4978708504140621679', '2026-11-27 19:31:57.106891+00', '2026-11-27 19:31:57.108659+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNj+Yuy0ouW0F0GQyv24u+KiE90H1dkpzpFhITlsnUDkxcOhYuKJi8hCW1uWlhRsnP5LHPm0nVy6dsWjG0ukOD0Od/g89AU+Xx+hOuTkCtwGnCTPJLQcgYtp086FqgQ==', '6716984575644774879', '2026-11-27 19:31:57.078157+00', '2026-11-27 19:31:57.078157+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '7911110097675972675', '2026-11-27 19:31:57.064216+00', '2026-11-27 19:31:57.064216+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '1535823447316008206', '2026-11-27 19:31:57.069693+00', '2026-11-27 19:31:57.069693+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '7837263371024764346', '2026-11-27 19:31:57.060679+00', '2026-11-27 19:31:57.060679+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '3376036398979205743', '2026-11-27 19:31:57.067928+00', '2026-11-27 19:31:57.067928+00', '2126-11-03 19:31:57.067927+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '4079130457178653571', '2026-11-27 19:31:57.066571+00', '2026-11-27 19:31:57.066571+00', NULL, NULL);
