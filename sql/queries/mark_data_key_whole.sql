-- Notes that no row of a thread needs another key than its data key, as rotate_keys has found. $1 thread, $2 the key's id.
update pgcheckpoint.checkpoint_data_keys
set is_whole = true
where thread_id = $1 and key_id = $2 and not is_whole;
