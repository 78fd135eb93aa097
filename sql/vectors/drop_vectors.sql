-- Drops the vectors of a generation.
drop table if exists pgcheckpoint.store_vectors;
