-- Items with vectors of the generation before and none of this one, in the order of their keys, with their values.
-- $1 head, $2 rest, $3 key from which on; $4 limit, $5 enough bytes. The joins are such that the other
-- tables are not gone through from their beginning for each page.
with due as materialized (
    select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version, coalesce(s.exact, s.value::text) as value,
        s.exact is not null as is_exact
    from pgcheckpoint.store_items s
    cross join lateral (
        select from pgcheckpoint.store_vectors_before v
        where v.head = s.head and v.rest = s.rest and v.key = s.key
        limit 1
    ) b
    left join lateral (
        select true as is_done from pgcheckpoint.store_vectors v
        where v.head = s.head and v.rest = s.rest and v.key = s.key
        limit 1
    ) d on true
    where (s.head, s.rest, s.key) >= ($1::text, $2::text, $3::text)
        and (s.expires_at is null or s.expires_at > now())
        and d.is_done is null
    order by s.head, s.rest, s.key
    limit $4::bigint
),
measured as (
    select *, sum(octet_length(value)) over (
        order by head, rest, key rows between unbounded preceding and 1 preceding
    ) as before
    from due
)
select head, rest, key, namespace, whole_key, version, value, is_exact
from measured
where coalesce(before, 0) < $5::bigint
order by head, rest, key;
