-- Deletes the heads of event logs all of whose events have expired and are swept, some at a time, but for those that somebody
-- appends to: an append puts off when a head expires, which is looked at again when its lock was had. Tells how many, or null if another
-- process sweeps just now. $1 how many at most, $2 the number of the lock that says who sweeps, until commit only.
with turn as materialized (
    select pg_try_advisory_xact_lock($2) as mine
),
expired as materialized (
    select h.thread_id
    from pgcheckpoint.checkpoint_event_heads h
    where (select mine from turn) and h.expires_at <= now()
        -- looked up by key, for each head
        and (select true from pgcheckpoint.checkpoint_events e where e.thread_id = h.thread_id limit 1) is null
    order by h.expires_at
    limit $1
    for update of h skip locked
),
swept as (
    delete from pgcheckpoint.checkpoint_event_heads h
    using expired x
    where h.thread_id = x.thread_id
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;
