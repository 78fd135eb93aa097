-- Items without words of a text search configuration, in the order of their keys, with their values; but for those that were
-- put so that they have none.
-- The last column stands where find_items.sql of sql/vectors has one.
-- $1 head, $2 rest, $3 key from which on; $4 limit, $5 enough bytes, $6 the text search configuration.
-- The join is such that the other table is not gone through from its beginning for each page.
with due as materialized (
    select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version, coalesce(s.exact, s.value::text) as value,
        s.exact is not null as is_exact
    from pgcheckpoint.store_items s
    left join lateral (
        select true as is_done from pgcheckpoint.store_texts t
        where t.head = s.head and t.rest = s.rest and t.key = s.key and t.version = s.version
            and (t.language = $6::text or t.words = ''::tsvector)
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
select head, rest, key, namespace, whole_key, version, value, is_exact, '{}'::text[]
from measured
where coalesce(before, 0) < $5::bigint
order by head, rest, key;
