-- Says what another generation of vectors is made with. $1 its number, $2 dims, $3 type, $4 the model's name, or null.
insert into pgcheckpoint.store_index (generation, dims, vector_type, model, is_complete)
values ($1::integer, $2::integer, $3::text, $4::text, false);
