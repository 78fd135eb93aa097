-- An item, and what it was before as far as that is kept, the newest first.
-- $1 head, $2 rest, $3 key, $4 before when they were put (null: ever), $5 limit. The columns are those of get_items.sql, but
-- for the last: when it was deleted or expired, if it was.
select 1, coalesce(l.exact, l.value::text), l.exact is not null, l.created_at, l.updated_at, l.deleted_at
from (
    select s.updated_at, s.created_at, s.value, s.exact, case when s.expires_at <= now() then s.expires_at end as deleted_at
    from pgcheckpoint.store_items s
    where s.head = $1 and s.rest = $2 and s.key = $3
    union all
    select v.updated_at, v.created_at, v.value, v.exact, case when v.replaced_by is null then v.ended_at end
    from pgcheckpoint.store_versions v
    where v.head = $1 and v.rest = $2 and v.key = $3
) l
where l.updated_at < coalesce($4::timestamptz, 'infinity')
order by l.updated_at desc
limit $5::bigint;
