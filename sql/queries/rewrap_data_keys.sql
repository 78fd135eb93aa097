-- Puts data keys, wrapped again, in the place of what was read; one that was changed or forgotten since stays as it is.
-- $1 threads, $2 what was read, $3 wrapped again, $4 by what.
update pgcheckpoint.checkpoint_data_keys k
set wrapped = w.new, wrapped_by = $4
from unnest($1::text[], $2::bytea[], $3::bytea[]) as w (thread_id, old, new)
where k.thread_id = w.thread_id and k.wrapped = w.old
returning k.thread_id;
