-- Stores a batch of pending writes, sorted by key and without duplicates. A regular write (idx >= 0) keeps the first
-- value stored, a special one (error, interrupt, resume ...; idx < 0) the last.
-- $1 thread, $2 namespace, $3 checkpoint, $4 task, $5 idx, $6 task path, $7 channel, $8 type, $9 blob, $11 checksum: one entry
-- a write; $10 whether the saver has a cipher: without one it fails with the logarithm of zero (2201E) if a thread is marked as
-- encrypted (lock_threads.sql); $12 whether it encrypts by data keys, likewise. Takes no lock: the put that marks it may be under way.
with refused as materialized (
    select ln((0 * length(t.thread_id))::double precision) as why
    from pgcheckpoint.checkpoint_threads t
    where t.thread_id = any($1::text[]) and (t.encrypted and not $10::boolean or t.data_keyed and not $12::boolean)
)
insert into pgcheckpoint.checkpoint_writes (
    thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc
)
select w.*
from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::text[], $8::text[], $9::bytea[],
    $11::bytea[])
    as w (thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob, crc)
where (select count(why) from refused) = 0
on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) do update
set task_path = excluded.task_path,
    channel = excluded.channel,
    type = excluded.type,
    blob = excluded.blob,
    crc = excluded.crc
where excluded.idx < 0;
