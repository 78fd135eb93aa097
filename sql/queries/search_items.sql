-- Items of one head of namespaces, the last updated first; many searches at once.
-- One entry a search: $1 head; $2 rest from where, $3 to where (exclusive); $4 what whole namespaces begin with, where a
-- prefix had to be cut, else null; $5 a filter, or null; $6 limit, $7 offset.
-- Rows are as those of get_items.sql, and after that namespace and key.
select q.n, coalesce(i.exact, i.value::text), i.exact is not null, i.created_at, i.updated_at,
    i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute',
    coalesce(i.whole_namespace, i.head || i.rest), coalesce(i.whole_key, i.key)
from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonpath[], $6::bigint[], $7::bigint[])
    with ordinality as q (head, rest, rest_end, whole, filter, count, skipped, n)
cross join lateral (
    select *
    from pgcheckpoint.store_items s
    where s.head = q.head and s.rest >= q.rest and s.rest < q.rest_end
        and (s.expires_at is null or s.expires_at > now())
        and (q.whole is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), q.whole))
        and (q.filter is null or s.value::jsonb @@ q.filter)
    order by s.updated_at desc, s.head, s.rest, s.key
    limit q.count offset q.skipped
) i
order by q.n, i.updated_at desc, i.head, i.rest, i.key;
