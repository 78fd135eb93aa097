-- Threads and their checkpoints, as Citus lets them be looked at.

-- name: sample_checkpoints_on_citus(percent real, limit bigint)
-- sample_checkpoints on Citus, which joins the sample with the blobs of all workers, and takes no LIMIT or aggregate that
-- depends on it. On one server the planner would read all blobs for that join.
select count(*), coalesce(avg(state.bytes), 0)::bigint
from (
    select c.inlined + coalesce(sum(b.size), 0) as bytes
    from (
        select thread_id, checkpoint_ns, checkpoint_id, length((checkpoint -> 'channel_values')::text) as inlined,
            case jsonb_typeof(checkpoint -> 'channel_versions') when 'object' then checkpoint -> 'channel_versions' end as versions
        from pgcheckpoint.checkpoints tablesample system (:percent)
        limit :limit
    ) c
    left join jsonb_each_text(c.versions) v on true
    left join pgcheckpoint.checkpoint_blobs b
        on b.thread_id = c.thread_id and b.checkpoint_ns = c.checkpoint_ns and b.channel = v.key and b.version = v.value
    group by c.thread_id, c.checkpoint_ns, c.checkpoint_id, c.inlined
) state;
