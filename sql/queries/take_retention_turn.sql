-- Takes the turn to apply a policy in the background, if the last pass is over for long enough and nobody has the turn,
-- or who had it has not said for too long that he is still there; by the clock of the server.
-- A tenant's turn (sql/tenants.sql) is its own: the name of the policy begins with the tenant, as ids of threads do.
-- $1 policy, $2 who takes it, $3 seconds between two passes, $4 seconds that a turn holds. ON CONFLICT has now() as
-- excluded.held_until less $4 seconds, because Citus takes nothing there that is merely stable.
-- Answers with the thread to begin from, and, if it was not taken, with null and the seconds until it may be.
with taken as (
    insert into pgcheckpoint.retention_turns as t (policy, holder, held_until)
    values (concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), $1::text), $2, now() + make_interval(secs => $4))
    on conflict (policy) do update
    set holder = excluded.holder, held_until = excluded.held_until
    where t.holder = excluded.holder
        or (
            (excluded.held_until - t.held_until <= make_interval(secs => $4)) is not true
            and (excluded.held_until - t.finished_at < make_interval(secs => $3 + $4)) is not true
        )
    returning t.position
)
select position, 0::double precision as seconds from taken
union all
select null, extract(epoch from greatest(t.held_until, t.finished_at + make_interval(secs => $3), now()) - now())::double precision
from pgcheckpoint.retention_turns t
where t.policy = concat_ws(':', nullif(current_setting('pgcheckpoint.tenant', true), ''), $1::text) and not exists (select from taken);
