-- Rotation: rows that another key encrypts are counted, found, and replaced if they are still what was read.

-- name: count_keys(thread_id text, binding integer)
-- How many rows of a thread name which key, by kind of row; null for rows in clear, ? for what is no ciphertext. A piece whose
-- name is its unkeyed hash is in clear, whatever it begins with; a group of keyed names has no key: it begins with the name of a
-- piece. What is encrypted by the thread's data key counts under that name. Of what is bound to less than it should be, or to
-- more, as the flags of binding say, the key has a mark after it.
with head as (
    select 'checkpoints' as kind, sealed is null as in_clear, substring(sealed for 35) as head
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id
    union all
    select 'metadata',
        not coalesce(jsonb_typeof(metadata -> 'pg:sealed') = 'string', false),
        case
            when left(metadata ->> 'pg:sealed', 48) ~ '^[A-Za-z0-9+/]{48}$'
                then substring(decode(left(metadata ->> 'pg:sealed', 48), 'base64') for 35)
        end
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id
    union all
    select 'blobs', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_blobs
    where thread_id = :thread_id
    union all
    select 'writes', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_writes
    where thread_id = :thread_id
    union all
    select 'wakeups', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_wakeups
    where thread_id = :thread_id
    union all
    select 'steps', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_steps
    where thread_id = :thread_id
    union all
    select 'events', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_events
    where thread_id = :thread_id
    union all
    select 'chunks', substring(sha256(c.data) for 16) = c.digest, substring(c.data for 35)
    from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = :thread_id and (
        substring(sha256(c.data) for 16) = c.digest
        or length(c.data) % 16 > 0
        or not exists (
            select from pgcheckpoint.checkpoint_chunks o
            where o.thread_id = :thread_id and o.digest = substring(c.data for 16)
        )
    )
)
select kind, case
    when in_clear then null
    when length(head) = 35 and substring(head for 1) = decode('01', 'hex') then coalesce(
        case
            when get_byte(head, 1) & 8 > 0 then 'data key'
            else substring(encode(substring(head from 4 for get_byte(head, 2)), 'escape') from '^[A-Za-z0-9._-]{1,32}$')
        end
            || case when get_byte(head, 1) & 6 = :binding then '' else ' (not bound)' end,
        '?'
    )
    else '?'
end as key, count(*)
from head
group by 1, 2;

-- name: count_item_keys(from_head text, from_rest text, from_key text, limit bigint, binding integer)
-- How many of some items of the store name which key, with the last of them; null for items in clear, ? for what is no
-- ciphertext. Of what is bound to less than it should be, or to more, as the flags of binding say, the key has a mark after it.
with page as materialized (
    select s.head, s.rest, s.key, starts_with(s.exact, 'pg:aes:') is true as sealed,
        case
            when substring(s.exact from 8 for 48) ~ '^[A-Za-z0-9+/]{48}$'
                then substring(decode(substring(s.exact from 8 for 48), 'base64') for 35)
        end as named
    from pgcheckpoint.store_items s
    where (s.head, s.rest, s.key) >= (:from_head, :from_rest, :from_key)
    order by s.head, s.rest, s.key
    limit :limit
),
counted as (
    select case
        when not p.sealed then null
        when substring(p.named for 1) = decode('01', 'hex') then coalesce(
            substring(encode(substring(p.named from 4 for get_byte(p.named, 2)), 'escape') from '^[A-Za-z0-9._-]{1,32}$')
                || case when get_byte(p.named, 1) & 6 = :binding then '' else ' (not bound)' end,
            '?'
        )
        else '?'
    end as id, count(*) as items
    from page p
    group by 1
)
select c.id, c.items, l.head, l.rest, l.key
from counted c
cross join (
    select head, rest, key from page order by head desc, rest desc, key desc limit 1
) l;

-- name: mark_thread_encrypted(thread_id text)
-- Marks a thread as encrypted. From then on savers without a cipher can't lock it (lock_threads), so no put leans on pieces in
-- clear any more. Waits for the puts that hold the lock.
update pgcheckpoint.checkpoint_threads
set encrypted = true
where thread_id = :thread_id and not encrypted;

