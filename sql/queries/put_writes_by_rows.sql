-- put_writes.sql for the worker of a Citus cluster that has the threads, with the same parameters.
select pgcheckpoint.put_writes_by_rows_v1(
    $1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::text[], $8::text[],
    $9::bytea[], $10::boolean, $11::bytea[], $12::boolean
);
