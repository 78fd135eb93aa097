-- The data keys of threads, as they are stored. $1 threads.
select thread_id, key_id, wrapped, wrapped_by
from pgcheckpoint.checkpoint_data_keys
where thread_id = any($1::text[]);
