-- Says what the first vectors are made with; what was said before stays, but for a name of the model that was not known.
-- $1 dims, $2 type, $3 the model's name, or null.
with named as (
    update pgcheckpoint.store_index s
    set model = $3::text
    where s.model is null and $3::text is not null and s.dims = $1::integer and s.vector_type = $2::text
)
insert into pgcheckpoint.store_index (number, dims, vector_type, model, is_complete)
select 1, $1::integer, $2::text, $3::text, true
where not exists (select from pgcheckpoint.store_index)
on conflict (number) do nothing;
