-- mark_threads.sql for the worker of a Citus cluster that has the threads, with the same parameters.
select pgcheckpoint.mark_threads_by_rows_v1($1::text[], $2::text[], $3::text[]);
