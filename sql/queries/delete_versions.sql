-- Deletes all that is kept of what items were before.
-- $1 head, $2 rest, $3 key: one entry an item.
delete from pgcheckpoint.store_versions v
using unnest($1::text[], $2::text[], $3::text[]) as w (head, rest, key)
where v.head = w.head and v.rest = w.rest and v.key = w.key and v.head = any ($1::text[]);
