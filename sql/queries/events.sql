-- Event logs of threads: appended, followed, swept.

-- name: lock_event_logs(thread_ids text[])
-- Makes the heads of threads' event logs if need be and locks them until commit (thread_ids are sorted): whoever appends to a
-- thread, or deletes it, does so after the others. A statement of its own, so that the next one's snapshot sees what those did;
-- it fails, with a histogram without buckets (2201G), at another isolation level than read committed, as lock_threads does.
with locked as (
    insert into pgcheckpoint.checkpoint_event_heads as h (thread_id, expires_at)
    select t.thread_id, '-infinity'::timestamptz
    from unnest(:thread_ids) as t (thread_id)
    -- locks the row that is there, and leaves it as it is
    on conflict (thread_id) do update set last = h.last where false
)
select width_bucket(0.5, 0, 1, case when current_setting('transaction_isolation') = 'read committed' then 1 else 0 end);

-- name: check_cipher(thread_ids text[], without_data_keys boolean)
-- Fails with the logarithm of zero (2201E), as lock_threads does, if a thread is marked as encrypted and who appends to its
-- event log has no cipher, or has one without data keys, which the thread needs.
select ln((case count(*) when 0 then 1 else 0 end)::double precision)
from pgcheckpoint.checkpoint_threads
where thread_id = any(:thread_ids) and (data_keyed or (encrypted and not :without_data_keys));

-- name: append_events(
--     thread_ids text[], keys text[], counts integer[], ends integer[], checkpoint_ids text[], types text[], blobs bytea[],
--     ttl_seconds double precision
-- )
-- Appends to threads' event logs, after lock_event_logs, what was not appended before; answers with the first and the last
-- number of each, also of what was. The keys are the names of the appends, counts say how many numbers they take, ends are 1 if
-- the last of these is an end mark, else 0. An end mark alone is not stored where one is the last already: the answer has its
-- number. Without ttl_seconds they never expire.
with given as materialized (
    -- without the events: each step here would write them to a file if they are large
    select g.thread_id, g.key, g.count, g.ends = 1 as ends, g.checkpoint_id, g.n,
        coalesce(now() + :ttl_seconds * interval '1 second', 'infinity') as expires_at
    from unnest(:thread_ids, :keys, :counts, :ends, :checkpoint_ids)
        with ordinality as g (thread_id, key, count, ends, checkpoint_id, n)
),
known as materialized (
    select g.n, e.first, e.first + e.count - 1 as last
    from given g
    join pgcheckpoint.checkpoint_events e on e.thread_id = g.thread_id and e.key = g.key
    where e.thread_id = any(:thread_ids)
),
coming as materialized (
    select g.*, h.last as before, g.ends and g.count = 1 and coalesce(
            lag(g.ends) over (partition by g.thread_id order by g.n), h.last > 0 and h.ended = h.last
        ) as is_idle
    from given g
    join pgcheckpoint.checkpoint_event_heads h on h.thread_id = g.thread_id
    where h.thread_id = any(:thread_ids) and g.n not in (select k.n from known k)
),
placed as materialized (
    select c.*, c.before + coalesce(sum(c.count) filter (where not c.is_idle) over (partition by c.thread_id order by c.n), 0) as last
    from coming c
),
fresh as materialized (
    select p.*, p.n = max(p.n) over (partition by p.thread_id) as is_last
    from placed p
    where not p.is_idle
),
appended as (
    insert into pgcheckpoint.checkpoint_events (
        thread_id, first, count, ends, key, checkpoint_id, expires_at, type, blob
    )
    select f.thread_id, f.last - f.count + 1, f.count, f.ends, f.key, f.checkpoint_id, f.expires_at, d.type, d.blob
    from fresh f
    join unnest(:types, :blobs) with ordinality as d (type, blob, n) on d.n = f.n
),
moved as (
    update pgcheckpoint.checkpoint_event_heads h
    set last = m.last,
        ended = coalesce(m.ended, h.ended),
        began = coalesce(m.ended_before, h.ended),
        expires_at = greatest(h.expires_at, m.expires_at)
    from (
        select f.thread_id, max(f.last) as last, max(f.last) filter (where f.ends) as ended,
            max(f.last) filter (where f.ends and not f.is_last) as ended_before, max(f.expires_at) as expires_at
        from fresh f
        group by f.thread_id
    ) m
    where h.thread_id = m.thread_id and h.thread_id = any(:thread_ids)
)
select n, first, last from known
union all
select n, last - count + 1, last from placed
order by 1;

