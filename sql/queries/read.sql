-- Reads of checkpoints with all that belongs to them, and of the histories of delta channels.

-- name: get_checkpoint
-- The newest checkpoint of a namespace in an id range, with all that belongs to it, in the shape of get_checkpoints. All that
-- stands here is qualified, for set_read_bounds sets no search_path. $1 thread, $2 namespace, $3 lowest id, $4 highest id.
/* qualified */
select * from pgcheckpoint.read_checkpoint_v1($1::pg_catalog.text, $2::pg_catalog.text, $3::pg_catalog.text, $4::pg_catalog.text);

-- name: get_checkpoints
-- The newest checkpoints of one namespace in an id range, with all that belongs to them, in one snapshot: rows of kind
-- checkpoint, blob (each once), pieces (chunks and groups that the blobs name, each once, many in a row), write, and
-- send (what a checkpoint before v4 kept on its parent). The columns are those of codec/reading.py.
-- $1 thread, $2 namespace, $3 lowest id, $4 highest id, $5 ids below this only, $6 limit.
select * from pgcheckpoint.read_checkpoints_v1(
    $1::text, array[$2]::text[], null::text[], $3::text, $4::text, $5::text, '{}'::jsonb, $6::bigint
);

-- name: find_checkpoints
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

-- name: find_checkpoints_in_thread
-- A page of the keys of one thread's checkpoints in a range of namespaces, newest first; load_checkpoints loads the
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

-- name: load_checkpoints
-- The checkpoints of one thread with the given keys, in the shape of get_checkpoints.
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint.
select * from pgcheckpoint.read_checkpoints_v1(
    $1::text, $2::text[], $3::text[], null::text, null::text, null::text, null::jsonb, null::bigint
);

-- name: get_delta_history
-- What delta channels are rebuilt from: the stored values that the walk up the parents of a checkpoint met (kind seed, with their
-- pieces as in get_checkpoints), the writes on the way, and one row of kind chain (the ids, each with its parent's).
-- $1 thread, $2 namespace, $3 lowest and $4 highest id of the checkpoint (the newest in that range), $5 channels, $6 whether to
-- return the checkpoints themselves (kind step), and the writes to other channels at them.
select * from pgcheckpoint.get_delta_history_v1($1::text, $2::text, $3::text, $4::text, $5::text[], $6::boolean);
