-- Items of the store: put, read, searched, counted, swept.

-- name: lock_items(heads text[], rests text[], keys text[])
-- Locks those items of the store that are there, in the order of their keys: goes first where a transaction puts some and
-- deletes others, so that two of these do not wait for each other.
with locked as materialized (
    select s.key
    from (
        select * from unnest(:heads, :rests, :keys) as w (head, rest, key)
        order by w.head, w.rest, w.key
    ) w
    cross join lateral (
        select s.key from pgcheckpoint.store_items s
        where s.head = w.head and s.rest = w.rest and s.key = w.key
        for update
    ) s
)
select count(*) from locked;

-- name: put_items(
--     heads text[], rests text[], keys text[], whole_namespaces text[], whole_keys text[], values text[], exacts text[],
--     versions bigint[], ttl_minutes double precision[]
-- )
-- Stores items, each key once, in the order of the calls; locks them in the order of their keys. Without ttl_minutes they live
-- for ever. A put that is sent again, for its answer was lost, finds its version and changes nothing. Times are a microsecond
-- apart at least, so that the newest first is the last called first. What has expired and was not swept is made anew, and so is
-- what a call just before has deleted: that says a version below zero. Citus takes immutable functions only in ON CONFLICT: the
-- time there is that of the put, and sums are made of times in UTC.
with base as materialized (select clock_timestamp() as at)
insert into pgcheckpoint.store_items as s (
    head, rest, key, whole_namespace, whole_key, value, exact, version, created_at, updated_at, expires_at, ttl_minutes
)
select p.head, p.rest, p.key, p.whole_namespace, p.whole_key, p.value::json, p.exact, p.version,
    base.at + p.n * interval '1 microsecond', base.at + p.n * interval '1 microsecond',
    base.at + p.ttl_minutes * interval '1 minute', p.ttl_minutes
from base
cross join unnest(:heads, :rests, :keys, :whole_namespaces, :whole_keys, :values, :exacts, :versions, :ttl_minutes)
    with ordinality as p (head, rest, key, whole_namespace, whole_key, value, exact, version, ttl_minutes, n)
