-- Made by: python -m tests.upgrade 0.1.0 7932a55f333194df4c0230cfcee99223f08de683

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
    ('chat', '', '__start__', '00000001.J3L86tjn', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x270789ec'),
    ('chat', '', '__start__', '00000004.o8AbgLhy', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\xa996b6b8'),
    ('chat', '', '__start__', '00000007.HXKWBjyu', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\xbae1d874'),
    ('chat', '', '__start__', '00000010.uKZG5q4o', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x7c4df018'),
    ('chat', '', '__start__', '00000013.wryqNJtH', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x2ef593da'),
    ('chat', '', '__start__', '00000016.G2xnGOU3', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\x6dd4fa72'),
    ('chat', '', 'items', '00000006.ZWrm0EJi', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x82273321'),
    ('chat', '', 'items', '00000012.pf_c_DZS', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x3896c63a'),
    ('chat', '', 'items', '00000018.H1K71uUP', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x0a0f3dbd'),
    ('chat', '', 'messages', '00000002.QFNJNfBB', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x730ddc6f'),
    ('chat', '', 'messages', '00000003.rvPgEP2g', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc8fe54e1'),
    ('chat', '', 'messages', '00000005.C9hgPNPL', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf9abe35c'),
    ('chat', '', 'messages', '00000006.ZWrm0EJi', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbb560824'),
    ('chat', '', 'messages', '00000008.CNWLVIL9', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb2179ad4'),
    ('chat', '', 'messages', '00000009.Pjj9LwjH', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1f0e68f3'),
    ('chat', '', 'messages', '00000011.vpHXtFs1', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x52ab2aa4'),
    ('chat', '', 'messages', '00000012.pf_c_DZS', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x11a3067f'),
    ('chat', '', 'messages', '00000014.N2SVVEus', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf62cd6ae'),
    ('chat', '', 'messages', '00000015.99FO2BMA', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1be893b2'),
    ('chat', '', 'messages', '00000017.hB7x3DNW', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x3ffe8c21'),
    ('chat', '', 'messages', '00000018.H1K71uUP', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0b943180'),
    ('delta', '', '__start__', '00000001.yAhSWjoP', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x7bfae1d7'),
    ('delta', '', '__start__', '00000004.yMvZTge3', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x06289723'),
    ('delta', '', '__start__', '00000007.3kXZDZC3', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x9ea2f592'),
    ('delta', '', 'items', '00000006.bHPnUflj', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x40cb745e'),
    ('delta', '', 'messages', '00000002.6iwNB1Ij', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x839a4ce1'),
    ('delta', '', 'messages', '00000003.t2giq2GF', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x41803aea'),
    ('delta', '', 'messages', '00000005.i8B8zWrG', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1bda2080'),
    ('delta', '', 'messages', '00000006.bHPnUflj', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd910fa91'),
    ('delta', '', 'messages', '00000008._1XlRcJK', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x356db492'),
    ('delta', '', 'messages', '00000009._d-0AM9_', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe597f570'),
    ('failed', '', '__start__', '00000001.GSO_-9Yo', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xfd51520c'),
    ('failed', '', 'messages', '00000002.uo_Hm7aM', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf31f2063'),
    ('failed', '', 'messages', '00000003.xu3wfMG6', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3b68aa1a'),
    ('fork', '', '__start__', '00000001.fwSq9sFA', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x52f13d8b'),
    ('fork', '', 'items', '00000003.fQpz9WSO', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\xd6dbdb05'),
    ('fork', '', 'messages', '00000002.JYT3z-L1', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4a51cb5a'),
    ('fork', '', 'messages', '00000003.MlXb9ACi', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd9f50824'),
    ('fork', '', 'messages', '00000003.sEeXTVJW', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc1a0c2d2'),
    ('keyed', '', '__start__', '00000001.oVBDTTBz', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d5039996eeb1ca65d9ff206262f14c79b05fed2734ab00c4dbdac5339f229ca0e0862dc4a242d8df172a4581c1fb6d53f0f06daffbb44fdb880a4189f2d51e777d29a0190a3ba581204681bada4cac0dbe58e32cb7707627da6f11ca67f67f73eb38c5cf43e7763ac2512cb74a3b9e13cea96b4cd64448d216692776733fce501d7a3fbbaf600d4fcb4f6d4540c823cd2663c189c2d75673dfa323a831e2b533a785db34c664fda64aea9b54cdfaabfa4bdd1b356f855dc6c15f094831d6127d9dd5402eb30653368a0c10363a4443524af473b4ca0e12ebfb36cb84dee798a83ae140cdba8f060bccc6da516b8b8dfa771b62af94ce7c360e2770c32d31f8e44f57c69c0f6ed524dd71296abebb7ae523c0575db2ecc4c1f0657a39b66bf2853452dbe5e0e731c4c913276081374ac79712146b6240883079837fe27c62cc0cde0fb1008f73c0fc2c0c8baa769dc22920e10bed1', NULL),
    ('keyed', '', 'messages', '00000002.ETps2gaC', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d50f6999f62eab9c34dd43d6b93bf735f1b747864c6eb4adb9f7045e43c0944def7c55fed67bc0c43da180066f85194684a01a0e64ff4d1aa418ea8771f900ea7238112a45a009e1b6f4239b5765d94d6effd9358927dc26db73dba01ae458564feb4ce754bbda1770adcd5edeff8cd8e31288dabbbc4680d0792dfed207d3179ee2ceef200196382cab47d2fa8224b18823e46baab355fe819ec0995454d2d8ac0f5870797018e246a9ae1cdfcc8f9071ceec2c60a1a6e3da0cc75b4f9ef94bd1973cdc584ed571b31d90df5bd8ae439a9dc900bc2bdb35897fc5f714f0338ee9cd3a4f0bd24a585eb87a74d7ba72af26d53038121d4a7a9c0c3ffe3b06ff2771a13d10faef5b535e2f70928fe9c9fe976d22870e81dc1ff67de138dd90c8e96e60719f9a30b26aa1995fdb175067aa360f4332c7921ac1bb113d4', NULL),
    ('keyed', '', 'messages', '00000003.Rh6muW6X', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d5004fbfd576f8e9123ce7a748b1805a1257dbaff39fcdff61a6b6e0a06db7a2edeacf3520a6718a6968bc805bf4a11ad08e16da81558311a145348965e0db0e28d072d4f426a3f8c683f853a671005341970a1b404fbc2b400f5d23476876e738386375be96f24b8a637ea4f1328fedc9eb98ab727f53b71bd541c0ec9345cc8696efba12f26c0e4e9567c6c5e2882a373c0be01b7a4527b193a0183a44c2a898788a4395586451802e8abe79c2b25a49c56f99ac23abb5bab79b78511f3d54ca85382549627e1a67c68309c2ca564d62933ce9ac4650564b4d8065ad86b74c0a5744efe948c2b2b74aa9255b055dfe86f13f7905c766ffe892a3c24f3c0066ae6dccb1aef781208af3978b95deecc8199b78a73496554387c28ca8aac3b5a720b1bb4428d0e5ed0a2f38b6f2f0eac739324c35147b7a2f31fc642395096ffc6c89ab6247b80deea12c0c98922ed87a677e36d2bb09bad014c4add0b03bddac73479aa4ba325205b44157540a4f8db830cd3c88f3748901e61088c018fbfad0b4b8644a1228a098c9ca635c5a2b766544368645f5efecb56f9036cde06fb205034530efc76e4af514905be0754881890152163a479d775434517a2eefadca99d6203fef5476e83d1c48a6e4cbbb3f1222864f917074232696887e1cae633e3183a18cceca0627a9176da5e012e0849ba405790c6f65e98d59ee44169b01497e154160d50c0acae84de196ba321dffb2a31232cc5e87cb0889c854f3c74bc852a07cd41ab3fa9ff02bb04abaa824deb64d11b7b84e5a4deb458686948a5caa24385295cd35cbcdbe55d0ffbe489ab8d1fecae940b4ccfabe1739a0b462ba997c13c6cabc2fa61677fad391a6832cff3e2eb8d6c3681d3c3ca19dc90050203d9', NULL),
    ('left', '', '__start__', '00000001.Eo-_PnI_', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x59bd57a3'),
    ('left', '', 'messages', '00000002.kMaLSLlh', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x47c79e64'),
    ('left', '', 'messages', '00000003.zVbsnyh8', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7b61fbfd'),
    ('left', 'inner:b186effa-27fa-6317-8641-44e5292a7907', '__start__', '00000001.qV0XcsOs', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x4564984f'),
    ('left', 'inner:b186effa-27fa-6317-8641-44e5292a7907', 'messages', '00000002.R0VkxI1w', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xac0af5ca'),
    ('question', '', '__start__', '00000001.CkQLZwo_', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x200a4e84'),
    ('question', '', 'messages', '00000002.iq2AltNY', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xfdfeb2cf'),
    ('question', '', 'messages', '00000003.Lgi5FIEv', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x707975b9'),
    ('question', 'inner:1cdd3deb-c787-4573-c75d-f09010687006', '__start__', '00000001.vS4WDgBs', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\xa3c45fef'),
    ('question', 'inner:1cdd3deb-c787-4573-c75d-f09010687006', 'messages', '00000002.6VqttI_6', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc1448a75'),
    ('sealed too', '', '__start__', '00000001.t0_h2FUE', 'pg:aes:msgpack', '170', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd44c035fad4b7e293e3bb0136a483fb9fed8cc569216b00c93a0b55d45ba08b1cb42baadff2385bb24418160210a804c33090431303c0a44028b71d4c7dcaa48046802b6e713a07c2a25f7224cd4b0ae4024c5952fbc071338839f86cfa2acc9e01cb6681df811cd961d7e86a97bef917e883ab81db331ff770030441ed807fea4c0265cd370750cf43246fe498991d961575a262b0f0a68aa9114c20e659c0a782d071cee8e68bfe8ddf63940632083313c0967d663e6d2ccbe4439c50b00135cf94a90406b3', NULL),
    ('sealed too', '', 'messages', '00000002.GC0ESwBP', 'pg:aes:msgpack', '144', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd366224e411d3305fef0839d745ce8e9c89b7bbf1b5d3f8c7082499d8f9b290a27f03b718769975bb3eabe33a526ba422893a7a40ba56d133f648766fe4a8fef2770faabe20d09feffa86f00a8e6647d5641ce39863b7d6eb480920c518420044d0ebdb346c6db01d6a41fc261521a98006646f38f8f03e05b6c694fab08c00c8aeac1092b55c7db21451eb1bb423371a6c433ef1d24faccdf3a6175cc04ffe0eafc23aea9f93bf559dbe70d4', NULL),
    ('sealed too', '', 'messages', '00000003.HmRxgBfN', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd48db84f9924bc44a77b09549afe592aaaeef369d6d2aeecf1a4613fa4bf66dec16ac3d2f1f85ec8277a2c94f5465946e697fbfe24677b25b9fcd4558efb78f6306ce47e97b35d0debfde9b4ee513c707d18fe5b2df34eaecfa5e07fe38e960ca768dc44861e30f45435370ce64e4f20b59379ec31a1c40973d6ef8730a2262f10529d60011d21d81a06b84b18f56ca9f4cdfddce1977e86fae907acb9e3e2c301a7113f7c2a9be4e6be48c0ee458339fdad39f26feabcec62311f661aaa8d8669f7e1027fe3e63e681106417448d1065c55e490d231865763acd2f3cf8ca8c118878dad419b0d76cf45a1236041a45fbe26d57c4b4c8911cce6d48ea4917402545e48767bf93d36b3ce7fa546f5854e484f5b75c2b0707958090c0f249657f55774a406a5f3d6d2a68af7f48b5f3db76ebcc6c61d4bbc441742c7be3a8d6a95022f9a95d4fbfa9656920b9d8a36b762e35f0274fd8a5c46ea3848a70de359d5e49eb4aa9a38ea02fd03c704a94b70fd68f48b3070c20d98f2aa8bf8dc9f0f19f9b54f708b17836cddf308638398842dd7562a04dc3d09af1a42bde6837f304aa477336c63a4280b3ae44ed16de88b1955690d1aad1821931241338556f934eec50bc295a646b434fa7169d008df969cdb03f6aa28293a5b49f0a3e656a4bd3feac4df91a6376f93ad0cd5b963bcff95a', NULL),
    ('sealed too', 'inner:d63495f5-1a8c-7d8f-7831-237b23800919', '__start__', '00000001.awu5MhFu', 'pg:aes:msgpack', '503', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdb4b0fbefb019333e81abb10f41caf1bc8cd8bc121c68111ad94871727200d9233ba85eb6621fe2e12abd026559fc3c4e81cd3f981027c5c910bb7190e4335657a69ddf5f02e059dd61ed12159aa5b410f388d0842912e0de3a238456c13484ce8dabcd4bccc4b95d57914c0deec4be758d5ddcf9ca35d27a3056cc93856cc432f0ad1a5cda7f14b8ad5b4173aab23229da1b174b12ffa83fd161f659797d9e44aa32bb51f3c0fdfa390c01cd714caf6701a41a34c371679a2e7bd3eace3aa270033502b5f34bcb3c980770a7420929b1caa4a394df1a1a02e10547d5b23091fc087311f7bd49c5457b99aaaf06766cf21aa0e205214cfa8563f85be07bcfeb877ee0d303086938d4bddedfe0053e48893665b319b0295a1b23c70f55d6243d5cb241956a8ded061befe7720d925c6614e1856c1065623911f24520c19970213e60a8958c608e32051334041178b9706a883282e686064ecbba9755fd32692fc5e14adccdf38dad8b4cca944a807359f5a1e48a5f99c9ccd59fef27065f49118b4df1d4ce2a3b312a02c892dba7c48fc4dc6720b7e3c39808cde08a26054647d3fa3ed041306da632faff6ca49d54c9f85efaa5a15676cd1fdd976289eaae30f3f9d3b20dc02581315b4ed9854a1bce1b4251bbef6fd1dca4ea970c0f50837f28614462bd93e84d8c3c6479c717aca64297b948310a81a87fd3e13abe5321abdd811d4716e281b2d3a6046d46a9b753167da168', NULL),
    ('sealed too', 'inner:d63495f5-1a8c-7d8f-7831-237b23800919', 'messages', '00000002.hbjXT6nE', 'pg:aes:msgpack', '468', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd291f2e14a5004ea0ad8d101ac11e1a7bce26278696c9b8415647fae6079b3babed453037a25d6b02b1c723d0bf7d6e5b5f28a237387fdd728018aa2da3d9188a30df69faa7bdf94189e27158cab00ebd1d74a445b92dfcc39920ed4422a43504a10781036e2e11239583a6c7f693959b2954a1ab6c0a5c9b8fbb22ce3efcaf5cc5d0d5059a2b788ed0bf9c508917ff753270b489f513aaf03d5d8a806829c35e1a9743ab08561a4cb7517392b20f580414922643be035cfec9b2236a080dd09a8de64395ac2682880ab32f507cc32dcaf367c09ea82f641613d4305ec1926384afb09d48c13cf85f8212baf9b36df5c2b7e6b7fe0da70f4130126a2485fb280e3bc26c3f425b57dc0b2b24fa4b17b38204f3d05fdcd3e82c666fc194469931ade61d068baf93f1e99f7189c343c6314fc7e8b5dd9166b5e75f230a1570343755ed9396f61c3e32bb0c2784bd4a2ad08da7b072b882a724d26de2175c28264cea3489960d0321e3fd126e1a52ac0811f0e0da1796a6b36ed58a70c78f65dcb539e1f72cbeedc500e5cb267383e6869f9e3981afbfbf7623e7d8600f9ddb0ddf9859747a2632a4c644dc5de87372a115b2db500a6d81c95865289483c9027ee5b1d0097579255755427b089cc126bdb47cb6f3ebebcd1b7d4cd8cda40c49fefaefd1f1cdcf4f0ad49f767adbe7076df167', NULL),
    ('sealed', '', '__start__', '00000001.aoHYnzsu', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdce55885a8d7fdce1f2ae8da387f290701f6ce7126552d9108ccd406a9ef3e1fda874c205ea2f70396e415808355e5fe9cc4c0122f01cea9cde0ae2b31e60756b5db2ab290da5a8619868a895e9022801327ef442bf645adbed8a90e5331d9bdefa2c55bb8ef303ef78811eb17d0171db7c16c7fde6615bdcd62d7c123ea5dae6aa474f39d168e7d4f1dad25489cff4d9e90214ad143529a6fda149b7c84730a395bf6e11bf8527a66aa0ab49a7b7a10b6efdd4893c01e51a6b2fa71cb9c217931bd126ac05ff21ddfc493ddcf8e462f71a62316483572d6bec2b1cd79c9d1f39e931846592b693c594d63b0d7b62ea058e4be70f60594216446cd84b82275e420c879cc7c27a13f05de9e93b8f5b0649d15b8fcd6a2c2142e19e3214da09afd909a9d6a6ac61ffb57eaf838526f182944ac6dd871320611a9e2d5713eb0eb98081d1d32e10f9e3f95a7ccb63f26b1538365f59', NULL),
    ('sealed', '', '__start__', '00000004.0176rgqT', 'pg:aes:msgpack', '311', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd7848c01dfdd3a7666b8b1c220c2bb09acd645ff2f07435c83853f3ddafc2d30efdcc94b029c3d470297e7957fede05afb598baf1463d32ce0ef4fc71de1e58ceac00fc94c62968ce995b2289c25368ce2db95d631cf7c01a7e9f81a585c99a227c5c05314b76d27900fc087fb8c6329a3faa5b02a1745e803e589c3fc8f43e2bb3228b180e7d069f8023a12445c99d5ce995abe39652294df967f6b32392f35bb5b39e886f5dc5e8d4644ab209962ddc3e7ae727b8b7980942bf583db4da048fd3caeb6118ac58df0c8c23d6df3a16ba808db3392d5fa3aa1bb02f6e15aeaafb2dd4b0d6b5f45ef27fcc387e45a17bde582fe6d99ccbcecdc2757442a4ba03d5cf526ae9df64ac09c0237643398059fd234b122f0cfae1d0c33a7b352979fb515df58f9f5c9bdd3587c70a35f27db485e821dd5dc5007b7a1fcd9f8a25e4769a04b313bbac4f08ac1321f4724be5a6479e4480', NULL),
    ('sealed', '', 'items', '00000006.nUvL1nfn', 'pg:aes:msgpack', '24', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd3c46110903052cef3e99ddff0515e07eab40952c044730bb2360281dfa9f1fb7e9a09ac888486cf22c64aef24c3ba7df935d75df', NULL),
    ('sealed', '', 'messages', '00000002.Ci79AHmA', 'pg:aes:msgpack', '286', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd7ecf254f4338504c235568941ebed7883420ee1c117b1373cecd550b5ba51e14439520938426b33899e1b3060bfa8d50a3888f66f627a1c53e047da1726a6dbcbe42aab685957d79b44e68d6d16d31c66cc53862fa4735ce92fb86cfc1af12efb106c553242b92588c421d60230d32313273d86dc784f628936d5db26dafdb4978fdb59a2936c921c2055a78250b3a3834c8d7637ee45fc642b42d031e00980566a44b85bcf4480fab7c39943c9585a68a66ee6921fe0a354a1ce541505b8c6929a71a77a87e6758cc6eb2a802a9a47231c5797832607c43f0feeed8fcc9432004cf7a8dc2fa928788bdea58d0be72eb6fa74476a2c68520f2138284a75ef9ea96b5039c25475c3c21825ee8e396a73041815ed2ddaf2f0f180dd5565e82bf4d2294219fe3b2fe51c6b192f87d4ec7b9725cfeecdac45e842c3c', NULL),
    ('sealed', '', 'messages', '00000003.uVYtdtdk', 'pg:aes:msgpack', '610', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd77af4d31b27179781db935182f3d73738510caa3ce657e74ee5c8f42bc6ad45804fb07eb42cc67f6428f85f1a7a077e760fcaac71b30a77ffa86cb7c4b349b58a2468fd0e0abebc251eadfb2de953e72cc3bd28a0ffc0515603735ec862aff876a606b659738b8a9e49fe5c95afd1e00b7045fc61d1a5a05b07b1c6d1532ca61260d5bf0825a1ce24fb4614fb57984af95f1d5219d1e61ba725d3c614fcf85e2fc59577c0e5abb83f4b63c603b9ebc5933fde19e8b281ee1802456a709d354ea6638c039a93d89384d2bddc7a16a924a04b8cdc855372cf16e6bcadcb7c64c4474ba5b8beb20a9da2b17e1e966712de36511a3bee3f7d12aeee164e7d2f4870cff8007e56fe69c5e04469a701065f8f0283b299b83b7b02194a56906a921895733d9348f590986214fd1600a9f5c37b6b1ab05994cb89feebd9d3710704e45b5294031abe1a885d7f2e44a2584d644bfaceff53b4e5fc202bc978ee1ebd22eb06128c21f45a4ce8a8611b5cbfad81347acc766dbd5c596f6943e813420625ce827626514dbfd664b8de90727b9214abc3aa80696ec9716a5f3cedf8c91c7b2927e1f9eb184458db382778c40e412d6aafd7ebaf49cadb60e85a2242b628fc01a6f27906c8373564a332670c39a59eb6bd955c33260ca024733a54b9e43bc224813fbd02e9f19f7aeb59b096a013a5a778d1ab72a97e48c56533bed68f7c61227d4dcce253d9806e50da03627873d42747ba4302a92a2455d89d23cb2cb10242df639e1974db5208ebb4b5a45c62eae9ab50079f419fd6b8d14418747ad85e86767780be652e2dcab84e7dbc6cec042b3031e7def388d2f82c0a814349f1ca926f521085f79a96a4af944d9d470c76af23c23335225d99791baa1364b3c02', NULL),
    ('sealed', '', 'messages', '00000005.sGewCbGt', 'pg:aes:msgpack', '895', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cde2149cb757fa25888a1ca43c652ce25240ceda7b25dcf9c229b609231442706c27867e892e00da66c460a3607ccd67c1a634ebd312cc9ab8c9b371ac7ab203d67f601799f15c672ba7d2fcc04ef577e31bfea7ce7d1fd9a6b4d47e600950e26e307e9ee0643159dcd84007ea166afd05113dcad528246e4bf271e1a469b01dbbaf782f1d55062a33441e6006f18522c96460fcc8fe4047355efa043bc84f0dbef5ae90f94fb5e63164ebc83c56c71d5d6e936256a8380f3a7527399f65222491ad378f01e5f63254a8f6d3f56fe022786d01b97363ac5e832c71ec28384aed0bb1978cc2bf58667320e069747a41fd58c39bbb51ae5f59d001dfa370a0b7ab51e5e9a6dfcaa3c32bfdb476078d8e5d7b38454ba2fffdd85a34cc0d9c3d48ae7ad1f165ca5f12d48d61b8a22dc966362bb20ad61cfde89f07118b46ccdc1a411a60610c34e36c78cec673e7d46fbce12ef3fca3aabc307b87695e074f2beb13e269a025a8aa989234b568a68371cd20a8d470f2eb9e9e40ab9ccfda7f3b688cfe6cc96137d1199d77a373ffe0d299df8bd96c0e9f40e464c896ef3eded9fb4b7f1d58628636b92677de87237b46cfa4baaf84017471e97457bc2352346eca4f51ce78cad037c84b3e3f383458075bd10835d332222bb9fccaf665b9684f02f32cc4c8c53bfa5c1a5678c9162fc8ec9abe3d9080aef4b29290f72caeed0b9edc7b8082650a2b59cc6e6d1cce90c29df83344cf9bdf22b0da5b95ed8f866513a3fb52494bed7077ff5cb0a2eeeb915c003b44ff7b2678c8a7e2e23507768c219f033ba43c3cb2732319a8a5cb13359cced5d4883cbff3bc31cae6ee9d81589caa40ad66e3f3a3fa2b4cfcb88e15da45eabee5486f866ec9af0c4a3f87694d4adf6f63484fa9ff72f603cf3bdbda7d8f460786aedb87c5e5bc20cde125e6d1355c4dcaf93ead1cfeb454a57b5197dd7884003bdb1c3d9754920bffe4becde4092b4b03444dfa06d61ec3583efb91b022048988e92aa7540f1b43d0d01d599de9cde6e1377d621bdc3f5d6d8c602a3c1d3d84e76e565abf897313a246321bf0239cbadcf7139e73c9405cc19e9a304769370796ab6eb704eeb8f95e1feff786e2eed4d93075fdbff426a927b0faddc92e28dc0b14c0933face4d5adca556f3a346119a731157a8c3057d676c394c60a9c131fe3ad21617aa45d4e5f4bc5dda812d06569be4578098d61f5ac7badb5fa9092ca5ecac53c52079580281ee94f34f2ade049c7f9b5133c258e1e2d00771934d89c20dfb4debc23d215ea938a', NULL),
    ('sealed', '', 'messages', '00000006.nUvL1nfn', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd521a0281099e766ba258e46ed03b518ac89420172b4a68f8f5dc492225e9fc8ec3d5c3494c0ba196027a02403713cd3f0f50539cdcb166caeaa0dbabc1fdcc9135298a031f7a17e101c44599ec5ea59786df595b5008aa9b2224266b7a43a85f944c80961933886f7f60b8a36e725dd10663e63e5f20efa0231e46e75803db981d175eea9fcbed476916b586c3ca35c6a1f835df5e70d6a1a58b3e47f165cf0cf2d2977f4f88f380d1e27bd0447fc02d276372233c37dbec5febec3e7e1a598cd6e050e5b2e5612a3e30305c9bb580bab1b30d2c47feb9058ffd1968a2f98402624ed123152f06e0b1ecd6323f4460839d590c71f72ecdeb14d88735678dfa35e0c2348795f056be7678e9e227bbc04e9dffa77bccf325f468c54a7a409dc4e13e083c24c171fc5f9cbd50c893bfa3e3b73c0caa2a936cbabc82707280723f4b325b6eec7709d8465a9832cf621ed3f7ab09ffe079209c4b936029392d03d11e72032d81e598f1466e6df08bf1522407dd501fe3ea0c8a37e0d37f57d290cfd65b23eba10e431b322976b8c6205d6e305f6152f1d3ea6ed48b417294df34f600186151e860a386e5f2a2dd5aa0fe0a0426eecac293872b4052d55b2ebb5624a8dc94b6f35574cf35df20ae3c6a0fc37ad0f2fb877fbc7c286b9df694050a305695711fd1982d15f232d3dc6cbcfdf400f66acc2e109293262579f31a9845f7bfd7646b6869f35cf1130431ac4564ab05a559bbb7c6f512c1dd3ae6516a047f677653476aabb8c3c9b8cc2d02692b3bbf61aa1a599455d17b92e56fe19216865e91b1c58f3460328b9e3a27992572679080ae76a56e813108ef4fbf7d21f45ef3afe9df2913faccf16884fdf45795580de5402e2a35ef3161a28fae887940b6ceab67fe6d6ece8c13864050d011e35d40a364c551ee2ef16a1a5f9be63ec3d3d720f35d79fa744fbe605ad69db11539c7f12ed5876b190afa664cf3dda6e9d0281ba1bf08707fb6d60da80c296de74709a246c69d5fdf2eefac724699420c8ba2c426709ba8cf8ac98918f74923c0e6b3b3d5dcaddfd37b827b7efcc298ca1c93efa0a59a486e76b275f1d288c3c4b5674687ec78d5795f5575789b25ec6ffe66d7d5d68e6ef8009c7af83a3b1a3b2d01a9a8c8809ef8f58c16e4059eddea3f06cacf47046e90a1c48fc64969bbb6085587c9f20cdda3ea49b831208a5547eefbcaf48cba14edffa647d042c0d6599ddef0ae303577ef5546b76e79920eb42badc1e6ccddd8c6af45a88fc6f020d24b3782efecb0dae742ed4a3e1f3991c40d07fa4ad7196c568e563ad77d67363a72d57bf25ac9c797eb19496d3160ee3dff23958612565ffaa8e464528f51e4100a09c4eb907981ea671a001c6ce92f772f2652e31a58fa8beafe93c60e25e2895752e963e446e2f50f80923f1d92f7fe06bd6e4165eaa3171147a208c7169402006572d4e5dd4847fdc8ef857d48a2eab07abbd5eee0f61152a5eb2b737a03c0daf0e17c0fa63fc0d7d7198cc172c3a969b186bd328427e4252fa672de3dfcd3f7e4e3623fff60d71a42fc2651c7b1cb646a5b190c9c6186694bccebfde1cb48b6a35335881cb57159e52c23a9a567a3f27ee3d6fc2a22c83566d5f5b6570b332864dfe852fc39f0e9251f793cc0f1229f85df6717c9841f73d814a09f1b1c44cc43ccc742de465ab079c15e70fb69248a3cc1aa3aa8ee8127200f8414a51b87137f3c4f9496217a4e296d26ce6d548e53', NULL),
    ('timed', '', '__start__', '00000001._EPCXK1Z', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x542432eb'),
    ('timed', '', 'messages', '00000002.VWZopPGj', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd76a4386'),
    ('timed', '', 'messages', '00000003.3OuSoWON', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x82c96cbb'),
    ('values', '', 'bytes', '00000001.lIbOyZiZ', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\xea1eb877'),
    ('values', '', 'large', '00000001.mqV_yyh0', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\xb6fd620c'),
    ('values', '', 'many', '00000001.x8hy-3nG', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x13e04003'),
    ('values', '', 'nested', '00000001.GEouUBEJ', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\xa31828d9'),
    ('values', '', 'real', '00000001.JSxCi-Re', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\xcca3a91b'),
    ('values', '', 'text', '00000001.17GvW576', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xa064473e'),
    ('values', '', 'when', '00000001.V_mNGbkT', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\xcbef448f'),
    ('ünï ''code''', '', '__start__', '00000001.zAF1wU5i', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xc67f1337'),
    ('ünï ''code''', '', 'messages', '00000002.pCbkzHQf', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5631b5f7'),
    ('ünï ''code''', '', 'messages', '00000003.JJ8gSREx', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf71e3067');

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
    ('keyed', 'teG6zV8Hszk0T', E'\\x010204323032366d70c3bd5895f4ff2fcc877094d20582585b902abc360b0e5cae6eca969b921afeb2ffb33bcfff36f39a21ca9c49644fe196e59b1e4e740932948a60e735a554e2d0c8e8b4a3c7226ec0f48cb608a76e3857550bef91b5f2b4ed56ea', 'ring:2026', '2026-11-24 14:49:06.558719+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-24 14:49:06.722146+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "ttl", "ttl_strategy", "ttl_applied_at", "generation") values
    ('chat', '2026-11-24 14:49:05.940764+00', '2026-11-24 14:49:06.12781+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('delta', '2026-11-24 14:49:06.162641+00', '2026-11-24 14:49:06.196941+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('failed', '2026-11-24 14:49:06.292502+00', '2026-11-24 14:49:06.292502+00', NULL, 'false', 'false', '2026-11-24 14:49:06.292502+00', NULL, NULL, NULL, NULL),
    ('fork', '2026-11-24 14:49:06.150655+00', '2026-11-24 14:49:06.156949+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('keyed', '2026-11-24 14:49:06.558719+00', '2026-11-24 14:49:06.585745+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('left', '2026-11-24 14:49:06.679644+00', '2026-11-24 14:49:06.679644+00', NULL, 'false', 'false', '2026-11-24 14:49:06.679644+00', NULL, NULL, NULL, NULL),
    ('question', '2026-11-24 14:49:06.216068+00', '2026-11-24 14:49:06.232877+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed too', '2026-11-24 14:49:06.461142+00', '2026-11-24 14:49:06.495017+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('sealed', '2026-11-24 14:49:06.358134+00', '2026-11-24 14:49:06.439035+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('timed', '2026-11-24 14:49:06.618797+00', '2026-11-24 14:49:06.645067+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '36500 days', 'delete', NULL, NULL),
    ('values', '2026-11-24 14:49:06.324623+00', '2026-11-24 14:49:06.324623+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-24 14:49:06.209846+00', '2026-11-24 14:49:06.212528+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_wakeups" ("thread_id", "name", "due_at", "interrupt_id", "checkpoint_id", "answers", "type", "blob", "token", "attempts", "error") values
    ('timed', 'once', '2100-01-01 00:00:00+00', NULL, NULL, '0', 'msgpack', E'\\x81a86d6573736167657391c78b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a56c61746572b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a16cb36d6f64656c5f76616c69646174655f6a736f6e', NULL, '0', NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e8163-27ec-638b-bfff-77c2b8d91ebc', '2506a5ba-92c4-a645-def3-24505dd9a959', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe7b5bec9'),
    ('chat', '', '1f1e8163-27ec-638b-bfff-77c2b8d91ebc', '2506a5ba-92c4-a645-def3-24505dd9a959', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xc26a0a03'),
    ('chat', '', '1f1e8163-27ec-638b-bfff-77c2b8d91ebc', '2506a5ba-92c4-a645-def3-24505dd9a959', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x867a18bc'),
    ('chat', '', '1f1e8163-27ed-6a8b-8000-3015255c0c80', '6b71d26f-ff24-4d0a-cd52-63f5433d7edd', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe20ac254'),
    ('chat', '', '1f1e8163-27ed-6a8b-8000-3015255c0c80', '6b71d26f-ff24-4d0a-cd52-63f5433d7edd', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x514dc989'),
    ('chat', '', '1f1e8163-287e-6c5f-8002-923e052e2150', '62617e81-696b-fc19-d24e-61bc39a0be41', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x45f89081'),
    ('chat', '', '1f1e8163-287e-6c5f-8002-923e052e2150', '62617e81-696b-fc19-d24e-61bc39a0be41', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x04b09f48'),
    ('chat', '', '1f1e8163-287e-6c5f-8002-923e052e2150', '62617e81-696b-fc19-d24e-61bc39a0be41', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x1c20c81c'),
    ('chat', '', '1f1e8163-2880-65ee-8003-6d29eb0954f2', '68d4c8d6-8e78-838e-bdbd-11867d8f5892', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc6861607'),
    ('chat', '', '1f1e8163-2880-65ee-8003-6d29eb0954f2', '68d4c8d6-8e78-838e-bdbd-11867d8f5892', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x371d7e0f'),
    ('chat', '', '1f1e8163-28cf-6a08-8005-c2cbde6feeb7', '3b2be024-027f-1b22-127c-ba445dd7d792', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb377b14f'),
    ('chat', '', '1f1e8163-28cf-6a08-8005-c2cbde6feeb7', '3b2be024-027f-1b22-127c-ba445dd7d792', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x2b9b9abf'),
    ('chat', '', '1f1e8163-28cf-6a08-8005-c2cbde6feeb7', '3b2be024-027f-1b22-127c-ba445dd7d792', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x617d8170'),
    ('chat', '', '1f1e8163-28d1-61f3-8006-9fd0decf0b38', '379385a8-5ce5-9036-8640-0eaa34d7067d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0d471504'),
    ('chat', '', '1f1e8163-28d1-61f3-8006-9fd0decf0b38', '379385a8-5ce5-9036-8640-0eaa34d7067d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xa1e48484'),
    ('chat', '', '1f1e8163-28fd-6b74-8008-15bb6abd8e0b', 'faaaaeab-69e5-c575-a8f8-db16944e5f51', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc21d081e'),
    ('chat', '', '1f1e8163-28fd-6b74-8008-15bb6abd8e0b', 'faaaaeab-69e5-c575-a8f8-db16944e5f51', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x4d0607af'),
    ('chat', '', '1f1e8163-28fd-6b74-8008-15bb6abd8e0b', 'faaaaeab-69e5-c575-a8f8-db16944e5f51', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa365e9b0'),
    ('chat', '', '1f1e8163-28fe-6d34-8009-7da866518980', '4d3373ba-8f6e-6c4e-5acf-ddf0ec4acbee', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0f9da00a'),
    ('chat', '', '1f1e8163-28fe-6d34-8009-7da866518980', '4d3373ba-8f6e-6c4e-5acf-ddf0ec4acbee', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\xc7e627f0'),
    ('chat', '', '1f1e8163-296f-679f-800b-14af25475361', '18f553a6-0b79-5765-3bcd-969408f44140', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7114b922'),
    ('chat', '', '1f1e8163-296f-679f-800b-14af25475361', '18f553a6-0b79-5765-3bcd-969408f44140', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x9a4d40f5'),
    ('chat', '', '1f1e8163-296f-679f-800b-14af25475361', '18f553a6-0b79-5765-3bcd-969408f44140', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5f6f7f1f'),
    ('chat', '', '1f1e8163-2970-6b1b-800c-f017a6962708', '67bd8df8-86d6-0236-9211-7a3d2e55c50f', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x02b69b9a'),
    ('chat', '', '1f1e8163-2970-6b1b-800c-f017a6962708', '67bd8df8-86d6-0236-9211-7a3d2e55c50f', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xd455d789'),
    ('chat', '', '1f1e8163-29c7-60fe-800e-3bce5642a7ce', '0425d9a5-0388-50e7-642c-e7c8a257346f', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2f3f7e1b'),
    ('chat', '', '1f1e8163-29c7-60fe-800e-3bce5642a7ce', '0425d9a5-0388-50e7-642c-e7c8a257346f', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\xac13cd84'),
    ('chat', '', '1f1e8163-29c7-60fe-800e-3bce5642a7ce', '0425d9a5-0388-50e7-642c-e7c8a257346f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb768c26f'),
    ('chat', '', '1f1e8163-29c8-60d1-800f-08f0a44c70fe', '6e76312e-5327-8b9b-c45b-3ff5b518ab64', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x14181dd2'),
    ('chat', '', '1f1e8163-29c8-60d1-800f-08f0a44c70fe', '6e76312e-5327-8b9b-c45b-3ff5b518ab64', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\x4eb4d3b4'),
    ('delta', '', '1f1e8163-2a24-6159-bfff-6668ec530029', '345fc3d5-5a2d-3121-28da-830a253fd72c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5e5055f5'),
    ('delta', '', '1f1e8163-2a24-6159-bfff-6668ec530029', '345fc3d5-5a2d-3121-28da-830a253fd72c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x686dafc8'),
    ('delta', '', '1f1e8163-2a24-6159-bfff-6668ec530029', '345fc3d5-5a2d-3121-28da-830a253fd72c', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x02844836'),
    ('delta', '', '1f1e8163-2a24-6d77-8000-b72fb43e49aa', '3718a5bd-c8cb-9eb9-dcaf-87cddd734199', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2e6bbcc2'),
    ('delta', '', '1f1e8163-2a24-6d77-8000-b72fb43e49aa', '3718a5bd-c8cb-9eb9-dcaf-87cddd734199', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x945776f1'),
    ('delta', '', '1f1e8163-2a49-6827-8002-77ab09fc3cd8', 'e3cf1d1c-bf3e-9484-8cf3-bbabb4017540', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x82bcfb5d'),
    ('delta', '', '1f1e8163-2a49-6827-8002-77ab09fc3cd8', 'e3cf1d1c-bf3e-9484-8cf3-bbabb4017540', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xe559107c'),
    ('delta', '', '1f1e8163-2a49-6827-8002-77ab09fc3cd8', 'e3cf1d1c-bf3e-9484-8cf3-bbabb4017540', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xb3218412'),
    ('delta', '', '1f1e8163-2a4a-6a0e-8003-57cd557bb54d', '1390469c-c86b-dfad-103c-88d8d212fd61', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3381e229'),
    ('delta', '', '1f1e8163-2a4a-6a0e-8003-57cd557bb54d', '1390469c-c86b-dfad-103c-88d8d212fd61', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xff2dd952'),
    ('delta', '', '1f1e8163-2a70-601b-8005-e52b909ce6d2', '2141d3fb-4814-5d3e-4898-7af9185e45c2', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8288a0a2'),
    ('delta', '', '1f1e8163-2a70-601b-8005-e52b909ce6d2', '2141d3fb-4814-5d3e-4898-7af9185e45c2', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x6b4816ed'),
    ('delta', '', '1f1e8163-2a70-601b-8005-e52b909ce6d2', '2141d3fb-4814-5d3e-4898-7af9185e45c2', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x505253bb'),
    ('delta', '', '1f1e8163-2a70-6f29-8006-d27b87b72a8e', '53c75514-3151-a99d-d5da-491b7683b950', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe5b04997'),
    ('delta', '', '1f1e8163-2a70-6f29-8006-d27b87b72a8e', '53c75514-3151-a99d-d5da-491b7683b950', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\x0cf6342e'),
    ('failed', '', '1f1e8163-2b51-66c1-bfff-c9822f6c9d88', '292d5ac9-986f-7a65-260e-55ad5ae5dbcb', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa9140d8f'),
    ('failed', '', '1f1e8163-2b51-66c1-bfff-c9822f6c9d88', '292d5ac9-986f-7a65-260e-55ad5ae5dbcb', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x43c87f3e'),
    ('failed', '', '1f1e8163-2b51-66c1-bfff-c9822f6c9d88', '292d5ac9-986f-7a65-260e-55ad5ae5dbcb', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xbb25f477'),
    ('failed', '', '1f1e8163-2b51-66c1-bfff-c9822f6c9d88', '292d5ac9-986f-7a65-260e-55ad5ae5dbcb', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x254ef5fc'),
    ('failed', '', '1f1e8163-2b52-6e9c-8000-ee42da3ea45b', 'ffb461e0-7411-7836-0ed2-5f7b2a609e45', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb0a3762f'),
    ('failed', '', '1f1e8163-2b52-6e9c-8000-ee42da3ea45b', 'ffb461e0-7411-7836-0ed2-5f7b2a609e45', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x33960298'),
    ('failed', '', '1f1e8163-2b52-6e9c-8000-ee42da3ea45b', 'ffb461e0-7411-7836-0ed2-5f7b2a609e45', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x1bf8567f'),
    ('failed', '', '1f1e8163-2b52-6e9c-8000-ee42da3ea45b', 'ffb461e0-7411-7836-0ed2-5f7b2a609e45', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xca0a04c3'),
    ('failed', '', '1f1e8163-2b61-6f74-8001-436bff9afe62', '1c9ab293-29b3-91ba-f1b9-0cd7aab04a27', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', '', '1f1e8163-2b61-6f74-8001-436bff9afe62', '72d8fa63-807e-5845-722d-b2e8d0d8220a', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('fork', '', '1f1e8163-2a02-6104-bfff-9101d14a634f', 'fa0cc590-bdbf-bdb4-c14f-17e65cfa2ab6', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe2436a8e'),
    ('fork', '', '1f1e8163-2a02-6104-bfff-9101d14a634f', 'fa0cc590-bdbf-bdb4-c14f-17e65cfa2ab6', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xb8d9a35b'),
    ('fork', '', '1f1e8163-2a02-6104-bfff-9101d14a634f', 'fa0cc590-bdbf-bdb4-c14f-17e65cfa2ab6', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xa3d04f55'),
    ('fork', '', '1f1e8163-2a02-6ffe-8000-cd946bfab5f5', 'd20c5164-25b4-76ec-cadf-a93f9766d101', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4ae9d276'),
    ('fork', '', '1f1e8163-2a02-6ffe-8000-cd946bfab5f5', 'd20c5164-25b4-76ec-cadf-a93f9766d101', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x5b969088'),
    ('keyed', '', '1f1e8163-2dcb-6a3b-bfff-b029e98b2748', 'd1908d65-9e20-ceb6-9979-169d33ef16b3', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d5036d25bc084f781da93534cecf61ba5366945a72510e5a35425a45aaccbd0f6db22f2650f7a5a5206733a57eac417209f9a84924ba5490f2e0d88f6ae101762c4511b617e411175c76e473f619a62f86c13b552dc59da368b4123301ad7d057ba5535093c90f1b1894822ae728290f6e9b099577c81c9de79a29000c3d2d8a3de668d092d524c77aba17252125abeb334cd64530832f5ad83315a937e0f1dac7fd930a74843318d46a5b9921b72b2de1e8e7078d423f475ceeab73381433cd4d984f9b62be10af74a92dfa580515b0af52a7cf1f246522c1f6bba2fd48d61c3870da554d421ac4b101cc19e7a511c1aed4594ed355be79aa66c4e41ba6894d993b40f140c62cd22aef79c9001783d9867c274de774de37df60082994647647fb248a6caf665bcbde496761d6f0617fca546885a77c6068731a215', NULL),
    ('keyed', '', '1f1e8163-2dcb-6a3b-bfff-b029e98b2748', 'd1908d65-9e20-ceb6-9979-169d33ef16b3', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d508d8d571f3eade92ae59431e5d976bce4464f63a67272e3024cdbc4067da0b521e2b9d75b49', NULL),
    ('keyed', '', '1f1e8163-2dcb-6a3b-bfff-b029e98b2748', 'd1908d65-9e20-ceb6-9979-169d33ef16b3', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d50cc7a45f62bd39d05384a1a17144d398e81e4192d4495092685e27530', NULL),
    ('keyed', '', '1f1e8163-2dcd-601e-8000-b7e4ad090913', 'f8e5fbbf-1947-2842-ba6c-a4a708df0ce6', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d501372775ae4a119fc02ad8202bf919250cf7f455461cc82aac2fb1eed7090fdf5f4867f8f5e5433446724494fdb4c15ee8d77738cc3af6df1035a149ed74de050ce9dbddc8e3d81d9fd5aaf30541ef338a99eb739400a5e8002687560995099683c2a5a4d70191e371b1f50b10deb8e1ce6430e4b00598e9b87b6d0b35ad97d06c032bab75f0866b8072ef255098eabb904f21fda177532f7b90ee9c95b949076216c65e389c12c1e8008a70f0897e1324e0ea108b893b1390a2dc241a15c435b43d6aa6f683ca7f7dd3f5b6e602206b86b6aa9ff916a53bc05c64eb3139ae643aab0cf3f3292eb896d0de0966a644ac69c817d48693770ef8c965042472b46b073183ef86123fdf9ac6e77384e67b30583df1f969002b542a7e72c413c1da877d92b21e4c1cb042e59c16dea8f3613f76cc453072ae106832310955948e05d5df6e28df1f608b84e853e6b28c3a26c1a9ec16a2a756581ca57d96e73f774c386f4', NULL),
    ('keyed', '', '1f1e8163-2dcd-601e-8000-b7e4ad090913', 'f8e5fbbf-1947-2842-ba6c-a4a708df0ce6', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d50bbb6ac714939b12474c678cbdda8e5ab96f097980518d8dd31084f1ecd4854', NULL),
    ('left', '', '1f1e8163-2efd-66a7-bfff-b53e721cc78a', 'd80f0599-d87b-12c2-c881-3681fc643f64', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xee55fdb3'),
    ('left', '', '1f1e8163-2efd-66a7-bfff-b53e721cc78a', 'd80f0599-d87b-12c2-c881-3681fc643f64', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x22dcdf0f'),
    ('left', '', '1f1e8163-2efd-66a7-bfff-b53e721cc78a', 'd80f0599-d87b-12c2-c881-3681fc643f64', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x5cdbf112'),
    ('left', '', '1f1e8163-2efd-66a7-bfff-b53e721cc78a', 'd80f0599-d87b-12c2-c881-3681fc643f64', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x7f8343d4'),
    ('left', '', '1f1e8163-2f0a-69bc-8000-f7240c47d9fb', 'c8671c7f-355e-11d5-7c12-bbb8019cbdc4', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x35ca10dc'),
    ('left', '', '1f1e8163-2f0a-69bc-8000-f7240c47d9fb', 'c8671c7f-355e-11d5-7c12-bbb8019cbdc4', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x28932364'),
    ('left', '', '1f1e8163-2f0a-69bc-8000-f7240c47d9fb', 'c8671c7f-355e-11d5-7c12-bbb8019cbdc4', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x19d5ee1e'),
    ('left', '', '1f1e8163-2f0a-69bc-8000-f7240c47d9fb', 'c8671c7f-355e-11d5-7c12-bbb8019cbdc4', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xf0bd78b5'),
    ('left', '', '1f1e8163-2f13-63d3-8001-e558976aa560', '83f7be30-f264-7c22-eaa2-b9fc1aeed632', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e8163-2f13-63d3-8001-e558976aa560', 'b186effa-27fa-6317-8641-44e5292a7907', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', 'inner:b186effa-27fa-6317-8641-44e5292a7907', '1f1e8163-2f3a-6e30-bfff-812569e6830a', 'e4de175b-cd46-2c55-f10f-76331ce539b3', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x492a2fdc'),
    ('left', 'inner:b186effa-27fa-6317-8641-44e5292a7907', '1f1e8163-2f3a-6e30-bfff-812569e6830a', 'e4de175b-cd46-2c55-f10f-76331ce539b3', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xa457d356'),
    ('left', 'inner:b186effa-27fa-6317-8641-44e5292a7907', '1f1e8163-2f3a-6e30-bfff-812569e6830a', 'e4de175b-cd46-2c55-f10f-76331ce539b3', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x671819f1'),
    ('left', 'inner:b186effa-27fa-6317-8641-44e5292a7907', '1f1e8163-2f3a-6e30-bfff-812569e6830a', 'e4de175b-cd46-2c55-f10f-76331ce539b3', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x8655ed25'),
    ('left', 'inner:b186effa-27fa-6317-8641-44e5292a7907', '1f1e8163-2f3a-6e30-bfff-812569e6830a', 'e4de175b-cd46-2c55-f10f-76331ce539b3', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x226bc4da'),
    ('question', '', '1f1e8163-2aa7-62df-bfff-a94bb9cde520', 'f7df404f-2eeb-d042-701c-1036bb36df77', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x9686b031'),
    ('question', '', '1f1e8163-2aa7-62df-bfff-a94bb9cde520', 'f7df404f-2eeb-d042-701c-1036bb36df77', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x5c547f6d'),
    ('question', '', '1f1e8163-2aa7-62df-bfff-a94bb9cde520', 'f7df404f-2eeb-d042-701c-1036bb36df77', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4e128fa4'),
    ('question', '', '1f1e8163-2aa7-6d97-8000-d1dee06b3157', '83e58dce-aa15-8132-0f02-c32a3f1ec6d7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x20e865b8'),
    ('question', '', '1f1e8163-2aa7-6d97-8000-d1dee06b3157', '83e58dce-aa15-8132-0f02-c32a3f1ec6d7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x1f6601e0'),
    ('question', '', '1f1e8163-2aa7-6d97-8000-d1dee06b3157', '83e58dce-aa15-8132-0f02-c32a3f1ec6d7', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x9151ed0b'),
    ('question', '', '1f1e8163-2aa7-6d97-8000-d1dee06b3157', '83e58dce-aa15-8132-0f02-c32a3f1ec6d7', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x9de8185d'),
    ('question', '', '1f1e8163-2aac-6f23-8001-9618a74390ce', '1cdd3deb-c787-4573-c75d-f09010687006', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203636636135313462303963383061323962356465353138616561616161613836af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1e8163-2aac-6f23-8001-9618a74390ce', 'd8adee57-d29f-c177-28b8-9b784cfa0b8e', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x688debf9'),
    ('question', 'inner:1cdd3deb-c787-4573-c75d-f09010687006', '1f1e8163-2ab6-6ff3-bfff-96c58a925f78', '51439924-6864-714c-61c5-0a9478e2ee7c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x17955593'),
    ('question', 'inner:1cdd3deb-c787-4573-c75d-f09010687006', '1f1e8163-2ab6-6ff3-bfff-96c58a925f78', '51439924-6864-714c-61c5-0a9478e2ee7c', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xbecfedc6'),
    ('question', 'inner:1cdd3deb-c787-4573-c75d-f09010687006', '1f1e8163-2ab6-6ff3-bfff-96c58a925f78', '51439924-6864-714c-61c5-0a9478e2ee7c', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x6872d23a'),
    ('question', 'inner:1cdd3deb-c787-4573-c75d-f09010687006', '1f1e8163-2ab6-6ff3-bfff-96c58a925f78', '51439924-6864-714c-61c5-0a9478e2ee7c', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x36468d4b'),
    ('question', 'inner:1cdd3deb-c787-4573-c75d-f09010687006', '1f1e8163-2ab7-6ca7-8000-d918efe6e513', '78414801-9341-4428-8976-aa1d232c9343', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9203636636135313462303963383061323962356465353138616561616161613836af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e8163-2cfb-60cf-bfff-05019f88becf', '11c8e5e9-bb04-4790-0f78-da0c7cbab963', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd54cf20ef5b429be053e9ddb9c01d53bf6f91d65d7bef5028349fc652a2955762f653caf6564b792fabcab2daa01187a7c6e7279181ac05f00dceeb5a08778e2da2d4078e6d1c715b1b9ff670abefd361cdafb0a473e41258f5f2207faba90939b09deb6063ff86119ba55126cf0d367820c0ffec42065dbb02ef04c0c429585aaea3de6494dd3e24ee5fa6a480dfb69214d8cf02c255bc8205af2583c5196dd790ee819f4d46f10fc29c3745', NULL),
    ('sealed too', '', '1f1e8163-2cfb-60cf-bfff-05019f88becf', '11c8e5e9-bb04-4790-0f78-da0c7cbab963', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cda90ae9c264c3a373fde2ebbd23b6bf11d259a9252fe71f05160f91a92f76f12092cc3eb249', NULL),
    ('sealed too', '', '1f1e8163-2cfb-60cf-bfff-05019f88becf', '11c8e5e9-bb04-4790-0f78-da0c7cbab963', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdb172609710665efa507e13bf87f2ed524d4b6f63d4e1da84ae6485ed', NULL),
    ('sealed too', '', '1f1e8163-2cfc-64a2-8000-0ec31931fc08', 'de0944d5-26f3-db6c-3663-097f479aab57', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd6c0ce6cfd626fe0cde90134f33cbd812291421bb47ac9d465c02b4bdadcac7bfab119932f9983717b2dfafb15fafbcabbba9001fad05ecddf1101a33e8d1ff6a5d4bbb589facb4f9e3304b8864e76e30d3d4ab59376dedd19807dcd9421f3f471b900eb281707339daabf211a470e916efb55e2d1db28aa038d047ff783bbddb6a061cd4411b17454f4d23937d4c61191f95afb255fce01404749ce1f471abcb0bd3da7606298b87ba11a9062454e361dc1a16636303060510b0139486dda083cdcf7aafbbcd87e245e2fe9b1cfffc9da195270b15c75f3d97095459f1272270b443058f6b9d5f4d7b0332f327e92802b8a54e7146250593a4e45a22f9c488c813e5b29521bc86f9349afc4b7885cf52b433ddf415be93b8c74eb04ebd6d2d1060c013b492ae6b14360a24580160fa6ffe49c3067b2f54f432c2b11615643e05f1af973ef4ed6cc6a0715586e55025a4e71a8b2cda5d87317a20876f42b2141b28', NULL),
    ('sealed too', '', '1f1e8163-2cfc-64a2-8000-0ec31931fc08', 'de0944d5-26f3-db6c-3663-097f479aab57', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdf30eaced6a8a45c5ad246a674605003c8056cd39ba572919afaa35070c8d06', NULL),
    ('sealed too', '', '1f1e8163-2cfc-64a2-8000-0ec31931fc08', 'de0944d5-26f3-db6c-3663-097f479aab57', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd20977fd55f7345e2741ddfbf6073a529263dbbce88769a5f4c4ae219', NULL),
    ('sealed too', '', '1f1e8163-2cfc-64a2-8000-0ec31931fc08', 'de0944d5-26f3-db6c-3663-097f479aab57', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd71acf4b59a8c2c49aa05b6a41877eba819885a086bc8178de01ee2b8', NULL),
    ('sealed too', '', '1f1e8163-2d00-6e48-8001-5efde2939bc0', 'd63495f5-1a8c-7d8f-7831-237b23800919', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd7f0f504dd38cfcf8889e7f2dc6babf7a9161766c9e7f0d39a9f04b30f39e157a4f2ab679a0f71f5a66a052284c510ee35990bae8a67894658a1d756abc5eace7f7a936645f0ae8ef7bd03c8d90d57eaadd56ded14baa1c472cbac4a408955147d5ee6d1f6c64de92653ed42e78f5adcb5089bec5a96f1f8972359376dcf23a89a56eb1297bb56bb531f571', NULL),
    ('sealed too', '', '1f1e8163-2d00-6e48-8001-5efde2939bc0', 'fea46250-9f4c-cd6e-fa91-f5591f6f28f0', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd54a8502c1dd6b9174b0ecf9cb54a74b046167b503ed56be55b9f7d9cc62df48ce8970cab', NULL),
    ('sealed too', 'inner:d63495f5-1a8c-7d8f-7831-237b23800919', '1f1e8163-2d25-6d69-bfff-a985b7a3270c', '59aaa78b-cbcf-3e1c-4788-f0d3195c2c4f', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd574bbf82333002b0182e7a4ad970bbfac0edbbd71c65e035f37cfa7834ef920d58b71496ace17674b855880f64d789d3ee36db94f340af0994db6fd423d5fc05b6f8e394d3d9a18a2d4f55b5e2a48c4dc3d8746b1c910ad86ce2977c4fe2fa0701566b3f91079c3868c14ba460acb9cde9675e69f069738f4de7c5ee34a9a75d8e60662452786ea30a9eb9de916828b0cb2474539245870d3015a01745e9244414fb4c0e4c8e1c413f216ab88e7615060df8fd005b16021b5fc35c54be0553b013dac1703346371355fe60f00a4d32d49b7c4b36ab5fb9f2dbdfee061aa25caef45fa83164dd30eea460f585bd01953da9eb53e75bdbe96ddaacec6f0a6e226d806540f931949de93939bdaf0b6262ceaf4acde3b92f063babede1b3e8f93fedd1fbb4804d2ecda7086ace4c4f9eab4e12932a651bf76710e1ba9974726419012bee4cf4d24f3d4b37a5c3f85f94bde7959cc1d1cf9d44074a088904412936fc073c66cb88a16cadc0d3bc30487ebced096eb742ee08186d7ac106fa896006f2402aa906001d693cc4893909ce2fe56a0f6066093e11feedc4ad34c656de0d0aa5bd99dd9f1282d3b17f95f4f69ae6b96a8cfded969607389660b65abe44fe62f63e8a52c024d486e7e578e6d8534b1cba10a098d475f184b8979c3e5f26386617fcfbd1f3ed911f193ba5a707d5ed70', NULL),
    ('sealed too', 'inner:d63495f5-1a8c-7d8f-7831-237b23800919', '1f1e8163-2d25-6d69-bfff-a985b7a3270c', '59aaa78b-cbcf-3e1c-4788-f0d3195c2c4f', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd2abc1878e9b608bbd59a1b8a0f96f3bd3bd7ca8d53c11aefa84bc223cd40ba', NULL),
    ('sealed too', 'inner:d63495f5-1a8c-7d8f-7831-237b23800919', '1f1e8163-2d25-6d69-bfff-a985b7a3270c', '59aaa78b-cbcf-3e1c-4788-f0d3195c2c4f', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdf6996c35e26cbb869879a46a3f8e3f043b4591771969a0dd550ac22d3fe3c46ba0c57bf6fc', NULL),
    ('sealed too', 'inner:d63495f5-1a8c-7d8f-7831-237b23800919', '1f1e8163-2d25-6d69-bfff-a985b7a3270c', '59aaa78b-cbcf-3e1c-4788-f0d3195c2c4f', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdf64fbe119e9fead39b56e7c3c8ef4c387ac7943ef9f2e3321766ed31', NULL),
    ('sealed too', 'inner:d63495f5-1a8c-7d8f-7831-237b23800919', '1f1e8163-2d27-607e-8000-ebfc790b99d0', '7fb95c87-5e87-fc8e-5abe-8fa7deab5fae', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd37bc01af72f7b1e21e6a64fca7ae3a46ae770c492277371da7f51925d3f4c5bdab2f3aa6ba123212675c25095d69f81dedd3460aea5b1f7bbd29c2677dc104f21b33735c152e73328bc963dba042f8437e71d30e082782ecbf2d1d384fc4706a4e25614b585355ce460309b6960d9ff956b4fd567deb1db4ccf25401f818a1a2f296be39d11928a85a19cc', NULL),
    ('sealed', '', '1f1e8163-2bfb-6cd8-bfff-2f16c3f880c1', '56f8bfb5-a069-1da4-6c56-7b37ecf87c5b', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdda3f2543ac4757816f944839a82390aa5141936edb6cafd00520db74d8e7248cdde4eb8890546f9794d8d2bdb34374614ae7010ad95069c377efa7a84c907e7ffa7921b5ef1c92d81766ec184e8c710987eadb4c65c56eb9bde8c72bec38e90941ecd0c466150cb528554b34be590b6755153e4a9438925a5f0f9b8069809b2a110cde9c5060b1b18877e669d80db8d3148ca812b9706f8b1061a00446747472a9c0343645922a3dff6b227573142c934d49d0e272ab4cf7febfdbf5a9966397f1271f80d00eeeaf39f9668c65e4f7faaf6696e7a1b5d416826154415e9ffd1d8c467f725e9c3c4041cbc549c1c4c6cf1e1a65546706e0b020f02b59e25a4242480d780ab878bc1819308dc7020ef77386fa72839f58e70194c1b73740e1735172beff6bdc2406e565958e9dce57175a10c9ebf55746fa70c8d3', NULL),
    ('sealed', '', '1f1e8163-2bfb-6cd8-bfff-2f16c3f880c1', '56f8bfb5-a069-1da4-6c56-7b37ecf87c5b', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdeef0ea98b500684f4974652a090fda00eaac0395863df15add9d1a1d81bce5b6682da9aed0', NULL),
    ('sealed', '', '1f1e8163-2bfb-6cd8-bfff-2f16c3f880c1', '56f8bfb5-a069-1da4-6c56-7b37ecf87c5b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd1046d6ba2760ff08a013f1ecb481d53a5e2b20739546ae8e6a3cbe2f', NULL),
    ('sealed', '', '1f1e8163-2bfc-6f1a-8000-0d8d84782b73', '59636b41-a887-d81e-8c0c-f2691bac54dc', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cde589d28c662f5342f797ad21ecd349f1101425eff8a772783fdf0149d3c25c8896aea28f844b2b5c1d50547780ecb57b30455a7e437ecf422747743f0af3a74e602a9310f9b6520364cc6e29604adafe282a5b6f16ab8befb1dff9dbbef5195ce9dc0aad14256fcee2d444d4dbdef495483cdd844c485c0cfeb910889f164fe928acef450e0cdb575e592bf1fe4178677f9ea9f978932c2ab801e1e3cf556912adfeb649404f46633be5d4cf82afd8fd70f22585b2b817f675ce7584d85e389b091cfd8c127fadae8849da6151ea1e94e0dc6d2d58b2433ff28d7fca1994f2ce6c0d3e6d4b53686d5b8d2868fbe6bbdf51c021b9437269eea1084fceec28812fa0fc5ac6d44ccbfe75c5727f2d92ba812a46bf1525882b1383f60800898768e96b88356f8cc1c39f7741f18b95433f965ace59be6b30a755d7ed09c7f51aec2decf2e78c9bf63ee43dafcb55d35bb0a80f8701637e8592c9bf5e5c9d7df5986440', NULL),
    ('sealed', '', '1f1e8163-2bfc-6f1a-8000-0d8d84782b73', '59636b41-a887-d81e-8c0c-f2691bac54dc', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd794f8c38be732d896c46ad5a975d893fa01ff2552f466bc53fc0aa695f9fd0', NULL),
    ('sealed', '', '1f1e8163-2c85-66ec-8002-88f631a9e1f2', '0d865a53-46f7-bafc-d133-a87911687123', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd52649b7de9c47d2f32576a8c8d139dfaca126a05ed2f97320b831174842e615a5009fe1b7b2724d0d7143d747ccb3babdc49ad34c5ddbea09b3ae651832dcef04609536bb263c79a053c79be54b5b587bfd3ea9ca8df0f89e83134c3c8958e5bf0e4521c8caeca41047ce72475f77087be0d3c21b73463e58b1714f63cbcd1133231fa426a03501a41a415aec35a11323d5c034f70d6f18d49e5b4de94fa2902f0ac1fedf00f5c3927a00822834856392b8539318df206ac7773505403403256396a637fce59731e2ae77ff3046308fc0035e9555ec077cbbcffb4fcd3cb3e3c69e6446179ffb7ba0a40cc9bda635bd4a4f36b8ea60f41d7b8cc5d9f31cf5f3c6819228da3804c1c2ae838da8c927b77a30b9303fcb08ebbaedff08e295ee547f477176d792c38f5269985b5a30832d49b64dd621c1811ddd653', NULL),
    ('sealed', '', '1f1e8163-2c85-66ec-8002-88f631a9e1f2', '0d865a53-46f7-bafc-d133-a87911687123', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd8d7ce94ef20813cefedf9cc0a4c58a3f82139c8aeaacb3dae83a25a8b6dc8187b8fd640c32', NULL),
    ('sealed', '', '1f1e8163-2c85-66ec-8002-88f631a9e1f2', '0d865a53-46f7-bafc-d133-a87911687123', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdf77adc8588503169481e29a2a91e6d76e5d85f5c89028e3fb232c1dc', NULL),
    ('sealed', '', '1f1e8163-2c86-6fda-8003-2942321a3fbf', '5cbb744d-9a02-eec8-f438-0ab83f97eebf', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cde4930593f9a4afc771c5b0efb89729a43c4783cbb0725f36e4e6646eb728b3785ce11493dc63c1329b31f20ab93405d6c09d6be487d8dfb93c4d3f582309a9844c7f9971d9009b46e97db79e433fc35f60cbd5cc5ec4c5989eb6f003004486c1bd4b1e3f1146998967c6799adecaeae57a18f29bacfb382e88e886153748fbae525777fbb5c43ca652c1d2ebced36b1c64920f2dce3b848b3e1814ddc143a2f56cef1bff596919e68575fa492ea3255212f477969c42e43baf9d45f430d36625374abe222b1898ea6735cc04c7d178cfbe58c76956c2034d9012ef16e4ddf53bcfa78074f6e98060b57b6afd7fe271e7334713c238c1ba5620c81fc432b2462211eb3c3b3451c7a62d1c1f6fa9626e31d9827e4e1a63cb2caf63b5fb1e67328957ca1fd46971c68912565a4a43b1a2e174a628c2ee1d0b41ffc3d1f30373fef229e4ed034ddb97b85912f9bd85c50e1dbcbd46e69d5833538f438e5c0d9c780586', NULL),
    ('sealed', '', '1f1e8163-2c86-6fda-8003-2942321a3fbf', '5cbb744d-9a02-eec8-f438-0ab83f97eebf', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd90ec9e073d81999f4aaa68781769fb2464e1b108c717a3df52577f8f596705', NULL),
    ('timed', '', '1f1e8163-2e6d-696b-bfff-0deb7cc21415', '7d851763-a5f0-df97-cbad-2a421b8ab490', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5e0c88b4'),
    ('timed', '', '1f1e8163-2e6d-696b-bfff-0deb7cc21415', '7d851763-a5f0-df97-cbad-2a421b8ab490', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xd3c2b06c'),
    ('timed', '', '1f1e8163-2e6d-696b-bfff-0deb7cc21415', '7d851763-a5f0-df97-cbad-2a421b8ab490', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x8be79050'),
    ('timed', '', '1f1e8163-2e6e-6e6c-8000-8204bc495a3f', 'c2a9f44f-2335-ff2a-a4a6-73338eae62d4', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xaab2d5c1'),
    ('timed', '', '1f1e8163-2e6e-6e6c-8000-8204bc495a3f', 'c2a9f44f-2335-ff2a-a4a6-73338eae62d4', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xc4f4e276'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e8163-2a8f-630e-bfff-7c78274d95ae', 'bf7909b7-79fc-2401-2d54-db77ee24c814', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x77cd2d41'),
    ('ünï ''code''', '', '1f1e8163-2a8f-630e-bfff-7c78274d95ae', 'bf7909b7-79fc-2401-2d54-db77ee24c814', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xe903e327'),
    ('ünï ''code''', '', '1f1e8163-2a8f-630e-bfff-7c78274d95ae', 'bf7909b7-79fc-2401-2d54-db77ee24c814', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x38b06bd3'),
    ('ünï ''code''', '', '1f1e8163-2a90-607d-8000-53f94e0d738a', 'd679204b-c85f-aff6-402c-20c98c5c4cbf', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5b00300f'),
    ('ünï ''code''', '', '1f1e8163-2a90-607d-8000-53f94e0d738a', 'd679204b-c85f-aff6-402c-20c98c5c4cbf', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x7068eee1');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks", "generation", "chain") values
    ('chat', '', '1f1e8163-27ec-638b-bfff-77c2b8d91ebc', NULL, '{"v": 4, "id": "1f1e8163-27ec-638b-bfff-77c2b8d91ebc", "ts": "2026-11-24T14:49:05.928889+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.J3L86tjn"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3eb6ce2f09759f137abc059a', NULL, NULL),
    ('chat', '', '1f1e8163-27ed-6a8b-8000-3015255c0c80', '1f1e8163-27ec-638b-bfff-77c2b8d91ebc', '{"v": 4, "id": "1f1e8163-27ed-6a8b-8000-3015255c0c80", "ts": "2026-11-24T14:49:05.929478+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.J3L86tjn"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.QFNJNfBB", "messages": "00000002.QFNJNfBB", "__start__": "00000002.QFNJNfBB", "branch:to:reply": "00000002.QFNJNfBB"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x267e96528e458538db021e96', NULL, NULL),
    ('chat', '', '1f1e8163-2816-6009-8001-d2e10c77f601', '1f1e8163-27ed-6a8b-8000-3015255c0c80', '{"v": 4, "id": "1f1e8163-2816-6009-8001-d2e10c77f601", "ts": "2026-11-24T14:49:05.945995+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.QFNJNfBB"}, "__input__": {}, "__start__": {"__start__": "00000001.J3L86tjn"}}, "channel_values": {}, "channel_versions": {"items": "00000003.rvPgEP2g", "messages": "00000003.rvPgEP2g", "__start__": "00000002.QFNJNfBB", "branch:to:reply": "00000003.rvPgEP2g"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xd20794288e9e6c77db021e96', NULL, NULL),
    ('chat', '', '1f1e8163-287e-6c5f-8002-923e052e2150', '1f1e8163-2816-6009-8001-d2e10c77f601', '{"v": 4, "id": "1f1e8163-287e-6c5f-8002-923e052e2150", "ts": "2026-11-24T14:49:05.988904+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.QFNJNfBB"}, "__input__": {}, "__start__": {"__start__": "00000001.J3L86tjn"}}, "channel_values": {}, "channel_versions": {"items": "00000003.rvPgEP2g", "messages": "00000003.rvPgEP2g", "__start__": "00000004.o8AbgLhy", "branch:to:reply": "00000003.rvPgEP2g"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xcd5caf3629e42f6f7abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8163-2880-65ee-8003-6d29eb0954f2', '1f1e8163-287e-6c5f-8002-923e052e2150', '{"v": 4, "id": "1f1e8163-2880-65ee-8003-6d29eb0954f2", "ts": "2026-11-24T14:49:05.989572+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.QFNJNfBB"}, "__input__": {}, "__start__": {"__start__": "00000004.o8AbgLhy"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.C9hgPNPL", "messages": "00000005.C9hgPNPL", "__start__": "00000005.C9hgPNPL", "branch:to:reply": "00000005.C9hgPNPL"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x4c12299273536fdfdb021e96', NULL, NULL),
    ('chat', '', '1f1e8163-288d-6f1f-8004-e18702bea773', '1f1e8163-2880-65ee-8003-6d29eb0954f2', '{"v": 4, "id": "1f1e8163-288d-6f1f-8004-e18702bea773", "ts": "2026-11-24T14:49:05.995126+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.C9hgPNPL"}, "__input__": {}, "__start__": {"__start__": "00000004.o8AbgLhy"}}, "channel_values": {}, "channel_versions": {"items": "00000006.ZWrm0EJi", "messages": "00000006.ZWrm0EJi", "__start__": "00000005.C9hgPNPL", "branch:to:reply": "00000006.ZWrm0EJi"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x21f1bb91b19659addb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e8163-28cf-6a08-8005-c2cbde6feeb7', '1f1e8163-288d-6f1f-8004-e18702bea773', '{"v": 4, "id": "1f1e8163-28cf-6a08-8005-c2cbde6feeb7", "ts": "2026-11-24T14:49:06.022018+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.C9hgPNPL"}, "__input__": {}, "__start__": {"__start__": "00000004.o8AbgLhy"}}, "channel_values": {}, "channel_versions": {"items": "00000006.ZWrm0EJi", "messages": "00000006.ZWrm0EJi", "__start__": "00000007.HXKWBjyu", "branch:to:reply": "00000006.ZWrm0EJi"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xf8fb9458b59c5a687abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8163-28d1-61f3-8006-9fd0decf0b38', '1f1e8163-28cf-6a08-8005-c2cbde6feeb7', '{"v": 4, "id": "1f1e8163-28d1-61f3-8006-9fd0decf0b38", "ts": "2026-11-24T14:49:06.022644+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.C9hgPNPL"}, "__input__": {}, "__start__": {"__start__": "00000007.HXKWBjyu"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.CNWLVIL9", "messages": "00000008.CNWLVIL9", "__start__": "00000008.CNWLVIL9", "branch:to:reply": "00000008.CNWLVIL9"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x66f2d561c3efe225db021e96', NULL, NULL),
    ('chat', '', '1f1e8163-28d8-6b85-8007-74cd487f4c01', '1f1e8163-28d1-61f3-8006-9fd0decf0b38', '{"v": 4, "id": "1f1e8163-28d8-6b85-8007-74cd487f4c01", "ts": "2026-11-24T14:49:06.025753+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.CNWLVIL9"}, "__input__": {}, "__start__": {"__start__": "00000007.HXKWBjyu"}}, "channel_values": {}, "channel_versions": {"items": "00000009.Pjj9LwjH", "messages": "00000009.Pjj9LwjH", "__start__": "00000008.CNWLVIL9", "branch:to:reply": "00000009.Pjj9LwjH"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf342c1f655eba818db021e96', NULL, NULL),
    ('chat', '', '1f1e8163-28fd-6b74-8008-15bb6abd8e0b', '1f1e8163-28d8-6b85-8007-74cd487f4c01', '{"v": 4, "id": "1f1e8163-28fd-6b74-8008-15bb6abd8e0b", "ts": "2026-11-24T14:49:06.040891+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.CNWLVIL9"}, "__input__": {}, "__start__": {"__start__": "00000007.HXKWBjyu"}}, "channel_values": {}, "channel_versions": {"items": "00000009.Pjj9LwjH", "messages": "00000009.Pjj9LwjH", "__start__": "00000010.uKZG5q4o", "branch:to:reply": "00000009.Pjj9LwjH"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x0dcbb13d3dba6fc97abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8163-28fe-6d34-8009-7da866518980', '1f1e8163-28fd-6b74-8008-15bb6abd8e0b', '{"v": 4, "id": "1f1e8163-28fe-6d34-8009-7da866518980", "ts": "2026-11-24T14:49:06.041367+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.CNWLVIL9"}, "__input__": {}, "__start__": {"__start__": "00000010.uKZG5q4o"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.vpHXtFs1", "messages": "00000011.vpHXtFs1", "__start__": "00000011.vpHXtFs1", "branch:to:reply": "00000011.vpHXtFs1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x6f141af9d14696b1db021e96', NULL, NULL),
    ('chat', '', '1f1e8163-2914-6021-800a-dba49303186c', '1f1e8163-28fe-6d34-8009-7da866518980', '{"v": 4, "id": "1f1e8163-2914-6021-800a-dba49303186c", "ts": "2026-11-24T14:49:06.050027+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.vpHXtFs1"}, "__input__": {}, "__start__": {"__start__": "00000010.uKZG5q4o"}}, "channel_values": {}, "channel_versions": {"items": "00000012.pf_c_DZS", "messages": "00000012.pf_c_DZS", "__start__": "00000011.vpHXtFs1", "branch:to:reply": "00000012.pf_c_DZS"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x6091f79d6f6bb72adb021e96e11ee94d', NULL, NULL),
    ('chat', '', '1f1e8163-296f-679f-800b-14af25475361', '1f1e8163-2914-6021-800a-dba49303186c', '{"v": 4, "id": "1f1e8163-296f-679f-800b-14af25475361", "ts": "2026-11-24T14:49:06.087495+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.vpHXtFs1"}, "__input__": {}, "__start__": {"__start__": "00000010.uKZG5q4o"}}, "channel_values": {}, "channel_versions": {"items": "00000012.pf_c_DZS", "messages": "00000012.pf_c_DZS", "__start__": "00000013.wryqNJtH", "branch:to:reply": "00000012.pf_c_DZS"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x98c1308c38cc11427abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8163-2970-6b1b-800c-f017a6962708', '1f1e8163-296f-679f-800b-14af25475361', '{"v": 4, "id": "1f1e8163-2970-6b1b-800c-f017a6962708", "ts": "2026-11-24T14:49:06.088008+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.vpHXtFs1"}, "__input__": {}, "__start__": {"__start__": "00000013.wryqNJtH"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.N2SVVEus", "messages": "00000014.N2SVVEus", "__start__": "00000014.N2SVVEus", "branch:to:reply": "00000014.N2SVVEus"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x929905cdcc6f9899db021e96', NULL, NULL),
    ('chat', '', '1f1e8163-2982-6eb4-800d-5c52faebb44a', '1f1e8163-2970-6b1b-800c-f017a6962708', '{"v": 4, "id": "1f1e8163-2982-6eb4-800d-5c52faebb44a", "ts": "2026-11-24T14:49:06.095465+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.N2SVVEus"}, "__input__": {}, "__start__": {"__start__": "00000013.wryqNJtH"}}, "channel_values": {}, "channel_versions": {"items": "00000015.99FO2BMA", "messages": "00000015.99FO2BMA", "__start__": "00000014.N2SVVEus", "branch:to:reply": "00000015.99FO2BMA"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x307125576c961b9bdb021e96', NULL, NULL),
    ('chat', '', '1f1e8163-29c7-60fe-800e-3bce5642a7ce', '1f1e8163-2982-6eb4-800d-5c52faebb44a', '{"v": 4, "id": "1f1e8163-29c7-60fe-800e-3bce5642a7ce", "ts": "2026-11-24T14:49:06.123372+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.N2SVVEus"}, "__input__": {}, "__start__": {"__start__": "00000013.wryqNJtH"}}, "channel_values": {}, "channel_versions": {"items": "00000015.99FO2BMA", "messages": "00000015.99FO2BMA", "__start__": "00000016.G2xnGOU3", "branch:to:reply": "00000015.99FO2BMA"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x1e57108218e9bfd77abc059adb021e96', NULL, NULL),
    ('chat', '', '1f1e8163-29c8-60d1-800f-08f0a44c70fe', '1f1e8163-29c7-60fe-800e-3bce5642a7ce', '{"v": 4, "id": "1f1e8163-29c8-60d1-800f-08f0a44c70fe", "ts": "2026-11-24T14:49:06.123790+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.N2SVVEus"}, "__input__": {}, "__start__": {"__start__": "00000016.G2xnGOU3"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.hB7x3DNW", "messages": "00000017.hB7x3DNW", "__start__": "00000017.hB7x3DNW", "branch:to:reply": "00000017.hB7x3DNW"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\xb29a19dcf21dcce0db021e96', NULL, NULL),
    ('chat', '', '1f1e8163-29d4-6788-8010-1dc6c7931ac9', '1f1e8163-29c8-60d1-800f-08f0a44c70fe', '{"v": 4, "id": "1f1e8163-29d4-6788-8010-1dc6c7931ac9", "ts": "2026-11-24T14:49:06.128870+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.hB7x3DNW"}, "__input__": {}, "__start__": {"__start__": "00000016.G2xnGOU3"}}, "channel_values": {}, "channel_versions": {"items": "00000018.H1K71uUP", "messages": "00000018.H1K71uUP", "__start__": "00000017.hB7x3DNW", "branch:to:reply": "00000018.H1K71uUP"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\xcf45e4423d589a45db021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e8163-2a24-6159-bfff-6668ec530029', NULL, '{"v": 4, "id": "1f1e8163-2a24-6159-bfff-6668ec530029", "ts": "2026-11-24T14:49:06.161488+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.yAhSWjoP"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xcdc3c0d09226fe1c7abc059a', NULL, NULL),
    ('delta', '', '1f1e8163-2a24-6d77-8000-b72fb43e49aa', '1f1e8163-2a24-6159-bfff-6668ec530029', '{"v": 4, "id": "1f1e8163-2a24-6d77-8000-b72fb43e49aa", "ts": "2026-11-24T14:49:06.161798+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.yAhSWjoP"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.6iwNB1Ij", "messages": "00000002.6iwNB1Ij", "__start__": "00000002.6iwNB1Ij", "branch:to:reply": "00000002.6iwNB1Ij"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x2cd19cac6a98f755db021e96', NULL, NULL),
    ('delta', '', '1f1e8163-2a2a-62ac-8001-f34e78f52726', '1f1e8163-2a24-6d77-8000-b72fb43e49aa', '{"v": 4, "id": "1f1e8163-2a2a-62ac-8001-f34e78f52726", "ts": "2026-11-24T14:49:06.163976+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6iwNB1Ij"}, "__input__": {}, "__start__": {"__start__": "00000001.yAhSWjoP"}}, "channel_values": {}, "channel_versions": {"items": "00000003.t2giq2GF", "messages": "00000003.t2giq2GF", "__start__": "00000002.6iwNB1Ij", "branch:to:reply": "00000003.t2giq2GF"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x79f25ebdc9af9e57db021e96', NULL, NULL),
    ('delta', '', '1f1e8163-2a49-6827-8002-77ab09fc3cd8', '1f1e8163-2a2a-62ac-8001-f34e78f52726', '{"v": 4, "id": "1f1e8163-2a49-6827-8002-77ab09fc3cd8", "ts": "2026-11-24T14:49:06.176805+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6iwNB1Ij"}, "__input__": {}, "__start__": {"__start__": "00000001.yAhSWjoP"}}, "channel_values": {}, "channel_versions": {"items": "00000003.t2giq2GF", "messages": "00000003.t2giq2GF", "__start__": "00000004.yMvZTge3", "branch:to:reply": "00000003.t2giq2GF"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x1210d65e133711d87abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e8163-2a4a-6a0e-8003-57cd557bb54d', '1f1e8163-2a49-6827-8002-77ab09fc3cd8', '{"v": 4, "id": "1f1e8163-2a4a-6a0e-8003-57cd557bb54d", "ts": "2026-11-24T14:49:06.177275+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.6iwNB1Ij"}, "__input__": {}, "__start__": {"__start__": "00000004.yMvZTge3"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.i8B8zWrG", "messages": "00000005.i8B8zWrG", "__start__": "00000005.i8B8zWrG", "branch:to:reply": "00000005.i8B8zWrG"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x7fdb779becead767db021e96', NULL, NULL),
    ('delta', '', '1f1e8163-2a53-6568-8004-2d8251023e0a', '1f1e8163-2a4a-6a0e-8003-57cd557bb54d', '{"v": 4, "id": "1f1e8163-2a53-6568-8004-2d8251023e0a", "ts": "2026-11-24T14:49:06.180836+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.i8B8zWrG"}, "__input__": {}, "__start__": {"__start__": "00000004.yMvZTge3"}}, "channel_values": {}, "channel_versions": {"items": "00000006.bHPnUflj", "messages": "00000006.bHPnUflj", "__start__": "00000005.i8B8zWrG", "branch:to:reply": "00000006.bHPnUflj"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x1f52eb79c86b82dcdb021e96e11ee94d', NULL, NULL),
    ('delta', '', '1f1e8163-2a70-601b-8005-e52b909ce6d2', '1f1e8163-2a53-6568-8004-2d8251023e0a', '{"v": 4, "id": "1f1e8163-2a70-601b-8005-e52b909ce6d2", "ts": "2026-11-24T14:49:06.192575+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.i8B8zWrG"}, "__input__": {}, "__start__": {"__start__": "00000004.yMvZTge3"}}, "channel_values": {}, "channel_versions": {"items": "00000006.bHPnUflj", "messages": "00000006.bHPnUflj", "__start__": "00000007.3kXZDZC3", "branch:to:reply": "00000006.bHPnUflj"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe37e0b0ad993c0cc7abc059adb021e96', NULL, NULL),
    ('delta', '', '1f1e8163-2a70-6f29-8006-d27b87b72a8e', '1f1e8163-2a70-601b-8005-e52b909ce6d2', '{"v": 4, "id": "1f1e8163-2a70-6f29-8006-d27b87b72a8e", "ts": "2026-11-24T14:49:06.192970+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.i8B8zWrG"}, "__input__": {}, "__start__": {"__start__": "00000007.3kXZDZC3"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008._1XlRcJK", "messages": "00000008._1XlRcJK", "__start__": "00000008._1XlRcJK", "branch:to:reply": "00000008._1XlRcJK"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x65bf7713d5abcc3cdb021e96', NULL, NULL),
    ('delta', '', '1f1e8163-2a78-6532-8007-48e7f75a26bd', '1f1e8163-2a70-6f29-8006-d27b87b72a8e', '{"v": 4, "id": "1f1e8163-2a78-6532-8007-48e7f75a26bd", "ts": "2026-11-24T14:49:06.195986+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008._1XlRcJK"}, "__input__": {}, "__start__": {"__start__": "00000007.3kXZDZC3"}}, "channel_values": {}, "channel_versions": {"items": "00000009._d-0AM9_", "messages": "00000009._d-0AM9_", "__start__": "00000008._1XlRcJK", "branch:to:reply": "00000009._d-0AM9_"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xda2f2d4279958321db021e96', NULL, NULL),
    ('failed', '', '1f1e8163-2b51-66c1-bfff-c9822f6c9d88', NULL, '{"v": 4, "id": "1f1e8163-2b51-66c1-bfff-c9822f6c9d88", "ts": "2026-11-24T14:49:06.284912+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.GSO_-9Yo"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xcc57704cb77bfb2d7abc059a', NULL, NULL),
    ('failed', '', '1f1e8163-2b52-6e9c-8000-ee42da3ea45b', '1f1e8163-2b51-66c1-bfff-c9822f6c9d88', '{"v": 4, "id": "1f1e8163-2b52-6e9c-8000-ee42da3ea45b", "ts": "2026-11-24T14:49:06.285523+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.GSO_-9Yo"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.uo_Hm7aM", "answer": "00000002.uo_Hm7aM", "messages": "00000002.uo_Hm7aM", "__start__": "00000002.uo_Hm7aM", "branch:to:reply": "00000002.uo_Hm7aM"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x9a8af744ea4eb3afdb021e96', NULL, NULL),
    ('failed', '', '1f1e8163-2b61-6f74-8001-436bff9afe62', '1f1e8163-2b52-6e9c-8000-ee42da3ea45b', '{"v": 4, "id": "1f1e8163-2b61-6f74-8001-436bff9afe62", "ts": "2026-11-24T14:49:06.291678+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.uo_Hm7aM"}, "__input__": {}, "__start__": {"__start__": "00000001.GSO_-9Yo"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.uo_Hm7aM", "items": "00000003.xu3wfMG6", "answer": "00000002.uo_Hm7aM", "messages": "00000003.xu3wfMG6", "__start__": "00000002.uo_Hm7aM", "branch:to:inner": "00000003.xu3wfMG6", "branch:to:reply": "00000003.xu3wfMG6", "branch:to:beside": "00000003.xu3wfMG6"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x66f535183fbf85aedb021e96', NULL, NULL),
    ('fork', '', '1f1e8163-2a02-6104-bfff-9101d14a634f', NULL, '{"v": 4, "id": "1f1e8163-2a02-6104-bfff-9101d14a634f", "ts": "2026-11-24T14:49:06.147553+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.fwSq9sFA"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1762c9e757c2a4fc7abc059a', NULL, NULL),
    ('fork', '', '1f1e8163-2a02-6ffe-8000-cd946bfab5f5', '1f1e8163-2a02-6104-bfff-9101d14a634f', '{"v": 4, "id": "1f1e8163-2a02-6ffe-8000-cd946bfab5f5", "ts": "2026-11-24T14:49:06.147936+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.fwSq9sFA"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.JYT3z-L1", "messages": "00000002.JYT3z-L1", "__start__": "00000002.JYT3z-L1", "branch:to:reply": "00000002.JYT3z-L1"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xb0e332a2297ed4efdb021e96', NULL, NULL),
    ('fork', '', '1f1e8163-2a16-68bf-8001-98d3871d8f76', '1f1e8163-2a02-6ffe-8000-cd946bfab5f5', '{"v": 4, "id": "1f1e8163-2a16-68bf-8001-98d3871d8f76", "ts": "2026-11-24T14:49:06.155931+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.JYT3z-L1"}, "__input__": {}, "__start__": {"__start__": "00000001.fwSq9sFA"}}, "channel_values": {}, "channel_versions": {"items": "00000003.MlXb9ACi", "messages": "00000003.MlXb9ACi", "__start__": "00000002.JYT3z-L1", "branch:to:reply": "00000003.MlXb9ACi"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x1f56ef99e8807890db021e96', NULL, NULL),
    ('fork', '', '1f1e8163-2b2b-66b9-8001-907dea8064a3', '1f1e8163-2a02-6ffe-8000-cd946bfab5f5', '{"v": 4, "id": "1f1e8163-2b2b-66b9-8001-907dea8064a3", "ts": "2026-11-24T14:49:06.269327+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.fwSq9sFA"}}, "channel_values": {}, "channel_versions": {"items": "00000003.fQpz9WSO", "messages": "00000003.sEeXTVJW", "__start__": "00000002.JYT3z-L1", "branch:to:reply": "00000003.sEeXTVJW"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\xbdae863899603444db021e96e11ee94d', NULL, NULL),
    ('keyed', '', '1f1e8163-2dcb-6a3b-bfff-b029e98b2748', NULL, '{"v": 4, "id": "1f1e8163-2dcb-6a3b-bfff-b029e98b2748", "ts": "2026-11-24T14:49:06.544690+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.oVBDTTBz"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d50add0cd0a844b5ce1c5a56ac10f411e4e893b9b95b282e68b3565727ea551342b56920a07f7eb1ef118fe42c8c9fed19d2ddc52', NULL, NULL, NULL),
    ('keyed', '', '1f1e8163-2dcd-601e-8000-b7e4ad090913', '1f1e8163-2dcb-6a3b-bfff-b029e98b2748', '{"v": 4, "id": "1f1e8163-2dcd-601e-8000-b7e4ad090913", "ts": "2026-11-24T14:49:06.545249+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.oVBDTTBz"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.ETps2gaC", "messages": "00000002.ETps2gaC", "__start__": "00000002.ETps2gaC", "branch:to:reply": "00000002.ETps2gaC"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d50c113ee93af43a950f9b4b3caec075cd3ffdb70601103e62756716bfce168345b0b88056b3c73fb7cd6ff6d4d96f61e3470f44ebc7f90cd9f8de4851172a5173af1de6cc1dbfee023c73fb64d0220b9df58323ae7b1589bce298b6888ff4cee30ad29d2efa8037bd82b63', NULL, NULL, NULL),
    ('keyed', '', '1f1e8163-2de0-65c9-8001-ffa20cd22276', '1f1e8163-2dcd-601e-8000-b7e4ad090913', '{"v": 4, "id": "1f1e8163-2de0-65c9-8001-ffa20cd22276", "ts": "2026-11-24T14:49:06.553164+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ETps2gaC"}, "__input__": {}, "__start__": {"__start__": "00000001.oVBDTTBz"}}, "channel_values": {}, "channel_versions": {"items": "00000003.Rh6muW6X", "messages": "00000003.Rh6muW6X", "__start__": "00000002.ETps2gaC", "branch:to:reply": "00000003.Rh6muW6X"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d746547367a563848737a6b30548b9e0e2ce60514cd71dc6157e9f79d030c45365c782b3d56af35308533245d50f3c08749f445f3f6df591161b78463b840dadd0a32a3c6d935e262cdc43b341595f83c4bb29af280084170c842946c178174296e6aa77f31c202d3fc40c8d3e682a71d10b5799557ebd3f801551452c1413cbeac', NULL, NULL, NULL),
    ('left', '', '1f1e8163-2efd-66a7-bfff-b53e721cc78a', NULL, '{"v": 4, "id": "1f1e8163-2efd-66a7-bfff-b53e721cc78a", "ts": "2026-11-24T14:49:06.669937+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.Eo-_PnI_"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xbae43533104ba5427abc059a', NULL, NULL),
    ('left', '', '1f1e8163-2f0a-69bc-8000-f7240c47d9fb', '1f1e8163-2efd-66a7-bfff-b53e721cc78a', '{"v": 4, "id": "1f1e8163-2f0a-69bc-8000-f7240c47d9fb", "ts": "2026-11-24T14:49:06.675326+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.Eo-_PnI_"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.kMaLSLlh", "answer": "00000002.kMaLSLlh", "messages": "00000002.kMaLSLlh", "__start__": "00000002.kMaLSLlh", "branch:to:reply": "00000002.kMaLSLlh"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x075dbeac91997f25db021e96', NULL, NULL),
    ('left', '', '1f1e8163-2f13-63d3-8001-e558976aa560', '1f1e8163-2f0a-69bc-8000-f7240c47d9fb', '{"v": 4, "id": "1f1e8163-2f13-63d3-8001-e558976aa560", "ts": "2026-11-24T14:49:06.678862+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.kMaLSLlh"}, "__input__": {}, "__start__": {"__start__": "00000001.Eo-_PnI_"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.kMaLSLlh", "items": "00000003.zVbsnyh8", "answer": "00000002.kMaLSLlh", "messages": "00000003.zVbsnyh8", "__start__": "00000002.kMaLSLlh", "branch:to:inner": "00000003.zVbsnyh8", "branch:to:reply": "00000003.zVbsnyh8", "branch:to:beside": "00000003.zVbsnyh8"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xfa8f010d80f2a4d0db021e96', NULL, NULL),
    ('left', 'inner:b186effa-27fa-6317-8641-44e5292a7907', '1f1e8163-2f3a-6e30-bfff-812569e6830a', NULL, '{"v": 4, "id": "1f1e8163-2f3a-6e30-bfff-812569e6830a", "ts": "2026-11-24T14:49:06.695117+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.qV0XcsOs"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e8163-2f13-63d3-8001-e558976aa560"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xf95a68c638bd5d337abc059a', NULL, NULL),
    ('left', 'inner:b186effa-27fa-6317-8641-44e5292a7907', '1f1e8163-2f3c-6073-8000-4286e959b509', '1f1e8163-2f3a-6e30-bfff-812569e6830a', '{"v": 4, "id": "1f1e8163-2f3c-6073-8000-4286e959b509", "ts": "2026-11-24T14:49:06.695582+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.qV0XcsOs"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.R0VkxI1w", "items": "00000002.R0VkxI1w", "answer": "00000002.R0VkxI1w", "messages": "00000002.R0VkxI1w", "__start__": "00000002.R0VkxI1w", "branch:to:ask": "00000002.R0VkxI1w"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e8163-2f13-63d3-8001-e558976aa560"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x751f6f8548b61058db021e96', NULL, NULL),
    ('question', '', '1f1e8163-2aa7-62df-bfff-a94bb9cde520', NULL, '{"v": 4, "id": "1f1e8163-2aa7-62df-bfff-a94bb9cde520", "ts": "2026-11-24T14:49:06.215186+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.CkQLZwo_"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x450cf0c1202b44967abc059a', NULL, NULL),
    ('question', '', '1f1e8163-2aa7-6d97-8000-d1dee06b3157', '1f1e8163-2aa7-62df-bfff-a94bb9cde520', '{"v": 4, "id": "1f1e8163-2aa7-6d97-8000-d1dee06b3157", "ts": "2026-11-24T14:49:06.215459+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.CkQLZwo_"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.iq2AltNY", "messages": "00000002.iq2AltNY", "__start__": "00000002.iq2AltNY", "branch:to:reply": "00000002.iq2AltNY"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xff7c05aedc3faa93db021e96', NULL, NULL),
    ('question', '', '1f1e8163-2aac-6f23-8001-9618a74390ce', '1f1e8163-2aa7-6d97-8000-d1dee06b3157', '{"v": 4, "id": "1f1e8163-2aac-6f23-8001-9618a74390ce", "ts": "2026-11-24T14:49:06.217543+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.iq2AltNY"}, "__input__": {}, "__start__": {"__start__": "00000001.CkQLZwo_"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.Lgi5FIEv", "answer": "00000002.iq2AltNY", "messages": "00000003.Lgi5FIEv", "__start__": "00000002.iq2AltNY", "branch:to:inner": "00000003.Lgi5FIEv", "branch:to:reply": "00000003.Lgi5FIEv", "branch:to:beside": "00000003.Lgi5FIEv"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\xa3d637fe02458d2bdb021e96', NULL, NULL),
    ('question', 'inner:1cdd3deb-c787-4573-c75d-f09010687006', '1f1e8163-2ab6-6ff3-bfff-96c58a925f78', NULL, '{"v": 4, "id": "1f1e8163-2ab6-6ff3-bfff-96c58a925f78", "ts": "2026-11-24T14:49:06.221665+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.vS4WDgBs"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e8163-2aac-6f23-8001-9618a74390ce"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x8358e83f0d5e62ab7abc059a', NULL, NULL),
    ('question', 'inner:1cdd3deb-c787-4573-c75d-f09010687006', '1f1e8163-2ab7-6ca7-8000-d918efe6e513', '1f1e8163-2ab6-6ff3-bfff-96c58a925f78', '{"v": 4, "id": "1f1e8163-2ab7-6ca7-8000-d918efe6e513", "ts": "2026-11-24T14:49:06.221987+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.vS4WDgBs"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.6VqttI_6", "answer": "00000002.6VqttI_6", "messages": "00000002.6VqttI_6", "__start__": "00000002.6VqttI_6", "branch:to:ask": "00000002.6VqttI_6"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e8163-2aac-6f23-8001-9618a74390ce"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x9b5433f0e4ae4a11db021e96', NULL, NULL),
    ('sealed too', '', '1f1e8163-2cfb-60cf-bfff-05019f88becf', NULL, '{"v": 4, "id": "1f1e8163-2cfb-60cf-bfff-05019f88becf", "ts": "2026-11-24T14:49:06.459254+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.t0_h2FUE"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXNxTun8aXdqg/1V1Jajn3BQ5B/x2j5ARDzZa5de/g748oaNhh/BR6N4upup9AaTNqKtZNJwocgUK/+SHPMjw5EZ5Rk9igLYC26SftMLIAh9DK0cW4Qf2JQMz3S7jPRs5lGze3lH1rzp3xc6h2JHjvGsUSb+YcKfcNTBgbIynOpO3FQ+iMV5sQlAzmF3GwqALWQM/7pZm5FiYnlUwr3H6HI", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdc75319ff0c6decb1c0cc9fd78f3b0c834bed47476c3f5ea36e9fd174320c33818bcfff1b6a171f9209670c880fb0512c924cc8', NULL, NULL, NULL),
    ('sealed too', '', '1f1e8163-2cfc-64a2-8000-0ec31931fc08', '1f1e8163-2cfb-60cf-bfff-05019f88becf', '{"v": 4, "id": "1f1e8163-2cfc-64a2-8000-0ec31931fc08", "ts": "2026-11-24T14:49:06.459755+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.t0_h2FUE"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.GC0ESwBP", "messages": "00000002.GC0ESwBP", "__start__": "00000002.GC0ESwBP", "branch:to:reply": "00000002.GC0ESwBP"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXNeLNUCVzUZLUF3LYvZGeGEefg0JTStSiwX8g/x8mjhOtRhY/HIwz+ICOG85xM6q8hwFqSHv638B8vIbrf5msDl1bI1KY68jg3TZhKtTl7KGV1JZJURU6kCdkHe/hIp7ZysqwVBg14ocR1VBVAXaJpVLI30J8zvQ4oimoOWL08HKY8qCUJA8vxLnVwHBsK9nZDmnYgmCz1lKB69ZjgvyKeOOC4hX7KKBCEIdX8dzWeC8dg+bX9xlNYSkUmMU4vBCA=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd895ea3af159fc6071a3ab4c093dbf10a6e38c1d3668a69244881e1aebda12d031ce06a5d8579798304ac6298321c3350cccb5aa0d83a8b45d57bd7fe1b90a083594dfeb476e75d694b9b2cbea040eee21c4946c0043352612fb4038d2464d419b9e6ddd7c904c55cc346d54b36d2a7d54b51dcabb56333496ba6e943bc05', NULL, NULL, NULL),
    ('sealed too', '', '1f1e8163-2d00-6e48-8001-5efde2939bc0', '1f1e8163-2cfc-64a2-8000-0ec31931fc08', '{"v": 4, "id": "1f1e8163-2d00-6e48-8001-5efde2939bc0", "ts": "2026-11-24T14:49:06.461641+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.GC0ESwBP"}, "__input__": {}, "__start__": {"__start__": "00000001.t0_h2FUE"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.HmRxgBfN", "answer": "00000002.GC0ESwBP", "messages": "00000003.HmRxgBfN", "__start__": "00000002.GC0ESwBP", "branch:to:inner": "00000003.HmRxgBfN", "branch:to:reply": "00000003.HmRxgBfN", "branch:to:beside": "00000003.HmRxgBfN"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXNGcM1k3Xel5FDUDoC+8R7tftQUf5rKyO3DbhKFSESXvTeObfMsLe0p5/XPaCXy3ZVV2qEjmqzoN5Fsb1BFs2mNIO1S8B3kPOjBaxKUosLaWPkQogj4Xm/6ZhjLmbtrBo4DqoQQ55LYNZ1A1i2/6autLkwKfPmDHJpX+1nq2eOBwdK4u6G2uZk72DNsWpGEz+tYLh4X/ZAi8qu7C2pTcM+3TpR0bou6Yp4fkkGtP+TtwhJtYL7HnFBqIJlAS+VSy0=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdd9d1597e39c97e5133cfb5a00dcb2234bc0bb6887944cb1045b626049586df7ae1b07358fdb368a78930e9389558e5bebb21430267d3aa72514da53f4238daf8e696a87de6faa66a2fd66f00996b46bc581e2c0cb2f00148826672063005162180e061edf91fbc76c2539474f09dd3e9208591f77e297fdd02e30079914d2d22e0287c390340cdf0f9d264a990d7822378f3a4b3232b', NULL, NULL, NULL),
    ('sealed too', 'inner:d63495f5-1a8c-7d8f-7831-237b23800919', '1f1e8163-2d25-6d69-bfff-a985b7a3270c', NULL, '{"v": 4, "id": "1f1e8163-2d25-6d69-bfff-a985b7a3270c", "ts": "2026-11-24T14:49:06.476780+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.awu5MhFu"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e8163-2d00-6e48-8001-5efde2939bc0"}, "pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXN//S6svxFoc0Y6oF8N3lAq43WSmvQgZlrxq8i4td3l0Ugj++E50F+fwkAAVTwoU6/Ge33zfYrmeXKoaR0H6XqbSBSQEyR7VSrBtKsQKlLmDvq82AuukyyfQga03nJtmzM9a0TWFp0M7FERztBeo6/KIPKhnRNRKDx/EF0ewl2AmiFmqW8+G1F94SK13jlfGicMZHeRIQIRlgGitKFyVJv2DkM9zff0I7C+2tpofef/qXPBwhMUJ9FapkjSl7vQON2pWdSh00AwtQ=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdbdb8434e1929b16ab60a895de66af550f8ed3f815efe8671104d4a64ce6116bcf1b5eb92fb67eaccc10443b08c74109137cfb1', NULL, NULL, NULL),
    ('sealed too', 'inner:d63495f5-1a8c-7d8f-7831-237b23800919', '1f1e8163-2d27-607e-8000-ebfc790b99d0', '1f1e8163-2d25-6d69-bfff-a985b7a3270c', '{"v": 4, "id": "1f1e8163-2d27-607e-8000-ebfc790b99d0", "ts": "2026-11-24T14:49:06.477266+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.awu5MhFu"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.hbjXT6nE", "answer": "00000002.hbjXT6nE", "messages": "00000002.hbjXT6nE", "__start__": "00000002.hbjXT6nE", "branch:to:ask": "00000002.hbjXT6nE"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e8163-2d00-6e48-8001-5efde2939bc0"}, "pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXNgLxxk5duwaWf3gzGSKKbj3GapWLoLndqg6hUKRIcOF43k56tnATD5+cXml6QQBUcgnk+K6fLrSPJuPzLeJoDiU+mFX5Up56cq/sSKwBgS+5jp/Jd2yFMVDs9XrDoP3VnZvHUkVxJhPJX9fuPSnw5EYY3ga95EnTq9Iz2vNWQkZzk6IPQ8q3N4dbrzieSsSiiaduBWglvG0Ds6TYa5Cj8EDFQJFxYCEFaO44DHB5IlHF677dNc0p9SvFmEWEjH+oHphSPzgmpZq5gC9Rnb6BqmaTvlqO2QjdZly6qhWxadx2OsA8Nb+oiEQ==", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdce77727d239aa535e902e691a30e46c8683356f3e422545cb7198f31fc1ada4059fb8941169b3e0d599d1eee84ba8b19494834c96ec1b7948efdb457b279cb5b6868f7e70d31598b3b48b3da33503364f564aad7a9006d292f435d48bd1b30c585c53cdf6bd12f32a872b940518151794e1372d73b3852659542bae4', NULL, NULL, NULL),
    ('sealed', '', '1f1e8163-2bfb-6cd8-bfff-2f16c3f880c1', NULL, '{"v": 4, "id": "1f1e8163-2bfb-6cd8-bfff-2f16c3f880c1", "ts": "2026-11-24T14:49:06.354704+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.aoHYnzsu"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXNtMjIs/6IToYFMJP0pg5PqJx058A93u4lxcHmiYvzXEcC/uGPYFSj30ER+J5ej+cvl38hSysXART/3CoZgO/mSBWrKjMswqgvB0Fa5LgGOmVETVXd1AMu9RuO9L8Kz0LzlHvw6JNnYylTO7qkVePL2p4SITvJGlVUj1d3jl7iQ9pOu8ADthfs3qzBisAluaTtjjyC0rXGm9Xja1pDTl9t", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd308db8852a50a944212334bd9e8bf780f99ab4d766369d7c2134c32532a339125317a350bc2a6c85cc235d143629b87d03e9c7', NULL, NULL, NULL),
    ('sealed', '', '1f1e8163-2bfc-6f1a-8000-0d8d84782b73', '1f1e8163-2bfb-6cd8-bfff-2f16c3f880c1', '{"v": 4, "id": "1f1e8163-2bfc-6f1a-8000-0d8d84782b73", "ts": "2026-11-24T14:49:06.355171+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.aoHYnzsu"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Ci79AHmA", "messages": "00000002.Ci79AHmA", "__start__": "00000002.Ci79AHmA", "branch:to:reply": "00000002.Ci79AHmA"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXNsWH1rswLK3JJa389CxywUNPF+Q7rhv1SnMjOtYmYugcntUOc/eCW6B8+7G7uAt/2ROas6+ZHxF81NB4s1xFOaiV9Aj1mPFDeBY5TYKAbnesFDiycqiGdbiFmYPHqnqS3MIobdKRMc9tCRrm1zJdEBtd2qG7yMnCMkpeQhb07+I/j16lRqH3/wPSY2q/sMw9ohzjhMSkiV4RCzzENluMa57EJ8KkaHalfjz9rBlu4FULYu8y6bhk1ZCLMoabfYno=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd39a739b209149caa7103dbb9d69f3ad1f151a1c07894aa29ed70ad9ff6dbc9f980c0d71b885f0394f67d50e563c473c9de46ceff45108258e7569ff9245a1579348aa1bd872b0c8d97b80e2f3765d461da2125d063bc2f119d448a2c23a6d831d2cdff6fa3cc2bbef7b0', NULL, NULL, NULL),
    ('sealed', '', '1f1e8163-2c02-683d-8001-01b18ae56bbc', '1f1e8163-2bfc-6f1a-8000-0d8d84782b73', '{"v": 4, "id": "1f1e8163-2c02-683d-8001-01b18ae56bbc", "ts": "2026-11-24T14:49:06.357448+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Ci79AHmA"}, "__input__": {}, "__start__": {"__start__": "00000001.aoHYnzsu"}}, "channel_values": {}, "channel_versions": {"items": "00000003.uVYtdtdk", "messages": "00000003.uVYtdtdk", "__start__": "00000002.Ci79AHmA", "branch:to:reply": "00000003.uVYtdtdk"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXN7P9peI1gjcfrvsjtH6fMAwoehfdSGjsxqBtui8pSR5F7svDOm/7hcHl41MlPxrt5q9vKJvO7u0fh8zgNm6ciVt2cbuOquUVjFDCPCdAwldGj3ZPD6qLz68H+1x7QryuMlyh/2Cq8hxayJL+IMc6hMoFvsHdJ69s6pMX6PotCQVUwux52TJsSvXit90dBUzeQ73yS//EonaZpitw/++C+26DismUj0FxQ3fS+lDnAEiMWcK6tAOk0nNbiVkLjiag=", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd55d61e91473bea9231ed361800fa7d01bdf61912702fada35f2e57dac936ac625adc0179063bff18e57933b1c1972a9ad2b3d13a5f027d41e959ba8cbe18d9a26f102b1e52edadc12e658f0a835c45af037ba3bf', NULL, NULL, NULL),
    ('sealed', '', '1f1e8163-2c85-66ec-8002-88f631a9e1f2', '1f1e8163-2c02-683d-8001-01b18ae56bbc', '{"v": 4, "id": "1f1e8163-2c85-66ec-8002-88f631a9e1f2", "ts": "2026-11-24T14:49:06.411057+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Ci79AHmA"}, "__input__": {}, "__start__": {"__start__": "00000001.aoHYnzsu"}}, "channel_values": {}, "channel_versions": {"items": "00000003.uVYtdtdk", "messages": "00000003.uVYtdtdk", "__start__": "00000004.0176rgqT", "branch:to:reply": "00000003.uVYtdtdk"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXN4WXsDHcsIjJjILnSKkvYDNvvkIpyqxCITPeWlUif+Pz4IpdX372Z9n4KgJw1KWMgAwtmjrtCgrQ4B6M4DKPIq0Oud4xGIEj94X2goi+s52nO/1LBVTTK4fyd23aNUBkCtupSd09MszmgAE6bqr1h97Nr17J/xDKjqMZPy1JaI68VYbm6KP1zyee764k0hvkGW6BVNwP5q23VAbnEmqe5HJQRk1/2PxNNgjdAWCraEFdYE1BqObTo0pRLTTD7Mn+g", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd7e5dee8275d9754c2fd1b0b995c7f489bc39e214ec4fd7c56becc63ed2db2e76bb63d94b0882e760e5f630be57c3a123b382d40346001f1f9cce9b5f4d29e7e4e43c74b9525a7757a7a604ed0ab358a2ac709a5d00c22df0cec5cd8753a28389', NULL, NULL, NULL),
    ('sealed', '', '1f1e8163-2c86-6fda-8003-2942321a3fbf', '1f1e8163-2c85-66ec-8002-88f631a9e1f2', '{"v": 4, "id": "1f1e8163-2c86-6fda-8003-2942321a3fbf", "ts": "2026-11-24T14:49:06.411711+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Ci79AHmA"}, "__input__": {}, "__start__": {"__start__": "00000004.0176rgqT"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.sGewCbGt", "messages": "00000005.sGewCbGt", "__start__": "00000005.sGewCbGt", "branch:to:reply": "00000005.sGewCbGt"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXNHphc7YI22CSgIr6c2yJ2nphpsQggIiQzIGKe9MK6A/BsyuTiLy8xFv0KQxjujzL5eyZZ5nqkcwMFPKS46oWppe49e3zqOwLEL8MY+qagh1EvA8sMNdg8mSmpBTAoGYF4pl4/B3GLMMzWoLMFCgg03hsV3Dp+wj2j7vlRmkSXIcFWXfijOtBr5wwfwl8IyLk5wozJUHe9AmP2VthIGNkETzoQCleDkTQFyQJ/amaasYvmwn+Ke1d8qQhrl5YWz9A=", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cd91eb5f75f5567e62c9a743986978dd665e84ef121ae12206c54ca20a2dc09cac1dc3ec35e1de1f180f714f5f671abcdb14a829c80be5948d62841a843c0fb7c6b6aafc41fc85ab9de6c1cf4773b140982487096e6e50f6fe8be157565150524cbe20401fdf132701d1fd', NULL, NULL, NULL),
    ('sealed', '', '1f1e8163-2cad-6802-8004-b5655aa76fe5', '1f1e8163-2c86-6fda-8003-2942321a3fbf', '{"v": 4, "id": "1f1e8163-2cad-6802-8004-b5655aa76fe5", "ts": "2026-11-24T14:49:06.427470+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.sGewCbGt"}, "__input__": {}, "__start__": {"__start__": "00000004.0176rgqT"}}, "channel_values": {}, "channel_versions": {"items": "00000006.nUvL1nfn", "messages": "00000006.nUvL1nfn", "__start__": "00000005.sGewCbGt", "branch:to:reply": "00000006.nUvL1nfn"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNnZAS876scg7Lcu3jOea9Pucx0tFXxnGWOYeboQH4wXNXZLCw4xx70OVwh+zNFkg/L06E3bnxhNkuD3jBdKnjGuYoCGzkFGYtuoLqC7ju6NY7hignVYWefIPqhfHXYZa9JZbFCCMw/cjSYxVxfB8Wuw6d8Pw6UQ2AAQwsRw/ms4GVgfTpaN6s9f8jHnbkZpMgHVIdtSDxi/coo6SpPeBEe6M+OCnnJbBN/JVpGPJthE=", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x0102043230323676404bcefab1c83b2dcbb78ce79af4fb9cc74b455f19c658e61e6e8407e305cdbd93d2c54bfddeb4b908c12904c90d790626e3626dcb9cb2019c91fbef7d2959429e527f64fb837330586af93b479a1778caddc30cfe8debd440c48976ba75f3bac1a4d81348ce7e4c2160b18f58b66e4fd957f027ac324b94b85754', NULL, NULL, NULL),
    ('timed', '', '1f1e8163-2e6d-696b-bfff-0deb7cc21415', NULL, '{"v": 4, "id": "1f1e8163-2e6d-696b-bfff-0deb7cc21415", "ts": "2026-11-24T14:49:06.611021+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001._EPCXK1Z"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x1078ffaff2814f1f7abc059a', NULL, NULL),
    ('timed', '', '1f1e8163-2e6e-6e6c-8000-8204bc495a3f', '1f1e8163-2e6d-696b-bfff-0deb7cc21415', '{"v": 4, "id": "1f1e8163-2e6e-6e6c-8000-8204bc495a3f", "ts": "2026-11-24T14:49:06.611562+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001._EPCXK1Z"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.VWZopPGj", "messages": "00000002.VWZopPGj", "__start__": "00000002.VWZopPGj", "branch:to:reply": "00000002.VWZopPGj"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xb38b30c19e3e7634db021e96', NULL, NULL),
    ('timed', '', '1f1e8163-2e79-61ac-8001-272ef236a4cf', '1f1e8163-2e6e-6e6c-8000-8204bc495a3f', '{"v": 4, "id": "1f1e8163-2e79-61ac-8001-272ef236a4cf", "ts": "2026-11-24T14:49:06.615732+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.VWZopPGj"}, "__input__": {}, "__start__": {"__start__": "00000001._EPCXK1Z"}}, "channel_values": {}, "channel_versions": {"items": "00000003.3OuSoWON", "messages": "00000003.3OuSoWON", "__start__": "00000002.VWZopPGj", "branch:to:reply": "00000003.3OuSoWON"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xc7be87d125a70557db021e96', NULL, NULL),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.x8hy-3nG", "none": "00000001.CNmPlCnl", "real": "00000001.JSxCi-Re", "text": "00000001.17GvW576", "when": "00000001.V_mNGbkT", "bytes": "00000001.lIbOyZiZ", "large": "00000001.mqV_yyh0", "nested": "00000001.GEouUBEJ"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\x938587e1ac64e8c3596b29be968cc9553b8ba7c7b19943ce23e80e1caac9c2e973bade64', NULL, NULL),
    ('ünï ''code''', '', '1f1e8163-2a8f-630e-bfff-7c78274d95ae', NULL, '{"v": 4, "id": "1f1e8163-2a8f-630e-bfff-7c78274d95ae", "ts": "2026-11-24T14:49:06.205360+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.zAF1wU5i"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x9bbd35b02c6c303b7abc059a', NULL, NULL),
    ('ünï ''code''', '', '1f1e8163-2a90-607d-8000-53f94e0d738a', '1f1e8163-2a8f-630e-bfff-7c78274d95ae', '{"v": 4, "id": "1f1e8163-2a90-607d-8000-53f94e0d738a", "ts": "2026-11-24T14:49:06.205703+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.zAF1wU5i"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.pCbkzHQf", "messages": "00000002.pCbkzHQf", "__start__": "00000002.pCbkzHQf", "branch:to:reply": "00000002.pCbkzHQf"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x9f3b1bcaccd772d0db021e96', NULL, NULL),
    ('ünï ''code''', '', '1f1e8163-2a9e-6553-8001-923237248509', '1f1e8163-2a90-607d-8000-53f94e0d738a', '{"v": 4, "id": "1f1e8163-2a9e-6553-8001-923237248509", "ts": "2026-11-24T14:49:06.211557+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.pCbkzHQf"}, "__input__": {}, "__start__": {"__start__": "00000001.zAF1wU5i"}}, "channel_values": {}, "channel_versions": {"items": "00000003.JJ8gSREx", "messages": "00000003.JJ8gSREx", "__start__": "00000002.pCbkzHQf", "branch:to:reply": "00000003.JJ8gSREx"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xb022e7ac08a29fccdb021e96', NULL, NULL);

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id") values
    ('1', 'initial', 'false', '2026-11-24 14:49:05.821447+00', '4ce1f12e-dd37-4212-82f9-16bf83e0eaa4');

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('kept', '', 'a', NULL, NULL, '{"text":"new"}', NULL, '8656789485892101220', '2026-11-24 14:49:06.814195+00', '2026-11-24 14:49:06.815542+00', NULL, NULL),
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNn6SgvK7a25kWHIpSpY6TPJi+bN20v4E4U+apOA+CatxbReSPuCDn4uY7Jy6K9Qng71PR7hUSEXp/jvv5hiq9CbC1Fwo4Xh13SGK8LHh4cP7ux2wB5NuYOsooWgbAw==', '2627061068535130822', '2026-11-24 14:49:06.788329+00', '2026-11-24 14:49:06.788329+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\u0001\\u0001","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '5662346187475736258', '2026-11-24 14:49:06.77616+00', '2026-11-24 14:49:06.77616+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '2614896187401616366', '2026-11-24 14:49:06.780797+00', '2026-11-24 14:49:06.780797+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '6954837531916923301', '2026-11-24 14:49:06.766139+00', '2026-11-24 14:49:06.766139+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '3217635504907688363', '2026-11-24 14:49:06.780129+00', '2026-11-24 14:49:06.780129+00', '2126-10-31 14:49:06.780128+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '2183807036781397390', '2026-11-24 14:49:06.778883+00', '2026-11-24 14:49:06.778883+00', NULL, NULL);

insert into "pgcheckpoint"."store_versions" ("head", "rest", "key", "updated_at", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "ended_at", "replaced_by") values
    ('kept', '', 'a', '2026-11-24 14:49:06.814195+00', NULL, NULL, '{"text":"old"}', NULL, '7146401990906591857', '2026-11-24 14:49:06.814195+00', '2026-11-24 14:49:06.815316+00', '8656789485892101220');

insert into "pgcheckpoint"."store_versions_since" ("id", "since") values
    ('1', '2026-11-24 14:49:06.807049+00');
