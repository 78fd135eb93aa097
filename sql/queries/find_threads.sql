-- Threads in the order of their ids, for retention: whether each was inactive since a time, and whether it matches the
-- policy's filter (the metadata of its newest root checkpoint must contain it).
-- $1 from this thread on, $2 time or null, $3 metadata, $4 limit.
select t.thread_id, coalesce(t.active_at < $2::timestamptz, false) as inactive,
    $3::jsonb = '{}' or exists (
        select from (
            select c.metadata
            from pgcheckpoint.checkpoints c
            where c.thread_id = t.thread_id and c.checkpoint_ns = ''
            order by c.checkpoint_id desc
            limit 1
        ) newest
        where newest.metadata @> $3::jsonb
    ) as taken
from pgcheckpoint.checkpoint_threads t
where t.thread_id >= $1
order by t.thread_id
limit $4::bigint;
