-- Indexes when items were updated, for searches of the latest of very many; only where it was asked for. With it every put
-- that overwrites an item makes entries in all indexes, and leaves dead ones there.
create index if not exists store_items_updated_at_idx on pgcheckpoint.store_items (updated_at desc, head, rest, key);
