-- The values that some checkpoints in tables of langgraph-checkpoint-postgres refer to, and the bytes of each; and,
-- without a channel, the bytes of their writes.
-- $1 thread, $2 namespaces and $3 ids, one entry a checkpoint.
select c.checkpoint_ns, c.checkpoint_id, v.key as channel, v.value as version, b.bytes
from unnest($2::text[], $3::text[]) as k (checkpoint_ns, checkpoint_id)
cross join lateral (
    select checkpoint_ns, checkpoint_id, checkpoint
    from pgcheckpoint.checkpoints
    where thread_id = $1 and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
    limit 1
) c
cross join jsonb_each_text(
    -- a damaged checkpoint must not keep the others from being read
    case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
) v
cross join lateral (
    select coalesce(octet_length(blob), 0)::bigint as bytes
    from pgcheckpoint.checkpoint_blobs
    where thread_id = $1 and checkpoint_ns = c.checkpoint_ns and channel = v.key and version = v.value
        and type <> 'empty'
    limit 1
) b
union all
select k.checkpoint_ns, k.checkpoint_id, null, null, sum(w.bytes)::bigint
from unnest($2::text[], $3::text[]) as k (checkpoint_ns, checkpoint_id)
cross join lateral (
    -- looked up by key, whatever the planner believes about the size of the thread
    select octet_length(blob) as bytes
    from pgcheckpoint.checkpoint_writes
    where thread_id = $1 and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
    offset 0
) w
group by k.checkpoint_ns, k.checkpoint_id;
