-- A page of the keys of all threads' checkpoints, newest first. Names no thread, unlike the other queries.
-- $1 lowest id, $2 highest id, $3 ids below this only, $4 metadata contains, $5, $6 and $7 id, thread and namespace of
-- the last row of the previous page, $8 limit.
select thread_id, checkpoint_ns, checkpoint_id
from pgcheckpoint.checkpoints
where checkpoint_id >= $1
    and checkpoint_id <= $2
    and checkpoint_id < $3
    and metadata @> $4::jsonb
    and (checkpoint_id, thread_id, checkpoint_ns) < ($5, $6, $7)
order by checkpoint_id desc, thread_id desc, checkpoint_ns desc
limit $8::bigint;
