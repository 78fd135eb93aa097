-- Retention: times to live, what a policy keeps, and who applies it in the background.

-- name: set_ttl(thread_id text, encrypted boolean, ttl interval, strategy text)
-- Says how long a thread lives after its last activity, and makes its row if need be; null takes that back.
insert into pgcheckpoint.checkpoint_threads (thread_id, encrypted, ttl, ttl_strategy)
select :thread_id, :encrypted, :ttl, :strategy
on conflict (thread_id) do update
set ttl = excluded.ttl, ttl_strategy = excluded.ttl_strategy, ttl_applied_at = null;

-- name: find_expired_threads(after_moment interval, after_thread_id text, filter jsonb, limit bigint)
-- Threads whose time to live has passed, for retention; those first that have waited for longest, after a moment (since 1970)
-- and a thread. A minute longer than it says, because active_at is as coarse as that. The first five columns are those of
-- find_threads.
select t.thread_id, t.ttl_strategy, :filter = '{}' or coalesce(newest.metadata @> :filter, false) as taken,
    case when newest.metadata @> :filter then newest.checkpoint_id end as checkpoint_id,
    case when newest.metadata @> :filter then newest.metadata::text end as metadata,
    (t.active_at - to_timestamp(0) + t.ttl)::text as since
from pgcheckpoint.checkpoint_threads t
left join lateral (
    select c.checkpoint_id, c.metadata
    from pgcheckpoint.checkpoints c
    where c.thread_id = t.thread_id and c.checkpoint_ns = ''
    order by c.checkpoint_id desc
    -- Citus refuses a parameter alone in the condition of an outer join
    limit case when :filter <> '{}' then 1 else 0 end
) newest on true
where t.ttl is not null and t.ttl_applied_at is distinct from t.active_at
    and t.active_at - to_timestamp(0) + t.ttl < now() - to_timestamp(0) - interval '1 minute'
    and (t.active_at - to_timestamp(0) + t.ttl, t.thread_id) > (:after_moment, :after_thread_id)
order by t.active_at - to_timestamp(0) + t.ttl, t.thread_id
limit :limit;

-- name: get_expired_thread(thread_id text)
-- When a thread was active last, if its time to live has passed since and it is to keep its latest checkpoints, which was not
-- done yet (find_expired_threads).
select t.active_at
from pgcheckpoint.checkpoint_threads t
where t.thread_id = :thread_id and t.ttl_strategy = 'keep_latest' and t.ttl_applied_at is distinct from t.active_at
    and t.active_at - to_timestamp(0) + t.ttl < now() - to_timestamp(0) - interval '1 minute';

-- name: note_ttl_applied(thread_id text, active_at timestamptz)
-- Notes that a thread keeps only its latest checkpoints, unless it was active since.
update pgcheckpoint.checkpoint_threads
set ttl_applied_at = active_at
where thread_id = :thread_id and active_at = :active_at;

-- name: find_threads(from_thread_id text, inactive_since timestamptz, filter jsonb, limit bigint)
-- Threads in the order of their ids, for retention: what is to be done to each (delete or keep_latest if its time to live has
-- passed, as find_expired_threads has it; inactive if it has none and was not active since a time, or null; or nothing), and
-- whether it matches the policy's filter (the metadata of its newest root checkpoint must contain it); then by which id and
-- metadata.
select t.thread_id, case
        when t.ttl is null then case when t.active_at < :inactive_since then 'inactive' end
        when t.ttl_applied_at is distinct from t.active_at
            and t.active_at - to_timestamp(0) + t.ttl < now() - to_timestamp(0) - interval '1 minute' then t.ttl_strategy
    end as due,
    :filter = '{}' or coalesce(newest.metadata @> :filter, false) as taken,
    case when newest.metadata @> :filter then newest.checkpoint_id end as checkpoint_id,
    case when newest.metadata @> :filter then newest.metadata::text end as metadata
from pgcheckpoint.checkpoint_threads t
left join lateral (
    select c.checkpoint_id, c.metadata
    from pgcheckpoint.checkpoints c
    where c.thread_id = t.thread_id and c.checkpoint_ns = ''
    order by c.checkpoint_id desc
    -- Citus refuses a parameter alone in the condition of an outer join
    limit case when :filter <> '{}' then 1 else 0 end
) newest on true
where t.thread_id >= :from_thread_id
order by t.thread_id
limit :limit;

-- name: find_expired(thread_id text, keep_last bigint, keep_since text)
-- The checkpoints of a thread that a retention policy does not keep, oldest first. It keeps the newest of each namespace, the
-- last few of each, and those younger than a time (ISO 8601, UTC, or null); whole namespaces of subgraph calls (node:task) go
-- with their root checkpoint.
with ranked as materialized (
    select checkpoint_ns, checkpoint_id, metadata -> 'parents' ->> '' as root_id,
        row_number() over (partition by checkpoint_ns order by checkpoint_id desc) as rank,
        (checkpoint ->> 'ts') collate "C" >= :keep_since as young
    from pgcheckpoint.checkpoints
    where thread_id = :thread_id
),
kept as materialized (
    select checkpoint_ns, checkpoint_id, root_id
    from ranked
    where rank <= greatest(:keep_last, 1) or young
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

-- name: take_retention_turn(policy text, holder text, interval_seconds double precision, turn_seconds double precision)
-- Takes the turn to apply a policy in the background, if the last pass is over for long enough and nobody has the turn, or who
-- had it has not said for too long that he is still there; by the clock of the server. A tenant's turn (sql/tenants.sql) is its
-- own: the name of the policy begins with the tenant, as ids of threads do.
-- ON CONFLICT has now() as excluded.held_until less turn_seconds, because Citus takes nothing there that is merely stable.
-- Answers with the thread to begin from, and, if it was not taken, with null and the seconds until it may be.
with taken as (
    insert into pgcheckpoint.retention_turns as t (policy, holder, held_until)
    values (
        concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), :policy), :holder,
        now() + make_interval(secs => :turn_seconds)
    )
    on conflict (policy) do update
    set holder = excluded.holder, held_until = excluded.held_until
    where t.holder = excluded.holder
        or (
            (excluded.held_until - t.held_until <= make_interval(secs => :turn_seconds)) is not true
            and (excluded.held_until - t.finished_at < make_interval(secs => :interval_seconds + :turn_seconds)) is not true
        )
    returning t.position
)
select position, 0::double precision as seconds from taken
union all
select null, extract(
    epoch from greatest(t.held_until, t.finished_at + make_interval(secs => :interval_seconds), now()) - now()
)::double precision
from pgcheckpoint.retention_turns t
where t.policy = concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), :policy)
    and not exists (select from taken);

-- name: keep_retention_turn(policy text, holder text, turn_seconds double precision, position text)
-- Says that a pass is still under way, and the thread that it has come to; answers with a row if nobody else has taken the turn.
update pgcheckpoint.retention_turns
set held_until = now() + make_interval(secs => :turn_seconds), position = :position
where policy = concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), :policy) and holder = :holder
returning true;

-- name: end_retention_turn(policy text, holder text, position text)
-- Gives the turn back, with the thread from which the next one is to go on, or null if all was done.
with over as materialized (
    -- not in the update: Citus takes no now() in its CASE
    select case when :position is null then now() end as finished_at
)
update pgcheckpoint.retention_turns t
set holder = null, held_until = null, position = coalesce(:position, ''),
    finished_at = coalesce(over.finished_at, t.finished_at)
from over
where t.policy = concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), :policy) and t.holder = :holder;
