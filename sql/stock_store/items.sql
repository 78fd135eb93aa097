-- Items of the store of langgraph-checkpoint-postgres, whose schema stands in the place of ours here.

-- name: list_item_states
-- Items of the stock store in the order of its key. $1 prefix and $2 key after which (null: from the first on), $3 limit.
select prefix, key, updated_at, pg_column_size(value)
from pgcheckpoint.store
where ($1::text is null or (prefix, key) > ($1::text, $2::text)) and (expires_at is null or expires_at > now())
order by prefix, key
limit $3::bigint;

-- name: get_item_states
-- When items of the stock store were updated, by their keys. $1 prefix, $2 key: one entry an item.
select w.n, s.updated_at
from unnest($1::text[], $2::text[]) with ordinality as w (prefix, key, n)
join pgcheckpoint.store s on s.prefix = w.prefix and s.key = w.key
where s.expires_at is null or s.expires_at > now();

-- name: load_items
-- Items of the stock store by their keys. $1 prefix, $2 key: one entry an item.
-- What expires later than Python has dates for never does.
select w.n, s.value::text, s.created_at, s.updated_at,
    case when s.expires_at < '9999-12-31 00:00:00+00' then s.expires_at end, s.ttl_minutes::double precision
from unnest($1::text[], $2::text[]) with ordinality as w (prefix, key, n)
join pgcheckpoint.store s on s.prefix = w.prefix and s.key = w.key
where s.expires_at is null or s.expires_at > now();

-- name: restore_items
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

-- name: count_item_vectors
-- How many vectors items of the stock store have. $1 prefix, $2 key: one entry an item.
select w.n, count(*)
from unnest($1::text[], $2::text[]) with ordinality as w (prefix, key, n)
join pgcheckpoint.store_vectors v on v.prefix = w.prefix and v.key = w.key
group by w.n;

-- name: find_item_vectors
-- The vectors of items of the stock store. $1 prefix, $2 key: one entry an item.
select w.n, v.field_name, v.embedding::real[]
from unnest($1::text[], $2::text[]) with ordinality as w (prefix, key, n)
join pgcheckpoint.store_vectors v on v.prefix = w.prefix and v.key = w.key
order by w.n, v.field_name;

-- name: restore_vectors
-- Gives items of the stock store the vectors that they have elsewhere, and no others; only to those that have the time
-- given, as the same transaction has stored them.
-- $1 prefix, $2 key, $3 when updated: one entry an item. $4 which of them, counted from 1, $5 field: one entry a vector; $6
-- the numbers of all vectors one after another, $7 how many a vector has.
with item as materialized (
    select s.prefix, s.key, i.n
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality as i (prefix, key, updated_at, n)
    join pgcheckpoint.store s
        on s.prefix = i.prefix and s.key = i.key and s.updated_at = i.updated_at::timestamptz
),
given as materialized (
    select i.prefix, i.key, v.field_name, v.m
    from unnest($4::integer[], $5::text[]) with ordinality as v (n, field_name, m)
    join item i on i.n = v.n
),
gone as (
    delete from pgcheckpoint.store_vectors s
    using item i
    where s.prefix = i.prefix and s.key = i.key
        and not exists (
            select from given g where g.prefix = s.prefix and g.key = s.key and g.field_name = s.field_name
        )
)
insert into pgcheckpoint.store_vectors (prefix, key, field_name, embedding)
select g.prefix, g.key, g.field_name, ($6::real[])[(g.m - 1) * $7::integer + 1 : g.m * $7::integer]
from given g
on conflict (prefix, key, field_name) do update
set embedding = excluded.embedding, updated_at = current_timestamp;
