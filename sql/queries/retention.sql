-- Retention: times to live, what a policy keeps, and who applies it in the background.

-- name: set_ttl
-- Says how long a thread lives after its last activity, and makes its row if need be; null takes that back.
-- $1 thread, $2 whether the saver has a cipher, $3 time to live, $4 what retention does then.
insert into pgcheckpoint.checkpoint_threads (thread_id, encrypted, ttl, ttl_strategy)
select $1, $2, $3::interval, $4
on conflict (thread_id) do update
set ttl = excluded.ttl, ttl_strategy = excluded.ttl_strategy, ttl_applied_at = null;

-- name: find_expired_threads
-- Threads whose time to live has passed, for retention; those first that have waited for longest. A minute longer than it
-- says, because active_at is as coarse as that.
-- $1 after this moment (since 1970), and $2 this thread; $3 the policy's filter, $4 limit. The first five columns are those of
-- find_threads.
select t.thread_id, t.ttl_strategy, $3::jsonb = '{}' or coalesce(newest.metadata @> $3::jsonb, false) as taken,
    case when newest.metadata @> $3::jsonb then newest.checkpoint_id end as checkpoint_id,
    case when newest.metadata @> $3::jsonb then newest.metadata::text end as metadata,
    (t.active_at - to_timestamp(0) + t.ttl)::text as since
from pgcheckpoint.checkpoint_threads t
left join lateral (
    select c.checkpoint_id, c.metadata
    from pgcheckpoint.checkpoints c
    where c.thread_id = t.thread_id and c.checkpoint_ns = ''
    order by c.checkpoint_id desc
    -- Citus refuses a parameter alone in the condition of an outer join
    limit case when $3::jsonb <> '{}' then 1 else 0 end
) newest on true
where t.ttl is not null and t.ttl_applied_at is distinct from t.active_at
    and t.active_at - to_timestamp(0) + t.ttl < now() - to_timestamp(0) - interval '1 minute'
    and (t.active_at - to_timestamp(0) + t.ttl, t.thread_id) > ($1::interval, $2)
order by t.active_at - to_timestamp(0) + t.ttl, t.thread_id
limit $4::bigint;

-- name: get_expired_thread
-- When a thread was active last, if its time to live has passed since and it is to keep its latest checkpoints, which was
-- not done yet (find_expired_threads). $1 thread.
select t.active_at
from pgcheckpoint.checkpoint_threads t
where t.thread_id = $1 and t.ttl_strategy = 'keep_latest' and t.ttl_applied_at is distinct from t.active_at
    and t.active_at - to_timestamp(0) + t.ttl < now() - to_timestamp(0) - interval '1 minute';

-- name: note_ttl_applied
-- Notes that a thread keeps only its latest checkpoints, unless it was active since.
-- $1 thread, $2 its last activity before that.
update pgcheckpoint.checkpoint_threads
set ttl_applied_at = active_at
where thread_id = $1 and active_at = $2;

-- name: find_threads
-- Threads in the order of their ids, for retention: what is to be done to each (delete or keep_latest if its time to live
-- has passed, as find_expired_threads has it; inactive if it has none and was not active since a time; or nothing), and
-- whether it matches the policy's filter (the metadata of its newest root checkpoint must contain it); then by which id and
-- metadata.
-- $1 from this thread on, $2 time or null, $3 metadata, $4 limit.
select t.thread_id, case
        when t.ttl is null then case when t.active_at < $2::timestamptz then 'inactive' end
        when t.ttl_applied_at is distinct from t.active_at
            and t.active_at - to_timestamp(0) + t.ttl < now() - to_timestamp(0) - interval '1 minute' then t.ttl_strategy
    end as due,
    $3::jsonb = '{}' or coalesce(newest.metadata @> $3::jsonb, false) as taken,
    case when newest.metadata @> $3::jsonb then newest.checkpoint_id end as checkpoint_id,
    case when newest.metadata @> $3::jsonb then newest.metadata::text end as metadata
from pgcheckpoint.checkpoint_threads t
left join lateral (
    select c.checkpoint_id, c.metadata
    from pgcheckpoint.checkpoints c
    where c.thread_id = t.thread_id and c.checkpoint_ns = ''
    order by c.checkpoint_id desc
    -- Citus refuses a parameter alone in the condition of an outer join
    limit case when $3::jsonb <> '{}' then 1 else 0 end
) newest on true
where t.thread_id >= $1
order by t.thread_id
limit $4::bigint;

-- name: find_expired
-- The checkpoints of a thread that a retention policy does not keep, oldest first. It keeps the newest of each
-- namespace, the last few of each, and those younger than a time; whole namespaces of subgraph calls (node:task) go
-- with their root checkpoint.
-- $1 thread, $2 how many of each namespace to keep, $3 time (ISO 8601, UTC) since when all are kept, or null.
with ranked as materialized (
    select checkpoint_ns, checkpoint_id, metadata -> 'parents' ->> '' as root_id,
        row_number() over (partition by checkpoint_ns order by checkpoint_id desc) as rank,
        (checkpoint ->> 'ts') collate "C" >= $3 as young
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

-- name: take_retention_turn
-- Takes the turn to apply a policy in the background, if the last pass is over for long enough and nobody has the turn,
-- or who had it has not said for too long that he is still there; by the clock of the server.
-- A tenant's turn (sql/tenants.sql) is its own: the name of the policy begins with the tenant, as ids of threads do.
-- $1 policy, $2 who takes it, $3 seconds between two passes, $4 seconds that a turn holds. ON CONFLICT has now() as
-- excluded.held_until less $4 seconds, because Citus takes nothing there that is merely stable.
-- Answers with the thread to begin from, and, if it was not taken, with null and the seconds until it may be.
with taken as (
    insert into pgcheckpoint.retention_turns as t (policy, holder, held_until)
    values (concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), $1::text), $2, now() + make_interval(secs => $4))
    on conflict (policy) do update
    set holder = excluded.holder, held_until = excluded.held_until
    where t.holder = excluded.holder
        or (
            (excluded.held_until - t.held_until <= make_interval(secs => $4)) is not true
            and (excluded.held_until - t.finished_at < make_interval(secs => $3 + $4)) is not true
        )
    returning t.position
)
select position, 0::double precision as seconds from taken
union all
select null, extract(epoch from greatest(t.held_until, t.finished_at + make_interval(secs => $3), now()) - now())::double precision
from pgcheckpoint.retention_turns t
where t.policy = concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), $1::text) and not exists (select from taken);

-- name: keep_retention_turn
-- Says that a pass is still under way; answers with a row if nobody else has taken the turn.
-- $1 policy, $2 who has it, $3 seconds that it holds from now on, $4 the thread that the pass has come to.
update pgcheckpoint.retention_turns
set held_until = now() + make_interval(secs => $3), position = $4
where policy = concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), $1::text) and holder = $2
returning true;

-- name: end_retention_turn
-- Gives the turn back. $1 policy, $2 who has it; $3 the thread from which the next one is to go on, or null if all was done.
with over as materialized (
    -- not in the update: Citus takes no now() in its CASE
    select case when $3::text is null then now() end as finished_at
)
update pgcheckpoint.retention_turns t
set holder = null, held_until = null, position = coalesce($3, ''),
    finished_at = coalesce(over.finished_at, t.finished_at)
from over
where t.policy = concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), $1::text) and t.holder = $2;
