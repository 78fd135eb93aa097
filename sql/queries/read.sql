-- Reads of checkpoints with all that belongs to them, and of the histories of delta channels.

-- name: get_checkpoint(thread_id pg_catalog.text, checkpoint_ns pg_catalog.text, from_id pg_catalog.text, to_id pg_catalog.text)
-- The newest checkpoint of a namespace in an id range, with all that belongs to it, in the shape of get_checkpoints. All that
-- stands here is qualified, for set_read_bounds sets no search_path.
/* qualified */
select * from pgcheckpoint.read_checkpoint_v1(:thread_id, :checkpoint_ns, :from_id, :to_id);

-- name: get_checkpoints(thread_id text, checkpoint_ns text, from_id text, to_id text, before_id text, limit bigint)
-- The newest checkpoints of one namespace in an id range, with all that belongs to them, in one snapshot: rows of kind
-- checkpoint, blob (each once), pieces (chunks and groups that the blobs name, each once, many in a row), write, and
-- send (what a checkpoint before v4 kept on its parent). The columns are those of codec/reading.py.
select * from pgcheckpoint.read_checkpoints_v1(
    :thread_id, array[:checkpoint_ns]::text[], null::text[], :from_id, :to_id, :before_id, '{}'::jsonb, :limit
);

-- name: find_checkpoints(
--     from_id text, to_id text, before_id text, filter jsonb, last_id text, last_thread_id text, last_ns text, limit bigint
-- )
-- A page of the keys of all threads' checkpoints whose metadata contains the filter, newest first, after the last row of the
-- previous page. Names no thread, unlike the other queries.
select thread_id, checkpoint_ns, checkpoint_id
from pgcheckpoint.checkpoints
where checkpoint_id >= :from_id
    and checkpoint_id <= :to_id
    and checkpoint_id < :before_id
    and metadata @> :filter
    and (checkpoint_id, thread_id, checkpoint_ns) < (:last_id, :last_thread_id, :last_ns)
order by checkpoint_id desc, thread_id desc, checkpoint_ns desc
limit :limit;

-- name: find_checkpoints_in_thread(
--     thread_id text, from_id text, to_id text, before_id text, filter jsonb, last_id text, last_ns text, limit bigint,
--     from_ns text, to_ns text
-- )
-- A page of the keys of one thread's checkpoints in a range of namespaces, whose metadata contains the filter, newest first,
-- after the last row of the previous page; load_checkpoints loads the rest.
select thread_id, checkpoint_ns, checkpoint_id
from pgcheckpoint.checkpoints
where thread_id = :thread_id
    and checkpoint_id >= :from_id
    and checkpoint_id <= :to_id
    and checkpoint_id < :before_id
    and (:filter = '{}' or metadata @> :filter)
    and (checkpoint_id, checkpoint_ns) < (:last_id, :last_ns)
    and checkpoint_ns >= :from_ns
    and checkpoint_ns <= :to_ns
order by checkpoint_id desc, checkpoint_ns desc
limit :limit;

-- name: load_checkpoints(thread_id text, namespaces text[], checkpoint_ids text[])
-- The checkpoints of one thread with the given keys, in the shape of get_checkpoints.
select * from pgcheckpoint.read_checkpoints_v1(
    :thread_id, :namespaces, :checkpoint_ids, null::text, null::text, null::text, null::jsonb, null::bigint
);

-- name: get_delta_history(thread_id text, checkpoint_ns text, from_id text, to_id text, channels text[], with_steps boolean)
-- What delta channels are rebuilt from, of the newest checkpoint in an id range: the stored values that the walk up the parents
-- of it met (kind seed, with their pieces as in get_checkpoints), the writes on the way, and one row of kind chain (the ids,
-- each with its parent's). With steps, also the checkpoints themselves (kind step), and the writes to other channels at them.
select * from pgcheckpoint.get_delta_history_v1(:thread_id, :checkpoint_ns, :from_id, :to_id, :channels, :with_steps);
