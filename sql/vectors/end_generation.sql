-- Forgets a generation of vectors, which is dropped with this. $1 its number.
delete from pgcheckpoint.store_index where generation = $1::integer;
