-- The mean size in bytes of the states of a random sample of checkpoints; most of those bytes are shared with others.
-- $1 percent of the table's blocks to sample, $2 limit.
select count(*), coalesce(avg(state.bytes), 0)::bigint
from (
    select thread_id, checkpoint_ns, checkpoint
    from pgcheckpoint.checkpoints tablesample system ($1)
    limit $2::bigint
) c
cross join lateral (
    select length((c.checkpoint -> 'channel_values')::text) + coalesce(sum(b.size), 0) as bytes
    from jsonb_each_text(
        case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
    ) v
    cross join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select size
        from pgcheckpoint.checkpoint_blobs
        where thread_id = c.thread_id and checkpoint_ns = c.checkpoint_ns and channel = v.key and version = v.value
        limit 1
    ) b
) state;
