-- delete_items.sql on Citus, which locks rows beforehand on one worker only. The parameters are the same.
delete from pgcheckpoint.store_items s
using unnest($1::text[], $2::text[], $3::text[]) as w (head, rest, key)
where s.head = w.head and s.rest = w.rest and s.key = w.key and s.head = any ($1::text[]);
