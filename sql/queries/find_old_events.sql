-- Appended events of a thread that do not begin as what is encrypted by a key, in their order. $1 thread, $2 from this number
-- on, $3 how that begins, $4 limit, $5 enough bytes, $6 also what is in clear.
with due as materialized (
    select first, key, count, ends, checkpoint_id, type, blob
    from pgcheckpoint.checkpoint_events
    where thread_id = $1 and first >= $2 and case
        when starts_with(type, 'pg:aes:') then not (substring(blob for length(($3::bytea[])[1])) = any ($3))
        else $6
    end
    order by first
    limit $4::bigint
),
measured as (
    select *, sum(length(blob)) over (order by first rows between unbounded preceding and 1 preceding) as before
    from due
)
select first, key, count, ends, checkpoint_id, type, blob
from measured
where coalesce(before, 0) < $5::bigint
order by first;
