-- put_items.sql on Citus, which takes immutable functions only in ON CONFLICT: the time there is that of the put, and sums
-- are made of times in UTC. The parameters are the same.
with base as materialized (select clock_timestamp() as at)
insert into pgcheckpoint.store_items as s (
    head, rest, key, whole_namespace, whole_key, value, exact, version, created_at, updated_at, expires_at, ttl_minutes
)
select p.head, p.rest, p.key, p.whole_namespace, p.whole_key, p.value::json, p.exact, p.version,
    base.at + p.n * interval '1 microsecond', base.at + p.n * interval '1 microsecond',
    base.at + p.ttl_minutes * interval '1 minute', p.ttl_minutes
from base
cross join unnest(
    $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::double precision[]
) with ordinality as p (head, rest, key, whole_namespace, whole_key, value, exact, version, ttl_minutes, n)
order by p.head, p.rest, p.key
on conflict (head, rest, key) do update
set value = excluded.value,
    exact = excluded.exact,
    version = excluded.version,
    created_at = case
        when s.expires_at <= excluded.created_at or excluded.version < 0 then excluded.created_at
        else s.created_at
    end,
    updated_at = greatest(
        excluded.updated_at, (s.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC'
    ),
    expires_at = excluded.expires_at,
    ttl_minutes = excluded.ttl_minutes
where s.version <> excluded.version;
