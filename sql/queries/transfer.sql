-- Threads and items as they are moved, exported and compared.

-- name: find_all_threads(from_thread_id text, limit bigint)
-- A page of the threads that have rows in any table, in the order of their ids, with one index lookup for each.
with recursive thread as (
    select least(
        (select thread_id from pgcheckpoint.checkpoints where thread_id >= :from_thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_blobs where thread_id >= :from_thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_chunks where thread_id >= :from_thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_writes where thread_id >= :from_thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_wakeups where thread_id >= :from_thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_events where thread_id >= :from_thread_id order by thread_id limit 1)
    ) as thread_id, 1::bigint as number
    union all
    select least(
        (select thread_id from pgcheckpoint.checkpoints where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_blobs where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_chunks where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_writes where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_wakeups where thread_id > t.thread_id order by thread_id limit 1),
        (select thread_id from pgcheckpoint.checkpoint_events where thread_id > t.thread_id order by thread_id limit 1)
    ), number + 1
    from thread t
    where t.thread_id is not null and number < :limit
)
select thread_id from thread where thread_id is not null;

-- name: list_stored_threads(from_thread_id text, inclusive boolean, limit bigint)
-- A page of the threads that have checkpoints, in the order of their ids, each looked up from the one before. Also for a schema
-- of langgraph-checkpoint-postgres, which has no table of threads.
with recursive thread as (
    (
        select thread_id
        from pgcheckpoint.checkpoints
        where thread_id >= :from_thread_id and (:inclusive or thread_id > :from_thread_id)
        order by thread_id
        limit 1
    )
    union all
    select (
        select c.thread_id
        from pgcheckpoint.checkpoints c
        where c.thread_id > t.thread_id
        order by c.thread_id
        limit 1
    )
    from thread t
    where t.thread_id is not null
)
select thread_id from thread where thread_id is not null limit :limit;

-- name: summarize_threads(thread_ids text[])
-- What threads hold, so briefly that two databases can be compared: counts, and digests of the keys of checkpoints and of
-- writes, and of the writes that are replaced in place (idx < 0) with their values. Also of a schema of
-- langgraph-checkpoint-postgres.
select t.thread_id, coalesce(c.count, 0), c.digest, coalesce(w.count, 0), w.digest, coalesce(w.special, 0), w.special_digest
from unnest(:thread_ids) as t (thread_id)
left join (
    select thread_id, count(*) as count, md5(string_agg(
        checkpoint_ns || chr(1) || checkpoint_id, chr(2) order by checkpoint_ns collate "C", checkpoint_id collate "C"
    )) as digest
    from pgcheckpoint.checkpoints
    where thread_id = any(:thread_ids)
    group by thread_id
) c on c.thread_id = t.thread_id
left join (
    select thread_id, count(*) as count, md5(string_agg(
        concat_ws(chr(1), checkpoint_ns, checkpoint_id, task_id, idx), chr(2)
        order by checkpoint_ns collate "C", checkpoint_id collate "C", task_id collate "C", idx
    )) as digest, count(*) filter (where idx < 0) as special, md5(string_agg(
        concat_ws(chr(1), checkpoint_ns, checkpoint_id, task_id, idx, channel, type, md5(blob)), chr(2)
        order by checkpoint_ns collate "C", checkpoint_id collate "C", task_id collate "C", idx
    ) filter (where idx < 0)) as special_digest
    from pgcheckpoint.checkpoint_writes
    where thread_id = any(:thread_ids)
    group by thread_id
) w on w.thread_id = t.thread_id;

-- name: list_keys(thread_id text)
-- The keys of all checkpoints and writes of a thread, with a digest of each write that is replaced in place (idx < 0). Also of a
-- schema of langgraph-checkpoint-postgres.
select checkpoint_ns, checkpoint_id, null as task_id, null::integer as idx, null as digest
from pgcheckpoint.checkpoints
where thread_id = :thread_id
union all
select checkpoint_ns, checkpoint_id, task_id, idx,
    case when idx < 0 then md5(concat_ws(chr(1), channel, type, md5(blob))) end
from pgcheckpoint.checkpoint_writes
where thread_id = :thread_id;

-- name: load_writes(thread_id text, namespaces text[], checkpoint_ids text[])
-- All writes of some checkpoints, in order; also of a schema of langgraph-checkpoint-postgres.
select w.checkpoint_ns, w.checkpoint_id, w.task_id, w.idx, w.task_path, w.channel, w.type, w.blob
from unnest(:namespaces, :checkpoint_ids) as k (checkpoint_ns, checkpoint_id)
cross join lateral (
    -- looked up by key, whatever the planner believes about the size of the thread
    select checkpoint_ns, checkpoint_id, task_id, idx, task_path, channel, type, blob
    from pgcheckpoint.checkpoint_writes
    where thread_id = :thread_id and checkpoint_ns = k.checkpoint_ns and checkpoint_id = k.checkpoint_id
    offset 0
) w
order by w.checkpoint_id, w.checkpoint_ns, w.task_id, w.idx;

