-- Items in the order of their keys, with their values and what vectors they have; but for those that were put so that they have
-- none.
-- $1 head, $2 rest, $3 key from which on; $4 limit, $5 enough bytes. The join is such that the other table is not gone through
-- from its beginning for each page.
with page as materialized (
    select s.head, s.rest, s.key, coalesce(s.whole_namespace, s.head || s.rest) as namespace,
        coalesce(s.whole_key, s.key) as whole_key, s.version, coalesce(s.exact, s.value::text) as value,
        s.exact is not null as is_exact
    from pgcheckpoint.store_items s
    left join lateral (
        select true as is_hidden from pgcheckpoint.store_vectors v
        where v.head = s.head and v.rest = s.rest and v.key = s.key and v.path = '' and v.position = -1
        limit 1
    ) h on true
    where (s.head, s.rest, s.key) >= ($1::text, $2::text, $3::text)
        and (s.expires_at is null or s.expires_at > now())
        and h.is_hidden is null
    order by s.head, s.rest, s.key
    limit $4::bigint
),
measured as (
    select *, sum(octet_length(value)) over (
        order by head, rest, key rows between unbounded preceding and 1 preceding
    ) as before
    from page
)
select m.head, m.rest, m.key, m.namespace, m.whole_key, m.version, m.value, m.is_exact,
    array(
        -- as an array of texts, whose length nothing else has
        select v.path || ' ' || v.position || ' ' || encode(v.text_hash, 'hex')
        from pgcheckpoint.store_vectors v
        where v.head = m.head and v.rest = m.rest and v.key = m.key and v.embedding_1 is not null
    )
from measured m
where coalesce(m.before, 0) < $5::bigint
order by m.head, m.rest, m.key;
