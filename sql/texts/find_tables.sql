-- Whether the table for search by words is there, made by who may act as the owner of the items; always a row. $1 its schema.
select exists (
    select from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_class i on i.relnamespace = n.oid and i.relname = 'store_items'
    where n.nspname = $1::text and c.relname = 'store_texts' and pg_has_role(c.relowner, i.relowner, 'member')
);
