-- Made by: python -m tests.upgrade 0.2.0 f81e568e29146fdf54ffb370aa17a376d538e3fa

create schema pgcheckpoint;

-- The tables. Every key leads with thread_id, so that no query crosses threads by accident
-- and the tables can be distributed by it. There are no foreign keys: writes may commit before
-- the checkpoint they belong to. Text keys compare as bytes, so that "latest" means the same
-- on every server.
create table pgcheckpoint.schema_migrations (
    version integer primary key,
    name text not null,
    breaking boolean not null default false,
    applied_at timestamptz not null default now()
);
comment on column pgcheckpoint.schema_migrations.breaking is
    'true when versions of the package that do not know this migration must not run';

-- The version row goes in first: a concurrent migrator collides here, before it changes anything.
insert into pgcheckpoint.schema_migrations (version, name) values (1, 'initial');

create table pgcheckpoint.checkpoints (
    thread_id text collate "C" not null,
    checkpoint_ns text collate "C" not null default '',
    checkpoint_id text collate "C" not null,
    parent_checkpoint_id text collate "C",
    checkpoint jsonb not null,
    metadata jsonb not null default '{}',
    sealed bytea,
    primary key (thread_id, checkpoint_ns, checkpoint_id)
);
comment on column pgcheckpoint.checkpoints.checkpoint is
    'the LangGraph checkpoint; channel_values holds the small JSON-exact values only';
comment on column pgcheckpoint.checkpoints.sealed is
    'the small values encrypted, when the saver has a cipher';

-- delete_for_runs finds a run's checkpoints here; rows without a run_id cost nothing. A hash, for a run_id may be
-- longer than an index entry can be.
create index checkpoints_run_id_idx
    on pgcheckpoint.checkpoints (hashtextextended((metadata ->> 'run_id') collate "C", 0))
    where metadata ? 'run_id';

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
    primary key (thread_id, checkpoint_ns, checkpoint_id, task_id, idx)
);

create table pgcheckpoint.checkpoint_threads (
    thread_id text collate "C" primary key,
    created_at timestamptz not null default now(),
    active_at timestamptz not null default now(),
    last_write text,
    encrypted boolean not null default false
);
-- The last active threads first.
create index checkpoint_threads_active_at_idx on pgcheckpoint.checkpoint_threads (active_at, thread_id);
comment on table pgcheckpoint.checkpoint_threads is
    'one row a thread: the lock that keeps puts and deletes apart, and when it was last active (to about a minute)';
comment on column pgcheckpoint.checkpoint_threads.last_write is
    'names the last write, and who wrote, of savers with single_writer';
comment on column pgcheckpoint.checkpoint_threads.encrypted is
    'set when rotate_keys begins to encrypt what was in clear: savers without a cipher are refused from then on';

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

-- A random id of the schema, by which savers with a cipher bind what they encrypt to it: rows that were copied from another
-- schema or database do not open. It goes where the schema goes: dumps, replicas and copies of the database have the same.
-- It stands in the table that every role of savers may read, in one row.

-- The version row goes in first: a concurrent migrator collides here, before it changes anything.
insert into pgcheckpoint.schema_migrations (version, name) values (2, 'schema_id');

alter table pgcheckpoint.schema_migrations add column schema_id uuid;
comment on column pgcheckpoint.schema_migrations.schema_id is
    'of the schema, in one of the rows; never to be changed: nothing that is encrypted here could be read then';

do $$
declare
    -- made once, where the table is on many nodes
    made constant uuid := gen_random_uuid();
begin
    update pgcheckpoint.schema_migrations set schema_id = made where version = 2;
end
$$;

-- Checksums of what is stored without a cipher (with one, ciphertexts prove themselves). Rows of before have none.
insert into pgcheckpoint.schema_migrations (version, name) values (3, 'checks');

alter table pgcheckpoint.checkpoints add column checks bytea;
comment on column pgcheckpoint.checkpoints.checks is
    'a hash of checkpoint and metadata, and four bytes for each channel with a value in checkpoint_blobs; null with a cipher';

alter table pgcheckpoint.checkpoint_blobs add column crc bytea;
comment on column pgcheckpoint.checkpoint_blobs.crc is 'CRC-32 of the row, with the names of its chunks; null with a cipher';

alter table pgcheckpoint.checkpoint_writes add column crc bytea;
comment on column pgcheckpoint.checkpoint_writes.crc is
    'CRC-32 of the row; null with a cipher, and for errors, interrupts and resume values, which are replaced';

-- What several statements share, and what a server behind a pooler would plan anew for every call: each server process keeps
-- the plan of a statement in a PL/pgSQL function, whoever its client is. Names end in the function's version: what it
-- takes, answers or means is changed by another function beside it, so that two versions of the package work at once.
-- They name the schema: one that was renamed gets them by this migration once more (docs/operations.md).
-- Each works with the rights of who calls it, and finds functions and operators of Postgres' own only. It is STABLE: all
-- of its statements see what the calling statement sees.
insert into pgcheckpoint.schema_migrations (version, name) values (4, 'functions');

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

-- The store: items of LangGraph's long-term memory. The key leads with the namespace's head (its first two labels), by
-- which the table can be distributed; see docs/store.md for how labels are written.
insert into pgcheckpoint.schema_migrations (version, name) values (5, 'store');

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

-- Data keys: with AesGcmCipher(..., data_keys=...) each thread is encrypted by a key of its own, kept here wrapped (encrypted)
-- by the ring's key or a KMS. What shreds a thread forgets that key, and all copies of the thread without this table are
-- unreadable.
insert into pgcheckpoint.schema_migrations (version, name) values (6, 'data_keys');

