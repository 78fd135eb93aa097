-- Items of a range of heads, the last updated first: a search whose prefix is shorter than a head. Planned for its own
-- parameters: how much of the table it goes through depends on them.
-- $1 head from where, $2 to where (exclusive); $3 what whole namespaces begin with, where the prefix had to be cut, else
-- null; $4 a filter, or null; $5 limit, $6 offset. Rows are as those of search_items.sql.
select 1::bigint as n, coalesce(i.exact, i.value::text), i.exact is not null, i.created_at, i.updated_at,
    i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute',
    coalesce(i.whole_namespace, i.head || i.rest), coalesce(i.whole_key, i.key)
from (
    select *
    from pgcheckpoint.store_items s
    where s.head >= $1 and s.head < $2
        and (s.expires_at is null or s.expires_at > now())
        and ($3::text is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), $3::text))
        and ($4::jsonpath is null or s.value::jsonb @@ $4::jsonpath)
    order by s.updated_at desc, s.head, s.rest, s.key
    limit $5 offset $6
) i
order by i.updated_at desc, i.head, i.rest, i.key;
