-- Items of the stock store by their keys. $1 prefix, $2 key: one entry an item.
-- What expires later than Python has dates for never does.
select w.n, s.value::text, s.created_at, s.updated_at,
    case when s.expires_at < '9999-12-31 00:00:00+00' then s.expires_at end, s.ttl_minutes::double precision
from unnest($1::text[], $2::text[]) with ordinality as w (prefix, key, n)
join pgcheckpoint.store s on s.prefix = w.prefix and s.key = w.key
where s.expires_at is null or s.expires_at > now();
