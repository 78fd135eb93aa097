-- What is to be run in a thread and does not begin as what is encrypted by a key, in the order of names. $1 thread, $2 from this
-- name on, $3 how that begins, $4 limit, $5 enough bytes, $6 also what is in clear.
with due as materialized (
    select name, interrupt_id, checkpoint_id, answers, type, blob
    from pgcheckpoint.checkpoint_wakeups
    where thread_id = $1 and name >= $2 and case
        when starts_with(type, 'pg:aes:') then not (substring(blob for length(($3::bytea[])[1])) = any ($3))
        else $6
    end
    order by name
    limit $4::bigint
),
measured as (
    select *, sum(length(blob)) over (order by name rows between unbounded preceding and 1 preceding) as before
    from due
)
select name, interrupt_id, checkpoint_id, answers, type, blob
from measured
where coalesce(before, 0) < $5::bigint
order by name;
