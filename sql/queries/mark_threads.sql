-- Notes which threads have tasks to run where that depends on puts that may have been left out: after these, in their transaction.
-- Where nothing can be left out lock_threads.sql does so. One entry for all that says something, in the order of the calls; of
-- each thread the last one counts that is true. $1 threads, $2 what each has to run then, $3 the root checkpoint, or null, as in
-- lock_threads.sql; that of a put has to be stored.
with said as materialized (
    select m.thread_id, m.mark::timestamptz as mark, m.n, m.checkpoint_id, m.checkpoint_id is null or m.mark = '-infinity' or (
        -- a scalar subquery is looked up by the primary key
        select true
        from pgcheckpoint.checkpoints c
        where c.thread_id = m.thread_id and c.checkpoint_ns = '' and c.checkpoint_id = m.checkpoint_id
    ) as is_true
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality as m (thread_id, mark, checkpoint_id, n)
),
last as materialized (
    select distinct on (thread_id) thread_id, mark, case when mark = '-infinity' then now() end as waiting_at, checkpoint_id
    from said
    where is_true
    order by thread_id, n desc
)
update pgcheckpoint.checkpoint_threads t
set unfinished_at = case
    when last.mark > 'epoch' and t.unfinished_at > 'epoch' then t.unfinished_at
    else greatest(last.mark, 'epoch')
end, waiting_at = last.waiting_at, waiting_id = case
    when t.waiting_at is not null and t.waiting_id > last.checkpoint_id then t.waiting_id
    else last.checkpoint_id
end
from last
where t.thread_id = last.thread_id and t.thread_id = any($1::text[]) and case
    when last.waiting_at is not null then true
    when t.waiting_at is not null then last.checkpoint_id is null or t.waiting_id < last.checkpoint_id
    else (last.mark > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch')
end;
