-- put_checkpoints.sql for the worker of a Citus cluster that has the threads, with the same parameters.
select ordinal, is_stored
from pgcheckpoint.put_checkpoints_by_rows_v1(
    $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25
);
