-- clear_entries.sql on Citus, which locks rows beforehand on one worker only: what was stored anew meanwhile stays, and is counted.
-- The parameters are the same.
with found as materialized (
    select c.namespace, c.key
    from pgcheckpoint.cache_entries c
    where c.prefix = $2 and ($3::text[] is null or c.namespace = any ($3::text[])) and c.stored_at <= $4::timestamptz
    order by c.namespace, c.key
    limit $1
),
cleared as (
    delete from pgcheckpoint.cache_entries c
    using found f
    where c.prefix = $2 and c.namespace = f.namespace and c.key = f.key and c.stored_at <= $4::timestamptz
    returning 1
)
select count(*) from found;
