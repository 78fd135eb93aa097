-- Stores items as they are elsewhere, with their times, but for those that are newer here.
-- $1 head, $2 rest, $3 key, $4 whole namespace, $5 whole key, $6 value, $7 exact, $8 version, $9 when created, $10 updated,
-- $11 when it expires (or null), $12 minutes to live (or null): one entry an item. Returns the numbers of those stored.
with given as materialized (
    select * from unnest(
        $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::text[],
        $10::text[], $11::text[], $12::double precision[]
    ) with ordinality as p (
        head, rest, key, whole_namespace, whole_key, value, exact, version, created_at, updated_at, expires_at, ttl_minutes, n
    )
),
stored as (
    insert into pgcheckpoint.store_items as s (
        head, rest, key, whole_namespace, whole_key, value, exact, version, created_at, updated_at, expires_at, ttl_minutes
    )
    select p.head, p.rest, p.key, p.whole_namespace, p.whole_key, p.value::json, p.exact, p.version,
        p.created_at::timestamptz, p.updated_at::timestamptz, p.expires_at::timestamptz, p.ttl_minutes
    from given p
    order by p.head, p.rest, p.key
    on conflict (head, rest, key) do update
    set value = excluded.value,
        exact = excluded.exact,
        version = excluded.version,
        created_at = excluded.created_at,
        updated_at = excluded.updated_at,
        expires_at = excluded.expires_at,
        ttl_minutes = excluded.ttl_minutes
    where s.updated_at <= excluded.updated_at
    returning s.head, s.rest, s.key
)
select p.n
from given p
join stored s on s.head = p.head and s.rest = p.rest and s.key = p.key;
