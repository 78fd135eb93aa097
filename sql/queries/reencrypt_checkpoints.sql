-- Stores newly encrypted small values and metadata in place of those read, and removes what was in clear.
-- A row changes only if it is still what was read and nobody holds its lock. The statement never waits, so it keeps nobody
-- waiting and can't deadlock.
-- $1 thread; one entry a checkpoint: $2 namespace, $3 id, $4 SHA-256 of checkpoint, metadata and sealed as read; $5 sealed,
-- $6 metadata (null: stays).
with free as materialized (
    select c.checkpoint_ns, c.checkpoint_id, n.sealed, n.metadata
    from unnest($2::text[], $3::text[], $4::bytea[], $5::bytea[], $6::text[])
        as n (checkpoint_ns, checkpoint_id, read, sealed, metadata)
    join pgcheckpoint.checkpoints c
        on c.thread_id = $1 and c.checkpoint_ns = n.checkpoint_ns and c.checkpoint_id = n.checkpoint_id
    where n.read = sha256(convert_to(c.checkpoint::text || c.metadata::text, 'UTF8') || coalesce(c.sealed, ''))
    for update of c skip locked
)
update pgcheckpoint.checkpoints c
set sealed = f.sealed,
    checks = null,
    metadata = coalesce(f.metadata::jsonb, c.metadata),
    checkpoint = case
        when c.sealed is null then jsonb_set(c.checkpoint, '{channel_values}', (
            select coalesce(jsonb_object_agg(v.key, 'null'::jsonb), '{}')
            from jsonb_each(c.checkpoint -> 'channel_values') v
        ))
        else c.checkpoint
    end
from free f
where c.thread_id = $1 and c.checkpoint_ns = f.checkpoint_ns and c.checkpoint_id = f.checkpoint_id
returning 1;
