-- Made by: python -m tests.upgrade 0.1.0 f278f0be588bb5a92362fa90990a127872721e95

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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-28 21:10:45.138634+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.jyjYMzi_', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xd424981a'),
    ('chat', '', '__start__', '00000004.oDuxw-Qq', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xf66eb3e7'),
    ('chat', '', '__start__', '00000007.guLCrbmN', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x43a25482'),
    ('chat', '', '__start__', '00000010.Iv4tAZNK', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x366d35b2'),
    ('chat', '', '__start__', '00000013.jj1x8cmO', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xf09f7884'),
    ('chat', '', '__start__', '00000016.5XRQQEek', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\xb15cc82d'),
    ('chat', '', 'items', '00000006.TsRJxDz6', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x299c510a'),
    ('chat', '', 'items', '00000012.oY6J9Of3', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x56c38aec'),
    ('chat', '', 'items', '00000018.aZ_5EejJ', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x175fc9be'),
    ('chat', '', 'messages', '00000002.EHLbWFuV', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfb9cb25d'),
    ('chat', '', 'messages', '00000003.hAXMJmcc', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x75a6b712'),
    ('chat', '', 'messages', '00000005.wz-r8grn', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x33f6e8c7'),
    ('chat', '', 'messages', '00000006.TsRJxDz6', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8b393841'),
    ('chat', '', 'messages', '00000008.-11ppGsW', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xeb0e4e36'),
    ('chat', '', 'messages', '00000009._NxtoFFO', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2c55c74b'),
    ('chat', '', 'messages', '00000011.axAO19J4', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2aca6553'),
    ('chat', '', 'messages', '00000012.oY6J9Of3', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x993d1866'),
    ('chat', '', 'messages', '00000014.d6qt0Oa3', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2b6ef25a'),
    ('chat', '', 'messages', '00000015.yt7xCWbF', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9306935f'),
    ('chat', '', 'messages', '00000017.0d7Jr_4J', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x3e3b5b5b'),
    ('chat', '', 'messages', '00000018.aZ_5EejJ', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xefd4be96'),
    ('delta', '', '__start__', '00000001.2z6udnlE', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x2e65510f'),
    ('delta', '', '__start__', '00000004.2900Expe', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xbe8272b7'),
    ('delta', '', '__start__', '00000007.5oheqMc0', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xb4bb21f6'),
    ('delta', '', 'items', '00000006.fKsmyeEc', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x7e33bee0'),
    ('delta', '', 'messages', '00000002.7I6pqwgO', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xda38f44b'),
    ('delta', '', 'messages', '00000003.BQShKl84', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x19a23912'),
    ('delta', '', 'messages', '00000005.GxrY_T_Q', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb25eaa5d'),
    ('delta', '', 'messages', '00000006.fKsmyeEc', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x43da79fe'),
    ('delta', '', 'messages', '00000008.n9CCO-DR', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x14cbc6af'),
    ('delta', '', 'messages', '00000009.BNXakRxA', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3519ea8c'),
    ('failed', '', '__start__', '00000001.c_X6300w', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x1c58384b'),
    ('failed', '', 'messages', '00000002.GNuL-eNl', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x38c14abd'),
    ('failed', '', 'messages', '00000003.31yIf2pI', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x06e0676d'),
    ('fork', '', '__start__', '00000001.aLaHGR_S', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x3e3bcc08'),
    ('fork', '', 'items', '00000003.gQjeiUCM', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\xdd107684'),
    ('fork', '', 'messages', '00000002.JccYZRPP', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6397e924'),
    ('fork', '', 'messages', '00000003.nOlOSyS1', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0477e6bc'),
    ('fork', '', 'messages', '00000003.tCrzfoq7', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x399b834b'),
    ('keyed', '', '__start__', '00000001.j9vFtFzm', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c936120cfe9c849b18f3bbd4712b5d4dc8cc10690a4f424d54a82670ddc67aefe9eab7a3fd8ed1bf40f466d7188eb14107fcccb15a4440706c20ce4d8e1944f8282ca247bc3b74c53d769c290b90b4e8100c37622272d13235ca034683fcf8d79d983e034038a7a1d024ea64ced22122a17043e1f2538cc7f3c007046ab86f29a943111ccb51a8edc304255309114cbb9fc7de9ba17a3387e9bed77ae44e3e6c0fd53a315ea455b8d14ea53e7cdf929c30498788357c52510cb3854794a24fe0bcdc3cfc993a74749c8840a6cbf66f11a5e5321064a90b76c7d218289decf6a042a19ffc056abfa787bf6cc23f4ba11846a002d34b6c0db6aa5e55857b2681779dcc0d1e5c713967357a649917e862416da1706f54e6620c428ebe1245556ec4d67c66aa9a89d48bce0ccd2bdd2e0547a262303e61bed00d980d072798eeb94d0f53be75d0b0029609db74f9dd91e596a8c0c13036', NULL),
    ('keyed', '', 'messages', '00000002.2wAoxneK', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c93667f5dd59703c1d616cfcd89c972b1a75898d4b2f5245db4740d707214b5293238c50d481b62053d09aa5dfbf4815c95574cd2d0ef1604fd29f15705efa6788bcb342d879c0357b54fe6a0f21ab9570dc2fc016cff7ab1b3b266db2ac1b4ab82763104157a1dad3c80d64d45885fc1969b461264c4f8c3e3e0b2c5594d28f986dff39df5be5e5d1890f7dcfd26b2b4ccb9909fd3e2f943926dfd3a7fda68cc6a7b77e8f95bbfd5e69462029b2477f45b664e0f85e53892cb797b9a32e0454143e0729d747aa3164d5ddc9d004ecbcfd5747d7d341f642348b083be891c2ca777fd13528dc7411047957e847841fe3602852ac68b70d1349dc2c309a7a9b805eb69a68fa0802e9c12bc98a7fbbfd5e289a54c1494aab7260125c3720ce6be81bda3c25f97da9d512b61f8bb900b9487ba52904becec2fe9600d43d', NULL),
    ('keyed', '', 'messages', '00000003.naQ-f1tU', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c936c8b7581b5869d373053f8e7460e9d784dad7e51ebdeb9ee2f968bfe34bafd206e7ed8220dcb05329615ac3b08ad2f229da1924876bdf869b87bc9724b27526fca5ae738b5a3defbdf1025aeb2c810b24d0d9e0d10093168786c5a7061497d7cadbaa700becb71c21840519b1b167c1b3da2aaf9337b2f5a5f59ccae7feff4ed24761e775d5e60ae1c669f1436335294a0dfd0486ab6ee8710c3084055c7432103eb93043ce2cac8e7cebe110a5d6a74f30faaffa4f09de91c499a15734bb68df7f575538896d1544469521537fccc154c3579ba4d4a424230b2fd151e1f2ce42cac957346b641f8eec6518a06a351722eca679e82da19542ed63af725e82b467e5343305e85077f1adb1a7ab45d7d2175f29f556bfbadcaf50c46884e35913ea9af52ae9da30b0c2a1d8cc4589ec5f97d2a30e6d170940869bb7074a823f0dbdfb30f2330bd1339ee13affaa6efdfb49ae6907965bc1d58c36c30a7bef409d74ee1e3a7fa22654e5be5782a6945c508c689fa2b4f3ece19fd043588ffb7dff22b8a57de56be2ed7c9723994142e6bd9c2e50dc0476a7c2c1d60d45a0e8575b3f345c7fb990218a15551398b03f9dd8d1ef214dcfd56a42bf5b52ef7b5c50096f949ace7bf51361afccad68ab028ec5e81ef5fc4e7f300cbe5856eafe8fd702d8c89993c521c80d390012b8b7eef97b62810d4baede86305f4690ed7031a6d6f07885d2b4d9afd1d183058183620c960f5844d2034b06fdde68c5ecbdb5cc6baf283311767fa16c6a3017ea6c2f0f21df4dd29be3ffd25dab693e9d62323795ee7e57e99962a5eb0d8a96031ea09ad4cab623fc6664c38dd70833281311afbbd4392dbdd5b4e744fbe21ee16ad428cee5c08942bcec5d612887615c69fd83', NULL),
    ('left', '', '__start__', '00000001.opJ-YyQo', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x2565be37'),
    ('left', '', 'messages', '00000002.iLwKB96K', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0efb35e5'),
    ('left', '', 'messages', '00000003.aIJrVX3O', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x69c398fd'),
    ('question', '', '__start__', '00000001.eG-ZxY2j', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\xdb498895'),
    ('question', '', 'messages', '00000002.TIsWA73s', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x698ad847'),
    ('question', '', 'messages', '00000003.jNXxjsV9', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5f77fb37'),
    ('question', 'inner:4be1b1bb-1f30-6ced-9373-6da3886947f6', '__start__', '00000001.XEYMBNyu', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x84d68e85'),
    ('question', 'inner:4be1b1bb-1f30-6ced-9373-6da3886947f6', 'messages', '00000002.Ndavp5P0', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x886c2924'),
    ('sealed too', '', '__start__', '00000001.Ota-qdzo', 'pg:aes:msgpack', '170', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93d7c4c74f36a031ab60c9b726487c4dc1bdd98ca96cc881703a5a6bdc5c304283697098b9faa80601615c47ffb6f476324d3dc2e2a43f08afa5cb362f51cc20c6527feed35215b48ef92b9943bb74ccdc1514cad66d6cb1c92dc48fceb819ccb7051a354a048349a0ffb5daa0074aa163f28f460c365ae648c7e2e2e62735222c1ef90c00deb56c258541d09f91d7b5279341566fc40b90a17c3e236ae3eda66a46a57abf26d6fbd3f6e9574cea23d25f30768f1e91d750a2d8b2f0afdf0e6d5da658a9db5b2c', NULL),
    ('sealed too', '', 'messages', '00000002.EGnEz5zQ', 'pg:aes:msgpack', '144', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa933325ac3c400fb1ec33dbcb478e8f62d7aaed6c22c53828e9a8c38cf125aee9a72190efdaf835260c27ebef5056d47cb5b0433cc2779c3fb6be165c2798a40212e978bc1a5d29f084b883c6b170c3d7251b6675c300cfc0abe6375a7fe559dbd84edd5ed3cc57d7bbda940e319f1530a543e413fda7b31ae09f3ebc426cdaaac0358bc53d8f7aeaf210dd8bdccf521555d3f8abf4651629a9bc374ec34b31e7e4df9a88eae1c25dc4045fe225', NULL),
    ('sealed too', '', 'messages', '00000003.aUKjucrS', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa935e37647ef79a62a5c0b022500488b3899b5b98fa5cece95d3981df0519195338556631ae4f6136842d4517632a43bc52dfeb907c5be30e6e09657f480e5f8253312ee9fddc0bfe3e18ac62d36334d932da6663af1c627f385bcf206e14390f1d79618bb8d4e91795268f948d174271c7a39018a2a872fd6fc087139c1a9be5e32f026552c07f74e4640516118a8fd8923111cf0531e9b054f2233a9ab7e77c3303de346ebc75a70f3f46ba8eceffdccd17db974a4cc9f62c590310b186348169494d4a2b9108efda6552cae723863fd7c74ed71ac048a3fd2c4f5928f6fcdd4f6798ff90adcbc93c77da4398ffdb8c5c2cd46fe5165bc842cfdf6c72a5ea1f570a835507c581cb9db695aaf0979c93be9736d71be05e6d4758c78f737fb6c7c09a85ceef5acde46745a0e02927637e9fe37898c27548185b6b6555b90c30868470f913bdd1118e7eab37544c7864b36d459dbdd845fc8ba825f5d0a6cd83b70ecfa9d0c7103023341c966ae752f20745e84b9ac947811914bbee9a2dc219f566378ad697263b576b4b0ad26cd6462533fde0605e98c3562953eb14a47d414725ed02070104553c454065830fb2bcdbd1f2493f7976caa904224b63af41fdfeff9db06e154c88652d529bd5539fbf08889f7b564e1611264555b8be29119ea4b61121323bd1d598a72b0e3a728de364f8', NULL),
    ('sealed too', 'inner:24921896-2554-2ac7-a4e0-906be50599b9', '__start__', '00000001.S8ZrqF54', 'pg:aes:msgpack', '503', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93f8b5e7f734519946052d78796eeea7f3a34dfd336f2d89057666dd92c83656f623e5aac4a322866a49d0045cd990d3b33250a40df29b1a21f25a36ba7ba76a99fe866c905f00bd8f3613ceed52c9e575f1cf0d40bd5fabbb1e675620256079e8653b3961175192964677fce58313ffcb9f53128eb19288705f611794e157f37e7be71ef477840a4ca73f03014c6b65fb66d1384f8605feb393f00a1240bfbf9e9c0d49c010f3e91d3c8057bef7141b9d66872965b98df77153e03679aed6dfcda00ee809daa051476ee4a986120a4947e02932f8fb6395b0ee7d25cdd153fe5d586538fc6e48c6985d67f45c90cdf8496939f5f6a656ab22b411523eaad871db7af6a9b9c5b2614c369c848ef3bf7e580ac538f7f18b6fe09fe3e3e3a194db6f66a20347b2af618e405f3b11393b71f2987651392b069f8696a45ace4761814f88587681a0e8c52dfdeb9211fcc3700ba426669b510ad003294cbcec2477920bfdd5bf2a221680097b8c43a83ff290287ac616da8d984b14425468c630b6e44931730f4158e83173a3523fa0c578077184cabbae73554b1386b464868e78dee988317b4f6de65829b8d3810c06fad41604702351b14a086f62b3a7828d17ca37e838b575275487845acabbccba6dccf5842496cb9665462739fc9595b4436c9bb32640926dc256178c41dfbd3e514bf2993d8258297723fa2cd4e43ff749099f47a8c65e61e74dc4a4f76c13de495dbd951a93', NULL),
    ('sealed too', 'inner:24921896-2554-2ac7-a4e0-906be50599b9', 'messages', '00000002.0E6emACt', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93b9f03c10168a2cdaacadb2bce4c04951b45b55c943ab43b17876f4f9e4f629f274ee405dab606372a295d922e9b35284d147b3463219d573a7fc8f411900426decdce66ff1cbe325f9260a255e1ee28d1c56dc1299829dbf4ea29f82832c484d4b8a491b26ac0a512503ac8fe97160c53ec032d776c794fd942988c28369c5297ce7f8fdc8739cb2fcb3e83dc51e43356d6338b59aaa0d9351fc0a3d55b71bcf7b9f66e9c451e9775269db643ea6cb5f08b03699690da64f640096102c13a318ca693aa1d54b20d763d8e1261d4d2312c0f1f082a6ca77254a5efad0bda04696049759538407c52f3b019fbb837b2adedd590b4e634b46f496ac9dad4667d582f88cbee80ba11a45c00392af381ae16f6971253f6ca1edfe59f3f6ab489a3d6fdfc892ca1981b2cc03de404fe007fc69e2c57c90619d425127bebf6ba837fa82499d5f1d1bc9318b55b03726d569d9aef7085f1bf273d5bef2c24f272459c94f06c54c5c7e8fe87013abe00ccd0e78bdb7a61c297ecc93a0ab1ca1f29553da54e7ef5cdb6b5a295033a19b66e464a960121f1fa1ad5267f239d3d41266c4188191cf379f4cffc92de518f42be1b375fd93f25fb862a8e9a6553ce86d575747c9de092ab2f5f65f04d41a56566e45bc5862c6876e94df501e71e94aab0f50f3bdea2f66eeff7188b78d35ac8e0268458e', NULL),
    ('sealed', '', '__start__', '00000001.YWUAWit6', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93751801c8b1396e641cb2330550f8ced796ea490ea5a70d960e65a2698af8f55119c75076e157281867ab8457634fe84d662f4739be5119f04299ffb1404ae69f1fbd7fe731ba849f8e6c3b9654db5747eb896d01c146301ada6abb605cd1635407671fe320be05d411af6f2e8b54086904df6241a641e047d2dcd96ea06e03ff3eebe00e941f15f27392320c09d7f709c04cb260dcb985767053a12f724deb5c32a9ace455d1462caefcbc5fed164cfb0df317185902bea6680432f888e05fbf8ba97d7638d26dfaa83b7085a01876feff7967d8b49657a4c78da14ee8a5e3fd07d244f21f50a74218f8c8f525facf6e2dbfbc682734768329b61e98e47261f2fce8c94e33a560dd9ebb8eb1f093c63be4510a80993bb2a64b25e90b5e6afa21e8bc74633bd78f59ba26543ab08b8d85719bb62f4faca7a3e8da6df33cd48200c2895e60cb5c3b9db3ef5d9802653485d7e9e7', NULL),
    ('sealed', '', '__start__', '00000004.2P8MYLa-', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa936654cf9b94128d291174da3d12ff2014f841c4ade916a1650bf0aab8605274dc66f1376845f42e85afb5bf739758dbc41566c63979215b134b30c62dab38cb05025234f647c6ef28bc30ab35048b39c67cd8886f27b760066cd2821dd9aabe90fd02492ba283ae678806473410200052a2a79bfce69ec1fbffd44770fbac479a0b1c742d2ef54a073e406a5a9b5eeb3d8b0a20055913612c4bd477546662e03da69f2a1d4582fdeef2752de45e1ea08c853868d1aa98a05d053c96e3ec6f6112ba0d3e97e952891fc2f3556580ea04508118be9b4ce4c3f6b6ae912082d81caf9def78625bfdc5bea51ea3a13fde968fed9e7d2ad8ec1c79921dd219043ab2586e3b2fef06126296d66000c8d645959d144fd084994341395cc72d5279de53ff1abeee7c54566dbdf72c01ac391c9251d4106a56ea2c51d0b822a9ac8322387d6e13a0e2c9073267ddce40d6ddd941c64c219e', NULL),
    ('sealed', '', 'items', '00000006.BsllDSzQ', 'pg:aes:msgpack', '24', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93c1f15a99801e6d8e35421d865cc7a2c5a92950d017519608585a80087ba987073ce0feb88f397ef8c725de7fdf408df4fd0a516a', NULL),
    ('sealed', '', 'messages', '00000002.Tvt9CZdo', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93b1b674f6d144f78be3df3e42c8a4819d3183667019b0d02104017add5dee968acfec32adc4219e5262078906465415776ad5816ce3a8e8d3cacd0f343a1666ef922fbd8592e1039a16de5ba37d5ff9f08b534f7bcb03a619bf383f0f73496b70f0310f5f54fb7703a97313478ef5ed7ba096e6859a9f0fd084b4584cbd7ce7009512722fda4ef0ca718618d9048a52f0dd6155fe9988492e5577e93c64a42917e95811781edcd5942e1be06600b9648328452b23e14aab2dfd786f99a09baa9003da48ddb787dc54defd2bed27f137beb4401200d56a8f8ea259fa0d21c99395818c97039f9996da669c96a4d9e8511371745eda6153e7c4fa1fa5cf139b7c00d0f233759842e9d6a90326658737a5d3d5da75c39228718048b2df23a394272812b893efe37f767def41fedac2c81f8089ed222e8a4d39fded22', NULL),
    ('sealed', '', 'messages', '00000003.FXlU4eZT', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93d6b61f4ef4f7d3564e7bc9bc8c8b08961ae36f92bc380931dbd69f4944d1964ffa87e4bd10b5a1a8aec983a1840c28b77f3e8d213fcf2fde1689c0559499bb2037a6e0ae3fb7cf8c93586ca5fa967769e810ffe2f296a121cb184567dbc5bbf5196212a478bcb3ed315e1e8f534c72a43a6236e4b7e069bd7eaa14223139b001a9feea116028bcccf3d4d3134bca3de90d0c90d1bff0ae3b94ac930bef6cf106b07396b5fc092e70e6bfa89cdef260c04aee3f2a3c90e7f3bafc3a51b5a976d2c2844c929697710074a2266ffde5f5c5d7f0d7a15504a6a5d63a14a2fea3c4b6b04afeea0cdfdaa986b4fd03112b64cf08fe7304318400e4e4103e76e48460bf1c100ddd16ef59a2ffbe2e7fb49f4b08ed87a274c801601c77f9bc877db911947373bf0263c3d3a89783ea61fccbb235487bc4c7db736e4d5cd820fea0604267f1b2082d33e9f9e5483cea0a922242a72a4a3f7eccdbad9b9802b9d3d6a426ad112d8570b14755932860d2967dad8a75eae6a74628b2306ff48007389c60e7047933b0cb03423b43f2bf47c30435b340a11613d539ff85d20923f6a8bea641d7e024cb0d405b40045d615a72bcad1e959cdbb91521b1797ad513fa8eeafe39e5a06675413ed885b2b4fd6a489545a90cab297c4e916420f9075ee96f1e288bb7eb0d062293aa012bb8e8599a6b7fba71daddaacff4cdebc965bc03dcefe63e5103841cdd530ce5e908558ad44c7678c4c9cfd836416da497fb96a7da770d79b59858c1e37c7c3cfc6547bd95b7ff5c4f17ec23f0b6f9a4a3b21ca48ae1bc501800da4d3056e57c5d38461d59df1c3b08d45d9d737124185508d825d7abcf83eff96a22545b92254b8566a248bd651b26e94bfb477b8620d00bc6ef68f164', NULL),
    ('sealed', '', 'messages', '00000005.gH7hwE1j', 'pg:aes:msgpack', '895', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa9396d39a52c358d2df285aae5420823b5d4a27f276a8c5a886a4b38d1b8d75cfe3f6ff50533a70d89ef8ee4dc67ef64b9220b32769d018d15478250c03d05664ee5790db0599c179fc41ec9b6b2bd8db23cbce58a299b006dc283b24c1b8b38beff798c9fab207b8288e95742f681382baf82470009b34f594ffe4c9bda1f95ea97f64b40aabced58fece9e769f662014a7b8e036b8288ff06a04bff9321ff9bb79630a661806bdc2e2a13d7d08f55bbfbf74609e80d6d8321b6dedf7ce7ce4b83a2b88916bf958a2d8e3bbcbf4f95bc4bffe21826b44b1756a80a2bb323d476fd8526957f5891ca7da4bc4c4b0acaddc0fdbf9947b7b3d06f4690e604f484a8961a82c68e8ae038842d9f8a22ab31b5d4f86abffd96ded94ad726d399ae398df1e02ffe6882832d880a89315e83a176812cbb366a33d0b3789de8df7f2a81ebc785f06a0c7dc73761bdbe5170309eaf6efb7ba54243f968845906d6f5ed824e71bf0f8411ae9cd724749c49454b65dd450335884bc9c0611da2d3116673bf0f5b4425f388b42d73b3118ba7645f3f87344313a4f62b5dc5f5e9ac8bf53e9960a2385fbb2cb3b2e326c788053c2797a7183634cb07cd9750f309f43de538b18111a51540d916b82798ac7ce1ba0861aea4cac78c5c021fde52d999f1ed2fe2a45e87e98f60ccbc3732c38d8f779ad183b9520f873ee96981ec951d8743bbcdb0dbd37d534666d9f4c0d990cd585b8a4b1eaae209a90c9f1e5c182ea9f3d8a38ed2bef07c024fb54d681932d2ebec95328a070deda14717e862ce9dc509a836b63c22246ea33efdb7b19d5305defb63e57907064a60d2f5e5cc972767a1dece7c397321b49b10e4bd676a9ffc9df3b9b11213477bf9ed864122a5fb95c8b919fc21b7c620a2b2f7d979762266957b1214784b1b676dd1470cd7f4b1ff4fafa6064f8986f79752b6df72fc8e512a438d525fad77103878bedf68f70f703583feb8784689e10a6dbfc5b1ddd9fae30db28371526ce4dc8c7fce86e7d190c2bd25260db82a4949840e8ca5ed411f248e31419550e632e34898d402a2abd8ca198dc945ebbc4d974f8ceef19e672643623ca67d4787b6bf4a7ce39445df30fbaad4a43d33a6a2994cbd522cf906019bdd1e0666653538b0acb5f67736669e720bdfa215362b6b48196bfd08c2fda54cce7f1cedfd02af700fe98a5f76a837b087b13854d124066fab6b3d4cea5add890a7b4094ecd506d4897573e0bc767852e415f0b47bc20b6fd9ebd8672d71f2fd985cd693e9ca32037f8a8b5d130eb7', NULL),
    ('sealed', '', 'messages', '00000006.BsllDSzQ', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93d8e144ae68d46b3c2348ec64ea0eba2766fe8bb509b9551b50770c353e16f3b0c6103467d9a1e57261f1888c3427397a87b9612d355f41e5a52f624af053c3cda1b9d9d1791c36d52f2ab6cf6619c894a6a35da869b0907f37ad96de5aa2aa1390bf78dd15db9ddbf73a3bd0a4a5e29f507625e380e9f62367a16a27d410e23acb60b75616d831a9d35001d23f8e8072873b81fc9c471f0a783c0504eed8634262c320d97a380f2b3b403e0e3770fc834bcc31e327d228ee257aeb8e429f2f28d3197d9d885f83288160f9be01f062a8efd7a5a2ccbb0f78d0efacd6e28ee3f7133d3a75b19a16a04b6614977f24d4f2a1e06d759d58ecb023377630c118e35bcedddce78da3b0b0f88eccaea6370f56b2949198b03180b442a1b839163d3a80c6d3ef561970def79b44a6047e0c2e48df44266dde5b550f3942e01b9b780085f2d5dcd2943ec0e5adb7f2b4acbf45250bbe695e627a6220885fb682220b900f1755ece0f58cefd83a111ae4e5e3a4e8cda0d452d67b5117922764b1b3216ef60beb154ba0d2f80dce8c5f8d91f1acf163f124524f7c0dc77958072323bc9479e46243ce07acacbddf24d9bdcaa3ffb95e9ccadea970ac62a5d1a99762faea0591e14142497c757eedc64f0279a7b644e26681d0c491e12f340838b238e3739a7daa84d27d31022425bde6f49e3051b1ac67433dcefc43b9a0066311ace15b1add6ba7b37c7452ed4510ee520be38cc959f914d78412f026100b956b081a1486b0c842689f40462d3a9c6f4a549c7e17281ceb6382ed628d6dfd794e3c1dfb3baf64bd7f084e03fe02b995d6c02a292e48dce280566a615b3f4eb46364fc0a51a3f31093e16f8f0bdeb4bf48b0bc44b3fcd29a6d4692a54aa0f760736518bdbdf9447e1511204ba8a0ec24e7c43e0a1dc8c377d111b886113936aff90ef8a09fc1ca5dd4a152f31055d8eade501e64d39c99e7a95777709260cf76785140b378fa6bdc7773f74b00f004f9f40df697183861488dc04a29f9b8ece8f5b3d2f5e7068f6a0222b41d05c7b702a56f57cfe11261e42855bf9f3c0fb89432f0d4bd1e663d3dd3352e4dae7d7abf17f3e7dbbed74844d510cd20c043c78d36373c40729403aef40adc845743b43c2215230fd42812251d725b8da1f5a5e792e133ffe60633e66d8d13500862f7195c9ccc130c4665899df7758b44d310a4dd56ecaec3c8439ec11cb3bec040096005bc743659fb639ae6b9348e1862f80fac40554a9a200b255a665795d0de66efd39f0f02bd9e8909e3b8ebe267042a331c705ba210bdd01e97cdc854551ad54abffef313986f52c3256ca4863b8acf579de3ad3eed5829b94daded9eb035bb4b2e40d93638f7b256c3b2f83d6867f7e1496393d8ec04a5f36d8bb9882514c60d478aaa63ed8082f12908910d3cf555a9afcd0d9138743725b531c03951976435e4c680c12cad9dce91bdaacab0f9203828fdf36d1d966b385319ab495be6527513474c47dfb31b1fd69531bcad4de474f5a10923305716fd6e7a2879773ddb45f3254501032cc0819546ebf3b9ac2493e0c982ba4eeb81b866349e48c70b4756df45c8492ce224230d1ac2b93419956f4451bf7db5ef94c5a3a6480d6dccce019c5e4c83cd7ca8dae918118d7aa2cc8a65fe1ab87d7bbd127607c99a1a895e425d939148ff891e3b69ae315e776f2caba5c0b91f83cca8d50ff28a288a308a28021336442755bd92d674196227484086fc82b84b', NULL),
    ('stepped', '', '__start__', '00000001.TLTXntN4', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\xe71db1e4'),
    ('timed', '', '__start__', '00000001.awK-Ec0B', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xf6641906'),
    ('timed', '', 'messages', '00000002.iDXhwtcr', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf36ed10e'),
    ('timed', '', 'messages', '00000003.O6gIwJ7d', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2abd9979'),
    ('values', '', 'bytes', '00000001.gJIS4IzP', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x540e3248'),
    ('values', '', 'large', '00000001.X7HvXy3j', 'msgpack', '21', '0', NULL, E'\\xc7126492a3696e74c40b0100000000000000000000', E'\\x0406c204'),
    ('values', '', 'many', '00000001.9Jjm0Yr8', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x547acfe7'),
    ('values', '', 'nested', '00000001.D8x_4sk0', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x7dbd5814'),
    ('values', '', 'real', '00000001.bYxbVYWF', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x773e7748'),
    ('values', '', 'text', '00000001.4-i9ZVvm', 'msgpack', '41', '0', NULL, E'\\xc7266492a3737472c41f6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xbb2e7489'),
    ('values', '', 'when', '00000001.E7qRJUDr', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\x2fb1d87b'),
    ('ünï ''code''', '', '__start__', '00000001.gSfjgE94', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x11a28ca6'),
    ('ünï ''code''', '', 'messages', '00000002.FjvkwvK6', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8138a41d'),
    ('ünï ''code''', '', 'messages', '00000003.6D58_VCR', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x29e8729b');

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
    ('keyed', 't2RcmJB0JN_7N', E'\\x01020432303236190fcf1855105856f369ed42ed35e98cb98f9a6dc582e4ad3578f75a3f83e3810ea63426f9c7f0a7db2780ecd7b830de596faf46100de2191a505cc28af05a6b5e0e95b5f31acd05e21a220c176ff8c051721b32dadc2d6dbd7ffc42', 'ring:2026', '2026-11-28 21:10:44.74853+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-28 21:10:45.10603+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'pXyF-N0IqEEeN-7m', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-28 21:10:44.859219+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1eb702-d088-6dc4-8000-9bba821dc1ef', 'e5411eb7-64d1-0067-7759-93630aeb012e', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-28 21:10:43.935313+00', '2026-11-28 21:10:44.144235+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb702-c8c7-6b13-8010-b90bfd924356', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-28 21:10:44.19944+00', '2026-11-28 21:10:44.284625+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb702-c9fa-69e4-8007-285d974a5aa6', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-28 21:10:44.453555+00', '2026-11-28 21:10:44.453555+00', 'false', 'false', '2026-11-28 21:10:44.453555+00', NULL, '1f1eb702-cbb1-67fb-bfff-7fd53a720d23', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-28 21:10:44.16683+00', '2026-11-28 21:10:44.177394+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb702-c90e-6d89-8001-c79d59067f94', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-28 21:10:44.74853+00', '2026-11-28 21:10:44.762549+00', 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1eb702-ce84-6e12-8001-46438faf3def', NULL, NULL, NULL, NULL),
    ('left', '2026-11-28 21:10:44.842826+00', '2026-11-28 21:10:44.842826+00', 'false', 'false', '2026-11-28 21:10:44.842826+00', NULL, '1f1eb702-cf51-69f2-bfff-9296e1f9282d', NULL, NULL, NULL, NULL),
    ('question', '2026-11-28 21:10:44.341935+00', '2026-11-28 21:10:44.39041+00', 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-28 21:10:44.39041+00', '1f1eb702-caaa-6aed-8001-cdcba017588e', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-28 21:10:44.63553+00', '2026-11-28 21:10:44.699868+00', 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-28 21:10:44.699868+00', '1f1eb702-cd7f-6a14-8001-527d4cf05897', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-28 21:10:44.525587+00', '2026-11-28 21:10:44.623466+00', 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb702-cd2f-64c6-8004-771a4718f296', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-28 21:10:44.960725+00', '2026-11-28 21:10:44.960725+00', 'false', 'false', '2026-11-28 21:10:44.960725+00', NULL, '1f1eb702-d086-6d75-bfff-772390dddc09', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-28 21:10:44.787999+00', '2026-11-28 21:10:44.804438+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb702-ceef-629e-8001-8f14ba7b71af', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-28 21:10:44.486134+00', '2026-11-28 21:10:44.486134+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-28 21:10:44.309817+00', '2026-11-28 21:10:44.327447+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb702-ca59-6718-8001-9904595fb047', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1eb702-c6ac-6cd0-bfff-366c03e44517', 'b9c1e398-65da-215e-121e-529e766a5af8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcc1f6d52'),
    ('chat', '', '1f1eb702-c6ac-6cd0-bfff-366c03e44517', 'b9c1e398-65da-215e-121e-529e766a5af8', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xde2b97e6'),
    ('chat', '', '1f1eb702-c6ac-6cd0-bfff-366c03e44517', 'b9c1e398-65da-215e-121e-529e766a5af8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7812c443'),
    ('chat', '', '1f1eb702-c6af-664f-8000-9d58d1e2cd4a', '82c34d7f-4db7-23a3-7269-32a5c040c1bc', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb0c18a11'),
    ('chat', '', '1f1eb702-c6af-664f-8000-9d58d1e2cd4a', '82c34d7f-4db7-23a3-7269-32a5c040c1bc', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x6f2ed1c7'),
    ('chat', '', '1f1eb702-c745-6335-8002-5cee791e4961', 'b9a7f572-1646-cc14-f0bb-8306592f405d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xae050160'),
    ('chat', '', '1f1eb702-c745-6335-8002-5cee791e4961', 'b9a7f572-1646-cc14-f0bb-8306592f405d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xa4ab2fdc'),
    ('chat', '', '1f1eb702-c745-6335-8002-5cee791e4961', 'b9a7f572-1646-cc14-f0bb-8306592f405d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4fc774c7'),
    ('chat', '', '1f1eb702-c746-6dd1-8003-a9eac231db5e', 'f470b6a2-4dee-0860-6687-3171e37e1618', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf75a514e'),
    ('chat', '', '1f1eb702-c746-6dd1-8003-a9eac231db5e', 'f470b6a2-4dee-0860-6687-3171e37e1618', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xa2e3a525'),
    ('chat', '', '1f1eb702-c797-61fa-8005-d9f1bec38218', 'c697cdd9-76b7-666a-eb99-d476acdfbe0d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x32379841'),
    ('chat', '', '1f1eb702-c797-61fa-8005-d9f1bec38218', 'c697cdd9-76b7-666a-eb99-d476acdfbe0d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x6be0e3a4'),
    ('chat', '', '1f1eb702-c797-61fa-8005-d9f1bec38218', 'c697cdd9-76b7-666a-eb99-d476acdfbe0d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xc2c40616'),
    ('chat', '', '1f1eb702-c799-6b11-8006-05d66131381b', '418ce681-bccb-f58c-abbb-5634f31f408c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6e7f79be'),
    ('chat', '', '1f1eb702-c799-6b11-8006-05d66131381b', '418ce681-bccb-f58c-abbb-5634f31f408c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xab931755'),
    ('chat', '', '1f1eb702-c7e8-6249-8008-fe62320d7d41', '8f1f8fd8-d0ad-b351-4d01-a7326581727a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4b814f6f'),
    ('chat', '', '1f1eb702-c7e8-6249-8008-fe62320d7d41', '8f1f8fd8-d0ad-b351-4d01-a7326581727a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x5b402d57'),
    ('chat', '', '1f1eb702-c7e8-6249-8008-fe62320d7d41', '8f1f8fd8-d0ad-b351-4d01-a7326581727a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x29f3a24b'),
    ('chat', '', '1f1eb702-c7e9-691b-8009-6645c0d95cc4', '9906158b-2371-d1d2-9503-0a1b616fe14b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xff4fc3d4'),
    ('chat', '', '1f1eb702-c7e9-691b-8009-6645c0d95cc4', '9906158b-2371-d1d2-9503-0a1b616fe14b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x3385e291'),
    ('chat', '', '1f1eb702-c844-6a74-800b-5650754f0aa9', '9cf34552-8282-c058-c549-5ea04c6bb10c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xccf06023'),
    ('chat', '', '1f1eb702-c844-6a74-800b-5650754f0aa9', '9cf34552-8282-c058-c549-5ea04c6bb10c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\xf5900fda'),
    ('chat', '', '1f1eb702-c844-6a74-800b-5650754f0aa9', '9cf34552-8282-c058-c549-5ea04c6bb10c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xba45420a'),
    ('chat', '', '1f1eb702-c846-605a-800c-be7d1754e8f3', '676c0dac-1180-b6cf-abe5-5c746e8a228d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x726cd52d'),
    ('chat', '', '1f1eb702-c846-605a-800c-be7d1754e8f3', '676c0dac-1180-b6cf-abe5-5c746e8a228d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x3f61bbbd'),
    ('chat', '', '1f1eb702-c8bb-69ae-800e-f351dcaa9316', '9474e72f-6faf-9e53-f436-c8999bcd57f7', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfa922a6e'),
    ('chat', '', '1f1eb702-c8bb-69ae-800e-f351dcaa9316', '9474e72f-6faf-9e53-f436-c8999bcd57f7', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\xe0a30380'),
    ('chat', '', '1f1eb702-c8bb-69ae-800e-f351dcaa9316', '9474e72f-6faf-9e53-f436-c8999bcd57f7', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdaa80622'),
    ('chat', '', '1f1eb702-c8bc-6cea-800f-502a1cd5a4af', '845acd97-c87d-171f-d451-ee1c7797d149', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8a28bb72'),
    ('chat', '', '1f1eb702-c8bc-6cea-800f-502a1cd5a4af', '845acd97-c87d-171f-d451-ee1c7797d149', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x14a18673'),
    ('delta', '', '1f1eb702-c943-6631-bfff-b57202685e5e', 'b977ceef-74ce-f62a-03f6-16453f29f6e7', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd420d1ba'),
    ('delta', '', '1f1eb702-c943-6631-bfff-b57202685e5e', 'b977ceef-74ce-f62a-03f6-16453f29f6e7', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x580cb950'),
    ('delta', '', '1f1eb702-c943-6631-bfff-b57202685e5e', 'b977ceef-74ce-f62a-03f6-16453f29f6e7', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x50c54555'),
    ('delta', '', '1f1eb702-c944-6b09-8000-da634429abf5', 'ee378a01-ce06-7a8e-e7d3-16d2b346aeea', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x97023a32'),
    ('delta', '', '1f1eb702-c944-6b09-8000-da634429abf5', 'ee378a01-ce06-7a8e-e7d3-16d2b346aeea', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xcfbd5641'),
    ('delta', '', '1f1eb702-c97b-6a0c-8002-d9ebee8d3db2', '6f1185c6-d9d9-e879-ba34-d09ad9960f04', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe305b760'),
    ('delta', '', '1f1eb702-c97b-6a0c-8002-d9ebee8d3db2', '6f1185c6-d9d9-e879-ba34-d09ad9960f04', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x3b52c40d'),
    ('delta', '', '1f1eb702-c97b-6a0c-8002-d9ebee8d3db2', '6f1185c6-d9d9-e879-ba34-d09ad9960f04', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x290d4b68'),
    ('delta', '', '1f1eb702-c97d-61db-8003-e9e34fd80c34', '33dbcfcd-7a41-1a6e-fe99-8c32f1cdf764', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x441fa666'),
    ('delta', '', '1f1eb702-c97d-61db-8003-e9e34fd80c34', '33dbcfcd-7a41-1a6e-fe99-8c32f1cdf764', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xb7d4731d'),
    ('delta', '', '1f1eb702-c9e7-6e3b-8005-a8a9af366d77', '579f2e8b-d6ff-77ee-6a34-40340919e54b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x25c5935a'),
    ('delta', '', '1f1eb702-c9e7-6e3b-8005-a8a9af366d77', '579f2e8b-d6ff-77ee-6a34-40340919e54b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x0fd2f7e6'),
    ('delta', '', '1f1eb702-c9e7-6e3b-8005-a8a9af366d77', '579f2e8b-d6ff-77ee-6a34-40340919e54b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xcd7b086a'),
    ('delta', '', '1f1eb702-c9e9-6aef-8006-48b4c0751168', 'e22938bc-ccd7-be5a-dd09-029b324b77a7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb1137609'),
    ('delta', '', '1f1eb702-c9e9-6aef-8006-48b4c0751168', 'e22938bc-ccd7-be5a-dd09-029b324b77a7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xde8daae6'),
    ('failed', '', '1f1eb702-cbb1-67fb-bfff-7fd53a720d23', '5088bf51-46e4-5eee-d8fa-e3f78a992e00', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x511f8e8e'),
    ('failed', '', '1f1eb702-cbb1-67fb-bfff-7fd53a720d23', '5088bf51-46e4-5eee-d8fa-e3f78a992e00', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x4166374e'),
    ('failed', '', '1f1eb702-cbb1-67fb-bfff-7fd53a720d23', '5088bf51-46e4-5eee-d8fa-e3f78a992e00', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xad9687e5'),
    ('failed', '', '1f1eb702-cbb1-67fb-bfff-7fd53a720d23', '5088bf51-46e4-5eee-d8fa-e3f78a992e00', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdcfee61d'),
    ('failed', '', '1f1eb702-cbb2-6a5b-8000-87c478586c9d', '3fd602bb-7a25-1f50-1913-114394cd5474', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x121a8bbd'),
    ('failed', '', '1f1eb702-cbb2-6a5b-8000-87c478586c9d', '3fd602bb-7a25-1f50-1913-114394cd5474', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xdcabbac1'),
    ('failed', '', '1f1eb702-cbb2-6a5b-8000-87c478586c9d', '3fd602bb-7a25-1f50-1913-114394cd5474', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x3ced0ea8'),
    ('failed', '', '1f1eb702-cbb2-6a5b-8000-87c478586c9d', '3fd602bb-7a25-1f50-1913-114394cd5474', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xd29a56ec'),
    ('failed', '', '1f1eb702-cbce-6794-8001-1c0258528c22', '5438a218-287a-2c0e-f34e-0c6a70523849', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1eb702-cbce-6794-8001-1c0258528c22', '6f176877-94f2-7877-9fe8-2e3e15b594ba', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('fork', '', '1f1eb702-c8f5-6348-bfff-076da1e0d037', '5bca3273-142e-4a3c-33ae-dbc3b37ef30d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x45de8d77'),
    ('fork', '', '1f1eb702-c8f5-6348-bfff-076da1e0d037', '5bca3273-142e-4a3c-33ae-dbc3b37ef30d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x392cfcfa'),
    ('fork', '', '1f1eb702-c8f5-6348-bfff-076da1e0d037', '5bca3273-142e-4a3c-33ae-dbc3b37ef30d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xee68dc70'),
    ('fork', '', '1f1eb702-c8f6-64fa-8000-5bb2b0a6cf3c', 'e1b18645-74ec-def5-02db-54156e1ca96b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x03bb3198'),
    ('fork', '', '1f1eb702-c8f6-64fa-8000-5bb2b0a6cf3c', 'e1b18645-74ec-def5-02db-54156e1ca96b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x5c5652f8'),
    ('keyed', '', '1f1eb702-ce68-6217-bfff-ebabfac7c0ef', '021a5a68-4726-ca93-330f-168b665a7a2e', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c9367d9b8650055f90c82663eba72bf4476c0c9a0a1cd5d436b10a23397413d01bd9dca598c595b56df3c315ee645a9b394b4fc140bdbb161713ce620d0400b325f05bbffdd6a5d65b30572b680358657df9d7b786b4d9e0cfb2c3d2839ce0dd1f7a7dc9606ba8b0b79ccdd0546001aa284f85550c2c02969b83af2ea2e5bd5bbb49c255878b3683000fc1cfd6b29311fbf701aa8978d09fe00539b3615e642524c865b6ce6f747d58546e340b90a422bc6f53ae14aec520f2fca8340a9a32abc12ee3b2354ef6db5bb98f0a696ab71e8204b2f2b785c6d5a5e478b0d015cc430cd347b6a007590c77139f23ad58b62b82ddab7a7cddfe8de5ad3e9cbc9d3494a52d446daac3388fadbb5db650380ace8a27285f96c36f13d0f2fcda35529f3daee41c9d8175e8e79089c368bab6986901c78edb2f42f8322d3dd223', NULL),
    ('keyed', '', '1f1eb702-ce68-6217-bfff-ebabfac7c0ef', '021a5a68-4726-ca93-330f-168b665a7a2e', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c9362d0740ec2b430faef23c7a454da8c885ab78b8431dba98c860042ffdb175aa84d889fc60e2', NULL),
    ('keyed', '', '1f1eb702-ce68-6217-bfff-ebabfac7c0ef', '021a5a68-4726-ca93-330f-168b665a7a2e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c9360b471e003f0e053592ad8f9b531cd69eaba168535a834d4265c35198', NULL),
    ('keyed', '', '1f1eb702-ce6c-6bb8-8000-bda454380da9', '168b80e4-08a0-b235-9840-038dbd1dd314', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c9368f09971d8a4d9bc764f37a7b6b2752800859f174f363cd2da947bf715dcbf36ed1d76e23007da3f9f8d2bb55cc42e4205e7d796e7b99d08bcaa7ff06b47d8b2419d0bd83a1bc50d3828c329e65ec48fb77a183503fdef0830d83b59650ebca5dde7c690a8d7bd76460a30bc2aefce8331b5f52839cdf5eb928d57834243e18c58d5a07b97342bbeb552fc6e42a0dc02855d084e92da1c9b4f97270ed0125430831283e2c7d032101d1b04e2e5a1df4d955278cae15a25be79fe2799a7cfb073ec2c67c798df9927da8f568fb687e6b03d8cb168aa272ebff1206b874e0c1eb25463ec4f5f29f82316b4ce6ef57f6d2a0009d64efb10ee441d8648df6c136fb909e2a65e1d7c0eb053f710ba8bc0579e3a678a97e78af2e21b0db731adf0ca5b7c0b34daf28ede7a9646f9dae4dd9d4cc1e730cbabe78e84238d9776ffa9dea73896b5f36958aa607fa836168d36f9d3281f52dbee4f855ea28f97a1de70036b3f3', NULL),
    ('keyed', '', '1f1eb702-ce6c-6bb8-8000-bda454380da9', '168b80e4-08a0-b235-9840-038dbd1dd314', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c93622f86973800895d35a56b3f5c1b072bd4cd95d69e68c29f353c07b6cb0ef91', NULL),
    ('left', '', '1f1eb702-cf51-69f2-bfff-9296e1f9282d', '7a7686ca-a68f-ee66-8593-2d890d72e110', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x63ef178f'),
    ('left', '', '1f1eb702-cf51-69f2-bfff-9296e1f9282d', '7a7686ca-a68f-ee66-8593-2d890d72e110', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xe0f47c57'),
    ('left', '', '1f1eb702-cf51-69f2-bfff-9296e1f9282d', '7a7686ca-a68f-ee66-8593-2d890d72e110', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x78cb3344'),
    ('left', '', '1f1eb702-cf51-69f2-bfff-9296e1f9282d', '7a7686ca-a68f-ee66-8593-2d890d72e110', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x59dcaa26'),
    ('left', '', '1f1eb702-cf52-6d09-8000-abdcb644fe2f', '4d45287a-3aae-a8da-59ea-059dd418f3b0', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x12fce1cf'),
    ('left', '', '1f1eb702-cf52-6d09-8000-abdcb644fe2f', '4d45287a-3aae-a8da-59ea-059dd418f3b0', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x8f71fac3'),
    ('left', '', '1f1eb702-cf52-6d09-8000-abdcb644fe2f', '4d45287a-3aae-a8da-59ea-059dd418f3b0', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x6fcb6638'),
    ('left', '', '1f1eb702-cf52-6d09-8000-abdcb644fe2f', '4d45287a-3aae-a8da-59ea-059dd418f3b0', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x22c6e3c0'),
    ('left', '', '1f1eb702-cf78-6335-8001-a1d67b0795ff', '150de02b-c2d7-1333-be4a-9cfdcb42a7d0', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', '', '1f1eb702-cf78-6335-8001-a1d67b0795ff', '4ec8f979-8bf2-c9c4-6679-dbdb221b3492', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('question', '', '1f1eb702-caa0-643e-bfff-162185ff8e9d', 'e1555141-8ff4-5ecd-0ece-04cfdceebef8', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1da9dbbb'),
    ('question', '', '1f1eb702-caa0-643e-bfff-162185ff8e9d', 'e1555141-8ff4-5ecd-0ece-04cfdceebef8', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x766a87e6'),
    ('question', '', '1f1eb702-caa0-643e-bfff-162185ff8e9d', 'e1555141-8ff4-5ecd-0ece-04cfdceebef8', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3cb9802e'),
    ('question', '', '1f1eb702-caa1-68ba-8000-c358c362b680', 'ba78b679-80b3-6256-99c7-2b560307a06f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x391b58d5'),
    ('question', '', '1f1eb702-caa1-68ba-8000-c358c362b680', 'ba78b679-80b3-6256-99c7-2b560307a06f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xc03d7414'),
    ('question', '', '1f1eb702-caa1-68ba-8000-c358c362b680', 'ba78b679-80b3-6256-99c7-2b560307a06f', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x854c8d9a'),
    ('question', '', '1f1eb702-caa1-68ba-8000-c358c362b680', 'ba78b679-80b3-6256-99c7-2b560307a06f', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x1af4a6ef'),
    ('question', '', '1f1eb702-caaa-6aed-8001-cdcba017588e', '497f494a-fc39-3145-7104-05c0978f3e95', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\xaf339542'),
    ('question', '', '1f1eb702-caaa-6aed-8001-cdcba017588e', '4be1b1bb-1f30-6ced-9373-6da3886947f6', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\xc76f6691c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203034646336313264366434643637326439356133643732306534396238396661af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:4be1b1bb-1f30-6ced-9373-6da3886947f6', '1f1eb702-cad3-658b-bfff-4b7c803f7df5', '8675c518-f154-b0e4-fdce-9d7525883cf9', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2634d679'),
    ('question', 'inner:4be1b1bb-1f30-6ced-9373-6da3886947f6', '1f1eb702-cad3-658b-bfff-4b7c803f7df5', '8675c518-f154-b0e4-fdce-9d7525883cf9', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x17a95fa8'),
    ('question', 'inner:4be1b1bb-1f30-6ced-9373-6da3886947f6', '1f1eb702-cad3-658b-bfff-4b7c803f7df5', '8675c518-f154-b0e4-fdce-9d7525883cf9', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xc2e8839e'),
    ('question', 'inner:4be1b1bb-1f30-6ced-9373-6da3886947f6', '1f1eb702-cad3-658b-bfff-4b7c803f7df5', '8675c518-f154-b0e4-fdce-9d7525883cf9', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xe857b0a4'),
    ('question', 'inner:4be1b1bb-1f30-6ced-9373-6da3886947f6', '1f1eb702-cad4-6b30-8000-857e51187428', '565a7a4f-002b-f9ba-f6d5-06608b210ac2', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\xc76f6691c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203034646336313264366434643637326439356133643732306534396238396661af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1eb702-cd69-68c8-bfff-d52c0d5c2432', '6c246d39-fd75-0ad8-3c43-6b88e6939028', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa931bac04a14f27760072343db3fbe7afb6430c4e6b28ee5708d30427cd7dd90131ee31f3404d07338b0c9ba154551fe44c4e716a951e13b668abbacd0f0bd598fe5e1786b46028d5f57fbdf9fae520716c856d4b035e920ec5981d8936cdfa949778ead045bf4519ff000433408a24610eaf23567ec8c700516514c79b351d9f22b1c31b8a68a480438c6b81a26a841fc31180e06f18b0db0f4fbdabf315d90f8502bdb93b8ecddbec4cc0d632', NULL),
    ('sealed too', '', '1f1eb702-cd69-68c8-bfff-d52c0d5c2432', '6c246d39-fd75-0ad8-3c43-6b88e6939028', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93dfd4ff2b29be3fc358b107c3c5c793130b86b2d5947e49e74297769945f4012a2bbb013496', NULL),
    ('sealed too', '', '1f1eb702-cd69-68c8-bfff-d52c0d5c2432', '6c246d39-fd75-0ad8-3c43-6b88e6939028', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa937e6c5dba6d8d0fdb2e3a3ab896551c76b28f9fbcb3460c5037e9f57f', NULL),
    ('sealed too', '', '1f1eb702-cd6a-6aaa-8000-3a6b297a2d8d', '8a905cf3-52ae-9883-4849-3f72fb94fe16', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93c894cc09037359b989a855f149508a18d89ff5db3fe65e79b6461a3aefee8694eb449f02b9d896b8340ed900e4f47ac7caf222dbc28e6121891df85ba888a27cce3775b605deb95cf65c6ffc11acf1514427d84b3f40a729a35dd6bd8bb755a6a245ad97c02c4c8801ab547402abbefc99a4973fc775308d80d83f5483cfe7246ab9682994b8188f52b96a0a0730e73e03b8c7915a8c8183b5777b5694573a59d727927eaafb8ff310e825ff5a09af7900379e95bc8277e16a60a2eed7a6bd34cc4ce4e460c8578c66838cd30bbcb3bdd0aeb1bb0da27162dd78a217bf5ecc611c82386f958eb72d59b9510729921a8dd18fa3b56ca4881223813aa4067a9bede93f4834292f2e9cbb4365fc484b0842f2732a941f315ffee73993c92624883943ed8b5cb17786f7364d666b7658e7ecaa686bd791bd2ae7725ac52de3253d52a6d12cc93e47acb85e9bc32c7c0aab0a3ac47fd3231cce21c28a3cfc3383bb8f01', NULL),
    ('sealed too', '', '1f1eb702-cd6a-6aaa-8000-3a6b297a2d8d', '8a905cf3-52ae-9883-4849-3f72fb94fe16', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93a8c5c7782f2bd4818eeb9e5d9e30380a336f9be9745e8dd1965399ddf9d82c', NULL),
    ('sealed too', '', '1f1eb702-cd6a-6aaa-8000-3a6b297a2d8d', '8a905cf3-52ae-9883-4849-3f72fb94fe16', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93db2989e43d87b7b02219d7735a78576f08161a7360276bb33244113d', NULL),
    ('sealed too', '', '1f1eb702-cd6a-6aaa-8000-3a6b297a2d8d', '8a905cf3-52ae-9883-4849-3f72fb94fe16', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93d79f4db6285fed1ffbf5e02aebedec93b7cb13ad3848568bf180c534', NULL),
    ('sealed too', '', '1f1eb702-cd7f-6a14-8001-527d4cf05897', '24921896-2554-2ac7-a4e0-906be50599b9', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa933bfe56f2b9d3e3ff777e7784aff8381cf45aa7472900399ea039123f3c57f341ce4afb2a0211c68b02d04aac771c70d8d6e87148a91380bffd5b75434c62c0d9d323fcb3b8d726e13c0c97e77b03a575f89432132832397a31f94a57f2848a92a13aee15838c2f85be5e99096d2016c273acd26210d7429c8f1bb755eeae1d6204a824ad72e291430a1a14e43794', NULL),
    ('sealed too', '', '1f1eb702-cd7f-6a14-8001-527d4cf05897', '2dfbd410-9ee1-6bbc-b485-64c5542890d9', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93a3f5c2ad1dc1dd3d923d0d4a475451338a2b8d3e883b53b4e98188c4d5e59f8fc3227a64', NULL),
    ('sealed too', 'inner:24921896-2554-2ac7-a4e0-906be50599b9', '1f1eb702-cdcb-6074-bfff-bd46f98c580c', '6551b0af-f8b7-58fc-d00a-b4d48a450944', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa935a066282ba344676e08bcc895d12935f2659199a7bd9c1f82611b3cff9ea43fe35b7eeb054c34761426a2e6b73e6e9df95e22d41ce534de9baf4e90620d36b64069d105065065b2dea3aada48ad9650d7b957f90e8b8064e8f95cf943a0a8887ccc61f7d515d6fd4f42595d3c35f2716cf35691902a44be486604e6c09488c4226d46ca26dfd29b1894d561f1d0e0d6c5920ce3657dde2c9866dedb540ee6300d0c35f2aa75c46b1a1accaca95e09ed8ac9afe64a7bbd700f5bda7a7fe64907d3ab2c723047946e7765925c94cb0a55a3800093e8a0f74bc4dcffdd48c4b0a1ceecec2083daf67dcdbcce8a9af9a4f040e55bd88c94cad32c7537b49eaf4fd4d47ffaad868b0add7894b747a1ff5fff38d3bf12d760659f242e3c8227918737a83c629b7593b2aea90efb6f64d40f3b493b8aa74c854784bbaa0c83bfa1ca3fcb0cb2542d1bb5bad35e44c7be46ec8ca9cd7d8dc3b8ad15bbe02c53f4683f0548be071f165687614037b53deb81fad1fce9adc9694e44cb5f21f44ac61ceae042665290c5fea0c2998a99c396495ab186c189990025a5354539a164c4571bb1299125bb2772308598751cf89fc0b8c7f46b3aa4ee0f570dffea49d4b25208cf9102f2bbed3b082903e9a37ea11a8e1d1394ca6c02571fde9c9c6ae02dc89e517cda1fa61ac462f424150186da04a2eab', NULL),
    ('sealed too', 'inner:24921896-2554-2ac7-a4e0-906be50599b9', '1f1eb702-cdcb-6074-bfff-bd46f98c580c', '6551b0af-f8b7-58fc-d00a-b4d48a450944', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93c268c33ef00520c89280f27774b8526cab4deeaf53e61deb1883c6c522ca19', NULL),
    ('sealed too', 'inner:24921896-2554-2ac7-a4e0-906be50599b9', '1f1eb702-cdcb-6074-bfff-bd46f98c580c', '6551b0af-f8b7-58fc-d00a-b4d48a450944', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93dec26b0ca5ba1f3f34922c118c20070fc09cb475e7c50d4150171b8d82414d5c4d048759ce', NULL),
    ('sealed too', 'inner:24921896-2554-2ac7-a4e0-906be50599b9', '1f1eb702-cdcb-6074-bfff-bd46f98c580c', '6551b0af-f8b7-58fc-d00a-b4d48a450944', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93c7a35b4953c14c9fbc1aa54047f3259f2abc7f1b21bce73d2ea78930', NULL),
    ('sealed too', 'inner:24921896-2554-2ac7-a4e0-906be50599b9', '1f1eb702-cdcc-65d3-8000-f5edeebd0297', '820cfa83-c2d3-08cc-5888-9c88f84cb88e', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa937f94686e36a5daf5815b66bbf8be865461001bff98172d451e1f7e21132d8162e6798e51577be16c3a76fdbf5608220abb5d12638b78de012dd0c6b6c648216bc3174e031b4104dff9023de7bb6d0c2c47e962e0b44060dce2ebd4a1c94c1c6b1bc2155462bda5ca33b40ce954e3404870bb1076111a78e90af3c17fa8fe93d068284af9953c032a07202a1413ae', NULL),
    ('sealed', '', '1f1eb702-cc4c-6f03-bfff-72bd728628eb', 'c8f3e521-3313-3d4c-d29e-5fa9967e8141', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa935e19140feceb386873900728e12b1c315c68da11c1e261b263601f27c72ecf80e681be9fedb0dc76ec7e28b91dc5ecd1fc5d60d530a88880dfceaac4499edfa52fc87edc53b398b07d515cd777683ac85bd7ac2a52aa924533a2db82ed042990e241757b8984f40909896504a19d7fd3dc88f8c86a2515c5dbdc1351983b7f646f7fda1b2ba62e31a8d9dd979d1a73866dcfe53c8621b77c2f4a66c85953ba17de33f1270805d6042b4336f3fbd5ce93becd4b324bc8b8cc7057b3005bf0da843994788b8f57c96278373732961a160a8bd10cb5cb2daa23e4b079069e7fe1d7dbb335b59da018128f31cc9cc5940ed4e6d34e5d5d1979a86db4f1ca6e32b4cbef4118846083707fca7bb34dc443f2ffcf3e644550c33bbcf25f171fa95fdde4f50a8ab95e2aa2be2933fe6c9f1d352fda61cc48d63674ec2f4b', NULL),
    ('sealed', '', '1f1eb702-cc4c-6f03-bfff-72bd728628eb', 'c8f3e521-3313-3d4c-d29e-5fa9967e8141', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa937b70ff6991818f6def15f24d6dd98f12e4e22e5985ffbe3c74f53835132cad8e125a2e0663', NULL),
    ('sealed', '', '1f1eb702-cc4c-6f03-bfff-72bd728628eb', 'c8f3e521-3313-3d4c-d29e-5fa9967e8141', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa9305fb28007d77016c13401295974a4b61e68387587bb6c38574ecf1c7', NULL),
    ('sealed', '', '1f1eb702-cc4e-6326-8000-897bff102c34', '0201f433-c1ee-fe00-acf0-9331522c5c05', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa938d3709188d8e2e633060609cc9f976c67db04479a4640b66edcc22fe03ad29efbe9a295282a6fb850c969229222b63cd8fcebb302efb803846039f55e59fe1cff25bc44282c0efc3e4bfb5224c6592a0b09e462b763de48afa190a18f7d8305d85ea86f19a744b97cef789133420ef931e7b479b4dd1271b915acf709a9c360625acaa9915070b8160cb6cc86ca0d2e3d6e0614e994dca85e3536f3b8173f67a0030c5c6cf5e45b540f37bd4d6380f2a5da4c952c124947cf87738ed3bcfa2bac17fbb113d9d16b17a93129ca57ecfa72278a40bebe1bdc3c4ccd2783efb68488374de080169a37f872bbff7d601e1eeaaca49f52af307db6ca35b73d9135458f96772e8770f0a95bd3f08a1cb81793d1d634861dbe6b4e23c87bef68d228e32aa1872c888e172becbf6aff89f20f360c4f4ef56774ac487a6b8cd9cf02c5c81b869c9f34b2c1e0d1e137e1c905879e4e99b8102942285ba981ce6e8e6648c410c', NULL),
    ('sealed', '', '1f1eb702-cc4e-6326-8000-897bff102c34', '0201f433-c1ee-fe00-acf0-9331522c5c05', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa933ddf1724eabe935ffff9a07fca5476de17deb8a2b31b47afc485b25736e802', NULL),
    ('sealed', '', '1f1eb702-cd12-60f7-8002-4e5a79f12f49', '19cca979-2140-bb6d-949e-c7965903d378', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93a2fbcf79df84fe433341ae63f6294571980893ee0421e6a43513fdc539636b0fee84181717cd4bf183d65bdf99f3552e12211c75948b540cef3e6fba57bc73d05ad256e353213f1126e96399fef698a3a6d0a4a2148bd53c1d5efef80738a15c3e9c4db9634a23dcc5fe066006e7308c8e89142991af3ee9471140aa9fc1cc5c7e1d791c8872648c0ec9181ed802f4b86ab5da897d8ff9a4cbae4d7e5ab485801a59077e98214befc9d55b98fe4e869cd6981d2a2a1d59f0415539cc3f605ad04171969d9a4058f10134a429332ca878d2e1cd876f493505b5f99ba06ebda06b1b5424e70db4758c896cd1de6d5ce0f743c866f12b1fb48d4895dd499d6ae170d5acea59cf88060e25165af20219f65d0e0ee9f58407ef01556884c1d5e19037eb066982d44df816eaa1016bcffa4739e3c68c14158ebf6d22c1', NULL),
    ('sealed', '', '1f1eb702-cd12-60f7-8002-4e5a79f12f49', '19cca979-2140-bb6d-949e-c7965903d378', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa934e65e0af597d56d6c3cdcc54085c3cfe6e1d7c38bc2db25fe0164bfeb8188d4fd72fd68faf', NULL),
    ('sealed', '', '1f1eb702-cd12-60f7-8002-4e5a79f12f49', '19cca979-2140-bb6d-949e-c7965903d378', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93520e982a4974d90fce0070c655e2f0896037f7bc596817ad043806ee', NULL),
    ('sealed', '', '1f1eb702-cd13-68cd-8003-ca1eb1b25bd3', 'c1a49fd9-0045-2f60-2306-c0a373077136', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93968147db23bff79629c9c9bb0de3758062d242b0140a5e01c9fc26bed2547b16cbaf71b0c16d967147ac951ead597025860e70e82b7e27b204f3498b6d9313908a8d480bca32011d64ec55fb1cca65351f073bdde9f2b8e992210ad5c395bb0fcb390d0fd144de6afd515c18d10df11488191ebaccda0e08dbb8a59a511a02012c3088600d7faf4218ca3021e4fc9125561580004f0aa138d65ee5a83ce900bae8331f2a4347423c6e320d81269641e44561f15d0e112d032636eb11e15674cc438aa1d137f7f83bdd78cb1e3e57af1a3a6613ca694bb53b0d146c01ed2914eab16828323bb2afd852df89ee9422700add20d643e7b0f02082b235b7f1b3e20d7195002b3d0c70ff674220e8bf585cf40ebf8dd71b99e638af93e08400eb2ca01c530e36f8a7a64a378831dda18588f16ae746a74ba1b8707f2d6e5faadb445ebe5bb62827736f763aea458d049d564ff74690f08ab686c5313d46235b74367ae3', NULL),
    ('sealed', '', '1f1eb702-cd13-68cd-8003-ca1eb1b25bd3', 'c1a49fd9-0045-2f60-2306-c0a373077136', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa939ad3779d6d3c4aa47e64bcc130dca4c5199e9777c33090120d044ba16024d9', NULL),
    ('stepped', '', '1f1eb702-d086-6d75-bfff-772390dddc09', '408727bb-5f6c-14be-3981-7074ad3b2e21', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\x9a569f07'),
    ('stepped', '', '1f1eb702-d086-6d75-bfff-772390dddc09', '408727bb-5f6c-14be-3981-7074ad3b2e21', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\x2cb5bcc8'),
    ('stepped', '', '1f1eb702-d088-6dc4-8000-9bba821dc1ef', 'e5411eb7-64d1-0067-7759-93630aeb012e', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1eb702-ced1-60ee-bfff-ca2c5df69642', 'cbeca47a-ac3c-afa9-a732-7a93737c3b54', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x943347eb'),
    ('timed', '', '1f1eb702-ced1-60ee-bfff-ca2c5df69642', 'cbeca47a-ac3c-afa9-a732-7a93737c3b54', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x33edb336'),
    ('timed', '', '1f1eb702-ced1-60ee-bfff-ca2c5df69642', 'cbeca47a-ac3c-afa9-a732-7a93737c3b54', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6e9ef94e'),
    ('timed', '', '1f1eb702-cedb-65ec-8000-636b9a7fc265', 'b023c901-9941-634d-afab-c6aa10d2c55e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa26914db'),
    ('timed', '', '1f1eb702-cedb-65ec-8000-636b9a7fc265', 'b023c901-9941-634d-afab-c6aa10d2c55e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x2315a70d'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1eb702-ca52-6345-bfff-5561577e2d1e', '31a79879-3943-0155-d7f8-ad6635814782', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x51bc0e5c'),
    ('ünï ''code''', '', '1f1eb702-ca52-6345-bfff-5561577e2d1e', '31a79879-3943-0155-d7f8-ad6635814782', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xfa80a761'),
    ('ünï ''code''', '', '1f1eb702-ca52-6345-bfff-5561577e2d1e', '31a79879-3943-0155-d7f8-ad6635814782', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x31b05990'),
    ('ünï ''code''', '', '1f1eb702-ca53-6755-8000-6ae382125191', '5b2f15f4-d8c7-4ea4-ff8d-e95f3e31d6b1', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x98e7cfba'),
    ('ünï ''code''', '', '1f1eb702-ca53-6755-8000-6ae382125191', '5b2f15f4-d8c7-4ea4-ff8d-e95f3e31d6b1', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xdad7b1f5');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation") values
    ('chat', '', '1f1eb702-c6ac-6cd0-bfff-366c03e44517', NULL, '{"v": 4, "id": "1f1eb702-c6ac-6cd0-bfff-366c03e44517", "ts": "2026-11-28T21:10:43.925718+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.jyjYMzi_"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x513aa829c061bb417abc059a', NULL),
    ('chat', '', '1f1eb702-c6af-664f-8000-9d58d1e2cd4a', '1f1eb702-c6ac-6cd0-bfff-366c03e44517', '{"v": 4, "id": "1f1eb702-c6af-664f-8000-9d58d1e2cd4a", "ts": "2026-11-28T21:10:43.926777+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.jyjYMzi_"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.EHLbWFuV", "messages": "00000002.EHLbWFuV", "__start__": "00000002.EHLbWFuV", "branch:to:reply": "00000002.EHLbWFuV"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xf67dfac60f1ec338db021e96', NULL),
    ('chat', '', '1f1eb702-c6e5-6e9f-8001-175d7fd8886f', '1f1eb702-c6af-664f-8000-9d58d1e2cd4a', '{"v": 4, "id": "1f1eb702-c6e5-6e9f-8001-175d7fd8886f", "ts": "2026-11-28T21:10:43.949104+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EHLbWFuV"}, "__input__": {}, "__start__": {"__start__": "00000001.jyjYMzi_"}}, "channel_values": {}, "channel_versions": {"items": "00000003.hAXMJmcc", "messages": "00000003.hAXMJmcc", "__start__": "00000002.EHLbWFuV", "branch:to:reply": "00000003.hAXMJmcc"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf4f8f1140843cf85db021e96', NULL),
    ('chat', '', '1f1eb702-c745-6335-8002-5cee791e4961', '1f1eb702-c6e5-6e9f-8001-175d7fd8886f', '{"v": 4, "id": "1f1eb702-c745-6335-8002-5cee791e4961", "ts": "2026-11-28T21:10:43.988128+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EHLbWFuV"}, "__input__": {}, "__start__": {"__start__": "00000001.jyjYMzi_"}}, "channel_values": {}, "channel_versions": {"items": "00000003.hAXMJmcc", "messages": "00000003.hAXMJmcc", "__start__": "00000004.oDuxw-Qq", "branch:to:reply": "00000003.hAXMJmcc"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x5cdffeb505ff3c007abc059adb021e96', NULL),
    ('chat', '', '1f1eb702-c746-6dd1-8003-a9eac231db5e', '1f1eb702-c745-6335-8002-5cee791e4961', '{"v": 4, "id": "1f1eb702-c746-6dd1-8003-a9eac231db5e", "ts": "2026-11-28T21:10:43.988822+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EHLbWFuV"}, "__input__": {}, "__start__": {"__start__": "00000004.oDuxw-Qq"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.wz-r8grn", "messages": "00000005.wz-r8grn", "__start__": "00000005.wz-r8grn", "branch:to:reply": "00000005.wz-r8grn"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x0ed12d74710864a5db021e96', NULL),
    ('chat', '', '1f1eb702-c762-62b1-8004-d828e15c331b', '1f1eb702-c746-6dd1-8003-a9eac231db5e', '{"v": 4, "id": "1f1eb702-c762-62b1-8004-d828e15c331b", "ts": "2026-11-28T21:10:43.999996+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.wz-r8grn"}, "__input__": {}, "__start__": {"__start__": "00000004.oDuxw-Qq"}}, "channel_values": {}, "channel_versions": {"items": "00000006.TsRJxDz6", "messages": "00000006.TsRJxDz6", "__start__": "00000005.wz-r8grn", "branch:to:reply": "00000006.TsRJxDz6"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xaa1be10fd9d5c619db021e96e11ee94d', NULL),
    ('chat', '', '1f1eb702-c797-61fa-8005-d9f1bec38218', '1f1eb702-c762-62b1-8004-d828e15c331b', '{"v": 4, "id": "1f1eb702-c797-61fa-8005-d9f1bec38218", "ts": "2026-11-28T21:10:44.021579+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.wz-r8grn"}, "__input__": {}, "__start__": {"__start__": "00000004.oDuxw-Qq"}}, "channel_values": {}, "channel_versions": {"items": "00000006.TsRJxDz6", "messages": "00000006.TsRJxDz6", "__start__": "00000007.guLCrbmN", "branch:to:reply": "00000006.TsRJxDz6"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa6ccaa2fad409b277abc059adb021e96', NULL),
    ('chat', '', '1f1eb702-c799-6b11-8006-05d66131381b', '1f1eb702-c797-61fa-8005-d9f1bec38218', '{"v": 4, "id": "1f1eb702-c799-6b11-8006-05d66131381b", "ts": "2026-11-28T21:10:44.022746+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.wz-r8grn"}, "__input__": {}, "__start__": {"__start__": "00000007.guLCrbmN"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.-11ppGsW", "messages": "00000008.-11ppGsW", "__start__": "00000008.-11ppGsW", "branch:to:reply": "00000008.-11ppGsW"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x4f40939408e4aa47db021e96', NULL),
    ('chat', '', '1f1eb702-c7ae-6299-8007-dcf440cce6c9', '1f1eb702-c799-6b11-8006-05d66131381b', '{"v": 4, "id": "1f1eb702-c7ae-6299-8007-dcf440cce6c9", "ts": "2026-11-28T21:10:44.031129+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.-11ppGsW"}, "__input__": {}, "__start__": {"__start__": "00000007.guLCrbmN"}}, "channel_values": {}, "channel_versions": {"items": "00000009._NxtoFFO", "messages": "00000009._NxtoFFO", "__start__": "00000008.-11ppGsW", "branch:to:reply": "00000009._NxtoFFO"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x8c0a087cd0177cf5db021e96', NULL),
    ('chat', '', '1f1eb702-c7e8-6249-8008-fe62320d7d41', '1f1eb702-c7ae-6299-8007-dcf440cce6c9', '{"v": 4, "id": "1f1eb702-c7e8-6249-8008-fe62320d7d41", "ts": "2026-11-28T21:10:44.054871+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.-11ppGsW"}, "__input__": {}, "__start__": {"__start__": "00000007.guLCrbmN"}}, "channel_values": {}, "channel_versions": {"items": "00000009._NxtoFFO", "messages": "00000009._NxtoFFO", "__start__": "00000010.Iv4tAZNK", "branch:to:reply": "00000009._NxtoFFO"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x3c25a3a5d65390337abc059adb021e96', NULL),
    ('chat', '', '1f1eb702-c7e9-691b-8009-6645c0d95cc4', '1f1eb702-c7e8-6249-8008-fe62320d7d41', '{"v": 4, "id": "1f1eb702-c7e9-691b-8009-6645c0d95cc4", "ts": "2026-11-28T21:10:44.055467+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.-11ppGsW"}, "__input__": {}, "__start__": {"__start__": "00000010.Iv4tAZNK"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.axAO19J4", "messages": "00000011.axAO19J4", "__start__": "00000011.axAO19J4", "branch:to:reply": "00000011.axAO19J4"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x8db9b0b8873e0fd3db021e96', NULL),
    ('chat', '', '1f1eb702-c7fe-670f-800a-3977008389e8', '1f1eb702-c7e9-691b-8009-6645c0d95cc4', '{"v": 4, "id": "1f1eb702-c7fe-670f-800a-3977008389e8", "ts": "2026-11-28T21:10:44.064005+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.axAO19J4"}, "__input__": {}, "__start__": {"__start__": "00000010.Iv4tAZNK"}}, "channel_values": {}, "channel_versions": {"items": "00000012.oY6J9Of3", "messages": "00000012.oY6J9Of3", "__start__": "00000011.axAO19J4", "branch:to:reply": "00000012.oY6J9Of3"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x2aca507ec790477adb021e96e11ee94d', NULL),
    ('chat', '', '1f1eb702-c844-6a74-800b-5650754f0aa9', '1f1eb702-c7fe-670f-800a-3977008389e8', '{"v": 4, "id": "1f1eb702-c844-6a74-800b-5650754f0aa9", "ts": "2026-11-28T21:10:44.092762+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.axAO19J4"}, "__input__": {}, "__start__": {"__start__": "00000010.Iv4tAZNK"}}, "channel_values": {}, "channel_versions": {"items": "00000012.oY6J9Of3", "messages": "00000012.oY6J9Of3", "__start__": "00000013.jj1x8cmO", "branch:to:reply": "00000012.oY6J9Of3"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe1f16c9b2b627c357abc059adb021e96', NULL),
    ('chat', '', '1f1eb702-c846-605a-800c-be7d1754e8f3', '1f1eb702-c844-6a74-800b-5650754f0aa9', '{"v": 4, "id": "1f1eb702-c846-605a-800c-be7d1754e8f3", "ts": "2026-11-28T21:10:44.093337+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.axAO19J4"}, "__input__": {}, "__start__": {"__start__": "00000013.jj1x8cmO"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.d6qt0Oa3", "messages": "00000014.d6qt0Oa3", "__start__": "00000014.d6qt0Oa3", "branch:to:reply": "00000014.d6qt0Oa3"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa6a97bb19aa29152db021e96', NULL),
    ('chat', '', '1f1eb702-c881-63fd-800d-26a733baa16f', '1f1eb702-c846-605a-800c-be7d1754e8f3', '{"v": 4, "id": "1f1eb702-c881-63fd-800d-26a733baa16f", "ts": "2026-11-28T21:10:44.117587+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.d6qt0Oa3"}, "__input__": {}, "__start__": {"__start__": "00000013.jj1x8cmO"}}, "channel_values": {}, "channel_versions": {"items": "00000015.yt7xCWbF", "messages": "00000015.yt7xCWbF", "__start__": "00000014.d6qt0Oa3", "branch:to:reply": "00000015.yt7xCWbF"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x8d753345f90efd81db021e96', NULL),
    ('chat', '', '1f1eb702-c8bb-69ae-800e-f351dcaa9316', '1f1eb702-c881-63fd-800d-26a733baa16f', '{"v": 4, "id": "1f1eb702-c8bb-69ae-800e-f351dcaa9316", "ts": "2026-11-28T21:10:44.141487+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.d6qt0Oa3"}, "__input__": {}, "__start__": {"__start__": "00000013.jj1x8cmO"}}, "channel_values": {}, "channel_versions": {"items": "00000015.yt7xCWbF", "messages": "00000015.yt7xCWbF", "__start__": "00000016.5XRQQEek", "branch:to:reply": "00000015.yt7xCWbF"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x1933ee3ee090f59f7abc059adb021e96', NULL),
    ('chat', '', '1f1eb702-c8bc-6cea-800f-502a1cd5a4af', '1f1eb702-c8bb-69ae-800e-f351dcaa9316', '{"v": 4, "id": "1f1eb702-c8bc-6cea-800f-502a1cd5a4af", "ts": "2026-11-28T21:10:44.141993+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.d6qt0Oa3"}, "__input__": {}, "__start__": {"__start__": "00000016.5XRQQEek"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.0d7Jr_4J", "messages": "00000017.0d7Jr_4J", "__start__": "00000017.0d7Jr_4J", "branch:to:reply": "00000017.0d7Jr_4J"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x61f304b62c48609adb021e96', NULL),
    ('chat', '', '1f1eb702-c8c7-6b13-8010-b90bfd924356', '1f1eb702-c8bc-6cea-800f-502a1cd5a4af', '{"v": 4, "id": "1f1eb702-c8c7-6b13-8010-b90bfd924356", "ts": "2026-11-28T21:10:44.146441+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.0d7Jr_4J"}, "__input__": {}, "__start__": {"__start__": "00000016.5XRQQEek"}}, "channel_values": {}, "channel_versions": {"items": "00000018.aZ_5EejJ", "messages": "00000018.aZ_5EejJ", "__start__": "00000017.0d7Jr_4J", "branch:to:reply": "00000018.aZ_5EejJ"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\x0d7796d331de63dbdb021e96e11ee94d', NULL),
    ('delta', '', '1f1eb702-c943-6631-bfff-b57202685e5e', NULL, '{"v": 4, "id": "1f1eb702-c943-6631-bfff-b57202685e5e", "ts": "2026-11-28T21:10:44.197118+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.2z6udnlE"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc6d94893bb2f9ade7abc059a', NULL),
    ('delta', '', '1f1eb702-c944-6b09-8000-da634429abf5', '1f1eb702-c943-6631-bfff-b57202685e5e', '{"v": 4, "id": "1f1eb702-c944-6b09-8000-da634429abf5", "ts": "2026-11-28T21:10:44.197645+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.2z6udnlE"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.7I6pqwgO", "messages": "00000002.7I6pqwgO", "__start__": "00000002.7I6pqwgO", "branch:to:reply": "00000002.7I6pqwgO"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x32257eb2a937626edb021e96', NULL),
    ('delta', '', '1f1eb702-c94a-6661-8001-516f50abaf64', '1f1eb702-c944-6b09-8000-da634429abf5', '{"v": 4, "id": "1f1eb702-c94a-6661-8001-516f50abaf64", "ts": "2026-11-28T21:10:44.199986+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.7I6pqwgO"}, "__input__": {}, "__start__": {"__start__": "00000001.2z6udnlE"}}, "channel_values": {}, "channel_versions": {"items": "00000003.BQShKl84", "messages": "00000003.BQShKl84", "__start__": "00000002.7I6pqwgO", "branch:to:reply": "00000003.BQShKl84"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xb1b864d09683d848db021e96', NULL),
    ('delta', '', '1f1eb702-c97b-6a0c-8002-d9ebee8d3db2', '1f1eb702-c94a-6661-8001-516f50abaf64', '{"v": 4, "id": "1f1eb702-c97b-6a0c-8002-d9ebee8d3db2", "ts": "2026-11-28T21:10:44.220138+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.7I6pqwgO"}, "__input__": {}, "__start__": {"__start__": "00000001.2z6udnlE"}}, "channel_values": {}, "channel_versions": {"items": "00000003.BQShKl84", "messages": "00000003.BQShKl84", "__start__": "00000004.2900Expe", "branch:to:reply": "00000003.BQShKl84"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xcf0ed14079c0d2297abc059adb021e96', NULL),
    ('delta', '', '1f1eb702-c97d-61db-8003-e9e34fd80c34', '1f1eb702-c97b-6a0c-8002-d9ebee8d3db2', '{"v": 4, "id": "1f1eb702-c97d-61db-8003-e9e34fd80c34", "ts": "2026-11-28T21:10:44.220761+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.7I6pqwgO"}, "__input__": {}, "__start__": {"__start__": "00000004.2900Expe"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.GxrY_T_Q", "messages": "00000005.GxrY_T_Q", "__start__": "00000005.GxrY_T_Q", "branch:to:reply": "00000005.GxrY_T_Q"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x514b2f1b901a33c9db021e96', NULL),
    ('delta', '', '1f1eb702-c9a4-64a1-8004-095fceec4f36', '1f1eb702-c97d-61db-8003-e9e34fd80c34', '{"v": 4, "id": "1f1eb702-c9a4-64a1-8004-095fceec4f36", "ts": "2026-11-28T21:10:44.236795+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.GxrY_T_Q"}, "__input__": {}, "__start__": {"__start__": "00000004.2900Expe"}}, "channel_values": {}, "channel_versions": {"items": "00000006.fKsmyeEc", "messages": "00000006.fKsmyeEc", "__start__": "00000005.GxrY_T_Q", "branch:to:reply": "00000006.fKsmyeEc"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xa09127c2250dc83fdb021e96e11ee94d', NULL),
    ('delta', '', '1f1eb702-c9e7-6e3b-8005-a8a9af366d77', '1f1eb702-c9a4-64a1-8004-095fceec4f36', '{"v": 4, "id": "1f1eb702-c9e7-6e3b-8005-a8a9af366d77", "ts": "2026-11-28T21:10:44.264478+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.GxrY_T_Q"}, "__input__": {}, "__start__": {"__start__": "00000004.2900Expe"}}, "channel_values": {}, "channel_versions": {"items": "00000006.fKsmyeEc", "messages": "00000006.fKsmyeEc", "__start__": "00000007.5oheqMc0", "branch:to:reply": "00000006.fKsmyeEc"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc50f024b1080eecc7abc059adb021e96', NULL),
    ('delta', '', '1f1eb702-c9e9-6aef-8006-48b4c0751168', '1f1eb702-c9e7-6e3b-8005-a8a9af366d77', '{"v": 4, "id": "1f1eb702-c9e9-6aef-8006-48b4c0751168", "ts": "2026-11-28T21:10:44.265228+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.GxrY_T_Q"}, "__input__": {}, "__start__": {"__start__": "00000007.5oheqMc0"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.n9CCO-DR", "messages": "00000008.n9CCO-DR", "__start__": "00000008.n9CCO-DR", "branch:to:reply": "00000008.n9CCO-DR"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x8f67aeb6fdd3a3a1db021e96', NULL),
    ('delta', '', '1f1eb702-c9fa-69e4-8007-285d974a5aa6', '1f1eb702-c9e9-6aef-8006-48b4c0751168', '{"v": 4, "id": "1f1eb702-c9fa-69e4-8007-285d974a5aa6", "ts": "2026-11-28T21:10:44.272161+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.n9CCO-DR"}, "__input__": {}, "__start__": {"__start__": "00000007.5oheqMc0"}}, "channel_values": {}, "channel_versions": {"items": "00000009.BNXakRxA", "messages": "00000009.BNXakRxA", "__start__": "00000008.n9CCO-DR", "branch:to:reply": "00000009.BNXakRxA"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xed8ddd3434cf8ff1db021e96', NULL),
    ('failed', '', '1f1eb702-cbb1-67fb-bfff-7fd53a720d23', NULL, '{"v": 4, "id": "1f1eb702-cbb1-67fb-bfff-7fd53a720d23", "ts": "2026-11-28T21:10:44.451936+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.c_X6300w"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xff38edf8bd52c66d7abc059a', NULL),
    ('failed', '', '1f1eb702-cbb2-6a5b-8000-87c478586c9d', '1f1eb702-cbb1-67fb-bfff-7fd53a720d23', '{"v": 4, "id": "1f1eb702-cbb2-6a5b-8000-87c478586c9d", "ts": "2026-11-28T21:10:44.452403+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.c_X6300w"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.GNuL-eNl", "answer": "00000002.GNuL-eNl", "messages": "00000002.GNuL-eNl", "__start__": "00000002.GNuL-eNl", "branch:to:reply": "00000002.GNuL-eNl"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xeae74b2c5889cbb8db021e96', NULL),
    ('failed', '', '1f1eb702-cbce-6794-8001-1c0258528c22', '1f1eb702-cbb2-6a5b-8000-87c478586c9d', '{"v": 4, "id": "1f1eb702-cbce-6794-8001-1c0258528c22", "ts": "2026-11-28T21:10:44.463791+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.GNuL-eNl"}, "__input__": {}, "__start__": {"__start__": "00000001.c_X6300w"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.GNuL-eNl", "items": "00000003.31yIf2pI", "answer": "00000002.GNuL-eNl", "messages": "00000003.31yIf2pI", "__start__": "00000002.GNuL-eNl", "branch:to:inner": "00000003.31yIf2pI", "branch:to:reply": "00000003.31yIf2pI", "branch:to:beside": "00000003.31yIf2pI"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xf43d5f7e65546c0cdb021e96', NULL),
    ('fork', '', '1f1eb702-c8f5-6348-bfff-076da1e0d037', NULL, '{"v": 4, "id": "1f1eb702-c8f5-6348-bfff-076da1e0d037", "ts": "2026-11-28T21:10:44.165094+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.aLaHGR_S"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x478eddf0846b31787abc059a', NULL),
    ('fork', '', '1f1eb702-c8f6-64fa-8000-5bb2b0a6cf3c', '1f1eb702-c8f5-6348-bfff-076da1e0d037', '{"v": 4, "id": "1f1eb702-c8f6-64fa-8000-5bb2b0a6cf3c", "ts": "2026-11-28T21:10:44.165546+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.aLaHGR_S"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.JccYZRPP", "messages": "00000002.JccYZRPP", "__start__": "00000002.JccYZRPP", "branch:to:reply": "00000002.JccYZRPP"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6faab998cb2ad93fdb021e96', NULL),
    ('fork', '', '1f1eb702-c90e-6d89-8001-c79d59067f94', '1f1eb702-c8f6-64fa-8000-5bb2b0a6cf3c', '{"v": 4, "id": "1f1eb702-c90e-6d89-8001-c79d59067f94", "ts": "2026-11-28T21:10:44.175585+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.JccYZRPP"}, "__input__": {}, "__start__": {"__start__": "00000001.aLaHGR_S"}}, "channel_values": {}, "channel_versions": {"items": "00000003.tCrzfoq7", "messages": "00000003.tCrzfoq7", "__start__": "00000002.JccYZRPP", "branch:to:reply": "00000003.tCrzfoq7"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x7447e647ddd506b8db021e96', NULL),
    ('fork', '', '1f1eb702-cb95-6bea-8001-c8ab9a85742e', '1f1eb702-c8f6-64fa-8000-5bb2b0a6cf3c', '{"v": 4, "id": "1f1eb702-cb95-6bea-8001-c8ab9a85742e", "ts": "2026-11-28T21:10:44.440542+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.aLaHGR_S"}}, "channel_values": {}, "channel_versions": {"items": "00000003.gQjeiUCM", "messages": "00000003.nOlOSyS1", "__start__": "00000002.JccYZRPP", "branch:to:reply": "00000003.nOlOSyS1"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x12862186610efaaddb021e96e11ee94d', NULL),
    ('keyed', '', '1f1eb702-ce68-6217-bfff-ebabfac7c0ef', NULL, '{"v": 4, "id": "1f1eb702-ce68-6217-bfff-ebabfac7c0ef", "ts": "2026-11-28T21:10:44.736457+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.j9vFtFzm"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c93699aa0041fc15d8cffd8246dd65c1e9be4073b843c68fc5e8cd7af6ac637c4523f46239527b505892ac8fbedc6a9a686a621214', NULL, NULL),
    ('keyed', '', '1f1eb702-ce6c-6bb8-8000-bda454380da9', '1f1eb702-ce68-6217-bfff-ebabfac7c0ef', '{"v": 4, "id": "1f1eb702-ce6c-6bb8-8000-bda454380da9", "ts": "2026-11-28T21:10:44.738334+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.j9vFtFzm"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.2wAoxneK", "messages": "00000002.2wAoxneK", "__start__": "00000002.2wAoxneK", "branch:to:reply": "00000002.2wAoxneK"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c93671fea512aee7b73635950d766f1b7dc6d2da5325722de21e074de159a9c648487669d0ea828d776f4e4867b6bc7ed4ddf70c7dd803c02abd0998d4e01eaa9938426bb334e38450d0ba801af8208b28474485875b1e0314f31598bfb2bbd929bfa48022171f625f4a846c', NULL, NULL),
    ('keyed', '', '1f1eb702-ce84-6e12-8001-46438faf3def', '1f1eb702-ce6c-6bb8-8000-bda454380da9', '{"v": 4, "id": "1f1eb702-ce84-6e12-8001-46438faf3def", "ts": "2026-11-28T21:10:44.748218+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.2wAoxneK"}, "__input__": {}, "__start__": {"__start__": "00000001.j9vFtFzm"}}, "channel_values": {}, "channel_versions": {"items": "00000003.naQ-f1tU", "messages": "00000003.naQ-f1tU", "__start__": "00000002.2wAoxneK", "branch:to:reply": "00000003.naQ-f1tU"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d743252636d4a42304a4e5f374e76edc2c966a1ea339fe9c004a86d80f82cdf51e480666782949f7034dc10c936db674060b3d6ebe87f4733a1a316fd34985200154734c73106488547ac792cefcc5082bc760d068b63536b4eed5fb40f3a6c2120640bf9bf961d62968e10851f0b71ed93445112cd1d103867098688aaab1805a2', NULL, NULL),
    ('left', '', '1f1eb702-cf51-69f2-bfff-9296e1f9282d', NULL, '{"v": 4, "id": "1f1eb702-cf51-69f2-bfff-9296e1f9282d", "ts": "2026-11-28T21:10:44.832095+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.opJ-YyQo"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb6b02d746625f5dc7abc059a', NULL),
    ('left', '', '1f1eb702-cf52-6d09-8000-abdcb644fe2f', '1f1eb702-cf51-69f2-bfff-9296e1f9282d', '{"v": 4, "id": "1f1eb702-cf52-6d09-8000-abdcb644fe2f", "ts": "2026-11-28T21:10:44.832581+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.opJ-YyQo"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.iLwKB96K", "answer": "00000002.iLwKB96K", "messages": "00000002.iLwKB96K", "__start__": "00000002.iLwKB96K", "branch:to:reply": "00000002.iLwKB96K"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x7569aa82ecc0e290db021e96', NULL),
    ('left', '', '1f1eb702-cf78-6335-8001-a1d67b0795ff', '1f1eb702-cf52-6d09-8000-abdcb644fe2f', '{"v": 4, "id": "1f1eb702-cf78-6335-8001-a1d67b0795ff", "ts": "2026-11-28T21:10:44.847883+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.iLwKB96K"}, "__input__": {}, "__start__": {"__start__": "00000001.opJ-YyQo"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.iLwKB96K", "items": "00000003.aIJrVX3O", "answer": "00000002.iLwKB96K", "messages": "00000003.aIJrVX3O", "__start__": "00000002.iLwKB96K", "branch:to:inner": "00000003.aIJrVX3O", "branch:to:reply": "00000003.aIJrVX3O", "branch:to:beside": "00000003.aIJrVX3O"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xb210ee81cbf9cc19db021e96', NULL),
    ('question', '', '1f1eb702-caa0-643e-bfff-162185ff8e9d', NULL, '{"v": 4, "id": "1f1eb702-caa0-643e-bfff-162185ff8e9d", "ts": "2026-11-28T21:10:44.340019+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.eG-ZxY2j"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xd5dcab99bd42d73a7abc059a', NULL),
    ('question', '', '1f1eb702-caa1-68ba-8000-c358c362b680', '1f1eb702-caa0-643e-bfff-162185ff8e9d', '{"v": 4, "id": "1f1eb702-caa1-68ba-8000-c358c362b680", "ts": "2026-11-28T21:10:44.340541+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.eG-ZxY2j"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.TIsWA73s", "messages": "00000002.TIsWA73s", "__start__": "00000002.TIsWA73s", "branch:to:reply": "00000002.TIsWA73s"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x841745455cac78a5db021e96', NULL),
    ('question', '', '1f1eb702-caaa-6aed-8001-cdcba017588e', '1f1eb702-caa1-68ba-8000-c358c362b680', '{"v": 4, "id": "1f1eb702-caaa-6aed-8001-cdcba017588e", "ts": "2026-11-28T21:10:44.344278+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.TIsWA73s"}, "__input__": {}, "__start__": {"__start__": "00000001.eG-ZxY2j"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.jNXxjsV9", "answer": "00000002.TIsWA73s", "messages": "00000003.jNXxjsV9", "__start__": "00000002.TIsWA73s", "branch:to:inner": "00000003.jNXxjsV9", "branch:to:reply": "00000003.jNXxjsV9", "branch:to:beside": "00000003.jNXxjsV9"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xf1f53cc69ee550d1db021e96', NULL),
    ('question', 'inner:4be1b1bb-1f30-6ced-9373-6da3886947f6', '1f1eb702-cad3-658b-bfff-4b7c803f7df5', NULL, '{"v": 4, "id": "1f1eb702-cad3-658b-bfff-4b7c803f7df5", "ts": "2026-11-28T21:10:44.360941+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.XEYMBNyu"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1eb702-caaa-6aed-8001-cdcba017588e"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xbabb4b07665310fc7abc059a', NULL),
    ('question', 'inner:4be1b1bb-1f30-6ced-9373-6da3886947f6', '1f1eb702-cad4-6b30-8000-857e51187428', '1f1eb702-cad3-658b-bfff-4b7c803f7df5', '{"v": 4, "id": "1f1eb702-cad4-6b30-8000-857e51187428", "ts": "2026-11-28T21:10:44.361493+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.XEYMBNyu"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.Ndavp5P0", "answer": "00000002.Ndavp5P0", "messages": "00000002.Ndavp5P0", "__start__": "00000002.Ndavp5P0", "branch:to:ask": "00000002.Ndavp5P0"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1eb702-caaa-6aed-8001-cdcba017588e"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa9606a8cc0ee8288db021e96', NULL),
    ('sealed too', '', '1f1eb702-cd69-68c8-bfff-d52c0d5c2432', NULL, '{"v": 4, "id": "1f1eb702-cd69-68c8-bfff-d52c0d5c2432", "ts": "2026-11-28T21:10:44.632180+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Ota-qdzo"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qTIm+/MAY+mcKwIfBJjartdfjf1NO0ChxDF9XFVUicx9UFySL8Ff0BWvpBIEF7CtEuAoTWMMCdvJEbvPQUmYa4HkDS1iZGK4qQq3UhmQYhSXm3lwoAH52wi4aA+5TKYrmi45av7qjkVNqWEheVoy1bXLJLx4OmXbaHm6HuNYs4V2L/7Sk1p2YlLsdcUv9LKStmghnfOHvPk1ekgAKc//hj", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa9303884693d8eef02787323b0189c4f3a4785e78c784ae3727ec40508dea9274ef4da9f986f700b8e3820b565bf7418cf8e770c3', NULL, NULL),
    ('sealed too', '', '1f1eb702-cd6a-6aaa-8000-3a6b297a2d8d', '1f1eb702-cd69-68c8-bfff-d52c0d5c2432', '{"v": 4, "id": "1f1eb702-cd6a-6aaa-8000-3a6b297a2d8d", "ts": "2026-11-28T21:10:44.632635+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Ota-qdzo"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.EGnEz5zQ", "messages": "00000002.EGnEz5zQ", "__start__": "00000002.EGnEz5zQ", "branch:to:reply": "00000002.EGnEz5zQ"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qTsLXhNbLijMdczBvD3tGJOJfLpLQxdGk0drXWEqxZuwYLGC8XA7TiZWSj6RqEkvetqJaMKWBh/cU7v/XXpg1E8xYhB+Em5yYbLWkCL0CrwvV/2Zi3N+YuaaxiQW73ssQuEq31i5dBqrwcU8JaqHeip74s9ZkNzaLQRM++FgEKRQl6SPTAhCLpha/NSImg2quPc9PqIrB895vM0/blq7umymHfNB1j4bdCywAphmwK7WrhQuJEbVk2wJoGpExTvek=", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa939eed86e5df0d6122ad03acde744500a9e2587218c82777a1ac387906430dada12d91771c1651d5b76a4488bb5adf9b29363339a4ec7f323ea2b1c3ff7ade0502ba51fa469d349e17bbad3f00127b0e07524a952869bf9a834a3439b3f8bbf5b278179c698fa9c3602d2ee61616d7011f6d16cb96af588c55e271b31c6fb5', NULL, NULL),
    ('sealed too', '', '1f1eb702-cd7f-6a14-8001-527d4cf05897', '1f1eb702-cd6a-6aaa-8000-3a6b297a2d8d', '{"v": 4, "id": "1f1eb702-cd7f-6a14-8001-527d4cf05897", "ts": "2026-11-28T21:10:44.641209+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EGnEz5zQ"}, "__input__": {}, "__start__": {"__start__": "00000001.Ota-qdzo"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.aUKjucrS", "answer": "00000002.EGnEz5zQ", "messages": "00000003.aUKjucrS", "__start__": "00000002.EGnEz5zQ", "branch:to:inner": "00000003.aUKjucrS", "branch:to:reply": "00000003.aUKjucrS", "branch:to:beside": "00000003.aUKjucrS"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qTH8ezMthtonDaw/TCleecDebDRkN62MEkQql6dsgERz4lAZ4vQzCBYJsDWTxd8cGlUAQgfGfQKOW7ZTo+zT+YEIJXkS+7XzIvPS5q8My8P6692fGY7VpY63JcVfKeT+XvjGHYMv2P0MfFsLiK/Pp/GLMXteESmDIdpf1DPtsvugbrc2QgotVj4kWtS0heVzejUPPxZJrYSopEJdxEqm8zZJwU4RdswkLyU/87GjrqKAaLWzfV6/OOaGttIPZp4dc=", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93520af9e6968009571fd916d126c6bb35360819595f0fab9fda156a40dc7be3a3e1d3156bb9f3ba4bd830ed2bcb4c7a25a9ce16446d080ba5173a240417191e4e95b3d5b0b7f5c33f1eac05270c9e539d8514e7bf567eb8b78884c916f1510b37ec042fcf4b7502fd0f401f86558113d5c7b02dcf40b7951edea75d53ffde9d2b6e1fca958f86fe2981f6101aedba7c4195b15c84226d', NULL, NULL),
    ('sealed too', 'inner:24921896-2554-2ac7-a4e0-906be50599b9', '1f1eb702-cdcb-6074-bfff-bd46f98c580c', NULL, '{"v": 4, "id": "1f1eb702-cdcb-6074-bfff-bd46f98c580c", "ts": "2026-11-28T21:10:44.672107+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.S8ZrqF54"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1eb702-cd7f-6a14-8001-527d4cf05897"}, "pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qTpmAGr/3uYK5hOKfAYPXRpf1iYAX4847gQ5Ong0tugsBDJvG4zkAuk2ltkr6ugXSPRRpOFiINjVPvhAyzcI+tyXvQiSqC5VXJ+UnpsT08IxdJmzgRXt+o2yur4eF57TUk1OlyyWvHBsANrOkd8jZyrCxBzjILZngVC0wp4oPSWqwpIz3uxhBsZ69hfaUFdO1NBYBAi86tPnhYaPMmkrkvTlQVwqgDwq9xGUalKX8QsfysFjoQVNYgAb0itNiL3Y+xWdCd2adQwhQ=", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93e5eafa58f9b95adc6f1bc6c7d987e1ce80c5d32df30a901b8b2a48908fb6324f04b290f6ca19be0b9adda318624cdd513bc595', NULL, NULL),
    ('sealed too', 'inner:24921896-2554-2ac7-a4e0-906be50599b9', '1f1eb702-cdcc-65d3-8000-f5edeebd0297', '1f1eb702-cdcb-6074-bfff-bd46f98c580c', '{"v": 4, "id": "1f1eb702-cdcc-65d3-8000-f5edeebd0297", "ts": "2026-11-28T21:10:44.672652+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.S8ZrqF54"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.0E6emACt", "answer": "00000002.0E6emACt", "messages": "00000002.0E6emACt", "__start__": "00000002.0E6emACt", "branch:to:ask": "00000002.0E6emACt"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1eb702-cd7f-6a14-8001-527d4cf05897"}, "pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qTzpWahE9N6aodfALLtvahBbXF4oael5VjjVWqtBuCanNMbavNTUwpF0NzzKQkFjUCh8nf8gu9Hhcy05MCKWM6cybtnVYtreDjXsZYc5WJkza8AFWFNPjOdVeGgQ6gAg+6ogkL6tgUoOb6VQngw2xNxHOBn4q6a+BSIxSW6+BQ0E5i0Scf3p/RrGDDwDQyz59H8j5SzK51InPN7h0Ua3ocT/4cHB/3rDMc6iAT5SdFKLRDHzSNqDDUhx1mwW7ki6MVJFyqpKfON4MUV5GKi/N0NkLIxuffiDFf1bqjSPJia3KxaHNWSFNMAg==", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa9326799a5f716a5cffefc3a9770b7a9b51498d3d8c1ebad854d63a2a5d6d3ba4782e073dd6268804e54d13018d3e23295d25f72fe7e04c05c48eab34b903e2cab06ce40d10c610effbefe7a2a53b1ce15f39d2219d075a254cc6255d3d270a77f46ab1c0bf31f40bbd9e73b2c11a12426b84cfd49d2e65455a6c6498a3', NULL, NULL),
    ('sealed', '', '1f1eb702-cc4c-6f03-bfff-72bd728628eb', NULL, '{"v": 4, "id": "1f1eb702-cc4c-6f03-bfff-72bd728628eb", "ts": "2026-11-28T21:10:44.515601+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.YWUAWit6"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qTFrpBcVdj3wcChkfsuh87K+OizqNjqBkoWnR8LvxUNKY77pm1T6fDS9UFtG0F8+dUDvXETMEcVK2UGHHGxz/TVQce1YPVzRSkodevPNX+uitp14RazwFh6gs5SAyPe9d979S8vfJYgWTYt0/oLbP+7DBewSijbG3wyXcDbhKvRZzu0tknVIC7lXtQ3GI4WpGf8rh9cMpa5xOX1R8ErzJb", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93b753fa17e5ae34b427543b839ed844556627c57f0193e2be0d9d0690314538b32f5cae196b48aedb3a1b4d47c2b412d2a4b566', NULL, NULL),
    ('sealed', '', '1f1eb702-cc4e-6326-8000-897bff102c34', '1f1eb702-cc4c-6f03-bfff-72bd728628eb', '{"v": 4, "id": "1f1eb702-cc4e-6326-8000-897bff102c34", "ts": "2026-11-28T21:10:44.516118+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.YWUAWit6"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Tvt9CZdo", "messages": "00000002.Tvt9CZdo", "__start__": "00000002.Tvt9CZdo", "branch:to:reply": "00000002.Tvt9CZdo"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qTMnIlxZbpAxoaWPtirNBO7BhEKkFy9y1BjTZurGjjUULIIIugW45feWmEpYLxSkuqEuKUrpisG8OFWWPCk6N5VQR7/XEqYGeT9msZwGoSgwHqXxZ/vQv1EPMU0yUsDuEF4fK3JXjGpJ2rq412hibIcjae87+Wa/JMrAMKtZYl9REU5OFdCpvDV8aUJfHdro0Me9nODm6OYBQIIYsH3RHrvsz/W9oIqfeWpw1JY9l1KG3/shs4cF1QA3Qoomq/V2A=", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93024493e36b5632fda6715a0e6d39780c2f96b3d6b2287f0864c29d3e6aac406f647e56194f7f37f0c9b27eb38d80cda8752a87c260f26b178b3fd91988c84f5bca20a78d301cf12a389e764c72f7ac244d991451c7c2a2b004b563e614b9572790bea3401a4e2d20a4dc', NULL, NULL),
    ('sealed', '', '1f1eb702-cc75-63fd-8001-03c9e59670b6', '1f1eb702-cc4e-6326-8000-897bff102c34', '{"v": 4, "id": "1f1eb702-cc75-63fd-8001-03c9e59670b6", "ts": "2026-11-28T21:10:44.532085+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Tvt9CZdo"}, "__input__": {}, "__start__": {"__start__": "00000001.YWUAWit6"}}, "channel_values": {}, "channel_versions": {"items": "00000003.FXlU4eZT", "messages": "00000003.FXlU4eZT", "__start__": "00000002.Tvt9CZdo", "branch:to:reply": "00000003.FXlU4eZT"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qT1n6Li+sigYkxRAJuWHgEaCmF3tAR8gRtGjwxGzWE+1ZRP79dC5z6wUFn4Xcr0d0xn8edhztM0rofj/MU5Xd9iDDdOnTN2QluiDLLi8VIizDeIyj/EZbqBK+rLseB22rlnrguQNU08lmAuOd9y1Of8j2OECvKlku9ZxLHigqGz4rZ0A0hP3c0hGwJsilhyswx41u+siO3DW5+//Ruh4bmuZqgEjykcmiSl36u565S3b8YQxhOpkZ5or8Hfhb1DPI=", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93e5698a58603e790339c539e9c8103f2c4b22ca21bda4a7de212a68164309f0e5c36888c494a2e77d2fce65e2052eb19ead5b8ead65e9959c9f914be0c8e37f7debe34acea705b03eeba5fb623bdb10cc6956dd77', NULL, NULL),
    ('sealed', '', '1f1eb702-cd12-60f7-8002-4e5a79f12f49', '1f1eb702-cc75-63fd-8001-03c9e59670b6', '{"v": 4, "id": "1f1eb702-cd12-60f7-8002-4e5a79f12f49", "ts": "2026-11-28T21:10:44.596329+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Tvt9CZdo"}, "__input__": {}, "__start__": {"__start__": "00000001.YWUAWit6"}}, "channel_values": {}, "channel_versions": {"items": "00000003.FXlU4eZT", "messages": "00000003.FXlU4eZT", "__start__": "00000004.2P8MYLa-", "branch:to:reply": "00000003.FXlU4eZT"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qTZ2dWGGJ4V/oKar/yi/mpK0u/4C9CTB7ujgFKPoSrecsf+WWIIYpvN2noOuGNCjgSi/BbD9VGtavdfs/5vsYaHN1uLAUwhBi5h4pIzmH0fU/OWGLT3ZLD6XQPr7ojWbaxu0sD0cKlC9Mj/sMzViMUW0CnKJoHHf0ih3x67AHura40yNCyR0pCVEiV21lRJcS4y+OPBSHBHoDJMpAGIebT5caQkBJSTyaC47wTIUbbDHWkZQWhIt8RD0XLjdd2zTls", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93f4147ad147a83b470266effd62888585ff9274e2d0ef8714264346898f9210168fa77d5a0bd17c7948a3a86b015988272a32fb8effb57275b88d65950bd4f1ec30197e0540a8a7438099175ad7de0f818d65b03eb2ee061b2eb1048d933e508e', NULL, NULL),
    ('sealed', '', '1f1eb702-cd13-68cd-8003-ca1eb1b25bd3', '1f1eb702-cd12-60f7-8002-4e5a79f12f49', '{"v": 4, "id": "1f1eb702-cd13-68cd-8003-ca1eb1b25bd3", "ts": "2026-11-28T21:10:44.596951+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Tvt9CZdo"}, "__input__": {}, "__start__": {"__start__": "00000004.2P8MYLa-"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.gH7hwE1j", "messages": "00000005.gH7hwE1j", "__start__": "00000005.gH7hwE1j", "branch:to:reply": "00000005.gH7hwE1j"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qT7kFRPjOTmlxHgxTk8A4DHRKA2idCUucwBOCY6+LfXhhX2zFWrppRccFaeULc4Tx6FBwO3dZ0Pr1lvdS76zGJcG0UFVPVae5eGSraI+MEu+j7hZQenprUwLlymgGrzNoAB3kfOeWqwVi1HAVp2GSfrFq9in/Z/352Fa78l4qn5Ev7BkinaZZyU1cAp0MQY3k3I0G9dBfJfmHPgLsBL6MPqmqqEWyGoUA/YwghZz8SXBHDZjxcNIkfnmO5xrLd2AE=", "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93bf2af88b22effb9724add51d7c412afd9de2306ac10913df046f0526880ac31a3ea3e543a22334f3cafe8c753e99832814baa4bfbb8ceddf9c2c86f3cc973f60aa62e85258ed17e1118dd73b2a7457b6fe13c7bc25281074a48acf557ba1d94ae2a33653846489f6cd89', NULL, NULL),
    ('sealed', '', '1f1eb702-cd2f-64c6-8004-771a4718f296', '1f1eb702-cd13-68cd-8003-ca1eb1b25bd3', '{"v": 4, "id": "1f1eb702-cd2f-64c6-8004-771a4718f296", "ts": "2026-11-28T21:10:44.608309+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.gH7hwE1j"}, "__input__": {}, "__start__": {"__start__": "00000004.2P8MYLa-"}}, "channel_values": {}, "channel_versions": {"items": "00000006.BsllDSzQ", "messages": "00000006.BsllDSzQ", "__start__": "00000005.gH7hwE1j", "branch:to:reply": "00000006.BsllDSzQ"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNo//b8bWjW3AD+gzeRw4fid+8jD1wNeWaA2k6hdp7/qTrZTDcNy30e8KiDcuy45FnzxbBewTynLpG3DrqtqAI+jJr7drExH2y+x4U/dUgScTh0O5bNuzaX7/y0Ova3rmfCJ9s8So4F3jgmKvRbuL80A+YWXjirJtHlHnB9GiLj8WWypS8NuxDtKkHAGYWaDU8rNy8E06FSRNr7D/ZrqkgZ4AMyhb6oaaGs4kNRyl3bs="}', E'\\x010204323032368fff6fc6d68d6dc00fe833791c387e277ef230f5c0d796680da4ea1769effa93f36bdda4ec579e0591c06490ba45e9b2cde8efc4958ed4fbaf6827406d87b4bd4478beb6b04f0f702cd4684ffc95f8af1f9f391a984df65f31791252a45a2091f103cb00b820f801de91d25cf6c9e3f828e38e86d8495b46d5eab66c', NULL, NULL),
    ('stepped', '', '1f1eb702-d086-6d75-bfff-772390dddc09', NULL, '{"v": 4, "id": "1f1eb702-d086-6d75-bfff-772390dddc09", "ts": "2026-11-28T21:10:44.958751+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.TLTXntN4"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x57af0c622085a0a77abc059a', NULL),
    ('stepped', '', '1f1eb702-d088-6dc4-8000-9bba821dc1ef', '1f1eb702-d086-6d75-bfff-772390dddc09', '{"v": 4, "id": "1f1eb702-d088-6dc4-8000-9bba821dc1ef", "ts": "2026-11-28T21:10:44.959575+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.TLTXntN4"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.6sRFIB5g", "__start__": "00000002.6sRFIB5g", "branch:to:pay": "00000002.6sRFIB5g"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x285cddeea9bc2833', NULL),
    ('timed', '', '1f1eb702-ced1-60ee-bfff-ca2c5df69642', NULL, '{"v": 4, "id": "1f1eb702-ced1-60ee-bfff-ca2c5df69642", "ts": "2026-11-28T21:10:44.779432+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.awK-Ec0B"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x2fbf4f49b1c5c8e27abc059a', NULL),
    ('timed', '', '1f1eb702-cedb-65ec-8000-636b9a7fc265', '1f1eb702-ced1-60ee-bfff-ca2c5df69642', '{"v": 4, "id": "1f1eb702-cedb-65ec-8000-636b9a7fc265", "ts": "2026-11-28T21:10:44.783653+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.awK-Ec0B"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.iDXhwtcr", "messages": "00000002.iDXhwtcr", "__start__": "00000002.iDXhwtcr", "branch:to:reply": "00000002.iDXhwtcr"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc657ff106c45b1dedb021e96', NULL),
    ('timed', '', '1f1eb702-ceef-629e-8001-8f14ba7b71af', '1f1eb702-cedb-65ec-8000-636b9a7fc265', '{"v": 4, "id": "1f1eb702-ceef-629e-8001-8f14ba7b71af", "ts": "2026-11-28T21:10:44.791758+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.iDXhwtcr"}, "__input__": {}, "__start__": {"__start__": "00000001.awK-Ec0B"}}, "channel_values": {}, "channel_versions": {"items": "00000003.O6gIwJ7d", "messages": "00000003.O6gIwJ7d", "__start__": "00000002.iDXhwtcr", "branch:to:reply": "00000003.O6gIwJ7d"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x32ffc08d05408754db021e96', NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.9Jjm0Yr8", "none": "00000001.Y9RETsUu", "real": "00000001.bYxbVYWF", "text": "00000001.4-i9ZVvm", "when": "00000001.E7qRJUDr", "bytes": "00000001.gJIS4IzP", "large": "00000001.X7HvXy3j", "nested": "00000001.D8x_4sk0"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\xed9c560d5dd97926596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL),
    ('ünï ''code''', '', '1f1eb702-ca52-6345-bfff-5561577e2d1e', NULL, '{"v": 4, "id": "1f1eb702-ca52-6345-bfff-5561577e2d1e", "ts": "2026-11-28T21:10:44.308045+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.gSfjgE94"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x538dd82ecf24de057abc059a', NULL),
    ('ünï ''code''', '', '1f1eb702-ca53-6755-8000-6ae382125191', '1f1eb702-ca52-6345-bfff-5561577e2d1e', '{"v": 4, "id": "1f1eb702-ca53-6755-8000-6ae382125191", "ts": "2026-11-28T21:10:44.308558+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.gSfjgE94"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.FjvkwvK6", "messages": "00000002.FjvkwvK6", "__start__": "00000002.FjvkwvK6", "branch:to:reply": "00000002.FjvkwvK6"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xf2e23f6e52e736afdb021e96', NULL),
    ('ünï ''code''', '', '1f1eb702-ca59-6718-8001-9904595fb047', '1f1eb702-ca53-6755-8000-6ae382125191', '{"v": 4, "id": "1f1eb702-ca59-6718-8001-9904595fb047", "ts": "2026-11-28T21:10:44.311005+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.FjvkwvK6"}, "__input__": {}, "__start__": {"__start__": "00000001.gSfjgE94"}}, "channel_values": {}, "channel_versions": {"items": "00000003.6D58_VCR", "messages": "00000003.6D58_VCR", "__start__": "00000002.FjvkwvK6", "branch:to:reply": "00000003.6D58_VCR"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xbfb8fc8c56f5e420db021e96', NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database") values
    ('1', 'initial', 'false', '2026-11-28 21:10:43.865137+00', '79df0010-8843-4441-a13d-a9be38648c68', '7713332793143193131', '16384');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNqfUGK9mLmOTANqPtnEiTwuEXKgNw0ngJ7IXRE1p4MPJ3OyHn8neyrcJOCGH+09OaJNhQBbL+x8XC9LWMcOYhPaYiXAryjkdyjrZUb7saWxGtRE0flLp8rh3nUcZ8w==', '2297374165312691450', '2026-11-28 21:10:44.942718+00', '2026-11-28 21:10:44.942718+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '3771804060075953206', '2026-11-28 21:10:44.91974+00', '2026-11-28 21:10:44.91974+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '1491902681532372379', '2026-11-28 21:10:44.931595+00', '2026-11-28 21:10:44.931595+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '135709454777958970', '2026-11-28 21:10:44.908137+00', '2026-11-28 21:10:44.908137+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '449238976343948250', '2026-11-28 21:10:44.927606+00', '2026-11-28 21:10:44.927606+00', '2126-11-04 21:10:44.927605+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '6442952065359415872', '2026-11-28 21:10:44.921602+00', '2026-11-28 21:10:44.921602+00', NULL, NULL);
