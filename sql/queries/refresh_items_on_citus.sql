-- refresh_items.sql on Citus, which passes over what is locked on one worker only: what somebody else is writing is waited
-- for, and then looked at again. Times are of the statement, and in UTC, because Citus adds no columns to others. The
-- parameters are the same.
with clock as materialized (select statement_timestamp() at time zone 'UTC' as at)
update pgcheckpoint.store_items s
set expires_at = (c.at + s.ttl_minutes * interval '1 minute') at time zone 'UTC'
from clock c
cross join unnest($1::text[], $2::text[], $3::text[]) as w (head, rest, key)
where s.head = w.head and s.rest = w.rest and s.key = w.key and s.head = any ($1::text[])
    and s.expires_at at time zone 'UTC' > c.at
    and s.expires_at at time zone 'UTC' < c.at + (s.ttl_minutes - (s.ttl_minutes >= 2)::integer) * interval '1 minute';
