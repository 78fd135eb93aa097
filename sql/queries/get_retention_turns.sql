-- When a pass of the background retention ended last, by any of its policies, and whether one is under way.
select max(finished_at), coalesce(bool_or(held_until > now()), false)
from pgcheckpoint.retention_turns;
