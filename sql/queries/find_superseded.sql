-- The checkpoints that "keep latest" gives up: all but the newest of each namespace, and whole namespaces of subgraph
-- calls (node:task) whose root checkpoint is stored and superseded itself. $1 thread.
with head as materialized (
    select distinct on (checkpoint_ns) checkpoint_ns, checkpoint_id, metadata -> 'parents' ->> '' as root_id
    from pgcheckpoint.checkpoints
    where thread_id = $1
    order by checkpoint_ns desc, checkpoint_id desc
),
kept as (
    select head.checkpoint_ns, head.checkpoint_id
    from head
    -- a run saves in the background: a call's checkpoint can be there before its root's is
    where not (
        position(':' in head.checkpoint_ns) > 0
        and exists (
            select from pgcheckpoint.checkpoints r
            where r.thread_id = $1 and r.checkpoint_ns = '' and r.checkpoint_id = head.root_id
        )
        and not exists (select from head h where h.checkpoint_ns = '' and h.checkpoint_id = head.root_id)
    )
)
select c.checkpoint_ns, c.checkpoint_id
from pgcheckpoint.checkpoints c
where c.thread_id = $1
    and not exists (
        select from kept k where k.checkpoint_ns = c.checkpoint_ns and k.checkpoint_id = c.checkpoint_id
    );
