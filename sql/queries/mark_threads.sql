-- Notes which threads have tasks to run where that depends on puts that may have been left out: after these, in their transaction.
-- Where nothing can be left out lock_threads.sql does so. One entry for all that says something, in the order of the calls; of
-- each thread the last one counts that is true. $1 threads, $2 what each has to run then ('now' or 'epoch'), $3 the root
-- checkpoint that has to be stored, or null.
with said as materialized (
    select m.thread_id, m.mark::timestamptz as mark, m.n, m.checkpoint_id is null or (
        -- a scalar subquery is looked up by the primary key
        select true
        from pgcheckpoint.checkpoints c
        where c.thread_id = m.thread_id and c.checkpoint_ns = '' and c.checkpoint_id = m.checkpoint_id
    ) as is_true
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality as m (thread_id, mark, checkpoint_id, n)
),
last as materialized (
    select distinct on (thread_id) thread_id, mark from said where is_true order by thread_id, n desc
)
update pgcheckpoint.checkpoint_threads t
set unfinished_at = last.mark
from last
where t.thread_id = last.thread_id and t.thread_id = any($1::text[])
    and (last.mark > 'epoch') <> (t.unfinished_at is not null and t.unfinished_at > 'epoch');
