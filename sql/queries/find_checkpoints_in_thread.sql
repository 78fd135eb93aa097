-- A page of the keys of one thread's checkpoints in a range of namespaces, newest first; load_checkpoints.sql loads the
-- rest.
-- $1 thread, $2 lowest id, $3 highest id, $4 ids below this only, $5 metadata contains, $6 and $7
-- id and namespace of the last row of the previous page, $8 limit, $9 lowest and $10 highest namespace.
select thread_id, checkpoint_ns, checkpoint_id
from pgcheckpoint.checkpoints
where thread_id = $1
    and checkpoint_id >= $2
    and checkpoint_id <= $3
    and checkpoint_id < $4
    and ($5::jsonb = '{}' or metadata @> $5::jsonb)
    and (checkpoint_id, checkpoint_ns) < ($6, $7)
    and checkpoint_ns >= $9
    and checkpoint_ns <= $10
order by checkpoint_id desc, checkpoint_ns desc
limit $8::bigint;
