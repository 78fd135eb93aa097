-- mark_threads.sql for Citus, which looks up what is stored in the shards first. The parameters are the same.
with stored as materialized (
    select c.thread_id, c.checkpoint_id
    from pgcheckpoint.checkpoints c
    where c.thread_id = any($1::text[]) and c.checkpoint_ns = '' and c.checkpoint_id = any($3::text[])
),
last as materialized (
    select distinct on (m.thread_id) m.thread_id, m.mark::timestamptz as mark, m.checkpoint_id,
        case when m.mark = '-infinity' then now() end as waiting_at
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality as m (thread_id, mark, checkpoint_id, n)
    left join stored s on s.thread_id = m.thread_id and s.checkpoint_id = m.checkpoint_id
    where m.checkpoint_id is null or m.mark = '-infinity' or s.checkpoint_id is not null
    order by m.thread_id, m.n desc
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
