-- Gives a thread its data key, unless it has one or had one that was forgotten; the thread's lock is held (lock_threads.sql).
-- Nor does it if checkpoints of the thread need a data key, which then is lost: what is put may lean on what they refer to.
-- $1 thread, $2 the key's id, $3 the key, wrapped, $4 by what.
insert into pgcheckpoint.checkpoint_data_keys (thread_id, key_id, wrapped, wrapped_by)
select $1, $2, $3::bytea, $4
where (
    -- a scalar subquery is looked up by key; NOT EXISTS might be hashed over the whole thread
    select true from pgcheckpoint.checkpoints where thread_id = $1 and get_byte(substring(sealed for 2), 1) & 8 > 0 limit 1
) is null
on conflict do nothing;
