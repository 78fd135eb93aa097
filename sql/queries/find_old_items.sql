-- Some items of the store that do not begin as what is encrypted by a key, in the order of their keys; with the name of
-- store_versions in place of store_items, versions that are kept.
-- $1 head, $2 rest, $3 key and $4 time of the put after which, $5 how those begin, compressed or not, $6 limit, $7 enough
-- bytes, $8 also what is in clear: only of that the value is told.
with due as materialized (
    select s.head, s.rest, s.key, s.updated_at, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version,
        case when starts_with(s.exact, 'pg:aes:') is not true then s.value::text end as value, s.exact
    from pgcheckpoint.store_items s
    where (s.head, s.rest, s.key, s.updated_at) > ($1, $2, $3, $4::timestamptz)
        and case
            when starts_with(s.exact, 'pg:aes:') then coalesce(
                case
                    when substring(s.exact from 8 for 48) ~ '^[A-Za-z0-9+/]{48}$'
                        then substring(decode(substring(s.exact from 8 for 48), 'base64') for length(($5::bytea[])[1]))
                end <> all ($5::bytea[]),
                true
            )
            else $8::boolean
        end
    order by s.head, s.rest, s.key, s.updated_at
    limit $6::bigint
),
measured as (
    select *, sum(octet_length(coalesce(exact, value)))
        over (order by head, rest, key, updated_at rows between unbounded preceding and 1 preceding) as before
    from due
)
select head, rest, key, updated_at, namespace, whole_key, version, value, exact
from measured
where coalesce(before, 0) < $7::bigint
order by head, rest, key, updated_at;
