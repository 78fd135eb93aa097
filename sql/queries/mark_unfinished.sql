-- Notes that a thread may have tasks to run: a run that goes on from a breakpoint, or from where one failed, puts nothing before
-- its first step has ended. Whether it has any is judged by whoever lists it. $1 thread, $2 token; $3 whether that one has the
-- lease and ends it, or takes it: then only if another one has lost it.
update pgcheckpoint.checkpoint_threads t
set unfinished_at = now()
where t.thread_id = $1 and (t.unfinished_at is null or t.unfinished_at = 'epoch') and exists (
    select from pgcheckpoint.checkpoint_leases l
    where l.thread_id = $1 and case when $3::boolean then l.token = $2 else l.token <> $2 and l.expires_at < now() end
);
