-- What an item was at a time: the last version that was put by then, and whether that was there (true), was not (false), or
-- nobody knows (null), as what was there is not kept. Always a row; of a time to come it is what is there now.
-- $1 head, $2 rest, $3 key, $4 the time. Then follow the columns of get_items.sql, and since when all versions are kept.
with life as not materialized (
    select s.updated_at, s.created_at, s.version, s.value, s.exact, s.expires_at as ended_at, null::bigint as replaced_by,
        true as is_current
    from pgcheckpoint.store_items s
    where s.head = $1 and s.rest = $2 and s.key = $3
    union all
    select v.updated_at, v.created_at, v.version, v.value, v.exact, v.ended_at, v.replaced_by, false
    from pgcheckpoint.store_versions v
    where v.head = $1 and v.rest = $2 and v.key = $3
)
select
    case
        when t.is_current then coalesce(t.ended_at > least($4::timestamptz, now()), true)
        when t.replaced_by = n.version or (t.replaced_by is null and t.ended_at > $4::timestamptz) then true
        -- what replaced it is gone, or what came after it was there already
        when t.replaced_by is not null or n.created_at <= $4::timestamptz then null
        when h.since <= $4::timestamptz then false
    end,
    coalesce(t.exact, t.value::text), t.exact is not null, t.created_at, t.updated_at, false, h.since
from (select 1) as one
left join lateral (
    select * from life l where l.updated_at <= $4::timestamptz order by l.updated_at desc limit 1
) t on true
left join lateral (
    select * from life l where l.updated_at > $4::timestamptz order by l.updated_at limit 1
) n on true
left join pgcheckpoint.store_versions_since h on h.id = 1;
