-- Counts the threads, if asked to ($1), and tells when the first and the last of them were active.
select case when $1 then (select count(*) from pgcheckpoint.checkpoint_threads) end,
    (select active_at from pgcheckpoint.checkpoint_threads order by active_at, thread_id limit 1),
    (select active_at from pgcheckpoint.checkpoint_threads order by active_at desc, thread_id desc limit 1);