create table pgcheckpoint.checkpoint_data_keys (
    thread_id text collate "C" primary key,
    key_id text collate "C",
    wrapped bytea,
    wrapped_by text collate "C",
    is_whole boolean not null default false,
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
comment on column pgcheckpoint.checkpoint_data_keys.wrapped_by is
    'the key that encrypts it: "ring:" and an id, or as the KMS says';
comment on column pgcheckpoint.checkpoint_data_keys.is_whole is
    'whether no row of the thread needs another key';
comment on column pgcheckpoint.checkpoint_data_keys.shredded_at is
    'when the key was forgotten; until the thread is deleted nothing can be put to it';

alter table pgcheckpoint.checkpoint_threads add column data_keyed boolean not null default false;
comment on column pgcheckpoint.checkpoint_threads.data_keyed is
    'whether it has a data key; then savers without data_keys can''t write to it';

-- Roles may do with this table what they may do with the threads.
do $$
declare
    -- the tables, as types of their rows: a schema's name may be none that fits a literal
    threads constant pg_catalog.regtype := pg_catalog.pg_typeof(null::pgcheckpoint.checkpoint_threads);
    data_keys constant pg_catalog.regtype := pg_catalog.pg_typeof(null::pgcheckpoint.checkpoint_data_keys);
    given record;
begin
    for given in
        select p.grantee, p.privilege_type
        from pg_catalog.pg_class c
        cross join lateral pg_catalog.aclexplode(c.relacl) p
        where c.reltype = threads and p.grantee <> c.relowner
            and p.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
    loop
        execute pg_catalog.format(
            'grant %s on %s to %s',
            given.privilege_type,
            data_keys,
            case given.grantee when 0 then 'public' else given.grantee::pg_catalog.regrole::text end
        );
    end loop;
end
$$;

-- Leases: who drives a thread, so that runs of a process that died go on in another. And which threads have tasks to run.
insert into pgcheckpoint.schema_migrations (version, name) values (7, 'leases');

-- Changed when a run begins and when it ends; puts in between leave it as it is.
alter table pgcheckpoint.checkpoint_threads add column unfinished_at timestamptz;
comment on column pgcheckpoint.checkpoint_threads.unfinished_at is
    'since when its newest root checkpoint has tasks to run and no open interrupt; epoch: it has none; null: nothing is known';
create index checkpoint_threads_unfinished_at_idx on pgcheckpoint.checkpoint_threads (unfinished_at, thread_id)
    where unfinished_at > 'epoch';

-- Apart from checkpoint_threads: heartbeats must not wait for puts, nor puts for them.
create table pgcheckpoint.checkpoint_leases (
    thread_id text collate "C" primary key,
    token text,
    expires_at timestamptz not null,
    attempts integer not null default 0,
    given_up_at timestamptz,
    given_up_id text collate "C",
    error text
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
comment on table pgcheckpoint.checkpoint_leases is
    'who drives a thread; taken under the lock of the thread''s row, and asked for by the puts that are made under it';
comment on column pgcheckpoint.checkpoint_leases.token is 'names the holder; null: nobody, the thread waits to be resumed';
comment on column pgcheckpoint.checkpoint_leases.expires_at is
    'when the holder has lost it, unless a heartbeat comes; without a holder, when to resume the thread';
comment on column pgcheckpoint.checkpoint_leases.attempts is 'how often the thread was resumed since a run of it ended';
comment on column pgcheckpoint.checkpoint_leases.given_up_id is 'the newest root checkpoint when the thread was given up';
comment on column pgcheckpoint.checkpoint_leases.error is 'the type of what its last attempt raised';

-- Leases that were lost.
create index checkpoint_leases_expires_at_idx on pgcheckpoint.checkpoint_leases (expires_at, thread_id);

-- Who may change threads may take leases of them; and of the same tenants only, where rows are kept apart by tenant.
do $$
declare
    -- found without a literal, for the schema's name may have a quote in it
    home constant oid := (
        select c.relnamespace from pg_class c where c.reltype = pg_typeof(null::pgcheckpoint.checkpoint_threads)
    );
    threads constant oid := (select oid from pg_class where relnamespace = home and relname = 'checkpoint_threads');
    leases constant text := format('%I.checkpoint_leases', (select nspname from pg_namespace where oid = home));
    item record;
begin
    for item in
        select a.privilege_type as what, case a.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end as who
        from pg_class c
        cross join aclexplode(c.relacl) a
        where c.oid = threads and a.grantee <> c.relowner and a.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
    loop
        execute format('grant %s on %s to %s', item.what, leases, item.who);
    end loop;
    if (select relrowsecurity from pg_class where oid = threads) then
        execute format('alter table %s enable row level security', leases);
    end if;
    for item in
        select p.polname as name, case when p.polpermissive then 'permissive' else 'restrictive' end as kind,
            case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
                as command,
            (
                select string_agg(case r when 0 then 'public' else quote_ident(pg_get_userbyid(r)) end, ', ')
                from unnest(p.polroles) r
            ) as roles,
            coalesce(' using (' || pg_get_expr(p.polqual, threads) || ')', '') as seen,
            coalesce(' with check (' || pg_get_expr(p.polwithcheck, threads) || ')', '') as stored
        from pg_policy p
        where p.polrelid = threads
    loop
        execute format('create policy %I on %s as %s for %s to %s', item.name, leases, item.kind, item.command, item.roles)
            || item.seen || item.stored;
    end loop;
end
$$;

-- How long threads live, where somebody has said so, and whose turn it is to apply a retention policy. The new columns are
-- null everywhere: nothing is rewritten, and only threads with a time to live are in the index.
insert into pgcheckpoint.schema_migrations (version, name) values (8, 'ttl');

alter table pgcheckpoint.checkpoint_threads
    add column ttl interval,
    add column ttl_strategy text,
    add column ttl_applied_at timestamptz;
comment on column pgcheckpoint.checkpoint_threads.ttl is
    'how long after its last activity the thread expires; null: never';
comment on column pgcheckpoint.checkpoint_threads.ttl_strategy is
    'what retention does then: delete all of it, or keep_latest';
comment on column pgcheckpoint.checkpoint_threads.ttl_applied_at is
    'active_at when keep_latest was done; it is done again after the next activity';

-- The sum is one of intervals, which does not depend on a time zone, as one of time and interval would.
create index checkpoint_threads_ttl_idx
    on pgcheckpoint.checkpoint_threads ((active_at - to_timestamp(0) + ttl), thread_id)
    where ttl is not null and ttl_applied_at is distinct from active_at;

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

-- What a lease was before a run took it, so that a run which wrote nothing leaves it so, however often its answers were lost.
insert into pgcheckpoint.schema_migrations (version, name) values (9, 'looks');

alter table pgcheckpoint.checkpoint_leases
    add column due_at timestamptz,
    add column tried integer;
comment on column pgcheckpoint.checkpoint_leases.due_at is
    'expires_at as it was before the holder took a lease that was lost, waited to be resumed or was given up; null: there was none';
comment on column pgcheckpoint.checkpoint_leases.tried is 'attempts as it was then';
comment on column pgcheckpoint.checkpoint_leases.given_up_at is 'when the thread was given up; of no meaning while there is a token';

-- What reads one checkpoint. read_checkpoints_v1 (0004_functions.sql) reads many as well: its statement takes a server process
-- half as long again to plan, which it does once, and a quarter longer to run.
insert into pgcheckpoint.schema_migrations (version, name) values (10, 'point_reads');

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
-- As in 0004_functions.sql.
grant execute on function pgcheckpoint.read_checkpoint_v1 to public;

-- How a worker of a Citus cluster stores a batch of its own threads: row by row, in statements that name one thread, which
-- Citus plans in a fraction of the time that those of many threads take, and runs where they are sent, without handing
-- anything on to other nodes. Nothing else calls these functions; on one server one statement for all rows is faster.
-- They do what the statements do in whose place they are sent (sql/queries/*_by_rows.sql), with the same parameters.
insert into pgcheckpoint.schema_migrations (version, name) values (11, 'rows');

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
            thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks
        )
        select d.thread_id, d.checkpoint_ns, d.checkpoint_id, d.parent_id, d.document, d.metadata, d.sealed,
            int8send(jsonb_hash_extended(d.document, jsonb_hash_extended(d.metadata, 0))) || d.referred
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
                thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed, checks
            )
            values (
                one.thread_id, one.checkpoint_ns, one.checkpoint_id, one.parent_id, one.document, one.metadata, one.sealed,
                one.checks
            )
            on conflict (thread_id, checkpoint_ns, checkpoint_id) do update
            set parent_checkpoint_id = excluded.parent_checkpoint_id,
                checkpoint = excluded.checkpoint,
                metadata = excluded.metadata,
                sealed = excluded.sealed,
                checks = excluded.checks;
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

comment on function pgcheckpoint.lock_threads_by_rows_v1 is 'makes and locks the rows of threads; of Citus'' workers';
comment on function pgcheckpoint.put_checkpoints_by_rows_v1 is 'stores checkpoints with what belongs to them; of Citus'' workers';
comment on function pgcheckpoint.put_writes_by_rows_v1 is 'stores pending writes; of Citus'' workers';

-- As it is by default, unless somebody has changed the default. They change only what their caller may change.
grant execute on function
    pgcheckpoint.lock_threads_by_rows_v1, pgcheckpoint.put_checkpoints_by_rows_v1, pgcheckpoint.put_writes_by_rows_v1
to public;

delete from pgcheckpoint.schema_migrations;

insert into "pgcheckpoint"."checkpoint_blobs" ("thread_id", "checkpoint_ns", "channel", "version", "type", "size", "groups", "chunks", "blob", "crc") values
    ('chat', '', '__start__', '00000001.aIWkM-jQ', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xe57b57fc'),
    ('chat', '', '__start__', '00000004.4qP2rcVh', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x31a5c9f2'),
    ('chat', '', '__start__', '00000007.kJ6Tw91v', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x60987aff'),
    ('chat', '', '__start__', '00000010.Kg1Gnl8f', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642036', E'\\x00b81ef5'),
    ('chat', '', '__start__', '00000013.uWrvUTIr', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642038', E'\\x7bb822ec'),
    ('chat', '', '__start__', '00000016.TIzrzzDD', 'msgpack', '314', '0', NULL, E'\\x82a86d6573736167657391c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a861736b6564203130', E'\\xfbb6339a'),
    ('chat', '', 'items', '00000006.1xHQELzl', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\xaafd4bb8'),
    ('chat', '', 'items', '00000012.KGbeHXb3', 'msgpack', '44', '0', NULL, E'\\xc7290798a761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137', E'\\x5cfd8993'),
    ('chat', '', 'items', '00000018.0s5O8Cnk', 'msgpack', '66', '0', NULL, E'\\xc73f079ca761736b65642030a131a761736b65642032a133a761736b65642034a135a761736b65642036a137a761736b65642038a139a861736b6564203130a23131', E'\\x21ad5e13'),
    ('chat', '', 'messages', '00000002.jGmLZmcj', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdb71b77e'),
    ('chat', '', 'messages', '00000003.RNJeVq7l', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8b28f0ec'),
    ('chat', '', 'messages', '00000005.GQ9GLSii', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6b10ccca'),
    ('chat', '', 'messages', '00000006.1xHQELzl', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8eed976e'),
    ('chat', '', 'messages', '00000008.XB_P2wdc', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc02bb317'),
    ('chat', '', 'messages', '00000009.z8X--YzV', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x13c326a9'),
    ('chat', '', 'messages', '00000011.93rq4CJL', 'msgpack', '2113', '0', E'\\xe1ed742716b980c63300907d0cb989e0', E'\\x97c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0cd44581'),
    ('chat', '', 'messages', '00000012.KGbeHXb3', 'msgpack', '2437', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x98', E'\\x9422072c'),
    ('chat', '', 'messages', '00000014.PGiw-N4t', 'msgpack', '2722', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x99c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc332dd7d'),
    ('chat', '', 'messages', '00000015.0KxZkzhf', 'msgpack', '3046', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036', E'\\x9ac801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x32050f15'),
    ('chat', '', 'messages', '00000017.wbt8cMKf', 'msgpack', '3333', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9b', E'\\x2592fc09'),
    ('chat', '', 'messages', '00000018.0s5O8Cnk', 'msgpack', '3659', '0', E'\\xe1ed742716b980c63300907d0cb989e04a86f2b4eb4c56c0bc957f2959e63036d7b9c808987a0a49450835498e09f0a8', E'\\x9cc801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x906bf528'),
    ('delta', '', '__start__', '00000001.N5UD5mWC', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x35813c76'),
    ('delta', '', '__start__', '00000004.RuHs_7Ur', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642032', E'\\x17cd8509'),
    ('delta', '', '__start__', '00000007.dWQje_b7', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642034', E'\\x330c2845'),
    ('delta', '', 'items', '00000006.1R5z5XFM', 'msgpack', '24', '0', NULL, E'\\xc7150794a761736b65642030a131a761736b65642032a133', E'\\x603dcc44'),
    ('delta', '', 'messages', '00000002._w-psN-v', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1904b72b'),
    ('delta', '', 'messages', '00000003.WFnZsZBM', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8f319c58'),
    ('delta', '', 'messages', '00000005.lpwsDRUv', 'msgpack', '895', '0', NULL, E'\\x93c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xdd0c4cb5'),
    ('delta', '', 'messages', '00000006.1R5z5XFM', 'msgpack', '1219', '0', NULL, E'\\x94c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5ba7138b'),
    ('delta', '', 'messages', '00000008.A5CGyVrV', 'msgpack', '1504', '0', NULL, E'\\x95c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x00fa201f'),
    ('delta', '', 'messages', '00000009.pyai293i', 'msgpack', '1828', '0', NULL, E'\\x96c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ec801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xced87508'),
    ('failed', '', '__start__', '00000001.GAZSu4mH', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x699120cc'),
    ('failed', '', 'messages', '00000002.0dBEBf97', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x51d9f054'),
    ('failed', '', 'messages', '00000003.ZgYuUhwn', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5413b3c4'),
    ('failed', 'inner:42367634-8da8-b150-ff04-7cfb0bb470da', '__start__', '00000001.-8-tEZFO', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x82165213'),
    ('failed', 'inner:42367634-8da8-b150-ff04-7cfb0bb470da', 'messages', '00000002.AMMVN34k', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1cae51e3'),
    ('fork', '', '__start__', '00000001.G2_lt35Y', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x0740e889'),
    ('fork', '', 'items', '00000003.vEIqjfRU', 'msgpack', '12', '0', NULL, E'\\xc7090791a761736b65642030', E'\\x9b68cfa4'),
    ('fork', '', 'messages', '00000002._8Ka5vgT', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc0f71569'),
    ('fork', '', 'messages', '00000003.uVrMF9yg', 'msgpack', '439', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec7960594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74ac416e6f74686572207761792eb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a56f74686572b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbdb72dba'),
    ('fork', '', 'messages', '00000003.wUzHFE7y', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x4793bd22'),
    ('keyed', '', '__start__', '00000001.dEQzmr9h', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe61372442b6cba160cc1d88bc8181c91c9061d9481717fc9720872320ad136b97172e667e7f0c91ee1cb9f90f2a7be4b0a328ce5222485fe5f5c617f1ad27ca0204cb8c54e048a47009d507462d1f99fba36fa2db690b3f7b2173963597703225abd805afdc054d448e59b5f1d22c3caee70713d1b1112b0c1778cee940c1cfb6d62d45b42aea40344d2eefd0b2074dccb16630f299c6836bf61ee0ac650078d86392b31cdcc753941330fcbe7245ce7cd9bc5933f3a934e76979d292b0cef33de38b732a490fbfbae4216086cb5b46ed881fc8a177f35f5367442bbdecfadc01a5216e06616957ef5f80679fc5b755c73521c54b10b02f2d5b0ab60b831cb9a1c7a505df5c9e4077c006ba2d03d187e95d144f21de7ef0d6cba491a8aead0ba4b5f42c9096e807dd0c63aa6b4c6ce049deda63c7f812095ec6acec180e471a36c6fd5487a37afb508508a4e57d8451265eff4a46b1bdb', NULL),
    ('keyed', '', 'messages', '00000002.IO8Fb4jY', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe613724427afe6875ebd51cdac640f13ed84c63d9af01e1c693cc9769c5435b56a6a13f014621863e82581b0f2616b68b1000f9fef7a291fe350a7dbe2b03637bf0bbc2a9ae8c9a134b084e7d8d8afe91abd68e3b52e8ed013d0423001f7040a20fa95e1008b119c7475327c13006141a99b2ed2c1ff26a16ab4e53a3fd6c7e298fa4d285222b4d36f90e04d587124981be013f6de6c8e7838a354d2f1cd2f7c4666c71939cd615a3e574e11ba3a5b49996862a73ba0e97d7c1413a7dc80c039f050dc7b71f22a417632e3ca9821d5114fdb1eb0c5f449e3b282d18478361d0582939093391da266aa96f4201636bc1d7b6277e5b51963756606889d0e9a18eecf210c14c440a84c60b51e3cac67ce524d1a17f6eb911391dad5545d6734bdf87365c65053265015f6dbbe7d7150a5742e31678b8b22c07681a6c49e4e7e', NULL),
    ('keyed', '', 'messages', '00000003.aAS-q9MX', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe6137244ac1905e25d28b5034d10712c1f806ba1d45cdd8de85209773b5765923e798d7ab548afbeb6f4a3738486f24f852744dddfcd850c9d084f34a27f0b97ce564fc2d5afd9497fbaa1112b741475d8f1581d177dc00df4ce62d22d7a197fc47e6959b7efc140520960a66b8391517445cc21ec60486e821858e2b43c9d1887f3fb8ba4d331813e124600edc7af265ff6f10e14c945a1e4d5b1609803a3d8860bde22eaddeadfd35c0038399ed2a20e3d6175acab14ca3706d7c08fcba50009e3d252756a1c539bf37f15135339624c16e673d40b1aa915fa05aa8d977b0d1d43283045ac4948f58cd0337eeefd2c130af7b24eba2b90b3e3bddf362dfde0cc66732a2a9d35c429f0754a9597808200be1a37854c4c67d063e45a444ce97cd1ea1ac0e6f954e82d194c312cb6ae56c33483ad4bfad2c09d15b1beb0c2d75c9b0fcfd9c04e42b9c956b1f3beee652a29b8ac7538a5455bebb13641aeaad02f2fd4ce7d0f8de7e07f9719344131438c671c3d1ff20387f2adaad5a129ed15b42c977a0bf41d1bbc37467d6016c317a2e0d07eaff78f90cdf5f43d06d66af892093d57d9f6500d0ffe2874327f3192c9e22cc8b7ec57cfb23c6ec3276aebc7e6f4542631f25c2906e98792d9ba12d66e64b843d9f05ca869f82b2a90510761a61bdebdeb4eb8147bbf3a830b03f3ec77587a18759bcaa2127f294fdfc449fa9be6520553a080f22c90c53c0d77fd4838c4de36212637e578c565893de0acc843a4ac81738d0a489911f13ba3639324a56231bc5d1bc67c75e2bf136fa6a1c3532e64b7d800c0304445366c57121c64e8df7a5430aaf7a54cd29ac73bc8e8b51c14cc915ff195b9180af26db1b3c7db181ac87e0ee2eeccbfab8422fb0e2332417563', NULL),
    ('left', '', '__start__', '00000001.1ntrNuHz', 'msgpack', '177', '0', NULL, E'\\x83a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493fa56661696c73c3', E'\\xd69d0d27'),
    ('left', '', 'messages', '00000002.42oADWbY', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xa5d276a2'),
    ('left', '', 'messages', '00000003.uvwKQmGK', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x17bc0869'),
    ('left', 'inner:8f989536-126d-26cb-fd57-db355e427870', '__start__', '00000001.1DNHXs-V', 'msgpack', '510', '0', NULL, E'\\x84a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493fa56661696c73c3', E'\\x98de5bc8'),
    ('left', 'inner:8f989536-126d-26cb-fd57-db355e427870', 'messages', '00000002.tlgIaxFV', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x6b38182b'),
    ('question', '', '__start__', '00000001.K6WbMNdY', 'msgpack', '170', '0', NULL, E'\\x82a86d6573736167657391c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ea6616e73776572a85368616c6c20493f', E'\\x26792980'),
    ('question', '', 'messages', '00000002.7pWGw73n', 'msgpack', '144', '0', NULL, E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x789e7d32'),
    ('question', '', 'messages', '00000003._KYIMreo', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x807ca675'),
    ('question', 'inner:157d9784-e91f-0781-a0b8-7dfd23d8720d', '__start__', '00000001.DDfEUUH8', 'msgpack', '503', '0', NULL, E'\\x83a86d6573736167657392c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a131a6616e73776572a85368616c6c20493f', E'\\xef383c3b'),
    ('question', 'inner:157d9784-e91f-0781-a0b8-7dfd23d8720d', 'messages', '00000002.xjUMx-ns', 'msgpack', '468', '0', NULL, E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc75142ab'),
    ('sealed too', '', '__start__', '00000001.2pDFAPjm', 'pg:aes:msgpack', '170', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138e23342783b888db069d1d67e5b738f015be86964a682566684f6952d1dc5b6f1983f2cb76319be40bc7a49b83c9d6254db580b3d7884e581cc1e1da0c2a754913c0d48bd37bc30f17ba8e5dd7b85a75cd4f8680fe7c246e9c91da719d7180099533379b14382ffbfedc02e54e82f872a64395b71587f319083335ef7d85b48f3d4f39dc5cd4238f17f4450ae42e6d78381609f45ede5cca00f2009b83da01873be5c632907a6d4417b90c81ed14ffb3e1c80080f2efa2913dffe225cb6b4da0162f533cb425a', NULL),
    ('sealed too', '', 'messages', '00000002.ubiWznD2', 'pg:aes:msgpack', '144', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138898fbc6d4c0f9709f1b0cece559f3ed57fda673a4057eb7f1780b9ee81ec4d0d996db4af500b9711ff369c6c245efb8195dc73b3df00022c10c05c91746a1036db87ef3aa609118ba054b2974766c12a565a776287bf7731aa2ec8a2300b020d6c2e2bbd7a2523f87f7b6e56dd39d7571ce2da7c2e2f3ac2b8ef41ea6fd53be935ecfde90dce262b4edd9a090126f000a9ed6193d8bfc909a8f710ad51d984d3035470120c13700effe7d374', NULL),
    ('sealed too', '', 'messages', '00000003.jqnLdr_O', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1384ea912f12d257e85cb69c2944d94377dc7f68c00172478087f8fab9e54b6593cd3f560dabbb258ee090bf6978e00b79b8de4088899152d34a7db921e37c6f9bb7f68083dd5724ee4ba181d4ba4353d041fd0c09be1a0350f2fa30266478fb95e853780309f2adbe4ff17810ffd8f3223ab944e652a373d702492fdfde98d7f973c1a6aba645cf98942ec6063dc4086b7d79dfb09e95c8601173e75000d531244d049b3fe93845751fb0ffb16f35d88c3b51906c906d0fd71059ddfd7ea2305c1832307f8f71b548bebc0c4036f82f5b76ab6886b2a5ad5a0517da5603f3ede262b625b56dec50f8dd75256694a242117ba9ac851564a44924595cf574c25f77f692eade746528df10b365608668ac5a29a3847bb1f4f4ff4da69b4d1bd823fcbaaf784a9e1f5fa4960d9048ae636a784d7ced051fe611bfca2e8c9010a1ed103cb0d64b154430908ff28024464a083b02bd7c10e548d927780944cc7b05e2cab6c5731f9269164648de282894169e85c48816ae3e37e586caa865f030e77466ad1f46aa116d97909550ab889b104608bf47d8411472a550dfabefa6dc47651105be259b0f613062be7f3547a7c33be75412e17470ac210f3f2828b58d97f1df55536581f668ddadaad4cad276fa00466355d42c8115614d647ceaec1cb0d297579861de8bdefe1bddfd33070d8607cdf', NULL),
    ('sealed too', 'inner:8212baa4-cbdf-9e6a-cf85-87b474cf8325', '__start__', '00000001.JJ1Rvqh2', 'pg:aes:msgpack', '503', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138e0fbf0d8fe28debe6b5fdc37fd39bd8f10dfd373fd418d8664d0fde907bf2c4c713f33868d0ba3329895255f382fb94a5de9341c2d7f7dcfddb08eabcd144b7570a0133833f3d3ca516dc2722acd9f7cb796705e92c6e1f3d6a48092bbe274c27b6b148fdcbf3c0e3a9e3c0b4327cb4994cdd6e351364baa11651e0802ef3ca4979dfbe3da58bc809cc06ba412f4375b5aeafc358229d19261e39f6d2a294f7b2d1534f07bb0aac408545471ced58fa153bc889250da81a6245fc4758b87dbfca0d8a12cba887fcc4606268dbdec90e7b5ea97d3a7ff3ea6d65b3a1a750a9fdd952fbb71842532f11b98f8235c5705b98b7d2041ddf04744dd0d0406e252c9237ea1903b3359dec0734557578ee2bb997fd9c4e5230c7a89aa8c95c93b944e0bebbaafdc28d9c579a6d35ab476ba3075b39e3bcec4621c8dcd1f834a27e10053327fa29e19a2df7c14424994bc19ce18b64b93f6f7a6e50b899e720ab862098a40cff5d10adeb9527bb17022d3a74d154522f66aad7c13e974e2f8784a33bc2f09433b6db70e7e1e157b96c0564a44613dc1123425b8d859fb36280edd973c4e10996293ecdaec9cb39b7b338fb26a9d041fdef026303e6a0ac663857eb079a04e769649e24555a6a6ba466d3aa4312c23228414efe12d703c49470bb011f5ac2d201f0f79d51e7de9adebca90ffa5be7e261e9c1ec1ddba5f3283cb449fde555e59296ddd361fd292ed97d892513ff3701c1b', NULL),
    ('sealed too', 'inner:8212baa4-cbdf-9e6a-cf85-87b474cf8325', 'messages', '00000002.seTaNv31', 'pg:aes:msgpack', '468', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138c4802ace03905678b5a2d91438dc107cc871f6c3b38f08427b3fc091f588ff3f9451bc8acb3173fcee1998f9046d2f1bf996ac24ce6011b4ee7414ef56c81f380d4fcda37ce02a644573f795ffdaa7c3f1e847d13cf226ed0eb0ccb15d3fc3388edda9606cdd02b0fc813005f16b13efe02ed9860dcc48812597e16afc6b4477e54b3477a1bf411fb3daf7d91e53ffec7529068eef7f9f3c5eb1d0990bf33753b55e34819ae69544e575f0997880d190d57a2305a775f880ff623f24641fe7c752fecd7438f6d85150445c9f4c714a3b22a099915f10ab059ed8403a6d91e752880bab9093659d5a2e9bb7f2b8e8d280116db8fc65ec8764c0abc02587e41fa6a941538c69eb2c4900385df8b1d85d7d351e8477f229776ddc77590fdc87af3aaef20052d0fb3286edaf070acca8d3243ce54bf32000ecbeb16072c368c63f79e03d1f7127580932777816c230c06f7f2633cf1dd8e1831eaf24755be3f1f9603bd1a60a227842e3cbac098b4176bfaf84ce424a970842b6f873f36234ef5d73c7c54ed0f8ba70b9d875e152eeb41b01d076099cf5248bffa5bbcff6e91f14849b550c196c64dad2b850920db13fe580688afdb33fadf2aff703a9733a408ae14d22ad60c275cd13ecae0533aa24376ddff20a283af3b4efb8f08fbd4fe648bf7a59a4f9a98d8624a3e0b9051a103e9a', NULL),
    ('sealed', '', '__start__', '00000001.8ZEejMx5', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1388d22990b215a73242db1cd3c099c21c5b1a7d80c65b8fdfd7475ebc19c53e81a485d980f9fc8459c34675580eba8f39d7d69138b33ef52c33228f019de592126c53d882dfcc58821aaefd6a936615db3e024b8ba2af3717d8bfb5f496d4fa1da53fb65d88bf2bdba3adf563c91c091dcbe427ad10e4b2fe40517ffaf1d89aa8d8fe8afaff65ed835a37da618af2243efc937062bb36d1b0a42ffba4dcbe4bc936ca195655e299d20d93cec3bf0bb15b20940a2b7155496154d79efa29e54be3b83c744cf7f0e88b4a8e810e76cb1a2aa625bfc994423f61cee304308911b896d0d9be62cd7898c05c9d1cf0104fca83c1a6916628202a373dd8c63660d9d8a4144316bf4c44e12ac36d56e5d8e81f5973508f8002768774b3c04d4fee794db54754d5fed5a7afe3153f8e345dedf713150beb2ffc03440755fbded04b76b84fc33a53ad0111bca26bb51d5d28ecbba2db54657', NULL),
    ('sealed', '', '__start__', '00000004.TmtdlT2X', 'pg:aes:msgpack', '311', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138029f4a14621c32e7c60e808779c2124db5a63592065783a6e171d13866f0b44a530eca5d30c56aac823a05c86493729cdee7950e72092d454cf357e8f3631841fed255d978881150fc5d2e7cf61421d2f172165fda0fea7accec2273cb61f16c3445e841f34f9714438c2f5ceb7802eb87266711e14c09dca0ca2cdbfa6c2765a881c7b40b2dc198de5022066ba7fda68c43799f627fe5b19999125610905f19d70465a2e5ea4af245bef80ca6a82b94f8665a963dd17906ac3aaab1a97006fcee6fa45a726ea45d257e15f899612eda53539482af675ece708dcb00f9ab838e34f70141b337d95cb79eaf32f7736af28a01fdd1c167aaef975055ffb9b135bf671d34949d650158d01996f76dbd935e3e4b914b9436e8c47244d0386c519b855c5b0e1cc571d23809cfad5d472d10c8edb95d17a47cb150f479411e760aa71e03497f0e9445fd74e52fdd94aef6b0eaa99359', NULL),
    ('sealed', '', 'items', '00000006.wO0zUwUJ', 'pg:aes:msgpack', '24', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee13854c6deebf400faaf8c082953505be2728ce08a19bc21f7aec751f8ee6266c14846b3fb772b4379dd098a5e157730659beef0a45b', NULL),
    ('sealed', '', 'messages', '00000002.DFfRh-OS', 'pg:aes:msgpack', '286', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee13821667b38b3ce22e337ad163b3e7725cf3b63a9c9d54dbdeb819404005039eb546e1f5da21526a672087850c98e1b114c321ee7e23a4ea560e5fc6ba58467b235f40bd50204f4deabf16ea83208793e1f7f4a6124d32d002ce51f39dd44b7da7e9da6402199458bc510f1e56aeb8eac8d9e6bda4021364fa6731f776cba39f269eb6b548ce485a3039b204dc875736298c54052894899a2bf467e865e975c190d118d131c57051ba7dad8c2be0c04d5862d2ee983a79154af7b188800c667c6fc0c401ba117c911854f324bc12e00f377a7e91329a0c6feabe04612d2c625874aee310d27b64d879e76068f61f520977be612ea98a9996febf1136d85a56a5646d018cecc5d16ec4126e6600c5ff234c44ba35de5a5efe79ecc46588847b65b7f7eee8b10deb9d7aef01e46dad13955519bc034520503d91257f3', NULL),
    ('sealed', '', 'messages', '00000003.tLA8dbPw', 'pg:aes:msgpack', '610', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1389fcbc03a866ae220f070be2a09528290aea83e525c70771417868d5c65c9f77132ed180d1c9fa761656801cc17e1527f265d55fb5043ee6d8909e2034389c0b5cb6832b038a7897d7230da1add61722aea316eb26411402eb8867bb45e0a3c1fab61182761224f14bd51c17e78f45977d8a5e34d39792fd5c8041483296dcb42720213c3d1bbba85f8c9f5312b900a40ceb771a51d2dec044481bbd5426db93a35af5acde8498eb0652f71d7428087c0319cd021713d84f753aa82f2a8d39311354a3c4e9b39616c563975ec8b587a2a4d21ed2ebf60c52e245c6f8e932e77bbe9bcd5044f375e8f437403ab6c4bb666768e354b056c481fdec93e92d353b3d9ff7fda57bd415cb87fd292d3dfda19d6489bd10e16af8f8139939595972ac3545aeaf58bdacca19d5f30b7043c820f4dc3dd7ecacf8ed86933b2b370903ddb1c8e47883e1a3c5c581c79e32ef8927281100b0a0a492b367bcd739429b8341daec76b0df0ce4158bb9a6199ee4f4cd605e6cf7a78f6f63e4ec030619d1542ba47ec80e3658d83d68eafd25d478382450b0f02912935182e7a9379a631895707daa5a359480d651b175dc741c0941ef22e315bf296f509b536115daa7ed90263fb72c88c2f888aab5ab22c767c2ae7098c7893d9309377ec710bd838ca380f45464850ec80149e4e7898b025962509140868f6d5cb334e44f9676738c29b9fea7592cac3d6994c69df7faf1837fe742c3e72a3c72222ac7d5c4e566637c20deb5a55932ad1dde33df37b8649c351db6a2dfa895959b55d2a63eed83d9b00b2b303cffdf50b00707987a3ea43cf6d3b6bbca7928bedbda5712eb8f7711521d6fba4cd5b153cb106048378c1b8cd557df1bc92503ec666a170a294a701b1c72a', NULL),
    ('sealed', '', 'messages', '00000005.XoT_kTH-', 'pg:aes:msgpack', '895', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138017130ec844e0afd61027d6d576c08425154e03b2865e18b0e7bcd80851b6cb07dedae8bae2b44767e198207fcb35a9bc03a08cb45026b8798260c962d76b91e42f1e01e70b8fcb816dbfe7c587dfd9177df4c9d92620f98798b24b3583df42d13599a0a558ed7b4fb9fa392c23ac31098f0894c528340b1f560389535f615e4246a4a5197d0f9d61e4a9c248d626f3eb858c958bff9631e04b40e18ac2c272fd6bb0e7f5ee6dfe0bcdfae016d1f590d925636bf46dade5d0028e15ef4ef6c7314041edfb208778fc9a1a960c2977317af33203479cfda4d8e3081b8d3b99c8e36f83f0ebd12f7d8679737b903894f9087935558576af0a4c101a5a90da79b2dcc24ae37f21e55d51fb561c66746bbbf69fbea1e8e9e677061c2f32035d539d6106bb8bcdc4e4a53e6801df312ca2dd888e63b3a047c91dab483170bc7c2e65260a4755317cd86b8a49e7feabee6027552b329203e4fc14c2d79440b7ad219ced0e93fec3c35193504866a2227a5ebb54477053733a47a895da8a374416372ac12c81707fb4f4be270dc73bb6c29de36a8f98d7876d1c3f7bdd6726a903a7b1c04ad88f5f9301465b6c32e544d792ab2b5a431372aef02d5ef483ec6484e05cfd2714bd9c43c62a402b71b9450899eec808e54777e948cb5902c6561fe4e0d06968141692994bfdf83c2383ca8f1d98e9aab3bda4d37bb76e22436aeafa2a74cfaf15babc5b8bf5ea04f2d72cd0334be570f32564447057ef810a284547d1a064b1bc0ef4c5df01dfc79170b00a5c0e4612fac97bf3188468b75b8d38f4bef041dcd5b9c37fd95f4bf0b716e7a1383953b37afc172ff0480b043926006eae65554f0faab4fe2a1e4841d2b6d159b50272b1ffaa607c551243d05714828c1561b755a0e9fca6738f582f6ae15245ae4b4c670b56f22e45a96594ab52516cbc9348538cc101c1d87486b8c25add1857df8fbd52ffee5f78a059d2b3196a2a6ba47a2405e8ca3b1e2de566a4147e6aabcc1627678b4246c05d9aef0aed4ee3784052d1c8f23b2fb37dcf2480de369a8391507c7434fb32a78ed4abc5d929b4caca07d3d08aa2fb598e221a6dee130be673df149f086dd72d2d8ec5c6e91794885b821f71938d7a644dc8224f13361769a49aeff57984eb8764624c5b5325e9c2d27c369429859cc40c6f3c9e9eef75b1990c4f7745665f2dd0be5b6995f7c7c4b26270109336dca316c9fdd55f9a28904a378cd988fc5c164e3f770dd454219c3b037e62d9d39ed89315718d58113970828b8e09cae33fa54edf6f4ca', NULL),
    ('sealed', '', 'messages', '00000006.wO0zUwUJ', 'pg:aes:msgpack', '1219', '0', NULL, E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138756ed6357bd52ca4daae21e4e65391ef5a37f1cb978c9e182257e31eb427cf0e5001374631347296f4f55145fb2a6eb37e270f2e21e954ea485fed4775b19d075f6cf9f751becce7dbf8a4ace69e244a7bef41676a7a1ceedc5c9a026800621e9b072925f299efbececc943781a2e03783acce90a232f70a4750c671f037a06497aab02e772b705ccaefbdf14b5bca3648dda27758edddb8b2a6535cdd0a874014b69fb51e8e3202c343715c27fcfd0e7bb4805ff31d59a5d3a5e970c51ad3ba58ae2fc021ad4c1ceb1b9f4c77d67f0b2cfb01d39f7facaeaadb74923743cc6850c8abb8d12af3853e9102b7f9effa060fb40fcb6cca52972edf436372cc5dd135ed8ecb42209aaca51444366ee2d6f8295218daf346de5498b3758b6c5876c295c4cd40b893ad7ad76acf4d1ae398752253689bf453cfc15d3ef7055a34f37852f491d3471234acd8679bde8cfecfa733e782730c9c544be6201c5ff4d759ebc11df1d2f1e126b48779374346fae4683c25aa8faf9116cd96f8d408da34335a932d0114a9cca175129ca9ad9db3ec31081fb6f2c714fef19b3eef7f195169aa91a232a1637b174a913aecb31b6847eee6495d8a22943b113053cd024416cc8acaff16f619afb968d03be9fbf3b8c23b039edf48143db43883b53781b4299aaef60543dbc897f5f797d52a103c2d36506e5ce1b6f38296bfcde65cd3e8a5f83d22c754f078c90eedcb8b9be2772e9a0c47906d30ebe0d1ab3e642c6cf035012d572f0c31bebb4cf57d98e91c10169f96888a5ec1290abda091f026b4e83a525c5dbccab558958f2caaafc36d8f594ae829c4cc22f3bbe0cea7559ea54929b5f5296d77d5d99b88810914a82e47b71c2cfbf55dcc9af74979a6befec0d21f7c34bafd315bb962c3376c380c8036adf991a5cdf7eac554bc41fca87ade0707b8c27af74247fc154b67d1ded1461129a51ad6c1684b59cdde49f1c28d257187284d15dd993a9f44122466cd658fa442d65f5346dd10b21d4ef3076ff85156d19649e76dac1b3c1a1a48647230a2117b0168a47d1047866b715a6749bc550f660fb8c1b87e549fa9e79ce7382ca49f80295d5c2667707ff4ee49a50855c8e09fd8468c48474c5a55bad0f64ecdc24562f71595c1988e49ae8e88cf35dc9219eb8cf3c874eaa5bf48947d5acdd5457ba7bebed628f96806f8cf784a21bfe5dbf5c4ef8e0b025fa9aca47cbca933d762638bb64f77bff174a8ed06da560389cf2a26471c12c42f225c1ee8f4a7c02fd3de665065ee93f2bdb4029606b6f3c1f6c4fcfb0fd16db8cc00053105a8f282c87d04ebb32726b6456cfa95ab2d9457fe70dad3da9454a5a61e6c2474c3185b4a6ca5f81d66816662728a1f88314dcac4b6ae8fa7939fdad601947232a5f7faa6c3f08e225fa9ce2cd0baf7800bb48c3a469233c515ac5a2dbd385c3f109eff334dc177e98a0ce12ee49ef4aea678702df31e23af53b787d75dfab4b633fbf378f2cc028b144e75e9736ed15ac790dfed8e6b9a0643c3ade7b83442f9222024ba4d89e8e8bf97aeb8763abc67671249085cb503c708936dc21f829aadcc9d57455acfba3ff04439118fe0c945e75b421b31639b1000942ca44ecb1bc206fa5212dd959be1e5923660e1b393a51d77bc4018743b33ba48ba594732ddd3aa54ac88e37f82706fbbdcc5eb2c3329c60b833336d3b361b68ab82ec4a7a08d0db2be7333a59fbe76a56eaaad982563e9a18653028a', NULL),
    ('timed', '', '__start__', '00000001.av1ltURW', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\x91203d09'),
    ('timed', '', 'messages', '00000002.Stk-6A6R', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5cb35706'),
    ('timed', '', 'messages', '00000003.EiGU17ii', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xab8af180'),
    ('values', '', 'bytes', '00000001.CjNwnOAG', 'bytes', '40', '0', NULL, E'\\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f2021222324252627', E'\\x667a707b'),
    ('values', '', 'large', '00000001.YfJ6X2WR', 'pg:int', '11', '0', NULL, E'\\x0100000000000000000000', E'\\x307d6ebd'),
    ('values', '', 'many', '00000001.f4khUqE1', 'msgpack', '6193', '1', E'\\x8a024d7a55922e87d8b6f0d141f82bc8617f9674de27a4bad9116354c980aca6', E'\\xdc0028d9996c6973742035332c20656c656d656e742033393a20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20616e6420736f206f6e2c20', E'\\x792c7914'),
    ('values', '', 'nested', '00000001.HQR387Vy', 'msgpack', '50', '0', NULL, E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\xc6b4ae30'),
    ('values', '', 'real', '00000001.C5UZNv-0', 'msgpack', '9', '0', NULL, E'\\xcb3e7ad7f29abcaf48', E'\\xf79e17fe'),
    ('values', '', 'text', '00000001.0QftKepZ', 'pg:str', '31', '0', NULL, E'\\x6e756c20002c2061206c6f6e6520737572726f6761746520eda0802c20c3bc', E'\\xcc5aa85c'),
    ('values', '', 'when', '00000001.0ZqsUFtm', 'msgpack', '62', '0', NULL, E'\\xc73b0394a86461746574696d65a86461746574696d65b9323032362d31312d32315431323a33303a30302b30303a3030ad66726f6d69736f666f726d6174', E'\\x429960cb'),
    ('ünï ''code''', '', '__start__', '00000001.GuXf6Xhi', 'msgpack', '311', '0', NULL, E'\\x82a86d6573736167657391c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ea56974656d7391a761736b65642030', E'\\xc441544a'),
    ('ünï ''code''', '', 'messages', '00000002.k7U-9ttY', 'msgpack', '286', '0', NULL, E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe446ac9b'),
    ('ünï ''code''', '', 'messages', '00000003.ULgTo65W', 'msgpack', '610', '0', NULL, E'\\x92c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x24f219c8');

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

insert into "pgcheckpoint"."checkpoint_data_keys" ("thread_id", "key_id", "wrapped", "wrapped_by", "is_whole", "created_at", "shredded_at") values
    ('keyed', 't6VvC-k-K_Hfs', E'\\x01020432303236c3abb2f0799ad3e66bb836560faec0ccaac0eb4b0a25108ff95cfd5c7158eb6d32523ec130684451f60db0896c6a21e17a235e3682909f81afb9f95a9f2a9ff31238ef74185a4aaa81c8c53b2b6ad09bd75b2db8a13b508a545784d9', 'ring:2026', 'true', '2026-11-22 19:45:17.531264+00', NULL);

insert into "pgcheckpoint"."checkpoint_leases" ("thread_id", "token", "expires_at", "attempts", "given_up_at", "given_up_id", "error", "due_at", "tried") values
    ('left', NULL, '2026-11-22 19:45:17.550016+00', '0', NULL, NULL, NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_threads" ("thread_id", "created_at", "active_at", "last_write", "encrypted", "data_keyed", "unfinished_at", "ttl", "ttl_strategy", "ttl_applied_at") values
    ('chat', '2026-11-22 19:45:17.389973+00', '2026-11-22 19:45:17.433259+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL),
    ('delta', '2026-11-22 19:45:17.442003+00', '2026-11-22 19:45:17.454893+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL),
    ('failed', '2026-11-22 19:45:17.483472+00', '2026-11-22 19:45:17.483472+00', NULL, 'false', 'false', '2026-11-22 19:45:17.483472+00', NULL, NULL, NULL),
    ('fork', '2026-11-22 19:45:17.436876+00', '2026-11-22 19:45:17.438018+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL),
    ('keyed', '2026-11-22 19:45:17.531264+00', '2026-11-22 19:45:17.535277+00', NULL, 'true', 'true', '1970-01-01 00:00:00+00', NULL, NULL, NULL),
    ('left', '2026-11-22 19:45:17.545477+00', '2026-11-22 19:45:17.545477+00', NULL, 'false', 'false', '2026-11-22 19:45:17.545477+00', NULL, NULL, NULL),
    ('question', '2026-11-22 19:45:17.462107+00', '2026-11-22 19:45:17.469262+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL),
    ('sealed too', '2026-11-22 19:45:17.512432+00', '2026-11-22 19:45:17.520118+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL),
    ('sealed', '2026-11-22 19:45:17.495907+00', '2026-11-22 19:45:17.509902+00', NULL, 'true', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL),
    ('timed', '2026-11-22 19:45:17.539483+00', '2026-11-22 19:45:17.541832+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', '36500 days', 'delete', NULL),
    ('values', '2026-11-22 19:45:17.488407+00', '2026-11-22 19:45:17.488407+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL),
    ('ünï ''code''', '2026-11-22 19:45:17.458288+00', '2026-11-22 19:45:17.459834+00', NULL, 'false', 'false', '1970-01-01 00:00:00+00', NULL, NULL, NULL);

insert into "pgcheckpoint"."checkpoint_writes" ("thread_id", "checkpoint_ns", "checkpoint_id", "task_id", "idx", "task_path", "channel", "type", "blob", "crc") values
    ('chat', '', '1f1e6ad3-e48b-64c0-bfff-832dfa7a634f', 'f4b962e5-b775-5f89-39b6-ceb924e0260e', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0466c09b'),
    ('chat', '', '1f1e6ad3-e48b-64c0-bfff-832dfa7a634f', 'f4b962e5-b775-5f89-39b6-ceb924e0260e', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xeb6b9039'),
    ('chat', '', '1f1e6ad3-e48b-64c0-bfff-832dfa7a634f', 'f4b962e5-b775-5f89-39b6-ceb924e0260e', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd8f3bb14'),
    ('chat', '', '1f1e6ad3-e48c-69e7-8000-159feeb45a37', 'f52dbe3f-9b1a-1c83-4fa7-e6e25048f4e7', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd955297c'),
    ('chat', '', '1f1e6ad3-e48c-69e7-8000-159feeb45a37', 'f52dbe3f-9b1a-1c83-4fa7-e6e25048f4e7', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xe95e0e94'),
    ('chat', '', '1f1e6ad3-e4ab-605c-8002-781df25246a9', '4ff5d7a0-1382-35a7-81af-31e916855e00', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x70278aa8'),
    ('chat', '', '1f1e6ad3-e4ab-605c-8002-781df25246a9', '4ff5d7a0-1382-35a7-81af-31e916855e00', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\xa67a50e5'),
    ('chat', '', '1f1e6ad3-e4ab-605c-8002-781df25246a9', '4ff5d7a0-1382-35a7-81af-31e916855e00', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xc577ad76'),
    ('chat', '', '1f1e6ad3-e4ab-6f1c-8003-66dbc6a38768', 'e9024e55-b74a-8a4a-c4a7-62f2d4b50f6b', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x665337e5'),
    ('chat', '', '1f1e6ad3-e4ab-6f1c-8003-66dbc6a38768', 'e9024e55-b74a-8a4a-c4a7-62f2d4b50f6b', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\xd7bcc2e0'),
    ('chat', '', '1f1e6ad3-e4bc-61e7-8005-021c3b6209ec', '29065cdb-e492-e4c9-08b2-ca470dca4716', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x79299f2a'),
    ('chat', '', '1f1e6ad3-e4bc-61e7-8005-021c3b6209ec', '29065cdb-e492-e4c9-08b2-ca470dca4716', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\x0da1e5b9'),
    ('chat', '', '1f1e6ad3-e4bc-61e7-8005-021c3b6209ec', '29065cdb-e492-e4c9-08b2-ca470dca4716', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x4ddca3f8'),
    ('chat', '', '1f1e6ad3-e4bc-6ead-8006-b74ec4c29bcc', '51fc992a-c48f-185c-27ca-abc6e59093c6', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x44864d01'),
    ('chat', '', '1f1e6ad3-e4bc-6ead-8006-b74ec4c29bcc', '51fc992a-c48f-185c-27ca-abc6e59093c6', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xd935e7cb'),
    ('chat', '', '1f1e6ad3-e4d0-6973-8008-10dae2dc277d', '7bc51334-eb9e-5a8f-f90b-4dec4816cb10', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991363a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26836b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe64e9e39'),
    ('chat', '', '1f1e6ad3-e4d0-6973-8008-10dae2dc277d', '7bc51334-eb9e-5a8f-f90b-4dec4816cb10', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642036', E'\\x90039572'),
    ('chat', '', '1f1e6ad3-e4d0-6973-8008-10dae2dc277d', '7bc51334-eb9e-5a8f-f90b-4dec4816cb10', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x204cabfd'),
    ('chat', '', '1f1e6ad3-e4d1-633a-8009-551da30849b1', '47fdb659-7b2c-0601-d36c-da2bdf3d92ee', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991373a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26137aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x3734d93e'),
    ('chat', '', '1f1e6ad3-e4d1-633a-8009-551da30849b1', '47fdb659-7b2c-0601-d36c-da2bdf3d92ee', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a137', E'\\x46b8edf3'),
    ('chat', '', '1f1e6ad3-e4e2-6391-800b-c01ba258db26', '690082eb-4b65-cc81-5ffa-4c3cc0db8ee4', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991383a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26838b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x43ccfe6a'),
    ('chat', '', '1f1e6ad3-e4e2-6391-800b-c01ba258db26', '690082eb-4b65-cc81-5ffa-4c3cc0db8ee4', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642038', E'\\x23e46761'),
    ('chat', '', '1f1e6ad3-e4e2-6391-800b-c01ba258db26', '690082eb-4b65-cc81-5ffa-4c3cc0db8ee4', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x16679029'),
    ('chat', '', '1f1e6ad3-e4e2-6cfa-800c-94c2af757364', '305e4471-0497-bad2-24a3-aaf5c7dc2557', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991393a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26139aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbdeb0531'),
    ('chat', '', '1f1e6ad3-e4e2-6cfa-800c-94c2af757364', '305e4471-0497-bad2-24a3-aaf5c7dc2557', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a139', E'\\xfe009dc4'),
    ('chat', '', '1f1e6ad3-e4f2-6e61-800e-54c00328ccc1', 'f6cbaad3-c58c-31a3-144d-c0516c6c594b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c8011b0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d99231303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a3683130b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x72e8389f'),
    ('chat', '', '1f1e6ad3-e4f2-6e61-800e-54c00328ccc1', 'f6cbaad3-c58c-31a3-144d-c0516c6c594b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a861736b6564203130', E'\\x0c9f4844'),
    ('chat', '', '1f1e6ad3-e4f2-6e61-800e-54c00328ccc1', 'f6cbaad3-c58c-31a3-144d-c0516c6c594b', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xd6e22593'),
    ('chat', '', '1f1e6ad3-e4f3-678e-800f-616195d2773d', '429a906e-52c5-4cb3-07f6-81f1ce9da76d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801420594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d99231313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a3613131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbe2f043c'),
    ('chat', '', '1f1e6ad3-e4f3-678e-800f-616195d2773d', '429a906e-52c5-4cb3-07f6-81f1ce9da76d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a23131', E'\\xfc3ab971'),
    ('delta', '', '1f1e6ad3-e50c-6759-bfff-c723aab5bc49', '528f78a0-c4eb-c32e-709d-5459196e3724', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5b4ac015'),
    ('delta', '', '1f1e6ad3-e50c-6759-bfff-c723aab5bc49', '528f78a0-c4eb-c32e-709d-5459196e3724', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x931a025a'),
    ('delta', '', '1f1e6ad3-e50c-6759-bfff-c723aab5bc49', '528f78a0-c4eb-c32e-709d-5459196e3724', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5f736354'),
    ('delta', '', '1f1e6ad3-e50c-6fb6-8000-c47c41b6e92a', '32685cec-b22f-3842-500a-5b5a6dc8518a', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xe42c001d'),
    ('delta', '', '1f1e6ad3-e50c-6fb6-8000-c47c41b6e92a', '32685cec-b22f-3842-500a-5b5a6dc8518a', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xb0a64446'),
    ('delta', '', '1f1e6ad3-e51b-6ea0-8002-c3e89b84acaa', 'a83b4e99-69ee-f7f2-bad0-d40fc0610708', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991323a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26832b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x2f7de76b'),
    ('delta', '', '1f1e6ad3-e51b-6ea0-8002-c3e89b84acaa', 'a83b4e99-69ee-f7f2-bad0-d40fc0610708', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642032', E'\\x8c8ca16d'),
    ('delta', '', '1f1e6ad3-e51b-6ea0-8002-c3e89b84acaa', 'a83b4e99-69ee-f7f2-bad0-d40fc0610708', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x163aec75'),
    ('delta', '', '1f1e6ad3-e51c-6a52-8003-1d8b18a536e7', 'c463c984-d072-33d9-4ee0-d940598bfa5d', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991333a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26133aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x5c7016f4'),
    ('delta', '', '1f1e6ad3-e51c-6a52-8003-1d8b18a536e7', 'c463c984-d072-33d9-4ee0-d940598bfa5d', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a133', E'\\x609b9556'),
    ('delta', '', '1f1e6ad3-e528-6c01-8005-d8ad440ab5cb', 'c7a02e94-fe9c-2a96-fac4-7d3a9768d224', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991343a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26834b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xf9ac5196'),
    ('delta', '', '1f1e6ad3-e528-6c01-8005-d8ad440ab5cb', 'c7a02e94-fe9c-2a96-fac4-7d3a9768d224', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642034', E'\\xdd7c04e1'),
    ('delta', '', '1f1e6ad3-e528-6c01-8005-d8ad440ab5cb', 'c7a02e94-fe9c-2a96-fac4-7d3a9768d224', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x07815a08'),
    ('delta', '', '1f1e6ad3-e529-64a8-8006-5a162454d970', '166d3117-525e-b7da-8895-3e831e2011f2', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991353a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26135aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb236ac59'),
    ('delta', '', '1f1e6ad3-e529-64a8-8006-5a162454d970', '166d3117-525e-b7da-8895-3e831e2011f2', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a135', E'\\xd36c1895'),
    ('failed', '', '1f1e6ad3-e572-6ca8-bfff-920fa20ab92e', '4d70d57b-c036-0b5a-5c57-887adc90ac2c', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x93f30e63'),
    ('failed', '', '1f1e6ad3-e572-6ca8-bfff-920fa20ab92e', '4d70d57b-c036-0b5a-5c57-887adc90ac2c', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x20b58fb9'),
    ('failed', '', '1f1e6ad3-e572-6ca8-bfff-920fa20ab92e', '4d70d57b-c036-0b5a-5c57-887adc90ac2c', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\xaa66ff33'),
    ('failed', '', '1f1e6ad3-e572-6ca8-bfff-920fa20ab92e', '4d70d57b-c036-0b5a-5c57-887adc90ac2c', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x5212b203'),
    ('failed', '', '1f1e6ad3-e573-670a-8000-21f08f7a6152', 'c586a822-fe4d-c10e-5ce9-8c32d6e628df', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc6a4c8cc'),
    ('failed', '', '1f1e6ad3-e573-670a-8000-21f08f7a6152', 'c586a822-fe4d-c10e-5ce9-8c32d6e628df', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x5881f59f'),
    ('failed', '', '1f1e6ad3-e573-670a-8000-21f08f7a6152', 'c586a822-fe4d-c10e-5ce9-8c32d6e628df', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xe94737d5'),
    ('failed', '', '1f1e6ad3-e573-670a-8000-21f08f7a6152', 'c586a822-fe4d-c10e-5ce9-8c32d6e628df', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\xfcfbf154'),
    ('failed', '', '1f1e6ad3-e577-69fc-8001-3448cc667dd1', '42367634-8da8-b150-ff04-7cfb0bb470da', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('failed', '', '1f1e6ad3-e577-69fc-8001-3448cc667dd1', 'a8eb7573-c2c6-9295-e043-c4c073d149f3', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('failed', 'inner:42367634-8da8-b150-ff04-7cfb0bb470da', '1f1e6ad3-e57a-6f79-bfff-6c35c6fe4160', 'd2aaa956-43e1-a0ff-4ebd-b6bb214cca5b', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x0463bf53'),
    ('failed', 'inner:42367634-8da8-b150-ff04-7cfb0bb470da', '1f1e6ad3-e57a-6f79-bfff-6c35c6fe4160', 'd2aaa956-43e1-a0ff-4ebd-b6bb214cca5b', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x3e7f1c50'),
    ('failed', 'inner:42367634-8da8-b150-ff04-7cfb0bb470da', '1f1e6ad3-e57a-6f79-bfff-6c35c6fe4160', 'd2aaa956-43e1-a0ff-4ebd-b6bb214cca5b', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xc73ae5af'),
    ('failed', 'inner:42367634-8da8-b150-ff04-7cfb0bb470da', '1f1e6ad3-e57a-6f79-bfff-6c35c6fe4160', 'd2aaa956-43e1-a0ff-4ebd-b6bb214cca5b', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x283ce42e'),
    ('failed', 'inner:42367634-8da8-b150-ff04-7cfb0bb470da', '1f1e6ad3-e57a-6f79-bfff-6c35c6fe4160', 'd2aaa956-43e1-a0ff-4ebd-b6bb214cca5b', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x7fea2655'),
    ('fork', '', '1f1e6ad3-e500-6fe4-bfff-fbaf7b229f78', '378e51b2-d09f-fe5a-08d8-6cf6010f63ae', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x7d131b09'),
    ('fork', '', '1f1e6ad3-e500-6fe4-bfff-fbaf7b229f78', '378e51b2-d09f-fe5a-08d8-6cf6010f63ae', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x4dee2136'),
    ('fork', '', '1f1e6ad3-e500-6fe4-bfff-fbaf7b229f78', '378e51b2-d09f-fe5a-08d8-6cf6010f63ae', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x3d28dcf7'),
    ('fork', '', '1f1e6ad3-e501-6860-8000-ff22ddf763a3', 'e4fc4e6f-50ac-e67c-9ce7-3939f21cdee2', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x8a49eb44'),
    ('fork', '', '1f1e6ad3-e501-6860-8000-ff22ddf763a3', 'e4fc4e6f-50ac-e67c-9ce7-3939f21cdee2', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xbaba8a9f'),
    ('keyed', '', '1f1e6ad3-e5e5-692d-bfff-f21ec9f7c96b', '56fe0431-839e-dfca-f3fc-455ba272c9f7', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe6137244ea4da3453622da47a3d5be82fe30a992109bd7877eda68dfd935ee1e078b6a9cfc9a47c0fdc71a68a4788287b05c4f9971bcc7d5b86a02ab1fc3410c62d04fde4e7f1d4824b0bbfed5bd184b69bdc8aced65e8ffd039daf41a60940deb515a6788b399b4c11d1248146baadfb32300208eeabfedc5659bfdd86e2ff3e3f142ce971c6a1ff8b5473bf799e5aa957a5573c854f6d660a1d2ec629b81ac12c0144f11dd2f5577bbc79bf89bbfcf102516d53dd086841be297e899b41540a85a80c95591a7fb9afc953c9607d2a9fabb7aea5981d0d431e50a7569bd96d3a03234936e81063e8fb893bd7fa907a8ab3633bc825e4bdb61e8ff526a8a85778187bc4feb249cff65debd15a9f7561a0e65958dce550f8a3c977984070082e693f4ed09568ac8fbb0fb44489bd6818c4c4d4bd487e8616213ef9d4fab81', NULL),
    ('keyed', '', '1f1e6ad3-e5e5-692d-bfff-f21ec9f7c96b', '56fe0431-839e-dfca-f3fc-455ba272c9f7', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe613724416872a8fece5bc0d73372fd5b784e639d73efbd43f38f859d8ca46de34a7a64fba3f26ccb2', NULL),
    ('keyed', '', '1f1e6ad3-e5e5-692d-bfff-f21ec9f7c96b', '56fe0431-839e-dfca-f3fc-455ba272c9f7', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe6137244c8f62d3995702dfb8958f39c2633f111a3fccfba04ace99d13d586c0', NULL),
    ('keyed', '', '1f1e6ad3-e5e6-6328-8000-20ad55b3a99f', '8c5c00a4-a8a8-7c2d-c1f1-784eae0702ec', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe61372448999bc219283cc7c55427b215736a65cc767a20c79dc7eeebbeac374e9a58a365ca8fd068bb09f38001da5f811ce3a4e901a91322789004a1974dd07414c1c864d66514ba52f752980a4a017168c53a0a3e8331c0ab337581b4808bba74f9c8bb0daa50acf42cef521efe69bed714354d2400236f34fbe09782c47d016dd787120f5f0a1ca9ee6ece65bc8a7c988e3686a9c6a3886617ac5a8e872fa2fc49dcb430686875c0db134efeed6147900968159723c25316a9012a80787da15c6b7d38abe8c3aefefa684b17ddb9729196368bf4edff43b111ae3e01ab28a100ac6bc88084d525a94acebc8d29d468637bd5106d322610852deda8d6c0571e26b37b2218b02c926f552cab72b20b19d0a04a2ecd8c29424668e55080c2cf41afe4b18bb2a0a2a8aa84397542f86b5d6e2ad846a100662c1835c727f9ebf622bcecb09337c7de4fc6bcd9d548c7cf7bed4ac031506f6cc02c7c565b3c8c59f1655530ac0', NULL),
    ('keyed', '', '1f1e6ad3-e5e6-6328-8000-20ad55b3a99f', '8c5c00a4-a8a8-7c2d-c1f1-784eae0702ec', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe6137244da37ce38caefe134fa41e2d257215498988cebe26d0dafd6f9c0142e989604', NULL),
    ('left', '', '1f1e6ad3-e60a-64cc-bfff-01fb7e11f2a0', 'ea47e10f-d2ab-d88a-f809-05bcea243e62', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xb0503872'),
    ('left', '', '1f1e6ad3-e60a-64cc-bfff-01fb7e11f2a0', 'ea47e10f-d2ab-d88a-f809-05bcea243e62', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xd1cdf642'),
    ('left', '', '1f1e6ad3-e60a-64cc-bfff-01fb7e11f2a0', 'ea47e10f-d2ab-d88a-f809-05bcea243e62', '2', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x3e995bec'),
    ('left', '', '1f1e6ad3-e60a-64cc-bfff-01fb7e11f2a0', 'ea47e10f-d2ab-d88a-f809-05bcea243e62', '3', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x10c23372'),
    ('left', '', '1f1e6ad3-e60a-6d05-8000-09b032d743e7', 'af9ecb10-d02d-aa1c-b4f8-444dce2c2258', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1c4c1c8e'),
    ('left', '', '1f1e6ad3-e60a-6d05-8000-09b032d743e7', 'af9ecb10-d02d-aa1c-b4f8-444dce2c2258', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x4eaae94e'),
    ('left', '', '1f1e6ad3-e60a-6d05-8000-09b032d743e7', 'af9ecb10-d02d-aa1c-b4f8-444dce2c2258', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\xe037fb05'),
    ('left', '', '1f1e6ad3-e60a-6d05-8000-09b032d743e7', 'af9ecb10-d02d-aa1c-b4f8-444dce2c2258', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x7a21534c'),
    ('left', '', '1f1e6ad3-e60e-6fbd-8001-bbd8f930c3f4', '567a8f39-4372-979d-0427-5599d444722b', '-1', '~__pregel_pull, beside', '__error__', 'msgpack', E'\\xbf52756e74696d654572726f72282774686973207461736b206661696c732729', NULL),
    ('left', '', '1f1e6ad3-e60e-6fbd-8001-bbd8f930c3f4', '8f989536-126d-26cb-fd57-db355e427870', '-1', '~__pregel_pull, inner', '__error__', 'msgpack', E'\\xb043616e63656c6c65644572726f722829', NULL),
    ('left', 'inner:8f989536-126d-26cb-fd57-db355e427870', '1f1e6ad3-e612-6421-bfff-197f558b058a', 'd2181a13-971a-0326-ca3e-31b673e2b70a', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xc84b46c2'),
    ('left', 'inner:8f989536-126d-26cb-fd57-db355e427870', '1f1e6ad3-e612-6421-bfff-197f558b058a', 'd2181a13-971a-0326-ca3e-31b673e2b70a', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\x58399f51'),
    ('left', 'inner:8f989536-126d-26cb-fd57-db355e427870', '1f1e6ad3-e612-6421-bfff-197f558b058a', 'd2181a13-971a-0326-ca3e-31b673e2b70a', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x30978d5b'),
    ('left', 'inner:8f989536-126d-26cb-fd57-db355e427870', '1f1e6ad3-e612-6421-bfff-197f558b058a', 'd2181a13-971a-0326-ca3e-31b673e2b70a', '3', '~__pregel_pull, __start__', 'fails', 'msgpack', E'\\xc3', E'\\x4ffc58c4'),
    ('left', 'inner:8f989536-126d-26cb-fd57-db355e427870', '1f1e6ad3-e612-6421-bfff-197f558b058a', 'd2181a13-971a-0326-ca3e-31b673e2b70a', '4', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x1240a3c8'),
    ('question', '', '1f1e6ad3-e53e-6e60-bfff-bec372ce735c', 'e1007814-60fa-508d-81a1-90d6e4f04485', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbb88d8bc'),
    ('question', '', '1f1e6ad3-e53e-6e60-bfff-bec372ce735c', 'e1007814-60fa-508d-81a1-90d6e4f04485', '1', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\x28b3ec75'),
    ('question', '', '1f1e6ad3-e53e-6e60-bfff-bec372ce735c', 'e1007814-60fa-508d-81a1-90d6e4f04485', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x6ab2f4f7'),
    ('question', '', '1f1e6ad3-e53f-667f-8000-608ebe4a0f2e', '3eafb6ba-76d1-c2c0-d214-26dfafbcedf9', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xd3e9bb75'),
    ('question', '', '1f1e6ad3-e53f-667f-8000-608ebe4a0f2e', '3eafb6ba-76d1-c2c0-d214-26dfafbcedf9', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\xb044814f'),
    ('question', '', '1f1e6ad3-e53f-667f-8000-608ebe4a0f2e', '3eafb6ba-76d1-c2c0-d214-26dfafbcedf9', '2', '~__pregel_pull, reply', 'branch:to:inner', 'null', E'\\x', E'\\x84b70781'),
    ('question', '', '1f1e6ad3-e53f-667f-8000-608ebe4a0f2e', '3eafb6ba-76d1-c2c0-d214-26dfafbcedf9', '3', '~__pregel_pull, reply', 'branch:to:beside', 'null', E'\\x', E'\\x90909489'),
    ('question', '', '1f1e6ad3-e542-6b77-8001-91121a24172f', '157d9784-e91f-0781-a0b8-7dfd23d8720d', '-3', '~__pregel_pull, inner', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206635613033326438323632633037336662366438376630366139316664363466af726573706f6e73655f736368656d61c0', NULL),
    ('question', '', '1f1e6ad3-e542-6b77-8001-91121a24172f', 'feef4c96-557c-eb85-6895-3009d34d9b96', '0', '~__pregel_pull, beside', 'items', 'msgpack', E'\\x91a6626573696465', E'\\x16062c59'),
    ('question', 'inner:157d9784-e91f-0781-a0b8-7dfd23d8720d', '1f1e6ad3-e546-61cd-bfff-38fbfd0c68f5', '88a654d4-6380-fb7e-7550-f1a3b7248db1', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x92c78c0594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74a64d617920493fb16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a168b36d6f64656c5f76616c69646174655f6a736f6ec801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xed9d35d7'),
    ('question', 'inner:157d9784-e91f-0781-a0b8-7dfd23d8720d', '1f1e6ad3-e546-61cd-bfff-38fbfd0c68f5', '88a654d4-6380-fb7e-7550-f1a3b7248db1', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a131', E'\\xff3c3b51'),
    ('question', 'inner:157d9784-e91f-0781-a0b8-7dfd23d8720d', '1f1e6ad3-e546-61cd-bfff-38fbfd0c68f5', '88a654d4-6380-fb7e-7550-f1a3b7248db1', '2', '~__pregel_pull, __start__', 'answer', 'msgpack', E'\\xa85368616c6c20493f', E'\\xaa46706f'),
    ('question', 'inner:157d9784-e91f-0781-a0b8-7dfd23d8720d', '1f1e6ad3-e546-61cd-bfff-38fbfd0c68f5', '88a654d4-6380-fb7e-7550-f1a3b7248db1', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'null', E'\\x', E'\\x67f6a784'),
    ('question', 'inner:157d9784-e91f-0781-a0b8-7dfd23d8720d', '1f1e6ad3-e546-6a18-8000-e685bac07fb5', 'a846d5c7-f475-c3bd-12d6-df6aedd9a29e', '-3', '~__pregel_pull, ask', '__interrupt__', 'msgpack', E'\\x91c76b0293af6c616e6767726170682e7479706573a9496e7465727275707483a576616c756581a87175657374696f6ea85368616c6c20493fa26964d9206635613033326438323632633037336662366438376630366139316664363466af726573706f6e73655f736368656d61c0', NULL),
    ('sealed too', '', '1f1e6ad3-e5b9-6891-bfff-bceb8ffd59b5', '6cd09e7a-c064-8794-b99d-a0d789c7a79a', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1385e441be41b6f6b96deaa92a32942b8ca50a33fd650e799a8132cac9bba1cad3ee58480eb4a2786f81fb610aea90ef927ff17e06ac6b10d5dec065239258673d510dedf67fc605f110d7f2e931cf83adac30c876b29908901d76851e405aa7ee7ba52d10edf6e285bcf40e0e28f90fe36b65df2bf5ffdc02da69debb3a385ecf4ff13bb3e3dd63d3d7318130f68082ac4797a79778a1b7842105dde3d36baec6ababa23bdac77ce64cd9b641e', NULL),
    ('sealed too', '', '1f1e6ad3-e5b9-6891-bfff-bceb8ffd59b5', '6cd09e7a-c064-8794-b99d-a0d789c7a79a', '1', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138f3b96f9e0b5ce855e27fa05ab8e1903b9d8832ead075d90bd26bd7baeb49cc84f29ef37838', NULL),
    ('sealed too', '', '1f1e6ad3-e5b9-6891-bfff-bceb8ffd59b5', '6cd09e7a-c064-8794-b99d-a0d789c7a79a', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138a3069109908b116785b1b083e124ef7d3f397e003477fe0e9fb7ca3b', NULL),
    ('sealed too', '', '1f1e6ad3-e5ba-61cb-8000-1b2aa457dd8f', '5bf2804e-baff-fe3c-da98-c651961338bf', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee13852f9a1bd75997ffca4a6c551bd004eb003f0fa79a6339fde687ae034f2b6e676846dfd98401b62ffe9bb4a0af306f0f31ee201ce91284130d25d8abbf3f64f06b1326617ad500269e7892890b861d71e564c5e21af7ac32f752da8bfeeee5ea781fa3efb9fe925d0217a31077d6f1be0fa220776d212c69e7b3617d11302968043c1a34d364d39d8c8e5690fd766aa986eb4d448a51fb31b0560675f2341f9454069053341f0977073158bf30c3567ba61af7b09b6e39e92230f503459d84a0c10e0dbe6579dd5498a8769238a1dea2c307549c7675984725fff3d63f56d9f3727c8ff2bdc79fefa256b99e6ae61ce47a41eadb5695b817f982f9bc4c552fe514e2b540b0c7191c2f8160bb929d8bdbcb64c63dcdc081baa123e1fc9937445f1a883dda9e71826364b54e7dd4148209379cd075b525adca947b135f82de34bebcbfffa2ab96b3cc49712a1c0ef12079abf91d5f890180f5424f2f8c837e9c3020a', NULL),
    ('sealed too', '', '1f1e6ad3-e5ba-61cb-8000-1b2aa457dd8f', '5bf2804e-baff-fe3c-da98-c651961338bf', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138b4b567813a2117074e1688f12667ae11c44b592996f01965bb076f9329eff4', NULL),
    ('sealed too', '', '1f1e6ad3-e5ba-61cb-8000-1b2aa457dd8f', '5bf2804e-baff-fe3c-da98-c651961338bf', '2', '~__pregel_pull, reply', 'branch:to:inner', 'pg:aes:null', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138d894aea0d4ced0ec7c609532c7fe7c7c8d705247585fdef8dd6a29eb', NULL),
    ('sealed too', '', '1f1e6ad3-e5ba-61cb-8000-1b2aa457dd8f', '5bf2804e-baff-fe3c-da98-c651961338bf', '3', '~__pregel_pull, reply', 'branch:to:beside', 'pg:aes:null', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1384e5e6879a2ee1d971324fe7b02977eb25c3c99fc9c3211a23227e22e', NULL),
    ('sealed too', '', '1f1e6ad3-e5bd-6c6e-8001-e22b5be2afd4', '8212baa4-cbdf-9e6a-cf85-87b474cf8325', '-3', '~__pregel_pull, inner', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee13881716255a62e0ce594f9bf13c386ba82217ec8e678cab5f687db8af6033367572c865f5aacc6b848c14dfec60816b36efa78e90be8a7fbb301ddc754e5e759520b478e0c633bb43409a706216136480ece2fee0e4f2ce179ec4bc793d427db1d769bfe00480cf5c0affde8f7c8e8354327fcda95d72b5a13d35f84bfb96ad3f39b68247d738f9436aca2d5', NULL),
    ('sealed too', '', '1f1e6ad3-e5bd-6c6e-8001-e22b5be2afd4', 'b80bfcc1-9605-8d85-8f6c-eac1ba2dd12d', '0', '~__pregel_pull, beside', 'items', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138242d77e4ad6b84e138a7631d6625b1adfd85dd658105611059158d30197f0e4a18960abe', NULL),
    ('sealed too', 'inner:8212baa4-cbdf-9e6a-cf85-87b474cf8325', '1f1e6ad3-e5c2-61e9-bfff-9cbd6c2ad50c', '2a83ca62-56b7-d020-1204-ec76a67c6e17', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee13820a0baf0ba994b7fc89fea24b595f89202c2696cd4020f4d69eb2acb06f57ee84ee04af28e4edaf5d21b94c7677201a6c6e299fe60819c7d3f2da770ef42fdd44b2b5112d8271f8abe652d66ffd789f24a51c153847d89eacbc6b23fddd7f054f114a9d4664403ad1eb350f899dafc96be3c9fb7b4c91733a53bd80db0523d0bdf73855fbb0147d970aba74c5b286968b1e01000e5065a404f4a85521128bd204c5a7c39239921facb62d021d3e22a7b3a23e696acae02f72dbb2318bb3043353b2f7e686211c7c4a512d455819ae852ef7d72b6ba82493801306c23bce07ccdfc95e4ad654d1ee49cc04d9bb23cc64156de984f77de6d0dac4f8246f2356bc119493f8cb675ddb063954f0eaa095d127712398039e111d4f830db8c1ec8b5ecbb82bd9e6dbabc378d6d4af77846d8fe04912ebf5a10c4680937ff88e3c37793385585217bad882a2a5a402a6d0a1acbdea72e99e9bc967076903b0a70a5cd7ebfbdc729f90025359b90cdf7a6cfa258051a166c2d85d443508793ab67d5788d13878adff3c1461a37c87baab8ae126aeb2275e6b51bebab982daf3b0ee9a343278be278d1f002562df42b880d90d065f3ec2b2e377af01ccb0f464b87fb6239ab86760dccdc47054d8bbe2847c06b410ccee5473551a5d47de216bc6b05a65a84ff34eaedbba1a73cd35d1aa2cd39b7', NULL),
    ('sealed too', 'inner:8212baa4-cbdf-9e6a-cf85-87b474cf8325', '1f1e6ad3-e5c2-61e9-bfff-9cbd6c2ad50c', '2a83ca62-56b7-d020-1204-ec76a67c6e17', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee13801795583f8fc8438dc5998552d06cc1cdc840eed6f78fffe38b6789f84b1b8', NULL),
    ('sealed too', 'inner:8212baa4-cbdf-9e6a-cf85-87b474cf8325', '1f1e6ad3-e5c2-61e9-bfff-9cbd6c2ad50c', '2a83ca62-56b7-d020-1204-ec76a67c6e17', '2', '~__pregel_pull, __start__', 'answer', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1389fcf317a40abb16cbe4095052d82a6483218670ed645812beb7ea48bbb5478d3c0a47bb13e', NULL),
    ('sealed too', 'inner:8212baa4-cbdf-9e6a-cf85-87b474cf8325', '1f1e6ad3-e5c2-61e9-bfff-9cbd6c2ad50c', '2a83ca62-56b7-d020-1204-ec76a67c6e17', '3', '~__pregel_pull, __start__', 'branch:to:ask', 'pg:aes:null', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee13816b4eb5599fe7965707218b5c89aab37edcf7e796d9f4aa55c603a6e', NULL),
    ('sealed too', 'inner:8212baa4-cbdf-9e6a-cf85-87b474cf8325', '1f1e6ad3-e5c2-6a68-8000-1725264fa2d9', '670f65df-f69f-f29e-b1ed-69d5c9c954fc', '-3', '~__pregel_pull, ask', '__interrupt__', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1384b503ef122e696055d52ed775f67b1e102252d99d8aaff276a779a8cc3fdfee7462306498b049dcc6f49359d7e9ffcc6cb89a45f017b4e2157f4c0308a734b5df98cb7af61c78b3b05b9e88320fbb8577a6feb411ff7374b3680a4ca380b7fed48fe2eb9c7e6c16dd439946e7acf42cb57a1dea2fffc25c1e2ee9800feff7b6da3d50910b31a14acb43113', NULL),
    ('sealed', '', '1f1e6ad3-e58f-6c0f-bfff-3c8bbee80887', '9ffd34b9-6711-abb2-34d9-2ec35426cd0f', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1380abf94ca3e05d16265af65654ab68c89e4f4f108604dd0c32d4dcc22e3d8cd3057000f6f6c417e242cc196946158a44dffba59a5d287027d139f3ee71a36a5108c35dfe55aab1c687ea5a126536e286adf8936e70aed5b9416e958ff265bfd83b3cfa2e8203c3a96c998be44eea2a64943ca85f490f15a5b20e8f27492068b84c75bd86fb050180972a6886dca60a7c11a5f22060bdcf8d414c70a72673ab2606298a3f7a902f65cb9308d1496ff42e43a3c01ec3ba214f9d60023dd398c6a61b232056f4c197b28f59351a0a831db40e91724c14374f9d09023d01fdaa71077faa9016b360a7425275646b962bbae3e5446c0640671ecbbf13e9487c81a96abfb6bbe31c6bd34ede6c2e9bb582e5adfa4f61f95d41a32faed6e7d817868533da3adf9358a64c9be64be6dab5e887539c4e97f26d8bf993f2a56', NULL),
    ('sealed', '', '1f1e6ad3-e58f-6c0f-bfff-3c8bbee80887', '9ffd34b9-6711-abb2-34d9-2ec35426cd0f', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138b66c408bd4c6d7c828bd48e41560501ffeada36642bb89a4630104f6dd8b10ea3bb390f9ef', NULL),
    ('sealed', '', '1f1e6ad3-e58f-6c0f-bfff-3c8bbee80887', '9ffd34b9-6711-abb2-34d9-2ec35426cd0f', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138e00951f79a38633e12cf49e9fcc70460454406f2d17155882a17b67b', NULL),
    ('sealed', '', '1f1e6ad3-e590-657f-8000-5e133123e076', '2bd64c86-10b0-bf80-b271-16f705d5f29f', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138c2f1d61971ef0bc0714e776d4db232be693710583aec2f2267d509a70c47bcc9163d677260a2dd434449d4a9732e3cf8fe53de00238725a725bd41aeee782d8546546825567b467966b6103c0435e400e9bb09e1789f0fa650a342b6120468306e26faaf1f2ee3944cfd619e0607bbb9bc4fe58705cd40565cfc806209048cc74ba773d8451b07585e802ba0ad9e0387c565aeeef11df945d93e13e159d1250afbec56cafe4393801c728e24aecf0d3e6fb8812ac462c27494aa1683d1e694f8b5d2204004fc11c08b12290bf7d93ef93ef51403579b4d27419a81917ccf1d36d1a0c739a11f3301f3d5a81c6beaab5c70b9254c3a4fbd74bb5433de2bb3a283780f46996ea75b44131ec02daeba3a2a83735917a244292297a51274a72bd550726a95dcd3a4fd9ede42b7c75c06f9f07df88eeebfac24064bdf7eab5c3c2acd3c14c88c86a7a09331732d89ef52045354cf3cbc770a2cb701a73b20bd66354388', NULL),
    ('sealed', '', '1f1e6ad3-e590-657f-8000-5e133123e076', '2bd64c86-10b0-bf80-b271-16f705d5f29f', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138fcd8412b7be3b0486ea6eb1cff140ae287d3bf2d796dcc09af549256bfef84', NULL),
    ('sealed', '', '1f1e6ad3-e5ac-6919-8002-5bdfdc449d74', '80f58457-3e84-086f-fee6-7cbaa49aa07d', '0', '~__pregel_pull, __start__', 'messages', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138d0edc9dbbcf5ca8c0bccd1c609e305c988ce70ede6372eeca0feccec5cf82420e8384a8179d469393b0ed3e675d69db00d86709685d368e29e1ddde8e33a4907ec6ad4b6182971fe67bc95b9108bf17d1ec85d564472efdbf3ae35dcaa2639352e836147a27605e03f6f7ee57ec6d10921b85f0d57413397ef31e4ebbcda799fb5924d06289aa91b33a5f9ca22f6e6b36b22405602abfd372aa7778f8c7a9bbf3a6397c85b3d811c364827251ad62abd25f5090b3b7b7256851611213fc1e8b6aabf6417905de7e980a5db96f06dfd44d5ff0e7f8c53d6d2c541f4673437bae48ace2c31b674953d3ecee2fff96a1d8c473e4aecf353e725b798c9b7e3b4124e32f498978eec1b3556990b292458816790bc3b14d63f46aa0601a7291328b635242d5fc5491ff0249a17af9fa4510dc957489901ab125b7dc9b3', NULL),
    ('sealed', '', '1f1e6ad3-e5ac-6919-8002-5bdfdc449d74', '80f58457-3e84-086f-fee6-7cbaa49aa07d', '1', '~__pregel_pull, __start__', 'items', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138ed4ab0e9f1881109e8ab740282d9872c22128e4be87a8c2954af04b1756a994f1f317de7fa', NULL),
    ('sealed', '', '1f1e6ad3-e5ac-6919-8002-5bdfdc449d74', '80f58457-3e84-086f-fee6-7cbaa49aa07d', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'pg:aes:null', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138ca189ad8a8a3456039b2975c94aa50f5248048a418976d2187ca4506', NULL),
    ('sealed', '', '1f1e6ad3-e5ad-62a5-8003-a68e7fb0fbe5', 'c0ffd79a-8ecf-098b-d808-d87d06e732a5', '0', '~__pregel_pull, reply', 'messages', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138e7cc9f7b90a2764fbfb58988b94e7f217d3397f760d629c9df8b2a21c37160a08b9d22f9f33be4fc8e02c393d6454ddad2fd27b1696a81c6d0c240d2e8240bc2913696f961364b21397d3aa2144b77af6120333e2080edffdebab940fd3e64a2f05c73b6a162ed85b42c5feb9de2c38042deb3f28f7366997ba7e2f3085295278fbed883787647f7f0666e2b4913d28d4bd98965ceee967022ed1060d1feb0c8978a19bfa4f3a2e6ee71601a14b7a63c703cbb20b5e2c8ecac6be73f635989c0754a8627c002e3e42c410ec71530bdb9fc56ed2b2b61b93a22be2e43f5ee760362a158e1316c4a4918a1d0796d3b57a7fd48a22749b0b64833d5d0c4460b22959083fa7bf1d1edb8d630a09fea41347770b418659dac58887bc63b3d56d053c7261acff382fe2550fc8f8dde125df0339f85cd58b3ef6aea1d6631623da9eb37fac1902b03a5f4254e68928f6ea03880dce82d8e49782bcfdd71ff12f5495de935', NULL),
    ('sealed', '', '1f1e6ad3-e5ad-62a5-8003-a68e7fb0fbe5', 'c0ffd79a-8ecf-098b-d808-d87d06e732a5', '1', '~__pregel_pull, reply', 'items', 'pg:aes:msgpack', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138caacdab8a1e53b134b7cd052581a9fe8d94df5ab94f4ee175961c27c436c6b', NULL),
    ('timed', '', '1f1e6ad3-e5fb-6bc2-bfff-8fd633d6909f', 'ef1fd0e7-d6ee-35cc-e472-8660ce5be195', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\xbd4bf1d6'),
    ('timed', '', '1f1e6ad3-e5fb-6bc2-bfff-8fd633d6909f', 'ef1fd0e7-d6ee-35cc-e472-8660ce5be195', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\x47ebd3d3'),
    ('timed', '', '1f1e6ad3-e5fb-6bc2-bfff-8fd633d6909f', 'ef1fd0e7-d6ee-35cc-e472-8660ce5be195', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\x61bd4130'),
    ('timed', '', '1f1e6ad3-e5fc-6494-8000-5814bac7a7d5', '51092f87-5daa-46c6-c26c-87cf4172a937', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x81667127'),
    ('timed', '', '1f1e6ad3-e5fc-6494-8000-5814bac7a7d5', '51092f87-5daa-46c6-c26c-87cf4172a937', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x1928dc0f'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '0', '', 'text', 'msgpack', E'\\xa770656e64696e67', E'\\x4a536168'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', 'task', '1', '', 'nested', 'msgpack', E'\\x82a46c6973749201920281a57468726565cb400c000000000000a3736574c7110093a86275696c74696e73a373657491a161', E'\\x4f1bd18e'),
    ('ünï ''code''', '', '1f1e6ad3-e535-693a-bfff-2a1e2fb0b34b', '168eb277-9d20-0947-802f-c6a4911852d5', '0', '~__pregel_pull, __start__', 'messages', 'msgpack', E'\\x91c801190594bd6c616e67636861696e5f636f72652e6d657373616765732e68756d616eac48756d616e4d65737361676586a7636f6e74656e74d991303a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a568756d616ea46e616d65c0a26964a26830b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x1301f7e3'),
    ('ünï ''code''', '', '1f1e6ad3-e535-693a-bfff-2a1e2fb0b34b', '168eb277-9d20-0947-802f-c6a4911852d5', '1', '~__pregel_pull, __start__', 'items', 'msgpack', E'\\x91a761736b65642030', E'\\xae66c313'),
    ('ünï ''code''', '', '1f1e6ad3-e535-693a-bfff-2a1e2fb0b34b', '168eb277-9d20-0947-802f-c6a4911852d5', '2', '~__pregel_pull, __start__', 'branch:to:reply', 'null', E'\\x', E'\\xda296b32'),
    ('ünï ''code''', '', '1f1e6ad3-e536-61f1-8000-5b561c58c0bb', 'af68597b-2f59-7a1d-ba1e-a1ce00b59801', '0', '~__pregel_pull, reply', 'messages', 'msgpack', E'\\x91c801400594ba6c616e67636861696e5f636f72652e6d657373616765732e6169a941494d65737361676589a7636f6e74656e74d991313a204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e204f6620746865207468696e677320746861742077657265207361696420696e2074686973207475726e2c207468697320697320746865206c6f6e67657374206279206661722e20b16164646974696f6e616c5f6b776172677380b1726573706f6e73655f6d6574616461746180a474797065a26169a46e616d65c0a26964a26131aa746f6f6c5f63616c6c7390b2696e76616c69645f746f6f6c5f63616c6c7390ae75736167655f6d65746164617461c0b36d6f64656c5f76616c69646174655f6a736f6e', E'\\x359dde8f'),
    ('ünï ''code''', '', '1f1e6ad3-e536-61f1-8000-5b561c58c0bb', 'af68597b-2f59-7a1d-ba1e-a1ce00b59801', '1', '~__pregel_pull, reply', 'items', 'msgpack', E'\\x91a131', E'\\x04ddf989');

insert into "pgcheckpoint"."checkpoints" ("thread_id", "checkpoint_ns", "checkpoint_id", "parent_checkpoint_id", "checkpoint", "metadata", "sealed", "checks") values
    ('chat', '', '1f1e6ad3-e48b-64c0-bfff-832dfa7a634f', NULL, '{"v": 4, "id": "1f1e6ad3-e48b-64c0-bfff-832dfa7a634f", "ts": "2026-11-22T19:45:17.387888+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.aIWkM-jQ"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb8494890f4ad58327abc059a'),
    ('chat', '', '1f1e6ad3-e48c-69e7-8000-159feeb45a37', '1f1e6ad3-e48b-64c0-bfff-832dfa7a634f', '{"v": 4, "id": "1f1e6ad3-e48c-69e7-8000-159feeb45a37", "ts": "2026-11-22T19:45:17.388433+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.aIWkM-jQ"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.jGmLZmcj", "messages": "00000002.jGmLZmcj", "__start__": "00000002.jGmLZmcj", "branch:to:reply": "00000002.jGmLZmcj"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x63c3a7a62f302ad6db021e96'),
    ('chat', '', '1f1e6ad3-e496-60b8-8001-403fb19c9232', '1f1e6ad3-e48c-69e7-8000-159feeb45a37', '{"v": 4, "id": "1f1e6ad3-e496-60b8-8001-403fb19c9232", "ts": "2026-11-22T19:45:17.392292+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.jGmLZmcj"}, "__input__": {}, "__start__": {"__start__": "00000001.aIWkM-jQ"}}, "channel_values": {}, "channel_versions": {"items": "00000003.RNJeVq7l", "messages": "00000003.RNJeVq7l", "__start__": "00000002.jGmLZmcj", "branch:to:reply": "00000003.RNJeVq7l"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x67441d51c266a422db021e96'),
    ('chat', '', '1f1e6ad3-e4ab-605c-8002-781df25246a9', '1f1e6ad3-e496-60b8-8001-403fb19c9232', '{"v": 4, "id": "1f1e6ad3-e4ab-605c-8002-781df25246a9", "ts": "2026-11-22T19:45:17.400883+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.jGmLZmcj"}, "__input__": {}, "__start__": {"__start__": "00000001.aIWkM-jQ"}}, "channel_values": {}, "channel_versions": {"items": "00000003.RNJeVq7l", "messages": "00000003.RNJeVq7l", "__start__": "00000004.4qP2rcVh", "branch:to:reply": "00000003.RNJeVq7l"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x955923dce8bcc039db021e967abc059a'),
    ('chat', '', '1f1e6ad3-e4ab-6f1c-8003-66dbc6a38768', '1f1e6ad3-e4ab-605c-8002-781df25246a9', '{"v": 4, "id": "1f1e6ad3-e4ab-6f1c-8003-66dbc6a38768", "ts": "2026-11-22T19:45:17.401264+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.jGmLZmcj"}, "__input__": {}, "__start__": {"__start__": "00000004.4qP2rcVh"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.GQ9GLSii", "messages": "00000005.GQ9GLSii", "__start__": "00000005.GQ9GLSii", "branch:to:reply": "00000005.GQ9GLSii"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x7cb7f22dfb9a4a7adb021e96'),
    ('chat', '', '1f1e6ad3-e4b2-6355-8004-bb685f4d33e9', '1f1e6ad3-e4ab-6f1c-8003-66dbc6a38768', '{"v": 4, "id": "1f1e6ad3-e4b2-6355-8004-bb685f4d33e9", "ts": "2026-11-22T19:45:17.403825+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.GQ9GLSii"}, "__input__": {}, "__start__": {"__start__": "00000004.4qP2rcVh"}}, "channel_values": {}, "channel_versions": {"items": "00000006.1xHQELzl", "messages": "00000006.1xHQELzl", "__start__": "00000005.GQ9GLSii", "branch:to:reply": "00000006.1xHQELzl"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x289d30712b7dfe84e11ee94ddb021e96'),
    ('chat', '', '1f1e6ad3-e4bc-61e7-8005-021c3b6209ec', '1f1e6ad3-e4b2-6355-8004-bb685f4d33e9', '{"v": 4, "id": "1f1e6ad3-e4bc-61e7-8005-021c3b6209ec", "ts": "2026-11-22T19:45:17.407886+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.GQ9GLSii"}, "__input__": {}, "__start__": {"__start__": "00000004.4qP2rcVh"}}, "channel_values": {}, "channel_versions": {"items": "00000006.1xHQELzl", "messages": "00000006.1xHQELzl", "__start__": "00000007.kJ6Tw91v", "branch:to:reply": "00000006.1xHQELzl"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x4cd98742e1fd6747db021e967abc059a'),
    ('chat', '', '1f1e6ad3-e4bc-6ead-8006-b74ec4c29bcc', '1f1e6ad3-e4bc-61e7-8005-021c3b6209ec', '{"v": 4, "id": "1f1e6ad3-e4bc-6ead-8006-b74ec4c29bcc", "ts": "2026-11-22T19:45:17.408217+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.GQ9GLSii"}, "__input__": {}, "__start__": {"__start__": "00000007.kJ6Tw91v"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.XB_P2wdc", "messages": "00000008.XB_P2wdc", "__start__": "00000008.XB_P2wdc", "branch:to:reply": "00000008.XB_P2wdc"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x43487f3c833b6439db021e96'),
    ('chat', '', '1f1e6ad3-e4c2-6b2c-8007-ed26844b7f83', '1f1e6ad3-e4bc-6ead-8006-b74ec4c29bcc', '{"v": 4, "id": "1f1e6ad3-e4c2-6b2c-8007-ed26844b7f83", "ts": "2026-11-22T19:45:17.410583+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.XB_P2wdc"}, "__input__": {}, "__start__": {"__start__": "00000007.kJ6Tw91v"}}, "channel_values": {}, "channel_versions": {"items": "00000009.z8X--YzV", "messages": "00000009.z8X--YzV", "__start__": "00000008.XB_P2wdc", "branch:to:reply": "00000009.z8X--YzV"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf6061ce71900d1e5db021e96'),
    ('chat', '', '1f1e6ad3-e4d0-6973-8008-10dae2dc277d', '1f1e6ad3-e4c2-6b2c-8007-ed26844b7f83', '{"v": 4, "id": "1f1e6ad3-e4d0-6973-8008-10dae2dc277d", "ts": "2026-11-22T19:45:17.416272+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.XB_P2wdc"}, "__input__": {}, "__start__": {"__start__": "00000007.kJ6Tw91v"}}, "channel_values": {}, "channel_versions": {"items": "00000009.z8X--YzV", "messages": "00000009.z8X--YzV", "__start__": "00000010.Kg1Gnl8f", "branch:to:reply": "00000009.z8X--YzV"}, "updated_channels": ["__start__"]}', '{"step": 8, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\x02fcd59f54d2fcb2db021e967abc059a'),
    ('chat', '', '1f1e6ad3-e4d1-633a-8009-551da30849b1', '1f1e6ad3-e4d0-6973-8008-10dae2dc277d', '{"v": 4, "id": "1f1e6ad3-e4d1-633a-8009-551da30849b1", "ts": "2026-11-22T19:45:17.416525+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.XB_P2wdc"}, "__input__": {}, "__start__": {"__start__": "00000010.Kg1Gnl8f"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000011.93rq4CJL", "messages": "00000011.93rq4CJL", "__start__": "00000011.93rq4CJL", "branch:to:reply": "00000011.93rq4CJL"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 9, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x9d535d1aab7d4064db021e96'),
    ('chat', '', '1f1e6ad3-e4d6-69a5-800a-758ee0b56327', '1f1e6ad3-e4d1-633a-8009-551da30849b1', '{"v": 4, "id": "1f1e6ad3-e4d6-69a5-800a-758ee0b56327", "ts": "2026-11-22T19:45:17.418734+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.93rq4CJL"}, "__input__": {}, "__start__": {"__start__": "00000010.Kg1Gnl8f"}}, "channel_values": {}, "channel_versions": {"items": "00000012.KGbeHXb3", "messages": "00000012.KGbeHXb3", "__start__": "00000011.93rq4CJL", "branch:to:reply": "00000012.KGbeHXb3"}, "updated_channels": ["items", "messages"]}', '{"step": 10, "source": "loop", "parents": {}}', NULL, E'\\x4c6829c86e78eeaee11ee94ddb021e96'),
    ('chat', '', '1f1e6ad3-e4e2-6391-800b-c01ba258db26', '1f1e6ad3-e4d6-69a5-800a-758ee0b56327', '{"v": 4, "id": "1f1e6ad3-e4e2-6391-800b-c01ba258db26", "ts": "2026-11-22T19:45:17.423494+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.93rq4CJL"}, "__input__": {}, "__start__": {"__start__": "00000010.Kg1Gnl8f"}}, "channel_values": {}, "channel_versions": {"items": "00000012.KGbeHXb3", "messages": "00000012.KGbeHXb3", "__start__": "00000013.uWrvUTIr", "branch:to:reply": "00000012.KGbeHXb3"}, "updated_channels": ["__start__"]}', '{"step": 11, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xa0f78ee7bbb59496db021e967abc059a'),
    ('chat', '', '1f1e6ad3-e4e2-6cfa-800c-94c2af757364', '1f1e6ad3-e4e2-6391-800b-c01ba258db26', '{"v": 4, "id": "1f1e6ad3-e4e2-6cfa-800c-94c2af757364", "ts": "2026-11-22T19:45:17.423738+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000011.93rq4CJL"}, "__input__": {}, "__start__": {"__start__": "00000013.uWrvUTIr"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000014.PGiw-N4t", "messages": "00000014.PGiw-N4t", "__start__": "00000014.PGiw-N4t", "branch:to:reply": "00000014.PGiw-N4t"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 12, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x828854366c0e1326db021e96'),
    ('chat', '', '1f1e6ad3-e4e7-6431-800d-738400e81061', '1f1e6ad3-e4e2-6cfa-800c-94c2af757364', '{"v": 4, "id": "1f1e6ad3-e4e7-6431-800d-738400e81061", "ts": "2026-11-22T19:45:17.425559+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.PGiw-N4t"}, "__input__": {}, "__start__": {"__start__": "00000013.uWrvUTIr"}}, "channel_values": {}, "channel_versions": {"items": "00000015.0KxZkzhf", "messages": "00000015.0KxZkzhf", "__start__": "00000014.PGiw-N4t", "branch:to:reply": "00000015.0KxZkzhf"}, "updated_channels": ["items", "messages"]}', '{"step": 13, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xa64a706b8d2af412db021e96'),
    ('chat', '', '1f1e6ad3-e4f2-6e61-800e-54c00328ccc1', '1f1e6ad3-e4e7-6431-800d-738400e81061', '{"v": 4, "id": "1f1e6ad3-e4f2-6e61-800e-54c00328ccc1", "ts": "2026-11-22T19:45:17.430324+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.PGiw-N4t"}, "__input__": {}, "__start__": {"__start__": "00000013.uWrvUTIr"}}, "channel_values": {}, "channel_versions": {"items": "00000015.0KxZkzhf", "messages": "00000015.0KxZkzhf", "__start__": "00000016.TIzrzzDD", "branch:to:reply": "00000015.0KxZkzhf"}, "updated_channels": ["__start__"]}', '{"step": 14, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xbbd6a49fe9dfbe6edb021e967abc059a'),
    ('chat', '', '1f1e6ad3-e4f3-678e-800f-616195d2773d', '1f1e6ad3-e4f2-6e61-800e-54c00328ccc1', '{"v": 4, "id": "1f1e6ad3-e4f3-678e-800f-616195d2773d", "ts": "2026-11-22T19:45:17.430563+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000014.PGiw-N4t"}, "__input__": {}, "__start__": {"__start__": "00000016.TIzrzzDD"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000017.wbt8cMKf", "messages": "00000017.wbt8cMKf", "__start__": "00000017.wbt8cMKf", "branch:to:reply": "00000017.wbt8cMKf"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 15, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x95a4a556dbf6f934db021e96'),
    ('chat', '', '1f1e6ad3-e4f7-694b-8010-2fe43a20e256', '1f1e6ad3-e4f3-678e-800f-616195d2773d', '{"v": 4, "id": "1f1e6ad3-e4f7-694b-8010-2fe43a20e256", "ts": "2026-11-22T19:45:17.432243+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000017.wbt8cMKf"}, "__input__": {}, "__start__": {"__start__": "00000016.TIzrzzDD"}}, "channel_values": {}, "channel_versions": {"items": "00000018.0s5O8Cnk", "messages": "00000018.0s5O8Cnk", "__start__": "00000017.wbt8cMKf", "branch:to:reply": "00000018.0s5O8Cnk"}, "updated_channels": ["items", "messages"]}', '{"step": 16, "source": "loop", "parents": {}}', NULL, E'\\x904b7e85b3ebec8ce11ee94ddb021e96'),
    ('delta', '', '1f1e6ad3-e50c-6759-bfff-c723aab5bc49', NULL, '{"v": 4, "id": "1f1e6ad3-e50c-6759-bfff-c723aab5bc49", "ts": "2026-11-22T19:45:17.440798+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.N5UD5mWC"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe0a9587c8ca8fe867abc059a'),
    ('delta', '', '1f1e6ad3-e50c-6fb6-8000-c47c41b6e92a', '1f1e6ad3-e50c-6759-bfff-c723aab5bc49', '{"v": 4, "id": "1f1e6ad3-e50c-6fb6-8000-c47c41b6e92a", "ts": "2026-11-22T19:45:17.441012+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.N5UD5mWC"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002._w-psN-v", "messages": "00000002._w-psN-v", "__start__": "00000002._w-psN-v", "branch:to:reply": "00000002._w-psN-v"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x17511dbde4fc2d1ddb021e96'),
    ('delta', '', '1f1e6ad3-e511-6a0c-8001-973c61290814', '1f1e6ad3-e50c-6fb6-8000-c47c41b6e92a', '{"v": 4, "id": "1f1e6ad3-e511-6a0c-8001-973c61290814", "ts": "2026-11-22T19:45:17.442913+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._w-psN-v"}, "__input__": {}, "__start__": {"__start__": "00000001.N5UD5mWC"}}, "channel_values": {}, "channel_versions": {"items": "00000003.WFnZsZBM", "messages": "00000003.WFnZsZBM", "__start__": "00000002._w-psN-v", "branch:to:reply": "00000003.WFnZsZBM"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xf0b410bdd3fc7cc4db021e96'),
    ('delta', '', '1f1e6ad3-e51b-6ea0-8002-c3e89b84acaa', '1f1e6ad3-e511-6a0c-8001-973c61290814', '{"v": 4, "id": "1f1e6ad3-e51b-6ea0-8002-c3e89b84acaa", "ts": "2026-11-22T19:45:17.447124+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._w-psN-v"}, "__input__": {}, "__start__": {"__start__": "00000001.N5UD5mWC"}}, "channel_values": {}, "channel_versions": {"items": "00000003.WFnZsZBM", "messages": "00000003.WFnZsZBM", "__start__": "00000004.RuHs_7Ur", "branch:to:reply": "00000003.WFnZsZBM"}, "updated_channels": ["__start__"]}', '{"step": 2, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 4]}}', NULL, E'\\xa14f01084eb95ca2db021e967abc059a'),
    ('delta', '', '1f1e6ad3-e51c-6a52-8003-1d8b18a536e7', '1f1e6ad3-e51b-6ea0-8002-c3e89b84acaa', '{"v": 4, "id": "1f1e6ad3-e51c-6a52-8003-1d8b18a536e7", "ts": "2026-11-22T19:45:17.447427+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._w-psN-v"}, "__input__": {}, "__start__": {"__start__": "00000004.RuHs_7Ur"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.lpwsDRUv", "messages": "00000005.lpwsDRUv", "__start__": "00000005.lpwsDRUv", "branch:to:reply": "00000005.lpwsDRUv"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 3, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [3, 5]}}', NULL, E'\\x78c0fd40dc18b0a3db021e96'),
    ('delta', '', '1f1e6ad3-e51f-6d72-8004-fb73d5218259', '1f1e6ad3-e51c-6a52-8003-1d8b18a536e7', '{"v": 4, "id": "1f1e6ad3-e51f-6d72-8004-fb73d5218259", "ts": "2026-11-22T19:45:17.448732+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.lpwsDRUv"}, "__input__": {}, "__start__": {"__start__": "00000004.RuHs_7Ur"}}, "channel_values": {}, "channel_versions": {"items": "00000006.1R5z5XFM", "messages": "00000006.1R5z5XFM", "__start__": "00000005.lpwsDRUv", "branch:to:reply": "00000006.1R5z5XFM"}, "updated_channels": ["items", "messages"]}', '{"step": 4, "source": "loop", "parents": {}}', NULL, E'\\x0b1a671b8a70b65ae11ee94ddb021e96'),
    ('delta', '', '1f1e6ad3-e528-6c01-8005-d8ad440ab5cb', '1f1e6ad3-e51f-6d72-8004-fb73d5218259', '{"v": 4, "id": "1f1e6ad3-e528-6c01-8005-d8ad440ab5cb", "ts": "2026-11-22T19:45:17.452382+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.lpwsDRUv"}, "__input__": {}, "__start__": {"__start__": "00000004.RuHs_7Ur"}}, "channel_values": {}, "channel_versions": {"items": "00000006.1R5z5XFM", "messages": "00000006.1R5z5XFM", "__start__": "00000007.dWQje_b7", "branch:to:reply": "00000006.1R5z5XFM"}, "updated_channels": ["__start__"]}', '{"step": 5, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x3a177a4c60ac6a99db021e967abc059a'),
    ('delta', '', '1f1e6ad3-e529-64a8-8006-5a162454d970', '1f1e6ad3-e528-6c01-8005-d8ad440ab5cb', '{"v": 4, "id": "1f1e6ad3-e529-64a8-8006-5a162454d970", "ts": "2026-11-22T19:45:17.452607+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.lpwsDRUv"}, "__input__": {}, "__start__": {"__start__": "00000007.dWQje_b7"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000008.A5CGyVrV", "messages": "00000008.A5CGyVrV", "__start__": "00000008.A5CGyVrV", "branch:to:reply": "00000008.A5CGyVrV"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 6, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x84a3aa4e5a19a9e6db021e96'),
    ('delta', '', '1f1e6ad3-e52d-692e-8007-bc02347f1f21', '1f1e6ad3-e529-64a8-8006-5a162454d970', '{"v": 4, "id": "1f1e6ad3-e52d-692e-8007-bc02347f1f21", "ts": "2026-11-22T19:45:17.454359+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000008.A5CGyVrV"}, "__input__": {}, "__start__": {"__start__": "00000007.dWQje_b7"}}, "channel_values": {}, "channel_versions": {"items": "00000009.pyai293i", "messages": "00000009.pyai293i", "__start__": "00000008.A5CGyVrV", "branch:to:reply": "00000009.pyai293i"}, "updated_channels": ["items", "messages"]}', '{"step": 7, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xa4261e82abcb64d5db021e96'),
    ('failed', '', '1f1e6ad3-e572-6ca8-bfff-920fa20ab92e', NULL, '{"v": 4, "id": "1f1e6ad3-e572-6ca8-bfff-920fa20ab92e", "ts": "2026-11-22T19:45:17.482714+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.GAZSu4mH"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x432868c338a9864a7abc059a'),
    ('failed', '', '1f1e6ad3-e573-670a-8000-21f08f7a6152', '1f1e6ad3-e572-6ca8-bfff-920fa20ab92e', '{"v": 4, "id": "1f1e6ad3-e573-670a-8000-21f08f7a6152", "ts": "2026-11-22T19:45:17.482977+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.GAZSu4mH"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.0dBEBf97", "answer": "00000002.0dBEBf97", "messages": "00000002.0dBEBf97", "__start__": "00000002.0dBEBf97", "branch:to:reply": "00000002.0dBEBf97"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\x79d55b6971967967db021e96'),
    ('failed', '', '1f1e6ad3-e577-69fc-8001-3448cc667dd1', '1f1e6ad3-e573-670a-8000-21f08f7a6152', '{"v": 4, "id": "1f1e6ad3-e577-69fc-8001-3448cc667dd1", "ts": "2026-11-22T19:45:17.484688+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.0dBEBf97"}, "__input__": {}, "__start__": {"__start__": "00000001.GAZSu4mH"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.0dBEBf97", "items": "00000003.ZgYuUhwn", "answer": "00000002.0dBEBf97", "messages": "00000003.ZgYuUhwn", "__start__": "00000002.0dBEBf97", "branch:to:inner": "00000003.ZgYuUhwn", "branch:to:reply": "00000003.ZgYuUhwn", "branch:to:beside": "00000003.ZgYuUhwn"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x2c3cf1c17585c1fcdb021e96'),
    ('failed', 'inner:42367634-8da8-b150-ff04-7cfb0bb470da', '1f1e6ad3-e57a-6f79-bfff-6c35c6fe4160', NULL, '{"v": 4, "id": "1f1e6ad3-e57a-6f79-bfff-6c35c6fe4160", "ts": "2026-11-22T19:45:17.486063+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.-8-tEZFO"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e6ad3-e577-69fc-8001-3448cc667dd1"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x5d2c5cd3f5ad804a7abc059a'),
    ('failed', 'inner:42367634-8da8-b150-ff04-7cfb0bb470da', '1f1e6ad3-e57b-681d-8000-bfa46159e88b', '1f1e6ad3-e57a-6f79-bfff-6c35c6fe4160', '{"v": 4, "id": "1f1e6ad3-e57b-681d-8000-bfa46159e88b", "ts": "2026-11-22T19:45:17.486282+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.-8-tEZFO"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.AMMVN34k", "items": "00000002.AMMVN34k", "answer": "00000002.AMMVN34k", "messages": "00000002.AMMVN34k", "__start__": "00000002.AMMVN34k", "branch:to:ask": "00000002.AMMVN34k"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e6ad3-e577-69fc-8001-3448cc667dd1"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x60dde974afdddfa2db021e96'),
    ('fork', '', '1f1e6ad3-e500-6fe4-bfff-fbaf7b229f78', NULL, '{"v": 4, "id": "1f1e6ad3-e500-6fe4-bfff-fbaf7b229f78", "ts": "2026-11-22T19:45:17.436102+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.G2_lt35Y"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xb8c4e010cf3c47387abc059a'),
    ('fork', '', '1f1e6ad3-e501-6860-8000-ff22ddf763a3', '1f1e6ad3-e500-6fe4-bfff-fbaf7b229f78', '{"v": 4, "id": "1f1e6ad3-e501-6860-8000-ff22ddf763a3", "ts": "2026-11-22T19:45:17.436319+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.G2_lt35Y"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002._8Ka5vgT", "messages": "00000002._8Ka5vgT", "__start__": "00000002._8Ka5vgT", "branch:to:reply": "00000002._8Ka5vgT"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xe00f7cb09542de1cdb021e96'),
    ('fork', '', '1f1e6ad3-e504-6561-8001-571c6ec26c2f', '1f1e6ad3-e501-6860-8000-ff22ddf763a3', '{"v": 4, "id": "1f1e6ad3-e504-6561-8001-571c6ec26c2f", "ts": "2026-11-22T19:45:17.437469+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002._8Ka5vgT"}, "__input__": {}, "__start__": {"__start__": "00000001.G2_lt35Y"}}, "channel_values": {}, "channel_versions": {"items": "00000003.wUzHFE7y", "messages": "00000003.wUzHFE7y", "__start__": "00000002._8Ka5vgT", "branch:to:reply": "00000003.wUzHFE7y"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\xa5ca96ecb2420949db021e96'),
    ('fork', '', '1f1e6ad3-e56d-61de-8001-841337ee54bb', '1f1e6ad3-e501-6860-8000-ff22ddf763a3', '{"v": 4, "id": "1f1e6ad3-e56d-61de-8001-841337ee54bb", "ts": "2026-11-22T19:45:17.480372+00:00", "versions_seen": {"reply": {}, "__input__": {}, "__start__": {"__start__": "00000001.G2_lt35Y"}}, "channel_values": {}, "channel_versions": {"items": "00000003.vEIqjfRU", "messages": "00000003.uVrMF9yg", "__start__": "00000002._8Ka5vgT", "branch:to:reply": "00000003.uVrMF9yg"}, "updated_channels": null}', '{"step": 1, "source": "update", "parents": {}}', NULL, E'\\x9763c6a310d55c4ce11ee94ddb021e96'),
    ('keyed', '', '1f1e6ad3-e5e5-692d-bfff-f21ec9f7c96b', NULL, '{"v": 4, "id": "1f1e6ad3-e5e5-692d-bfff-f21ec9f7c96b", "ts": "2026-11-22T19:45:17.529729+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.dEQzmr9h"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe61372448509bddd6d78c9d4c9b5258f92b040267530a066cd63d0bb2ef0f038ca3f3154bc40622cf276d8ed845e7ece5dc4a2f9841d2b', NULL),
    ('keyed', '', '1f1e6ad3-e5e6-6328-8000-20ad55b3a99f', '1f1e6ad3-e5e5-692d-bfff-f21ec9f7c96b', '{"v": 4, "id": "1f1e6ad3-e5e6-6328-8000-20ad55b3a99f", "ts": "2026-11-22T19:45:17.529982+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.dEQzmr9h"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.IO8Fb4jY", "messages": "00000002.IO8Fb4jY", "__start__": "00000002.IO8Fb4jY", "branch:to:reply": "00000002.IO8Fb4jY"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe6137244c8b2d2358f0169cc896e17894106517b95aa7042e26fb8c98fc20819bec3247bdbfe053764c156f6c09b8d5b844b6bf4b0f9c429dd0c0aec165005aaac05d6abf35753b94672b646da6fd2c7aa71fa7f5a6f022d270b9bda7c1d0ee49f5a0efa824c0ed33e8977ea2b48', NULL),
    ('keyed', '', '1f1e6ad3-e5e9-6e1c-8001-72fc36547f3b', '1f1e6ad3-e5e6-6328-8000-20ad55b3a99f', '{"v": 4, "id": "1f1e6ad3-e5e9-6e1c-8001-72fc36547f3b", "ts": "2026-11-22T19:45:17.531490+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.IO8Fb4jY"}, "__input__": {}, "__start__": {"__start__": "00000001.dEQzmr9h"}}, "channel_values": {}, "channel_versions": {"items": "00000003.aAS-q9MX", "messages": "00000003.aAS-q9MX", "__start__": "00000002.IO8Fb4jY", "branch:to:reply": "00000003.aAS-q9MX"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', E'\\x010a0d74365676432d6b2d4b5f4866737a5ba79bd2a9280f163e45250bded52cacd1cb182f3ed5e1e5e8b9fbe61372447b9f0daadb7037d10d0763139e9c67167a277e57dba02559c943aba9506e5f7592233557817910ac2af4e2010b49029e9628ac78f44f541db5412d11be5effab6cda20fcb5bf4975ddb779e15522c4b7b9a460f2', NULL),
    ('left', '', '1f1e6ad3-e60a-64cc-bfff-01fb7e11f2a0', NULL, '{"v": 4, "id": "1f1e6ad3-e60a-64cc-bfff-01fb7e11f2a0", "ts": "2026-11-22T19:45:17.544772+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.1ntrNuHz"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x0785335a7ff3b5337abc059a'),
    ('left', '', '1f1e6ad3-e60a-6d05-8000-09b032d743e7', '1f1e6ad3-e60a-64cc-bfff-01fb7e11f2a0', '{"v": 4, "id": "1f1e6ad3-e60a-6d05-8000-09b032d743e7", "ts": "2026-11-22T19:45:17.544981+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.1ntrNuHz"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"fails": "00000002.42oADWbY", "answer": "00000002.42oADWbY", "messages": "00000002.42oADWbY", "__start__": "00000002.42oADWbY", "branch:to:reply": "00000002.42oADWbY"}, "updated_channels": ["answer", "branch:to:reply", "fails", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xad7e75c1ade79cabdb021e96'),
    ('left', '', '1f1e6ad3-e60e-6fbd-8001-bbd8f930c3f4', '1f1e6ad3-e60a-6d05-8000-09b032d743e7', '{"v": 4, "id": "1f1e6ad3-e60e-6fbd-8001-bbd8f930c3f4", "ts": "2026-11-22T19:45:17.546686+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.42oADWbY"}, "__input__": {}, "__start__": {"__start__": "00000001.1ntrNuHz"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"fails": "00000002.42oADWbY", "items": "00000003.uvwKQmGK", "answer": "00000002.42oADWbY", "messages": "00000003.uvwKQmGK", "__start__": "00000002.42oADWbY", "branch:to:inner": "00000003.uvwKQmGK", "branch:to:reply": "00000003.uvwKQmGK", "branch:to:beside": "00000003.uvwKQmGK"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x0291f560c07e608cdb021e96'),
    ('left', 'inner:8f989536-126d-26cb-fd57-db355e427870', '1f1e6ad3-e612-6421-bfff-197f558b058a', NULL, '{"v": 4, "id": "1f1e6ad3-e612-6421-bfff-197f558b058a", "ts": "2026-11-22T19:45:17.548031+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.1DNHXs-V"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e6ad3-e60e-6fbd-8001-bbd8f930c3f4"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x13177caf66495aeb7abc059a'),
    ('left', 'inner:8f989536-126d-26cb-fd57-db355e427870', '1f1e6ad3-e612-6c28-8000-e21b8adf9bcd', '1f1e6ad3-e612-6421-bfff-197f558b058a', '{"v": 4, "id": "1f1e6ad3-e612-6c28-8000-e21b8adf9bcd", "ts": "2026-11-22T19:45:17.548236+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.1DNHXs-V"}}, "channel_values": {"fails": true, "answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"fails": "00000002.tlgIaxFV", "items": "00000002.tlgIaxFV", "answer": "00000002.tlgIaxFV", "messages": "00000002.tlgIaxFV", "__start__": "00000002.tlgIaxFV", "branch:to:ask": "00000002.tlgIaxFV"}, "updated_channels": ["answer", "branch:to:ask", "fails", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e6ad3-e60e-6fbd-8001-bbd8f930c3f4"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x30f8da1c8f0fddebdb021e96'),
    ('question', '', '1f1e6ad3-e53e-6e60-bfff-bec372ce735c', NULL, '{"v": 4, "id": "1f1e6ad3-e53e-6e60-bfff-bec372ce735c", "ts": "2026-11-22T19:45:17.461458+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.K6WbMNdY"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xdbff1f121c916fd87abc059a'),
    ('question', '', '1f1e6ad3-e53f-667f-8000-608ebe4a0f2e', '1f1e6ad3-e53e-6e60-bfff-bec372ce735c', '{"v": 4, "id": "1f1e6ad3-e53f-667f-8000-608ebe4a0f2e", "ts": "2026-11-22T19:45:17.461665+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.K6WbMNdY"}}, "channel_values": {"answer": "Shall I?", "branch:to:reply": null}, "channel_versions": {"answer": "00000002.7pWGw73n", "messages": "00000002.7pWGw73n", "__start__": "00000002.7pWGw73n", "branch:to:reply": "00000002.7pWGw73n"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 2]}}', NULL, E'\\xf6e19d7a9d32a22cdb021e96'),
    ('question', '', '1f1e6ad3-e542-6b77-8001-91121a24172f', '1f1e6ad3-e53f-667f-8000-608ebe4a0f2e', '{"v": 4, "id": "1f1e6ad3-e542-6b77-8001-91121a24172f", "ts": "2026-11-22T19:45:17.463019+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.7pWGw73n"}, "__input__": {}, "__start__": {"__start__": "00000001.K6WbMNdY"}}, "channel_values": {"answer": "Shall I?", "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003._KYIMreo", "answer": "00000002.7pWGw73n", "messages": "00000003._KYIMreo", "__start__": "00000002.7pWGw73n", "branch:to:inner": "00000003._KYIMreo", "branch:to:reply": "00000003._KYIMreo", "branch:to:beside": "00000003._KYIMreo"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 3]}}', NULL, E'\\x50f0c72d2e8d8ad9db021e96'),
    ('question', 'inner:157d9784-e91f-0781-a0b8-7dfd23d8720d', '1f1e6ad3-e546-61cd-bfff-38fbfd0c68f5', NULL, '{"v": 4, "id": "1f1e6ad3-e546-61cd-bfff-38fbfd0c68f5", "ts": "2026-11-22T19:45:17.464413+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.DDfEUUH8"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {"": "1f1e6ad3-e542-6b77-8001-91121a24172f"}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x64b191693a00f3e07abc059a'),
    ('question', 'inner:157d9784-e91f-0781-a0b8-7dfd23d8720d', '1f1e6ad3-e546-6a18-8000-e685bac07fb5', '1f1e6ad3-e546-61cd-bfff-38fbfd0c68f5', '{"v": 4, "id": "1f1e6ad3-e546-6a18-8000-e685bac07fb5", "ts": "2026-11-22T19:45:17.464625+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.DDfEUUH8"}}, "channel_values": {"answer": "Shall I?", "branch:to:ask": null}, "channel_versions": {"items": "00000002.xjUMx-ns", "answer": "00000002.xjUMx-ns", "messages": "00000002.xjUMx-ns", "__start__": "00000002.xjUMx-ns", "branch:to:ask": "00000002.xjUMx-ns"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {"": "1f1e6ad3-e542-6b77-8001-91121a24172f"}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x8f726ab699b9dd06db021e96'),
    ('sealed too', '', '1f1e6ad3-e5b9-6891-bfff-bceb8ffd59b5', NULL, '{"v": 4, "id": "1f1e6ad3-e5b9-6891-bfff-bceb8ffd59b5", "ts": "2026-11-22T19:45:17.511691+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.2pDFAPjm"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE41NyIxuTMp7i1Hemn0iDqwkkFkawskrP/d65Ne2PdHd3VgdJwkZ59lvSa3v68odHpY2lwzRuE226+xWmb+BEL6Ek5/WAxgnDF3ztcqK5uV9W6eO2X0KuumhLTk0n172lsx8y1XYshHenacugEOyByPmetCCQkEuHDqxsbDOM3A+ltu2pWs/+cLwshQnb82Nj1IErTA1vQCL4jlFR0Se4=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1381e56b7c5be2aabc62bd807698f3377e137f3c0e4fb6d871aa8c01ee8fef6a9761054f14a9ef9fa2e437fc226265955873bb11d', NULL),
    ('sealed too', '', '1f1e6ad3-e5ba-61cb-8000-1b2aa457dd8f', '1f1e6ad3-e5b9-6891-bfff-bceb8ffd59b5', '{"v": 4, "id": "1f1e6ad3-e5ba-61cb-8000-1b2aa457dd8f", "ts": "2026-11-22T19:45:17.511926+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.2pDFAPjm"}}, "channel_values": {"answer": null, "branch:to:reply": null}, "channel_versions": {"answer": "00000002.ubiWznD2", "messages": "00000002.ubiWznD2", "__start__": "00000002.ubiWznD2", "branch:to:reply": "00000002.ubiWznD2"}, "updated_channels": ["answer", "branch:to:reply", "messages"]}', '{"pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE4L0SaJ9Uv7362lRb6DdDeGZVkIyu0wkqVkXfUYupih+ks5OoPsM8d8NJaKfUpNSeofUlP3YDLco+PTgAjXLIP6ZosRdzAx3ZIrrDVPXXpz2veSnTnC0Rcw8ODgYZUKKUt6vtuV82XyPMYu3J1cUMzRp3B6dULzacZv+nUlqKNm3pZzq6JrTtDVyn2jzn4zBbLRoN0+fcvI9PfnTFl", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee13879cf1757bf2103d3969a038e370867cfefe6d9f8ca8fbfe7fc3e77ac99d1aa775379ea4c38307d9cf2752f82ba5bd46f0935097b087fade4e7437bd8ca7fd8858ecf66eb52d8689d7ffbb1d31aa3b8300ffa9a36c6400b9d7b490f229d786dd57507a1cfbeebd5a15ae0eb9222836bf277ee5c1a9536c8db81751c44b685', NULL),
    ('sealed too', '', '1f1e6ad3-e5bd-6c6e-8001-e22b5be2afd4', '1f1e6ad3-e5ba-61cb-8000-1b2aa457dd8f', '{"v": 4, "id": "1f1e6ad3-e5bd-6c6e-8001-e22b5be2afd4", "ts": "2026-11-22T19:45:17.513424+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.ubiWznD2"}, "__input__": {}, "__start__": {"__start__": "00000001.2pDFAPjm"}}, "channel_values": {"answer": null, "branch:to:inner": null, "branch:to:beside": null}, "channel_versions": {"items": "00000003.jqnLdr_O", "answer": "00000002.ubiWznD2", "messages": "00000003.jqnLdr_O", "__start__": "00000002.ubiWznD2", "branch:to:inner": "00000003.jqnLdr_O", "branch:to:reply": "00000003.jqnLdr_O", "branch:to:beside": "00000003.jqnLdr_O"}, "updated_channels": ["branch:to:beside", "branch:to:inner", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE4Rr+IF+8qVLwwIbMAp27+Fci31C9YxM0w9IeLFDQOFkyHtGyt8BsDmBaJcvObUkuWmwnEMgU4KNGph6YkUk0NGFQV6MmufspsYiIgbRM3L+r3EmvJEYF0tJOIpgfa7D3F0IuqAS+DSuKn+WeYc6yvqrPU2zia694U/M+YC/hxK2pGGKn0prHT/gL/iRA2yipq5izA7yOgT9lrmRep", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138657ce0c763a9b1b101bbcb2f459c457c204fe42639ab1af3f9e619a99865f6ccbfa1c8c79bd8a3c8c2a55063f62413730d4b78fd3dd314d3afb0c607436917c102cb021d77efe6e466ea83f61f27a8206e8223cd7de8f898d359a77ef9576025af9a6f58e6e86ead444109d755c53af72c94233d8c5f59d8fe1c9fc5f3d14f5265d287891049b4fa16c5954b1fd623b8382f94323550', NULL),
    ('sealed too', 'inner:8212baa4-cbdf-9e6a-cf85-87b474cf8325', '1f1e6ad3-e5c2-61e9-bfff-9cbd6c2ad50c', NULL, '{"v": 4, "id": "1f1e6ad3-e5c2-61e9-bfff-9cbd6c2ad50c", "ts": "2026-11-22T19:45:17.515207+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.JJ1Rvqh2"}, "updated_channels": ["__start__"]}', '{"parents": {"": "1f1e6ad3-e5bd-6c6e-8001-e22b5be2afd4"}, "pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE4STR+8JFRuqF8A48QJFQK2bYkDtpa7wfFJGV5GXZfoGQjMqMYYjt/bJHfZlNq8wDVUQBoqTVC9N6t2AHydVZN2dbWaPaL85oiCn4N2lcIyrBQCmDgHfKQ30rTXixU7v+bCzQJmUBFoipocaoxoHptSfaeTc5OcryPRBAdSVSt9+w75sY1loiPJ5ZmejBypGLx5d74GmOUfktGlSSrMOMvZNN5ArUCZDoyuBYVC9iDCQoECXFqCU9+MUXMdRY4ENA4fAZZE8lLHg==", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138da16d57a39b70d476f16b2d0142e2a1c9b5c0c62b7b4177e21981cf4288571ecc6f511afe436ca88f049b64f64ff3577db322d', NULL),
    ('sealed too', 'inner:8212baa4-cbdf-9e6a-cf85-87b474cf8325', '1f1e6ad3-e5c2-6a68-8000-1725264fa2d9', '1f1e6ad3-e5c2-61e9-bfff-9cbd6c2ad50c', '{"v": 4, "id": "1f1e6ad3-e5c2-6a68-8000-1725264fa2d9", "ts": "2026-11-22T19:45:17.515423+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.JJ1Rvqh2"}}, "channel_values": {"answer": null, "branch:to:ask": null}, "channel_versions": {"items": "00000002.seTaNv31", "answer": "00000002.seTaNv31", "messages": "00000002.seTaNv31", "__start__": "00000002.seTaNv31", "branch:to:ask": "00000002.seTaNv31"}, "updated_channels": ["answer", "branch:to:ask", "items", "messages"]}', '{"parents": {"": "1f1e6ad3-e5bd-6c6e-8001-e22b5be2afd4"}, "pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE40tOP/SWafjK/SxZqbmyzTXv0IsVVUFLduXVB5NKxyX1C4XYiyVLN2U7MKsfpPW07DOd004Wzv9KV1W1z+ONH1mQmTHWLcxC7Erx3zkbrXB+mdigZNMTfRtu8ZJk9bnCZUVwJeVjy0m1QxJlBToKojvjFHmk1cItiuSBiNlIsnryA/YB3oTcbxluAhN1J75I0JvfwQQdUnCjFP02f4ii1+OhleKfsQR4sujYOte5pCjwkSJryBV2TLWlfM1CF51AOieJ0vUE=", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee13814894752c7df346c47d339217b366e3560a07924bcee5442b38eb5f1e8c5917a45d0c14a4238bd4f08bc6584332648d40fc8d1491c30e0cedf2c3aad69b22a6bf7e32af4c69591802b8ce38662129331fba05db5b8455598022d8931e57cd5eb0c22de9493c91095a289f703e831124c2a487f946f20e7576601a779', NULL),
    ('sealed', '', '1f1e6ad3-e58f-6c0f-bfff-3c8bbee80887', NULL, '{"v": 4, "id": "1f1e6ad3-e58f-6c0f-bfff-3c8bbee80887", "ts": "2026-11-22T19:45:17.494577+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.8ZEejMx5"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE4aiy7fp1HEft24TpnOOehexkKpS7kGHHYpaDGhESA4ejxmuk6NpAmi4LT677cNILrtyt8tZ30ml8+zFJfo4bieqdkJx53sKJnM6iwByfSniUCMpM6HbUwDOjhUeUMB9lPJnAv2GpdxGiP7vumIQmXFmsRgaHgOFLMEL9N8zBypQHTWd89OlB2jU5/CnFDxAsbC251+nDbd3Wk6S91JCc=", "pg:tokens": ["+xmI65BGfo5VUh7T", "ten/8piHQBdBU0OB"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1382c45a2405b5754e3f9c60929e43122e5b82c1f1681c4076ae1185db1c8d6d73186a820992885e71d34abb33c6191454b928101', NULL),
    ('sealed', '', '1f1e6ad3-e590-657f-8000-5e133123e076', '1f1e6ad3-e58f-6c0f-bfff-3c8bbee80887', '{"v": 4, "id": "1f1e6ad3-e590-657f-8000-5e133123e076", "ts": "2026-11-22T19:45:17.494817+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.8ZEejMx5"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.DFfRh-OS", "messages": "00000002.DFfRh-OS", "__start__": "00000002.DFfRh-OS", "branch:to:reply": "00000002.DFfRh-OS"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE4KXVkaVTOMq8uNzO+fmoQ+YNozLzVULomLqx7NeMG4di53wOj2spQyac1HwavpQa3BdtPinYwAjjBC1Jz9sGEKevETrOHg0BHH8TEjNnHsa7SR7G5wR/sbfxHuRRvkXnJqf5DvTkeba3JXtTOmTAw78t9DEtTAibQ5O2DJ0BZHVdvPXK7uWAqcpahxX3Eru0O1snwxFxZmIPxoaOl", "pg:tokens": ["efPv5+ZJ7MvDJEcx", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138c3f32fd01caf494a179edfc946408d231a1530e7cf859dea2a03fbae6494dfda287f5165995f2b2e6a054ba9f2963e2f4a5dfac3ecb80b9749b2992e328eb0bba10575ed7c538a1f98293c377a466901a45623d1486f0820e1bca9b41b6f0c31bbe0bef741ba793c9b30', NULL),
    ('sealed', '', '1f1e6ad3-e593-6db3-8001-00f566b35424', '1f1e6ad3-e590-657f-8000-5e133123e076', '{"v": 4, "id": "1f1e6ad3-e593-6db3-8001-00f566b35424", "ts": "2026-11-22T19:45:17.496254+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.DFfRh-OS"}, "__input__": {}, "__start__": {"__start__": "00000001.8ZEejMx5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.tLA8dbPw", "messages": "00000003.tLA8dbPw", "__start__": "00000002.DFfRh-OS", "branch:to:reply": "00000003.tLA8dbPw"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE4O+gDrOofbzjWD7wuJlDrjc0e5BzOPwBZ5BgOSWTkJPmebeNh6XDV2NMzpQBnxDtdipVuET6+fs+BRrPjyVi97HEYOROQfAf91w/Hy/hpvXYa/syscRi/I3jPcfugk6pDgu1D2nE07bZKWwbFA4nUmih50tZYBPRHIc5D9TGmT884gHRSCdzTySvB0bv4JxdTeaY6j4GaYElzYQTm", "pg:tokens": ["hcq9xZhvD7fXcdhw", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee1384b6810e4453ec864e11d4a0044ce9dfe1d907a729b2b253cddf44e1f40c3a0c91b4b11c929b24da2f63f51eb2813ae02e712c510449153fa281685ec5d754425ce441c26a5f396e1b27289e825f420a040d844d4', NULL),
    ('sealed', '', '1f1e6ad3-e5ac-6919-8002-5bdfdc449d74', '1f1e6ad3-e593-6db3-8001-00f566b35424', '{"v": 4, "id": "1f1e6ad3-e5ac-6919-8002-5bdfdc449d74", "ts": "2026-11-22T19:45:17.506374+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.DFfRh-OS"}, "__input__": {}, "__start__": {"__start__": "00000001.8ZEejMx5"}}, "channel_values": {}, "channel_versions": {"items": "00000003.tLA8dbPw", "messages": "00000003.tLA8dbPw", "__start__": "00000004.TmtdlT2X", "branch:to:reply": "00000003.tLA8dbPw"}, "updated_channels": ["__start__"]}', '{"pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE4wmDNBUBsmf/HadVsqaVWHxefNiGCMmYtkB8H4hlaCHjZ/qhwcSGeE6qvoZpkkI7EcEMrZ28aXwrfNBgLZcBqYqoXkIp16XRFF01MvjL2OFS75bs0jVngkjqQ0yboBP1XC9WjvwrEy9Mu88An8NjzuwtqNrKFhblvuVJum2MSRPnTVPCdjq/TaI3XtwtGVo/0ewanRtN4EJ0hvRWLrA==", "pg:tokens": ["+xmI65BGfo5VUh7T", "Bx0dIdm9FPuow2FP"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138917690669a7ce9013d6233d65127d16492f2195511f3ccdb845770303159947adb91068cce219f9b79917b0273402d8c44c70ba1189546d4af3b48e674a75e7bde2b5f29e5a1096749ef82f463d16c9c37208aaae770798acf0e77056e832dae', NULL),
    ('sealed', '', '1f1e6ad3-e5ad-62a5-8003-a68e7fb0fbe5', '1f1e6ad3-e5ac-6919-8002-5bdfdc449d74', '{"v": 4, "id": "1f1e6ad3-e5ad-62a5-8003-a68e7fb0fbe5", "ts": "2026-11-22T19:45:17.506623+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.DFfRh-OS"}, "__input__": {}, "__start__": {"__start__": "00000004.TmtdlT2X"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000005.XoT_kTH-", "messages": "00000005.XoT_kTH-", "__start__": "00000005.XoT_kTH-", "branch:to:reply": "00000005.XoT_kTH-"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE4R9WVH+xDROosF86XUlwbbQH3bs1m+vCUdR4/zn+DrDbk1X0Wl4NgDYiyOGkxWwRyYl+9D/KOB4ZZX4BUifQDYhvLKL2FmCa7O//kVrgrFTUQL6Ga8GByswn2K1NzAn/DmMwP52XPfwikxFl2C23+HrbBQwTAhhSLZRJpP1fg+K4DB8vKpxkbgT2R3W/R2CcU2WdiFaONrX0og+Up", "pg:tokens": ["LrR9GWv6keAz8MgD", "i7A3F0tSntreodO6"], "counters_since_delta_snapshot": {"items": null}}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138c46751f97561eb2478c175bc4ad979f1eda55e926c92afe7471b02d83c618599a86a7ebb742348333a8f83c9ef04bca54175bd10fdb296250a0ffdf6fb13effdd823e556c21dbc0ed33f4fdc3f4f2642bfa9b465c31b3b506c813cc72633689ab2959f72b706556ec032', NULL),
    ('sealed', '', '1f1e6ad3-e5b3-6651-8004-499be9ee4844', '1f1e6ad3-e5ad-62a5-8003-a68e7fb0fbe5', '{"v": 4, "id": "1f1e6ad3-e5b3-6651-8004-499be9ee4844", "ts": "2026-11-22T19:45:17.509170+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000005.XoT_kTH-"}, "__input__": {}, "__start__": {"__start__": "00000004.TmtdlT2X"}}, "channel_values": {}, "channel_versions": {"items": "00000006.wO0zUwUJ", "messages": "00000006.wO0zUwUJ", "__start__": "00000005.XoT_kTH-", "branch:to:reply": "00000006.wO0zUwUJ"}, "updated_channels": ["items", "messages"]}', '{"pg:sealed": "AQIEMjAyNg7iscMJx4+qvKQXQ7ZnOQeZf7zOMxNg87yMiuGuDuE4OqvsmS5ThHUL4NMbQfepmtzB0aJcSetch8Gi+pjhMbofXO5G68OgfS5jwVR4RVEoTpn/HEovfAfohZJI26Loyfb2WgZVs+6uYIaFQkfUSMsgxxRXHYcD1zl3Hds39AkzALjNAf0ywQ2M7elh", "pg:tokens": ["OEZcLTaCdPytbROe", "i7A3F0tSntreodO6"]}', E'\\x010204323032360ee2b1c309c78faabca41743b6673907997fbcce331360f3bc8c8ae1ae0ee138c6c56557a821a08161bdf79710b6c71cc32c33748aaeb2d0be772e34574629b44160e466793f29b435f77ca62cde272cab0376324b09b7287869afed01ef5b37ab0c6e7cfc0ab2e4f3725265e796cdc61cb8d32496c948aa11949fbb', NULL),
    ('timed', '', '1f1e6ad3-e5fb-6bc2-bfff-8fd633d6909f', NULL, '{"v": 4, "id": "1f1e6ad3-e5fb-6bc2-bfff-8fd633d6909f", "ts": "2026-11-22T19:45:17.538805+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.av1ltURW"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\x36fc9730b877e1b87abc059a'),
    ('timed', '', '1f1e6ad3-e5fc-6494-8000-5814bac7a7d5', '1f1e6ad3-e5fb-6bc2-bfff-8fd633d6909f', '{"v": 4, "id": "1f1e6ad3-e5fc-6494-8000-5814bac7a7d5", "ts": "2026-11-22T19:45:17.539031+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.av1ltURW"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.Stk-6A6R", "messages": "00000002.Stk-6A6R", "__start__": "00000002.Stk-6A6R", "branch:to:reply": "00000002.Stk-6A6R"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\x693c6713fca5a07adb021e96'),
    ('timed', '', '1f1e6ad3-e601-6c73-8001-ec6af7693ea0', '1f1e6ad3-e5fc-6494-8000-5814bac7a7d5', '{"v": 4, "id": "1f1e6ad3-e601-6c73-8001-ec6af7693ea0", "ts": "2026-11-22T19:45:17.541277+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.Stk-6A6R"}, "__input__": {}, "__start__": {"__start__": "00000001.av1ltURW"}}, "channel_values": {}, "channel_versions": {"items": "00000003.EiGU17ii", "messages": "00000003.EiGU17ii", "__start__": "00000002.Stk-6A6R", "branch:to:reply": "00000003.EiGU17ii"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x177beac638103953db021e96'),
    ('values', '', '1f0c5d2e-0000-6000-8000-000000000000', NULL, '{"v": 4, "id": "1f0c5d2e-0000-6000-8000-000000000000", "ts": "2026-11-21T12:30:00+00:00", "versions_seen": {}, "channel_values": {"none": null}, "channel_versions": {"many": "00000001.f4khUqE1", "none": "00000001.ZN-Sf2NV", "real": "00000001.C5UZNv-0", "text": "00000001.0QftKepZ", "when": "00000001.0ZqsUFtm", "bytes": "00000001.CjNwnOAG", "large": "00000001.YfJ6X2WR", "nested": "00000001.HQR387Vy"}, "updated_channels": null}', '{"step": -1, "user": "ada", "source": "input", "parents": {}}', NULL, E'\\xa7c85e6ed19d03f073bade64b19943ce23e80e1c596b29be968cc9553b8ba7c7aac9c2e9'),
    ('ünï ''code''', '', '1f1e6ad3-e535-693a-bfff-2a1e2fb0b34b', NULL, '{"v": 4, "id": "1f1e6ad3-e535-693a-bfff-2a1e2fb0b34b", "ts": "2026-11-22T19:45:17.457640+00:00", "versions_seen": {"__input__": {}}, "channel_values": {}, "channel_versions": {"__start__": "00000001.GuXf6Xhi"}, "updated_channels": ["__start__"]}', '{"step": -1, "source": "input", "parents": {}, "counters_since_delta_snapshot": {"items": [0, 1]}}', NULL, E'\\xe9f172b87bc135377abc059a'),
    ('ünï ''code''', '', '1f1e6ad3-e536-61f1-8000-5b561c58c0bb', '1f1e6ad3-e535-693a-bfff-2a1e2fb0b34b', '{"v": 4, "id": "1f1e6ad3-e536-61f1-8000-5b561c58c0bb", "ts": "2026-11-22T19:45:17.457862+00:00", "versions_seen": {"__input__": {}, "__start__": {"__start__": "00000001.GuXf6Xhi"}}, "channel_values": {"branch:to:reply": null}, "channel_versions": {"items": "00000002.k7U-9ttY", "messages": "00000002.k7U-9ttY", "__start__": "00000002.k7U-9ttY", "branch:to:reply": "00000002.k7U-9ttY"}, "updated_channels": ["branch:to:reply", "items", "messages"]}', '{"step": 0, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [1, 2]}}', NULL, E'\\xc2f40ed2554eaaf3db021e96'),
    ('ünï ''code''', '', '1f1e6ad3-e539-6995-8001-f239b5efdf96', '1f1e6ad3-e536-61f1-8000-5b561c58c0bb', '{"v": 4, "id": "1f1e6ad3-e539-6995-8001-f239b5efdf96", "ts": "2026-11-22T19:45:17.459285+00:00", "versions_seen": {"reply": {"branch:to:reply": "00000002.k7U-9ttY"}, "__input__": {}, "__start__": {"__start__": "00000001.GuXf6Xhi"}}, "channel_values": {}, "channel_versions": {"items": "00000003.ULgTo65W", "messages": "00000003.ULgTo65W", "__start__": "00000002.k7U-9ttY", "branch:to:reply": "00000003.ULgTo65W"}, "updated_channels": ["items", "messages"]}', '{"step": 1, "source": "loop", "parents": {}, "counters_since_delta_snapshot": {"items": [2, 3]}}', NULL, E'\\x33d642b149457498db021e96');

insert into "pgcheckpoint"."schema_migrations" ("version", "name", "breaking", "applied_at", "schema_id") values
    ('1', 'initial', 'false', '2026-11-22 19:45:17.349894+00', NULL),
    ('10', 'point_reads', 'false', '2026-11-22 19:45:17.379027+00', NULL),
    ('11', 'rows', 'false', '2026-11-22 19:45:17.38049+00', NULL),
    ('2', 'schema_id', 'false', '2026-11-22 19:45:17.362179+00', 'd7528a3a-e1bf-4980-a6cf-e2797b1846b0'),
    ('3', 'checks', 'false', '2026-11-22 19:45:17.363655+00', NULL),
    ('4', 'functions', 'false', '2026-11-22 19:45:17.36494+00', NULL),
    ('5', 'store', 'false', '2026-11-22 19:45:17.367141+00', NULL),
    ('6', 'data_keys', 'false', '2026-11-22 19:45:17.369424+00', NULL),
    ('7', 'leases', 'false', '2026-11-22 19:45:17.372165+00', NULL),
    ('8', 'ttl', 'false', '2026-11-22 19:45:17.375426+00', NULL),
    ('9', 'looks', 'false', '2026-11-22 19:45:17.377931+00', NULL);

insert into "pgcheckpoint"."store_items" ("head", "rest", "key", "whole_namespace", "whole_key", "value", "exact", "version", "created_at", "updated_at", "expires_at", "ttl_minutes") values
    ('sealed', '', 'a', NULL, NULL, '{"kind":"fact"}', 'pg:aes:AQIEMjAyNhzmLryJJRqdCkcPBmkM2UyiqD3x0noWplR04OlWMIHHdnOJzR/ucCYSXnHYRIzZj5CjFwt5uvN10dMVdhSeoR6qLfA56F527OsiqDj13EhDNx5n4DYbkp1sqHC3Yw==', '5474635857582343334', '2026-11-22 19:45:17.564505+00', '2026-11-22 19:45:17.564505+00', NULL, NULL),
    ('usersada', 'notes', 'exact', NULL, NULL, E'{"text":"nul \\ufffe0000","real":10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}', E'{"text":"nul \\u0000","real":Infinity}', '5022254491471908764', '2026-11-22 19:45:17.561404+00', '2026-11-22 19:45:17.561404+00', NULL, NULL),
    ('usersada', 'notes', 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkka17c16c3bf2c31e6ef487b1a68eddf460d74edbe12ce7f5ca296fd6f6736e3b1', NULL, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk', '{"key":"long"}', NULL, '5188954746718185647', '2026-11-22 19:45:17.562513+00', '2026-11-22 19:45:17.562513+00', NULL, NULL),
    ('usersada', 'notes', 'plain', NULL, NULL, '{"likes":"tea","n":7}', NULL, '4859873096216895371', '2026-11-22 19:45:17.560646+00', '2026-11-22 19:45:17.560646+00', NULL, NULL),
    ('usersada', 'notes', 'timed', NULL, NULL, '{"likes":"coffee"}', NULL, '586264081251849731', '2026-11-22 19:45:17.562243+00', '2026-11-22 19:45:17.562243+00', '2126-10-29 19:45:17.562242+00', '52560000'),
    ('usersada', 'notes', 'typed', NULL, NULL, E'{"when":{"\\ufffeno json":true},"set":{"\\ufffeno json":true},"\\ufffeothers":{"\\ufffeno json":true}}', E'pg:typed:{"\\u0000dict":[["when",{"\\u0000":["msgpack","xzsDlKhkYXRldGltZahkYXRldGltZbkyMDI2LTExLTIxVDEyOjMwOjAwKzAwOjAwrWZyb21pc29mb3JtYXQ="]}],["set",{"\\u0000set":["a"]}],[1,"a key"]]}', '475828085156682150', '2026-11-22 19:45:17.561997+00', '2026-11-22 19:45:17.561997+00', NULL, NULL);
