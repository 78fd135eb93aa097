-- Lets leases live on; answers with those that do. $1 threads, $2 tokens, $3 seconds from now on for each.
update pgcheckpoint.checkpoint_leases l
set expires_at = now() + w.seconds * interval '1 second'
from unnest($1::text[], $2::text[], $3::double precision[]) as w (thread_id, token, seconds)
where l.thread_id = w.thread_id and l.token = w.token and l.thread_id = any($1::text[])
returning l.thread_id, l.token;
