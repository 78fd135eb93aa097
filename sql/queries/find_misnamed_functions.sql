-- The schema's functions that do not name it: it was renamed since they were made, and they would read and write in one that
-- has its old name. Everything is qualified, because this runs under the session's own search_path, and the functions are looked
-- up as calls look them up, because the first ones on a connection then find them in its caches. A name is quoted by dollars, for
-- it may have a quote in it; without any it stands where the files of sql/migrations were run as they are.
/* qualified */
select p.proname::pg_catalog.text
from pg_catalog.pg_proc p
cross join lateral pg_catalog.btrim(p.pronamespace::pg_catalog.regnamespace::pg_catalog.text, '"') as s (name)
where p.oid operator(pg_catalog.=) any (array[
        pg_catalog.to_regproc($name$pgcheckpoint.get_pieces_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.read_checkpoints_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.read_checkpoint_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.get_delta_history_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.get_home_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.lock_threads_by_rows_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.mark_threads_by_rows_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.put_checkpoints_by_rows_v1$name$)::pg_catalog.oid,
        pg_catalog.to_regproc($name$pgcheckpoint.put_writes_by_rows_v1$name$)::pg_catalog.oid
    ])
    and pg_catalog.strpos(p.prosrc, $name$pgcheckpoint.$name$) operator(pg_catalog.=) 0
    and not case
        when s.name operator(pg_catalog.~) '^[a-z0-9_]+$'
            then p.prosrc operator(pg_catalog.~) pg_catalog.concat('\m', s.name, '\.')
        else false
    end
order by p.proname;