order by p.head, p.rest, p.key
on conflict (head, rest, key) do update
set value = excluded.value,
    exact = excluded.exact,
    version = excluded.version,
    created_at = case
        when s.expires_at <= excluded.created_at or excluded.version < 0 then excluded.created_at
        else s.created_at
    end,
    updated_at = greatest(
        excluded.updated_at, (s.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC'
    ),
    expires_at = excluded.expires_at,
    ttl_minutes = excluded.ttl_minutes
where s.version <> excluded.version;

-- name: put_item_if(
--     heads text[], rests text[], keys text[], whole_namespaces text[], whole_keys text[], values text[], exacts text[],
--     versions bigint[], ttl_minutes double precision[], updated_at timestamptz
-- )
-- Stores an item if it is as somebody has seen it; the parameters are those of put_items, of one item, and when it was updated;
-- null if it was not there, nor is it now when it has expired. A put that is sent again finds its version and changes nothing.
-- fail_unless_put says whether it is stored. Citus takes the time of the statement, and not the clock, in what is to be changed.
with put as materialized (
    select p.*, clock_timestamp() as at, clock_timestamp() + p.ttl_minutes * interval '1 minute' as expires_at
    from unnest(:heads, :rests, :keys, :whole_namespaces, :whole_keys, :values, :exacts, :versions, :ttl_minutes)
        as p (head, rest, key, whole_namespace, whole_key, value, exact, version, ttl_minutes)
),
made as (
    insert into pgcheckpoint.store_items as s (
        head, rest, key, whole_namespace, whole_key, value, exact, version, created_at, updated_at, expires_at, ttl_minutes
    )
    select p.head, p.rest, p.key, p.whole_namespace, p.whole_key, p.value::json, p.exact, p.version, p.at, p.at,
        p.expires_at, p.ttl_minutes
    from put p
    where :updated_at is null
    on conflict (head, rest, key) do update
    set value = excluded.value,
        exact = excluded.exact,
        version = excluded.version,
        created_at = excluded.created_at,
        updated_at = greatest(
            excluded.updated_at, (s.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC'
        ),
        expires_at = excluded.expires_at,
        ttl_minutes = excluded.ttl_minutes
    where s.expires_at <= excluded.created_at and s.version <> excluded.version
    returning 1
)
update pgcheckpoint.store_items s
set value = p.value::json,
    exact = p.exact,
    version = p.version,
    updated_at = greatest(p.at, (s.updated_at at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC'),
    expires_at = p.expires_at,
    ttl_minutes = p.ttl_minutes
from put p
where s.head = (:heads)[1] and s.head = p.head and s.rest = p.rest and s.key = p.key
    and s.updated_at = :updated_at
    and (s.expires_at is null or s.expires_at > statement_timestamp());

-- name: delete_items(heads text[], rests text[], keys text[])
-- Deletes items of the store by their keys, locking them in the keys' order.
with locked as materialized (
    select s.head, s.rest, s.key
    from (
        select * from unnest(:heads, :rests, :keys) as w (head, rest, key)
        order by w.head, w.rest, w.key
    ) w
    cross join lateral (
        select s.head, s.rest, s.key from pgcheckpoint.store_items s
        where s.head = w.head and s.rest = w.rest and s.key = w.key
        for update
    ) s
)
delete from pgcheckpoint.store_items s
using locked l
where s.head = l.head and s.rest = l.rest and s.key = l.key;

-- name: delete_item_if(head text, rest text, key text, updated_at timestamptz)
-- Deletes an item if it is as somebody has seen it; fails, as fail_unless_put does, if it is not.
with gone as (
    delete from pgcheckpoint.store_items s
    where s.head = :head and s.rest = :rest and s.key = :key and s.updated_at = :updated_at
        and (s.expires_at is null or s.expires_at > statement_timestamp())
    returning 1
)
select substr('gone', 1, count(*)::integer - 1) from gone;

-- name: fail_unless_put(head text, rest text, key text, version bigint)
-- Fails on purpose, with a substring of a negative length (22011), if an item is not as a put has written it: then all
-- that goes with the put in this transaction is undone.
select substr('put', 1, count(*)::integer - 1)
from pgcheckpoint.store_items s
where s.head = :head and s.rest = :rest and s.key = :key and s.version = :version;

-- name: get_items(heads text[], rests text[], keys text[])
-- Items of the store by their keys; an expired one is not there. The last column says whether a read should make it live longer:
-- when a minute of its time is gone, or at once if it lives for less than two.
select w.n, coalesce(i.exact, i.value::text), i.exact is not null, i.created_at, i.updated_at,
    i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute'
from unnest(:heads, :rests, :keys) with ordinality as w (head, rest, key, n)
cross join lateral (
    select * from pgcheckpoint.store_items s
    where s.head = w.head and s.rest = w.rest and s.key = w.key and (s.expires_at is null or s.expires_at > now())
    limit 1
) i;

-- name: refresh_items(heads text[], rests text[], keys text[])
-- Lets items live longer that were read, as get_items says which; what has expired stays so, and what somebody else is writing
-- is passed over. By the clock, not by when the transaction began, which may have waited for a lock.
with read as materialized (
    select s.head, s.rest, s.key
    from unnest(:heads, :rests, :keys) as w (head, rest, key)
    cross join lateral (
        select s.head, s.rest, s.key from pgcheckpoint.store_items s
        where s.head = w.head and s.rest = w.rest and s.key = w.key
            and s.expires_at > clock_timestamp()
            and s.expires_at < clock_timestamp() + (s.ttl_minutes - (s.ttl_minutes >= 2)::integer) * interval '1 minute'
        for update skip locked
    ) s
)
update pgcheckpoint.store_items s
set expires_at = clock_timestamp() + s.ttl_minutes * interval '1 minute'
from read r
where s.head = r.head and s.rest = r.rest and s.key = r.key;

-- name: search_items(
--     heads text[], from_rests text[], to_rests text[], namespace_prefixes text[], filters jsonpath[], limits bigint[],
--     offsets bigint[]
-- )
-- Items of one head of namespaces from a rest to another (exclusive), the last updated first; many searches at once. Whole
-- namespaces begin with one of namespace_prefixes where that had to be cut; else it is null; a filter may be null.
-- Rows are as those of get_items, and after that namespace and key.
select q.n, coalesce(i.exact, i.value::text), i.exact is not null, i.created_at, i.updated_at,
    i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute',
    coalesce(i.whole_namespace, i.head || i.rest), coalesce(i.whole_key, i.key)
from unnest(:heads, :from_rests, :to_rests, :namespace_prefixes, :filters, :limits, :offsets)
    with ordinality as q (head, rest, rest_end, whole, filter, count, skipped, n)
cross join lateral (
    select *
    from pgcheckpoint.store_items s
    where s.head = q.head and s.rest >= q.rest and s.rest < q.rest_end
        and (s.expires_at is null or s.expires_at > now())
        and (q.whole is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), q.whole))
        and (q.filter is null or s.value::jsonb @@ q.filter)
    order by s.updated_at desc, s.head, s.rest, s.key
    limit q.count offset q.skipped
) i
order by q.n, i.updated_at desc, i.head, i.rest, i.key;

-- name: search_range(
--     from_head text, from_rest text, to_head text, to_rest text, namespace_prefix text, filter jsonpath, limit bigint,
--     offset bigint, order text, updated_since timestamptz, updated_before timestamptz, created_since timestamptz,
--     created_before timestamptz, with_value boolean
-- )
-- Items of a range of namespaces in the order of their times: a search of several heads, or one that asks for what search_items
-- does not know. Planned for its own parameters: how much of the table it goes through depends on them. The range ends before
-- to_head and to_rest; rests are '' unless it is in one head. Whole namespaces begin with namespace_prefix where that had to be
-- cut; else it is null. The order is updated_at or created_at, with a minus before it the latest first. Filter and times are
-- null for no bound.
-- Rows are as those of search_items.
select 1::bigint as n, case when :with_value then coalesce(i.exact, i.value::text) end, i.exact is not null,
    i.created_at, i.updated_at,
    i.expires_at < now() + (i.ttl_minutes - (i.ttl_minutes >= 2)::integer) * interval '1 minute',
    coalesce(i.whole_namespace, i.head || i.rest), coalesce(i.whole_key, i.key)
from (
    select s.*,
        case :order when '-updated_at' then s.updated_at when '-created_at' then s.created_at end as latest,
        case :order when 'updated_at' then s.updated_at when 'created_at' then s.created_at end as earliest
    from pgcheckpoint.store_items s
    where s.head >= :from_head and s.head <= :to_head
        and s.rest >= :from_rest and (:to_rest = '' or s.rest < :to_rest)
        and (:updated_since is null or s.updated_at >= :updated_since)
        and (:updated_before is null or s.updated_at < :updated_before)
        and (:created_since is null or s.created_at >= :created_since)
        and (:created_before is null or s.created_at < :created_before)
        and (s.expires_at is null or s.expires_at > now())
        and (:namespace_prefix is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), :namespace_prefix))
        and (:filter is null or s.value::jsonb @@ :filter)
    order by latest desc, earliest, s.head, s.rest, s.key
    limit :limit offset :offset
) i
order by i.latest desc, i.earliest, i.head, i.rest, i.key;

