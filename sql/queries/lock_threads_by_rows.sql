-- lock_threads.sql for the worker of a Citus cluster that has the threads; the bounds of the transaction are set before.
-- $1 thread ids, sorted; $2 whether the saver has a cipher, $3 whether it encrypts by data keys, $4 what each has to run, $5 at
-- which root checkpoint.
select pgcheckpoint.lock_threads_by_rows_v1($1::text[], $2::boolean, $3::boolean, $4::text[], $5::text[]);
