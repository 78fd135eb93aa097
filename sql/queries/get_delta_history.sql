-- Walks the parent chain from a checkpoint until each channel was met with a stored value, and answers with one row of kind
-- chain (the ids that it met, the checkpoint's own among them, each with its parent's, in no order), the writes at
-- them, and the values met (kind seed, with their pieces as in get_checkpoints.sql).
-- $1 thread, $2 namespace, $3 lowest and $4 highest id of the checkpoint (the newest in that range), $5 channels, $6 whether
-- to say in what state all of this was (get_chain_state.sql), $7 whether to answer with the checkpoints themselves (kind step),
-- and with the writes to other channels at them.
select * from pgcheckpoint.get_delta_history_v1(
    $1::text, $2::text, $3::text, $4::text, $5::text[], $6::boolean, $7::boolean
);
