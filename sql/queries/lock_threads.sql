-- Makes the threads' rows if need be and locks them until commit, so that nothing deletes from these threads meanwhile.
-- $1 thread ids, sorted. An insert on conflict takes the lock on the newest row version, also after waiting for a delete.
insert into pgcheckpoint.checkpoint_threads as t (thread_id)
select unnest($1::text[])
on conflict (thread_id) do update
set active_at = now()
where t.active_at < now() - interval '1 minute';
