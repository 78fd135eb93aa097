-- Turns the tables into partitioned ones, by hash of thread_id: run it once, by their owner, after the migrations and
-- best while they are empty; rows that are there are copied, and all that use the tables wait. See docs/scaling.md for
-- when it is worth it. Change the count before running it: it can't be changed afterwards without copying again.
-- Functions and operators are Postgres' own, whatever others have put into a schema.
set search_path = pg_catalog, pg_temp;

do $$
declare
    partitions constant integer := 16;
    names constant text[] := array[
        'checkpoint_threads', 'checkpoints', 'checkpoint_blobs', 'checkpoint_chunks', 'checkpoint_writes',
        'checkpoint_data_keys', 'checkpoint_steps'
    ];
    name text;
    options text[];
    views jsonb;
    item jsonb;
begin
    -- Views belong to the tables that they were made on, not to the names.
    perform set_config('search_path', 'pg_catalog', true);
    select jsonb_agg(jsonb_build_object(
        'name', v.relname, 'query', pg_get_viewdef(v.oid), 'options', to_jsonb(v.reloptions),
        'comment', obj_description(v.oid, 'pg_class'), 'columns', (
            select jsonb_object_agg(a.attname, col_description(v.oid, a.attnum))
            from pg_attribute a where a.attrelid = v.oid and col_description(v.oid, a.attnum) is not null
        )
    ))
    into views
    from pg_class v
    where v.relnamespace = 'pgcheckpoint'::regnamespace and v.relkind = 'v'
        and v.relname in ('checkpoint_overview', 'thread_overview');
    for item in select * from jsonb_array_elements(views) loop
        execute format('drop view pgcheckpoint.%I', item ->> 'name');
    end loop;

    foreach name in array names loop
        execute format('alter table pgcheckpoint.%I rename to %I', name, name || '_whole');
        execute format(
            'create table pgcheckpoint.%I (like pgcheckpoint.%I including all) partition by hash (thread_id)',
            name, name || '_whole'
        );
        select c.reloptions || array(select 'toast.' || o from unnest(t.reloptions) o)
        into options
        from pg_class c
        left join pg_class t on t.oid = c.reltoastrelid
        where c.oid = format('pgcheckpoint.%I', name || '_whole')::regclass;
        for number in 0 .. partitions - 1 loop
            execute format(
                'create table pgcheckpoint.%I partition of pgcheckpoint.%I for values with (modulus %s, remainder %s) with (%s)',
                format('%s_%s', name, number), name, partitions, number, array_to_string(options, ', ')
            );
        end loop;
        execute format('insert into pgcheckpoint.%I select * from pgcheckpoint.%I', name, name || '_whole');
        if (select relrowsecurity from pg_class where oid = format('pgcheckpoint.%I', name || '_whole')::regclass) then
            -- shows nothing to anybody else until sql/tenants.sql has been run again
            execute format('alter table pgcheckpoint.%I enable row level security', name);
        end if;
        execute format(
            'comment on table pgcheckpoint.%I is %L',
            name, obj_description(format('pgcheckpoint.%I', name || '_whole')::regclass, 'pg_class')
        );
        execute format('drop table pgcheckpoint.%I', name || '_whole');
    end loop;

    for item in select * from jsonb_array_elements(views) loop
        execute format('create view pgcheckpoint.%I as %s', item ->> 'name', item ->> 'query');
        execute format('comment on view pgcheckpoint.%I is %L', item ->> 'name', item ->> 'comment');
        for name in select jsonb_object_keys(item -> 'columns') loop
            execute format(
                'comment on column pgcheckpoint.%I.%I is %L', item ->> 'name', name, item -> 'columns' ->> name
            );
        end loop;
        for name in select jsonb_array_elements_text(nullif(item -> 'options', 'null')) loop
            execute format('alter view pgcheckpoint.%I set (%s)', item ->> 'name', name);
        end loop;
    end loop;
end
$$;

reset search_path;
