-- Stores rewritten small values and metadata in place of those read. A row changes only if it is still what was read.
-- Runs after lock_thread_for_delete.sql.
-- $1 thread; one entry a checkpoint: $2 namespace, $3 id, $4 SHA-256 of checkpoint, metadata and sealed as read; $5 channel_values
-- and $6 metadata (null: stay), $7 sealed, $8 what is added to the channels that it refers to (checksums.py).
with rewritten as materialized (
    select c.checkpoint_ns, c.checkpoint_id, n.sealed, n.referred, coalesce(n.metadata::jsonb, c.metadata) as metadata,
        case
            when n.channel_values is null then c.checkpoint
            else jsonb_set(c.checkpoint, '{channel_values}', n.channel_values::jsonb)
        end as checkpoint
    from unnest($2::text[], $3::text[], $4::bytea[], $5::text[], $6::text[], $7::bytea[], $8::bytea[])
        as n (checkpoint_ns, checkpoint_id, read, channel_values, metadata, sealed, referred)
    join pgcheckpoint.checkpoints c
        on c.thread_id = $1 and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.checkpoint_id
    where n.read = sha256(convert_to(c.checkpoint::text || c.metadata::text, 'UTF8') || coalesce(c.sealed, ''))
)
update pgcheckpoint.checkpoints c
set checkpoint = r.checkpoint,
    metadata = r.metadata,
    sealed = r.sealed,
    checks = case
        when r.sealed is null then int8send(jsonb_hash_extended(r.checkpoint, jsonb_hash_extended(r.metadata, 0)))
            || substring(c.checks from 9) || r.referred
    end
from rewritten r
where c.thread_id = $1 and c.checkpoint_ns = r.checkpoint_ns and c.checkpoint_id = r.checkpoint_id
returning 1;
