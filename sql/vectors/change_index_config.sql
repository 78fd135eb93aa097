-- Says what vectors are made with from now on. $1 the number of their column, $2 dims, $3 type, $4 the model's name, or null.
update pgcheckpoint.store_index
set number = $1::integer, dims = $2::integer, vector_type = $3::text, model = $4::text, is_complete = false;
