-- In what state the rows are that a walk of get_delta_history.sql depends on: while the answer is the same, so are the rows.
-- $1 thread, $2 namespace, $3 lowest and $4 highest id of the chain, $5 channels.
select pgcheckpoint.get_chain_state_v1($1::text, $2::text, $3::text, $4::text, $5::text[]) as state;
