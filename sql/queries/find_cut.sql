-- Where a run that is resumed from a checkpoint is cut: the number of the last event that was not of a step after it; and of
-- the log the last number, and the last end mark's. $1 thread, $2 the checkpoint.
select coalesce((
    select max(e.first + e.count - 1)
    from pgcheckpoint.checkpoint_events e
    where e.thread_id = $1 and e.first > h.began and e.checkpoint_id < $2
), h.began), h.last, h.ended
from pgcheckpoint.checkpoint_event_heads h
where h.thread_id = $1;
