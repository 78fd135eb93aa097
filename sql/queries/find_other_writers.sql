-- The roles, but for this one and the owners, that were granted the right to write to the tables that hold values. Sent along
-- with the first look at a schema, so everything is qualified, and the tables are looked up as the functions are there.
select distinct w.name
from pg_catalog.pg_class c
cross join lateral pg_catalog.aclexplode(c.relacl) as a
cross join lateral (
    select case when a.grantee operator(pg_catalog.=) 0::pg_catalog.oid then 'public' else pg_catalog.pg_get_userbyid(a.grantee)::pg_catalog.text end
) as w (name)
where c.oid operator(pg_catalog.=) any (array[
        pg_catalog.to_regclass($name$pgcheckpoint.checkpoints$name$)::pg_catalog.oid,
        pg_catalog.to_regclass($name$pgcheckpoint.checkpoint_blobs$name$)::pg_catalog.oid,
        pg_catalog.to_regclass($name$pgcheckpoint.checkpoint_chunks$name$)::pg_catalog.oid,
        pg_catalog.to_regclass($name$pgcheckpoint.checkpoint_writes$name$)::pg_catalog.oid
    ])
    and a.privilege_type operator(pg_catalog.=) any (array['INSERT', 'UPDATE'])
    and a.grantee operator(pg_catalog.<>) c.relowner
    and w.name operator(pg_catalog.<>) current_user::pg_catalog.text
order by w.name;
