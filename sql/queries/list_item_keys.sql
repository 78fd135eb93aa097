-- What identifies items below a prefix of namespaces, in the order of their keys; of those that have expired, too, and of those
-- that are gone and of which versions are kept.
-- $1 head, $2 rest and $3 key from which on; $4 head and $5 rest to where (exclusive) namespaces go; $6 what whole namespaces
-- begin with, where the prefix had to be cut, else null; $7 limit.
select k.head, k.rest, k.key, k.whole_namespace, k.whole_key
from (
    (
        select s.head, s.rest, s.key, s.whole_namespace, s.whole_key
        from pgcheckpoint.store_items s
        where (s.head, s.rest, s.key) >= ($1::text, $2::text, $3::text) and (s.head, s.rest) < ($4::text, $5::text)
            and ($6::text is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), $6::text))
        order by s.head, s.rest, s.key
        limit $7::bigint
    )
    union
    (
        select v.head, v.rest, v.key, min(v.whole_namespace), min(v.whole_key)
        from pgcheckpoint.store_versions v
        where (v.head, v.rest, v.key) >= ($1::text, $2::text, $3::text) and (v.head, v.rest) < ($4::text, $5::text)
            and ($6::text is null or starts_with(coalesce(v.whole_namespace, v.head || v.rest), $6::text))
        group by v.head, v.rest, v.key
        order by v.head, v.rest, v.key
        limit $7::bigint
    )
) k
order by k.head, k.rest, k.key
limit $7::bigint;
