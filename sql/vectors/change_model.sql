-- Takes the vectors of a model away, and makes room for those of another: in a column of another name, so that no process that
-- has not noticed reads or writes vectors of the model before. Which items shall have none stays noted. An index on the vectors
-- goes with them.
alter table pgcheckpoint.store_vectors drop column embedding_before, add column embedding_1 public.vector(1536);
alter table pgcheckpoint.store_vectors alter column embedding_1 set storage main;
