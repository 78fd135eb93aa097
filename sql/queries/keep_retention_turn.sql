-- Says that a pass is still under way; answers with a row if nobody else has taken the turn.
-- $1 policy, $2 who has it, $3 seconds that it holds from now on, $4 the thread that the pass has come to.
update pgcheckpoint.retention_turns
set held_until = now() + make_interval(secs => $3), position = $4
where policy = concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), $1::text) and holder = $2
returning true;