-- name: find_old_checkpoints(
--     thread_id text, from_ns text, from_id text, beginnings bytea[], limit bigint, enough_bytes bigint, with_clear boolean,
--     with_metadata boolean
-- )
-- Some checkpoints of a thread whose small values, or metadata if asked for, do not have one of the beginnings of what is
-- encrypted by a key (compressed or not), in the order of their keys. Of one in clear, if these are asked for, also which
-- channels have their values in blobs.
with due as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed,
        checkpoint -> 'channel_values' as small_values
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id and (checkpoint_ns, checkpoint_id) >= (:from_ns, :from_id)
        and (
            case
                when sealed is null then :with_clear
                else not (substring(sealed for length((:beginnings)[1])) = any (:beginnings))
            end
            or case
                when jsonb_typeof(metadata -> 'pg:sealed') = 'string'
                    then case
                        when left(metadata ->> 'pg:sealed', 48) ~ '^[A-Za-z0-9+/]{48}$' then not (
                            substring(decode(left(metadata ->> 'pg:sealed', 48), 'base64') for length((:beginnings)[1]))
                                = any (:beginnings)
                        )
                        else true
                    end
                else :with_clear and :with_metadata
            end
        )
    order by checkpoint_ns, checkpoint_id
    limit :limit
),
measured as (
    select *, sum(coalesce(length(sealed), 0) + octet_length(checkpoint::text) + octet_length(metadata::text))
        over (order by checkpoint_ns, checkpoint_id rows between unbounded preceding and 1 preceding) as before
    from due
)
select m.checkpoint_ns, m.checkpoint_id, m.parent_checkpoint_id, m.checkpoint::text, m.metadata::text, m.sealed,
    case when m.sealed is null then (
        select coalesce(array_agg(v.key order by v.key), '{}')
        from jsonb_each_text(
            case jsonb_typeof(m.checkpoint -> 'channel_versions') when 'object' then m.checkpoint -> 'channel_versions' end
        ) v
        cross join lateral (
            -- looked up by key, whatever the planner believes about the size of the thread
            select true
            from pgcheckpoint.checkpoint_blobs
            where thread_id = :thread_id and checkpoint_ns = m.checkpoint_ns and channel = v.key and version = v.value
            limit 1
        ) b
        where not coalesce(m.small_values ? v.key, false)
    ) end as blobs
from measured m
where coalesce(m.before, 0) < :enough_bytes
order by m.checkpoint_ns, m.checkpoint_id;

-- name: reencrypt_checkpoints(
--     thread_id text, namespaces text[], checkpoint_ids text[], read_hashes bytea[], sealed bytea[], metadata text[]
-- )
-- Stores newly encrypted small values and metadata (null: stays) in place of those read, and removes what was in clear. A row
-- changes only if it is still what was read (read_hashes: SHA-256 of checkpoint, metadata and sealed) and nobody holds its lock.
-- The statement never waits, so it keeps nobody waiting and can't deadlock.
with free as materialized (
    select c.checkpoint_ns, c.checkpoint_id, n.sealed, n.metadata
    from unnest(:namespaces, :checkpoint_ids, :read_hashes, :sealed, :metadata)
        as n (checkpoint_ns, checkpoint_id, read, sealed, metadata)
    join pgcheckpoint.checkpoints c
        on c.thread_id = :thread_id and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.checkpoint_id
    where n.read = sha256(convert_to(c.checkpoint::text || c.metadata::text, 'UTF8') || coalesce(c.sealed, ''))
    for update of c skip locked
)
update pgcheckpoint.checkpoints c
set sealed = f.sealed,
    checks = null,
    metadata = coalesce(f.metadata::jsonb, c.metadata),
    checkpoint = case
        when c.sealed is null then jsonb_set(c.checkpoint, '{channel_values}', (
            select coalesce(jsonb_object_agg(v.key, 'null'::jsonb), '{}')
            from jsonb_each(c.checkpoint -> 'channel_values') v
        ))
        else c.checkpoint
    end
