-- The other kind of index, which is best made when the table has its rows; as create_hnsw_index.sql.
create index concurrently if not exists store_vectors_cosine_ivfflat on pgcheckpoint.store_vectors
using ivfflat (embedding_1 public.vector_cosine_ops) with (lists = 100);
