-- The columns of the tables in a schema that langgraph-checkpoint-postgres may have created. $1 schema.
-- A view runs what its owner put into it: only that of a role that may act as this one anyway.
select c.relname::pg_catalog.text, a.attname::pg_catalog.text
from pg_catalog.pg_namespace n
join pg_catalog.pg_class c
    on c.relnamespace operator(pg_catalog.=) n.oid
    and (
        c.relkind operator(pg_catalog.=) any (array['r', 'p']::"char"[])
        or (c.relkind operator(pg_catalog.=) 'v'::"char" and pg_catalog.pg_has_role(c.relowner, current_user, 'member'))
    )
join pg_catalog.pg_attribute a
    on a.attrelid operator(pg_catalog.=) c.oid
    and a.attnum operator(pg_catalog.>) 0::smallint
    and not a.attisdropped
where n.nspname operator(pg_catalog.=) $1
    and c.relname operator(pg_catalog.=) any (
        array[
            'checkpoints', 'checkpoint_blobs', 'checkpoint_writes', 'checkpoint_chunks', 'store', 'store_vectors'
        ]::pg_catalog.name[]
    );
