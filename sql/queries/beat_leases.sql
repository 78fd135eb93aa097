-- Renews leases; answers with those that still count. $1 threads, $2 tokens, $3 seconds from now on for each.
-- The times are computed first: Citus takes no arithmetic with times and columns in an update.
with w as materialized (
    select thread_id, token, now() + seconds * interval '1 second' as expires_at
    from unnest($1::text[], $2::text[], $3::double precision[]) as beat (thread_id, token, seconds)
)
update pgcheckpoint.checkpoint_leases l
set expires_at = w.expires_at
from w
where l.thread_id = w.thread_id and l.token = w.token and l.thread_id = any($1::text[])
returning l.thread_id, l.token;
