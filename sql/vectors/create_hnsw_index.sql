-- The index for namespaces with many vectors. public.vector_cosine_ops stands for the operators of the distance, m and
-- ef_construction for what is configured. Concurrently: puts go on meanwhile.
create index concurrently if not exists store_vectors_cosine_hnsw on pgcheckpoint.store_vectors
using hnsw (embedding_1 public.vector_cosine_ops) with (m = 16, ef_construction = 64);
