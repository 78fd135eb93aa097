-- Threads and items that are moved, as Citus takes them.

-- name: find_all_threads_on_citus(from_thread_id text, limit bigint)
-- find_all_threads on Citus, which has no recursion over all threads: each table's next threads, of which the first go.
select thread_id
from (
    (select distinct thread_id from pgcheckpoint.checkpoints where thread_id >= :from_thread_id order by thread_id limit :limit)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_blobs where thread_id >= :from_thread_id order by thread_id limit :limit)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_chunks where thread_id >= :from_thread_id order by thread_id limit :limit)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_writes where thread_id >= :from_thread_id order by thread_id limit :limit)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_wakeups where thread_id >= :from_thread_id order by thread_id limit :limit)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_events where thread_id >= :from_thread_id order by thread_id limit :limit)
) found
order by thread_id
limit :limit;

-- name: list_stored_threads_on_citus(from_thread_id text, inclusive boolean, limit bigint)
-- list_stored_threads on Citus, which has no recursion over all threads.
select distinct thread_id
from pgcheckpoint.checkpoints
where thread_id >= :from_thread_id and (:inclusive or thread_id > :from_thread_id)
order by thread_id
limit :limit;

-- name: get_item_states_on_citus(heads text[], rests text[], keys text[])
-- get_item_states on Citus, as get_items_on_citus. The columns are the same.
select w.n, s.updated_at, least(s.expires_at, '9999-12-31 00:00:00+00')
from unnest(:heads, :rests, :keys) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_items s on s.head = w.head and s.rest = w.rest and s.key = w.key
where s.head = any (:heads) and (s.expires_at is null or s.expires_at > now());

-- name: load_items_on_citus(heads text[], rests text[], keys text[])
-- load_items on Citus, as get_items_on_citus. The columns are the same.
select w.n, coalesce(s.exact, s.value::text), s.exact is not null, s.created_at, s.updated_at, s.expires_at, s.ttl_minutes
from unnest(:heads, :rests, :keys) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_items s on s.head = w.head and s.rest = w.rest and s.key = w.key
where s.head = any (:heads) and (s.expires_at is null or s.expires_at > now());
