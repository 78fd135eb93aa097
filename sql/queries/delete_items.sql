-- Deletes items of the store by their keys, locking them in the keys' order.
-- $1 head, $2 rest, $3 key: one entry an item.
with locked as materialized (
    select s.head, s.rest, s.key
    from (
        select * from unnest($1::text[], $2::text[], $3::text[]) as w (head, rest, key)
        order by w.head, w.rest, w.key
    ) w
    cross join lateral (
        select s.head, s.rest, s.key from pgcheckpoint.store_items s
        where s.head = w.head and s.rest = w.rest and s.key = w.key
        for update
    ) s
)
delete from pgcheckpoint.store_items s
using locked l
where s.head = l.head and s.rest = l.rest and s.key = l.key;
