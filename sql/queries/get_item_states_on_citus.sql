-- get_item_states.sql on Citus, as get_items_on_citus.sql. The parameters and columns are the same.
select w.n, s.updated_at, least(s.expires_at, '9999-12-31 00:00:00+00')
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (head, rest, key, n)
join pgcheckpoint.store_items s on s.head = w.head and s.rest = w.rest and s.key = w.key
where s.head = any ($1::text[]) and (s.expires_at is null or s.expires_at > now());
