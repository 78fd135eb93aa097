-- The checkpoints of a thread that a retention policy does not keep, oldest first. It keeps the newest of each
-- namespace, the last few of each, and those younger than a time; whole namespaces of subgraph calls (node:task) go
-- with their root checkpoint.
-- $1 thread, $2 how many of each namespace to keep, $3 time (ISO 8601, UTC) since when all are kept, or null.
with ranked as materialized (
    select checkpoint_ns, checkpoint_id, metadata -> 'parents' ->> '' as root_id,
        row_number() over (partition by checkpoint_ns order by checkpoint_id desc) as rank,
        coalesce((checkpoint ->> 'ts') collate "C" >= $3, false) as young
    from pgcheckpoint.checkpoints
    where thread_id = $1
),
kept as materialized (
    select checkpoint_ns, checkpoint_id, root_id
    from ranked
    where rank <= greatest($2::bigint, 1) or young
)
select r.checkpoint_ns, r.checkpoint_id
from ranked r
where not exists (
        select from kept k where k.checkpoint_ns = r.checkpoint_ns and k.checkpoint_id = r.checkpoint_id
    )
    -- a run saves in the background: a call's checkpoint can be there before its root's is
    or (
        position(':' in r.checkpoint_ns) > 0
        and exists (select from ranked root where root.checkpoint_ns = '' and root.checkpoint_id = r.root_id)
        and not exists (select from kept root where root.checkpoint_ns = '' and root.checkpoint_id = r.root_id)
    )
order by r.checkpoint_id;
