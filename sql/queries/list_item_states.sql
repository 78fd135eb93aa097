-- Items of the store in the order of their keys, as far as it takes to compare them: when they were updated, how large they
-- are, when they were put or refreshed last. What has expired is not there.
-- $1 head, $2 rest and $3 key from which on, $4 limit.
select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest), coalesce(s.whole_key, s.key), s.updated_at,
    pg_column_size(s.value) + coalesce(pg_column_size(s.exact), 0),
    -- an import may bring any time to live
    greatest(s.updated_at, case when s.ttl_minutes < 1e9 then s.expires_at - s.ttl_minutes * interval '1 minute' end)
from pgcheckpoint.store_items s
where (s.head, s.rest, s.key) >= ($1, $2, $3) and (s.expires_at is null or s.expires_at > now())
order by s.head, s.rest, s.key
limit $4::bigint;
