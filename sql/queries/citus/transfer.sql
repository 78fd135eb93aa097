-- Threads and items that are moved, as Citus takes them.

-- name: find_all_threads_on_citus
-- find_all_threads on Citus, which has no recursion over all threads: each table's next threads, of which the first go.
-- $1 from this thread on, $2 limit.
select thread_id
from (
    (select distinct thread_id from pgcheckpoint.checkpoints where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_blobs where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_chunks where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_writes where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_wakeups where thread_id >= $1 order by thread_id limit $2::bigint)
    union
    (select distinct thread_id from pgcheckpoint.checkpoint_events where thread_id >= $1 order by thread_id limit $2::bigint)
) found
order by thread_id
limit $2::bigint;

-- name: list_stored_threads_on_citus
-- list_stored_threads on Citus, which has no recursion over all threads.
-- $1 from this thread on, $2 whether it is one of them, $3 limit.
select distinct thread_id
from pgcheckpoint.checkpoints
where thread_id >= $1 and ($2 or thread_id > $1)
order by thread_id
limit $3::bigint;

-- name: get_item_states_on_citus
-- get_item_states on Citus, as get_items_on_citus. The parameters and columns are the same.
select w.n, s.updated_at, least(s.expires_at, '9999-12-31 00:00:00+00')
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_items s on s.head = w.head and s.rest = w.rest and s.key = w.key
where s.head = any ($1::text[]) and (s.expires_at is null or s.expires_at > now());

-- name: load_items_on_citus
-- load_items on Citus, as get_items_on_citus. The parameters and columns are the same.
select w.n, coalesce(s.exact, s.value::text), s.exact is not null, s.created_at, s.updated_at, s.expires_at, s.ttl_minutes
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_items s on s.head = w.head and s.rest = w.rest and s.key = w.key
where s.head = any ($1::text[]) and (s.expires_at is null or s.expires_at > now());
