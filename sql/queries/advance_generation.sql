-- Counts up the generation of a thread, after lock_thread_for_delete.sql and a look at what has that generation, or a later one:
-- what is put from now on has a later one than what was there. Returns it; nothing if the thread has no checkpoint.
-- What an older version of the package put counts as put just now. A series begins with the time, so that no other series of the
-- thread, or of one of the same name before it, has its number, or a greater one. $1 thread.
with settled as (
    update pgcheckpoint.checkpoints c
    set generation = t.generation
    from pgcheckpoint.checkpoint_threads t
    where c.thread_id = $1 and c.generation = 9223372036854775807 and t.thread_id = $1
)
insert into pgcheckpoint.checkpoint_threads as t (thread_id, generation)
select $1, floor(extract(epoch from now()) * 10000)::bigint << 16
where exists (select from pgcheckpoint.checkpoints where thread_id = $1)
on conflict (thread_id) do update set generation = coalesce(t.generation, excluded.generation) + 1
returning generation;
