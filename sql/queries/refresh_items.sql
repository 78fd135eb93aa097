-- Lets items live longer that were read, as get_items.sql says which; what has expired stays so, and what somebody else is
-- writing is passed over.
-- By the clock, not by when the transaction began, which may have waited for a lock.
-- $1 head, $2 rest, $3 key: one entry an item.
with read as materialized (
    select s.head, s.rest, s.key
    from unnest($1::text[], $2::text[], $3::text[]) as w (head, rest, key)
    cross join lateral (
        select s.head, s.rest, s.key from pgcheckpoint.store_items s
        where s.head = w.head and s.rest = w.rest and s.key = w.key
            and s.expires_at > clock_timestamp()
            and s.expires_at < clock_timestamp() + (s.ttl_minutes - (s.ttl_minutes >= 2)::integer) * interval '1 minute'
        for update skip locked
    ) s
)
update pgcheckpoint.store_items s
set expires_at = clock_timestamp() + s.ttl_minutes * interval '1 minute'
from read r
where s.head = r.head and s.rest = r.rest and s.key = r.key;