from free f
where c.thread_id = :thread_id and c.checkpoint_ns = f.checkpoint_ns and c.checkpoint_id = f.checkpoint_id
returning 1;

-- name: find_old_blobs(
--     thread_id text, from_ns text, from_channel text, from_version text, beginnings bytea[], limit bigint, enough_bytes bigint,
--     with_clear boolean
-- )
-- Some blobs of a thread that do not have one of the beginnings of what is encrypted by a key (compressed or not), in the order
-- of their keys.
with due as materialized (
    select checkpoint_ns, channel, version, type, size, groups, chunks, blob
    from pgcheckpoint.checkpoint_blobs
    where thread_id = :thread_id and (checkpoint_ns, channel, version) >= (:from_ns, :from_channel, :from_version)
        and case
            when starts_with(type, 'pg:aes:')
                then not (substring(blob for length((:beginnings)[1])) = any (:beginnings))
            else :with_clear
        end
    order by checkpoint_ns, channel, version
    limit :limit
),
measured as (
    select *, sum(length(blob) + coalesce(length(chunks), 0))
        over (order by checkpoint_ns, channel, version rows between unbounded preceding and 1 preceding) as before
    from due
)
select checkpoint_ns, channel, version, type, size, groups, chunks, blob
from measured
where coalesce(before, 0) < :enough_bytes
order by checkpoint_ns, channel, version;

-- name: reencrypt_blobs(
--     thread_id text, namespaces text[], channels text[], versions text[], read_types text[], read_hashes bytea[], types text[],
--     blobs bytea[]
-- )
-- Stores newly encrypted blobs in place of those read. The names of their chunks stay. A row changes only if it is still what
-- was read (read_hashes: SHA-256 of the blob) and nobody holds its lock. The statement never waits, so it keeps nobody waiting
-- and can't deadlock.
with free as materialized (
    select b.checkpoint_ns, b.channel, b.version, n.type, n.blob
    from unnest(:namespaces, :channels, :versions, :read_types, :read_hashes, :types, :blobs)
        as n (checkpoint_ns, channel, version, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_blobs b
        on b.thread_id = :thread_id and b.checkpoint_ns = n.checkpoint_ns and b.channel = n.channel and b.version = n.version
    where b.type = n.type_read and sha256(b.blob) = n.blob_read
        -- what is in clear and in pieces is for rename_blobs
        and (b.chunks is null or starts_with(b.type, 'pg:aes:'))
    for update of b skip locked
)
update pgcheckpoint.checkpoint_blobs b
set type = f.type, blob = f.blob, crc = null
from free f
where b.thread_id = :thread_id and b.checkpoint_ns = f.checkpoint_ns and b.channel = f.channel and b.version = f.version
returning 1;

-- name: get_pieces(thread_id text, digests bytea[], enough_bytes bigint)
-- Pieces of a thread by name, in the given order, until there are enough bytes.
with found as (
    select c.digest, c.data,
        sum(length(c.data)) over (order by n.at rows between unbounded preceding and 1 preceding) as before
    from unnest(:digests) with ordinality as n (digest, at)
    cross join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select digest, data from pgcheckpoint.checkpoint_chunks where thread_id = :thread_id and digest = n.digest limit 1
    ) c
)
select digest, data from found where coalesce(before, 0) < :enough_bytes;

