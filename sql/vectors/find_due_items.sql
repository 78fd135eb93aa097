-- Items with vectors of the generation before and none of this one, in the order of their keys, with their values.
-- $1 head, $2 rest, $3 key from which on; $4 limit, $5 enough bytes.
with due as materialized (
    select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version, coalesce(s.exact, s.value::text) as value,
        s.exact is not null as is_exact
    from pgcheckpoint.store_items s
    where (s.head, s.rest, s.key) >= ($1::text, $2::text, $3::text)
        and (s.expires_at is null or s.expires_at > now())
        and exists (
            select from pgcheckpoint.store_vectors_before v
            where v.head = s.head and v.rest = s.rest and v.key = s.key
        )
        and not exists (
            select from pgcheckpoint.store_vectors v
            where v.head = s.head and v.rest = s.rest and v.key = s.key
        )
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
