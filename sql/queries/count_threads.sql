-- How many threads there are, counted only if asked for ($1), and when the first and the last of them were active.
select case when $1 then (select count(*) from pgcheckpoint.checkpoint_threads) end,
    (select active_at from pgcheckpoint.checkpoint_threads order by active_at, thread_id limit 1),
    (select active_at from pgcheckpoint.checkpoint_threads order by active_at desc, thread_id desc limit 1);
