-- Fails, with a division by zero, if the answer to this transaction was taken for lost: something else may have been sent in its
-- place since. $1 the number of this transaction's attempt. The last statement of each that changes something: by its snapshot,
-- later than the locks of the others, either it sees what revoke_attempts.sql committed, or what is sent afterwards waits for
-- these locks. A put that is all that its transaction does checks this by itself (put_whole_checkpoint.sql).
select 1 / (attempt - $1) from pgcheckpoint.lost_attempts where attempt = $1;
