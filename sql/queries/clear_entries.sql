-- Deletes entries of the node cache that were stored up to a time, some at a time; tells how many it found.
-- $1 how many at most, $2 prefix, $3 namespaces (null: all), $4 the time.
with found as materialized (
    select c.namespace, c.key
    from pgcheckpoint.cache_entries c
    where c.prefix = $2 and ($3::text[] is null or c.namespace = any ($3::text[])) and c.stored_at <= $4::timestamptz
    order by c.namespace, c.key
    limit $1
    for update
),
cleared as (
    delete from pgcheckpoint.cache_entries c
    using found f
    where c.prefix = $2 and c.namespace = f.namespace and c.key = f.key
    returning 1
)
select count(*) from cleared;
