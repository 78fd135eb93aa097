-- Notes that a saver with single_writer writes to threads; fails, naming the thread, if since it read the thread another
-- saver has written there. The threads are locked (lock_threads.sql).
-- $1 threads, $2 the last write when each was read (null: none), $3 how the names of this saver's writes begin, $4 the
-- name of this one.
update pgcheckpoint.checkpoint_threads t
set last_write = case
    when t.last_write is null or t.last_write = w.seen or starts_with(t.last_write, $3) then $4
    else ('another saver: ' || t.thread_id)::integer::text
end
from unnest($1::text[], $2::text[]) as w (thread_id, seen)
where t.thread_id = w.thread_id;
