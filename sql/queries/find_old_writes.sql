-- Some pending writes of a thread that do not begin as what is encrypted by a key, in the order of their keys.
-- $1 thread, $2, $3, $4 and $5 from this namespace, checkpoint, task and idx on, $6 how those begin, compressed or not, $7 limit,
-- $8 enough bytes, $9 also what is in clear.
with due as materialized (
    select checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
    from pgcheckpoint.checkpoint_writes
    where thread_id = $1 and (checkpoint_ns, checkpoint_id, task_id, idx) >= ($2, $3, $4, $5::integer)
        and case
            when starts_with(type, 'pg:aes:')
                then not (substring(blob for length(($6::bytea[])[1])) = any ($6))
            else $9
        end
    order by checkpoint_ns, checkpoint_id, task_id, idx
    limit $7::bigint
),
measured as (
    select *, sum(length(blob))
        over (order by checkpoint_ns, checkpoint_id, task_id, idx rows between unbounded preceding and 1 preceding) as before
    from due
)
select checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
from measured
where coalesce(before, 0) < $8::bigint
order by checkpoint_ns, checkpoint_id, task_id, idx;