-- name: rename_blobs(
--     thread_id text, namespaces text[], channels text[], versions text[], read_types text[], read_chunks bytea[],
--     read_hashes bytea[], types text[], chunks bytea[], blobs bytea[], digests bytea[], data bytea[], needed_digests bytea[]
-- )
-- Replaces blobs in clear by encrypted ones, with keyed names of their pieces, and stores the pieces that are sent. Runs after
-- lock_thread_for_delete, which keeps others from deleting the other pieces, and only if the thread is marked
-- (mark_thread_encrypted). A blob changes only if it is still what was read (read_hashes: SHA-256 of the blob). Returns how many
-- it replaced; null, with nothing stored, if a needed piece is neither sent nor stored. A cleaning that is under way plans anew:
-- what it planned to delete may be named now.
with allowed as materialized (
    select
        exists (select from pgcheckpoint.checkpoint_threads where thread_id = :thread_id and encrypted) as marked,
        cardinality(:needed_digests) = (
            select count(*) from pgcheckpoint.checkpoint_chunks where thread_id = :thread_id and digest = any(:needed_digests)
        ) as complete
),
replaced as (
    update pgcheckpoint.checkpoint_blobs b
    set type = n.type, chunks = n.chunks, blob = n.blob, crc = null
    from unnest(:namespaces, :channels, :versions, :read_types, :read_chunks, :read_hashes, :types, :chunks, :blobs)
        as n (checkpoint_ns, channel, version, type_read, chunks_read, blob_read, type, chunks, blob), allowed
    where allowed.marked and allowed.complete
        and b.thread_id = :thread_id and b.checkpoint_ns = n.checkpoint_ns and b.channel = n.channel and b.version = n.version
        and b.type = n.type_read and b.chunks = n.chunks_read and sha256(b.blob) = n.blob_read
    returning 1
),
stored as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select :thread_id, p.digest, p.data
    from unnest(:digests, :data) as p (digest, data)
    where exists (select from replaced)
    on conflict do nothing
),
outdated as (
    update pgcheckpoint.checkpoint_threads set generation = null
    where thread_id = :thread_id and generation is not null and exists (select from replaced)
)
select case when complete then (select count(*) from replaced) end from allowed;

-- name: delete_plain_pieces(thread_id text, limit bigint)
-- Deletes pieces of a thread that have unkeyed hashes as names and that no blob in clear names, after
-- lock_thread_for_delete, if the thread is marked (mark_thread_encrypted) and so no put leans on them. Returns
-- how many.
with named as materialized (
    select substring(b.chunks from at * 16 + 1 for 16) as digest, at < b.groups as is_group
    from pgcheckpoint.checkpoint_blobs b
    cross join generate_series(0, length(b.chunks) / 16 - 1) at
    where b.thread_id = :thread_id and not starts_with(b.type, 'pg:aes:')
),
used as materialized (
    select digest from named
    union
    select substring(c.data from at * 16 + 1 for 16)
    from named n
    join pgcheckpoint.checkpoint_chunks c on c.thread_id = :thread_id and c.digest = n.digest
    cross join generate_series(0, length(c.data) / 16 - 1) at
    where n.is_group
),
unused as materialized (
    select c.digest
    from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = :thread_id
        and substring(sha256(c.data) for 16) = c.digest
        and not exists (select from used u where u.digest = c.digest)
        and exists (select from pgcheckpoint.checkpoint_threads where thread_id = :thread_id and encrypted)
    limit :limit
),
deleted as (
    delete from pgcheckpoint.checkpoint_chunks c
    using unused u
    where c.thread_id = :thread_id and c.digest = u.digest
    returning 1
)
select count(*) from deleted;

-- name: find_old_chunks(thread_id text, from_digest bytea, beginnings bytea[], limit bigint, enough_bytes bigint)
-- Some chunks of a thread that do not have one of the beginnings of what is encrypted by a key (compressed or not), in the order
-- of their names. Not those in clear, which get other names, and not groups (see count_keys).
with due as materialized (
    select c.digest, c.data
    from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = :thread_id and c.digest >= :from_digest
        and not (substring(c.data for length((:beginnings)[1])) = any (:beginnings))
        and substring(sha256(c.data) for 16) <> c.digest
        and (
            length(c.data) % 16 > 0
            or not exists (
                select from pgcheckpoint.checkpoint_chunks o
                where o.thread_id = :thread_id and o.digest = substring(c.data for 16)
            )
        )
    order by c.digest
    limit :limit
),
measured as (
    select *, sum(length(data)) over (order by digest rows between unbounded preceding and 1 preceding) as before
    from due
)
select digest, data
from measured
where coalesce(before, 0) < :enough_bytes
order by digest;

