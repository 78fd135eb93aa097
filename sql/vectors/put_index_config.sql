-- Says what vectors are made with; what was said before stays, but for a name of the model that was not known.
-- $1 dims, $2 type, $3 the model's name, or null.
insert into pgcheckpoint.store_index as s (dims, vector_type, model)
values ($1::integer, $2::text, $3::text)
on conflict (only_one) do update set model = excluded.model where s.model is null and excluded.model is not null;
