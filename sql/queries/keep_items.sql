-- Keeps items as they are, before they are overwritten or deleted by this transaction, which holds them (hold_items.sql).
-- $1 head, $2 rest, $3 key, $4 the version that is put, below zero if a call just before has deleted the item, 0 to delete it:
-- one entry an item. A put that is sent again finds its own version, and keeps nothing.
with clock as materialized (select clock_timestamp() as at)
insert into pgcheckpoint.store_versions (
    head, rest, key, updated_at, whole_namespace, whole_key, value, exact, version, created_at, ended_at, replaced_by
)
select s.head, s.rest, s.key, s.updated_at, s.whole_namespace, s.whole_key, s.value, s.exact, s.version, s.created_at,
    greatest(s.updated_at, least(s.expires_at, c.at)),
    case when s.expires_at <= c.at or w.version <= 0 then null else w.version end
from clock c
cross join unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as w (head, rest, key, version)
cross join lateral (
    select * from pgcheckpoint.store_items s
    where s.head = w.head and s.rest = w.rest and s.key = w.key
    limit 1
) s
where s.version <> w.version and s.expires_at is distinct from '-infinity'
on conflict (head, rest, key, updated_at) do nothing;
