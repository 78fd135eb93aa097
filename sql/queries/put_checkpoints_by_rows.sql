-- put_checkpoints.sql for the worker of a Citus cluster that has the threads, with the same parameters.
select ordinal, is_stored
from pgcheckpoint.put_checkpoints_by_rows_v1(
    $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bytea[],
    $9::bigint[], $10::text[], $11::text[], $12::text[], $13::integer[], $14::integer[], $15::bytea[], $16::bytea[],
    $17::bigint[], $18::bytea[], $19::bytea[],
    $20::bigint[], $21::text[], $22::text[], $23::bytea[], $24::bytea[], $25::bytea[]
);
