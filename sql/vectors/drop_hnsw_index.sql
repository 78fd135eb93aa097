-- Takes away what a CREATE INDEX CONCURRENTLY left that was interrupted.
drop index concurrently if exists pgcheckpoint.store_vectors_cosine_hnsw;
