-- Some recorded steps of a thread that do not begin as what is encrypted by a key, in the order of their keys.
-- $1 thread, $2, $3, $4, $5 and $6 from this namespace, checkpoint, task, name and position on, $7 how those begin, $8 limit,
-- $9 enough bytes, $10 also what is in clear.
with due as materialized (
    select checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
    from pgcheckpoint.checkpoint_steps
    where thread_id = $1 and (checkpoint_ns, checkpoint_id, task_id, name, position) >= ($2, $3, $4, $5, $6::integer)
        and case
            when starts_with(type, 'pg:aes:')
                then not (substring(blob for length(($7::bytea[])[1])) = any ($7))
            else $10
        end
    order by checkpoint_ns, checkpoint_id, task_id, name, position
    limit $8::bigint
),
measured as (
    select *, sum(length(blob)) over (
        order by checkpoint_ns, checkpoint_id, task_id, name, position
        rows between unbounded preceding and 1 preceding
    ) as before
    from due
)
select checkpoint_ns, checkpoint_id, task_id, name, position, type, blob
from measured
where coalesce(before, 0) < $9::bigint
order by checkpoint_ns, checkpoint_id, task_id, name, position;
