-- search_items.sql on Citus, which takes no LIMIT in a LATERAL beside a function: each worker numbers the items of its
-- heads. The parameters and columns are the same.
select i.n, coalesce(i.exact, i.value::text), i.exact is not null, i.created_at, i.updated_at,
    i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute',
    coalesce(i.whole_namespace, i.head || i.rest), coalesce(i.whole_key, i.key)
from (
    select s.*, q.n, q.count, q.skipped,
        row_number() over (partition by s.head, q.n order by s.updated_at desc, s.rest, s.key) as place
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonpath[], $6::bigint[], $7::bigint[])
        with ordinality as q (head, rest, rest_end, whole, filter, count, skipped, n)
    join pgcheckpoint.store_items s on s.head = q.head and s.rest >= q.rest and s.rest < q.rest_end
    where s.head = any ($1::text[])
        and (s.expires_at is null or s.expires_at > now())
        and (q.whole is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), q.whole))
        and (q.filter is null or s.value::jsonb @@ q.filter)
) i
where i.place > i.skipped and (i.count is null or i.place <= i.skipped + i.count)
order by i.n, i.updated_at desc, i.head, i.rest, i.key;
