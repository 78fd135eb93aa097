-- The channel versions that a thread has, each with the id of a checkpoint that has it; null if only a value has. $1 thread.
select checkpoint_ns, channel, version, max(checkpoint_id) as checkpoint_id
from (
    select c.checkpoint_ns, v.key as channel, v.value as version, c.checkpoint_id
    from pgcheckpoint.checkpoints c
    cross join jsonb_each_text(
        case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
    ) v
    where c.thread_id = $1
    union all
    select checkpoint_ns, channel, version, null
    from pgcheckpoint.checkpoint_blobs
    where thread_id = $1
) as known
group by checkpoint_ns, channel, version;
