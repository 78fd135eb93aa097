-- Stores pending writes in tables of langgraph-checkpoint-postgres, by the rules of put_writes.sql: sorted by key, none twice.
-- $1 thread, $2 namespace, $3 checkpoint, $4 task, $5 idx, $6 task path, $7 channel, $8 type, $9 blob: one entry a write.
insert into pgcheckpoint.checkpoint_writes (
    thread_id, checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
)
select *
from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::text[], $8::text[], $9::bytea[])
on conflict (thread_id, checkpoint_ns, checkpoint_id, task_id, idx) do update
set task_path = excluded.task_path,
    channel = excluded.channel,
    type = excluded.type,
    blob = excluded.blob
where excluded.idx < 0;
