-- Some items of the store that do not begin as what is encrypted by a key, in the order of their keys.
-- $1 head, $2 rest, $3 key from which on, $4 how those begin, compressed or not, $5 limit, $6 enough bytes, $7 also what is in
-- clear: only of that the value is told.
with due as materialized (
    select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version,
        case when starts_with(s.exact, 'pg:aes:') is not true then s.value::text end as value, s.exact
    from pgcheckpoint.store_items s
    where (s.head, s.rest, s.key) >= ($1, $2, $3)
        and case
            when starts_with(s.exact, 'pg:aes:') then coalesce(
                case
                    when substring(s.exact from 8 for 48) ~ '^[A-Za-z0-9+/]{48}$'
                        then substring(decode(substring(s.exact from 8 for 48), 'base64') for length(($4::bytea[])[1]))
                end <> all ($4::bytea[]),
                true
            )
            else $7::boolean
        end
    order by s.head, s.rest, s.key
    limit $5::bigint
),
measured as (
    select *, sum(octet_length(coalesce(exact, value)))
        over (order by head, rest, key rows between unbounded preceding and 1 preceding) as before
    from due
)
select head, rest, key, namespace, whole_key, version, value, exact
from measured
where coalesce(before, 0) < $6::bigint
order by head, rest, key;
