-- Gives the turn back. $1 policy, $2 who has it; $3 the thread from which the next one is to go on, or null if all was done.
with over as materialized (
    -- not in the update: Citus takes no now() in its CASE
    select case when $3::text is null then now() end as finished_at
)
update pgcheckpoint.retention_turns t
set holder = null, held_until = null, position = coalesce($3, ''),
    finished_at = coalesce(over.finished_at, t.finished_at)
from over
where t.policy = concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), $1::text) and t.holder = $2;