-- name: delete_write(thread_id text, checkpoint_id text, task_id text, idx integer)
-- Deletes one pending write of a root checkpoint.
delete from pgcheckpoint.checkpoint_writes
where thread_id = :thread_id and checkpoint_ns = '' and checkpoint_id = :checkpoint_id and task_id = :task_id and idx = :idx;

-- name: get_thread_times(thread_id text)
-- When a thread began and when it was active last.
select created_at, active_at from pgcheckpoint.checkpoint_threads where thread_id = :thread_id;

-- name: set_thread_times(thread_ids text[], first_times text[], last_times text[])
-- Gives threads (thread_ids are sorted) the times of their checkpoints, after they were moved in; none was active in the future,
-- whatever clock a checkpoint's time is of.
update pgcheckpoint.checkpoint_threads t
set created_at = least(t.created_at, m.first), active_at = m.last
from (
    -- not in the update: Citus takes now() in few places of one
    select thread_id, first, least(last, now()) as last
    from unnest(:thread_ids, :first_times::timestamptz[], :last_times::timestamptz[]) as given (thread_id, first, last)
) m
where t.thread_id = m.thread_id and t.thread_id = any(:thread_ids);

-- name: list_item_states(from_head text, from_rest text, from_key text, limit bigint)
-- Items of the store in the order of their keys, as far as it takes to compare them: when they were updated, how large they
-- are, when they were put or refreshed last. What has expired is not there.
select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest), coalesce(s.whole_key, s.key), s.updated_at,
    pg_column_size(s.value) + coalesce(pg_column_size(s.exact), 0),
    -- an import may bring any time to live
    greatest(s.updated_at, case when s.ttl_minutes < 1e9 then s.expires_at - s.ttl_minutes * interval '1 minute' end)
from pgcheckpoint.store_items s
where (s.head, s.rest, s.key) >= (:from_head, :from_rest, :from_key) and (s.expires_at is null or s.expires_at > now())
order by s.head, s.rest, s.key
limit :limit;

-- name: get_item_states(heads text[], rests text[], keys text[])
-- When items of the store were updated and when they expire, by their keys; an expired one is not there.
select w.n, i.updated_at, least(i.expires_at, '9999-12-31 00:00:00+00')
from unnest(:heads, :rests, :keys) with ordinality as w (head, rest, key, n)
cross join lateral (
    select s.updated_at, s.expires_at from pgcheckpoint.store_items s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and (s.expires_at is null or s.expires_at > now())
    limit 1
) i;

-- name: load_items(heads text[], rests text[], keys text[])
-- Items of the store by their keys, with all that is moved or exported; an expired one is not there.
select w.n, coalesce(i.exact, i.value::text), i.exact is not null, i.created_at, i.updated_at, i.expires_at, i.ttl_minutes
from unnest(:heads, :rests, :keys) with ordinality as w (head, rest, key, n)
cross join lateral (
    select * from pgcheckpoint.store_items s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and (s.expires_at is null or s.expires_at > now())
    limit 1
) i;

-- name: restore_items(
--     heads text[], rests text[], keys text[], whole_namespaces text[], whole_keys text[], values text[], exacts text[],
--     versions bigint[], created_at text[], updated_at text[], expires_at text[], ttl_minutes double precision[]
-- )
-- Stores items as they are elsewhere, with their times, but for those that are newer here. Returns the numbers of those stored.
with given as materialized (
    select * from unnest(
        :heads, :rests, :keys, :whole_namespaces, :whole_keys, :values, :exacts, :versions, :created_at, :updated_at,
        :expires_at, :ttl_minutes
    ) with ordinality as p (
        head, rest, key, whole_namespace, whole_key, value, exact, version, created_at, updated_at, expires_at, ttl_minutes, n
    )
),
stored as (
    insert into pgcheckpoint.store_items as s (
        head, rest, key, whole_namespace, whole_key, value, exact, version, created_at, updated_at, expires_at, ttl_minutes
    )
    select p.head, p.rest, p.key, p.whole_namespace, p.whole_key, p.value::json, p.exact, p.version,
        p.created_at::timestamptz, p.updated_at::timestamptz, p.expires_at::timestamptz, p.ttl_minutes
    from given p
    order by p.head, p.rest, p.key
    on conflict (head, rest, key) do update
    set value = excluded.value,
        exact = excluded.exact,
        version = excluded.version,
        created_at = excluded.created_at,
        updated_at = excluded.updated_at,
        expires_at = excluded.expires_at,
        ttl_minutes = excluded.ttl_minutes
    where s.updated_at <= excluded.updated_at
    returning s.head, s.rest, s.key
)
select p.n
from given p
join stored s on s.head = p.head and s.rest = p.rest and s.key = p.key;
