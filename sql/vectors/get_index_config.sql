-- What the vectors here were made with, a row for each generation; none before the first setup().
select generation, dims, vector_type, model, is_complete from pgcheckpoint.store_index order by generation;
