-- Fails on purpose, with a substring of a negative length (22011), if an item is not as a put has written it: then all
-- that goes with the put in this transaction is undone.
-- $1 head, $2 rest, $3 key, $4 version.
select substr('put', 1, count(*)::integer - 1)
from pgcheckpoint.store_items s
where s.head = $1 and s.rest = $2 and s.key = $3 and s.version = $4;
