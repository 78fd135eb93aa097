-- Threads in the order of their ids, for retention: what is to be done to each (delete or keep_latest if its time to live
-- has passed, as find_expired_threads.sql has it; inactive if it has none and was not active since a time; or nothing), and
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
