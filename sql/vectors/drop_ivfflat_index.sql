-- As drop_hnsw_index.sql.
drop index concurrently if exists pgcheckpoint.store_vectors_cosine_ivfflat;
