-- Whether the table for search by words is there; always a row. $1 its schema.
select exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1::text and c.relname = 'store_texts'
);
