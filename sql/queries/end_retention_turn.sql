-- Gives the turn back. $1 policy, $2 who has it; $3 the thread from which the next one is to go on, or null if all was done.
update pgcheckpoint.retention_turns
set holder = null, held_until = null, position = coalesce($3, ''),
    finished_at = case when $3 is null then now() else finished_at end
where policy = $1 and holder = $2;
