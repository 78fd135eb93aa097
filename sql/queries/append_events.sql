-- Appends to threads' event logs, after lock_event_logs.sql, what was not appended before; answers with the first and the
-- last number of each, also of what was. An end mark alone is not stored where one is the last already: the answer has its number.
-- $1 threads, $2 names of the appends, $3 how many numbers they take, $4 1 if the last of these is an end mark, else 0,
-- $5 the checkpoints that their runs are at, $6 types, $7 events, $8 in how many seconds they expire, null for never.
with given as materialized (
    -- without the events: each step here would write them to a file if they are large
    select g.thread_id, g.key, g.count, g.ends = 1 as ends, g.checkpoint_id, g.n,
        coalesce(now() + $8::double precision * interval '1 second', 'infinity') as expires_at
    from unnest($1::text[], $2::text[], $3::integer[], $4::integer[], $5::text[])
        with ordinality as g (thread_id, key, count, ends, checkpoint_id, n)
),
known as materialized (
    select g.n, e.first, e.first + e.count - 1 as last
    from given g
    join pgcheckpoint.checkpoint_events e on e.thread_id = g.thread_id and e.key = g.key
    where e.thread_id = any($1::text[])
),
coming as materialized (
    select g.*, h.last as before, g.ends and g.count = 1 and coalesce(
            lag(g.ends) over (partition by g.thread_id order by g.n), h.last > 0 and h.ended = h.last
        ) as is_idle
    from given g
    join pgcheckpoint.checkpoint_event_heads h on h.thread_id = g.thread_id
    where h.thread_id = any($1::text[]) and g.n not in (select k.n from known k)
),
placed as materialized (
    select c.*, c.before + coalesce(sum(c.count) filter (where not c.is_idle) over (partition by c.thread_id order by c.n), 0) as last
    from coming c
),
fresh as materialized (
    select p.*, p.n = max(p.n) over (partition by p.thread_id) as is_last
    from placed p
    where not p.is_idle
),
appended as (
    insert into pgcheckpoint.checkpoint_events (
        thread_id, first, count, ends, key, checkpoint_id, expires_at, type, blob
    )
    select f.thread_id, f.last - f.count + 1, f.count, f.ends, f.key, f.checkpoint_id, f.expires_at, d.type, d.blob
    from fresh f
    join unnest($6::text[], $7::bytea[]) with ordinality as d (type, blob, n) on d.n = f.n
),
moved as (
    update pgcheckpoint.checkpoint_event_heads h
    set last = m.last,
        ended = coalesce(m.ended, h.ended),
        began = coalesce(m.ended_before, h.ended),
        expires_at = greatest(h.expires_at, m.expires_at)
    from (
        select f.thread_id, max(f.last) as last, max(f.last) filter (where f.ends) as ended,
            max(f.last) filter (where f.ends and not f.is_last) as ended_before, max(f.expires_at) as expires_at
        from fresh f
        group by f.thread_id
    ) m
    where h.thread_id = m.thread_id and h.thread_id = any($1::text[])
)
select n, first, last from known
union all
select n, last - count + 1, last from placed
order by 1;
