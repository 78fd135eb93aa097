-- Threads whose time to live has passed, for retention; those first that have waited for longest. A minute longer than it
-- says, because active_at is as coarse as that.
-- $1 after this moment (since 1970), and $2 this thread; $3 the policy's filter, $4 limit. The first five columns are those of
-- find_threads.sql.
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
