-- get_checkpoint.sql by the function of one statement, which is written out there.
select * from pgcheckpoint.read_checkpoints_v1($1, array[$2], null, $3, $4, $4::text || '.', '{}'::jsonb, 1);
