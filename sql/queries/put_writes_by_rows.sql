-- put_writes.sql for the worker of a Citus cluster that has the threads, with the same parameters.
select pgcheckpoint.put_writes_by_rows_v1($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);
