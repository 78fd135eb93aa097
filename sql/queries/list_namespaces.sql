-- The different namespaces of items, in order, cut to some labels; goes through the index in leaps, from one to the next.
-- $1 head and $2 rest from where, $3 head and $4 rest to where (exclusive); $5 labels at most, or null; $6 patterns that
-- whole namespaces have to match, all of them; $7 limit, $8 offset; $9 what whole namespaces begin with, where a prefix had to
-- be cut, else null; $10 what they end with, U+0001 before them, or null: a pattern of such a length takes too long.
-- Where labels are so long that they had to be cut, the index has another order: these do not count, so that it is gone
-- through until as many others were found, and all are put in order.
with recursive walk as (
    -- where to go on, what was found last, and how many different ones so far
    select $1::text collate "C" as head, $2::text collate "C" as rest, null::text collate "C" as shown, 0::bigint as n
    union all
    select
        case
            when not l.leaps then f.head
            when l.depth = 0 then $3::text
            when l.depth <= 2 then left(l.shown, -1) || chr(2)
            else f.head
        end collate "C",
        case
            when not l.leaps then f.rest || chr(1)
            when l.depth = 0 then $4::text
            when l.depth <= 2 then ''
            else left(substr(l.shown, length(f.head) + 1), -1) || chr(2)
        end collate "C",
        case when l.matches then l.shown else w.shown end collate "C",
        w.n + (l.matches and l.shown is distinct from w.shown and l.is_in_order)::integer
    from walk w
    cross join lateral (
        select s.head, s.rest, s.whole_namespace
        from pgcheckpoint.store_items s
        where (s.head, s.rest) >= (w.head, w.rest) and (s.head, s.rest) < ($3::text, $4::text)
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
            f.whole_namespace is null and p.depth < cardinality(p.labels) and cardinality($6::text[]) = 0 and $9::text is null
                and $10::text is null as leaps,
            octet_length(f.head) <= 740 and octet_length(f.rest) <= 740 as is_in_order,
            p.whole ~ all ($6::text[]) and ($9::text is null or starts_with(p.whole, $9::text))
                and ($10::text is null or right(chr(1) || p.whole, length($10::text)) = $10::text) as matches
        from (
            select n.whole, string_to_array(n.whole, chr(1)) as labels, coalesce($5::integer, 2147483647) as depth
            from (select coalesce(f.whole_namespace, f.head || f.rest) as whole) n
        ) p
    ) l
    where w.n < $7::bigint + $8::bigint
)
select distinct shown
from walk
where shown is not null
order by shown
limit $7::bigint offset $8::bigint;
