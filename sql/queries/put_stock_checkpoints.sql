-- Stores checkpoints and their larger values in tables of langgraph-checkpoint-postgres; what is there stays.
-- $1 thread; $2 namespace, $3 id, $4 parent, $5 checkpoint and $6 metadata, one entry a checkpoint; $7 namespace,
-- $8 channel, $9 version, $10 type and $11 bytes, one entry a value.
with stored_values as (
    insert into pgcheckpoint.checkpoint_blobs (thread_id, checkpoint_ns, channel, version, type, blob)
    select $1, b.*
    from unnest($7::text[], $8::text[], $9::text[], $10::text[], $11::bytea[]) as b
    on conflict do nothing
)
insert into pgcheckpoint.checkpoints (
    thread_id, checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata
)
select $1, c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint::jsonb, c.metadata::jsonb
from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
    as c (checkpoint_ns, checkpoint_id, parent_checkpoint_id, checkpoint, metadata)
on conflict do nothing;
