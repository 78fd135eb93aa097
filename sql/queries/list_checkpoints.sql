-- A thread's checkpoints without their values, newest first: ids, metadata and the bytes of the state.
-- $1 thread, $2 lowest and $3 highest namespace, $4 ids below this only, $5 metadata contains, $6 limit; what comes after
-- the checkpoint with $7 id and $8 namespace; $9 lowest and $10 highest id.
select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint ->> 'ts', c.metadata::text, (
    select length((c.checkpoint -> 'channel_values')::text) + coalesce(length(c.sealed), 0) + coalesce(sum(b.size), 0)
    from jsonb_each_text(
        -- a damaged checkpoint must not keep the others from being read
        case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
    ) v
    cross join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select size
        from pgcheckpoint.checkpoint_blobs
        where thread_id = $1 and checkpoint_ns = c.checkpoint_ns and channel = v.key and version = v.value
        limit 1
    ) b
)::bigint as bytes
from pgcheckpoint.checkpoints c
where c.thread_id = $1
    and c.checkpoint_ns >= $2
    and c.checkpoint_ns <= $3
    and c.checkpoint_id < $4
    and c.checkpoint_id >= $9
    and c.checkpoint_id <= $10
    and ($5::jsonb = '{}' or c.metadata @> $5::jsonb)
    and (c.checkpoint_id, c.checkpoint_ns) < ($7, $8)
order by c.checkpoint_id desc, c.checkpoint_ns desc
limit $6::bigint;