-- name: reencrypt_chunks(thread_id text, digests bytea[], read_hashes bytea[], data bytea[])
-- Stores newly encrypted chunks in place of those read, under the same names. A row changes only if it is still what was read
-- (read_hashes: SHA-256 of the data) and nobody holds its lock. The statement never waits, so it keeps nobody waiting and can't
-- deadlock.
with free as materialized (
    select c.digest, n.data
    from unnest(:digests, :read_hashes, :data) as n (digest, read, data)
    join pgcheckpoint.checkpoint_chunks c on c.thread_id = :thread_id and c.digest = n.digest
    where sha256(c.data) = n.read
    for update of c skip locked
)
update pgcheckpoint.checkpoint_chunks c
set data = f.data
from free f
where c.thread_id = :thread_id and c.digest = f.digest
returning 1;

-- name: find_old_writes(
--     thread_id text, from_ns text, from_id text, from_task_id text, from_idx integer, beginnings bytea[], limit bigint,
--     enough_bytes bigint, with_clear boolean
-- )
-- Some pending writes of a thread that do not have one of the beginnings of what is encrypted by a key (compressed or not), in
-- the order of their keys.
with due as materialized (
    select checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
    from pgcheckpoint.checkpoint_writes
    where thread_id = :thread_id and (checkpoint_ns, checkpoint_id, task_id, idx) >= (:from_ns, :from_id, :from_task_id, :from_idx)
        and case
            when starts_with(type, 'pg:aes:')
                then not (substring(blob for length((:beginnings)[1])) = any (:beginnings))
            else :with_clear
        end
    order by checkpoint_ns, checkpoint_id, task_id, idx
    limit :limit
),
measured as (
    select *, sum(length(blob))
        over (order by checkpoint_ns, checkpoint_id, task_id, idx rows between unbounded preceding and 1 preceding) as before
    from due
)
select checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
from measured
where coalesce(before, 0) < :enough_bytes
order by checkpoint_ns, checkpoint_id, task_id, idx;

-- name: reencrypt_writes(
--     thread_id text, namespaces text[], checkpoint_ids text[], task_ids text[], idxs integer[], task_paths text[],
--     channels text[], read_types text[], read_hashes bytea[], types text[], blobs bytea[], crcs bytea[]
-- )
-- Stores newly encrypted, or rewritten, pending writes in place of those read; with a cipher without crcs. A row changes only if
-- it is still what was read (read_hashes: SHA-256 of the blob) and nobody holds its lock. The statement never waits, so it keeps
-- nobody waiting and can't deadlock.
with free as materialized (
    select w.checkpoint_ns, w.checkpoint_id, w.task_id, w.idx, n.type, n.blob, n.crc
    from unnest(
        :namespaces, :checkpoint_ids, :task_ids, :idxs, :task_paths, :channels, :read_types, :read_hashes, :types, :blobs,
        :crcs
    ) as n (checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type_read, blob_read, type, blob, crc)
    join pgcheckpoint.checkpoint_writes w
        on w.thread_id = :thread_id and w.checkpoint_ns = n.checkpoint_ns and w.checkpoint_id = n.checkpoint_id
            and w.task_id = n.task_id and w.idx = n.idx
    where w.task_path = n.task_path and w.channel = n.channel and w.type = n.type_read and sha256(w.blob) = n.blob_read
    for update of w skip locked
)
update pgcheckpoint.checkpoint_writes w
set type = f.type, blob = f.blob, crc = f.crc
from free f
where w.thread_id = :thread_id and w.checkpoint_ns = f.checkpoint_ns and w.checkpoint_id = f.checkpoint_id
    and w.task_id = f.task_id and w.idx = f.idx
returning 1;

