-- Takes back what is to be run in a thread, and answers with its names; not what is run just now. $1 thread, $2 the name of one;
-- null: all.
delete from pgcheckpoint.checkpoint_wakeups w
where w.thread_id = $1 and ($2::text is null or w.name = $2) and not exists (
    select from pgcheckpoint.checkpoint_leases l where l.thread_id = $1 and l.token = w.token and l.expires_at > now()
)
returning w.name;
