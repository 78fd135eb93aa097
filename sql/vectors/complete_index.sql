-- Notes that all items have the vectors that they should have. $1 the number of their column.
update pgcheckpoint.store_index set is_complete = true where number = $1::integer and not is_complete;
