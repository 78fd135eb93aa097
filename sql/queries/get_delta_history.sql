-- What delta channels are rebuilt from: the stored values that the walk up the parents of a checkpoint met (kind seed, with their
-- pieces as in get_checkpoints.sql), the writes on the way, and one row of kind chain (the ids, each with its parent's).
-- $1 thread, $2 namespace, $3 lowest and $4 highest id of the checkpoint (the newest in that range), $5 channels, $6 whether to
-- return the checkpoints themselves (kind step), and the writes to other channels at them.
select * from pgcheckpoint.get_delta_history_v1($1::text, $2::text, $3::text, $4::text, $5::text[], $6::boolean);
