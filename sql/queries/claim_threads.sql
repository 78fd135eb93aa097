-- Notes a write to threads by a saver with single_writer. If another saver has written to one of them since this saver
-- read it, the statement fails with the square root of a negative number (2201F), which nothing else in these
-- transactions can raise. The threads are locked (lock_threads.sql).
-- $1 threads (named twice, so that Citus asks their shards only), $2 the last write when each was read (null: none), $3
-- how the names of this saver's writes begin, $4 the name of this write.
update pgcheckpoint.checkpoint_threads t
set last_write = case
    when t.last_write is null or t.last_write = w.seen or starts_with(t.last_write, $3) then $4
    else sqrt((-1 - length(t.thread_id))::double precision)::text
end
from unnest($1::text[], $2::text[]) as w (thread_id, seen)
where t.thread_id = w.thread_id and t.thread_id = any($1::text[]);
