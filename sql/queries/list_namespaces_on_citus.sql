-- list_namespaces.sql on Citus, which has no recursion over many heads: each worker goes through its items in the range.
-- The parameters and columns are the same.
select distinct l.shown
from (
    select
        case
            when p.depth = 0 then ''
            when p.depth >= cardinality(p.labels) - 1 then p.whole
            else array_to_string(p.labels[1:p.depth], chr(1)) || chr(1)
        end collate "C" as shown
    from (
        select n.whole, string_to_array(n.whole, chr(1)) as labels, coalesce($5::integer, 2147483647) as depth
        from (
            select distinct s.head, s.rest, coalesce(s.whole_namespace, s.head || s.rest) as whole
            from pgcheckpoint.store_items s
            where ($1::text <> $3::text or s.head = $1::text)
                and (s.head, s.rest) >= ($1::text, $2::text) and (s.head, s.rest) < ($3::text, $4::text)
                and (s.expires_at is null or s.expires_at > now())
        ) n
    ) p
    where p.whole ~ all ($6::text[]) and ($9::text is null or starts_with(p.whole, $9::text))
        and ($10::text is null or right(chr(1) || p.whole, length($10::text)) = $10::text)
) l
order by l.shown
limit $7::bigint offset $8::bigint;