-- name: count_items(
--     from_head text, from_rest text, to_head text, to_rest text, namespace_prefix text, filter jsonpath,
--     updated_since timestamptz, updated_before timestamptz, created_since timestamptz, created_before timestamptz
-- )
-- How many items a range of namespaces has. Planned for its own parameters, which are those of search_range.
select count(*)
from pgcheckpoint.store_items s
where s.head >= :from_head and s.head <= :to_head
    and s.rest >= :from_rest and (:to_rest = '' or s.rest < :to_rest)
    and (:updated_since is null or s.updated_at >= :updated_since)
    and (:updated_before is null or s.updated_at < :updated_before)
    and (:created_since is null or s.created_at >= :created_since)
    and (:created_before is null or s.created_at < :created_before)
    and (s.expires_at is null or s.expires_at > now())
    and (:namespace_prefix is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), :namespace_prefix))
    and (:filter is null or s.value::jsonb @@ :filter);

-- name: list_namespaces(
--     from_head text, from_rest text, to_head text, to_rest text, max_depth integer, patterns text[], limit bigint,
--     offset bigint, namespace_prefix text, namespace_suffix text
-- )
-- The different namespaces of items, in order, cut to some labels (null: whole); goes through the index in leaps, from one to
-- the next. The range is as that of search_range. Whole namespaces have to match all patterns, and to end with the suffix,
-- U+0001 before it, or null: a pattern of such a length takes too long. Where labels are so long that they had to be cut, the
-- index has another order: these do not count, so that it is gone through until as many others were found, and all are put in
-- order.
with recursive walk as (
    -- where to go on, what was found last, and how many different ones so far
    select :from_head collate "C" as head, :from_rest collate "C" as rest, null::text collate "C" as shown, 0::bigint as n
    union all
    select
        case
            when not l.leaps then f.head
            when l.depth = 0 then :to_head
            when l.depth <= 2 then left(l.shown, -1) || chr(2)
            else f.head
        end collate "C",
        case
            when not l.leaps then f.rest || chr(1)
            when l.depth = 0 then :to_rest
            when l.depth <= 2 then ''
            else left(substr(l.shown, length(f.head) + 1), -1) || chr(2)
        end collate "C",
        case when l.matches then l.shown else w.shown end collate "C",
        w.n + (l.matches and l.shown is distinct from w.shown and l.is_in_order)::integer
    from walk w
    cross join lateral (
        select s.head, s.rest, s.whole_namespace
        from pgcheckpoint.store_items s
        where (s.head, s.rest) >= (w.head, w.rest) and (s.head, s.rest) < (:to_head, :to_rest)
            and (s.expires_at is null or s.expires_at > now())
        order by s.head, s.rest
        limit 1
    ) f
    cross join lateral (
        select
            p.depth,
            case
                when p.depth = 0 then ''
                when p.depth >= cardinality(p.labels) - 1 then p.whole
                else array_to_string(p.labels[1:p.depth], chr(1)) || chr(1)
            end as shown,
            -- past all that begins so; not where it had to be cut, nor where each one has to be looked at
            f.whole_namespace is null and p.depth < cardinality(p.labels) and cardinality(:patterns) = 0
                and :namespace_prefix is null
                and :namespace_suffix is null as leaps,
            octet_length(f.head) <= 740 and octet_length(f.rest) <= 740 as is_in_order,
            p.whole ~ all (:patterns) and (:namespace_prefix is null or starts_with(p.whole, :namespace_prefix))
                and (:namespace_suffix is null or right(chr(1) || p.whole, length(:namespace_suffix)) = :namespace_suffix) as matches
        from (
            select n.whole, string_to_array(n.whole, chr(1)) as labels, coalesce(:max_depth, 2147483647) as depth
            from (select coalesce(f.whole_namespace, f.head || f.rest) as whole) n
        ) p
    ) l
    where w.n < :limit + :offset
)
select distinct shown
from walk
where shown is not null
order by shown
limit :limit offset :offset;

