-- Lets a generation of vectors be searched. $1 its number.
update pgcheckpoint.store_index set is_complete = true where generation = $1::integer and not is_complete;