-- name: notify_events(channel pg_catalog.text, thread_hashes pg_catalog.text)
-- Tells who listens that threads have new events: a hint, which may be lost. A transaction of its own, which waits for no disk:
-- all that notify are committed one after the other.
/* qualified */
select pg_catalog.set_config('synchronous_commit', 'off', true), pg_catalog.pg_notify(:channel, :thread_hashes);

-- name: listen_events
-- Hears that threads have new events (notify_events), of all schemas of this database.
/* qualified */
listen pg_checkpoint_events;

-- name: read_events(thread_ids text[], afters bigint[], limit bigint, enough_bytes bigint)
-- The events of threads after a number, some rows of each, and the heads of their logs. The first row may begin before that
-- number; -1 is the beginning of the newest run.
with asked as materialized (
    select h.thread_id, h.last, h.ended, h.created_at, case when a.after < 0 then h.began else a.after end as after, a.n
    from unnest(:thread_ids, :afters) with ordinality as a (thread_id, after, n)
    join pgcheckpoint.checkpoint_event_heads h on h.thread_id = a.thread_id
    where h.thread_id = any(:thread_ids)
)
select a.n, a.created_at, a.last, a.ended, a.after, e.first, e.count, e.ends, e.key, e.type, e.blob, e.checkpoint_id
from asked a
left join lateral (
    select m.first, m.count, m.ends, m.key, m.type, m.blob, m.checkpoint_id
    from (
        select f.*, sum(length(f.blob)) over (order by f.first rows between unbounded preceding and 1 preceding) as before
        from (
            select e.first, e.count, e.ends, e.key, e.type, e.blob, e.checkpoint_id
            from pgcheckpoint.checkpoint_events e
            where e.thread_id = a.thread_id and e.thread_id = any(:thread_ids) and e.first + e.count > a.after + 1
                -- where the row is that has the next number, by the index
                and e.first >= coalesce((
                    select max(f.first)
                    from pgcheckpoint.checkpoint_events f
                    where f.thread_id = a.thread_id and f.thread_id = any(:thread_ids) and f.first <= a.after + 1
                ), 0)
            order by e.first
            limit :limit
        ) f
    ) m
    where coalesce(m.before, 0) < :enough_bytes
) e on true
order by a.n, e.first;

-- name: find_cut(thread_id text, checkpoint_id text)
-- Where a run that is resumed from a checkpoint is cut: the number of the last event that was not of a step after it; and of the
-- log the last number, and the last end mark's.
select coalesce((
    select max(e.first + e.count - 1)
    from pgcheckpoint.checkpoint_events e
    where e.thread_id = :thread_id and e.first > h.began and e.checkpoint_id < :checkpoint_id
), h.began), h.last, h.ended
from pgcheckpoint.checkpoint_event_heads h
where h.thread_id = :thread_id;

-- name: lock_events_for_delete(thread_id text)
-- Locks a thread's event log until commit, if there is one: the delete that comes next sees what was appended until then, and
-- who appends afterwards begins anew. The thread's lock is held (lock_thread_for_delete).
select thread_id from pgcheckpoint.checkpoint_event_heads where thread_id = :thread_id for update;

-- name: sweep_events(limit bigint, lock_number bigint)
-- Deletes events that have expired, some rows at a time; tells how many, or null if another process sweeps just now. The lock
-- says who sweeps, until commit only.
with turn as materialized (
    select pg_try_advisory_xact_lock(:lock_number) as mine
),
expired as materialized (
    select e.thread_id, e.first
    from pgcheckpoint.checkpoint_events e
    where (select mine from turn) and e.expires_at <= now()
    order by e.expires_at
    limit :limit
    for update skip locked
),
swept as (
    delete from pgcheckpoint.checkpoint_events e
    using expired x
    where e.thread_id = x.thread_id and e.first = x.first
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;

-- name: sweep_event_heads(limit bigint, lock_number bigint)
-- Deletes the heads of event logs all of whose events have expired and are swept, some at a time, but for those that somebody
-- appends to: an append puts off when a head expires, which is looked at again when its lock was had. Tells how many, or null if
-- another process sweeps just now. The lock says who sweeps, until commit only.
with turn as materialized (
    select pg_try_advisory_xact_lock(:lock_number) as mine
),
expired as materialized (
    select h.thread_id
    from pgcheckpoint.checkpoint_event_heads h
    where (select mine from turn) and h.expires_at <= now()
        -- looked up by key, for each head
        and (select true from pgcheckpoint.checkpoint_events e where e.thread_id = h.thread_id limit 1) is null
    order by h.expires_at
    limit :limit
    for update of h skip locked
),
swept as (
    delete from pgcheckpoint.checkpoint_event_heads h
    using expired x
    where h.thread_id = x.thread_id
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;
