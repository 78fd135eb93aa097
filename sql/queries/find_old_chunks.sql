-- Some chunks of a thread that do not begin as what is encrypted by a key, in the order of their names. Not those in clear, which
-- get other names, and not groups (see count_keys.sql).
-- $1 thread, $2 from this name on, $3 how those begin, compressed or not, $4 limit, $5 enough bytes.
with due as materialized (
    select c.digest, c.data
    from pgcheckpoint.checkpoint_chunks c
    where c.thread_id = $1 and c.digest >= $2
        and not (substring(c.data for length(($3::bytea[])[1])) = any ($3))
        and substring(sha256(c.data) for 16) <> c.digest
        and (
            length(c.data) % 16 > 0
            or not exists (
                select from pgcheckpoint.checkpoint_chunks o
                where o.thread_id = $1 and o.digest = substring(c.data for 16)
            )
        )
    order by c.digest
    limit $4::bigint
),
measured as (
    select *, sum(length(data)) over (order by digest rows between unbounded preceding and 1 preceding) as before
    from due
)
select digest, data
from measured
where coalesce(before, 0) < $5::bigint
order by digest;
