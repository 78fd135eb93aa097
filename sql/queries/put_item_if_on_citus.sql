-- put_item_if.sql on Citus, as put_items_on_citus.sql. The parameters are the same.
with put as materialized (
    select p.*, clock_timestamp() as at, clock_timestamp() + p.ttl_minutes * interval '1 minute' as expires_at
    from unnest(
        $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[],
        $9::double precision[]
    ) as p (head, rest, key, whole_namespace, whole_key, value, exact, version, ttl_minutes)
),
made as (
    insert into pgcheckpoint.store_items as s (
        head, rest, key, whole_namespace, whole_key, value, exact, version, created_at, updated_at, expires_at, ttl_minutes
    )
    select p.head, p.rest, p.key, p.whole_namespace, p.whole_key, p.value::json, p.exact, p.version, p.at, p.at,
        p.expires_at, p.ttl_minutes
    from put p
    where $10::timestamptz is null
    on conflict (head, rest, key) do update
    set value = excluded.value,
        exact = excluded.exact,
        version = excluded.version,
        created_at = excluded.created_at,
        updated_at = greatest(
            excluded.updated_at, (s.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC'
        ),
        expires_at = excluded.expires_at,
        ttl_minutes = excluded.ttl_minutes
    where s.expires_at <= excluded.created_at and s.version <> excluded.version
    returning 1
)
update pgcheckpoint.store_items s
set value = p.value::json,
    exact = p.exact,
    version = p.version,
    updated_at = greatest(p.at, (s.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC'),
    expires_at = p.expires_at,
    ttl_minutes = p.ttl_minutes
from put p
where s.head = ($1::text[])[1] and s.head = p.head and s.rest = p.rest and s.key = p.key
    and s.updated_at = $10::timestamptz
    and (s.expires_at is null or s.expires_at > statement_timestamp());
