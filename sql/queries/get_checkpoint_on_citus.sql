-- get_checkpoint.sql by the function of one statement, which is written out there.
select * from pgcheckpoint.read_checkpoints_v1(
    $1::text, array[$2]::text[], null::text[], $3::text, $4::text, $4::text || '.'::text, '{}'::jsonb, 1::bigint
);
