-- A thread's checkpoints as steps of a timeline, newest first, without values: what each step did, how large it is,
-- when its parent was made and whether a task of that asked for an answer.
-- Parameters as in list_checkpoints.sql: $1 thread, $2 lowest and $3 highest namespace, $4 ids below this only, $5
-- metadata contains, $6 limit; what comes after the checkpoint with $7 id and $8 namespace; $9 lowest and $10 highest
-- id.
with page as materialized (
    -- chosen first, so that nothing more is looked up
    select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint, c.metadata
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
    limit $6::bigint
)
select c.checkpoint_ns, c.checkpoint_id, c.parent_checkpoint_id, c.checkpoint ->> 'ts', c.metadata::text,
    length((c.checkpoint -> 'channel_values')::text) + blobs.bytes as bytes, blobs.changed_bytes,
    array(
        select seen.key
        from jsonb_each(
            -- a damaged checkpoint must not keep the others from being read
            case jsonb_typeof(c.checkpoint -> 'versions_seen') when 'object' then c.checkpoint -> 'versions_seen' end
        ) seen
        where seen.value is distinct from p.checkpoint -> 'versions_seen' -> seen.key
            -- whose parent is gone, nobody can tell
            and p.checkpoint is not null
        order by seen.key
    ) as nodes,
    case jsonb_typeof(c.checkpoint -> 'updated_channels')
        when 'array' then array(select jsonb_array_elements_text(c.checkpoint -> 'updated_channels'))
        else blobs.changed
    end as channels,
    p.checkpoint ->> 'ts' as began,
    exists (
        select from pgcheckpoint.checkpoint_writes w
        where w.thread_id = $1 and w.checkpoint_ns = c.checkpoint_ns and w.checkpoint_id = c.parent_checkpoint_id
            and w.channel = '__interrupt__'
    ) as was_asked,
    coalesce(written.writes, '[]') as writes
from page c
left join lateral (
    select checkpoint
    from pgcheckpoint.checkpoints
    where thread_id = $1 and checkpoint_ns = c.checkpoint_ns and checkpoint_id = c.parent_checkpoint_id
    limit 1
) p on true
cross join lateral (
    select coalesce(sum(b.size), 0)::bigint as bytes,
        coalesce(sum(b.size) filter (where v.is_new), 0)::bigint as changed_bytes,
        coalesce(array_agg(v.key order by v.key) filter (where v.is_new), '{}') as changed
    from (
        select key, value, p.checkpoint -> 'channel_versions' ->> key is distinct from value as is_new
        from jsonb_each_text(
            case jsonb_typeof(c.checkpoint -> 'channel_versions') when 'object' then c.checkpoint -> 'channel_versions' end
        )
    ) v
    left join lateral (
        -- looked up by key, whatever the planner believes about the size of the thread
        select size
        from pgcheckpoint.checkpoint_blobs
        where thread_id = $1 and checkpoint_ns = c.checkpoint_ns and channel = v.key and version = v.value
        limit 1
    ) b on true
) blobs
cross join lateral (
    select json_agg(
        json_build_array(task_id, task_path, idx, channel, length(blob)) order by task_path, task_id, idx
    )::text as writes
    from pgcheckpoint.checkpoint_writes
    where thread_id = $1 and checkpoint_ns = c.checkpoint_ns and checkpoint_id = c.checkpoint_id
) written
order by c.checkpoint_id desc, c.checkpoint_ns desc;
