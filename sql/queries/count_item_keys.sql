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
