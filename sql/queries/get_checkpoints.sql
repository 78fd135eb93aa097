-- The newest checkpoints of one namespace in an id range, with all that belongs to them, in one snapshot: rows of kind
-- checkpoint, blob (each once), pieces (chunks and groups that the blobs name, each once, many in a row), write, and
-- send (what a checkpoint before v4 kept on its parent). The columns are those of codec/reading.py.
-- $1 thread, $2 namespace, $3 lowest id, $4 highest id, $5 ids below this only, $6 limit.
select * from pgcheckpoint.read_checkpoints_v1(
    $1::text, array[$2]::text[], null::text[], $3::text, $4::text, $5::text, '{}'::jsonb, $6::bigint
);
