-- A page of the data keys that are not wrapped by a key, in the order of their threads.
-- $1 after this thread, $2 the key, $3 keys whose work is left as it is, $4 limit.
select thread_id, key_id, wrapped, wrapped_by
from pgcheckpoint.checkpoint_data_keys
where thread_id > $1 and wrapped_by <> $2 and wrapped_by <> all ($3::text[])
order by thread_id
limit $4::bigint;
