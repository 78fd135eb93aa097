-- Items of the store of langgraph-checkpoint-postgres, whose schema stands in the place of ours here.

-- name: list_item_states(after_prefix text, after_key text, limit bigint)
-- Items of the stock store in the order of its key, after one, or from the first on.
select prefix, key, updated_at, pg_column_size(value)
from pgcheckpoint.store
where (:after_prefix is null or (prefix, key) > (:after_prefix, :after_key)) and (expires_at is null or expires_at > now())
order by prefix, key
limit :limit;

-- name: get_item_states(prefixes text[], keys text[])
-- When items of the stock store were updated, by their keys.
select w.n, s.updated_at
from unnest(:prefixes, :keys) with ordinality as w (prefix, key, n)
join pgcheckpoint.store s on s.prefix = w.prefix and s.key = w.key
where s.expires_at is null or s.expires_at > now();

-- name: load_items(prefixes text[], keys text[])
-- Items of the stock store by their keys. What expires later than Python has dates for never does.
select w.n, s.value::text, s.created_at, s.updated_at,
    case when s.expires_at < '9999-12-31 00:00:00+00' then s.expires_at end, s.ttl_minutes::double precision
from unnest(:prefixes, :keys) with ordinality as w (prefix, key, n)
join pgcheckpoint.store s on s.prefix = w.prefix and s.key = w.key
where s.expires_at is null or s.expires_at > now();

-- name: restore_items(
--     prefixes text[], keys text[], values text[], created_at text[], updated_at text[], expires_at text[],
--     ttl_minutes double precision[]
-- )
-- Stores items as they are elsewhere in the stock store, but for those that are newer there. The stock store keeps whole
-- ttl_minutes, of four bytes. Returns the numbers of those stored.
with given as materialized (
    select * from unnest(:prefixes, :keys, :values, :created_at, :updated_at, :expires_at, :ttl_minutes)
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

-- name: count_item_vectors(prefixes text[], keys text[])
-- How many vectors items of the stock store have.
select w.n, count(*)
from unnest(:prefixes, :keys) with ordinality as w (prefix, key, n)
join pgcheckpoint.store_vectors v on v.prefix = w.prefix and v.key = w.key
group by w.n;

-- name: find_item_vectors(prefixes text[], keys text[])
-- The vectors of items of the stock store.
select w.n, v.field_name, v.embedding::real[]
from unnest(:prefixes, :keys) with ordinality as w (prefix, key, n)
join pgcheckpoint.store_vectors v on v.prefix = w.prefix and v.key = w.key
order by w.n, v.field_name;

-- name: restore_vectors(
--     prefixes text[], keys text[], updated_at text[], item_numbers integer[], field_names text[], numbers real[], dims integer
-- )
-- Gives items of the stock store the vectors that they have elsewhere, and no others; only to those that have the time given, as
-- the same transaction has stored them. Each vector has the number of its item, from 1; the numbers of all vectors come one
-- after another.
with item as materialized (
    select s.prefix, s.key, i.n
    from unnest(:prefixes, :keys, :updated_at) with ordinality as i (prefix, key, updated_at, n)
    join pgcheckpoint.store s
        on s.prefix = i.prefix and s.key = i.key and s.updated_at = i.updated_at::timestamptz
),
given as materialized (
    select i.prefix, i.key, v.field_name, v.m
    from unnest(:item_numbers, :field_names) with ordinality as v (n, field_name, m)
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
select g.prefix, g.key, g.field_name, (:numbers)[(g.m - 1) * :dims + 1 : g.m * :dims]
from given g
on conflict (prefix, key, field_name) do update
set embedding = excluded.embedding, updated_at = current_timestamp;
