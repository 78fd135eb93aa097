-- What the vectors here were made with; no row before the first setup().
select dims, vector_type, model from pgcheckpoint.store_index;
