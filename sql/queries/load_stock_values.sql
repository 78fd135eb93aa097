-- Larger values in tables of langgraph-checkpoint-postgres.
-- $1 thread, $2 namespaces, $3 channels and $4 versions, one entry a value.
select b.checkpoint_ns, b.channel, b.version, b.type, b.blob
from unnest($2::text[], $3::text[], $4::text[]) as k (checkpoint_ns, channel, version)
cross join lateral (
    select checkpoint_ns, channel, version, type, coalesce(blob, '') as blob
    from pgcheckpoint.checkpoint_blobs
    where thread_id = $1 and checkpoint_ns = k.checkpoint_ns and channel = k.channel and version = k.version
    limit 1
) b;
