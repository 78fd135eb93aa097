-- Items of a range of namespaces in the order of their times: a search of several heads, or one that asks for what
-- search_items.sql does not know. Planned for its own parameters: how much of the table it goes through depends on them.
-- $1 and $3 heads from where to where namespaces go; in one head $2 rest from where, $4 to where (exclusive), else ''; $5 what
-- whole namespaces begin with, where the prefix had to be cut, else null; $6 a filter, or null; $7 limit, $8 offset; $9
-- updated_at or created_at, with a minus before it the latest first; $10 since when and $11 before when updated, $12 since when
-- and $13 before when created, each null for no bound; $14 whether the value is wanted. Rows are as those of search_items.sql.
select 1::bigint as n, case when $14::boolean then coalesce(i.exact, i.value::text) end, i.exact is not null,
    i.created_at, i.updated_at,
    i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute',
    coalesce(i.whole_namespace, i.head || i.rest), coalesce(i.whole_key, i.key)
from (
    select s.*,
        case $9::text when '-updated_at' then s.updated_at when '-created_at' then s.created_at end as latest,
        case $9::text when 'updated_at' then s.updated_at when 'created_at' then s.created_at end as earliest
    from pgcheckpoint.store_items s
    where s.head >= $1::text and s.head <= $3::text
        and s.rest >= $2::text and ($4::text = '' or s.rest < $4::text)
        and ($10::timestamptz is null or s.updated_at >= $10::timestamptz)
        and ($11::timestamptz is null or s.updated_at < $11::timestamptz)
        and ($12::timestamptz is null or s.created_at >= $12::timestamptz)
        and ($13::timestamptz is null or s.created_at < $13::timestamptz)
        and (s.expires_at is null or s.expires_at > now())
        and ($5::text is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), $5::text))
        and ($6::jsonpath is null or s.value::jsonb @@ $6::jsonpath)
    order by latest desc, earliest, s.head, s.rest, s.key
    limit $7::bigint offset $8::bigint
) i
order by i.latest desc, i.earliest, i.head, i.rest, i.key;
