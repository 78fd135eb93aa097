-- The columns of the tables of a schema that langgraph-checkpoint-postgres may have made, and how this connection
-- encodes text. $1 schema.
select c.relname::text, a.attname::text, current_setting('client_encoding')
from pg_namespace n
join pg_class c on c.relnamespace = n.oid and c.relkind in ('r', 'p', 'v')
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where n.nspname = $1
    and c.relname in ('checkpoints', 'checkpoint_blobs', 'checkpoint_writes', 'checkpoint_chunks');
