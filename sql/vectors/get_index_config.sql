-- What the vectors here were made with, in one row; none before the first setup().
select number, dims, vector_type, model, is_complete from pgcheckpoint.store_index;