-- name: list_item_keys(
--     from_head text, from_rest text, from_key text, to_head text, to_rest text, namespace_prefix text, limit bigint
-- )
-- What identifies items below a prefix of namespaces, in the order of their keys, in a range as that of search_range; of those
-- that have expired, too.
select s.head, s.rest, s.key, s.whole_namespace, s.whole_key
from pgcheckpoint.store_items s
where (s.head, s.rest, s.key) >= (:from_head, :from_rest, :from_key) and (s.head, s.rest) < (:to_head, :to_rest)
    and (:namespace_prefix is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), :namespace_prefix))
order by s.head, s.rest, s.key
limit :limit;

-- name: sweep_items(limit bigint, lock_number bigint)
-- Deletes items that have expired, some at a time, but for those that somebody is writing; tells how many, or null if another
-- process sweeps just now. The lock says who sweeps, until commit only.
with turn as materialized (
    select pg_try_advisory_xact_lock(:lock_number) as mine
),
expired as materialized (
    select s.head, s.rest, s.key
    from pgcheckpoint.store_items s
    where (select mine from turn) and s.expires_at <= now()
    order by s.expires_at
    limit :limit
    for update skip locked
),
swept as (
    delete from pgcheckpoint.store_items s
    using expired e
    where s.head = e.head and s.rest = e.rest and s.key = e.key
    returning 1
)
select case when (select mine from turn) then (select count(*) from swept) end;

-- name: create_updated_at_index
-- Indexes when items were updated, for searches of the latest of very many; only where it was asked for. With it every put
-- that overwrites an item makes entries in all indexes, and leaves dead ones there.
create index if not exists store_items_updated_at_idx on pgcheckpoint.store_items (updated_at desc, head, rest, key);

-- name: create_created_at_index
-- Indexes when items were created, for searches of the latest or first of very many; only where it was asked for.
create index if not exists store_items_created_at_idx on pgcheckpoint.store_items (created_at desc, head, rest, key);

-- name: create_value_index
-- Indexes what is in the values of items, for searches of a few among very many; only where it was asked for. It takes a
-- put about half as long again, and writes twice as much.
create index if not exists store_items_value_idx on pgcheckpoint.store_items using gin ((value::jsonb) jsonb_path_ops);
