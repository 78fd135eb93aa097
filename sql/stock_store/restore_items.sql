-- Stores items as they are elsewhere in the stock store, but for those that are newer there.
-- $1 prefix, $2 key, $3 value, $4 when created, $5 updated, $6 when it expires (or null), $7 minutes to live (or null), of
-- which the stock store keeps whole ones, of four bytes: one entry an item. Returns the numbers of those stored.
with given as materialized (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::double precision[])
        with ordinality as p (prefix, key, value, created_at, updated_at, expires_at, ttl_minutes, n)
),
stored as (
    insert into pgcheckpoint.store as s (prefix, key, value, created_at, updated_at, expires_at, ttl_minutes)
    select p.prefix, p.key, p.value::jsonb, p.created_at::timestamptz, p.updated_at::timestamptz,
        p.expires_at::timestamptz, least(ceil(p.ttl_minutes), 2147483647)
    from given p
    order by p.prefix, p.key
    on conflict (prefix, key) do update
    set value = excluded.value,
        created_at = excluded.created_at,
        updated_at = excluded.updated_at,
        expires_at = excluded.expires_at,
        ttl_minutes = excluded.ttl_minutes
    where s.updated_at <= excluded.updated_at
    returning s.prefix, s.key
)
select p.n
from given p
join stored s on s.prefix = p.prefix and s.key = p.key;
