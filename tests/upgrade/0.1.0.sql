-- Made by: python -m tests.upgrade 0.1.0 79a3af883903676569163a39fb02607b0629b6cf

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
    schema_id uuid
);
comment on column pgcheckpoint.schema_migrations.breaking is
    'true when versions of the package that do not know this migration must not run';
comment on column pgcheckpoint.schema_migrations.schema_id is
    'of the schema, in one of the rows; never to be changed: nothing that is encrypted here could be read then';

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
    of_threads text[], with_cipher boolean, with_data_keys boolean, of_marks text[]
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
        select t.thread_id, t.mark::timestamptz as mark from unnest(of_threads, of_marks) as t (thread_id, mark)
    loop
        insert into pgcheckpoint.checkpoint_threads as t (thread_id, active_at, encrypted, data_keyed, unfinished_at)
        values (one.thread_id, now(), with_cipher, with_data_keys, one.mark)
        on conflict (thread_id) do update
        set active_at = case
            when t.encrypted and not excluded.encrypted or t.data_keyed and not excluded.data_keyed
                then to_timestamp(ln((0 * length(t.thread_id))::double precision))
            else excluded.active_at
        end, encrypted = excluded.encrypted, data_keyed = excluded.data_keyed, unfinished_at = case
            when excluded.unfinished_at is null or (excluded.unfinished_at > 'epoch' and t.unfinished_at > 'epoch')
                then t.unfinished_at
            else excluded.unfinished_at
        end
        where excluded.active_at - t.active_at > interval '1 minute'
            or t.encrypted <> excluded.encrypted
            or t.data_keyed <> excluded.data_keyed
            or (excluded.unfinished_at > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch');
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
        if one.checkpoint_id is not null then
            perform 1
            from pgcheckpoint.checkpoints c
            where c.thread_id = one.thread_id and c.checkpoint_ns = '' and c.checkpoint_id = one.checkpoint_id;
            continue when not found;
        end if;
        marked := marked || one.thread_id;
        update pgcheckpoint.checkpoint_threads t
        set unfinished_at = one.mark
        where t.thread_id = one.thread_id
            and (one.mark > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch');
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

delete from pgcheckpoint.schema_migrations;

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.fx0froqn', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xebbeb748'),
    ('chat', '', '__start__', '00000004.0vWpT1JD', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xe354bceb'),
    ('chat', '', '__start__', '00000007.hMZayqYv', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xda853455'),
    ('chat', '', '__start__', '00000010.XzQ1sK2v', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x73772ab9'),
    ('chat', '', '__start__', '00000013.zQ8TB61u', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\xa7c983f6'),
    ('chat', '', '__start__', '00000016.azTmNWqs', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\xe8a3a651'),
    ('chat', '', 'items', '00000006.b6JZqIsE', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xcdf48277'),
    ('chat', '', 'items', '00000012.ojZkoShi', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\xbe456522'),
    ('chat', '', 'items', '00000018.Gnu1K5jI', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\xbfa8a681'),
    ('chat', '', 'messages', '00000002.UrzJHhL8', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xabab7d43'),
    ('chat', '', 'messages', '00000003.jGYCjDUf', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd9c9a171'),
    ('chat', '', 'messages', '00000005.R1-Zi9yk', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf9a1be9e'),
    ('chat', '', 'messages', '00000006.b6JZqIsE', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x80b236fc'),
    ('chat', '', 'messages', '00000008.9OggtE0x', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8a2a2bfd'),
    ('chat', '', 'messages', '00000009.j4xfLql3', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0b005477'),
    ('chat', '', 'messages', '00000011.IwqTuwSs', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1b2d4333'),
    ('chat', '', 'messages', '00000012.ojZkoShi', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x4284101e'),
    ('chat', '', 'messages', '00000014.3JxzPIB-', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7aa41a81'),
    ('chat', '', 'messages', '00000015.9GbenbJC', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x616f1c86'),
    ('chat', '', 'messages', '00000017.i8JTvVXx', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x97296bb9'),
    ('chat', '', 'messages', '00000018.Gnu1K5jI', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbfcd5ca0'),
    ('delta', '', '__start__', '00000001.g6F1gdpY', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x95189346'),
    ('delta', '', '__start__', '00000004.W8kvo7vc', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x053d28e7'),
    ('delta', '', '__start__', '00000007.HH7-KQIr', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xa55ff917'),
    ('delta', '', 'items', '00000006.0nK3xRdp', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x696d2f4d'),
    ('delta', '', 'messages', '00000002.lqSocINF', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf6e64eaf'),
    ('delta', '', 'messages', '00000003.3YELj3zz', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0ba76875'),
    ('delta', '', 'messages', '00000005.4el3pnOr', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x461aacd1'),
    ('delta', '', 'messages', '00000006.0nK3xRdp', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd424257f'),
    ('delta', '', 'messages', '00000008.mhmfk5ol', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x336bbb88'),
    ('delta', '', 'messages', '00000009.33UECMoK', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb3a0c3b5'),
    ('failed', '', '__start__', '00000001.6guOvpfR', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x1565301c'),
    ('failed', '', 'messages', '00000002.Mpuq7uau', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x557ea9be'),
    ('failed', '', 'messages', '00000003.J11ccrvs', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x46aa6170'),
    ('fork', '', '__start__', '00000001.tJ5d7bR5', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x5ce9c545'),
    ('fork', '', 'items', '00000003.jV7dTEct', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x4b396e4e'),
    ('fork', '', 'messages', '00000002.WMwEmRPk', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xef9f485d'),
    ('fork', '', 'messages', '00000003.bNPMSJT5', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xad249587'),
    ('fork', '', 'messages', '00000003.vDNNCUH_', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdc23d9a6'),
    ('keyed', '', '__start__', '00000001.fwkA8FLG', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2dbc8ecdbf40ed7f735040f777fb098cacc2d1ddcb320203afd8f48ae6844486e15164bb18112dca00e2e91b9a3cc812150b966caadeb14aaa64c4080784643debb80a1ef8f255e4f9eaafe4a0526032490c437ffd1d54bf1574108215445d897eb9d5c6c0090ffd514f21083a6fd7d4704349e3117f0eb2171d6dbb56df0ac6ba05be8c7676872f683ca7f63eed286b7236aeda720ed661fb43d5ad57110d3cdf3b6f497a5a5852dcd68f5952a4603552e4cfde248094387868deed9b97bed97bdaf69090303af9163c57ca08e91b6a29a7356ec77eff238174db5c8fe1cec58eef782b196817b31be561e8276747205b236b2b3ae321cb9ef32cbaff9b94c212875f4a81f048e8f4f40ad807bd1e71088d199c8767cc28911b1e7dc476486a4496899a3b848a9958e226440ab7f52431ede548284c7578c07c4b7b5f95fe26149a8dfdf14851805da46812196fee2fb77ee12ac', NULL),
    ('keyed', '', 'messages', '00000002.iqRCwObe', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2dbde7746fba2b7cc59d633951e259ed88fd1b85d4839e7511ff673d78b314e9bc6b1c0996bd6efa7f33445a64c3dca33da557ebb0e1aca46b8c38624323e8278416fa64c2ba733cca094fbeb04bbb3d0abf89c4882faa794ed0e38f8aeb8d49b3ec97ffb362dc15e906ef55fabfbcf3302530d0f7585e631f88af9ba5a9f304887cde37746336e6ccd5d5f46a7bb97903ac64a3f48b9b1ec0fb57b874afda12fef204e28b575a7797bd845b3bfeaf759f31aced357ee51bedbb9bad46a4dc8a4553e490abbd23bcc690f4ac7952d87a777f72a73e879f0a8f8ce5aac26f94ec856311412ff00570fd49d98521685c942c82f767aa1aca4c0b0ca526551a9035b8cf40036fdc0779bb302ce8aded94d66c30a70803f24e27fdaa1cb7a16036414a1e7804bd01e811c2edb9ea5108e8729828037ebfb53f4de292694', NULL),
    ('keyed', '', 'messages', '00000003.KZB6JFr0', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2dbab4ecd9571f572be01b2a03a39abe7d7807ace5856ecc226e10c52233fa92c37c4731e9831b6dfe56dcfd85ab53d7d73acaa7176ad76f3734d4496760a71b750531aa9e6c5ec2b43248821ccde4527c3bb208a8af0cd6d37921a2d71929a6db54114d3d7681813e47a5f3d8033c0fab8d0245c015c6f2928b5e17fdf22e5d005780f4dc59022837b80ea485a996bd04e33185eb449c2185255421a7fb72df8535df2e0ad284178691f090674d7db8079fe49b178e5a9ec50138cced7a2678d77cf5e23793f9e74dfb4b47749057fdaacdb3613a2ac3437f575953bad9c2ef675f47b638084f138015f998a4e5c10a7fe8065b2052909c7455199ef714a7bf64f1b7ac148752c65992057e732f9778ae7178019b0ee11399e330756c561ab63f23bcc8572986f55ade8be58562ab40a9aa001340b8f85b9dd04899d21ceb1c43781e128dbd3dab6697779468814206e65931263c2b7eb6a50a0837672650f01ac11ab583b0ec504e22f3b7bf71105ec4167f88d5ea15f88a3c113aae1d1d0d6bcca7b2e53d8bce3adfde660d6a33213248162a0b456c4508e1fb85649a02d4b500e42a06b8387e8fd94e65d5aa831caf77ece60d976e64e045d518a9fa8ec80b422456d900e97d7f5ed2fbc983805f197fb39f5734bae0d8ae437f6616731cae962eea65acbc0957fdb41a432571a4209bd7b99dfc8490f4355edf8d0ff7eeb1099dce35d84d3a8d6f0e43eaf8dad9dd15a2546b60cc8bc9eeb35b7ec8fdcc10441c873662e41d3f7d59a93dc6506ac9382dace450c2c58fb6986ad28c11be94af46081a06067f9712ed31d884ea07502bb38e9d2529292c34698b15e432a362d9c16415c7cd0495faa33860dce92c1242ffdbb298144996e946e73d5d953', NULL),
    ('left', '', '__start__', '00000001.Y_5aVpP1', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x5716809b'),
    ('left', '', 'messages', '00000002.w9flKy0C', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x36f0b6db'),
    ('left', '', 'messages', '00000003.jTv4MoLY', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x60fff38a'),
    ('question', '', '__start__', '00000001.UkBh1iqi', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x968d1d57'),
    ('question', '', 'messages', '00000002.pnINYM8_', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdccd9722'),
    ('question', '', 'messages', '00000003.trdqOqSp', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf2aec10e'),
    ('question', 'inner:8e0bebb9-beac-728f-77c5-ab8d2c1f341a', '__start__', '00000001.KGPB3cUG', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\x10310635'),
    ('question', 'inner:8e0bebb9-beac-728f-77c5-ab8d2c1f341a', 'messages', '00000002.OumqPpe-', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x881eb7d6'),
    ('sealed too', '', '__start__', '00000001.tii7BR13', 'pg:aes:msgpack', '170', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea288983e6048eceea0b0cb747a536c99aa62bb0bf4313097e15013ada9f97f6b8e9981f944eb5e30db2767ed836455bb8805c943c07b71042bab5df67074dc6dc3db6cbacc2bc92acbf72da6495507dd136a382316d1b0135039b9c0a55bfa3af4c0e7984a449f87f26c7b278a093e16e7410bea07f78f59a0696bb692f7766e7547b5c4ab43436e87666dc346af94f7a6920d6804ef1af56cc2abdc5c2613759c9170b7887461cb4e5d63e71fcd09a1379e979b3e0e93e5bf73aa275ccaefc14aefe27731f2565', NULL),
    ('sealed too', '', 'messages', '00000002.YtfDRTWB', 'pg:aes:msgpack', '144', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea280c8975214ad42c55ce9e323fb40ed387c190c00780a9e60244e7ef29a57382f5a834732524d94a2f23c786235f2a2bbf479a157f8a28b9599d61cc7021beb6b56f2fa3bd0982b444c648f394f7d1e02ec00fecce80fb453fdae7cc9af76296dc07a9a6f5f621f9951e277321a795a440d5df4af7a69cbff0cececc3d6a2e5edd831d308f5439ec5fe3b9f8de413c4026b43909a07044efaff411230e0a13d5b3a0e379613c00a5f57196791e', NULL),
    ('sealed too', '', 'messages', '00000003.NBC4vYsI', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28e6dbbd4ed2743d47330cb68ee4e0468f768cf9dd0faf3fdd606cc0a95b40b09b069f2a1115000feb8ea83010c851bdf1c53c326b06ad80190fe80ba8f053f68a4b4e483225414ed3ed3c230547fc97b168fbf114dc9a592978dda2451210247bb7f599d6ffbd462b4b7c4e4fb5f16e0574606d87c75f1aaca5c869ce0ee06fd44569f19533302b7f716c95c2a947329c13588842718e44242123c8c41da1e16a1959a17fad524e08c2544f48660102207b01aebdfef216593637793dd6206397c535269ea67181e37fb684929ebf558875f8a43d8c861750ab47606707be75466306e20f2e913e93a09cd0c7c25b7a34a24acf98b2109e3ceee1e56fc480acf763d07d57e163aaa29ac7437f657b56d0663a0de6f3dc41c27824fff9fbb1b6da3666c3becd9a02892677fd66aade0969596d7b75f59788a197878ac505f102a5921c258235f2263afcb29a2b78cb841259156118dc62e01414af6e7080ddc936422c30b167f8af0c1b8772fb12c9b0bda9258f43b2f37a6d61dbf730b4d19430035e3cd10518658970b1cdaf7fea9c1ceb12d0d00e0234e78062d0daa60d0a3ee14b5bed3237ac37f3100e776c626b45f56b806e4683f78a1787679e0da204e7e49c4933930e3066d334939a04aee0a5e505054fd094e3ecd4a9c67dafa900579ddbc8ec739938f71c6bfc66edc34765', NULL),
    ('sealed too', 'inner:08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', '__start__', '00000001.ExnTvRYo', 'pg:aes:msgpack', '503', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28bdc57f866c8a13ba78052e9f798bb5c1f4990325cda080a49660f140f2c7487ec0223795b29372d204a0adc6cdceaa70b6496310d6fb8540b6e037bb9055b232675723b61f33b913fad4c88449090436102bea657a172a0f0e4a426737572647c72d001d622bffa1f0cf313a3db5829d644d06d730610c3eb5f9e90da27c28a47003ef584c56a3c7384e38b1aca8e6735f0f8ccac6775f1312fde2e75aa629c7663a39eede9b99876e5f13e483135ff459bb340ebd57f754afd5c1a40da0f1dbc8afd0c8bc229a72514f2198a77d29128e30a9f2e8454356fe37f8c4996735a89a560a889438740064a0429d951c13006980254194b03db08b8aac9aa125fa54d5c8ce36bf486bea5d25458b3b108d7d447adc5b9279cd472e4109081fcb3b1275f0e1ff88d570a94dc1a92a9dd2d74a143bad15412bd9dd77e05509af925e003977f00d967f2d90849d1c06b047bd2a3415ca287399836cb5c6e7abc8860d2b823df93be1c6dce3f3de21c0a35ddf5373a0f1a0c1d3416c9a0d3f5ea9b287ffffebc67d0b943bbd2bdf93abd001ee5315f6adeace241fa84de605d7db9a27f01b441df92b34c0f70e6e16c2872175819136d393b546621723e44e87c5b508508212c51309c91cd13223cfad512df81b65f4e070baba1a09636c32fc2e2c024d3d16dd1fd37a6963908cace71f6aa330774ca3c177ffb49dd0950ac02728ec53577e045b45dc221df015d9c115cc95ef873d8b', NULL),
    ('sealed too', 'inner:08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', 'messages', '00000002.zUqWCG7h', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2886491f3920498d6afa7c1d45923212670a22778cc333e80649cdd9fc9e5b05601e6230f29ae70aa16f8fa0de35f9f203d526623076fa28eb362652dcc7072b2fd3ed06e84a01a5a46a2f8c8f82138ab15a3b9918c2a8f765a36367e1f3866a6810f91ca64d4ad69c0d880078989da79219f0053f886f561bb1aec702a2036dbcd5dafde6f319363e49032c4720ea8dee6f2696cfb8b64b971386652b6235a98b1db81a8b6bd0e14a3cc735590be1bdf7df565209f669a7f3e986d5aae0674cdf5907b26604a8b100b9e4597ea22ffbaa5eef149f9a29514e1d5112731db2fac5421c89f30b15827f17c0f699ee43ee4f000371afdeb65bcf1c388db23a946287328f66b21a4b74a6ca15224dc8175fb8dd1e6a16abf28ab8843abd0a5f00d72ce8e52f509b049935f6cd9852ab20bf17a6bcd842265934753d7213f54fdca26bc832af3acaebdb22ec91210f3e017b3c614d39c8c005f74b4b79e50ba171c2f2bbf47c40e971653a70513da7e71d31f4121f10c52058d9eab19635b3eb01b85aa3126e0fefbbe68957318e45571c7598969ff31ab2526b80a4b5357166d492399021a09d58b90f374cbe6b9accede566211d0bc2e93e8d5ad736abbc8427efd02e67b15d2a121e25ea1883d9349937ee564b557687a08882c96bf10a31c355dcfcbb1d758d91c5e5488a5029921d4652', NULL),
    ('sealed', '', '__start__', '00000001.HVzLk4RY', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea280aa2f6fda90700c87aa5a657383e1d39006e0cf60b5d961d5e74fd224e14d8b9d65db1fea83c495faf870a6614cb8a4c27329c5a552ddb5390cc3ecd2304bb3bb4dcf2dbac7bf492631404b04ade9a9b71cd882c76ba15cbb30b2bb07a68bd248c9804cf2aa490e14380e6c10521bd3e08606baa9b3de83698ffb86428d76ba0342f2b29ded0db52cee4db6d785b4d1d9d1cadcc2c07a3b7137274a4f76ae1de909b137f7f810af52e34a036a8811dd4caec976b63e0cbb6e14c80239fb1870a7ed4bbdc236380a1f0a9ca82f063474ca59b162ce173a29605fbc22c3ba1042a577cd43b61aecb03ddb8f89ab1e2e1d086fafc6d8847edbe6e04bb62f1ad41451e97fc7516ca2076d2d85aa37a8ee4e1e41d3976c1640da9af5c06df9ffb88321d57e8be1b74276f9b7f8a1fe16ac11e1d8fc1ff4fb9849cddda833058b5cab225fbc24005f00757c8aea04ddc8e9877e1f4c1', NULL),
    ('sealed', '', '__start__', '00000004.8UvwNuP8', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea287a744f77c9d4b80e0031f694967f821604233c3145c94e05e756e45472680ddf9c6d33f1d5ad4bd919244c9937a5349c558c919f9012d7438ba895ebde7a6240ecff23060b4e8b4a6eb0bc1a714f14cb97253c5a81e7bb26547228eb10560932ba4bfb0eeab9466e8f5d630975be24bd84460ca361adaf6efd7875c16a75846255c534c44d3b57cca28a32297418782c9d41ee01fefae0715a4d0f74de1996600abbd0ded84a66783205972025e0c394464962bce0663c537a1915563a74376b84c01f8481497b668317c9a9f8aed706a5f75181396bfd4a758a5efd175c8eb471b391f0b7cc43a1a63846816ebf7cc146155fb028c5f877154de96c62468b4c7d967bdbac3fc320ce444fadcd640262229e0732b0794b2586df5102fb4944ea100bf33aa98b9a8786d1aba2fa9d8bfb5fdd2cd4a5471b8a73e5c6b101a53563b64d41c0b79707dc425a709cb89eae6ccf5a37', NULL),
    ('sealed', '', 'items', '00000006.fWW84MyY', 'pg:aes:msgpack', '24', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28901a2c3318596d625d5397b84f6fa7eee124fbf3dc03233f8fcc1c7550f6e2158a16e4409a6509891cea04479f0012dd6ae5c382', NULL),
    ('sealed', '', 'messages', '00000002._LKOWhqi', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28941a2bc29488cbb1fac8824b947f86f6810556d0d89bd92888a91a6ec1dfab0c7af02f526c15a97b26dabef581445cae2e68ca692c272a8e55ea8c09d03ab57b4a44d559ea056030ba9cecbfe46989dee321cb540c3fdb9e2b110d1a6002174c02238b726c60c75e8009f9775ec0af89a1dff34e38f3d3029c997270a287a8b49a92af947daa54024d6fb163c6ed65b771b027986e83077a65785ca54975ebba9ab948ea835b101a2756ba847c1b04dbf7b75cc6dea289b38bc07d49fd74ab28cb77a4d3ac9c87bc5825a6bba01230351cf3dc8645b30393f142d9788751fee1d5c1ab25aac5783cc225f8b347903d1028e634eaf7dc5b053cf3e0bd79be14d25abb3ec234365b324175671875b02d56ca603f0eec517c1b9b68ddc5d78b6a25774cc8529fa6860a160ffb6dd9c0591ce25bc25dd12600b7599c', NULL),
    ('sealed', '', 'messages', '00000003.17bG6a2O', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28323be75084daf0c793b6d446871776e11b246a3bed3ee8f6788cd3b7ca7e0c40ebfd5976592eca5b8d0a5e4a40bdc3d1c04a3eafdab5db5955f661e97be1ee315a15348504a83bb3a2220344e34516874b2ce1dac22592c3546814c4cd550efb9b87eed54bc1a452742dcd6ca8572bf30500a438de87c267e170fc0ab076a459dc6ae729b6b9a2b9bfdcd111898b8889f5bb4d5655dd66a4dbd500e06d7b215a032e2b197aca18f985276d9f297b8fc66e46f9e2c9dd949b633a2e0ad9307180668ee9e764071df2d8d5c6dbc09c3f465f57d65af12525ed2cda6626a53274c0241583db667c2598b1d93ac52078f84b4868e6a2644ea181c20a46479f5720f9fd53ea25789608b228d8585adbd1d9aca57b3f6ec04fb7ce0c3cb158635424c315f7db86abfd41cbcd5e4d4a94f918bfc0b23809f40e460274ed19546dce8bb0242706450bac17b180f1a74dc5b1b7d123e4d5ef165040b78fda28b85528a8ca6088684ca9078815ce1a846f2c41cba8134846a98555630116a6a77c32380e32c1a551f000ceabbf494ed72752d0d9dc65033dcde702dfa122dbb90d68f7a4615e6401d90df1151d229abb51f7d506a0d073a398103c0e4cf714ce68bd557968123f4f9ed1c812d91d0afba97a6db0b831b0d1ab4b2ef83941a566f096c7d837e00e0b7e1caa015cfd082309c89ad8e9e5c7acbfe4852d9783073a434e6dbda39be8dc74e4e19397c6420f1a9519de9d7f81baa6f3ed44a72ff2c0d5676ebd9fc9f5c7dd93ce73d235db65dce6efdb49f219bea7f5ba252f3031c3319bdff73b18fbddef7e7d6c854fb3ec11b4f5d327111147803b84356b5056a1e104ee22b78ded178ab8998f540ccbc24eb044449f58e9c69d3416e5afe6aeeef33d83', NULL),
    ('sealed', '', 'messages', '00000005.dspgavE3', 'pg:aes:msgpack', '895', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea289ce3bd66b56971eda77da6bf35c38d3fe45724144318be3455cc9411668aba91045081f0fefbeae8857bc76397b6dd55bd04529909dd58f64add4d2fab91c1c4cf85fbd46ba078907cccde7bd0b2da35c071db07c30ce3ab12e469524d28e52385205da6de2877e760c7269ae24a77a163e45978e368bd771e11cab40bc858c1943594140997a4c45e74b14af6fe018962a9a37822cce731bab5c6a242497554826de828fcb2f34e3a36545544e4838a941fc7fabee26aa3016ecf885ec98fb0e726dbc0f64cf19966f5deab23ae7d3ed3faf32d84370da6f0054e0b1767331ca3b777a98cf0db69051355820b0ccc692429ea87be1501abbd52be2f237f6448bfdc780e81aacb748345620d61e2dd1af0bf625cc553161729cc2369a0cf201d587d8573e954157a83ac7ba3e404b35776d5347bf82c2efc43863803776f56a32860fff3fe665c741d3546a35008b52bb47871876a09201e1e5bcf128c9f03183c3ec4224f7dca578a04ca7d2b3172086b037463d3b27e4bd90780a30456243af855d24285f5f91f17f16a121c635829d14d0a2dda2f4b87aa248a087447a95f2c13a68e118bb09143c3c49c2fff11537cb8865ecae5260c226d413b4aee4d5d34cc550a1fc3980ed9a95f9d223bc7581e0a260587223119ff54881fc21ac96be28959610e75fd54e849588b06c380f419ec5f76baf4f6bc479f74cf2156fd25e485058367a1198de4b1469eefb5c4eb7af61118f88676dc5ed58092968cd17ad42c56ed7b31c1b261565c029990c038c2a722ce89ed983f883e50978e3d476d9383593a793a4905d1c1a0af161583bc09357bc38392ac819a98386718aa699611664d90fcd87fdf25ef7746995de111f882972df1394d414a1354cda3ead187412923f49d2276ef9cbdb1c3f9885f166a810f17cb8c3b7a1f10d680b5efefcd7b0e5f5e2dfa7e5516371cf1bc1d2b459597489012a85e245c98980231b0f28365d00e8ba47e586c3ec551f47bafbb3fd8ecff772124979adc20397a3207ac609b91a0e123ded2b05ddb6eb90457957a927dfba41bd9518896e01bf9023f88e7153286d3a20710a4c5d08e59b320e4f75a96d8a0647e5d50b17da8e88f9078709ba6b3b9c472390efe561f33687b4be3cb7d8f0d2d79284e8f2208b5be7449ed0bf25512b8d0cc0c83375216b465fc3ad76597219fa72f6622456ba39431a73aedc02efdb889bb02163d9c8072b56e12abf969d0b272e9943740fb6f1241d1aba58521774607ba9ec8396183029756f5dbc3c4f62e66d04d3e7146', NULL),
    ('sealed', '', 'messages', '00000006.fWW84MyY', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea285657a09e3900511f1bab9cdd7dc071230808f3606dbb48a488df9944b73c3071439c9b7a8ce567fafe7df42b62217eaa186486a4b1015e1949b3689d9d20c43dc0ef1242e5772ae52cd3d8fa608768bf39777c57fc2c18eac98d533a70778b5f9eef90c02fc20a1aa6c75866221617a15fa32111d6ef4f4c5225fd96891bb61ba8dbcd9f631d53f3dc48e6399040a0588e7a08c6b78046164d42e1256f06f33202fcdf9cadfe5693fce3986dd0696540fe8e063983cc90236603514fa60dca381a1c79195cf9b121ed6e08679262e2eb75561eefb7ad27b25a6b06455c5cf6f89ddfd24e8bd93066a8c8ace7e0948161fd8e28e69b9b694b49271bd22ccf5d13f92cf71c580f7673938c91c714a54a264eb4eade210f2e58781e1775d3d4d450ea3d3adff8b35a53c7f9756e04a57197cd4f3dd556c73f675b98ab9282b70eef6a3159bb0000c0e3a5a2913ce35980ac5a3f3e39a5a87b57aa0d13dc21ab55130cc5e4d475100220bd7cc73e096ca4535bc396d5f5f439ef21f500d3b410c94e05ed3fa9d78272f49c9e874b6bf99377f2cbee43b3b2d10b94ac2236efc0756645e29b8ebeb4ea952b5d8ccc53f27725a0554fddd4e935080d761a69cac1ec9cb428e502f8d0a5079809d5176a1afa67c2e560666e61f30b487841eb73367e6a4aa977cd7170715c63728ec944c4b5d3ceccb14f43b91fa6c157e475e0f81e009f2dd05af731854489f2db055eb2a751658c426fc182eaa6e55bf9d6748a2dc29d1b734c77251c7182b1161bc0b9ecb707f069f8da32c12c58302fd0b2cad95cf5fdb3712b1ff68524fcf14f3748ba6236ef45a6370543ca1afcbb0aece634ecbacb35679b395bcef68fb3f80ec757e3a9dd2fe1803b43fb965c5f69fd39e1e2ba5bc242a3298bf41059e599ac49a7135091dc76d42fb1544288da331077d25f0ad1058a292a7cdd6f1dfe8a6048ba25bb37a992e2931a6643a76699d49137f08872581eba0ef3681d5f6917d9343ea7bdb53593ddbd0e54b18e2ddfb241a9285b84284be767df84d66e5fe6611c44b99335d02b285e820664b81c64a65479ad177e587b9a0aa923ecc68cf132eaa17106c2c96c6c7d3f1bba4f36266e09a0ddf2dbbcb3281fadc36521e632261339f65fe560a236162d1dab90c0488e26b03e25336a17af95c8ad01140a4058a43ce169aaf2240dad6c27b23e26327263cf29c31826fa5a4c7312a2548167a658e16db6f0a917544450876a02f05e43904c3a4979f9bd699d2817681b1eb030945cdd73e8b6746df673908cbdc0353692b8202dbd796def356e796c259ea9c5f9814ebf8dbaa42292f8c1a20070118113e866d412a45c61cd7e14c675b685c3af4321f71b59ab14a869336989eff54419a995ae13cf15ee212b1608c4fef4567034011efe893857dc03429722d0ca4b6116ecc955a2667059225e36e133466f8c85d6ec63895ac4d08d2bb341606864867795f3e0cdcc1e1c67f49ab08ebd4fc847b8a15085dd676bc79b138ae7835b9fd0fdb8a600e4d7bbec15060b31a8647aecaccf619dd18f5e5d2e6fe20e70fa3b342fc38bfe76453960259c2e3474ab0fa2c394c4c35be5f396fc06aad61a862d80dbddbdd74fe464ffbe90e514f58ad3afc4d61423801d780a4eacff3717789e852e87f8993f3f098d2367f1b952214208b80b38e8af968d46959bbd1d317916c85d7d80eb0af507b1e2bca70eb373a7a2cb98d536d37855412d055d1536709c9e', NULL),
    ('timed', '', '__start__', '00000001.sMXYOMKC', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x99b55b59'),
    ('timed', '', 'messages', '00000002.HD5Fi8XU', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3f398c91'),
    ('timed', '', 'messages', '00000003.JQOjs5oh', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x39064bbd'),
    ('values', '', 'bytes', '00000001.Ab4YZBkF', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\xd2a18282'),
    ('values', '', 'large', '00000001.q7l0T9Sm', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x4329ccb2'),
    ('values', '', 'many', '00000001.OCPEd089', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x0c3d9445'),
    ('values', '', 'nested', '00000001.TK0T8TOO', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\xe0296cb0'),
    ('values', '', 'real', '00000001.kamZUvtT', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\x1a31f5b8'),
    ('values', '', 'text', '00000001.AJud0g1T', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xc3d650e4'),
    ('values', '', 'when', '00000001.Cn_cg6je', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xf219d99b'),
    ('ünï ''code''', '', '__start__', '00000001.KsjTPLTA', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xbc59fde8'),
    ('ünï ''code''', '', 'messages', '00000002.do18EXu5', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x32fca08e'),
    ('ünï ''code''', '', 'messages', '00000003.G9jMUl2a', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc11dc65b');

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
    ('keyed', 'tqGzyq5wkv-bq', E'\\x01020432303236bf236f4c6db23f03af1448c3c277d9661e937b4b3e7cdaf0cbb1a95512a530712fdc3ea61641aa73948394618d30efbda2cb5718e62d6dedd41d5f4d6f45aadce9f5e5e22b1412f13dc590dab4ba48f7d41bff6ad879b2cebfe3b3ef', 'ring:2026', '2026-11-24 14:38:16.514523+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 14:38:16.651035+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 14:38:15.772039+00', '2026-11-24 14:38:15.935287+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 14:38:15.988337+00', '2026-11-24 14:38:16.064985+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 14:38:16.226543+00', '2026-11-24 14:38:16.226543+00', NULL, 'false', 'false', '2026-11-24 14:38:16.226543+00', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 14:38:15.957531+00', '2026-11-24 14:38:15.95971+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 14:38:16.514523+00', '2026-11-24 14:38:16.541074+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 14:38:16.624153+00', '2026-11-24 14:38:16.624153+00', NULL, 'false', 'false', '2026-11-24 14:38:16.624153+00', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 14:38:16.13167+00', '2026-11-24 14:38:16.172146+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 14:38:16.399336+00', '2026-11-24 14:38:16.44981+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 14:38:16.28765+00', '2026-11-24 14:38:16.375886+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 14:38:16.571342+00', '2026-11-24 14:38:16.58874+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 14:38:16.247442+00', '2026-11-24 14:38:16.247442+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 14:38:16.095914+00', '2026-11-24 14:38:16.111888+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e814a-ef6b-64bd-bfff-fdbf5e37d50e', 'ccc3a327-14a1-467f-5970-aafe5a5b3ca4', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x965324e6'),
    ('chat', '', '1f1e814a-ef6b-64bd-bfff-fdbf5e37d50e', 'ccc3a327-14a1-467f-5970-aafe5a5b3ca4', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x4cdfd145'),
    ('chat', '', '1f1e814a-ef6b-64bd-bfff-fdbf5e37d50e', 'ccc3a327-14a1-467f-5970-aafe5a5b3ca4', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x691aa473'),
    ('chat', '', '1f1e814a-ef6c-6b52-8000-bdc3c1cba5d0', 'f8f24d41-d383-28a5-8a58-f6fa2468ade0', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7afff3e2'),
    ('chat', '', '1f1e814a-ef6c-6b52-8000-bdc3c1cba5d0', 'f8f24d41-d383-28a5-8a58-f6fa2468ade0', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x73249cd4'),
    ('chat', '', '1f1e814a-efef-6451-8002-1ce9e981bc20', 'def03e7d-d35a-c2b1-4bd8-8066459bed02', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1b82e979'),
    ('chat', '', '1f1e814a-efef-6451-8002-1ce9e981bc20', 'def03e7d-d35a-c2b1-4bd8-8066459bed02', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x435d7730'),
    ('chat', '', '1f1e814a-efef-6451-8002-1ce9e981bc20', 'def03e7d-d35a-c2b1-4bd8-8066459bed02', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3eaf2e25'),
    ('chat', '', '1f1e814a-eff0-6fbe-8003-24fb8c084a77', '78bd4740-6807-cf25-686f-916b768b75b8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1a4387f3'),
    ('chat', '', '1f1e814a-eff0-6fbe-8003-24fb8c084a77', '78bd4740-6807-cf25-686f-916b768b75b8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x62b210b8'),
    ('chat', '', '1f1e814a-f03a-624e-8005-910fcdd3d54d', 'a5c992f6-7988-47be-9a9d-3ebf256e8900', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x87794196'),
    ('chat', '', '1f1e814a-f03a-624e-8005-910fcdd3d54d', 'a5c992f6-7988-47be-9a9d-3ebf256e8900', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x12bfdd14'),
    ('chat', '', '1f1e814a-f03a-624e-8005-910fcdd3d54d', 'a5c992f6-7988-47be-9a9d-3ebf256e8900', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9755c801'),
    ('chat', '', '1f1e814a-f03c-6023-8006-1279b67fd41a', '5ffe5b6e-0425-41f8-ee83-3eee4412fd0c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf727db32'),
    ('chat', '', '1f1e814a-f03c-6023-8006-1279b67fd41a', '5ffe5b6e-0425-41f8-ee83-3eee4412fd0c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xc3decf10'),
    ('chat', '', '1f1e814a-f08d-6de3-8008-05a0dbd28fd6', '4d4230a2-e772-fb7b-b87c-30f5726d3d2a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb0335e00'),
    ('chat', '', '1f1e814a-f08d-6de3-8008-05a0dbd28fd6', '4d4230a2-e772-fb7b-b87c-30f5726d3d2a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\xd0ec189f'),
    ('chat', '', '1f1e814a-f08d-6de3-8008-05a0dbd28fd6', '4d4230a2-e772-fb7b-b87c-30f5726d3d2a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x1338a812'),
    ('chat', '', '1f1e814a-f08f-64a7-8009-ff54226f241f', '2cf508c1-8daf-19ef-3c0a-fbe37ecc481d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7f18f8c4'),
    ('chat', '', '1f1e814a-f08f-64a7-8009-ff54226f241f', '2cf508c1-8daf-19ef-3c0a-fbe37ecc481d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x189489e1'),
    ('chat', '', '1f1e814a-f0ce-6ca6-800b-b74da0275e7f', '3cae673a-1a1c-9cb1-dc2e-3c9ccdbaa558', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x00c9721d'),
    ('chat', '', '1f1e814a-f0ce-6ca6-800b-b74da0275e7f', '3cae673a-1a1c-9cb1-dc2e-3c9ccdbaa558', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x72bc6f53'),
    ('chat', '', '1f1e814a-f0ce-6ca6-800b-b74da0275e7f', '3cae673a-1a1c-9cb1-dc2e-3c9ccdbaa558', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xcdbd75f9'),
    ('chat', '', '1f1e814a-f0cf-6e0c-800c-b392ec3bbf04', '422abe73-71b1-4983-2655-53a2e935fa2c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfa1e5f1b'),
    ('chat', '', '1f1e814a-f0cf-6e0c-800c-b392ec3bbf04', '422abe73-71b1-4983-2655-53a2e935fa2c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xcda7390e'),
    ('chat', '', '1f1e814a-f115-6952-800e-44d484993492', 'abed4fe8-aac0-2c02-9e82-895c95093eed', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x71708b06'),
    ('chat', '', '1f1e814a-f115-6952-800e-44d484993492', 'abed4fe8-aac0-2c02-9e82-895c95093eed', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x6fe4056e'),
    ('chat', '', '1f1e814a-f115-6952-800e-44d484993492', 'abed4fe8-aac0-2c02-9e82-895c95093eed', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x627e06a3'),
    ('chat', '', '1f1e814a-f117-60a0-800f-ec1552fa6fe7', 'c2a61395-a281-6a18-cb85-22567ceaa60d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1989d4c5'),
    ('chat', '', '1f1e814a-f117-60a0-800f-ec1552fa6fe7', 'c2a61395-a281-6a18-cb85-22567ceaa60d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\xca7ddd1b'),
    ('delta', '', '1f1e814a-f17d-6909-bfff-f02e638a6ce7', '5189e98c-242e-757c-e620-32965814699a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x91f820d3'),
    ('delta', '', '1f1e814a-f17d-6909-bfff-f02e638a6ce7', '5189e98c-242e-757c-e620-32965814699a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x9c113e5b'),
    ('delta', '', '1f1e814a-f17d-6909-bfff-f02e638a6ce7', '5189e98c-242e-757c-e620-32965814699a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x41990b9b'),
    ('delta', '', '1f1e814a-f17e-6bed-8000-a5dd5b0b55cc', 'c3a5d9a7-a4ea-5284-883d-5f2b487b75d3', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x473df6c9'),
    ('delta', '', '1f1e814a-f17e-6bed-8000-a5dd5b0b55cc', 'c3a5d9a7-a4ea-5284-883d-5f2b487b75d3', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x6cd49039'),
    ('delta', '', '1f1e814a-f1e0-6a25-8002-0222c92651b6', '6e9d0556-3beb-a5d4-dcd3-38baca8725b2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf5fdaec8'),
    ('delta', '', '1f1e814a-f1e0-6a25-8002-0222c92651b6', '6e9d0556-3beb-a5d4-dcd3-38baca8725b2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x7e60873c'),
    ('delta', '', '1f1e814a-f1e0-6a25-8002-0222c92651b6', '6e9d0556-3beb-a5d4-dcd3-38baca8725b2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x8eca46e8'),
    ('delta', '', '1f1e814a-f1e2-643a-8003-918041e77be1', '05db6e57-137a-4166-4938-891c27316519', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xed08cdec'),
    ('delta', '', '1f1e814a-f1e2-643a-8003-918041e77be1', '05db6e57-137a-4166-4938-891c27316519', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x3d695562'),
    ('delta', '', '1f1e814a-f231-6844-8005-ab9d4afd54ee', '8125a0d1-5d85-1223-951f-d4094540505c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x23c40320'),
    ('delta', '', '1f1e814a-f231-6844-8005-ab9d4afd54ee', '8125a0d1-5d85-1223-951f-d4094540505c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x5a19005e'),
    ('delta', '', '1f1e814a-f231-6844-8005-ab9d4afd54ee', '8125a0d1-5d85-1223-951f-d4094540505c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7d08201d'),
    ('delta', '', '1f1e814a-f233-649f-8006-a97e483d5a7e', 'c78fbd43-ff41-ab20-070f-160528c4abe6', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6fbaf883'),
    ('delta', '', '1f1e814a-f233-649f-8006-a97e483d5a7e', 'c78fbd43-ff41-ab20-070f-160528c4abe6', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x10fa71ba'),
    ('failed', '', '1f1e814a-f3d6-6dcb-bfff-acd3ac5475be', 'f369d809-6243-cd10-c2d9-65884d6a7cf2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf1222c8e'),
    ('failed', '', '1f1e814a-f3d6-6dcb-bfff-acd3ac5475be', 'f369d809-6243-cd10-c2d9-65884d6a7cf2', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x9473bfb0'),
    ('failed', '', '1f1e814a-f3d6-6dcb-bfff-acd3ac5475be', 'f369d809-6243-cd10-c2d9-65884d6a7cf2', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xb8b6d0ab'),
    ('failed', '', '1f1e814a-f3d6-6dcb-bfff-acd3ac5475be', 'f369d809-6243-cd10-c2d9-65884d6a7cf2', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd940507f'),
    ('failed', '', '1f1e814a-f3d7-6cb2-8000-c160c1d4467d', 'f7b351fa-468a-e353-bdde-8e6e619d0f5e', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4e5d88e6'),
    ('failed', '', '1f1e814a-f3d7-6cb2-8000-c160c1d4467d', 'f7b351fa-468a-e353-bdde-8e6e619d0f5e', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x76fcfc69'),
    ('failed', '', '1f1e814a-f3d7-6cb2-8000-c160c1d4467d', 'f7b351fa-468a-e353-bdde-8e6e619d0f5e', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x03dc4f55'),
    ('failed', '', '1f1e814a-f3d7-6cb2-8000-c160c1d4467d', 'f7b351fa-468a-e353-bdde-8e6e619d0f5e', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x11a9e90c'),
    ('failed', '', '1f1e814a-f3ec-6687-8001-71d2f0bef010', '4040c562-9217-61bc-3537-fd7878a45970', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1e814a-f3ec-6687-8001-71d2f0bef010', 'cac65ab3-d3d5-a242-af3a-0cb8627eadcd', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('fork', '', '1f1e814a-f148-6d92-bfff-67f2247b3d1c', '54b05b5c-be84-99ac-cc3d-f3596c35a622', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfdf676e0'),
    ('fork', '', '1f1e814a-f148-6d92-bfff-67f2247b3d1c', '54b05b5c-be84-99ac-cc3d-f3596c35a622', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x29e9dd86'),
    ('fork', '', '1f1e814a-f148-6d92-bfff-67f2247b3d1c', '54b05b5c-be84-99ac-cc3d-f3596c35a622', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6fcd28a3'),
    ('fork', '', '1f1e814a-f149-6db5-8000-bebff8ec12d5', '0575464c-198b-2994-3ca1-cfffeb38f9f8', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc5448241'),
    ('fork', '', '1f1e814a-f149-6db5-8000-bebff8ec12d5', '0575464c-198b-2994-3ca1-cfffeb38f9f8', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x6ba43cca'),
    ('keyed', '', '1f1e814a-f68c-6dd0-bfff-26d2f6ee0104', 'd6bb9cbf-b62c-0f5d-ae7b-58ddf6b73ed6', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2dbf93588660e1767a4145c1638792f375b25a6b183a4aeebd8818ca7188f94a507644da8245163223df4f984d55f9322f0b83299ed7a41fcc91e91698eb56dee3d247f18027c29567e27e86dc24d769c776ea271785c7ce2c262bae8b605b21de2aa3fcc676b20df21877fca5801a8aad61a8b9ccd064fd30a5d812b67e556516497f9c3bd04f7e473df9d8b61116949cd56ffe0629b34b7d5d0450d37747cc035849cc0bf76c79b294dda427ed1b0f206dee379c54a8763e535e3ac4203f049a61cbb0a13f21896b30becb6af7c6c9f1933a1d9ed7f87732f154df57141acd0a4a3592ec359ceacddc393a57b581f44b8946c580e9efc58b1809b8254e8ab7e0458ab181f7d69866518ca9d84b25681aad6148452e883316be03beeb356144a98d90e922ac226a3a5be000684c214a1d4cab381aa8703afc96124', NULL),
    ('keyed', '', '1f1e814a-f68c-6dd0-bfff-26d2f6ee0104', 'd6bb9cbf-b62c-0f5d-ae7b-58ddf6b73ed6', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2dbe32ce01d24638d52c72561bad849c59e90041cdadf00792fd54c92471772959aada645989e', NULL),
    ('keyed', '', '1f1e814a-f68c-6dd0-bfff-26d2f6ee0104', 'd6bb9cbf-b62c-0f5d-ae7b-58ddf6b73ed6', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2db44148605c4000cae18832b0caac59879c67d02381955cc4a9cb5cb33', NULL),
    ('keyed', '', '1f1e814a-f68e-6141-8000-701426f70b43', '775bbaf2-c448-b80f-9126-3569e537c1ac', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2db9d9e9808e6cea7796afaca2b4fac160b7511647b510b71827e669db1933b3d949b767bf3e50db4a6c06845f4fc68cb12590b99d83094bcde9d466899342351c2665f20a662414e8b8f6a2647c240aac997f69abccb6f5c96841068b508cb1e303d16ea96f2f0b59754b34eefc7f99b1cc92fe3de0b5100afa07d0928678813fc940cdea79c442ca286a0b3d51d9bde3db1ba86717a81afec1ff8e5e3af8acb395d9ea76b9f9a93a50bd8db67b1929714c45bd410017fee6be288535a8df16dbee770e685ebc9cef23056451a118ca19ae4547a12312f84f3825e37e91b9aca66e8547efd58a20b024f79cb43e541e1f7c88f59c824afdf910cc742c4b018618d5fa899ca7f249eca1056b7da1904f0fa0bf3f6130f4e830ad91dd2f9f0425160eb946773919defd031407206f168e2eb0d300817f95688ba4f10cd6850becca8f783ebc076463bb43244d8212272446e1dfbdbb458749fbb999907747554931421', NULL),
    ('keyed', '', '1f1e814a-f68e-6141-8000-701426f70b43', '775bbaf2-c448-b80f-9126-3569e537c1ac', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2db9e5632cc569fc4541f433390578928938663066a60ad7a6de7109614f56bbf', NULL),
    ('left', '', '1f1e814a-f79a-62d2-bfff-303a417dce8f', '186125f1-5159-b5ba-91b2-2f22bdc3bab0', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7efcedbe'),
    ('left', '', '1f1e814a-f79a-62d2-bfff-303a417dce8f', '186125f1-5159-b5ba-91b2-2f22bdc3bab0', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xec8f24ca'),
    ('left', '', '1f1e814a-f79a-62d2-bfff-303a417dce8f', '186125f1-5159-b5ba-91b2-2f22bdc3bab0', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xf4650742'),
    ('left', '', '1f1e814a-f79a-62d2-bfff-303a417dce8f', '186125f1-5159-b5ba-91b2-2f22bdc3bab0', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x9ebfdbaf'),
    ('left', '', '1f1e814a-f79b-6525-8000-3abd9bf80cfb', 'de3f986d-ccdc-09bf-ed88-da285e0a64ed', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x808982b7'),
    ('left', '', '1f1e814a-f79b-6525-8000-3abd9bf80cfb', 'de3f986d-ccdc-09bf-ed88-da285e0a64ed', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xa34a87b2'),
    ('left', '', '1f1e814a-f79b-6525-8000-3abd9bf80cfb', 'de3f986d-ccdc-09bf-ed88-da285e0a64ed', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xee0bd919'),
    ('left', '', '1f1e814a-f79b-6525-8000-3abd9bf80cfb', 'de3f986d-ccdc-09bf-ed88-da285e0a64ed', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x6e2e3321'),
    ('left', '', '1f1e814a-f7a9-6e91-8001-70d721994fdf', '81b79a6d-b02c-5aac-523c-855a1477a732', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', '', '1f1e814a-f7a9-6e91-8001-70d721994fdf', 'd73468e0-ef94-12f6-ba83-a4082e3cb76e', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('question', '', '1f1e814a-f2ee-66fa-bfff-3425ccc606ab', '327a956b-e212-2f06-babf-777b0bfb4c67', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x05ad414b'),
    ('question', '', '1f1e814a-f2ee-66fa-bfff-3425ccc606ab', '327a956b-e212-2f06-babf-777b0bfb4c67', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x33b613c1'),
    ('question', '', '1f1e814a-f2ee-66fa-bfff-3425ccc606ab', '327a956b-e212-2f06-babf-777b0bfb4c67', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3de4bf23'),
    ('question', '', '1f1e814a-f2ef-67c8-8000-9d73d27dc77c', 'aadfe375-8a58-6a75-9bfe-05ec2e936bd7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd91ba40f'),
    ('question', '', '1f1e814a-f2ef-67c8-8000-9d73d27dc77c', 'aadfe375-8a58-6a75-9bfe-05ec2e936bd7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x25efee9f'),
    ('question', '', '1f1e814a-f2ef-67c8-8000-9d73d27dc77c', 'aadfe375-8a58-6a75-9bfe-05ec2e936bd7', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x2cfe30ec'),
    ('question', '', '1f1e814a-f2ef-67c8-8000-9d73d27dc77c', 'aadfe375-8a58-6a75-9bfe-05ec2e936bd7', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xa33bc05b'),
    ('question', '', '1f1e814a-f2f7-6e00-8001-42d96ee2d076', '5f2634db-5ec4-9ebf-f124-891c9332df78', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x71df4273'),
    ('question', '', '1f1e814a-f2f7-6e00-8001-42d96ee2d076', '8e0bebb9-beac-728f-77c5-ab8d2c1f341a', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203965303331613264306434326135613032303264326432663838383634373565af726573706f6e73655f736368656d61c0', NULL),
    ('question', 'inner:8e0bebb9-beac-728f-77c5-ab8d2c1f341a', '1f1e814a-f329-645d-bfff-db2567085e0f', 'ba14b00a-ca7d-af64-e246-54a90889848d', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x98d26f1e'),
    ('question', 'inner:8e0bebb9-beac-728f-77c5-ab8d2c1f341a', '1f1e814a-f329-645d-bfff-db2567085e0f', 'ba14b00a-ca7d-af64-e246-54a90889848d', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xfe7ab12d'),
    ('question', 'inner:8e0bebb9-beac-728f-77c5-ab8d2c1f341a', '1f1e814a-f329-645d-bfff-db2567085e0f', 'ba14b00a-ca7d-af64-e246-54a90889848d', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x51aa3702'),
    ('question', 'inner:8e0bebb9-beac-728f-77c5-ab8d2c1f341a', '1f1e814a-f329-645d-bfff-db2567085e0f', 'ba14b00a-ca7d-af64-e246-54a90889848d', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\xe911fa06'),
    ('question', 'inner:8e0bebb9-beac-728f-77c5-ab8d2c1f341a', '1f1e814a-f32a-65cd-8000-125ab50fd41a', '45fcabe1-e522-8135-03a8-2c268bbc4b3c', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203965303331613264306434326135613032303264326432663838383634373565af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e814a-f571-6b43-bfff-e28f60fb3ba0', 'e2386be2-77f5-8a5f-fd38-cab4f20805b4', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28f390a38e04362ac35603c9cdd0ada860bfb30c412ad41bc9f2ba5d83e4f257d73192f77ad6b53e81bb75d60a42b0ff91731430b26c661e0133ea2ae2a12aaa5ba24c063accff1bc90f18bd45f64637bc32ba62d5c97f620c18f8db0fcf426467a348dcb81a81dd60c652d48969e44559d8a68c3d6d6d5b2e9e86b71837a252dccb548884dc31b6d198da3dafd74f806b239829564ae1c59d00b0076530b2f3ddba3541494f01232fff03792a', NULL),
    ('sealed too', '', '1f1e814a-f571-6b43-bfff-e28f60fb3ba0', 'e2386be2-77f5-8a5f-fd38-cab4f20805b4', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea284ba093f00af0507fd5f757cbe30bb32b82c729bfc8ee4d076effddf87b20900247177ff07a', NULL),
    ('sealed too', '', '1f1e814a-f571-6b43-bfff-e28f60fb3ba0', 'e2386be2-77f5-8a5f-fd38-cab4f20805b4', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28a1da08ba3a1f48f5ef980fd4971e4f10d6aa03d0f2bb34971ef89b82', NULL),
    ('sealed too', '', '1f1e814a-f572-6f8a-8000-3d214cf713b4', 'dd876173-b5ec-84f0-34b3-b04cca72cc97', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea280ed635f182db8b5d2d52cedeb2193fc1d1b3349f680d4ce93311eada1be81f2be1b2e3c0ddedd0f0fcc8b8c2e61361db97c55af0be01530155a32464fce515017a9df93e8eb063f84650ba35b2079bc99d95beb7df8e24d1864251312fdc27ff2049b31ad8f0ac63999e9590ef607fbfbd0e5c0c480e9d9e7ea1c917300a569a912ce914d1f709a3c0c0e28cc53abd44b0cf1f81f7ff7b610ef25706b4a36c9d8090a3e7933d799a489fa56ea1b05c258acc3d57cfaeff246907b2b1162463fe0c5388f1f4e6a1668e97054914084c088554391227d48ec04965dc0508bcd9181bb2e00b0c533e2118da2a3937643a16ed11850e6e148319f1dbbe2003db16a7ea4d5c07eee33b1570528fd19bb91c0ca72e67990f3b0aa2b609e8f294a1c52a4090b8a17e1dbff9df7e716475e3123a3e3b12a04b45f354e0804c564806ce319a7f8acc35ff087172998617c70042a87b8982b0ff866b29dc423c608640d1a563', NULL),
    ('sealed too', '', '1f1e814a-f572-6f8a-8000-3d214cf713b4', 'dd876173-b5ec-84f0-34b3-b04cca72cc97', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28b906e20775f8f942f4999d3c0d69db7d04d804b62e8029d1b3307063cce3f0', NULL),
    ('sealed too', '', '1f1e814a-f572-6f8a-8000-3d214cf713b4', 'dd876173-b5ec-84f0-34b3-b04cca72cc97', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea288c261fdc47cecdde6f2f02e72bb4ae95f5f56d9ccbe3c22981db0c62', NULL),
    ('sealed too', '', '1f1e814a-f572-6f8a-8000-3d214cf713b4', 'dd876173-b5ec-84f0-34b3-b04cca72cc97', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea281e672023fd36569939be9628df4d72b4130fee4f2f8597b9a7304a2e', NULL),
    ('sealed too', '', '1f1e814a-f584-6c80-8001-acde86d6c503', '08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28074580f926203337633cdaabd66bf9c6a33d96c78e0fd66bd2760ae6aa1f5ac1d06cee015e08b5d0306595abcf8138900b683aee823898efee7982de541f51dc08f4651d6a956d6f018418e03fdadd4e24bae9f8ec4d3fe8e067698d55d00a33920dbd0ac9557aa5890385947e23b829ee0cede52923015a197a360b138131abd795502208da7b0d45f92c', NULL),
    ('sealed too', '', '1f1e814a-f584-6c80-8001-acde86d6c503', '2fe1f227-8a2c-9d4f-ff46-53cb75dd60f6', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea281fdf403926e63574c7d66b82fbf5df39faa9d25f119d48846d3f890dc6c79a03dd6b6ffc', NULL),
    ('sealed too', 'inner:08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', '1f1e814a-f5c9-65d6-bfff-44b5ce91a8f4', 'b545689b-54ed-7f18-cda3-eae6646bfa7a', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28539217cab56a594d60b1a4817f5292ffedba6ab5150377b8570c1cb480b105ed28fa19c1e8bc9330fa02495a6f9858072612b4f895d5a99f4c0e582f9ee0637c906fadcf40fb13775aff152ed6f20d3574c63233a216eee4b25340edcf2786186fbdc94fbb2e48ffcbe3d55ffe8262dfe35ea80dfcf77add491085c761837750d35e964bccb22336afd03b9bf54f5c7f208e3fd2f7ae5c8d2583c2a318e0954936fe8de32023ef4a78d71ecebba39b78467c83d70080ce3631275b2c49a339b4e92c0844a80e3307e074aaf82ca2d9f29b0afb0f1cba1fb7a2fcf85685f19dfc88cbe21f6efe95f7cc0bf01e96b1c798cdf6e1975cb698209d39414d9fd360cbc4434197ea7a296ee998ac172ac4748c8d70d347c5a4c244e5079512b3983429c8e4a6e1d00f99a0e0aa366f1d4c981bdc539850ef0fcefa8211828c621be3d91c8d2a2ca25f458154e09266ba5061398afc9acc4022bd47d8885869f0133db66dcb0ada99841443afc04a6cde782af535d3e0289317d35b081eee878e63d468e03cccb859e04e1eb02d85d2fc14f103ea0a903c11c06eedf31732ecab9b5a66df048426ca52e20e491b32712481c07474666fb7d2a11f117eb4f6e67e39c44431ce1c8ecf6903d9bffb2aee64f07ac1c895bbd3e9364d991aa21fb0cc14da100e9934bdf4c36501da2c2c0c473d2192', NULL),
    ('sealed too', 'inner:08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', '1f1e814a-f5c9-65d6-bfff-44b5ce91a8f4', 'b545689b-54ed-7f18-cda3-eae6646bfa7a', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28d6c6d30f22212bbca58d30035dc9184b1a3e90f574371d4595d0fc76dd3407', NULL),
    ('sealed too', 'inner:08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', '1f1e814a-f5c9-65d6-bfff-44b5ce91a8f4', 'b545689b-54ed-7f18-cda3-eae6646bfa7a', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28dbfee3ecb018dd1ea6e48913cc66c1a5814b09ee06ec4738509606c4466d4f5a8d5b2336f9', NULL),
    ('sealed too', 'inner:08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', '1f1e814a-f5c9-65d6-bfff-44b5ce91a8f4', 'b545689b-54ed-7f18-cda3-eae6646bfa7a', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2830abcecdae724fecc241397a955e25845504aff93d1a5534085024bf', NULL),
    ('sealed too', 'inner:08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', '1f1e814a-f5ca-679d-8000-9de3d33bbfe1', '82c141cd-2c56-eb54-119b-29d377824cc3', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28f3b0e6f2aecc4c95f2771dcda2ea04660eb61ab16c55b9b1a60bb4ce3d89b36ac07fd40dc921e670523a24b0b2d80772f9865469c0e703af7bb412eaf1a19a798f88f02cd00893030b2cf425e67f416f49eb6ac7822b500b21808a736af3f12fffa0177614e55e251751090e9454357f97fcf6fdcd87842d486d86458ac20d00a4454b74dfd8ac52f89c10', NULL),
    ('sealed', '', '1f1e814a-f460-6e28-bfff-ac1ab3e5a0e3', 'fd6f3607-7ed7-bb70-c0ed-3598e1d2e290', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28447cb61988a4e90ea7afa10395b59578a07855ecaab0fbdd687ca92945fa54515592ac8d4a63dcdd2e3ef95933b099bdba38bfd1c8ce4765b9205c4dafd35a56216e367e5aacca6f2e0cf7cb25e1693400487cdaabfaed43eb9a76c5577ef45c45f622de70f6889593a4d656c51c8ff08a279694b9713ad669190cbe9df25e900b8f734743cd104ede922a73ac6517b838e775aaef67aa71fe546b8cacafb1719d4ad15cf462b34920c3933d0ab7ee2c05eeaa9ac0f834bbbab9399d3d948e481da5b58fde62bdea94b627ba4ee6691b47536118a04d6f3a578939a6300cec9e9e6552adc8a22053c5b5716b93acec8bf79b54b774ea5c8edbd30ef14122ef89d1c79ed51cadc84a94af10ecc6e4a0df2b536c2b8a1c21820037474cb13f4b37a63830e4b304e9eec20de6e43eb60046c6f9cb851031106b2705', NULL),
    ('sealed', '', '1f1e814a-f460-6e28-bfff-ac1ab3e5a0e3', 'fd6f3607-7ed7-bb70-c0ed-3598e1d2e290', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28eb5e45e086e690f56ed26a62fb02c62133c36f6740978c900079fc852f0473c29e92da570a', NULL),
    ('sealed', '', '1f1e814a-f460-6e28-bfff-ac1ab3e5a0e3', 'fd6f3607-7ed7-bb70-c0ed-3598e1d2e290', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2847cbe1d2c394894069bc827b70c4260721739c753bdbdc84884b7612', NULL),
    ('sealed', '', '1f1e814a-f461-6ef2-8000-d22101e06bef', 'd291ec98-17bc-e455-e59e-2c6cef5bfaa1', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2866f5ca5c653e5a09c4f64fe3faf1999773baa58934caed3e5c89052d1c7d7fe90b44efac33dd19016d8802f55b77e62c46cf824ac9a5535c206602332381c555a514fa8dc756874193710aa279a0558fec14929b929953610b4d247f9240700f68ba29f1e7a33f657eabe27fa3f44532fcdb0a52178d8ca42cf5641047a31159212ae538ced170e72af80f4d8e726198c2a63822fd7d253069fe2fe29a9280a34f24e4240a3ab6d5f380afe8219a6594d08750608c0d4514d0fe379e0ef848f0d24f0a419b948857f12482208bcd9e33a6e48660e2494ae17d3713845c9a8b79e72c9192ecaf730c5c1378e300606955bf9c26d75e08ee08dc3d3a14841f675172cfc8fc60a52a4e97130003e606172a53c4a6f97ff8bf087c1a4b51a985d3e89c480a7fb7ecd06a7e45b12359c71b4f1598eff822ca1d2952effce9211282cf226eff81cb44df3fb33e4957ed3157d7cfeaeec956f943458ea2187fc5dae0fdde', NULL),
    ('sealed', '', '1f1e814a-f461-6ef2-8000-d22101e06bef', 'd291ec98-17bc-e455-e59e-2c6cef5bfaa1', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28e0e0c4a140a44a61683873ad5358093d77bea3073940b8e7a90f200c5ab74c', NULL),
    ('sealed', '', '1f1e814a-f52d-6a42-8002-4d3928cb8371', '3d8351fb-08f9-0c8c-bbd4-3801e945f8f1', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2855f67828d71cc0f118469bdd3d02328c479986d800f3abcd989975e586c22d9caca5dc55103b97c3694ce36df5f58e7fb0566c65e07e82f7699e23cbde6653acb80531ff6078f9c683731f192d8fd2d44a88fecfc653eff4152486fa3e7740fde4fdbf7ca5971e9694c66e730be5d1af6127e0c88e6362a33084befea73b2253a3d0842a5aa9da23dde8d06d6524567ac5f78d5178186492abc7a391a9640b1d2404ef7f5411c0de72bd49b72095c6d6255fea54281fcca52a9e061ca00683ce8dbdbcbd44d4c9148398b3adee060a1f1e20c35c82810afa881a1b98fc15376ee7ad312b90fa05ce0390336978ae3a36dae834b674e9efe9ee0e66093ec26c2c3cc84301066ad7af147d4d3bbff3e5e816bda8dbeee110ddd757f4b232642ccc04699731229ee203319228a5050ca4c03b94b25c2c8fdb6ccd9c', NULL),
    ('sealed', '', '1f1e814a-f52d-6a42-8002-4d3928cb8371', '3d8351fb-08f9-0c8c-bbd4-3801e945f8f1', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2853ae6d46ea9b4964752d4c3444350ca146329c3ec2968ecb8f8e7b1a7f94577b71a0b49016', NULL),
    ('sealed', '', '1f1e814a-f52d-6a42-8002-4d3928cb8371', '3d8351fb-08f9-0c8c-bbd4-3801e945f8f1', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28a6b5c4613d46603c48bc1672881287592b02a87ca283de41c1eb3eee', NULL),
    ('sealed', '', '1f1e814a-f52e-6db2-8003-9999215ba224', '7ee99f31-6bb4-ab0e-c08e-ed5ec162a936', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28d5448da2e0d517df2a2f1f58a2c0853fa4c7ea5030ed82bb0d13d5d93cca242924dba8d6d66e5addf24af2f32bff8fe21f336b01ee6b9492d031bf9d3aa15fa5d09386f98abbbd5ce5e7b96efc8f280520b19d7f42c4e2ee4b1563d798833600ed35c1fb730ae2b451fa88f3c3104bdf9479067e5679cdaa8df9b504beea4b55b243ca3154eafd0ddad8a79f59c0102a99438c23bcb4a4fea33be1be4cea960b9778c5364205dd45db7390257446889a58fa9a94ac76d4e01f7f9364b7961d3b6014c7274ae048d2aa05cf149f541ebc76344eb236e945b8be8cba1a048ba192e6b3a9dade4a479763dc79265dadd07ff8d128cb4eea669a4a01d1f4b5c87900829cd5a2deb5713ecf28d1ee4a79042dee2762113c6be67cb8e34ecb27cc333807433dd12c5916a355f5bfe1ee33ae8adf12e8b408731495ea11ae622c097f2a3f420f78d528dfbdadcc422a23d93d237f2cd3a4e3d16d89bd0f3becf7e61cc539', NULL),
    ('sealed', '', '1f1e814a-f52e-6db2-8003-9999215ba224', '7ee99f31-6bb4-ab0e-c08e-ed5ec162a936', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea284ec2c642c83da304548d180d66c0ce5e24002864c3b09743e2d0d33b713ab9', NULL),
    ('timed', '', '1f1e814a-f71e-6f86-bfff-ff6450f42290', '5e2ee90d-a270-bdca-2144-3b697251c8d2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4c33267d'),
    ('timed', '', '1f1e814a-f71e-6f86-bfff-ff6450f42290', '5e2ee90d-a270-bdca-2144-3b697251c8d2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x6f67aff2'),
    ('timed', '', '1f1e814a-f71e-6f86-bfff-ff6450f42290', '5e2ee90d-a270-bdca-2144-3b697251c8d2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x1bed80ad'),
    ('timed', '', '1f1e814a-f720-6081-8000-7e92ce8909e1', 'bcb078f8-f3a1-4972-ef3f-c407bd9dce5c', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x42897d32'),
    ('timed', '', '1f1e814a-f720-6081-8000-7e92ce8909e1', 'bcb078f8-f3a1-4972-ef3f-c407bd9dce5c', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xca9eda87'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e814a-f295-631d-bfff-78334c755165', 'b856072c-6063-0947-63dd-4a76a597e52b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf23ffbbb'),
    ('ünï ''code''', '', '1f1e814a-f295-631d-bfff-78334c755165', 'b856072c-6063-0947-63dd-4a76a597e52b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xb3865364'),
    ('ünï ''code''', '', '1f1e814a-f295-631d-bfff-78334c755165', 'b856072c-6063-0947-63dd-4a76a597e52b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x328f5e46'),
    ('ünï ''code''', '', '1f1e814a-f296-66ba-8000-85c0ea3bd68a', 'fbb4b5b8-f4ca-92c2-9996-0e015d60b4aa', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9ac9c70c'),
    ('ünï ''code''', '', '1f1e814a-f296-66ba-8000-85c0ea3bd68a', 'fbb4b5b8-f4ca-92c2-9996-0e015d60b4aa', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xa7d886e9');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e814a-ef6b-64bd-bfff-fdbf5e37d50e', NULL, '{"v": 4, "id": "1f1e814a-ef6b-64bd-bfff-fdbf5e37d50e", "ts": "2026-11-24T14:38:15.758959+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.fx0froqn"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb90d18d5d81e3ab47abc059a', NULL, NULL),
    ('chat', '', '1f1e814a-ef6c-6b52-8000-bdc3c1cba5d0', '1f1e814a-ef6b-64bd-bfff-fdbf5e37d50e', '{"v": 4, "id": "1f1e814a-ef6c-6b52-8000-bdc3c1cba5d0", "ts": "2026-11-24T14:38:15.759540+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.fx0froqn"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.UrzJHhL8", "messages": "00000002.UrzJHhL8", "__start__": "00000002.UrzJHhL8", "branch:to:reply": "00000002.UrzJHhL8"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x0e4ca7e2c847abe6db021e96', NULL, NULL),
    ('chat', '', '1f1e814a-ef91-6c6e-8001-4a7d427b30d4', '1f1e814a-ef6c-6b52-8000-bdc3c1cba5d0', '{"v": 4, "id": "1f1e814a-ef91-6c6e-8001-4a7d427b30d4", "ts": "2026-11-24T14:38:15.774714+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.UrzJHhL8"}, "__input__": {}, "__start__": {"__start__": "00000001.fx0froqn"}}, "channel_values": {}, "channel_versions": {"items": "00000003.jGYCjDUf", "messages": "00000003.jGYCjDUf", "__start__": "00000002.UrzJHhL8", "branch:to:reply": "00000003.jGYCjDUf"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xbc4fd8193a54b22ddb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-efef-6451-8002-1ce9e981bc20', '1f1e814a-ef91-6c6e-8001-4a7d427b30d4', '{"v": 4, "id": "1f1e814a-efef-6451-8002-1ce9e981bc20", "ts": "2026-11-24T14:38:15.813004+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.UrzJHhL8"}, "__input__": {}, "__start__": {"__start__": "00000001.fx0froqn"}}, "channel_values": {}, "channel_versions": {"items": "00000003.jGYCjDUf", "messages": "00000003.jGYCjDUf", "__start__": "00000004.0vWpT1JD", "branch:to:reply": "00000003.jGYCjDUf"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x2f581a9a11a718327abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-eff0-6fbe-8003-24fb8c084a77', '1f1e814a-efef-6451-8002-1ce9e981bc20', '{"v": 4, "id": "1f1e814a-eff0-6fbe-8003-24fb8c084a77", "ts": "2026-11-24T14:38:15.813718+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.UrzJHhL8"}, "__input__": {}, "__start__": {"__start__": "00000004.0vWpT1JD"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.R1-Zi9yk", "messages": "00000005.R1-Zi9yk", "__start__": "00000005.R1-Zi9yk", "branch:to:reply": "00000005.R1-Zi9yk"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x4f71105f4933f2e7db021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f000-60e7-8004-fe794e3c5e83', '1f1e814a-eff0-6fbe-8003-24fb8c084a77', '{"v": 4, "id": "1f1e814a-f000-60e7-8004-fe794e3c5e83", "ts": "2026-11-24T14:38:15.819884+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.R1-Zi9yk"}, "__input__": {}, "__start__": {"__start__": "00000004.0vWpT1JD"}}, "channel_values": {}, "channel_versions": {"items": "00000006.b6JZqIsE", "messages": "00000006.b6JZqIsE", "__start__": "00000005.R1-Zi9yk", "branch:to:reply": "00000006.b6JZqIsE"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\xbaeeca24522dcd05db021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e814a-f03a-624e-8005-910fcdd3d54d', '1f1e814a-f000-60e7-8004-fe794e3c5e83', '{"v": 4, "id": "1f1e814a-f03a-624e-8005-910fcdd3d54d", "ts": "2026-11-24T14:38:15.843667+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.R1-Zi9yk"}, "__input__": {}, "__start__": {"__start__": "00000004.0vWpT1JD"}}, "channel_values": {}, "channel_versions": {"items": "00000006.b6JZqIsE", "messages": "00000006.b6JZqIsE", "__start__": "00000007.hMZayqYv", "branch:to:reply": "00000006.b6JZqIsE"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x73581f8c41a4ea287abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f03c-6023-8006-1279b67fd41a', '1f1e814a-f03a-624e-8005-910fcdd3d54d', '{"v": 4, "id": "1f1e814a-f03c-6023-8006-1279b67fd41a", "ts": "2026-11-24T14:38:15.844445+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.R1-Zi9yk"}, "__input__": {}, "__start__": {"__start__": "00000007.hMZayqYv"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.9OggtE0x", "messages": "00000008.9OggtE0x", "__start__": "00000008.9OggtE0x", "branch:to:reply": "00000008.9OggtE0x"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x049d536a13fe6bd1db021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f054-6ebc-8007-c19d5007abf2', '1f1e814a-f03c-6023-8006-1279b67fd41a', '{"v": 4, "id": "1f1e814a-f054-6ebc-8007-c19d5007abf2", "ts": "2026-11-24T14:38:15.854644+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.9OggtE0x"}, "__input__": {}, "__start__": {"__start__": "00000007.hMZayqYv"}}, "channel_values": {}, "channel_versions": {"items": "00000009.j4xfLql3", "messages": "00000009.j4xfLql3", "__start__": "00000008.9OggtE0x", "branch:to:reply": "00000009.j4xfLql3"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x340417957850865fdb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f08d-6de3-8008-05a0dbd28fd6', '1f1e814a-f054-6ebc-8007-c19d5007abf2', '{"v": 4, "id": "1f1e814a-f08d-6de3-8008-05a0dbd28fd6", "ts": "2026-11-24T14:38:15.877969+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.9OggtE0x"}, "__input__": {}, "__start__": {"__start__": "00000007.hMZayqYv"}}, "channel_values": {}, "channel_versions": {"items": "00000009.j4xfLql3", "messages": "00000009.j4xfLql3", "__start__": "00000010.XzQ1sK2v", "branch:to:reply": "00000009.j4xfLql3"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x11fed05a21b70eea7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f08f-64a7-8009-ff54226f241f', '1f1e814a-f08d-6de3-8008-05a0dbd28fd6', '{"v": 4, "id": "1f1e814a-f08f-64a7-8009-ff54226f241f", "ts": "2026-11-24T14:38:15.878560+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.9OggtE0x"}, "__input__": {}, "__start__": {"__start__": "00000010.XzQ1sK2v"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.IwqTuwSs", "messages": "00000011.IwqTuwSs", "__start__": "00000011.IwqTuwSs", "branch:to:reply": "00000011.IwqTuwSs"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xf98e8ffdda6f5e0ddb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f0a2-6533-800a-7ab9fcb0218e', '1f1e814a-f08f-64a7-8009-ff54226f241f', '{"v": 4, "id": "1f1e814a-f0a2-6533-800a-7ab9fcb0218e", "ts": "2026-11-24T14:38:15.886347+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.IwqTuwSs"}, "__input__": {}, "__start__": {"__start__": "00000010.XzQ1sK2v"}}, "channel_values": {}, "channel_versions": {"items": "00000012.ojZkoShi", "messages": "00000012.ojZkoShi", "__start__": "00000011.IwqTuwSs", "branch:to:reply": "00000012.ojZkoShi"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x3e9cc8868ab8d17edb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e814a-f0ce-6ca6-800b-b74da0275e7f', '1f1e814a-f0a2-6533-800a-7ab9fcb0218e', '{"v": 4, "id": "1f1e814a-f0ce-6ca6-800b-b74da0275e7f", "ts": "2026-11-24T14:38:15.904561+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.IwqTuwSs"}, "__input__": {}, "__start__": {"__start__": "00000010.XzQ1sK2v"}}, "channel_values": {}, "channel_versions": {"items": "00000012.ojZkoShi", "messages": "00000012.ojZkoShi", "__start__": "00000013.zQ8TB61u", "branch:to:reply": "00000012.ojZkoShi"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x4b7b3b6073aa20a07abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f0cf-6e0c-800c-b392ec3bbf04', '1f1e814a-f0ce-6ca6-800b-b74da0275e7f', '{"v": 4, "id": "1f1e814a-f0cf-6e0c-800c-b392ec3bbf04", "ts": "2026-11-24T14:38:15.905017+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.IwqTuwSs"}, "__input__": {}, "__start__": {"__start__": "00000013.zQ8TB61u"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.3JxzPIB-", "messages": "00000014.3JxzPIB-", "__start__": "00000014.3JxzPIB-", "branch:to:reply": "00000014.3JxzPIB-"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x4a52f809c7737abcdb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f0e2-6df7-800d-082a5c7f272d', '1f1e814a-f0cf-6e0c-800c-b392ec3bbf04', '{"v": 4, "id": "1f1e814a-f0e2-6df7-800d-082a5c7f272d", "ts": "2026-11-24T14:38:15.912793+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.3JxzPIB-"}, "__input__": {}, "__start__": {"__start__": "00000013.zQ8TB61u"}}, "channel_values": {}, "channel_versions": {"items": "00000015.9GbenbJC", "messages": "00000015.9GbenbJC", "__start__": "00000014.3JxzPIB-", "branch:to:reply": "00000015.9GbenbJC"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x78a0f4b02e2b74e8db021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f115-6952-800e-44d484993492', '1f1e814a-f0e2-6df7-800d-082a5c7f272d', '{"v": 4, "id": "1f1e814a-f115-6952-800e-44d484993492", "ts": "2026-11-24T14:38:15.933552+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.3JxzPIB-"}, "__input__": {}, "__start__": {"__start__": "00000013.zQ8TB61u"}}, "channel_values": {}, "channel_versions": {"items": "00000015.9GbenbJC", "messages": "00000015.9GbenbJC", "__start__": "00000016.azTmNWqs", "branch:to:reply": "00000015.9GbenbJC"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xe35955a5e84c04757abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f117-60a0-800f-ec1552fa6fe7', '1f1e814a-f115-6952-800e-44d484993492', '{"v": 4, "id": "1f1e814a-f117-60a0-800f-ec1552fa6fe7", "ts": "2026-11-24T14:38:15.934163+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.3JxzPIB-"}, "__input__": {}, "__start__": {"__start__": "00000016.azTmNWqs"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.i8JTvVXx", "messages": "00000017.i8JTvVXx", "__start__": "00000017.i8JTvVXx", "branch:to:reply": "00000017.i8JTvVXx"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x0db9495233fcf48cdb021e96', NULL, NULL),
    ('chat', '', '1f1e814a-f123-66e8-8010-7bf6f305ccfe', '1f1e814a-f117-60a0-800f-ec1552fa6fe7', '{"v": 4, "id": "1f1e814a-f123-66e8-8010-7bf6f305ccfe", "ts": "2026-11-24T14:38:15.939235+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.i8JTvVXx"}, "__input__": {}, "__start__": {"__start__": "00000016.azTmNWqs"}}, "channel_values": {}, "channel_versions": {"items": "00000018.Gnu1K5jI", "messages": "00000018.Gnu1K5jI", "__start__": "00000017.i8JTvVXx", "branch:to:reply": "00000018.Gnu1K5jI"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xd52f827d9f71b68ddb021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e814a-f17d-6909-bfff-f02e638a6ce7', NULL, '{"v": 4, "id": "1f1e814a-f17d-6909-bfff-f02e638a6ce7", "ts": "2026-11-24T14:38:15.976162+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.g6F1gdpY"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xddde3cc48210002a7abc059a', NULL, NULL),
    ('delta', '', '1f1e814a-f17e-6bed-8000-a5dd5b0b55cc', '1f1e814a-f17d-6909-bfff-f02e638a6ce7', '{"v": 4, "id": "1f1e814a-f17e-6bed-8000-a5dd5b0b55cc", "ts": "2026-11-24T14:38:15.976643+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.g6F1gdpY"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.lqSocINF", "messages": "00000002.lqSocINF", "__start__": "00000002.lqSocINF", "branch:to:reply": "00000002.lqSocINF"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x719ef5a7515fd8f4db021e96', NULL, NULL),
    ('delta', '', '1f1e814a-f19a-6c6c-8001-e634822d26b0', '1f1e814a-f17e-6bed-8000-a5dd5b0b55cc', '{"v": 4, "id": "1f1e814a-f19a-6c6c-8001-e634822d26b0", "ts": "2026-11-24T14:38:15.988118+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.lqSocINF"}, "__input__": {}, "__start__": {"__start__": "00000001.g6F1gdpY"}}, "channel_values": {}, "channel_versions": {"items": "00000003.3YELj3zz", "messages": "00000003.3YELj3zz", "__start__": "00000002.lqSocINF", "branch:to:reply": "00000003.3YELj3zz"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xda04c505cd7ffdc5db021e96', NULL, NULL),
    ('delta', '', '1f1e814a-f1e0-6a25-8002-0222c92651b6', '1f1e814a-f19a-6c6c-8001-e634822d26b0', '{"v": 4, "id": "1f1e814a-f1e0-6a25-8002-0222c92651b6", "ts": "2026-11-24T14:38:16.016719+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.lqSocINF"}, "__input__": {}, "__start__": {"__start__": "00000001.g6F1gdpY"}}, "channel_values": {}, "channel_versions": {"items": "00000003.3YELj3zz", "messages": "00000003.3YELj3zz", "__start__": "00000004.W8kvo7vc", "branch:to:reply": "00000003.3YELj3zz"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x0600e44a2b390a957abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e814a-f1e2-643a-8003-918041e77be1', '1f1e814a-f1e0-6a25-8002-0222c92651b6', '{"v": 4, "id": "1f1e814a-f1e2-643a-8003-918041e77be1", "ts": "2026-11-24T14:38:16.017405+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.lqSocINF"}, "__input__": {}, "__start__": {"__start__": "00000004.W8kvo7vc"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.4el3pnOr", "messages": "00000005.4el3pnOr", "__start__": "00000005.4el3pnOr", "branch:to:reply": "00000005.4el3pnOr"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x5987021d0836ef7adb021e96', NULL, NULL),
    ('delta', '', '1f1e814a-f1f3-6a13-8004-65b530c6dcfe', '1f1e814a-f1e2-643a-8003-918041e77be1', '{"v": 4, "id": "1f1e814a-f1f3-6a13-8004-65b530c6dcfe", "ts": "2026-11-24T14:38:16.024509+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.4el3pnOr"}, "__input__": {}, "__start__": {"__start__": "00000004.W8kvo7vc"}}, "channel_values": {}, "channel_versions": {"items": "00000006.0nK3xRdp", "messages": "00000006.0nK3xRdp", "__start__": "00000005.4el3pnOr", "branch:to:reply": "00000006.0nK3xRdp"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x4deab4a4ebffd206db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e814a-f231-6844-8005-ab9d4afd54ee', '1f1e814a-f1f3-6a13-8004-65b530c6dcfe', '{"v": 4, "id": "1f1e814a-f231-6844-8005-ab9d4afd54ee", "ts": "2026-11-24T14:38:16.049856+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.4el3pnOr"}, "__input__": {}, "__start__": {"__start__": "00000004.W8kvo7vc"}}, "channel_values": {}, "channel_versions": {"items": "00000006.0nK3xRdp", "messages": "00000006.0nK3xRdp", "__start__": "00000007.HH7-KQIr", "branch:to:reply": "00000006.0nK3xRdp"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5c463e691211a0537abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e814a-f233-649f-8006-a97e483d5a7e', '1f1e814a-f231-6844-8005-ab9d4afd54ee', '{"v": 4, "id": "1f1e814a-f233-649f-8006-a97e483d5a7e", "ts": "2026-11-24T14:38:16.050588+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.4el3pnOr"}, "__input__": {}, "__start__": {"__start__": "00000007.HH7-KQIr"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.mhmfk5ol", "messages": "00000008.mhmfk5ol", "__start__": "00000008.mhmfk5ol", "branch:to:reply": "00000008.mhmfk5ol"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6ff9f12f33485488db021e96', NULL, NULL),
    ('delta', '', '1f1e814a-f253-63f4-8007-ddc59d484ad8', '1f1e814a-f233-649f-8006-a97e483d5a7e', '{"v": 4, "id": "1f1e814a-f253-63f4-8007-ddc59d484ad8", "ts": "2026-11-24T14:38:16.063673+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.mhmfk5ol"}, "__input__": {}, "__start__": {"__start__": "00000007.HH7-KQIr"}}, "channel_values": {}, "channel_versions": {"items": "00000009.33UECMoK", "messages": "00000009.33UECMoK", "__start__": "00000008.mhmfk5ol", "branch:to:reply": "00000009.33UECMoK"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xb570ab76457fd697db021e96', NULL, NULL),
    ('failed', '', '1f1e814a-f3d6-6dcb-bfff-acd3ac5475be', NULL, '{"v": 4, "id": "1f1e814a-f3d6-6dcb-bfff-acd3ac5475be", "ts": "2026-11-24T14:38:16.222453+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.6guOvpfR"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9533d92ce8b116c37abc059a', NULL, NULL),
    ('failed', '', '1f1e814a-f3d7-6cb2-8000-c160c1d4467d', '1f1e814a-f3d6-6dcb-bfff-acd3ac5475be', '{"v": 4, "id": "1f1e814a-f3d7-6cb2-8000-c160c1d4467d", "ts": "2026-11-24T14:38:16.222833+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.6guOvpfR"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.Mpuq7uau", "answer": "00000002.Mpuq7uau", "messages": "00000002.Mpuq7uau", "__start__": "00000002.Mpuq7uau", "branch:to:reply": "00000002.Mpuq7uau"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x402eee547c516fabdb021e96', NULL, NULL),
    ('failed', '', '1f1e814a-f3ec-6687-8001-71d2f0bef010', '1f1e814a-f3d7-6cb2-8000-c160c1d4467d', '{"v": 4, "id": "1f1e814a-f3ec-6687-8001-71d2f0bef010", "ts": "2026-11-24T14:38:16.231269+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Mpuq7uau"}, "__input__": {}, "__start__": {"__start__": "00000001.6guOvpfR"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.Mpuq7uau", "items": "00000003.J11ccrvs", "answer": "00000002.Mpuq7uau", "messages": "00000003.J11ccrvs", "__start__": "00000002.Mpuq7uau", "branch:to:inner": "00000003.J11ccrvs", "branch:to:reply": "00000003.J11ccrvs", "branch:to:beside": "00000003.J11ccrvs"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x535926863c422478db021e96', NULL, NULL),
    ('fork', '', '1f1e814a-f148-6d92-bfff-67f2247b3d1c', NULL, '{"v": 4, "id": "1f1e814a-f148-6d92-bfff-67f2247b3d1c", "ts": "2026-11-24T14:38:15.954569+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.tJ5d7bR5"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x90a7dd473aa65dc97abc059a', NULL, NULL),
    ('fork', '', '1f1e814a-f149-6db5-8000-bebff8ec12d5', '1f1e814a-f148-6d92-bfff-67f2247b3d1c', '{"v": 4, "id": "1f1e814a-f149-6db5-8000-bebff8ec12d5", "ts": "2026-11-24T14:38:15.954982+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.tJ5d7bR5"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.WMwEmRPk", "messages": "00000002.WMwEmRPk", "__start__": "00000002.WMwEmRPk", "branch:to:reply": "00000002.WMwEmRPk"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x6d72ca42ba9bd23adb021e96', NULL, NULL),
    ('fork', '', '1f1e814a-f14f-6a3a-8001-fe3ca92f9d2f', '1f1e814a-f149-6db5-8000-bebff8ec12d5', '{"v": 4, "id": "1f1e814a-f14f-6a3a-8001-fe3ca92f9d2f", "ts": "2026-11-24T14:38:15.957345+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.WMwEmRPk"}, "__input__": {}, "__start__": {"__start__": "00000001.tJ5d7bR5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.bNPMSJT5", "messages": "00000003.bNPMSJT5", "__start__": "00000002.WMwEmRPk", "branch:to:reply": "00000003.bNPMSJT5"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x7f728ce94d2ab853db021e96', NULL, NULL),
    ('fork', '', '1f1e814a-f3be-68dd-8001-fe35a60dc866', '1f1e814a-f149-6db5-8000-bebff8ec12d5', '{"v": 4, "id": "1f1e814a-f3be-68dd-8001-fe35a60dc866", "ts": "2026-11-24T14:38:16.212479+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.tJ5d7bR5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.jV7dTEct", "messages": "00000003.vDNNCUH_", "__start__": "00000002.WMwEmRPk", "branch:to:reply": "00000003.vDNNCUH_"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x51318b4f79eec211db021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e814a-f68c-6dd0-bfff-26d2f6ee0104', NULL, '{"v": 4, "id": "1f1e814a-f68c-6dd0-bfff-26d2f6ee0104", "ts": "2026-11-24T14:38:16.506716+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.fwkA8FLG"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2db7d36b4580e24c34e016d18a9f39b2b99b8e3635bf9c3d90bd8d173b63ad56a67d46b0aad3bfd16ea7c6bbc1757d9c551304fc4', NULL, NULL, NULL),
    ('keyed', '', '1f1e814a-f68e-6141-8000-701426f70b43', '1f1e814a-f68c-6dd0-bfff-26d2f6ee0104', '{"v": 4, "id": "1f1e814a-f68e-6141-8000-701426f70b43", "ts": "2026-11-24T14:38:16.507212+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.fwkA8FLG"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.iqRCwObe", "messages": "00000002.iqRCwObe", "__start__": "00000002.iqRCwObe", "branch:to:reply": "00000002.iqRCwObe"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2dbb9d57997a18b8e3a33ce606fcb4d4209a07a002e39596b7fd84ca7e4c88b0953667b9097ae52f8ce4b9c87df07bcc48c604ad55f9822b07c5e0e4b1ccb0fa53090d8d3516c81c2c8ad479960cbd0896a46934281617238d35aa0a2a91252f101f4ee3777deadc5d274c8', NULL, NULL, NULL),
    ('keyed', '', '1f1e814a-f6a3-6d97-8001-02d300070f71', '1f1e814a-f68e-6141-8000-701426f70b43', '{"v": 4, "id": "1f1e814a-f6a3-6d97-8001-02d300070f71", "ts": "2026-11-24T14:38:16.516121+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.iqRCwObe"}, "__input__": {}, "__start__": {"__start__": "00000001.fwkA8FLG"}}, "channel_values": {}, "channel_versions": {"items": "00000003.KZB6JFr0", "messages": "00000003.KZB6JFr0", "__start__": "00000002.iqRCwObe", "branch:to:reply": "00000003.KZB6JFr0"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d7471477a797135776b762d627111a84cc1997b13520ac7ca4241fba3e32fd34154254f54cef1c7d21cc641a2dbaa4e455615f08075f6d0b1bef94257036d493980110bab216ba077d645641cd7b47e1a5158f11d88a0ffe95236a5e7a8a402760af843c213c36b02adb1775e71607ce38d3d222008cb74e52c7e4a3469187e4128', NULL, NULL, NULL),
    ('left', '', '1f1e814a-f79a-62d2-bfff-303a417dce8f', NULL, '{"v": 4, "id": "1f1e814a-f79a-62d2-bfff-303a417dce8f", "ts": "2026-11-24T14:38:16.617027+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Y_5aVpP1"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x304db802322255a17abc059a', NULL, NULL),
    ('left', '', '1f1e814a-f79b-6525-8000-3abd9bf80cfb', '1f1e814a-f79a-62d2-bfff-303a417dce8f', '{"v": 4, "id": "1f1e814a-f79b-6525-8000-3abd9bf80cfb", "ts": "2026-11-24T14:38:16.617495+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Y_5aVpP1"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.w9flKy0C", "answer": "00000002.w9flKy0C", "messages": "00000002.w9flKy0C", "__start__": "00000002.w9flKy0C", "branch:to:reply": "00000002.w9flKy0C"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xafe02604b582ea15db021e96', NULL, NULL),
    ('left', '', '1f1e814a-f7a9-6e91-8001-70d721994fdf', '1f1e814a-f79b-6525-8000-3abd9bf80cfb', '{"v": 4, "id": "1f1e814a-f7a9-6e91-8001-70d721994fdf", "ts": "2026-11-24T14:38:16.623461+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.w9flKy0C"}, "__input__": {}, "__start__": {"__start__": "00000001.Y_5aVpP1"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.w9flKy0C", "items": "00000003.jTv4MoLY", "answer": "00000002.w9flKy0C", "messages": "00000003.jTv4MoLY", "__start__": "00000002.w9flKy0C", "branch:to:inner": "00000003.jTv4MoLY", "branch:to:reply": "00000003.jTv4MoLY", "branch:to:beside": "00000003.jTv4MoLY"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xfe64b5f3057ca7aedb021e96', NULL, NULL),
    ('question', '', '1f1e814a-f2ee-66fa-bfff-3425ccc606ab', NULL, '{"v": 4, "id": "1f1e814a-f2ee-66fa-bfff-3425ccc606ab", "ts": "2026-11-24T14:38:16.127252+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.UkBh1iqi"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x58efad2a1804d45b7abc059a', NULL, NULL),
    ('question', '', '1f1e814a-f2ef-67c8-8000-9d73d27dc77c', '1f1e814a-f2ee-66fa-bfff-3425ccc606ab', '{"v": 4, "id": "1f1e814a-f2ef-67c8-8000-9d73d27dc77c", "ts": "2026-11-24T14:38:16.127680+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.UkBh1iqi"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.pnINYM8_", "messages": "00000002.pnINYM8_", "__start__": "00000002.pnINYM8_", "branch:to:reply": "00000002.pnINYM8_"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x05fc27f72ce6781bdb021e96', NULL, NULL),
    ('question', '', '1f1e814a-f2f7-6e00-8001-42d96ee2d076', '1f1e814a-f2ef-67c8-8000-9d73d27dc77c', '{"v": 4, "id": "1f1e814a-f2f7-6e00-8001-42d96ee2d076", "ts": "2026-11-24T14:38:16.131111+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.pnINYM8_"}, "__input__": {}, "__start__": {"__start__": "00000001.UkBh1iqi"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.trdqOqSp", "answer": "00000002.pnINYM8_", "messages": "00000003.trdqOqSp", "__start__": "00000002.pnINYM8_", "branch:to:inner": "00000003.trdqOqSp", "branch:to:reply": "00000003.trdqOqSp", "branch:to:beside": "00000003.trdqOqSp"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x01e47125f395fd20db021e96', NULL, NULL),
    ('question', 'inner:8e0bebb9-beac-728f-77c5-ab8d2c1f341a', '1f1e814a-f329-645d-bfff-db2567085e0f', NULL, '{"v": 4, "id": "1f1e814a-f329-645d-bfff-db2567085e0f", "ts": "2026-11-24T14:38:16.151352+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.KGPB3cUG"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e814a-f2f7-6e00-8001-42d96ee2d076"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x2f9b69d1e7e4eaa07abc059a', NULL, NULL),
    ('question', 'inner:8e0bebb9-beac-728f-77c5-ab8d2c1f341a', '1f1e814a-f32a-65cd-8000-125ab50fd41a', '1f1e814a-f329-645d-bfff-db2567085e0f', '{"v": 4, "id": "1f1e814a-f32a-65cd-8000-125ab50fd41a", "ts": "2026-11-24T14:38:16.151796+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.KGPB3cUG"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.OumqPpe-", "answer": "00000002.OumqPpe-", "messages": "00000002.OumqPpe-", "__start__": "00000002.OumqPpe-", "branch:to:ask": "00000002.OumqPpe-"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e814a-f2f7-6e00-8001-42d96ee2d076"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x7f84bb0fa03ac7c7db021e96', NULL, NULL),
    ('sealed too', '', '1f1e814a-f571-6b43-bfff-e28f60fb3ba0', NULL, '{"v": 4, "id": "1f1e814a-f571-6b43-bfff-e28f60fb3ba0", "ts": "2026-11-24T14:38:16.390734+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.tii7BR13"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeooltg7Q2elA9SHmD1Ut9ZILdY2u7wRK3Gwpi/9ZXYC9Fd6ncUMEkCNXbw+2Cw6PKVXqfdkox2NCXU8WVwStXnuoK+mtH3a5tBUHUFULmxy21AG2WldnjBilj00gg+JOD5ZG8HPcbZCpspwxwPKHgFFuDaUCFO1BMoq7cHzPXL+7/OAqD32Eu85PLR82nFGv0d4IdVVcKGj2If++6T4xIbD", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28ce96b8376abf34f04c8b0a7add1b5474681d1861343aa674c40383c6ecf5e399bad462281bc6f97ef1d601239d3486c40c08a6', NULL, NULL, NULL),
    ('sealed too', '', '1f1e814a-f572-6f8a-8000-3d214cf713b4', '1f1e814a-f571-6b43-bfff-e28f60fb3ba0', '{"v": 4, "id": "1f1e814a-f572-6f8a-8000-3d214cf713b4", "ts": "2026-11-24T14:38:16.391249+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.tii7BR13"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.YtfDRTWB", "messages": "00000002.YtfDRTWB", "__start__": "00000002.YtfDRTWB", "branch:to:reply": "00000002.YtfDRTWB"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeooZmfrkQOFxBwRRbC0go+yiFIysT0nK+5XJM5eb62No7OAh8mssxWjvuh5/ibF8lRCn11/7NayE4xrG651LeFjA2x06+u0YaSNtXcF2Np0kxYy8bcKAS4G4pfOs5wFP8rZWYiNjymTmyGkCTm9od15vb/DKA/EkCrkVs7qEGCZBViN4bAXHdlZxEtdRfSluCMGwDbEHYwWZq40aIQpcvepvlHxDuSNFRWbyUrzCtZqBpKev93ZfNsuwoMdVls9k2c=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28446b2eafb23a1d601681611608315e52e211e2583b7a0e2108cc9725a7da1adfe0491beed2fb974796d7b073140fc6d1836b483b9f5bbf5ec7bacb7e2e4092dd1f81eaa4911d6d110e64065d107736edb66ff8f76aecf08f3230cf8a351bfd1f2f007520544a69255d18dae40e3b49f1eb985990b49b7c6d66c06c97d130', NULL, NULL, NULL),
    ('sealed too', '', '1f1e814a-f584-6c80-8001-acde86d6c503', '1f1e814a-f572-6f8a-8000-3d214cf713b4', '{"v": 4, "id": "1f1e814a-f584-6c80-8001-acde86d6c503", "ts": "2026-11-24T14:38:16.398537+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.YtfDRTWB"}, "__input__": {}, "__start__": {"__start__": "00000001.tii7BR13"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.NBC4vYsI", "answer": "00000002.YtfDRTWB", "messages": "00000003.NBC4vYsI", "__start__": "00000002.YtfDRTWB", "branch:to:inner": "00000003.NBC4vYsI", "branch:to:reply": "00000003.NBC4vYsI", "branch:to:beside": "00000003.NBC4vYsI"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeooX/ueEEK1enbzv1TWmcwDiwIWda1vHmwDU7erSGBSb7NkBPMYnQc61X/0l5eymjPbYKJ3Yzumka3uW5SvuaOqoVrSdu4fooQEZxeuHCB5O4bIi8yxF5JPoj9G/p3FtHFtrIjKzDsbsNoND+3TFZ8HvvDY6PScvtaqzVXid3I3+ULKzjQ8ZnGY6H3vD6zXyo64XRUEpIQtMxY7UwahNz07MimuS0sbFpE6Nxon9n587uVu6e0o3mCIlnh8UKlrENE=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2822b0afd910bbce91a9b90f361bb9b76b9904d387b12c04718f17aa77db8e0c0f97f114fc2a775a4fb6bd350d603471d07e1dedc92f510a7a00671941594935aa9df113def9c3eba91b9dc10250b593d52bbb245158c6ebe68b61bca9be4c4b9ee1e86a9d3343734888f65c849065c8776d24235a80260686301eb04af602907aeccecfb2a07fb7d5adaaecc9e8c643fbd1153fa8ffeb', NULL, NULL, NULL),
    ('sealed too', 'inner:08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', '1f1e814a-f5c9-65d6-bfff-44b5ce91a8f4', NULL, '{"v": 4, "id": "1f1e814a-f5c9-65d6-bfff-44b5ce91a8f4", "ts": "2026-11-24T14:38:16.426640+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.ExnTvRYo"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e814a-f584-6c80-8001-acde86d6c503"}, "pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeoonf8EBiOuODJqtJC+VcX4Of3kamgf8DRMd1CuBT3xU+GOTBWQaQ01e8IOSZEHOAUgaGKsQ64+LcWaA1XCSikXlmXdbWW+pxy+GnDcBdKB7+lMr2Y3vE87vmgqj4c7ieRiIx19LOgm4fz7V6Yrje+csSIjTKEcI7YPPYZSCZ0aMdhGaOSPRsrzu4rURe/4da62jZ7XP/G/avRhamvw3C23Sjtce/yJieFcY6l+85/sfqIJ+SWdh+ViQIe6JlTj1m+Va8UnZGUww0w=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea286aee4968996f2606218fb4c08dfb28e29e5b24854983ce28eacb9b7b17e5da5f6ce5a8efaf6cb3034485c417e94c36938f34d7', NULL, NULL, NULL),
    ('sealed too', 'inner:08bcfdd7-35a9-e7c4-5a5b-87ebc7aba958', '1f1e814a-f5ca-679d-8000-9de3d33bbfe1', '1f1e814a-f5c9-65d6-bfff-44b5ce91a8f4', '{"v": 4, "id": "1f1e814a-f5ca-679d-8000-9de3d33bbfe1", "ts": "2026-11-24T14:38:16.427093+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.ExnTvRYo"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.zUqWCG7h", "answer": "00000002.zUqWCG7h", "messages": "00000002.zUqWCG7h", "__start__": "00000002.zUqWCG7h", "branch:to:ask": "00000002.zUqWCG7h"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e814a-f584-6c80-8001-acde86d6c503"}, "pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeoop4a/ECFj9994pBcEpwfjlB+hBCKhQWspp0rUtq/wv7w9SH1F1mYt93sri6UqYg+zgJsBJ9sUKJIB31SeHA4mPCNy0cee6+WrOMbn41aXnOI0JBJ0FnDCmZZzTDWxykb6vub40hZzDEJ+IBFN2S6I/C+UkYg1vpDsUGf+tr+PY9cQvtOkvU1TvIqh6YsC2qwcaiyggrAlSwIUhExdAnbxGFHNeyIurCYl0CXY37Yl1O94i8NrnSftQ2sq/nozZlfN+xP+CMSN9kQWSx8GIIpxVlSCnAi2CfKL0WJl+LdsNJvMElW1ZEJ3uQ==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2847d5d40fa9abcec8be48c7c355da4ac685af9b275563fd8fe9c94c6c2b2e17600409cef4582cd98ee010764b0fb27dc18d634fb2ba5496cbbd9d3755ccebb2b8c5926343d693b0407bf4131c696a2bdfe0ecd0ea64544febc0ad9ddd14b49f80013b51c8a9468e5c44abd5983cd7da54fb706a6e585c4c1fdddabc68', NULL, NULL, NULL),
    ('sealed', '', '1f1e814a-f460-6e28-bfff-ac1ab3e5a0e3', NULL, '{"v": 4, "id": "1f1e814a-f460-6e28-bfff-ac1ab3e5a0e3", "ts": "2026-11-24T14:38:16.278987+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.HVzLk4RY"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeooi4+p2dpsmVOI9cUDh3+kfC0VOjR7+hDUUy18yk5jZ010BHla3jjTUvgLcDEGJ6YjWXuoFpr4Yt3JcdQy45IzUpD63CsnFV7tFRVMxDwCL/qgiSrkRLMFlnqqC9bJS9K3pDod+/V9YwiXrZjyZJ1b8l0yQw2Mi5DNxX5gkF1GrGtY7TM2g8ICZNdO0hySmsiTB+5cwzvL+2CPXekAwjtg", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2814733f1d8576f0e37c2d4e6004d2046adbe4bfa11aebe22c97a10df1c29594ea1480caccc06bb5be1e1910e200ccebd51795cc', NULL, NULL, NULL),
    ('sealed', '', '1f1e814a-f461-6ef2-8000-d22101e06bef', '1f1e814a-f460-6e28-bfff-ac1ab3e5a0e3', '{"v": 4, "id": "1f1e814a-f461-6ef2-8000-d22101e06bef", "ts": "2026-11-24T14:38:16.279416+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.HVzLk4RY"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002._LKOWhqi", "messages": "00000002._LKOWhqi", "__start__": "00000002._LKOWhqi", "branch:to:reply": "00000002._LKOWhqi"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeooH4LBj3554Y8LI8vdRLKahOK0nNBaxWqxL6Q1fC0GX65rd5zyn7JM3+XR6cmaHS0jkRypu7ObMD698Q3/QjgVIsFRjS3snBm7Zq+oAfdfhKVQW96j6VkKy2BrJvd2GDx+cHEF7hGkos8Rnt4R3iOfIqwCqzfXNXkCaZzg2KUpmEdpCHTlCgvXXUOrEGRz05AV0t3PDYxiMyJYG2Uwxu9ex6P6N9vv6HEPFP65VKH2edBjmtp5BfjNPzyqRBBhYQM=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea282a10732fcb62718f1cf8632d4433138e738b03c84f05acc1f5827f25b2a635ff7fdb35b36fbe2d64cc37fde26238e341c2e4f69a7951d14b3ab7c5a0c1cb03691e78ff3018583a184b2feed32f7b7e80abc1cc465cf5f130281bb774226aefcc9389e250733261219ce4', NULL, NULL, NULL),
    ('sealed', '', '1f1e814a-f475-67b7-8001-145ff3ccae18', '1f1e814a-f461-6ef2-8000-d22101e06bef', '{"v": 4, "id": "1f1e814a-f475-67b7-8001-145ff3ccae18", "ts": "2026-11-24T14:38:16.287417+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._LKOWhqi"}, "__input__": {}, "__start__": {"__start__": "00000001.HVzLk4RY"}}, "channel_values": {}, "channel_versions": {"items": "00000003.17bG6a2O", "messages": "00000003.17bG6a2O", "__start__": "00000002._LKOWhqi", "branch:to:reply": "00000003.17bG6a2O"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeooLWgunMemNU6F0uCn6hIln7KDoQ5JUzoI41CbX7soJktdHibhPk+YBrIRyzBJ8DjYJJ2zIdTfdFL4agHF2LdAenlw9arezcfj3gKMvEuSZ1etO5nhZxGRqNtuPWOro+rF2hGQ2Lumox0W6xtEaNNdEKO5xUR/2efA4N3An3AgycLtvGl1Nh3hc0PVLQZLo45wpTl1RkWNMWfRJVQgR6p658l/OdbM6elq+4yi+CNSGJ/UfAtlgWdNOe8kD1VPgUk=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea280e16822a0f845b611549746fadde890ad80cd145f96e7854d0dfaed4af50e7123f8e3afbe28795f79c8277d35c2b098f394f77b616baf972ebd6f952114d60cc358592f1230465805ff869a63274314e4ac2bba4', NULL, NULL, NULL),
    ('sealed', '', '1f1e814a-f52d-6a42-8002-4d3928cb8371', '1f1e814a-f475-67b7-8001-145ff3ccae18', '{"v": 4, "id": "1f1e814a-f52d-6a42-8002-4d3928cb8371", "ts": "2026-11-24T14:38:16.362842+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._LKOWhqi"}, "__input__": {}, "__start__": {"__start__": "00000001.HVzLk4RY"}}, "channel_values": {}, "channel_versions": {"items": "00000003.17bG6a2O", "messages": "00000003.17bG6a2O", "__start__": "00000004.8UvwNuP8", "branch:to:reply": "00000003.17bG6a2O"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeooajDtp0YYZaKyIuAhOXvWJK3noQprFhRDUEVUwpoiPHO4j9Y4nsY5dpKNdp7Atrf/uLbTNTw/HNSN/jk1mzrJAb6cHXLQoEh0wCuQywsxskL90ff0EX66l7M4zLBISdptCQqfD8x6VXZOw7WPrtZwIeDCSXZ2TqwfujtSHeQ9K14O58fHx7ZSE4SgJA3Fao6f/Pmuwwu/c3tsRCiMoeC96KTZcFaqMapPWLLIcWI7iugk/KSY+Sbk2oHwY+o0nMQl", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea28e267f74c3f1dad3bb41ae20b8a2a10dab019917e9ca7f767b941fe26d69248961f007d0882cd58a82ebe9a6e97e9256f9a547967f9d58d264f89a65ef62d3f700a375bd61e12b26b5793c394e14a95ee60f34a9a9fea13b9bf0dcb52a1ef3e51', NULL, NULL, NULL),
    ('sealed', '', '1f1e814a-f52e-6db2-8003-9999215ba224', '1f1e814a-f52d-6a42-8002-4d3928cb8371', '{"v": 4, "id": "1f1e814a-f52e-6db2-8003-9999215ba224", "ts": "2026-11-24T14:38:16.363350+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._LKOWhqi"}, "__input__": {}, "__start__": {"__start__": "00000004.8UvwNuP8"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.dspgavE3", "messages": "00000005.dspgavE3", "__start__": "00000005.dspgavE3", "branch:to:reply": "00000005.dspgavE3"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeooe19AgJq15S42d1fHNIP88fLhAbzh9MwHhTMKq03Bi0WtKlwWkR0TaYKa+oMFSoy3nM7Ip4DF4stXi5/cGE7+eULNfZPPDX7/184F1DwlkyK9k7nNWmThDoWQrFyqny4G3kIaiOnj10pl2Im0efd+4q0fnSuKL6iTO1lchgM8eWww+iYHLWJ7uEt3Bgt2OpWaFqEWSuUJnmI1rmzTPzxzkpEcsiMFBYCsO+q7C+tU2uR2dvrLJsFttUx/zhjKpiU=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea2821b178e0904e848a26d965709006a43eaaf8c828f0ce3bbad3ba26c12a0cd8068eb8e2f9b7a879b8529c724508263a76abd9e29bf87dff7fdc872c5aec05feaf87b0bb6ec0fa21714a5f3e4a2a1f22306b09bebbd08052b1fff11e83904186a07a59ca6af4d7959684cc', NULL, NULL, NULL),
    ('sealed', '', '1f1e814a-f54a-6272-8004-5911835d747a', '1f1e814a-f52e-6db2-8003-9999215ba224', '{"v": 4, "id": "1f1e814a-f54a-6272-8004-5911835d747a", "ts": "2026-11-24T14:38:16.374523+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.dspgavE3"}, "__input__": {}, "__start__": {"__start__": "00000004.8UvwNuP8"}}, "channel_values": {}, "channel_versions": {"items": "00000006.fWW84MyY", "messages": "00000006.fWW84MyY", "__start__": "00000005.dspgavE3", "branch:to:reply": "00000006.fWW84MyY"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNpovPGXGRHXqnFFXnhSG++n643drk0QGtED4LzUtQeooN4qJpHsxx07Wm7ex8HHH70SPNLjL5nyLCYo/p9GDhEn8JFLiPkttusyrDMA6Qs+im2bgIYB6XAhZErgyG6irp07xflsI+zfbWz7JwxGorFDttUsR22j/BpmycjUKO8aQzjzZ3e8b2UCVZNJrP4XLQ88FVJ438b/T5jqhnmkqLCcQ+hL2NnIaxCjN/vPAnXs=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x010204323032369a2f3c65c64475ea9c51579e1486fbe9fae3776b934406b440f82f352d41ea280f9f2f4a46675d559fea931c482e369aaaae1be2833e3d7aaa2202d5c4378d671d6cb0363267fc1bf53dd6491e827f0cd01270cea77766ea4252eb43a3d75742b49ebf96cec36d6fbcfb104d26c94d83e018f32f0ef9a05ea05901ab', NULL, NULL, NULL),
    ('timed', '', '1f1e814a-f71e-6f86-bfff-ff6450f42290', NULL, '{"v": 4, "id": "1f1e814a-f71e-6f86-bfff-ff6450f42290", "ts": "2026-11-24T14:38:16.566561+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.sMXYOMKC"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb84bf3c5ca783cd77abc059a', NULL, NULL),
    ('timed', '', '1f1e814a-f720-6081-8000-7e92ce8909e1', '1f1e814a-f71e-6f86-bfff-ff6450f42290', '{"v": 4, "id": "1f1e814a-f720-6081-8000-7e92ce8909e1", "ts": "2026-11-24T14:38:16.566994+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.sMXYOMKC"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.HD5Fi8XU", "messages": "00000002.HD5Fi8XU", "__start__": "00000002.HD5Fi8XU", "branch:to:reply": "00000002.HD5Fi8XU"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x74f66b34ab86e806db021e96', NULL, NULL),
    ('timed', '', '1f1e814a-f72a-63dd-8001-ee809e2df5f8', '1f1e814a-f720-6081-8000-7e92ce8909e1', '{"v": 4, "id": "1f1e814a-f72a-63dd-8001-ee809e2df5f8", "ts": "2026-11-24T14:38:16.571172+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.HD5Fi8XU"}, "__input__": {}, "__start__": {"__start__": "00000001.sMXYOMKC"}}, "channel_values": {}, "channel_versions": {"items": "00000003.JQOjs5oh", "messages": "00000003.JQOjs5oh", "__start__": "00000002.HD5Fi8XU", "branch:to:reply": "00000003.JQOjs5oh"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x064fb144e5a0aaf7db021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.OCPEd089", "none": "00000001.Sz0_bbBe", "real": "00000001.kamZUvtT", "text": "00000001.AJud0g1T", "when": "00000001.Cn_cg6je", "bytes": "00000001.Ab4YZBkF", "large": "00000001.q7l0T9Sm", "nested": "00000001.TK0T8TOO"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x36b844b28a3b0ce5596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e814a-f295-631d-bfff-78334c755165', NULL, '{"v": 4, "id": "1f1e814a-f295-631d-bfff-78334c755165", "ts": "2026-11-24T14:38:16.090698+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.KsjTPLTA"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb62e98d5fe0891107abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e814a-f296-66ba-8000-85c0ea3bd68a', '1f1e814a-f295-631d-bfff-78334c755165', '{"v": 4, "id": "1f1e814a-f296-66ba-8000-85c0ea3bd68a", "ts": "2026-11-24T14:38:16.091200+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.KsjTPLTA"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.do18EXu5", "messages": "00000002.do18EXu5", "__start__": "00000002.do18EXu5", "branch:to:reply": "00000002.do18EXu5"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xa45e34341aec2df2db021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e814a-f2bc-6d03-8001-570ae50bd2ed', '1f1e814a-f296-66ba-8000-85c0ea3bd68a', '{"v": 4, "id": "1f1e814a-f2bc-6d03-8001-570ae50bd2ed", "ts": "2026-11-24T14:38:16.106916+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.do18EXu5"}, "__input__": {}, "__start__": {"__start__": "00000001.KsjTPLTA"}}, "channel_values": {}, "channel_versions": {"items": "00000003.G9jMUl2a", "messages": "00000003.G9jMUl2a", "__start__": "00000002.do18EXu5", "branch:to:reply": "00000003.G9jMUl2a"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xd4df5a8139451063db021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id") values
    ('1', 'initial', 'false', '2026-11-24 14:38:15.688132+00', 'd076145e-38c2-4f45-acf4-88bea4abceeb');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '7845286544442066892', '2026-11-24 14:38:16.78701+00', '2026-11-24 14:38:16.797117+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNi6qNBZ9iVKsI07CUjckLThF2JmU7zWIvXMjT0nTgb2hd2I0c0YbvfC8ulsvtyFFCp5wBKy/4vLmbk8rZeUREcjiBdSEeYmJP2fuDM1gYWNap0QciFEH3yTq6zRxmA==', '1539031906870768401', '2026-11-24 14:38:16.732549+00', '2026-11-24 14:38:16.732549+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '6101743095903978047', '2026-11-24 14:38:16.712181+00', '2026-11-24 14:38:16.712181+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '6942636628646791551', '2026-11-24 14:38:16.716361+00', '2026-11-24 14:38:16.716361+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '1947482321899057162', '2026-11-24 14:38:16.706009+00', '2026-11-24 14:38:16.706009+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '3957898147829896672', '2026-11-24 14:38:16.714+00', '2026-11-24 14:38:16.714+00', '2126-10-31 14:38:16.713999+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '1322181549145239877', '2026-11-24 14:38:16.713415+00', '2026-11-24 14:38:16.713415+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 14:38:16.78701+00', NULL, NULL, '{"text":"old"}', NULL, '6917194285261374009', '2026-11-24 14:38:16.78701+00', '2026-11-24 14:38:16.796878+00', '7845286544442066892');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 14:38:16.782768+00');
