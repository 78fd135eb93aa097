-- The checkpoints of one thread with the given keys, in the shape of get_checkpoints.sql.
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint.
select * from pgcheckpoint.read_checkpoints_v1(
    $1::text, $2::text[], $3::text[], null::text, null::text, null::text, null::jsonb, null::bigint
);
