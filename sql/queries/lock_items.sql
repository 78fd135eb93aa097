-- Locks those items of the store that are there, in the order of their keys: goes first where a transaction puts some and
-- deletes others, so that two of these do not wait for each other.
-- $1 head, $2 rest, $3 key: one entry an item.
with locked as materialized (
    select s.key
    from (
        select * from unnest($1::text[], $2::text[], $3::text[]) as w (head, rest, key)
        order by w.head, w.rest, w.key
    ) w
    cross join lateral (
        select s.key from pgcheckpoint.store_items s
        where s.head = w.head and s.rest = w.rest and s.key = w.key
        for update
    ) s
)
select count(*) from locked;
