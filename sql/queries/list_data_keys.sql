-- A page of the data keys that are not forgotten, in the order of their threads.
-- $1 after this thread, $2 limit.
select thread_id, key_id, wrapped, wrapped_by
from pgcheckpoint.checkpoint_data_keys
where thread_id > $1 and wrapped is not null
order by thread_id
limit $2::bigint;
