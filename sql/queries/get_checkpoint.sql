-- The newest checkpoint of a namespace in an id range, with all that belongs to it, in the shape of get_checkpoints.sql. All that
-- stands here is qualified, for set_read_bounds.sql sets no search_path. $1 thread, $2 namespace, $3 lowest id, $4 highest id.
/* qualified */
select * from pgcheckpoint.read_checkpoint_v1($1::pg_catalog.text, $2::pg_catalog.text, $3::pg_catalog.text, $4::pg_catalog.text);
