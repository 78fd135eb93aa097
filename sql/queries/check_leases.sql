-- Fails unless the threads' leases are those that writes were made under, with a regular expression that lacks a parenthesis
-- (2201B), which nothing else in these transactions can raise. Taking a lease needs the locks that these writes, and
-- appends under a lease, hold (lock_threads.sql): what this finds holds until they are committed. $1 threads, $2 the tokens of their leases.
select '' ~ repeat('(', (count(*) <> cardinality($1::text[]))::integer)
from pgcheckpoint.checkpoint_leases l
join unnest($1::text[], $2::text[]) as w (thread_id, token) on w.thread_id = l.thread_id and w.token = l.token
where l.thread_id = any($1::text[]);