-- name: find_old_steps(
--     thread_id text, from_ns text, from_id text, from_task_id text, from_name text, from_position integer, beginnings bytea[],
--     limit bigint, enough_bytes bigint, with_clear boolean
-- )
-- Some recorded steps of a thread that do not have one of the beginnings of what is encrypted by a key, in the order of their
-- keys.
with due as materialized (
    select checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    from pgcheckpoint.checkpoint_steps
    where thread_id = :thread_id and (checkpoint_ns, checkpoint_id, task_id, name, position)
        >= (:from_ns, :from_id, :from_task_id, :from_name, :from_position)
        and case
            when starts_with(type, 'pg:aes:')
                then not (substring(blob for length((:beginnings)[1])) = any (:beginnings))
            else :with_clear
        end
    order by checkpoint_ns, checkpoint_id, task_id, name, position
    limit :limit
),
measured as (
    select *, sum(length(blob)) over (
        order by checkpoint_ns, checkpoint_id, task_id, name, position
        rows between unbounded preceding and 1 preceding
    ) as before
    from due
)
select checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
from measured
where coalesce(before, 0) < :enough_bytes
order by checkpoint_ns, checkpoint_id, task_id, name, position;

-- name: reencrypt_steps(
--     thread_id text, namespaces text[], checkpoint_ids text[], task_ids text[], names text[], positions integer[],
--     read_types text[], read_hashes bytea[], types text[], blobs bytea[]
-- )
-- Stores newly encrypted results of steps in place of those read. A row changes only if it is still what was read (read_hashes:
-- SHA-256 of the blob) and nobody holds its lock; as reencrypt_writes, it never waits.
with free as materialized (
    select s.checkpoint_ns, s.checkpoint_id, s.task_id, s.name, s.position, n.type, n.blob
    from unnest(:namespaces, :checkpoint_ids, :task_ids, :names, :positions, :read_types, :read_hashes, :types, :blobs)
        as n (checkpoint_ns, checkpoint_id, task_id, name, position, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_steps s
        on s.thread_id = :thread_id and s.checkpoint_ns = n.checkpoint_ns and s.checkpoint_id = n.checkpoint_id
            and s.task_id = n.task_id and s.name = n.name and s.position = n.position
    where s.type = n.type_read and sha256(s.blob) = n.blob_read
    for update of s skip locked
)
update pgcheckpoint.checkpoint_steps s
set type = f.type, blob = f.blob
from free f
where s.thread_id = :thread_id and s.checkpoint_ns = f.checkpoint_ns and s.checkpoint_id = f.checkpoint_id
    and s.task_id = f.task_id and s.name = f.name and s.position = f.position
returning 1;

-- name: find_old_events(
--     thread_id text, from_number bigint, beginnings bytea[], limit bigint, enough_bytes bigint, with_clear boolean
-- )
-- Appended events of a thread that do not have one of the beginnings of what is encrypted by a key, in their order.
with due as materialized (
    select first, key, count, ends, checkpoint_id, type, blob
    from pgcheckpoint.checkpoint_events
    where thread_id = :thread_id and first >= :from_number and case
        when starts_with(type, 'pg:aes:') then not (substring(blob for length((:beginnings)[1])) = any (:beginnings))
        else :with_clear
    end
    order by first
    limit :limit
),
measured as (
    select *, sum(length(blob)) over (order by first rows between unbounded preceding and 1 preceding) as before
    from due
)
select first, key, count, ends, checkpoint_id, type, blob
from measured
where coalesce(before, 0) < :enough_bytes
order by first;

-- name: reencrypt_events(thread_id text, numbers bigint[], read_types text[], read_hashes bytea[], types text[], blobs bytea[])
-- Stores appended events newly encrypted, in place of what was read. A row changes only if it is still that (read_hashes:
-- SHA-256 of the blob) and nobody holds its lock; as reencrypt_writes, it never waits.
with free as materialized (
    select e.first, n.type, n.blob
    from unnest(:numbers, :read_types, :read_hashes, :types, :blobs) as n (first, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_events e on e.thread_id = :thread_id and e.first = n.first
    where e.type = n.type_read and sha256(e.blob) = n.blob_read
    for update of e skip locked
)
update pgcheckpoint.checkpoint_events e
set type = f.type, blob = f.blob
from free f
where e.thread_id = :thread_id and e.first = f.first
returning 1;

-- name: find_old_wakeups(
--     thread_id text, from_name text, beginnings bytea[], limit bigint, enough_bytes bigint, with_clear boolean
-- )
-- What is to be run in a thread and does not have one of the beginnings of what is encrypted by a key, in the order of names.
with due as materialized (
    select name, interrupt_id, checkpoint_id, answers, type, blob
    from pgcheckpoint.checkpoint_wakeups
    where thread_id = :thread_id and name >= :from_name and case
        when starts_with(type, 'pg:aes:') then not (substring(blob for length((:beginnings)[1])) = any (:beginnings))
        else :with_clear
    end
    order by name
    limit :limit
),
measured as (
    select *, sum(length(blob)) over (order by name rows between unbounded preceding and 1 preceding) as before
    from due
)
select name, interrupt_id, checkpoint_id, answers, type, blob
from measured
where coalesce(before, 0) < :enough_bytes
order by name;

-- name: reencrypt_wakeups(thread_id text, names text[], read_types text[], read_hashes bytea[], types text[], blobs bytea[])
-- Stores newly encrypted what is to be run, in place of what was read. A row changes only if it is still that (read_hashes:
-- SHA-256 of the blob) and nobody holds its lock; as reencrypt_writes, it never waits.
with free as materialized (
    select w.name, n.type, n.blob
    from unnest(:names, :read_types, :read_hashes, :types, :blobs) as n (name, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_wakeups w on w.thread_id = :thread_id and w.name = n.name
    where w.type = n.type_read and sha256(w.blob) = n.blob_read
    for update of w skip locked
)
update pgcheckpoint.checkpoint_wakeups w
set type = f.type, blob = f.blob
from free f
where w.thread_id = :thread_id and w.name = f.name
returning 1;

-- name: find_old_items(
--     from_head text, from_rest text, from_key text, beginnings bytea[], limit bigint, enough_bytes bigint, with_clear boolean
-- )
-- Some items of the store that do not have one of the beginnings of what is encrypted by a key (compressed or not), in the order
-- of their keys. Only of what is in clear the value is told.
with due as materialized (
    select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version,
        case when starts_with(s.exact, 'pg:aes:') is not true then s.value::text end as value, s.exact
    from pgcheckpoint.store_items s
    where (s.head, s.rest, s.key) >= (:from_head, :from_rest, :from_key)
        and case
            when starts_with(s.exact, 'pg:aes:') then coalesce(
                case
                    when substring(s.exact from 8 for 48) ~ '^[A-Za-z0-9+/]{48}$'
                        then substring(decode(substring(s.exact from 8 for 48), 'base64') for length((:beginnings)[1]))
                end <> all (:beginnings),
                true
            )
            else :with_clear
        end
    order by s.head, s.rest, s.key
    limit :limit
),
measured as (
    select *, sum(octet_length(coalesce(exact, value)))
        over (order by head, rest, key rows between unbounded preceding and 1 preceding) as before
    from due
)
select head, rest, key, namespace, whole_key, version, value, exact
from measured
where coalesce(before, 0) < :enough_bytes
order by head, rest, key;

-- name: reencrypt_items(
--     heads text[], rests text[], keys text[], versions bigint[], read_hashes bytea[], values text[], exacts text[]
-- )
-- Stores newly encrypted items in place of those read. A row changes only if it is still what was read (its version, and SHA-256
-- of exact or else value) and nobody holds its lock. The statement never waits, so it keeps nobody waiting and can't deadlock. A
-- value that is null is as it was.
with free as materialized (
    select s.head, s.rest, s.key, n.value, n.exact
    from unnest(:heads, :rests, :keys, :versions, :read_hashes, :values, :exacts)
        as n (head, rest, key, version, read, value, exact)
    join pgcheckpoint.store_items s on s.head = n.head and s.rest = n.rest and s.key = n.key
    where s.version = n.version and sha256(convert_to(coalesce(s.exact, s.value::text), 'UTF8')) = n.read
    for update of s skip locked
)
update pgcheckpoint.store_items s
set value = coalesce(f.value::json, s.value), exact = f.exact
from free f
where s.head = f.head and s.rest = f.rest and s.key = f.key
returning 1;
