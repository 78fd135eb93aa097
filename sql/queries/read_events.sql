-- The events of threads after a number, some rows of each, and the heads of their logs. The first row may begin before that
-- number. $1 threads, $2 the numbers; -1: from the beginning of the newest run, $3 rows of each at most, $4 enough bytes of each.
with asked as materialized (
    select h.thread_id, h.last, h.ended, h.created_at, case when a.after < 0 then h.began else a.after end as after, a.n
    from unnest($1::text[], $2::bigint[]) with ordinality as a (thread_id, after, n)
    join pgcheckpoint.checkpoint_event_heads h on h.thread_id = a.thread_id
    where h.thread_id = any($1::text[])
)
select a.n, a.created_at, a.last, a.ended, a.after, e.first, e.count, e.ends, e.key, e.type, e.blob, e.checkpoint_id
from asked a
left join lateral (
    select m.first, m.count, m.ends, m.key, m.type, m.blob, m.checkpoint_id
    from (
        select f.*, sum(length(f.blob)) over (order by f.first rows between unbounded preceding and 1 preceding) as before
        from (
            select e.first, e.count, e.ends, e.key, e.type, e.blob, e.checkpoint_id
            from pgcheckpoint.checkpoint_events e
            where e.thread_id = a.thread_id and e.thread_id = any($1::text[]) and e.first + e.count > a.after + 1
                -- where the row is that has the next number, by the index
                and e.first >= coalesce((
                    select max(f.first)
                    from pgcheckpoint.checkpoint_events f
                    where f.thread_id = a.thread_id and f.thread_id = any($1::text[]) and f.first <= a.after + 1
                ), 0)
            order by e.first
            limit $3::bigint
        ) f
    ) m
    where coalesce(m.before, 0) < $4::bigint
) e on true
order by a.n, e.first;
