-- What threads hold, so briefly that two databases can be compared: counts, and digests of the keys of checkpoints and
-- of writes, and of the writes that are replaced in place (idx < 0) with their values. Also of a schema of
-- langgraph-checkpoint-postgres. $1 threads.
select t.thread_id, coalesce(c.count, 0), c.digest, coalesce(w.count, 0), w.digest, coalesce(w.special, 0), w.special_digest
from unnest($1::text[]) as t (thread_id)
left join (
    select thread_id, count(*) as count, md5(string_agg(
        checkpoint_ns || chr(1) || checkpoint_id, chr(2) order by checkpoint_ns collate "C", checkpoint_id collate "C"
    )) as digest
    from pgcheckpoint.checkpoints
    where thread_id = any($1::text[])
    group by thread_id
) c on c.thread_id = t.thread_id
left join (
    select thread_id, count(*) as count, md5(string_agg(
        concat_ws(chr(1), checkpoint_ns, checkpoint_id, task_id, idx), chr(2)
        order by checkpoint_ns collate "C", checkpoint_id collate "C", task_id collate "C", idx
    )) as digest, count(*) filter (where idx < 0) as special, md5(string_agg(
        concat_ws(chr(1), checkpoint_ns, checkpoint_id, task_id, idx, channel, type, md5(blob)), chr(2)
        order by checkpoint_ns collate "C", checkpoint_id collate "C", task_id collate "C", idx
    ) filter (where idx < 0)) as special_digest
    from pgcheckpoint.checkpoint_writes
    where thread_id = any($1::text[])
    group by thread_id
) w on w.thread_id = t.thread_id;
