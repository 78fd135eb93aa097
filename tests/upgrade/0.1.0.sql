-- Made by: python -m tests.upgrade 0.1.0 1dd08413c8583f5605d0e507dcf9998c5b46a07a

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
        -- Citus takes no function of time in a CASE of UPDATE
        select m.thread_id, m.mark::timestamptz as mark, m.checkpoint_id, case when m.mark = '-infinity' then now() end as waiting_at
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
        end, waiting_at = one.waiting_at, waiting_id = case
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
    ('', '["node"]', E'\\x82af27c64245bfd15a520134b44e6bb1', 'msgpack', E'\\x81a5666f756e64920102', '210', '2026-11-29 00:58:37.631967+00', NULL);

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.SnCs0b_r', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xb310d504'),
    ('chat', '', '__start__', '00000004.a7BZ0MR_', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x2af720f4'),
    ('chat', '', '__start__', '00000007.QK97ugmv', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x41202036'),
    ('chat', '', '__start__', '00000010.MOQ5Ie3r', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\xfc4e2599'),
    ('chat', '', '__start__', '00000013.Dskbtess', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xf83185b3'),
    ('chat', '', '__start__', '00000016.2zXDId3h', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x46849d54'),
    ('chat', '', 'items', '00000006.5E42GkxW', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x5c92b45c'),
    ('chat', '', 'items', '00000012.leXLnWLn', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x3658215b'),
    ('chat', '', 'items', '00000018.ifZcr03W', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x28383f0e'),
    ('chat', '', 'messages', '00000002.Q4m5zgvw', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7120e787'),
    ('chat', '', 'messages', '00000003.z1ogycLH', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5a93174d'),
    ('chat', '', 'messages', '00000005.-GMp66gv', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfd530874'),
    ('chat', '', 'messages', '00000006.5E42GkxW', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa64f5640'),
    ('chat', '', 'messages', '00000008.4Xz9SUVH', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8423beb6'),
    ('chat', '', 'messages', '00000009.Ff7-6mfP', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x85c3c53a'),
    ('chat', '', 'messages', '00000011.-hUqYd3V', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x849cec6d'),
    ('chat', '', 'messages', '00000012.leXLnWLn', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\xb2e4e26f'),
    ('chat', '', 'messages', '00000014.U5rg1dOd', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x03060fb0'),
    ('chat', '', 'messages', '00000015.3IVA5pub', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd11910f0'),
    ('chat', '', 'messages', '00000017.Vz6tS8F5', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x7bfe95db'),
    ('chat', '', 'messages', '00000018.ifZcr03W', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc48216a4'),
    ('delta', '', '__start__', '00000001.PPtqOe8x', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xaa159e46'),
    ('delta', '', '__start__', '00000004.EAagV_5F', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xd6e68c8d'),
    ('delta', '', '__start__', '00000007.MClwVdS9', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xb478886f'),
    ('delta', '', 'items', '00000006.rPZjogeE', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x7bd51098'),
    ('delta', '', 'messages', '00000002.EtCvtg_q', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3c2fbd2f'),
    ('delta', '', 'messages', '00000003.2hBF5Wgq', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x965e173d'),
    ('delta', '', 'messages', '00000005.vMhWF8sA', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe31b40f6'),
    ('delta', '', 'messages', '00000006.rPZjogeE', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6447754a'),
    ('delta', '', 'messages', '00000008.6HfaFk5r', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe62a68a5'),
    ('delta', '', 'messages', '00000009.pwA2nney', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7a747ec0'),
    ('failed', '', '__start__', '00000001.4-Dnh3Ay', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xa27ca215'),
    ('failed', '', 'messages', '00000002.7zA3yzSR', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3abedcc0'),
    ('failed', '', 'messages', '00000003.ljBr-jWX', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x93158e02'),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', '__start__', '00000001.hJaMl_TL', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x5ad50aa9'),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', 'messages', '00000002.TdYoAP9H', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x899d15cd'),
    ('fork', '', '__start__', '00000001.p98jmfr-', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x2ade7594'),
    ('fork', '', 'items', '00000003.HILrvqI1', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x478f3906'),
    ('fork', '', 'messages', '00000002.uYeBtX-j', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x79628da4'),
    ('fork', '', 'messages', '00000003.4WhR22gp', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe04ccad0'),
    ('fork', '', 'messages', '00000003.8cZr86TW', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3b41899c'),
    ('keyed', '', '__start__', '00000001.LHECqW45', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d1634131364e323e0ce715cce004083a12b69d4a4c597241ff92cf4aa258a7ddc765af57c0d607ab377214c3c54db225afd52b419e7b662bed67644f8321d483cd778691140727f0ba4886500e557a174e7ada2466fa9a0603335b66a2c77c37dbe466546a0cb20ae9344d11d6bf1096aab876babf6f09e013f288e9ec595ec57af2dd5ac8d352415c6bc4da3a1c612ff8be6f2d5d9db6205a4ecfac561b006dc29d10b1a4824f7db9accdd50d1ddf62219bef264ade43005e2c6c3fc55920c94b5fc88861875bb5029fec14bce6baf0884b07ecedeeb0a722df4ce84ba32a916bcc56879ac6880bd1455a98f52ab16b5986f56781fd03e0484d520269947022899edadd8ecf9847994fd94a806adc51093a8a4a8942000f822c28e14d1ad274f4d7f6ac6df13cfd6ec7ece6934c5f72b1246f4a7482df8f9712bae6aed38b74169c88cd7ac1c047a85fa506d8c157208a2e94d2bfc8b', NULL),
    ('keyed', '', 'messages', '00000002.o8QICYw4', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d163413447b9c4e914b4dd41b84eb642a7193563a505bc8b7098d943365f2e2321712ed709b2e5b8503733097cf31e0f8baf438eb68f26aa7b774068f91712b9e3022945ff3e31a9f67546920eab54774964be8e5c6fe11a25d93190d4b68d468f34b679136237e863b421a99de7a859ad1818a87867ede417233cf58b33e61d5db7f76079538fe562c9d39167428bb5ce6ce3a5f475461962bd3cdbe5944ed02ca6b92df9e12864191e125843987f60a0cd9d12909f11d7bed747ab31edae33065c72b67ba456be4b26b25b6f5ed8edcc49a14111da112909e8e26ce0bf413718370c849a56bfa668fc4bdcdafd9c2f417d8e416c1c07e8bf85cd3171fa2169b16274ef3b19ba3d21404b5f868676ab16ab49030058f20d6e4d4ab90aeff2820c18116ce5596aa9f70bb80085ab737937f94892b35dcc8a2b6bf967f72', NULL),
    ('keyed', '', 'messages', '00000003.J4kgbxdl', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d1634136bc14b2b4baa5a92da66ad6e82458a0dcfb0903508ab2bd2e1522d9a88ac029f8ecb6a9c07ce82f25448292276fc4dabb8418a405eac75d1a34f5ebd4aab0bc180505fcc627feae483f51b367f7453c7b04ce2ace3d6495dc4ff28b011877e1ad76215b744004a411005640ac5c376fc724f1b5bc359c25e424310adf9e9cd3c51156c5864d891bdd805ff9a7abbcca7d95bb540e761f009596cd77cd908b09ffce33e729d6797e6d4247ceacad88a5fc1bb0965769de99280c11da08431fab4c0167f3dc2f0e5cb6a5c8a16d00fb23dc7332bc5ffbda1c8b47ad1fb2fa92a8e37897fa59230ff87a7f208f373bc4f871c041a86694d15b899a6e159b6e1667e06a01d900e82691d4addcf7c897e25454a3aff52ed8dfb008b571ddedf0aaf401d4d2c43880d796293d92ea0183122a4b794c89dfbf57704794ed2e949eae11cddf28b3df3d7378d8221055c8c3a8a2940d3017bdd7a2cedaf725b4751fed5ba4315e3606ca1cf0558bd6f40bb5cbd5af4104062467575ec8d948fdedc61f2c5aae6b85209f3a0a632b6293cce7cad255e840aee2b6b8058c3a7a54f81cfcd8f29217714ae3abe6e5c8971f2205d75b4110ad3c1453328ff4f20a3c6a34b4bb7f730d4c92001f4328983954faf4075fd5c72e7bca6076f2f795e0af0b0d9ea25625c089a368364eb0ad052beafa88b6989c67989312e1dc1bee650e44481f02fd4debfc58c228fa57a9b8db3cfdaeb6a5cfcdbe119aee78356d89dda7682538383837943843e3c0d52ebf3d4d4dcbccbbd477814527e2c876e2f9743eab84f9c818853d4c8aa1ba7045554d5ad764b6f1601d30efc8ca4b9d93d876d16edd6ce99e3efcaa5d40242e6d09a72c6b717346bd626617fd2e1b5e90f59d5f9f8', NULL),
    ('left', '', '__start__', '00000001.2bmBWxl_', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xe9b7d69e'),
    ('left', '', 'messages', '00000002.HOigAF9V', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x19818c7b'),
    ('left', '', 'messages', '00000003.zL0oQ9Jo', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8a078dd0'),
    ('question', '', '__start__', '00000001.0s3cV83E', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\xd8b9c246'),
    ('question', '', 'messages', '00000002.5B58xrtY', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8c34e2be'),
    ('question', '', 'messages', '00000003.N6hGJuwv', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x23352335'),
    ('question', 'inner:c8a86425-39ce-6041-6f59-84ee38bccd64', '__start__', '00000001.mRHTLRES', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x6748228d'),
    ('question', 'inner:c8a86425-39ce-6041-6f59-84ee38bccd64', 'messages', '00000002.d3qTkxN5', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x861fbd0e'),
    ('sealed too', '', '__start__', '00000001.r6cAteRc', 'pg:aes:msgpack', '170', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f61a415efeb97d50d782ef492299431e26e79528a49885b9c3b15004bd9ebef1bceaa47cd7468e838345c1014f07bd5b012580d275cf3a48c61bf6b8bfaa6f14d33ca7ffeaddf082fad6e5a1680d7d7b0e4ed1dd3bac461e314b361b167239d4c5399808e287026a5ae3047947ff21a5898dbf3a341dc387b5d5b150463e58d0972d45fc1b4686b537f664d5f238336040fab11f268d7a0102b36716abdde4397cc3d681ae33675ec05da5bbec15b9928e335236dd0140ca9ac72fc666b8d220f10e58cc38c14', NULL),
    ('sealed too', '', 'messages', '00000002.5RgXa0D0', 'pg:aes:msgpack', '144', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7ff1da2748a15640ad4d617a3104bca112b6f91fa600d6d0611152eedc7b2f913d877dc84091a2124d29904364b67d9c0f06fb88e0b8f88690ad951aadb91498a3a306f5b3a4a2254778886ab708a7c7d57dbd5f60c843b2cf8224dfb6e40a67aa83152c2286754467c4af77c8cc2b29fea425162688f0ece82843ff466d5e733d47e9eda327592c61548d3dcef6b30b9d104dcb6ead9e98b60a31f990cbb4797ed07edd7c562d9acbb19543ad', NULL),
    ('sealed too', '', 'messages', '00000003.QJ-IOXXv', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f829e1e892a9e37da06771c98052718a65cf83e1f21d2d2d314c8df115a4e164ba9a8e8d1706ecdbb9d00a9999afda4df753fec81b6414967b470be152836cf851bb10198e66198f026130c3d1022f38d200df3f17d756b8bb1e5d13917dc808af7315e1df0d3389cabf32ea418f0169dc23da4ef2fa14007ed0d489c9bff69d36453c99b7ad0f4c3b094da251a20bb378c42f9a3e61e11c8b0b452b92c135bc0be0f4f0f83bb3f1ee305e3e0bf8be0c8686840554c027418d2cd01c319f196f43118481753f1b29483f25ec3898fffe5ca89bab4f8d669f51d2bc2b59fe135ccbeeba549aa5cd0e11871857eb3ebe2bc8658f49b8f17e982d829d75378846ee20c006bc24a221660ba7c95b3c7f9361fbfbebc64ea2a2a12aa30b6e23f83de97bca291b12615f415774fdedae46ffee3394ad6890683aa5de0c54244c466914dfcc4ff11ff3661b653b3c4ba1b635ef85f59fb291d764359c32fad6c749ffe77e6b699bacee7f7728bf98eb3182bafa3c090ee000c8cb3e144e6640e5dda78810f35902d727a3223f11478457b7f45795a6e75fdaeeb03a75d7946e522caee81c41ffdeef4e616e8778175b60053d553a792e87a972ba0d470dfb79d516c66e66881455d24269f28b1d9e1eb056838b1feeaf41af1bbe619e9441bb9d5b10084e2bcdf43400dc209d5740fc33f19587c', NULL),
    ('sealed too', 'inner:c0ceb078-1665-4768-2d30-f42e936cc381', '__start__', '00000001.u_3UoZqS', 'pg:aes:msgpack', '503', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fdcdde2920d1109f959c25b20232f8ec150997dc6b0419ce9693d687789a07f3cb072156d330a6a5cd1e8dbcae147235b1e68c457e56ee7e0c7eecb003d93207b373bf769c2ea00564ca96ac35bd4ea6a6621e2414c3f4cd55d1c1327bb73bdb2cf59922012d43a8eb55b72682d82f865c2b7ade7f7042d221169f75e048da0fce0b2c270d9166908f7ec062231be305fd3c98f61c778163a6719f68d2b9b6b583c05355e76dec90fafd9c3d8584616648b562c0a4f31989c194fc647e0139bb6a14d99583d9efa9c21e5bcdfd395e86936526529de463d5a9a7f79f6e138ed156064335741ddabcd440e2dd9462bdc416a9853f84bbe48308fd98a1da2c693cd5874b180e99cd22325c9c7b3011523f6bef1eb7bf8d772875145f3c60ffa16642d7a51b3d236570588b7fbe5566e7915018dab50ecdd92879ffcfffb6a63f0f6dcb46aa12edef52641a54d478d743cb286df4058d2cb8b60213dbd4eab8dcb8a4ade2e5250b04405de1079a728f7d0a56614a02edf30cbad0d09c0f07ef3b9fbb5948ae108e71b97bc86520eb17846dfc349e8539a282ef545030edb57b13bcc5e27751e851b8df0ee83785ee27f195a9e03159b13361f17224643eafcea242b43e481d523144c46ab9beea96cf190e80d65f3114c296e2e1fea7e810728018aa9aaff319f3c56a4663da67c09db794aed64a9672bc48b0cdb4fe73a61a3b8cb5f8b05ad5b211cf0edc7320b7d8f990e7eba2f', NULL),
    ('sealed too', 'inner:c0ceb078-1665-4768-2d30-f42e936cc381', 'messages', '00000002.ytOs7Rhx', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f87ac9d032da4450b5db3fdc675d150024e1feb31a355bc0f5178faab99f69f26b034f238be4b12812fe477660d9692a288f438605fc362237562dd1498030abe980b9fced0230bf28bd25b9e20d627c18676e4d8665e2cc4d90dc038afd2e4434a6eff23c67d299b2e27de48ef365cdb5223ec4212922738b9e67cf51d014b9020c3290b77a01c7e642ac8596a13d6bdc51f9e5c214b8947cf2b3832ccbbaad2b53a5b8a30607b79020e7bf8a37fd017796cbb7c98fb5b9cb532ef78ec05f34721c094bda621f1ab6f7b5f89e73621cc5df927aa3454617753770cd15e80435dd33a8c34efa12f0d209f4eb0a1b79dcbeb93f0f55664dca95ab26b8d5afd22b721be841a840015b2c88e8b9cac72cc8eb5707c4fb47492105d4a1cbf2b5e5f2062ed99898e2016d30a3482818f7205c086485d0ce94cfbf1f80fc374284650aae57447e344a643b1052c69888a10b86585ab8072b0b9b31901370b51f4e0f582f95e2e3528f6e4e7c5de967967761b9b54d1b981049dfbeefc86c3abbf32ddabd0fb6e3f96e95c2656b3851ea3c7d3b2ef8bd121e22a1357e0c5ed1bcf3badfeaf6ca6e754d3b9300ab751c90ee39c2bfaa6e2cce1b6568fb0e7c5f8232ad27aa652b929ac6954c495b47cf0ace2626d032b71239f9e18b6f5ae5d3ab7de064f09ea6817446ffb8f8e204e81f4fb2b6d', NULL),
    ('sealed', '', '__start__', '00000001.L27QPiAL', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fc27d19815a90621ceca4eb50e02410d4cc52f7099136a9acb24fe8c45a004214816dcfdf3d16b92ac62bf34fe873dcad6fc2ea314310850e492df224040599ec8838e6fec6aab104179a027d6f579a9c15bafa86a9d53ae5d9959456033303b1a70ba20f64df429622907a7815924d2f257518d5b409d780f8ebd67af463ce0df52cf298209eccb9eccf8b818754b5cc5573c612508901c20acaec954469f9975a93a228f118e263aa575c0457ff738af6fac906a738e3301eb74029416d055a40792127d3786f4e01ed187d28be8532058b9247fbf90132aea05d8da3ca38c5b5e5cac9f9629954a8895459725134612082263d50353dc3ba589ad65b2042fa6927a4bd367407a9c9e2db7fabf301a4f09544b798f1df76c52660a465bcc3b76f374dbc7af5ef142dc79527b8065d69d4019ec6ff59e54575482346fdc43aa06608e87849b71288422a9a761763757e311e5e', NULL),
    ('sealed', '', '__start__', '00000004.e-9h0gIg', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f711ecf36672c2807f3aa3d77bd6cb0cbd6fcee09705eafb29808517460e7503d7235d54da029769cd1530951bd2d9d9db8d8ea7e7994ab851a76336d02371ec6a03a51661b469b7e1aa1c238397e0b3bfee72f10d3b1f180098612c26f58731cd7268c126bc41c7de1f2abdfd5e1f4c3bab8c527b8b181c9ca07c513c250d4c0a1c05958789a354fb5f057e8988c50db4cddb523a86a9837ac6349a40041cfab2f19515de12223a3fa7b1fa5d88cb7eb20060932f0b4f942eee79d7f02b937424b576fc4b9e7447a7a7428ea97e1c657d7e67ac489869c160ec97a5b16fb0e42b6a4f59188cef97046cb626fe5b5ee3d61d409cdc7516e69efcb62d06711ac4ec46d37f13c76a6c304a0067cf9ef0abcd218be35680c427d843a701bfb7701d2983f3d62400aa6bce95a5236b67a1dcbee83211b62ec26f95888da7e33df496ba674b715c2ec1a0e0bcc6c27ca0c6aeedef659', NULL),
    ('sealed', '', 'items', '00000006.iXj6_lNE', 'pg:aes:msgpack', '24', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f2305e5436ad6fea5eb27a3c9b2ba572296a252b84e51f61f7d8789fbadb00ac0d00e2db3de7874831365ae1242e1a12d5dbc77b5', NULL),
    ('sealed', '', 'messages', '00000002.oqVl5lV4', 'pg:aes:msgpack', '286', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fb187d79cc0b108a864e76ccbccced635033a93cd92383a81aa0f80a0c45164d78006cbf6b60b7bbe15baf37d8c71ea5463bc271966081a1defd3a24f167ee63554d315d767df735eec2b6af1b731bd6feb5d13b9940aedf6993f77f20d09024de871a7deb107a095617d619d07f9ca56f47ee45fd0e3560c692ead9f36576d18882740ead22dfec29d6e1bf0d01639d40b6b127a6ada2f96a4e26435548ec3ea4b5f9ff24af9a402111679c34a453c0bfc2b63523962207a8c0ec8e94d55c2085ba0d7e7aad233867a7875beafc3453885dcb04319542ee2f24b4faa657ede091897f8e8180b58702564305a6ec17ff22a5aeaf33adb8f312e2768d2cdc22dc8e3a29e8117c3dc611d423c2058de045eb8020541c7af637b2a44a2006d7e85836298d3185a261eb1c6c155d58a3e1011f065e2eabcf139fc0008', NULL),
    ('sealed', '', 'messages', '00000003.k3bclw6s', 'pg:aes:msgpack', '610', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7ff7c85ed1419831701b090785706d83e216c6cb57d72ce8b24781fba66b758c124e02060f87b59849571cdcacd66dddf4ea2f5d3e142e336af3f9bdaab8b3a3c99f6a467b8f95b001e53ce06141c8f1d07d5da19ec5e650e8a8fe68f41b9bfe8359d180836af946ed3dff990fab725bdebe8bce76f88038ffaaa199e69cfa13bfb7ad655bad36ea4c8577495cc2924d03c6f6efeaab26e378e5c5d07afbd4e28524aa38d067b67525419b15392fb60aef4109622df3a8c58acb1d1712a3415848371e1f0a9e75ca845e0b3f834e7b6bcb52352fb466afc741c703af3c7845043d3d82846cbe87ec6ecfd804946bde18ed287c3e70fc1ee4089b6755593be9de74fd20eceec528be43fb96f032f599a80d9413ef4a9c0b47558214d57cbda92a765ecb563a138d3ef85b819f276a6c7f3fc9291ccca34d28d3ce8b8ffccd4981398c55ff7546a36f26041e144533375b42bee4a4d84bf14062736b0f7e2ed20fb4c25c9050f17cda3c61253f6cb29eafce59dfe8ee0a55ab1b67cd1793ec224440a17f863c0b525158fb42fc1d41779a01ee39a76ca62158664b8a48cfce845cd23ef2a4ea071c62114f82c386af2ca7adcb8b921282743eb38449bdeb09b0c7246944f61b986521b999e6ec1c3fd0ed25c90123c70cfb7345f76a7d5773c85261226396ec2f1d0d7754a7d44c5f53e2b099ce899fd3eef3a87be98b99225957d3a829197143a12cae5793a8ab21f8488702a2d25d2b420382abe0c0973c414029a82c804ef03de72c1fc5d54aa237f9d30a8b7548e5b3d1442f4e1e62a15d8619ccc8191e1c80e72fe49caf9becf3b9734e1495ed54aa29343ac2328eb030e3553e97780b5196f8efbf290859fc66f30cc0972dcf7e08901ac91b793733a8', NULL),
    ('sealed', '', 'messages', '00000005.CStJ59t5', 'pg:aes:msgpack', '895', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f331c6725300848aa6623f8245f9ae9261399918cf27c0fc9d860762298d933c05c762cc457b7db4889f3127992be0d4097d0aa7f37772788ed99d10a105be396b83c47a15ded6a2f9dfc0edeccbbbaaaa462c4fe02a8b74eb4cb99bb000f68f6dbdb3ca9e95da145def4cc50c2c4bc8a74db2b590678035d525f96114379c58fcfe80b22cd08db0f251c535451cf2167f391c3e766efa0bcefd219d1b72405e68e9345d5a90810e528869180c03603b7c083cf2fd6d5bbd9b50319c97d4379d07c0f73c5d5ebea0e99bfffe813665192eca3ed3e48788cdcfadcc150736fbe0409a0e8aca5dd186bace41048830ed0333390c3092d3d00b70246456d67adc971cd1b61d59078f650814c372d7fca02f966806fe2a643e474dc0d8aa15be71e4b873962673be6f5b28517810f9522238187c29f4482bdbbe2169f3bd005d4419151ad8918032e0c69fab84a7cfaf7bef3b00f167cda66323a65ace633ba1ce047307fb97792ff99733bc7b1e385eb70dce8a3ea73ea4039ab606bc70147b1cfd796c7c0aebf22766314574de23cceb460dfc2af7ed4ce96ef28610417863807cad4377e2843b55adbfa291033963d5f9b9c7d0d69c3856ce3f855b5c65d0daf20c82b67efad81c971179466a24edf87359707b9b46203d585b33daac2fcbf08848a0e781866d847559d49098ad0df293bdb099bb13fb44401b79ed0410001f056c57754a5aba04200fdccfc4d0f3b79c0ef6c7890bf0b69733721bb92a0b73c58869ce594ffd7ffed62e03cc9c8dab0f366a2b138cf4c5e066482f8dbb329a6132d5251655b6a9c32e944ceab002fb05d6552206fbfbaa9ee861f2d95a81a22a2d05415e9f91d0336a143c8e487016db2a978f6ad29410989ac3d064282860bc32071b36c3a6b75ef0505e4201afdc70f1027d5ccca73591a5940fddc0b8ad449f796e1581ce5e93c7ea91afd15e801b4c29c6fdac39650f4626449663bf4651e8a38e74fa3255f2b1467f98d23736413314e42e6aa358b9b81a28a1abbd5647b3880470ca90af7eb140153e0b45accd5f27dda5a85fbceacbd417cd0dc86f8caf55619857601159ad9fdbfdbba04402dca3b5efebff09bc1419a10051bd5bdcb5b30c77f2ca04489f4d89ccc53144c90575e99096c3557a644d8233aa36090ac595ba3141183abf26090363ace0a091203c4f05b38d04f6a90ca4b6668884b9bcdb83112304156cb9aa8a7f1db44018a0cdfdc928457514ee25785ea9ef311c314ec45bd576b6bf1255a8e1752df2312c5502323b0b5b5c3779b5c', NULL),
    ('sealed', '', 'messages', '00000006.iXj6_lNE', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f7776202993e806d1e4499ec159b94e878fcc3964233fed6ae54a8e297c47b42b326dd3190db26b95924177ae92428a6a70fbbf5430ca87f49793bf817ff8f1a51e2db7044d21a77ddccaee8a87fc95ed3d84bbcb6a6f3e0a92f7eed0e87c6a07d7760694707c2c5fc2db8c5bbc1bf67e060498dc1d4dd14ff42feec9ba20007a5ea157ce09867883abadaa171ba6c125ff5cc71c175f2f13e8b7587dc54f79192fecaa7799964a53e70ef7e49df71a910102ad0c2a31b3096d8c8a95feb4a84e9b4695e2c69f48844f3e24fc0315d5e9091fa738139ecd86284317b7689e728b03d1a0a67a77558dc018ba6b77d07647ffdd41d82d54e3e38a23b42bb3cf4ab2f5f96d74d200afd3d8029f2463e533ced583ae6d6aa51621091bb71860be4442f62d9442b736d7894bc5156b0d5e34e26f66a9ccc40d54fbeae8bbc0ef2236faada7787ed41712cbe328fc9a1b1443f53c42799fc44aebefbaf7c8908dad825a684212191b2c9171fdd8c7335e8396c92aa00f65982234dfa1765f43141840a826111553306163ad84f3e8db9af5386c6969343914fce1b97cd0fd76da3c763be71865439be6427fbf5d844f5ebc2363da35bdaca0ad8099e827be39dd819ccffebfd36382554be2a8ccc17428511a9794e297444c8ed3aae92d43887a1ca307ea4e740d2b83fd83e4f7c1f3b1e5ed81003e72d515cfb818f1629affb95fe15b88130b8de9cf213b5a34f57d5098a63b5e6da12349ca9ff43ae95ae118e01b6dc9fcae7a83444b893b66b4de9a1e1cd4e347a3f3245e7fc0c76b9e77d9b034907dfb697b3423bd09808bb388980754237bfa09b9a921e0d356463c6b2eccedbf341e69826c05ed5e731fb833cb35ffd911b3f6f586f235acc6bdefe09bd725b572c2f0cb411811d167558298db25d790656d94c8a13585658590291345d2496221a9d7d5435e7f988547d29f5f73ea7068103da19850a928e593c57dba0b25f889a699b0cc47478e85dbba46d71c21a81034aebd90b8e8fd8ea4a2d5ced1a980d4672224623ea3559fe830f680cd078e6e9eb5200112cd7cb0c1cde80414097077007e2e414dd8dc8eaa13f4e0004d847c4eb8b26fbd478b83c0a75a7c0d86b1b22fc2fa0e3f05f437810ca939e6de03a7232c2c30be492d6ad15450f3b717c982b4a3084d40587c9270c4879162b5b5716ff5df43089c6ded002a2142b22550ef397e32169eaa20dd0a4337d8a531dfed75d9145bee676536f435348fc76cfe4efcef8d8aaa5f6820f8ebcca7a4aef0828c46fc5854e623751865bc34c267fa6f1ec15cd94d5a836413e9c47689fc98053f72118a47d520b8eb6d3886e8e0a3c71486e39a3210d8149f934c5944f0798eb2deb6e6d8670c5b7e6f3cb0257fadd10983825af06f0a261ba0696960d2efadd5df76dcbf82c37b5bd75b0f415e4a32ffc9881f4699a84c39b09bef8a628d7142e2c4b65628b8138bea0801bc7e4aaab33603804bf35341c9b254410753158aa3751c0941f33d2117063db5e9c6442d8c0cc7619bc39be12186e610c9b9d8b12921c0a68e110f84dcea33a10560871bf7b17a929cff0e17d4834f6f350e834a19ddfd509c184a67d48470f3744f446e8d477e3defd12140c1dc99522114ee0a9f3f38cf42db245774b813e2464c1be9940f63623fcc8afe61f488fcce60884da00b37eaf407fe8c9bffabf417719e2dad93daddbc430df4625a652d4300f61556207af8fdba8fa59d2f738a5ddc', NULL),
    ('stepped', '', '__start__', '00000001.aS-Dkf-7', 'msgpack', '9', '0', NULL, E'\\x81a6616e73776572a0', E'\\x98177255'),
    ('timed', '', '__start__', '00000001.8Ha80rTy', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xfd1826e1'),
    ('timed', '', 'messages', '00000002.x5bb1yAL', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc58afb3a'),
    ('timed', '', 'messages', '00000003.kC_-LXaT', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5054152a'),
    ('values', '', 'bytes', '00000001.KEAjpx6g', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\xf1bde486'),
    ('values', '', 'large', '00000001.quwvH-1L', 'msgpack', '21', '0', NULL, E'\\xc7126492a3696e74c40b0100000000000000000000', E'\\x71544f29'),
    ('values', '', 'many', '00000001.qHkRzdPC', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x0f6ace9c'),
    ('values', '', 'nested', '00000001.m_c9ZfOO', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x77b5acfc'),
    ('values', '', 'real', '00000001.Z1HFGknB', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x8b3e849b'),
    ('values', '', 'text', '00000001.5F43MxCL', 'msgpack', '41', '0', NULL, E'\\xc7266492a3737472c41f6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xdcbad4cc'),
    ('values', '', 'when', '00000001.4PZSW8Iv', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xe9bf3eae'),
    ('ünï ''code''', '', '__start__', '00000001.4MfcA6Jl', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x539a56b4'),
    ('ünï ''code''', '', 'messages', '00000002.3W5JY21c', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xca268fe5'),
    ('ünï ''code''', '', 'messages', '00000003.nMR-52HL', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5816a46c');

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
    ('keyed', 'tSrIaBH7ceB5e', E'\\x01020432303236e7360db0ea6cf78b0cca3c4758f9e10f31660f6d5d9d9a1ab33189be91834ebf441319458377dd59938e595f0b3559e42bac9c8c2babd73d19c0a1a3bf81819057f026126fd283baf4bb674a23afe8988ba5ce088ec5527b0d608561', 'ring:2026', '2026-11-29 00:58:37.43491+00', NULL);

insert into "pgcheckpoint"."checkpoint_event_heads" ("thread_id", "last", "ended", "began", "created_at", "expires_at") values
    ('told', '3', '3', '0', '2026-11-29 00:58:37.616555+00', 'infinity');

insert into "pgcheckpoint"."checkpoint_events" ("thread_id", "first", "count", "ends", "key", "checkpoint_id", "expires_at", "type", "blob") values
    ('told', '1', '2', 'false', 'first', NULL, 'infinity', 'pg:events', E'\\x07000000046d73677061636ba36f6e6507000000066d73677061636b81a374776f02'),
    ('told', '3', '1', 'true', 'oMVPHy0ptSN1nbX8', NULL, 'infinity', 'pg:events', E'\\x');

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-29 00:58:37.488091+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_steps" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "name", "position", "type", "blob") values
    ('stepped', '', '1f1eb900-2852-6c78-8000-afc79a86f7bc', '7f8415aa-06fc-9901-fb41-66c9332f8381', 'pay', '1', 'msgpack', E'\\x81a47061696407');

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "encrypted", "data_keyed", "unfinished_at", "waiting_at", "waiting_id", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-29 00:58:37.036384+00', '2026-11-29 00:58:37.133187+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb900-2495-65bb-8010-692723de32e1', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-29 00:58:37.166098+00', '2026-11-29 00:58:37.206138+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb900-2535-6692-8007-6e81ad255407', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-29 00:58:37.297378+00', '2026-11-29 00:58:37.297378+00', 'false', 'false', '2026-11-29 00:58:37.297378+00', NULL, '1f1eb900-2617-63bf-bfff-aab1d55f93cf', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-29 00:58:37.150453+00', '2026-11-29 00:58:37.155867+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb900-24bd-673b-8001-a7a8bbdfd545', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-29 00:58:37.43491+00', '2026-11-29 00:58:37.447284+00', 'true', 'true', '1970-01-01 00:00:00+00', NULL, '1f1eb900-276d-6595-8001-26381820698f', NULL, NULL, NULL, NULL),
    ('left', '2026-11-29 00:58:37.480935+00', '2026-11-29 00:58:37.480935+00', 'false', 'false', '2026-11-29 00:58:37.480935+00', NULL, '1f1eb900-27d6-6beb-bfff-014400049d81', NULL, NULL, NULL, NULL),
    ('question', '2026-11-29 00:58:37.231163+00', '2026-11-29 00:58:37.257653+00', 'false', 'false', '1970-01-01 00:00:00+00', '2026-11-29 00:58:37.257653+00', '1f1eb900-2582-6b2d-8001-2a1c5311565d', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-29 00:58:37.383325+00', '2026-11-29 00:58:37.406414+00', 'true', 'false', '1970-01-01 00:00:00+00', '2026-11-29 00:58:37.406414+00', '1f1eb900-26ef-6d63-8001-40f641fb296b', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-29 00:58:37.332514+00', '2026-11-29 00:58:37.376718+00', 'true', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb900-26d1-6c03-8004-6426881d998b', NULL, NULL, NULL, NULL),
    ('stepped', '2026-11-29 00:58:37.530986+00', '2026-11-29 00:58:37.530986+00', 'false', 'false', '2026-11-29 00:58:37.530986+00', NULL, '1f1eb900-2850-6a64-bfff-91661a2904a5', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-29 00:58:37.460052+00', '2026-11-29 00:58:37.46858+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb900-27b6-601e-8001-e23ba50ffd59', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-29 00:58:37.313162+00', '2026-11-29 00:58:37.313162+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f0c5d2e-0000-6000-8000-000000000000', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-29 00:58:37.217737+00', '2026-11-29 00:58:37.223615+00', 'false', 'false', '1970-01-01 00:00:00+00', NULL, '1f1eb900-2562-66dd-8001-e2cc527c7b03', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1eb900-2394-662d-bfff-8fdd7b7f2b65', '28810806-7527-fcb8-fcba-a453255e10cc', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xaf2124c8'),
    ('chat', '', '1f1eb900-2394-662d-bfff-8fdd7b7f2b65', '28810806-7527-fcb8-fcba-a453255e10cc', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x48bfc2b8'),
    ('chat', '', '1f1eb900-2394-662d-bfff-8fdd7b7f2b65', '28810806-7527-fcb8-fcba-a453255e10cc', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x57b521c6'),
    ('chat', '', '1f1eb900-2396-6782-8000-1de852dad910', '4c440896-07c5-4368-6bc8-3762173a1781', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x71144a0a'),
    ('chat', '', '1f1eb900-2396-6782-8000-1de852dad910', '4c440896-07c5-4368-6bc8-3762173a1781', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xa1f69504'),
    ('chat', '', '1f1eb900-23d3-68ef-8002-2c6a693e9ed5', 'd0ace3c7-ca70-7ead-f13e-4c2466f16193', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x08a0f239'),
    ('chat', '', '1f1eb900-23d3-68ef-8002-2c6a693e9ed5', 'd0ace3c7-ca70-7ead-f13e-4c2466f16193', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x2eb36d56'),
    ('chat', '', '1f1eb900-23d3-68ef-8002-2c6a693e9ed5', 'd0ace3c7-ca70-7ead-f13e-4c2466f16193', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xc33fde48'),
    ('chat', '', '1f1eb900-23d6-6430-8003-1f43ad86d748', '23ad50d9-4f70-8a34-b230-4162962ee74a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7fc5b8fd'),
    ('chat', '', '1f1eb900-23d6-6430-8003-1f43ad86d748', '23ad50d9-4f70-8a34-b230-4162962ee74a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xe4883927'),
    ('chat', '', '1f1eb900-2400-64c0-8005-4717cd8941fe', 'bd1dbe63-6339-3e53-a771-a971cdf2e60d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfc043bbe'),
    ('chat', '', '1f1eb900-2400-64c0-8005-4717cd8941fe', 'bd1dbe63-6339-3e53-a771-a971cdf2e60d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xf3ab7ffd'),
    ('chat', '', '1f1eb900-2400-64c0-8005-4717cd8941fe', 'bd1dbe63-6339-3e53-a771-a971cdf2e60d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7770fe15'),
    ('chat', '', '1f1eb900-2402-6592-8006-b8f90fa52d04', 'd46354d4-1234-4156-8d2a-386d151bde93', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x461b68c3'),
    ('chat', '', '1f1eb900-2402-6592-8006-b8f90fa52d04', 'd46354d4-1234-4156-8d2a-386d151bde93', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xd9c87ec6'),
    ('chat', '', '1f1eb900-242a-6b55-8008-7e5c61c07e4a', 'b3c71cf3-c62c-c472-6365-0d36e2b29274', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x11c94d31'),
    ('chat', '', '1f1eb900-242a-6b55-8008-7e5c61c07e4a', 'b3c71cf3-c62c-c472-6365-0d36e2b29274', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x7123a0db'),
    ('chat', '', '1f1eb900-242a-6b55-8008-7e5c61c07e4a', 'b3c71cf3-c62c-c472-6365-0d36e2b29274', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x39f06180'),
    ('chat', '', '1f1eb900-242c-6812-8009-b9c1a24f57e2', 'ecfeed5f-a50a-f195-a059-f362744f2db6', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbfe10280'),
    ('chat', '', '1f1eb900-242c-6812-8009-b9c1a24f57e2', 'ecfeed5f-a50a-f195-a059-f362744f2db6', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x547c601b'),
    ('chat', '', '1f1eb900-2459-6ac0-800b-dc0067d2ab24', 'b5f40465-0d91-7570-4fa0-7bbf1e8dde7d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0c02b863'),
    ('chat', '', '1f1eb900-2459-6ac0-800b-dc0067d2ab24', 'b5f40465-0d91-7570-4fa0-7bbf1e8dde7d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\xe71ba6ab'),
    ('chat', '', '1f1eb900-2459-6ac0-800b-dc0067d2ab24', 'b5f40465-0d91-7570-4fa0-7bbf1e8dde7d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf980ca2e'),
    ('chat', '', '1f1eb900-245b-642f-800c-9b30026d9b10', 'beb2f9e4-72fb-3cce-eb9c-e8e3b3790203', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf66b5d86'),
    ('chat', '', '1f1eb900-245b-642f-800c-9b30026d9b10', 'beb2f9e4-72fb-3cce-eb9c-e8e3b3790203', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\x44d00631'),
    ('chat', '', '1f1eb900-2485-64b9-800e-410b90a09cf1', 'b966bc5f-f580-c035-a390-ecab6e1d7e69', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6b651869'),
    ('chat', '', '1f1eb900-2485-64b9-800e-410b90a09cf1', 'b966bc5f-f580-c035-a390-ecab6e1d7e69', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x633c76a1'),
    ('chat', '', '1f1eb900-2485-64b9-800e-410b90a09cf1', 'b966bc5f-f580-c035-a390-ecab6e1d7e69', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x25b09d21'),
    ('chat', '', '1f1eb900-2487-63d7-800f-06196b34c8bc', 'e0792d22-558c-f995-e594-697fb4ac4d2c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa015bd60'),
    ('chat', '', '1f1eb900-2487-63d7-800f-06196b34c8bc', 'e0792d22-558c-f995-e594-697fb4ac4d2c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x39f01ca1'),
    ('delta', '', '1f1eb900-24d5-64d2-bfff-f3aeb5078560', '4e9492d3-e812-99d1-1560-a22c8bfa1831', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe8942bcf'),
    ('delta', '', '1f1eb900-24d5-64d2-bfff-f3aeb5078560', '4e9492d3-e812-99d1-1560-a22c8bfa1831', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x0ceffd99'),
    ('delta', '', '1f1eb900-24d5-64d2-bfff-f3aeb5078560', '4e9492d3-e812-99d1-1560-a22c8bfa1831', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9bb06430'),
    ('delta', '', '1f1eb900-24d6-6e97-8000-47b8dd50f8d6', 'afc5f4bf-e196-e191-7b13-291e20835d91', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x601e4c3e'),
    ('delta', '', '1f1eb900-24d6-6e97-8000-47b8dd50f8d6', 'afc5f4bf-e196-e191-7b13-291e20835d91', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xdaefcdaf'),
    ('delta', '', '1f1eb900-2505-63fa-8002-84997161c2af', '68157abe-376a-bf05-c900-cb5c59c1ba06', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x198763f7'),
    ('delta', '', '1f1eb900-2505-63fa-8002-84997161c2af', '68157abe-376a-bf05-c900-cb5c59c1ba06', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x3a2c6615'),
    ('delta', '', '1f1eb900-2505-63fa-8002-84997161c2af', '68157abe-376a-bf05-c900-cb5c59c1ba06', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xf0a6614f'),
    ('delta', '', '1f1eb900-2507-671f-8003-a21354b7c60d', '74979998-b728-eaeb-cfff-33e4d691dc41', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3df16cbb'),
    ('delta', '', '1f1eb900-2507-671f-8003-a21354b7c60d', '74979998-b728-eaeb-cfff-33e4d691dc41', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xd8f401a9'),
    ('delta', '', '1f1eb900-252c-6330-8005-c730d784f0c2', '03ab6927-99c1-f5a5-836a-cf1abb957717', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x55f9246c'),
    ('delta', '', '1f1eb900-252c-6330-8005-c730d784f0c2', '03ab6927-99c1-f5a5-836a-cf1abb957717', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x072fffa5'),
    ('delta', '', '1f1eb900-252c-6330-8005-c730d784f0c2', '03ab6927-99c1-f5a5-836a-cf1abb957717', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4708d465'),
    ('delta', '', '1f1eb900-252d-6d96-8006-92a5d4631e3b', 'f99f3902-592c-25ed-85e1-8dec60cad5f2', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x00a9ec9f'),
    ('delta', '', '1f1eb900-252d-6d96-8006-92a5d4631e3b', 'f99f3902-592c-25ed-85e1-8dec60cad5f2', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x34bc1a3b'),
    ('failed', '', '1f1eb900-2617-63bf-bfff-aab1d55f93cf', 'b78c022e-6414-92bf-7b46-6eea2dd4a8d2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd45388dd'),
    ('failed', '', '1f1eb900-2617-63bf-bfff-aab1d55f93cf', 'b78c022e-6414-92bf-7b46-6eea2dd4a8d2', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xc483c009'),
    ('failed', '', '1f1eb900-2617-63bf-bfff-aab1d55f93cf', 'b78c022e-6414-92bf-7b46-6eea2dd4a8d2', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x3f90ff96'),
    ('failed', '', '1f1eb900-2617-63bf-bfff-aab1d55f93cf', 'b78c022e-6414-92bf-7b46-6eea2dd4a8d2', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4316013e'),
    ('failed', '', '1f1eb900-2618-6862-8000-95e2f7958793', 'd40adce3-ce6f-939d-7b64-b0417d8c36a3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x219f3a4e'),
    ('failed', '', '1f1eb900-2618-6862-8000-95e2f7958793', 'd40adce3-ce6f-939d-7b64-b0417d8c36a3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x4f7eb62d'),
    ('failed', '', '1f1eb900-2618-6862-8000-95e2f7958793', 'd40adce3-ce6f-939d-7b64-b0417d8c36a3', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x3c17fae8'),
    ('failed', '', '1f1eb900-2618-6862-8000-95e2f7958793', 'd40adce3-ce6f-939d-7b64-b0417d8c36a3', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xa446ed88'),
    ('failed', '', '1f1eb900-2626-6021-8001-352e98ba9585', '14568e9f-7c02-4487-36c1-bca1ada3d36f', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', '', '1f1eb900-2626-6021-8001-352e98ba9585', '2a90ad9c-5554-1085-0b0f-83f84c8203b2', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', '1f1eb900-262e-6d72-bfff-9a5f8518c065', '71e4e845-a051-06a0-7f8e-d0d076e83ba6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2fbdfa45'),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', '1f1eb900-262e-6d72-bfff-9a5f8518c065', '71e4e845-a051-06a0-7f8e-d0d076e83ba6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xa21e30c6'),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', '1f1eb900-262e-6d72-bfff-9a5f8518c065', '71e4e845-a051-06a0-7f8e-d0d076e83ba6', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x68886305'),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', '1f1eb900-262e-6d72-bfff-9a5f8518c065', '71e4e845-a051-06a0-7f8e-d0d076e83ba6', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xdfb0d8fc'),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', '1f1eb900-262e-6d72-bfff-9a5f8518c065', '71e4e845-a051-06a0-7f8e-d0d076e83ba6', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x6a29fb4b'),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', '1f1eb900-2630-6712-8000-036df2d2735a', 'a7520d20-a9bb-4d5c-2d34-00711d5763b7', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\xc76f6691c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206566323333633734393439376138353735613436643661333331343432306532af726573706f6e73655f736368656d61c0', NULL),
    ('fork', '', '1f1eb900-24af-62ac-bfff-2d156ba86a0c', '64e7240b-f91f-0ff2-c02c-08c41ea9e65f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbff484f6'),
    ('fork', '', '1f1eb900-24af-62ac-bfff-2d156ba86a0c', '64e7240b-f91f-0ff2-c02c-08c41ea9e65f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x7975ab02'),
    ('fork', '', '1f1eb900-24af-62ac-bfff-2d156ba86a0c', '64e7240b-f91f-0ff2-c02c-08c41ea9e65f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6124e2a0'),
    ('fork', '', '1f1eb900-24b1-603a-8000-aef5a8570bea', '194e62cc-7b26-ded5-46df-f82317679762', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb1fe0ad1'),
    ('fork', '', '1f1eb900-24b1-603a-8000-aef5a8570bea', '194e62cc-7b26-ded5-46df-f82317679762', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x8467b79b'),
    ('keyed', '', '1f1eb900-2761-648f-bfff-0b4791527d7e', '257f3db2-8643-ac55-b745-0f9a34323b87', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d1634137bad516381284e2340b02dbc5673a73240bcbe8a363890d9ab4ccafdcd01584269b9f0689e57e1e66686d023b5e4203f98446a0c80544efba792ffc00548d33efadf3b623bac2f24fd8eaa5ec3476d7d1b3a00653553c2d4c48afe330935eaa266fcef3e2a1b00a10e860769152034b795ec6217f77261a85808a40f1524146e222dc0060c8a5f38c21efe68a3ccfcc4a142abcba096cbb16b92df26f856cf3153905852f9cc820cbe924b478a8281bfbd592fa5cdacfdc0c29d2a7a684d0b38fbafde7588666ddbfad962af253b35cfd3c155ecb8ffbba6c30ff43b3c05d09abad4baa6c5642558bbb71d449c81ac57df1c1da896fb5161553a2d14d4854b87f8ae07a980ed72bdaac7ad3ad828d6bb608e9a3d09a9932a546139e9a8d87a4fa2e7c4d936004d99d684c9f3f36b8d0a4c7ffcd956a2bacc3b7e', NULL),
    ('keyed', '', '1f1eb900-2761-648f-bfff-0b4791527d7e', '257f3db2-8643-ac55-b745-0f9a34323b87', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d16341370fe73974dbbe6d7c392b5fe1d76f73e6270c9d5fd1c5615215b35888913eb89bbffda8a89', NULL),
    ('keyed', '', '1f1eb900-2761-648f-bfff-0b4791527d7e', '257f3db2-8643-ac55-b745-0f9a34323b87', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d1634136f91c53eccaddc0bd1d2b24df554440a9501f1bcfaa9a0008ebb5f83', NULL),
    ('keyed', '', '1f1eb900-2763-6130-8000-9980ddc47d6d', 'a55f7e2a-565e-3c5f-8606-e468ac27264c', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d1634133e91ca73457e7fc216a29d691e4239fd3c06f57e57d7bb4dd77ab03aaf1305d5e9964a4848a0f36b3d275d76899a9f27c9f857f3028a674da106830fc4e061b50309214591a46c4681015f4b7101054d97b47731f2e303457929fe166f89653ab279818086c261668e625305db5c9cd93fbe284d461a42e8ba5933226e33b6a8433b921362ac6fa14c8968f8a574c9731656d1d5971f1ccae048fdafd04d0c080ccb3d05a9d7a7b8d6621e42daef5d3a7a13466b61170beaf902f467a2142f4c7ebe2b9f48a874079fedd9915149e54d17abf5997ea466c6fd36c1287a1570f23bd0febc9b40e5c1a7bc2409b1ce1d9d2b7e910064b3887fabcb2eefdb0a2b93c020586401a29c95217a0ee340b46b7c8edb267aea9124ee07d04807089d6f7603ff7ac46aa1af61cc03f6fb65610f4bdedd8c78befa09edb875b3b08fc0e928e6404e0e5a224ea2348492ca39edae0e98e60604bc43b112a2011aa3d89e87b4cb', NULL),
    ('keyed', '', '1f1eb900-2763-6130-8000-9980ddc47d6d', 'a55f7e2a-565e-3c5f-8606-e468ac27264c', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d16341327dfd572774e611263df1f1bcbf0a50c38015cc2f08ec777cc537cba6131d6', NULL),
    ('left', '', '1f1eb900-27d6-6beb-bfff-014400049d81', '0a7bff76-f447-fd2b-9adf-22840f05e2dd', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3eee2abc'),
    ('left', '', '1f1eb900-27d6-6beb-bfff-014400049d81', '0a7bff76-f447-fd2b-9adf-22840f05e2dd', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xe93c4e2f'),
    ('left', '', '1f1eb900-27d6-6beb-bfff-014400049d81', '0a7bff76-f447-fd2b-9adf-22840f05e2dd', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xe4b324d4'),
    ('left', '', '1f1eb900-27d6-6beb-bfff-014400049d81', '0a7bff76-f447-fd2b-9adf-22840f05e2dd', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xccf83e10'),
    ('left', '', '1f1eb900-27d8-606d-8000-3f481ab6ce2c', '9712b692-1007-c9f2-c095-e63e5f47130a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x32c36ce0'),
    ('left', '', '1f1eb900-27d8-606d-8000-3f481ab6ce2c', '9712b692-1007-c9f2-c095-e63e5f47130a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xd2d5fb9d'),
    ('left', '', '1f1eb900-27d8-606d-8000-3f481ab6ce2c', '9712b692-1007-c9f2-c095-e63e5f47130a', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x9a6a203a'),
    ('left', '', '1f1eb900-27d8-606d-8000-3f481ab6ce2c', '9712b692-1007-c9f2-c095-e63e5f47130a', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xcc3d23aa'),
    ('left', '', '1f1eb900-27e2-6649-8001-715d10632a57', '1d5c2d3d-4aee-36c8-5840-022203c5f099', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', '', '1f1eb900-27e2-6649-8001-715d10632a57', '819cdfe7-4ffd-6f58-0c71-3277c637271f', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('question', '', '1f1eb900-2574-6693-bfff-44a411050880', 'b55cfa4a-508b-a56d-f16c-e689c0b5f5b0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x44304fb9'),
    ('question', '', '1f1eb900-2574-6693-bfff-44a411050880', 'b55cfa4a-508b-a56d-f16c-e689c0b5f5b0', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xd5c6efb5'),
    ('question', '', '1f1eb900-2574-6693-bfff-44a411050880', 'b55cfa4a-508b-a56d-f16c-e689c0b5f5b0', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xdc8a3297'),
    ('question', '', '1f1eb900-2576-60b5-8000-f9f7f08673ba', 'ce5baccc-5c5d-b632-8a4d-bad45a719cc3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6e736959'),
    ('question', '', '1f1eb900-2576-60b5-8000-f9f7f08673ba', 'ce5baccc-5c5d-b632-8a4d-bad45a719cc3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x43e5be2e'),
    ('question', '', '1f1eb900-2576-60b5-8000-f9f7f08673ba', 'ce5baccc-5c5d-b632-8a4d-bad45a719cc3', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xbbb21b44'),
    ('question', '', '1f1eb900-2576-60b5-8000-f9f7f08673ba', 'ce5baccc-5c5d-b632-8a4d-bad45a719cc3', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x7ba1a7aa'),
    ('question', '', '1f1eb900-2582-6b2d-8001-2a1c5311565d', 'b2ecf916-4f3f-f31c-1ae4-8f00d533e38e', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x694f4e91'),
    ('question', '', '1f1eb900-2582-6b2d-8001-2a1c5311565d', 'c8a86425-39ce-6041-6f59-84ee38bccd64', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\xc76f6691c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206439313933323766316132323938653230623866663430666333323565616261af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:c8a86425-39ce-6041-6f59-84ee38bccd64', '1f1eb900-258d-6edb-bfff-2cb6581de7b5', '2b51e237-7811-3371-0330-d4141fc39213', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8c94a313'),
    ('question', 'inner:c8a86425-39ce-6041-6f59-84ee38bccd64', '1f1eb900-258d-6edb-bfff-2cb6581de7b5', '2b51e237-7811-3371-0330-d4141fc39213', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xc671711f'),
    ('question', 'inner:c8a86425-39ce-6041-6f59-84ee38bccd64', '1f1eb900-258d-6edb-bfff-2cb6581de7b5', '2b51e237-7811-3371-0330-d4141fc39213', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x3df17c92'),
    ('question', 'inner:c8a86425-39ce-6041-6f59-84ee38bccd64', '1f1eb900-258d-6edb-bfff-2cb6581de7b5', '2b51e237-7811-3371-0330-d4141fc39213', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x9f0554cc'),
    ('question', 'inner:c8a86425-39ce-6041-6f59-84ee38bccd64', '1f1eb900-258f-6cf1-8000-676bd8f0187e', '65a80759-e12b-4f75-5984-cc713d653c0e', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\xc76f6691c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206439313933323766316132323938653230623866663430666333323565616261af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1eb900-26e7-6e87-bfff-88cee506afcf', '1642e1d5-8166-b75a-65cb-baa01ca6da62', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f1c069bc7f19b8711a5601db420eb9d6f47a828afc7b31aab324b2b1fa34bfac732df0956ad4696b52511b04db68993654a11f2568db47ad51298de8cfd71ed6e55ccc08bb33a48e204265f1c13db8ebfdeab835d6f24720d6621d06be4319d13c84790d9c700796ef012567b3185dd0e4077d705838d4b05388d71121e9d63665ae9887f7132c68e3505549c053b9b2bfa01fdede225ce5d471c20b63255b570e37de6311d296e5c23d1fae2', NULL),
    ('sealed too', '', '1f1eb900-26e7-6e87-bfff-88cee506afcf', '1642e1d5-8166-b75a-65cb-baa01ca6da62', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f687595ebf9539fd0d948a86bc91cdf1efbb303045d40350f034d4e05738b80afe5252445b5', NULL),
    ('sealed too', '', '1f1eb900-26e7-6e87-bfff-88cee506afcf', '1642e1d5-8166-b75a-65cb-baa01ca6da62', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f8eecc99c2aea8ff6c802cf5c0c0d472cc9041d8366dea0e1032f3e7b', NULL),
    ('sealed too', '', '1f1eb900-26e9-6846-8000-090b48d60996', '268f5b8c-b0d5-b27b-bdb9-54c9c38f699f', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f17a263b090a6d37011ee49c607adfbdd39c77af6a03e09381c0a2a07c6e4e4ed6e77e4428c7627ea21fb73baa34f6d12378942826cc3736be2e74bd3533bb44d2407297bb3b5ac10921e5e7ea0fec4212f027e45f67f7af07ee903308cf2e30776aa8ec13e53430f523316628b0cc837871cb4e7595775f416c9a9078573e46b37997cf280578e997c8e58273cb0a3580e79217e28596974c86a16d339b9e429391b0089aaaf12ff6dd8bba763d49dafa3882830c42a4ea2aeb18da5faae098ffb0e2c75482ffa8b03578ef5d97d3f452d41e7b38bfac22655c2d97e06d689aa56f86ed114bdef8e021398718e2b7b7d3d53014b3fa4da4d6570bfaa52f4b7fac777ff4336278f77e1cc74afd2fc7583eeb1d9e37f927179af6b2c99afea416a9401bcdcae454bc9240a4b16125e8f5b43ce8f9d7a35699aeae90b28c8a372e059eeda78b62ba0eefe0911f33ac231c21a44b90d5022f13e81fe8c58908efcefa0', NULL),
    ('sealed too', '', '1f1eb900-26e9-6846-8000-090b48d60996', '268f5b8c-b0d5-b27b-bdb9-54c9c38f699f', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f99e00ff64cbc7794015bfe0e173659bb37f25fd0569532554413720f216b4d', NULL),
    ('sealed too', '', '1f1eb900-26e9-6846-8000-090b48d60996', '268f5b8c-b0d5-b27b-bdb9-54c9c38f699f', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f13ca6642a019ab57ddadc2d7c5073a82cd41667f3c0e300ba044318e', NULL),
    ('sealed too', '', '1f1eb900-26e9-6846-8000-090b48d60996', '268f5b8c-b0d5-b27b-bdb9-54c9c38f699f', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f296a7c81cb7948d53d22d387ba3b0fd4c540cbeed11861b5164490d8', NULL),
    ('sealed too', '', '1f1eb900-26ef-6d63-8001-40f641fb296b', '6f2ad484-3f63-e505-e683-4256a27070c8', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f92a16a39b572e88cb0ec2a5328539a803cdc149e95746e986ef68cfd6b8110b72c6b00e6', NULL),
    ('sealed too', '', '1f1eb900-26ef-6d63-8001-40f641fb296b', 'c0ceb078-1665-4768-2d30-f42e936cc381', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f93434acea3d9afff209dd5a9d223aab1ce287ac14724f496aefc0d5708ff12b729d6ebe97678e27eb40625ee889d46f793f500c09d3df56f9f14fe0e29867d323b031280b2abec5498b203bdedee6529336093c6c3a90357289dc73626c026cc294d51fa1facdf506caa2c2947804d041fc58c0a63109ecab8dadf63014a59ca6f517e3ec661899ceb7afc649cd0', NULL),
    ('sealed too', 'inner:c0ceb078-1665-4768-2d30-f42e936cc381', '1f1eb900-2709-6158-bfff-8741917bb9e8', '0447e65c-1142-6408-15bd-57a67173666f', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7faccc6de7f8b43bd142565df1f1f65b5944647c06d60f6646b9a51232ad3ba5a5d3511ce7ccf82bee223cf154a04f2eec50378ab1e33b97fd581deefd1b0a4d04652d71ed97bd9459adf8f29577f7d6614867d093ced585792866af046edeeaa9cb0679c6b4a0b86961218b5577937cd8a06d956f4d610ee86bbb97ac941297baa3fb1a9aa1b76d7814db7aa8e27b9cd3261c72dbf2982bc26d94ad14da6fe913f5a680acf2612352baad1592c44b4bd5c4a14353d92ade5afaae5892352452a0fd494c5bc955bd1e5b251a52e7ef5040a189590ddc12717ada34a4f806427d5fe3bfe5ed1e966e883496648011338b5d3df6a0dcf6babb2841d0153bdd040893c77dfa0de4d303d4fbc81f8bdd9d12ed49a646c5ba56971d38870219ce182d6eecfd2164c21bb5c640438b46b9f8d45e48f6f916298abcd0d251b10bdb1890eb44a8620001e93d0a188ccedc1512c93f38cfbae56b3c9e3d34ad6c174a62a47f5740b23ea3e80379871e8eaf6c30300cf79fe20cd3f3dd0897c61c73a649b3db1d390e22ab28ff5fef4fb28adbce44e147b992fe3126348177d865b6dd59e078ec2775bf5a736d536cba32e9ec20aa77f14a88d9b271c3793b3bf4514b55af26947531f394d902d71d3d3a15c42f884d3dd8ee9d3b2cd0d94ea41178f3cfb0ce3a6d7f858436fc34caad24e2bfcf3282', NULL),
    ('sealed too', 'inner:c0ceb078-1665-4768-2d30-f42e936cc381', '1f1eb900-2709-6158-bfff-8741917bb9e8', '0447e65c-1142-6408-15bd-57a67173666f', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fd8709ddee4c0ab6516a0fd1f824af5963deed04f31d9c6f04f4ce39ffd86be', NULL),
    ('sealed too', 'inner:c0ceb078-1665-4768-2d30-f42e936cc381', '1f1eb900-2709-6158-bfff-8741917bb9e8', '0447e65c-1142-6408-15bd-57a67173666f', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7faa3dc1bb360a6a5e13a05772bb34f212a31920d1f64c95146ad094e3f5a4d31e128e612d4a', NULL),
    ('sealed too', 'inner:c0ceb078-1665-4768-2d30-f42e936cc381', '1f1eb900-2709-6158-bfff-8741917bb9e8', '0447e65c-1142-6408-15bd-57a67173666f', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f2f74f31cb1f15ea67e77758c06ac61f5e84bba268e99c4e03b1df404', NULL),
    ('sealed too', 'inner:c0ceb078-1665-4768-2d30-f42e936cc381', '1f1eb900-270a-677d-8000-128bcd981a30', '9f1b917b-5f5b-48a1-cbc2-e9706963bfa8', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f99e331a8fdf1ddd139bb223ed06ed310883e35e3e1b9cfb06eca11c2163de9306cbfc9ea7105fd09fd4500855decb5630c2720ae5980aa0ab3bbf80b975b8f06adf87c845024d2a917bb4f6018e0c733307dacf691e5d9b1baf25ab4000d3446f24ae50ca0b2278f8e2f217189578bab80b7cad86bc4e780b38415e8556fa9e1e842ffc83934ebb41d3a5720e705', NULL),
    ('sealed', '', '1f1eb900-2665-6079-bfff-cc027806efaf', 'f4c47f82-0093-f9e6-2529-2f82bdba7331', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f01d320edd1a5f17902639e1071ba7731bf9f3b0640f4fb0e56fd5640ef790c57bd3759947f32fd265297415292ade1debc698d819d82049723ae7bfb972a69b49a24eb944ef470123d185d6636523af708e355e18651557c343c4bff55d454a1860db57fb2706417af714254a81dcf388a2cc9c801dad63dd5d579bddb951a8b0027bdd2d0f4c834aefbdcc7480611853e17ef2e36ee6434994f5bbeaacd135654ed7c7007d7565105b42af5c8a2376e691c5b238a4f0eb2e784a8ba3bd182d23667730cdac986a0877d8a1bd6b766450832a80e04e2dee4ba0a59e5eb122f9038139a345a5186369a29224ab399b9facf52cf063950f50f004b160cb8d8bd2ffe2699b129e698167db80980a2c9380f84ce6f0400ad54f91d4fc7936797c09d9202603a489ddc5a0c9a7cb574760653f778e32170fd70e55966', NULL),
    ('sealed', '', '1f1eb900-2665-6079-bfff-cc027806efaf', 'f4c47f82-0093-f9e6-2529-2f82bdba7331', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fa697a138dec7723d81b3c587c5d56b7155c9899ef67bb1576f4e7345096b4380a55badf534', NULL),
    ('sealed', '', '1f1eb900-2665-6079-bfff-cc027806efaf', 'f4c47f82-0093-f9e6-2529-2f82bdba7331', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f938aad3b9e62d8fee8090ca196bd64182f82fbb2c6f774ce87a941a0', NULL),
    ('sealed', '', '1f1eb900-2666-6d69-8000-4a6c092518f7', 'a87ffc0e-7ccf-5554-8d7b-a3f3d081881c', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f64523305cfc4ba326769c1c38489c9037d443e7342efabb6093bd9164ed79d642bae3a978b0991092a1cb759deaac36ad08c0ad86e1548a21ad15d810b1d8c8a1c89ebffc50d490eb45eb226f396a70d46e35db463ed571717fc13718daf25eb9a5577228d5dbe6e0ae86125d7701efb42d180a7827220f0218b26b0896096a7188ca56e7605f14223202070212e1238999b5c3bfb672b4d63dd0cfdf3b03d1839804ec012a7250fffa71edc6464967864be6d70b92a77ea376a3a87b022ce9c55f92433a8a7052a0d9437df4433d5592b2581b7f302fc03bd4f2d6e73565e8cd1772e9272d7e88df1db5f4d8594a818bacf855154fcc9ad868f897ece2adcf8ca1ba816de8f02a4646698b8c85eb43469acadfb43224238d79b018c478ed871186d3a95656413344ea6467dee77ad9613c482b107513450f783c55e67eec5478d517da913b1110c104ae03d0b16f4267f2e529ad83f7372f9f51304607ab4d17c', NULL),
    ('sealed', '', '1f1eb900-2666-6d69-8000-4a6c092518f7', 'a87ffc0e-7ccf-5554-8d7b-a3f3d081881c', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f7cf9289c097cc29629b6821eb7d4bf68c39d6764c489648212fa4f5d11ef71', NULL),
    ('sealed', '', '1f1eb900-26c4-6000-8002-19121daf6f07', '96e5ff82-5c1b-ffeb-b4e2-6887ecb6ee37', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fb7b9f8815c91b25e15c6a90128ad967ed65950a1d9bbced053e2ba9d9d3d2f3f2601f38ec065c5588defcf62a387970cd2a2784d641bab8fa641cf9c073ab79ca3a0af7d84af525e51a13f4d5b59a972b6e0b1fb0c750ae0c6f53488cb220cd80f2387591bfe3df3915773d937ecb93ea0b07829817514b64dc34628113bab551123558ceb50bd687ddc03e31af02f6e1942d0f44ff467dd5d9c58aa4e3c0dd30d4534f2dc2bd58dbec352346c8e519428f44ff76530f9239a6fe1bc5ebc833bebb30edcfcc9b29e8437ff3f03b30f3efb28bad4c1e609ae4e1915ff56bb99fb6de40aef227950815a9e6dab336ebcf46a6e85acab668a1b138053a4d7168d449af370a9f473d0727aa5702cd03f3b71875063eacc49b306e61f1bcd3570fa9aae7f8908dc6d719495609bd362b187d05c995d8b1bf6f6b7bf43', NULL),
    ('sealed', '', '1f1eb900-26c4-6000-8002-19121daf6f07', '96e5ff82-5c1b-ffeb-b4e2-6887ecb6ee37', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f6d4bdac9d9eb941aa0206c8c4c78371b09db798ab69e39d2b484282cc69ec297bbcc62f7c3', NULL),
    ('sealed', '', '1f1eb900-26c4-6000-8002-19121daf6f07', '96e5ff82-5c1b-ffeb-b4e2-6887ecb6ee37', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fceb5f8bae069c1c43db6a3e07700b4aa6096a65bba9eac248f325731', NULL),
    ('sealed', '', '1f1eb900-26c5-6818-8003-6ba07a08368f', '1e9344fb-d4fd-380b-07fb-274552aa786e', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f8c0c47a2fdbddf4c10ac3d27e83df5341815f32cc32bac798539995c20285de7da12b1c282e8ff1a85debf61655e4254dd1a836d995f97bc2ce8e5ac05a41ec175f3590322638f52998f2b45ee4179764fd6cf5ce455d8cdc38b6b3009cf8dcfbee0f4388d9eedd70689af07ebc69a906490f95b34ff3b9ba6602896b388079aa2b108d738309e722f6ac353d1d588fc631ed4af8913a734baae9783c47465bcd0f32f5828d59e0a8227d37a8457bbcf73f1c83bd51981e2527543a341525a217bac891d0f7c81ba88651a8949990ff3a5b8b534dbb879542e90361961d535dd24099cf819328a519bae448a8cd21d73e640e8bf35d7dff4dcd36d2fc7e4a353f21c754930bba0bb920d4d43e3b04bf559a83bc6596ad93509cc7c23d0777faab3d9949643a93b540180afab9d91f32b1c0f45dc46c7c756947a0df49cf62c49d88f713a028a13a834fe68179026b5d945837b5c8e382f18ee0d0f989e7b7493b8', NULL),
    ('sealed', '', '1f1eb900-26c5-6818-8003-6ba07a08368f', '1e9344fb-d4fd-380b-07fb-274552aa786e', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fef1515e7d7f6a1da1745030c63f6e936d13db8b44e3266bc167277f8396def', NULL),
    ('stepped', '', '1f1eb900-2850-6a64-bfff-91661a2904a5', '75e2d126-4192-2547-778b-f05a45d5a25a', '0', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa0', E'\\x4cc96abd'),
    ('stepped', '', '1f1eb900-2850-6a64-bfff-91661a2904a5', '75e2d126-4192-2547-778b-f05a45d5a25a', '1', '~__pregel_pull, __start__', 'branch:to:pay', 'null', E'\\x', E'\\xed075cf5'),
    ('stepped', '', '1f1eb900-2852-6c78-8000-afc79a86f7bc', '7f8415aa-06fc-9901-fb41-66c9332f8381', '-1', '~__pregel_pull, pay', '__error__', 'msgpack', E'\\xb852756e74696d654572726f72282761667465722069742729', NULL),
    ('timed', '', '1f1eb900-27a3-6d27-bfff-cff529ff0fdd', '55e2239e-bb73-d0a1-0818-66a44e93b405', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4cf72edb'),
    ('timed', '', '1f1eb900-27a3-6d27-bfff-cff529ff0fdd', '55e2239e-bb73-d0a1-0818-66a44e93b405', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x27df37d4'),
    ('timed', '', '1f1eb900-27a3-6d27-bfff-cff529ff0fdd', '55e2239e-bb73-d0a1-0818-66a44e93b405', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb52e0023'),
    ('timed', '', '1f1eb900-27a4-6ff0-8000-68ddc32ea113', '60a82c9d-a4f3-ca39-1030-28b1e6b59267', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xcbd19805'),
    ('timed', '', '1f1eb900-27a4-6ff0-8000-68ddc32ea113', '60a82c9d-a4f3-ca39-1030-28b1e6b59267', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x48efeee3'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1eb900-2553-6545-bfff-f2b6f9cbe43f', '11126c48-4a0c-75d8-b817-5018055da6f2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd9550cf3'),
    ('ünï ''code''', '', '1f1eb900-2553-6545-bfff-f2b6f9cbe43f', '11126c48-4a0c-75d8-b817-5018055da6f2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xf3ab7923'),
    ('ünï ''code''', '', '1f1eb900-2553-6545-bfff-f2b6f9cbe43f', '11126c48-4a0c-75d8-b817-5018055da6f2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x71aefa15'),
    ('ünï ''code''', '', '1f1eb900-2555-631a-8000-de093336824e', 'b36b1fba-2c5a-6d3c-9ca3-8650092c0be7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0be626d7'),
    ('ünï ''code''', '', '1f1eb900-2555-631a-8000-de093336824e', 'b36b1fba-2c5a-6d3c-9ca3-8650092c0be7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xf636c8d0');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation") values
    ('chat', '', '1f1eb900-2394-662d-bfff-8fdd7b7f2b65', NULL, '{"v": 4, "id": "1f1eb900-2394-662d-bfff-8fdd7b7f2b65", "ts": "2026-11-29T00:58:37.032186+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.SnCs0b_r"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x693bd0bc5fcb14c47abc059a', NULL),
    ('chat', '', '1f1eb900-2396-6782-8000-1de852dad910', '1f1eb900-2394-662d-bfff-8fdd7b7f2b65', '{"v": 4, "id": "1f1eb900-2396-6782-8000-1de852dad910", "ts": "2026-11-29T00:58:37.033039+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.SnCs0b_r"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Q4m5zgvw", "messages": "00000002.Q4m5zgvw", "__start__": "00000002.Q4m5zgvw", "branch:to:reply": "00000002.Q4m5zgvw"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x217a78eebd080917db021e96', NULL),
    ('chat', '', '1f1eb900-23a0-6dda-8001-acdb79b01c75', '1f1eb900-2396-6782-8000-1de852dad910', '{"v": 4, "id": "1f1eb900-23a0-6dda-8001-acdb79b01c75", "ts": "2026-11-29T00:58:37.037294+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Q4m5zgvw"}, "__input__": {}, "__start__": {"__start__": "00000001.SnCs0b_r"}}, "channel_values": {}, "channel_versions": {"items": "00000003.z1ogycLH", "messages": "00000003.z1ogycLH", "__start__": "00000002.Q4m5zgvw", "branch:to:reply": "00000003.z1ogycLH"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xdce79a76b479a587db021e96', NULL),
    ('chat', '', '1f1eb900-23d3-68ef-8002-2c6a693e9ed5', '1f1eb900-23a0-6dda-8001-acdb79b01c75', '{"v": 4, "id": "1f1eb900-23d3-68ef-8002-2c6a693e9ed5", "ts": "2026-11-29T00:58:37.058039+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Q4m5zgvw"}, "__input__": {}, "__start__": {"__start__": "00000001.SnCs0b_r"}}, "channel_values": {}, "channel_versions": {"items": "00000003.z1ogycLH", "messages": "00000003.z1ogycLH", "__start__": "00000004.a7BZ0MR_", "branch:to:reply": "00000003.z1ogycLH"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xb940f5eaebe0dee27abc059adb021e96', NULL),
    ('chat', '', '1f1eb900-23d6-6430-8003-1f43ad86d748', '1f1eb900-23d3-68ef-8002-2c6a693e9ed5', '{"v": 4, "id": "1f1eb900-23d6-6430-8003-1f43ad86d748", "ts": "2026-11-29T00:58:37.059161+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Q4m5zgvw"}, "__input__": {}, "__start__": {"__start__": "00000004.a7BZ0MR_"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.-GMp66gv", "messages": "00000005.-GMp66gv", "__start__": "00000005.-GMp66gv", "branch:to:reply": "00000005.-GMp66gv"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xe52da0d297c6b0dddb021e96', NULL),
    ('chat', '', '1f1eb900-23de-690d-8004-fa59979dbe72', '1f1eb900-23d6-6430-8003-1f43ad86d748', '{"v": 4, "id": "1f1eb900-23de-690d-8004-fa59979dbe72", "ts": "2026-11-29T00:58:37.062557+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.-GMp66gv"}, "__input__": {}, "__start__": {"__start__": "00000004.a7BZ0MR_"}}, "channel_values": {}, "channel_versions": {"items": "00000006.5E42GkxW", "messages": "00000006.5E42GkxW", "__start__": "00000005.-GMp66gv", "branch:to:reply": "00000006.5E42GkxW"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x30f36eaeaf752422db021e96e11ee94d', NULL),
    ('chat', '', '1f1eb900-2400-64c0-8005-4717cd8941fe', '1f1eb900-23de-690d-8004-fa59979dbe72', '{"v": 4, "id": "1f1eb900-2400-64c0-8005-4717cd8941fe", "ts": "2026-11-29T00:58:37.076367+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.-GMp66gv"}, "__input__": {}, "__start__": {"__start__": "00000004.a7BZ0MR_"}}, "channel_values": {}, "channel_versions": {"items": "00000006.5E42GkxW", "messages": "00000006.5E42GkxW", "__start__": "00000007.QK97ugmv", "branch:to:reply": "00000006.5E42GkxW"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x7edc492a35f8cd037abc059adb021e96', NULL),
    ('chat', '', '1f1eb900-2402-6592-8006-b8f90fa52d04', '1f1eb900-2400-64c0-8005-4717cd8941fe', '{"v": 4, "id": "1f1eb900-2402-6592-8006-b8f90fa52d04", "ts": "2026-11-29T00:58:37.077223+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.-GMp66gv"}, "__input__": {}, "__start__": {"__start__": "00000007.QK97ugmv"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.4Xz9SUVH", "messages": "00000008.4Xz9SUVH", "__start__": "00000008.4Xz9SUVH", "branch:to:reply": "00000008.4Xz9SUVH"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x99acbf301f58b139db021e96', NULL),
    ('chat', '', '1f1eb900-2408-65e0-8007-ef645ab2bc92', '1f1eb900-2402-6592-8006-b8f90fa52d04', '{"v": 4, "id": "1f1eb900-2408-65e0-8007-ef645ab2bc92", "ts": "2026-11-29T00:58:37.079688+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.4Xz9SUVH"}, "__input__": {}, "__start__": {"__start__": "00000007.QK97ugmv"}}, "channel_values": {}, "channel_versions": {"items": "00000009.Ff7-6mfP", "messages": "00000009.Ff7-6mfP", "__start__": "00000008.4Xz9SUVH", "branch:to:reply": "00000009.Ff7-6mfP"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x5c485eaef4a687b4db021e96', NULL),
    ('chat', '', '1f1eb900-242a-6b55-8008-7e5c61c07e4a', '1f1eb900-2408-65e0-8007-ef645ab2bc92', '{"v": 4, "id": "1f1eb900-242a-6b55-8008-7e5c61c07e4a", "ts": "2026-11-29T00:58:37.093739+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.4Xz9SUVH"}, "__input__": {}, "__start__": {"__start__": "00000007.QK97ugmv"}}, "channel_values": {}, "channel_versions": {"items": "00000009.Ff7-6mfP", "messages": "00000009.Ff7-6mfP", "__start__": "00000010.MOQ5Ie3r", "branch:to:reply": "00000009.Ff7-6mfP"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xa35689de2cb87db87abc059adb021e96', NULL),
    ('chat', '', '1f1eb900-242c-6812-8009-b9c1a24f57e2', '1f1eb900-242a-6b55-8008-7e5c61c07e4a', '{"v": 4, "id": "1f1eb900-242c-6812-8009-b9c1a24f57e2", "ts": "2026-11-29T00:58:37.094488+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.4Xz9SUVH"}, "__input__": {}, "__start__": {"__start__": "00000010.MOQ5Ie3r"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.-hUqYd3V", "messages": "00000011.-hUqYd3V", "__start__": "00000011.-hUqYd3V", "branch:to:reply": "00000011.-hUqYd3V"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xb1912f3ebe6d7029db021e96', NULL),
    ('chat', '', '1f1eb900-2433-674b-800a-383f96c112fe', '1f1eb900-242c-6812-8009-b9c1a24f57e2', '{"v": 4, "id": "1f1eb900-2433-674b-800a-383f96c112fe", "ts": "2026-11-29T00:58:37.097330+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.-hUqYd3V"}, "__input__": {}, "__start__": {"__start__": "00000010.MOQ5Ie3r"}}, "channel_values": {}, "channel_versions": {"items": "00000012.leXLnWLn", "messages": "00000012.leXLnWLn", "__start__": "00000011.-hUqYd3V", "branch:to:reply": "00000012.leXLnWLn"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x1e6e9b7d60eb8b2ddb021e96e11ee94d', NULL),
    ('chat', '', '1f1eb900-2459-6ac0-800b-dc0067d2ab24', '1f1eb900-2433-674b-800a-383f96c112fe', '{"v": 4, "id": "1f1eb900-2459-6ac0-800b-dc0067d2ab24", "ts": "2026-11-29T00:58:37.112977+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.-hUqYd3V"}, "__input__": {}, "__start__": {"__start__": "00000010.MOQ5Ie3r"}}, "channel_values": {}, "channel_versions": {"items": "00000012.leXLnWLn", "messages": "00000012.leXLnWLn", "__start__": "00000013.Dskbtess", "branch:to:reply": "00000012.leXLnWLn"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0ffc786995b54a597abc059adb021e96', NULL),
    ('chat', '', '1f1eb900-245b-642f-800c-9b30026d9b10', '1f1eb900-2459-6ac0-800b-dc0067d2ab24', '{"v": 4, "id": "1f1eb900-245b-642f-800c-9b30026d9b10", "ts": "2026-11-29T00:58:37.113641+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.-hUqYd3V"}, "__input__": {}, "__start__": {"__start__": "00000013.Dskbtess"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.U5rg1dOd", "messages": "00000014.U5rg1dOd", "__start__": "00000014.U5rg1dOd", "branch:to:reply": "00000014.U5rg1dOd"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x9e14a9a2f96371ffdb021e96', NULL),
    ('chat', '', '1f1eb900-2462-61bc-800d-450c85e1a77d', '1f1eb900-245b-642f-800c-9b30026d9b10', '{"v": 4, "id": "1f1eb900-2462-61bc-800d-450c85e1a77d", "ts": "2026-11-29T00:58:37.116444+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.U5rg1dOd"}, "__input__": {}, "__start__": {"__start__": "00000013.Dskbtess"}}, "channel_values": {}, "channel_versions": {"items": "00000015.3IVA5pub", "messages": "00000015.3IVA5pub", "__start__": "00000014.U5rg1dOd", "branch:to:reply": "00000015.3IVA5pub"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x93ac5d36624b27b9db021e96', NULL),
    ('chat', '', '1f1eb900-2485-64b9-800e-410b90a09cf1', '1f1eb900-2462-61bc-800d-450c85e1a77d', '{"v": 4, "id": "1f1eb900-2485-64b9-800e-410b90a09cf1", "ts": "2026-11-29T00:58:37.130845+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.U5rg1dOd"}, "__input__": {}, "__start__": {"__start__": "00000013.Dskbtess"}}, "channel_values": {}, "channel_versions": {"items": "00000015.3IVA5pub", "messages": "00000015.3IVA5pub", "__start__": "00000016.2zXDId3h", "branch:to:reply": "00000015.3IVA5pub"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x3fdfa2bb00d5d5aa7abc059adb021e96', NULL),
    ('chat', '', '1f1eb900-2487-63d7-800f-06196b34c8bc', '1f1eb900-2485-64b9-800e-410b90a09cf1', '{"v": 4, "id": "1f1eb900-2487-63d7-800f-06196b34c8bc", "ts": "2026-11-29T00:58:37.131655+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.U5rg1dOd"}, "__input__": {}, "__start__": {"__start__": "00000016.2zXDId3h"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.Vz6tS8F5", "messages": "00000017.Vz6tS8F5", "__start__": "00000017.Vz6tS8F5", "branch:to:reply": "00000017.Vz6tS8F5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x1d6e02ab9cbadb80db021e96', NULL),
    ('chat', '', '1f1eb900-2495-65bb-8010-692723de32e1', '1f1eb900-2487-63d7-800f-06196b34c8bc', '{"v": 4, "id": "1f1eb900-2495-65bb-8010-692723de32e1", "ts": "2026-11-29T00:58:37.137424+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.Vz6tS8F5"}, "__input__": {}, "__start__": {"__start__": "00000016.2zXDId3h"}}, "channel_values": {}, "channel_versions": {"items": "00000018.ifZcr03W", "messages": "00000018.ifZcr03W", "__start__": "00000017.Vz6tS8F5", "branch:to:reply": "00000018.ifZcr03W"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xff823cb57653abdddb021e96e11ee94d', NULL),
    ('delta', '', '1f1eb900-24d5-64d2-bfff-f3aeb5078560', NULL, '{"v": 4, "id": "1f1eb900-24d5-64d2-bfff-f3aeb5078560", "ts": "2026-11-29T00:58:37.163629+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.PPtqOe8x"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x127bc14413ab3fad7abc059a', NULL),
    ('delta', '', '1f1eb900-24d6-6e97-8000-47b8dd50f8d6', '1f1eb900-24d5-64d2-bfff-f3aeb5078560', '{"v": 4, "id": "1f1eb900-24d6-6e97-8000-47b8dd50f8d6", "ts": "2026-11-29T00:58:37.164289+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.PPtqOe8x"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.EtCvtg_q", "messages": "00000002.EtCvtg_q", "__start__": "00000002.EtCvtg_q", "branch:to:reply": "00000002.EtCvtg_q"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x3e87e1fa2c2c813bdb021e96', NULL),
    ('delta', '', '1f1eb900-24e3-6afd-8001-6eea0a0efb2c', '1f1eb900-24d6-6e97-8000-47b8dd50f8d6', '{"v": 4, "id": "1f1eb900-24e3-6afd-8001-6eea0a0efb2c", "ts": "2026-11-29T00:58:37.169514+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EtCvtg_q"}, "__input__": {}, "__start__": {"__start__": "00000001.PPtqOe8x"}}, "channel_values": {}, "channel_versions": {"items": "00000003.2hBF5Wgq", "messages": "00000003.2hBF5Wgq", "__start__": "00000002.EtCvtg_q", "branch:to:reply": "00000003.2hBF5Wgq"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xe970010d44ce59acdb021e96', NULL),
    ('delta', '', '1f1eb900-2505-63fa-8002-84997161c2af', '1f1eb900-24e3-6afd-8001-6eea0a0efb2c', '{"v": 4, "id": "1f1eb900-2505-63fa-8002-84997161c2af", "ts": "2026-11-29T00:58:37.183252+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EtCvtg_q"}, "__input__": {}, "__start__": {"__start__": "00000001.PPtqOe8x"}}, "channel_values": {}, "channel_versions": {"items": "00000003.2hBF5Wgq", "messages": "00000003.2hBF5Wgq", "__start__": "00000004.EAagV_5F", "branch:to:reply": "00000003.2hBF5Wgq"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x1868dfc9d0be69af7abc059adb021e96', NULL),
    ('delta', '', '1f1eb900-2507-671f-8003-a21354b7c60d', '1f1eb900-2505-63fa-8002-84997161c2af', '{"v": 4, "id": "1f1eb900-2507-671f-8003-a21354b7c60d", "ts": "2026-11-29T00:58:37.184171+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.EtCvtg_q"}, "__input__": {}, "__start__": {"__start__": "00000004.EAagV_5F"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.vMhWF8sA", "messages": "00000005.vMhWF8sA", "__start__": "00000005.vMhWF8sA", "branch:to:reply": "00000005.vMhWF8sA"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xc419ede02e4639f7db021e96', NULL),
    ('delta', '', '1f1eb900-2514-6302-8004-e869f0243f75', '1f1eb900-2507-671f-8003-a21354b7c60d', '{"v": 4, "id": "1f1eb900-2514-6302-8004-e869f0243f75", "ts": "2026-11-29T00:58:37.189376+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.vMhWF8sA"}, "__input__": {}, "__start__": {"__start__": "00000004.EAagV_5F"}}, "channel_values": {}, "channel_versions": {"items": "00000006.rPZjogeE", "messages": "00000006.rPZjogeE", "__start__": "00000005.vMhWF8sA", "branch:to:reply": "00000006.rPZjogeE"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x147e023d9b57f2d9db021e96e11ee94d', NULL),
    ('delta', '', '1f1eb900-252c-6330-8005-c730d784f0c2', '1f1eb900-2514-6302-8004-e869f0243f75', '{"v": 4, "id": "1f1eb900-252c-6330-8005-c730d784f0c2", "ts": "2026-11-29T00:58:37.199207+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.vMhWF8sA"}, "__input__": {}, "__start__": {"__start__": "00000004.EAagV_5F"}}, "channel_values": {}, "channel_versions": {"items": "00000006.rPZjogeE", "messages": "00000006.rPZjogeE", "__start__": "00000007.MClwVdS9", "branch:to:reply": "00000006.rPZjogeE"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3905ad62c5e22f6a7abc059adb021e96', NULL),
    ('delta', '', '1f1eb900-252d-6d96-8006-92a5d4631e3b', '1f1eb900-252c-6330-8005-c730d784f0c2', '{"v": 4, "id": "1f1eb900-252d-6d96-8006-92a5d4631e3b", "ts": "2026-11-29T00:58:37.199901+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.vMhWF8sA"}, "__input__": {}, "__start__": {"__start__": "00000007.MClwVdS9"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.6HfaFk5r", "messages": "00000008.6HfaFk5r", "__start__": "00000008.6HfaFk5r", "branch:to:reply": "00000008.6HfaFk5r"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x294a0a4a813d88dbdb021e96', NULL),
    ('delta', '', '1f1eb900-2535-6692-8007-6e81ad255407', '1f1eb900-252d-6d96-8006-92a5d4631e3b', '{"v": 4, "id": "1f1eb900-2535-6692-8007-6e81ad255407", "ts": "2026-11-29T00:58:37.202988+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.6HfaFk5r"}, "__input__": {}, "__start__": {"__start__": "00000007.MClwVdS9"}}, "channel_values": {}, "channel_versions": {"items": "00000009.pwA2nney", "messages": "00000009.pwA2nney", "__start__": "00000008.6HfaFk5r", "branch:to:reply": "00000009.pwA2nney"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x1187ab68256a1558db021e96', NULL),
    ('failed', '', '1f1eb900-2617-63bf-bfff-aab1d55f93cf', NULL, '{"v": 4, "id": "1f1eb900-2617-63bf-bfff-aab1d55f93cf", "ts": "2026-11-29T00:58:37.295497+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.4-Dnh3Ay"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc712ce76d6c187f37abc059a', NULL),
    ('failed', '', '1f1eb900-2618-6862-8000-95e2f7958793', '1f1eb900-2617-63bf-bfff-aab1d55f93cf', '{"v": 4, "id": "1f1eb900-2618-6862-8000-95e2f7958793", "ts": "2026-11-29T00:58:37.296025+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.4-Dnh3Ay"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.7zA3yzSR", "answer": "00000002.7zA3yzSR", "messages": "00000002.7zA3yzSR", "__start__": "00000002.7zA3yzSR", "branch:to:reply": "00000002.7zA3yzSR"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x999f97b6183c25bcdb021e96', NULL),
    ('failed', '', '1f1eb900-2626-6021-8001-352e98ba9585', '1f1eb900-2618-6862-8000-95e2f7958793', '{"v": 4, "id": "1f1eb900-2626-6021-8001-352e98ba9585", "ts": "2026-11-29T00:58:37.301530+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.7zA3yzSR"}, "__input__": {}, "__start__": {"__start__": "00000001.4-Dnh3Ay"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.7zA3yzSR", "items": "00000003.ljBr-jWX", "answer": "00000002.7zA3yzSR", "messages": "00000003.ljBr-jWX", "__start__": "00000002.7zA3yzSR", "branch:to:inner": "00000003.ljBr-jWX", "branch:to:reply": "00000003.ljBr-jWX", "branch:to:beside": "00000003.ljBr-jWX"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x7fffaff7f9f4ed77db021e96', NULL),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', '1f1eb900-262e-6d72-bfff-9a5f8518c065', NULL, '{"v": 4, "id": "1f1eb900-262e-6d72-bfff-9a5f8518c065", "ts": "2026-11-29T00:58:37.305166+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.hJaMl_TL"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1eb900-2626-6021-8001-352e98ba9585"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x2db1c89192f191457abc059a', NULL),
    ('failed', 'inner:2a90ad9c-5554-1085-0b0f-83f84c8203b2', '1f1eb900-2630-6712-8000-036df2d2735a', '1f1eb900-262e-6d72-bfff-9a5f8518c065', '{"v": 4, "id": "1f1eb900-2630-6712-8000-036df2d2735a", "ts": "2026-11-29T00:58:37.305816+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.hJaMl_TL"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.TdYoAP9H", "items": "00000002.TdYoAP9H", "answer": "00000002.TdYoAP9H", "messages": "00000002.TdYoAP9H", "__start__": "00000002.TdYoAP9H", "branch:to:ask": "00000002.TdYoAP9H"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1eb900-2626-6021-8001-352e98ba9585"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x7c7c08ca3c4594a2db021e96', NULL),
    ('fork', '', '1f1eb900-24af-62ac-bfff-2d156ba86a0c', NULL, '{"v": 4, "id": "1f1eb900-24af-62ac-bfff-2d156ba86a0c", "ts": "2026-11-29T00:58:37.148007+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.p98jmfr-"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb06a2590e5bd78a67abc059a', NULL),
    ('fork', '', '1f1eb900-24b1-603a-8000-aef5a8570bea', '1f1eb900-24af-62ac-bfff-2d156ba86a0c', '{"v": 4, "id": "1f1eb900-24b1-603a-8000-aef5a8570bea", "ts": "2026-11-29T00:58:37.148766+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.p98jmfr-"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.uYeBtX-j", "messages": "00000002.uYeBtX-j", "__start__": "00000002.uYeBtX-j", "branch:to:reply": "00000002.uYeBtX-j"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xbf23308895471f2adb021e96', NULL),
    ('fork', '', '1f1eb900-24bd-673b-8001-a7a8bbdfd545', '1f1eb900-24b1-603a-8000-aef5a8570bea', '{"v": 4, "id": "1f1eb900-24bd-673b-8001-a7a8bbdfd545", "ts": "2026-11-29T00:58:37.153854+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.uYeBtX-j"}, "__input__": {}, "__start__": {"__start__": "00000001.p98jmfr-"}}, "channel_values": {}, "channel_versions": {"items": "00000003.4WhR22gp", "messages": "00000003.4WhR22gp", "__start__": "00000002.uYeBtX-j", "branch:to:reply": "00000003.4WhR22gp"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x2566addf943e9408db021e96', NULL),
    ('fork', '', '1f1eb900-2604-6593-8001-b10293015edf', '1f1eb900-24b1-603a-8000-aef5a8570bea', '{"v": 4, "id": "1f1eb900-2604-6593-8001-b10293015edf", "ts": "2026-11-29T00:58:37.287715+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.p98jmfr-"}}, "channel_values": {}, "channel_versions": {"items": "00000003.HILrvqI1", "messages": "00000003.8cZr86TW", "__start__": "00000002.uYeBtX-j", "branch:to:reply": "00000003.8cZr86TW"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x36bb4800f297c86ddb021e96e11ee94d', NULL),
    ('keyed', '', '1f1eb900-2761-648f-bfff-0b4791527d7e', NULL, '{"v": 4, "id": "1f1eb900-2761-648f-bfff-0b4791527d7e", "ts": "2026-11-29T00:58:37.430683+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.LHECqW45"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d1634136bccf23b8006e58226334f314d4ef89136fcdf1560f05ca5191bc3652f672bb7e511270c3f2a13c4b140ba8dca5a90239b0cb2', NULL, NULL),
    ('keyed', '', '1f1eb900-2763-6130-8000-9980ddc47d6d', '1f1eb900-2761-648f-bfff-0b4791527d7e', '{"v": 4, "id": "1f1eb900-2763-6130-8000-9980ddc47d6d", "ts": "2026-11-29T00:58:37.431416+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.LHECqW45"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.o8QICYw4", "messages": "00000002.o8QICYw4", "__start__": "00000002.o8QICYw4", "branch:to:reply": "00000002.o8QICYw4"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d163413b8263e9fe6224eb5af535c42a47fe905d375782ca21370f6652f5263283400a26b692834a21f49243aaad866231e5867653e514ee3c77600abfa800059e6a74e905abc4a2dc1f58f13fdd67ee65d52c94217673e84818cfaa554d83f12d832e6646c2b9d6a18425685db', NULL, NULL),
    ('keyed', '', '1f1eb900-276d-6595-8001-26381820698f', '1f1eb900-2763-6130-8000-9980ddc47d6d', '{"v": 4, "id": "1f1eb900-276d-6595-8001-26381820698f", "ts": "2026-11-29T00:58:37.435614+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.o8QICYw4"}, "__input__": {}, "__start__": {"__start__": "00000001.LHECqW45"}}, "channel_values": {}, "channel_versions": {"items": "00000003.J4kgbxdl", "messages": "00000003.J4kgbxdl", "__start__": "00000002.o8QICYw4", "branch:to:reply": "00000003.J4kgbxdl"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d745372496142483763654235659da79810c804d57bce6bbf04fd46dc85bf265e75d16618303bd3cf5c7d163413884a76407c373b4ee17fca71a31d479597cc29bd4c476c033af4cf1ab83b00fad3e9989505e1471679792e20138b4b9aa624c080ff684c59d0034a2b607c5cbb6ebe35e9475a47baa9add26581194faf2cd50c73', NULL, NULL),
    ('left', '', '1f1eb900-27d6-6beb-bfff-014400049d81', NULL, '{"v": 4, "id": "1f1eb900-27d6-6beb-bfff-014400049d81", "ts": "2026-11-29T00:58:37.478799+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.2bmBWxl_"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa6862a65cb92d4207abc059a', NULL),
    ('left', '', '1f1eb900-27d8-606d-8000-3f481ab6ce2c', '1f1eb900-27d6-6beb-bfff-014400049d81', '{"v": 4, "id": "1f1eb900-27d8-606d-8000-3f481ab6ce2c", "ts": "2026-11-29T00:58:37.479323+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.2bmBWxl_"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.HOigAF9V", "answer": "00000002.HOigAF9V", "messages": "00000002.HOigAF9V", "__start__": "00000002.HOigAF9V", "branch:to:reply": "00000002.HOigAF9V"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x320122ffbce763d1db021e96', NULL),
    ('left', '', '1f1eb900-27e2-6649-8001-715d10632a57', '1f1eb900-27d8-606d-8000-3f481ab6ce2c', '{"v": 4, "id": "1f1eb900-27e2-6649-8001-715d10632a57", "ts": "2026-11-29T00:58:37.483560+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.HOigAF9V"}, "__input__": {}, "__start__": {"__start__": "00000001.2bmBWxl_"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.HOigAF9V", "items": "00000003.zL0oQ9Jo", "answer": "00000002.HOigAF9V", "messages": "00000003.zL0oQ9Jo", "__start__": "00000002.HOigAF9V", "branch:to:inner": "00000003.zL0oQ9Jo", "branch:to:reply": "00000003.zL0oQ9Jo", "branch:to:beside": "00000003.zL0oQ9Jo"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x5d124bdf88e8ee6edb021e96', NULL),
    ('question', '', '1f1eb900-2574-6693-bfff-44a411050880', NULL, '{"v": 4, "id": "1f1eb900-2574-6693-bfff-44a411050880", "ts": "2026-11-29T00:58:37.228801+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.0s3cV83E"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xc002ccfe135ea76a7abc059a', NULL),
    ('question', '', '1f1eb900-2576-60b5-8000-f9f7f08673ba', '1f1eb900-2574-6693-bfff-44a411050880', '{"v": 4, "id": "1f1eb900-2576-60b5-8000-f9f7f08673ba", "ts": "2026-11-29T00:58:37.229467+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.0s3cV83E"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.5B58xrtY", "messages": "00000002.5B58xrtY", "__start__": "00000002.5B58xrtY", "branch:to:reply": "00000002.5B58xrtY"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xa7f7905c93a761eddb021e96', NULL),
    ('question', '', '1f1eb900-2582-6b2d-8001-2a1c5311565d', '1f1eb900-2576-60b5-8000-f9f7f08673ba', '{"v": 4, "id": "1f1eb900-2582-6b2d-8001-2a1c5311565d", "ts": "2026-11-29T00:58:37.234643+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.5B58xrtY"}, "__input__": {}, "__start__": {"__start__": "00000001.0s3cV83E"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.N6hGJuwv", "answer": "00000002.5B58xrtY", "messages": "00000003.N6hGJuwv", "__start__": "00000002.5B58xrtY", "branch:to:inner": "00000003.N6hGJuwv", "branch:to:reply": "00000003.N6hGJuwv", "branch:to:beside": "00000003.N6hGJuwv"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xbcb95dcce531f5bedb021e96', NULL),
    ('question', 'inner:c8a86425-39ce-6041-6f59-84ee38bccd64', '1f1eb900-258d-6edb-bfff-2cb6581de7b5', NULL, '{"v": 4, "id": "1f1eb900-258d-6edb-bfff-2cb6581de7b5", "ts": "2026-11-29T00:58:37.239258+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.mRHTLRES"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1eb900-2582-6b2d-8001-2a1c5311565d"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1eb339571983c7d87abc059a', NULL),
    ('question', 'inner:c8a86425-39ce-6041-6f59-84ee38bccd64', '1f1eb900-258f-6cf1-8000-676bd8f0187e', '1f1eb900-258d-6edb-bfff-2cb6581de7b5', '{"v": 4, "id": "1f1eb900-258f-6cf1-8000-676bd8f0187e", "ts": "2026-11-29T00:58:37.240021+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.mRHTLRES"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.d3qTkxN5", "answer": "00000002.d3qTkxN5", "messages": "00000002.d3qTkxN5", "__start__": "00000002.d3qTkxN5", "branch:to:ask": "00000002.d3qTkxN5"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1eb900-2582-6b2d-8001-2a1c5311565d"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xb73da9fafaab2b88db021e96', NULL),
    ('sealed too', '', '1f1eb900-26e7-6e87-bfff-88cee506afcf', NULL, '{"v": 4, "id": "1f1eb900-26e7-6e87-bfff-88cee506afcf", "ts": "2026-11-29T00:58:37.380973+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.r6cAteRc"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/VwwpEv8srqbH/rZZeFuelHgrbIV/dRPpGLsBzOCN3so63zaHleDaXmlnZKMRj8Bii2cmYjZEsBpa8QtbFKY8Z+w/qz5Bmwo1ekaSvsilnVsIo8810gJ/QD/5bb9V3K/7PbC7FUSEyNJwNmcVK6Myd2Nnv5FgHnYKU9vj+wEfRNCsKpae7e/5RFZ+CiQlYqJmh/mXwDpk4AZG0fB66pOg", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f2a91d834653b731790d709befb4635ace3cb31a5dfb56dfbb8dfb5f6810c5c6acb34d0e3bd3b6c9fc46a5c4eff44327fa6f993', NULL, NULL),
    ('sealed too', '', '1f1eb900-26e9-6846-8000-090b48d60996', '1f1eb900-26e7-6e87-bfff-88cee506afcf', '{"v": 4, "id": "1f1eb900-26e9-6846-8000-090b48d60996", "ts": "2026-11-29T00:58:37.381628+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.r6cAteRc"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.5RgXa0D0", "messages": "00000002.5RgXa0D0", "__start__": "00000002.5RgXa0D0", "branch:to:reply": "00000002.5RgXa0D0"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/MZF2lI1amIrBrjTScYZDSgPLH3mVMFIhHRgS+SJYevAYugk8rHX9ivkUDlQ2EzE2M4emrViWeQy0ay0AaDYAJ/FiWU5O92glxfGDIOc/EYXuvnMbt6eHE34kaIAetkckynkYCAAYROJ1ahs0F6XJHCndGd7N8+/e22cWbpv+pCac4kKabyGmd678MgOlVahe3BI2IakEKGdBeU5N+7pMLRMVeN/PSqOBtf0ofnejB6Rs43juIfvuWvkbU3+8qhE=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f15b537227b0ca372516eb53fc4557a5e4d1f20639ff7c6faab8fe05b691f133f4a5d6b474151be74bff9d4122d622b4714c112aae5fc56fc13cce704fabe682755bfd92c8f59e05f98c3753afa433226b0ff1b80ef9523bd3360f069cbe181ef2f9dbe8ef69b3000e335400f4ab34bbbae0c896252b084a097f2759c55de', NULL, NULL),
    ('sealed too', '', '1f1eb900-26ef-6d63-8001-40f641fb296b', '1f1eb900-26e9-6846-8000-090b48d60996', '{"v": 4, "id": "1f1eb900-26ef-6d63-8001-40f641fb296b", "ts": "2026-11-29T00:58:37.384205+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.5RgXa0D0"}, "__input__": {}, "__start__": {"__start__": "00000001.r6cAteRc"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.QJ-IOXXv", "answer": "00000002.5RgXa0D0", "messages": "00000003.QJ-IOXXv", "__start__": "00000002.5RgXa0D0", "branch:to:inner": "00000003.QJ-IOXXv", "branch:to:reply": "00000003.QJ-IOXXv", "branch:to:beside": "00000003.QJ-IOXXv"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/RJtAErXHbOp3opsoHlO+/Mh0cALiGKuqryalwRpQvaImD25+B1rBcloQ9f3BHD9oEbD4t125OckU+T79Pgmx2bDa4xr5z4f86w2o+gFD8FlslgxlEmeilHOI4/9YZh7XOFkEjuMYIgjXz0fYSKtP3o2HQipJ6sMaxMqyaYkC/jntkdKkKcNQdbtSJxWnar6bmsXsfy6K3Tmf4gEhzLiDRynVjVtAfydohFCYYbRqqw50/Fvm5HRDLl/uKb1p4BE=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f95cca30c6fb1c16d95f457539f7f8e3e2fb3c2eb5d200efaf74ef248c93afee02b23176eae295f7653128b49c5495af654da9b7d51a5643a70515e5cae72150f162c4c4f43866af0e390706df205720a941dbd18d788cb5394f42ecf3685283230cbfb2fcd98ed1b7d89c9041b47e7c589b39c05a8f7b375fdbefccd59ef0edb7c1baac2a1d1efeac3b370a4f6a3280726f1bed75e08', NULL, NULL),
    ('sealed too', 'inner:c0ceb078-1665-4768-2d30-f42e936cc381', '1f1eb900-2709-6158-bfff-8741917bb9e8', NULL, '{"v": 4, "id": "1f1eb900-2709-6158-bfff-8741917bb9e8", "ts": "2026-11-29T00:58:37.394562+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.u_3UoZqS"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1eb900-26ef-6d63-8001-40f641fb296b"}, "pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/JO2gV4xYE/lLUfJdwmEllXlcySbNSncGGKsLo7+zB8IUTt/OU1H2EGfl8xpV9VkDvXkweTr/HRtEKLpz67p3GqP2v+JJJGNHOqzvkWMvwb52G/2ROg2TtJb04FrhsgWpYQhoY9/cWetCDdpNn6fhToPaWBHtcHSLTu0BuZOok0Ux8o8QPu5Z/LvmRvfPCVCVCSaPn+RkgL6LI1/cDf4lH3asGmLSu2UEJIla9lBxSq0RphwjuaOzg9wKBirQqoOUQlhpkuE2Hic=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fd464c485ce019b1da5c6a9f17c0de6dc67a82e4efa6e5cd1c27e2d2787633f855bacc29333b7a61ab845c3af1813e38ad34fa9', NULL, NULL),
    ('sealed too', 'inner:c0ceb078-1665-4768-2d30-f42e936cc381', '1f1eb900-270a-677d-8000-128bcd981a30', '1f1eb900-2709-6158-bfff-8741917bb9e8', '{"v": 4, "id": "1f1eb900-270a-677d-8000-128bcd981a30", "ts": "2026-11-29T00:58:37.395125+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.u_3UoZqS"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.ytOs7Rhx", "answer": "00000002.ytOs7Rhx", "messages": "00000002.ytOs7Rhx", "__start__": "00000002.ytOs7Rhx", "branch:to:ask": "00000002.ytOs7Rhx"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1eb900-26ef-6d63-8001-40f641fb296b"}, "pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/1XHv/SofjGDJdApKk8tJTydGFJ8wRl13CQC3WQW3WOnUWkta+TeD9/yQvGSZUJ/Wa/V5ex15gxOsw4GIdJgid8Z6HodXglWjhiKBttq7Q7iHoZ69Zi7RLazCPQxXu8rUxb2fCqaH+Be4e8IKTNBPguF1tjtDf0bLfJLKV57KHaJLRvxk6ehPRy4vi1yX/DG6p8xqVZEX26B3mlJ79k1PTCsD4DLvnwB+20bL5M64XO3MurOAn854bPR7CsEIbM9PS28e/7JNkTbwZhLJB6i4XiAT9qKW5YeH1YSm627R5LOttyIzXe++OQ==", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fdb32eaa34951f2d912bf95d5a2f3e9fcb9fd49f57dc94843e54ee65417ef3b090a9f72d828bae5b8f0fb89f66e6f37d17b4c6bc173a781634876959db5b0369017afcf88074b47c2c1f13d3a5d9626363260d458f7c113c6753125cfd6a7e7b60b467dbd63227a617539dfc3b720622d925ebe2d13e3008ca241643a', NULL, NULL),
    ('sealed', '', '1f1eb900-2665-6079-bfff-cc027806efaf', NULL, '{"v": 4, "id": "1f1eb900-2665-6079-bfff-cc027806efaf", "ts": "2026-11-29T00:58:37.327356+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.L27QPiAL"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/83msuFKaDjfbzwzfjPp9xSOaBodyRibzY6H7vaZJpRaE+kQNamtl2Jjv7p/z4FqQcr579tvf46y93+HRMZNTuGjZr2aNGWG/Vsko0h+4P9piCAhbo52Gb1o/IPkqmWkQDtD2waeWXASkYEgYmneycsC0mjCWvgSiBX4/TJM66LIbxXn6RjEjoOcBG5vC0U3ybCkQ1qpMh0mcnSrfTr33", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f7d94dbf139aedd35f7e88755bdbc6447f24b3e2e5b8e17426c21fc02ea0ee5f96d88b355c956409a7628fe0bc42f9d025362d3', NULL, NULL),
    ('sealed', '', '1f1eb900-2666-6d69-8000-4a6c092518f7', '1f1eb900-2665-6079-bfff-cc027806efaf', '{"v": 4, "id": "1f1eb900-2666-6d69-8000-4a6c092518f7", "ts": "2026-11-29T00:58:37.328100+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.L27QPiAL"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.oqVl5lV4", "messages": "00000002.oqVl5lV4", "__start__": "00000002.oqVl5lV4", "branch:to:reply": "00000002.oqVl5lV4"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/NP6lvNq3E5yxwBbMrCnWPrQbn8oIkcxS2EDyPdrariRh+7cWSqV75FtANf0r5PonHI+g0ZkwyahPAhiq1xw1oV6ynOTucftbtcq9SaASuOoLU5VkZv/KAS8RPzv91r2QI13fhMLH8Gni5/qG+MniGiRz2VmT52sXZjKxr88txLiRCz2CKnVOLLHzu/l/f8TR7VlMtrp2chqNPdz9dH8PIM50Th4zfh2vfVQB9/JElZsvZal+TfhxFzZao/DrV/I=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f1bc1efa134b88c2f04f40d0d7877a02d33990ff23c2a91335ce4b9e56916a000aa398ae22c2714b74d3cb39e440efd143864690d0e14f5342247ec5622262069d894d8f7b074641fc1721fafea873df6d13f857119ae271cab581bb5a74c7cca563224ba10a5c844c1bb', NULL, NULL),
    ('sealed', '', '1f1eb900-2678-65cf-8001-6b085f058baf', '1f1eb900-2666-6d69-8000-4a6c092518f7', '{"v": 4, "id": "1f1eb900-2678-65cf-8001-6b085f058baf", "ts": "2026-11-29T00:58:37.335272+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.oqVl5lV4"}, "__input__": {}, "__start__": {"__start__": "00000001.L27QPiAL"}}, "channel_values": {}, "channel_versions": {"items": "00000003.k3bclw6s", "messages": "00000003.k3bclw6s", "__start__": "00000002.oqVl5lV4", "branch:to:reply": "00000003.k3bclw6s"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/CIVmVLddvd2Dp9TqfEt3p2D+ZBHD7scjzQTi4j2KUNEkWJMmcq2o1ux7so4W4jsjR9uBesvR/spaszlMNrufB6vXsUzV3b2BVaZFUQwj8YcSyrzJd9C3fDsMYm+hD+xKE8PL4bK29Ar8MXUTZcrlfmh04rBfFBeyB3a/nVTzujSRaV2hDYAKK8+KbpdEpK112n5ubsq2VITQw3vQoHBpETREDhSxSXY/d04LCSX5b2iYQRiGPv7ve+OiXwYRYp0=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f2e5c331be5a92f47b4541a575421aa0e58ab6a66839dbbe71f7298b8be1d77ff57334196a5fdc39371e8877c13994cdebee9c337706c2534f96fd1c47a6b1f5481f7b6879ecba216d03c0a8fd2c273d6d0bb7ba7', NULL, NULL),
    ('sealed', '', '1f1eb900-26c4-6000-8002-19121daf6f07', '1f1eb900-2678-65cf-8001-6b085f058baf', '{"v": 4, "id": "1f1eb900-26c4-6000-8002-19121daf6f07", "ts": "2026-11-29T00:58:37.366247+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.oqVl5lV4"}, "__input__": {}, "__start__": {"__start__": "00000001.L27QPiAL"}}, "channel_values": {}, "channel_versions": {"items": "00000003.k3bclw6s", "messages": "00000003.k3bclw6s", "__start__": "00000004.e-9h0gIg", "branch:to:reply": "00000003.k3bclw6s"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/iJtMvPQHXmrr8AgNccI2ehur8L8QhW1WuN7lXRlW/HWaMWmOqcESvF81ZG9b74eBf6bJcMR1oy12YVbowTEilSGI6H5ZWhPvNUC6PUoKS/6E6BjtkaySsVFKRoFB9LpDjdyQ5nry6QT0cw0kT/qOlTHR6zG+gV5ptRqfP7pSYRUeBcxKmngOw8+quzLjW/8keAyMX5msS7B3nuAnrM0Xm38XTvsO004my/3mSb1VAvWnrGsd111nuzZeYnF6U53I", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f0dc5a8d0cfb87338fee1fb4086c727fa3f6e16fd90d6c26cb648ce68e7c62fbe98bc506985110929b056ea048fd2ea281ec1fa9280d977cb6d53fdcc305305de8d1cdcf1bf8c70ff2819e16d7e3f67c561335b06b8fb88359a61fd994916b98b', NULL, NULL),
    ('sealed', '', '1f1eb900-26c5-6818-8003-6ba07a08368f', '1f1eb900-26c4-6000-8002-19121daf6f07', '{"v": 4, "id": "1f1eb900-26c5-6818-8003-6ba07a08368f", "ts": "2026-11-29T00:58:37.366877+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.oqVl5lV4"}, "__input__": {}, "__start__": {"__start__": "00000004.e-9h0gIg"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.CStJ59t5", "messages": "00000005.CStJ59t5", "__start__": "00000005.CStJ59t5", "branch:to:reply": "00000005.CStJ59t5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/LPsFeWcfVb44X/j5uZDIbzHztJJ6k6Tb0hsIJuZVv5a+nHPnW+0Ag33wDVkSp73bx7F+HR1obDTBP9Cy5sS7E5weg40zTJNf2gqUJpUWS7Cgsvk8HI/xOSDBAYYt1bniXR4TT4+X7WUPQjebluVsXCMlDMswPxTp8bPBm6W8qoAZsqpEMNcczgnblUpG92qYDgMLIkeNoK7b2k/+wep6vzKxEEojtmn3GhZIGi0dmB8i8SVGzqJMGNCjTcvCChU=", "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7f95e9cedc5f4042f0fd8bddbb641e2a61d5eeacc389be2f302dc49551a694229cfa40afac83f77af55adfa2a220c3fb56bdaae7e3b0fce053fcbd2de42f37efc0854b3ae68429f9efe851800f5e0f05a7bac6c107d686de4abb19c67378bf3f89468d4cae14b30a74ad8f', NULL, NULL),
    ('sealed', '', '1f1eb900-26d1-6c03-8004-6426881d998b', '1f1eb900-26c5-6818-8003-6ba07a08368f', '{"v": 4, "id": "1f1eb900-26d1-6c03-8004-6426881d998b", "ts": "2026-11-29T00:58:37.371881+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.CStJ59t5"}, "__input__": {}, "__start__": {"__start__": "00000004.e-9h0gIg"}}, "channel_values": {}, "channel_versions": {"items": "00000006.iXj6_lNE", "messages": "00000006.iXj6_lNE", "__start__": "00000005.CStJ59t5", "branch:to:reply": "00000006.iXj6_lNE"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNhOzGnFudQyKETCIll+eb7BnJoLy3QplJRFUnSQzmAp/yRvATCJuupOw64t+TZZQPGjX6S09gvkOXKHq7wRW4ZlhncpP25Qo6PR+UUQVX9CsKp8qji3fFWX2M35HdERc3dN6KCOwiaOBlF+n3/6nh7KooV122ny2TG7tx6UH2UCvzMVXp01P6fQjXtGPp5xZmPXz6PyqJ/vmiOsCN08Ef1F+2nadG9Xas+qdTg+oR4o="}', E'\\x0102043230323613b31a716e750c8a113088965f9e6fb0672682f2dd0a652511549d2433980a7fe3a7ae5067f7a9de3d73f6e9b42115c2f941edcb947355bc16597ac3423fe930071f51993705a997617da8efe61d1069cfe6beee2cc6614c1a5f71f22a65cdf8fe992e67fd375690a699d89a0e88c968f6ccff4742a7aacbc02c3dcb', NULL, NULL),
    ('stepped', '', '1f1eb900-2850-6a64-bfff-91661a2904a5', NULL, '{"v": 4, "id": "1f1eb900-2850-6a64-bfff-91661a2904a5", "ts": "2026-11-29T00:58:37.528729+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.aS-Dkf-7"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x6911e96125af2cfc7abc059a', NULL),
    ('stepped', '', '1f1eb900-2852-6c78-8000-afc79a86f7bc', '1f1eb900-2850-6a64-bfff-91661a2904a5', '{"v": 4, "id": "1f1eb900-2852-6c78-8000-afc79a86f7bc", "ts": "2026-11-29T00:58:37.529602+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.aS-Dkf-7"}}, "channel_values": {"answer": "", "branch:to:pay": null}, "channel_versions": {"answer": "00000002.LEpjFS8Z", "__start__": "00000002.LEpjFS8Z", "branch:to:pay": "00000002.LEpjFS8Z"}, "updated_channels": ["answer", "branch:to:pay"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x69ea45c9dcd57493', NULL),
    ('timed', '', '1f1eb900-27a3-6d27-bfff-cff529ff0fdd', NULL, '{"v": 4, "id": "1f1eb900-27a3-6d27-bfff-cff529ff0fdd", "ts": "2026-11-29T00:58:37.457943+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.8Ha80rTy"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9c9caf9fc5a2a74b7abc059a', NULL),
    ('timed', '', '1f1eb900-27a4-6ff0-8000-68ddc32ea113', '1f1eb900-27a3-6d27-bfff-cff529ff0fdd', '{"v": 4, "id": "1f1eb900-27a4-6ff0-8000-68ddc32ea113", "ts": "2026-11-29T00:58:37.458422+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.8Ha80rTy"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.x5bb1yAL", "messages": "00000002.x5bb1yAL", "__start__": "00000002.x5bb1yAL", "branch:to:reply": "00000002.x5bb1yAL"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x9d06a42786d8d700db021e96', NULL),
    ('timed', '', '1f1eb900-27b6-601e-8001-e23ba50ffd59', '1f1eb900-27a4-6ff0-8000-68ddc32ea113', '{"v": 4, "id": "1f1eb900-27b6-601e-8001-e23ba50ffd59", "ts": "2026-11-29T00:58:37.465378+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.x5bb1yAL"}, "__input__": {}, "__start__": {"__start__": "00000001.8Ha80rTy"}}, "channel_values": {}, "channel_versions": {"items": "00000003.kC_-LXaT", "messages": "00000003.kC_-LXaT", "__start__": "00000002.x5bb1yAL", "branch:to:reply": "00000003.kC_-LXaT"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xc218519bf95d8841db021e96', NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.qHkRzdPC", "none": "00000001.aASk2bZx", "real": "00000001.Z1HFGknB", "text": "00000001.5F43MxCL", "when": "00000001.4PZSW8Iv", "bytes": "00000001.KEAjpx6g", "large": "00000001.quwvH-1L", "nested": "00000001.m_c9ZfOO"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x590140b10a9a9980596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL),
    ('ünï ''code''', '', '1f1eb900-2553-6545-bfff-f2b6f9cbe43f', NULL, '{"v": 4, "id": "1f1eb900-2553-6545-bfff-f2b6f9cbe43f", "ts": "2026-11-29T00:58:37.215252+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.4MfcA6Jl"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9aad9bf9b658990b7abc059a', NULL),
    ('ünï ''code''', '', '1f1eb900-2555-631a-8000-de093336824e', '1f1eb900-2553-6545-bfff-f2b6f9cbe43f', '{"v": 4, "id": "1f1eb900-2555-631a-8000-de093336824e", "ts": "2026-11-29T00:58:37.216013+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.4MfcA6Jl"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.3W5JY21c", "messages": "00000002.3W5JY21c", "__start__": "00000002.3W5JY21c", "branch:to:reply": "00000002.3W5JY21c"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xb1ef88ee7d988fe9db021e96', NULL),
    ('ünï ''code''', '', '1f1eb900-2562-66dd-8001-e2cc527c7b03', '1f1eb900-2555-631a-8000-de093336824e', '{"v": 4, "id": "1f1eb900-2562-66dd-8001-e2cc527c7b03", "ts": "2026-11-29T00:58:37.221425+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.3W5JY21c"}, "__input__": {}, "__start__": {"__start__": "00000001.4MfcA6Jl"}}, "channel_values": {}, "channel_versions": {"items": "00000003.nMR-52HL", "messages": "00000003.nMR-52HL", "__start__": "00000002.3W5JY21c", "branch:to:reply": "00000003.nMR-52HL"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x446311c4ea5d2babdb021e96', NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id", "home_server", "home_database") values
    ('1', 'initial', 'false', '2026-11-29 00:58:36.969965+00', '04013e22-d37e-4f3c-a4ee-41af23d9717e', '7713391529738742754', '16384');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNkP0eExLge+1omwmI/oENkPLI/Qf1hqBJuuXR2nNRVeaEsuGB9r591wA9qfnwOx8ouf3Mm24epQaylkVYOA2cXa3tBCV03M7DeQfsl7cedOU6zxMkWLW+plsU81D0Q==', '8173454194482033592', '2026-11-29 00:58:37.521548+00', '2026-11-29 00:58:37.521548+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '8346464452124982444', '2026-11-29 00:58:37.511197+00', '2026-11-29 00:58:37.511197+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '8466159323184930197', '2026-11-29 00:58:37.514737+00', '2026-11-29 00:58:37.514737+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '7074478431043249967', '2026-11-29 00:58:37.509185+00', '2026-11-29 00:58:37.509185+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '1565417656309257596', '2026-11-29 00:58:37.513883+00', '2026-11-29 00:58:37.513883+00', '2126-11-05 00:58:37.513882+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '5023503202273164236', '2026-11-29 00:58:37.513095+00', '2026-11-29 00:58:37.513095+00', NULL, NULL);
