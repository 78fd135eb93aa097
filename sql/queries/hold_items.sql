-- Locks the places of items, in the order of their keys, so that nobody else can write to one until commit: also where there is
-- no item, for which a row stands that has expired. Goes first in a transaction that keeps versions, which overwrites or
-- deletes all of these rows.
-- $1 head, $2 rest, $3 key, $4 whole namespace, $5 whole key: one entry an item.
insert into pgcheckpoint.store_items as s (
    head, rest, key, whole_namespace, whole_key, value, version, created_at, updated_at, expires_at
)
select p.head, p.rest, p.key, p.whole_namespace, p.whole_key, 'null', 0, 'epoch', 'epoch', '-infinity'
from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as p (head, rest, key, whole_namespace, whole_key)
order by p.head, p.rest, p.key
-- Locks what is there, and changes nothing.
on conflict (head, rest, key) do update set version = s.version where false;
