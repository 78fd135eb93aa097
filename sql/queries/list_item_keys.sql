-- What identifies items below a prefix of namespaces, in the order of their keys; of those that have expired, too.
-- $1 head, $2 rest and $3 key from which on; $4 head and $5 rest to where (exclusive) namespaces go; $6 what whole namespaces
-- begin with, where the prefix had to be cut, else null; $7 limit.
select s.head, s.rest, s.key, s.whole_namespace, s.whole_key
from pgcheckpoint.store_items s
where (s.head, s.rest, s.key) >= ($1::text, $2::text, $3::text) and (s.head, s.rest) < ($4::text, $5::text)
    and ($6::text is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), $6::text))
order by s.head, s.rest, s.key
limit $7::bigint;
