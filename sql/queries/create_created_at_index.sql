-- Indexes when items were created, for searches of the latest or first of very many; only where it was asked for.
create index if not exists store_items_created_at_idx on pgcheckpoint.store_items (created_at desc, head, rest, key);
