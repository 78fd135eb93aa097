-- How many items a range of namespaces has. Planned for its own parameters, as search_range.sql.
-- $1 and $3 heads from where to where namespaces go; in one head $2 rest from where, $4 to where (exclusive), else ''; $5 what
-- whole namespaces begin with, where the prefix had to be cut, else null; $6 a filter, or null; $7 since when and $8 before when
-- updated, $9 since when and $10 before when created, each null for no bound.
select count(*)
from pgcheckpoint.store_items s
where s.head >= $1::text and s.head <= $3::text
    and s.rest >= $2::text and ($4::text = '' or s.rest < $4::text)
    and ($7::timestamptz is null or s.updated_at >= $7::timestamptz)
    and ($8::timestamptz is null or s.updated_at < $8::timestamptz)
    and ($9::timestamptz is null or s.created_at >= $9::timestamptz)
    and ($10::timestamptz is null or s.created_at < $10::timestamptz)
    and (s.expires_at is null or s.expires_at > now())
    and ($5::text is null or starts_with(coalesce(s.whole_namespace, s.head || s.rest), $5::text))
    and ($6::jsonpath is null or s.value::jsonb @@ $6::jsonpath);
