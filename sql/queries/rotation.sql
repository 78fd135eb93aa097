-- Rotation: rows that another key encrypts are counted, found, and replaced if they are still what was read.

-- name: count_keys
-- How many rows of a thread name which key, by kind of row; null for rows in clear, ? for what is no ciphertext.
-- A piece whose name is its unkeyed hash is in clear, whatever it begins with; a group of keyed names has no key: it
-- begins with the name of a piece.
-- What is encrypted by the thread's data key counts under that name.
-- Of what is bound to less than it should be, or to more, the key has a mark after it.
-- $1 thread, $2 the flags that say what it should be bound to.
with head as (
    select 'checkpoints' as kind, sealed is null as in_clear, substring(sealed for 35) as head
    from pgcheckpoint.checkpoints
    where thread_id = $1
    union all
    select 'metadata',
        not coalesce(jsonb_typeof(metadata -> 'pg:sealed') = 'string', false),
        case
            when left(metadata ->> 'pg:sealed', 48) ~ '^[A-Za-z0-9+/]{48}$'
                then substring(decode(left(metadata ->> 'pg:sealed', 48), 'base64') for 35)
        end
    from pgcheckpoint.checkpoints
    where thread_id = $1
    union all
    select 'blobs', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_blobs
    where thread_id = $1
    union all
    select 'writes', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_writes
    where thread_id = $1
    union all
    select 'wakeups', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_wakeups
    where thread_id = $1
    union all
    select 'steps', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_steps
    where thread_id = $1
    union all
    select 'events', not starts_with(type, 'pg:aes:'), substring(blob for 35)
    from pgcheckpoint.checkpoint_events
    where thread_id = $1
    union all
    select 'chunks', substring(sha256(c.data) for 16) = c.digest, substring(c.data for 35)
    from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = $1 and (
        substring(sha256(c.data) for 16) = c.digest
        or length(c.data) % 16 > 0
        or not exists (
            select from pgcheckpoint.checkpoint_chunks o
            where o.thread_id = $1 and o.digest = substring(c.data for 16)
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
            || case when get_byte(head, 1) & 6 = $2::integer then '' else ' (not bound)' end,
        '?'
    )
    else '?'
end as key, count(*)
from head
group by 1, 2;

-- name: count_item_keys
-- How many of some items of the store name which key, with the last of them; null for items in clear, ? for what is no
-- ciphertext. Of what is bound to less than it should be, or to more, the key has a mark after it.
-- $1 head, $2 rest, $3 key from which on, $4 limit, $5 the flags that say what it should be bound to.
with page as materialized (
    select s.head, s.rest, s.key, starts_with(s.exact, 'pg:aes:') is true as sealed,
        case
            when substring(s.exact from 8 for 48) ~ '^[A-Za-z0-9+/]{48}$'
                then substring(decode(substring(s.exact from 8 for 48), 'base64') for 35)
        end as named
    from pgcheckpoint.store_items s
    where (s.head, s.rest, s.key) >= ($1, $2, $3)
    order by s.head, s.rest, s.key
    limit $4::bigint
),
counted as (
    select case
        when not p.sealed then null
        when substring(p.named for 1) = decode('01', 'hex') then coalesce(
            substring(encode(substring(p.named from 4 for get_byte(p.named, 2)), 'escape') from '^[A-Za-z0-9._-]{1,32}$')
                || case when get_byte(p.named, 1) & 6 = $5::integer then '' else ' (not bound)' end,
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

-- name: mark_thread_encrypted
-- Marks a thread as encrypted. From then on savers without a cipher can't lock it (lock_threads), so no put leans
-- on pieces in clear any more. Waits for the puts that hold the lock. $1 thread.
update pgcheckpoint.checkpoint_threads
set encrypted = true
where thread_id = $1 and not encrypted;

-- name: find_old_checkpoints
-- Some checkpoints of a thread whose small values or metadata do not begin as what is encrypted by a key, in the order of their keys.
-- Of one in clear also which channels have their values in blobs.
-- $1 thread, $2 and $3 from this namespace and id on, $4 how those begin, compressed or not, $5 limit, $6 enough bytes, $7 also what
-- is in clear, $8 metadata too.
with due as materialized (
    select checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata, sealed,
        checkpoint -> 'channel_values' as small_values
    from pgcheckpoint.checkpoints
    where thread_id = $1 and (checkpoint_ns, checkpoint_id) >= ($2, $3)
        and (
            case
                when sealed is null then $7
                else not (substring(sealed for length(($4::bytea[])[1])) = any ($4))
            end
            or case
                when jsonb_typeof(metadata -> 'pg:sealed') = 'string'
                    then case
                        when left(metadata ->> 'pg:sealed', 48) ~ '^[A-Za-z0-9+/]{48}$' then not (
                            substring(decode(left(metadata ->> 'pg:sealed', 48), 'base64') for length($4[1])) = any ($4)
                        )
                        else true
                    end
                else $7 and $8
            end
        )
    order by checkpoint_ns, checkpoint_id
    limit $5::bigint
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
            where thread_id = $1 and checkpoint_ns = m.checkpoint_ns and channel = v.key and version = v.value
            limit 1
        ) b
        where not coalesce(m.small_values ? v.key, false)
    ) end as blobs
from measured m
where coalesce(m.before, 0) < $6::bigint
order by m.checkpoint_ns, m.checkpoint_id;

-- name: reencrypt_checkpoints
-- Stores newly encrypted small values and metadata in place of those read, and removes what was in clear.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- $1 thread; one entry a checkpoint: $2 namespace, $3 id, $4 SHA-256 of checkpoint, metadata and sealed as read; $5 sealed,
-- $6 metadata (null: stays).
with free as materialized (
    select c.checkpoint_ns, c.checkpoint_id, n.sealed, n.metadata
    from unnest($2::text[], $3::text[], $4::bytea[], $5::bytea[], $6::text[])
        as n (checkpoint_ns, checkpoint_id, read, sealed, metadata)
    join pgcheckpoint.checkpoints c
        on c.thread_id = $1 and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.checkpoint_id
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
where c.thread_id = $1 and c.checkpoint_ns = f.checkpoint_ns and c.checkpoint_id = f.checkpoint_id
returning 1;

-- name: find_old_blobs
-- Some blobs of a thread that do not begin as what is encrypted by a key, in the order of their keys.
-- $1 thread, $2, $3 and $4 from this namespace, channel and version on, $5 how those begin, compressed or not, $6 limit, $7 enough
-- bytes, $8 also what is in clear.
with due as materialized (
    select checkpoint_ns, channel, version, type, size, groups, chunks, blob
    from pgcheckpoint.checkpoint_blobs
    where thread_id = $1 and (checkpoint_ns, channel, version) >= ($2, $3, $4)
        and case
            when starts_with(type, 'pg:aes:')
                then not (substring(blob for length(($5::bytea[])[1])) = any ($5))
            else $8
        end
    order by checkpoint_ns, channel, version
    limit $6::bigint
),
measured as (
    select *, sum(length(blob) + coalesce(length(chunks), 0))
        over (order by checkpoint_ns, channel, version rows between unbounded preceding and 1 preceding) as before
    from due
)
select checkpoint_ns, channel, version, type, size, groups, chunks, blob
from measured
where coalesce(before, 0) < $7::bigint
order by checkpoint_ns, channel, version;

-- name: reencrypt_blobs
-- Stores newly encrypted blobs in place of those read. The names of their chunks stay.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- $1 thread; one entry a blob: $2 namespace, $3 channel, $4 version, $5 type and $6 SHA-256 of the blob as read; $7 type, $8
-- blob.
with free as materialized (
    select b.checkpoint_ns, b.channel, b.version, n.type, n.blob
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::text[], $8::bytea[])
        as n (checkpoint_ns, channel, version, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_blobs b
        on b.thread_id = $1 and b.checkpoint_ns = n.checkpoint_ns and b.channel = n.channel and b.version = n.version
    where b.type = n.type_read and sha256(b.blob) = n.blob_read
        -- what is in clear and in pieces is for rename_blobs
        and (b.chunks is null or starts_with(b.type, 'pg:aes:'))
    for update of b skip locked
)
update pgcheckpoint.checkpoint_blobs b
set type = f.type, blob = f.blob, crc = null
from free f
where b.thread_id = $1 and b.checkpoint_ns = f.checkpoint_ns and b.channel = f.channel and b.version = f.version
returning 1;

-- name: get_pieces
-- Pieces of a thread by name, in the given order, until there are enough bytes. $1 thread, $2 names, $3 bytes.
with found as (
    select c.digest, c.data,
        sum(length(c.data)) over (order by n.at rows between unbounded preceding and 1 preceding) as before
    from unnest($2::bytea[]) with ordinality as n (digest, at)
    cross join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select digest, data from pgcheckpoint.checkpoint_chunks where thread_id = $1 and digest = n.digest limit 1
    ) c
)
select digest, data from found where coalesce(before, 0) < $3::bigint;

-- name: rename_blobs
-- Replaces blobs in clear by encrypted ones, with keyed names of their pieces, and stores the pieces that are sent. Runs after
-- lock_thread_for_delete, which keeps others from deleting the other pieces, and only if the thread is marked
-- (mark_thread_encrypted). Returns how many it replaced; null, with nothing stored, if a piece is neither sent nor
-- stored. A cleaning that is under way plans anew: what it planned to delete may be named now.
-- $1 thread; one entry a blob: $2 namespace, $3 channel, $4 version, $5 type, $6 chunks and $7 SHA-256 of the blob as read;
-- $8 type, $9 chunks, $10 blob; $11 name and $12 data of each piece sent, $13 names of those that must be there.
with allowed as materialized (
    select
        exists (select from pgcheckpoint.checkpoint_threads where thread_id = $1 and encrypted) as marked,
        cardinality($13::bytea[]) = (
            select count(*) from pgcheckpoint.checkpoint_chunks where thread_id = $1 and digest = any($13::bytea[])
        ) as complete
),
replaced as (
    update pgcheckpoint.checkpoint_blobs b
    set type = n.type, chunks = n.chunks, blob = n.blob, crc = null
    from unnest(
        $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::bytea[], $8::text[], $9::bytea[], $10::bytea[]
    ) as n (checkpoint_ns, channel, version, type_read, chunks_read, blob_read, type, chunks, blob), allowed
    where allowed.marked and allowed.complete
        and b.thread_id = $1 and b.checkpoint_ns = n.checkpoint_ns and b.channel = n.channel and b.version = n.version
        and b.type = n.type_read and b.chunks = n.chunks_read and sha256(b.blob) = n.blob_read
    returning 1
),
stored as (
    insert into pgcheckpoint.checkpoint_chunks (thread_id, digest, data)
    select $1, p.digest, p.data
    from unnest($11::bytea[], $12::bytea[]) as p (digest, data)
    where exists (select from replaced)
    on conflict do nothing
),
outdated as (
    update pgcheckpoint.checkpoint_threads set generation = null
    where thread_id = $1 and generation is not null and exists (select from replaced)
)
select case when complete then (select count(*) from replaced) end from allowed;

-- name: delete_plain_pieces
-- Deletes pieces of a thread that have unkeyed hashes as names and that no blob in clear names, after
-- lock_thread_for_delete, if the thread is marked (mark_thread_encrypted) and so no put leans on them. Returns
-- how many.
-- $1 thread, $2 limit.
with named as materialized (
    select substring(b.chunks from at * 16 + 1 for 16) as digest, at < b.groups as is_group
    from pgcheckpoint.checkpoint_blobs b
    cross join generate_series(0, length(b.chunks) / 16 - 1) at
    where b.thread_id = $1 and not starts_with(b.type, 'pg:aes:')
),
used as materialized (
    select digest from named
    union
    select substring(c.data from at * 16 + 1 for 16)
    from named n
    join pgcheckpoint.checkpoint_chunks c on c.thread_id = $1 and c.digest = n.digest
    cross join generate_series(0, length(c.data) / 16 - 1) at
    where n.is_group
),
unused as materialized (
    select c.digest
    from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = $1
        and substring(sha256(c.data) for 16) = c.digest
        and not exists (select from used u where u.digest = c.digest)
        and exists (select from pgcheckpoint.checkpoint_threads where thread_id = $1 and encrypted)
    limit $2::bigint
),
deleted as (
    delete from pgcheckpoint.checkpoint_chunks c
    using unused u
    where c.thread_id = $1 and c.digest = u.digest
    returning 1
)
select count(*) from deleted;

-- name: find_old_chunks
-- Some chunks of a thread that do not begin as what is encrypted by a key, in the order of their names. Not those in clear, which
-- get other names, and not groups (see count_keys).
-- $1 thread, $2 from this name on, $3 how those begin, compressed or not, $4 limit, $5 enough bytes.
with due as materialized (
    select c.digest, c.data
    from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = $1 and c.digest >= $2
        and not (substring(c.data for length(($3::bytea[])[1])) = any ($3))
        and substring(sha256(c.data) for 16) <> c.digest
        and (
            length(c.data) % 16 > 0
            or not exists (
                select from pgcheckpoint.checkpoint_chunks o
                where o.thread_id = $1 and o.digest = substring(c.data for 16)
            )
        )
    order by c.digest
    limit $4::bigint
),
measured as (
    select *, sum(length(data)) over (order by digest rows between unbounded preceding and 1 preceding) as before
    from due
)
select digest, data
from measured
where coalesce(before, 0) < $5::bigint
order by digest;

-- name: reencrypt_chunks
-- Stores newly encrypted chunks in place of those read, under the same names.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- $1 thread; one entry a chunk: $2 name, $3 SHA-256 of the data as read, $4 data.
with free as materialized (
    select c.digest, n.data
    from unnest($2::bytea[], $3::bytea[], $4::bytea[]) as n (digest, read, data)
    join pgcheckpoint.checkpoint_chunks c on c.thread_id = $1 and c.digest = n.digest
    where sha256(c.data) = n.read
    for update of c skip locked
)
update pgcheckpoint.checkpoint_chunks c
set data = f.data
from free f
where c.thread_id = $1 and c.digest = f.digest
returning 1;

-- name: find_old_writes
-- Some pending writes of a thread that do not begin as what is encrypted by a key, in the order of their keys.
-- $1 thread, $2, $3, $4 and $5 from this namespace, checkpoint, task and idx on, $6 how those begin, compressed or not, $7 limit,
-- $8 enough bytes, $9 also what is in clear.
with due as materialized (
    select checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
    from pgcheckpoint.checkpoint_writes
    where thread_id = $1 and (checkpoint_ns, checkpoint_id, task_id, idx) >= ($2, $3, $4, $5::integer)
        and case
            when starts_with(type, 'pg:aes:')
                then not (substring(blob for length(($6::bytea[])[1])) = any ($6))
            else $9
        end
    order by checkpoint_ns, checkpoint_id, task_id, idx
    limit $7::bigint
),
measured as (
    select *, sum(length(blob))
        over (order by checkpoint_ns, checkpoint_id, task_id, idx rows between unbounded preceding and 1 preceding) as before
    from due
)
select checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
from measured
where coalesce(before, 0) < $8::bigint
order by checkpoint_ns, checkpoint_id, task_id, idx;

-- name: reencrypt_writes
-- Stores newly encrypted, or rewritten, pending writes in place of those read.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- $1 thread; one entry a write: $2 namespace, $3 checkpoint, $4 task, $5 idx, $6 task path, $7 channel, $8 type and $9 SHA-256
-- of the blob as read; $10 type, $11 blob, $12 checksum (null with a cipher).
with free as materialized (
    select w.checkpoint_ns, w.checkpoint_id, w.task_id, w.idx, n.type, n.blob, n.crc
    from unnest(
        $2::text[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::text[], $8::text[], $9::bytea[], $10::text[],
        $11::bytea[], $12::bytea[]
    ) as n (checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type_read, blob_read, type, blob, crc)
    join pgcheckpoint.checkpoint_writes w
        on w.thread_id = $1 and w.checkpoint_ns = n.checkpoint_ns and w.checkpoint_id = n.checkpoint_id
            and w.task_id = n.task_id and w.idx = n.idx
    where w.task_path = n.task_path and w.channel = n.channel and w.type = n.type_read and sha256(w.blob) = n.blob_read
    for update of w skip locked
)
update pgcheckpoint.checkpoint_writes w
set type = f.type, blob = f.blob, crc = f.crc
from free f
where w.thread_id = $1 and w.checkpoint_ns = f.checkpoint_ns and w.checkpoint_id = f.checkpoint_id
    and w.task_id = f.task_id and w.idx = f.idx
returning 1;

-- name: find_old_steps
-- Some recorded steps of a thread that do not begin as what is encrypted by a key, in the order of their keys.
-- $1 thread, $2, $3, $4, $5 and $6 from this namespace, checkpoint, task, name and position on, $7 how those begin, $8 limit,
-- $9 enough bytes, $10 also what is in clear.
with due as materialized (
    select checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    from pgcheckpoint.checkpoint_steps
    where thread_id = $1 and (checkpoint_ns, checkpoint_id, task_id, name, position) >= ($2, $3, $4, $5, $6::integer)
        and case
            when starts_with(type, 'pg:aes:')
                then not (substring(blob for length(($7::bytea[])[1])) = any ($7))
            else $10
        end
    order by checkpoint_ns, checkpoint_id, task_id, name, position
    limit $8::bigint
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
where coalesce(before, 0) < $9::bigint
order by checkpoint_ns, checkpoint_id, task_id, name, position;

-- name: reencrypt_steps
-- Stores newly encrypted results of steps in place of those read.
-- A row changes only if it is still what was read and nobody holds its lock; as reencrypt_writes, it never waits.
-- $1 thread; one entry a step: $2 namespace, $3 checkpoint, $4 task, $5 name, $6 position, $7 type and $8 SHA-256 of the blob as
-- read; $9 type, $10 blob.
with free as materialized (
    select s.checkpoint_ns, s.checkpoint_id, s.task_id, s.name, s.position, n.type, n.blob
    from unnest(
        $2::text[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::text[], $8::bytea[], $9::text[], $10::bytea[]
    ) as n (checkpoint_ns, checkpoint_id, task_id, name, position, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_steps s
        on s.thread_id = $1 and s.checkpoint_ns = n.checkpoint_ns and s.checkpoint_id = n.checkpoint_id
            and s.task_id = n.task_id and s.name = n.name and s.position = n.position
    where s.type = n.type_read and sha256(s.blob) = n.blob_read
    for update of s skip locked
)
update pgcheckpoint.checkpoint_steps s
set type = f.type, blob = f.blob
from free f
where s.thread_id = $1 and s.checkpoint_ns = f.checkpoint_ns and s.checkpoint_id = f.checkpoint_id
    and s.task_id = f.task_id and s.name = f.name and s.position = f.position
returning 1;

-- name: find_old_events
-- Appended events of a thread that do not begin as what is encrypted by a key, in their order. $1 thread, $2 from this number
-- on, $3 how that begins, $4 limit, $5 enough bytes, $6 also what is in clear.
with due as materialized (
    select first, key, count, ends, checkpoint_id, type, blob
    from pgcheckpoint.checkpoint_events
    where thread_id = $1 and first >= $2 and case
        when starts_with(type, 'pg:aes:') then not (substring(blob for length(($3::bytea[])[1])) = any ($3))
        else $6
    end
    order by first
    limit $4::bigint
),
measured as (
    select *, sum(length(blob)) over (order by first rows between unbounded preceding and 1 preceding) as before
    from due
)
select first, key, count, ends, checkpoint_id, type, blob
from measured
where coalesce(before, 0) < $5::bigint
order by first;

-- name: reencrypt_events
-- Stores appended events newly encrypted, in place of what was read.
-- A row changes only if it is still that and nobody holds its lock; as reencrypt_writes, it never waits.
-- $1 thread; one entry each: $2 number, $3 type and $4 SHA-256 of the blob as read; $5 type, $6 blob.
with free as materialized (
    select e.first, n.type, n.blob
    from unnest($2::bigint[], $3::text[], $4::bytea[], $5::text[], $6::bytea[]) as n (first, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_events e on e.thread_id = $1 and e.first = n.first
    where e.type = n.type_read and sha256(e.blob) = n.blob_read
    for update of e skip locked
)
update pgcheckpoint.checkpoint_events e
set type = f.type, blob = f.blob
from free f
where e.thread_id = $1 and e.first = f.first
returning 1;

-- name: find_old_wakeups
-- What is to be run in a thread and does not begin as what is encrypted by a key, in the order of names. $1 thread, $2 from this
-- name on, $3 how that begins, $4 limit, $5 enough bytes, $6 also what is in clear.
with due as materialized (
    select name, interrupt_id, checkpoint_id, answers, type, blob
    from pgcheckpoint.checkpoint_wakeups
    where thread_id = $1 and name >= $2 and case
        when starts_with(type, 'pg:aes:') then not (substring(blob for length(($3::bytea[])[1])) = any ($3))
        else $6
    end
    order by name
    limit $4::bigint
),
measured as (
    select *, sum(length(blob)) over (order by name rows between unbounded preceding and 1 preceding) as before
    from due
)
select name, interrupt_id, checkpoint_id, answers, type, blob
from measured
where coalesce(before, 0) < $5::bigint
order by name;

-- name: reencrypt_wakeups
-- Stores newly encrypted what is to be run, in place of what was read.
-- A row changes only if it is still that and nobody holds its lock; as reencrypt_writes, it never waits.
-- $1 thread; one entry each: $2 name, $3 type and $4 SHA-256 of the blob as read; $5 type, $6 blob.
with free as materialized (
    select w.name, n.type, n.blob
    from unnest($2::text[], $3::text[], $4::bytea[], $5::text[], $6::bytea[]) as n (name, type_read, blob_read, type, blob)
    join pgcheckpoint.checkpoint_wakeups w on w.thread_id = $1 and w.name = n.name
    where w.type = n.type_read and sha256(w.blob) = n.blob_read
    for update of w skip locked
)
update pgcheckpoint.checkpoint_wakeups w
set type = f.type, blob = f.blob
from free f
where w.thread_id = $1 and w.name = f.name
returning 1;

-- name: find_old_items
-- Some items of the store that do not begin as what is encrypted by a key, in the order of their keys.
-- $1 head, $2 rest, $3 key from which on, $4 how those begin, compressed or not, $5 limit, $6 enough bytes, $7 also what is in
-- clear: only of that the value is told.
with due as materialized (
    select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version,
        case when starts_with(s.exact, 'pg:aes:') is not true then s.value::text end as value, s.exact
    from pgcheckpoint.store_items s
    where (s.head, s.rest, s.key) >= ($1, $2, $3)
        and case
            when starts_with(s.exact, 'pg:aes:') then coalesce(
                case
                    when substring(s.exact from 8 for 48) ~ '^[A-Za-z0-9+/]{48}$'
                        then substring(decode(substring(s.exact from 8 for 48), 'base64') for length(($4::bytea[])[1]))
                end <> all ($4::bytea[]),
                true
            )
            else $7::boolean
        end
    order by s.head, s.rest, s.key
    limit $5::bigint
),
measured as (
    select *, sum(octet_length(coalesce(exact, value)))
        over (order by head, rest, key rows between unbounded preceding and 1 preceding) as before
    from due
)
select head, rest, key, namespace, whole_key, version, value, exact
from measured
where coalesce(before, 0) < $6::bigint
order by head, rest, key;

-- name: reencrypt_items
-- Stores newly encrypted items in place of those read.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- One entry a row: $1 head, $2 rest, $3 key; $4 version and $5 SHA-256 of exact or else value as read; $6 value (null: as it
-- is), $7 exact.
with free as materialized (
    select s.head, s.rest, s.key, n.value, n.exact
    from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bytea[], $6::text[], $7::text[])
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
