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
